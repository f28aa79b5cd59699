#!/usr/bin/env python3
"""Cylinders, cones, capsules and spheres of parallel axes that touch, at fractions with large denominators; and the same by
2^-60 apart and into each other. B is placed beside A in a rational direction, then both are turned by a quaternion.

usage: tests/enclosure/parallel_cases.py COUNT SEED >cases
"""

import json
import random
import sys
from fractions import Fraction


def turned(q, v):
    x, y, z, w = q
    square = x * x + y * y + z * z + w * w
    rows = [
        [w * w + x * x - y * y - z * z, 2 * (x * y - z * w), 2 * (x * z + y * w)],
        [2 * (x * y + z * w), w * w - x * x + y * y - z * z, 2 * (y * z - x * w)],
        [2 * (x * z - y * w), 2 * (y * z + x * w), w * w - x * x - y * y + z * z],
    ]
    return [sum(row[k] * v[k] for k in range(3)) / square for row in rows]


def times(p, q):
    """The quaternion that turns by q, then by p."""
    x, y, z, w = p
    a, b, c, d = q
    return [w * a + x * d + y * c - z * b, w * b - x * c + y * d + z * a, w * c + x * b - y * a + z * d, w * d - x * a - y * b - z * c]


def body(shape, radius, half_height, q, at, rounding=0):
    one = {"shape": shape, "radius": str(radius), "half_height": str(half_height)}
    if shape == "sphere":
        del one["half_height"]
    if rounding:
        one["rounding"] = str(rounding)
    return one | {"pose": {"rotation": q, "translation": [str(x) for x in at]}}


def make(draw):
    """Both bodies and the way along which B parts from A: (shape, radius, half height, is upside down, centre) each."""
    fraction = lambda least, most: Fraction(draw.randint(least * 10007, most * 10007), 10007) * Fraction(1009, 1013)
    m, n = draw.randint(2, 9), 1
    c, s = Fraction(m * m - n * n, m * m + n * n), Fraction(2 * m * n, m * m + n * n)
    r1, r2, h1, h2 = fraction(1, 4), fraction(1, 4), fraction(1, 3), fraction(1, 3)
    how = draw.choice(["sides", "slope", "slopes", "base", "caps", "sphere", "capsule", "rounded"])
    up = 0
    a, b, rounding = ("cylinder", r1, h1, False), ("cylinder", r2, h2, False), 0
    apart = r1 + r2
    if how == "slope":  # B's lower rim on A's slope, in its upper half
        a = ("cone", r1, h1, False)
        at = h1 * Fraction(draw.randint(1, 999), 1000)
        apart, up = r1 * (h1 - at) / (2 * h1) + r2, at + h2
    elif how == "slopes":
        a, b, apart = ("cone", r1, h1, False), ("cone", r1, h1, True), r1
    elif how == "base":
        a, up = ("cone", r1, h1, False), -h1
    elif how == "caps":
        b, apart, up = (draw.choice(["cylinder", "cone"]), r2, h2, False), apart / 3, h1 + h2
    elif how == "sphere":
        b, up = ("sphere", r2, 0, False), h1 / 3
    elif how == "capsule":
        b = ("capsule", r2, h2, False)
    elif how == "rounded":
        rounding = fraction(1, 2)
        apart += rounding
    way = [0, 0, 1] if how == "caps" else [c, s, 0]
    return how, a, b, [apart * c, apart * s, up], way, rounding


def main():
    count, draw = int(sys.argv[1]), random.Random(int(sys.argv[2]))
    for k in range(count):
        how, a, b, at, way, rounding = make(draw)
        q = [draw.randint(-3, 3) for _ in range(3)] + [draw.randint(1, 4)]
        start = [Fraction(draw.randint(-2000, 2000), 1013) for _ in range(3)]
        for name, step in ("touching", 0), ("separated", 1), ("penetrating", -1):
            moved = [at[i] + step * way[i] * Fraction(1, 2**60) for i in range(3)]
            place = [x + y for x, y in zip(start, turned(q, moved))]
            of = lambda one, at, extra: body(one[0], one[1], one[2], times(q, [1, 0, 0, 0]) if one[3] else q, at, extra)
            pair = [of(a, start, rounding), of(b, place, 0)]
            if draw.random() < 0.5:
                pair.reverse()
            print(json.dumps({"id": f"{how}-{k}-{name}", "question": "relation", "a": pair[0], "b": pair[1]}))


main()
