#!/usr/bin/env python3
"""Contracts that run: E-ACSL puts the clauses of public functions of ref/ into the program; tests, stored inputs of
fuzzers and the corpus run it.

usage: run_contracts.py translate SOURCE OUT.c CACHE
           SOURCE with its clauses in it; OUT.json says of each clause what became of it
       run_contracts.py run BUILD LEDGER [--all] [--seconds N] [--plant SOURCE=FILE] [NAME...]
           runs programs, and counts in LEDGER; with FILE in the place of a source of ref/; after N seconds none begins

A run of a program stands in LEDGER with the digest of what it depends on: it is not repeated while that is the same,
but with --all. With names (tests/broad/order_test, fuzz/overlaps, corpus/hull-2d) these alone run.
"""
import argparse
import collections
import concurrent.futures
import functools
import json
import os
import pathlib
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import threading
import time

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT / "tests"))
import changed  # noqa: E402
import clauses  # noqa: E402
import contents as parts  # noqa: E402
import digest  # noqa: E402
import environment  # noqa: E402
import prove  # noqa: E402
import rooms  # noqa: E402
import turns  # noqa: E402

PLUGIN = HERE / "run.ml"
READING = ["-c11", "-machdep", "gcc_x86_64", "-cpp-extra-args=-I."]
FALSE_CONTRACT = 86  # run.c
SECONDS_OF_A_RUN = 600
SECONDS_OF_TRANSLATION = 20  # of a processor: at some clauses E-ACSL takes for ever
SHARED_IN = ("ref/closest/", "ref/separation/")


# ---- translation ----

@functools.lru_cache(maxsize=None)
def public():
    """(header, function) of the public functions of ref/ whose contracts say more than what is written, and the end."""
    return sorted({(header, function) for header, function, contract in clauses.public(ROOT)
                   if header.startswith("ref/") and re.search(r"\b(ensures|requires)\b", contract)})


def wanted(source):
    """The functions that are checked in a source: those of headers beside it; and of what all share, in one family."""
    own = {pathlib.Path(source).parent} | ({pathlib.Path("ref")} if source.startswith(SHARED_IN) else set())
    return [function for header, function in public() if pathlib.Path(header).parent in own]


@functools.lru_cache(maxsize=None)
def way_digest():
    return digest.scripts(("run_contracts.program", "run_contracts.READING"))


def contents(source, text=None):
    """The digest of what a translation depends on; with another text in the place of the source."""
    files = [*parts.included(ROOT, text or source), "proofs/run.ml"]
    return digest.of([[name, parts.text_digest(ROOT, name)] for name in files], wanted(source),
                     way_digest(), digest.version("frama-c"))


def plugin(cache):
    """The plug-in compiled, once for all who translate."""
    folder = cache / digest.of(PLUGIN.read_text(), digest.version("frama-c"))[:32]
    if not (folder / "run.cmxs").exists():
        folder.mkdir(parents=True, exist_ok=True)
        prove.compile_script(PLUGIN, folder)
    return str(folder / "run.cmxs")


def frama_c(source, text, work, without, module):
    """Frama-C's words, E-ACSL's program or nothing, and what the plug-in says of the clauses."""
    out, said = work / "out.c", work / "said.json"
    out.unlink(missing_ok=True)
    variables = {"OG_RUN": str(said), "OG_RUN_FUNCTIONS": ",".join(wanted(source)),
                 "OG_RUN_WITHOUT": "\n".join(without)}
    plugins = ["-no-autoload-plugins", "-load-module", "rtegen", "-load-module", "e_acsl", "-load-module", module,
               "-no-warn-invalid-bool"]  # else what guards a read of a bool reads it, and is guarded, without end
    done = subprocess.run(
        ["frama-c", *plugins, *READING, str(text), "-then", "-e-acsl", "-e-acsl-no-assert-print-data",
         "-then-last", "-print", "-ocode", str(out)],
        cwd=ROOT, env=environment.of(ROOT, **variables), capture_output=True, text=True, check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (SECONDS_OF_TRANSLATION, SECONDS_OF_TRANSLATION)))
    if not said.exists():
        sys.exit(f"{source}: {done.stdout}{done.stderr}")
    made = out.read_text() if done.returncode == 0 and out.exists() else None
    return done.stdout + done.stderr, made, json.loads(said.read_text())


def is_left(entry):
    return not entry["reason"]


def name_of(entry):
    return f"{entry['function']} {entry['key']}"


def suspects(log, said):
    """The clauses at which E-ACSL stopped: those of the line that it names, or else none."""
    found = re.search(r"\] (\S+):(\d+): Failure", log)
    return [e for e in said if found and is_left(e) and (e["file"], e["line"]) == (found[1], int(found[2]))]


def at_fault(source, path, work, without, candidates, module):
    """The one of the clauses with which E-ACSL stops, found by halves."""
    while len(candidates) > 1:
        half = candidates[:len(candidates) // 2]
        others = [name_of(e) for e in candidates if e not in half]
        stops = frama_c(source, path, work, [*without, *others], module)[1] is None
        candidates = half if stops else [e for e in candidates if e not in half]
    return candidates


def translated(source, path, module):
    """E-ACSL's program and the clauses' entries. What E-ACSL does not survive is left out, clause by clause."""
    without = []
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        while True:
            log, text, said = frama_c(source, path, work, without, module)
            if text is not None:
                break
            bad = suspects(log, said) or at_fault(source, path, work, without, [e for e in said if is_left(e)], module)
            if not bad:
                sys.exit(f"{source}: {log}")
            without += map(name_of, bad)
    there = set(re.findall(r'\.fct = "(\w+)";\s*\S+\.line = \d+;\s*\S+\.name = "([^"]+)";', text))
    complaints = {}
    ignored = r"\[e-acsl\] (\S+):(\d+): Warning:\s*(.*?)\s*Ignoring annotation"
    for file, line, what in re.findall(ignored, log, re.DOTALL):
        complaints[file, int(line)] = re.sub(r"\s+", " ", what).removesuffix(".")
    for e in said:
        if is_left(e) and (e["function"], e["key"]) not in there:
            e["reason"] = complaints.get((e["file"], e["line"]), "E-ACSL leaves it out")
    return text, said


WRAPPER = r"^(?P<head>[^\n;{}]*?\b__gen_e_acsl_(?P<name>\w+)\([^;{}]*\))\n\{\n(?P<body>.*?)\n\}\n"


def with_budget(text, names, static):
    """The checking functions go straight to the checked one when their time is up (run.h)."""
    def mend(found):
        name, head, body = found["name"], found["head"], found["body"]
        if name not in names:
            return found[0]
        call = re.search(rf"^  (?:__retres = )?({name}\([^;]*\));", body, re.MULTILINE)
        is_void = "__retres = " not in body
        straight = f"{{ {call[1]}; return; }}" if is_void else f"return {call[1]};"
        end = "og_run_end(& og_run_here);"
        body = (body.replace("return __retres;", f"{{ {end} return __retres; }}") if not is_void else
                re.sub(r"\breturn;", f"{{ {end} return; }}", body))
        last = f"\n  {end}" if is_void and not re.search(r"return; \}\s*\}?\s*\Z", body) else ""
        return (f"{head}\n{{\n  static og_run_function og_run_here;\n"
                f"  if (! og_run_begin(& og_run_here)) {straight}\n{body}{last}\n}}\n")
    text = re.sub(WRAPPER, mend, text, flags=re.MULTILINE | re.DOTALL)
    for name in static & names:
        text = re.sub(rf"^(?=[^\n;{{}}=]*\b__gen_e_acsl_{name}\()(?! )", "static ", text, flags=re.MULTILINE)
    return text


# E-ACSL writes twelve digits of numbers: the largest finite ones, by which run.ml says what is finite, are others then.
LARGEST = {"1.79769313486e+308": "0x1.fffffffffffffp+1023", "3.40282346639e+38": "0x1.fffffep+127"}


def program(text, names):
    """C that a compiler takes, with run.h in the place of E-ACSL's library; a checked function has its own name."""
    text = re.sub(r"/\*@.*?\*/", "", text, flags=re.DOTALL)
    for cut, whole in LARGEST.items():
        text = text.replace(cut, whole)
    static = {name for name in names if re.search(rf"^(?:__inline )?static [^\n;]*\b{name}\(", text, re.MULTILINE)}
    text = with_budget(text, names, static)
    lines = []
    for line in text.split("\n"):
        if line.startswith(" ") and "__FC_BUILTIN__" not in line:
            line = line.replace("__e_acsl_assert(", "OG_RUN_CHECK(").replace("__gmpq_set_d(", "OG_RUN_SET_D(")
            line = line.replace("__gmpq_div(", "OG_RUN_DIV(").replace("__gmpq_get_d(", "OG_RUN_GET_D(")
        lines.append(line)
    text = "\n".join(lines)
    text = re.sub(r"\b__e_acsl_valid_read\s*\((?=\()", "OG_RUN_IS_VALID(", text)
    text = re.sub(r"__e_acsl_assert_clean\(& ?\w+\);", ";", text)
    text = re.sub(r"^(\s+)__e_acsl_initialize\([^;]*\);", r"\1;", text, flags=re.MULTILINE)
    for name in names:
        text = re.sub(rf'(?<!")\b{name}\b(?=\()', f"og_checked_{name}", text)
        text = re.sub(rf"\b__gen_e_acsl_{name}\b", name, text)
    return f'#include "proofs/run.h"\n{text}'


def translate(source, out, cache, path=None):
    """The source with its clauses in it; of the text of another file, where one is named."""
    path = path or source
    key = contents(source, path)
    kept = [cache / f"{key}{end}" for end in (".c", ".json")]
    if not all(path.exists() for path in kept):
        text, said = translated(source, path, plugin(cache))
        checked = {e["function"] for e in said if is_left(e)}
        cache.mkdir(parents=True, exist_ok=True)
        rooms.replace(kept[0], program(text, checked) if checked else f'#include "{path}"\n')
        rooms.replace(kept[1], json.dumps(said, indent=1) + "\n")
    shutil.copy(kept[0], out)
    shutil.copy(kept[1], out.with_suffix(".json"))


# ---- what runs ----

# Folders of tests/ that call the reference; alloc/ makes every allocation fail, and has its own linker's options.
FOLDERS = ("bound", "broad", "closest", "clip", "contact", "continuous", "cso", "decompose", "door", "enclosure",
           "features", "hit", "hull", "moving", "motion", "orientation", "pairs", "polygon", "polytope", "primitive",
           "run", "separation", "simplex", "support", "tree", "triangle", "triangulate", "world")
# Tests in which algorithms with a fault are what is looked for: their clauses are false, and say so. And tests that
# give a function what its contract excludes: a mesh that is none, a greatest of numbers that are none.
OF_FAULTS = {"tests/world/check_world_test", "tests/world/check_parts_test", "tests/support/hull_climb_test",
             "tests/separation/chung_wang_test"}
LIBRARIES = ["-lcmocka", "-ljansson", "-lexpat", "-lmpfr", "-lgmp", "-lm"]
CORPUS = ["corpus/cases/*.jsonl", "corpus/primitives/cases/*.jsonl", "corpus/curved/cases/*.jsonl",
          "corpus/parts/cases/*.jsonl", "corpus/counterexamples/*.jsonl", "corpus/imported/mesh-cases.jsonl"]
ALGORITHM = re.compile(r"const og_algorithm (og_algorithm_\w+) = \{(.*?)^\};", re.MULTILINE | re.DOTALL)
MEMBER = re.compile(r"->\s*(\w+)")

# name: tests/FOLDER/NAME, fuzz/HARNESS or corpus/ALGORITHM; own: its object; code: all objects it is linked of;
# checked: those of ref/ with clauses in them; arguments: of its program.
Unit = collections.namedtuple("Unit", "name own code checked arguments")


def algorithms():
    """{symbol: (id, the object that has it, the doors it stands behind)}"""
    doors = re.findall(r"const og_door_\w+ \*(\w+);", (ROOT / "ref/algorithm.h").read_text())
    found = {}
    for source in sorted((ROOT / "ref").rglob("*.c")):
        for symbol, members in ALGORITHM.findall(source.read_text()):
            name = re.search(r'\.id = "([^"]+)"', members)[1]
            opened = {door for door in doors if re.search(rf"\.{door} = ", members)}
            found[symbol] = name, str(source.relative_to(ROOT)), opened
    return found


def doors_of(doors):
    return [f"ref/door/{door}.c" for door in doors if (ROOT / f"ref/door/{door}.c").exists()]


def cases():
    """The corpus's cases, without claims and answers."""
    files = [path for pattern in CORPUS for path in sorted(ROOT.glob(pattern))]
    return [str(path.relative_to(ROOT)) for path in files
            if not path.name.endswith((".claims.jsonl", ".answers.jsonl"))]


def units(build):
    """All that may run, from the objects of the plain build."""
    known = {path: names for path, names in changed.objects(build).items() if has_source(path, build)}
    place = lambda source: str((build / "obj" / source).with_suffix(".o"))
    registry, listed = place("ref/registry.c"), algorithms()
    main, driver = place("tool/origo/main.c"), place("fuzz/driver_replay.c")
    shared = [path for path in known if not changed.other(path, build) and "/obj/" in path and path != main]
    beside = [place(f"fuzz/{name}.c") for name in ("harness", "primitives", "curved_bodies")]
    constructors = changed.with_constructors(shared)

    def unit(name, own, own_text, others, arguments, begin=()):
        code = changed.reached(own, known, [*shared, *others], [*constructors, *begin])
        # The registry leads everywhere: the algorithms of doors that the program opens are its business.
        opened = set(MEMBER.findall(own_text))
        mine = {symbol for symbol, (algorithm, _, doors) in listed.items()
                if doors & opened or name == f"corpus/{algorithm}"}
        symbols = {symbol for symbol in known[registry][1] if symbol in mine or symbol not in listed}
        here = {**known, registry: (known[registry][0], symbols)}
        if name.startswith("corpus/"):  # the command reaches all: what counts is what its algorithm and its doors reach
            begins = {source for symbol in mine for source in (listed[symbol][1], *doors_of(listed[symbol][2]))}
            near = {path for source in begins for path in changed.reached(place(source), known, shared, [])}
        else:
            near = set(changed.reached(own, here, [*shared, *others], constructors))
        ref = str(build / "obj/ref") + "/"
        checked = sorted(path for path in near if path.startswith(ref) and path != registry)
        return Unit(name, own, code, checked, arguments)

    for source in sorted((ROOT / "tests").glob("*/*_test.c")):
        if source.parent.name in FOLDERS and place(source.relative_to(ROOT)) in known:
            where = source.relative_to(ROOT)
            if str(where.with_suffix("")) not in OF_FAULTS:
                yield unit(str(where.with_suffix("")), place(where), source.read_text(), [], [])
    for source in sorted((ROOT / "fuzz").glob("*.c")):
        name = source.stem
        if "int LLVMFuzzerTestOneInput" in source.read_text() and place(f"fuzz/{name}.c") in known:
            yield unit(f"fuzz/{name}", place(f"fuzz/{name}.c"), source.read_text(), [*beside, driver],
                       [f"@fuzz/inputs.sh {name}"], [driver])
    for algorithm, _, _ in listed.values():
        yield unit(f"corpus/{algorithm}", main, "", [main], ["run", "--quiet", "--keep-going", algorithm, *cases()])


def has_source(path, build):
    """Builds keep the objects of sources that are gone."""
    return path.startswith(f"{build}/obj/") and \
        any((ROOT / source_of(path, build)).with_suffix(end).exists() for end in (".c", ".S"))


def source_of(path, build):
    return str(pathlib.Path(path).relative_to(build / "obj").with_suffix(".c"))


def digest_of(unit, build):
    """Of the code as compiled, of the clauses in it, of the files that it reads."""
    others = [] if unit.name.startswith("corpus/") else [path for path in unit.code if path not in unit.checked]
    plain = [changed.content(path)[0] for path in others]
    names = {file for path in [unit.own, *unit.checked] for file in changed.content(path)[1]}
    inputs = sorted(set(cases()) if unit.name.startswith("corpus/") else names)
    if unit.name.startswith("fuzz/"):
        inputs.append(f"fuzz/corpus/{unit.name.removeprefix('fuzz/')}.tar.gz")
    return digest.of(plain, [memo_contents(source_of(path, build)) for path in unit.checked],
                     [changed.input_digest(name) for name in inputs],
                     [changed.file_digest(HERE / name) for name in ("run.c", "run.h")])


memo_contents = functools.lru_cache(maxsize=None)(lambda source: contents(source))


# ---- building ----

def told(*command):
    """A command that has to succeed: else what it says is the end of the run."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{command[0]}: {done.stderr[:2000]}")

def make_object(path, build, work, plants):
    """The object of a source of ref/ with its clauses in it."""
    source = source_of(path, build)
    store = build / "run-contracts"
    out = (work / source).with_suffix(".c")
    out.parent.mkdir(parents=True, exist_ok=True)
    translate(source, out, store / "cache", plants.get(source))
    return compiled(out, store)


def compiled(source, store):
    """Its object, by the flags of everything else, but for warnings: the text is Frama-C's."""
    made = store / "objects" / f"{changed_text(source)}.o"
    if not made.exists():
        made.parent.mkdir(parents=True, exist_ok=True)
        new = made.with_suffix(f".{os.getpid()}.new")
        told("gcc", "-w", "-std=gnu17", "-O1", "-ffp-contract=off", "-fno-math-errno", "-fPIC", "-I.",
             "-c", str(source), "-o", str(new))
        new.replace(made)
    return str(made)


def changed_text(source):
    return digest.of(source.read_text(), (HERE / "run.h").read_text())[:32]


def build_unit(unit, objects, runtime, work):
    program = work / unit.name
    program.parent.mkdir(parents=True, exist_ok=True)
    code = [objects.get(path, path) for path in unit.code]
    told("gcc", *code, runtime, "-o", str(program), *LIBRARIES)
    return program


# ---- running ----

def counts_of(folder):
    """{"FUNCTION KEY": [times it held and said something, times undecided]}, of all processes of a run."""
    held, doubts, said = collections.Counter(), collections.Counter(), collections.Counter()
    conditional = set()
    for path in folder.glob("counts.*"):
        for line in path.read_text().splitlines():
            function, key, times, undecided = line.split("\t")
            name = f"{function} {key.removesuffix(' applies')}"
            if key.endswith(" applies"):
                conditional.add(name)
                said[name] += int(times)
            else:
                held[name] += int(times)
                doubts[name] += int(undecided)
    return {name: [min(held[name], said[name]) if name in conditional else held[name], doubts[name]] for name in held}


def run_unit(unit, program, seconds):
    """(counts, what is wrong or nothing, seconds)"""
    with tempfile.TemporaryDirectory() as folder:
        variables = dict(os.environ, OG_RUN_COUNTS=folder, ORIGO_TEST_PAIRS=os.environ.get("ORIGO_TEST_PAIRS") or "90")
        arguments = []
        for argument in unit.arguments:
            command = argument[1:].split() if argument.startswith("@") else ["echo", argument]
            arguments += subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
        begin = time.monotonic()
        try:
            done = subprocess.run([str(program), *arguments], cwd=ROOT, env=variables, stdout=subprocess.DEVNULL,
                                  stderr=subprocess.PIPE, text=True, errors="replace", timeout=seconds, check=False)
            status, said = done.returncode, done.stderr
        except subprocess.TimeoutExpired:
            status, said = "none", f"did not end within {seconds} seconds"
        false = [path.read_text() for path in sorted(pathlib.Path(folder).glob("false.*"))]
        is_well = not false and (status == 0 or unit.name.startswith("corpus/") and status in (1, 2, 3))
        wrong = "" if is_well else false[0] if false else f"status {status}: {said[-600:]}"
        return counts_of(pathlib.Path(folder)), wrong, time.monotonic() - begin


def read_ledger(ledger):
    return json.loads(ledger.read_text()) if ledger.exists() else {"runs": [], "clauses": []}


def write_ledger(ledger, runs, said):
    """One line a run and one line a source, so that a change shows as what it is."""
    lines = lambda entries: ",\n".join(json.dumps(e, sort_keys=True) for e in entries)
    rooms.replace(ledger, f'{{"clauses": [\n{lines(said)}\n],\n"runs": [\n{lines(runs)}\n]}}\n')


def entry_of(source, work, plants):
    """What became of a source's clauses: {"FUNCTION KEY": why it does not run, or nothing}."""
    said = json.loads((work / source).with_suffix(".json").read_text())
    return {"source": source, "digest": contents(source, plants.get(source)), "text": parts.text_of(ROOT, source),
            "clauses": {name_of(e): e["reason"] for e in said}}


def forget(source, runs, said):
    """A source that has changed takes its clauses' counts with it, but those that others have as they were."""
    kept = {name for e in said.values() if e["source"] != source and e.get("text") == parts.text_of(ROOT, e["source"])
            for name in e["clauses"]}
    gone = said[source]["clauses"].keys() - kept
    for e in runs.values():
        e["counts"] = {name: numbers for name, numbers in e["counts"].items() if name not in gone}


def in_turn(names):
    """All names, beginning with those whose turn it is: where time ends before the work does, each has its turn."""
    first = turns.turn() or 0
    return sorted(names, key=lambda name: ((turns.turn_of("run", name) - first) % turns.TURNS, name))


def run(build, ledger, options, plants, work):
    begin = time.monotonic()
    jobs = int(os.environ.get("PAR") or os.cpu_count() or 1)
    store = build / "run-contracts"
    known = read_ledger(ledger)
    all_units = {unit.name: unit for unit in units(build)}
    strange = [name for name in options.names if name not in all_units]
    if strange:
        sys.exit(f"run_contracts: there is no {strange[0]}")
    chosen = in_turn(options.names or all_units)
    digests = {name: digest_of(all_units[name], build) for name in chosen}
    runs = {e["name"]: e for e in known["runs"] if e["name"] in all_units}
    said = {e["source"]: e for e in known["clauses"] if (ROOT / e["source"]).exists()}
    due = [name for name in chosen if options.all or runs.get(name, {}).get("digest") != digests[name]]
    print(f"{len(chosen) - len(due)} of {len(chosen)} programs as in {ledger.name}, {len(due)} to run", flush=True)
    runtime = compiled(HERE / "run.c", store)
    plugin(store / "cache")
    results = {"passed": 0, "failed": 0}
    waiting = []
    with concurrent.futures.ThreadPoolExecutor(jobs) as makers, concurrent.futures.ThreadPoolExecutor(jobs) as runners:
        made = {path: None for name in due for path in all_units[name].checked}
        lock = threading.Lock()

        def object_of(path):
            with lock:
                made[path] = made[path] or makers.submit(make_object, path, build, work, plants)
            return made[path]

        def one(name):
            if options.seconds and time.monotonic() - begin > options.seconds:
                return name, None
            unit = all_units[name]
            asked = [(path, object_of(path)) for path in unit.checked]
            try:
                objects = {path: future.result() for path, future in asked}
                return name, run_unit(unit, build_unit(unit, objects, runtime, work), SECONDS_OF_A_RUN)
            except (OSError, SystemExit, ValueError) as wrong:  # else nobody hears of it before all others have run
                return name, ({}, f"{type(wrong).__name__}: {wrong}", 0)

        def save():
            write_ledger(ledger, [runs[name] for name in sorted(runs)], [said[source] for source in sorted(said)])

        for done in concurrent.futures.as_completed([runners.submit(one, name) for name in due]):
            name, result = done.result()
            if result is None:
                waiting.append(name)
                continue
            counts, wrong, seconds = result
            runs.pop(name, None)  # what fails now is no longer said
            for path in all_units[name].checked if not wrong or counts else []:
                source = source_of(path, build)
                entry = entry_of(source, work, plants)
                if source in said and said[source].get("text") != entry["text"]:
                    forget(source, runs, said)
                said[source] = entry
            if wrong:
                results["failed"] += 1
                print(f"FAILED {name}\n" + "\n".join(f"    {line}" for line in wrong.splitlines()[:12]), flush=True)
            else:
                results["passed"] += 1
                runs[name] = {"name": name, "digest": digests[name], "commit": turns.commit(),
                              "seconds": round(seconds), "counts": dict(sorted(counts.items()))}
            if os.environ.get("OG_RUN_SHOW"):
                print(f"{name} {seconds:.1f} s", flush=True)
            save()  # a run that is interrupted goes on where it was
    save()
    tell(runs.values(), said.values())
    if waiting:
        print(f"{len(waiting)} programs that something has changed of wait for their turn")
    print(f"{time.monotonic() - begin:.0f} seconds")
    print(f"{results['passed']} passed, {results['failed']} failed")
    return results["failed"] == 0


def tell(runs, said):
    """What does not run, by reason; and how much does."""
    reasons = collections.Counter(reason for e in said for reason in e["clauses"].values() if reason)
    for reason, count in reasons.most_common():
        print(f"{count:5} clauses do not run: {reason}")
    total = collections.Counter()
    for e in runs:
        total.update({name: numbers[0] for name, numbers in e["counts"].items()})
    there = {name for e in said for name, reason in e["clauses"].items() if not reason}
    executed = sum(total[name] > 0 for name in there)
    print(f"{len(there)} clauses are in programs, {executed} were executed, {sum(total.values()):,} times in all")


if __name__ == "__main__":
    if len(sys.argv) == 5 and sys.argv[1] == "translate":
        translate(sys.argv[2], pathlib.Path(sys.argv[3]), pathlib.Path(sys.argv[4]))
    elif len(sys.argv) >= 4 and sys.argv[1] == "run":
        parser = argparse.ArgumentParser()
        parser.add_argument("build", type=pathlib.Path)
        parser.add_argument("ledger", type=pathlib.Path)
        parser.add_argument("--all", action="store_true")
        parser.add_argument("--plant", action="append", default=[])
        parser.add_argument("--seconds", type=int, default=0)
        parser.add_argument("names", nargs="*")
        options = parser.parse_intermixed_args(sys.argv[2:])
        planted = dict(plant.split("=", 1) for plant in options.plant)
        with tempfile.TemporaryDirectory() as place:  # other programs than those of the sources
            is_good = run(options.build.resolve(), options.ledger.resolve(), options, planted,
                          pathlib.Path(place) if planted else options.build.resolve() / "run-contracts")
        sys.exit(0 if is_good else 1)
    else:
        sys.exit(__doc__.strip())
