#!/usr/bin/env python3
"""Times of impact of bodies with constant angular velocities: engines, judged against the exact enclosures.

usage: tests/bench/bench_spin_engines.py [--build BUILD] [--count N] [--page FILE]    (after "make engines")

Writes docs/results/spin-engines.md with --page, or the tables to standard output.
"""

import argparse
import json
import statistics
import subprocess

ENGINES = ["spin_bullet continuous", "spin_bullet32 continuous", "spin_fcl advancement", "spin_fcl naive",
           "spin_box2d toi"]
FAMILIES = ["spin-random", "spin-rod", "spin-roll", "spin-graze", "spin-miss", "spin-start"]
SEED = 24

HEAD = """# Times of impact with rotation, beside the engines

When do two bodies first meet, each of which turns at a constant angular velocity ([motion.md](../questions/motion.md#with-a-constant-angular-velocity))? Made by
`make bench-spin-engines`: `origo gen FAMILY --seed {seed} --count {count}`, judged by `origo judge`. Engines take a motion as two poses. So their adaptors cut it into equal steps, none of more than a quarter turn, as a world does
([tests/engines/spin.h](../../tests/engines/spin.h)).

*Missed* are contacts that are there, *invented* those that are not. *Early* and *late* are the largest errors of times in length: the error times the way that the fastest point of each body makes in a unit of time. *Median* is that of all errors of times,
early or late. *Microseconds* are the median of a query, of all steps, in the engine alone. An engine that is asked about fewer cases refuses the others.
"""
NOTES = """
## What they do

- **Bullet** `btContinuousConvexCollision`: conservative advancement by 64 steps at most. It ends where the bodies are 1e-3 apart, an absolute length.
  Why it is early by much more, and late, in `spin-random` and `spin-roll` was not looked into.
  btGjkConvexCast and btSubsimplexConvexCast do not turn bodies.
- **FCL** `continuousCollide` along `InterpMotion`, which has a constant angular velocity; with its defaults, 10 iterations and an error of 1e-4. `naive` asks at 10 times of each step: it tunnels.
  Bodies without an interior, and with a radius, are refused. The adaptor takes the one constructor of InterpMotion that sets all of it: those without a reference point leave that
  uninitialised, and that of two transforms with one leaves the velocities (Valgrind finds both). With the plainest, of two transforms, the first query of a process claimed contact at the time 0, of a cube that reaches a wall at 0.2987.
- **Box2D** `b2TimeOfImpact`: separating axes over time, in the plane, in binary32. It stops at a distance of b2_linearSlop, 0.005. A contact that begins and ends within the step may be missed, as its own comment says: the
  corner of a cube that turns by 4/3 radians a step goes through a wall unseen.
- The casts of **Jolt, Rapier and PhysX** under Node move shapes along a line only, and do not turn them: they cannot be asked.

Bodies graze in `spin-graze` by 2^-24 to 2^-8 of a unit, mostly less than the tolerances named above.
"""


def judged(build, engine, family, count):
    """The judgements of the engine on the family, one object a case."""
    cases = subprocess.run([f"{build}/origo", "gen", family, "--seed", str(SEED), "--count", str(count)],
                           capture_output=True, text=True, check=True).stdout
    run = subprocess.run([f"{build}/origo", "judge", "--quiet", "--timeout", "5", "--engine", f"{build}/engines/{engine}", "-"],
                         input=cases, capture_output=True, text=True)
    lines = [json.loads(line) for line in run.stdout.splitlines()]
    if len(lines) != count:
        raise SystemExit(f"{engine}, {family}: {len(lines)} judgements of {count}\n{run.stderr}")
    return lines


class Row:
    """What an engine said about a family."""

    def __init__(self, lines):
        answered = [line for line in lines if line.get("status") == "ok"]
        self.answered = len(answered)
        self.other = sum(line.get("status") not in ("ok", "refused") for line in lines)
        self.missed = self.invented = self.contacts = 0
        self.early, self.late, self.errors, self.times = 0.0, 0.0, [], []
        for line in answered:
            if "nanoseconds" in line:
                self.times.append(line["nanoseconds"] / 1000)
            for check in line["checks"]:
                self.add(check)

    def add(self, check):
        """One check of a judgement."""
        if check["what"] == "verdict" and check["verdict"] == "wrong":
            self.missed += check["claimed"] == "not colliding"
            self.invented += check["claimed"] == "colliding"
        if check["what"] != "time":
            return
        error = check.get("absolute", 0.0)
        self.contacts += 1
        self.errors.append(error)
        if error and check["claimed"] < check["exact"]:
            self.early = max(self.early, error)
        elif error:
            self.late = max(self.late, error)

    def text(self, engine):
        """The row of the table."""
        if self.answered == 0:
            return f"| `{engine}` | 0 |  |  |  |  |  |  |"
        error = f"{statistics.median(self.errors):.2g}" if self.errors else ""
        asked = f"{self.answered}" + (f", {self.other} without answer" if self.other else "")
        return (f"| `{engine}` | {asked} | {self.missed} | {self.invented} | {self.early:.2g} | {self.late:.2g} | {error} "
                f"| {statistics.median(self.times):.1f} |")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--build", default="build")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--page")
    options = parser.parse_args()
    parts = [HEAD.format(seed=SEED, count=options.count)]
    for family in FAMILIES:
        cases = subprocess.run([f"{options.build}/origo", "gen", family, "--seed", str(SEED), "--count",
                                str(options.count)], capture_output=True, text=True, check=True).stdout
        asked = subprocess.run([f"{options.build}/origo", "ask", "--quiet", "-"], input=cases, capture_output=True,
                               text=True).stdout
        hits = sum(json.loads(line)["hit"] is True for line in asked.splitlines())
        parts.append(f"\n## {family}: {options.count} motions, {hits} contacts\n\n"
                     "| | asked | missed | invented | early | late | median | microseconds |\n|---|--:|--:|--:|--:|--:|--:|--:|\n")
        for engine in ENGINES:
            parts.append(Row(judged(options.build, engine, family, options.count)).text(engine) + "\n")
    text = "".join(parts) + NOTES
    if options.page:
        with open(options.page, "w", encoding="utf-8") as page:
            page.write(text)
    else:
        print(text)


if __name__ == "__main__":
    main()
