#!/usr/bin/env python3
"""The table of shape pairs and questions in docs/use/shape-pairs.md: each cell is found by asking.

usage: docs/shape_pairs.py ORIGO [--write]

Prints the table; with --write puts it into the page. A pair that is refused has a reason here: a cell without one stops the script.
"""
import itertools
import json
import pathlib
import subprocess
import sys

PAGE = pathlib.Path("docs/use/shape-pairs.md")
BEGIN, END = "<!-- table: begin -->\n", "<!-- table: end -->\n"
PYRAMID = [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]]
SHAPES = {
    "point": {"shape": "point", "points": [[0, 0, 0]]},
    "segment": {"shape": "segment", "points": [[0, 0, 0], [1, 0, 0]]},
    "triangle": {"shape": "triangle", "points": PYRAMID[:3]},
    "box": {"shape": "box", "half": [1, 1, 1]},
    "hull": {"shape": "hull", "points": PYRAMID},
    "rounded hull": {"shape": "hull", "points": PYRAMID, "radius": 1},
    "sphere": {"shape": "sphere", "radius": 1},
    "capsule": {"shape": "capsule", "half_height": 1, "radius": 1},
    "cylinder": {"shape": "cylinder", "half_height": 1, "radius": 1},
    "cone": {"shape": "cone", "half_height": 1, "radius": 1},
    "ellipsoid": {"shape": "ellipsoid", "half": [3, 2, 1]},
    "mesh": {"shape": "mesh", "points": PYRAMID, "triangles": [[0, 1, 2]]},
    "solid mesh": {"shape": "mesh", "points": PYRAMID, "solid": True,
                   "triangles": [[0, 2, 1], [0, 1, 3], [0, 3, 2], [1, 2, 3]]},
    "compound": {"shape": "compound",
                 "bodies": [{"shape": "hull", "points": PYRAMID}, {"shape": "box", "half": [1, 1, 1]}]},
    "line": {"shape": "line", "points": [[0, 0, 0]], "direction": [1, 0, 0]},
    "ray": {"shape": "ray", "points": [[0, 0, 0]], "direction": [1, 0, 0]},
    "half-space": {"shape": "plane", "normal": [0, 0, 1], "offset": 0},
}
QUESTIONS = ["relation", "distance", "depth", "sweep", "closest", "hit", "contact", "motion", "mesh_pairs"]
ENDLESS, BALLS = {"line", "ray", "half-space"}, {"rounded hull", "sphere", "capsule"}
CURVED = {"cylinder", "cone", "ellipsoid"}
PARTS = {"mesh", "solid mesh", "compound"}
REASONS = {
    "a": "one of the two has to be a point, a segment, a line, a ray or a triangle: others meet in solids",
    "c": "curved bodies: no motions that turn; common parts of cylinders and cones, beside polytopes without a ball",
    "d": "nearest points of solids with balls, and of bodies with curved sides: `distance` is asked of them",
    "e": "without an end: `closest` gives the distance and `hit` the common part, of what they take; not asked here yet",
    "f": "both without an end: `closest` gives the distance; the deepest point or the last contact may not exist",
    "g": "with a ball or a curved side the root of a polynomial of high degree decides: not asked yet",
    "h": "the common part with a ball or a curved side is bounded by curves; of a sphere, a cylinder and a cone `hit` finds the chord of a line, a ray or a segment",
    "m": "only of two meshes, triangle by triangle",
    "n": "a mesh is a surface: it has no inside, so no depth",
    "o": "of meshes and compounds: not asked yet",
    "p": "a hull's facets are not known before: not asked yet",
    "s": "what solids share that touch: where surfaces touch a part may be inside, too; not asked yet",
    "q": "the shortest way out of a solid that need not be convex: asked of a point",
}


def depth_refused(both):
    if "mesh" in both:
        return "n"
    return "q" if "solid mesh" in both else "o"


def refused(question, a, b):
    """Why a pair is not asked about."""
    both = {a, b}
    if question == "mesh_pairs":
        return "m"
    if both & PARTS:
        if question == "contact" and "solid mesh" in both and not both & (CURVED | ENDLESS):
            return "s"
        return depth_refused(both) if question == "depth" else "o"
    if question in ("relation", "distance", "depth", "sweep"):
        return "f" if both <= ENDLESS else "e" if both & ENDLESS else "c"
    if question == "closest":
        return "d"
    if question == "hit":
        return "h" if both & (BALLS | CURVED) else "p" if "hull" in both else "a"
    if question in ("contact", "motion"):
        return ("f" if both <= ENDLESS else "e") if both & ENDLESS else "c" if both & CURVED else "g"
    raise SystemExit(f"no reason: {question} of {a} and {b}")


def placed(shape, away):
    return dict(shape, pose={"translation": [0, 0, away]})


def ask(origo, question, a, b):
    """"exact", "enclosure" or None. Contact is asked where the bodies are apart: it answers that, too."""
    away = -5 if b == "half-space" else 5
    case = {"id": "x", "question": question, "a": SHAPES[a], "b": placed(SHAPES[b], away)}
    if question == "sweep":
        case.update(velocity_b=[0, 0, -1], until=9)
    if question == "motion":
        case["end_b"] = {"translation": [0, 0, -5]}
    done = subprocess.run([origo, "ask", "-"], input=json.dumps(case), capture_output=True, text=True)
    if done.returncode != 0:
        return None
    answer = json.loads(done.stdout)
    curved = question == "sweep" and answer["certificate"]["kind"] in ("first", "never")
    curved = curved or question == "distance" and answer["certificate"]["kind"] == "curved-parts"
    return "enclosure" if answer["certificate"]["kind"] == "enclosure" or question == "motion" or curved else "exact"


def cell(origo, question, a, b):
    found = [kind for kind in (ask(origo, question, a, b), ask(origo, question, b, a)) if kind]
    return found[0] if found else refused(question, a, b)


def make(origo):
    lines = ["| A | B | " + " | ".join(f"`{question}`" for question in QUESTIONS) + " |", "|---|---|" + "---|" * len(QUESTIONS)]
    used = set()
    for a, b in itertools.combinations_with_replacement(SHAPES, 2):
        cells = [cell(origo, question, a, b) for question in QUESTIONS]
        used.update(cells)
        lines.append(f"| {a} | {b} | " + " | ".join(cells) + " |")
    lines += [""] + [f"- **{letter}**: {reason}" for letter, reason in REASONS.items() if letter in used]
    return "\n".join(lines) + "\n"


def main():
    made = make(sys.argv[1])
    if "--write" not in sys.argv:
        print(made, end="")
        return
    head, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    PAGE.write_text(head + BEGIN + made + END + rest.split(END)[1], encoding="utf-8")


if __name__ == "__main__":
    main()
