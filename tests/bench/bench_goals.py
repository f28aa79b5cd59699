#!/usr/bin/env python3
"""What the benches measure beside their goals: one table, one run.

usage: tests/bench/bench_goals.py [--build BUILD] [--quick]

Ratios are of times on the same bodies in the same run, so they say more than times do: other work on the machine slows
both. Every bench compares its answers before it times them, and ends this run where one is wrong. A goal is reached
where the number is at most the goal, or at least the goal where a rate is measured.
"""
import argparse
import csv
import pathlib
import re
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BODIES = ("8", "32", "128", "cube")


def output_of(command):
    run = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False)
    if run.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))} ended with status {run.returncode}: {run.stderr.strip()}")
    return run.stdout


class Pairs:
    """`bench`: medians by method, placement and bodies."""

    def __init__(self, build, quick):
        with tempfile.TemporaryDirectory() as folder:
            table = pathlib.Path(folder, "bench.csv")
            output_of([build / "bench", "--csv", table, *(["--pairs", "50", "--rounds", "1"] if quick else [])])
            with table.open(newline="", encoding="utf-8") as lines:
                self.median = {(row["method"], row["placement"], row["bodies"]): float(row["median_ns"])
                               for row in csv.DictReader(lines)}

    def rows(self, work, method, peer, placement, goals):
        """A row for each size of bodies that has both."""
        for bodies, goal in zip(BODIES, goals):
            mine, theirs = (self.median[name, placement, bodies] for name in (method, peer))
            what = "unit cubes" if bodies == "cube" else f"{bodies} vertices"
            yield f"{work}, {what}", mine / theirs, goal, True


def of_pairs(build, quick):
    pairs = Pairs(build, quick)
    yield from pairs.rows("exact certified distance / FCL's distance, near", "origo distance", "FCL distance", "near",
                          (1.0, 1.0, 0.6, 1.2))
    yield from pairs.rows("exact certified depth / Bullet's pair detector", "origo depth",
                          "Bullet depth, pair detector", "overlapping", (3, 3, 3, 3))
    yield from pairs.rows("gjk / Bullet's GjkEpa2, near", "gjk", "Bullet btGjkEpaSolver2::Distance", "near", [0.8] * 4)
    yield from pairs.rows("gjk and epa / Bullet's GjkEpa2, deep", "gjk and epa",
                          "Bullet btGjkEpaSolver2::Penetration", "overlapping", [0.8] * 4)
    yield from pairs.rows("mpr / libccd's MPR", "mpr", "libccd ccdMPRPenetration", "overlapping", [0.8] * 4)


def of_manifolds(build, quick):
    took = {}
    for line in output_of([build / "bench_manifolds", *(["--pairs", "50"] if quick else [])]).splitlines():
        found = re.match(r"(.{26}) (.{20}) +([0-9.]+) us", line)
        if found:
            took[found[1].strip(), found[2].strip()] = float(found[3])
    for kind, peer, goal in (("boxes, stacked", "ODE dBoxBox", 2), ("boxes, anyhow", "ODE dBoxBox", 2),
                             ("hulls of 32, face on face", "Bullet GJK, clip", 1.5)):
        yield f"manifold-full / {peer}, {kind}", took[kind, "manifold-full"] / took[kind, peer], goal, True


def of_moving(build, _):
    goals = {"vertex-face": 10, "edge-edge": 15}
    for line in output_of(["make", "-s", "--no-print-directory", f"BUILD={build}", "bench-moving"]).splitlines():
        cells = [cell.strip() for cell in line.strip("| ").split("|")]
        if cells[0] in goals:
            yield f"{cells[0]}, certified, microseconds", float(cells[4]), goals[cells[0]], True


def of_hulls(build, quick):
    count = "10000" if quick else "100000"
    options = ["--build", build, "--count", count, "--family", "cube", "--rounds", "1"]
    found = re.search(r"^\| exact \| [0-9,]+ \(([0-9.]+)\)", output_of([ROOT / "tests/bench/bench_hulls.py", *options]),
                      re.MULTILINE)
    if found is None:
        sys.exit("bench_hulls.py has no row of the exact hull")
    yield f"exact certified hull / CGAL's, {int(count):,} points on a cube's faces", float(found[1]), 0.3, True


def of_text(build, quick):
    options = ["--build", build, *(["--count", "2000", "--rounds", "1"] if quick else [])]
    for line in output_of([sys.executable, ROOT / "tests/bench/bench_text.py", *options]).splitlines()[1:]:
        pairs, command, *numbers = line.split()
        rate, goal = (float(text.replace(",", "")) for text in numbers)
        yield f"{command} from text, {pairs}, a second", rate, goal, False


def of_start(build, quick):
    runs = 50 if quick else 500
    begin = time.perf_counter()
    for _ in range(runs):
        output_of([build / "origo", "--version"])
    yield "start and end of a process, milliseconds", 1000 * (time.perf_counter() - begin) / runs, 8, True


def number(x):
    return f"{x:,.0f}" if x >= 1000 else f"{x:.3g}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=ROOT / "build", type=lambda path: pathlib.Path(path).resolve())
    parser.add_argument("--quick", action="store_true", help="few pairs, one round: to try it")
    options = parser.parse_args()
    print("| work | measured | goal | |\n|---|--:|--:|---|")
    reached = total = 0
    for measure in (of_pairs, of_manifolds, of_moving, of_hulls, of_text, of_start):
        for work, value, goal, is_cost in measure(options.build, options.quick):
            good = value <= goal if is_cost else value >= goal
            reached, total = reached + good, total + 1
            print(f"| {work} | {number(value)} | {number(goal)} | {'reached' if good else ''} |", flush=True)
    print(f"\n{reached} of {total} goals reached")


if __name__ == "__main__":
    main()
