#!/usr/bin/env python3
"""Does an engine know how large a metre is? The same clear-cut pairs at sizes from 2^-40 to 2^30.

usage: tests/engines/sizes.py [BUILD]        (part of "make league"; from the root of the repository)

Writes docs/league/sizes.csv: of each engine and size how many verdicts are wrong or missing, and how many distances and
depths are off by more than a hundredth. And docs/league/moved.csv: of how many cases in general position a verdict
moves with a change that must not move it (origo judge --metamorphic).
"""

import collections
import json
import pathlib
import subprocess
import sys

TABLE = pathlib.Path("docs/league/sizes.csv")
MOVED = pathlib.Path("docs/league/moved.csv")
GENERAL = ["random-hulls", "random-boxes", "prisms", "integer-tetrahedra"]
EXPONENTS = [-40, -20, -17, -13, -10, -7, 0, 10, 30]
PAIRS = 100
CLEAR = 0.01  # the gap or the depth, as a fraction of the size
BINARY64 = ["ccd gjk", "ccd mpr", "fcl distance", "fcl signed-distance", "fcl collide", "fcl indep-distance",
            "fcl indep-collide", "bullet pair", "bullet epa2", "ode collide", "cgal gmpq"]  # fmt: skip
BINARY32 = ["bullet32 pair", "bullet32 epa2"]
SECONDS = 2


def run(command, text=None, may_end=(0,)):
    done = subprocess.run(command, input=text, text=True, capture_output=True, check=False)
    if done.returncode not in may_end:
        raise RuntimeError(f"{' '.join(command)}: {done.stderr.strip()}")
    return done.stdout.splitlines()


def value(number):
    """A double, however it is written."""
    return float.fromhex(number) if isinstance(number, str) else float(number)


def span(points):
    """The diagonal of the box around points."""
    return sum((max(axis) - min(axis)) ** 2 for axis in zip(*points)) ** 0.5


def clear_cut(build):
    """General hulls apart or overlapping by a good part of their size, each case asking for its distance or depth."""
    cases = []
    which = ["--seed", "1", "--index", "1000", "--count", "400", "--question", "relation"]
    made = run([f"{build}/origo", "gen", "random-hulls", *which])
    depths = run([f"{build}/origo", "ask", "--question", "depth"], "\n".join(made) + "\n")
    distances = run([f"{build}/origo", "ask", "--question", "distance"], "\n".join(made) + "\n")
    for line, *answers in zip(made, map(json.loads, depths), map(json.loads, distances)):
        case, overlap = json.loads(line), answers[0]["relation"] == "penetrating"
        question, answer = ("depth", answers[0]) if overlap else ("distance", answers[1])
        if question not in answer or "pose" in case["a"] or "pose" in case["b"]:
            continue
        for body in "ab":
            case[body]["points"] = [[value(x) for x in point] for point in case[body]["points"]]
        if value(answer[question]["double"]) >= CLEAR * span(case["a"]["points"] + case["b"]["points"]):
            cases.append(dict(case, question=question))
    return cases[:PAIRS]


def scaled(case, exponent):
    copy = {"id": f"{case['id']}-{exponent}", "question": case["question"]}
    for body in "ab":
        points = [[(x * 2.0**exponent).hex() for x in point] for point in case[body]["points"]]
        copy[body] = {"shape": "hull", "points": points}
    return json.dumps(copy)


def is_off(judged, what, limit):
    return any(check["what"] == what and (check.get("relative", 0) == "inf" or check.get("relative", 0) > limit)
               for check in judged["checks"])  # fmt: skip


def count(build, cases, engines, options):
    """{(engine, exponent): [verdicts wrong, no answer, values off]}, engines in the order given."""
    table = collections.defaultdict(lambda: [0, 0, 0])
    words = [word for engine in engines for word in ("--engine", f"{build}/engines/{engine}")]
    for exponent in EXPONENTS:
        text = "\n".join(scaled(case, exponent) for case in cases) + "\n"
        command = [f"{build}/origo", "judge", "--quiet", "--timeout", str(SECONDS), *options, *words]
        for judged in map(json.loads, run(command, text, (0, 1))):
            entry = table[judged["engine"], exponent]
            if judged["status"] != "ok":
                entry[1] += 1
                continue
            wrong = any(check["what"] == "verdict" and check["verdict"] == "wrong" for check in judged["checks"])
            entry[0] += wrong
            entry[2] += not wrong and (is_off(judged, "distance", 0.01) or is_off(judged, "depth", 0.01))
    return table


def moved(build, engines, options):
    """{engine: [cases, verdicts that moved]}."""
    table = collections.defaultdict(lambda: [0, 0])
    words = [word for engine in engines for word in ("--engine", f"{build}/engines/{engine}")]
    cases = [f"corpus/cases/{family}.jsonl" for family in GENERAL]
    command = [f"{build}/origo", "judge", "--quiet", "--metamorphic", "--timeout", str(SECONDS), *options, *words]
    for judged in map(json.loads, run([*command, *cases], None, (0, 1))):
        entry = table[judged["engine"]]
        entry[0] += 1
        entry[1] += any(check["what"] == "metamorphic" and check["verdict"] == "wrong" for check in judged["checks"])
    return table


def main():
    build = sys.argv[1] if len(sys.argv) > 1 else "build"
    cases = clear_cut(build)
    table = count(build, cases, BINARY64, [])
    table.update(count(build, cases, BINARY32, ["--float32"]))
    text = "engine,exponent,pairs,verdict_wrong,no_answer,value_off\n"
    for (engine, exponent), numbers in table.items():
        text += f"\"{engine}\",{exponent},{len(cases)},{','.join(map(str, numbers))}\n"
    TABLE.write_text(text, encoding="utf-8")
    found = {**moved(build, BINARY64, []), **moved(build, BINARY32, ["--float32"])}
    text = "engine,cases,moved\n" + "".join(f"\"{engine}\",{of},{count}\n" for engine, (of, count) in found.items())
    MOVED.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
