#!/usr/bin/env python3
"""Pairs of bodies of the plane, answered a second time: the difference of both cores as a polygon, by fractions.

usage: plane.py ORIGO CASES ANSWERS COUNT [SEED]

Writes COUNT cases, has them answered, and compares relation, distance, depth, times and what is shared. Nothing here
knows of prisms. The last line says how many cases of each relation there were, and how many answers differ.
"""
import json
import random
import re
import subprocess
import sys
from collections import Counter
from fractions import Fraction as F
from math import isqrt

TURNS = [None, None, [1, 2], [0, 1], [1, 1], [2, 3], [-1, 3], ["1/2", "1/3"], [1, 0]]
ULP = F(1, 2**52)


def cross(u, v):
    return u[0] * v[1] - u[1] * v[0]


def dot(u, v):
    return u[0] * v[0] + u[1] * v[1]


def sub(u, v):
    return (u[0] - v[0], u[1] - v[1])


def hull(points):
    """Corners counterclockwise; one or two where they have no area."""
    points = sorted(set(points))
    if len(points) < 3:
        return points
    chains = []
    for order in (points, points[::-1]):
        chain = []
        for p in order:
            while len(chain) > 1 and cross(sub(chain[-1], chain[-2]), sub(p, chain[-2])) <= 0:
                chain.pop()
            chain.append(p)
        chains.append(chain[:-1])
    return chains[0] + chains[1]


def edges(polygon):
    return [(p, polygon[(k + 1) % len(polygon)]) for k, p in enumerate(polygon)]


def to_segment(x, p, q):
    """The square of how far x is from the segment."""
    u = sub(q, p)
    t = F(0) if p == q else max(F(0), min(F(1), F(dot(sub(x, p), u)) / dot(u, u)))
    w = sub(x, (p[0] + t * u[0], p[1] + t * u[1]))
    return dot(w, w)


def nearest(polygon):
    """The point of the edge that is nearest to zero."""
    best = None
    for p, q in edges(polygon):
        u = sub(q, p)
        t = F(0) if p == q else max(F(0), min(F(1), -F(dot(p, u)) / dot(u, u)))
        w = (p[0] + t * u[0], p[1] + t * u[1])
        best = w if best is None or dot(w, w) < dot(best, best) else best
    return best


def place_of(x, polygon):
    """1 outside, 0 on the edge, -1 inside; and the square of how far x is from the edge."""
    if len(polygon) > 2 and all(cross(sub(q, p), sub(x, p)) >= 0 for p, q in edges(polygon)):
        to = min(F(cross(sub(q, p), sub(x, p)))**2 / dot(sub(q, p), sub(q, p)) for p, q in edges(polygon))
        return (-1 if to else 0), to
    to = min(to_segment(x, p, q) for p, q in edges(polygon))
    return (1 if to else 0), to


def is_in(x, polygon):
    return place_of(x, polygon)[0] <= 0


# ---- values ----

def root(q):
    """The root of a fraction, or None where it is none."""
    p, d = isqrt(q.numerator), isqrt(q.denominator)
    return F(p, d) if p * p == q.numerator and d * d == q.denominator else None


def value(rational, sign, square):
    """rational + sign sqrt(square), in one form only."""
    r = root(square)
    return (rational + sign * r, 0, F(0)) if r is not None else (rational, sign, square)


def parse(text):
    found = re.search(r"(-?)sqrt\(([^)]*)\)", text)
    if not found:
        return F(text), 0, F(0)
    rest = text.replace(found.group(0), "").strip("+").lstrip("+")
    return value(F(rest or 0), -1 if found.group(1) else 1, F(found.group(2)))


# ---- bodies ----

def number(x):
    return F(float.fromhex(x)) if isinstance(x, str) and "0x" in x else F(x)


def core(body):
    kind = body["shape"]
    if kind == "rectangle":
        x, y = map(number, body["half"])
        points = [(-x, -y), (x, -y), (x, y), (-x, y)]
    elif kind == "circle":
        points = [(F(0), F(0))]
    elif kind == "capsule":
        points = [(F(0), -number(body["half_height"])), (F(0), number(body["half_height"]))]
    else:
        points = [(number(x), number(y)) for x, y in body["points"]]
    pose = body.get("pose", {})
    if "rotation" in pose:
        z, w = map(number, pose["rotation"])
        c, s = (w * w - z * z) / (w * w + z * z), 2 * z * w / (w * w + z * z)
        points = [(c * x - s * y, s * x + c * y) for x, y in points]
    if "matrix" in pose:
        (a, b), (c, d) = [[F(x) for x in row] for row in pose["matrix"]]
        points = [(a * x + b * y, c * x + d * y) for x, y in points]
    x, y = map(number, pose.get("translation", [0, 0]))
    return hull([(p + x, q + y) for p, q in points])


def make_body(r, grid):
    kind = r.choice(["polygon", "polygon", "polygon", "rectangle", "triangle", "segment", "point", "circle", "capsule"])
    body = {"shape": kind}
    counts = {"polygon": r.randint(3, 7), "triangle": 3, "segment": 2, "point": 1}
    value_from = lambda low=-grid: str(F(r.randint(low, grid), r.choice([1, 1, 2, 3])))
    if kind in counts:
        body["points"] = [[value_from(), value_from()] for _ in range(counts[kind])]
    if kind == "rectangle":
        body["half"] = [value_from(0), value_from(0)]
    if kind == "capsule":
        body["half_height"] = value_from(0)
    if kind in ("circle", "capsule") or r.random() < 0.15:
        body["radius"] = value_from(0)
    pose = {"translation": [value_from(), value_from()]}
    turn = r.choice(TURNS)
    if turn:
        pose["rotation"] = turn
    elif r.random() < 0.2:
        pose["matrix"] = [[1, r.randint(-1, 1)], ["1/2", r.randint(-2, 2)]]
    body["pose"] = pose
    return body


def move(body, by):
    at = body["pose"]["translation"]
    body["pose"]["translation"] = [str(F(x) + d) for x, d in zip(at, by)]


def make(r, k):
    grid = r.choice([2, 3, 6])
    question = r.choice(["relation", "distance", "depth", "depth", "sweep", "contact", "hit"])
    case = {"id": f"plane-{k}", "question": question,
            "plane": True, "a": make_body(r, grid), "b": make_body(r, grid)}
    # Three of four cases are brought to where it touches, or an ulp before or after, along an edge's normal.
    polygon = hull([sub(p, q) for p in core(case["a"]) for q in core(case["b"])])
    if k % 4 and len(polygon) > 2:
        p, q = r.choice(edges(polygon))
        n = (q[1] - p[1], p[0] - q[0])
        foot = tuple(p[i] + (q[i] - p[i]) * r.choice([F(0), F(1, 3), F(1, 2)]) for i in range(2))
        by = r.choice([0, ULP, -ULP])
        move(case["b"], (foot[0] + by * n[0], foot[1] + by * n[1]))
    if case["question"] == "hit":
        ends = [[str(F(r.randint(-9, 9), r.choice([1, 2]))) for _ in range(2)] for _ in range(2)]
        case["a"] = {"shape": "segment", "points": ends, "pose": case["a"]["pose"]}
        if r.random() < 0.5 and ends[1] != ["0", "0"]:
            case["a"] |= {"shape": "ray", "points": ends[:1], "direction": ends[1]}
            case["a"]["pose"].pop("matrix", None)
    if case["question"] == "sweep":
        case["velocity_b"] = [str(F(r.randint(-3, 3), 2)), r.randint(-3, 3)]
        if r.random() < 0.5:
            case["velocity_a"] = [r.randint(-2, 2), 1]
        if r.random() < 0.3:
            case["until"] = r.randint(0, 9)
    return case


# ---- what the answers have to be ----

def radii(case):
    return number(case["a"].get("radius", 0)) + number(case["b"].get("radius", 0))


def lie(case, polygon):
    """Relation, distance and depth."""
    place, square = place_of((0, 0), polygon)
    r = radii(case)
    if place > 0 and square > r * r:
        return "separated", value(-r, 1, square), None
    depth = value(r, -1 if place > 0 else 1, square)
    return ("touching" if depth == (0, 0, 0) else "penetrating"), (0, 0, 0), depth


def times(case, polygon):
    """The first and last time at which t v is in the polygon; None where never; None as the last for no end."""
    v = sub(*([number(x) for x in case.get(field, [0, 0])] for field in ("velocity_b", "velocity_a")))
    low, high = F(0), number(case["until"]) if "until" in case else None
    bounds = []
    if len(polygon) > 2:
        bounds = [((q[1] - p[1], p[0] - q[0]), p) for p, q in edges(polygon)]
    else:
        p, q = polygon[0], polygon[-1]
        u = sub(q, p) if p != q else (F(1), F(0))
        n = (u[1], -u[0])
        bounds = [(n, p), ((-n[0], -n[1]), p), (u, q), ((-u[0], -u[1]), p)]
    for n, p in bounds:
        speed, room = dot(n, v), dot(n, p)  # t speed <= room
        if speed == 0 and room < 0:
            return None
        if speed > 0:
            high = room / speed if high is None else min(high, room / speed)
        if speed < 0:
            low = max(low, room / speed)
    return None if high is not None and high < low else (low, high)


def shared(a, b):
    """The corners of what two polygons share that only touch."""
    return hull([p for p in a if is_in(p, b)] + [q for q in b if is_in(q, a)])


def fractions(points):
    return [tuple(F(x) for x in p) for p in points]


def faults_of(case, answer):
    a, b = core(case["a"]), core(case["b"])
    polygon = hull([sub(p, q) for p in a for q in b])
    relation, distance, depth = lie(case, polygon)
    question, r = case["question"], radii(case)
    if question == "hit":
        return hit_faults(case, answer, b) if r == 0 else []
    if question == "sweep":
        return sweep_faults(case, answer, polygon) if r == 0 else []
    faults = [] if answer["relation"] == relation else ["relation"]
    if question == "distance" and parse(answer["distance"]["exact"]) != distance:
        faults.append("distance")
    if question == "depth" and depth and parse(answer["depth"]["exact"]) != depth:
        faults.append("depth")
    if question != "contact" and "points" in answer:
        p, q = fractions(answer["points"])
        if not is_in(p, a) or not is_in(q, b):
            faults.append("points")
        gap = sub(p, q)
        place, square = place_of((0, 0), polygon)
        wants = {"distance": square if place > 0 else 0, "depth": square}
        if dot(gap, gap) != wants.get(question, dot(gap, gap)):
            faults.append("gap")
    if question != "contact" and "direction" in answer:
        d = [F(x) for x in answer["direction"]]
        place, square = place_of((0, 0), polygon)
        least = min(dot(d, p) for p in polygon)
        good = least >= 0 if place >= 0 else least * least == square * dot(d, d)
        if not good or d == [0, 0]:
            faults.append("direction")
    if question == "contact" and "contact" in answer:
        faults += contact_faults(case, answer, a, b, polygon, depth)
    return faults


def hit_faults(case, answer, b):
    """A path as a point that moves: the way of a segment takes the time 1."""
    path = case["a"]
    pose = path.get("pose", {})
    second = path["points"][1] if path["shape"] == "segment" else path["direction"]
    ends = [core({"shape": "point", "points": [p], "pose": pose})[0] for p in (path["points"][0], second)]
    if path["shape"] == "ray":  # a direction is turned and not moved
        ends[1] = tuple(x + y - F(t) for x, y, t in zip(ends[0], ends[1], pose.get("translation", [0, 0])))
    moving = {"velocity_a": sub(ends[1], ends[0])} | ({"until": 1} if path["shape"] == "segment" else {})
    return sweep_faults(moving, answer, hull([sub(ends[0], q) for q in b]))


def sweep_faults(case, answer, polygon):
    expected = times(case, polygon)
    if answer["hit"] != (expected is not None):
        return ["hit"]
    if expected is None:
        return []
    last = None if answer["last"] == "never" else parse(answer["last"]["exact"])[0]
    return [] if (parse(answer["first"]["exact"])[0], last) == expected else ["time"]


def contact_faults(case, answer, a, b, polygon, depth):
    t = [F(x) for x in answer.get("translation", answer.get("core_translation", [0, 0]))]
    place, square = place_of((0, 0), polygon)
    r, beyond = radii(case), (F(0), F(0))
    if answer["relation"] == "touching" and r:  # the bodies' own points, the radius of B ahead of its core's
        v = nearest(polygon)
        part = number(case["b"].get("radius", 0)) / r
        t, beyond = [-v[0], -v[1]], (v[0] * part, v[1] * part)
    faults = [] if dot(t, t) == square else ["translation"]
    if "depth" in answer and parse(answer["depth"]["exact"]) != depth:
        faults.append("depth")
    moved = [(x + t[0], y + t[1]) for x, y in a]
    points = fractions(answer["contact"]["points"])
    if [sub(p, beyond) for p in points] != sorted(shared(moved, b)):
        faults.append("shared")
    if "on_a" in answer["contact"] and fractions(answer["contact"]["on_a"]) != [sub(p, t) for p in points]:
        faults.append("on_a")
    n, offset = [F(x) for x in answer["line"]["normal"]], F(answer["line"]["offset"])
    level = offset - dot(n, beyond)
    if min(dot(n, p) for p in moved) < level or max(dot(n, q) for q in b) > level:
        faults.append("line")
    if "directions" in answer and place < 0:
        near = {tuple(F(c, 1) / max(abs(q[1] - p[1]), abs(p[0] - q[0])) for c in (q[1] - p[1], p[0] - q[0]))
                for p, q in edges(polygon) if F(cross(sub(q, p), p))**2 / dot(sub(q, p), sub(q, p)) == square}
        if answer["directions"] != len(near):
            faults.append("directions")
    return faults


def main():
    origo, cases, answers, count = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])
    r = random.Random(int(sys.argv[5]) if len(sys.argv) > 5 else 1)
    made = [make(r, k) for k in range(count)]
    with open(cases, "w") as out:
        out.writelines(json.dumps(case) + "\n" for case in made)
    with open(answers, "w") as out:
        subprocess.run([origo, "ask", cases], stdout=out, check=True)
    found, wrong = Counter(), 0
    with open(answers) as lines:
        for case, line in zip(made, lines, strict=True):
            answer = json.loads(line)
            found[answer.get("relation", "hit" if answer.get("hit") else "miss")] += 1
            faults = faults_of(case, answer)
            wrong += bool(faults)
            if faults:
                print(case["id"], *faults, json.dumps(case), line.strip()[:300])
    print(", ".join(f"{n} {name}" for name, n in sorted(found.items())) + f"; {wrong} differ")
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
