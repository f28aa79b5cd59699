#!/usr/bin/env python3
"""Convex hulls of points in space, the reference's and the exact ones beside the engines', in one run.

usage: tests/bench/bench_hulls.py [--build BUILD] [--count N]... [--family NAME]... [--rounds N]

All take the same points and say themselves how much processor time they took, from points in memory to facets. In each round they come one after the other.
A row is a program: for each family the median of the rounds in nanoseconds a point, and that over CGAL's. The last number is how far
`origo judge` finds a point outside, of 1,000 points of the family, as a part of their size. Where an engine has no answer stands why.
Those under Node are asked where they are built (`make engines-js`); the cases are in new processes, so they warm up within the time.
"""
import argparse
import json
import math
import os
import pathlib
import random
import statistics
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
ENGINES = ["hull_cgal exact", "hull_qhull merged", "hull_bullet", "hull_three", "hull_quickhull3d merged", "hull_quickhull3d triangles"]
OURS = ["hull-quickhull", "exact", "checker"]
SECONDS = 120


def ball(draw):
    while True:
        p = [draw.uniform(-1, 1) for _ in range(3)]
        if sum(x * x for x in p) <= 1:
            return p


def sphere(draw):
    p = ball(draw)
    length = math.sqrt(sum(x * x for x in p))
    return [x / length for x in p]


def cube(draw):
    p = [draw.uniform(-1, 1) for _ in range(3)]
    p[draw.randrange(3)] = draw.choice((-1.0, 1.0))
    return p


def near(draw):
    return [math.nextafter(x, draw.choice((-2, 2))) if abs(x) == 1 else x for x in cube(draw)]


def lattice(draw):
    return [draw.randrange(47) for _ in range(3)]


FAMILIES = {"ball": (ball, "in a ball"), "sphere": (sphere, "on a sphere"), "cube": (cube, "on a cube's faces"),
            "near": (near, "an ulp beside these"), "lattice": (lattice, "of a lattice of 47^3")}


def write_case(path, name, count):
    draw = random.Random(f"{name} {count}")
    points = [FAMILIES[name][0](draw) for _ in range(count)]
    path.write_text(json.dumps({"id": name, "question": "hull", "points": points}) + "\n", encoding="utf-8")


def program_of(build, engine):
    return build / "engines" / engine.split()[0]


def time_of(build, engine, case):
    """Nanoseconds, or why there are none."""
    command = [program_of(build, engine), *engine.split()[1:]]
    with case.open("rb") as file:
        try:
            done = subprocess.run(command, stdin=file, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False, timeout=SECONDS)
        except subprocess.TimeoutExpired:
            return f"more than {SECONDS} s"
    if done.returncode != 0:
        return "crashes"
    claim = json.loads(done.stdout)
    return claim["nanoseconds"] if claim["status"] == "ok" else claim["status"]


def times(build, engines, case):
    """{program: nanoseconds, or why there are none} of one round."""
    took = {engine: time_of(build, engine, case) for engine in engines}
    with case.open("rb") as file:
        said = subprocess.run([build / "bench_hulls"], stdin=file, stdout=subprocess.PIPE, text=True, check=True).stdout
    for line in said.splitlines():
        what, nanoseconds, _ = line.split()
        took[what] = float(nanoseconds)
    return took


def outside(build, program, case):
    """How far a point is outside, as text."""
    if program in ENGINES:
        command = [build / "origo", "judge", "--quiet", "--engine", f"{build}/engines/{program}", case]
    elif program == "hull-quickhull":
        claims = case.with_suffix(".claims")
        with claims.open("wb") as file:
            subprocess.run([build / "origo", "run", "--quiet", program, case], stdout=file, check=True)
        command = [build / "origo", "judge", "--quiet", case, claims]
    else:
        return "0, certified"
    said = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False).stdout
    judgement = json.loads(said)
    if judgement["status"] != "ok":
        return judgement["status"]
    checks = {check["what"]: check for check in judgement["checks"]}
    if "closed" in checks and checks["closed"]["class"] != "none":
        return "not closed"
    fraction = checks["outside"].get("fraction") if "outside" in checks else "-"
    return "0" if fraction is None else fraction if isinstance(fraction, str) else f"{fraction:.1e}"


def cell(took, beside, count):
    """Of the times of all rounds."""
    reasons = [one for one in took if isinstance(one, str)]
    if reasons:
        return reasons[0]
    median = statistics.median(took)
    return f"{median / count:,.0f} ({median / beside:.2f})"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--build", type=pathlib.Path, default=pathlib.Path(os.environ.get("BUILD", "build")))
    parser.add_argument("--count", type=int, action="append")
    parser.add_argument("--family", action="append", choices=FAMILIES)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    families = options.family or list(FAMILIES)
    engines = [engine for engine in ENGINES if program_of(options.build, engine).exists()]
    with tempfile.TemporaryDirectory() as folder:
        for count in options.count or [100000]:
            print(f"\n{count:,} points: ns a point (times CGAL's); outside, of 1,000 points\n")
            print("| | " + " | ".join(FAMILIES[name][1] for name in families) + " |")
            print("|---|" + "--:|" * len(families))
            rows = {program: [] for program in engines + OURS}
            for name in families:
                case, small = pathlib.Path(folder, name), pathlib.Path(folder, name + "-small")
                write_case(case, name, count)
                write_case(small, name, 1000)
                rounds = [times(options.build, engines, case) for _ in range(options.rounds)]
                beside = statistics.median(took[ENGINES[0]] for took in rounds)
                for program, row in rows.items():
                    text = cell([took.get(program, "no answer") for took in rounds], beside, count)
                    row.append(text if program == "checker" else f"{text}; {outside(options.build, program, small)}")
            for program, row in rows.items():
                print(f"| {program} | " + " | ".join(row) + " |", flush=True)


if __name__ == "__main__":
    main()
