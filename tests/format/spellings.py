#!/usr/bin/env python3
"""Bodies and poses as engines have them: each is answered as what it stands for, which is made here in another way.

usage: tests/format/spellings.py BUILD
"""

import json
import os
import random
import struct
import subprocess
import sys
from fractions import Fraction

BITS = 400  # of the fractions that stand for square roots and sines


def text(x):
    return str(Fraction(x))


def rounded(x):
    """A fraction near x of few digits, so that products stay short."""
    return Fraction(round(x * 2**BITS), 2**BITS)


def root(x):
    """The square root of a fraction, to BITS bits."""
    from math import isqrt
    return Fraction(isqrt(x.numerator * x.denominator * 4**BITS), x.denominator * 2**BITS)


def sine_cosine(x):
    """By their series, of halves of halves, put together by doubling."""
    halvings = 0
    while abs(x) > Fraction(1, 16):
        x, halvings = x / 2, halvings + 1
    sine = cosine = Fraction(0)
    term, k = Fraction(1), 0
    while abs(term) > Fraction(1, 2**BITS):
        sign = -1 if k % 4 > 1 else 1
        if k % 2 == 0:
            cosine += sign * term
        else:
            sine += sign * term
        k += 1
        term = rounded(term * x / k)
    for _ in range(halvings):
        sine, cosine = rounded(2 * sine * cosine), rounded(cosine * cosine - sine * sine)
    return sine, cosine


def arctangent_of_one_over(n):
    total, k, power = Fraction(0), 0, Fraction(1, n)
    while power > Fraction(1, 2**(BITS + 20)):
        total += (-1)**k * power / (2 * k + 1)
        power, k = rounded(power / (n * n)), k + 1
    return total


PI = 4 * (4 * arctangent_of_one_over(5) - arctangent_of_one_over(239))


def turn(axis, angle):
    """The quaternion x, y, z, w of binary64 values that a turn is read as."""
    sine, cosine = sine_cosine(angle / 2)
    length = root(sum(x * x for x in axis))
    # Of degrees some are exactly zero, which the series miss by their last digits.
    sine, cosine = (x if abs(x) > Fraction(1, 2**300) else Fraction(0) for x in (sine, cosine))
    return [Fraction(float(x * sine / length)) for x in axis] + [Fraction(float(cosine))]


def times(a, b):
    ax, ay, az, aw = a
    bx, by, bz, bw = b
    return [aw * bx + ax * bw + ay * bz - az * by, aw * by - ax * bz + ay * bw + az * bx,
            aw * bz + ax * by - ay * bx + az * bw, aw * bw - ax * bx - ay * by - az * bz]


def matrix_of(q):
    x, y, z, w = q
    n = x * x + y * y + z * z + w * w
    return [[1 - 2 * (y * y + z * z) / n, 2 * (x * y - z * w) / n, 2 * (x * z + y * w) / n],
            [2 * (x * y + z * w) / n, 1 - 2 * (x * x + z * z) / n, 2 * (y * z - x * w) / n],
            [2 * (x * z - y * w) / n, 2 * (y * z + x * w) / n, 1 - 2 * (x * x + y * y) / n]]


def nearest_rotation(m):
    """Newton's iteration on fractions; the quaternion by the largest of its four squares."""
    for _ in range(12):
        c = [[m[(i + 1) % 3][(j + 1) % 3] * m[(i + 2) % 3][(j + 2) % 3]
              - m[(i + 1) % 3][(j + 2) % 3] * m[(i + 2) % 3][(j + 1) % 3] for j in range(3)] for i in range(3)]
        d = sum(m[0][j] * c[0][j] for j in range(3))
        m = [[rounded((m[i][j] + c[i][j] / d) / 2) for j in range(3)] for i in range(3)]
    squares = [1 + sum(m[j][j] if k in (j, 3) else -m[j][j] for j in range(3)) for k in range(4)]
    k = squares.index(max(squares))
    twice = root(squares[k])
    mixed = {(0, 1): m[0][1] + m[1][0], (0, 2): m[0][2] + m[2][0], (1, 2): m[1][2] + m[2][1],
             (0, 3): m[2][1] - m[1][2], (1, 3): m[0][2] - m[2][0], (2, 3): m[1][0] - m[0][1]}
    return [Fraction(float((twice if j == k else mixed[min(j, k), max(j, k)] / twice) / 2)) for j in range(4)]


def binary32(x):
    return struct.unpack("f", struct.pack("f", x))[0]


POINT = {"shape": "point", "points": [["3.1", "-4/3", 5]]}


class Pairs:
    """Cases, each beside what it stands for."""

    def __init__(self):
        self.cases = []

    def add(self, spelled, meant, question="distance", **fields):
        self.add_cases({"question": question, "a": spelled, "b": POINT, **fields},
                       {"question": question, "a": meant, "b": POINT, **fields})

    def add_cases(self, spelled, meant):
        self.cases.append((spelled, meant))

    def differing(self, build):
        lines = [[json.dumps({"id": "case-%d" % k, **pair[which]}) for k,
                  pair in enumerate(self.cases)] for which in (0, 1)]
        answers = [subprocess.run([os.path.join(build, "origo"), "ask", "--quiet", "--keep-going"],
                                  input="\n".join(some) + "\n",
                                  capture_output=True, text=True, check=False) for some in lines]
        if answers[0].stderr or answers[1].stderr:
            return ["a case was refused: " + (answers[0].stderr + answers[1].stderr)[:400]]
        both = list(zip(answers[0].stdout.splitlines(), answers[1].stdout.splitlines()))
        if len(both) != len(self.cases):
            return ["%d of %d answers" % (len(both), len(self.cases))]
        return [lines[0][k] for k, (one, other) in enumerate(both) if one != other]


BOX = {"shape": "box", "half": ["0.5", 2, "1/3"]}
CONE = {"shape": "cone", "radius": "0.3", "half_height": 2}


def sizes(pairs):
    pairs.add({"shape": "box", "size": [1, "0x1p2", "2/3"]}, BOX)
    pairs.add({"shape": "sphere", "diameter": "1/3"}, {"shape": "sphere", "radius": "1/6"})
    for shape in "cylinder", "cone", "capsule":
        meant = {"shape": shape, "radius": "0.25", "half_height": "0.75"}
        pairs.add({"shape": shape, "diameter": 0.5, "height": 1.5}, meant)
    pairs.add({"shape": "capsule", "radius": "0.25", "total_height": 2},
              {"shape": "capsule", "radius": "0.25", "half_height": "0.75"})
    pairs.add({"shape": "capsule", "diameter": "0.5", "total_height": "0.5"},
              {"shape": "capsule", "radius": "0.25", "half_height": 0})
    pairs.add({"shape": "ellipsoid", "size": [2, 4, 6]}, {"shape": "ellipsoid", "half": [1, 2, 3]}, "support",
              direction=[1, 2, 3])
    pairs.cases[-1][0].pop("b")
    pairs.cases[-1][1].pop("b")
    pairs.add({"shape": "compound",
               "bodies": [{"shape": "box", "size": [1, 4, "2/3"], "pose": {"rotation_wxyz": [1, 2, 3, 4]}}]},
              {"shape": "compound", "bodies": [{**BOX, "pose": {"rotation": [2, 3, 4, 1]}}]})
    plane = {"question": "distance", "plane": True, "b": {"shape": "point", "points": [[5, 6]]}}
    pairs.add_cases({**plane, "a": {"shape": "rectangle", "size": [2, 3]}},
                    {**plane, "a": {"shape": "rectangle", "half": [1, "1.5"]}})
    pairs.add_cases({**plane, "a": {"shape": "circle", "diameter": 3}},
                    {**plane, "a": {"shape": "circle", "radius": "1.5"}})


def axes(pairs, draw):
    # z goes to the axis, and the others after it.
    turned = {"x": [[0, 0, 1], [1, 0, 0], [0, 1, 0]], "y": [[0, 1, 0], [0, 0, 1], [1, 0, 0]],
              "z": [[1, 0, 0], [0, 1, 0], [0, 0, 1]]}
    field = {"shape": "height_field", "heights": [[0, 1, 2], ["0.5", 3, 1]], "cell": [1, 2]}
    for axis, m in turned.items():
        for body in CONE, {**CONE, "shape": "cylinder"}, {**CONE, "shape": "capsule"}, field:
            pairs.add({**body, "axis": axis}, {**body, "pose": {"matrix": m}}, "relation")
            q = [draw.randint(-9, 9) for _ in range(3)] + [draw.randint(1, 9)]
            r = matrix_of([Fraction(x) for x in q])
            product = [[sum(r[i][k] * m[k][j] for k in range(3)) for j in range(3)] for i in range(3)]
            pose = {"matrix": [[text(x) for x in row] for row in product], "translation": [1, 2, 3]}
            pairs.add({**body, "axis": axis, "pose": {"rotation": q, "translation": [1, 2, 3]}},
                      {**body, "pose": pose}, "relation")
            given = {"matrix": [[text(x) for x in row] for row in r], "translation": [1, 2, 3]}
            pairs.add({**body, "axis": axis, "pose": given}, {**body, "pose": pose}, "relation")


def poses(pairs, draw, count):
    for _ in range(count):
        q = [draw.uniform(-1, 1) for _ in range(4)]
        pairs.add({**BOX, "pose": {"rotation_wxyz": q[3:] + q[:3]}}, {**BOX, "pose": {"rotation": q}})
        t = [draw.uniform(-5, 5) for _ in range(3)]
        m = [[draw.uniform(-1, 1) for _ in range(3)] for _ in range(3)]
        rows = [m[k] + [t[k]] for k in range(3)]
        for some in rows, rows + [[0, 0, 0, 1]]:
            pairs.add({**BOX, "pose": {"matrix": some}}, {**BOX, "pose": {"matrix": m, "translation": t}})
        axis = [draw.choice([0, 1, -2, 0.3]) for _ in range(3)]
        axis = axis if any(axis) else [0, 0, 1]
        exact = [Fraction(x) for x in axis]
        degrees = draw.choice([90, 180, 270, 30, -45, 720.5, draw.uniform(-1000, 1000)])
        for unit, angle in ("degrees", Fraction(degrees) * PI / 180), ("radians", Fraction(degrees)):
            meant = [text(x) for x in turn(exact, angle)]
            pairs.add({**BOX, "pose": {"axis_angle": {"axis": axis, unit: degrees}, "translation": t}},
                      {**BOX, "pose": {"rotation": meant, "translation": t}})
        order = draw.choice(["xyz", "zyx", "zxz", "yzy", "xzy", "yxz"])
        angles = [draw.choice([90, -90, 180, draw.uniform(-180, 180)]) for _ in range(3)]
        turns = [turn([Fraction(int(letter == other)) for other in "xyz"], Fraction(a) * PI / 180) for letter,
                 a in zip(order, angles)]
        for frame in "fixed", "body":
            first, second, third = turns if frame == "fixed" else turns[::-1]
            meant = times(third, times(second, first))
            pairs.add({**BOX, "pose": {"euler": {"order": order, "frame": frame, "degrees": angles}}},
                      {**BOX, "pose": {"rotation": [text(x) for x in meant]}})
        noise = [[Fraction(float(x) + draw.uniform(-1e-5,
                                                   1e-5)) for x in row] for row in matrix_of([Fraction(x) for x in q])]
        pairs.add({**CONE, "pose": {"matrix": [[float(x) for x in row] for row in noise], "nearest_rotation": True}},
                  {**CONE, "pose": {"rotation": [text(x) for x in nearest_rotation(noise)]}})
        pairs.add({**BOX, "pose": {"matrix": m, "nearest_rotation": False}}, {**BOX, "pose": {"matrix": m}})
    # Right angles are exact.
    pairs.add({**BOX, "pose": {"axis_angle": {"axis": [0, 0, -7], "degrees": 90}}},
              {**BOX, "pose": {"matrix": [[0, 1, 0], [-1, 0, 0], [0, 0, 1]]}}, "relation")
    motion = {"question": "motion", "a": {**BOX, "pose": {"translation": [0, 0, 4]}},
              "b": {"shape": "sphere", "radius": 1}}
    pairs.add_cases({**motion, "end_a": {"rotation_wxyz": [1, 0, 0, 2], "translation": [0, 0, 0]}},
                    {**motion, "end_a": {"rotation": [0, 0, 2, 1], "translation": [0, 0, 0]}})


def of_binary32(pairs, draw, count):
    special = [0.1, 1 / 3, 2**-149, 2**-150, 3 * 2**-150, 2**-126, 16777217, 16777219, 3.4028234e38, -0.1, 1e-300, 0]
    for k in range(count):
        x = [special[k]] * 3 if k < len(special) else [draw.uniform(-1, 1) * 2.0**draw.randint(-140,
                                                                                               120) for _ in range(3)]
        near = [binary32(v) for v in x]
        body, meant = ({"shape": "segment", "points": [[0, 0, 0], some], "radius": r} for some,
                       r in ((x, 0.2), (near, binary32(0.2))))
        moved, at = ({"shape": "point", "points": [some]} for some in ([0.3, "1/3", "0.1"],
                                                                       [binary32(0.3), binary32(1 / 3), binary32(0.1)]))
        pairs.add_cases({"question": "relation", "binary32": True, "a": body, "b": moved},
                        {"question": "relation", "a": meant, "b": at})
    hull = {"shape": "mesh", "points": [[0, 0, 0], [1, 0, 0], [0, 0.1, 0], [0, 0, 0.7]],
            "triangles": [[0, 1, 2], [0, 1, 3]]}
    near = {**hull, "points": [[binary32(x) for x in p] for p in hull["points"]]}
    pairs.add_cases({"question": "relation", "binary32": True, "a": hull, "b": POINT},
                    {"question": "relation", "binary32": False, "a": near,
                     "b": {**POINT, "points": [[binary32(3.1), binary32(-4 / 3), 5]]}})


def refusals(build):
    """Each with the words that it is refused by."""
    def of(body, **fields):
        return {"id": "bad", "question": "distance", "a": body, "b": POINT, **fields}

    def posed(pose, body=None):
        return of({**(body or BOX), "pose": pose})

    rows = [
        (of({**BOX, "size": [1, 1, 1]}), "a: both 'size' and 'half'"),
        (of({"shape": "box", "size": [1, -1, 1]}), "a.size[1]: negative"),
        (of({"shape": "box", "size": [1, "x", 1]}), "a.size[1]: "),
        (of({"shape": "box", "size": 3}), "a.size: "),
        (of({"shape": "box", "size": [1, 1]}), "a.half: "),
        (of({"shape": "sphere", "size": [1, 1, 1]}), "unknown field 'size'"),
        (of({"shape": "sphere", "radius": 1, "diameter": 1}), "a: both 'diameter' and 'radius'"),
        (of({"shape": "sphere", "diameter": -1}), "a.diameter: negative"),
        (of({"shape": "sphere", "diameter": []}), "a.diameter: "),
        (of({**CONE, "height": 1}), "a: both 'height' and 'half_height'"),
        (of({"shape": "capsule", "radius": 1, "height": 4, "total_height": 4}), "a: both 'total_height' and 'height'"),
        (of({"shape": "capsule", "radius": 3, "total_height": 4}), "a.total_height: less than two radii"),
        (of({"shape": "capsule", "total_height": 4}), "a: the field 'radius' is missing"),
        (of({"shape": "capsule", "radius": "r", "total_height": 4}), "a.radius: "),
        (of({"shape": "capsule", "radius": 1, "half_height": 1, "total_height": 4}),
         "both 'total_height' and 'half_height'"),
        (of({**CONE, "axis": "w"}), "a.axis: 'w'; expected \"x\", \"y\" or \"z\""),
        (of({**CONE, "axis": "xy"}), "a.axis: 'xy'"),
        (of({**CONE, "axis": 1}), "a.axis: "),
        (of({**BOX, "axis": "x"}), "a: the field 'axis' does not belong to the shape 'box'"),
        (of({**CONE, "axis": "x", "pose": {"rotation": [1, 2, 3]}}), "a.pose.rotation: "),
        (of({**CONE, "axis": "x", "pose": {"matrix": [[1, 2]]}}), "a.pose.matrix"),
        (of({**CONE, "axis": "x", "pose": 3}), "a.pose: "),
        (posed({"rotation": [0, 0, 0, 1], "rotation_wxyz": [1, 0, 0, 0]}),
         "a.pose: both 'rotation' and 'rotation_wxyz'"),
        (posed({"matrix": [], "euler": {}}), "a.pose: both 'matrix' and 'euler'"),
        (posed({"axis_angle": {"axis": [0, 0, 1], "degrees": 3}, "euler": {}}),
         "a.pose: both 'axis_angle' and 'euler'"),
        (posed({"rotation_wxyz": [1, 2, 3]}), "a.pose.rotation_wxyz: "),
        (posed({"rotation_wxyz": [0, 0, 0, 0]}), "the zero quaternion is no rotation"),
        (posed({"axis_angle": 3}), "a.pose.axis_angle: "),
        (posed({"axis_angle": {"degrees": 3}}), "the field 'axis' is missing"),
        (posed({"axis_angle": {"axis": [0, 0, 1]}}), "expected one of 'degrees' and 'radians'"),
        (posed({"axis_angle": {"axis": [0, 0, 1], "degrees": 1, "radians": 1}}),
         "expected one of 'degrees' and 'radians'"),
        (posed({"axis_angle": {"axis": [0, 0, 0], "degrees": 3}}), "a.pose.axis_angle.axis: zero"),
        (posed({"axis_angle": {"axis": [0, 0], "degrees": 3}}), "a.pose.axis_angle.axis: "),
        (posed({"axis_angle": {"axis": [0, 0, 1], "degrees": "x"}}), "a.pose.axis_angle.degrees: "),
        (posed({"axis_angle": {"axis": [0, 0, 1], "radians": "1e300"}}), "a.pose.axis_angle.radians: too large"),
        (posed({"euler": {"frame": "body", "degrees": [1, 2, 3]}}), "the field 'order' is missing"),
        (posed({"euler": {"order": "xyz", "degrees": [1, 2, 3]}}), "the field 'frame' is missing"),
        (posed({"euler": {"order": "xyz", "frame": "body"}}), "expected one of 'degrees' and 'radians'"),
        (posed({"euler": {"order": "xxy", "frame": "body", "degrees": [1, 2, 3]}}),
         "a.pose.euler.order: 'xxy'; expected three axes"),
        (posed({"euler": {"order": "xy", "frame": "body", "degrees": [1, 2, 3]}}), "'xy'; expected three axes"),
        (posed({"euler": {"order": "abc", "frame": "body", "degrees": [1, 2, 3]}}), "'abc'; expected three axes"),
        (posed({"euler": {"order": 1, "frame": "body", "degrees": [1, 2, 3]}}), "a.pose.euler.order: "),
        (posed({"euler": {"order": "xyz", "frame": "world", "degrees": [1, 2, 3]}}),
         "a.pose.euler.frame: 'world'; expected \"fixed\""),
        (posed({"euler": {"order": "xyz", "frame": 1, "degrees": [1, 2, 3]}}), "a.pose.euler.frame: "),
        (posed({"euler": {"order": "xyz", "frame": "body", "degrees": [1, 2]}}), "a.pose.euler.degrees: "),
        (posed({"euler": {"order": "xyz", "frame": "body", "degrees": [1, 2, "1e40"]}}),
         "a.pose.euler.degrees[2]: too large"),
        (posed({"euler": []}), "a.pose.euler: "),
        (posed({"matrix": [[1, 0, 0, 1], [0, 1, 0, 1], [0, 0, 1, 1], [0, 0, 0, 1]], "translation": [0, 0, 0]}),
         "both a matrix with a translation in it"),
        (posed({"matrix": [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [3, 4, 5, 1]]}),
         "a.pose.matrix[3]: expected the last row 0, 0, 0, 1: are the rows columns?"),
        (posed({"matrix": [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 2]]}),
         "a.pose.matrix[3][3]: expected the last row"),
        (posed({"matrix": [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1]]}), "a.pose.matrix[2]: "),
        (posed({"nearest_rotation": True}), "a.pose.nearest_rotation: there is no 'matrix'"),
        (posed({"nearest_rotation": 1, "matrix": [[1, 0, 0], [0, 1, 0], [0, 0, 1]]}), "a.pose.nearest_rotation: "),
        (posed({"nearest_rotation": True, "matrix": [[1, 0, 0], [0, 1, 0]]}), "a.pose.matrix: "),
        (posed({"nearest_rotation": True, "matrix": [[1, 0, 0], [0, 1, 0], [0, 0, "x"]]}), "a.pose.matrix[2][2]: "),
        (posed({"nearest_rotation": True, "matrix": [[1, 0, 0], [0, 1, 0], [0, 0, -1]]}),
         "a.pose.matrix: no rotation, even nearly"),
        (posed({"nearest_rotation": True, "matrix": [[1, 0.01, 0], [0, 1, 0], [0, 0, 1]]}),
         "a.pose.matrix: no rotation, even nearly"),
        (of(BOX, binary32=1), "binary32: "),
        (of({"shape": "sphere", "radius": 1e39}, binary32=True), "a.radius: beyond the largest number of binary32"),
        (of({"shape": "sphere", "radius": "3.40282356779733661637539395458142568448e38"}, binary32=True),
         "a.radius: beyond"),
        (of({"shape": "compound", "bodies": [{**CONE, "axis": "q"}]}), "a.bodies[0].axis: 'q'"),
    ]
    wrong = []
    for case, words in rows:
        ran = subprocess.run([os.path.join(build, "origo"), "ask", "--quiet"], input=json.dumps(case) + "\n",
                             capture_output=True, text=True,
                             check=False)
        if ran.returncode != 2 or words not in ran.stderr:
            wrong.append("%s: status %d, %s" % (words, ran.returncode, ran.stderr.strip()))
    return len(rows), wrong


def main():
    build = sys.argv[1]
    count = 12 if os.environ.get("ORIGO_TEST_PAIRS") else 60
    draw = random.Random(41)
    pairs = Pairs()
    sizes(pairs)
    axes(pairs, draw)
    poses(pairs, draw, count)
    of_binary32(pairs, draw, 8 * count)
    rows, wrong = refusals(build)
    differing = pairs.differing(build)
    for line in differing[:5] + wrong:
        print("FAILED " + line)
    failed = len(differing) + len(wrong)
    print("%d passed, %d failed" % (len(pairs.cases) + rows - failed, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
