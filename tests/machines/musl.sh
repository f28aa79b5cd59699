#!/bin/sh
# GMP, MPFR, jansson and expat for musl, from Debian's sources, as static libraries below a folder: nothing is
# installed. Debian's archive signs what is fetched; the upstream tarballs have to be these, too, whatever Debian adds.
# usage: tests/machines/musl.sh FOLDER
set -eu
mkdir -p "$1"
folder=$(cd "$1" && pwd)
[ ! -e "$folder/done" ] || exit 0

# apt with lists and a cache of its own, for sources alone.
mkdir -p "$folder/apt/lists/partial" "$folder/apt/cache/archives/partial" "$folder/source"
# shellcheck source=/dev/null
echo "deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian \
$(. /etc/os-release && echo "$VERSION_CODENAME") main" >"$folder/apt/sources"
cat >"$folder/apt/conf" <<CONF
APT::Sandbox::User "root";
Acquire::Languages "none";
Dir::Etc::sourcelist "$folder/apt/sources";
Dir::Etc::sourceparts "-";
Dir::State "$folder/apt";
Dir::State::lists "lists";
Dir::Cache "$folder/apt/cache";
CONF
export APT_CONFIG="$folder/apt/conf"

fetch() {
  cd "$folder/source"
  apt-get update
  apt-get source gmp mpfr4 jansson expat
  sha256sum --check - <<DIGESTS
471b9e463e04362a0124f215afc5f0a4b99caedeeb62634c61bbc12988efa64c  gmp_6.2.1+dfsg1.orig.tar.xz
06a378df13501248c1b2db5aa977a2c8126ae849a9d9b7be2546fb4a9c26d993  mpfr4_4.2.0.orig.tar.xz
c739578bf6b764aa0752db9a2fdadcfe921c78f1228c7ec0bb47fa804c55d17b  jansson_2.14.orig.tar.gz
ab00ee05c7067fd10a35c5d2a4922ebba746ddd50ff83b79c828da17bbdf1757  expat_2.5.0.orig.tar.gz
DIGESTS
}

compile() {
  processors=$(nproc)
  # By this name gmp takes the assembler that every processor of the kind runs, as Debian does.
  machine=$(uname -m)-linux-gnu
  configured() { # configured OPTION...: of a package with configure
    CC=musl-gcc CFLAGS="-O2 -g0" ./configure --build="$machine" --host="$machine" --prefix="$folder" \
      --disable-shared --enable-static "$@"
    make -j "$processors" && make install
  }
  made() { # made OPTION...: of one with CMake
    cmake -S . -B made -DCMAKE_C_COMPILER=musl-gcc -DCMAKE_C_FLAGS="-O2 -g0" -DCMAKE_BUILD_TYPE=None \
      -DCMAKE_INSTALL_PREFIX="$folder" -DCMAKE_INSTALL_LIBDIR=lib "$@"
    make -C made -j "$processors" && make -C made install
  }
  cd "$folder"/source/gmp-*
  # Debian leaves out the manual, whose Makefile configure asks for.
  mkdir -p doc
  [ -e doc/Makefile.in ] || printf 'all install:\n%%: ;\n' >doc/Makefile.in
  configured --disable-cxx
  cd "$folder"/source/mpfr4-* && configured --with-gmp="$folder" --enable-thread-safe
  cd "$folder"/source/jansson-* && made -DJANSSON_BUILD_DOCS=OFF -DJANSSON_WITHOUT_TESTS=ON -DJANSSON_EXAMPLES=OFF
  cd "$folder"/source/expat-*/expat
  # Debian's corrections ask for the value of what CMake defines without one.
  sed -i 's/^#cmakedefine XML_DTD$/#cmakedefine XML_DTD 1/' expat_config.h.cmake
  made -DEXPAT_SHARED_LIBS=OFF -DEXPAT_BUILD_TOOLS=OFF -DEXPAT_BUILD_EXAMPLES=OFF \
    -DEXPAT_BUILD_TESTS=OFF -DEXPAT_BUILD_DOCS=OFF
}

log=$folder/log
# A shell of its own, where -e ends it at the first that fails.
for step in fetch compile; do
  (set -e; $step) >>"$log" 2>&1 &
  wait $! || { tail -n 20 "$log" >&2; echo "the libraries for musl cannot be had (log: $log)" >&2; exit 1; }
done
rm -rf "$folder/apt" "$folder/source"
: >"$folder/done"
