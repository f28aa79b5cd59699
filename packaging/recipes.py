#!/usr/bin/env python3
"""Fills in the recipes: version, place and digests of the sources. A digest cannot stand in what it is the digest of.

usage: packaging/recipes.py TARBALL VERSION URL FOLDER     URL is the folder where the tarball will be
"""
import hashlib
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
# Where each goes, as its tool looks for it.
PLACES = {"vcpkg/portfile.cmake": "vcpkg/ports/origo", "vcpkg/vcpkg.json": "vcpkg/ports/origo",
          "conan/conanfile.py": "conan", "conan/conandata.yml": "conan", "homebrew/origo.rb": "homebrew/Formula"}


def main():
    tarball, version, url, folder = sys.argv[1:]
    data = pathlib.Path(tarball).read_bytes()
    values = {"VERSION": version, "URL": url.rstrip("/"), "SHA256": hashlib.sha256(data).hexdigest(),
              "SHA512": hashlib.sha512(data).hexdigest()}
    for name, place in PLACES.items():
        path = HERE / name
        to = pathlib.Path(folder, place, path.name)
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_text(re.sub("@([A-Z0-9]+)@", lambda found: values[found[1]], path.read_text(encoding="utf-8")), encoding="utf-8")
        print(to)


if __name__ == "__main__":
    main()
