#!/usr/bin/env python3
"""The bodies of sweeps where an algorithm says that they first meet: cases of `distance`, in exact numbers.

usage: tests/enclosure/bodies_at.py CASES CLAIMS

Of each claim of a contact one case with the claimed time's bodies, in the order of the claims.
"""

import json
import sys
from fractions import Fraction


def number(value):
    text = str(value)
    return Fraction(float.fromhex(text)) if "0x" in text else Fraction(text)


def written(value):
    return str(value.numerator) if value.denominator == 1 else f"{value.numerator}/{value.denominator}"


def at(body, velocity, time):
    pose = body.setdefault("pose", {})
    start = pose.get("translation", [0, 0, 0])
    pose["translation"] = [written(number(x) + number(v) * time) for x, v in zip(start, velocity)]
    return body


def main():
    cases, claims = sys.argv[1:]
    with open(claims, encoding="utf-8") as file:
        said = {claim["id"]: claim for claim in map(json.loads, file)}
    with open(cases, encoding="utf-8") as file:
        for one in map(json.loads, file):
            claim = said[one["id"]]
            if not claim.get("colliding"):
                continue
            time = number(claim["time"])
            moved = {"id": one["id"], "question": "distance"}
            for name in "ab":
                moved[name] = at(one[name], one.get(f"velocity_{name}", [0, 0, 0]), time)
            print(json.dumps(moved))


main()
