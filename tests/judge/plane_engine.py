#!/usr/bin/env python3
"""An engine of the plane: an answer of `origo ask` about each case that it is handed, with a fault or none.

usage: plane_engine.py ORIGO [FAULT] [SEEN]     the cases as they were handed over go to the file SEEN
"""
import json
import subprocess
import sys
from fractions import Fraction


def number(text):
    return float.fromhex(text)


def floats(point):
    return [float(Fraction(x)) for x in point]


def unit(direction):
    x, y = (float(Fraction(c)) for c in direction)
    length = (x * x + y * y) ** 0.5
    return [x / length, y / length]


def ask(origo, case, question):
    asked = dict(case, question=question)
    done = subprocess.run([origo, "ask"], input=json.dumps(asked) + "\n", capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def surfaces(case, answer, normal):
    """The points of the bodies with their discs, from those of the cores."""
    a, b = (floats(p) for p in answer["points"])
    r, s = (float(case[body].get("radius", 0)) for body in "ab")
    return [[x - r * n for x, n in zip(a, normal)], [x + s * n for x, n in zip(b, normal)]]


def claim_of(origo, case):
    claim = {"id": case["id"], "engine": "plane 1"}
    if case["question"] == "sweep":
        answer = ask(origo, case, "sweep")
        if answer["hit"]:
            claim["time"] = number(answer["first"]["double"])
        return claim | {"colliding": answer["hit"]}
    answer = ask(origo, case, "distance")
    apart = answer["relation"] == "separated"
    claim["colliding"] = not apart
    if apart:
        claim["distance"] = number(answer["distance"]["double"])
    else:
        answer = ask(origo, case, "depth")
        claim["depth"] = number(answer["depth"]["double"])
    if "direction" in answer:
        claim["normal"] = unit(answer["direction"])
        claim["points"] = surfaces(case, answer, claim["normal"])
    if case["question"] == "contact" and not apart:
        contact = ask(origo, case, "contact")
        if "contact" in contact and contact["contact"].get("of") != "cores" and "line" in contact:
            on_b = [floats(p) for p in contact["contact"]["points"]]
            on_a = [floats(p) for p in contact["contact"].get("on_a", contact["contact"]["points"])]
            claim["normal"] = unit(contact["line"]["normal"])
            del claim["points"]
            claim["contacts"] = [{"points": [p, q], "depth": claim["depth"]} for p, q in zip(on_a, on_b)]
    return claim


def spoil(claim, fault):
    if fault == "verdict":
        claim["colliding"] = not claim["colliding"]
    if fault == "depth" and "depth" in claim:
        claim["depth"] += 0.5
    if fault == "normal" and "normal" in claim:
        claim["normal"] = [-x for x in claim["normal"]]
    if fault == "points" and "points" in claim:
        claim["points"][0][1] += 0.25
    if fault == "space" and "normal" in claim:
        claim["normal"] = claim["normal"] + [0]
    if fault == "half" and "contacts" in claim:
        claim["contacts"] = claim["contacts"][:1]
    if fault == "far" and "contacts" in claim:
        claim["contacts"][0]["points"] = [[x + 0.5 for x in p] for p in claim["contacts"][0]["points"]]
    return claim


def main():
    fault = sys.argv[2] if len(sys.argv) > 2 else ""
    for line in sys.stdin:
        if len(sys.argv) > 3:
            with open(sys.argv[3], "a") as seen:
                seen.write(line)
        print(json.dumps(spoil(claim_of(sys.argv[1], json.loads(line)), fault)), flush=True)


main()
