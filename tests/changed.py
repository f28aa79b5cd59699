#!/usr/bin/env python3
"""Runs the test programs that something has changed of, and some of the others, by turns; the rest as in a ledger.

usage: tests/changed.py LEDGER BUILD NAME...          LEDGER: tests/valgrind.json, tests/sanitized.json; NAME: of tests/run.sh

What a program does depends on its code and on the files that it reads. The code is that of the objects that it can reach:
an object counts if the test's own asks for one of its symbols, or one that counts does; an object with constructors always
counts, unless only a sanitizer has put them there. Objects are taken without what is there for debuggers, so comments
change nothing, and compiler and flags are in them. Files are those whose names, or whose folders' names, stand in the objects.
Besides there are the libraries, the wrapper (TEST_WRAPPER) with its version, and ORIGO_TEST_PAIRS.

A test that passes is written into LEDGER. What it says holds still where the digest of all this does; whose turn it is
(proofs/turns.py) is run all the same.

With SHARE=3 in the environment, of the programs that something has changed of only a third is run, by turns too; the others
are said to wait. It keeps CI short where nobody has run all of them before.

A test script may read anything, so it has no digest: a part of the scripts is run, by turns, whatever has changed.
"""
import argparse
import collections
import datetime
import functools
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "proofs"))
import digest  # noqa: E402
import rooms  # noqa: E402
import turns  # noqa: E402

SYMBOL = re.compile(r"^(.*\.o):(?:[0-9a-f]+)? +([A-Za-z]) (\S+)$")
# What a string that is the name of a file looks like; and where sources are named by the compiler.
PATH = re.compile(rb"(?:/bin|corpus|docs|fuzz|proofs|ref|spec|tests|third_party|tool|build)/[\w./*%-]*")
SOURCE = (".c", ".h", ".S")
TURN = argparse.Namespace(unchanged=True, turn=True, resume=False)


def objects(build):
    """All objects that a test may be made of: {object: (the symbols it has, those it asks for)}."""
    files = sorted(path for part in ("obj", "obj32") for path in (build / part).rglob("*.o"))
    said = subprocess.run(["nm", "-A", *files], capture_output=True, text=True, check=True).stdout
    found = {str(path): (set(), set()) for path in files}
    for line in said.splitlines():
        symbol = SYMBOL.match(line)
        if symbol is None:
            sys.exit(f"nm: {line}")
        path, kind, name = symbol.groups()
        if kind.isupper() or kind in "vwu":
            found[path][kind in "Uvw"].add(name)
    return found


def with_constructors(paths):
    """Those of the objects that run by themselves. Priorities up to 100 are the compilers' own: sanitizers use them everywhere."""
    said = subprocess.run(["objdump", "-h", *paths], capture_output=True, text=True, check=True).stdout
    found, path = set(), None
    for line in said.splitlines():
        head = re.match(r"(\S+):\s+file format", line)
        path = head[1] if head else path
        section = re.search(r"\.(?:init_array|ctors|preinit_array|init)(?:\.(\d+))?\s", line)
        if section and (section[1] is None or int(section[1]) > 100):
            found.add(path)
    return found


def other(path, build):
    """Is it the object of another test, or of a program that no test is a part of?"""
    name = str(pathlib.Path(path).relative_to(build)).split("/", 1)[1]
    own = name.startswith(("tests/", "fuzz/")) or name == "tool/check/main.o"
    return own and not name.startswith(("tests/oracle/", "tests/shared/"))


def reached(own, known, shared, always):
    """The objects that a test's own can reach, among those that it shares with others."""
    owners = collections.defaultdict(set)
    for path in shared:
        for name in known[path][0]:
            owners[name].add(path)
    seen, todo = set(), [own, *always]
    while todo:
        path = todo.pop()
        if path not in seen:
            seen.add(path)
            todo += [owner for name in known[path][1] for owner in owners[name.removeprefix("__real_")]]
    return sorted(seen)


@functools.lru_cache(maxsize=None)
def content(path):
    """The digest of an object without debugging, and the names of files that stand in it."""
    with tempfile.NamedTemporaryFile() as out:
        subprocess.run(["objcopy", "--strip-debug", path, out.name], check=True)
        stripped = pathlib.Path(out.name).read_bytes()
    return hashlib.sha256(stripped).hexdigest(), sorted({found.decode() for found in PATH.findall(stripped)})


@functools.lru_cache(maxsize=None)
def input_digest(name):
    """Of a file or a folder, or of the folder in which there are files with such names; None where there is none."""
    path = ROOT / re.sub(r"[^/]*[*%].*", "", name)
    if name.endswith(SOURCE) or not path.exists():
        return None
    files = sorted(file for file in path.rglob("*") if file.is_file()) if path.is_dir() else [path]
    return digest.of([[str(file.relative_to(path)), file_digest(file)] for file in files])


@functools.lru_cache(maxsize=None)
def file_digest(path):
    return hashlib.sha256(pathlib.Path(path).read_bytes()).hexdigest()


def libraries(program):
    said = subprocess.run(["ldd", program], capture_output=True, text=True, check=True).stdout
    return sorted({path for path in re.findall(r"(/\S+)", said)})


def digests(build, names):
    """{name: the digest of what the test's result depends on}"""
    known = objects(build)
    wrapper = os.environ.get("TEST_WRAPPER", "")
    versions = [digest.version(tool) for tool in digest.VERSIONS if tool in wrapper.split()]
    around = [wrapper, versions, os.environ.get("ORIGO_TEST_PAIRS", "")]
    constructors = with_constructors(list(known))
    found = {}
    for name in names:
        part, stem = ("obj32", name[:-2]) if name.endswith("32") else ("obj", name)
        shared = [path for path in known if not other(path, build)]
        always = [path for path in shared if path in constructors]
        code = reached(str(build / part / "tests" / f"{stem}.o"), known, shared, always)
        inputs = sorted({file for path in code for file in content(path)[1]})
        found[name] = digest.of(around, [content(path)[0] for path in code], [input_digest(file) for file in inputs],
                                [file_digest(path) for path in libraries(build / "tests" / name)])
    return found


def is_share_due(name):
    """Whether a program that something has changed of runs now: always, unless SHARE says that others have their turn."""
    share = int(os.environ.get("SHARE") or 1)
    return turns.turn() is None or turns.turn_of("share", name) % share == turns.turn() % share


def counts(build, name):
    """(tests passed, tests failed, seconds) of the test that ran."""
    report = build / "tests" / f"{name}.log.report"
    return tuple(map(int, report.read_text().splitlines()[0].split()[:3])) if report.exists() else (0, 1, 0)


def write(ledger, entries):
    lines = ",\n".join(json.dumps({"name": name, **entries[name]}) for name in sorted(entries))
    rooms.replace(ledger, f"[\n{lines}\n]\n")


def main(ledger, build, all_names):
    names = [name for name in all_names if not name.endswith(".sh")]
    scripts = [name for name in all_names if name.endswith(".sh")]
    due = [name for name in scripts if turns.is_due("script", name)]
    known = {entry.pop("name"): entry for entry in json.loads(ledger.read_text())} if ledger.exists() else {}
    wanted = digests(build, names)
    taken = [name for name in names if turns.is_taken(TURN, known.get(name), wanted[name], ledger.stem, name)]
    waiting = [name for name in names if name not in taken and not turns.is_due(ledger.stem, name) and not is_share_due(name)]
    left = [name for name in names if name not in taken and name not in waiting]
    print(f"{len(taken)} of {len(names)} programs as in {ledger.relative_to(ROOT)}, {len(left)} to run", flush=True)
    if waiting:
        print(f"{len(waiting)} programs that something has changed of wait for their turn", flush=True)
    if scripts:
        print(f"{len(due)} of {len(scripts)} scripts have their turn", flush=True)
    status = subprocess.run(["tests/run.sh", build, *left, *due], cwd=ROOT, check=False).returncode if left or due else 0
    entries = {name: known[name] for name in taken}
    kept = {name: known[name] for name in waiting if name in known}  # of another state: true of that, and only that
    passed_by_scripts = sum(counts(build, name)[0] for name in due)
    failed = sum(counts(build, name)[1] for name in due)
    for name in left:
        passed, bad, seconds = counts(build, name)
        failed += bad
        if not bad:
            is_same = known.get(name, {}).get("digest") == wanted[name]
            entries[name] = known[name] if is_same else {
                "digest": wanted[name], "commit": turns.commit(), "date": datetime.date.today().isoformat(),
                "seconds": seconds, "passed": passed}
            if is_same and known[name]["passed"] != passed:
                print(f"{name}: {passed} tests passed; the ledger has {known[name]['passed']}")
                failed += 1
    if known != {**kept, **entries}:
        write(ledger, {**kept, **entries})
        print(f"{ledger.relative_to(ROOT)} was not what this run found, now it is: commit it, and the next run is shorter")
    print(f"{sum(entry['passed'] for entry in entries.values()) + passed_by_scripts} passed, {failed} failed")
    return 1 if failed or status else 0


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    sys.exit(main(pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve(), sys.argv[3:]))
