"""Algorithms at work: the steps of those that can write them, on the cases of at_work.jsonl, for the player of a page.

The command writes the steps, `origo report` has the bodies and the exact answers, and the question minkowski has their
difference A - B. Nothing is computed here but the differences of points."""
import concurrent.futures
import json
import math
import os
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
CASES = HERE / "at_work.jsonl"
VIEW = HERE.parent / "report/page"
# In this order: what each defines, the next ones use.
SEEN = [VIEW / name for name in ("geometry.js", "shapes.js", "view.js")]
PLAYER = [HERE / "player" / name for name in ("trace.js", "spaces.js", "flat.js", "controls.js")]
THREE = HERE.parent.parent / "third_party/three/three.min.js"
STEPS = 400  # a player of more steps helps nobody, and makes a page slow


def run(*command, text="", good=(0,)):
    """What a command writes."""
    done = subprocess.run(command, input=text, text=True, stdout=subprocess.PIPE, check=False)
    if done.returncode not in good:
        print(f"{' '.join(map(str, command))} ended with status {done.returncode}", file=sys.stderr)
        raise SystemExit(2)
    return done.stdout


def drawn_of(origo, text):
    """{id: what the page of `origo report` draws of a case}: bodies or meshes in world space."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "cases").write_text(text, encoding="utf-8")
        # A claim with a time of each: the page shows the slowest cases of every engine.
        claims = [
            {"id": one, "engine": str(k), "colliding": True, "nanoseconds": 1} for k, one in enumerate(ids(text))
        ]
        (folder / "claims").write_text("".join(json.dumps(one) + "\n" for one in claims), encoding="utf-8")
        command = [origo, "judge", "--quiet", "--no-settings", folder / "cases", "--claims", folder / "claims"]
        (folder / "judged").write_text(run(*command, good=(0, 1)), encoding="utf-8")
        page, command = folder / "page.html", [origo, "report", folder / "judged", "--cases", folder / "cases"]
        run(*command, "--html", page, good=(0, 1))
        said = re.search(r'<script type="application/json" id="data">(.*?)</script>', page.read_text(), re.DOTALL)
    return json.loads(said[1])["cases"]


def lines_of(text):
    """str.splitlines would also split where a text has U+2028."""
    return [line for line in text.split("\n") if line.strip()]


def ids(text):
    return [json.loads(line)["id"] for line in lines_of(text)]


def differences_of(origo, text, bodies):
    """{id: corners and facets of A - B}, where that is a solid with corners."""
    sharp = {one for one, pair in bodies.items() if all(body["radius"] == 0 for body in pair)}
    pairs = "".join(line + "\n" for line in lines_of(text) if json.loads(line)["id"] in sharp)
    found = {}
    for line in run(origo, "ask", "--quiet", "--question", "minkowski", text=pairs).split("\n")[:-1]:
        answer = json.loads(line)
        a, b = bodies[answer["id"]]
        if answer.get("dimension") == 3:
            at = [[p - q for p, q in zip(a["vertices"][i], b["vertices"][j])] for i, j in answer["vertices"]]
            found[answer["id"]] = {"vertices": at, "facets": answer["facets"]}
    return found


def meshes_of(case, lines):
    """The report's meshes are of its own unit, a power of two. Here they get that of the boxes in the first step."""
    if "meshes" not in case:
        return None
    boxes = [mark for mark in json.loads(lines[0])["marks"] if mark["mark"] == "box"]
    wide = max((abs(float.fromhex(x)) for box in boxes for end in ("lower", "upper") for x in box[end]), default=0)
    own = max((abs(x) for mesh in case["meshes"] for point in mesh["points"] for x in point), default=0)
    unit = 2.0 ** round(math.log2(wide / own)) if wide > 0 and own > 0 else 1
    return [
        {"points": [[unit * x for x in point] for point in mesh["points"]], "triangles": mesh["triangles"]}
        for mesh in case["meshes"]
    ]


class Shown:
    """A case that an algorithm has steps on, as the player takes it."""

    def __init__(self, line, lines, **drawn):
        self.id, self.line, self.lines = json.loads(line)["id"], line, lines
        self.drawn = drawn  # bodies, difference, meshes: those that there are
        self.name = self.id.replace("-", " ")
        self.name = self.name[:1].upper() + self.name[1:]
        self.anchor = "case-" + re.sub(r"[^\w-]", "-", self.id)
        self.steps = len(lines) - 1

    def data(self):
        return {"line": self.line, "lines": self.lines} | {name: it for name, it in self.drawn.items() if it}


def players(build):
    """Those of the site: {algorithm: the cases of which it writes steps}, in the order of `origo list`."""
    return traced(build, CASES.read_text(encoding="utf-8"), run(build / "origo", "list", "--traced").split())


def traced(build, text, names):
    """{algorithm: the cases of which it writes steps}."""
    origo = build / "origo"
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        written = list(pool.map(lambda name: run(origo, "run", name, "--trace", "--quiet", text=text), names))
    drawn = drawn_of(origo, text)
    bodies = {one: case["bodies"] for one, case in drawn.items() if "bodies" in case}
    differences = differences_of(origo, text, bodies)
    found = {}
    for name, said in zip(names, written):
        lines = {one: [] for one in ids(text)}
        for line in lines_of(said):
            lines[json.loads(line)["id"]].append(line)
        found[name] = [
            Shown(
                line,
                lines[one],
                bodies=bodies.get(one),
                difference=differences.get(one),
                meshes=meshes_of(drawn.get(one, {}), lines[one]),
            )
            for line, one in zip(lines_of(text), ids(text))
            if 2 < len(lines[one]) <= STEPS  # two steps at least, and the claim
        ]
    return {name: cases for name, cases in found.items() if cases}


def data(name, cases):
    """What a page's script reads. Inside a script only '<' can begin an end tag or a comment."""
    made = json.dumps({"algorithm": name, "cases": [one.data() for one in cases]}, separators=(",", ":"))
    return made.replace("<", "\\u003c")


def style():
    """The colours of the page of `origo report`, and the looks of the site."""
    colours = (VIEW / "page.css").read_text(encoding="utf-8").split("* { box-sizing", 1)[0]
    return colours + (HERE / "site.css").read_text(encoding="utf-8") + player_style()


def player_style():
    return (HERE / "player/player.css").read_text(encoding="utf-8")


def joined(parts):
    return "".join(part.read_text(encoding="utf-8") for part in parts)


def script():
    """The player of a page: the view of the page of `origo report`, and what steps through it."""
    return "'use strict';\n(() => {\n" + joined([*SEEN, *PLAYER, HERE / "player/page.js"]) + "})();\n"


def player_script():
    """`Player`, for a page that has SEEN already. Its other names are its own."""
    return "const Player = (() => {\n" + joined(PLAYER) + "return Player;\n})();\n"
