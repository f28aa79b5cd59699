#!/usr/bin/env python3
"""What was found wrong with meshes, hulls, bounds, polygons, and rays on and sweeps of cylinders and cones.

Small cases and what engines claim about them.

usage: corpus/mesh_bugs.py [BUILD] [ID...] [--again]    (after "make engines engines-js"; from the root of the
repository)

corpus/counterexamples/NAME.json of meshes, hulls, bounds, polygons, clips, hits and sweeps says of each what fails and why, NAME.jsonl holds the cases: kept by hand, from "origo shrink --keep-shapes --human-scale". The engines' claims and the exact answers are written beside them;
with IDs, only theirs. With --again nothing is made: every engine is asked its case again, and must say the same. Their
part of docs/results/bugs-found.md is written by corpus/engine_bugs.py.
"""

import json
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
import kept_bugs  # noqa: E402

MESHES = kept_bugs.Kept("meshes", {"missed", "invented", "repeated", "verdict"})
HULLS = kept_bugs.Kept("hulls", {"outside", "closed"})
BOUNDS = kept_bugs.Kept("bounds", {"outside", "larger", "skew"})
POLYGONS = kept_bugs.Kept("polygons", {"area-missing", "area-twice", "area-outside", "turned", "corners"})
CLIPS = kept_bugs.Kept("clips", {"cover"})
HITS = kept_bugs.Kept("hits", {"verdict", "time"})
SWEEPS = kept_bugs.Kept("sweeps", {"verdict", "time"})

MESHES_HEAD = """
## Meshes

Pairs of triangles that meet; the question is `mesh_pairs`, and triangles that touch meet ([mesh_pairs.md](../questions/mesh_pairs.md#claims)). Cases and claims are
those of [corpus/counterexamples/meshes.jsonl](../../corpus/counterexamples/meshes.jsonl), made again by `corpus/mesh_bugs.py`. Where a triangle has no area, the row says so.

```
build/origo judge corpus/counterexamples/meshes.jsonl corpus/counterexamples/meshes.claims.jsonl
grep fcl-rss-corner-missed corpus/counterexamples/meshes.jsonl | build/origo judge --engine "build/engines/mesh_fcl rss"
```

| case | engine and mode | triangles | it says | why | thread |
|---|---|---|---|---|---|
"""
HULLS_HEAD = """
## Convex hulls

The question is `hull` ([hull.md](../questions/hull.md#claims)); cases and claims are those of
[corpus/counterexamples/hulls.jsonl](../../corpus/counterexamples/hulls.jsonl), made again by `corpus/mesh_bugs.py`.

| case | engine and mode | points | it says | why | thread |
|---|---|---|---|---|---|
"""
BOUNDS_HEAD = """
## Bounding volumes

The question is `bound` about boxes with axes of their own ([bound.md](../questions/bound.md#claims)); cases and claims are those of
[corpus/counterexamples/bounds.jsonl](../../corpus/counterexamples/bounds.jsonl), made again by `corpus/mesh_bugs.py`. On 1,200 sets of points (200 of each family but
`bound-box-extreme`, `origo gen bound-box-random --count 200 --seed 11` and so on) CGAL leaves no point outside but by rounding, and all 601 rectangles are the least but for rounding. 50 of the 599 boxes in space crash,
whose points lie on a line. 36 have more volume than need be, by up to 6.3 %.

```
build/origo judge corpus/counterexamples/bounds.jsonl corpus/counterexamples/bounds.claims.jsonl
grep cgal-box-line-crash corpus/counterexamples/bounds.jsonl | build/origo judge --engine "build/engines/bound_cgal box"
```

| case | engine and mode | points | it says | why | thread |
|---|---|---|---|---|---|
"""
POLYGONS_HEAD = """
## Triangles of polygons

The question is `triangulate` ([triangulate.md](../questions/triangulate.md#claims)); cases and claims are those of
[corpus/counterexamples/polygons.jsonl](../../corpus/counterexamples/polygons.jsonl), made again by `corpus/mesh_bugs.py`. On 3,000 polygons (300 of each family,
`origo gen polygon-star --count 300 --seed 11` and so on) earcut 3.2.4 is right on 2,806. 186 are tolerable: corners are left out beside others that are larger by far. 8 are wrong,
6 of which touch themselves.

| case | engine and mode | corners | it says | why | thread |
|---|---|---|---|---|---|
"""
CLIPS_HEAD = """
## What two convex polygons share

The question is `clip` ([clip.md](../questions/clip.md#claims)); cases and claims are those of
[corpus/counterexamples/clips.jsonl](../../corpus/counterexamples/clips.jsonl), made again by `corpus/mesh_bugs.py`.

| case | engine and mode | corners | it says | why | thread |
|---|---|---|---|---|---|
"""
HITS_HEAD = """
## Rays on cylinders and cones

The question is `hit` ([hit.md](../questions/hit.md#claims)); cases and claims are those of
[corpus/counterexamples/hits.jsonl](../../corpus/counterexamples/hits.jsonl), made again by `corpus/mesh_bugs.py`. On 2,000 rays and segments in general position
(`origo gen curved-hit-random --seed 5 --count 3000`, less its lines), Bullet's GJK convex cast misses 143 that enter from outside. Its default cast, Rapier, Jolt and PhysX miss none of these. To both casts of
Bullet the 26 that begin inside are no hits. MuJoCo's mj_ray takes cylinders: of the 979 it says of the 24 that begin inside where they leave, or, of segments that end inside, that they miss. The others are right. Havok's cylinder is a prism of 16 sides:
of the 979 it misses 4 from outside, and 23 of the 24 that begin inside; of 173 the time is off by more than 2e-3 of the size.
The largest error of a time, as the way that the point makes in sizes, is 4e-6 of Bullet's default cast, 0.036 of its GJK cast, 5e-4 of Rapier, 1.2e-4 of Jolt, 6e-4 of both of PhysX and 0.052 of Havok. A ray that nearly
grazes the body makes a long way close to it.

```
build/origo judge corpus/counterexamples/hits.jsonl corpus/counterexamples/hits.claims.jsonl
grep bullet-gjk-ray-late corpus/counterexamples/hits.jsonl | build/origo judge --engine "build/engines/ray_bullet gjk"
```

| case | engine and mode | body | it says | why | thread |
|---|---|---|---|---|---|
"""

SWEEPS_HEAD = """
## Sweeps of cylinders and cones

The question is `sweep` ([sweep.md](../questions/sweep.md#claims)); cases and claims are those of
[corpus/counterexamples/sweeps.jsonl](../../corpus/counterexamples/sweeps.jsonl), made again by `corpus/mesh_bugs.py`. In 1,000 sweeps in general position
(`origo gen curved-sweep-random --seed 5 --count 1000`) 601 hit. FCL's conservative advancement misses 34 of these, Bullet's continuous cast 3 and its subsimplex cast 8, Jolt 3, Rapier and PhysX's gjkSweep none. None of them invents a hit.
PxGeometryQuery's sweep finds only the 16 contacts at the start.
The largest error of a time, as the way that the bodies make in sizes, is 2e-4 of FCL, 3e-4 of Bullet's default cast, 0.33 of its subsimplex cast, 1.2e-4 of Rapier, 6e-5 of Jolt and 2e-4 of PhysX. Three of the 306 vectors of `corpus/curved` crash FCL.

```
build/origo judge corpus/counterexamples/sweeps.jsonl corpus/counterexamples/sweeps.claims.jsonl
build/origo gen curved-sweep-random --seed 1 | build/origo judge --engine "build/engines/fcl distance"
```

| case | engine and mode | bodies | it says | why | thread |
|---|---|---|---|---|---|
"""


def triangles(line):
    """How many triangles the meshes of a case have."""
    case = json.loads(line)
    return " / ".join(str(len(case[side]["triangles"])) for side in ("a", "b") if side in case)


def says_mesh(row, judged, check):
    """What is wrong, in a few words."""
    if not check or row["kind"] != "verdict":
        apart = check.get("absolute") if check else None
        return kept_bugs.says_pairs(row, judged, check) + (f", {apart:.3g} apart" if apart is not None else "")
    apart = check["absolute"]
    return check["claimed"] + (", and they meet" if apart == "inf" else f", {apart:.3g} apart")


def points(line):
    """How many points the hull or the polygon is of."""
    return str(len(json.loads(line)["points"]))


def says_hull(row, judged, check):
    """What is wrong, in a few words."""
    if not check:
        return judged["status"]
    if row["kind"] == "closed":
        return "no closed surface with all corners"
    return f"a point outside by {check['absolute']:.3g}, {check['fraction']:.2g} of the size"


def says_bound(row, judged, check):
    """What is wrong, in a few words."""
    if not check:
        return judged["status"]
    return f"a box larger by {100 * check['relative']:.3g} %" if row["kind"] == "larger" else says_hull(row, judged, check)


def says_polygon(row, judged, check):
    """What is wrong, in a few words."""
    if not check or check["absolute"] == "inf":
        return judged["status"]
    return f"{row['kind'].replace('-', ' ')}: {check['absolute']:.3g}, {check['relative']:.2g} of the polygon's"


def corners(line):
    """How many corners the two polygons have."""
    case = json.loads(line)
    return f"{len(case['a'])} / {len(case['b'])}"


def says_clip(row, judged, check):
    """What is wrong, in a few words."""
    return f"{row['kind']}: {check['absolute']:.3g}" if check else judged["status"]


def struck(line):
    """What the ray is cast on."""
    return json.loads(line)["b"]["shape"]


def both(line):
    """What moves, and at what."""
    case = json.loads(line)
    return f"{case['a']['shape']}, {case['b']['shape']}"


def says_hit(row, judged, check):
    """What is wrong, in a few words."""
    if not check:
        return judged["status"]
    if row["kind"] == "verdict":
        return check["claimed"]
    exact = f", and it is {check['exact']:.6g}" if "exact" in check else ""
    return f"time {check['claimed']:.6g}{exact}"


def section(build):
    """The text of their part of docs/results/bugs-found.md."""
    meshes, hulls = MESHES.table(build, triangles, says_mesh), HULLS.table(build, points, says_hull)
    polygons = POLYGONS.table(build, points, says_polygon)
    clips = CLIPS.table(build, corners, says_clip)
    hits = HITS.table(build, struck, says_hit)
    sweeps = SWEEPS.table(build, both, says_hit)
    bounds = BOUNDS.table(build, points, says_bound)
    volumes = HULLS_HEAD + hulls + BOUNDS_HEAD + bounds
    polygons = POLYGONS_HEAD + polygons + CLIPS_HEAD + clips
    return MESHES_HEAD + meshes + volumes + polygons + HITS_HEAD + hits + SWEEPS_HEAD + sweeps


if __name__ == "__main__":
    kept_bugs.main([MESHES, HULLS, BOUNDS, POLYGONS, CLIPS, HITS, SWEEPS])
