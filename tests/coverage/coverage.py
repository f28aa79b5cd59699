#!/usr/bin/env python3
"""Which lines and branches no test reaches, held against the two committed lists.

usage: tests/coverage/coverage.py BUILD [--update]

BUILD was compiled with gcc --coverage and its tests have run. What is counted: all of ref/ and spec/, and of
tool/format/ the readers. A function of a header is compiled into many objects, and ref/ in two precisions: such copies
count once, reached if any copy was.

Whatever is not reached has to stand in one of the lists beside this script, and only what is not reached:
  exclusions.txt  impossible, with the reason
  open.txt        not reached yet; --update writes it anew, and refuses to let its sums grow
Entries name a file, a function and a line's text, not its number. Writes BUILD/coverage.info (for genhtml) and
BUILD/coverage.json.
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

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SCOPE = re.compile(r"(ref|spec)/.*\.[ch]|tool/format/(read_\w+|fields|line_reader)\.c")
KEYS = [what + part for what in ("lines", "branches") for part in ("", "_reached", "_excluded", "_open")]
OBJECTS = ("obj/ref", "obj/spec", "obj/tool/format", "obj32/ref")

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


# ---- the lists ----
# An entry: FILE FUNCTION LINES BRANCHES, then indented the line's text, then the reason; an empty line before the next.

def read_list(path):
    """By place: (shortfall, reason)."""
    entries = {}
    for block in re.split(r"\n\s*\n", path.read_text(encoding="utf-8")) if path.exists() else []:
        lines = [line for line in block.strip().split("\n") if not line.startswith("#")]
        if not lines or not lines[0]:
            continue
        try:
            file, function, missed, branches = lines[0].split()
            place = file, function, lines[1].strip()
            shortfall = Shortfall(int(missed), int(branches))
        except (ValueError, IndexError):
            sys.exit(f"{path.name}: not an entry: {lines[0]}")
        if place in entries:
            sys.exit(f"{path.name}: twice: {lines[0]}: {lines[1].strip()}")
        entries[place] = shortfall, " ".join(line.strip() for line in lines[2:])
    return entries


def entry_text(place, shortfall):
    return f"{place[0]} {place[1]} {shortfall.lines} {shortfall.branches}\n  {place[2]}\n"


def write_open(path, missing):
    head = ("# Not reached by any test yet. Written by tests/coverage/coverage.py --update, never by hand.\n"
            "# FILE FUNCTION LINES BRANCHES, then the line.\n\n")
    path.write_text(head + "\n".join(entry_text(place, missing[place]) for place in missing), encoding="utf-8")


def total(parts):
    return Shortfall(*(sum(column) for column in zip((0, 0), *parts)))


def difference(missing, lists):
    """What is missing and in no list, and what the lists say of places that are reached: both by place."""
    new, stale = {}, {}
    listed = collections.defaultdict(lambda: Shortfall(0, 0))
    for entries in lists:
        for place, (shortfall, _) in entries.items():
            listed[place] = total([listed[place], shortfall])
    for place in missing.keys() | listed.keys():
        has, may = missing.get(place, Shortfall(0, 0)), listed[place]
        more = Shortfall(max(0, has.lines - may.lines), max(0, has.branches - may.branches))
        less = Shortfall(max(0, may.lines - has.lines), max(0, may.branches - has.branches))
        if any(more):
            new[place] = more
        if any(less):
            stale[place] = less
    return dict(sorted(new.items())), dict(sorted(stale.items()))


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


def area_of(name):
    """The folder, two deep at most: ref/cso, spec."""
    return "/".join(name.split("/")[:-1][:2])


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
    everything = collections.Counter()
    for area in areas.values():
        everything.update(area)
    return dict(sorted(areas.items())) | {"all": everything}


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
    missing = shortfalls(files)
    excluded, still_open = read_list(HERE / "exclusions.txt"), read_list(HERE / "open.txt")
    unreasoned = [place for place, (_, reason) in excluded.items() if not reason]
    if options.update:
        rest, _ = difference(missing, [excluded])
        before, after = total(shortfall for shortfall, _ in still_open.values()), total(rest.values())
        if (HERE / "open.txt").exists() and (after.lines > before.lines or after.branches > before.branches):
            sys.exit(f"open.txt may only become shorter: {before.lines} lines and {before.branches} branches were open, "
                     f"now {after.lines} and {after.branches}; reach them by a test, or exclude them with a reason")
        write_open(HERE / "open.txt", rest)
        still_open = read_list(HERE / "open.txt")
    new, stale = difference(missing, [excluded, still_open])
    write_info(build / "coverage.info", files)
    areas = tally(files, excluded, still_open)
    areas = {name: {key: area[key] for key in KEYS} for name, area in areas.items()}
    (build / "coverage.json").write_text(json.dumps(areas, indent=1) + "\n", encoding="utf-8")
    for name, area in areas.items():
        print(f"{name:<18}{part(area, 'lines')}; {part(area, 'branches')}")
    for place, shortfall in new.items():
        print(f"FAILED not reached: {entry_text(place, shortfall)}", end="")
    for place, shortfall in stale.items():
        print(f"FAILED a list is stale, this is reached: {entry_text(place, shortfall)}", end="")
    for place in unreasoned:
        print(f"FAILED excluded without a reason: {' '.join(place)}")
    failed = {place[0] for place in [*new, *stale, *unreasoned]}
    print(f"{len(files)} files; what is not reached is listed, and only that, in all but {len(failed)} of them")
    print(f"{len(files.keys() - failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
