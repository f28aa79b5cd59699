#!/usr/bin/env python3
"""Packs the sources: every file that git knows, as it stands in the working tree, and a MANIFEST of their digests.

usage: packaging/dist.py FOLDER

Writes FOLDER/origo-VERSION.tar.xz and FOLDER/SHA256SUMS. The same files give the same bytes: names are sorted, owners
are nobody, and all times are SOURCE_DATE_EPOCH or that of the last commit. Where there is no git, in an unpacked tarball,
the MANIFEST there tells files and time. `sha256sum --check MANIFEST` reads it.
"""
import argparse
import hashlib
import io
import lzma
import os
import pathlib
import re
import subprocess
import sys
import tarfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
MANIFEST = "MANIFEST"
# Of xz: 8 % more bytes than 6 gives, in half its time. The format and one thread are as fixed as the level.
LEVEL = 4


def git(*arguments):
    """What git says of this folder, or None where it is not the top of a checkout, or there is no git."""
    def said(*command):
        return subprocess.run(["git", *command], cwd=ROOT, capture_output=True, check=True).stdout
    try:
        top = said("rev-parse", "--show-toplevel").decode().rstrip("\n")
        return said(*arguments) if pathlib.Path(top).resolve() == ROOT else None
    except (FileNotFoundError, PermissionError, subprocess.CalledProcessError):
        return None


def manifest():
    """(time, {name: digest}) as an earlier run wrote them, or None."""
    try:
        head, *lines = (ROOT / MANIFEST).read_text(encoding="utf-8").splitlines()
    except (FileNotFoundError, ValueError):
        return None
    found = re.fullmatch(r"# origo \S+, files of (\d+)", head)
    rows = [re.fullmatch(r"([0-9a-f]{64})  (.+)", line) for line in lines]
    if found is None or not rows or None in rows:
        sys.exit(f"dist: {MANIFEST} is not one that this program wrote")
    return int(found[1]), {row[2]: row[1] for row in rows}


def listed():
    """{name: whether it is a program} of the files to pack, the time of the last change, and digests that are known."""
    index = git("ls-files", "--stage", "-z")
    if index is not None:
        rows = [re.fullmatch(r"(\d+) [0-9a-f]+ \d+\t(.*)", row, re.S) for row in index.decode().split("\0") if row]
        if odd := [row[2] for row in rows if row[1] not in ("100644", "100755") or "\n" in row[2] or row[2] == MANIFEST]:
            sys.exit(f"dist: not a plain file: {odd[0]}")
        if changed := (git("diff", "--name-only", "HEAD") or b"").decode().split():
            print(f"dist: {len(changed)} files are not as the commit has them: {changed[0]}", file=sys.stderr)
        return {row[2]: row[1] == "100755" for row in rows}, int(git("log", "-1", "--format=%ct") or 0), {}
    known = manifest()
    if known is None:
        sys.exit(f"dist: {ROOT} is no checkout of git and has no {MANIFEST}")
    time, digests = known
    return {name: os.access(ROOT / name, os.X_OK) for name in digests}, time, digests


def member(name, is_program, content, time):
    info = tarfile.TarInfo(name)
    info.size, info.mtime, info.mode = len(content), time, 0o755 if is_program else 0o644
    return info, io.BytesIO(content)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    folder = parser.parse_args().folder
    programs, time, known = listed()
    time = int(os.environ.get("SOURCE_DATE_EPOCH") or time)
    try:
        contents = {name: (ROOT / name).read_bytes() for name in sorted(programs)}
    except OSError as fault:
        sys.exit(f"dist: {fault}")
    digests = {name: hashlib.sha256(content).hexdigest() for name, content in contents.items()}
    version = re.search(rb'^#define ORIGO_VERSION "(.*)"', contents["spec/version.h"], re.M)[1].decode()
    for name in (name for name in known if digests[name] != known[name]):
        print(f"dist: not as {MANIFEST} has it: {name}", file=sys.stderr)

    head = f"# origo {version}, files of {time}\n"
    contents[MANIFEST] = (head + "".join(f"{digest}  {name}\n" for name, digest in digests.items())).encode()
    name = f"origo-{version}"
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.USTAR_FORMAT) as packed:
        for path in sorted(contents):
            packed.addfile(*member(f"{name}/{path}", programs.get(path, False), contents[path], time))
    data = lzma.compress(out.getvalue(), format=lzma.FORMAT_XZ, check=lzma.CHECK_CRC64, preset=LEVEL)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.tar.xz").write_bytes(data)
    (folder / "SHA256SUMS").write_text(f"{hashlib.sha256(data).hexdigest()}  {name}.tar.xz\n", encoding="utf-8")
    print(f"{folder / name}.tar.xz")


if __name__ == "__main__":
    main()
