#!/usr/bin/env python3
"""What was found wrong with broad phases: small sets of boxes and what engines claim about them.

usage: corpus/broad_bugs.py [BUILD] [ID...] [--again]    (after "make engines"; from the root of the repository)

corpus/counterexamples/broad.json says of each what fails and why, broad.jsonl holds the boxes: both are kept by hand. The
engines' claims and the exact answers are written beside them; with IDs, only theirs. A hostile case has no answer. With
--again nothing is made: every engine is asked its case again, and must say the same. Their part of docs/results/bugs-found.md is
written by corpus/engine_bugs.py.
"""

import json
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
import kept_bugs  # noqa: E402

BUGS = kept_bugs.Kept("broad", {"missed", "invented", "repeated"})

HEAD = """
## Broad phases

Sets of boxes; the question is `overlaps`, and boxes that touch overlap ([overlaps.md](../questions/overlaps.md#claims)). Cases and claims are those of
[corpus/counterexamples/broad.jsonl](../../corpus/counterexamples/broad.jsonl), made again by `corpus/broad_bugs.py`.

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


def size(line):
    """How many boxes a case has, bad ones, and steps."""
    case = json.loads(line)
    boxes = len(case["boxes"]) + sum(len(step.get("insert", [])) for step in case.get("steps", []))
    bad = sum("nan" in json.dumps(box) for box in case["boxes"])
    steps = len(case.get("steps", []))
    return f"{boxes}" + (f", {bad} with a NaN" if bad else "") + (f"; {steps} step{'s' * (steps > 1)}" if steps else "")


def section(build):
    """The text of their part of docs/results/bugs-found.md."""
    return HEAD + BUGS.table(build, size, kept_bugs.says_pairs)


if __name__ == "__main__":
    kept_bugs.main([BUGS])
