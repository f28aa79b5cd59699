#!/usr/bin/env python3
"""Random solid height fields beside other bodies, and the same questions about bodies that have to answer alike.

usage: tests/solid/field_cases.py COUNT SEED FIELDS OTHERS

A field is, as far as any of these bodies come, the union of its triangles' prisms, which go far down. Bodies with an
inside penetrate, touch and meet both alike, and are as far from both. A point's depth in a field is its distance from
the surface and the walls, as a mesh that is hollow. Two files of cases, line by line. An id tells the question, and of
a depth how the point lies.
"""
import json
import random
import sys
from fractions import Fraction

DEEP = -4000


def triangles(rows, columns):
    for i in range(rows - 1):
        for j in range(columns - 1):
            yield (i, j), (i + 1, j), (i + 1, j + 1)
            yield (i, j), (i + 1, j + 1), (i, j + 1)


def border(rows, columns):
    return ([(i, 0) for i in range(rows - 1)] + [(rows - 1, j) for j in range(columns - 1)]
            + [(i, columns - 1) for i in range(rows - 1, 0, -1)] + [(0, j) for j in range(columns - 1, 0, -1)])


class Field:
    def __init__(self, draw):
        self.rows, self.columns = draw.randint(2, 4), draw.randint(2, 4)
        self.heights = [[draw.randint(-2, 2) for _ in range(self.columns)] for _ in range(self.rows)]
        self.cell = [draw.randint(1, 2), draw.randint(1, 2)]
        self.pose = {"translation": [draw.randint(-1, 1) for _ in range(3)]}
        if draw.random() < 0.3:
            self.pose["rotation"] = [draw.randint(-2, 2) for _ in range(3)] + [draw.randint(1, 3)]

    def at(self, point, height=None):
        i, j = point
        return [i * self.cell[0], j * self.cell[1], self.heights[i][j] if height is None else height]

    def solid(self):
        return {"shape": "height_field", "heights": self.heights, "cell": self.cell, "solid": True, "pose": self.pose}

    def lies(self, point):
        """How a point lies, where the field is not turned."""
        if "rotation" in self.pose:
            return "turned"
        x, y, z = (Fraction(p) - t for p, t in zip(point, self.pose["translation"]))
        x, y = x / self.cell[0], y / self.cell[1]
        if not (0 <= x <= self.rows - 1 and 0 <= y <= self.columns - 1):
            return "separated"
        i, j = min(int(x), self.rows - 2), min(int(y), self.columns - 2)
        u, v, h = x - i, y - j, self.heights
        if u >= v:
            top = h[i][j] + u * (h[i + 1][j] - h[i][j]) + v * (h[i + 1][j + 1] - h[i + 1][j])
        else:
            top = h[i][j] + v * (h[i][j + 1] - h[i][j]) + u * (h[i + 1][j + 1] - h[i][j + 1])
        if z > top:
            return "separated"
        return "penetrating" if z < top and 0 < x < self.rows - 1 and 0 < y < self.columns - 1 else "touching"

    def prisms(self):
        hulls = [{"shape": "hull", "points": [self.at(p) for p in t] + [self.at(p, DEEP) for p in t]}
                 for t in triangles(self.rows, self.columns)]
        return {"shape": "compound", "bodies": hulls, "pose": self.pose}

    def hollow(self):
        points, number = [], {}
        for i in range(self.rows):
            for j in range(self.columns):
                number[i, j] = len(points)
                points.append(self.at((i, j)))
        faces = [[number[p] for p in t] for t in triangles(self.rows, self.columns)]
        around = border(self.rows, self.columns)
        low = len(points)
        points += [self.at(p, DEEP) for p in around]
        for k, here in enumerate(around):
            after = (k + 1) % len(around)
            faces += [[number[here], low + k, low + after], [number[here], low + after, number[around[after]]]]
        return {"shape": "mesh", "points": points, "triangles": faces, "pose": self.pose}


def place(draw):
    height = draw.choice([draw.randint(-8, 8) / 2, draw.randint(-90, 9)])
    return [draw.randint(-4, 10) / 2, draw.randint(-4, 10) / 2, height]


def body(draw):
    pose = {"translation": place(draw)}
    kind = draw.randint(0, 2)
    if kind == 0:
        return {"shape": "box", "half": [draw.randint(1, 3) / 2 for _ in range(3)], "pose": pose}
    if kind == 1:
        return {"shape": "sphere", "radius": draw.randint(1, 4) / 2, "pose": pose}
    return {"shape": "hull", "points": [[0, 0, 0], [1, 0, 1], [0, 1, 1], [-1, -1, 2]], "pose": pose}


def velocity(draw):
    return [draw.choice([0, draw.randint(-3, 3)]), draw.choice([0, draw.randint(-3, 3)]), draw.randint(-40, 3)]


def case(draw, k):
    """The case about the field, and the other."""
    field = Field(draw)
    question = draw.choice(["relation", "distance", "sweep", "hit", "depth"])
    one = {"id": f"{question}-{k}", "question": question}
    more = {}
    swapped = question not in ("hit",) and draw.random() < 0.5
    if question == "depth":
        point = [draw.randint(-1, 9) / 2, draw.randint(-1, 9) / 2, draw.randint(-6, 6) / 2]
        other, alike = {"shape": "point", "points": [point]}, field.hollow()
        lies = field.lies(other["points"][0])
        one["id"] = f"depth-{lies}-{k}"
        second = dict(one, question="distance")
    else:
        other, alike, second = body(draw), field.prisms(), dict(one)
    if question == "sweep":
        more["velocity_b" if swapped else "velocity_a"] = velocity(draw)
        if draw.random() < 0.3:
            more["velocity_a" if swapped else "velocity_b"] = velocity(draw)
        if draw.random() < 0.5:
            more["until"] = draw.randint(1, 4)
    if question == "hit":
        start = place(draw)
        way = velocity(draw)
        ray = draw.random() < 0.6
        other = ({"shape": "ray", "points": [start], "direction": way if any(way) else [0, 0, 1]} if ray
                 else {"shape": "segment", "points": [start, [s + 3 * w for s, w in zip(start, way)]]})

    def both(surface):
        return {"a": surface, "b": other} if swapped else {"a": other, "b": surface}

    return {**one, **both(field.solid()), **more}, {**second, **both(alike), **more}


def main():
    draw = random.Random(int(sys.argv[2]))
    with open(sys.argv[3], "w", encoding="utf-8") as fields, open(sys.argv[4], "w", encoding="utf-8") as others:
        for k in range(int(sys.argv[1])):
            one, other = case(draw, k)
            print(json.dumps(one), file=fields)
            print(json.dumps(other), file=others)


if __name__ == "__main__":
    main()
