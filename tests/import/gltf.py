#!/usr/bin/env python3
"""Scenes of glTF, drawn at random: each body of the cases that origo import makes of them has the points that the file
has, the triangles that its primitives make, and the place that fractions give, to the last bit.

usage: tests/import/gltf.py BUILD
"""

import base64
import json
import os
import random
import struct
import subprocess
import sys
import tempfile
from fractions import Fraction

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "format"))
from spellings import matrix_of  # noqa: E402

STILL = [[Fraction(i == j) for j in range(4)] for i in range(4)]


def product(a, b):
    return [[sum(a[i][k] * b[k][j] for k in range(4)) for j in range(4)] for i in range(4)]


class Scene:
    """A file in the making, and the bodies that it stands for by the names of their nodes."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.bytes = b""
        self.views, self.accessors, self.meshes, self.nodes = [], [], [], []
        self.shapes, self.bodies = [], {}

    def number(self):
        return self.random.uniform(-3, 3)

    # ---- accessors ----

    def view(self, data, stride=None):
        self.bytes += b"\x55" * self.random.randrange(8)
        self.views.append({"buffer": 0, "byteOffset": len(self.bytes), "byteLength": len(data),
                           **({"byteStride": stride} if stride else {})})
        self.bytes += data
        return len(self.views) - 1

    def add_accessor(self, view, code, count, kind, **fields):
        self.accessors.append({"componentType": code, "count": count, "type": kind, **fields,
                               **({} if view is None else {"bufferView": view})})
        return len(self.accessors) - 1

    def points(self, count):
        """An accessor of points, and the points: in binary32, quantized, with gaps, or in part sparse."""
        kind = self.random.choice(("tight", "strided", "sparse", "zeros", "bytes", "shorts"))
        if kind in ("bytes", "shorts"):
            code, letter, most = (5120, "b", 127) if kind == "bytes" else (5123, "H", 65535)
            numbers = [[self.random.choice((-most - 1 if letter == "b" else 0, most, 5, 1)) for _ in range(3)]
                       for _ in range(count)]
            data = b"".join(struct.pack("<3" + letter, *p) + b"\0" * struct.calcsize(letter) for p in numbers)
            view = self.view(data, 4 * struct.calcsize(letter))
            normalized = self.random.random() < 0.5
            accessor = self.add_accessor(view, code, count, "VEC3", normalized=normalized)
            meant = [[max(Fraction(x, most), -1) if normalized else Fraction(x) for x in p] for p in numbers]
            return accessor, meant
        packed = [struct.pack("<3f", *(self.number() for _ in range(3))) for _ in range(count)]
        gap = self.random.choice((4, 12)) if kind == "strided" else 0
        at = self.random.choice((0, 4))
        data = b"\1" * at + b"".join(p + b"\2" * gap for p in packed)
        fields = {"byteOffset": at} if at else {}
        view = None if kind == "zeros" else self.view(data, 12 + gap if gap else None)
        if view is None:
            fields, packed = {}, [struct.pack("<3f", 0, 0, 0)] * count
        if kind in ("sparse", "zeros"):
            places = sorted(self.random.sample(range(count), 2))
            others = [struct.pack("<3f", *(self.number() for _ in range(3))) for _ in places]
            code, letter = self.random.choice(((5121, "B"), (5123, "H"), (5125, "I")))
            fields["sparse"] = {"count": 2, "values": {"bufferView": self.view(b"".join(others))},
                                "indices": {"bufferView": self.view(struct.pack("<2" + letter, *places)),
                                            "componentType": code}}
            for k, other in zip(places, others):
                packed[k] = other
        accessor = self.add_accessor(view, 5126, count, "VEC3", **fields)
        return accessor, [[Fraction(x) for x in struct.unpack("<3f", p)] for p in packed]

    # ---- meshes ----

    def primitive(self, shape):
        count = self.random.randrange(4, 9)
        accessor, points = self.points(count)
        mode = self.random.choice((4, 4, 5, 6))
        corners, fields = list(range(count)), {}
        if self.random.random() < 0.7 or (mode == 4 and count % 3):
            corners = [self.random.randrange(count) for _ in range(9)]
            code, letter = self.random.choice(((5121, "B"), (5123, "H"), (5125, "I")))
            fields["indices"] = self.add_accessor(self.view(struct.pack("<9" + letter, *corners)), code, 9, "SCALAR")
        if mode == 4:
            triangles = [corners[k:k + 3] for k in range(0, len(corners), 3)]
        elif mode == 5:
            triangles = [[corners[k], corners[k + 1 + k % 2], corners[k + 2 - k % 2]] for k in range(len(corners) - 2)]
        else:
            triangles = [[corners[k + 1], corners[k + 2], corners[0]] for k in range(len(corners) - 2)]
        first = len(shape["points"])
        shape["points"] += [[float(x) for x in p] for p in points]
        shape["triangles"] += [[first + k for k in t] for t in triangles]
        return {"attributes": {"POSITION": accessor, "NORMAL": 999}, **fields, **({"mode": mode} if mode != 4 else {})}

    def add_mesh(self):
        shape = {"points": [], "triangles": []}
        primitives = [self.primitive(shape) for _ in range(self.random.randrange(1, 4))]
        if self.random.random() < 0.3:  # the same points again: no others
            again = {"attributes": primitives[0]["attributes"], "mode": 6}
            primitives.append(again)
            count = self.accessors[again["attributes"]["POSITION"]]["count"]
            shape["triangles"] += [[k + 1, k + 2, 0] for k in range(count - 2)]
        self.meshes.append({"primitives": primitives})
        self.shapes.append(shape)

    # ---- nodes ----

    def place(self):
        """A node's fields, and its matrix of four rows."""
        kind = self.random.choice(("matrix", "parts", "parts", "still"))
        if kind == "still":
            return {}, STILL
        if kind == "matrix":
            rows = [[self.number() for _ in range(4)] for _ in range(3)] + [[0, 0, 0, 1]]
            columns = [rows[i][j] for j in range(4) for i in range(4)]
            return {"matrix": columns}, [[Fraction(x) for x in r] for r in rows]
        fields, move, scale, turn = {}, [0] * 3, [1] * 3, [0, 0, 0, 1]
        if self.random.random() < 0.7:
            fields["translation"] = move = [self.number() for _ in range(3)]
        if self.random.random() < 0.7:
            fields["rotation"] = turn = [self.number() for _ in range(4)]
        if self.random.random() < 0.7:
            fields["scale"] = scale = [self.number() for _ in range(3)]
        m = matrix_of([Fraction(x) for x in turn])
        return fields, [[m[i][j] * Fraction(scale[j]) for j in range(3)] + [Fraction(move[i])] for i in range(3)] + \
            [STILL[3]]

    def node(self, parent, depth):
        fields, own = self.place()
        place, index = product(parent, own), len(self.nodes)
        self.nodes.append(fields)
        if self.random.random() < 0.8:
            fields["mesh"] = self.random.randrange(len(self.meshes))
            name = "node%d" % index
            if self.random.random() < 0.5:
                fields["name"] = name = "called %d" % index
            self.bodies[name] = self.shapes[fields["mesh"]], place
        if depth < 4:
            fields["children"] = [self.node(place, depth + 1) for _ in range(self.random.randrange(1, 3))]
        return index

    def tree(self, uri):
        self.meshes, self.shapes, self.nodes, self.bodies = [], [], [], {}
        for _ in range(3):
            self.add_mesh()
        unused = {"mesh": 0, "name": "of no scene"}
        roots = [self.node(STILL, 0), self.node(STILL, 0)]
        self.nodes.append(unused)
        return {"asset": {"version": "2.0"}, "scene": 1, "scenes": [{"nodes": [len(self.nodes) - 1]}, {"nodes": roots}],
                "nodes": self.nodes, "meshes": self.meshes, "accessors": self.accessors, "bufferViews": self.views,
                "extensionsRequired": ["KHR_mesh_quantization"],
                "buffers": [{"byteLength": len(self.bytes), **({"uri": uri(self.bytes)} if uri else {})}]}


def binary(tree, data):
    text = json.dumps(tree).encode()
    text += b" " * (-len(text) % 4)
    data += b"\0" * (-len(data) % 4)
    whole = struct.pack("<I4s", len(text), b"JSON") + text + struct.pack("<I4s", len(data), b"BIN\0") + data
    return struct.pack("<4sII", b"glTF", 2, 12 + len(whole)) + whole


def written(folder, scene, kind):
    """The file's path."""
    path = os.path.join(folder, "drawn." + ("glb" if kind == "chunks" else "gltf"))
    if kind == "inside":
        tree = scene.tree(lambda data: "data:application/octet-stream;base64," + base64.b64encode(data).decode())
    elif kind == "beside":
        tree = scene.tree(lambda _: "some%20bytes.bin")
        with open(os.path.join(folder, "some bytes.bin"), "wb") as file:
            file.write(scene.bytes)
    else:
        tree = scene.tree(None)
    with open(path, "wb") as file:
        file.write(binary(tree, scene.bytes) if kind == "chunks" else json.dumps(tree, indent=1).encode())
    return path


def expected(shape, place, triangles):
    body = {"shape": "mesh" if triangles else "hull", "points": shape["points"]}
    if triangles:
        body["triangles"] = shape["triangles"]
    matrix, move = [row[:3] for row in place[:3]], [float(row[3]) for row in place[:3]]
    turned = matrix != [row[:3] for row in STILL[:3]]
    pose = {**({"matrix": [[float(x) for x in row] for row in matrix]} if turned else {}), "translation": move}
    return {**body, **({"pose": pose} if turned or any(move) else {})}


def imported(build, path, triangles):
    run = subprocess.run([os.path.join(build, "origo"), "import", path, *(["--meshes"] if triangles else [])],
                         capture_output=True, text=True, check=False)
    bodies = {}
    for line in run.stdout.splitlines():
        case = json.loads(line)
        for of, called in zip("ab", case["source"].split(": ")[1].split(", ")):
            bodies[called] = case[of]
    return bodies, run.stderr


def main():
    build = sys.argv[1]
    rounds = 3 if os.environ.get("ORIGO_TEST_PAIRS") else 12
    passed, failed = 0, 0
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(rounds):
            for kind in ("inside", "beside", "chunks"):
                scene = Scene("%d %s" % (seed, kind))
                path = written(folder, scene, kind)
                bodies, fault = imported(build, path, seed % 2)
                wanted = {name: expected(shape, place, seed % 2) for name, (shape, place) in scene.bodies.items()}
                good = bodies == wanted and not fault and len(wanted) > 1
                passed, failed = passed + good, failed + (not good)
                if not good:
                    wrong = [name for name in wanted if bodies.get(name) != wanted[name]]
                    print("FAILED %s, seed %d: %s: %s" % (kind, seed, wrong, fault))
                    if wrong and os.environ.get("SHOW"):
                        print(bodies.get(wrong[0]), "\n", wanted[wrong[0]])
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
