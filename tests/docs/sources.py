#!/usr/bin/env python3
"""What can be held of sources: lines have at most 120 columns, a header's include guard fits its path, and a folder of
tests is named after a room.

usage: sources.py [--write] [ROOT]    prints each fault, then `N passed, N failed`

Exceptions stand in tests/docs/sources.txt, which may only shrink: `COUNT PATH` for so many long lines, `guard PATH` for
a guard.
--write takes out of it what is mended.
"""
import pathlib
import re
import subprocess
import sys

COLUMNS = 120
LIST = "tests/docs/sources.txt"
FOLDERS = ("spec", "ref", "tool", "tests", "fuzz", "proofs", "docs")
SOURCES = [f"{folder}/*.{ending}" for folder in FOLDERS for ending in ("c", "h", "sh", "py")]
# Tricks to be refused, text to be put into a file, and the public name.
NO_GUARD = re.compile(r"proofs/(?:negative|life)/|spec/origo\.h")
# Folders of tests that are about no room of spec/, ref/ or tool/.
OTHERS = {"alloc", "cli", "docs"}
COMMENT = ("# Files with lines of more than 120 columns, and headers whose guard does not fit their path.\n"
           "# The list may only shrink: tests/docs/sources.py --write takes out what is mended.\n")


def files(root):
    """{path: text} of the sources that git knows."""
    listed = subprocess.run(["git", "ls-files", *SOURCES], cwd=root, capture_output=True, text=True, check=True).stdout
    return {name: (root / name).read_text(encoding="utf-8") for name in listed.split() if (root / name).is_file()}


def long_lines(text):
    return sum(len(line) > COLUMNS for line in text.splitlines())


def fits(name, text):
    """Does the guard end with the header's name, and say before it nothing but parts of its path, OG or OR?"""
    guard = re.search(r"^#ifndef (\w+)$", text, re.MULTILINE)
    path = pathlib.Path(name)
    said = guard and re.fullmatch(rf"(\w+_)?{path.stem.upper()}_H", guard[1])
    words = {"OG", "OR", *"_".join(path.parent.parts).upper().split("_")}
    return said is not None and set((said[1] or "").strip("_").split("_")) - {""} <= words


def exceptions(root):
    """({path: count}, paths of guards)"""
    lines = (root / LIST).read_text(encoding="utf-8").splitlines()
    rows = [row.split() for row in lines if row and not row.startswith("#")]
    return {path: int(what) for what, path in rows if what != "guard"}, {path for what, path in rows if what == "guard"}


def main(root, writes):
    texts = files(root)
    allowed, guards = exceptions(root)
    found = {name: long_lines(text) for name, text in texts.items()}
    headers = [name for name in texts if name.endswith(".h") and not NO_GUARD.match(name)]
    bad_guards = {name for name in headers if not fits(name, texts[name])}
    folders = sorted({name.split("/")[1] for name in texts if re.fullmatch(r"tests/[^/]+/\w+_test\.c", name)})
    rooms = {part for name in texts if name.startswith(("spec/", "ref/", "tool/"))
             for part in pathlib.Path(name).parts[:-1]}
    rooms |= set(re.findall(r'^    \{"(\w+)", "', texts.get("tool/run/doors.c", ""), re.MULTILINE))
    faults = [f"{name}: {count} lines of more than {COLUMNS} columns; {allowed.get(name, 0)} are known"
              for name, count in found.items() if count > allowed.get(name, 0)]
    faults += [f"{name}: the include guard does not fit the path" for name in sorted(bad_guards - guards)]
    faults += [f"tests/{folder}: no room of spec/, ref/ or tool/ has this name"
               for folder in folders if folder not in rooms | OTHERS]
    if writes:
        rows = [f"{min(count, found[name])} {name}" for name, count in allowed.items() if found.get(name)]
        rows += [f"guard {name}" for name in sorted(guards & bad_guards)]
        (root / LIST).write_text(COMMENT + "".join(f"{row}\n" for row in rows), encoding="utf-8")
    total = len(found) + len(headers) + len(folders)
    print("\n".join([*faults, f"{total - len(faults)} passed, {len(faults)} failed"]))
    return 1 if faults or total == 0 else 0


if __name__ == "__main__":
    given = [word for word in sys.argv[1:] if word != "--write"]
    sys.exit(main(pathlib.Path(given[0] if given else ".").resolve(), "--write" in sys.argv[1:]))
