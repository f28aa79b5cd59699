#!/usr/bin/env python3
"""What was found wrong with engines: small cases, what the engines claim about them, and docs/bugs-found.md.

usage: corpus/engine_bugs.py [BUILD] [ID...]        (after "make engines"; from the root of the repository)

corpus/counterexamples/engines.json says of each what fails, where it comes from and why. Its case, its exact answer and
the engine's claim are written beside it; with IDs, only theirs are made anew. Claims are data: corpus/lint.py judges
them without the engines.
"""

import json
import pathlib
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
import counterexamples  # noqa: E402

FOLDER = counterexamples.FOLDER
LIST = FOLDER / "engines.json"
CASES = FOLDER / "engines.jsonl"
ANSWERS = FOLDER / "engines.answers.jsonl"
CLAIMS = FOLDER / "engines.claims.jsonl"
PAGE = pathlib.Path("docs/bugs-found.md")
FIELDS = {"id", "engine", "kind", "from", "mechanism", "thread"}
MAY_HAVE = {"question", "as_found", "at_least"}
# Each try costs a start of the engine where it crashes, and the limit of time where it hangs.
TRIES = {"crashed": 300, "timed-out": 20}
OTHER_TRIES = 3000
SECONDS = 2


def rows():
    """What there is: one object a defect."""
    return json.loads(LIST.read_text(encoding="utf-8"))


def stored(file):
    """{id: line} of a file of lines."""
    if not file.exists():
        return {}
    return {json.loads(line)["id"]: line for line in file.read_text(encoding="utf-8").splitlines(True)}


def origin(build, row):
    """The line of the case that a row comes from, of the corpus or generated, asking what the row asks."""
    try:
        case = json.loads(counterexamples.origin(row))
    except StopIteration:  # not one of the corpus, but of its family
        family, index = row["from"].rsplit("-", 1)
        case = json.loads(counterexamples.run([f"{build}/origo", "gen", family, "--seed", "1", "--index", index], ""))
    case["question"] = row.get("question", case["question"])
    return json.dumps(case) + "\n"


def make(build, row):
    """The small case of a row, as a line. Sweeps stay as they are, and so does what would lose its scale."""
    line = origin(build, row)
    case = json.loads(line)
    if case["question"] == "sweep" or row.get("as_found"):
        case["id"] = row["id"]
        return json.dumps({key: case[key] for key in case if key not in ("flags", "source")}) + "\n"
    command = [f"{build}/origo", "shrink", "--engine", f"{build}/engines/{row['engine']}", "--timeout", str(SECONDS)]
    command += ["--kind", row["kind"], "--id", row["id"], "--at-least", row.get("at_least", "0")]
    command += ["--limit", str(TRIES.get(row["kind"], OTHER_TRIES))]
    done = subprocess.run(command, input=line, check=False, capture_output=True, text=True)
    if done.returncode not in (0, 3):
        raise RuntimeError(f"{row['id']}: {done.stderr.strip()}")
    return done.stdout


def claim(build, row, line):
    """What the engine says of the case, as a line, in the words of a claim where it says nothing."""
    command = [f"{build}/origo", "judge", "--quiet", "--timeout", str(SECONDS)]
    command += ["--engine", f"{build}/engines/{row['engine']}"]
    judged = json.loads(subprocess.run(command, input=line, check=False, capture_output=True, text=True).stdout)
    if judged["status"] in ("crashed", "timed out"):
        return json.dumps({"id": row["id"], "engine": judged["engine"], "status": judged["status"]}) + "\n"
    engine = [str(pathlib.Path(build) / "engines" / row["engine"].split()[0]), *row["engine"].split()[1:]]
    said = json.loads(subprocess.run(engine, input=line, check=True, capture_output=True, text=True).stdout)
    said.pop("nanoseconds", None)
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
    found = [check for check in judged["checks"] if check["what"] == what and check["verdict"] == "wrong"]
    return found[0] if found else None


# ---- the page ----

HEAD = """# Bugs found

What engines get wrong, each with the smallest case found for it: an error that no tolerance excuses, a crash, a hang.
The cases are [corpus/counterexamples/engines.jsonl](../corpus/counterexamples/engines.jsonl); the exact answers beside
them carry certificates, and what the engine claimed is kept there as data
([engines.claims.jsonl](../corpus/counterexamples/engines.claims.jsonl)), so `make corpus-lint` judges it again without
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

A thread is one in which the engine's users met the same or something like it; where there is none, none was found.
*Seems* marks what was concluded from answers, not read in the engine's source. This page is made by
`corpus/engine_bugs.py`.

"""

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
        return "a number that is none", relation
    if check["what"] == "verdict":
        if exact is None:
            return check["claimed"], "a contact" if check["claimed"] == "not colliding" else "none"
        return check["claimed"], f"{relation}, by {abs(exact):.4g}"
    return f"{check['what']} {check['claimed']:.6g}", f"{exact:.6g}"


def vertices(line):
    """How many points, and shapes that are not made of points, a case has."""
    case = json.loads(line)
    bodies = (case["a"], case["b"])
    return " / ".join(str(len(body["points"])) if "points" in body else body["shape"] for body in bodies)


def link(thread):
    """A thread's address as "libccd 25"; nothing where there is none."""
    return f"[{thread.split('/')[-3]} {thread.split('/')[-1]}]({thread})" if thread else ""


def page(build):
    """The text of docs/bugs-found.md."""
    judged, lines = judgements(build), stored(CASES)
    text, library = HEAD, None
    for row in rows():
        one = judged[row["id"]]
        name = one["engine"].split()[0]
        if name != library:
            text += ("\n" if library else "") + f"## {name}\n\n"
            text += "| case | engine and mode | bodies | it says | exact | why | thread |\n"
            text += "|---|---|---|---|---|---|---|\n"
            library = name
        claimed, exact = says(one, failing(row, one) or {})
        text += f"| `{row['id']}` | {one['engine']} | {vertices(lines[row['id']])} | {claimed} | {exact} "
        text += f"| {row['mechanism']} | {link(row['thread'])} |\n"
    return text + TAIL


def main():
    build = sys.argv[1] if len(sys.argv) > 1 else "build"
    wanted = sys.argv[2:]
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
