#!/usr/bin/env python3
"""Models of MJCF, drawn at random, as MuJoCo itself reads them: the same poses but for rounding, and the same pairs.

usage: tests/engines/models_check.py BUILD --js    (MuJoCo is one of the engines of the npm registry)
"""

import json
import os
import random
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "import"))
from models import Draw, imported, matrix_of, mjcf  # noqa: E402

READER = """
import { readFileSync } from 'node:fs';
import load from 'mujoco-js';

const mujoco = await load(), GEOM = 5;
for (const file of process.argv.slice(2)) {
  mujoco.FS.writeFile('/model.xml', readFileSync(file, 'utf8'));
  const model = mujoco.MjModel.loadFromXML('/model.xml'), data = new mujoco.MjData(model);
  mujoco.mj_kinematics(model, data);
  mujoco.mj_comPos(model, data);
  mujoco.mj_collision(model, data);
  const geoms = {}, name = (k) => mujoco.mj_id2name(model, GEOM, k), pairs = [];
  for (let k = 0; k < model.ngeom; k++)
    geoms[name(k)] = { move: [...data.geom_xpos.slice(3 * k, 3 * k + 3)],
                       turn: [...data.geom_xmat.slice(9 * k, 9 * k + 9)],
                       size: [...model.geom_size.slice(3 * k, 3 * k + 3)] };
  for (let k = 0; k < data.ncon; k++) {
    const { geom1, geom2 } = data.contact.get(k);
    pairs.push([name(geom1), name(geom2)].sort().join(' '));
  }
  console.log(JSON.stringify({ geoms, pairs: [...new Set(pairs)].sort() }));
  data.delete();
  model.delete();
}
"""


def filtered(seed):
    """Spheres in bodies in bodies, so wide that all meet, unless the model keeps them apart."""
    draw = random.Random(seed)
    bits = lambda: draw.choice((0, 1, 1, 1, 2, 3))  # noqa: E731
    lines = ["<mujoco>", '<option><flag filterparent="%s"/></option>' % draw.choice(("enable", "enable", "disable")),
             '<default><geom size="1" margin="1000"/></default><worldbody>']
    depth, bodies, geoms = 0, ["world"], 0
    while len(bodies) < 12 or depth:
        if len(bodies) < 12 and draw.random() < 0.6:
            lines.append('<body name="b%d" pos="%s 0 0">' % (len(bodies), draw.random()))
            lines += ["<joint/>"] * (draw.random() < 0.5) + ['<inertial pos="0 0 0" mass="1" diaginertia="1 1 1"/>']
            bodies.append("b%d" % len(bodies))
            depth += 1
        elif depth:
            lines.append("</body>")
            depth -= 1
        for _ in range(draw.randrange(2)):
            numbers = geoms, draw.random(), bits(), bits()
            lines.append('<geom name="g%d" pos="0 %s 0" contype="%d" conaffinity="%d"/>' % numbers)
            geoms += 1
    lines.append("</worldbody><contact>")
    for _ in range(3):
        lines.append('<exclude body1="%s" body2="%s"/>' % tuple(draw.sample(bodies[1:], 2)))
    for one, other in [draw.sample(range(geoms), 2) for _ in range(2 * (geoms > 3))]:
        lines.append('<pair geom1="g%d" geom2="g%d" margin="1000"/>' % (one, other))
    return "\n".join([*lines, "</contact></mujoco>"])


def pairs_of(build, path):
    run = subprocess.run([os.path.join(build, "origo"), "import", path], capture_output=True, text=True, check=False)
    names = [json.loads(line)["source"].split(": ")[1].split(", ") for line in run.stdout.splitlines()]
    return sorted(" ".join(sorted(name.split("/")[-1] for name in pair)) for pair in names)


def is_near(geom, body):
    pose = body.get("pose", {})
    turn = [x for row in matrix_of(pose.get("rotation", [0, 0, 0, 1])) for x in row]
    size = body.get("half") or [body["radius"], body.get("half_height", 0), 0]
    both = zip(geom["move"] + geom["turn"] + geom["size"][:len(size)], pose.get("translation", [0] * 3) + turn + size)
    return all(abs(x - y) < 1e-12 * max(1, abs(x)) for x, y in both)


def main():
    build = sys.argv[1]
    wrong, passed = [], 0
    with tempfile.TemporaryDirectory() as folder:
        modules = os.path.abspath(os.path.join(build, "engines-js", "node_modules"))
        os.symlink(modules, os.path.join(folder, "node_modules"))
        with open(os.path.join(folder, "reader.mjs"), "w", encoding="utf-8") as file:
            file.write(READER)
        # Of a z axis that is nearly opposite MuJoCo makes half a turn about x, whatever is left of it.
        drawn = [text for text in (mjcf(Draw(k), 12)[0] for k in range(60)) if 'zaxis="9.3' not in text]
        models = [("drawn%d.xml" % k, text) for k, text in enumerate(drawn[:20])]
        models += [("filtered%d.xml" % k, filtered(k)) for k in range(60)]
        for name, text in models:
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write(text)
        run = subprocess.run(["node", "reader.mjs", *(name for name, _ in models)], cwd=folder, capture_output=True,
                             text=True, check=False)
        answers = [json.loads(line) for line in run.stdout.splitlines()]
        if len(answers) != len(models):
            wrong.append("MuJoCo read %d of %d: %s" % (len(answers), len(models), run.stderr[-300:]))
        met = 0
        for (name, text), answer in zip(models, answers):
            if name.startswith("drawn"):
                bodies, fault = imported(build, folder, name, text)
                good = not fault and all(is_near(geom, bodies[called]) for called, geom in answer["geoms"].items())
            else:
                mine = pairs_of(build, os.path.join(folder, name))
                good, met = mine == answer["pairs"], met + len(mine)
            passed += good
            if not good:
                wrong.append(name + ("" if name.startswith("drawn") else ": %s, not %s" % (
                    sorted(set(mine) - set(answer["pairs"])), sorted(set(answer["pairs"]) - set(mine)))))
        if met < 300:
            wrong.append("hardly any pairs: %d" % met)
    for line in wrong:
        print("FAILED " + line)
    print("%d passed, %d failed" % (passed, len(wrong)))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
