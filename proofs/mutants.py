#!/usr/bin/env python3
"""Changes one place of a proved function at a time, as tests/mutation does for the tests: some goal has to fail.

usage: proofs/mutants.py --work DIR [--one-in N --seed S] [--steps N] [--keep] [--write] [FILE...]

The functions are those of proofs/subjects.txt, or of these files of it; of each function about one mutant in N, at
least one. A function is proved by its own body and by the contracts of what it calls, so a mutant is looked for in its
own goals only. Limits are in steps of the prover and in processor time, not on the clock: they mean the same on a busy
machine. First the function as it is has to be proved within them. Mutants of which everything is proved must stand in
proofs/survivors.txt, each with the reason; otherwise the run fails. --keep takes over what earlier runs killed; --write
puts the results into proofs/mutants.csv.
"""
import argparse
import collections
import csv
import hashlib
import json
import math
import pathlib
import random
import re
import shutil
import subprocess
import sys
import time

import prove
import status

ROOT = prove.HERE.parent
sys.path.insert(0, str(ROOT / "tests/mutation"))
import argued  # noqa: E402  the same mutants that the tests are tested with, and the same list of survivors
import operators  # noqa: E402

SURVIVORS = prove.HERE / "survivors.txt"
# Four times what the hardest goal of an unchanged function needed when this was written (5.2 million, 2.4 s).
STEPS = 20_000_000
# Seconds of processor time, three times what that goal took: the searches that a mutant sets off have dearer steps.
SECONDS = 12
# Seconds of the clock, which say nothing on a busy machine: what only reaches this limit kills nothing.
CLOCK = 300
REASONS = {"Equivalent:": "equivalent", "Not specified:": "unspecified"}
FAILED = re.compile(r"^\[wp\] \[Failed\] Smoke-test typed_real_(\w+)"
                    r"|^\[wp\] \[(?!Timeout)[^\]]*\] Goal typed_real_(\w+)(?! : (?:Valid|Timeout)|\w)")
COMPILER = ["gcc", "-std=c17", "-O1", "-w", "-S", "-fkeep-inline-functions", "-D_POSIX_C_SOURCE=200809L", "-x", "c",
            "-", "-o", "-"]


def limit(work):
    """Puts limits before the provers of the configuration; why3 only knows that of the clock."""
    script, configuration = work / "limit.sh", work / "why3.conf"
    script.write_text(f'#!/bin/sh\nulimit -t {SECONDS}\nexec "$@"\n')
    script.chmod(0o755)
    text = re.sub(r'^command = "', rf'\g<0>{script} ', configuration.read_text(), flags=re.MULTILINE)
    text = re.sub(r'^command = "(.*) (-st %f)"$', r'\g<0>\ncommand_steps = "\1 rlimit=%S \2"', text, flags=re.MULTILINE)
    configuration.write_text(text)


def source_tree(work):
    """A copy of what is proved, in which one file at a time is another."""
    folder = work / "source"
    shutil.rmtree(folder, ignore_errors=True)
    for part in ("spec", "ref"):
        shutil.copytree(ROOT / part, folder / part)
    return folder


def machine_code(source, name, text):
    """What the compiler makes of a file with this text, or None if it refuses it."""
    original = (source / name).read_text()
    (source / name).write_text(text)
    done = subprocess.run([*COMPILER, "-I", "."], cwd=source, input=f'#include "{name}"\n', text=True,
                          capture_output=True, check=False)
    (source / name).write_text(original)
    return done.stdout if done.returncode == 0 else None


def sample(options, source, name, function, mutants):
    """About one mutant in N of a function, at least one: of those that are other programs, the first of an order."""
    text, chosen = (source / name).read_text(), []
    original = machine_code(source, name, text)
    for mutant in random.Random(f"{options.seed} {name} {function}").sample(mutants, len(mutants)):
        if len(chosen) == math.ceil(len(mutants) / options.one_in):
            break
        if machine_code(source, name, mutant.apply(text)) not in (None, original):
            chosen.append(mutant)
    return sorted(chosen, key=lambda mutant: (mutant.begin, mutant.end, mutant.new))


def first_failure(options, folder, name, function):
    """The first goal of a function that is not proved, or None; and what speaks against the proofs otherwise."""
    for selection in [], prove.SMOKE:
        goal, complaints = first_failure_of(options, folder, name, function, selection)
        if goal or complaints:
            break
    return goal, complaints


def first_failure_of(options, folder, name, function, selection):
    report = options.work / "mutant.json"
    arguments, variables = prove.invocation(options, folder, name, ["-wp-fct", function, *selection], report,
                                             options.timeout)
    lines = []
    with subprocess.Popen(arguments, cwd=folder, env=variables, text=True, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT) as process:
        for line in process.stdout:
            lines.append(line)
            unreached, failed = prove.UNREACHED.match(line), FAILED.match(line)
            if unreached or failed:
                process.terminate()
                goal = (unreached[1] if unreached else failed[1] or failed[2]).removeprefix(function + "_")
                return f"never reached: {goal}" if unreached else goal, []
    log = "".join(lines)
    if selection and "No goal generated" in log:  # no precondition, branch or call: nothing to contradict
        return None, []
    _, complaints = prove.judge(folder, name, [function], report, log, process.returncode)
    return None, complaints


def verdict(options, source, models, name, mutant):
    """(state, by) of a mutant: killed in one of the models, undecided or survived."""
    text = (source / name).read_text()
    for model in models:
        (source / name).write_text(mutant.apply(text))
        folder = prove.tree(options.work, model, source)
        (source / name).write_text(text)
        goal, complaints = first_failure(options, folder, name, mutant.function)
        if goal:
            return "killed", goal
        if complaints:  # out of time by the clock, or a run that failed: nothing can be said
            return "undecided", complaints[0].removeprefix(f"{name}: ")
    return "survived", ""


def is_proved(options, source, model, name, function):
    """Whether the function, unchanged, is proved within the limits. (Contradictions are for make prove to find.)"""
    _, complaints = prove.prove(options, prove.tree(options.work, model, source), model, name, [function])
    print("".join(f"unchanged   {complaint}\n" for complaint in complaints), end="", flush=True)
    return not complaints


class Memory:
    """What earlier runs killed: of a file that has changed since, nothing."""

    def __init__(self, path, keep):
        self.path = path
        if not keep:
            path.unlink(missing_ok=True)
        path.touch()
        self.kills = {tuple(name): kill for name, kill in map(json.loads, path.read_text().splitlines())}

    @staticmethod
    def name(file, text, mutant):
        return file, hashlib.sha256(text.encode()).hexdigest()[:16], mutant.begin, mutant.end, mutant.new

    def add(self, name, kill):
        with self.path.open("a") as out:
            out.write(json.dumps([name, kill]) + "\n")


def argued_reasons():
    """{mutant: (state, reason)} of the list of survivors."""
    reasons = {}
    for mutant, reason in argued.read(SURVIVORS).items():
        kind = next((kind for kind in REASONS if reason.startswith(kind)), None)
        if kind is None:
            sys.exit(f"{SURVIVORS.name}: a reason begins with one of {', '.join(REASONS)}: {mutant}")
        reasons[mutant] = REASONS[kind], reason
    return reasons


def subjects(files):
    """{file: {model: functions}} of all that is proved, but for lemmas."""
    found = {}
    for model, name, functions in prove.subjects():
        if model != "lemmas" and functions and (not files or name in files):
            found.setdefault(name, {}).setdefault(model, []).extend(functions)
    return found


def rows_of_file(options, memory, reasons, source, name, functions_of):
    """A row of the results for each mutant of a file that was tried."""
    text = (source / name).read_text()
    mutants, models_of = collections.defaultdict(list), collections.defaultdict(list)
    for mutant in operators.mutants(text):
        mutants[mutant.function].append(mutant)
    for model, functions in functions_of.items():
        for function in functions:
            models_of[function].append(model)
    for function, models in models_of.items():
        chosen = sample(options, source, name, function, mutants[function])
        unknown = [mutant for mutant in chosen if Memory.name(name, text, mutant) not in memory.kills]
        if unknown and not all(is_proved(options, source, model, name, function) for model in models):
            yield {"file": name, "function": function, "state": "unproved"}
            continue
        for mutant in chosen:
            start = time.monotonic()
            line, old, new = mutant.line(text)
            remembered = Memory.name(name, text, mutant)
            if remembered in memory.kills:
                state, (by, seconds) = "killed", memory.kills[remembered]
            else:
                state, by = verdict(options, source, models, name, mutant)
                seconds = round(time.monotonic() - start)
                if state == "killed":
                    memory.add(remembered, (by, seconds))
            if state == "survived":
                state = reasons.get((name, function, old, new), (state,))[0]
            print(f"{state:11} {name}:{line} {function}{': ' if by else ''}{by} ({seconds} s)\n"
                  f"            {old}\n         => {new}", flush=True)
            yield {"file": name, "function": function, "before": old, "after": new, "state": state, "by": by,
                   "seconds": seconds}


def idle(reasons, rows, names):
    """Entries of the list of survivors that are mutants no longer, or that were killed."""
    killed = {(row["file"], row["function"], row["before"], row["after"]) for row in rows if row["state"] == "killed"}
    for name in names:
        text = (ROOT / name).read_text()
        possible = {(name, mutant.function, *mutant.line(text)[1:]) for mutant in operators.mutants(text)}
        yield from (entry for entry in reasons if entry[0] == name and (entry not in possible or entry in killed))


def write(options, reasons, rows):
    """Puts the rows in place of those of the same functions, and leaves out functions that are proved no longer.

    What survived in an earlier run may have been given a reason since.
    """
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True)
    told = {"one_in": options.one_in, "seed": options.seed, "commit": commit.stdout.strip()}
    order = {place: number for number, place in enumerate(
        (name, function) for name, functions_of in subjects([]).items()
        for functions in functions_of.values() for function in functions)}
    anew = {(row["file"], row["function"]) for row in rows}
    kept = [row for row in status.mutants() if (row["file"], row["function"]) in order.keys() - anew]
    for row in kept:
        if row["state"] in ("survived", *REASONS.values()):
            entry = row["file"], row["function"], row["before"], row["after"]
            row["state"] = reasons.get(entry, ("survived",))[0]
    with status.MUTANTS.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, status.MUTANT_COLUMNS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(sorted(kept + [row | told for row in rows],
                                key=lambda row: order[row["file"], row["function"]]))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--one-in", type=int, default=1)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--par", type=int, default=1)
    parser.add_argument("--keep", action="store_true")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("files", nargs="*")
    options = parser.parse_args()
    options.work = options.work.resolve()
    (options.work / "cache").mkdir(parents=True, exist_ok=True)
    # An answer within so many steps is the same every time, so the cache may answer for the unchanged goals.
    options.cache, options.smoke, options.timeout = str(options.work / "cache"), False, CLOCK
    prove.prepare(options)
    limit(options.work)
    subjects_of = subjects(options.files)
    if not subjects_of:
        sys.exit(f"proofs/subjects.txt has none of {' '.join(options.files)}")
    reasons, memory = argued_reasons(), Memory(options.work / "killed.txt", options.keep)
    source = source_tree(options.work)
    rows = []
    for name, functions_of in subjects_of.items():
        for row in rows_of_file(options, memory, reasons, source, name, functions_of):
            rows.append(row)
            if options.write:
                write(options, reasons, rows)
    if options.write:
        status.write_page()
    stale = list(idle(reasons, rows, subjects_of))
    for entry in stale:
        print(f"{SURVIVORS.name}: no such mutant survives: {' '.join(entry[:2])}\n  {entry[2]}\n    => {entry[3]}")
    counts = collections.Counter(row["state"] for row in rows)
    functions = len({(row["file"], row["function"]) for row in rows})
    print(f"{len(rows)} mutants of {functions} functions: "
          + ", ".join(f"{count} {state}" for state, count in sorted(counts.items())))
    failed = counts["survived"] + counts["undecided"] + counts["unproved"]
    print(f"{len(rows) - failed} passed, {failed} failed")
    return 1 if failed or stale or not rows else 0


if __name__ == "__main__":
    sys.exit(main())
