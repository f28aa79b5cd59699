"""The library alone: conan create . --version @VERSION@"""
import os

from conan import ConanFile
from conan.errors import ConanInvalidConfiguration
from conan.tools.files import copy, get, rm, rmdir
from conan.tools.gnu import AutotoolsDeps, AutotoolsToolchain


class Origo(ConanFile):
    name = "origo"
    version = "@VERSION@"
    description = "Exact answers about collisions, with certificates"
    license = "MIT"
    package_type = "library"
    settings = "os", "arch", "compiler", "build_type"
    options = {"shared": [True, False]}
    default_options = {"shared": False}

    def requirements(self):
        self.requires("gmp/[>=6.2 <7]", transitive_headers=True)  # <origo.h> includes its header
        self.requires("mpfr/[>=4.1 <5]")
        self.requires("jansson/[>=2.14 <3]")

    def validate(self):
        if self.settings.os != "Linux":
            raise ConanInvalidConfiguration("the Makefile links as GNU ld does")

    def configure(self):
        self.settings.rm_safe("compiler.cppstd")  # it is C
        self.settings.rm_safe("compiler.libcxx")

    def source(self):
        get(self, **self.conan_data["sources"][self.version], strip_root=True)

    def generate(self):
        AutotoolsToolchain(self).generate()
        AutotoolsDeps(self).generate()

    def make(self, *words):
        # The environment has where what is required stands; make takes it from its command line alone.
        self.run(" ".join(["make", *words, '"CFLAGS=-g $CPPFLAGS"', '"LDFLAGS=$LDFLAGS"']), cwd=self.source_folder)

    def build(self):
        self.make("build/liborigo.a", "build/liborigo.so")

    def package(self):
        self.make("install-library", f"PREFIX={self.package_folder}")
        copy(self, "LICENSE", self.source_folder, os.path.join(self.package_folder, "licenses"))
        lib = os.path.join(self.package_folder, "lib")
        rm(self, "liborigo.a" if self.options.shared else "liborigo.so*", lib)
        for folder in ("cmake", "pkgconfig"):  # Conan makes its own
            rmdir(self, os.path.join(lib, folder))

    def package_info(self):
        self.cpp_info.libs = ["origo"]
        self.cpp_info.includedirs = ["include", os.path.join("include", "origo")]
        self.cpp_info.system_libs = ["m"]
        self.cpp_info.set_property("pkg_config_name", "origo")
        self.cpp_info.set_property("cmake_target_name", "origo::origo")
