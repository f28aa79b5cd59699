#!/usr/bin/env python3
"""Points on the surfaces of rounded bodies, as `origo ask --surfaces` gives them: each is a radius away from its core's
point, along the direction, both are as far apart as the bodies, or as deep in each other, each double is the nearest.

usage: surfaces.py CASES ANSWERS    prints what is wrong, then how many answers have such points
"""
import decimal
import fractions
import json
import re
import sys

DIGITS = 400  # more than doubles of the corpus need; what is equal differs by less than 10^-300 of it
decimal.getcontext().prec = DIGITS
SMALL = decimal.Decimal(10) ** -300
PART = re.compile(r"([+-]?)(?:sqrt\(([0-9]+)(?:/([0-9]+))?\)|([0-9]+)(?:/([0-9]+))?)")


def value_of(text):
    """A sum of a rational and a square root, as a decimal."""
    total = decimal.Decimal(0)
    for sign, root, under, num, den in PART.findall(text):
        if root:
            part = (decimal.Decimal(root) / decimal.Decimal(under or 1)).sqrt()
        else:
            part = decimal.Decimal(num) / decimal.Decimal(den or 1)
        total += -part if sign == "-" else part
    return total


def rational(number):
    """A number of a case: a binary64, or a text that is exact."""
    if isinstance(number, str) and "x" in number.lower():
        mantissa, _, exponent = number.lower().partition("p")
        whole, _, part = mantissa.partition(".")
        sign = -1 if whole.startswith("-") else 1
        digits = whole.lstrip("+-")[2:] + part
        power = int(exponent or 0) - 4 * len(part)
        return sign * fractions.Fraction(int(digits, 16)) * fractions.Fraction(2) ** power
    return fractions.Fraction(number)


def decimal_of(number):
    number = rational(number)
    return decimal.Decimal(number.numerator) / decimal.Decimal(number.denominator)


def length(vector):
    return sum(x * x for x in vector).sqrt()


def near(one, other, scale):
    return abs(one - other) <= SMALL * max(abs(scale), abs(one), abs(other))


def faults(case, answer):
    """What is wrong with the points of an answer that has them."""
    points = [[decimal_of(x) for x in point] for point in answer["points"]]
    surface = [[value_of(x["exact"]) for x in answer[name]] for name in ("surface_a", "surface_b")]
    direction = [decimal_of(x) for x in answer["direction"]]
    scale = max(max(map(abs, point)) for point in points + surface)
    for body, sign in (0, -1), (1, 1):
        radius = decimal_of(case["ab"[body]].get("radius", 0))
        for k in range(3):
            out = points[body][k] + sign * radius * direction[k] / length(direction)
            if not near(surface[body][k], out, scale):
                yield f"point {body}, coordinate {k}"
            claimed, exact = float.fromhex(answer["surface_" + "ab"[body]][k]["double"]), surface[body][k]
            if claimed != float(exact):  # rounds a decimal to the nearest
                yield f"double {body}, coordinate {k}"
    gap = sum((p - q) * n for p, q, n in zip(*surface, direction)) / length(direction)
    if answer["relation"] == "penetrating":
        wanted = -value_of(answer["depth"]["exact"]) if "depth" in answer else None
    else:
        wanted = value_of(answer["distance"]["exact"]) if "distance" in answer else None
    if wanted is not None and not near(gap, wanted, scale):
        yield "their gap"


def main():
    asked = {case["id"]: case for case in map(json.loads, open(sys.argv[1], encoding="utf-8"))}
    with_points = 0
    for answer in map(json.loads, open(sys.argv[2], encoding="utf-8")):
        if "surface_a" not in answer:
            continue
        with_points += 1
        for fault in faults(asked[answer["id"]], answer):
            print(answer["id"], fault)
    print(with_points, "answers with points on the surfaces")


main()
