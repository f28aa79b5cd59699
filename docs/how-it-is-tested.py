#!/usr/bin/env python3
"""Writes the tables of docs/how-it-is-tested.md anew: what `make coverage` counted, and what `make fuzz` did.

usage: docs/how-it-is-tested.py [BUILD] [--check]
--check writes nothing; it fails where the page says other numbers. BUILD: the folder of the coverage build,
build-coverage; without it only the table of fuzzing is written, which follows from docs/fuzz-executions.csv.
"""
import csv
import json
import pathlib
import sys

PAGE = pathlib.Path(__file__).resolve().parent / "how-it-is-tested.md"
RECORD = PAGE.parent / "fuzz-executions.csv"
COVERAGE = "<!-- table: docs/how-it-is-tested.py -->\n"
FUZZING = "<!-- executions: docs/how-it-is-tested.py -->\n"
END = "<!-- end of the table -->\n"


def cells(area, what):
    return f"{area[what + '_reached']:,} of {area[what]:,} | {area[what + '_excluded']} | {area[what + '_open']}"


def table(areas):
    rows = ["| | lines reached | impossible | open | branches reached | impossible | open |",
            "|---|--:|--:|--:|--:|--:|--:|"]
    for name, area in areas.items():
        label = "all" if name == "all" else f"`{name}/`"
        rows.append(f"| {label} | {cells(area, 'lines')} | {cells(area, 'branches')} |")
    return "\n".join(rows) + "\n"


def executions():
    """By harness: of libFuzzer with and without sanitizers, of AFL++; then the seconds and the findings."""
    sums = {}
    for row in csv.DictReader(RECORD.read_text(encoding="utf-8").splitlines()):
        column = 2 if row["engine"] == "afl" else 0 if row["sanitized"] == "yes" else 1
        for name in (row["harness"], "all"):
            total = sums.setdefault(name, [0, 0, 0, 0, 0])
            total[column] += int(row["executions"])
            total[3] += int(row["seconds"])
            total[4] += int(row["findings"])
    sums["all"] = sums.pop("all", [0, 0, 0, 0, 0])
    rows = ["| harness | libFuzzer, sanitized | libFuzzer, plain | AFL++ | in all | a second | runs with a finding |",
            "|---|--:|--:|--:|--:|--:|--:|"]
    for name, (sanitized, plain, afl, seconds, findings) in sums.items():
        total = sanitized + plain + afl
        rate = total // seconds if seconds else 0
        label = name if name == "all" else f"`{name}`"
        rows.append(f"| {label} | {sanitized:,} | {plain:,} | {afl:,} | {total:,} | {rate:,} | {findings} |")
    return "\n".join(rows) + "\n"


def replaced(page, begin, new):
    head, _, rest = page.partition(begin)
    return head + begin + new + END + rest.partition(END)[2]


def main():
    folders = [argument for argument in sys.argv[1:] if argument != "--check"]
    old = PAGE.read_text(encoding="utf-8")
    new = replaced(old, FUZZING, executions())
    if folders:
        areas = json.loads((pathlib.Path(folders[0]) / "coverage.json").read_text(encoding="utf-8"))
        new = replaced(new, COVERAGE, table(areas))
    if new == old:
        return 0
    if "--check" in sys.argv:
        print(f"docs/{PAGE.name} is not what was counted; run docs/how-it-is-tested.py {' '.join(folders)}")
        return 1
    PAGE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
