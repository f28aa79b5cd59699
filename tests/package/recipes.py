#!/usr/bin/env python3
"""Does with conanfile.py what Conan would do, with the tools at hand, and prints the flags that a program then needs.

usage: tests/package/recipes.py CONANFILE UNPACKED PACKAGE shared|static
"""
import hashlib
import importlib.util
import pathlib
import shutil
import subprocess
import sys
import types
import urllib.request

import yaml

conanfile, unpacked, package, kind = sys.argv[1:]


class ConanFile:
    """The part of Conan's that the recipe uses: any other attribute is an error."""

    def run(self, command, cwd):
        subprocess.run(command, shell=True, cwd=cwd, check=True, stdout=sys.stderr)

    def requires(self, name, **traits):
        assert set(traits) <= {"transitive_headers"}
        self.required.append(name.split("/")[0])


def get(recipe, url, sha256, strip_root):
    with urllib.request.urlopen(url) as file:
        assert hashlib.sha256(file.read()).hexdigest() == sha256, "the digest of the sources"
    assert strip_root


def copy(_, pattern, from_, to):
    pathlib.Path(to).mkdir(parents=True)
    shutil.copy(pathlib.Path(from_, pattern), to)


def remove(_, pattern, folder):
    found = list(pathlib.Path(folder).glob(pattern))
    assert found, pattern
    for path in found:
        path.unlink()


class Settings(types.SimpleNamespace):
    def rm_safe(self, name):
        assert name in ("compiler.cppstd", "compiler.libcxx")


class Generator:
    def __init__(self, recipe):
        pass

    def generate(self):
        pass


def module(name, **members):
    sys.modules[name] = types.ModuleType(name)
    vars(sys.modules[name]).update(members)


module("conan", ConanFile=ConanFile)
module("conan.errors", ConanInvalidConfiguration=type("ConanInvalidConfiguration", (Exception,), {}))
module("conan.tools")
module("conan.tools.files", copy=copy, get=get, rm=remove, rmdir=lambda _, folder: shutil.rmtree(folder))
module("conan.tools.gnu", AutotoolsDeps=Generator, AutotoolsToolchain=Generator)
spec = importlib.util.spec_from_file_location("conanfile", conanfile)
loaded = importlib.util.module_from_spec(spec)
sys.dont_write_bytecode = True
spec.loader.exec_module(loaded)

recipe = loaded.Origo()
recipe.required, recipe.source_folder, recipe.package_folder = [], unpacked, package
recipe.conan_data = yaml.safe_load(pathlib.Path(conanfile).with_name("conandata.yml").read_text(encoding="utf-8"))
assert recipe.default_options["shared"] in recipe.options["shared"]
recipe.options = types.SimpleNamespace(shared=kind == "shared")
recipe.settings = Settings(os="Windows")
try:
    recipe.validate()
    sys.exit("Windows is taken")
except sys.modules["conan.errors"].ConanInvalidConfiguration:
    recipe.settings.os = "Linux"
recipe.cpp_info = types.SimpleNamespace(set_property=lambda name, value: None)
for step in ("validate", "configure", "requirements", "source", "generate", "build", "package", "package_info"):
    getattr(recipe, step)()
told = recipe.cpp_info
print(*(f"-I{package}/{folder}" for folder in told.includedirs), f"-L{package}/lib",
      *(f"-l{name}" for name in [*told.libs, *recipe.required[::-1], *told.system_libs]))
