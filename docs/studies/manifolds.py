#!/usr/bin/env python3
"""Writes docs/studies/manifolds.md and its plot: manifolds of algorithms and engines against what bodies exactly share.

usage: docs/studies/manifolds.py [BUILD]        (after `make`, `make engines` and `make engines-js`; gnuplot makes the plot)

Every contestant is judged by `origo judge --metamorphic` on touching pairs of the generator's families, and without
variants on the same pairs with A moved into B. What is covered, left out and spurious is counted here from the claims, in doubles.
"""
import json
import math
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
FAMILIES = ["contact-turned", "contact-faces", "contact-features", "contact-edges", "contact-vertices"]
COUNT = 60
NEAR = {"": 1e-9, "--float32": 1e-5}  # shares of the size, as in judging.md
OURS = ["contact-3d", "manifold-full", "manifold-full-flood", "manifold-full-sampled", "manifold-reduce", "manifold-incremental"]
ENGINES = {"bullet manifold": "", "bullet clipped": "", "ode manifold": "", "fcl manifold": "", "fcl indep-manifold": "",
           "box2d manifold": "--float32", "jolt manifold": "--float32", "rapier manifold": "--float32",
           "physx manifold": "--float32", "cannon manifold": "--float32"}  # fmt: skip


def number(x):
    if isinstance(x, str) and "/" in x:
        numerator, denominator = x.split("/")
        return int(numerator) / int(denominator)
    return float.fromhex(x) if isinstance(x, str) and "x" in x else float(x)


def vector(v):
    return [number(x) for x in v]


def run(command, text):
    done = subprocess.run(command, input=text, text=True, capture_output=True, check=False, cwd=ROOT)
    if done.returncode not in (0, 1):
        raise RuntimeError(done.stderr)
    return done.stdout


def judged(build, contestant, cases, option, *more):
    """{id: (judgement, claim)}; of what was not claimed the claim is {}."""
    ours = contestant in OURS
    command = f"{build}/origo run {contestant} -" if ours else f"{build}/engines/{contestant}"
    with tempfile.TemporaryDirectory() as folder:
        words = [f"{build}/origo", "judge", "--quiet", "--timeout", "30", "--record", folder, *option.split(), *more]
        judgements = map(json.loads, run([*words, "--engine", command], cases).splitlines())
        claims = map(json.loads, (pathlib.Path(folder) / "claims-1.jsonl").read_text(encoding="utf-8").splitlines())
        by_id = {claim["id"]: claim for claim in claims}
        return {one["id"]: (one, by_id.get(one["id"], {})) for one in judgements}


# ---- the plane of contact ----


def frame(normal):
    """Two directions that span the plane, and their turn."""
    length = math.hypot(*normal)
    n = [x / length for x in normal]
    aside = [1, 0, 0] if abs(n[0]) < 0.6 else [0, 1, 0]
    u = [n[1] * aside[2] - n[2] * aside[1], n[2] * aside[0] - n[0] * aside[2], n[0] * aside[1] - n[1] * aside[0]]
    u = [x / math.hypot(*u) for x in u]
    return u, [n[1] * u[2] - n[2] * u[1], n[2] * u[0] - n[0] * u[2], n[0] * u[1] - n[1] * u[0]]


def dot(a, b):
    return sum(x * y for x, y in zip(a, b))


def turn(o, a, b):
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def hull(points):
    """Counterclockwise, by Andrew's chains."""
    points = sorted(set(map(tuple, points)))
    if len(points) < 3:
        return points
    chains = []
    for way in (points, points[::-1]):
        chain = []
        for p in way:
            while len(chain) > 1 and turn(chain[-2], chain[-1], p) <= 0:
                chain.pop()
            chain.append(p)
        chains += chain[:-1]
    return chains


def clipped(polygon, by):
    """What the convex polygons share, by half-planes."""
    for k, a in enumerate(by):
        b, kept = by[(k + 1) % len(by)], []
        for i, p in enumerate(polygon):
            q = polygon[(i + 1) % len(polygon)]
            side_p, side_q = turn(a, b, p), turn(a, b, q)
            if side_p >= 0:
                kept.append(p)
            if (side_p > 0 > side_q) or (side_p < 0 < side_q):
                t = side_p / (side_p - side_q)
                kept.append((p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])))
        polygon = kept
        if not polygon:
            break
    return polygon


def area(polygon):
    return abs(sum(turn((0, 0), p, polygon[(k + 1) % len(polygon)]) for k, p in enumerate(polygon))) / 2


def covered(shared, claimed, near):
    """The share of the region, of its area or its length, that the hull of the claimed points covers."""
    if len(claimed) == 0:
        return 0.0
    if len(shared) == 1:
        return float(min(math.dist(p, shared[0]) for p in claimed) <= near)
    if len(shared) == 2:
        length, way = math.dist(*shared), [b - a for a, b in zip(*shared)]
        along = [min(1.0, max(0.0, dot(way, [x - a for x, a in zip(p, shared[0])]) / length**2)) for p in claimed]
        return max(along) - min(along)
    spread = hull(claimed)
    return area(clipped(shared, spread)) / area(shared) if len(spread) > 2 else 0.0


# ---- counts ----


def points_of(claim):
    return [vector(c["position"] if "position" in c else c["points"][0]) for c in claim.get("contacts", [])]


def scores(contestant, option, touching, deep, truth):
    rows = {}
    for name, (one, claim) in touching.items():
        row = rows.setdefault(name.rsplit("-", 1)[0], dict(taken=0, bad=0, cover=[], missing=0, spurious=0, corners=0, points=0,
                                                           doubled=0, jumps=0, depth=[]))
        if one["status"] != "ok" or "contacts" not in claim:
            continue
        exact, size = truth[name]
        near = max(NEAR[option] * size, 1e-12)
        if claim.get("margin"):
            near = max(near, number(claim["margin"]))
        shared = [vector(p) for p in exact["contact"]["points"]]
        plane = frame(vector(exact["plane"]["normal"]))
        flat = [tuple(dot(axis, p) for axis in plane) for p in shared]
        claimed = [tuple(dot(axis, p) for axis in plane) for p in points_of(claim)]
        checks = {check["what"]: check for check in one["checks"]}
        row["taken"] += 1
        row["bad"] += one["verdict"] == "wrong"
        row["cover"].append(covered(flat, claimed, near))
        row["missing"] += sum(all(math.dist(c, p) > near for p in claimed) for c in flat)
        row["corners"] += len(flat)
        row["points"] += len(claimed)
        beyond = checks.get("beyond", {})
        row["spurious"] += beyond.get("verdict") == "wrong"
        row["doubled"] += checks.get("doubled", {}).get("verdict") == "wrong"
        row["jumps"] += checks.get("steady", {}).get("verdict") == "wrong"
    for name, (one, claim) in deep.items():
        contacts = claim.get("contacts", [])
        exact = next((check.get("exact") for check in one["checks"] if check["what"] == "verdict"), None)
        if one["status"] == "ok" and contacts and exact is not None and number(exact) < 0:
            deepest = max(number(contact["depth"]) for contact in contacts)
            rows[name.rsplit("-", 1)[0]]["depth"].append(abs(deepest + number(exact)) / truth[name][1])
    return rows


def size_of(case):
    """The diagonal of the box around both bodies, roughly: from the points, or a box's half edges and place."""
    low, high = [math.inf] * 3, [-math.inf] * 3
    for body in (case["a"], case["b"]):
        at = vector(body.get("pose", {}).get("translation", [0, 0, 0]))
        reach = math.hypot(*vector(body["half"])) if "half" in body else 0
        for p in [vector(q) for q in body.get("points", [[0, 0, 0]])]:
            for k in range(3):
                low[k] = min(low[k], at[k] + p[k] - reach)
                high[k] = max(high[k], at[k] + p[k] + reach)
    return math.dist(low, high)


def moved_in(line, exact):
    """The case with A moved against the plane's normal, by a 32nd of the size."""
    case = json.loads(line)
    normal = vector(exact["plane"]["normal"])
    way = [-size_of(case) / 32 * x / math.hypot(*normal) for x in normal]
    pose = case["a"].setdefault("pose", {})
    pose["translation"] = [x + y for x, y in zip(vector(pose.get("translation", [0, 0, 0])), way)]
    case.pop("flags", None)
    return json.dumps(case)


def rounded(build, cases):
    """As they are handed over in binary32, so that all contestants get the same numbers."""
    with tempfile.TemporaryDirectory() as folder:
        run([f"{build}/origo", "judge", "--quiet", "--float32", "--record", folder, "--engine", f"{build}/origo32 run contact-3d -"], cases)
        return (pathlib.Path(folder) / "cases.jsonl").read_text(encoding="utf-8")


def measure(build):
    cases = "".join(run([f"{build}/origo", "gen", family, "--count", str(COUNT)], "") for family in FAMILIES)
    cases = rounded(build, cases)
    answers = {answer["id"]: answer for answer in map(json.loads, run([f"{build}/origo", "ask"], cases).splitlines())}
    touching = [line for line in cases.splitlines() if answers[json.loads(line)["id"]]["relation"] == "touching"]
    truth = {json.loads(line)["id"]: (answers[json.loads(line)["id"]], size_of(json.loads(line))) for line in touching}
    deep = "".join(moved_in(line, answers[json.loads(line)["id"]]) + "\n" for line in touching)
    touching = "".join(line + "\n" for line in touching)
    table = {}
    for contestant, option in {**{name: "" for name in OURS}, **ENGINES}.items():
        print(contestant, flush=True)
        near = judged(build, contestant, touching, option, "--metamorphic")
        far = judged(build, contestant, deep, option, "--question", "depth") if contestant not in OURS else judged(
            build, contestant, deep, option)
        names = {claim["engine"] for _, claim in near.values() if claim}
        table[contestant] = (min(names, default=contestant), scores(contestant, option, near, far, truth))
    return table


# ---- the page ----

HEAD = f"""# manifolds

> Manifolds of our algorithms and of engines, against what touching bodies exactly share.
> (Varjus 2018, 5.2.4 and 5.3.2, compares full manifolds with incremental ones)

besides: measured: {{complete}}

![manifolds](manifolds.svg)

*Measured.* {COUNT} pairs of each of {len(FAMILIES)} families of `origo gen`, rounded to binary32, those of them that touch exactly then; and the same with A moved in by a 32nd of the size, for depths. Jolt, Rapier, PhysX, Box2D and cannon-es
are handed binary32. `contact-rotated` is left out, as its poses round and nothing touches then. Engines are asked once, from nothing: what they gather over steps is not there. Of those that the contestant takes:

* *wrong*: manifolds with an error that no tolerance excuses ([contact.md](../questions/contact.md#claims));
* *covered*: the share of the region (of its area; of a segment its length; of a point whether it is named) inside the hull of the points, on average;
* *left out*: corners of regions without a contact within 1e-9 of the size (binary32: 1e-5), of all corners;
* *beyond*, *doubled*: manifolds with a point outside of the region, or with a contact named twice;
* *jumps*: manifolds that move by more than 1000 times the way that A does, when that is 1e-9 of the size (binary32: 1e-5);
* *depth*: the largest error of the deepest contact's depth, as a share of the size.

Varjus's comparison of full and incremental manifolds over steps stands in [manifold_cache.md](../../ref/contact/manifold_cache.md) (four contacts after 4 steps, or at once), and
his claim that eight samples find every corner of up to 135 degrees in [manifold_full.md](../../ref/contact/manifold_full.md#claims-of-the-source-tried).

"""


def worst(values):
    return "" if not values else "0" if max(values) == 0 else f"{max(values):.0e}".replace("e-0", "e-")


def complete(table):
    """Who leaves no corner out, of all that it takes, and who does."""
    taken = {name: [row for row in rows.values() if row["taken"]] for name, rows in table.values()}
    whole = [name for name, rows in taken.items() if rows and all(row["missing"] == 0 for row in rows)]
    return f"no corner left out by {len(whole)} of {len(table)} contestants, which are {', '.join(whole)}"


def page(table):
    text = HEAD.replace("{complete}", complete(table))
    for family in FAMILIES:
        text += f"## {family}\n\n| contestant | taken | wrong | covered | left out | beyond | doubled | jumps | depth |\n|---|--:|--:|--:|--:|--:|--:|--:|--:|\n"
        for name, rows in table.values():
            row = rows[family]
            if row["taken"] == 0:
                text += f"| {name} | 0 | | | | | | | |\n"
                continue
            cover = sum(row["cover"]) / row["taken"]
            text += f"| {name} | {row['taken']} | {row['bad']} | {cover:.2f} | {row['missing']} of {row['corners']} "
            text += f"| {row['spurious']} | {row['doubled']} | {row['jumps']} | {worst(row['depth'])} |\n"
        text += "\n"
    return text + "Made by `docs/studies/manifolds.py`; not written by hand. It needs `make engines` and `make engines-js`.\n"


def plot(table, build):
    target = build / "studies" / "manifolds.csv"
    target.parent.mkdir(parents=True, exist_ok=True)
    lines = ["contestant,family,covered"]
    for contestant, (_, rows) in table.items():
        for family in FAMILIES:
            row = rows[family]
            lines.append(f"{contestant},{family},{sum(row['cover']) / row['taken']:.2f}" if row["taken"] else f"{contestant},{family},nan")
    target.write_text("\n".join(lines) + "\n", encoding="utf-8")
    subprocess.run(["gnuplot", "-e", f"table='{target}'; families={len(FAMILIES)}; contestants={len(table)}", HERE / "manifolds.gp"],
                   cwd=HERE, check=True)  # fmt: skip


def main():
    build = (ROOT / (sys.argv[1] if len(sys.argv) > 1 else "build")).resolve()
    table = measure(build)
    (HERE / "manifolds.md").write_text(page(table), encoding="utf-8")
    plot(table, build)


if __name__ == "__main__":
    main()
