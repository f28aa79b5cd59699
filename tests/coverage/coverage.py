#!/usr/bin/env python3
"""Which lines, branches and conditions no test reaches, held against the two committed lists.

usage: tests/coverage/coverage.py BUILD [--update] [--html]

BUILD was compiled with clang's -fcoverage-mapping and -fcoverage-mcdc, and its tests have left BUILD/profile/*.profraw.
What is counted: of all of ref/ and spec/, and of the readers of tool/format/, lines and branches; of spec/ and
ref/separation/ conditions, too. A function of a header is compiled into many objects, those of tests too, and ref/ in two
precisions: such copies count once, reached if any copy was.
  lines       those that hold more than braces
  branches    of each condition its being true and its being false, of each switch its cases
  conditions  of a decision with two or more: two runs differ in this one and in the outcome, and in nothing else that
              was looked at (MC/DC)

Whatever is not reached has to stand in one of the lists beside this script, and only what is not reached:
  exclusions.txt  impossible, with the reason
  open.txt        not reached yet; --update writes it anew, and refuses to let its sums grow
Entries name a file, a function and a line's text, not its number (lists.py). Writes BUILD/coverage.json; --html:
BUILD/html, which shows the same line by line.
"""
import argparse
import collections
import concurrent.futures
import json
import pathlib
import re
import subprocess
import sys

from lists import ROOT, area_of, conclude, hold, summed

SCOPE = re.compile(r"(ref|spec)/.*\.[ch]|tool/format/(read_\w+|fields|line_reader|answer_line|claimed_list)\.c")
DECIDED = re.compile(r"(spec|ref/separation)/.*\.[ch]")
# Of two objects that hold a function of the same name llvm-cov reads one, so that each precision is read by itself.
OBJECTS = "obj", "obj32"
KINDS = ("lines", "branches", "conditions")
KEYS = [what + part for what in KINDS for part in ("", "_reached", "_excluded", "_open")]
CODE, EXPANSION, SKIPPED, GAP = range(4)

# What of one line of one function: a place is (file, function, text), its shortfall the numbers below.
Shortfall = collections.namedtuple("Shortfall", KINDS)


def tool(*command):
    return subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout


def objects(folder):
    """As options of llvm-cov."""
    return [word for path in sorted(folder.rglob("*.o")) for word in ("-object", path)]


def profile(build):
    """All that the tests have left, in one file."""
    path = build / "coverage.profdata"
    tool("llvm-profdata-19", "merge", "-sparse", "-o", path, *sorted((build / "profile").glob("*.profraw")))
    return path


def functions(build, merged):
    """What llvm-cov says of each function, and each copy of it."""
    def export(precision):
        text = tool("llvm-cov-19", "export", "-format=text", f"-instr-profile={merged}", *objects(build / precision))
        return json.loads(text)["data"][0]["functions"]
    with concurrent.futures.ThreadPoolExecutor(len(OBJECTS)) as pool:
        for some in pool.map(export, OBJECTS):
            yield from some


def line_counts(regions):
    """By line, how often it ran: as often as the innermost region that it begins in, or as one that begins in it."""
    counts, open_regions = {}, []
    starts = collections.defaultdict(list)
    for region in regions:
        starts[region[0]].append(region)
    for line in range(min(starts), max(region[2] for region in regions) + 1):
        open_regions = [region for region in open_regions if region[2] >= line]
        found = [region[4] for region in starts[line] if region[7] in (CODE, EXPANSION)]
        if open_regions and open_regions[-1][7] != SKIPPED:
            found.append(open_regions[-1][4])
        if found:
            counts[line] = max(found)
        open_regions += [region for region in starts[line] if region[2] > line]
    return counts


def is_constant(branch, regions):
    """Where the compiler knows what a condition is, it counts neither way, however often it is asked."""
    if branch[4] or branch[5]:
        return False
    around = [region for region in regions if region[:2] <= branch[:2] <= region[2:4] and region[7] == CODE]
    return bool(around) and around[-1][4] > 0


class File:
    """What is counted of a file, summed over copies."""
    def __init__(self, name):
        self.text = [line.strip() for line in (ROOT / name).read_text(encoding="utf-8").split("\n")]
        self.lines = collections.Counter()  # by (function, line): how often it ran
        self.constant = set()
        self.ways = {}  # by (function, place, which of that place): how often a condition was true, and false
        self.shown = {}  # by the same of a decision: of each condition, was it shown

    def add(self, function, regions, branches, decisions):
        """One copy of a function. Regions are [line, column, line, column of the end, count, ..., kind], each within another
        or apart from it."""
        regions = sorted(regions, key=lambda region: (region[:2], [-end for end in region[2:4]]))
        for line, count in line_counts(regions).items() if regions else ():
            if re.sub(r"\belse\b|\bdo\b|\W", "", self.text[line - 1]):
                self.lines[function, line] += count
        seen = collections.Counter()
        for branch in branches:
            line, column, _, _, true, false, *_ = branch
            key = function, line, column, seen[line, column]
            seen[line, column] += 1
            old = self.ways.get(key, (0, 0))
            self.ways[key] = old[0] + true, old[1] + false
            if is_constant(branch, regions):
                self.constant.add(key)
        seen = collections.Counter()
        for line, column, _, _, _, _, shown in decisions:
            key = function, line, column, seen[line, column]
            seen[line, column] += 1
            self.shown[key] = [a or b for a, b in zip(self.shown.get(key, [False] * len(shown)), shown)]

    def asked(self):
        """The conditions that may be true and may be false."""
        return {key: ways for key, ways in self.ways.items() if key not in self.constant}

    def shortfalls(self):
        """By (function, text of the line)."""
        found = collections.defaultdict(lambda: [0] * len(KINDS))
        for (function, line), count in self.lines.items():
            found[function, self.text[line - 1]][0] += count == 0
        for (function, line, *_), ways in self.asked().items():
            found[function, self.text[line - 1]][1] += ways.count(0)
        for (function, line, *_), shown in self.shown.items():
            found[function, self.text[line - 1]][2] += shown.count(False)
        return {place: Shortfall(*numbers) for place, numbers in found.items() if any(numbers)}

    def tally(self):
        """Of each kind how many there are, and how many were reached."""
        asked = self.asked()
        return {"lines": len(self.lines), "lines_reached": sum(count > 0 for count in self.lines.values()),
                "branches": 2 * len(asked),
                "branches_reached": sum(2 - ways.count(0) for ways in asked.values()),
                "conditions": sum(map(len, self.shown.values())),
                "conditions_reached": sum(map(sum, self.shown.values()))}


def measure(build, merged):
    """The files in scope by name."""
    files = {}
    for function in functions(build, merged):
        name = function["name"].split(":")[-1]
        for number, path in enumerate(function["filenames"]):
            if not SCOPE.fullmatch(path):
                continue
            if path not in files:
                files[path] = File(path)
            decided = number == 0 and DECIDED.fullmatch(path)
            files[path].add(name, [region for region in function["regions"] if region[5] == number],
                            [branch for branch in function["branches"] if branch[6] == number],
                            function["mcdc_records"] if decided else [])
    return files


def tally(files, excluded, still_open):
    """By area: of each kind how many in all, reached, excluded and open."""
    areas = collections.defaultdict(collections.Counter)
    for name, file in files.items():
        areas[area_of(name)].update(file.tally())
    for key, entries in (("excluded", excluded), ("open", still_open)):
        for (name, _, _), (shortfall, _) in entries.items():
            areas[area_of(name)].update({f"{what}_{key}": getattr(shortfall, what) for what in KINDS})
    return {name: {key: area[key] for key in KEYS} for name, area in summed(areas).items()}


def part(area, what):
    text = f"{area[what + '_reached']:>6} of {area[what]:>5} {what}"
    return text + f" ({area[what + '_excluded']:>3} excluded, {area[what + '_open']:>3} open)"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--html", action="store_true")
    options = parser.parse_args()
    build = options.build.resolve()
    merged = profile(build)
    files = measure(build, merged)
    missing = {(name, *place): shortfall for name, file in sorted(files.items())
               for place, shortfall in sorted(file.shortfalls().items())}
    excluded, still_open, complaints = hold(missing, Shortfall, "coverage.py", options.update)
    areas = tally(files, excluded, still_open)
    (build / "coverage.json").write_text(json.dumps(areas, indent=1) + "\n", encoding="utf-8")
    for name, area in areas.items():
        kinds = [what for what in KINDS if area[what]]
        print(f"{name:<18}" + "; ".join(part(area, what) for what in kinds))
    if options.html:
        tool("llvm-cov-19", "show", "-format=html", f"-output-dir={build / 'html'}", f"-instr-profile={merged}",
             "-show-branches=count", "-show-mcdc", *objects(build / OBJECTS[0]))
    return conclude(files, complaints)


if __name__ == "__main__":
    sys.exit(main())
