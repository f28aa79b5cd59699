#!/usr/bin/env python3
"""Proves the functions of proofs/subjects.txt with Frama-C/WP; fails on one goal that is not proved.

frama-c -wp exits 0 whatever is proved, so the goals are counted from its report, and its log is searched for what makes
proofs worth nothing: annotations that were not understood, functions without a contract, missing guards.
"""
import argparse
import concurrent.futures
import hashlib
import json
import pathlib
import re
import shutil
import subprocess
import sys
import time

sys.dont_write_bytecode = True  # no traces beside the proofs
import assumed
import environment
import status

HERE = pathlib.Path(__file__).resolve().parent
# Z3 told to take each product of two unknowns for a number of its own, to match patterns rather than to build models,
# and to put off instances of instances: the goals are long chains of memory and few products, and a search in
# non-linear arithmetic loses itself there (a dot product: 0.1 s so, not in 40 s by the defaults of Z3 or CVC4).
# All of it only leaves out ways to a proof: what is proved so is proved. That clauses of one literal wait until they are
# needed (delay_units) takes a quarter off its time on the goals of checker_surface.c.
TACTICS = ("smt.random_seed=42 smt.arith.nl=false smt.mbqi=false smt.auto_config=false smt.qi.eager_threshold=5 "
           "smt.case_split=3 smt.delay_units=true")
# Lemmas are small and about numbers alone, so products may be thought about there, and CVC4 knows what a square root is
# (why3 keeps that from Z3) and is asked last about functions in the model `real`, too.
LEMMA_TACTICS = "smt.random_seed=42 smt.arith.solver=2"
MEMORY_MODEL = "Typed+real"
# Seconds for each prover in the model `real` and for lemmas, where all but the last are often asked in vain: all are asked
# for one, then all for four, and at last each has time enough.
HASTE = [1, 4]
# Tests for contradictions are a run of their own, put to one prover. Selected are they and one goal that every function
# has, as WP leaves out a function of which nothing is selected.
SMOKE = ["-wp-smoke-tests", "-wp-smoke-timeout", "1",
         "-wp-prop=" + ",".join(f"-@{kind}" for kind in (
             "lemma requires assigns ensures assert invariant variant breaks continues returns complete_behaviors "
             "disjoint_behaviors terminates decreases check").split())]
# Of the goals of checker_sweep.c nine of ten are proved within 260,000 of Z3's steps, and a contradiction is a goal like
# others. Most tests find none and take all that they are given: these steps or, where a step is long, the time.
SMOKE_STEPS = 300_000
SMOKE_MILLISECONDS = 400
# Simplifications before the provers that take longer than what they save; and files with goals that are not proved
# without the second, that branches which cannot be are pruned.
UNSIMPLIFIED = ["-wp-no-ground"]
UNPRUNED = ["-wp-no-pruning"]
PRUNED = {"ref/cso/epa.c", "ref/cso/gjk.c", "ref/closest/barycentric.c"}
# Messages after which a count of proved goals says nothing.
WORTHLESS = re.compile(r"annot-error|User Error|Missing RTE|No 'assigns' specification"
                       r"|Hypothes[ei]s|not tried|Cast with incompatible|unsupported|Unsupported", re.IGNORECASE)

# A goal about code that is never run, which is proved whatever it says. (That a function does not exit is none.)
UNREACHED = re.compile(r"^\[wp\] \[CFG\] Goal (?!\w+_(?:exits|terminates)\b)(\w+) : Valid \(Unreachable\)",
                       re.MULTILINE)

ALL_LEMMAS = ["@lemma"]  # WP's word for them

# Places that rounding alone reaches: in real arithmetic they are dead, rightly, and a smoke test says so. By function.
ROUNDING_ALONE = {
    "off_corners": 3,  # the call of nearest_on_edges, a way to it, and its end
    "og_simplex_backup": 2,  # the call of by_comparison, and where its answer is taken
}


def subjects():
    text = re.sub(r"#[^\n]*", "", (HERE / "subjects.txt").read_text())
    for entry in re.sub(r"\n[ \t]+", " ", text).splitlines():
        words = entry.split()
        if words:
            yield words[0], words[1], words[2:]


def idealise(folder, exact):
    """Is arithmetic exact? In the model `real` it is, and a computed dot product is the sum of products; in the model
    `ref` nobody may say so, and what contracts say under this condition is neither proved there nor used."""
    for path in folder.rglob("*.[ch]"):
        text = path.read_text()
        text = text.replace("predicate exact_arithmetic;", "").replace("exact_arithmetic", f"\\{str(exact).lower()}")
        if exact:
            text = re.sub(r"(logic real computed_dot\(.*\));", r"\1 = dot(a, b);", text)
        path.write_text(text)


def tree(work, model, source=HERE.parent):
    """A copy of the sources as the model sees them, so that paths in messages are those of the repository."""
    folder = work / model
    shutil.rmtree(folder, ignore_errors=True)
    if model in ("ref", "real"):
        shutil.copytree(source / "ref", folder / "ref")
        idealise(folder / "ref", model == "real")
        return folder
    shutil.copytree(source / "spec", folder / "spec")
    if model == "door":
        shutil.copy(HERE / "model" / "gmp.h", folder)
    else:
        header = folder / "spec/number/integer.h"
        text = subprocess.run([sys.executable, HERE / "opaque.py"], input=header.read_text(), text=True,
                              capture_output=True, check=True).stdout
        header.write_text(text)
    return folder


def why3_prover(name, alternative, version, command, driver="z3_471"):
    return f"""
[prover]
name = "{name}"
version = "{version}"
alternative = "{alternative}"
command = "{command}"
driver = "{driver}"
editor = ""
in_place = false
interactive = false
shortcut = "{name.lower()}-{alternative}"
"""


def why3_configuration(work):
    """{name of a prover: why3's name for it}, in a configuration in which each has a name for all the time that a goal may
    take and one for each of HASTE."""
    configuration = work / "why3.conf"
    configuration.unlink(missing_ok=True)
    subprocess.run(["why3", "-C", configuration, "config", "detect"], check=True, capture_output=True)
    text = configuration.read_text()
    z3, cvc4 = (re.search(rf'name = "{name}"\npath = "(.*)"\nversion = "(.*)"', text) for name in ("Z3", "CVC4"))
    if z3 is None or cvc4 is None:
        sys.exit("why3 does not know both Z3 and CVC4 of this machine")
    commands = {
        "linear": f"{z3[1]} -smt2 -T:SECONDS {TACTICS} -st %f",
        "products": f"{z3[1]} -smt2 -T:SECONDS {LEMMA_TACTICS} -st %f",
        "algebra": f"{sys.executable} {HERE / 'algebra.py'} SECONDS %f",
        "memory": f"{sys.executable} {HERE / 'memory.py'} SECONDS %f",
        "roots": f"{cvc4[1]} --stats --tlimit=SECONDS000 --lang=smt2 %f",
    }
    names = {"contradictions": f"Z3:{z3[2]}:contradictions"}
    with configuration.open("a") as out:
        out.write(why3_prover("Z3", "contradictions", z3[2],
                              f"{z3[1]} -smt2 -T:1 -t:{SMOKE_MILLISECONDS} rlimit={SMOKE_STEPS} {TACTICS} -st %f"))
        for kind, command in commands.items():
            name, version, driver = ("CVC4", cvc4[2], "cvc4_17") if kind == "roots" else ("Z3", z3[2], "z3_471")
            for alternative, seconds in [(kind, "%t"), *((hasty(kind, limit), str(limit)) for limit in HASTE)]:
                out.write(why3_prover(name, alternative, version, command.replace("SECONDS", seconds), driver))
                names[alternative] = f"{name}:{version}:{alternative}"
    return names


def hasty(kind, seconds):
    return f"{kind}-{seconds}"


def translation_unit(folder, name):
    """A header is proved through a file that does nothing but include it."""
    if not name.endswith(".h"):
        return name
    unit = pathlib.Path(name).stem + "_unit.c"
    if not (folder / unit).exists():
        (folder / unit).write_text(f'#include "{name}"\n')
    return unit


def provers(options, folder, selection):
    """Most lemmas are about polynomials alone, most goals of functions about memory: who decides them is asked first.
    A false statement is put to all that a true one of its kind might be put to."""
    if "-wp-smoke-tests" in selection:
        return options.provers["contradictions"]
    kinds = ["linear"]
    if selection and selection[0].startswith("-wp-prop"):
        kinds = ["algebra", "linear", "roots", "products"]
    elif folder.name in ("real", "negative"):
        kinds = ["linear", "algebra", "memory", "roots"]
    asked = [hasty(kind, seconds) for seconds in HASTE for kind in kinds] if len(kinds) > 1 else []
    return ",".join(options.provers[name] for name in asked + kinds)


def invocation(options, folder, name, selection, report, timeout):
    """The command that proves a file, and its environment; of an earlier one the report is taken away."""
    arguments = ["frama-c", "-c11", "-kernel-warn-key", "annot-error=abort", "-warn-unsigned-overflow",
                 "-wp", "-wp-rte", "-wp-model", MEMORY_MODEL, "-wp-prover", provers(options, folder, selection),
                 *UNSIMPLIFIED, *([] if name in PRUNED and "-wp-smoke-tests" not in selection else UNPRUNED),
                 "-wp-par", str(options.par), "-wp-timeout", str(timeout), "-wp-report-json", str(report)]
    arguments += ["-wp-steps", str(options.steps)] if options.steps and "-wp-smoke-tests" not in selection else []
    arguments += selection
    arguments += ["-wp-cache", "update", "-wp-cache-dir", options.cache] if options.cache else ["-wp-cache", "none"]
    report.unlink(missing_ok=True)
    return [*arguments, translation_unit(folder, name)], environment.of(folder, WHY3CONFIG=str(options.work / "why3.conf"))


def frama_c(options, folder, name, selection, report, timeout):
    arguments, variables = invocation(options, folder, name, selection, report, timeout)
    log = report.with_suffix(".log")
    with log.open("w") as out:
        done = subprocess.run(arguments, cwd=folder, env=variables, stdout=out, stderr=subprocess.STDOUT)
    return log.read_text(), done.returncode


def groups_of(report, kind):
    """A part of WP's report, which is `null` where there was no goal."""
    return (json.loads(report.read_text()) or {}).get(kind, {})


def goals(node):
    """(name, proved, total, {prover: proved}) of every entry of a report that is a goal."""
    for name, entry in node.items():
        if name.startswith("wp:") or not isinstance(entry, dict):
            continue
        by = {prover_name(prover): found.get("valid", 0) for prover, found in entry.items() if prover != "wp:main"}
        yield name, entry["wp:main"].get("valid", 0), entry["wp:main"]["total"], by


def prover_name(reported):
    name, *version = reported.split(":")
    return " ".join(["Qed" if name == "qed" else name, *(word.split("-")[0] for word in version[1:])])


def added_up(found):
    """An entry's figures of the ledger, from those of its goals."""
    by = {}
    for _, _, _, proved_by in found:
        for prover, proved in proved_by.items():
            by[prover] = by.get(prover, 0) + proved
    return {"proved": sum(g[1] for g in found), "total": sum(g[2] for g in found),
            "by": {prover: by[prover] for prover in sorted(by) if by[prover]}}


def without_contract(log, text, functions):
    """Functions that a proved one calls and of which nothing is said."""
    unknown = re.findall(r"Neither code nor specification for function (\w+)", log)
    for function, body in assumed.bodies(text, functions):
        called = "\n".join(text.splitlines()[k] for k in body)
        yield from (f"{function} calls {name}, which has no contract" for name in unknown
                    if re.search(rf"\b{name}\(", called))


def about_another(line, functions):
    """A hypothesis under which the contract of a function holds that is not proved here, but only called."""
    found = re.search(r"Memory model hypotheses for function '(\w+)'", line)
    return found is not None and bool(functions) and found[1] not in functions


def lemmas_of(path):
    return re.findall(r"\blemma (\w+)(?:\{[\w, ]+\})?:", path.read_text())


def unlisted_lemmas():
    """Files of the reference with lemmas that no entry proves."""
    listed = {name for model, name, functions in subjects() if model == "real" and not functions}
    for path in sorted((HERE.parent / "ref").rglob("*.[ch]")):
        name = str(path.relative_to(HERE.parent))
        if lemmas_of(path) and name not in listed:
            yield f"{name}: its lemmas are not in proofs/subjects.txt, so they are assumed without a proof"


def prove(options, folder, model, name, functions):
    """{function: its figures} and the complaints of one file."""
    report = options.work / (model + "-" + name.replace("/", "-") + ("" if functions else "-lemmas") + ".json")
    # In ref/ each file's lemmas are proved with it; headers of the checker have no entry of their own.
    lemmas = lemmas_of(folder / name) if model == "real" else ALL_LEMMAS
    selection = ["-wp-fct", ",".join(functions)] if functions else ["-wp-prop=" + ",".join(lemmas)]
    log, status = frama_c(options, folder, name, selection, report, options.timeout)
    found, complaints = judge(folder, name, functions, report, log, status, lemmas)
    if options.smoke and functions:
        complaints += contradictions(options, folder, name, functions, report.with_suffix(".smoke.json"))
    return {subject: found[subject] for subject in functions or sorted(found) if subject in found}, complaints


def contradictions(options, folder, name, functions, report):
    """A precondition that nobody can keep, or an invariant that contradicts itself, proves anything: complaints about the
    functions in which there is one, or that nothing looked for any.

    Preconditions and loops are asked everywhere; branches, and what follows calls, in functions that call one of assumed.txt
    whose contract says something: after what is proved there is no contradiction that was not before it."""
    text = (folder / name).read_text()
    deep = functions if options.everywhere else assumed.behind(text, functions)
    shallow = [function for function in functions if function not in deep]
    complaints, asked = [], 0
    for chosen, less in (deep, []), (shallow, ["-wp-no-smoke-dead-code", "-wp-no-smoke-dead-call"]):
        if chosen:
            selection = ["-wp-fct", ",".join(chosen), *SMOKE, *less]
            log, status = frama_c(options, folder, name, selection, report, options.timeout)
            if status != 0 or not report.exists():
                return [f"{name}: frama-c ended with status {status}, see {report.with_suffix('.log')}"]
            tests, found = noticed(folder, groups_of(report, "wp:functions"), chosen)
            complaints += [f"{name}: {function}: contradiction: {test}" for function, test in found]
            asked += tests
    is_to_ask = deep or any(contract and "requires" in contract and function in functions
                            for function, contract in assumed.with_contract([folder / name]))
    return complaints if asked or not is_to_ask else [f"{name}: nothing looked for contradictions"]


def noticed(folder, groups, functions):
    """How many tests for contradictions a report has, and (function, test) of those that found one."""
    asked, found = 0, []
    for function in functions:
        tests = [g for g in goals(groups.get(function, {})) if "_wp_smoke_" in g[0]]
        asked += len(tests)
        late = [test[0] for test in tests if test[1] != test[2]]
        dead = [test for test in late if "_wp_smoke_dead_" in test]
        if folder.name == "real" and len(dead) == ROUNDING_ALONE.get(function):
            late = [test for test in late if test not in dead]
        found += [(function, test) for test in late]
    return asked, found


def judge(folder, name, functions, report, log, status, lemmas=ALL_LEMMAS):
    """What a run's report and log say of these functions or, if there are none, of these lemmas."""
    complaints = [f"{name}: {line.strip()}" for line in log.splitlines() if WORTHLESS.search(line)
                  and not about_another(line, functions)]
    complaints += [f"{name}: never reached: {goal}" for goal in UNREACHED.findall(log)]
    complaints += [f"{name}: {line}" for line in without_contract(log, (folder / name).read_text(), functions)]
    if status != 0 or not report.exists():
        return {}, complaints + [f"{name}: frama-c ended with status {status}, see {report.with_suffix('.log')}"]
    counted, failed = {}, []
    if functions:
        groups, wanted = groups_of(report, "wp:functions"), functions
    else:
        groups = {lemma: {lemma: entry} for part in groups_of(report, "wp:axiomatics").values() for lemma, entry in part.items()
                  if not lemma.startswith("wp:")}
        wanted = sorted(groups) if lemmas == ALL_LEMMAS else [f"lemma_{lemma}" for lemma in sorted(lemmas)]
    for function in wanted:
        found = list(goals(groups.get(function, {})))
        counted[function] = added_up(found)
        failed += [f"{name}: {function}: not proved: {g[0]}" for g in found if g[1] != g[2]]
        if not found:
            failed.append(f"{name}: {function}: no goals, so nothing was proved")
    summary = re.search(r"Proved goals:\s+(\d+) / (\d+)", log)
    if not failed and (summary is None or summary[1] != summary[2]):
        failed.append(f"{name}: the log's summary does not say that all is proved")
    return counted, complaints + failed


def no_floating_point(folder):
    """The memory model reads floating point as real numbers: the checker must have none."""
    for path in sorted([*(folder / "spec/certificate").glob("checker*.[ch]"),
                        *(folder / "spec/primitive").glob("checker*.[ch]"), *(folder / "spec/primitive").glob("path.[ch]")]):
        text = re.sub(r"/\*.*?\*/|//[^\n]*", "", path.read_text(), flags=re.DOTALL)
        if re.search(r"\b(float|double)\b|approx\b", text):
            yield f"{path.name}: floating point in the checker, which the memory model would take for exact"


def negative(options):
    """Each file of proofs/negative/ states something false: a run that proves it is worthless."""
    folder = tree(options.work, "negative")
    uncached = argparse.Namespace(**{**vars(options), "cache": None, "everywhere": True})

    def proved(path):
        shutil.copy(path, folder)
        functions = re.findall(r"^\w[\w ]* \*?(false_\w+)\(", path.read_text(), re.MULTILINE)
        report = options.work / f"negative-{path.stem}.json"
        if path.name.startswith("contradiction"):
            complaints = contradictions(uncached, folder, path.name, functions, report)
            return [] if any(": contradiction: " in c for c in complaints) else [f"negative/{path.name}: nothing was noticed"]
        selection = ["-wp-fct", ",".join(functions)] if functions else ["-wp-prop=@lemma"]
        log, _ = frama_c(uncached, folder, path.name, selection, report, max(HASTE))
        summary = re.search(r"Proved goals:\s+(\d+) / (\d+)", log)
        if summary is None:
            return [f"negative/{path.name}: did not run:\n{log}"]
        return [f"negative/{path.name}: a false statement was proved"] if summary[1] == summary[2] else []

    files = sorted((HERE / "negative").glob("*.c"))
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        return len(files), sum(pool.map(proved, files), [])


def digest(folder, model, name, functions):
    """Of all that the proof of a file rests on but for the provers: it, what it includes, and how it is proved."""
    unit = translation_unit(folder, name)
    made_of = subprocess.run(["gcc", "-std=c17", "-I.", "-MM", "-MT", "", unit], cwd=folder, capture_output=True, text=True,
                             check=True).stdout
    text = (folder / name).read_text()
    behind, called = assumed.behind(text, functions), sorted(assumed.called(text, functions) & set(assumed.reasons()))
    found = hashlib.sha256(" ".join([model, name, *functions, "|", *behind, "|", *called]).encode())
    for path in sorted({(folder / word).resolve() for word in made_of.replace("\\\n", " ").split() if word != ":"}):
        # Lines of documentation may change; an annotation, which begins with //@ or /*@, may not.
        found.update(re.sub(r"^[ \t]*//(?!@)[^\n]*\n", "", path.read_text(), flags=re.MULTILINE).encode())
    for path in ("prove.py", "algebra.py", "memory.py"):
        found.update((HERE / path).read_bytes())
    return found.hexdigest()


def subject_entry(folders, model, name, functions):
    what = "functions" if functions else "lemmas"
    return {"model": model, "file": name, "what": what, "digest": digest(folders[model], model, name, functions),
            "seconds": None}


def unchanged(ledger, entry, functions):
    """What the ledger counted of a file of ref/ and its seconds, if all of it was proved as it is now."""
    seconds = next((e["seconds"] for e in ledger["subjects"] if {**e, "seconds": None} == entry), None)
    if entry["model"] not in ("ref", "real") or seconds is None:
        return None, None
    counted = {e["function"]: {key: e[key] for key in ("proved", "total", "by")} for e in ledger["functions"]
               if (e["model"], e["file"]) == (entry["model"], entry["file"])
               and (e["function"] in functions if functions else e["function"].startswith("lemma_"))}
    return (counted, seconds) if counted and set(functions) <= set(counted) else (None, None)


def ledger_of(results, entries):
    functions = [{"function": function, "file": name, "model": model, **figures}
                 for model, name, counted in results for function, figures in counted.items()]
    return {"level": "WP with RTE", "memory model": MEMORY_MODEL, "functions": functions, "subjects": entries}


def determined(ledger):
    """A ledger without what a run measured of itself: which prover was first, and after how long."""
    return {**ledger, "functions": [{**e, "by": None} for e in ledger["functions"]],
            "subjects": [{**e, "seconds": None} for e in ledger["subjects"]]}


def compare(path, ledger):
    """The committed ledger and page must be what this run found."""
    stale = []
    if not path.exists() or determined(json.loads(path.read_text())) != determined(ledger):
        stale = [path.name]
        path.write_text(json.dumps(ledger, indent=1) + "\n")
    stale += status.write_page()
    return [f"{name} was not what this run found, now it is: see the difference, commit it" for name in stale]


def prove_all(options, folders, chosen, entries):
    """Results in the order of subjects.txt. Files go side by side, new ones first and then those that took longest."""
    ledger = json.loads((HERE / "ledger.json").read_text())
    seconds_of = {(e["model"], e["file"], e["what"]): e["seconds"] for e in ledger["subjects"]}

    def one(k):
        model, name, functions = chosen[k]
        start = time.monotonic()
        counted, seconds = unchanged(ledger, entries[k], functions) if options.unchanged else (None, None)
        known, problems = counted is not None, []
        if not known:
            counted, problems = prove(options, folders[model], model, name, functions)
            seconds = round(time.monotonic() - start)
        entries[k]["seconds"] = seconds
        proved, total = (sum(c[key] for c in counted.values()) for key in ("proved", "total"))
        how = "as in the ledger" if known else f"{seconds} s"
        print(f"{name}: {proved} of {total} goals, {how}", flush=True)
        return (model, name, counted), problems

    keys = [(e["model"], e["file"], e["what"]) for e in entries]
    order = sorted(range(len(chosen)), key=lambda k: -seconds_of.get(keys[k], float("inf")))
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        done = dict(zip(order, pool.map(one, order)))
    return [done[k][0] for k in range(len(chosen))], [problem for k in range(len(chosen)) for problem in done[k][1]]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--cache", help="keep the provers' answers in this folder")
    parser.add_argument("--timeout", type=int, default=120)
    parser.add_argument("--par", type=int, default=1, help="provers at a time, of each file (two ask the next before the "
                        "one before has answered)")
    parser.add_argument("--jobs", type=int, default=3, help="files at a time")
    parser.add_argument("--unchanged", action="store_true",
                        help="take files of ref/ that are as they were when the ledger was written as it says")
    parser.add_argument("--everywhere", action="store_true",
                        help="look for contradictions also in branches and behind calls after what is proved")
    parser.add_argument("files", nargs="*")
    options = parser.parse_args()
    # Smoke tests look at what the provers answer, so they mean nothing with answers from a cache.
    options.smoke, options.steps = not options.cache, None
    options.work = options.work.resolve()
    options.work.mkdir(parents=True, exist_ok=True)
    options.provers = why3_configuration(options.work)
    if options.cache:
        options.cache = str(pathlib.Path(options.cache).resolve())
        pathlib.Path(options.cache).mkdir(parents=True, exist_ok=True)
    chosen = [s for s in subjects() if not options.files or s[1] in options.files]
    if not chosen:
        sys.exit(f"proofs/subjects.txt has none of {' '.join(options.files)}")
    folders = {model: tree(options.work, model) for model in sorted({s[0] for s in chosen})}
    entries = [subject_entry(folders, *s) for s in chosen]
    results, complaints = prove_all(options, folders, chosen, entries)
    for folder in folders.values():
        complaints += no_floating_point(folder)
    complaints += [*unlisted_lemmas(), *assumed.complaints(list(subjects()), HERE.parent)]
    if not options.files:
        count, proved = negative(options)
        print(f"{count - len(proved)} of {count} false statements refused")
        complaints += proved
        if not complaints:
            complaints += compare(HERE / "ledger.json", ledger_of(results, entries))
    print("\n".join(complaints), end="\n" if complaints else "")
    proved, total = (sum(c[key] for _, _, counted in results for c in counted.values()) for key in ("proved", "total"))
    print(f"{proved} goals proved, {total - proved} failed")
    return 1 if complaints or proved != total else 0


if __name__ == "__main__":
    sys.exit(main())
