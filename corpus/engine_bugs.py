#!/usr/bin/env python3
"""What was found wrong with engines: small cases, what the engines claim about them, and docs/results/bugs-found.md.

usage: corpus/engine_bugs.py [BUILD] [ID...] [--again]    (after "make engines engines-js"; from the root of the repository)

corpus/counterexamples/engines.json says of each what fails, where it comes from and why. Its case, its exact answer and
the engine's claim are written beside it; with IDs, only theirs are made anew. Claims are data: corpus/lint.py judges
them without the engines. With --again nothing is made: every engine is asked its case again, and must say the same.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
import broad_bugs  # noqa: E402
import counterexamples  # noqa: E402
import mesh_bugs  # noqa: E402
from counterexamples import link, stored  # noqa: E402

FOLDER = counterexamples.FOLDER
LIST = FOLDER / "engines.json"
CASES = FOLDER / "engines.jsonl"
ANSWERS = FOLDER / "engines.answers.jsonl"
CLAIMS = FOLDER / "engines.claims.jsonl"
PAGE = pathlib.Path("docs/results/bugs-found.md")
FIELDS = {"id", "engine", "kind", "from", "mechanism", "thread"}
MAY_HAVE = {"question", "as_found", "at_least", "keep_shapes"}
# Each try costs a start of the engine where it crashes, and the limit of time where it hangs.
TRIES = {"crashed": 300, "timed-out": 20}
OTHER_TRIES = 3000
SECONDS, NODE_SECONDS = 2, 10  # to start Node takes a while on a busy machine
# Their cases are of human scale, and have the shapes that they were found with.
NODE = {"rapier", "jolt", "physx", "mujoco", "havok", "planck", "cannon"}
KEEP_SHAPES = NODE | {"chipmunk", "simbody"}
BINARY32 = {"rapier", "jolt", "physx", "mujoco", "havok"}


def rows():
    """What there is: one object a defect."""
    return json.loads(LIST.read_text(encoding="utf-8"))


def origin(build, row):
    """The line of the case that a row comes from, of the corpus or generated, asking what the row asks."""
    try:
        case = json.loads(counterexamples.origin(build, row))
    except StopIteration:  # not one of the corpus, but of its family
        family, index = row["from"].rsplit("-", 1)
        case = json.loads(counterexamples.run([f"{build}/origo", "gen", family, "--seed", "1", "--index", index], ""))
    case["question"] = row.get("question", case["question"])
    return json.dumps(case) + "\n"


def program(row):
    """The engine's, without its mode."""
    return row["engine"].split()[0]


def seconds(row):
    return str(NODE_SECONDS if program(row) in NODE else SECONDS)


def record(build, row, line, *options):
    """What goes to and fro when the engine is asked: the case as it was handed over, the claim as it was received."""
    with tempfile.TemporaryDirectory() as folder:
        command = [f"{build}/origo", "judge", "--quiet", "--timeout", seconds(row), "--record", folder, *options]
        command += ["--engine", f"{build}/engines/{row['engine']}"]
        subprocess.run(command, input=line, check=False, stdout=subprocess.DEVNULL, text=True)
        return [(pathlib.Path(folder) / name).read_text(encoding="utf-8") for name in ("cases.jsonl", "claims-1.jsonl")]


def make(build, row):
    """The small case of a row, as a line. Sweeps stay as they are, and so does what would lose its scale."""
    line = origin(build, row)
    case = json.loads(line)
    if case["question"] == "sweep" or row.get("as_found"):
        case = json.loads(record(build, row, line, "--float32")[0]) if program(row) in BINARY32 else case
        case["id"] = row["id"]
        return json.dumps({key: case[key] for key in case if key not in ("flags", "source")}) + "\n"
    origo = "origo32" if program(row) in BINARY32 else "origo"
    command = [f"{build}/{origo}", "shrink", "--engine", f"{build}/engines/{row['engine']}", "--timeout", seconds(row)]
    command += ["--kind", row["kind"], "--id", row["id"], "--at-least", row.get("at_least", "0")]
    command += ["--human-scale", "--keep-shapes"] if program(row) in KEEP_SHAPES or row.get("keep_shapes") else []
    command += ["--limit", str(TRIES.get(row["kind"], OTHER_TRIES))]
    done = subprocess.run(command, input=line, check=False, capture_output=True, text=True)
    if done.returncode not in (0, 3):
        raise RuntimeError(f"{row['id']}: {done.stderr.strip()}")
    return done.stdout


def claim(build, row, line):
    """What the engine says of the case, as a line; of a crash or a hang, that it was one."""
    said = json.loads(record(build, row, line)[1])
    for field in ("nanoseconds", "note"):
        said.pop(field, None)
    return json.dumps(said) + "\n"


# ---- the judgement of the claims that are stored ----


def judgements(build):
    """{id: judgement} of the stored claims."""
    done = subprocess.run(
        [f"{build}/origo", "judge", "--quiet", str(CASES), str(CLAIMS)], check=False, capture_output=True, text=True
    )
    if done.returncode not in (0, 1):
        raise RuntimeError(done.stderr.strip())
    return {judged["id"]: judged for judged in map(json.loads, done.stdout.splitlines())}


def failing(row, judged):
    """The check of the judgement that fails as the row says, or None."""
    if row["kind"] in ("crashed", "timed-out"):
        return {} if judged["status"] == row["kind"].replace("-", " ") else None
    what = "finite" if row["kind"] == "not-finite" else row["kind"]
    what = ("point-a", "point-b", "points", "points-part") if what == "points" else (what,)
    found = [check for check in judged["checks"] if check["what"] in what and check["verdict"] == "wrong"]
    return max(found, key=lambda check: float(check.get("fraction", "inf")), default=None)


# ---- the page ----

HEAD = """# Bugs found

What engines get wrong, each with the smallest case found for it: an error that no tolerance excuses, a crash, a hang.
The cases are [corpus/counterexamples/engines.jsonl](../../corpus/counterexamples/engines.jsonl); the exact answers beside
them carry certificates, and what the engine claimed is kept there as data
([engines.claims.jsonl](../../corpus/counterexamples/engines.claims.jsonl)), so `make corpus-lint` judges it again without
the engine:

```
build/origo judge corpus/counterexamples/engines.jsonl corpus/counterexamples/engines.claims.jsonl
```

To see one happen, and to have the program for a report (here the first):

```
make engines
grep libccd-cubes-stacked corpus/counterexamples/engines.jsonl >CASE
build/origo judge --engine "build/engines/ccd gjk" CASE
build/origo shrink --engine "build/engines/ccd gjk" --template tests/engines/templates/ccd.c CASE
```

For the engines of the npm registry, in binary32 all but Planck and cannon-es, with a program that node runs by itself:

```
make engines-js
grep physx-spheres-missed corpus/counterexamples/engines.jsonl >CASE
build/origo judge --engine "build/engines/physx gjk" CASE
build/origo32 shrink --keep-shapes --limit 1 --engine "build/engines/physx gjk" --template tests/engines/templates/physx.mjs CASE >build/engines-js/report.mjs
node build/engines-js/report.mjs
```

`corpus/engine_bugs.py --again` asks every engine its case again (with IDs after the build folder, these alone): each must say what is stored.

A thread is one in which the engine's users met the same or something like it; where there is none, none was found.
*Seems* marks what was concluded from answers, not read in the engine's source. This page is made by
`corpus/engine_bugs.py`.

"""

# What engines say of their own errors, as far as it was found; a claim's margin is made of it.
DOCUMENTED = {
    "Rapier": "Its documentation names no tolerance. contactShape's distance: \"If this is negative, this contact represents a penetration\".",
    "Jolt": "PhysicsSettings.h: \"If objects are closer than this distance, they are considered to be colliding\", 1e-4 m; the penetration "
    "tolerance of 1e-4, \"if the change of the squared distance is less than tolerance * current_penetration_depth^2 the algorithm will terminate\"; "
    "ConvexHullShape.h: \"Points are allowed this far outside of the hull\", 1e-3. All of it is in the margins here; the convex radius is 0.",
    "PhysX": "PxGjkQuery.h of proximityInfo: \"Translating shape B along 'separatingAxis' by 'separation' makes the shapes touching\", points are \"the "
    "closest/deepest point on shape A surface\", and it returns \"False if the distance is greater than contactDistance\". No tolerance is named; toleranceLength is 1, its default.",
    "MuJoCo": "ccd_tolerance is 1e-6, its default, and the margin here.",
    "Havok": "Nothing is documented. Most of its errors fit a radius of about 0.01 around shapes that were shrunk by it.",
    "Planck": "linearSlop, 0.005, of times of impact: the margin of its sweeps.",
    "cannon-es": "Nothing is documented.",
    "Chipmunk": "cpArbiter.h of a contact's distance: \"Overlapping means it will be negative\". No tolerance is named.",
}

TAIL = """
How often each engine errs, by family and size: [league.md](league.md). Absolute tolerances are found by
`origo judge --metamorphic`, which asks each case again 2^20 times larger and smaller, swapped, shifted and permuted.
"""


def says(judged, check):
    """What the engine claims and what is exact, in a few words."""
    exact = check.get("exact")
    relation = judged.get("relation", "a sweep")
    if not check:
        return judged["status"], relation
    if check["what"] == "finite":
        return "NaN or infinite", relation
    if check["what"] == "verdict":
        if exact is None:
            return check["claimed"], "a contact" if check["claimed"] == "not colliding" else "none"
        return check["claimed"], f"{relation}, by {abs(exact):.4g}"
    if check["what"] in ("point-a", "point-b", "points", "points-part", "normal"):
        what = {"points-part": "points", "normal": "normal"}.get(check["what"], check["what"].replace("-", " "))
        return f"{what} off by {float(check['absolute']):.4g}", relation
    return f"{check['what']} {check['claimed']:.6g}", relation if exact is None else f"{exact:.6g}"


# Held true by tests/engines/moving_check.sh and the queries themselves.
MOVING = """
## Features that move

FCL 0.7.0's `Intersect<double>::intersect_VF` and `intersect_EE`, by Newton's method, on the 280 labelled queries of `corpus/imported/ccd-queries.jsonl`:
it misses 30 of the 123 contacts, all 24 of the small cloth and rod scenes among them, and invents 5. It names a time beside the first contact by more than 1e-9 of the size in 2.
By bisection it misses 32 and is beside the time in 6.

```
jq -c 'del(.expect)' corpus/imported/ccd-queries.jsonl >QUERIES
build/origo judge --engine "build/engines/moving_fcl newton" QUERIES >JUDGEMENTS
```

**The answer depends on the unit.** A vertex falls through a right triangle with legs s, from s above it to s below it. FCL finds the contact down to s = 2^-8 and misses it from
s = 2^-9 on, two millimetres in metres. The coefficients of its cubic are volumes, and `PolySolver` takes what is below 1e-7 for zero (polysolver-inl.h, `isZero`).
Who works in millimetres does not see it. `tests/engines/moving_check.sh` asks at both sizes.

**Contacts in one plane are missed.** `origo shrink --keep-shapes --human-scale --kind missed` makes 29 of the 30 contacts that FCL misses there to features that stand still and share a point.
Two unit edges from the origin, along x and along y, are said never to meet, and so is a vertex that slides over a triangle in its plane: the cubic is zero at all times.

**A triangle that turns over is hit from outside.** The vertex stands at (0, 0, 0). The triangle's corners (0, 0, 1) and (1, 0, 1) change places, and (0, 1, 0) stands still. At t = 1/2 the triangle is a segment, in one plane with every vertex.
FCL says that they collide; they are never nearer than 0.707. It was made from `armadillo-rollers/326vf/172`.
"""

# Held true by tests/engines/contacts_check.sh.
MANIFOLDS = """
## Contact manifolds

Bullet 3.24, the first step of a `btCollisionWorld`, in double precision, on 100 cases of each family of touching polytopes (`origo gen`). A manifold is right where its points are on the bodies and
their hull covers what the bodies share ([contact.md](../questions/contact.md#claims)).

| family | right or tolerable | wrong | what is wrong |
|---|---|---|---|
| `contact-vertices` | 100 | 0 | |
| `contact-turned`: boxes on boxes, turned about the vertical | 66 | 34 | a part of the face is left out |
| `contact-rotated`: boxes, edge on edge | 50 | 50 | points off A, by up to 1e-5 of the size; once an end of a segment |
| `contact-features`, `contact-edges`, `contact-ulp`: hulls | 46, 33, 33 | 54, 67, 67 | a part of the face or edge is left out |
| `contact-faces`: hulls | 5 | 95 | a part of the face is left out |

**A manifold holds four contacts**, so of polygons with five corners and more a part is left out: 33 of the 34. A box on an octagon of contact rests on four of its corners.

**A hull on a face gets one contact in the first step.** With its faces given for clipping (`initializePolyhedralFeatures`, mode `clipped`) it is one as well where the bodies only touch: Bullet clips
polyhedra only if they penetrate. The others are to come in later steps.

**Boxes whose edges touch have a depth.** `btBoxBoxDetector` adds 1e-5 to the entries of its matrix, against parallel edges, in double precision too. The depth of an edge contact is off by as much of
the half edges, and so is the point on A. Boxes with half edges 3, 2, 2 and 6, 4, 5 that touch in the point (3/25, -18/5, -96/25) are said to be 1.6e-4 deep in each other (`contact-rotated-0001`).

```
build/origo gen contact-rotated --count 100 >CASES
build/origo judge --engine "build/engines/bullet manifold" CASES >JUDGEMENTS
```

### Other engines' manifolds

On 60 cases of each family, those of the npm registry in binary32: the count of right or tolerable manifolds, of those that the engine takes.

| family | ODE 0.16.2 | FCL 0.7.0, libccd | FCL, indep | Rapier 0.21 | Jolt 1.1 | PhysX 5.6.1 | cannon-es |
|---|---|---|---|---|---|---|---|
| `contact-turned`: boxes | 57 of 60 | 40 of 60 | 40 of 60 | 59 of 60 | 39 of 60 | 14 of 60 | 57 of 60 |
| `contact-rotated`: boxes, edge on edge | 60 of 60 | 59 of 60 | 59 of 60 | 60 of 60 | 59 of 60 | 44 of 60 | 60 of 60 |
| `contact-faces`: hulls | 8 of 59 | 9 of 59 | 3 of 59 | 13 of 60 | 19 of 60 | 15 of 59 | |
| `contact-vertices`: hulls | 21 of 60 | 23 of 60 | 56 of 60 | 2 of 60 | 51 of 60 | 34 of 60 | |

**Four contacts at most.** FCL's `boxBox2`, Jolt and PhysX keep four corners of a face of contact with five and more. All of Jolt's 38 parts of hulls' faces that are left out had five corners or more; so had
FCL's 20 of boxes. ODE names all.

**One contact of two hulls.** ODE's convex bodies and FCL's hulls (with either solver) get one contact for a face, in a single point.

**Normals of hulls that touch.** ODE and FCL with libccd name directions along which hulls that touch part only after up to half their size: a depth of an ulp hides that the
direction is none. In ODE two hulls touch in the corner (-5, -9, -3) and its normal is (-1, -1, -1), rounded to unit length; the bodies part along it after 16.7 (`contact-vertices-0000`).

**The same contact two or three times.** Rapier's manifolds of hulls that touch in a corner name it two or three times (55 of 60), Jolt's in 9 and PhysX's in 26; a solver pushes as often. ODE and
cannon-es do it of 3 boxes in 60, where a corner of one lies on an edge of the other.

**Points past the edge.** PhysX's contacts of boxes lie up to 1e-4 of half an edge past the edge of the face, in 45 of the 60 turned boxes. They are at
1.0001 instead of 1 of a cube of half 1.

```
build/origo gen contact-vertices --count 60 >CASES
build/origo judge --float32 --engine "build/engines/rapier manifold" CASES >JUDGEMENTS
```

All of it by algorithm, engine and family: [the study](../studies/manifolds.md). `tests/engines/contacts_check.sh` holds these numbers, with `--js` those of the npm registry.
"""


def vertices(line):
    """How many points, and shapes that are not made of points, a case has."""
    case = json.loads(line)
    bodies = (case["a"], case["b"])
    return " / ".join(str(len(body["points"])) if "points" in body else body["shape"] for body in bodies)


def page(build):
    """The text of docs/results/bugs-found.md."""
    judged, lines = judgements(build), stored(CASES)
    text, library = HEAD, None
    for row in rows():
        one = judged[row["id"]]
        name = one["engine"].split()[0]
        if name != library:
            text += ("\n" if library else "") + f"## {name}\n\n"
            text += f"{DOCUMENTED[name]}\n\n" if name in DOCUMENTED else ""
            text += "| case | engine and mode | bodies | it says | exact | why | thread |\n"
            text += "|---|---|---|---|---|---|---|\n"
            library = name
        claimed, exact = says(one, failing(row, one) or {})
        text += f"| `{row['id']}` | {one['engine']} | {vertices(lines[row['id']])} | {claimed} | {exact} "
        text += f"| {row['mechanism']} | {link(row['thread'])} |\n"
    return text + broad_bugs.section(build) + mesh_bugs.section(build) + TAIL + MOVING + MANIFOLDS


def main():
    words = [word for word in sys.argv[1:] if word != "--again"]
    build, wanted = words[0] if words else "build", words[1:]
    if "--again" in sys.argv:
        sys.exit(counterexamples.ask_again(rows(), wanted, stored(CASES), stored(CLAIMS), lambda row, line: claim(build, row, line)))
    cases, claims = stored(CASES), stored(CLAIMS)
    for row in rows():
        if wanted and row["id"] not in wanted and row["id"] in cases:
            continue
        try:
            line = make(build, row)
            said = claim(build, row, line)
        except RuntimeError as fault:
            print(fault)
            continue
        cases[row["id"]], claims[row["id"]] = line, said
        print(row["id"], said[:200].strip(), flush=True)
    known = [row["id"] for row in rows() if row["id"] in cases]
    CASES.write_text("".join(cases[name] for name in known), encoding="utf-8")
    CLAIMS.write_text("".join(claims[name] for name in known), encoding="utf-8")
    ANSWERS.write_text(counterexamples.run([f"{build}/origo", "ask", str(CASES)], ""), encoding="utf-8")
    PAGE.write_text(page(build), encoding="utf-8")


if __name__ == "__main__":
    main()
