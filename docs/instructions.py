#!/usr/bin/env python3
"""Counts the instructions of each algorithm, a question: docs/results/instructions.csv and the tables of its page.

usage: docs/instructions.py [--build BUILD] [--results DIR] [--check ALGORITHM...] [--jobs N]

valgrind counts what happens behind the algorithm's door, the door's own look at the input among it, on the cases of the
corpus that the algorithm answers. So the numbers do not depend on what else the machine does. --check writes nothing:
it counts for these algorithms and fails where a number of the file is off by more than a tenth.
"""
import argparse
import collections
import concurrent.futures
import csv
import fnmatch
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.dont_write_bytecode = True
import pages  # noqa: E402

BEGIN, END = "<!-- docs/instructions.py -->\n", "<!-- end of what is counted -->"
HEAD = ["door", "algorithm", "cases of", "cases", "instructions"]
NEAR = 0.1  # a number of --check may be off by so much: compilers differ
# Of each door: the function that is counted, and sets of the corpus' families.
PAIRS = {
    "boxes": "random-boxes stacked-boxes",
    "hulls": "random-hulls",
    "hulls of 32": "big-hulls-32",
    "hulls of 128": "big-hulls-128",
    "touching": "touch-*",
    "thin": "needles flat-one sliver-tetrahedra",
    "rounded": "sphere-box sphere-capsule capsule-* rounded-* sphere-touch",
    "points, spheres": "points sphere-nested",
    "the plane": "plane-rects plane-touch plane-deep",
}
DOORS = {
    "pair": ("og_pair_run", PAIRS),
    "polygons": ("og_polygons_run", {"flat": "flat-both"}),
    "closest": ("og_closest_run", {"all": "closest-*"}),
    "hit": ("og_hit_run", {"all": "hit-*"}),
    "orientation": ("og_orientation_run", {"all": "orientation-*"}),
    "simplex": ("og_simplex_{}", {"all": "simplex-*"}),
    "support": ("og_support_run", {"polyhedra": "support-*", "curved": "curved-support-*"}),
    "hull": (
        "og_hull_run",
        {"a ball": "hull-ball", "a sphere": "hull-sphere", "degenerate": "hull-co* hull-lattice"},
    ),
    "overlaps": (
        "og_overlaps_st*",
        {"a lattice": "boxes-lattice", "coherent": "boxes-coherent", "teleporting": "boxes-teleport"},
    ),
    "bound": (
        "og_bound_run",
        {
            "points": "bound-random bound-box-random",
            "triangles": "bound-triangles",
            "degenerate": "bound-co* bound-repeated bound-ulp bound-extreme",
        },
    ),
    "turn": ("og_turn_run", {"all": "bound-turn-*"}),
    "cso": ("og_cso_run", {"boxes": "minkowski-boxes minkowski-turned", "hulls": "minkowski-hulls"}),
    "decompose": ("og_decompose_run", {"all": "parts-*"}),
    "mesh_pairs": (
        "og_mesh_pairs_run",
        {"spheres": "mesh-spheres", "grids": "mesh-grids", "identical": "mesh-identical", "a soup": "mesh-soup"},
    ),
    "sweep": (
        "og_sweep_run",
        {
            "random": "sweep-random",
            "grazing": "sweep-grazing",
            "rounded": "sweep-rounded",
            "the plane": "plane-sweeps",
        },
    ),
    "contact": (
        "og_contact_run",
        {"faces": "contact-faces", "edges": "contact-edges", "turned": "contact-turned", "flat": "contact-flat"},
    ),
    "sweep_contact": (
        "og_sweep_contact_run",
        {"random": "sweep-random", "head-on": "sweep-head-on", "the plane": "plane-sweeps"},
    ),
    "clip": ("og_clip_run", {"flat": "contact-flat"}),
    "triangulate": ("og_triangulate_run", {"a comb": "polygon-comb", "a star": "polygon-star", "all": "polygon-*"}),
    "moving_features": ("og_moving_features_run", {"random": "moving-random", "all": "moving-*"}),
    "motion": ("og_motion_run", {"random": "motion-random", "spinning": "spin-random", "all": "motion-* spin-*"}),
}


def families(patterns):
    """The lines of the families of these names, wherever the corpus has them."""
    files = sorted(ROOT.glob("corpus/cases/*.jsonl")) + sorted(ROOT.glob("corpus/*/cases/*.jsonl"))
    chosen = [file for file in files if any(fnmatch.fnmatch(file.stem, one) for one in patterns.split())]
    return [line for file in chosen for line in file.read_text(encoding="utf-8").splitlines()]


def claimed(build, algorithm, lines):
    """The lines that the algorithm answers."""
    command = [build / "origo", "run", "--quiet", algorithm]
    claims = subprocess.run(command, input="\n".join(lines), text=True, stdout=subprocess.PIPE, check=True).stdout
    answered = {claim["id"] for claim in map(json.loads, claims.splitlines()) if claim["status"] == "ok"}
    return [line for line in lines if json.loads(line)["id"] in answered]


def counted(build, function, algorithm, lines):
    """Instructions inside the function, for all lines."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out"]
        command += [f"--toggle-collect={function}", build / "origo", "run", "--quiet", algorithm]
        run = subprocess.run(command, input="\n".join(lines), text=True, capture_output=True, check=True)
        found = int(re.search(r"Collected : (\d+)", run.stderr)[1])
    if found == 0:
        raise SystemExit(f"{algorithm}: {function} is never entered")
    return found


def rows_of(build, one):
    name, _, _, door, _ = one
    function, sets = DOORS[door]
    rows = []
    for cases, patterns in sets.items():
        lines = claimed(build, name, families(patterns))
        if lines:
            total = counted(build, function.format(name.replace("simplex-", "").replace("-", "_")), name, lines)
            rows.append([door, name, cases, len(lines), round(total / len(lines))])
    return rows


def table_of(rows):
    """Markdown: a table for each door, an algorithm a line."""
    doors, parts = collections.defaultdict(lambda: collections.defaultdict(dict)), []
    for door, name, cases, _, instructions in rows:
        doors[door][name][cases] = int(instructions)
    for door, algorithms in doors.items():
        heads = [cases for cases in DOORS[door][1] if any(cases in found for found in algorithms.values())]
        parts += [f"## {door}", "", "| algorithm | " + " | ".join(heads) + " |", "|---" + "|---:" * len(heads) + "|"]
        for name, found in algorithms.items():
            cells = [f"{found[cases]:,}" if cases in found else "-" for cases in heads]
            parts.append(f"| {name} | " + " | ".join(cells) + " |")
        parts.append("")
    return "\n".join(parts)


def written(results, rows):
    page = results / "instructions.md"
    with (results / "instructions.csv").open("w", newline="", encoding="utf-8") as file:
        csv.writer(file, lineterminator="\n").writerows([HEAD, *rows])
    before, rest = page.read_text(encoding="utf-8").split(BEGIN)
    page.write_text(before + BEGIN + "\n" + table_of(rows) + "\n" + END + rest.split(END)[1], encoding="utf-8")


def faults(results, rows):
    """What the file and the page say otherwise."""
    with (results / "instructions.csv").open(newline="", encoding="utf-8") as file:
        kept = list(csv.reader(file))[1:]
    known = {tuple(row[:3]): row for row in kept}
    page = (results / "instructions.md").read_text(encoding="utf-8")
    if page.split(BEGIN)[1].split(END)[0].strip() != table_of(kept).strip():
        yield "the page's tables are not those of the file"
    for door, name, cases, count, instructions in rows:
        kept = known.get((door, name, cases))
        if kept is None:
            yield f"{name}, {cases}: is not in the file"
        elif int(kept[3]) != count:
            yield f"{name}, {cases}: {count} cases are answered, not {kept[3]}"
        elif abs(int(kept[4]) - instructions) > NEAR * instructions:
            yield f"{name}, {cases}: {instructions} instructions, not {kept[4]}"


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--build", type=pathlib.Path, default=ROOT / "build")
    options.add_argument(
        "--results", type=pathlib.Path, default=ROOT / "docs/results", help="where file and page are"
    )
    options.add_argument("--check", nargs="+", metavar="ALGORITHM")
    options.add_argument("--jobs", type=int, default=2)
    given = options.parse_args()
    lines = subprocess.run([given.build / "origo", "list", "--markdown"], check=True, text=True, capture_output=True)
    known = [pages.ROW.match(line).groups() for line in lines.stdout.splitlines()[2:]]
    if unknown := set(given.check or []) - {one[0] for one in known}:
        raise SystemExit(f"no such algorithm: {', '.join(sorted(unknown))}")
    chosen = [one for one in known if not given.check or one[0] in given.check]
    with concurrent.futures.ThreadPoolExecutor(given.jobs) as pool:
        rows = []
        for done, found in enumerate(pool.map(lambda one: rows_of(given.build, one), chosen), 1):
            rows += found
            if sys.stderr.isatty():
                print(
                    f"\r{done} of {len(chosen)} algorithms", end="" if done < len(chosen) else "\n", file=sys.stderr
                )
    if not given.check:
        written(given.results, rows)
        print(f"{len(rows)} rows of {len(chosen)} algorithms")
        return 0
    found = list(faults(given.results, rows))
    for fault in found:
        print(fault)
    print(f"{len(rows)} rows counted, {len(found)} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
