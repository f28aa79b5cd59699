#!/usr/bin/env python3
"""Writes the tables of docs/how-it-is-tested.md anew from what `make coverage` and `make mutants` counted.

usage: docs/how-it-is-tested.py BUILD|mutants [--check]
--check writes nothing; it fails where the page says other numbers. BUILD: the folder of the build for coverage,
build-coverage; mutants: the other table, from tests/mutation/results.csv.
"""
import csv
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
PAGE = HERE / "how-it-is-tested.md"
BEGIN, END = "<!-- table: docs/how-it-is-tested.py{} -->\n", "<!-- end of the table -->\n"


def coverage_cells(area, what):
    return f"{area[what + '_reached']:,} of {area[what]:,} | {area[what + '_excluded']} | {area[what + '_open']}"


def table(areas):
    rows = ["| | lines reached | impossible | open | branches reached | impossible | open |",
            "|---|--:|--:|--:|--:|--:|--:|"]
    for name, area in areas.items():
        label = "all" if name == "all" else f"`{name}/`"
        rows.append(f"| {label} | {coverage_cells(area, 'lines')} | {coverage_cells(area, 'branches')} |")
    return "\n".join(rows) + "\n"


def mutant_row(label, share, row, commit, date):
    count = {name: int(row[name]) for name in ("mutants", "refused", "same", "equivalent", "killed", "survived")}
    against = count["killed"] + count["survived"]
    score = f" ({100 * count['killed'] / against:.1f} %)" if against else ""
    cells = [label, share, count["mutants"], count["refused"] + count["same"], count["equivalent"],
             f"{count['killed']} of {against}{score}", count["survived"], commit, date]
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def mutant_table(rows):
    """A line a file, and before the files of a folder their sum."""
    lines = ["| | of all | mutants | no other program | equivalent | killed | surviving | commit | date |",
             "|---|---|--:|--:|--:|--:|--:|---|---|"]
    folders = {}
    for row in rows:
        folders.setdefault(row["file"].rpartition("/")[0], []).append(row)
    for folder, files in folders.items():
        total = {name: sum(int(row[name]) for row in files) for name in list(files[0])[3:9]}
        lines.append(mutant_row(f"**`{folder}/`**", "", total, "", ""))
        for row in files:
            share = "all" if row["one_in"] == "1" else f"1 in {row['one_in']}"
            lines.append(mutant_row(f"`{row['file'].rpartition('/')[2]}`", share, row, row["commit"], row["date"]))
    return "\n".join(lines) + "\n"


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    if sys.argv[1] == "mutants":
        begin = BEGIN.format(" mutants")
        with (HERE.parent / "tests/mutation/results.csv").open(encoding="utf-8") as file:
            counted = mutant_table(csv.DictReader(file))
    else:
        begin = BEGIN.format("")
        counted = table(json.loads((pathlib.Path(sys.argv[1]) / "coverage.json").read_text(encoding="utf-8")))
    old = PAGE.read_text(encoding="utf-8")
    head, _, rest = old.partition(begin)
    new = head + begin + counted + END + rest.partition(END)[2]
    if new == old:
        return 0
    if "--check" in sys.argv:
        print(f"docs/{PAGE.name} is not what was counted; run docs/how-it-is-tested.py {sys.argv[1]}")
        return 1
    PAGE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
