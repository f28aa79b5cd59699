#!/usr/bin/python3
"""Checks the corpus: formats, names, flags, provenance, and every answer anew.

usage: corpus/lint.py [BUILD [FILE...]]        ("make corpus-lint"; from the root of the repository)

With files: of the cases and answers only these, whether all flags are known, and of each list of bugs that has one of them all.

The interpreter is Debian's, for its package python3-jsonschema; without that package the schemas are not
checked, which is said. Prints what is wrong and, last, "N passed, N failed".
"""

import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
import broad_bugs  # noqa: E402
import kept_bugs  # noqa: E402
import mesh_bugs  # noqa: E402
import counterexamples  # noqa: E402
import describe  # noqa: E402
import engine_bugs  # noqa: E402

CORPUS = describe.CORPUS
SCHEMAS = {"cases": pathlib.Path("docs/case.schema.json"), "answers": pathlib.Path("docs/answer.schema.json")}
EXAMPLE = "gen engine-reports --index 0 --question distance"  # the one that docs/use/corpus.md shows


class Tally:
    """Counts checks and keeps what is to be said of those that fail."""

    def __init__(self):
        self.passed = self.failed = 0
        self.said = []

    def check(self, good, what):
        if good:
            self.passed += 1
        else:
            self.failed += 1
            self.said.append(f"FAILED: {what}")
        return good

    def add(self, other):
        """What another one counted; prints what it says."""
        self.passed += other.passed
        self.failed += other.failed
        for line in other.said:
            print(line, flush=True)


def output(*command):
    """(exit status, standard output) of a command."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    return done.returncode, done.stdout


def check_schema(tally, kind, names):
    """Every line of the kind ("cases", "answers") against its JSON Schema."""
    try:
        import jsonschema
    except ImportError:
        tally.said.append(f"not checked: the schema of {kind} (python3-jsonschema is not installed)")
        return
    schema = SCHEMAS[kind.rpartition("/")[2]]
    if not tally.check(schema.exists(), f"{schema} is missing"):
        return
    schema = json.loads(schema.read_text(encoding="utf-8"))
    validator = jsonschema.validators.validator_for(schema)
    validator.check_schema(schema)
    validator = validator(schema)
    for name in names:
        for one in describe.lines(kind, name):
            fault = next(validator.iter_errors(one), None)
            tally.check(fault is None, f"{kind}/{name}.jsonl: {one['id']}: {fault and fault.message}")


def check_ids(tally, names):
    """Ids are unique, number the cases of their file from 0, and answers come in the order of their cases."""
    seen = set()
    for name in names:
        ids = [case["id"] for case in describe.lines("cases", name)]
        answered = [answer["id"] for answer in describe.lines("answers", name)]
        tally.check(ids == answered, f"{name}: answers do not stand in the order of their cases")
        for k, one in enumerate(ids):
            expected = one.startswith("wild-") if name == describe.WILD else one == f"{name}-{k:04d}"
            tally.check(expected, f"{name}: case {k} is called {one}")
            tally.check(one not in seen, f"{name}: the id {one} is not unique")
            seen.add(one)


def check_flags(tally, names, apart):
    """Every flag is explained, and every explanation belongs to a flag in use."""
    known = json.loads((CORPUS / "flags.json").read_text(encoding="utf-8"))
    used = set()
    for kind, name in [("cases", name) for name in names] + [(f"{kind}/cases", name) for kind in apart for name in apart[kind]]:
        for case in describe.lines(kind, name):
            strange = [flag for flag in case["flags"] if flag not in known]
            tally.check(case["flags"] and not strange, f"{case['id']}: no flags, or unknown ones: {strange}")
            used.update(case["flags"])
    for flag, about in known.items():
        tally.check(set(about) == {"note", "seen_in"}, f"flags.json: {flag}: fields {sorted(about)}")
        tally.check(len(about.get("note", "")) >= 40, f"flags.json: {flag}: no note to speak of")
        tally.check(flag in used, f"flags.json: no case has the flag {flag}")


def check_provenance(tally, build, names):
    """Every file comes out of its generator again, byte for byte; so does a case out of its own source."""
    for name in names:
        stored = (CORPUS / "cases" / f"{name}.jsonl").read_bytes()
        if name == describe.WILD:
            made = output(sys.executable, "corpus/import_wild.py", describe.IMPORTED)[1]
        else:
            made = output(f"{build}/origo", "gen", name, "--count", str(stored.count(b"\n")), "--seed", "1")[1]
            last = stored.splitlines(keepends=True)[-1]
            source = json.loads(last)["source"].split()
            tally.check(output(f"{build}/origo", *source[1:])[1] == last, f"{name}: {' '.join(source)}")
        tally.check(made == stored, f"{name}: the generator makes other cases")


def check_answers(tally, build, names):
    """The stored answers are what origo answers today, and the checker accepts each of them."""
    for name in names:
        cases, answers = CORPUS / "cases" / f"{name}.jsonl", CORPUS / "answers" / f"{name}.jsonl"
        status, made = output(f"{build}/origo", "ask", str(cases))
        tally.check(status == 0, f"{name}: origo ask ends with status {status}")
        stored = answers.read_bytes().splitlines()
        made = made.splitlines()
        tally.check(len(stored) == len(made), f"{name}: {len(stored)} answers stored, {len(made)} made")
        for old, new in zip(stored, made):
            tally.check(old == new, f"{name}: another answer: {new[:120]}")
        status, said = output(f"{build}/origo-check", str(cases), str(answers))
        tally.check(status == 0, f"{name}: origo-check: {said.decode().strip()}")


def check_apart(tally, build, kind, names):
    """What is asked of primitives, or of cylinders and cones: as generated, as answered today, and accepted."""
    for name in names:
        cases, answers = (CORPUS / kind / part / f"{name}.jsonl" for part in ("cases", "answers"))
        tally.check(output(f"{build}/origo", "gen", name, "--seed", "1")[1] == cases.read_bytes(),
                    f"{kind}/{name}: the generator makes other cases")
        tally.check(output(f"{build}/origo", "ask", str(cases)) == (0, answers.read_bytes()),
                    f"{kind}/{name}: other answers")
        status, said = output(f"{build}/origo-check", str(cases), str(answers))
        tally.check(status == 0, f"{kind}/{name}: origo-check: {said.decode().strip()}")


def check_expectations(tally):
    """The bug reports' expected relation and signed distance, worked out elsewhere, against the answers."""
    answers = {answer["id"]: answer for answer in describe.lines("answers", describe.WILD)}
    with open(describe.IMPORTED, encoding="utf-8") as file:
        for report in map(json.loads, file):
            name, expect = report["id"], report["expect"]
            tally.check(answers[name]["relation"] == expect["relation"], f"{name}: expected {expect['relation']}")
            value = describe.signed(answers, name)
            tally.check(value == float(expect["signed"]), f"{name}: expected {expect['signed']}, found {value!r}")


def check_counterexamples(tally, build):
    """Every algorithm still fails on its counterexample, which is what the script makes, and the answers hold."""
    lines, known = counterexamples.stored(), counterexamples.rows()
    tally.check(list(lines) == [row["id"] for row in known], "counterexamples: the cases are not those of the list")
    for row in known:
        tally.check(set(row) == {"id", "algorithm", "precision", "kind", "at_least", "from", "mechanism"},
                    f"counterexamples: {row['id']}: fields {sorted(row)}")
        try:
            counterexamples.error(build, row, lines[row["id"]])
            good = counterexamples.make(build, row) == lines[row["id"]]
            tally.check(good, f"counterexamples: {row['id']}: another case is made")
        except (RuntimeError, KeyError) as fault:
            tally.check(False, f"counterexamples: {row['id']}: {fault}")
    cases, answers = str(counterexamples.CASES), str(counterexamples.ANSWERS)
    tally.check(output(f"{build}/origo", "ask", cases)[1] == counterexamples.ANSWERS.read_bytes(),
                "counterexamples: other answers")
    tally.check(output(f"{build}/origo-check", cases, answers)[0] == 0, "counterexamples: origo-check refuses an answer")


def check_engine_bugs(tally, build):
    """What is said of engines: each claim is wrong in the way that the list says, by an exact answer that holds."""
    known = engine_bugs.rows()
    for file in (engine_bugs.CASES, engine_bugs.CLAIMS):
        same = list(engine_bugs.stored(file)) == [row["id"] for row in known]
        tally.check(same, f"{file}: the lines are not those of the list")
    cases, answers = str(engine_bugs.CASES), str(engine_bugs.ANSWERS)
    tally.check(output(f"{build}/origo", "ask", cases)[1] == engine_bugs.ANSWERS.read_bytes(), "engines: other answers")
    tally.check(output(f"{build}/origo-check", cases, answers)[0] == 0, "engines: origo-check refuses an answer")
    judged = engine_bugs.judgements(build)
    for row in known:
        fields = set(row) - engine_bugs.MAY_HAVE
        tally.check(fields == engine_bugs.FIELDS, f"engines: {row['id']}: fields {sorted(fields)}")
        good = row["id"] in judged and engine_bugs.failing(row, judged[row["id"]]) is not None
        tally.check(good, f"engines: {row['id']}: the claim does not fail so: {judged.get(row['id'])}")
    tally.check(engine_bugs.page(build) == engine_bugs.PAGE.read_text(encoding="utf-8"), f"{engine_bugs.PAGE} is out of date")


def check_kept_bugs(tally, build, bugs):
    """The same of boxes, meshes, hulls and polygons. Hostile cases have no answer."""
    known, name = bugs.rows(), bugs.name
    for file in (bugs.cases, bugs.claims):
        same = list(counterexamples.stored(file)) == [row["id"] for row in known]
        tally.check(same, f"{file}: the lines are not those of the list")
    made = counterexamples.run([f"{build}/origo", "ask"], bugs.asked())
    tally.check(made == bugs.answers.read_text(encoding="utf-8"), f"{name}: other answers")
    judged = bugs.judgements(build)
    for row in known:
        good = set(row) - kept_bugs.MAY_HAVE == kept_bugs.FIELDS and row["kind"] in bugs.kinds
        tally.check(good, f"{name}: {row['id']}: fields {sorted(row)}, kind {row['kind']}")
        good = row["id"] in judged and kept_bugs.failing(row, judged[row["id"]]) is not None
        tally.check(good, f"{name}: {row['id']}: the claim does not fail so: {judged.get(row['id'])}")


def check_description(tally, build):
    """Manifest and documentation are what the script makes of the files, and the example's output is real."""
    tally.check(describe.manifest(build) == (CORPUS / "manifest.json").read_text(encoding="utf-8"),
                "manifest.json is out of date")
    tally.check(describe.page(build) == describe.PAGE.read_text(encoding="utf-8"), "docs/use/corpus.md is out of date")
    case = subprocess.run([f"{build}/origo", *EXAMPLE.split()], stdout=subprocess.PIPE, check=False).stdout
    answer = subprocess.run([f"{build}/origo", "ask"], input=case, stdout=subprocess.PIPE, check=False).stdout
    shown = f"$ origo {EXAMPLE} | origo ask\n{answer.decode()}"
    tally.check(answer and shown in describe.PAGE.read_text(encoding="utf-8"), f"docs/use/corpus.md: origo {EXAMPLE}")


def counted(check, *arguments):
    """One task, in a process of its own: what it counts and says."""
    tally = Tally()
    check(tally, *arguments)
    return tally


def is_asked(files, *places):
    """Whether one of these places is one of the files; without files all are."""
    return not files or any(pathlib.Path(file) == pathlib.Path(place) for file in files for place in places)


def of_files(files, folder, names):
    """Of these names those with a file of cases or answers in the folder among the files."""
    return [name for name in names if is_asked(files, *(folder / part / f"{name}.jsonl" for part in SCHEMAS))]


def beside(cases):
    """A file of cases, its list, claims and answers."""
    return cases.parent.glob(f"{cases.stem}.*")


def tasks(build, files, names, apart):
    """(check, its arguments) of all that is to be looked at: independent of one another, so on all processors."""
    asked = of_files(files, CORPUS, names)
    asked_apart = {kind: of_files(files, CORPUS / kind, of_kind) for kind, of_kind in apart.items()}
    for kind in SCHEMAS:
        for part, of_part in [("", asked), *asked_apart.items()]:
            for name in of_part:
                yield check_schema, f"{part}/{kind}".lstrip("/"), [name]
    yield check_ids, names
    yield check_flags, names, apart
    for kind, of_kind in asked_apart.items():
        for name in of_kind:
            yield check_apart, build, kind, [name]
    for name in asked:
        yield check_provenance, build, [name]
        yield check_answers, build, [name]
    if describe.WILD in asked or is_asked(files, describe.IMPORTED):
        yield (check_expectations,)
    if is_asked(files, *beside(counterexamples.CASES)):
        yield check_counterexamples, build
    if is_asked(files, *beside(engine_bugs.CASES), engine_bugs.PAGE):
        yield check_engine_bugs, build
    kept = (mesh_bugs.MESHES, mesh_bugs.HULLS, mesh_bugs.BOUNDS, mesh_bugs.POLYGONS, mesh_bugs.CLIPS)
    for bugs in (broad_bugs.BUGS, *kept, mesh_bugs.HITS, mesh_bugs.SWEEPS):
        if is_asked(files, *beside(bugs.cases)):
            yield check_kept_bugs, build, bugs
    yield check_description, build


def main():
    build, files = (sys.argv[1] if len(sys.argv) > 1 else "build"), sys.argv[2:]
    for program in ("origo", "origo32", "origo-check"):
        if not (pathlib.Path(build) / program).exists():
            print(f"lint.py: there is no {build}/{program}; run make first\n0 passed, 1 failed")
            return 1
    tally = Tally()
    names = sorted(file.stem for file in (CORPUS / "cases").glob("*.jsonl"))
    expected = sorted([*describe.families(build), describe.WILD])
    tally.check(names == expected, f"files and families differ: {sorted(set(names) ^ set(expected))}")
    apart = {}
    for kind in describe.APART:
        apart[kind] = sorted(file.stem for file in (CORPUS / kind / "cases").glob("*.jsonl"))
        expected = sorted(describe.families(build, f"--{kind}"))
        tally.check(apart[kind] == expected, f"files and families differ: {sorted(set(apart[kind]) ^ set(expected))}")
    print("\n".join(tally.said), end="\n" if tally.said else "")
    if tally.failed == 0:
        with concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as pool:
            for found in [pool.submit(counted, *task) for task in tasks(build, files, names, apart)]:
                tally.add(found.result())
    print(f"{tally.passed} passed, {tally.failed} failed")
    return 1 if tally.failed else 0


if __name__ == "__main__":
    sys.exit(main())
