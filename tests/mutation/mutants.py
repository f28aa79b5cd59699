#!/usr/bin/env python3
"""Runs every mutant that schemata.py has built against the tests, until one test fails.

usage: tests/mutation/mutants.py RECORDS PROGRAMS [--keep] [--write] [--fresh] [--one-in N --seed S] [--pairs N] FILE...

RECORDS: the folder of the objects and of their .json; PROGRAMS: the folder of the test programs with the mutants in
them; FILE: the files that were mutated. A mutant is killed by a test that fails, crashes, or takes much longer than
with the original; with --valgrind also by one whose memory valgrind objects to. Those that survive must stand in
tests/mutation/equivalent.txt, each with a reason, and nothing else may stand there; otherwise the run fails.
--keep takes over kills of earlier runs; --write puts the counts into results.csv, --fresh their sums by folder into
fresh.csv: for a sample of which nobody has seen what survives. With --one-in 0 there are no mutants but those listed:
does each of them survive? ORIGO_TEST_PAIRS is --pairs (100) in every test.
"""
import argparse
import collections
import concurrent.futures
import csv
import datetime
import json
import math
import multiprocessing
import os
import pathlib
import resource
import signal
import subprocess
import sys

import argued

HERE = pathlib.Path(__file__).resolve().parent
EQUIVALENT, RESULTS, FRESH = HERE / "equivalent.txt", HERE / "results.csv", HERE / "fresh.csv"
COLUMNS = ["file", "one_in", "seed", "mutants", "refused", "same", "equivalent", "killed", "survived", "commit", "date"]
# `argued`: which of those that survived were found to be equivalent later; to be filled in by hand.
FRESH_COLUMNS = [*COLUMNS[:9], "argued", *COLUMNS[9:]]
MEMORY = 2 << 30      # bytes: a mutant that asks for more would not end either
LEAST_SECONDS = 1     # of processor time that any test may take
SLOWER = 4            # times the original's
BUDGET = 2            # seconds of tests on one mutant, after which no other begins; those that killed before come first
FILLED = {"MALLOC_PERTURB_": "165"}  # memory that nobody has written to holds no zeros
MEMORY_ERROR = 99     # valgrind's status, unlike that of a test that finds 5 pairs too few
VALGRIND = ["valgrind", "-q", f"--error-exitcode={MEMORY_ERROR}", "--leak-check=full",
            "--errors-for-leak-kinds=definite"]
VALGRIND_TESTS = 2    # the quickest that reach the function, besides the file's own
VALGRIND_SECONDS = 20  # a test that takes longer there proves nothing


def run(command, environment, seconds, memory=MEMORY):
    """The program's status, nonzero when it failed, crashed or did not end; and its processor time."""
    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(seconds), math.ceil(seconds) + 1))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 28, 1 << 28))
        if memory:
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    process = subprocess.Popen(command, env={**os.environ, **FILLED, **environment}, stdin=subprocess.DEVNULL,
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=limit)
    signal.alarm(math.ceil(seconds) * 30 + 60)  # for a program that waits instead of working
    try:
        _, status, used = os.wait4(process.pid, 0)
    except TimeoutError:
        process.kill()
        _, status, used = os.wait4(process.pid, 0)
    signal.alarm(0)
    process.returncode = status
    return status, used.ru_utime + used.ru_stime


class Tests:
    """The test programs: what each reaches, how long it takes, what it has killed."""

    def __init__(self, folder, pairs):
        self.folder, self.pairs = folder, {"ORIGO_TEST_PAIRS": str(pairs)}
        self.few = {"ORIGO_TEST_PAIRS": "5"}
        self.seconds, self.reach = {}, collections.defaultdict(set)
        self.kills = collections.Counter()
        for program in sorted(path for path in folder.glob("*/*_test") if path.is_file()):
            name = str(program.relative_to(folder))
            status, self.seconds[name], places = self.without_mutant(program)
            if status:
                print(f"left out, since with so few pairs it fails without a mutant: {name}", flush=True)
                continue
            for place in places:
                self.reach[place].add(name)

    def without_mutant(self, program):
        """Its status, its time and the functions that it reaches, measured once for every program that is built."""
        memory = program.with_suffix(".json")
        if memory.exists() and memory.stat().st_mtime > program.stat().st_mtime:
            return json.loads(memory.read_text(encoding="utf-8"))
        log = program.with_suffix(".reached")
        log.unlink(missing_ok=True)
        status, seconds = run([program], {**self.pairs, "ORIGO_REACHED": str(log)}, 120)
        found = status, seconds, log.read_text(encoding="utf-8").split() if log.exists() else []
        memory.write_text(json.dumps(found), encoding="utf-8")
        return found

    def kill(self, mutant, valgrind):
        """The name of the test that kills the mutant, or None; the last to look may be valgrind."""
        place = f"{mutant['file']}:{mutant['reach']}"
        function = (mutant["file"], mutant["function"])
        chosen = {"ORIGO_MUTANT": f"{mutant['file']}:{mutant['number']}"}

        def promise(name):
            kills = self.kills[function, name] + 0.1 * self.kills[mutant["file"], name] + 0.01
            return kills / (self.seconds[name] + 0.02)
        order = sorted(self.reach[place], key=promise, reverse=True)
        spent = 0
        for name in order:
            if spent > BUDGET and not self.kills[function, name]:
                continue
            spent += self.seconds[name]
            status, _ = run([self.folder / name], {**self.pairs, **chosen}, LEAST_SECONDS + SLOWER * self.seconds[name])
            if status:
                self.killed(*function, name)
                return name
        return self.memory_kill(place, chosen) if valgrind else None

    def memory_kill(self, place, chosen):
        own = pathlib.Path(place).stem + "_test"
        quickest = sorted(self.reach[place], key=self.seconds.get)
        for name in [name for name in quickest if name.endswith("/" + own) or name in quickest[:VALGRIND_TESTS]]:
            status, _ = run([*VALGRIND, self.folder / name], {**self.few, **chosen}, VALGRIND_SECONDS, 0)
            if os.WIFEXITED(status) and os.WEXITSTATUS(status) == MEMORY_ERROR:
                return f"{name} under valgrind"
        return None

    def killed(self, file, function, name):
        self.kills[(file, function), name] += 1
        self.kills[file, name] += 1


def key(mutant):
    return mutant["file"], mutant["function"], mutant["old"], mutant["new"]


class Work:
    """What the processes that try mutants share with the one that started them."""

    @classmethod
    def begin(cls, options, tests, equivalent, kills):
        cls.options, cls.tests, cls.equivalent, cls.kills = options, tests, equivalent, kills

    @classmethod
    def of_file(cls, file):
        """How many mutants of a file there are of each state, those that live, and what there is to say."""
        options, log = cls.options, log_of(cls.options)
        count, same, living, said = collections.Counter(), collections.Counter(), set(), ""
        records = json.loads((options.records / file).with_suffix(".json").read_text(encoding="utf-8"))
        for mutant in records:
            state = mutant["state"]
            same[key(mutant)] += 1
            name = json.dumps([*key(mutant), same[key(mutant)]])
            if state == "differs":
                is_argued = key(mutant) in cls.equivalent
                killer = cls.kills.get(name) or cls.tests.kill(mutant, options.valgrind and not is_argued)
                if killer and name not in cls.kills:
                    with log.open("a", encoding="utf-8") as out:
                        out.write(f"{name}\t{killer}\n")
                if not killer:
                    living.add(key(mutant))
                state = "killed" if killer else "equivalent" if is_argued else "survived"
            count[state] += 1
            if state == "survived":
                said += (f"survived {file}:{mutant['line']} {mutant['function']}\n"
                         f"  {mutant['old']}\n    => {mutant['new']}\n")
        against = count["killed"] + count["survived"]
        return count, living, said + (
            f"{file}: {sum(count.values())} mutants, {count['refused']} refused, {count['same']} same, "
            f"{count['equivalent']} equivalent, {count['killed']} of {against} killed\n")


def log_of(options):
    """Where kills are kept for --keep."""
    return options.programs / "kills.txt"


def write_results(path, columns, options, counts, of):
    """A row for each; older rows of the same (in the columns `of`) are replaced."""
    rows = {}
    if path.exists():
        with path.open(encoding="utf-8") as file:
            rows = {tuple(row[column] for column in of): row for row in csv.DictReader(file)}
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True)
    for name, count in counts.items():
        row = {"file": name, "one_in": options.one_in, "seed": options.seed, "mutants": sum(count.values()),
               **{state: count[state] for state in COLUMNS[4:9]}, "commit": commit.stdout.strip(),
               "date": datetime.date.today().isoformat()}
        rows[tuple(str(row[column]) for column in of)] = row
    with path.open("w", encoding="utf-8") as file:
        writer = csv.DictWriter(file, columns, lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows[key] for key in sorted(rows))


def by_folder(counts):
    sums = {}
    for file, count in counts.items():
        sums.setdefault(file.rpartition("/")[0], collections.Counter()).update(count)
    return sums


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("records", type=pathlib.Path)
    parser.add_argument("programs", type=pathlib.Path)
    parser.add_argument("files", nargs="+")
    parser.add_argument("--keep", action="store_true")
    parser.add_argument("--valgrind", action="store_true")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--fresh", action="store_true")
    parser.add_argument("--one-in", type=int, default=1)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=2, help="files at a time")
    options = parser.parse_args()
    if options.one_in == 0 and (options.write or options.fresh):
        parser.error("what is listed is no sample")

    def wake(*_):
        raise TimeoutError
    signal.signal(signal.SIGALRM, wake)
    equivalent = argued.read(EQUIVALENT)
    log = log_of(options)
    if not options.keep:
        log.unlink(missing_ok=True)
    log.touch()
    kills = dict(line.rsplit("\t", 1) for line in log.read_text(encoding="utf-8").splitlines())
    tests = Tests(options.programs, options.pairs)
    for name, killer in kills.items():
        file, function = json.loads(name)[:2]
        tests.killed(file, function, killer)
    counts, used, survivors = {}, set(), 0
    # What has killed mutants of a file says nothing about those of another: files can go side by side.
    context = multiprocessing.get_context("fork")
    with concurrent.futures.ProcessPoolExecutor(options.jobs, context, Work.begin, (options, tests, equivalent, kills)) as pool:
        for file, (count, survived, text) in zip(options.files, pool.map(Work.of_file, options.files)):
            print(text, end="", flush=True)
            counts[file] = count
            used |= survived & equivalent.keys()
            survivors += count["survived"]
    idle = [entry for entry in equivalent if entry[0] in options.files and entry not in used]
    if options.one_in < 2:
        for entry in idle:
            print(f"{EQUIVALENT.name}: no such mutant survives: {' '.join(entry[:2])}\n  {entry[2]}\n    => {entry[3]}")
    if options.write:
        write_results(RESULTS, COLUMNS, options, counts, ["file"])
    if options.fresh:
        write_results(FRESH, FRESH_COLUMNS, options, by_folder(counts), ["file", "one_in", "seed"])
    # A mutant that some test kills, or of which it is argued that none can, is a pass.
    passed = sum(count["killed"] + count["equivalent"] for count in counts.values())
    print(f"{passed} passed, {survivors} failed")
    return 1 if survivors or (idle and options.one_in < 2) else 0


if __name__ == "__main__":
    sys.exit(main())
