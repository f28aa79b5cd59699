# The library alone. One build serves both kinds: its functions are C, and what they do does not depend on the kind.
set(VCPKG_BUILD_TYPE release)
# The package for CMake finds the library from where it stands, lib/cmake/origo.
set(VCPKG_POLICY_SKIP_MISPLACED_CMAKE_FILES_CHECK enabled)

vcpkg_download_distfile(ARCHIVE
  URLS "@URL@/origo-@VERSION@.tar.xz"
  FILENAME "origo-@VERSION@.tar.xz"
  SHA512 @SHA512@)
vcpkg_extract_source_archive(SOURCE_PATH ARCHIVE "${ARCHIVE}")

find_program(MAKE make REQUIRED)
vcpkg_execute_required_process(
  COMMAND ${MAKE} install-library -j${VCPKG_CONCURRENCY}
    PREFIX=${CURRENT_PACKAGES_DIR}
    "CFLAGS=-g -I${CURRENT_INSTALLED_DIR}/include"
    "LDFLAGS=-L${CURRENT_INSTALLED_DIR}/lib"
  WORKING_DIRECTORY "${SOURCE_PATH}"
  LOGNAME "install-${TARGET_TRIPLET}")
if(VCPKG_LIBRARY_LINKAGE STREQUAL "static")
  file(GLOB shared "${CURRENT_PACKAGES_DIR}/lib/liborigo.so*")
  file(REMOVE ${shared})
else()
  file(REMOVE "${CURRENT_PACKAGES_DIR}/lib/liborigo.a")
endif()
vcpkg_fixup_pkgconfig()
vcpkg_install_copyright(FILE_LIST "${SOURCE_PATH}/LICENSE")
