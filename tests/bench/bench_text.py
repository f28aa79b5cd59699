#!/usr/bin/env python3
"""Cases from text and answers to text: how many a second each command takes, in one thread.

usage: tests/bench/bench_text.py [--build BUILD] [--count N] [--rounds N]

Pairs of hulls of 8 points and pairs of turned boxes ask for their distance. `ask` answers them, `check` is
origo-check on those answers, `judge` judges the claims of gjk, `report` counts the judgements. Before anything is
timed every answer has to be accepted; every claim has to be judged. Processor time counts, of the best of the rounds,
the process's start included; the last column is the goal.
"""
import argparse
import json
import pathlib
import random
import resource
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
GOALS = {"ask": 50000, "check": 50000, "judge": {"hulls": 100000, "boxes": 60000}, "report": 150000}


def on_sphere(ways, dimension):
    while True:
        v = [ways.gauss(0, 1) for _ in range(dimension)]
        length = sum(x * x for x in v) ** 0.5
        if length > 0.1:
            return [x / length for x in v]


def hull(ways, place):
    points = [[x + p for x, p in zip(on_sphere(ways, 3), place)] for _ in range(8)]
    return {"shape": "hull", "points": points}


def box(ways, place):
    pose = {"rotation": on_sphere(ways, 4), "translation": [ways.random() + p for p in place]}
    return {"shape": "box", "half": [1, 0.5, 0.7], "pose": pose}


def write_cases(path, make, count):
    ways = random.Random(1)
    with open(path, "w", encoding="utf-8") as out:
        for k in range(count):
            a, b = make(ways, [0, 0, 0]), make(ways, [2.5, 0.1, 0.2])
            print(json.dumps({"id": f"case-{k}", "question": "distance", "a": a, "b": b}), file=out)


def processor_time():
    """Seconds that the processes which have ended took."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def best(rounds, command, out):
    """The seconds of the quickest run, its output in the file `out`."""
    least = None
    for _ in range(rounds):
        with open(out, "wb") as stream:
            begin = processor_time()
            status = subprocess.run(command, stdout=stream, stderr=subprocess.DEVNULL, check=False).returncode
            seconds = processor_time() - begin
        if status not in (0, 1):  # 1: some claims fail
            sys.exit(f"{command[1]} ended with status {status}")
        least = seconds if least is None or seconds < least else least
    return least


def bench(origo, check, name, make, options, folder):
    path = folder / name
    cases, answers, claims, judgements = (f"{path}.{what}" for what in ("cases", "answers", "claims", "judgements"))
    write_cases(cases, make, options.count)
    verdict = subprocess.run(f"{origo} ask --quiet {cases} | {check} {cases} -", shell=True, check=True,
                             stdout=subprocess.PIPE)
    if verdict.stdout.decode() != f"{options.count} accepted, 0 refused\n":
        sys.exit(f"{name}: not all answers are accepted")
    best(1, [origo, "run", "--quiet", "gjk", cases], claims)
    seconds = {"ask": best(options.rounds, [origo, "ask", "--quiet", cases], answers),
               "check": best(options.rounds, [check, cases, answers], f"{path}.verdict"),
               "judge": best(options.rounds, [origo, "judge", "--quiet", cases, claims], judgements),
               "report": best(options.rounds, [origo, "report", judgements], f"{path}.report")}
    with open(judgements, encoding="utf-8") as lines:
        if sum(1 for _ in lines) != options.count:
            sys.exit(f"{name}: not all claims are judged")
    for command, took in seconds.items():
        goal = GOALS[command][name] if isinstance(GOALS[command], dict) else GOALS[command]
        print(f"{name:<8} {command:<8} {options.count / took:>10,.0f} {goal:>10,}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=ROOT / "build", type=pathlib.Path)
    parser.add_argument("--count", default=20000, type=int, help="pairs of each kind (20000)")
    parser.add_argument("--rounds", default=5, type=int, help="runs of each command (5)")
    options = parser.parse_args()
    print(f"{'pairs':<8} {'command':<8} {'a second':>10} {'goal':>10}")
    with tempfile.TemporaryDirectory() as folder:
        for name, make in (("hulls", hull), ("boxes", box)):
            bench(options.build / "origo", options.build / "origo-check", name, make, options, pathlib.Path(folder))


if __name__ == "__main__":
    main()
