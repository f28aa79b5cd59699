#!/usr/bin/env python3
"""A fault behind each door, planted in a copy of a source: a program with contracts in it has to find a clause false.

usage: proofs/planted.py BUILD [--faults FILE] [--share N --turn K] [DOOR...]     all, or those named, or each N-th

The faults stand in proofs/planted.txt. A door of ref/door that has none is a failure.
"""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile
import typing

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent


class Fault(typing.NamedTuple):
    door: str
    source: str
    program: str
    function: str
    clause: str
    before: str
    after: str


def faults(path):
    text = re.sub(r"^#[^\n]*\n", "", path.read_text(), flags=re.MULTILINE)
    for entry in re.split(r"\n\n+", text.strip()):
        head, before, after = entry.splitlines()
        door, source, program, function, clause = re.fullmatch(r"(\w+): (\S+) (\S+) (\w+) (\w+)", head).groups()
        change = (line[1:].replace("\\n", "\n") for line in (before, after))
        yield Fault(door, source, program, function, clause, *change)


def doors():
    """The doors of ref/door, by their headers."""
    return {path.stem for path in (ROOT / "ref/door").glob("*.h") if not path.stem.endswith("_logic")
            and re.search(r"^struct og_door_", path.read_text(), re.MULTILINE)}


def wrong(build, fault, folder):
    """What is wrong with a fault: it is not found, or by another clause. Nothing where all is well."""
    text = (ROOT / fault.source).read_text()
    if text.count(fault.before) != 1:
        return f"{fault.source} has `{fault.before}` {text.count(fault.before)} times"
    copy = folder / pathlib.Path(fault.source).name
    copy.write_text(text.replace(fault.before, fault.after))
    command = [sys.executable, str(HERE / "run_contracts.py"), "run", build, str(folder / "run.json"), "--all",
               "--plant", f"{fault.source}={copy}", fault.program]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    expected = f"{fault.function}: ensures {fault.clause} is false"
    if done.returncode == 1 and expected in done.stdout:
        return None
    return f"no `{expected}`:\n{done.stdout[-1500:]}{done.stderr[-1500:]}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build")
    parser.add_argument("--faults", type=pathlib.Path, default=HERE / "planted.txt")
    parser.add_argument("--share", type=int, default=1)
    parser.add_argument("--turn", type=int, default=0)
    parser.add_argument("doors", nargs="*")
    options = parser.parse_intermixed_args()  # doors may stand after options
    known = list(faults(options.faults))
    unknown = set(options.doors) - {fault.door for fault in known}
    if unknown:
        sys.exit(f"planted.py: no fault is planted behind {sorted(unknown)[0]}")
    chosen = [fault for fault in known if fault.door in options.doors] if options.doors else \
        known[options.turn % options.share::options.share]
    failed = 0
    missing = doors() - {fault.door for fault in known}
    if missing:
        failed += 1
        print(f"FAILED no fault is planted behind {', '.join(sorted(missing))}")
    for fault in chosen:
        with tempfile.TemporaryDirectory() as folder:
            what = wrong(options.build, fault, pathlib.Path(folder))
        failed += what is not None
        found = f"{fault.door}: {fault.function} {fault.clause} is found false"
        print(f"FAILED {fault.door}: {what}" if what else found, flush=True)
    print(f"{len(chosen) - failed + bool(missing)} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
