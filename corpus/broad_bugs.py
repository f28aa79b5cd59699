#!/usr/bin/env python3
"""What was found wrong with broad phases: small sets of boxes and what engines claim about them.

usage: corpus/broad_bugs.py [BUILD] [ID...] [--again]    (after "make engines"; from the root of the repository)

corpus/counterexamples/broad.json says of each what fails and why, broad.jsonl holds the boxes: both are kept by hand. The
engines' claims and the exact answers are written beside them; with IDs, only theirs. A hostile case has no answer. With
--again nothing is made: every engine is asked its case again, and must say the same. Their part of docs/bugs-found.md is
written by corpus/engine_bugs.py.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
import counterexamples  # noqa: E402
from counterexamples import link, stored  # noqa: E402

FOLDER = counterexamples.FOLDER
LIST = FOLDER / "broad.json"
CASES = FOLDER / "broad.jsonl"
ANSWERS = FOLDER / "broad.answers.jsonl"
CLAIMS = FOLDER / "broad.claims.jsonl"
FIELDS = {"id", "engine", "kind", "mechanism", "thread"}
MAY_HAVE = {"documented"}  # an error that the engine documents: tolerable, and wrong without its margin
KINDS = {"missed", "invented", "repeated", "crashed", "timed-out"}
SECONDS = "5"


def rows():
    """What there is: one object a defect."""
    return json.loads(LIST.read_text(encoding="utf-8"))


def claim(build, row, line):
    """What the engine says of the case, as a line; of a crash or a hang, that it was one."""
    with tempfile.TemporaryDirectory() as folder:
        command = [f"{build}/origo", "judge", "--quiet", "--timeout", SECONDS, "--record", folder]
        command += ["--engine", f"{build}/engines/{row['engine']}"]
        subprocess.run(command, input=line, check=False, stdout=subprocess.DEVNULL, text=True)
        said = json.loads((pathlib.Path(folder) / "claims-1.jsonl").read_text(encoding="utf-8"))
    for field in ("nanoseconds", "note"):
        said.pop(field, None)
    return json.dumps(said) + "\n"


def asked():
    """The cases that have an exact answer, as text."""
    return "".join(line for line in stored(CASES).values() if "hostile" not in json.loads(line))


def judgements(build):
    """{id: judgement} of the stored claims."""
    command = [f"{build}/origo", "judge", "--quiet", str(CASES), str(CLAIMS)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode not in (0, 1):
        raise RuntimeError(done.stderr.strip())
    return {judged["id"]: judged for judged in map(json.loads, done.stdout.splitlines())}


def failing(row, judged):
    """The check of the judgement that fails as the row says, or None."""
    if row["kind"] in ("crashed", "timed-out"):
        return {} if judged["status"] == row["kind"].replace("-", " ") else None
    documented = row.get("documented", False)
    if documented and (judged["verdict"], judged.get("strict")) != ("tolerable", "wrong"):
        return None
    wanted = "tolerable" if documented else "wrong"
    found = (check for check in judged["checks"] if check["what"] == row["kind"] and check["verdict"] == wanted)
    return next(found, None)


# ---- the page ----

HEAD = """
## Broad phases

Sets of boxes; the question is `overlaps`, and boxes that touch overlap ([judging.md](judging.md)). Cases and claims are those of
[corpus/counterexamples/broad.jsonl](../corpus/counterexamples/broad.jsonl), made again by `corpus/broad_bugs.py`.

```
build/origo judge corpus/counterexamples/broad.jsonl corpus/counterexamples/broad.claims.jsonl
grep fcl-sap-touching-missed corpus/counterexamples/broad.jsonl | build/origo judge --engine "build/engines/broad_fcl sap"
```

What the engines document: FCL's AABB.h of the test that its managers use: "Check whether two AABB are overlap", which it answers for closed boxes; of a
manager's `collide`: "perform collision test for the objects belonging to the manager (i.e., N^2 self collision)". CGAL takes boxes as closed
unless told otherwise. btAxisSweep3.h: "it operates using 16 bit integer coordinates instead of floats". In ODE's and Bullet's headers nothing was found
about boxes that touch or have no size, in none anything about a NaN. *Documented* marks what an engine says that it does.

| case | engine and mode | boxes, steps | it says | why | thread |
|---|---|---|---|---|---|
"""


def says(row, judged, check):
    """What is wrong, in a few words."""
    if not check:
        return judged["status"]
    count, first = check["count"], check["first"]
    text = f"{count} pair{'s' * (count > 1)} {row['kind']}, the first {first[0]}, {first[1]}"
    text += f" after step {check['step']}" if check["step"] else ""
    return text + (" (documented)" if row.get("documented") else "")


def size(line):
    """How many boxes a case has, bad ones, and steps."""
    case = json.loads(line)
    boxes = len(case["boxes"]) + sum(len(step.get("insert", [])) for step in case.get("steps", []))
    bad = sum("nan" in json.dumps(box) for box in case["boxes"])
    steps = len(case.get("steps", []))
    return f"{boxes}" + (f", {bad} with a NaN" if bad else "") + (f"; {steps} step{'s' * (steps > 1)}" if steps else "")


def section(build):
    """The text of their part of docs/bugs-found.md."""
    judged, lines, text = judgements(build), stored(CASES), HEAD
    for row in rows():
        one, thread = judged[row["id"]], row["thread"]
        said = says(row, one, failing(row, one) or {})
        text += f"| `{row['id']}` | {one['engine']} | {size(lines[row['id']])} | {said} | {row['mechanism']} | {link(thread)} |\n"
    return text


# ---- making, asking again ----


def ask_again(build, wanted):
    ask = lambda row, line: claim(build, row, line)  # noqa: E731
    return counterexamples.ask_again(rows(), wanted, stored(CASES), stored(CLAIMS), ask)


def main():
    words = [word for word in sys.argv[1:] if word != "--again"]
    build, wanted = words[0] if words else "build", words[1:]
    if "--again" in sys.argv:
        sys.exit(ask_again(build, wanted))
    cases, claims = stored(CASES), stored(CLAIMS)
    for row in rows():
        if not wanted or row["id"] in wanted or row["id"] not in claims:
            claims[row["id"]] = claim(build, row, cases[row["id"]])
            print(row["id"], claims[row["id"]][:200].strip(), flush=True)
    CLAIMS.write_text("".join(claims[row["id"]] for row in rows()), encoding="utf-8")
    ANSWERS.write_text(counterexamples.run([f"{build}/origo", "ask"], asked()), encoding="utf-8")


if __name__ == "__main__":
    main()
