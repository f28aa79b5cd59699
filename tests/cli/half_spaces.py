#!/usr/bin/env python3
"""Half-spaces beside bounded bodies: cases, and what their answers have to be by a formula of one line.

usage: half_spaces.py cases SEED COUNT
       half_spaces.py judge CASES ANSWERS

The lowest point of the body over the plane says all: with h = (min n.x - offset) / |n| - radii, the bodies are h apart, touch where h = 0, and
overlap by -h. A body that moves with the speed s along the normal is in contact while h + s t <= 0. Fractions throughout; where |n| is no fraction,
60 decimal digits.
"""
import json
import random
import sys
from decimal import Decimal, getcontext
from fractions import Fraction

getcontext().prec = 60
NORMALS = [[0, 0, 1], [0, -4, 0], [3, 4, 0], [1, -2, 2], [-2, 3, 6], ["1/3", 0, 0], [1, 1, 0], [2, -1, 5]]
POINTS = {"point": 1, "segment": 2, "triangle": 3, "hull": 7}


def rotated(q, v):
    """By q/|q|, exactly."""
    x, y, z, w = q
    s = x * x + y * y + z * z + w * w
    m = [[w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y)],
         [2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x)],
         [2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z]]
    return [sum(Fraction(m[i][k], s) * v[k] for k in range(3)) for i in range(3)]


def dot(a, b):
    return sum(x * y for x, y in zip(a, b))


def number(x):
    return str(Fraction(x))


def placed(shape, points):
    pose = shape.get("pose", {})
    q = pose.get("rotation", [0, 0, 0, 1])
    move = [Fraction(x) for x in pose.get("translation", [0, 0, 0])]
    return [[a + b for a, b in zip(rotated(q, p), move)] for p in points]


def points_of(shape):
    if shape["shape"] == "box":
        half = [Fraction(x) for x in shape["half"]]
        points = [[half[k] * (1 if c >> k & 1 else -1) for k in range(3)] for c in range(8)]
    elif shape["shape"] == "sphere":
        points = [[Fraction(0)] * 3]
    elif shape["shape"] == "capsule":
        points = [[Fraction(0), Fraction(0), s * Fraction(shape["half_height"])] for s in (-1, 1)]
    else:
        points = [[Fraction(x) for x in p] for p in shape["points"]]
    return placed(shape, points)


def plane_of(shape):
    """Normal and offset in the world."""
    n = [Fraction(x) for x in shape["normal"]]
    pose = shape.get("pose", {})
    turned = rotated(pose.get("rotation", [0, 0, 0, 1]), n)
    return turned, Fraction(shape["offset"]) + dot(turned, [Fraction(x) for x in pose.get("translation", [0, 0, 0])])


def height(case):
    """(gap, |n|^2, radii, which body is the half-space): h = gap / |n| - radii."""
    a_is = case["a"]["shape"] == "plane"
    half, body = (case["a"], case["b"]) if a_is else (case["b"], case["a"])
    n, offset = plane_of(half)
    gap = min(dot(n, p) for p in points_of(body)) - offset
    return gap, n, Fraction(half.get("radius", 0)) + Fraction(body.get("radius", 0)), a_is


def make(random_, k):
    number_of = lambda most: Fraction(random_.randint(-8 * most, 8 * most), random_.choice([1, 2, 3, 8]))
    kind = random_.choice([*POINTS, "box", "sphere", "capsule"])
    body = {"shape": kind, "pose": {"translation": [number(number_of(3)) for _ in range(3)]}}
    if random_.random() < 0.5:
        body["pose"]["rotation"] = random_.choice([[1, 2, 0, 2], [0, 0, 3, 4], [1, 1, 1, 1], [1, -2, 3, 5]])
    if kind in POINTS:
        body["points"] = [[number(number_of(1)) for _ in range(3)] for _ in range(POINTS[kind])]
    if kind == "box":
        body["half"] = [number(abs(number_of(1))) for _ in range(3)]
    if kind == "capsule":
        body["half_height"] = number(abs(number_of(1)))
    if kind in ("sphere", "capsule") or random_.random() < 0.3:
        body["radius"] = number(abs(number_of(1)) + Fraction(1, 8))
    half = {"shape": "plane", "normal": random_.choice(NORMALS), "offset": number(number_of(2))}
    if random_.random() < 0.5:
        half["pose"] = {"rotation": random_.choice([[1, 2, 0, 2], [0, 0, 3, 4], [2, 1, 1, 0]]),
                        "translation": [number(number_of(2)) for _ in range(3)]}
    if random_.random() < 0.2:
        half["radius"] = number(abs(number_of(1)))
    a_is = random_.random() < 0.5
    case = {"id": f"half-space-{k}", "question": ["relation", "distance", "depth", "sweep", "contact"][k % 5],
            "a": half if a_is else body, "b": body if a_is else half}
    # Every other case touches, is an ulp apart or an ulp deep, where |n| is a fraction.
    gap, n, radii, _ = height(case)
    root = fraction_root(dot(n, n))
    if root is not None and k % 2 == 0:
        ulp = random_.choice([0, 1, -1]) * Fraction(1, 2**60)
        by = (radii * root + ulp - gap) / dot(n, n)
        body["pose"]["translation"] = [number(Fraction(x) + by * c) for x, c in zip(body["pose"]["translation"], n)]
    if case["question"] == "sweep":
        case["velocity_a"] = [number(number_of(1)) for _ in range(3)]
        case["velocity_b"] = [number(number_of(1)) for _ in range(3)]
        case["until"] = number(abs(number_of(1)))
    return case


def fraction_root(x):
    def root(n):
        r = int(n**0.5)
        return next((c for c in (r - 1, r, r + 1) if c >= 0 and c * c == n), None)
    p, q = root(x.numerator), root(x.denominator)
    return None if p is None or q is None else Fraction(p, q)


def is_value(value, wanted, what):
    """Exactly, where `wanted` is a fraction; otherwise to all digits of a double."""
    if isinstance(wanted, Fraction):
        return value["exact"] == str(wanted), f"{what} {value['exact']}, not {wanted}"
    return float.fromhex(value["double"]) == float(wanted), f"{what} {value['double']}, not {wanted}"


def is_inside(p, polygon, n):
    """Is p in a polygon of its plane, counterclockwise seen from where n points, in a segment or a point?"""
    away = [[x - y for x, y in zip(p, q)] for q in polygon]
    if len(polygon) == 1:
        return p == polygon[0]
    if len(polygon) == 2:
        along = [x - y for x, y in zip(polygon[1], polygon[0])]
        return 0 <= dot(along, away[0]) <= dot(along, along) and dot(along, away[0]) ** 2 == dot(along, along) * dot(away[0], away[0])
    return all(dot(n, cross([x - y for x, y in zip(polygon[(k + 1) % len(polygon)], q)], away[k])) >= 0
               for k, q in enumerate(polygon))


def cross(a, b):
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]


def judge_contact(case, answer, root):
    """The body's lowest points, its radius nearer to the plane: the corners are some of them, and hold the others."""
    gap, n, _, a_is = height(case)
    half, body = (case["a"], case["b"]) if a_is else (case["b"], case["a"])
    offset = plane_of(half)[1]
    radius = Fraction(body.get("radius", 0))
    down = [radius * c / root if radius else Fraction(0) for c in n]
    lowest = [[x - y for x, y in zip(p, down)] for p in points_of(body) if dot(n, p) - offset == gap]
    corners = [[Fraction(x) for x in p] for p in answer["contact"]["points"]]
    yield all(c in lowest for c in corners), "a corner that is none of the lowest points"
    towards_a = [Fraction(x) for x in answer["plane"]["normal"]]
    yield all(is_inside(p, corners, towards_a) for p in lowest), "a lowest point outside of what they share"
    yield cross(towards_a, n) == [0, 0, 0] and (dot(towards_a, n) < 0) == a_is, "another plane"


def judge(case, answer):
    gap, n, radii, a_is = height(case)
    root = fraction_root(dot(n, n))
    exact = root is not None
    if not exact:
        root = (Decimal(dot(n, n).numerator) / Decimal(dot(n, n).denominator)).sqrt()
    to = (lambda x: x) if exact else (lambda x: Decimal(x.numerator) / Decimal(x.denominator))
    h = to(gap) / root - to(radii)
    if case["question"] != "sweep":
        relation = "touching" if h == 0 else "separated" if h > 0 else "penetrating"
        yield answer["relation"] == relation, f"{answer['relation']}, not {relation}"
        if case["question"] == "distance" and relation == "separated":
            yield is_value(answer["distance"], h, "distance")
        if case["question"] == "depth" and relation == "penetrating":
            yield is_value(answer["depth"], -h, "depth")
        if case["question"] == "contact" and relation == "touching":
            yield from judge_contact(case, answer, root)
        return
    v = [Fraction(b) - Fraction(a) for a, b in zip(case["velocity_a"], case["velocity_b"])]
    speed, until = to(dot(n, v)) / root * (-1 if a_is is False else 1), to(Fraction(case["until"]))
    first = to(Fraction(0)) if h <= 0 else h / -speed if speed < 0 else None
    hit = first is not None and first <= until
    yield answer["hit"] == hit, f"hit {answer['hit']}, not {hit}"
    if hit:
        last = min(until, -h / speed) if speed > 0 else until
        yield is_value(answer["first"], first, "first")
        yield is_value(answer["last"], last, "last")


def main():
    if sys.argv[1] == "cases":
        source = random.Random(int(sys.argv[2]))
        for k in range(int(sys.argv[3])):
            print(json.dumps(make(source, k)))
        return 0
    wrong = kinds = 0
    told = set()
    for one, other in zip(open(sys.argv[2], encoding="utf-8"), open(sys.argv[3], encoding="utf-8"), strict=True):
        case, answer = json.loads(one), json.loads(other)
        told.add(answer.get("relation", answer.get("hit")))
        for good, what in judge(case, answer):
            kinds += 1
            if not good:
                wrong += 1
                print(f"{case['id']}: {what}", file=sys.stderr)
    print(f"{kinds} statements, {wrong} wrong, {len(told)} outcomes")
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main())
