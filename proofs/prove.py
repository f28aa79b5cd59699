#!/usr/bin/env python3
"""Proves the functions of proofs/subjects.txt with Frama-C/WP; fails on one goal that is not proved.

frama-c -wp exits 0 whatever is proved, so the goals are counted from its report, and its log is searched for what makes
proofs worth nothing: annotations that were not understood, functions without a contract, missing guards.
"""
import argparse
import concurrent.futures
import functools
import json
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True  # no traces beside the proofs
import environment
import ledger
import plain
import stated

HERE = pathlib.Path(__file__).resolve().parent
# Z3 told to take each product of two unknowns for a number of its own, to match patterns rather than to build models,
# and to put off instances of instances: the goals are long chains of memory and few products, and a search in
# non-linear arithmetic loses itself there (a dot product: 0.1 s so, not in 40 s by the defaults of Z3 or CVC4).
# All of it only leaves out ways to a proof: what is proved so is proved. That clauses of one literal wait until they
# are needed (delay_units) takes a quarter off its time on the goals of checker_surface.c.
TACTICS = ("smt.random_seed=42 smt.arith.nl=false smt.mbqi=false smt.auto_config=false smt.qi.eager_threshold=5 "
           "smt.case_split=3 smt.delay_units=true")
# Lemmas are small and about numbers alone, so products may be thought about there, and CVC4 knows what a square root is
# (why3 keeps that from Z3) and is asked last about functions in the model `real`, too.
LEMMA_TACTICS = "smt.random_seed=42 smt.arith.solver=2"
MEMORY_MODEL = "Typed+real"
# Seconds for each prover in the model `real` and for lemmas, where all but the last are often asked in vain: all are
# asked for one, then all for four, and at last each has time enough.
HASTE = [1, 4]
# Of the goals of checker_sweep.c nine of ten are proved within 260,000 of Z3's steps, and a contradiction is a goal
# like others. Most tests find none and take all the steps that they are given, in less than a second or two.
SMOKE_STEPS = 300_000
SMOKE_SECONDS = 60
# Z3's arithmetic of its own choice goes round without counting steps in some of them; its older one counts.
SMOKE_ARITHMETIC = "smt.arith.solver=2"
# Tests for contradictions are a run of their own, put to one prover. Selected are they and one goal that every function
# has, as WP leaves out a function of which nothing is selected.
SMOKE = ["-wp-smoke-tests", "-wp-smoke-timeout", str(2 * SMOKE_SECONDS),
         "-wp-prop=" + ",".join(f"-@{kind}" for kind in (
             "lemma requires assigns ensures assert invariant variant breaks continues returns complete_behaviors "
             "disjoint_behaviors terminates decreases check").split())]
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
    # the call of nearest_on_edges, a way to it, and its end
    ("ref/closest/point_triangle.c", "off_corners"): 3,
    # the call of by_comparison, and where its answer is taken
    ("ref/simplex/simplex_backup.c", "og_simplex_backup"): 2,
}


def subjects():
    text = re.sub(r"#[^\n]*", "", (HERE / "subjects.txt").read_text())
    for entry in re.sub(r"\n[ \t]+", " ", text).splitlines():
        words = entry.split()
        if words:
            yield words[0], words[1], words[2:]


# How the sources are told what model they are read in. What a macro chooses stands in ref/scalar.h, ref/vec3.h and
# spec/number/integer.h; the rest of the text is the same for every model, and for the compiler.
FLAGS = {"ref": "-include proofs/model/computed.h", "real": "-DOG_MODEL_REAL", "checker": "-DOG_MODEL_OPAQUE", "lemmas": "-DOG_MODEL_OPAQUE",
         "negative": "-DOG_MODEL_OPAQUE", "door": "-Iproofs/model"}


def reading(model):
    """Frama-C's options by which it reads the sources in a model. Only the door sees what is behind it: GMP, as its model."""
    computed = ["-load-module", "proofs/model/computed.cmxs"] if model == "ref" else []
    return ["-c11", *([f"-cpp-extra-args={FLAGS[model]}"] if model in FLAGS else []), *computed]


@functools.lru_cache(maxsize=None)
def compiled(name, text):
    """What Frama-C's -load-script makes of a script, once for all runs: two at a time would write the same files."""
    library = subprocess.run(["frama-c", "-print-lib-path"], capture_output=True, text=True, check=True).stdout.strip()
    with tempfile.TemporaryDirectory() as folder:
        script = pathlib.Path(folder, name)
        script.write_text(text)
        subprocess.run(["ocamlopt", "-shared", "-w", "-a", "-I", library, "-o", script.with_suffix(".cmxs"), script], check=True)
        return script.with_suffix(".cmxs").read_bytes()


def compile_script(source, folder):
    """The script as Frama-C loads it, in that folder."""
    target = folder / source.with_suffix(".cmxs").name
    target.write_bytes(compiled(source.name, source.read_text()))
    return target


def tree(work, model, source=HERE.parent):
    """A copy of the sources that does not change while it is proved. The reference's is without what it is judged by."""
    folder = work / model
    shutil.rmtree(folder, ignore_errors=True)
    part = "ref" if model in ("ref", "real") else "spec"
    shutil.copytree(source / part, folder / part)
    shutil.copytree(HERE / "model", folder / "proofs/model")
    if model == "ref":
        compile_script(HERE / "model/computed.ml", folder / "proofs/model")
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
                              f"{sys.executable} -I -S {HERE / 'steps.py'} {SMOKE_SECONDS} "
                              f"{z3[1]} -smt2 rlimit={SMOKE_STEPS} {TACTICS} {SMOKE_ARITHMETIC} -st %f"))
        for kind, command in commands.items():
            name, version, driver = ("CVC4", cvc4[2], "cvc4_17") if kind == "roots" else ("Z3", z3[2], "z3_471")
            for alternative, seconds in [(kind, "%t"), *((hasty(kind, limit), str(limit)) for limit in HASTE)]:
                out.write(why3_prover(name, alternative, version, command.replace("SECONDS", seconds), driver))
                names[alternative] = f"{name}:{version}:{alternative}"
    return names


def hasty(kind, seconds):
    return f"{kind}-{seconds}"


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
    elif folder.name == "ref":
        kinds = ["linear", "memory"]
    asked = [hasty(kind, seconds) for seconds in HASTE for kind in kinds] if len(kinds) > 1 else []
    return ",".join(options.provers[name] for name in asked + kinds)


def invocation(options, folder, name, selection, report, timeout):
    """The command that proves a file, and its environment; of an earlier one the report is taken away."""
    arguments = ["frama-c", *reading(folder.name), "-kernel-warn-key", "annot-error=abort", "-warn-unsigned-overflow",
                 "-wp", "-wp-rte", "-wp-model", MEMORY_MODEL, "-wp-prover", provers(options, folder, selection),
                 *UNSIMPLIFIED, *([] if name in PRUNED and "-wp-smoke-tests" not in selection else UNPRUNED),
                 "-wp-par", str(options.par), "-wp-timeout", str(timeout), "-wp-report-json", str(report)]
    arguments += ["-wp-steps", str(options.steps)] if options.steps and "-wp-smoke-tests" not in selection else []
    arguments += selection
    # Tests for contradictions look at what the provers answer: an answer from a cache says nothing.
    cached = options.cache and "-wp-smoke-tests" not in selection
    arguments += ["-wp-cache", "update", "-wp-cache-dir", options.cache] if cached else ["-wp-cache", "none"]
    report.unlink(missing_ok=True)
    return [*arguments, name], environment.of(folder, WHY3CONFIG=str(options.work / "why3.conf"))


def stated_by(report):
    """Where a run writes what it read and what it did not show."""
    return report.with_suffix(".stated")


def frama_c(options, folder, name, selection, report, timeout):
    arguments, variables = invocation(options, folder, name, selection, report, timeout)
    if options.plugin:
        arguments[1:1] = ["-load-module", str(options.plugin)]
        variables["OG_STATED"] = str(stated_by(report))
        stated_by(report).unlink(missing_ok=True)
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


def about_another(line, functions):
    """A hypothesis under which the contract of a function holds that is not proved here, but only called."""
    found = re.search(r"Memory model hypotheses for function '(\w+)'", line)
    return found is not None and bool(functions) and found[1] not in functions


def lemmas_of(options, model, name, functions):
    """In ref/ each file's lemmas are proved with it; headers of the checker have no entry of their own."""
    return options.gate.unit(model, name).own_lemmas(name) if model == "real" and not functions else ALL_LEMMAS


def selected(functions, lemmas):
    return ["-wp-fct", ",".join(functions)] if functions else ["-wp-prop=" + ",".join(lemmas)]


def prove(options, folder, model, name, functions):
    """{function: its figures} and the complaints of one file."""
    report = options.work / (model + "-" + name.replace("/", "-") + ("" if functions else "-lemmas") + ".json")
    lemmas = lemmas_of(options, model, name, functions)
    log, status = frama_c(options, folder, name, selected(functions, lemmas), report, options.timeout)
    found, complaints = judge(folder, name, functions, report, log, status, lemmas)
    complaints += not_shown(name, report, functions or [f"lemma_{lemma}" for lemma in lemmas])
    if options.smoke and functions:
        complaints += contradictions(options, folder, name, functions, report.with_suffix(".smoke.json"))
    return {subject: found[subject] for subject in functions or sorted(found) if subject in found}, complaints


def not_shown(name, report, subjects):
    """What Frama-C itself has as not shown of these functions or lemmas. WP leaves out what it is told to, and says nothing."""
    if not stated_by(report).exists():
        return [f"{name}: Frama-C does not say what is shown, see {report.with_suffix('.log')}"]
    found = json.loads(stated_by(report).read_text())["unshown"]
    return [f"{name}: {e['function'] or 'lemma'}: not shown: {e['name']}" for e in found
            if (e["function"] or e["name"]) in subjects or subjects == ["lemma_" + ALL_LEMMAS[0]] and
            e["name"].startswith("lemma_") and not e["file"].startswith(stated.LIBRARY)]


def tested(options, model, name, functions):
    """(functions, what selects their tests for contradictions)

    Preconditions and loops are asked everywhere; branches, and what follows calls, in functions that call one of assumed.txt
    whose contract says something: after what is proved there is no contradiction that was not before it."""
    deep = functions if options.everywhere else options.gate.behind(model, name, functions)
    shallow = [function for function in functions if function not in deep]
    for chosen, less in (deep, []), (shallow, ["-wp-no-smoke-dead-code", "-wp-no-smoke-dead-call"]):
        if chosen:
            yield chosen, ["-wp-fct", ",".join(chosen), *SMOKE, *less]


def contradictions(options, folder, name, functions, report):
    """A precondition that nobody can keep, or an invariant that contradicts itself, proves anything: complaints about the
    functions in which there is one, or that nothing looked for any."""
    unit, complaints, asked, deep = options.gate.unit(folder.name, name), [], 0, False
    for chosen, selection in tested(options, folder.name, name, functions):
        log, status = frama_c(options, folder, name, selection, report, options.timeout)
        if status != 0 or not report.exists():
            return [f"{name}: frama-c ended with status {status}, see {report.with_suffix('.log')}"]
        tests, found = noticed(folder, name, groups_of(report, "wp:functions"), chosen)
        complaints += [f"{name}: {function}: contradiction: {test}" for function, test in found]
        asked += tests
        deep = deep or "-wp-no-smoke-dead-call" not in selection
    is_to_ask = deep or any(clause["clause"] == "requires" for function in functions
                            for clause in unit.of(function)["contract"])
    return complaints if asked or not is_to_ask else [f"{name}: nothing looked for contradictions"]


def noticed(folder, name, groups, functions):
    """How many tests for contradictions a report has, and (function, test) of those that found one."""
    asked, found = 0, []
    for function in functions:
        tests = [g for g in goals(groups.get(function, {})) if "_wp_smoke_" in g[0]]
        asked += len(tests)
        late = [test[0] for test in tests if test[1] != test[2]]
        dead = [test for test in late if "_wp_smoke_dead_" in test]
        if folder.name == "real" and len(dead) == ROUNDING_ALONE.get((name, function)):
            late = [test for test in late if test not in dead]
        found += [(function, test) for test in late]
    return asked, found


def judge(folder, name, functions, report, log, status, lemmas=ALL_LEMMAS):
    """What a run's report and log say of these functions or, if there are none, of these lemmas."""
    complaints = [f"{name}: {line.strip()}" for line in log.splitlines() if WORTHLESS.search(line)
                  and not about_another(line, functions)]
    complaints += [f"{name}: never reached: {goal}" for goal in UNREACHED.findall(log)]
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


def printed(options, model, name, functions):
    """The commands that prove an entry, as somebody may type them in the repository: what they say is what a run counts."""
    alone = argparse.Namespace(**{**vars(options), "cache": None})
    lemmas = lemmas_of(options, model, name, functions)
    for selection in [selected(functions, lemmas), *(found for _, found in tested(options, model, name, functions))]:
        report = options.work / "printed.json"
        words, _ = invocation(alone, pathlib.Path(model), name, selection, report, options.timeout)
        words = " ".join(map(shlex.quote, words)).replace(f"-wp-report-json {report} ", "")
        words = words.replace("-load-module proofs/model/computed.cmxs", "-load-script proofs/model/computed.ml")
        yield f"WHY3CONFIG={options.work / 'why3.conf'} {words}"


def no_floating_point(folder):
    """The memory model reads floating point as real numbers: the checker must have none."""
    for path in sorted([*(folder / "spec/pair").glob("checker*.[ch]"),
                        *(folder / "spec/primitive").glob("checker*.[ch]"), *(folder / "spec/primitive").glob("path.[ch]")]):
        text = re.sub(r"/\*.*?\*/|//[^\n]*", "", path.read_text(), flags=re.DOTALL)
        if re.search(r"\b(float|double)\b|approx\b", text):
            yield f"{path.name}: floating point in the checker, which the memory model would take for exact"


def negative(options):
    """Each file of proofs/negative/ states something false: a run that proves it is worthless. Those of its folder ref/
    are true of real numbers, and so false of what is computed."""
    folders = {"negative": tree(options.work, "negative"), "ref": tree(options.work, "ref")}
    gate = stated.Gate([], stated.Sources(folders, reading, options.plugin, options.work))
    uncached = argparse.Namespace(**{**vars(options), "cache": None, "everywhere": True, "gate": gate})

    def proved(path):
        folder = folders[path.parent.name]
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

    files = sorted([*(HERE / "negative").glob("*.c"), *(HERE / "negative/ref").glob("*.c")])
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        return len(files), sum(pool.map(proved, files), [])


def prepare(options):
    """What every run needs: the provers, and what reads off what a source states."""
    defaults = {"smoke": True, "steps": None, "par": 1, "everywhere": False, "cache": None}
    vars(options).update({**defaults, **vars(options)})
    options.work = options.work.resolve()
    options.work.mkdir(parents=True, exist_ok=True)
    options.provers = why3_configuration(options.work)
    options.plugin = compile_script(HERE / "stated.ml", options.work)
    if options.cache:
        options.cache = str(pathlib.Path(options.cache).resolve())
        pathlib.Path(options.cache).mkdir(parents=True, exist_ok=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--cache", help="keep the provers' answers in this folder")
    parser.add_argument("--timeout", type=int, default=120)
    parser.add_argument("--par", type=int, default=1, help="provers at a time, of each file (two ask the next before the "
                        "one before has answered)")
    parser.add_argument("--jobs", type=int, default=3, help="files at a time")
    parser.add_argument("--unchanged", action="store_true", help="take what the ledger has and what has not changed since")
    parser.add_argument("--turn", action="store_true", help="with --unchanged: but a twentieth of the rest in turn, og_check in each fourth")
    parser.add_argument("--resume", action="store_true", help="take what an earlier run proved of this very commit")
    parser.add_argument("--everywhere", action="store_true",
                        help="look for contradictions also in branches and behind calls after what is proved")
    parser.add_argument("--print", action="store_true", help="only print the commands that prove these files")
    parser.add_argument("files", nargs="*")
    options = parser.parse_args()
    prepare(options)
    chosen = [s for s in subjects() if not options.files or s[1] in options.files]
    if not chosen:
        sys.exit(f"proofs/subjects.txt has none of {' '.join(options.files)}")
    options.writes = not options.cache  # what a cache has answered was not proved
    options.order = [ledger.key_of(*s) for s in subjects()]
    folders = {model: tree(options.work, model) for model in stated.SIDE}
    options.gate = stated.Gate(list(subjects()), stated.Sources(folders, reading, options.plugin, options.work))
    options.gate.read(chosen, options.jobs)
    if options.print:
        print("\n".join(command for s in chosen for command in printed(options, *s)))
        return 0
    complaints = options.gate.run(chosen, not options.files)
    entries = [ledger.entry_of(folders[s[0]], reading(s[0]), options.gate.relied(*s), *s) for s in chosen]
    entries, problems, stale = ledger.prove_all(options, chosen, entries,
                                                lambda model, *subject: prove(options, folders[model], model, *subject))
    complaints += [*problems, *no_floating_point(folders["checker"])]
    for side, model in ("ref", "ref"), ("spec", "checker"):
        complaints += plain.complaints(folders[model], [s for s in chosen if stated.SIDE[s[0]] == side])
    if not options.files:
        count, proved = negative(options)
        print(f"{count - len(proved)} of {count} false statements refused")
        complaints += proved
        if not complaints:
            stale += ledger.conclude(options, MEMORY_MODEL)
    complaints += stale
    print("\n".join(complaints), end="\n" if complaints else "")
    proved, total = ledger.counts(entries)
    print(f"{proved} goals proved, {total - proved} failed")
    return 1 if complaints or proved != total else 0


if __name__ == "__main__":
    sys.exit(main())
