"""Answers from Python are those of the corpus: as text, as objects, as bodies, and as exact numbers.

usage: answers.py CORPUS
"""

import json
import pathlib
import sys

import origo
from check import conclude, holds

CORPUS = pathlib.Path(sys.argv[1])
SHAPES = {"hull": origo.Hull, "sphere": origo.Sphere, "box": origo.Box, "capsule": origo.Capsule,
          "cylinder": origo.Cylinder, "cone": origo.Cone, "ellipsoid": origo.Ellipsoid, "mesh": origo.Mesh}


def asked(case):
    try:
        return origo.ask(case)
    except origo.Undecided as known:
        return known.answer


def body(value):
    """The dataclass of a body, or None where it has none. An exact decimal or hexadecimal number is a Fraction."""
    kind = SHAPES.get(value.get("shape"))
    members = {name: member for name, member in value.items() if name != "shape"}
    if kind is None or not set(members) <= set(kind.__dataclass_fields__):
        return None
    if "pose" in members:
        if not set(members["pose"]) <= set(origo.Pose.__dataclass_fields__):
            return None
        members["pose"] = origo.Pose(**members["pose"])
    return kind(**members)


def values(member):
    """All {"exact": ..., "double": ...} of an answer."""
    if isinstance(member, dict):
        if "exact" in member and "double" in member:
            yield member
        for inner in member.values():
            yield from values(inner)
    elif isinstance(member, list):
        for inner in member:
            yield from values(inner)


def points_alone(value):
    """The points of a hull whose numbers are doubles, otherwise None."""
    if set(value) != {"shape", "points"} or value["shape"] != "hull":
        return None
    points = origo.doubles(value)["points"]
    given = [[origo.number(x) if "/" in x or x.lstrip("-").isdigit() else None for x in point]
             if all(isinstance(x, str) for x in point) else point for point in value["points"]]
    same = all(x is None or x == y for p, q in zip(given, points) for x, y in zip(p, q))
    return [tuple(map(float, point)) for point in points] if same else None


def same(found, answer):
    """Is a value what the answer has?"""
    question = answer["question"]
    if isinstance(found, origo.Enclosed):
        double = answer[question]["double"] if question in answer else None
        return (answer["relation"] == ("separated" if question == "distance" else "penetrating")
                and [origo.number(end) for end in answer["enclosure"]] == [found.low, found.high]
                and found.double == (None if double is None else float.fromhex(double)))
    if question == "relation":
        return found == answer["relation"]
    return found == (answer.exact(question) if question in answer else None if question == "depth" else 0)


functions = {"relation": origo.relation, "distance": origo.distance, "depth": origo.depth}
KNOWN = {"id", "question", "a", "b", "flags", "source"}
plain = numbers = bodies = 0
for folder in (CORPUS, *(CORPUS / name for name in ("parts", "plane", "primitives", "curved"))):
    for file in sorted((folder / "cases").glob("*.jsonl")):
        lines = file.read_text().splitlines()
        answers = (folder / "answers" / file.name).read_text().splitlines()
        holds(len(lines) == len(answers), f"{file}: as many answers as cases")
        for line, expected in zip(lines, answers):
            answer = asked(line)
            holds(answer.text == expected, f"{answer['id']}: the corpus' answer")
            holds(dict(answer) == json.loads(expected), f"{answer['id']}: its members")
            for value in values({name: member for name, member in answer.items() if name != "certificate"}):
                exact = origo.number(value["exact"])
                numbers += 1
                holds(str(exact) == value["exact"], f"{answer['id']}: the text of {value['exact']}")
                holds(float(exact) == float.fromhex(value["double"]) if "x" in value["double"] else
                      not isinstance(exact, origo.Exact), f"{answer['id']}: the double of {value['exact']}")
            if len(line) > 20000:
                continue
            case = json.loads(line)
            holds(asked(case).text == expected, f"{answer['id']}: as an object")
            a, b = (body(case[name]) if isinstance(case.get(name), dict) else None for name in "ab")
            if a is not None and b is not None:
                bodies += 1
                holds(asked({**case, "a": a, "b": b}).text == expected, f"{answer['id']}: as bodies")
                if case["question"] in functions and set(case) <= KNOWN and "undecided" not in answer.values():
                    holds(same(functions[case["question"]](a, b), answer), f"{answer['id']}: by its function")
            question = case["question"]
            if question in ("relation", "distance", "depth") and isinstance(case.get("b"), dict):
                first, second = points_alone(case["a"]), points_alone(case["b"])
                if first and second and "undecided" not in answer.values():
                    plain += 1
                    holds(same(functions[question](first, second), answer), f"{answer['id']}: of points")

print(f"{plain} of points, {bodies} of bodies, {numbers} numbers")
holds(plain > 300, "pairs of points")
holds(bodies > 500, "bodies")
holds(numbers > 1000, "numbers")
conclude(15000)
