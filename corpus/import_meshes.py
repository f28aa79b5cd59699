#!/usr/bin/env python3
"""Meshes that nobody here made, and cases of the question mesh_pairs about them.

usage: corpus/import_meshes.py >CASES                       the cases, of corpus/imported/meshes.jsonl
       corpus/import_meshes.py --import NODE_MODULES SIMBODY >MESHES

With --import the meshes are read where they were published: the teapot from the package three under Node, the parts of the
Bricard mechanism from the examples of Debian's libsimbody-dev. Every coordinate is the published one as a hexadecimal float, and
points and triangles keep their order. corpus/imported/README.md names sources and licences. Each mesh is asked about itself, and
beside itself moved; the two parts of the mechanism also beside each other, and the teapot about a ray and a distance.
"""

import json
import pathlib
import subprocess
import sys

STORED = pathlib.Path(__file__).parent / "imported" / "meshes.jsonl"
TEAPOT = """
import { TeapotGeometry } from 'three/examples/jsm/geometries/TeapotGeometry.js';
const { attributes, index } = new TeapotGeometry(50, 3);
console.log(JSON.stringify([[...attributes.position.array], [...index.array]]));
"""
# How the second mesh is moved: by about a quarter of its size, and turned by a quaternion of small integers.
MOVED = {
    "teapot": {"translation": ["0x1.8p+4", "0x1p+2", "0x0p+0"], "rotation": [1, 0, 0, 4]},
    "bricard-odd": {"translation": ["0x1p-1", "0x0p+0", "-0x1p-2"]},
    "bricard-even": {"translation": ["0x1p-1", "0x0p+0", "-0x1p-2"], "rotation": [0, 0, 1, 2]},
}


def threes(values):
    """A flat list in threes."""
    return [list(values[k:k + 3]) for k in range(0, len(values), 3)]


def teapot(modules):
    """The teapot as three.js makes it: single precision, so its numbers are written exactly."""
    run = subprocess.run(["node", "--input-type=module", "-e", TEAPOT], cwd=modules, check=True, capture_output=True, text=True)
    points, corners = json.loads(run.stdout)
    return "teapot", "three 0.187.0, TeapotGeometry(50, 3)", "MIT", threes([x.hex() for x in map(float, points)]), threes(corners)


def part(folder, name, file):
    """An OBJ file of triangles."""
    points, triangles = [], []
    for words in map(str.split, (pathlib.Path(folder) / file).read_text(encoding="ascii").splitlines()):
        if words[:1] == ["v"]:
            points.append([float(word).hex() for word in words[1:4]])
        if words[:1] == ["f"]:
            triangles.append([int(word) - 1 for word in words[1:4]])
    return name, f"libsimbody-dev 3.7, examples/src/BricardMechanism/geometry/{file}", "Apache-2.0", points, triangles


def read_meshes(modules, simbody):
    """One object a mesh."""
    parts = (("bricard-odd", "Bricard_ODD_PART.obj"), ("bricard-even", "Bricard_EVEN_PART.obj"))
    for name, source, licence, points, triangles in [teapot(modules)] + [part(simbody, *one) for one in parts]:
        yield {"id": name, "source": source, "licence": licence, "points": points, "triangles": triangles}


def cases(meshes):
    """The cases, in order."""
    bodies = {m["id"]: {"shape": "mesh", "points": m["points"], "triangles": m["triangles"]} for m in meshes}
    moved = {name: {**body, "pose": MOVED[name]} for name, body in bodies.items()}

    def one(name, question, mesh, **rest):
        return {"id": name, "question": question, **rest, "source": f"corpus/import_meshes.py, {mesh} of corpus/imported/meshes.jsonl"}

    for name, body in bodies.items():
        yield one(f"{name}-itself", "mesh_pairs", name, a=body, with_kinds=True)
        yield one(f"{name}-moved", "mesh_pairs", name, a=body, b=moved[name], with_kinds=True)
    both = "bricard-odd, bricard-even"
    yield one("bricard-parts", "mesh_pairs", both, a=bodies["bricard-odd"], b=bodies["bricard-even"], with_kinds=True)
    ball = {"shape": "sphere", "radius": 1, "pose": {"translation": [60, 40, 60]}}
    ray = {"shape": "ray", "points": [[200, 30, 10]], "direction": [-1, 0, 0]}
    yield one("teapot-ball", "distance", "teapot", a=ball, b=bodies["teapot"])
    yield one("teapot-ray", "hit", "teapot", a=ray, b=bodies["teapot"])


def main():
    if sys.argv[1:2] == ["--import"]:
        lines = read_meshes(*sys.argv[2:])
    else:
        lines = cases([json.loads(line) for line in STORED.read_text(encoding="utf-8").splitlines()])
    for line in lines:
        print(json.dumps(line, separators=(",", ":")))


if __name__ == "__main__":
    main()
