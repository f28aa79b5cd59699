#!/usr/bin/env python3
"""Contracts that run: E-ACSL puts the clauses of public functions of ref/ into the program; tests, stored inputs of fuzzers
and the corpus run it.

usage: run_contracts.py translate SOURCE OUT.c CACHE     SOURCE with its clauses in it; OUT.json says of each clause what became of it
       run_contracts.py run BUILD LEDGER [--all] [NAME...]   runs the programs of BUILD/run-contracts, and counts in LEDGER

A run of a program stands in LEDGER with the digest of what it depends on: it is not repeated while that is the same, but with
--all. With names (tests/broad/order_test, fuzz/overlaps, corpus/hull-2d) these alone run.
"""
import collections
import concurrent.futures
import functools
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT / "tests"))
import changed  # noqa: E402
import clauses  # noqa: E402
import digest  # noqa: E402
import environment  # noqa: E402
import prove  # noqa: E402
import rooms  # noqa: E402
import turns  # noqa: E402

PLUGIN = HERE / "run.ml"
READING = ["-c11", "-machdep", "gcc_x86_64", "-cpp-extra-args=-I."]
FALSE_CONTRACT = 86  # run.c
SECONDS_OF_A_RUN = 600
SHARED_IN = ("ref/closest/", "ref/separation/")


# ---- translation ----

@functools.lru_cache(maxsize=None)
def public():
    """(header, function) of the public functions of ref/ whose contracts say more than what is written and that they end."""
    return sorted({(header, function) for header, function, contract in clauses.public(ROOT)
                   if header.startswith("ref/") and re.search(r"\b(ensures|requires)\b", contract)})


def wanted(source):
    """The functions that are checked in a source: those of headers beside it, and of what all share in one family, which uses it."""
    own = {pathlib.Path(source).parent} | ({pathlib.Path("ref")} if source.startswith(SHARED_IN) else set())
    return [function for header, function in public() if pathlib.Path(header).parent in own]


def included(source):
    """The files that a source is made of."""
    said = subprocess.run(["gcc", "-MM", "-I.", source], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return sorted(re.sub(r"\\\n", " ", said).split(":", 1)[1].split())


def contents(source):
    """The digest of what a translation depends on."""
    files = [*included(source), "proofs/run.ml"]
    return digest.of([[name, digest.without_comments((ROOT / name).read_text())] for name in files], wanted(source),
                     digest.scripts(("run_contracts.translated", "run_contracts.program")), digest.version("frama-c"))


def plugin(cache):
    """The plug-in compiled, once for all who translate."""
    folder = cache / digest.of(PLUGIN.read_text(), digest.version("frama-c"))[:32]
    if not (folder / "run.cmxs").exists():
        folder.mkdir(parents=True, exist_ok=True)
        prove.compile_script(PLUGIN, folder)
    return str(folder / "run.cmxs")


def frama_c(source, work, without, module):
    """Frama-C's words, E-ACSL's program or nothing, and what the plug-in says of the clauses."""
    out, said = work / "out.c", work / "said.json"
    out.unlink(missing_ok=True)
    variables = {"OG_RUN": str(said), "OG_RUN_FUNCTIONS": ",".join(wanted(source)), "OG_RUN_WITHOUT": "\n".join(without)}
    done = subprocess.run(
        ["frama-c", *READING, "-load-module", module, source, "-then", "-e-acsl", "-e-acsl-no-assert-print-data", "-then-last",
         "-print", "-ocode", str(out)], cwd=ROOT, env=environment.of(ROOT, **variables), capture_output=True, text=True, check=False)
    if not said.exists():
        sys.exit(f"{source}: {done.stdout}{done.stderr}")
    return done.stdout + done.stderr, out.read_text() if done.returncode == 0 and out.exists() else None, json.loads(said.read_text())


def is_left(entry):
    return not entry["reason"]


def name_of(entry):
    return f"{entry['function']} {entry['key']}"


def suspects(log, said):
    """The clauses at which E-ACSL stopped: those of the line that it names, or else none."""
    found = re.search(r"\] (\S+):(\d+): Failure", log)
    return [e for e in said if found and is_left(e) and (e["file"], e["line"]) == (found[1], int(found[2]))]


def at_fault(source, work, without, candidates, module):
    """The one of the clauses with which E-ACSL stops, found by halves."""
    while len(candidates) > 1:
        half = candidates[:len(candidates) // 2]
        others = [name_of(e) for e in candidates if e not in half]
        candidates = half if frama_c(source, work, [*without, *others], module)[1] is None else [e for e in candidates if e not in half]
    return candidates


def translated(source, module):
    """E-ACSL's program and the clauses' entries. What E-ACSL does not survive is left out, clause by clause."""
    without = []
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        while True:
            log, text, said = frama_c(source, work, without, module)
            if text is not None:
                break
            bad = suspects(log, said) or at_fault(source, work, without, [e for e in said if is_left(e)], module)
            if not bad:
                sys.exit(f"{source}: {log}")
            without += map(name_of, bad)
    there = {(function, key) for function, key in re.findall(r'\.fct = "(\w+)";\s*\S+\.line = \d+;\s*\S+\.name = "([^"]+)";', text)}
    complaints = {}
    for file, line, what in re.findall(r"\[e-acsl\] (\S+):(\d+): Warning:\s*(.*?)\s*Ignoring annotation", log, re.DOTALL):
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
        body = body.replace("return __retres;", f"{{ {end} return __retres; }}") if not is_void else re.sub(r"\breturn;", f"{{ {end} return; }}", body)
        last = f"\n  {end}" if is_void and not re.search(r"return; \}\s*\}?\s*\Z", body) else ""
        return f"{head}\n{{\n  static og_run_function og_run_here;\n  if (! og_run_begin(& og_run_here)) {straight}\n{body}{last}\n}}\n"
    text = re.sub(WRAPPER, mend, text, flags=re.MULTILINE | re.DOTALL)
    for name in static & names:
        text = re.sub(rf"^(?=[^\n;{{}}=]*\b__gen_e_acsl_{name}\()(?! )", "static ", text, flags=re.MULTILINE)
    return text


def program(text, names):
    """C that a compiler takes: with run.h in the place of E-ACSL's library, and each checked function by its own name."""
    text = re.sub(r"/\*@.*?\*/", "", text, flags=re.DOTALL)
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
    for name in names:
        text = re.sub(rf'(?<!")\b{name}\b(?=\()', f"og_checked_{name}", text)
        text = re.sub(rf"\b__gen_e_acsl_{name}\b", name, text)
    return f'#include "proofs/run.h"\n{text}'


def translate(source, out, cache):
    key = contents(source)
    kept = [cache / f"{key}{end}" for end in (".c", ".json")]
    if not all(path.exists() for path in kept):
        text, said = translated(source, plugin(cache))
        checked = {e["function"] for e in said if is_left(e)}
        cache.mkdir(parents=True, exist_ok=True)
        rooms.replace(kept[0], program(text, checked) if checked else f'#include "{source}"\n')
        rooms.replace(kept[1], json.dumps(said, indent=1) + "\n")
    shutil.copy(kept[0], out)
    shutil.copy(kept[1], out.with_suffix(".json"))
    out.with_suffix(".d").write_text(f"{out}: {' '.join(included(source))}\n")


# ---- what runs ----

# Folders of tests/ that call the reference; alloc/ makes every allocation fail, and has its own linker's options.
FOLDERS = ("bound", "broad", "closest", "clip", "contact", "continuous", "cso", "decompose", "door", "enclosure", "features", "hit", "hull",
           "moving", "motion", "orientation", "pairs", "polygon", "polytope", "primitive", "run", "separation", "simplex", "support",
           "tree", "triangle", "triangulate", "world")
LIBRARIES = ["-lcmocka", "-ljansson", "-lmpfr", "-lgmp", "-lm"]
CORPUS = ["corpus/cases/*.jsonl", "corpus/primitives/cases/*.jsonl", "corpus/curved/cases/*.jsonl", "corpus/parts/cases/*.jsonl",
          "corpus/counterexamples/*.jsonl", "corpus/imported/mesh-cases.jsonl"]
ALGORITHM = re.compile(r"const og_algorithm (og_algorithm_\w+) = \{(.*?)^\};", re.MULTILINE | re.DOTALL)
MEMBER = re.compile(r"->\s*(\w+)")

# name: tests/FOLDER/NAME, fuzz/HARNESS or corpus/ALGORITHM; own: its object; code: all objects it is linked of; checked: those
# of ref/ with clauses in them; arguments: of its program.
Unit = collections.namedtuple("Unit", "name own code checked arguments")


def algorithms():
    """{symbol: (id, the object that has it, the doors it stands behind)}"""
    doors = re.findall(r"const og_door_\w+ \*(\w+);", (ROOT / "ref/algorithm.h").read_text())
    found = {}
    for source in sorted((ROOT / "ref").rglob("*.c")):
        for symbol, members in ALGORITHM.findall(source.read_text()):
            name = re.search(r'\.id = "([^"]+)"', members)[1]
            found[symbol] = name, str(source.relative_to(ROOT)), {door for door in doors if re.search(rf"\.{door} = ", members)}
    return found


def cases():
    """The corpus's cases, without claims and answers."""
    files = [path for pattern in CORPUS for path in sorted(ROOT.glob(pattern))]
    return [str(path.relative_to(ROOT)) for path in files if not path.name.endswith((".claims.jsonl", ".answers.jsonl"))]


def units(build):
    """All that may run, from the objects of the plain build."""
    known = {path: names for path, names in changed.objects(build).items() if has_source(path, build)}
    place = lambda source: str((build / "obj" / source).with_suffix(".o"))
    registry, listed = place("ref/registry.c"), algorithms()
    main, driver = place("tool/origo/main.c"), place("fuzz/driver_replay.c")
    shared = [path for path in known if not changed.other(path, build) and "/obj/" in path and path != main]
    beside = [place(f"fuzz/{name}.c") for name in ("harness", "primitives", "curved_bodies")]
    constructors = changed.with_constructors(shared)

    def unit(name, own, own_text, others, arguments):
        code = changed.reached(own, known, [*shared, *others], constructors)
        # The registry leads everywhere: of what it lists only the algorithms of doors that the program opens are its business.
        opened = set(MEMBER.findall(own_text))
        mine = {symbol for symbol, (algorithm, _, doors) in listed.items() if doors & opened or name == f"corpus/{algorithm}"}
        here = {**known, registry: (known[registry][0], {symbol for symbol in known[registry][1] if symbol in mine or symbol not in listed})}
        if name.startswith("corpus/"):  # the command reaches all: what counts is what its algorithm reaches
            near = {path for symbol in mine for path in changed.reached(place(listed[symbol][1]), known, shared, [])}
        else:
            near = set(changed.reached(own, here, [*shared, *others], constructors))
        ref = str(build / "obj/ref") + "/"
        return Unit(name, own, code, sorted(path for path in near if path.startswith(ref) and path != registry), arguments)

    for source in sorted((ROOT / "tests").glob("*/*_test.c")):
        if source.parent.name in FOLDERS and place(source.relative_to(ROOT)) in known:
            yield unit(str(source.relative_to(ROOT).with_suffix("")), place(source.relative_to(ROOT)), source.read_text(), [], [])
    for source in sorted((ROOT / "fuzz").glob("*.c")):
        name = source.stem
        if "int LLVMFuzzerTestOneInput" in source.read_text() and place(f"fuzz/{name}.c") in known:
            yield unit(f"fuzz/{name}", place(f"fuzz/{name}.c"), source.read_text(), [*beside, driver], [f"@fuzz/inputs.sh {name}"])
    for algorithm, _, _ in listed.values():
        yield unit(f"corpus/{algorithm}", main, "", [main], ["run", "--quiet", "--keep-going", algorithm, *cases()])


def has_source(path, build):
    """Builds keep the objects of sources that are gone."""
    return any(path.startswith(f"{build}/obj/") and (ROOT / source_of(path, build)).with_suffix(end).exists() for end in (".c", ".S"))


def source_of(path, build):
    return str(pathlib.Path(path).relative_to(build / "obj").with_suffix(".c"))


def digest_of(unit, build):
    """Of the code as compiled, of the clauses in it, of the files that it reads."""
    plain = [changed.content(path)[0] for path in unit.code if path not in unit.checked] if not unit.name.startswith("corpus/") else []
    names = {file for path in [unit.own, *unit.checked] for file in changed.content(path)[1]}
    inputs = sorted(set(cases()) if unit.name.startswith("corpus/") else names)
    if unit.name.startswith("fuzz/"):
        inputs.append(f"fuzz/corpus/{unit.name.removeprefix('fuzz/')}.tar.gz")
    return digest.of(plain, [memo_contents(source_of(path, build)) for path in unit.checked], [changed.input_digest(name) for name in inputs],
                     [changed.file_digest(HERE / name) for name in ("run.c", "run.h")])


memo_contents = functools.lru_cache(maxsize=None)(lambda source: contents(source))


# ---- building ----

def told(*command):
    """A command that has to succeed: else what it says is the end of the run."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{command[0]}: {done.stderr[:2000]}")

def make_object(path, build, work):
    """The object of a source of ref/ with its clauses in it."""
    source = source_of(path, build)
    out = (work / source).with_suffix(".c")
    out.parent.mkdir(parents=True, exist_ok=True)
    translate(source, out, work / "cache")
    return compiled(out, work)


def compiled(source, work):
    """Its object, by the flags of everything else, but for warnings: the text is Frama-C's."""
    made = work / "objects" / f"{changed_text(source)}.o"
    if not made.exists():
        made.parent.mkdir(parents=True, exist_ok=True)
        new = made.with_suffix(f".{os.getpid()}.new")
        told("gcc", "-w", "-std=gnu17", "-O1", "-g", "-ffp-contract=off", "-fno-math-errno", "-fPIC", "-I.", "-c", str(source), "-o", str(new))
        new.replace(made)
    return str(made)


def changed_text(source):
    return digest.of(source.read_text(), (HERE / "run.h").read_text())[:32]


def build_unit(unit, objects, runtime, work):
    program = work / unit.name
    program.parent.mkdir(parents=True, exist_ok=True)
    code = [objects.get(path, path) for path in unit.code]
    told("gcc", "-g", *code, runtime, "-o", str(program), *LIBRARIES)
    return program


# ---- running ----

def counts_of(folder):
    """{"FUNCTION KEY": [times it held, times it said something, times undecided]}, of all processes of a run."""
    counts = collections.defaultdict(lambda: [0, 0, 0])
    for path in folder.glob("counts.*"):
        for line in path.read_text().splitlines():
            function, key, held, undecided = line.split("\t")
            is_condition = key.endswith(" applies")
            entry = counts[f"{function} {key.removesuffix(' applies')}"]
            entry[1 if is_condition else 0] += int(held)
            if not is_condition:
                entry[2] += int(undecided)
    return counts


def run_unit(unit, program, seconds):
    """(counts, what is wrong or nothing, seconds)"""
    with tempfile.TemporaryDirectory() as folder:
        variables = dict(os.environ, OG_RUN_COUNTS=folder, ORIGO_TEST_PAIRS=os.environ.get("ORIGO_TEST_PAIRS") or "90")
        arguments = []
        for argument in unit.arguments:
            arguments += subprocess.run(argument[1:].split(), cwd=ROOT, capture_output=True, text=True, check=True).stdout.split() \
                if argument.startswith("@") else [argument]
        begin = time.monotonic()
        try:
            done = subprocess.run([str(program), *arguments], cwd=ROOT, env=variables, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
                                  errors="replace", timeout=seconds, check=False)
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


def entry_of(source, work):
    """What became of a source's clauses: {"FUNCTION KEY": why it does not run, or nothing}."""
    said = json.loads((work / source).with_suffix(".json").read_text())
    return {"source": source, "digest": memo_contents(source), "clauses": {name_of(e): e["reason"] for e in said}}


def run(build, ledger, everything, names):
    begin = time.monotonic()
    jobs = int(os.environ.get("PAR") or os.cpu_count() or 1)
    work = build / "run-contracts"
    known = read_ledger(ledger)
    before = {e["name"]: e for e in known["runs"]}
    all_units = {unit.name: unit for unit in units(build)}
    strange = [name for name in names if name not in all_units]
    if strange:
        sys.exit(f"run_contracts: there is no {strange[0]}")
    chosen = [all_units[name] for name in names or all_units]
    digests = {unit.name: digest_of(unit, build) for unit in chosen}
    due = [unit for unit in chosen if everything or names or before.get(unit.name, {}).get("digest") != digests[unit.name]]
    print(f"{len(chosen) - len(due)} of {len(chosen)} programs as in {ledger.name}, {len(due)} to run", flush=True)
    sources = sorted({path for unit in due for path in unit.checked})
    failed, passed, fresh = 0, 0, {}
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        runtime = compiled(HERE / "run.c", work)
        plugin(work / "cache")
        objects = dict(zip(sources, pool.map(lambda path: make_object(path, build, work), sources)))

        def one(unit):
            return unit, *run_unit(unit, build_unit(unit, {path: objects[path] for path in unit.checked}, runtime, work), SECONDS_OF_A_RUN)

        for done in concurrent.futures.as_completed([pool.submit(one, unit) for unit in due]):
            unit, counts, wrong, seconds = done.result()
            if os.environ.get("OG_RUN_SHOW"):
                print(f"{unit.name} {seconds:.1f} s", flush=True)
            if wrong:
                failed += 1
                print(f"FAILED {unit.name}\n" + "\n".join(f"    {line}" for line in wrong.splitlines()[:12]), flush=True)
            else:
                passed += 1
                fresh[unit.name] = {"name": unit.name, "digest": digests[unit.name], "commit": turns.commit(), "seconds": round(seconds),
                                    "counts": {name: list(numbers) for name, numbers in sorted(counts.items())}}
    # What is gone, or has failed now, is no longer said.
    runs = {name: e for name, e in {**before, **fresh}.items() if name in all_units and (name in fresh or name not in {u.name for u in due})}
    said = {e["source"]: e for e in known["clauses"] if (ROOT / e["source"]).exists()}
    said.update({source_of(path, build): entry_of(source_of(path, build), work) for path in sources})
    write_ledger(ledger, [runs[name] for name in sorted(runs)], [said[source] for source in sorted(said)])
    tell(runs.values(), said.values())
    print(f"{time.monotonic() - begin:.0f} seconds")
    print(f"{passed} passed, {failed} failed")
    return failed == 0


def tell(runs, said):
    """What does not run, by reason; and how much does."""
    reasons = collections.Counter(reason for e in said for reason in e["clauses"].values() if reason)
    for reason, count in reasons.most_common():
        print(f"{count:5} clauses do not run: {reason}")
    total = collections.Counter()
    for e in runs:
        total.update({name: numbers[0] for name, numbers in e["counts"].items()})
    there = {name for e in said for name, reason in e["clauses"].items() if not reason}
    print(f"{len(there)} clauses are in programs, {sum(total[name] > 0 for name in there)} were executed, {sum(total.values()):,} times in all")


if __name__ == "__main__":
    if len(sys.argv) == 5 and sys.argv[1] == "translate":
        translate(sys.argv[2], pathlib.Path(sys.argv[3]), pathlib.Path(sys.argv[4]))
    elif len(sys.argv) >= 4 and sys.argv[1] == "run":
        arguments = [argument for argument in sys.argv[4:] if argument != "--all"]
        sys.exit(0 if run(pathlib.Path(sys.argv[2]).resolve(), pathlib.Path(sys.argv[3]).resolve(), "--all" in sys.argv, arguments) else 1)
    else:
        sys.exit(__doc__.strip())
