#!/usr/bin/env python3
"""Faults drawn by a seed over all families of ref/: each has to die by a proof, or by a clause that runs.

usage: proofs/drawn.py --build BUILD --work DIR [--seed S] [--count N] [--jobs N] [--write]
       proofs/drawn.py --list --work DIR [--seed S] [--count N] [--reasons FILE]     only what is drawn

The families take turns; of one a source is drawn, then a small change of it (tests/mutation/operators.py) that compiles
to another program. A change that is no fault is passed over, once proofs/drawn.txt says why; the next is drawn instead.
First the changed function is proved, where proofs/subjects.txt has it. Then up to six programs run: the corpus of the
algorithm itself, and those that run the clauses of the changed source most often, each of them. At last the fastest
driver of Eva that reaches the function looks for undefined behaviour. What fails without a clause (a test's own
assertion, a crash) is told, and does not count; nor does a clause that is false without the fault. What an earlier run
found of a source that is as it was is taken. --write puts the results into proofs/drawn.csv.
"""
import argparse
import concurrent.futures
import csv
import json
import multiprocessing
import os
import pathlib
import random
import sys
import tempfile

import eva
import mutants
import prove
import run_contracts as contracts

import argued  # isort: skip  (of tests/mutation, where mutants.py looks)
import operators  # isort: skip

ROOT = prove.HERE.parent
TABLE, REASONS = prove.HERE / "drawn.csv", prove.HERE / "drawn.txt"
COLUMNS = ("seed", "file", "function", "before", "after", "state", "by")
PROGRAMS = 6
SECONDS = 60  # of a program that runs; those that took longer are not asked
SECONDS_OF_EVA = 150


def families():
    """{family: its sources}"""
    found = {}
    for source in sorted((ROOT / "ref").glob("*/*.c")):
        found.setdefault(source.parent.name, []).append(str(source.relative_to(ROOT)))
    return found


def drawn(seed, count, equivalent, folder):
    """The first `count` changes of the order that the seed makes, as (source, mutant)."""
    chance, turns, found = random.Random(seed), [], []
    while len(found) < count:
        if not turns:
            turns = sorted(families().items())
            chance.shuffle(turns)
        family, sources = turns.pop()
        for _ in range(100):  # a family of tables has none
            source = chance.choice(sources)
            text = (ROOT / source).read_text()
            possible = list(operators.mutants(text))
            if not possible:
                continue
            mutant = chance.choice(possible)
            _, old, new = mutant.line(text)
            is_known = (source, mutant.function, old, new) in equivalent or (source, mutant) in found
            code = mutants.machine_code(folder, source, mutant.apply(text))
            if not is_known and code not in (None, mutants.machine_code(folder, source, text)):
                found.append((source, mutant))
                break
    return found


def programs_of(source, units, ledger):
    """The programs that the clauses of a source run in: the likeliest first."""
    runs = {entry["name"]: entry for entry in ledger["runs"]}
    own = {name.split()[0] for entry in ledger["clauses"] if entry["source"] == source for name in entry["clauses"]}
    ends = f"/obj/{source.removesuffix('.c')}.o"

    def times(unit, name):
        return runs.get(unit.name, {}).get("counts", {}).get(name, (0, 0))[0]

    def weight(unit):
        counts = runs.get(unit.name, {}).get("counts", {})
        return -sum(times(unit, name) for name in counts if name.split()[0] in own), -sum(n for n, _ in counts.values())

    chosen = [unit for unit in units if any(path.endswith(ends) for path in unit.checked)
              and runs.get(unit.name, {"seconds": 0})["seconds"] <= SECONDS]
    algorithm = {f"corpus/{name}" for name, where, _ in contracts.algorithms().values() if where == source}
    mine = [unit for unit in chosen if unit.name in algorithm]
    # Of each clause the program that runs it most: what few inputs make it say is said in a program of few executions.
    clauses = {name for entry in ledger["clauses"] if entry["source"] == source for name in entry["clauses"]}
    ranked = {name: max(chosen, key=lambda unit: times(unit, name)) for name in clauses if chosen}
    best = {unit.name for name, unit in ranked.items() if times(unit, name) > 0}
    order = sorted(chosen, key=lambda unit: (unit not in mine, unit.name not in best, weight(unit)))
    return order[:PROGRAMS]


def by_proof(options, source, mutant):
    """What a proof says of a changed function: the goal that fails, or nothing."""
    of_source = mutants.subjects([source]).get(source, {})
    models = [model for model, functions in of_source.items() if mutant.function in functions]
    if not models:
        return None
    folder = mutants.source_tree(options.work)
    state, by = mutants.verdict(options, folder, models, source, mutant)
    return f"goal {by}" if state == "killed" else None


def is_well(unit, build, work, runtime):
    """Does a program with its clauses in it hold without a fault, when it is checked for as long?"""
    if unit.name not in begin.well:
        objects = {path: contracts.make_object(path, build, work, {}) for path in unit.checked}
        _, wrong, _ = contracts.run_unit(unit, contracts.build_unit(unit, objects, runtime, work), 3 * SECONDS)
        if wrong:
            print(f"{unit.name} fails without a fault: {wrong.splitlines()[0]}", flush=True)
        begin.well[unit.name] = not wrong
    return begin.well[unit.name]


def by_run(options, source, mutant, units, ledger):
    """(the clause that a program finds false, or nothing; what else it noticed)"""
    noticed = ""
    with tempfile.TemporaryDirectory(dir=options.work) as folder:
        work = pathlib.Path(folder)
        changed = work / pathlib.Path(source).name
        changed.write_text(mutant.apply((ROOT / source).read_text()))
        runtime = contracts.compiled(prove.HERE / "run.c", options.build / "run-contracts")
        for unit in programs_of(source, units, ledger):
            plants = {source: str(changed)}
            objects = {path: contracts.make_object(path, options.build, work, plants) for path in unit.checked}
            _, wrong, _ = contracts.run_unit(unit, contracts.build_unit(unit, objects, runtime, work), 3 * SECONDS)
            line = next((line.strip() for line in wrong.splitlines() if " is false" in line), "")
            if line and is_well(unit, options.build, work, runtime):
                return f"{unit.name}: {line}", ""
            noticed = noticed or (f"{unit.name}: {wrong.splitlines()[0][:90]}" if wrong else "")
    return None, noticed


def driver_of(source, function):
    """(driver, level) of the fastest answer of Eva that reaches a function, or nothing."""
    names = {f"{driver.name}-{level}": (driver, level) for driver in eva.drivers() for level in "AB"
             if not (level == "B" and driver.bare)}
    showers = {driver for _, driver in eva.bounds().values()}
    rooms = sorted((eva.DRIVERS / "answers").glob("*.json"))
    known = [entry for room in rooms for entry in json.loads(room.read_text())]
    fits = [(entry["seconds"], *names[entry["name"]]) for entry in known if entry["name"] in names and
            names[entry["name"]][0].name not in showers and entry["reached"].get(source, {}).get(function)]
    return min(fits, default=None, key=lambda fit: fit[0])


def by_eva(options, source, mutant):
    """What Eva says of a changed function, as it said nothing of it before; or nothing."""
    found = driver_of(source, mutant.function)
    if not found or found[0] > SECONDS_OF_EVA:
        return None
    _, driver, level = found
    names, text = eva.inventory(), (ROOT / source).read_text()
    folder = eva.tree(options.work / "eva", level, names, guided=eva.GUIDED in driver.options)
    changed = eva.prepared(mutant.apply(text), level)
    if eva.prepared(text, level) != (folder / source).read_text():  # static names, guides or bounds are put in
        whole = (folder / source).read_text()
        _, old, new = mutant.line(text)
        lines = [number for number, line in enumerate(whole.splitlines()) if " ".join(line.split()) == old]
        if len(lines) != 1:
            return None
        changed = "".join(f"{new if number == lines[0] else line}\n" for number, line in enumerate(whole.splitlines()))
    (folder / source).write_text(changed)
    _, complaints, _ = eva.analyse(folder, driver, level, names, 4 * SECONDS)
    if not complaints or complaints[0].startswith("frama-c"):
        return None
    return f"Eva {driver.name}-{level}: {complaints[0]}"


def tried(options, source, mutant, units, ledger):
    """A row of the table."""
    _, old, new = mutant.line((ROOT / source).read_text())
    by, noticed = by_proof(options, source, mutant), ""
    state = "proof"
    if not by:
        by, noticed = by_run(options, source, mutant, units, ledger)
        state = "run" if by else "noticed" if noticed else "lives"
    if not by:
        by = by_eva(options, source, mutant)
        state = "proof" if by else state
    return {"seed": options.seed, "file": source, "function": mutant.function, "before": old, "after": new,
            "state": state, "by": by or noticed}


def begin(build, work, ledger_path, seed):
    """Each process works in a folder of its own; a function is checked for some seconds of each program."""
    os.environ.setdefault("OG_RUN_SECONDS", "3")
    own = work / multiprocessing.current_process().name
    options = argparse.Namespace(build=build, work=own, seed=seed, steps=mutants.STEPS, par=1, smoke=False,
                                 timeout=mutants.CLOCK)
    (options.work / "cache").mkdir(parents=True, exist_ok=True)
    options.cache = str(options.work / "cache")
    prove.prepare(options)
    mutants.limit(options.work)
    begin.all = options, list(contracts.units(build)), json.loads(ledger_path.read_text())
    begin.well = {}  # {program: whether it holds}


def one(source, mutant):
    options, units, ledger = begin.all
    return tried(options, source, mutant, units, ledger)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--reasons", type=pathlib.Path, default=REASONS)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    options.work = options.work.resolve()
    options.work.mkdir(parents=True, exist_ok=True)
    chosen = drawn(options.seed, options.count, argued.read(options.reasons), mutants.source_tree(options.work))
    if options.list:
        for source, mutant in chosen:
            _, old, new = mutant.line((ROOT / source).read_text())
            print(f"{source} {mutant.function}\n  {old}\n    => {new}")
        return 0
    if not chosen or not options.build:
        sys.exit("drawn.py: nothing was drawn, or no build to try it in")
    contracts.plugin(options.build / "run-contracts/cache")
    memory = options.work / "tried.jsonl"
    memory.touch()
    kept = {tuple(name): row for name, row in map(json.loads, memory.read_text().splitlines())}
    names = [mutants.Memory.name(source, (ROOT / source).read_text(), mutant) for source, mutant in chosen]
    rows = {number: kept[name] for number, name in enumerate(names) if name in kept}
    if rows:
        print(f"{len(rows)} of {len(chosen)} as an earlier run found them", flush=True)
    with concurrent.futures.ProcessPoolExecutor(
            options.jobs, multiprocessing.get_context("fork"), begin,
            (options.build, options.work, prove.HERE / "run.json", options.seed)) as pool:
        asked = {pool.submit(one, *mutant): number for number, mutant in enumerate(chosen) if number not in rows}
        for run in concurrent.futures.as_completed(asked):
            row = rows[asked[run]] = run.result()
            with memory.open("a") as out:
                out.write(json.dumps([names[asked[run]], row]) + "\n")
            print(f"{row['state']:8} {row['file']} {row['function']}\n    {row['before']}\n      => {row['after']}\n"
                  f"    {row['by']}", flush=True)
    if options.write:
        with TABLE.open("w", encoding="utf-8", newline="") as out:
            writer = csv.DictWriter(out, COLUMNS, lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows[number] for number in sorted(rows))
    dead = sum(row["state"] in ("proof", "run") for row in rows.values())
    print(f"{len(rows)} drawn: {sum(row['state'] == 'proof' for row in rows.values())} die by a proof, "
          f"{sum(row['state'] == 'run' for row in rows.values())} by a clause that runs; "
          f"{sum(row['state'] == 'noticed' for row in rows.values())} stop a program otherwise, "
          f"{sum(row['state'] == 'lives' for row in rows.values())} live")
    print(f"{dead} passed, {len(rows) - dead} failed")
    return 0 if 10 * dead >= 9 * len(rows) else 1


if __name__ == "__main__":
    sys.exit(main())
