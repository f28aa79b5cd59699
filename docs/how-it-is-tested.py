#!/usr/bin/env python3
"""Writes the table of docs/how-it-is-tested.md anew from what `make coverage` counted.

usage: docs/how-it-is-tested.py BUILD [--check]
--check writes nothing; it fails where the page says other numbers. BUILD: the folder of that build, build-coverage.
"""
import json
import pathlib
import sys

PAGE = pathlib.Path(__file__).resolve().parent / "how-it-is-tested.md"
BEGIN, END = "<!-- table: docs/how-it-is-tested.py -->\n", "<!-- end of the table -->\n"


def cells(area, what):
    return f"{area[what + '_reached']:,} of {area[what]:,} | {area[what + '_excluded']} | {area[what + '_open']}"


def table(areas):
    rows = ["| | lines reached | impossible | open | branches reached | impossible | open |",
            "|---|--:|--:|--:|--:|--:|--:|"]
    for name, area in areas.items():
        label = "all" if name == "all" else f"`{name}/`"
        rows.append(f"| {label} | {cells(area, 'lines')} | {cells(area, 'branches')} |")
    return "\n".join(rows) + "\n"


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    areas = json.loads((pathlib.Path(sys.argv[1]) / "coverage.json").read_text(encoding="utf-8"))
    old = PAGE.read_text(encoding="utf-8")
    head, _, rest = old.partition(BEGIN)
    new = head + BEGIN + table(areas) + END + rest.partition(END)[2]
    if new == old:
        return 0
    if "--check" in sys.argv:
        print(f"docs/{PAGE.name} is not what was counted; run docs/how-it-is-tested.py {sys.argv[1]}")
        return 1
    PAGE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
