#!/usr/bin/env python3
"""Is a narrow table of a report the wide one without columns of nothing? Says what is wrong, or how wide it is.

usage: tests/cli/league_rows.py COLUMNS WIDE SHOWN
"""

import sys

# Where a column of the wide table ends, counted behind the name of the engine.
WIDTHS = [7, 7, 6, None, 6, 6, 6, 6, None, 6, 6, 6, 6, 6, 6, None, 6, 6, None, 8, 8, None, 8, 8]


def ends(name):
    at, found = name, []
    for width in WIDTHS:
        at += 2 if width is None else 1 + width
        if width is not None:
            found.append((at - width, at))
    return found


def rows(path):
    with open(path, encoding="utf-8") as file:
        lines = file.read().split("\n\n")[0].splitlines()
    return lines[:2], lines[2:]


def values(line):
    return [word for word in line.split() if word != "|"]


def main():
    columns = int(sys.argv[1])
    (_, wide_head), wide = rows(sys.argv[2])
    shown_head, shown = rows(sys.argv[3])
    name = wide_head.index("cases") - 3
    spans = ends(name)
    if len(wide) != len(shown):
        return "rows are missing"
    widest = max(len(line) for line in shown_head + shown)
    table = [[line[a:b].strip() for a, b in spans] for line in wide]
    empty = [all(row[k] in ("0", "-") for row in table) for k in range(len(spans))]
    kept = [k for k in range(len(spans)) if not empty[k]]
    for row, line in zip(table, shown):
        numbers = values(line)
        # What has something stands there in this order; what is left out has nothing.
        at = len(numbers)
        for k in reversed(kept):
            while at > 0 and numbers[at - 1] != row[k]:
                if numbers[at - 1] not in ("0", "-"):
                    return f"{numbers[at - 1]} is not {row[k]}: {line}"
                at -= 1
            if at == 0:
                return f"{row[k]} is missing: {line}"
            at -= 1
    if widest > columns and ("gross" in shown_head[1] or "distance" in shown_head[1]):
        return "wider than the terminal, with titles as they were"
    print(f"{widest} wide")
    return 0


if __name__ == "__main__":
    sys.exit(main())
