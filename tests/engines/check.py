#!/usr/bin/python3
"""Checks the adaptors, not the engines: on cases that every engine gets right, what an adaptor claims must be right.

usage: tests/engines/check.py [BUILD] [--js]        ("make test-engines", "make test-engines-js"; from the root of
the repository)

The truth is what `origo ask` says of the cases in easy.jsonl; their flags say what some engines do not take. Prints
what is wrong and, last, "N passed, N failed".
"""

import dataclasses
import json
import math
import pathlib
import selectors
import subprocess
import sys

import jsonschema

FOLDER = pathlib.Path(__file__).parent
SCHEMA = FOLDER.parent.parent / "docs" / "claim.schema.json"
SECONDS = 20  # for one answer: far more than any engine needs


@dataclasses.dataclass
class Mode:
    """A way to run an engine, and what it is expected to do."""

    command: str
    name: str  # its claims' `engine` begins so
    apart: set  # what it says of bodies that are apart
    meet: set  # of bodies that overlap
    refuses: set  # flags of cases that it does not take
    needs: set = dataclasses.field(default_factory=set)  # flags without which it does not take a case
    sweeps_say: set = dataclasses.field(default_factory=set)
    shapes: set = dataclasses.field(default_factory=set)  # that it takes, if not all
    # Of lengths and times: ten times 1e-4, which is libccd's own tolerance. Of points and directions its square root:
    # on a round body, a point that far aside is farther off by no more than about the tolerance.
    tolerance: float = 1e-3


NEAREST = {"distance", "points"}
DIRECTED = NEAREST | {"normal"}
DEEPEST = {"depth", "points", "normal"}
CONTACT = {"depth", "normal"}
SWEEP = {"sweep"}
UNUSUAL = {"skin", "flat"}
TIME = {"time"}
MODES = [
    # Its EPA ends far from the depth of two spheres, whatever its tolerance.
    Mode("ccd gjk", "libccd", set(), CONTACT, SWEEP, tolerance=0.05),
    Mode("ccd mpr", "libccd", set(), CONTACT, SWEEP),
    Mode("ccd gjk-tight", "libccd", set(), CONTACT, SWEEP, tolerance=0.05),
    Mode("ccd mpr-tight", "libccd", set(), CONTACT, SWEEP),
    Mode("ode", "ODE", set(), CONTACT, UNUSUAL | SWEEP),
    Mode("fcl distance", "FCL", NEAREST, set(), UNUSUAL, sweeps_say=TIME),
    Mode("fcl signed-distance", "FCL", NEAREST, {"depth", "points"}, UNUSUAL, sweeps_say=TIME),
    Mode("fcl collide", "FCL", set(), CONTACT, UNUSUAL, sweeps_say=TIME),
    Mode("fcl indep-distance", "FCL", NEAREST, set(), UNUSUAL, sweeps_say=TIME),
    # It asserts on overlap, so only for what is apart.
    Mode("fcl indep-signed-distance", "FCL", NEAREST, set(), UNUSUAL, needs={"apart"}),
    Mode("fcl indep-collide", "FCL", set(), CONTACT, UNUSUAL, sweeps_say=TIME),
    # A sample in a hundred of 10 units of time, or of 14.
    Mode("fcl naive", "FCL", NEAREST, set(), UNUSUAL, sweeps_say=TIME, tolerance=0.03),
    Mode("bullet pair", "Bullet", DIRECTED, DEEPEST, set(), sweeps_say=TIME),
    Mode("bullet epa2", "Bullet", DIRECTED, DEEPEST, {"resting ball"}, sweeps_say=TIME),
    Mode("bullet32 pair", "Bullet", DIRECTED, DEEPEST, set(), sweeps_say=TIME),
    Mode("bullet32 epa2", "Bullet", DIRECTED, DEEPEST, {"resting ball"}, sweeps_say=TIME),
    # Each of two bodies may have a margin of 0.04.
    Mode("bullet margin", "Bullet", DIRECTED, DEEPEST, set(), sweeps_say=TIME, tolerance=0.08),
    Mode("bullet subsimplex", "Bullet", DIRECTED, DEEPEST, set(), sweeps_say=TIME),
    Mode("cgal gmpzf", "CGAL", NEAREST, NEAREST, {"sweep", "resting ball"}),
    Mode("cgal gmpq", "CGAL", NEAREST, NEAREST, {"sweep", "resting ball"}),
    # Its impacts are early by b2_linearSlop (0.005) over the speed.
    Mode("simbody", "Simbody", set(), CONTACT, SWEEP | UNUSUAL, shapes={"box", "hull", "sphere"}),
    Mode("chipmunk", "Chipmunk", set(), CONTACT, SWEEP, needs={"prism"}),
    Mode("box2d", "Box2D", NEAREST, NEAREST, set(), needs={"prism"}, sweeps_say=TIME, tolerance=5e-3),
]

POINT = {"point"}
SIGNED = {"separation", "points", "normal"}
# In binary32, most of them with tolerances of their own of about 1e-4. Havok's errors fit a radius of about 0.01.
JS_MODES = [
    Mode("rapier contact", "Rapier", SIGNED, SIGNED, set(), sweeps_say=TIME),
    Mode("rapier intersects", "Rapier", set(), set(), SWEEP),
    Mode("jolt collide", "Jolt", set(), SIGNED, UNUSUAL | POINT, sweeps_say=TIME),
    Mode("jolt radius", "Jolt", set(), SIGNED, UNUSUAL | POINT, sweeps_say=TIME, tolerance=0.05),
    Mode("jolt distance", "Jolt", SIGNED, SIGNED, UNUSUAL | POINT | SWEEP),
    Mode("physx gjk", "PhysX", SIGNED, SIGNED, UNUSUAL, sweeps_say=TIME),
    Mode("physx geometry", "PhysX", set(), set(), UNUSUAL | POINT, sweeps_say=TIME, tolerance=5e-3),
    Mode("mujoco", "MuJoCo", {"separation", "points"}, {"separation", "points"}, UNUSUAL | POINT | SWEEP),
    Mode("havok", "Havok", SIGNED, SIGNED, UNUSUAL | POINT, sweeps_say=TIME, tolerance=0.015),
    Mode("planck distance", "Planck", NEAREST, NEAREST, set(), needs={"prism"}, sweeps_say=TIME, tolerance=5e-3),
    Mode("cannon", "cannon-es", set(), set(), UNUSUAL | SWEEP, shapes={"box", "sphere"}),
]

ANSWER = {"distance", "depth", "separation", "points", "normal", "time"}
NONSENSE = [
    "nonsense",
    "[1, 2",
    '{"id": "x"}',
    '{"id": "x", "question": "distance", "a": {"shape": "hull", "points": []}}',
    '{"id": "x", "question": "depth", "a": {"shape": "sphere", "radius": 1, "pose": {"matrix": 1}}, '
    '"b": {"shape": "sphere", "radius": 1}}',
    '{"id": "x", "question": "sweep", "a": {"shape": "sphere", "radius": 1}, "b": {"shape": "sphere", "radius": 1}, '
    '"velocity_a": [1, 0, 0], "until": "soon"}',
]
NEW_QUESTION = '{"id": "x", "question": "asked-in-a-year", "a": 1}'


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


# ---- the truth ----


def fraction(text):
    numerator, _, denominator = text.partition("/")
    return int(numerator) / int(denominator or 1)


def value(of):
    return None if of is None else float.fromhex(of["double"])


def asked(build, cases, question):
    """The exact answers, by id."""
    command = [build / "origo", "ask", "--question", question] if question else [build / "origo", "ask"]
    text = "".join(json.dumps(case) + "\n" for case in cases)
    lines = subprocess.run(command, input=text, text=True, capture_output=True, check=True).stdout.splitlines()
    return {answer["id"]: answer for answer in map(json.loads, lines)}


def unit(vector):
    length = math.hypot(*vector)
    return [x / length for x in vector]


def add_scaled(point, scale, direction):
    return [x + scale * d for x, d in zip(point, direction)]


class Truth:
    """What is right about a case, in doubles."""

    def __init__(self, case, sweep, distance, depth):
        self.case = case
        self.is_sweep = case["question"] == "sweep"
        self.hit = sweep["hit"] if self.is_sweep else distance["relation"] != "separated"
        self.relation = None if self.is_sweep else distance["relation"]
        self.time = value(sweep.get("first")) if self.is_sweep else None
        self.distance = None if self.is_sweep else value(distance["distance"])
        self.depth = None if self.is_sweep else value(depth.get("depth"))
        answer = {"separated": distance, "penetrating": depth}.get(self.relation)
        self.direction = unit([int(x) for x in answer["direction"]]) if answer else None
        self.points = self.surface_points(answer) if answer else None

    def surface_points(self, answer):
        """From the points of the cores to those of the bodies."""
        a, b = ([fraction(x) for x in point] for point in answer["points"])
        return [
            add_scaled(a, -self.case["a"].get("radius", 0), self.direction),
            add_scaled(b, self.case["b"].get("radius", 0), self.direction),
        ]

    def shapes(self):
        return {self.case[body]["shape"] for body in "ab"}

    def flags(self):
        ball = not self.is_sweep and any(self.case[body].get("radius", 0) > 0 for body in "ab")
        return set(self.case["flags"]) | ({"resting ball"} if ball else set()) | (set() if self.hit else {"apart"})


def truths(build):
    cases = [json.loads(line) for line in (FOLDER / "easy.jsonl").read_text().splitlines()]
    for case in cases:
        case.setdefault("flags", [])
    pairs = [case for case in cases if case["question"] != "sweep"]
    sweep, distance, depth = (
        asked(build, [case for case in cases if case["question"] == "sweep"], None),
        asked(build, pairs, "distance"),
        asked(build, pairs, "depth"),
    )
    return [Truth(case, *(answers.get(case["id"]) for answers in (sweep, distance, depth))) for case in cases]


# ---- an engine ----


class Engine:
    """The process, asked one case at a time: whoever does not write each claim at once is found here."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.selector = selectors.DefaultSelector()
        self.selector.register(self.process.stdout, selectors.EVENT_READ)

    def ask(self, case):
        self.process.stdin.write(json.dumps(case).encode() + b"\n")
        self.process.stdin.flush()
        if not self.selector.select(SECONDS):
            self.process.kill()
        return self.process.stdout.readline().decode()

    def end(self):
        """Its exit status and what it wrote on standard error."""
        _, errors = self.process.communicate()
        return self.process.returncode, errors.decode()


# ---- the checks ----


def number(x):
    return float.fromhex(x) if isinstance(x, str) else float(x)


def vector(v):
    return [number(x) for x in v]


def close(x, y, tolerance):
    return math.dist(vector(x), vector(y)) <= tolerance


def check_values(tally, mode, truth, claim, what):
    tolerance = mode.tolerance
    separation = -truth.depth if truth.depth else truth.distance
    lengths = {"distance": truth.distance, "depth": truth.depth, "separation": separation, "time": truth.time}
    for field, exact in lengths.items():
        if field in claim:
            good = abs(number(claim[field]) - exact) <= tolerance * max(1, abs(exact))
            tally.check(good, f"{what}: {field} {claim[field]}, not {exact}")
    if truth.direction is None:
        return
    tolerance = math.sqrt(tolerance)
    if "normal" in claim:
        tally.check(close(claim["normal"], truth.direction, tolerance), f"{what}: normal {claim['normal']}")
    if "points" in claim:
        a, b = (vector(point) for point in claim["points"])
        if "one pair of points" in truth.case["flags"]:
            good = close(a, truth.points[0], tolerance) and close(b, truth.points[1], tolerance)
            tally.check(good, f"{what}: points {a} {b}, not {truth.points}")
        # From A to B is against the direction where they are apart, along it where they overlap.
        deepest = truth.hit and "distance" not in claim
        way = truth.depth if deepest else -number(claim.get("distance", claim.get("separation")))
        tally.check(close(add_scaled(a, way, truth.direction), b, tolerance), f"{what}: from {a} to {b}")


def check_claim(tally, mode, truth, claim, what):
    flags = truth.flags()
    if flags & mode.refuses or mode.needs - flags or (mode.shapes and not truth.shapes() <= mode.shapes):
        tally.check(claim.get("status") == "refused", f"{what}: status {claim.get('status')}, not refused")
        tally.check(mode not in JS_MODES or claim.get("note"), f"{what}: it does not say why")
        return
    if not tally.check(claim.get("status") == "ok", f"{what}: status {claim.get('status')}"):
        return
    tally.check(claim.get("nanoseconds", 0) > 0, f"{what}: no time taken")
    if truth.relation != "touching":
        meets = number(claim["separation"]) < 0 if "separation" in claim else claim.get("colliding")
        tally.check(meets == truth.hit, f"{what}: colliding {meets}, not {truth.hit}")
        says = mode.meet if truth.hit else mode.apart
        if truth.is_sweep:
            says = mode.sweeps_say if truth.hit else set()
        elif mode.command.startswith("ccd") and truth.case["question"] != "depth":
            says = set()
        elif mode.name == "Simbody" and truth.shapes() != {"sphere"}:
            says = set()  # of a mesh only whether it is in contact
        elif mode.name in ("Box2D", "Planck") and truth.hit and any("radius" in truth.case[body] for body in "ab"):
            says = {"distance"}  # its points are not on round bodies that overlap
        tally.check(ANSWER & claim.keys() == says, f"{what}: says {sorted(ANSWER & claim.keys())}, not {sorted(says)}")
    check_values(tally, mode, truth, claim, what)


def check_mode(tally, build, mode, all_truths, schema):
    command = [build / "engines" / mode.command.split()[0], *mode.command.split()[1:]]
    engine = Engine(command)
    # The first comes again at the end: an engine answers whatever it is asked.
    for truth in all_truths + all_truths[:1]:
        if "apart" in mode.needs and "apart" not in truth.flags():
            continue
        what = f"{mode.command}: {truth.case['id']}"
        line = engine.ask(truth.case)
        if not line.endswith("\n"):
            tally.check(False, f"{what}: no claim: {engine.end()}")
            return
        claim = json.loads(line)
        faults = [fault.message for fault in schema.iter_errors(claim)]
        tally.check(not faults, f"{what}: {faults}")
        tally.check(claim["id"] == truth.case["id"] and claim["engine"].startswith(mode.name + " "), f"{what}: {line}")
        check_claim(tally, mode, truth, claim, what)
    tally.check(engine.end() == (0, ""), f"{mode.command}: did not end well")


def check_nonsense(tally, build, program):
    command = build / "engines" / program
    for line in NONSENSE:
        run = subprocess.run([command], input=line + "\n", text=True, capture_output=True)
        good = run.returncode == 2 and run.stdout == "" and run.stderr.startswith("standard input:1: ")
        tally.check(good and run.stderr.count("\n") == 1, f"{program} of {line}: {run}")
    if (FOLDER / "npm" / (program + ".mjs")).exists():  # it has a list of questions of its own
        run = subprocess.run([command], input=NEW_QUESTION + "\n", text=True, capture_output=True)
        refused = run.returncode == 0 and json.loads(run.stdout or "{}").get("status") == "refused"
        tally.check(refused, f"{program} of {NEW_QUESTION}: {run}")
    run = subprocess.run([command, "no-such-mode"], input="", text=True, capture_output=True)
    tally.check(run.returncode == 2 and run.stderr.startswith("usage: "), f"{program} no-such-mode: {run}")


def check_judgements(tally, build):
    """What the judge says of libccd: wrong on its oldest open report, right on two cubes that are clearly apart."""
    cube = [[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    for name, height, question, expected in (("issue-25", 1.9, "depth", "wrong"), ("apart", 4, "relation", "right")):
        above = [[x, y, z + height] for x, y, z in cube]
        bodies = {"a": {"shape": "hull", "points": cube}, "b": {"shape": "hull", "points": above}}
        case = {"id": name, "question": question, **bodies}
        command = [build / "origo", "judge", "--quiet", "--engine", f"{build}/engines/ccd gjk"]
        run = subprocess.run(command, input=json.dumps(case) + "\n", text=True, capture_output=True)
        judged = json.loads(run.stdout)
        tally.check(judged["verdict"] == expected, f"the judge on {name}: {judged}")


# ---- the protocol under Node ----

CASE = {"id": "x", "question": "distance", "a": {"shape": "sphere", "radius": 1}, "b": {"shape": "sphere", "radius": 1}}
# What an engine does, the exit status, whether there is a claim, and what standard error says.
FAKES = [
    ("prints", 0, True, "to standard output"),
    ("throws", 70, False, 'on "x": Error: thrown'),
    ("rejects", 70, False, 'on "x": Error: rejected'),
    ("aborts", 70, False, 'on "x": RuntimeError: unreachable'),
    ("throws-later", 70, False, 'on "x": Error: thrown later'),
    ("never-settles", 70, False, 'on "x": the engine\'s promise never settled'),
    ("says-nan", 0, True, ""),
    ("refuses", 0, True, ""),
]


def check_fakes(tally, build):
    """What engines do to the protocol: tests/engines/npm/fakes.mjs."""
    for name, status, claims, says in FAKES:
        command = ["node", build / "engines-js" / "fakes.mjs", name]
        run = subprocess.run(command, input=json.dumps(CASE) + "\n", text=True, capture_output=True, timeout=SECONDS)
        lines = run.stdout.splitlines()
        good = run.returncode == status and len(lines) == (1 if claims else 0) and says in run.stderr
        tally.check(good and all(json.loads(line)["id"] == "x" for line in lines), f"an engine that {name}: {run}")


def main():
    words = [word for word in sys.argv[1:] if word != "--js"]
    build, js = pathlib.Path(words[0] if words else "build").resolve(), "--js" in sys.argv
    modes = JS_MODES if js else MODES
    tally = Tally()
    schema = jsonschema.Draft202012Validator(json.loads(SCHEMA.read_text()))
    all_truths = truths(build)
    for mode in modes:
        check_mode(tally, build, mode, all_truths, schema)
    for program in sorted({mode.command.split()[0] for mode in modes}):
        check_nonsense(tally, build, program)
    if js:
        check_fakes(tally, build)
    else:
        check_judgements(tally, build)
    print(f"{tally.passed} passed, {tally.failed} failed")
    return 1 if tally.failed or not tally.passed else 0


if __name__ == "__main__":
    sys.exit(main())
