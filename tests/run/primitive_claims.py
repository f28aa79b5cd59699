#!/usr/bin/env python3
"""What algorithms claim about cases of primitives, sets of boxes and points, against the exact answers and the schema of claims.

usage: primitive_claims.py CASES ANSWERS RUNS

RUNS: a line a run, "CLAIMS DOOR 64|32 NAME". Says nothing where all is well, otherwise what is wrong, after the NAME: a claim for
each case, in order, by the schema; some answered; none wrong but for rounding. Answers of binary32 get more room.
"""
import json
import math
import sys
from fractions import Fraction

try:
    import jsonschema
except ImportError:  # said by run_test.sh
    jsonschema = None


VALIDATOR = None
if jsonschema:
    with open("docs/claim.schema.json", encoding="utf-8") as schema_file:
        SCHEMA = json.load(schema_file)
    VALIDATOR = jsonschema.validators.validator_for(SCHEMA)(SCHEMA)


def read(path):
    with open(path, encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def number(text):
    return float.fromhex(text)


def vector(texts):
    return [number(text) for text in texts]


def length(v):
    return math.sqrt(sum(x * x for x in v))


def dot(u, v):
    return sum(x * y for x, y in zip(u, v))


def cross(u, v):
    return [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]


def mix(weights, points):
    return [sum(w * p[k] for w, p in zip(weights, points)) for k in range(3)]


def distance_said(case, claim):
    if "distance" in claim:
        return number(claim["distance"])
    if "offset" in claim:
        return length(vector(claim["offset"]))
    a, b = (mix(vector(claim[f"weights_{s}"]), case[s]["points"]) for s in "ab")
    return length([x - y for x, y in zip(a, b)])


def wrong_closest(case, answer, claim):
    if "weights_b" in claim and "points" not in claim and 3 in map(len, (claim["weights_a"], claim["weights_b"])):
        # Barycentric coordinates: a sum of 1; the point itself where it is in the triangle's plane.
        corners = claim["weights_a"] if len(claim["weights_a"]) == 3 else claim["weights_b"]
        return abs(sum(vector(corners)) - 1)
    return abs(distance_said(case, claim) - number(answer["distance"]["double"]))


def wrong_support(case, answer, claim):
    most = number(answer["maximum"]["double"])
    if "interval" in claim:
        return abs(number(claim["interval"][1]) - most)
    return abs(dot(case["direction"], vector(claim["point"])) - most)


def wrong_simplex(case, answer, claim):
    point = vector(claim["point"])
    made = mix(vector(claim["weights_a"]), [case["a"]["points"][k] for k in claim["vertices"]])
    return abs(length(point) - number(answer["distance"]["double"])) + length([x - y for x, y in zip(point, made)])


def wrong_orientation(_, answer, claim):
    determinant = number(answer["determinant"]["double"])
    return abs(claim["sign"] - ((determinant > 0) - (determinant < 0)))


def off_triangle(corners, point):
    """How far a point is from a triangle's plane, or else outside of it."""
    edges = [[x - y for x, y in zip(corner, corners[0])] for corner in corners[1:]]
    way = [x - y for x, y in zip(point, corners[0])]
    normal = cross(*edges)
    square = dot(normal, normal)
    u, v = dot(cross(way, edges[1]), normal) / square, dot(cross(edges[0], way), normal) / square
    return max(abs(dot(normal, way)) / math.sqrt(square), -u, -v, u + v - 1)


def wrong_hit(case, answer, claim):
    if case["b"]["shape"] != "plane":
        if claim["hit"] != (answer["meeting"] != "nothing"):
            return 1
        corners = [case[s]["points"] for s in "ab" if case[s]["shape"] == "triangle"]
        return max([off_triangle(c, vector(p)) for p in claim.get("common", []) for c in corners], default=0)
    plane, start = case["b"], case["a"]["points"][0]
    height = dot(plane["normal"], start) - plane["offset"]
    inside = not plane.get("surface") and height < 0
    # The plane's point is rounded: whether a start in the plane is said to be there, only rounding decides. And a
    # half-space is met from outside alone, so not by a ray that goes out from its surface.
    if height == 0 and not claim["hit"]:
        return 0
    met = answer["meeting"] != "nothing" and not inside
    if claim["hit"] != met:
        return 1
    if not met:
        return 0
    return abs(dot(plane["normal"], vector(claim["common"][0])) - plane["offset"])


def wrong_polygons(_, answer, claim):
    return abs(claim["colliding"] - (answer["relation"] != "separated"))


def wrong_overlaps(_, answer, claim):
    return [claim["pairs"], claim.get("steps")] != [answer["pairs"], answer.get("steps")]


def wrong_mesh_pairs(_, answer, claim):
    return claim["pairs"] != answer["pairs"]


def wrong_bound(case, answer, claim):
    """An aabb is exact; the other ends and the radius may be off by rounding, that of a mean by its own factor."""
    if case["volume"] == "sphere":
        right = float.fromhex(answer["radius"]["double"])
        radius, outer = (float.fromhex(claim[name]) for name in ("radius", "outer_radius"))
        off = abs(radius - right) if "sphere-mean" not in claim["engine"] else max(radius - 2 * right, right - radius)
        return max(off, 0 if outer >= radius else 1)
    if case["volume"] == "obb":
        lo, hi = vector(claim["outer_lo"]), vector(claim["outer_hi"])
        heights = [[dot(vector(axis), p) for p in case["points"]] for axis in claim["axes"]]
        return max(max(x - min(h), max(h) - y) for x, y, h in zip(lo, hi, heights))
    off = 0
    for name in ("lo", "hi"):
        right, found, outer = answer[name], vector(claim[name]), vector(claim["outer_" + name])
        off = max([off] + [abs(float(Fraction(x)) - y) for x, y in zip(right, found)] + [abs(x - y) for x, y in zip(found, outer)])
        if len(right) != len(found) or len(right) != len(outer):
            off = 1
    return off


def rotated(q, v):
    """v + 2 (w (u x v) + u x (u x v)) / n, of a quaternion (u, w) with the square n."""
    once = cross(q[:3], v)
    twice = cross(q[:3], once)
    return [x + 2 * (q[3] * y + z) / dot(q, q) for x, y, z in zip(v, once, twice)]


def wrong_turn(case, answer, claim):
    """For every turn the sphere or the cube is the answer's; turned once, the box is of the first box's corners."""
    pivot, turn = case["turn"]["pivot"], case["turn"]["rotation"]
    radius = number(answer["radius"]["double"]) if turn == "every" else 0
    if case["volume"] == "sphere":
        off = [abs(x - y) for x, y in zip(pivot, vector(claim["centre"]))]
        return max(abs(number(claim["radius"]) - radius), number(claim["radius"]) - number(claim["outer_radius"]), *off)
    if turn == "every":
        lo, hi = [x - radius for x in pivot], [x + radius for x in pivot]
    else:
        ends = list(zip(*([f(p[k] for p in case["points"]) - pivot[k] for k in range(3)] for f in (min, max))))
        moved = [rotated(turn, [x, y, z]) for x in ends[0] for y in ends[1] for z in ends[2]]
        lo, hi = ([pivot[k] + f(p[k] for p in moved) for k in range(3)] for f in (min, max))
    off = [abs(x - y) for right, name in ((lo, "lo"), (hi, "hi")) for x, y in zip(right, vector(claim[name]))]
    inside = [x - y for a, b in (("outer_lo", "lo"), ("hi", "outer_hi"))
              for x, y in zip(vector(claim[a]), vector(claim[b]))]
    return max(off + inside)


def wrong_hull(case, answer, claim):
    """In the plane the cycle; in space triangles that close, with all points on them or within, and all vertices."""
    points, facets = case["points"], claim["facets"]
    if len(points[0]) == 2:
        corners = [points[k] for k in facets[0]]
        right = [points[k] for k in (answer["facets"] or [answer["vertices"]])[0]]
        return corners not in [right[k:] + right[:k] for k in range(len(right))]
    edges = [(a, b) for f in facets for a, b in zip(f, f[1:] + f[:1])]
    if answer["dimension"] < 3 or len(set(edges)) != len(edges) or {(b, a) for a, b in edges} != set(edges):
        return 1
    for a, b, c in facets:
        normal = cross(*([x - y for x, y in zip(points[k], points[a])] for k in (b, c)))
        if any(dot(normal, [x - y for x, y in zip(p, points[a])]) > 0 for p in points):
            return 1
    found = {tuple(points[k]) for f in facets for k in f}
    return not {tuple(points[k]) for k in answer["vertices"]} <= found


def wrong_cso(case, answer, claim):
    """Polygons that close, with the points of all pairs on their planes or within: all vertices, as many planes as facets."""
    sign, of_b = (1 if case.get("operation") == "sum" else -1), len(case["b"]["points"])
    points = [[x + sign * y for x, y in zip(p, q)] for p in case["a"]["points"] for q in case["b"]["points"]]
    edges, planes = [e for f in claim["facets"] for e in zip(f, f[1:] + f[:1])], set()
    places = [(tuple(points[a]), tuple(points[b])) for a, b in edges]
    if sorted(places) != sorted((b, a) for a, b in places):
        return 1
    for facet in claim["facets"]:
        normal = cross(*([x - y for x, y in zip(points[k], points[facet[0]])] for k in facet[1:3]))
        heights = [dot(normal, [x - y for x, y in zip(p, points[facet[0]])]) for p in points]
        if max(heights) > 0 or any(heights[k] for k in facet):
            return 1
        planes.add(tuple(k for k, height in enumerate(heights) if height == 0))
    found = {tuple(points[k]) for f in claim["facets"] for k in f}
    corners = {tuple(points[i * of_b + j]) for i, j in answer["vertices"]}
    return len(planes) != len(answer["facets"]) or not corners <= found


def wrong_sweep(case, answer, claim):
    """Bodies on a lattice that graze may be said to meet or not; where they overlap or pass, the verdict is right and the first
    time, where it is not one of samples, is near; of a contact for an instant, as near as the root of that."""
    engine = claim["engine"].split()[1]
    hit, said = answer["hit"], claim["colliding"]
    last = answer.get("last")
    instant = hit and last != "never" and number(last["double"]) - number(answer["first"]["double"]) < 1e-3
    if said and not hit:
        return engine not in ("swept-volume", "sampling-enlarged")
    if hit and not said:
        return engine != "sampling" and not instant
    if not hit or "time" not in claim or engine.startswith("sampling"):
        return 0
    off = number(claim["time"]) - number(answer["first"]["double"])
    off = abs(off) * (1e-5 if engine == "ccd-bisect" else 1)
    return off * off if instant else off


def shared(answer):
    return [[float(Fraction(x)) for x in point] for point in answer.get("contact", {"points": []})["points"]]


def farthest(points, others):
    """How far the loneliest of the points is from its nearest among the others."""
    return max((min((length([x - y for x, y in zip(p, q)]) for q in others), default=math.inf) for p in points), default=0)


def wrong_contact(_, answer, claim):
    """Boxes along the axes share a box's face, edge or corner: its corners are the contacts, or one point of it is."""
    if claim["colliding"] != (answer["relation"] != "separated"):
        return 1
    corners, claimed = shared(answer), [vector(c["points"][0]) for c in claim["contacts"]]
    if "contact-2d" in claim["engine"] and len(corners) > 2:  # in space flat bodies touch, in their plane they overlap
        return not claimed or min(number(c["depth"]) for c in claim["contacts"]) <= 0
    if answer["relation"] != "touching":
        return answer["relation"] == "separated" and len(claimed) > 0
    if "manifold-incremental" not in claim["engine"]:
        return max(farthest(corners, claimed), farthest(claimed, corners))
    outside = [max(min(axis) - x, x - max(axis)) for p in claimed for x, axis in zip(p, zip(*corners))]
    return max(outside) if len(claimed) == 1 else 1


def wrong_sweep_contact(case, answer, claim):
    """Its time is that of a sweep; each contact's points lie on one another then."""
    contacts = [[vector(p) for p in c["points"]] for c in claim["contacts"]]
    if bool(contacts) != claim["colliding"]:
        return 1
    apart = 0 if claim["colliding"] and number(claim["time"]) == 0 else max((length([x - y for x, y in zip(a, b)]) for a, b in contacts), default=0)
    return max(apart, wrong_sweep(case, answer, claim))


def area(corners):
    return sum(p[0] * q[1] - p[1] * q[0] for p, q in zip(corners, corners[1:] + corners[:1])) / 2


def wrong_clip(_, answer, claim):
    """The same polygon; of polygons that touch or are apart at most a sliver."""
    corners, claimed = [p[:2] for p in shared(answer)], [vector(p) for p in claim["polygon"]]
    off = abs(area(claimed) - abs(area(corners)))
    return max(off, farthest(corners, claimed)) if len(corners) > 2 else off


def wrong_triangulate(case, answer, claim):
    """Triangles with the polygon's turn, whose edges are the polygon's, and others twice in opposite directions: they cover it.

    The polygon is simple, but for points that are there twice in a row."""
    if answer["polygon"] not in ("simple", "repeated"):
        return 1
    points, triangles = case["points"], claim["triangles"]
    ring = [k for k, p in enumerate(points) if p != points[k - 1]]
    whole = area([points[k] for k in ring])
    edges = [e for t in triangles for e in zip(t, t[1:] + t[:1])] + list(zip(ring[1:] + ring[:1], ring))
    if len(set(edges)) != len(edges) or {(b, a) for a, b in edges} != set(edges):
        return 1
    return any(area([points[k] for k in t]) * whole <= 0 for t in triangles)


def wrong_decompose(case, answer, claim):
    """The parts have the mesh's volume together, each about what its facets hold, and none more than the bound too much.

    What the case has for parts is another matter: here it is one part, with the mesh's volume."""
    measured = (answer.get("parts") or [answer["measured"]])[0]
    volume, corners = float(Fraction(measured["volume"])), [vector(p) for p in claim["corners"]]
    most = float(Fraction(answer["allowed"]))
    off = abs(sum(number(part["volume"]) for part in claim["parts"]) - volume)
    for part in claim["parts"]:
        hull = sum(dot(corners[i], cross(corners[j], corners[k])) for i, j, k in part["facets"]) / 6
        off = max(off, abs(hull - number(part["hull"])), hull - number(part["volume"]) - most)
    return off / volume


def wrong_moving_features(case, answer, claim):
    """Features on a lattice: a claim of a contact that is none is right only of features within the tolerance, which never are here;
    a time is the first one, or a little earlier. The plain solver misses motion in one plane and double roots."""
    engine = claim["engine"].split()[1]
    if answer["hit"] != claim["colliding"]:
        return engine != "cubic-solver" or claim["colliding"]
    if not answer["hit"]:
        return 0
    early = number(answer["first"]["double"]) - number(claim["time"])
    return 0 if early < 1e-2 and (early > -1e-6 or engine == "cubic-solver") else 1


def wrong_motion(_, answer, claim):
    """A contact that is certified is seen, but by those that may step over one; its time is not after it."""
    engine = claim["engine"].split()[1]
    if answer["hit"] is not True:
        return 0 if answer["hit"] == "undecided" or not claim["colliding"] else 1
    steps_over = engine in ("motion-bilateral", "motion-sampling")
    if not claim["colliding"]:
        return not steps_over
    lo, hi = [float(Fraction(x)) for x in answer["enclosure"]]
    time = number(claim["time"])
    return 0 if lo - 1e-2 < time and (time < hi + 1e-5 or steps_over) else 1


DOORS = {"motion": ({"motion"}, wrong_motion), "decompose": ({"decompose"}, wrong_decompose),
         "moving_features": ({"vertex-face", "edge-edge"}, wrong_moving_features), "triangulate": ({"triangulate"}, wrong_triangulate), "contact": ({"contact"}, wrong_contact), "clip": ({"contact"}, wrong_clip), "sweep_contact": ({"sweep"}, wrong_sweep_contact),
         "sweep": ({"sweep"}, wrong_sweep), "hull": ({"hull"}, wrong_hull), "cso": ({"minkowski"}, wrong_cso),
         "bound": ({"bound"}, wrong_bound), "turn": ({"bound"}, wrong_turn),
         "mesh_pairs": ({"mesh_pairs"}, wrong_mesh_pairs),
         "closest": ({"closest"}, wrong_closest), "support": ({"support"}, wrong_support),
         "simplex": ({"simplex"}, wrong_simplex), "orientation": ({"orientation"}, wrong_orientation),
         "hit": ({"hit"}, wrong_hit), "polygons": ({"relation", "distance", "depth"}, wrong_polygons), "overlaps": ({"overlaps"}, wrong_overlaps)}


def faults_of(cases, answers, claims, door, precision):
    questions, wrong = DOORS[door]
    room = 1e-12 if precision == "64" else 1e-3
    if [case["id"] for case in cases] != [claim["id"] for claim in claims]:
        yield "not a claim for each case"
    answered = 0
    for case, answer, claim in zip(cases, answers, claims):
        if claim["status"] != "ok":
            continue
        answered += 1
        # Of generated cases the coordinates are strings: for these the study of primitives has the truth.
        if not case["id"].startswith("door-"):
            continue
        if case["question"] not in questions or not wrong(case, answer, claim) <= room * 100:
            yield f"wrong about {json.dumps(case)}: {json.dumps(claim)}"
    if answered == 0:
        yield "nothing is answered"


def schema_faults(claims, known):
    """Claims of one form are looked at once: most are refusals, which differ in their id alone."""
    for claim in claims:
        form = json.dumps({**claim, "id": ""}, sort_keys=True)
        if form not in known:
            known[form] = [fault.message for fault in VALIDATOR.iter_errors(claim)]
        yield from known[form]


def main(cases, answers, runs):
    cases, answers, known = read(cases), read(answers), {}
    with open(runs, encoding="utf-8") as file:
        for line in file:
            claims, door, precision, name = line.split()
            claims = read(claims)
            faults = list(faults_of(cases, answers, claims, door, precision))
            if VALIDATOR:
                faults += schema_faults(claims, known)
            for fault in faults[:3]:
                print(f"{name}: {fault}")


if __name__ == "__main__":
    main(*sys.argv[1:])
