#!/usr/bin/env python3
"""What was found wrong with meshes and with convex hulls: small cases and what engines claim about them.

usage: corpus/mesh_bugs.py [BUILD] [ID...] [--again]    (after "make engines engines-js"; from the root of the repository)

corpus/counterexamples/meshes.json and hulls.json say of each what fails and why, meshes.jsonl and hulls.jsonl hold the cases:
kept by hand, from "origo shrink --keep-shapes --human-scale". The engines' claims and the exact answers are written beside them;
with IDs, only theirs. With --again nothing is made: every engine is asked its case again, and must say the same. Their
part of docs/bugs-found.md is written by corpus/engine_bugs.py.
"""

import json
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
import kept_bugs  # noqa: E402

MESHES = kept_bugs.Kept("meshes", {"missed", "invented", "repeated", "verdict"})
HULLS = kept_bugs.Kept("hulls", {"outside", "closed"})

MESHES_HEAD = """
## Meshes

Pairs of triangles that meet; the question is `mesh_pairs`, and triangles that touch meet ([judging.md](judging.md#meshes)). Cases and claims are
those of [corpus/counterexamples/meshes.jsonl](../corpus/counterexamples/meshes.jsonl), made again by `corpus/mesh_bugs.py`. Where a triangle has no area, the row says so.

```
build/origo judge corpus/counterexamples/meshes.jsonl corpus/counterexamples/meshes.claims.jsonl
grep fcl-rss-corner-missed corpus/counterexamples/meshes.jsonl | build/origo judge --engine "build/engines/mesh_fcl rss"
```

| case | engine and mode | triangles | it says | why | thread |
|---|---|---|---|---|---|
"""
HULLS_HEAD = """
## Convex hulls

The question is `hull` ([judging.md](judging.md#hulls)); cases and claims are those of
[corpus/counterexamples/hulls.jsonl](../corpus/counterexamples/hulls.jsonl), made again by `corpus/mesh_bugs.py`.

| case | engine and mode | points | it says | why | thread |
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
    """How many points the hull is of."""
    return str(len(json.loads(line)["points"]))


def says_hull(row, judged, check):
    """What is wrong, in a few words."""
    return f"a point outside by {check['absolute']:.3g}, {check['fraction']:.2g} of the size" if check else judged["status"]


def section(build):
    """The text of their part of docs/bugs-found.md."""
    meshes, hulls = MESHES.table(build, triangles, says_mesh), HULLS.table(build, points, says_hull)
    return MESHES_HEAD + meshes + HULLS_HEAD + hulls


if __name__ == "__main__":
    kept_bugs.main([MESHES, HULLS])
