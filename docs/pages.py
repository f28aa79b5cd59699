#!/usr/bin/env python3
"""Writes what the tree knows of each algorithm: into its page ref/FAMILY/NAME.md its files, how to run it on a file of the corpus
that fits, its tests and its fuzzers; into its header the registry's line of limits.

usage: docs/pages.py [--build BUILD] [--check]

--check writes nothing; it fails where a page or a header says something else, and where an algorithm has no page.
"""
import argparse
import functools
import os
import pathlib
import re
import subprocess
import sys
import textwrap

ROOT = pathlib.Path(__file__).resolve().parent.parent
MARK, END = "<!-- docs/pages.py -->", "<!-- end of what is found -->"
ROW = re.compile(r"^\| \[`([^`]+)`\]\(\.\./\.\./(ref/[^)]+)\.md\) \| ([^|]*) \| ([^|]*) \|.*\| ([^|]*) \|$", re.MULTILINE)
LIMITS = re.compile(r"^/// Limits: .*\n(?:/// (?!Errors, proofs).*\n)*/// Errors, proofs, measurements and tests: .*\n", re.MULTILINE)

# Cases without a trap, for algorithms that take none of the corpus.
SIMPLE = "docs/primitives.jsonl"
# Files of the corpus that are tried, by door.
CASES = {"pair": "stacked-boxes sphere-touch capsule-capsule sphere-box sphere-capsule random-hulls points touch-boxes flat-both "
                 "plane-rects",
         "sweep": "sweep-head-on sweep-rounded plane-sweeps", "contact": "contact-faces contact-flat",
         "sweep_contact": "sweep-head-on plane-sweeps", "cso": "minkowski-turned minkowski-hulls", "overlaps": "boxes-coherent",
         "mesh_pairs": "mesh-tori",
         "bound": "bound-random bound-box-random bound-coplanar bound-triangles",
         "turn": "bound-turn-once bound-turn-every", "hull": "hull-ball hull-coplanar",
         "clip": "contact-flat clip-random",
         "polygons": "contact-flat flat-both", "triangulate": "polygon-star", "decompose": "parts-torus", "moving_features": "moving-random",
         "motion": "spin-random",
         "support": "support-ties support-shapes support-two-ties curved-support-random curved-support-ties "
                    "curved-support-ellipsoid",
         "closest": "closest-parallel closest-point-segment closest-point-plane segments",
         "hit": "hit-grazing rays-meshes hit-rays hit-triangles",
         "orientation": "orientation-degenerate", "simplex": "simplex-degenerate"}


def table(build):
    """{path without an ending: [(id, questions and door, limits)]}, as the registry says."""
    said = subprocess.run([build / "origo", "list", "--markdown"], capture_output=True, text=True, check=True).stdout
    found = {}
    for name, path, questions, door, limits in ROW.findall(said):
        found.setdefault(path, []).append((name, [*questions.split(", "), door], limits))
    return found


@functools.cache
def programs():
    """{test program: its text}."""
    return {file: file.read_text(encoding="utf-8") for file in sorted((ROOT / "tests").rglob("*_test.c"))}


def tests_of(path):
    """The test programs that include the header; or else those of its family. Where spec/ has a room of that name,
    its tests stand in the same folder: they include the room and nothing of ref/."""
    own = [file for file, text in programs().items() if f'#include "{path}.h"' in text]
    family = ROOT / "tests" / pathlib.Path(path).parent.name
    near = own or [file for file, text in programs().items() if file.parent == family
                   and (f'#include "spec/{family.name}/' not in text or '#include "ref/' in text)]
    return [str(file.relative_to(ROOT)) for file in near]


@functools.cache
def harnesses():
    """{door: its harnesses}, as tool/run/doors.c says."""
    text = (ROOT / "tool/run/doors.c").read_text(encoding="utf-8")
    return {door: said.split() for door, said in re.findall(r'\{"(\w+)", "[^"]*", "[^"]*",\s*"([^"]*)", has_', text)}


def fuzzers_of(names):
    """The harnesses of the questions and of the door, or else those that the door names: each walks the registry."""
    of_doors = harnesses()
    own = [f"fuzz/{topic}.c" for _, topics, _ in names for topic in topics]
    named = [f"fuzz/{name}.c" for _, topics, _ in names for name in of_doors.get(topics[-1], [])]
    there = [[file for file in dict.fromkeys(files) if (ROOT / file).exists()] for files in (own, named)]
    return there[0] or there[1]


def links(names):
    return ", ".join(f"[`{name}`](../../{name})" for name in names)


def takes(build, name, path):
    """Does the algorithm take a case of the file?"""
    done = subprocess.run([build / "origo", "run", name, ROOT / path], capture_output=True, text=True, check=False)
    return any('"status":"refused"' not in line for line in done.stdout.splitlines())


def how_to_run(build, name, door, page):
    """The command that runs it on a file of the corpus: the one that the page names, or else the first that fits."""
    named = re.search(rf"`origo run {re.escape(name)} (corpus/\S+)`", page)
    listed = [path for one in CASES.get(door, "points").split()
              for path in sorted((ROOT / "corpus").glob(f"**/cases/{one}.jsonl"))] + [ROOT / SIMPLE]
    for path in dict.fromkeys([*(named.groups() if named else []), *(str(path.relative_to(ROOT)) for path in listed)]):
        if (ROOT / path).exists() and takes(build, name, path):
            return f"`origo run {name} {path}`"
    return f"`origo run {name} CASES`"


def block(build, path, names, page):
    base = pathlib.Path(path).name
    lines = [f"Contract: [`{base}.h`]({base}.h). Code: [`{base}.c`]({base}.c).", "",
             f"- Run: {'; '.join(how_to_run(build, name, topics[-1], page) for name, topics, _ in names)}.",
             f"- Tests: {links(tests_of(path))}; and all that walk the registry.",
             f"- Fuzzed by: {links(fuzzers_of(names))}."]
    return [MARK, *lines, "", END]


def with_block(text, lines):
    """The page with the lines between the marks; under its title where there are none."""
    found = re.search(rf"{re.escape(MARK)}\n.*?{re.escape(END)}\n", text, re.DOTALL)
    said = "\n".join(lines) + "\n"
    if found:
        return text[:found.start()] + said + text[found.end():]
    title, _, rest = text.partition("\n")
    return f"{title}\n\n{said}{rest}"


def with_limits(text, path, limits):
    """The header whose comment ends with the line of limits and the name of its page."""
    wrapped = textwrap.wrap(f"Limits: {limits}.", 116, initial_indent="/// ", subsequent_indent="/// ", break_long_words=False,
                            break_on_hyphens=False)
    said = "\n".join(wrapped) + f"\n/// Errors, proofs, measurements and tests: {pathlib.Path(path).name}.md.\n"
    if LIMITS.search(text):
        return LIMITS.sub(lambda _: said, text, count=1)
    comment = re.search(r"^(///.*\n)+", text, re.MULTILINE)
    return text[:comment.end()] + said + text[comment.end():]


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--build", default=os.environ.get("BUILD", "build"), help="where origo is")
    options.add_argument("--check", action="store_true", help="only say what is not as it should be")
    given = options.parse_args()
    build = (ROOT / given.build).resolve()
    stale = 0
    for path, names in table(build).items():
        page, header = ROOT / f"{path}.md", ROOT / f"{path}.h"
        before = page.read_text(encoding="utf-8") if page.exists() else f"# {', '.join(name for name, _, _ in names)}\n"
        changes = [(page, before if page.exists() else "", with_block(before, block(build, path, names, before)))]
        text = header.read_text(encoding="utf-8")
        changes.append((header, text, with_limits(text, path, names[0][2])))
        for target, old, new in changes:
            if old != new:
                stale += 1
                name = target.relative_to(ROOT)
                print(f"{name} is not what the tree says; run docs/pages.py" if given.check else name)
                if not given.check:
                    target.write_text(new, encoding="utf-8")
    return 1 if given.check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
