#!/usr/bin/env python3
"""Says which goals of an exercise are proved, or tests the whole course.

usage: check.py --work DIR N [--solution]     exercise N as it stands in its file, or with the solution in place
       check.py --work DIR --test             every solution proves wholly, and no exercise does as it is given
"""
import argparse
import json
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
import prove  # noqa: E402  the run of proofs/ that counts goals: there is one only

LINE = "// ---- yours ----\n"
RETURN = re.compile(r"\breturn\b[^;]*;")
FUNCTION = re.compile(r"^[a-z][\w ]*[ *](\w+)\([^;{]*\) \{", re.MULTILINE)
# What a goal says, by the part of its name that Frama-C makes; the first that is found counts.
WORDS = [
    (r"assert_rte_mem_access\w*", "every access stays inside the memory that the contract names"),
    (r"assert_rte_division_by_zero\w*", "nothing is divided by zero"),
    (r"assert_rte_\w*overflow\w*", "no integer overflows"),
    (r"assert_rte_\w+", "the behaviour is defined by the language"),
    (r"loop_invariant_(\w+)_established", "'{}' holds before the first turn of the loop"),
    (r"loop_invariant_(\w+)_preserved", "'{}' still holds after one more turn of the loop"),
    (r"loop_invariant_(\w+)", "'{}' holds at every turn of the loop"),
    (r"loop_variant\w*", "the loop ends: its variant falls and stays above zero"),
    (r"loop_assigns\w*", "the loop writes what it says and nothing else"),
    (r"call_(\w+?)_requires_(\w+)", "{} is called as its contract asks: '{}'"),
    (r"ensures_(\w+)", "the promise '{}' is kept"),
    (r"assert_(\w+)", "the assertion '{}' is true where it stands"),
    (r"terminates\w*", "it ends"),
    (r"exits\w*", "it does not leave the program"),
    (r"assigns\w*", "nothing is written but what the contract says"),
]


def words(goal):
    for pattern, text in WORDS:
        found = re.search("_" + pattern + "$", goal)
        if found:
            return text.format(*(re.sub(r"_part\d+$", "", group) for group in found.groups()))
    return goal


def parts(path):
    given, _, yours = path.read_text().partition(LINE)
    return given, yours


def exercises():
    return sorted(HERE.glob("[0-9][0-9]_*.c"))


def refusals(given, yours):
    """Ways to 'prove' by assuming. And a function that was promised must be there."""
    code = re.sub(r"/\*[^@].*?\*/|//[^@\n][^\n]*", "", yours, flags=re.DOTALL)
    for word in re.findall(r"\b(axiom|axiomatic|admit)\b", code):
        yield f"'{word}' assumes what is to be proved"
    for name in re.findall(r"^[a-z][\w ]*[ *](\w+)\([^;{]*\);", code, re.MULTILINE):
        yield f"{name} is promised below the line, but has no body: that is an axiom too"
    for name in re.findall(r"^(?!extern)[a-z][\w ]*[ *](\w+)\([^;{]*\);", given, re.MULTILINE):
        if not re.search(rf"^[a-z][\w ]*[ *]{name}\([^;{{]*\) {{", code, re.MULTILINE):
            yield f"{name} has no body"


def body_of(code, function):
    """Where a function's body begins and ends below the line; nothing where it has none."""
    head = re.search(rf"^[a-z][\w ]*[ *]{function}\([^;{{]*\) \{{", code, re.MULTILINE)
    if head is None:
        return None
    depth, end = 1, head.end()
    while depth and end < len(code):
        depth += {"{": 1, "}": -1}.get(code[end], 0)
        end += 1
    return head.end(), end


def returns(code, function):
    """The places of a function's returns."""
    body = body_of(code, function)
    return [found.span() for found in RETURN.finditer(code, *body)] if body else []


def with_one(code, function, kept):
    """The code in which no way but that through one return is looked at: the others may assume what they like."""
    for place, (start, end) in reversed(list(enumerate(returns(code, function)))):
        if place != kept:
            code = code[:start] + "{ /*@ admit elsewhere: \\false; */ " + code[start:end] + " }" + code[end:]
    return code


def where(options, path, yours, goal, first):
    """At which line or return a goal is open, as far as can be told. `first`: the line of `yours` in its file."""
    line = lambda place: first + yours.count("\n", 0, place)
    function = max((name for name in FUNCTION.findall(yours) if goal.startswith(f"{name}_")), key=len, default=None)
    body = body_of(yours, function) if function else None
    if body is None:
        return ""
    label = lambda kind: re.search(rf"_{kind}_(\w+?)(?:_established|_preserved)?(?:_part\d+)?$", goal)
    for kind, text in (("loop_invariant", r"loop invariant {}:"), ("assert", r"assert {}:")):
        if named := label(kind):
            places = [found.start() for found in re.finditer(text.format(named[1]), yours[body[0]:body[1]])]
            return f", line {line(body[0] + places[0])}" if len(places) == 1 else ""
    ways = returns(yours, function)
    if label("ensures") is None or len(ways) < 2:
        return ""
    # The promise is asked once for each return, as if the function had no other.
    open_at = []
    for kept, (start, _) in enumerate(ways):
        _, unproved, _ = prove_with(options, path, with_one(yours, function, kept))
        open_at += [line(start)] if goal in unproved else []
    return f", at the return of line {' and of line '.join(map(str, open_at))}" if open_at else ""


def run(options, path, yours):
    """({subject: [proved goals]}, [unproved goals], complaints)"""
    complaints = list(refusals(parts(path)[0], yours))
    return ({}, [], complaints) if complaints else prove_with(options, path, yours)


def prove_with(options, path, yours):
    """What is proved of the exercise with this code below its line."""
    given, _ = parts(path)
    (options.work / path.name).write_text(given + LINE + yours)
    report = options.work / (path.stem + ".json")
    log, status = prove.frama_c(options, options.work, path.name, [], report, options.timeout)
    summary = re.search(r"Proved goals:\s+(\d+) / (\d+)", log)
    if status != 0 or summary is None or not report.exists():
        errors = [line for line in log.splitlines() if "rror" in line] or [log]
        return {}, [], [f"Frama-C could not read it: {line}" for line in errors]
    complaints = [line.strip() for line in log.splitlines() if prove.WORTHLESS.search(line)]
    data = json.loads(report.read_text())
    groups = dict(data.get("wp:functions", {}))
    for axiomatics in data.get("wp:axiomatics", {}).values():
        groups.update({f"lemma {name}": {name: entry} for name, entry in axiomatics.items()
                       if not name.startswith("wp:")})
    proved = {subject: [goal for goal, valid, total, _ in prove.goals(group) if valid == total]
              for subject, group in groups.items() if not subject.startswith("wp:")}
    unproved = re.findall(r"^\[wp\] \[(?:Failed|Timeout|Unknown|Stepout)\] Goal typed_(?:real_)?(\w+)", log,
                          re.MULTILINE)
    if not unproved and summary[1] != summary[2]:
        unproved = [f"{int(summary[2]) - int(summary[1])} goals"]
    return proved, unproved, complaints


def show(options, number):
    path = exercises()[number - 1]
    yours = (HERE / "solutions" / path.name).read_text() if options.solution else parts(path)[1]
    proved, unproved, complaints = run(options, path, yours)
    print(path.read_text().splitlines()[0].lstrip("/ "))
    for subject, found in proved.items():
        for text in dict.fromkeys(words(goal) if not subject.startswith("lemma") else "is true" for goal in found):
            print(f"  proved      {subject}: {text}")
    first = 1 if options.solution else parts(path)[0].count("\n") + 2
    for goal in unproved:
        said = goal if words(goal) == goal else subject_of(goal, proved) + ": " + words(goal)
        print(f"  NOT proved  {said}{where(options, path, yours, goal, first)}", flush=True)
    for complaint in complaints:
        print(f"  NOT sound   {complaint}")
    done = not unproved and not complaints
    print("Wholly proved." if done else f"Not yet: {len(unproved)} goals are open, {len(complaints)} complaints.")
    return done


def subject_of(goal, proved):
    return max((s for s in proved if goal.startswith(s)), key=len, default="lemma" if "lemma" in goal else "?")


# A fault put into a solution: exercise, what is changed into what, and the line that has to be named.
PLANTED = [("04_largest", "height[k] > height[best]", "height[k] >= height[best]", "loop invariant first:", "line"),
           ("13_segment", "    return 1;", "    return 0;  // not there", "not there", "at the return of line")]


def planted(options):
    """Whether each planted fault is told by its line: (as it should be, what is said)."""
    for name, old, new, mark, words_before in PLANTED:
        path, solution = HERE / f"{name}.c", (HERE / "solutions" / f"{name}.c").read_text()
        yours = solution.replace(old, new)
        _, unproved, _ = run(options, path, yours)
        said = [where(options, path, yours, goal, 1) for goal in unproved]
        wanted = f", {words_before} {next(k for k, line in enumerate(yours.splitlines(), 1) if mark in line)}"
        yield yours != solution and wanted in said, f"{name}.c: of a planted fault is said {said}, not '{wanted}'"


def course_test(options):
    passed, failed = 0, 0
    options.timeout = 5
    for good, message in planted(options):
        passed, failed = passed + good, failed + (not good)
        if not good:
            print(f"FAILED {message}", flush=True)
    for path in exercises():
        solution = (HERE / "solutions" / path.name).read_text()
        options.timeout = 30
        _, unproved, complaints = run(options, path, solution)
        options.timeout = 2  # for the goals that cannot be proved
        _, as_given, _ = run(options, path, parts(path)[1])
        for good, message in ((not unproved and not complaints, f"solution: {unproved + complaints}"),
                              (bool(as_given), "proves as it is given, so there is nothing to do")):
            passed, failed = passed + good, failed + (not good)
            if not good:
                print(f"FAILED {path.name}: {message}", flush=True)
    print(f"{passed} passed, {failed} failed")
    return failed == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--solution", action="store_true")
    parser.add_argument("--test", action="store_true")
    parser.add_argument("number", nargs="?", type=int)
    options = parser.parse_args()
    options.work = options.work.resolve()
    options.work.mkdir(parents=True, exist_ok=True)
    options.par, options.timeout, options.steps, options.cache, options.plugin = 2, 10, None, None, None
    names = prove.why3_configuration(options.work)
    # Z3 with products of unknowns, too; CVC4 finds what neither does in time.
    options.provers = {"linear": ",".join(names[kind] for kind in ("linear", "products", "roots"))}
    if options.test:
        return course_test(options)
    if options.number not in range(1, len(exercises()) + 1):
        sys.exit(f"which exercise? make exercise N=1 to N={len(exercises())}")
    return show(options, options.number)


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
