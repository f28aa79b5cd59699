#!/usr/bin/env python3
"""Which conditions no test has shown to decide by themselves (MC/DC), held against the two committed lists.

usage: tests/coverage/mcdc.py BUILD [--update]

BUILD was compiled with clang's -fcoverage-mcdc and its tests have left BUILD/profile/*.profraw. Of a decision with two
conditions or more, a condition counts where two runs differ in it and in the outcome, and in nothing else that was
looked at. What is counted: spec/ and ref/separation/. An inline function is compiled into many objects; such copies
count once, by any copy.

Whatever is not shown has to stand in mcdc_exclusions.txt, with the reason, or in mcdc_open.txt (lists.py), and nothing
else. Writes BUILD/mcdc.json.
"""
import argparse
import collections
import json
import pathlib
import re
import subprocess
import sys

from lists import ROOT, area_of, conclude, hold, summed

SCOPE = re.compile(r"(spec|ref/separation)/.*\.[ch]")
OBJECTS = ("obj/spec", "obj/ref/separation")
KEYS = ["conditions", "conditions_reached", "conditions_excluded", "conditions_open"]

Shortfall = collections.namedtuple("Shortfall", "conditions")


def tool(*command):
    return subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout


def export(build):
    """What llvm-cov says of each function."""
    profile = build / "mcdc.profdata"
    tool("llvm-profdata-19", "merge", "-sparse", "-o", profile, *sorted((build / "profile").glob("*.profraw")))
    objects = sorted(path for part in OBJECTS for path in (build / part).rglob("*.o"))
    named = [word for path in objects for word in ("-object", path)]
    text = tool("llvm-cov-19", "export", "-format=text", f"-instr-profile={profile}", *named)
    return json.loads(text)["data"][0]["functions"]


def measure(build):
    """Of each file in scope, by (function, place in the file): [was the condition shown, of each]."""
    files = collections.defaultdict(dict)
    for function in export(build):
        name = pathlib.Path(function["filenames"][0])
        name = str(name.relative_to(ROOT)) if name.is_relative_to(ROOT) else ""
        if not SCOPE.fullmatch(name):
            continue
        decisions = files[name]
        for *where, _, _, shown in function["mcdc_records"]:
            key = function["name"].split(":")[-1], *where
            before = decisions.get(key, [False] * len(shown))
            decisions[key] = [a or b for a, b in zip(before, shown)]
    return files


def shortfalls(files):
    found = collections.Counter()
    for name, decisions in files.items():
        text = (ROOT / name).read_text(encoding="utf-8").split("\n")
        for (function, line, *_), shown in decisions.items():
            found[name, function, text[line - 1].strip()] += shown.count(False)
    return {place: Shortfall(count) for place, count in sorted(found.items()) if count > 0}


def tally(files, excluded, still_open):
    areas = collections.defaultdict(collections.Counter)
    for name, decisions in files.items():
        for shown in decisions.values():
            areas[area_of(name)].update(conditions=len(shown), conditions_reached=sum(shown))
    for key, entries in (("conditions_excluded", excluded), ("conditions_open", still_open)):
        for (name, _, _), (shortfall, _) in entries.items():
            areas[area_of(name)][key] += shortfall.conditions
    return summed(areas)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("--update", action="store_true")
    options = parser.parse_args()
    build = options.build.resolve()
    files = measure(build)
    excluded, still_open, complaints = hold(shortfalls(files), Shortfall, "mcdc_", "mcdc.py", options.update)
    areas = {name: {key: area[key] for key in KEYS} for name, area in tally(files, excluded, still_open).items()}
    (build / "mcdc.json").write_text(json.dumps(areas, indent=1) + "\n", encoding="utf-8")
    for name, area in areas.items():
        print(f"{name:<18}{area['conditions_reached']:>6} of {area['conditions']:>5} conditions "
              f"({area['conditions_excluded']:>3} excluded, {area['conditions_open']:>3} open)")
    return conclude(files, complaints)


if __name__ == "__main__":
    sys.exit(main())
