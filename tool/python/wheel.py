#!/usr/bin/env python3
"""A wheel of the package beside this file, with the library and what it needs: the same bytes each time.

usage: tool/python/wheel.py FOLDER VERSION LIBRARY

Python and readelf are all it takes. No part of the package depends on the version of Python, so one wheel is for all.
Debian's libmpfr.a is not position-independent: GMP, MPFR and Jansson go into the wheel as the shared libraries that the
linker found, with their licences. The tag says which glibc all of them need.
"""

import base64
import hashlib
import os
import platform
import re
import subprocess
import sys
import time
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
# Of the C library, which every machine has.
OF_THE_SYSTEM = {"libc.so.6", "libm.so.6", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1", "linux-vdso.so.1"}


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"}).stdout


def needed(library):
    """What a library loads, by the paths where the loader finds it."""
    found = {}
    for line in output("ldd", str(library)).splitlines():
        name, _, place = line.strip().partition(" => ")
        if Path(name.split()[0]).name in OF_THE_SYSTEM:
            continue
        if not place or "not found" in place:
            raise SystemExit(f"{library}: {line.strip()}")
        found[name] = Path(place.split()[0])
    return found


def glibc(libraries):
    told = "".join(output("readelf", "-V", str(library)) for library in libraries)
    return max(map(int, re.findall(r"GLIBC_2\.(\d+)", told)))


def licence(library):
    """Debian's record of the licence of the package that a library is from."""
    real = str(library.resolve())
    for path in (real, str(library), real.replace("/usr/lib/", "/lib/", 1)):
        owner = subprocess.run(["dpkg-query", "-S", path], capture_output=True, text=True).stdout
        if owner:
            return Path("/usr/share/doc", owner.split(":")[0], "copyright").read_bytes()
    raise SystemExit(f"{library}: no package has it, so its licence is not known")


def main():
    folder, version, library = Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3])
    beside = needed(library)
    tag = f"py3-none-manylinux_2_{glibc([library, *beside.values()])}_{platform.machine()}"
    info = f"origo-{version}.dist-info"
    readme = (HERE / "README.md").read_text()
    files = {
        f"{info}/METADATA": "Metadata-Version: 2.1\nName: origo\n"
        f"Version: {version}\nSummary: Exact answers about collisions of bodies, each with a certificate\n"
        "Requires-Python: >=3.9\nProvides-Extra: numpy\nRequires-Dist: numpy; extra == 'numpy'\n"
        f"Description-Content-Type: text/markdown\n\n{readme}",
        f"{info}/WHEEL": f"Wheel-Version: 1.0\nGenerator: origo\nRoot-Is-Purelib: false\nTag: {tag}\n",
        f"{info}/entry_points.txt": "[pytest11]\norigo = origo.pytest_plugin\n",
        f"{info}/licenses/LICENSE": (HERE.parents[1] / "LICENSE").read_text(),
        "origo/liborigo-python.so": library.read_bytes(),
    }
    for name, place in beside.items():
        files[f"origo/{name}"] = place.read_bytes()
        files[f"{info}/licenses/{name}.txt"] = licence(place)
    for part in sorted((HERE / "origo").glob("*")):
        if part.suffix in (".py", ".typed"):
            files[f"origo/{part.name}"] = part.read_bytes()
    files = {name: content.encode() if isinstance(content, str) else content for name, content in files.items()}
    record = ""
    for name, content in sorted(files.items()):
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        record += f"{name},sha256={digest},{len(content)}\n"
    files[f"{info}/RECORD"] = (record + f"{info}/RECORD,,\n").encode()
    # The first moment that a zip file can tell.
    date = time.gmtime(max(int(os.environ.get("SOURCE_DATE_EPOCH", "0")), 315532800))[:6]
    folder.mkdir(parents=True, exist_ok=True)
    wheel = folder / f"origo-{version}-{tag}.whl"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in sorted(files.items(), key=lambda file: (file[0].startswith(info), file[0])):
            entry = zipfile.ZipInfo(name, date)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o100644 << 16
            archive.writestr(entry, content)
    print(wheel)


if __name__ == "__main__":
    main()
