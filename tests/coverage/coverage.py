#!/usr/bin/env python3
"""Which lines and branches no test reaches, held against the two committed lists.

usage: tests/coverage/coverage.py BUILD [--update]

BUILD was compiled with gcc --coverage and its tests have run. What is counted: all of ref/ and spec/, and of
tool/format/ the readers. A function of a header is compiled into many objects, those of tests too, and ref/ in two
precisions: such copies count once, reached if any copy was.

Whatever is not reached has to stand in one of the lists beside this script, and only what is not reached:
  exclusions.txt  impossible, with the reason
  open.txt        not reached yet; --update writes it anew, and refuses to let its sums grow
Entries name a file, a function and a line's text, not its number (lists.py). Writes BUILD/coverage.info (for genhtml)
and BUILD/coverage.json.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys

from lists import ROOT, area_of, conclude, hold, summed

SCOPE = re.compile(r"(ref|spec)/.*\.[ch]|tool/format/(read_\w+|fields|line_reader|answer_line|claimed_list)\.c")
KEYS = [what + part for what in ("lines", "branches") for part in ("", "_reached", "_excluded", "_open")]
OBJECTS = ("obj/ref", "obj/spec", "obj/tool/format", "obj/tests", "obj32/ref")

# What of one line of one function: a place is (file, function, text), its shortfall the numbers below.
Shortfall = collections.namedtuple("Shortfall", "lines branches")


def gcov(notes):
    """What gcov says about one object; without counts, where it never ran."""
    data = notes.with_suffix(".gcda")
    command = ["gcov", "--json-format", "--stdout", "-b", "-c", data if data.exists() else notes]
    result = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True)
    return json.loads(result.stdout)["files"]


def measure(build):
    """Of each file in scope, by (line, function): [count, [count of each branch]], summed over all objects."""
    notes = sorted(path for part in OBJECTS for path in (build / part).rglob("*.gcno"))
    if not notes:
        sys.exit(f"{build} holds no objects compiled with --coverage")
    files = collections.defaultdict(dict)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for one in pool.map(gcov, notes):
            for file in one:
                if SCOPE.fullmatch(file["file"]):
                    add_lines(files[file["file"]], file["lines"])
    return files


def add_lines(total, lines):
    for line in lines:
        entry = total.setdefault((line["line_number"], line.get("function_name", "")), [0, []])
        entry[0] += line["count"]
        for k, branch in enumerate(line["branches"]):
            if k == len(entry[1]):
                entry[1].append(0)
            entry[1][k] += branch["count"]


def shortfalls(files):
    """Everything that was not reached."""
    found = collections.Counter(), collections.Counter()
    for name, lines in files.items():
        text = (ROOT / name).read_text(encoding="utf-8").split("\n")
        for (number, function), (count, branches) in lines.items():
            place = name, function, text[number - 1].strip()
            found[0][place] += count == 0
            found[1][place] += branches.count(0)
    places = sorted(place for place in found[0] if found[0][place] or found[1][place])
    return {place: Shortfall(found[0][place], found[1][place]) for place in places}


# ---- output ----

def write_info(path, files):
    """lcov's trace file, for genhtml."""
    with path.open("w", encoding="utf-8") as out:
        for name, lines in sorted(files.items()):
            out.write(f"SF:{ROOT / name}\n")
            for block, ((number, _), (count, branches)) in enumerate(sorted(lines.items())):
                for k, taken in enumerate(branches):
                    out.write(f"BRDA:{number},{block},{k},{taken if count else '-'}\n")
                out.write(f"DA:{number},{count}\n")
            out.write("end_of_record\n")


def tally(files, excluded, still_open):
    """By area: lines and branches in all, reached, excluded and open."""
    areas = collections.defaultdict(collections.Counter)
    for name, lines in files.items():
        area = areas[area_of(name)]
        for count, branches in lines.values():
            area.update(lines=1, lines_reached=count > 0)
            area.update(branches=len(branches), branches_reached=len(branches) - branches.count(0))
    for key, entries in (("excluded", excluded), ("open", still_open)):
        for (name, _, _), (shortfall, _) in entries.items():
            areas[area_of(name)].update({f"lines_{key}": shortfall.lines, f"branches_{key}": shortfall.branches})
    return summed(areas)


def part(area, what):
    text = f"{area[what + '_reached']:>6} of {area[what]:>5} {what}"
    return text + f" ({area[what + '_excluded']:>3} excluded, {area[what + '_open']:>3} open)"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("--update", action="store_true")
    options = parser.parse_args()
    build = options.build.resolve()
    files = measure(build)
    excluded, still_open, complaints = hold(shortfalls(files), Shortfall, "", "coverage.py", options.update)
    write_info(build / "coverage.info", files)
    areas = tally(files, excluded, still_open)
    areas = {name: {key: area[key] for key in KEYS} for name, area in areas.items()}
    (build / "coverage.json").write_text(json.dumps(areas, indent=1) + "\n", encoding="utf-8")
    for name, area in areas.items():
        print(f"{name:<18}{part(area, 'lines')}; {part(area, 'branches')}")
    return conclude(files, complaints)


if __name__ == "__main__":
    sys.exit(main())
