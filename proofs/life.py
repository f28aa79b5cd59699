#!/usr/bin/env python3
"""The life of the checkers' numbers with Frama-C/Eva: each is initialised before use, cleared once, not used after.

usage: proofs/life.py --work DIR [--jobs N] [--resume | --unchanged [--turn]] [--every-call] [DRIVER...]

GMP's functions get bodies in which a number is nothing but whether it is alive (made by rule from proofs/model/gmp.h,
which says what WP assumes of them): each asks that its operands are, and answers anything. A driver, a function
drive_NAME of proofs/life/*.c, makes statements and certificates of unknown contents, calls a checker and clears them:
no number may then be alive, no memory allocated. A run fails on one alarm, on a driver that does not come to its end,
on a function that is neither reached whole by a driver nor in proofs/life/open.txt, on a change of
proofs/life/changes.txt that is not refused, and when the ledger is not what was found. --every-call takes out, and
doubles, each single call in the checkers that initialises or clears, too. What each driver showed, and that a change was
refused, is kept in proofs/life/answers: without DRIVER a run may take from there what has not changed.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time
import typing

sys.dont_write_bytecode = True
import answers
import digest
import environment
import eva

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
DRIVERS = HERE / "life"
MODEL = HERE / "model/gmp.h"
LEDGER = DRIVERS / "ledger.json"
# The checkers, and what statements and certificates are kept in.
SOURCES = ["spec/pair/checker.c", "spec/pair/checker_gap.c", "spec/pair/checker_surface.c", "spec/pair/checker_sweep.c",
           "spec/primitive/checker.c", "spec/primitive/checker_hit.c", "spec/primitive/checker_independent.c",
           "spec/primitive/path.c", "spec/number/root.c", "spec/number/allocation.c", "spec/number/rational.c",
           "spec/pair/certificate.c", "spec/primitive/certificate.c", "spec/primitive/problem.c",
           "spec/body/problem.c"]
HEADERS = ["spec/number/integer.h", "spec/number/leading.h", "spec/number/vector.h", "spec/number/root.h",
           "spec/number/surd.h", "spec/number/rational.h", "spec/primitive/problem.h", "spec/primitive/checker_state.h"]
LIMIT = 300  # seconds a driver
# What a driver may not lose: whether memory was to be had, of which kind a body is, which corners of a simplex
# are set, whether a number is seen.
PRECISION = ["-eva-slevel", "200", "-eva-auto-loop-unroll", "64", "-eva-mlevel", "64", "-eva-split-return-function",
             "og_life_realloc:0,og_path_of:0,corners_of:0:1:2:3:4,og_int_leading:0,is_seen:0"]
# GCC for its builtins; a function without body and contract is not guessed.
READING = ["-machdep", "gcc_x86_64", "-kernel-warn-key", "annot:missing-spec=abort"]


# ---- GMP ----

PROTOTYPE = re.compile(r"^(void|int|size_t|mp_bitcnt_t|mp_limb_t) (mpz_\w+)\(([^()]*)\);$", re.MULTILINE)
PARAMETER = re.compile(r"mpz_(?:ptr|srcptr) (\w+)|(?:unsigned )?(?:long|int|double|mp_bitcnt_t|mp_size_t) \w+|"
                       r"const char \*\w+")
NOT_MODELLED = ("mpz_get_str", "mpz_limbs_write", "mpz_limbs_finish")
ANYTHING = {"int": "Frama_C_interval(INT_MIN, INT_MAX)", "size_t": "Frama_C_size_t_interval(1, SIZE_MAX)",
            **dict.fromkeys(("mp_bitcnt_t", "mp_limb_t"), "Frama_C_unsigned_long_interval(0, ULONG_MAX)"), "void": ""}
ANSWERS = {"mpz_sgn": "Frama_C_interval(-1, 1)"}
ALIVE = "  //@ assert alive: \\initialized(&{0}->alive) && {0}->alive == 1;\n"
INIT = """\
  //@ assert fresh: !\\initialized(&r->alive) || r->alive == 0;
  r->alive = 1;
  og_life_numbers++;
"""
CLEAR = ALIVE.format("r") + """\
  r->alive = 0;
  og_life_numbers--;
"""


def unknown_form(name):
    sys.exit(f"life.py: {name} in the header of GMP's model has a form that this does not know")


def body_of(result, name, parameters):
    """What the function does to the life of numbers."""
    parts = [PARAMETER.fullmatch(part.strip()) or unknown_form(name) for part in parameters.split(",")]
    numbers = [part[1] for part in parts if part[1]]
    if name in ("mpz_init", "mpz_clear"):
        if numbers != ["r"] or result != "void":
            unknown_form(name)
        return INIT if name == "mpz_init" else CLEAR
    answer = ANSWERS.get(name, ANYTHING[result])
    return "".join(map(ALIVE.format, numbers)) + (f"  return {answer};\n" if answer else "")


def model(header, more):
    """gmp.h and the bodies, from the header of WP's model and further prototypes."""
    header = re.sub(r"/\*@ axiomatic.*?\*/\n", "", eva.prepared(header, "A"), flags=re.DOTALL)
    header, structs = re.subn(r"  double value;\n", "  int alive;\n", header)
    header = header.replace("#endif\n", f"{more}\n#endif\n") if header.count("#endif\n") == 1 else header
    code = eva.without_comments(header)
    prototypes = {name: (result, parameters) for result, name, parameters in PROTOTYPE.findall(code)
                  if name not in NOT_MODELLED}
    named = set(re.findall(r"\b(mpz_\w+)\(", code)) - set(NOT_MODELLED)
    if structs != 1 or more not in header or named != set(prototypes) or not {"mpz_init", "mpz_clear"} <= named:
        unknown_form("something")
    bodies = "".join(f"{result} {name}({parameters}) {{\n{body_of(result, name, parameters)}}}\n"
                     for name, (result, parameters) in prototypes.items())
    includes = "".join(f"#include {name}\n" for name in ("<gmp.h>", "<limits.h>", "<stdint.h>", '"__fc_builtin.h"'))
    return "#include <stddef.h>\n" + header, includes + bodies


# ---- the program, changed or not ----

class Change(typing.NamedTuple):
    name: str
    file: str
    driver: str
    complaint: str  # the annotation that has to be among those that fail; empty: any
    before: str
    after: str


def stated_changes():
    text = re.sub(r"^#[^\n]*\n", "", (DRIVERS / "changes.txt").read_text(), flags=re.MULTILINE)
    for entry in re.split(r"\n\n+", text.strip()):
        head, *lines = entry.splitlines()
        name, file, driver, complaint = re.fullmatch(r"(\w+): (\S+) (\w+) (\w+)", head).groups()
        part = lambda sign: "".join(f"{line[1:]}\n" for line in lines if line[0] == sign)
        yield Change(name, file, driver, complaint, part("-").rstrip("\n"), part("+").rstrip("\n"))


CALL = re.compile(r"^ +og_\w+_(?:init|clear)\([^;]*\);$", re.MULTILINE)


def every_call():
    """Of each call in the checkers that initialises or clears: without it, and with it twice."""
    for file in SOURCES[:9] + ["spec/number/vector.h", "spec/number/surd.h"]:
        text, driver = (ROOT / file).read_text(), "primitive" if "primitive" in file else "certificate"
        for number, call in enumerate(CALL.finditer(text)):
            for kind, times in (("without", 0), ("twice", 2)):
                # The whole file, as the same call may stand in several places.
                after = text[:call.start()] + "\n".join([call[0]] * times) + text[call.end():]
                line = text.count("\n", 0, call.start()) + 1
                yield Change(f"{file}:{line}: {kind}: {call[0].strip()}", file, driver, "", text, after)


def inventory():
    return {path: list(eva.defined_in((ROOT / path).read_text())) for path in SOURCES + HEADERS}


def with_own_names(text, functions, owns, path):
    for function in functions:
        own = owns[path, function]
        if own != function:
            text = re.sub(rf"(?<![\w.>/]){function}\b(?![/.]\w*[./])", own, text)
    return text


def changed(text, change):
    if text.count(change.before) != 1:
        sys.exit(f"changes.txt: {change.name}: the text does not stand once in {change.file}")
    return text.replace(change.before, change.after)


def tree(folder, names, change=None):
    """A copy of spec without annotations, each static function with a name of its own, and the model of GMP."""
    shutil.rmtree(folder, ignore_errors=True)
    owns = eva.own_names(names)
    if len(set(owns.values())) != len(owns):
        sys.exit("life.py: two functions have the same name, in files of the same name")
    for source in sorted((ROOT / "spec").rglob("*.[ch]")):
        path, text = str(source.relative_to(ROOT)), source.read_text()
        if change and path == change.file:
            text = changed(text, change)
        text = re.sub(r"/\*@.*?\*/|//@[^\n]*", lambda found: "\n" * found[0].count("\n"), text, flags=re.DOTALL)
        text = re.sub(r"\b(realloc|free)\(", r"og_life_\1(", with_own_names(text, names.get(path, []), owns, path))
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text)
        if path in SOURCES and re.search(r"\b(m|c|aligned_)alloc\(|\bstrn?dup\(", text):
            sys.exit(f"life.py: {path} allocates in a way that this does not know")
    shutil.copytree(DRIVERS, folder / "life", ignore=shutil.ignore_patterns("*.json"))
    header, bodies = model(MODEL.read_text(), (DRIVERS / "gmp_more.h").read_text())
    (folder / "model").mkdir()
    (folder / "model/gmp.h").write_text(header)
    (folder / "model/gmp.c").write_text(bodies)
    return folder


# ---- drivers ----

def drivers():
    """{name: its file}"""
    return {name: path.name for path in sorted(DRIVERS.glob("*.c"))
            for name in re.findall(r"^void drive_(\w+)\(void\)", path.read_text(), re.MULTILINE)}


def command(driver, file, report):
    return ["frama-c", *eva.OPTIONS, *READING, "-cpp-extra-args=-I. -Imodel -include life/memory.h",
            f"life/{file}", "life/memory.c", "model/gmp.c", *SOURCES, "-warn-special-float", "none", "-eva",
            "-main", f"drive_{driver}", *PRECISION, "-eva-print-callstacks", "-metrics-eva-cover", "-then",
            "-report-csv", report.name]


def frama_c(folder, driver, file):
    report, log = folder / f"{driver}.csv", folder / f"{driver}.log"
    arguments = command(driver, file, report)
    with log.open("w") as out:
        try:
            done = subprocess.run(arguments, cwd=folder, env=environment.of(folder), stdout=out,
                                  stderr=subprocess.STDOUT, timeout=LIMIT).returncode
        except subprocess.TimeoutExpired:
            done = f"no end within {LIMIT} s"
    return done, log, report


def question(folder, driver, file, *more):
    """The digest of what an answer depends on."""
    units = [f"life/{file}", "life/memory.c", "life/memory.h", "model/gmp.c", *SOURCES]
    names = {name for unit in units for name in digest.included(folder, unit)} | {"model/gmp.h"}
    return digest.of(digest.sources(folder, names), command(driver, file, pathlib.Path("report.csv")), more,
                     digest.scripts(("life.analyse", "life.is_refused")), digest.version("frama-c"))


def callers(log):
    """The places in the program under which something was not sure, as Eva's call stacks have them."""
    return sorted({place for stack in re.findall(r"stack: (.*(?:\n {2,}.*<-.*)*)", log)
                   for place in re.findall(r"spec/\w+/\w+\.c:\d+", stack)[:1]})


def analyse(folder, driver, file, names):
    """{(file, function): reached part}, complaints and seconds."""
    start = time.monotonic()
    done, log, report = frama_c(folder, driver, file)
    seconds = time.monotonic() - start
    if done != 0 or not report.exists():
        return {}, [f"frama-c: {done}: see {log}"], seconds
    complaints, text = sorted(set(eva.alarms(report))), log.read_text()
    if re.search(rf"at end of function drive_{driver}:\s+NON TERMINATING", text):
        complaints.append("the driver's end is not reached")
    return eva.reached(text, names), complaints, seconds


# ---- what was found ----

def entries(results, names):
    """The ledger: of each function the driver that reaches most of it, or why it is not shown."""
    best, stated = {}, eva.open_functions(DRIVERS / "open.txt")
    for driver, found in sorted(results.items()):
        for where, part in found.items():
            if part > best.get(where, (0,))[0]:
                best[where] = (round(part, 3), driver)
    functions = []
    for where in ((path, function) for path, functions_of in names.items() for function in functions_of):
        part, driver = best.get(where, (0, None))
        entry = {"file": where[0], "function": where[1], "reached": part, **({"driver": driver} if driver else {})}
        functions.append(entry | ({"open": stated[where]} if where in stated else {}))
    return {"functions": functions}


def unstated(ledger):
    """Functions that are neither reached whole nor in open.txt, or both."""
    for e in ledger["functions"]:
        if (e["reached"] == 1) == ("open" in e):
            said = "reached whole, but in open.txt" if "open" in e else "neither reached whole nor in open.txt"
            yield f"{e['file']}: {e['function']} is {said} ({e['reached']:.0%})"
    known = {(e["file"], e["function"]) for e in ledger["functions"]}
    for path, function in eva.open_functions(DRIVERS / "open.txt").keys() - known:
        yield f"open.txt: there is no {function} in {path}"


def compare(ledger):
    text = json.dumps(ledger, indent=1) + "\n"
    if LEDGER.exists() and LEDGER.read_text() == text:
        return []
    LEDGER.write_text(text)
    return [f"{LEDGER.name} was not what this run found, now it is: see the difference, commit it"]


# Of what changes.txt names, how Eva's report writes it.
COMPLAINTS = {"fresh": "alive ≡ 0", "alive": "alive ≡ 1", "none_alive": "og_life_numbers ≡ 0",
              "all_freed": "og_life_blocks ≡ 0", "dangling": "dangling_pointer", "": ""}


def is_refused(change, complaints):
    return any(COMPLAINTS[change.complaint] in line for line in complaints if not line.startswith("frama-c:"))


def report_driver(name, found, complaints, seconds, log):
    verdict = f"{len(complaints)} complaints" if complaints else "sound"
    print(f"{name}: {verdict}, {len(found)} functions, {seconds:.1f} s", flush=True)
    print("".join(f"  {line}\n" for line in complaints), end="")
    if complaints and log.exists():
        print("".join(f"  below {place}\n" for place in callers(log.read_text())), end="", flush=True)


def run_drivers(pool, folder, chosen, names, known, anew):
    """{driver: what it reaches} of those without a complaint, and how many have one."""
    results, failed, runs = {}, 0, {}
    for name, file in chosen.items():
        asked = question(folder, name, file)
        taken = known.find("drivers", name, asked)
        if taken and not anew:
            results[name] = taken[0]
        else:
            runs[pool.submit(analyse, folder, name, file, names)] = name, asked
    for run in concurrent.futures.as_completed(runs):
        name, asked = runs[run]
        found, complaints, seconds = run.result()
        report_driver(name, found, complaints, seconds, folder / f"{name}.log")
        failed += bool(complaints)
        if not complaints:
            known.add("drivers", name, asked, found, seconds)
            results[name] = found
    return results, failed


def try_change(folder, change, names):
    _, complaints, seconds = analyse(folder, change.driver, drivers()[change.driver], names)
    if is_refused(change, complaints):
        shutil.rmtree(folder)
    return is_refused(change, complaints), complaints, seconds


def run_changes(pool, work, changes, names, known):
    """How many are refused, and how many not."""
    refused, runs = 0, {}
    for k, change in enumerate(changes):
        folder = tree(work / f"change-{k}", names, change)
        asked = question(folder, change.driver, drivers()[change.driver], change.complaint)
        if known.find("changes", change.name, asked):
            shutil.rmtree(folder)
            refused += 1
        else:
            runs[pool.submit(try_change, folder, change, names)] = change, asked
    for run in concurrent.futures.as_completed(runs):
        change, asked = runs[run]
        rightly, complaints, seconds = run.result()
        verdict = "refused, rightly" if rightly else f"not refused: {complaints}"
        print(f"{change.name}: {verdict}, {seconds:.1f} s", flush=True)
        refused += rightly
        if rightly:
            known.add("changes", change.name, asked, {}, seconds)
    return refused, len(changes) - refused


def run(work, options, only=(), every=False):
    """How many drivers and changes are as they should be, and how many not."""
    work, names = work / f"life-{os.getpid()}", inventory()
    known = answers.Answers(DRIVERS / "answers", options)
    chosen = {name: file for name, file in drivers().items() if not only or name in only}
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results, failed = run_drivers(pool, tree(work / "true", names), chosen, names, known, anew=bool(only))
        refused, not_refused = run_changes(pool, work, [] if only else list(stated_changes()), names, known)
        if every:  # half an hour, and nothing of it is kept
            more, not_more = run_changes(pool, work / "every", list(every_call()), names, Nothing())
            refused, not_refused = refused + more, not_refused + not_more
    failed += not_refused
    if not only:
        if not failed:
            known.forget()
        failed += eva.conclude(entries(results, names), failed, unstated, compare) + eva.tell(known.complaints())
    if not failed:
        shutil.rmtree(work)
    return len(results) + refused, failed


class Nothing:
    """Answers that are neither known nor kept."""
    def find(self, *_):
        return None

    def add(self, *_):
        pass


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--jobs", type=int, default=2)
    answers.add_options(parser)
    parser.add_argument("--every-call", action="store_true")
    parser.add_argument("drivers", nargs="*")
    options = parser.parse_args()
    unknown = set(options.drivers) - set(drivers())
    if unknown:
        sys.exit(f"no such driver: {' '.join(sorted(unknown))}")
    passed, failed = run(options.work.resolve(), options, options.drivers, options.every_call)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
