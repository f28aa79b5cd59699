#!/usr/bin/env python3
"""Checks the templates for bug reports.

Filled with a case on which an engine is wrong, compiled by the command that they begin with and run, they must say what
the adaptor claims.

usage: tests/engines/templates.py [BUILD] [--js]    (part of "make test-engines", "make test-engines-js"; from the root of
the repository)

Prints what is wrong and, last, "N passed, N failed".
"""

import json
import math
import pathlib
import re
import subprocess
import sys
import tempfile

TEMPLATES = pathlib.Path("tests/engines/templates")
# Engine and mode, template, the argument of its program, whether the engine is in single precision, and a case of the
# corpus on which it is wrong.
REPORTS = [
    ("ccd gjk", "ccd.c", "", False, "engine-reports-0005"),
    ("ccd mpr", "ccd.c", "", False, "engine-reports-0020"),
    ("fcl distance", "fcl.cpp", "distance", False, "engine-reports-0000"),
    ("fcl collide", "fcl.cpp", "collide", False, "engine-reports-0004"),
    ("bullet pair", "bullet.cpp", "", False, "engine-reports-0002"),
    ("bullet32 pair", "bullet.cpp", "", True, "engine-reports-0006"),
    ("ode collide", "ode.cpp", "", False, "engine-reports-0004"),
    ("cgal double", "cgal.cpp", "double", False, "random-hulls-0000"),
]

# Engine and mode, template, whether the engine is in binary32, and a bug found in it.
JS_REPORTS = [
    ("rapier contact", "rapier.mjs", True, "rapier-capsules-crossed"),
    ("rapier contact", "rapier.mjs", True, "rapier-rounded-apart"),
    ("jolt collide", "jolt.mjs", True, "jolt-spheres-depth"),
    ("jolt distance", "jolt.mjs", True, "jolt-touching-boxes-apart"),
    ("physx gjk", "physx.mjs", True, "physx-sphere-in-box"),
    ("mujoco", "mujoco.mjs", True, "mujoco-capsule-in-box"),
    ("mujoco", "mujoco.mjs", True, "mujoco-boxes-meet"),
    ("havok", "havok.mjs", True, "havok-capsule-points"),
    ("planck radii", "planck.mjs", False, "planck-points"),
    ("cannon", "cannon.mjs", False, "cannon-sphere-in-box"),
]


TRIES = 30  # small enough to be quick; the limit is a status of its own
LIMIT_STATUS = 3


def run(command, may_end=(0,), **how):
    """What a command prints."""
    done = subprocess.run(command, text=True, check=False, capture_output=True, **how)
    if done.returncode not in may_end:
        raise subprocess.CalledProcessError(done.returncode, command, done.stdout, done.stderr)
    return done.stdout


def case_of(name):
    """The case's line in the corpus."""
    file = pathlib.Path("corpus/cases") / f"{name.rsplit('-', 1)[0]}.jsonl"
    return next(line for line in file.read_text(encoding="utf-8").splitlines(True) if json.loads(line)["id"] == name)


def numbers(text):
    """All numbers that a program printed, without their signs."""
    return [abs(float(word)) for word in re.findall(r"[-+]?(?:\d[\d.]*(?:e[-+]?\d+)?|nan|inf)\b", text)]


def same(x, y):
    """Equal, but for sums in another order: FCL and ODE round their centres once more."""
    return abs(x - y) <= 1e-12 * x or (math.isnan(x) and math.isnan(y))


def compile_command(text, single):
    """The command in the template's first comment; that of single precision stands in a line of its own."""
    lines = [line.removeprefix("// ") for line in text.splitlines() if line.startswith("//") and " -o " in line]
    return lines[-1].split(": ", 1)[-1] if single else lines[0]


def says(build, folder, report):
    """What the adaptor claims, and what the filled template prints."""
    engine, template, argument, single, name = report
    command = f"{build}/engines/{engine}"
    shrink = [f"{build}/{'origo32' if single else 'origo'}", "shrink", "--limit", str(TRIES), "--engine", command]
    small = run(shrink, (0, LIMIT_STATUS), input=case_of(name))
    text = run([*shrink, "--template", str(TEMPLATES / template)], (0, LIMIT_STATUS), input=case_of(name))
    (folder / template).write_text(text, encoding="utf-8")
    run(["sh", "-c", compile_command(text, single)], cwd=folder)
    words = [str(folder / template.split(".")[0])] + ([argument] if argument else [])
    claim = subprocess.run(["sh", "-c", command], input=small, text=True, capture_output=True, check=False)
    claimed = json.loads(claim.stdout) if claim.returncode == 0 else None
    return claimed, subprocess.run(words, check=False, capture_output=True, text=True)


def agrees(claim, ran):
    """Does the program say what the adaptor claims? Where the engine crashed, it must, too."""
    if claim is None or ran.returncode != 0:
        return claim is None and ran.returncode < 0
    claimed = claim.get("depth", claim.get("distance"))
    claimed = abs(float.fromhex(claimed) if isinstance(claimed, str) else claimed)
    return any(same(claimed, number) for number in numbers(ran.stdout.split("\n", 1)[1]))


# ---- under Node ----

BUGS = pathlib.Path("corpus/counterexamples/engines.jsonl")


def says_js(build, folder, report):
    """What the adaptor claims, and what the filled template prints, both about the small case."""
    engine, template, single, name = report
    line = next(line for line in BUGS.read_text(encoding="utf-8").splitlines(True) if json.loads(line)["id"] == name)
    command = ["--engine", f"{build}/engines/{engine}"]
    shrink = [f"{build}/{'origo32' if single else 'origo'}", "shrink", "--keep-shapes", "--limit", "1", *command]
    small = run(shrink, (0, LIMIT_STATUS), input=line)
    record = folder / "record"
    run([f"{build}/origo", "judge", "--quiet", "--record", str(record), *command], (0, 1), input=small)
    # Beside the packages, so that node finds them.
    program = build / "engines-js" / f"report-{template}"
    text = run([*shrink, "--template", str(TEMPLATES / template)], (0, LIMIT_STATUS), input=line)
    program.write_text(text, encoding="utf-8")
    ran = subprocess.run(["node", str(program)], check=False, capture_output=True, text=True)
    program.unlink()
    return json.loads((record / "claims-1.jsonl").read_text(encoding="utf-8")), ran


def agrees_js(claim, ran):
    """Does the program say what the adaptor claims? Of cannon-es, how many contacts: none."""
    claimed = abs(claim.get("separation", claim.get("distance", 0)))
    printed = ran.stdout.partition("exact")[0] if "separation distance" not in ran.stdout else ran.stdout
    return ran.returncode == 0 and any(same(claimed, number) for number in numbers(printed))


def main_js(build):
    failed = 0
    for report in JS_REPORTS:
        with tempfile.TemporaryDirectory() as folder:
            claim, ran = says_js(build, pathlib.Path(folder), report)
        if not agrees_js(claim, ran):
            failed += 1
            print(f"FAILED: {report[0]} on {report[-1]}: claims {claim}; the template says {ran.stdout} {ran.stderr}")
    print(f"{len(JS_REPORTS) - failed} passed, {failed} failed")
    return 1 if failed else 0


def main():
    words = [word for word in sys.argv[1:] if word != "--js"]
    build = pathlib.Path(words[0] if words else "build").resolve()
    if "--js" in sys.argv:
        return main_js(build)
    failed = 0
    for report in REPORTS:
        with tempfile.TemporaryDirectory() as folder:
            try:
                claim, ran = says(build, pathlib.Path(folder), report)
                good, printed = agrees(claim, ran), ran.stdout
            except subprocess.CalledProcessError as fault:
                good, claim, printed = False, None, fault.stderr
        if not good:
            failed += 1
            print(f"FAILED: {report[0]} on {report[-1]}: claims {claim}; the template says {printed}")
    print(f"{len(REPORTS) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
