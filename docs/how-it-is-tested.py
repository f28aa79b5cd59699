#!/usr/bin/env python3
"""Writes the tables of docs/trust/how-it-is-tested.md anew: what `make coverage` counted, what `make mutants` and
`make fuzz` did.

usage: docs/how-it-is-tested.py [BUILD] [--check]
--check writes nothing; it fails where the page says other numbers. BUILD: the folder of the build, build-coverage; the
others follow from tests/mutation/results.csv and fresh.csv and from docs/fuzz-executions.csv.
"""
import csv
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
PAGE = HERE / "trust/how-it-is-tested.md"
RECORD, MUTATION = HERE / "fuzz-executions.csv", HERE.parent / "tests/mutation"
BEGIN, END = "<!-- {}: docs/how-it-is-tested.py -->\n", "<!-- end of the table -->\n"
COUNTED = {"coverage": ("lines", "branches"), "conditions": ("conditions",)}


def coverage_cells(area, what):
    """The share in whole percent, rounded down: an exact count would change with every line of code."""
    share = 100 * area[what + "_reached"] // area[what] if area[what] else 100
    return f"{share} % | {area[what + '_excluded']} | {area[what + '_open']}"


def table(areas, counted):
    rows = ["| | " + " | ".join(f"{what} reached | impossible | open" for what in counted) + " |",
            "|---|" + "--:|" * 3 * len(counted)]
    for name, area in areas.items():
        if not any(area[what] for what in counted):
            continue
        label = "all" if name == "all" else f"`{name}/`"
        rows.append(f"| {label} | " + " | ".join(coverage_cells(area, what) for what in counted) + " |")
    return "\n".join(rows) + "\n"


def portion(part, whole):
    return f"{part} of {whole}" + (f" ({100 * part / whole:.1f} %)" if whole else "")


def mutant_row(label, share, row, commit, date):
    count = {name: int(row[name]) for name in ("mutants", "refused", "same", "equivalent", "killed", "survived")}
    cells = [label, share, count["mutants"], count["refused"] + count["same"], count["equivalent"],
             portion(count["killed"], count["killed"] + count["survived"]), count["survived"], commit, date]
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


def fresh_table(rows):
    """A line a sample: how it went before anybody had seen what survives, and what that turned out to be."""
    lines = ["| | of all | mutants | no other program | known as equivalent | killed | of the others equivalent | "
             "killed of what can be | commit | date |", "|---|---|--:|--:|--:|--:|--:|--:|---|---|"]
    for row in rows:
        count = {name: int(row[name] or 0) for name in list(row)[3:10]}
        killed, survived = count["killed"], count["survived"]
        cells = [f"`{row['file']}/`", f"1 in {row['one_in']}, seed {row['seed']}", count["mutants"],
                 count["refused"] + count["same"], count["equivalent"], portion(killed, killed + survived),
                 f"{count['argued']} of {survived}" if row["argued"] else "not looked at",
                 portion(killed, killed + survived - count["argued"]) if row["argued"] else "",
                 row["commit"], row["date"]]
        lines.append("| " + " | ".join(str(cell) for cell in cells) + " |")
    return "\n".join(lines) + "\n"


def records(path):
    return csv.DictReader(path.read_text(encoding="utf-8").splitlines())


def executions():
    """By harness: of libFuzzer with and without sanitizers, of AFL++; then the seconds and the findings."""
    sums = {}
    for row in records(RECORD):
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


def tables(folders):
    """The tables by name."""
    yield "executions", executions()
    yield "mutants", mutant_table(records(MUTATION / "results.csv"))
    yield "fresh mutants", fresh_table(records(MUTATION / "fresh.csv"))
    for folder in folders:
        areas = json.loads((pathlib.Path(folder) / "coverage.json").read_text(encoding="utf-8"))
        for name, what in COUNTED.items():
            yield name, table(areas, what)


def main():
    folders = [argument for argument in sys.argv[1:] if argument != "--check"]
    old = new = PAGE.read_text(encoding="utf-8")
    for name, lines in tables(folders):
        head, begin, rest = new.partition(BEGIN.format(name))
        new = head + begin + lines + END + rest.partition(END)[2]
    if new == old:
        return 0
    if "--check" in sys.argv:
        print(f"{PAGE.relative_to(HERE.parent)} is not what was counted; run docs/how-it-is-tested.py {' '.join(folders)}")
        return 1
    PAGE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
