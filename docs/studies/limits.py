#!/usr/bin/env python3
"""Writes what the studies measured into the algorithms' pages, ref/FAMILY/NAME.md: the part under `Measured`.

usage: docs/studies/limits.py [--build BUILD] [--check]

Runs `origo study accuracy` (of algorithms on pairs) and `origo study primitives` (of the others) in both precisions. No
timings: the numbers are the same on every machine. --check writes nothing; it fails where a page says other numbers.
"""
import argparse
import concurrent.futures
import csv
import os
import pathlib
import re
import sys

sys.dont_write_bytecode = True  # no traces beside the pages
import study

ROOT = study.ROOT
MARK, END = "<!-- docs/studies/limits.py -->", "<!-- end of what was measured -->"
STUDIES = ("accuracy", "primitives")


def rows_of(target):
    """The rows of all families together."""
    with open(target, newline="", encoding="utf-8") as file:
        return [row for row in csv.DictReader(file) if row["family"] == "all"]


def measure(build):
    """Of each study and precision the rows."""
    runs = [(name, precision) for name in STUDIES for precision in study.PROGRAMS]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        targets = pool.map(lambda run: study.run(build, run[1], run[0])[1], runs)
        return {run: rows_of(target) for run, target in zip(runs, targets)}


def pages():
    """The page of every algorithm of the registry, by docs/use/algorithms.md, the registry's table."""
    text = (ROOT / "docs/use/algorithms.md").read_text(encoding="utf-8")
    return {name: ROOT / path for name, path in re.findall(r"^\| \[`([^`]+)`\]\(\.\./\.\./(ref/[^)]+\.md)\)", text, re.MULTILINE)}


def count(text):
    return f"{int(text):,}"


def fraction(text):
    """Two digits; nothing where nothing of the kind was said."""
    if text == "":
        return "-"
    return "0" if float(text) == 0 else f"{float(text):.1e}".replace("e-0", "e-").replace("e+0", "e+")


def pair_cells(row):
    refused = int(row["refused"]) + int(row["out_of_range"])
    return [count(row["answered"]), count(refused), count(row["gave_up"]), count(row["wrong_gross"]),
            fraction(row["distance_worst"]), fraction(row["depth_worst"]), count(row["iterations_worst"])]


def primitive_cells(row):
    return [count(int(row["cases"]) - int(row["none"])), count(row["none"]), count(row["wrong"]), count(row["not_finite"]),
            fraction(row["error_median"]), fraction(row["error_worst"]), fraction(row["ulps_median"])]


TABLES = {
    "accuracy": (pair_cells, "{} cases of [accuracy]({}) at all scales",
                 ["answered", "refused", "gave up", "gross", "distance", "depth", "iterations"]),
    "primitives": (primitive_cells, "{} figures of [primitives]({})",
                   ["answered", "none", "wrong", "not finite", "median", "worst", "median ulp"]),
}


def block(name, rows):
    """The lines about a page's algorithms; rows: (algorithm or form, precision, row)."""
    cells, where, heads = TABLES[name]
    several = len({label for label, _, _ in rows}) > 1
    said = where.format(count(rows[0][2]["cases"]), f"../../docs/studies/{name}.md")
    lines = ["## Measured", "", f"On {said}; errors over the size.", "",
             f"| | {' | '.join(heads)} |", "|---|" + "--:|" * len(heads)]
    for label, precision, row in rows:
        lines.append(f"| {f'{label}, {precision}' if several else precision} | {' | '.join(cells(row))} |")
    return lines


def blocks(data):
    """Of each page its lines."""
    of_page = {}
    page_of = pages()
    for (name, precision), rows in data.items():
        for row in rows:
            label = ", ".join(part for part in (row["algorithm"], row.get("form")) if part)
            of_page.setdefault(page_of[row["algorithm"]], (name, []))[1].append((label, precision, row))
    # A page's algorithms in the registry's order, each in both precisions.
    for name, rows in of_page.values():
        order = list(dict.fromkeys(label for label, _, _ in rows))
        rows.sort(key=lambda entry: order.index(entry[0]))
    return {path: block(name, rows) for path, (name, rows) in of_page.items()}


def with_block(text, lines):
    """The page with its lines between the marks, instead of those that are there; at its end where there are no marks."""
    said = "\n".join([MARK, *lines, "", END]) + "\n"
    found = re.search(rf"{re.escape(MARK)}\n.*?{re.escape(END)}\n", text, re.DOTALL)
    return text[:found.start()] + said + text[found.end():] if found else f"{text.rstrip()}\n\n{said}"


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--build", default=os.environ.get("BUILD", "build"), help="where origo and origo32 are")
    options.add_argument("--check", action="store_true", help="only say which pages are not what the studies say")
    given = options.parse_args()
    stale = []
    for path, lines in blocks(measure((ROOT / given.build).resolve())).items():
        text = path.read_text(encoding="utf-8")
        new = with_block(text, lines)
        if new != text:
            stale.append(path.relative_to(ROOT))
        if new != text and not given.check:
            path.write_text(new, encoding="utf-8")
    for path in stale:
        print(f"{path} is not what the studies say; run docs/studies/limits.py" if given.check else path)
    return 1 if given.check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
