#!/usr/bin/env python3
"""Writes the tables of docs/how-it-is-tested.md anew from what `make coverage`, `make mcdc` and `make mutants` counted.

usage: docs/how-it-is-tested.py BUILD|mutants [--check]
--check writes nothing; it fails where the page says other numbers. BUILD: the folder of that build, build-coverage or
build-mcdc; mutants: the table made of tests/mutation/results.csv.
"""
import csv
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
PAGE = HERE / "how-it-is-tested.md"
BEGIN, END = "<!-- {}: docs/how-it-is-tested.py -->\n", "<!-- end of the table -->\n"
COUNTED = {"coverage": ("lines", "branches"), "mcdc": ("conditions",)}


def cells(area, what):
    return f"{area[what + '_reached']:,} of {area[what]:,} | {area[what + '_excluded']} | {area[what + '_open']}"


def table(areas, counted):
    rows = ["| | " + " | ".join(f"{what} reached | impossible | open" for what in counted) + " |",
            "|---|" + "--:|" * 3 * len(counted)]
    for name, area in areas.items():
        label = "all" if name == "all" else f"`{name}/`"
        rows.append(f"| {label} | " + " | ".join(cells(area, what) for what in counted) + " |")
    return "\n".join(rows) + "\n"


def mutant_table(rows):
    lines = ["| | mutants | of about | no other program | equivalent | killed | surviving | commit | date |",
             "|---|--:|--:|--:|--:|--:|--:|---|---|"]
    for row in rows:
        against = int(row["killed"]) + int(row["survived"])
        share = "all" if row["one_in"] == "1" else f"1 in {row['one_in']}"
        score = f" ({100 * int(row['killed']) / against:.1f} %)" if against else ""
        lines.append(f"| `{row['file']}` | {row['mutants']} | {share} | {int(row['refused']) + int(row['same'])} | "
                     f"{row['equivalent']} | {row['killed']} of {against}{score} | {row['survived']} | {row['commit']} | "
                     f"{row['date']} |")
    return "\n".join(lines) + "\n"


def tables(counted):
    """The tables, by name, that were counted there."""
    if counted == "mutants":
        with (HERE.parent / "tests/mutation/results.csv").open(encoding="utf-8") as file:
            yield "mutants", mutant_table(csv.DictReader(file))
        return
    for name, what in COUNTED.items():
        numbers = pathlib.Path(counted) / f"{name}.json"
        if numbers.exists():
            yield name, table(json.loads(numbers.read_text(encoding="utf-8")), what)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    old = new = PAGE.read_text(encoding="utf-8")
    for name, lines in tables(sys.argv[1]):
        head, begin, rest = new.partition(BEGIN.format(name))
        new = head + begin + lines + END + rest.partition(END)[2]
    if new == old:
        return 0
    if "--check" in sys.argv:
        print(f"docs/{PAGE.name} is not what was counted; run docs/how-it-is-tested.py {sys.argv[1]}")
        return 1
    PAGE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
