#!/usr/bin/env python3
"""Pairs of triangles: the exact answer and the reference beside the engines, in one run.

usage: tests/bench/bench_mesh_engines.py [--build BUILD] [--rounds N] [--page FILE]

Each engine is asked through "origo judge", which counts what it misses and invents; its claim says how long building and the
query took. The exact answer and the reference are measured by bench_meshes. All in processor time; of the rounds (3) the least
counts, and they come one after the other. With --page the table is written there, otherwise to standard output.
"""
import argparse
import json
import math
import pathlib
import re
import subprocess
import tempfile

ENGINES = ["cgal tree", "cgal boxes", "embree collide", "fcl obbrss", "fcl aabb", "fcl rss", "fcl kios", "fcl kdop", "bullet gimpact",
           "bullet bvh", "ode trimesh", "three bvhcast"]
REFERENCE = ["bvh-aabb", "bvh-linear", "bvh-kdop"]
SCENES = {"sphere-6": 163840, "torus-200": 320000, "same-4": 10240}
HEAD = """# Pairs of triangles, beside the engines

Two meshes; which triangles meet? Made by `make bench-mesh-engines`, in one run on one thread; milliseconds of processor time, {rounds}. *Build* is
nanoseconds a triangle of both meshes. *All* is building and asking. The exact answer has no build of its own: it goes from points
in doubles to pairs proved by the checker, without reading and kinds. The reference's query is all less a build measured apart: noise may make it negative. What an engine misses or invents is counted by `origo judge`.

- `sphere-6`: two spheres of 81,920 triangles.
- `torus-200`: two bumpy tori of 160,000 triangles.
- `same-4`: two equal spheres of 5,120 triangles. Nearly all of the pairs that meet lie in one plane or share an edge.

"""


IMPORTED = pathlib.Path("corpus/imported/mesh-cases.jsonl")
IMPORTED_HEAD = """## Meshes from elsewhere

Meshes that nobody here made ([where they come from](../../corpus/imported/README.md)): each with itself, and beside itself moved. ODE only says yes or no. *Refused*: the engine has no such query, or takes surfaces only.

"""


def case_of(build, scene, folder):
    path = pathlib.Path(folder) / f"{scene}.jsonl"
    with path.open("wb") as out:
        subprocess.run([f"{build}/bench_meshes", "--write", scene], stdout=out, check=True)
    return path


def ask(build, engine, case):
    """(build ns, query ns, what is wrong); None instead of times where it does not answer."""
    name, mode = engine.split()
    command = [f"{build}/origo", "judge", "--quiet", "--timeout", "120", "--engine", f"{build}/engines/mesh_{name} {mode}", str(case)]
    judged = json.loads(subprocess.run(command, check=False, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout)
    if judged["status"] != "ok":
        return None, None, judged["status"]
    counts = {check["what"]: check["count"] for check in judged["checks"] if "count" in check}
    wrong = ", ".join(f"{count:,} {what}" for what, count in counts.items() if count > 0)
    if not counts:
        wrong = "yes or no only" + ("" if judged["verdict"] == "right" else ": wrong")
    return float(re.search(r"built in (\d+)", judged["note"])[1]), judged["nanoseconds"], wrong or "nothing"


def own(build, algorithm, scene):
    """(build ns a triangle, ms of all, pairs) of bench_meshes, once."""
    command = [f"{build}/bench_meshes", "--algorithm", algorithm, "--scene", scene, "--rounds", "1"]
    words = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()[1].split()
    return (None, float(words[2]), int(words[3])) if algorithm == "exact" else (float(words[2]), float(words[4]), int(words[5]))


def least(values):
    known = [value for value in values if value is not None]
    return min(known) if known else math.nan


def row(name, build_ns, query_ms, all_ms, wrong):
    shown = lambda x, form: "" if x is None or math.isnan(x) else format(x, form)  # noqa: E731
    return f"| {name} | {shown(build_ns, '.0f')} | {shown(query_ms, '.1f')} | {shown(all_ms, '.1f')} | {wrong} |\n"


def table(build, scene, case, rounds):
    mine = {name: [] for name in ["exact", *REFERENCE]}
    others = {name: [] for name in ENGINES}
    for _ in range(rounds):
        for name in mine:
            mine[name].append(own(build, name, scene))
        for name in others:
            others[name].append(ask(build, name, case))
    triangles, pairs = SCENES[scene], mine["exact"][0][2]
    text = f"## {scene}: {pairs:,} pairs\n\n| | build | query ms | all ms | wrong |\n|---|--:|--:|--:|---|\n"
    for name, found in mine.items():
        built, all_ms = least(one[0] for one in found), least(one[1] for one in found)
        wrong = "nothing" if found[0][2] == pairs else f"{found[0][2]:,} pairs"
        title = "**Origo, exact, proved**" if name == "exact" else f"Origo `{name}`"
        text += row(title, built, all_ms - built * triangles / 1e6, all_ms, wrong)
    for name, found in others.items():
        built, asked = least(one[0] for one in found), least(one[1] for one in found)
        text += row(f"`mesh_{name}`", built / triangles, asked / 1e6, (built + asked) / 1e6, found[0][2])
    return text + "\n"


def outcome(judged):
    """What is wrong with a list of pairs, or that there is none, in a few words."""
    if judged["status"] != "ok":
        return judged["status"]
    wrong = [f"{c['count']:,} {c['what']}" + (f", up to {c['absolute']:.3g} apart" if "absolute" in c else "")
             for c in judged["checks"] if c.get("count", 0) > 0]
    return "; ".join(wrong) or "right"


def imported(build):
    """The table of the meshes that were published elsewhere."""
    cases = [line for line in IMPORTED.read_text(encoding="utf-8").splitlines() if json.loads(line)["question"] == "mesh_pairs"]
    counts = [json.loads(line)["count"] for line in subprocess.run(
        [f"{build}/origo", "ask"], input="\n".join(cases), check=True, capture_output=True, text=True).stdout.splitlines()]
    text = IMPORTED_HEAD + "| | " + " | ".join(f"`{json.loads(case)['id']}`" for case in cases) + " |\n"
    text += "|---" * (len(cases) + 1) + "|\n| **Origo, exact, proved** | " + " | ".join(f"{n:,} pairs" for n in counts) + " |\n"
    for engine in ENGINES:
        name, mode = engine.split()
        command = [f"{build}/origo", "judge", "--quiet", "--engine", f"{build}/engines/mesh_{name} {mode}"]
        judged = subprocess.run(command, input="\n".join(cases), check=False, capture_output=True, text=True).stdout.splitlines()
        text += f"| `mesh_{engine}` | " + " | ".join(outcome(json.loads(line)) for line in judged) + " |\n"
    return text


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--build", default="build")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--page")
    options = parser.parse_args()
    text = HEAD.format(rounds="one round" if options.rounds == 1 else f"the least of {options.rounds} rounds")
    with tempfile.TemporaryDirectory() as folder:
        for scene in SCENES:
            text += table(options.build, scene, case_of(options.build, scene, folder), options.rounds)
    text += imported(options.build)
    if options.page:
        pathlib.Path(options.page).write_text(text.rstrip() + "\n", encoding="utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
