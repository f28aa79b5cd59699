#!/usr/bin/env python3
"""The smallest counterexamples of the reference's algorithms: made by origo shrink from cases of origo gen.

usage: corpus/counterexamples.py BUILD        (run by corpus/make_corpus.sh from the root of the repository)

corpus/counterexamples/algorithms.json says of each what fails, where it comes from and why; its case and its exact
answer are written beside it.
"""

import json
import pathlib
import re
import subprocess
import sys

FOLDER = pathlib.Path("corpus/counterexamples")
LIST = FOLDER / "algorithms.json"
CASES = FOLDER / "algorithms.jsonl"
ANSWERS = FOLDER / "algorithms.answers.jsonl"
PROGRAMS = {"binary64": "origo", "binary32": "origo32"}


def rows():
    """What there is: one object a counterexample."""
    return json.loads(LIST.read_text(encoding="utf-8"))


def stored(path=CASES):
    """{id: line} of a file of lines; nothing where there is none."""
    lines = path.read_text(encoding="utf-8").splitlines(True) if path.exists() else []
    return {json.loads(line)["id"]: line for line in lines}


def link(thread):
    """A thread's address as "libccd 25"; nothing where there is none."""
    return f"[{thread.split('/')[-3]} {thread.split('/')[-1]}]({thread})" if thread else ""


def ask_again(known, wanted, cases, claims, claim):
    """Does every engine say of its case what is stored? `claim` asks it, of a row and a line. The exit status."""
    failed, chosen = 0, [row for row in known if not wanted or row["id"] in wanted]
    for row in chosen:
        said, stands = json.loads(claim(row, cases[row["id"]])), json.loads(claims[row["id"]])
        if said != stands:
            failed += 1
            print(f"FAILED: {row['id']}: says {said}, not {stands}")
    print(f"{len(chosen) - failed} passed, {failed} failed")
    return 1 if failed or not chosen else 0


def run(command, given):
    """The standard output of a command that must succeed."""
    done = subprocess.run(command, input=given, check=False, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(command)}: {done.stderr.strip()}")
    return done.stdout


def shrink(build, row, *options):
    """origo shrink for a row, in its precision."""
    return [f"{build}/{PROGRAMS[row['precision']]}", "shrink", "--algorithm", row["algorithm"], "--kind", row["kind"],
            "--at-least", row["at_least"], *options]


def origin(build, row):
    """The line of the case that a row comes from, which its id tells: FAMILY-INDEX, or FAMILY-sSEED-INDEX."""
    family, seed, index = re.fullmatch(r"(.+?)(?:-s(\d+))?-(\d+)", row["from"]).groups()
    return run([f"{build}/origo", "gen", family, "--seed", seed or "1", "--index", index], "")


def make(build, row):
    """The small case of a row, as a line."""
    return run(shrink(build, row, "--id", row["id"]), origin(build, row))


def error(build, row, line):
    """(error, fraction of the size, vertices) with which the algorithm fails on the case, as text; raises where it does not."""
    _, _, kind, _, absolute, fraction, vertices, _ = run(shrink(build, row, "--check"), line).split()
    if kind != row["kind"]:
        raise RuntimeError(f"{row['id']}: fails in another way: {kind}")
    return absolute, fraction, vertices


def table(build):
    """The table of docs/use/corpus.md."""
    lines = stored()
    text = "| counterexample | algorithm | precision | vertices | what fails | why |\n|---|---|---|---:|---|---|\n"
    for row in rows():
        absolute, fraction, vertices = error(build, row, lines[row["id"]])
        without = {"gave-up": "gives up", "refused": "refuses"}.get(row["kind"])
        measured = without is None and fraction != "inf"
        off = f"{row['kind']}: {absolute}, {fraction} of the size" if measured else without or row["kind"]
        text += f"| `{row['id']}` | `{row['algorithm']}` | {row['precision']} | {vertices} | {off} | {row['mechanism']} |\n"
    return text


def main():
    build = sys.argv[1] if len(sys.argv) > 1 else "build"
    CASES.write_text("".join(make(build, row) for row in rows()), encoding="utf-8")
    ANSWERS.write_text(run([f"{build}/origo", "ask", str(CASES)], ""), encoding="utf-8")


if __name__ == "__main__":
    main()
