#!/usr/bin/env python3
"""Runs the commands of the studies' pages, docs/studies/NAME.md, and compares what they print with what the pages say.

usage: tests/docs/studies.py [--pages FOLDER] [--all | --index] BUILD [NAME...]

NAME: these studies alone. The studies of WHOLE run as their pages say, and everything must be there: what is claimed
and measured, the rule, the verdicts and each number of the tables. The others would take minutes. They run with
--count 2, and what does not depend on the count is compared: the texts, the columns, the names of the rows, and the
words of the verdicts without their numbers. The page's count has to be the study's own. --all runs all of them as
their pages say.
Never compared: columns of times, and verdicts that name times. Those are of the machine that made the page.
Without names the index, README.md, is compared with the pages, too; with --index it alone.
"""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "docs/studies"))
import study  # noqa: E402

WHOLE = {"simplex-accuracy", "gjk-termination", "two-boxes", "sat-lite", "box-growth"}
SMALL = 2
NUMBER = re.compile(r"(?<![\w.])-?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?|inf|nan)(?![\w.]*\w)")
TIMED = re.compile(r"\btime\b|\bfaster\b")


def cells(line):
    return re.split(r"  +", line.strip())


def untimed(table, columns):
    """The table's lines as lists of cells, without those of times."""
    kept = [k for k, column in enumerate(columns) if not study.is_time(column)]
    for line in table.splitlines():
        row = cells(line)
        if len(row) == len(columns):
            yield [row[k] for k in kept]
        elif line:
            yield row


def is_name(cell):
    return re.search("[A-Za-z]", cell) and not NUMBER.fullmatch(cell)


def names(row):
    return [cell for cell in row if is_name(cell)]


def sections(text):
    """{precision: (command, table)} of a page."""
    part = r"^## (\S+)\n\n`([^`]+)`\n\n(?:Of the machine [^\n]*\n\n)?```\n(.*?)\n```$"
    found = re.findall(part, text, re.MULTILINE | re.DOTALL)
    return {precision: (command, table) for precision, command, table in found}


def verdicts(text, precision, alone):
    start = "" if alone else f"**In {precision}**: "
    is_verdict = re.compile(re.escape(start) + study.VERDICT)
    return [line.removeprefix(start) for line in text.splitlines() if is_verdict.fullmatch(line)]


def without_numbers(line):
    """The words of a verdict, without what small counts may change: numbers, the verdict itself and a `not`."""
    subject, text = re.fullmatch(r"(claim \d+|promises|besides): \w+: (.*)", line).groups()
    return f"{subject}: {NUMBER.sub('#', text)}".replace(" not:", ":")


def differ(what, ours, pages):
    if ours != pages:
        at = next((k for k, (a, b) in enumerate(zip(ours, pages)) if a != b), min(len(ours), len(pages)))
        seen = [repr(list(side)[at]) if at < len(side) else "nothing" for side in (pages, ours)]
        yield f"{what}: the page has {seen[0]}, the command {seen[1]}"


def run(program, name, arguments):
    with tempfile.NamedTemporaryFile(suffix=".csv") as file:
        command = [program, "study", name, *arguments, "--csv", file.name]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise SystemExit(f"{program} study {name}: {done.stderr}")
        return study.parts(done.stdout), study.columns_of(file.name)


def faults(build, name, text, whole):
    found = sections(text)
    if not found:
        yield "no part with a command"
    for precision, (command, table) in found.items():
        program = build / study.PROGRAMS[precision]
        own = re.fullmatch(rf"{study.PROGRAMS[precision]} study {name} --count (\d+) --seed (\d+)", command)
        if own is None:
            yield f"`{command}` is not its command"
            continue
        count = own[1] if whole else str(SMALL)
        (head, printed, said), columns = run(program, name, ["--count", count, "--seed", own[2]])
        for key, start in (("Claim", "> "), ("Source", "> ("), ("Measured", "*Measured.* "), ("Rule", "*Rule.* ")):
            if (precision == next(iter(found)) or key in ("Claim", "Source")) and start + head[key] not in text:
                yield f"{precision}: {key} is another"
        ours, pages = list(untimed(printed, columns)), list(untimed(table, columns))
        lines, written = said, verdicts(text, precision, len(found) == 1)
        if whole:
            lines, written = ([line for line in side if not TIMED.search(line)] for side in (lines, written))
        else:
            told = subprocess.run([program, "study", name, "--help"], capture_output=True, text=True, check=True).stdout
            if not re.search(rf"\b{own[1]}\b", told):
                yield f"{precision}: --count {own[1]} is not what --help says"
            ours, pages = ([rows[0], *map(names, rows[1:])] for rows in (ours, pages))
            lines, written = ([without_numbers(line) for line in side] for side in (lines, written))
        yield from differ(f"{precision}: a row", ours, pages)
        yield from differ(f"{precision}: a verdict", lines, written)


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--pages", type=pathlib.Path, default=study.HERE, help="where the pages are")
    options.add_argument("--all", action="store_true", help="all as their pages say")
    options.add_argument("--index", action="store_true", help="the index alone")
    options.add_argument("build", type=pathlib.Path)
    options.add_argument("names", nargs="*", metavar="NAME")
    given = options.parse_args()
    build = given.build.resolve()
    listed = subprocess.run([build / "origo", "study", "--list"], capture_output=True, text=True, check=True).stdout
    known = [name for name in re.findall(r"^  (\S+)", listed, re.MULTILINE) if name != "accuracy"]
    asked = [] if given.index else given.names or known
    failed = 0
    for name in asked:
        page = given.pages / f"{name}.md"
        text = page.read_text(encoding="utf-8") if page.exists() else ""
        for fault in faults(build, name, text, given.all or name in WHOLE):
            print(f"{name}.md: {fault}")
            failed += 1
    if not given.names and study.index_text(given.pages) != (given.pages / "README.md").read_text(encoding="utf-8"):
        print("README.md: the index is not what the pages say; run docs/studies/study.py")
        failed += 1
    print(f"{len(asked)} studies, {failed} faults")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
