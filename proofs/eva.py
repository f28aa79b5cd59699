#!/usr/bin/env python3
"""Memory safety (A) and finite results (B) of the reference with Frama-C/Eva: runs every driver of proofs/eva.

usage: proofs/eva.py --work DIR [--jobs N] [--resume | --unchanged [--turn]] [DRIVER...]

A driver is a function drive_NAME of proofs/eva/*.c: it makes arguments of unknown value and calls what it is about.
Level A: arguments are any values at all, infinities and NaN among them; no undefined behaviour may be found. Level B,
of drivers whose comment states a domain (`// B: ...`; `// B alone: ...`, not run at level A): numbers lie in that
domain; besides, no operation may give an infinity or a NaN. (`// B alone, without bounds: ...`: no bound of bounds.txt
stands in place of a body; of numbers near given ones the bodies say more.) A run fails on one alarm, on one
precondition that is not sure, on a driver that does not come to its end, on a function of ref/ that is neither shown
safe (by a driver or by WP) nor in proofs/eva/open.txt, on a false driver (proofs/eva/false.c) that is not refused, and
when the ledger is not what was found. What each driver showed is kept in proofs/eva/answers: without DRIVER a run may
take from there what has not changed (proofs/answers.py, proofs/turns.py). False drivers are always run.
"""
import argparse
import collections
import concurrent.futures
import csv
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
import numeric
import rooms
import status

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
DRIVERS = HERE / "eva"
SURE = ("Valid", "Considered valid", "Dead", "Unreachable")
PRECISION = "3"
LIMIT = 600  # seconds a driver; on a busy machine --limit
OPTIONS = ["-c11", "-kernel-warn-key", "annot-error=abort,typing:implicit-function-declaration=abort",
           "-warn-signed-overflow", "-warn-signed-downcast", "-warn-invalid-bool", "-warn-invalid-pointer"]
DEFINITION = re.compile(r"^(?:static inline |static )?(?!typedef|struct|enum|return|else|extern)"
                        r"[A-Za-z_][\w ]*?[ *]+(\w+)\(", re.MULTILINE)


GUIDED = "-eva-interprocedural-splits"  # the drivers that go by guides.txt
GUIDING_OPTIONS = {"slevel": "-eva-slevel-function", "return": "-eva-split-return-function",
                   "subdivide": "-eva-subdivide-non-linear-function"}
GUIDE = re.compile(r"dynamic_split .*|(loop (unroll|widen_hints) [^;]*(; )?)+|(slevel|subdivide) \d+|return \w+")
KEYWORD = "(?:requires|ensures|assigns|terminates|exits|behavior|assumes|complete|disjoint)"
# Preconditions about a mesh, a tree, a polytope, a heap or an order: the drivers' arrays hold any indices within their
# bounds, so what is shown of them needs none.
LEFT_OUT = (r"sound_mesh|readable|writable_tree|\bheap\b|\b(mesh|work|result|m->[ab])->|\b(epa|hull)_[a-z]+\(|"
            r"is_in_use|is_gone|horizon_edges|is_outline|are_slots|< a->face_count")


def without_comments(text):
    blank = lambda found: re.sub(r"[^\n]", " ", found[0])
    return re.sub(r"/\*.*?\*/|//[^\n]*", blank, text, flags=re.DOTALL)


def defined_in(text):
    """Names of the functions that the text defines."""
    text = without_comments(text)
    for found in DEFINITION.finditer(text):
        closing = text.find(")", found.end())
        depth, at = 1, found.end()
        while depth and at < len(text):
            depth += {"(": 1, ")": -1}.get(text[at], 0)
            at += 1
        if closing >= 0 and re.match(r"\s*\{", text[at:]):
            yield found[1]


def inventory():
    """{file: [function]} of all of ref."""
    return {str(path.relative_to(ROOT)): list(defined_in(path.read_text()))
            for path in sorted((ROOT / "ref").rglob("*.[ch]"))}


def contract_kept(comment):
    """Of a contract what Eva is to check: preconditions. (What a function promises besides is for WP; and what holds in
    exact arithmetic only asks nothing of numbers that are rounded. What a mesh is to be is more than a driver's meshes are,
    and an index within its counts less than one within its arrays: what is shown without a condition needs none.)"""
    body = comment[3:].removesuffix("*/")
    if re.search(r"\b(predicate|logic|axiomatic|lemma)\b", body):
        return comment
    if re.search(r"\bloop\b", body):
        return ""
    kept = [clause.strip() for clause in re.split(rf";\s*(?={KEYWORD}\b|$)", body.strip())]
    kept = [clause for clause in kept if clause.startswith("requires") and "exact_arithmetic ==>" not in clause
            and not re.search(LEFT_OUT, clause)]
    return "/*@ " + "; ".join(kept) + "; */" if kept else ""


def prepared(text, level):
    """The source as Eva reads it; lines stay where they are."""
    def of(found):
        new = contract_kept(found[0]) if level != "A" or re.search(r"\b(predicate|logic)\b", found[0]) else ""
        return new + "\n" * (found[0].count("\n") - new.count("\n"))
    text = re.sub(r"^///[^\n]*", "", text, flags=re.MULTILINE)  # so that answers hold when documentation changes
    # What only promises need, which are left out below: so that answers hold when a promise is added.
    text = re.sub(r'^#include "ref/[\w/]*promise_logic\.h"$', "", text, flags=re.MULTILINE)
    return re.sub(r"/\*@.*?\*/|//@[^\n]*", of, text, flags=re.DOTALL)


def bounds():
    """{(file, function): (contract, the driver that shows it)}, of bounds.txt."""
    text = re.sub(r"^#[^\n]*\n", "", (DRIVERS / "bounds.txt").read_text(), flags=re.MULTILINE)
    found, shown = {}, {}
    for line in text.splitlines():
        if line.startswith(" "):
            found[where] += " " + line.strip()
        elif line:
            path, function, driver = line.split()
            where = (path, function)
            found[where], shown[where] = "", driver
    default = "assigns \\result \\from \\nothing;"
    return {where: (contract if "assigns" in contract else default + contract, shown[where])
            for where, contract in found.items()}


def definition(text, function):
    """Where the function's definition begins, where its body does and where it ends."""
    found = next(f for f in DEFINITION.finditer(text) if f[1] == function and re.match(r"[^;{]*\{", text[f.end():]))
    body = text.index("{", found.end())
    depth, end = 1, body + 1
    while depth:
        depth += {"{": 1, "}": -1}.get(text[end], 0)
        end += 1
    return found.start(), body, end


def with_contract(text, function, contract, keep_body):
    """The contract before the function's definition, on its line; or nothing but the contract and a prototype. What is
    left of the function's own contract, its preconditions, goes before."""
    start, body, end = definition(text, function)
    own = re.search(r"/\*@\s*(requires\b(?:(?!\*/).)*)\*/(\s*)$", text[:start], re.DOTALL)
    if own:
        contract = f"{own[1].strip()} {contract}"
        text = text[:own.start()] + " " * (own.end() - own.start() - len(own[2])) + text[own.end() - len(own[2]):]
    if keep_body:
        return f"{text[:start]}/*@ {contract} */ {text[start:]}"
    prototype = text[start:body].replace("static inline ", "").rstrip()
    return f"{text[:start]}/*@ {contract} */ {prototype};" + "\n" * text[body:end].count("\n") + text[end:]


def guides():
    """[(file, function, what Eva is told, "before" or "after" or nothing, the text there)], of guides.txt."""
    found = []
    for line in (DRIVERS / "guides.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            where, said = line.split(": ", 1)
            file, *functions = where.split()
            told = re.fullmatch(r"(.*?)(?: (before|after) (.*))?", said).groups()
            if not GUIDE.fullmatch(told[0]):
                sys.exit(f"guides.txt: {told[0]}: no guide, but something Eva would believe")
            found += [(file, function, *told) for function in functions]
    return found


def with_guides(text, path):
    """The file with annotations that tell Eva which states not to join: they can not make it call more safe than is."""
    for file, function, told, side, place in guides():
        if file != path or told.split()[0] in GUIDING_OPTIONS:
            continue
        _, at, end = definition(text, function)
        at = at + 1 if side is None else text.index(place, at, end) + (len(place) if side == "after" else 0)
        # An annotation can not stand before a declaration, but before a statement that does nothing.
        text = f"{text[:at]} /*@ {told}; */ {';' if told.startswith('dynamic_split') else ''} {text[at:]}"
    return text


def guiding_options(files, own_names):
    """What guides.txt says of functions of these files as options."""
    found = {}
    for file, function, told, _, _ in guides():
        option, *value = told.split()
        if file in files and option in GUIDING_OPTIONS:
            found.setdefault(GUIDING_OPTIONS[option], []).append(f"{own_names[file, function]}:{value[0]}")
    return [word for option, values in found.items() for word in (option, ",".join(values))]


def own_names(names):
    """{(file, function): a name that no other function has}"""
    users = collections.Counter(function for functions in names.values() for function in functions)
    return {(path, function): function if users[function] == 1 else f"{function}__{pathlib.Path(path).stem}"
            for path, functions in names.items() for function in functions}


def tree(work, level, names, shower=None, guided=False, bare=False):
    """A copy of ref in which every static function has a name of its own, so that messages say which is meant.

    At level B the bounds of bounds.txt stand in place of bodies, but with the bodies that the driver `shower` is for,
    and in place of none in a bare tree.
    """
    folder = work / ((shower or level) + ("-guided" if guided else "") + ("-bare" if bare else ""))
    with_bounds = level == "B" and not bare
    shutil.rmtree(folder, ignore_errors=True)
    # Functions that some driver wants taken for any value of their type (a sound view of them that says nothing).
    opaque = {function for d in drivers() if "-eva-use-spec" in d.options
              for function in d.options[d.options.index("-eva-use-spec") + 1].split(",")}
    owns = own_names(names)
    for path in names:
        text = prepared((ROOT / path).read_text(), level)
        text = with_guides(text, path) if guided else text
        for function in names[path]:
            own = owns[path, function]
            if own != function:
                text = re.sub(rf"(?<![\w.>/]){function}\b(?![/.]\w*[./])", own, text)
        for (file, function), (contract, driver) in bounds().items():
            if file == path and with_bounds:
                text = with_contract(text, function, contract, keep_body=driver == shower)
        bounded = {function for file, function in bounds() if file == path and with_bounds}
        for function in sorted((opaque & set(names[path])) - bounded):
            text = with_contract(text, function, "assigns \\result \\from \\nothing;", keep_body=True)
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text)
    shutil.copytree(DRIVERS, folder / "eva", ignore=shutil.ignore_patterns("*.json"))
    return folder


def needed(folder, name):
    """The files of ref, headers too, that a driver's file needs, by its includes and theirs."""
    # A file of code without a header of its own belongs to the header that it includes first.
    bare = [path for path in sorted((folder / "ref").rglob("*.c")) if not path.with_suffix(".h").exists()]
    owner = {str(path.relative_to(folder)): re.search(r'#include "(.*)"', path.read_text())[1] for path in bare}
    described = {found: str(path.relative_to(folder)) for path in sorted((folder / "ref").rglob("*.c"))
                 for found in re.findall(r"^const og_algorithm (\w+) =", path.read_text(), re.MULTILINE)}
    seen, todo = set(), [folder / name]
    while todo:
        path = todo.pop()
        text = path.read_text()
        # A descriptor that a file only declares stands in its algorithm's.
        declared = re.findall(r"\w+", " ".join(re.findall(r"^extern const og_algorithm ([^;]*);", text, re.MULTILINE)))
        for include in re.findall(r'#include "(ref/[^"]+)"', text) + [described[found] for found in declared]:
            owned = [path for path in owner if owner[path] == include]
            for other in (include, include.removesuffix(".h") + ".c", *owned):
                if other not in seen and (folder / other).exists():
                    seen.add(other)
                    todo.append(folder / other)
    return sorted(seen)


def driver_text(path, name):
    """A driver with all that its file has besides drivers."""
    text = path.read_text()
    others = [f[1] for f in re.finditer(r"^void drive_(\w+)\(void\)", text, re.MULTILINE) if f[1] != name]
    for other in others:
        text = re.sub(rf"(^//[^\n]*\n)*^void drive_{other}\(void\) (\{{[^\n]*\}}\n|\{{\n.*?^\}}\n)", "", text,
                      flags=re.MULTILINE | re.DOTALL)
    return text


class Driver(typing.NamedTuple):
    name: str
    file: str      # of proofs/eva
    domain: str    # at level B; empty: that level is not tried
    options: list  # for Frama-C, besides those of all
    b_alone: bool  # level A is not tried
    bare: bool     # at level B no bound stands in place of a body


def drivers():
    for path in sorted(DRIVERS.glob("*.c")):
        for found in re.finditer(r"((?:^//[^\n]*\n)*)^void drive_(\w+)\(void\)", path.read_text(), re.MULTILINE):
            comment = " ".join(line.lstrip("/ ").strip() for line in found[1].splitlines())
            domain = re.search(r"\bB(?: alone)?(?:, without bounds)?: (.*?)(?:$| Options:)", comment)
            options = re.search(r"Options: (.*)$", comment)
            yield Driver(found[2], path.name, domain[1].rstrip(".") if domain else "",
                         options[1].split() if options else [], bool(re.search(r"\bB alone[:,]", comment)),
                         bool(re.search(r"\bB(?: alone)?, without bounds: ", comment)))


def command(folder, driver, level):
    """The options that matter to the answer."""
    options = list(driver.options)
    if "-eva-precision" not in options:
        options += ["-eva-precision", PRECISION]
    if level == "B" and "-eva-subdivide-non-linear" not in options:
        options += ["-eva-subdivide-non-linear", "8"]
    define = "-DOG_EVA_ANY" if level == "A" else "-DOG_EVA_LATTICE" if "multiples of" in driver.domain else ""
    special = "none" if level == "A" else "non-finite"
    files = needed(folder, f"eva/{driver.file}")
    sources = [path for path in files if path.endswith(".c")]
    if GUIDED in options:
        options += guiding_options(files, own_names(inventory()))
    return ["frama-c", *OPTIONS, f"-cpp-extra-args=-I. {define}", f"eva/{driver.file}", "eva/libm.c", *sources,
            "-warn-special-float", special, "-eva", "-main", f"drive_{driver.name}", *options, "-metrics-eva-cover"]


def frama_c(folder, driver, level, limit):
    report = folder / f"{driver.name}-{level}.csv"
    report.unlink(missing_ok=True)
    arguments = [*command(folder, driver, level), "-then", "-report-csv", report.name]
    start = time.monotonic()
    log = report.with_suffix(".log")
    with log.open("w") as out:
        try:
            done = subprocess.run(arguments, cwd=folder, env=environment.of(folder), stdout=out,
                                  stderr=subprocess.STDOUT, timeout=limit).returncode
        except subprocess.TimeoutExpired:
            done = f"no end within {limit} s"
    return done, log, report, time.monotonic() - start


def alarms(report):
    """What is not sure, at most once a place."""
    with report.open(newline="") as rows:
        for row in csv.DictReader(rows, delimiter="\t", quoting=csv.QUOTE_NONE):
            if row["status"] not in SURE and row["directory"] != "FRAMAC_SHARE/libc":
                place = f"{row['directory']}/{row['file']}:{row['line']}".removeprefix("./")
                yield f"{place}: {row['function']}: {row['property kind']}: {row['property']}"[:300]


def bare_name(name):
    return re.sub(r"_\d+$", "", name)


def reached(log, names):
    """{(file, function): reached part of its statements} of ref's functions."""
    place = {}
    for path, functions in names.items():
        for function in functions:
            place[function] = (path, function)
            place[f"{function}__{pathlib.Path(path).stem}"] = (path, function)
    found = {}
    for name, part, whole in re.findall(r"^  (\w+): (\d+) stmts out of (\d+)", log, re.MULTILINE):
        where = place.get(bare_name(name)) or place.get(name)
        if where:
            found[where] = max(found.get(where, 0), int(part) / int(whole))
    return found


def question(folder, driver, level):
    """The digest of what an answer depends on."""
    names = {*needed(folder, f"eva/{driver.file}"), "eva/libm.c", *(f"eva/{path.name}" for path in (folder / "eva").glob("*.h"))}
    text = digest.without_comments(driver_text(folder / "eva" / driver.file, driver.name))
    names |= set(re.findall(r'#include "(eva/\w+/[^"]+)"', text))  # what only some drivers share lies in folders
    return digest.of(digest.sources(folder, names), text, command(folder, driver, level), digest.scripts(("eva.analyse",)),
                     digest.version("frama-c"))


def analyse(folder, driver, level, names, limit):
    """{(file, function): reached part}, complaints and seconds."""
    done, log, report, seconds = frama_c(folder, driver, level, limit)
    if done != 0 or not report.exists():
        return {}, [f"frama-c: {done}: see {log}"], seconds
    complaints, text = sorted(set(alarms(report))), log.read_text()
    if re.search(rf"at end of function drive_{driver.name}:\s+NON TERMINATING", text):
        complaints.append("the driver's end is not reached")
    return reached(text, names), complaints, seconds


def open_functions(listed=DRIVERS / "open.txt"):
    """{(file, function): why no driver shows it safe}, of open.txt."""
    found, reason = {}, None
    for line in listed.read_text().splitlines():
        if line.startswith("  "):
            path, functions = line.split(":")
            found |= {(path.strip(), function): reason for function in functions.split()}
        elif line and not line.startswith("#"):
            reason = line.rstrip(":")
    return found


def proved_by_wp():
    """Functions of ref that `make prove` proves, run-time errors included."""
    return {(e["file"], e["function"]) for e in rooms.functions(rooms.read())
            if e["model"] == "ref" and e["proved"] == e["total"]}


def not_numeric(work, names, known):
    """{(file, function)} of those that compute no floating-point number: level B says nothing about them."""
    folder, owns = tree(work, "A", names), own_names(names)
    asked = digest.of(digest.sources(folder, names), digest.scripts(("numeric.with_guards", "numeric.not_numeric")),
                      digest.version("frama-c"))
    taken = known.find("numeric", "not numeric", asked)
    if taken:
        return set(taken[0])
    start = time.monotonic()
    text = numeric.with_guards(folder, [path for path in names if path.endswith(".c")])
    found = numeric.not_numeric(text, set(owns.values()))
    places = {where: 1 for where, own in owns.items() if own in found}
    known.add("numeric", "not numeric", asked, places, time.monotonic() - start)
    return set(places)


def entries(results, names, unnumeric):
    """The ledger: of each function the best that a driver showed at each level, or else who proves it or why not."""
    best, ranks = {}, {}
    for driver, level, found in results:
        for where, part in found.items():
            if part == 0:  # called, but its contract was taken for its body
                continue
            # Of drivers that reach as much of it the one that is most about it: that reaches the fewest others.
            rank = (-round(part, 3), len(found), driver.name)
            if (level, where) not in ranks or rank < ranks[level, where]:
                ranks[level, where] = rank
                best.setdefault(where, {})[level] = {"reached": round(part, 3), "driver": driver.name}
                if level == "B":
                    best[where][level]["domain"] = driver.domain
    proved, stated = proved_by_wp(), open_functions()
    for where in (where for where, (_, driver) in bounds().items() if driver == "WP" and where in proved):
        best.setdefault(where, {})["B"] = {"reached": 1, "driver": "WP", "domain": "finite"}
    functions = []
    for where in ((path, function) for path, functions_of in names.items() for function in functions_of):
        entry = {"file": where[0], "function": where[1], **best.get(where, {})}
        entry |= {"by": "WP"} if where in proved else {}
        entry |= {"numeric": False} if where in unnumeric else {}
        functions.append(entry | ({"open": stated[where]} if where in stated else {}))
    return {"precision": PRECISION, "functions": functions}


def unstated(ledger):
    """Functions that are neither shown safe nor in open.txt, or both."""
    for e in ledger["functions"]:
        if status.is_safe(e) and "open" in e:
            yield f"{e['file']}: {e['function']} is shown safe, but stands in open.txt"
        if not status.is_safe(e) and "open" not in e:
            yield f"{e['file']}: {e['function']} is not shown safe, and open.txt does not say why"
    known = {(e["file"], e["function"]) for e in ledger["functions"]}
    yield from (f"open.txt: there is no {function} in {path}" for path, function in open_functions().keys() - known)


def compare(ledger):
    """The committed ledger, page and headers must be what this run found."""
    target = DRIVERS / "ledger.json"
    text = json.dumps(ledger, indent=1) + "\n"
    stale = [] if target.exists() and target.read_text() == text else [target.name]
    target.write_text(text)
    stale += status.write_page()
    return [f"{name} was not what this run found, now it is: see the difference, commit it" for name in stale]


def conclude(ledger, failed, unstated, compare):
    """Complaints about a ledger, which is compared with the committed one if there are none: prints and counts them."""
    complaints = list(unstated(ledger))
    if not failed and not complaints:
        complaints = compare(ledger)
    return tell(complaints)


def tell(complaints):
    print("".join(f"{line}\n" for line in complaints), end="")
    return len(complaints)


def is_false(driver):
    """Has it to be refused?"""
    return driver.name.startswith("false_")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--level", choices="AB")
    parser.add_argument("--limit", type=int, default=LIMIT)
    answers.add_options(parser)
    parser.add_argument("drivers", nargs="*")
    options = parser.parse_args()
    work, known = options.work.resolve(), answers.Answers(DRIVERS / "answers", options)
    names = inventory()
    here = work / f"run-{os.getpid()}"
    folders = {(level, guided): tree(here, level, names, guided=guided) for level in "AB" for guided in (False, True)}
    folders |= {("bare", guided): tree(here, "B", names, guided=guided, bare=True) for guided in (False, True)}
    showers = {driver for _, driver in bounds().values()} - {"WP"}
    folders |= {d.name: tree(here, "B", names, d.name, GUIDED in d.options) for d in drivers() if d.name in showers}
    # A driver that shows bounds is about level B alone, too.
    chosen = [(driver, level) for driver in drivers() for level in "AB"
              if (driver.domain if level == "B" else driver.name not in showers and not driver.b_alone)
              and options.level in (None, level)
              and (not options.drivers or driver.name in options.drivers)]
    if not chosen:
        sys.exit("no such driver")
    results, failed, refused = [], 0, 0
    room_of = lambda driver: driver.file.removesuffix(".c")
    left = []
    for driver, level in chosen:
        own = level == "B" and driver.name in showers
        kind = "bare" if level == "B" and driver.bare else level
        folder = folders[driver.name if own else (kind, GUIDED in driver.options)]
        if is_false(driver):
            left.append((driver, level, folder, None))
            continue
        asked = question(folder, driver, level)
        taken = known.find(room_of(driver), f"{driver.name}-{level}", asked)
        if taken and not options.drivers:
            results.append((driver, level, taken[0]))
        else:
            left.append((driver, level, folder, asked))
    print(f"{len(results)} answers of {len(chosen)} as in proofs/eva/answers, {len(left)} drivers to run", flush=True)
    left.sort(key=lambda one: -known.seconds(room_of(one[0]), f"{one[0].name}-{one[1]}"))
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        runs = {pool.submit(analyse, folder, driver, level, names, options.limit): (driver, level, asked)
                for driver, level, folder, asked in left}
        for run in concurrent.futures.as_completed(runs):
            driver, level, asked = runs[run]
            found, complaints, seconds = run.result()
            if is_false(driver):
                is_refused = bool(complaints) and not complaints[0].startswith("frama-c:")
                refused += is_refused
                complaints = [] if is_refused else ["a false driver is not refused"]
            verdict = f"{len(complaints)} complaints" if complaints else "refused, rightly" if is_false(driver) else "sound"
            print(f"{driver.name}, level {level}: {verdict}, {len(found)} functions, {seconds:.1f} s", flush=True)
            print("".join(f"  {line}\n" for line in complaints), end="", flush=True)
            failed += bool(complaints)
            if not complaints and not is_false(driver):
                known.add(room_of(driver), f"{driver.name}-{level}", asked, found, seconds)
                results.append((driver, level, found))
    results.sort(key=lambda result: (result[0].name, result[1]))
    lives = 0
    if not options.drivers and not options.level:
        import life  # which builds on this file

        lives, failed_lives = life.run(work, options)
        failed += failed_lives
        ledger = entries(results, names, not_numeric(here / "guards", names, known))
        if not failed:
            known.forget()
        failed += conclude(ledger, failed, unstated, compare)
    if not options.drivers:
        failed += tell(known.complaints())
    if not failed:
        shutil.rmtree(here)
    print(f"{len(results) + refused + lives} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
