#!/usr/bin/env python3
"""The oracle as one page that works from a file: the modules of `make wasm`, the cases of each trap, no network.

usage: tool/wasm/page.py FOLDER ORIGO OUT.html

FOLDER has the modules; ORIGO is the command, whose list tells what each certificate proves. Run where the corpus is.
"""

import base64
import json
import re
import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True
HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE), str(ROOT / "tool/site")]
import at_work  # noqa: E402
from single import single  # noqa: E402

# The view of three dimensions is that of the page of origo report.
VIEW = ["geometry", "shapes", "view"]
SCRIPTS = ["bodies", "scene", "numbers", "steps", "oracle"]
CASES_OF_A_TRAP = 4
LONGEST_CASE = 4000  # characters: what a reader can look at


def traps():
    """Each flag with its note and its smallest cases, of different files where there are some."""
    flags = json.loads((ROOT / "corpus/flags.json").read_text())
    found = {flag: [] for flag in flags}
    for path in sorted((ROOT / "corpus").glob("**/cases/*.jsonl")):
        seen = set()
        for line in path.read_text().splitlines():
            case = json.loads(line)
            for flag in case.get("flags", []):
                # One of each question of a file is enough.
                if flag in found and len(line) <= LONGEST_CASE and (flag, case["question"]) not in seen:
                    seen.add((flag, case["question"]))
                    found[flag].append((len(line), case["id"], case))
    chosen = []
    for flag, note in flags.items():
        ordered = sorted(found[flag], key=lambda entry: entry[:2])
        smallest = {case["id"]: case for _, _, case in ordered[:CASES_OF_A_TRAP]}
        if smallest:
            chosen.append({"id": flag, "note": note["note"], "cases": list(smallest.values())})
    tour = [json.loads(line) for line in (ROOT / "docs/tour.jsonl").read_text().splitlines()]
    note = "What comes with Origo first: boxes, an ulp apart and an ulp into each other, bodies that fly."
    return [{"id": "a tour", "note": note, "cases": tour}, *chosen]


def proves(origo):
    """What each kind of certificate proves, by name, as `origo list` tells it."""
    text = subprocess.run([origo, "list"], check=True, capture_output=True, text=True).stdout
    section = text.split("\ncertificates\n")[1].split("\n\n")[0]
    found = {}
    for names, meaning in re.findall(r"^  ([a-z-]+(?:, [a-z-]+)*) +(.*)$", section, re.MULTILINE):
        for name in names.split(", "):
            found.setdefault(name, meaning)
    return found


def data(value):
    """JSON that no script element ends within."""
    return json.dumps(value, ensure_ascii=False).replace("<", "\\u003c")


def main():
    folder, origo, out = Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3])
    parts = {
        "CSS": (ROOT / "tool/report/page/page.css").read_text() + (HERE / "page/oracle.css").read_text()
        + at_work.player_style(),
        "VIEW": "".join((ROOT / f"tool/report/page/{name}.js").read_text() for name in VIEW),
        "PLAYER": at_work.player_script(),
        "JS": "".join((HERE / f"page/{name}.js").read_text() for name in SCRIPTS),
        "THREE": (ROOT / "third_party/three/three.min.js").read_text(),
        "TRAPS": data(traps()),
        "PROVES": data(proves(origo)),
        "WASM": base64.b64encode((folder / "origo.wasm").read_bytes()).decode(),
        "CHECK_WASM": base64.b64encode((folder / "origo-check.wasm").read_bytes()).decode(),
        "THREAD": single([HERE / "module.mjs", HERE / "origo.mjs", HERE / "origo-thread.mjs"]),
        "WORKER": single([HERE / "module.mjs", HERE / "origo-worker.mjs"]),
        "CHECK": single([HERE / "module.mjs", HERE / "origo-check.mjs"]),
    }
    for name, part in parts.items():
        if "</script" in part.lower() or "</style" in part.lower():
            raise SystemExit(f"{name} would end the element that it stands in")
    page = (HERE / "page/oracle.html").read_text()
    out.write_text(re.sub("@([A-Z_]+)@", lambda found: parts[found[1]], page))


if __name__ == "__main__":
    main()
