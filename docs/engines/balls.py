#!/usr/bin/env python3
"""An engine as a filter, to copy: cases in, claims out (docs/use/adding-an-engine.md).

It takes a body for the ball around its points: right about spheres, wrong about the rest, as the judge will say.
"""

import json
import math
import sys


def ball_around(body):
    points = body["points"]
    centre = [sum(p[k] for p in points) / len(points) for k in range(3)]
    return centre, max(math.dist(p, centre) for p in points) + body.get("radius", 0)


def answer(a, b):  # here stands your engine
    (centre_a, radius_a), (centre_b, radius_b) = ball_around(a), ball_around(b)
    between = math.dist(centre_a, centre_b)
    gap = between - radius_a - radius_b
    claim = {"colliding": gap <= 0, "distance" if gap > 0 else "depth": abs(gap)}
    if between > 0:
        claim["normal"] = [(x - y) / between for x, y in zip(centre_a, centre_b)]  # from B to A
    return claim


def takes(case):
    return case["question"] != "sweep" and "points" in case["a"] and "points" in case["b"]


for line in sys.stdin:
    case = json.loads(line)
    said = answer(case["a"], case["b"]) if takes(case) else {"status": "refused"}
    print(json.dumps({"id": case["id"], "engine": "balls 1.0 binary64", **said}), flush=True)  # the judge waits for it
