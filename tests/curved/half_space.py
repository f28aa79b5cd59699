#!/usr/bin/env python3
"""Cylinders and cones beside half-spaces, against their lowest points, in decimals of 60 digits.

usage: tests/curved/half_space.py ORIGO CASES ANSWERS [COUNT]

The lowest point of a cylinder with the axis a, along the unit normal n, is hh |n.a| + r sqrt(1 - (n.a)^2) below its
centre. That of a cone is the apex or on the rim. Relation, distance, depth and sweep are asked of the same bodies.
Every enclosure has to hold the value, and a relation to be its sign. Bodies are put on the plane, too, an ulp above it
and an ulp below it. Cases and answers are kept in these files.
"""
import decimal
import fractions
import json
import random
import subprocess
import sys

decimal.getcontext().prec = 60
D = decimal.Decimal


def exact(q):
    q = fractions.Fraction(q)
    return D(q.numerator) / D(q.denominator)


def rotate(q, v):
    """The vector turned by a quaternion of integers (x, y, z, w), as a fraction."""
    x, y, z, w = q
    n = x * x + y * y + z * z + w * w
    m = [[n - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
         [2 * (x * y + z * w), n - 2 * (x * x + z * z), 2 * (y * z - x * w)],
         [2 * (x * z - y * w), 2 * (y * z + x * w), n - 2 * (x * x + y * y)]]
    return [sum(fractions.Fraction(m[i][k], n) * v[k] for k in range(3)) for i in range(3)]


def height(one):
    """How high the lowest point lies over the plane, below zero within the half-space."""
    body, plane = one["body"], one["plane"]
    axis = rotate(body["pose"]["rotation"], [0, 0, 1])
    n = plane["normal"]
    length = D(sum(x * x for x in n)).sqrt()
    centre = sum(fractions.Fraction(x) * k for x, k in zip(body["pose"]["translation"], n))
    centre -= fractions.Fraction(plane["offset"])
    along = exact(sum(x * k for x, k in zip(axis, n))) / length
    across = (1 - along * along).max(0).sqrt()
    r, hh = exact(body["radius"]), exact(body["half_height"])
    at = exact(centre) / length
    if body["shape"] == "cylinder":
        low = at - hh * abs(along) - r * across
    else:
        low = min(at + hh * along, at - hh * along - r * across)
    return low - exact(body.get("rounding", 0))


def make(random_):
    def quarters(least, most):
        return str(fractions.Fraction(random_.randint(least, most), 4))

    body = {"shape": random_.choice(["cylinder", "cone"]), "radius": quarters(1, 8), "half_height": quarters(0, 8),
            "pose": {"rotation": [random_.randint(-2, 2) for _ in range(3)] + [random_.randint(1, 3)],
                     "translation": [quarters(-12, 12) for _ in range(3)]}}
    if random_.random() < 0.25:
        body["rounding"] = quarters(1, 4)
    some = [random_.randint(-3, 3), 2, random_.randint(-3, 3)]
    normal = random_.choice([[0, 0, 1], [0, -2, 0], [1, 1, 1], [3, 0, -4], some])
    return {"body": body, "plane": {"shape": "plane", "normal": normal, "offset": random_.randint(-3, 3)},
            "velocity": [random_.randint(-3, 3) for _ in range(3)]}


def resting(random_, step):
    """Upright, lying or on its apex, on the plane z = 0 or `step` of an ulp off it."""
    one = make(random_)
    one["plane"] = {"shape": "plane", "normal": [0, 0, 1], "offset": 0}
    body = one["body"]
    body.pop("rounding", None)
    body["shape"] = "cylinder"
    body["pose"]["rotation"] = random_.choice([[0, 0, 0, 1], [1, 0, 0, 0], [1, 0, 0, 1], [0, 1, 0, 1]])
    up = body["pose"]["rotation"] in ([0, 0, 0, 1], [1, 0, 0, 0])
    at = fractions.Fraction(body["half_height"] if up else body["radius"]) + step * fractions.Fraction(1, 2 ** 52)
    body["pose"]["translation"][2] = str(at)
    return one


def case(number, question, one):
    first, second = ("a", "b") if number % 2 == 0 else ("b", "a")
    made = {"id": f"{number}-{question}", "question": question, first: one["body"], second: one["plane"]}
    if question == "sweep":
        made.update({"velocity_" + first: one["velocity"], "until": 4})
    return made


def fault_of_sweep(answer, one, low):
    """The body falls at one speed: the time is its height by that."""
    n = one["plane"]["normal"]
    fall = -D(sum(v * x for v, x in zip(one["velocity"], n))) / D(sum(x * x for x in n)).sqrt()
    first = D(0) if low < D(10) ** -50 else low / fall if fall > 0 else D(9)
    if answer.get("hit") != (first <= 4):
        return f"hit {answer.get('hit')}, at {first}"
    return fault_of_value(answer, first) if first <= 4 else None


def fault_of_value(answer, value):
    if "enclosure" not in answer:
        return None
    lo, hi = (exact(x) for x in answer["enclosure"])
    slack = D(10) ** -50
    return None if lo - slack <= value <= hi + slack else f"{value} is not within {lo} .. {hi}"


def fault(question, answer, one):
    """What is wrong with an answer, or None."""
    low = height(one)
    if question == "sweep":
        return fault_of_sweep(answer, one, low)
    relation = "separated" if low > 0 else "penetrating" if low < 0 else "touching"
    if abs(low) < D(10) ** -50:
        relation = "touching"
    if answer["relation"] != relation:
        return f"{answer['relation']}, not {relation}"
    return fault_of_value(answer, abs(low))


QUESTIONS = ("relation", "distance", "depth", "sweep")


def main():
    origo, cases_file, answers_file = sys.argv[1:4]
    count = int(sys.argv[4]) if len(sys.argv) > 4 else 200
    random_ = random.Random(1)
    ones = [make(random_) for _ in range(count)]
    ones += [resting(random_, k % 3 - 1) for k in range(count // 4)]
    cases = [case(k, question, one) for k, one in enumerate(ones) for question in QUESTIONS]
    with open(cases_file, "w", encoding="utf-8") as file:
        file.write("".join(json.dumps(c) + "\n" for c in cases))
    with open(answers_file, "w", encoding="utf-8") as file:
        subprocess.run([origo, "ask", cases_file], stdout=file, check=False)
    with open(answers_file, encoding="utf-8") as file:
        answers = [json.loads(line) for line in file]
    failed = int(len(answers) != len(cases))
    seen = {}
    for number, answer in enumerate(answers):
        what = fault(answer["question"], answer, ones[number // len(QUESTIONS)])
        told = str(answer.get("relation", answer.get("hit")))
        seen[told] = seen.get(told, 0) + 1
        if what is not None:
            failed += 1
            print(f"  {answer['id']}: {what}: {json.dumps(cases[number])}")
    print(f"{len(answers)} answers, {failed} wrong;", ", ".join(f"{k} {seen[k]}" for k in sorted(seen)))
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
