#!/usr/bin/env python3
"""What the adaptors of broad phases say, on boxes that the engines get right, and where they are known to fail.

usage: tests/engines/broad_check.py [BUILD]        (after "make engines"; from the root of the repository)

The truth is found here by comparing every two boxes, and again by the judge. Prints what is wrong and, last, "N passed,
N failed".
"""

import base64
import itertools
import json
import pathlib
import random
import struct
import subprocess
import sys

import jsonschema

ROOT = pathlib.Path(__file__).parent.parent.parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "corpus"))
import broad_bugs  # noqa: E402

SCHEMA = ROOT / "docs" / "claim.schema.json"
SECONDS = 60
MISSED, INVENTED, REPEATED, CRASHED = "missed", "invented", "repeated", "crashed"


class Mode:
    """An adaptor and its mode; `fails`: by scene, what it gets wrong there, all of it known from the engine's source."""

    def __init__(self, command, name, *, axes=(1, 2, 3), fails=None):
        self.command, self.name, self.axes, self.fails = command, name, axes, fails or {}


# On "spread" no two ends are equal; all of "lattice" touch; "moves" inserts, moves and removes.
MODES = [
    Mode("broad_cgal boxes", "CGAL"),
    Mode("broad_fcl tree", "FCL"),
    Mode("broad_fcl tree-array", "FCL"),
    Mode("broad_fcl naive", "FCL"),
    Mode("broad_fcl ssap", "FCL"),
    Mode("broad_fcl sap", "FCL", fails={"lattice": {MISSED}, "moves": {CRASHED}}),
    Mode("broad_fcl sap-single", "FCL", fails={"few": {MISSED}, "spread": {MISSED, REPEATED}, "flat": {MISSED},
                                               "line": {MISSED, REPEATED}, "lattice": {MISSED}, "moves": {CRASHED}}),
    Mode("broad_fcl interval-tree", "FCL", fails={"lattice": {MISSED}, "moves": {CRASHED}}),
    Mode("broad_fcl hash", "FCL", fails={"spread": {INVENTED}, "flat": {INVENTED}, "line": {INVENTED},
                                         "lattice": {MISSED}, "moves": {INVENTED}}),
    Mode("broad_bullet dbvt", "Bullet", fails={"moves": {INVENTED}}),
    Mode("broad_bullet sweep32", "Bullet"),
    Mode("broad_bullet sweep16", "Bullet"),
    Mode("broad_bullet32 dbvt", "Bullet", fails={"moves": {INVENTED}}),
    Mode("broad_bullet32 sweep32", "Bullet"),
    Mode("broad_bullet32 sweep16", "Bullet"),
    Mode("broad_ode sap", "ODE"),
    Mode("broad_ode simple", "ODE"),
    Mode("broad_ode hash", "ODE"),
    Mode("broad_ode quadtree", "ODE"),
    Mode("broad_ode boxes", "ODE"),
    Mode("broad_box2d broad-phase", "Box2D", axes=(2,), fails={"flat": {INVENTED}}),
]


class Tally:
    def __init__(self):
        self.passed = self.failed = 0

    def check(self, good, what):
        if good:
            self.passed += 1
        else:
            self.failed += 1
            print(f"FAILED: {what}")
        return good


# ---- scenes ----


def scattered(seed, count, axes, side):
    """Boxes with ends at different multiples of 1/16: exact in either precision, and further apart than a 16-bit step."""
    numbers, ends = random.Random(seed), []
    for _ in range(axes):
        places = numbers.sample(range(2 * side), count)
        ends.append([(2 * place / 16, 2 * place / 16 + (2 * numbers.randrange(8, 24) + 1) / 16) for place in places])
    return [[[axis[k][0] for axis in ends], [axis[k][1] for axis in ends]] for k in range(count)]


def lattice(side):
    corners = itertools.product(range(side), repeat=3)
    return [[list(corner), [x + 1 for x in corner]] for corner in corners]


def moves(seed, count, steps):
    numbers, boxes, there, program = random.Random(seed), scattered(seed, 3 * count, 3, 3 * count), set(range(count)), []
    for _ in range(steps):
        gone = sorted(numbers.sample(sorted(there), 2))
        moved = sorted(numbers.sample(sorted(there - set(gone)), count // 3))
        there -= set(gone)
        back = [k for k in range(count + 4) if k not in there and k not in gone][:2]
        there |= set(back)
        put = lambda k: [k, *boxes[numbers.randrange(len(boxes))]]  # noqa: E731
        program.append({"insert": [put(k) for k in back], "move": [put(k) for k in moved], "remove": gone})
    return boxes[:count], program


def scenes():
    few = [[[0, 0, 0], [2, 2, 2]], [[1, 1, 1], [3, 3, 3]], [[5, 5, 5], [6, 6, 6]], [[-4, 0.5, 1.5], [0.5, 2.5, 3.5]]]
    made = {"few": few, "spread": scattered(1, 60, 3, 60), "flat": scattered(2, 60, 2, 100), "line": scattered(3, 20, 1, 200),
            "lattice": lattice(4)}
    cases = [{"id": name, "question": "overlaps", "boxes": boxes} for name, boxes in made.items()]
    boxes, program = moves(4, 30, 6)
    return cases + [{"id": "moves", "question": "overlaps", "boxes": boxes, "steps": program}]


# ---- the truth, and a claim beside it ----


def overlap(a, b):
    return all(lo <= other_hi and other_lo <= hi for lo, hi, other_lo, other_hi in zip(*a, *b))


def pairs(boxes):
    return {(i, j) for i, j in itertools.combinations(sorted(boxes), 2) if overlap(boxes[i], boxes[j])}


def states(case):
    boxes = dict(enumerate(case["boxes"]))
    result = [pairs(boxes)]
    for step in case.get("steps", []):
        for number in step["remove"]:
            del boxes[number]
        boxes.update({number: [lo, hi] for number, lo, hi in step["move"] + step["insert"]})
        result.append(pairs(boxes))
    return result


def listed(claim):
    if "pairs_packed" not in claim:
        return [tuple(pair) for pair in claim["pairs"]]
    raw = base64.b64decode(claim["pairs_packed"])
    numbers = struct.unpack(f"<{len(raw) // 4}i", raw)
    return list(zip(numbers[::2], numbers[1::2]))


def faults(case, claim):
    """What is wrong with the claim."""
    found, now = set(), set()
    steps = [(listed(claim), [])] + [
        ([tuple(pair) for pair in step["begun"]], [tuple(pair) for pair in step["ended"]]) for step in claim.get("steps", [])
    ]
    true = states(case)
    assert len(steps) == len(true)
    for exact, (begun, ended) in zip(true, steps):
        if len(set(begun)) < len(begun) or len(set(ended)) < len(ended):
            found.add(REPEATED)
        now = (now | set(begun)) - set(ended)
        found |= {MISSED} if exact - now else set()
        found |= {INVENTED} if now - exact else set()
    return found


# ---- the checks ----


def run(command, text):
    return subprocess.run(command, input=text, text=True, capture_output=True, timeout=SECONDS)


def check_scene(tally, build, mode, case, schema):
    what, fails = f"{mode.command}: {case['id']}", mode.fails.get(case["id"], set())
    program, word = mode.command.split()
    # The case comes twice: whatever it is asked before, an engine says the same.
    twice = [json.dumps({**case, "id": name}) + "\n" for name in ("first", "second")]
    try:
        done = run([build / "engines" / program, word], "".join(twice))
    except subprocess.TimeoutExpired:
        tally.check(CRASHED in fails, f"{what}: hangs")
        return
    if done.returncode != 0:
        tally.check(done.returncode < 0 and CRASHED in fails, f"{what}: {done}")
        return
    claims = [json.loads(line) for line in done.stdout.splitlines()]
    if not tally.check([claim["id"] for claim in claims] == ["first", "second"], f"{what}: {done}"):
        return
    for claim in claims:
        errors = [error.message for error in schema.iter_errors(claim)]
        tally.check(not errors and claim["engine"].startswith(mode.name + " "), f"{what}: {errors} {claim['engine']}")
        if len(case["boxes"][0][0]) not in mode.axes:
            tally.check(claim["status"] == "refused" and claim.get("note"), f"{what}: {claim}")
            continue
        tally.check(claim["status"] == "ok" and claim.get("nanoseconds", 0) > 0, f"{what}: {claim['status']}")
        found = faults(case, claim)
        tally.check(found == fails or CRASHED in fails, f"{what}: {sorted(found)}, not {sorted(fails)}")
    tally.check({**claims[0], "id": 0, "nanoseconds": 0} == {**claims[1], "id": 0, "nanoseconds": 0} or CRASHED in fails,
                f"{what}: says something else the second time")


def check_protocol(tally, build, program):
    command = build / "engines" / program
    for line in ("nonsense", "[1, 2", '{"id": "x"}', '{"id": "x", "question": "overlaps"}',
                 '{"id": "x", "question": "overlaps", "boxes": [[[0], [1, 2]]]}',
                 '{"id": "x", "question": "overlaps", "boxes": [[["one"], [1]]]}'):
        done = run([command], line + "\n")
        good = done.returncode == 2 and done.stdout == "" and done.stderr.startswith("standard input:1: ")
        tally.check(good and done.stderr.count("\n") == 1, f"{program} of {line}: {done}")
    done = run([command], '{"id": "x", "question": "distance", "a": {"shape": "sphere", "radius": 1}}\n')
    tally.check(done.returncode == 0 and json.loads(done.stdout)["status"] == "refused", f"{program} of spheres: {done}")
    done = run([command, "no-such-mode"], "")
    tally.check(done.returncode == 2 and done.stderr.startswith("usage: "), f"{program} no-such-mode: {done}")


def check_judge(tally, build):
    """The judge's word on all of it: a named scene of which the pairs are packed, and the scenes above."""
    named = {"id": "named", "question": "overlaps", "scene": {"family": "U", "count": 2000, "seed": 1}}
    expected = {"broad_cgal boxes": "right", "broad_bullet32 sweep32": "right", "broad_fcl hash": "tolerable",
                "broad_fcl sap-single": "wrong"}
    for command, verdict in expected.items():
        judged = run([build / "origo", "judge", "--quiet", "--engine", f"{build}/engines/{command}"], json.dumps(named) + "\n")
        tally.check(json.loads(judged.stdout)["verdict"] == verdict, f"the judge on {command}: {judged.stdout}")
    text = "".join(json.dumps(case) + "\n" for case in scenes())
    for mode in MODES:
        judged = run([build / "origo", "judge", "--quiet", "--timeout", "5", "--engine", f"{build}/engines/{mode.command}"], text)
        for line in map(json.loads, judged.stdout.splitlines()):
            fails = mode.fails.get(line["id"], set())
            wrong = {check["what"] for check in line["checks"] if check.get("count", 0) > 0}
            good = CRASHED in fails or line["status"] == "refused" or wrong == fails
            tally.check(good, f"the judge on {mode.command}: {line['id']}: {sorted(wrong)}, not {sorted(fails)}")


def main():
    build = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "build").resolve()
    tally = Tally()
    schema = jsonschema.Draft202012Validator(json.loads(SCHEMA.read_text()))
    for mode in MODES:
        for case in scenes():
            check_scene(tally, build, mode, case, schema)
    for program in sorted({mode.command.split()[0] for mode in MODES}):
        check_protocol(tally, build, program)
    check_judge(tally, build)
    tally.check(broad_bugs.BUGS.ask_again(build, []) == 0, "corpus/broad_bugs.py --again")
    print(f"{tally.passed} passed, {tally.failed} failed")
    return 1 if tally.failed or not tally.passed else 0


if __name__ == "__main__":
    sys.exit(main())
