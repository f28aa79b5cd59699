#!/usr/bin/env python3
"""A wheel of the package beside this file, with the library: the same bytes each time.

usage: tool/python/wheel.py FOLDER VERSION LIBRARY LICENCES

Python and readelf are all it takes. No part of the package depends on the version of Python, so one wheel is for all.
GMP, MPFR and Jansson are parts of the library; LICENCES has their licences and says of what sources they were made.
A library that needs more than the C library is refused. The tag says which glibc it needs.
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
OF_THE_SYSTEM = {"libc.so.6", "libm.so.6", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"}
NOTICES = ["GMP.txt", "GPL-3.txt", "MPFR.txt", "Jansson.txt", "SOURCES.txt"]


def readelf(option, library):
    command = ["readelf", "-W", option, str(library)]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"})
    if done.returncode != 0:
        raise SystemExit(done.stderr.strip() or f"{library}: readelf reads no library")
    return done.stdout


def glibc(library):
    """The oldest glibc that has all that the library asks of it, as 2_N."""
    needed = set(re.findall(r"\(NEEDED\).*\[(.*)\]", readelf("-d", library)))
    if "libc.so.6" not in needed:
        raise SystemExit(f"{library}: no shared library that needs glibc")
    if needed - OF_THE_SYSTEM:
        raise SystemExit(
            f"{library}: needs {', '.join(sorted(needed - OF_THE_SYSTEM))}, which a machine may not have"
        )
    versions = re.findall(r"GLIBC_2\.(\d+)", readelf("-V", library))
    return f"2_{max(map(int, versions))}"


def notices(folder):
    for name in NOTICES:
        if not (folder / name).is_file():
            raise SystemExit(f"{folder}: {name} is missing, so the wheel would break a licence")
        yield name, (folder / name).read_bytes()


def main():
    if len(sys.argv) != 5:
        raise SystemExit("usage: tool/python/wheel.py FOLDER VERSION LIBRARY LICENCES")
    folder, version, library, licences = Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3]), Path(sys.argv[4])
    tag = f"py3-none-manylinux_{glibc(library)}_{platform.machine()}"
    info = f"origo-{version}.dist-info"
    readme = (HERE / "README.md").read_text()
    files = {
        f"{info}/METADATA": "Metadata-Version: 2.1\nName: origo\n"
        f"Version: {version}\nSummary: Exact answers about collisions of bodies, each with a certificate\n"
        "License: MIT AND LGPL-3.0-or-later\nRequires-Python: >=3.9\n"
        "Provides-Extra: numpy\nRequires-Dist: numpy; extra == 'numpy'\n"
        f"Description-Content-Type: text/markdown\n\n{readme}",
        f"{info}/WHEEL": f"Wheel-Version: 1.0\nGenerator: origo\nRoot-Is-Purelib: false\nTag: {tag}\n",
        f"{info}/entry_points.txt": "[pytest11]\norigo = origo.pytest_plugin\n",
        f"{info}/licenses/LICENSE": (HERE.parents[1] / "LICENSE").read_text(),
        "origo/liborigo-python.so": library.read_bytes(),
    }
    for name, content in notices(licences):
        files[f"{info}/licenses/{name}"] = content
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
