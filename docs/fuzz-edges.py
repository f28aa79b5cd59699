#!/usr/bin/env python3
"""Edges that fuzzers reached over the seconds that they ran: a figure, and a table of docs/develop/fuzzing.md.

usage: docs/fuzz-edges.py [--check]
Reads docs/fuzz-executions.csv, turns with edges alone. Writes docs/figures/fuzz-edges.svg and the table. --check writes
nothing; it fails where either is not of this record. FUZZ_RECORD and FUZZ_DOCS name another record and another folder.
"""
import csv
import os
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
DOCS = pathlib.Path(os.environ.get("FUZZ_DOCS", HERE))
RECORD = pathlib.Path(os.environ.get("FUZZ_RECORD", HERE / "fuzz-executions.csv"))
BEGIN, END = "<!-- edges: docs/fuzz-edges.py -->\n", "<!-- end of the table -->\n"
# A harness has stopped learning under an engine that reached nothing new in so many turns, the last ones.
TURNS = 3
COLOURS = {"afl": "#b9711f", "libfuzzer": "#2b6ca3"}
COLUMNS, WIDTH, HEIGHT, ROOM = 6, 142, 64, 30


def turns_of(rows):
    """Of each harness and engine, in the order of the record: (seconds so far, edges) after each turn."""
    turns = {}
    for row in rows:
        # Sanitizers have edges of their own.
        if row["edges"] and row["sanitized"] == "no":
            series = turns.setdefault(row["harness"], {}).setdefault(row["engine"], [])
            series.append(((series[-1][0] if series else 0) + int(row["seconds"]), int(row["edges"])))
    return dict(sorted(turns.items()))


def without_new(series):
    """How many turns, the last ones, reached no more edges than the best before them."""
    best, count = 0, 0
    for _, edges in series:
        count = 0 if edges > best else count + 1
        best = max(best, edges)
    return count


def panel(harness, engines, left, top):
    most = max(edges for series in engines.values() for _, edges in series)
    longest = max(series[-1][0] for series in engines.values())
    out = [f'<text x="{left}" y="{top - 5}">{harness}</text>',
           f'<text x="{left + WIDTH}" y="{top - 5}" text-anchor="end" fill="#666">{most}, {longest} s</text>',
           f'<rect x="{left}" y="{top}" width="{WIDTH}" height="{HEIGHT}" fill="none" stroke="#ccc"/>']
    for engine, series in sorted(engines.items()):
        points = [(left + WIDTH * seconds / longest, top + HEIGHT * (1 - edges / most)) for seconds, edges in series]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        out.append(f'<polyline points="{line}" fill="none" stroke="{COLOURS[engine]}"/>')
        out += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5" fill="{COLOURS[engine]}"/>' for x, y in points]
    return out


def figure(turns):
    lines = -(-len(turns) // COLUMNS)
    width, height = COLUMNS * (WIDTH + 16) + 16, lines * (HEIGHT + ROOM) + ROOM
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
           'font-size="11" fill="#222">', f'<rect width="{width}" height="{height}" fill="white"/>']
    for number, (harness, engines) in enumerate(turns.items()):
        column, line = number % COLUMNS, number // COLUMNS
        out += panel(harness, engines, 16 + column * (WIDTH + 16), 22 + line * (HEIGHT + ROOM))
    for number, (engine, name) in enumerate((("afl", "AFL++"), ("libfuzzer", "libFuzzer"))):
        out.append(f'<text x="{16 + 70 * number}" y="{height - 10}" fill="{COLOURS[engine]}">{name}</text>')
    return "\n".join(out) + "\n</svg>\n"


def table(turns):
    out = ["| harness | engine | turns | seconds | edges after the first | at most | last turns without a new edge | "
           "stopped learning |", "|---|---|--:|--:|--:|--:|--:|---|"]
    for harness, engines in turns.items():
        for engine, series in sorted(engines.items()):
            count = without_new(series)
            said = "yes" if count >= TURNS else "no" if len(series) > TURNS else "too few turns"
            most = max(e for _, e in series)
            cells = f"`{harness}`", engine, len(series), series[-1][0], series[0][1], most, count, said
            out.append("| " + " | ".join(map(str, cells)) + " |")
    return "\n".join(out) + "\n"


def main():
    if sys.argv[1:] not in ([], ["--check"]):
        sys.exit(__doc__.split("\n\n")[1])
    with RECORD.open(newline="", encoding="utf-8") as file:
        turns = turns_of(csv.DictReader(file))
    page = (DOCS / "develop/fuzzing.md").read_text(encoding="utf-8")
    before, rest = page.split(BEGIN)
    files = {DOCS / "figures/fuzz-edges.svg": figure(turns),
             DOCS / "develop/fuzzing.md": before + BEGIN + table(turns) + END + rest.split(END, 1)[1]}
    stale = [path for path, text in files.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.name} is not of this record: docs/fuzz-edges.py writes it")
        sys.exit(bool(stale))
    for path in stale:
        path.write_text(files[path], encoding="utf-8")


if __name__ == "__main__":
    main()
