#!/usr/bin/env python3
"""A contract that a function keeps by doing nothing says little: puts constant results in the place of bodies.

usage: proofs/nothing.py --work DIR [--turn | FILE...]

Each body of a function of proofs/subjects.txt is replaced by each constant result in turn: nothing where it returns
nothing; true and false; -1, 0 and 1; 0 and 1 of floating-point numbers; each enumerator, of more than five
the first three, as what contracts say of reasons to refuse differs in nothing else; a null pointer; a structure of zeros, with
each outcome and, where it is answered, with each verdict. Some goal of the function must then fail, in one of the models
that it is proved in, or the result stands in proofs/nothing.txt with the reason why the contract may allow it. An entry
there that is refused is an error, too.

As a function is proved by its own body and by the contracts of what it calls, the bodies of a file are replaced all at
once. A prover has a few seconds: what is not proved by then counts as refused, so a result that is allowed but hard to
prove may be missed. Which files are asked: those named, or all. With --turn a twentieth, by turn, so that in twenty all are
asked; how many have changed since they were asked is said. proofs/nothing.json keeps what was found, and what is found
is compared with it: file by file the results that keep the contract, and how many there are. A file that was never
asked waits until somebody asks it.
"""
import argparse
import collections
import concurrent.futures
import datetime
import fnmatch
import json
import pathlib
import re
import shutil
import subprocess
import sys
import time

sys.dont_write_bytecode = True
import digest
import eva
import ledger
import prove
import rooms
import turns

ROOT = prove.HERE.parent
LISTED = prove.HERE / "nothing.txt"
LEDGER = prove.HERE / "nothing.json"
# What a result depends on, besides the sources.
STARTS = ("nothing.ask", "nothing.declared_types", "prove.tree", "prove.why3_configuration")
TOOLS = ("frama-c", "why3", "z3")
SECONDS = 4
FLOATING = ("og_scalar", "double", "float", "og_int")
UNSIGNED = ("size_t", "uint32_t", "uint64_t", "unsigned")
SIGNED = ("int", "long", "int64_t")


def declared_types(folder):
    """{enumeration: its enumerators} and {structure: [(type, name) of its members]} of a tree of sources."""
    enumerations, structures = {}, {}
    for path in sorted(folder.rglob("*.[ch]")):
        text = eva.without_comments(path.read_text())
        for body, name in re.findall(r"typedef enum(?: \w+)? \{([^}]*)\} (\w+);", text):
            enumerations[name] = [word.split("=")[0].strip() for word in body.split(",") if word.strip()]
        for body, name in re.findall(r"typedef struct(?: \w+)? \{([^}]*)\} (\w+);", text):
            structures[name] = re.findall(r"(\w+)\s+(\w+);", body)
    return enumerations, structures


def results(returned, types):
    """The constant results of a type: {name: the statement that returns it}."""
    enumerations, structures = types
    returned = re.sub(r"\b(static|inline|const)\b", "", returned).strip()
    if returned == "void":
        return {"nothing": ""}
    if returned.endswith("*"):
        return {"null": "return (void *)0;"}
    if returned in ("bool", "_Bool"):
        return {"false": "return 0;", "true": "return 1;"}
    if returned in SIGNED:
        return {str(n): f"return {n};" for n in (-1, 0, 1)}
    if returned in UNSIGNED or returned in FLOATING:
        return {str(n): f"return {n};" for n in (0, 1)}
    if returned in enumerations:
        names = enumerations[returned]
        return {name: f"return {name};" for name in (names if len(names) <= 5 else names[:3])}
    if returned not in structures:
        raise ValueError(f"nothing.py does not know the type {returned}")
    found = {"zeros": f"return ({returned}){{0}};"}  # and so the first outcome and the first verdict
    members = {name: enumerations[kind] for kind, name in structures[returned] if kind in enumerations}
    for outcome in members.get("outcome", [])[1:]:
        found[outcome] = f"return ({returned}){{.outcome = {outcome}}};"
    for verdict in members.get("verdict", [])[1:] if "outcome" in members else []:
        found[verdict] = f"return ({returned}){{.outcome = OG_OUTCOME_ANSWERED, .verdict = {verdict}}};"
    return found


def replaced(text, bodies):
    """The text with these bodies: {function: statement}. Lines stay where they are."""
    for function, statement in bodies.items():
        _, body, end = eva.definition(text, function)
        text = f"{text[:body]}{{ {statement} }}" + "\n" * text[body:end].count("\n") + text[end:]
    return text


def returned_type(text, function):
    start, body, _ = eva.definition(text, function)
    return text[start:body].split(function + "(")[0].strip()


def functions_of(files):
    """{file: {function: its models}}"""
    found = {}
    for model, name, functions in prove.subjects():
        if model != "lemmas" and functions and (not files or name in files):
            for function in functions:
                found.setdefault(name, {}).setdefault(function, []).append(model)
    return found


def refused(options, source, model, name, text, bodies):
    """Those of these functions of which some goal is not proved with these bodies, and why nothing can be said."""
    folder = options.work / f"{name.replace('/', '-')}-{model}" / model
    if not folder.exists():
        shutil.copytree(source[model], folder)
    (folder / name).write_text(replaced(text, bodies))
    report = folder.parent / "report.json"
    arguments, variables = prove.invocation(options, folder, name, ["-wp-fct", ",".join(bodies)], report, SECONDS)
    arguments[arguments.index("-wp-prover") + 1] = quick_provers(options, model)
    log = report.with_suffix(".log")
    with log.open("w") as out:
        subprocess.run(arguments, cwd=folder, env=variables, stdout=out, stderr=subprocess.STDOUT, check=False)
    if not report.exists():
        return None, [f"{name}: frama-c did not come to its end, see {log}"]
    groups = prove.groups_of(report, "wp:functions")
    without = {f for f in bodies if not list(prove.goals(groups.get(f, {})))}
    failing = {f for f in bodies if any(goal[1] != goal[2] for goal in prove.goals(groups.get(f, {})))}
    return failing, [f"{name}: {f}: no goals" for f in sorted(without)]


def quick_provers(options, model):
    kinds = ["linear", "algebra"] if model == "real" else ["linear"]
    limit = prove.HASTE[0] if model == "real" else prove.HASTE[-1]
    return ",".join(options.provers[prove.hasty(kind, limit)] for kind in kinds)


def ask(options, source, types, name, models_of):
    """{function: {result: is it refused}} and complaints of a file."""
    text = (ROOT / name).read_text()
    # A result that one model has refused need not be asked in the next.
    open_results = {f: results(returned_type(text, f), types) for f in models_of}
    found = {f: dict.fromkeys(open_results[f], False) for f in models_of}
    complaints = []
    for number in range(max(map(len, open_results.values()))):
        chosen = {f: list(of)[number] for f, of in open_results.items() if number < len(of)}
        for model in sorted({model for f in chosen for model in models_of[f]}):
            bodies = {f: open_results[f][result] for f, result in chosen.items()
                      if model in models_of[f] and not found[f][result]}
            if not bodies:
                continue
            failing, problems = refused(options, source, model, name, text, bodies)
            complaints += problems
            for f in failing or []:
                found[f][chosen[f]] = True
    return found, complaints


def listed():
    """{(file, function, result): reason} of proofs/nothing.txt; a result may have a star for any end."""
    found, reason = {}, None
    for line in LISTED.read_text().splitlines():
        if line.startswith("  "):
            path, _, entries = line.strip().partition(": ")
            for entry in entries.split():
                function, _, result = entry.partition("=")
                found[path, function, result] = reason
        elif line and not line.startswith("#"):
            reason = line.rstrip(":")
    return found


def complaints_of(found_of, reasons):
    """What the list does not say, and what it says and is not so; of the files that were asked."""
    allowed = collections.defaultdict(list)
    for name, function, result in reasons:
        allowed[name, function].append(result)
    for name, found in found_of.items():
        for function, of in found.items():
            for result, is_refused in of.items():
                known = any(fnmatch.fnmatchcase(result, listed) for listed in allowed.get((name, function), []))
                if not is_refused and not known:
                    yield f"{name}: {function} keeps its contract by {result}, and proofs/nothing.txt does not say why it may"
                if is_refused and known:
                    yield f"proofs/nothing.txt: {name}: {function} does not keep its contract by {result}"
    for name, function, result in reasons:
        if name in found_of and not fnmatch.filter(found_of[name].get(function, {}), result):
            yield f"proofs/nothing.txt: {name}: there is no {function} with a result {result}"
    names = functions_of([])
    yield from (f"proofs/nothing.txt: {name}: nothing of it is proved" for name in sorted({k[0] for k in reasons} - names.keys()))


def digest_of(source, name, models_of):
    files = [ledger.entry_of(source[model], prove.reading(model), [], model, name, [])["digest"]
             for model in sorted({model for models in models_of.values() for model in models})]
    tools = [digest.version(tool) for tool in TOOLS]
    return digest.of(files, models_of, digest.scripts(STARTS, ledger.KNOWN), tools)


def entry_of(name, found, key):
    """What proofs/nothing.json keeps of a file."""
    kept = {f: [result for result, is_refused in of.items() if not is_refused] for f, of in found.items()}
    return {"file": name, "digest": key, "commit": turns.commit(), "date": datetime.date.today().isoformat(),
            "results": sum(map(len, found.values())), "kept": {f: results for f, results in kept.items() if results}}


def write(entries):
    lines = ",\n".join(json.dumps(entries[name]) for name in sorted(entries))
    rooms.replace(LEDGER, f"[\n{lines}\n]\n")


def is_asked(options, known, name):
    """Whether a file is asked in this run."""
    return not options.turn or (known is not None and turns.is_due("nothing", name))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--turn", action="store_true")
    parser.add_argument("files", nargs="*")
    options = parser.parse_args()
    options.work = options.work.resolve()
    shutil.rmtree(options.work, ignore_errors=True)
    options.work.mkdir(parents=True)
    options.cache, options.smoke, options.steps, options.par = None, False, None, 1
    options.provers = prove.why3_configuration(options.work)
    subjects = functions_of(options.files)
    if not subjects:
        sys.exit(f"proofs/subjects.txt has none of {' '.join(options.files)}")
    models = sorted({model for of in subjects.values() for found in of.values() for model in found})
    source = {model: prove.tree(options.work / "source", model) for model in models}
    known = {e["file"]: e for e in json.loads(LEDGER.read_text())} if LEDGER.exists() else {}
    keys = {name: digest_of(source, name, models_of) for name, models_of in subjects.items()}
    never = [name for name in subjects if name not in known]
    changed_since = [name for name in subjects if name in known and known[name]["digest"] != keys[name]]
    subjects = {name: of for name, of in subjects.items() if is_asked(options, known.get(name), name)}
    types = declared_types(ROOT / "spec"), declared_types(ROOT / "ref")
    types = tuple({**spec, **ref} for spec, ref in zip(*types))
    found_of, complaints = {}, []

    def one(name):
        start = time.monotonic()
        found, problems = ask(options, source, types, name, subjects[name])
        total, no = sum(map(len, found.values())), sum(r for of in found.values() for r in of.values())
        print(f"{name}: {no} of {total} results refused, {round(time.monotonic() - start)} s", flush=True)
        return found, problems

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        runs = {pool.submit(one, name): name for name in subjects}
        for run in concurrent.futures.as_completed(runs):
            name = runs[run]
            found, problems = run.result()
            complaints += problems
            if problems:
                continue
            found_of[name], new = found, entry_of(name, found, keys[name])
            # A file that has changed and keeps what it kept is no fault, however many results there are to try now.
            changed = {what for what in ("digest", "results", "kept") if known.get(name, {}).get(what) != new[what]}
            if "kept" in changed:
                complaints.append(f"{LEDGER.name}: {name} was not what this run found, now it is: see the difference, commit it")
            if changed:
                known[name] = new
                write(known)
    complaints += complaints_of(found_of, listed())
    if never or changed_since:
        print(f"{len(never)} files of proofs/subjects.txt were never asked before this run, {len(changed_since)} have changed since")
    print("".join(f"{line}\n" for line in complaints), end="")
    total = sum(len(of) for found in found_of.values() for of in found.values())
    print(f"{max(0, total - len(complaints))} passed, {len(complaints)} failed")
    return 1 if complaints or not (total or options.turn) else 0


if __name__ == "__main__":
    sys.exit(main())
