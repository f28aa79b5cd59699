#!/bin/sh
# origo shrink on points of which a hull, a volume, triangles or a common part is asked for: what is left of points and numbers
# is what the engine's defect needs, and the engine still fails on it in the same way; a hull stays solid, a polygon simple.
# usage: BUILD=build tests/shrink/points_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

# An engine that asks origo, and one defect of it.
cat >"$dir/engine.py" <<'C'
import json, subprocess, sys
from fractions import Fraction
origo, defect = sys.argv[1:]
def number(x):
    return float(Fraction(x["double"] if isinstance(x, dict) and not x["double"].startswith("0x") else x)) if not isinstance(x, dict) else float.fromhex(x["double"])
def flat(u, v, w):
    return u[0] * (v[1] * w[2] - v[2] * w[1]) + u[1] * (v[2] * w[0] - v[0] * w[2]) + u[2] * (v[0] * w[1] - v[1] * w[0]) == 0
def hull(case, answer, claim):
    facets = answer["facets"]
    if defect == "misses a corner of a large facet" and any(len(f) > 4 for f in facets):
        large = next(f for f in facets if len(f) > 4)
        facets = [[c for c in f if c != large[0]] for f in facets]
        facets = [f for f in facets if len(f) > 2]
    if defect == "leaves a facet out" and answer["dimension"] == 3:
        facets = facets[1:]
    if defect == "calls everything flat":
        facets = []
    if defect == "names no points":
        facets = [["nan", 0, 1]]
    claim["facets"] = facets
def bound(case, answer, claim):
    if "radius" in answer:
        claim["centre"] = [number(x) for x in answer["centre"]]
        claim["radius"] = number(answer["radius"])
        if defect == "is too small where four points hold the sphere" and len(answer["support"]) == 4:
            claim["radius"] *= 0.75
        if defect == "says NaN":
            claim["radius"] = "nan"
        return
    claim["lo"], claim["hi"] = ([number(x) for x in answer[end]] for end in ("lo", "hi"))
    if "axes" in answer:
        claim["axes"] = [[number(x) for x in axis] for axis in answer["axes"]]
        if defect == "tilts the box":
            claim["axes"][0][1] += 0.5
    if defect == "starts slabs at zero":
        claim["lo"] = [min(0, x) for x in claim["lo"]]
    if defect == "ignores slants":
        for k, d in enumerate(case.get("directions", [])):
            if d[0] != 0 and d[1] != 0:
                claim["hi"][k] -= 1
def triangulate(case, answer, claim):
    triangles = answer.get("triangles", [])
    if defect == "forgets the last ear" and len(triangles) > 2:
        triangles = triangles[:-1]
    if defect == "fills what is no convex polygon" and triangles:
        triangles = [[0, k, k + 1] for k in range(1, len(case["points"]) - 1)]
    if defect == "covers twice" and len(triangles) > 1:
        triangles = triangles + triangles[:1]
    claim["triangles"] = triangles
def clip(case, answer, claim):
    claim["polygon"] = [[number(x) for x in p] for p in answer["polygon"]]
    shared = [p for p in case["a"] if p in case["b"]]
    if defect == "is empty where both have a corner" and shared:
        claim["polygon"] = []
    if defect == "answers with A" and claim["polygon"]:
        claim["polygon"] = case["a"]
    if defect == "says infinity":
        claim["polygon"] = [["inf", 0]]
for line in sys.stdin:
    case = json.loads(line)
    asked = subprocess.run([origo, "ask"], input=line, stdout=subprocess.PIPE, text=True)
    claim = {"id": case["id"], "engine": "defect 1"}
    if defect == "crashes on five points" and len(case.get("points", case.get("a"))) >= 5:
        sys.exit(1)
    {"hull": hull, "bound": bound, "triangulate": triangulate, "clip": clip}[case["question"]](case, json.loads(asked.stdout), claim)
    if defect == "says nothing":
        claim = {"id": case["id"], "engine": "defect 1"}
    if defect == "gives up":
        claim = {"id": case["id"], "engine": "defect 1", "status": "gave up"}
    if "margin" in defect:
        claim.update(margin=1e9, lo=[-5, -5, -5], hi=[50, 50, 50])
    print(json.dumps(claim), flush=True)
C
