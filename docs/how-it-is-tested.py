#!/usr/bin/env python3
"""Writes a table of docs/how-it-is-tested.md anew from what `make coverage` or `make mcdc` counted.

usage: docs/how-it-is-tested.py BUILD [--check]
--check writes nothing; it fails where the page says other numbers. BUILD: the folder of that build, build-coverage or
build-mcdc.
"""
import json
import pathlib
import sys

PAGE = pathlib.Path(__file__).resolve().parent / "how-it-is-tested.md"
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


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    old = new = PAGE.read_text(encoding="utf-8")
    for name, counted in COUNTED.items():
        numbers = pathlib.Path(sys.argv[1]) / f"{name}.json"
        if not numbers.exists():
            continue
        head, begin, rest = new.partition(BEGIN.format(name))
        areas = json.loads(numbers.read_text(encoding="utf-8"))
        new = head + begin + table(areas, counted) + END + rest.partition(END)[2]
    if new == old:
        return 0
    if "--check" in sys.argv:
        print(f"docs/{PAGE.name} is not what was counted; run docs/how-it-is-tested.py {sys.argv[1]}")
        return 1
    PAGE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
