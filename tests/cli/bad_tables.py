#!/usr/bin/env python3
"""The tables of tests/cli/bad, each line a run of origo or origo-check: says what fails, then how many passed and failed.

usage: bad_tables.py BUILD FOLDER      in FOLDER: good, answered and boxes, a case each; and place, where commands run

One process looks at all of them: a shell starts ten for each line.
"""
import json
import pathlib
import re
import subprocess
import sys

TABLES = pathlib.Path(__file__).resolve().parent / "bad"
counts = {True: 0, False: 0}


def table(name):
    """(exit status, phrase, the rest) of each line."""
    for line in (TABLES / f"{name}.tsv").read_bytes().split(b"\n")[:-1]:
        status, phrase, rest = line.split(b"\t", 2)
        yield int(status), phrase, rest


def run(*command, cwd=None):
    try:
        ran = subprocess.run(command, cwd=cwd, stdin=subprocess.DEVNULL, capture_output=True, timeout=60, check=False)
        return ran.returncode, ran.stdout, ran.stderr
    except subprocess.TimeoutExpired:
        return "none within 60 s", b"", b""


def count(name, out, err, complaint):
    counts[not complaint] += 1
    if complaint:
        print("FAILED", name.decode(errors="replace") + ":", complaint)
        print((out[:400] + err[:400]).decode(errors="replace"))


def is_whole(out):
    """Nothing, or whole lines of JSON."""
    try:
        return not out or out.endswith(b"\n") and all(json.loads(line) for line in out.splitlines())
    except ValueError:
        return False


def refused(got, status, phrase, out, err):
    """What is wrong with a refusal: the phrase is on one line of standard error, which holds one line only."""
    if got != status:
        return f"exit status {got}, expected {status}"
    if not any(phrase in line for line in err.split(b"\n")):
        return "not said on standard error"
    if status != 0 and err.count(b"\n") != 1:
        return "not one line on standard error"
    return "" if is_whole(out) else "standard output is not whole lines"


def cases(build, folder):
    """A bad case after a good one: the good one is answered, the bad one named with file and line."""
    path, good = folder / "cases", (folder / "good").read_bytes()
    for status, phrase, line in table("cases"):
        path.write_bytes(good + line + b"\n")
        got, out, err = run(build / "origo", "ask", path)
        count(phrase, out, err, refused(got, status, phrase, out, err))
        complaint = ""
        if not any(said.startswith(f"{path}:2: ".encode()) for said in err.splitlines()):
            complaint = "file and line are not named"
        elif out.count(b"\n") != 1:
            complaint = "the good case before it is not answered"
        count(phrase, out, err, complaint)


def commands(build, folder):
    """In a folder of their own; two blanks stand around an operand that is empty."""
    for status, phrase, operands in table("commands"):
        got, out, err = run(build / "origo", *(operands.split(b" ") if operands else []), cwd=folder / "place")
        count(b"origo " + operands, out, err, refused(got, status, phrase, out, err))


def answers(build, folder, name, case):
    path = folder / "answers"
    for status, phrase, line in table(name):
        path.write_bytes(line + b"\n")
        got, out, err = run(build / "origo-check", folder / case, path)
        lines = out.splitlines()
        complaint = ""
        if got != status:
            complaint = f"exit status {got}, expected {status}"
        elif not any(phrase in said for said in err.splitlines() + lines):
            complaint = "not said"
        elif not lines or not re.match(rb"[0-9]* accepted, [0-9]* refused", lines[-1]):
            complaint = "no counts"
        count(phrase, out, err, complaint)


def main():
    build, folder = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2])
    cases(build, folder)
    commands(build, folder)
    answers(build, folder, "answers", "answered")
    answers(build, folder, "overlaps_answers", "boxes")
    print(f"{counts[True]} passed, {counts[False]} failed")


if __name__ == "__main__":
    main()
