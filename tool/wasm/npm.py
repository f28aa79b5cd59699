#!/usr/bin/env python3
"""The package for npm, origo-VERSION.tgz: the same bytes each time.

usage: tool/wasm/npm.py FOLDER VERSION LIBRARIES

FOLDER has the modules of `make wasm`; the package goes there, too. LIBRARIES has the sources of GMP, MPFR and Jansson,
whose licences go along. Python is all it takes.
"""

import gzip
import io
import json
import os
import sys
import tarfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
MUSL = Path("/usr/share/emscripten/system/lib/libc/musl/COPYRIGHT")
LICENCES = {"GMP": "gmp/COPYING.LESSERv3", "GPL-3": "gmp/COPYINGv3", "MPFR": "mpfr/COPYING.LESSER",
            "Jansson": "jansson/LICENSE"}
MODULES = ["origo", "origo-check", "origo-worker"]


def manifest(version):
    def entry(name):
        return {"types": f"./{name}.d.ts", "default": f"./{name}.mjs"}
    return {
        "name": "origo",
        "version": version,
        "description": "Exact answers about collisions of bodies, each with a certificate",
        "keywords": ["collision detection", "exact arithmetic", "geometry", "certificate", "test oracle"],
        "license": "MIT AND LGPL-3.0-or-later",
        "type": "module",
        "exports": {
            ".": entry("origo"),
            "./check": entry("origo-check"),
            "./worker": entry("origo-worker"),
            "./thread": "./origo-thread.mjs",
            "./origo.wasm": "./origo.wasm",
            "./origo-check.wasm": "./origo-check.wasm",
            "./package.json": "./package.json",
        },
        "types": "./origo.d.ts",
        "sideEffects": ["./origo-thread.mjs"],
        "engines": {"node": ">=18"},
    }


def main():
    folder, version, libraries = Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3])
    files = {"package.json": json.dumps(manifest(version), indent=2).encode() + b"\n"}
    for name in [*MODULES, "module", "origo-thread"]:
        files[f"{name}.mjs"] = (folder / f"{name}.mjs").read_bytes()
    for name in MODULES:
        files[f"{name}.d.ts"] = (folder / f"{name}.d.ts").read_bytes()
    for name in ("origo.wasm", "origo-check.wasm"):
        files[name] = (folder / name).read_bytes()
    files["README.md"] = (HERE / "README.md").read_bytes()
    files["LICENSE"] = (HERE.parents[1] / "LICENSE").read_bytes()
    for library, source in LICENCES.items():
        files[f"licences/{library}.txt"] = (libraries / source).read_bytes()
    files["licences/musl.txt"] = MUSL.read_bytes()
    packed = io.BytesIO()
    stamp = int(os.environ.get("SOURCE_DATE_EPOCH") or 0)
    with gzip.GzipFile(fileobj=packed, mode="wb", compresslevel=9, mtime=0, filename="") as zipped:
        with tarfile.open(fileobj=zipped, mode="w", format=tarfile.USTAR_FORMAT) as tar:
            for name in sorted(files):
                entry = tarfile.TarInfo(f"package/{name}")
                entry.size, entry.mtime, entry.mode = len(files[name]), stamp, 0o644
                tar.addfile(entry, io.BytesIO(files[name]))
    out = folder / f"origo-{version}.tgz"
    out.write_bytes(packed.getvalue())
    print(out)


if __name__ == "__main__":
    main()
