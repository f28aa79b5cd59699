"""Columns of accuracy are what `origo judge` writes; cases as engines take them.   usage: study.py ORIGO CORPUS"""

import json
import math
import subprocess
import sys
import tempfile
from fractions import Fraction

import origo
from check import conclude, holds, raises

COMMAND, CORPUS = sys.argv[1:]
NAMES = [f"{CORPUS}/cases/{name}.jsonl" for name in ("sphere-box", "points", "integer-tetrahedra")]
cases = list(origo.cases.lines(*NAMES))
columns = origo.study.accuracy({"gjk": "gjk", "again": lambda case: dict(origo.run("gjk", case))}, cases)
holds(len({len(values) for values in columns.values()}) == 1, "columns of one length")

rows = []
for name in NAMES:
    with tempfile.NamedTemporaryFile(suffix=".jsonl") as claims:
        claims.write(subprocess.run([COMMAND, "run", "gjk", name], capture_output=True, check=True).stdout)
        claims.flush()
        judged = subprocess.run([COMMAND, "judge", "--no-settings", name, claims.name], capture_output=True).stdout
    for line in judged.splitlines():
        judgement = json.loads(line)
        for check in judgement["checks"]:
            rows.append((judgement["id"], judgement["verdict"], check["what"], check["verdict"], check.get("claimed"),
                         check.get("absolute", 0.0 if check["verdict"] == "right" else None)))
for engine in ("gjk", "again"):
    mine = [row for row, by in zip(zip(columns["id"], columns["verdict"], columns["check"], columns["check_verdict"],
                                       columns["claimed"], columns["absolute"]), columns["engine"]) if by == engine]
    holds(len(mine) == len(rows) > 300, f"{engine}: {len(mine)} rows, of {len(rows)}")
    for one, other in zip(mine, rows):
        missing = other[5] is None
        holds(one[:5] == other[:5] and (math.isnan(one[5]) if missing else one[5] == other[5]), f"{one}, {other}")
holds(origo.study.accuracy({"none": lambda case: None}, cases)["id"] == [], "an engine that claims nothing has no rows")

given = {"id": "0x1p4", "question": "distance", "flags": ["1/2"], "source": "7",
         "a": {"shape": "sphere", "radius": "1/3"}, "b": {"shape": "point", "points": [["0x1.8p+1", "-.5", 7]]}}
taken = {**given, "a": {"shape": "sphere", "radius": 1 / 3}, "b": {"shape": "point", "points": [[3.0, -0.5, 7]]}}
holds(origo.doubles(given) == taken == origo.doubles(json.dumps(given)), "numbers become floats, words do not")
holds(origo.doubles({"radius": Fraction(1, 3)}) == {"radius": 1 / 3}, "fractions, too")
raises(origo.Complaint, "no object", origo.doubles, "[]", says="expected an object")
raises(origo.Complaint, "no JSON", origo.doubles, "{", says="not valid JSON")
raises(FileNotFoundError, "no file", lambda: list(origo.cases.lines(CORPUS + "/nothing.jsonl")))
conclude(600)
