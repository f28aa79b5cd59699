#!/usr/bin/env python3
"""The reference's broad phases beside the engines', in one run.

usage: tests/bench/bench_broad.py [--build BUILD] [--count N]... [--scene U|C|S|B]... [--rounds N] [--most SECONDS]

All take the same boxes and say themselves how much processor time they took, from the first box to the last pair, reading and
printing apart. Each is asked twice and the second time counts, in memory that is there by then. In each round they come one after the other. A row is a program: the median of the rounds in nanoseconds a
box, and that over the least of the engines. Pairs of all have to be the same. What takes longer than SECONDS with all it reads
is "slow" and left out of later rounds and of larger scenes.
"""
import argparse
import base64
import hashlib
import json
import os
import pathlib
import statistics
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
ENGINES = ["cgal boxes", "fcl tree", "bullet dbvt"]
REFERENCE = ["grid", "grid-hash", "grid-hierarchical", "octree-loose", "kd-tree", "dynamic-tree", "sap-sweep", "sap-batch"]
# Memory that is freed stays with the program, so that the second time takes no pages from the system.
ENVIRONMENT = {**os.environ, "MALLOC_MMAP_THRESHOLD_": str(1 << 32), "MALLOC_TRIM_THRESHOLD_": str(1 << 40)}


def pairs_of(claim):
    """Sorted as the adaptors leave them: a digest is enough to compare them."""
    if "pairs_packed" in claim:
        return hashlib.sha256(base64.b64decode(claim["pairs_packed"])).hexdigest(), len(claim["pairs_packed"]) * 3 // 32
    flat = b"".join(number.to_bytes(4, "little") for pair in claim["pairs"] for number in pair)
    return hashlib.sha256(flat).hexdigest(), len(claim["pairs"])


def ask(build, program, case, most):
    """Nanoseconds and pairs, or None where it is too slow."""
    name, mode = program.split(" ")
    try:
        done = subprocess.run([build / "engines" / f"broad_{name}", mode], stdin=case.open("rb"), stdout=subprocess.PIPE,
                              timeout=most, check=True, env=ENVIRONMENT)
    except subprocess.TimeoutExpired:
        return None
    claim = json.loads(done.stdout.splitlines()[1])
    return claim["nanoseconds"], pairs_of(claim)


def measure(build, case, programs, rounds, most, slow):
    times, said = {program: [] for program in programs}, {}
    for _ in range(rounds):
        for program in programs:
            answer = None if program in slow else ask(build, program, case, most)
            if answer is None:
                slow.add(program)
                continue
            times[program].append(answer[0])
            said[program] = answer[1]
    return times, said


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--build", default="build")
    options.add_argument("--count", type=int, action="append")
    options.add_argument("--scene", action="append")
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--most", type=float, default=20)
    given = options.parse_args()
    build = ROOT / given.build
    programs = ENGINES + [f"reference {name}" for name in REFERENCE]
    print(f"{'scene':<6} {'boxes':>8}  {'program':<28} {'ns a box':>10} {'of best engine':>15} {'pairs':>10}")
    wrong = False
    for scene in given.scene or ["U", "C", "S", "B"]:
        slow = set()
        for count in sorted(given.count or [10000, 100000]):
            case = build / f"bench-{scene}-{count}.jsonl"
            with case.open("wb") as file:
                for _ in range(2):
                    subprocess.run([build / "bench_scene", scene, str(count)], stdout=file, check=True)
            times, said = measure(build, case, programs, given.rounds, given.most, slow)
            case.unlink()
            wrong = wrong or len({pairs for pairs in said.values()}) > 1
            median = {program: statistics.median(t) / count for program, t in times.items() if t and program not in slow}
            best = min((median[program] for program in ENGINES if program in median), default=None)
            for program in programs:
                if program not in median:
                    print(f"{scene:<6} {count:>8}  {program:<28} {'slow':>10} {'-':>15} {'-':>10}")
                    continue
                ratio = "-" if best is None else f"{median[program] / best:.2f}"
                print(f"{scene:<6} {count:>8}  {program:<28} {median[program]:>10.0f} {ratio:>15} {said[program][1]:>10}",
                      flush=True)
    if wrong:
        raise SystemExit("bench_broad: pairs differ")


if __name__ == "__main__":
    main()
