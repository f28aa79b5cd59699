"""Runs the cells of a notebook where the folder `corpus` is, and compares what they show with what is kept in it.

usage: notebook.py NOTEBOOK ORIGO     which are also compared with what `origo study accuracy` says of the same cases
       notebook.py --write NOTEBOOK   keeps what they show

No Jupyter is needed: a cell shows its last expression, if that is one.
"""

import ast
import csv
import json
import math
import pathlib
import subprocess
import sys
import tempfile
import xml.dom.minidom

from check import conclude, holds


def shown(source, names):
    """Runs a cell; what it shows, as outputs have it."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), names)
    if last is None:
        return []
    value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    data = {"text/plain": repr(value)}
    if hasattr(value, "_repr_svg_"):
        data = {"image/svg+xml": value._repr_svg_(), "text/plain": f"<{type(value).__name__}>"}
    return [{"data": data, "execution_count": None, "metadata": {}, "output_type": "execute_result"}]


def main():
    write = sys.argv[1] == "--write"
    path = pathlib.Path(sys.argv[2 if write else 1])
    notebook, names = json.loads(path.read_text()), {"__name__": "notebook"}
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for number, cell in enumerate(cells):
        outputs = shown("".join(cell["source"]), names)
        if write:
            cell["outputs"] = outputs
        else:
            holds(cell["outputs"] == outputs, f"cell {number} shows {str(outputs)[:300]}")
    if write:
        path.write_text(json.dumps(notebook, indent=1) + "\n")
        return
    worst, families, algorithms = names["worst"], names["families"], names["algorithms"]
    rectangles = xml.dom.minidom.parseString(names["figure"]._repr_svg_()).getElementsByTagName("rect")
    holds(len(rectangles) == len(worst) > 60, f"{len(rectangles)} fields of {len(worst)}")
    compared = large = 0
    with tempfile.NamedTemporaryFile("r", suffix=".csv", newline="") as table:
        names = [f"corpus/cases/{family}.jsonl" for family in families]
        subprocess.run([sys.argv[2], "study", "accuracy", "--families", "--csv", table.name, *names], check=True,
                       stdout=subprocess.DEVNULL)
        rows = list(csv.DictReader(table))
    for row in rows:
        if row["family"] not in families or row["algorithm"] not in algorithms:
            continue
        errors = [float(row[f"{what}_worst"]) for what in ("distance", "depth") if row[f"{what}_worst"]]
        found = worst.get((row["family"], row["algorithm"]))
        # The study takes no claims about touching bodies, and hands bodies over in another form: below the last place
        # of the size both have errors of their own.
        same = math.isclose(max(errors, default=0), found or 0, rel_tol=1e-2, abs_tol=2**-52)
        holds(same, f"{row['family']}, {row['algorithm']}: {found}, the study has {errors}")
        large += max(errors, default=0) > 2**-50
        compared += 1
    holds(compared == len(families) * len(algorithms), f"{compared} compared")
    holds(large > 15, f"{large} beyond the last place")
    conclude(90)


main()
