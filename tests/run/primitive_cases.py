#!/usr/bin/env python3
"""Cases for every door of primitives: points of a lattice, so that they often lie on lines and in planes."""
import json
import math
import random

COUNT = 30
draw = random.Random(3)


def points(count, flat=False):
    return [[draw.randint(-4, 4), draw.randint(-4, 4), 0 if flat else draw.randint(-4, 4)] for _ in range(count)]


def body(count, flat=False):
    shape = {1: "point", 2: "segment", 3: "triangle"}.get(count, "hull")
    return {"shape": shape, "points": points(count, flat)}


def direction():
    found = points(1)[0]
    return found if any(found) else [0, 0, 1]


def plane():
    return {"shape": "plane", "normal": direction(), "offset": draw.randint(-4, 4), "surface": draw.random() < 0.5}


def posed(shape):
    return shape | {"pose": {"rotation": [1, 2, draw.randint(-3, 3), 5], "translation": points(1)[0]}}


def mapped(shape):
    return shape | {"pose": {"matrix": points(3), "translation": points(1)[0]}}


def box():
    return posed({"shape": "box", "half": [draw.randint(0, 3) for _ in range(3)]})


def ray():
    return {"shape": "ray", "points": points(1), "direction": direction()}


def closest():
    yield body(1), body(2)
    yield body(2), body(1)
    yield body(1), body(3)
    yield body(3, True), body(1, True)
    yield body(2), posed(body(2))
    yield body(1), plane()
    yield plane(), posed(body(1))


def supported():
    for count in (1, 2, 3, 8):
        yield body(count)
        yield mapped(body(count))
    yield body(8, True)
    yield box()
    yield posed({"shape": "sphere", "radius": draw.randint(0, 3)})
    yield posed({"shape": "capsule", "radius": 1, "half_height": draw.randint(0, 3)})
    yield box() | {"radius": 0.5}
    for shape in ("cylinder", "cone"):
        yield posed({"shape": shape, "radius": draw.randint(1, 4), "half_height": draw.randint(0, 3)})


def towards(target):
    """A ray that passes the point, or starts there."""
    start = points(1)[0]
    way = [t - s for t, s in zip(target, start)]
    return {"shape": "ray", "points": [start], "direction": way if any(way) else [0, 0, 1]}


def met():
    other, triangle = ray(), body(3)
    yield ray(), ray()
    yield towards([p + 2 * d for p, d in zip(other["points"][0], other["direction"])]), other
    yield ray(), body(3)
    # The middle of an edge or a point within, of a triangle whose coordinates are multiples of 4.
    large = {"shape": "triangle", "points": [[4 * x for x in p] for p in triangle["points"]]}
    weights = draw.choice([(2, 2, 0), (2, 1, 1), (1, 1, 2)])
    yield towards([sum(w * p[k] for w, p in zip(weights, triangle["points"])) for k in range(3)]), large
    yield ray() | {"shape": "line"}, body(3)
    yield body(3), body(3)
    yield body(3, True), body(3, True)


def level():
    def pose():
        return {"pose": {"translation": points(1, True)[0]}}

    def disk():
        return {"shape": "sphere", "radius": draw.randint(0, 3)} | pose()

    def rectangle():
        return {"shape": "box", "half": [draw.randint(0, 3) for _ in range(3)]} | pose()

    yield body(1, True), disk()
    yield disk(), disk()
    yield body(1, True), rectangle()
    yield rectangle(), rectangle()


def corners(axes):
    ends = [sorted((draw.randint(-4, 4), draw.randint(-4, 4))) for _ in range(axes)]
    return [list(corner) for corner in zip(*ends)]


# Ten boxes; a step moves some, removes one, and inserts one.
def boxes():
    axes = draw.choice((1, 2, 3))
    steps = [{"move": [[k, *corners(axes)] for k in range(3)], "remove": [5]}, {"insert": [[12, *corners(axes)]]}, {}]
    return {"boxes": [corners(axes) for _ in range(10)], "steps": steps[:draw.randint(0, 3)]}


# Two meshes, or one, on a small lattice.
def meshes():
    def mesh():
        points = [[draw.randint(-2, 2) for _ in range(3)] for _ in range(8)]
        return {"shape": "mesh", "points": points, "triangles": [[draw.randrange(8) for _ in range(3)] for _ in range(8)]}
    yield {"a": mesh(), "b": mesh()}
    yield {"a": mesh()}


# In the plane or in space.
def volumes():
    axes = draw.choice((2, 3))
    some = [[draw.randint(-4, 4) for _ in range(axes)] for _ in range(draw.randint(1, 12))]
    yield {"volume": "sphere", "points": some}
    yield {"volume": "aabb", "points": some}
    yield {"volume": "k-dop", "points": some, "directions": [[1] + [draw.randint(-2, 2)] * (axes - 1) for _ in range(5)]}


def cases():
    for _ in range(COUNT):
        yield from ({"question": "closest", "a": a, "b": b} for a, b in closest())
        yield from ({"question": "support", "a": a, "direction": direction()} for a in supported())
        yield from ({"question": "simplex", "a": body(count)} for count in (1, 2, 3, 4))
        yield from ({"question": "orientation", "a": body(count)} for count in (3, 4))
        yield {"question": "hit", "a": ray(), "b": plane()}
        yield from ({"question": "hit", "a": a, "b": b} for a, b in met())
        yield from ({"question": "relation", "a": a, "b": b} for a, b in level())
        yield {"question": "relation", "a": body(4, True), "b": body(3, True)}
        yield {"question": "depth", "a": body(5, True), "b": body(5, True)}
        yield {"question": "overlaps", **boxes()}
        yield from ({"question": "mesh_pairs", **mesh} for mesh in meshes())
        yield from ({"question": "bound", **volume} for volume in volumes())


# In the plane or in space; the first are many enough to span it.
def hulls():
    for count in range(12, 0, -1):
        for axes in (2, 3):
            yield {"question": "hull", "points": [[draw.randint(-2, 2) for _ in range(axes)] for _ in range(count)]}


# Bodies on a lattice that translate: spheres, polygons in the plane, solids.
def sweeps():
    def ball():
        return {"shape": "sphere", "radius": draw.randint(0, 3)}

    def velocity(flat):
        return [draw.randint(-3, 3), draw.randint(-3, 3), 0 if flat else draw.randint(-3, 3)]

    for k in range(COUNT):
        place = [draw.randint(-6, 6), draw.randint(-6, 6), 0]
        for a, b, flat in ((ball(), ball(), False), (body(4, True), body(5, True), True), (body(6), body(7), False)):
            b["pose"] = {"translation": place}
            until = {} if k % 2 else {"until": draw.randint(0, 8)}
            yield {"question": "sweep", "a": a, "b": b, "velocity_a": velocity(flat), "velocity_b": velocity(flat), **until}


def rectangle(half, at):
    return {"shape": "hull", "points": [[at[0] + x * half[0], at[1] + y * half[1], 0] for x in (-1, 1) for y in (-1, 1)]}


def beside(a, b):
    """Where a rectangle's middle is so that a side of it lies on the line of a side of the other's, or a little off."""
    place = [draw.randint(-5, 5), draw.randint(-5, 5)]
    k = draw.randint(0, 1)
    place[k] = (a[k] + b[k] + draw.choice([0, 0, 0, 1])) * draw.choice([-1, 1])
    return place


# Boxes that stand on each other or miss, and polygons in the plane, some of them rectangles that share a side or a
# corner.
def contacts():
    for _ in range(COUNT):
        half = [[draw.randint(1, 3) for _ in range(3)] for _ in range(2)]
        place = [draw.randint(-5, 5), draw.randint(-5, 5), half[0][2] + half[1][2] + draw.choice([0, 0, 0, 1])]
        a, b = ({"shape": "box", "half": h} for h in half)
        b["pose"] = {"translation": place}
        yield {"question": "contact", "a": a, "b": b}
        yield {"question": "contact", "a": body(6, True), "b": body(6, True)}
        yield {"question": "contact", "a": rectangle(half[0], [0, 0]), "b": rectangle(half[1], beside(*half))}


# Points around a middle that is none of them, in the order of their angles: a polygon, mostly a simple one; and in any
# order.
def polygons():
    for k in range(COUNT):
        some = {tuple(draw.randint(-9, 9) for _ in range(2)) for _ in range(draw.randint(3, 12))} - {(0, 0)}
        order = sorted(some, key=lambda p: math.atan2(p[1], p[0])) if k % 3 else list(some)
        if len(order) >= 3:
            yield {"question": "triangulate", "points": [list(p) for p in order]}


# A vertex and a triangle, or two edges, from one place of a lattice to another.
def features():
    for k in range(4 * COUNT):
        yield {"question": ("vertex-face", "edge-edge")[k % 2], "start": points(4), "end": points(4)}


# A box that stands still or spins, and one that falls on it or past it. Off the lattice: none just touch.
def motions():
    for k in range(COUNT):
        half = [[draw.randint(1, 3) for _ in range(3)] for _ in range(2)]
        start = [draw.randint(-6, 6) + 0.125, draw.randint(-6, 6) + 0.125, draw.randint(7, 12)]
        falling = {"shape": "box", "half": half[1], "pose": {"translation": start}}
        case = {"question": "motion", "a": {"shape": "box", "half": half[0]}, "b": falling,
                "end_b": {"translation": [start[0], start[1], draw.randint(-3, 6) + 0.125]}}
        if k % 2:
            case["spin_a"] = [0, 0, draw.randint(-3, 3)]
        yield case


# A block with a rectangle cut out of a corner, along one of the axes: one part, of which less is asked, or more, than
# it keeps.
def blocks():
    for _ in range(COUNT):
        a, b = draw.randint(2, 9), draw.randint(2, 9)
        p, q, height, axis = draw.randint(1, a - 1), draw.randint(1, b - 1), draw.randint(1, 9), draw.randint(0, 2)
        ring = [(a - p, b - q), (a - p, b), (0, b), (0, 0), (a, 0), (a, b - q)]
        corners = [(x, y, z) for z in (0, height) for x, y in ring]
        corners = [[c[-axis], c[1 - axis], c[2 - axis]] for c in corners]
        triangles = [t for k in range(1, 5) for t in ([0, k + 1, k], [6, 6 + k, 7 + k])]
        for k in range(6):
            n = (k + 1) % 6
            triangles += [[k, n, n + 6], [k, n + 6, k + 6]]
        yield {"question": "decompose", "a": {"shape": "mesh", "points": corners, "triangles": triangles}, "parts": [list(range(20))],
               "bound": draw.choice([0, 0.0625, 0.5])}


# Hulls of a lattice, and every third time one with itself.
def differences():
    for k in range(2 * COUNT):
        a = body(draw.randint(4, 8))
        b = a if k % 3 == 2 else body(draw.randint(4, 8))
        yield {"question": "minkowski", "a": a, "b": b, **({"operation": "sum"} if k % 2 else {})}


# Points that turn about a pivot, and surfaces for boxes with axes of their own.
def turns():
    for k in range(COUNT):
        some, pivot = points(draw.randint(1, 8)), points(1)[0]
        quaternion = [draw.randint(-3, 3), draw.randint(-3, 3), draw.randint(-3, 3), draw.randint(1, 3)]
        yield {"volume": "aabb", "points": some, "turn": {"pivot": pivot, "rotation": quaternion}}
        yield {"volume": ("sphere", "aabb")[k % 2], "points": some, "turn": {"pivot": pivot, "rotation": "every"}}
        count = draw.randint(3, 8)
        triangles = [[draw.randrange(count) for _ in range(3)] for _ in range(4)]
        yield {"volume": "obb", "points": points(count), "triangles": triangles}


def eggs():
    for k in range(COUNT):
        egg = {"shape": "ellipsoid", "half": [draw.randint(0, 4) for _ in range(3)]}
        yield (egg, posed(egg), mapped(egg))[k % 3]


# Two bodies of any kind but curved ones, for how far their difference or their sum reaches.
def of_two():
    for k in range(2 * COUNT):
        a, b = (draw.choice([one for one in supported() if one["shape"] not in ("cylinder", "cone")]) for _ in "ab")
        operation = {"operation": "sum"} if k % 2 else {}
        yield {"question": "support", "a": a, "b": b, "direction": direction(), **operation}


ALL = [*cases(), *hulls(), *sweeps(), *contacts(), *polygons(), *features(), *motions(), *blocks(), *differences(),
       *of_two(), *({"question": "bound", **turn} for turn in turns()),
       *({"question": "support", "a": egg, "direction": direction()} for egg in eggs())]
for number, case in enumerate(ALL):
    print(json.dumps({"id": f"door-{number}", **case}))
