#!/usr/bin/env python3
"""Models of URDF and MJCF, drawn at random: each body of the cases that origo import makes of them has the shape and
the pose that fractions give, to the last bit.

usage: tests/import/models.py BUILD
"""

import json
import os
import random
import subprocess
import sys
import tempfile
from fractions import Fraction

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "format"))
from spellings import PI, matrix_of, nearest_rotation, root, times, turn  # noqa: E402

AXES = [[Fraction(j == k) for j in range(3)] for k in range(3)]
STILL = ([Fraction(0)] * 3 + [Fraction(1)], [Fraction(0)] * 3)


def words(numbers):
    return " ".join(repr(float(x)) for x in numbers)


def after(a, b):
    """First the frame b, then a: each is a quaternion and a translation."""
    m = matrix_of(a[0])
    return times(a[0], b[0]), [sum(m[i][j] * b[1][j] for j in range(3)) + a[1][i] for i in range(3)]


def euler(order, fixed, angles, unit):
    q = STILL[0]
    for k, is_fixed, angle in zip(order, fixed, angles):
        one = turn(AXES[k], angle * unit)
        q = times(one, q) if is_fixed else times(q, one)
    return q


def upright(d):
    """The quaternion half way from z to d."""
    if not d[0] and not d[1]:
        return [Fraction(d[2] < 0), Fraction(0), Fraction(0), Fraction(d[2] >= 0)]
    length = root(sum(x * x for x in d))
    last = length + d[2] if d[2] >= 0 else (d[0] ** 2 + d[1] ** 2) / (length - d[2])
    whole = [-d[1], d[0], Fraction(0), last]
    size = root(sum(x * x for x in whole))
    return [Fraction(float(x / size)) for x in whole]


def by_axes(x, y):
    def unit(v):
        length = root(sum(a * a for a in v))
        return [a / length for a in v]
    x = unit(x)
    along = sum(a * b for a, b in zip(x, y))
    y = unit([b - along * a for a, b in zip(x, y)])
    z = [x[(k + 1) % 3] * y[(k + 2) % 3] - x[(k + 2) % 3] * y[(k + 1) % 3] for k in range(3)]
    return nearest_rotation([[x[k], y[k], z[k]] for k in range(3)])


class Draw:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def number(self, least=-3.0, most=3.0):
        return Fraction(self.random.uniform(least, most))

    def vector(self, count=3):
        return [self.number() for _ in range(count)]

    def sizes(self, count):
        return [self.number(0.125, 2) for _ in range(count)]


# ---- URDF ----

def urdf_origin(draw, lines):
    move, angles = draw.vector(), draw.vector()
    lines.append('<origin xyz="%s" rpy="%s"/>' % (words(move), words(angles)))
    return euler((0, 1, 2), (True,) * 3, angles, 1), move


def urdf(draw, links):
    """Its text, and the bodies by their names: what they are, and where."""
    lines, frames, bodies = ["<robot name='drawn'>"], [STILL], {}
    for k in range(links):
        if k > 0:
            parent = draw.random.randrange(k)
            lines.append('<joint name="j%d" type="revolute"><parent link="l%d"/><child link="l%d"/>' % (k, parent, k))
            frames.append(after(frames[parent], urdf_origin(draw, lines)))
            lines.append("</joint>")
        lines.append('<link name="l%d"><visual/><collision>' % k)
        frame = after(frames[k], urdf_origin(draw, lines))
        kind, (a, b, c) = draw.random.choice(("box", "sphere", "cylinder", "capsule")), draw.sizes(3)
        if kind == "box":
            shape, meant = 'size="%s"' % words((a, b, c)), {"half": [a / 2, b / 2, c / 2]}
        elif kind == "sphere":
            shape, meant = 'radius="%s"' % words((a,)), {"radius": a}
        else:
            shape, meant = 'radius="%s" length="%s"' % (words((a,)), words((b,))), {"radius": a, "half_height": b / 2}
        lines.append("<geometry><%s %s/></geometry></collision></link>" % (kind, shape))
        bodies["l%d" % k] = {"shape": kind, **meant}, frame
    return "\n".join([*lines, "</robot>"]), bodies


# ---- MJCF ----

def mjcf_turn(draw, order, fixed, unit):
    """A turn's attribute, and its quaternion."""
    kind = draw.random.choice(("quat", "axisangle", "euler", "zaxis", "xyaxes", ""))
    if kind == "quat":
        w, x, y, z = whole = draw.vector(4)
        return ' quat="%s"' % words(whole), [x, y, z, w]
    if kind == "axisangle":
        axis, angle = draw.vector(), draw.number(-400, 400)
        return ' axisangle="%s"' % words([*axis, angle]), turn(axis, angle * unit)
    if kind == "euler":
        angles = [draw.number(-400, 400) for _ in range(3)]
        return ' euler="%s"' % words(angles), euler(order, fixed, angles, unit)
    if kind == "zaxis":
        axis = draw.random.choice((draw.vector(), [Fraction(0), Fraction(0), Fraction(-2)],
                                   [Fraction(1, 2**30), Fraction(0), Fraction(-1)]))
        return ' zaxis="%s"' % words(axis), upright(axis)
    if kind == "xyaxes":
        both = draw.vector(6)
        return ' xyaxes="%s"' % words(both), by_axes(both[:3], both[3:])
    return "", STILL[0]


def mjcf_geom(draw, place, lines, name, frame):
    kind, (a, b, c) = draw.random.choice(("box", "sphere", "cylinder", "capsule", "ellipsoid")), draw.sizes(3)
    text, own = place()
    size = {"sphere": [a], "cylinder": [a, b], "capsule": [a, b]}.get(kind, [a, b, c])
    shown = size
    if kind != "sphere" and draw.random.random() < 0.4:
        ends = draw.vector(6)
        axis = [Fraction(float(ends[k]) - float(ends[k + 3])) for k in range(3)]
        half = Fraction(float(root(sum((ends[k] - ends[k + 3]) ** 2 for k in range(3))) / 2))
        text = ' fromto="%s"' % words(ends)
        own = upright(axis), [Fraction(float((ends[k] + ends[k + 3]) / 2)) for k in range(3)]
        shown, size = [a], [a, half] if len(size) == 2 else [a, a, half]
    meant = {"half": size} if len(size) == 3 else dict(zip(("radius", "half_height"), size))
    lines.append('<geom name="%s" type="%s" size="%s"%s/>' % (name, kind, words(shown), text))
    return {"shape": kind, **meant}, after(frame, own)


def mjcf(draw, count):
    letters = "".join(draw.random.choice("xyzXYZ") for _ in range(3))
    order, fixed = ["xyz".index(x.lower()) for x in letters], [x.isupper() for x in letters]
    degrees = draw.random.random() < 0.5
    unit = PI / 180 if degrees else 1
    lines = ['<mujoco><compiler angle="%s" eulerseq="%s"/><worldbody>' % ("degree" if degrees else "radian", letters)]
    bodies, open_ones, made = {}, [(None, STILL)], 0

    def place():
        move, (text, q) = draw.vector(), mjcf_turn(draw, order, fixed, unit)
        return ' pos="%s"%s' % (words(move), text), (q, move)

    while made < count or len(open_ones) > 1:
        chance = draw.random.random()
        if made < count and len(open_ones) < 6 and chance < 0.6:
            text, own = place()
            frame = after(open_ones[-1][1], own)
            element = "frame" if len(open_ones) > 1 and chance < 0.15 else "body"
            name = ' name="b%d"' % made if element == "body" else ""
            lines.append("<%s%s%s>" % (element, name, text))
            open_ones.append((element, frame))
            bodies["g%d" % made] = mjcf_geom(draw, place, lines, "g%d" % made, frame)
            made += 1
        elif len(open_ones) > 1:
            lines.append("</%s>" % open_ones.pop()[0])
    return "\n".join([*lines, "</worldbody></mujoco>"]), bodies


# ---- what came of them ----

def scaled(q):
    """Halved or doubled until the length is near 1, as the pages say."""
    square = sum(x * x for x in q)
    while square * 25 >= 64:
        q, square = [x / 2 for x in q], square / 4
    while square * 25 < 16:
        q, square = [x * 2 for x in q], square * 4
    return q


def expected(meant, frame):
    body = {key: value if isinstance(value, str) else [float(x) for x in value] if isinstance(value, list)
            else float(value) for key, value in meant.items()}
    q, move = [float(x) for x in scaled(frame[0])], [float(x) for x in frame[1]]
    pose = {**({"rotation": q} if any(q[:3]) else {}), "translation": move}
    return {**body, **({"pose": pose} if any(q[:3]) or any(move) else {})}


def imported(build, folder, name, text):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    run = subprocess.run([os.path.join(build, "origo"), "import", "--all-pairs", path], capture_output=True, text=True,
                         check=False)
    if run.returncode:
        return None, run.stderr
    bodies = {}
    for line in run.stdout.splitlines():
        case = json.loads(line)
        for of, called in zip("ab", case["source"].split(": ")[1].split(", ")):
            bodies[called.split("/")[-1]] = case[of]
    return bodies, ""


def main():
    build = sys.argv[1]
    rounds = 4 if os.environ.get("ORIGO_TEST_PAIRS") else 20
    passed, failed = 0, 0
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(rounds):
            for kind, make in (("urdf", urdf), ("xml", mjcf)):
                text, meant = make(Draw(seed), 12)
                bodies, fault = imported(build, folder, "drawn." + kind, text)
                if bodies is None:
                    print("FAILED %s, seed %d: %s" % (kind, seed, fault))
                    failed += 1
                    continue
                for name, (shape, frame) in meant.items():
                    wanted = expected(shape, frame)
                    if bodies.get(name) == wanted:
                        passed += 1
                        continue
                    print("FAILED %s, seed %d: %s is\n  %s, not\n  %s" % (kind, seed, name, bodies.get(name), wanted))
                    failed += 1
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
