#!/usr/bin/env python3
"""Writes docs/develop/catalogue.md: what each algorithm of the registry has, from the registry, the tests, the ledgers and the tables
of engines; where the rows are that are no algorithm of it, from docs/rows.tsv; and says what a row lacks, and which of
the sources' claims have no study.

usage: docs/catalogue.py [--build BUILD] [--check]

--check writes nothing. It fails where a row lacks a file, a page, a test or a harness (one of docs/rows.tsv: code, a
test or a page, unless it is said to be not begun), where a part of the catalogue has no row, where a claim has no study and is not in
docs/studies/open-claims.txt, or is there and has one, and where docs/develop/catalogue.md says something else. Of the page the
columns `coverage` and `shown` are not compared: they are of the day on which it was written.
"""
import argparse
import collections
import csv
import json
import os
import pathlib
import re
import subprocess
import sys

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path += [str(ROOT / "docs"), str(ROOT / "proofs")]
import pages  # noqa: E402

PAGE, STUDIES = ROOT / "docs/develop/catalogue.md", ROOT / "docs/studies"
CLAIMS = range(1, 17)
OTHERS, OTHER_HEAD = ROOT / "docs/rows.tsv", ["row", "source", "code", "tests", "page"]
PARTS = [f"3.{k}" for k in range(1, 12)]
HEAD = ["algorithm", "question", "door", "code", "tests", "fuzzed by", "coverage", "shown", "engines"]
DATED = ("coverage", "shown")
ENGINES = {"PhysX 3.4": "PhysX", "Bullet 2.87": "Bullet", "ODE 0.15": "ODE", "SOLID 3.5": "SOLID"}


def read(path):
    return path.read_text(encoding="utf-8") if path.exists() else ""


def rows_of_catalogue():
    """{id: its part of the catalogue, as its descriptor says}."""
    found = {}
    for path in sorted((ROOT / "ref").rglob("*.c")):
        found.update(re.findall(r'\.id = "([^"]+)",\s*\.row = "([^"]+)"', read(path)))
    return found


def open_branches():
    """{file: [lines, branches] that no test reaches}."""
    left = collections.defaultdict(lambda: [0, 0])
    for name, lines, branches in re.findall(r"^(ref/\S+) \S+ (\d+) (\d+) \d+$", read(ROOT / "tests/coverage/open.txt"),
                                            re.MULTILINE):
        left[name][0] += int(lines)
        left[name][1] += int(branches)
    return left


def safety():
    """{header and code of a path: Eva's entries}, and {path: models in which contracts are proved}."""
    at_a, proved = collections.defaultdict(list), collections.defaultdict(set)
    for entry in json.loads(read(ROOT / "proofs/eva/ledger.json"))["functions"]:
        at_a[entry["file"].rsplit(".", 1)[0]].append(entry)
    for path in sorted((ROOT / "proofs/ledger").glob("ref-*.json")):
        for entry in json.loads(read(path)):
            proved[entry["file"].rsplit(".", 1)[0]].add({"ref": "D", "real": "C"}.get(entry["model"], entry["model"]))
    return at_a, proved


def engines_of_2018():
    """{id: engines whose row or column of docs/results/four-engines.md links it}."""
    found, heads, last = collections.defaultdict(dict), [], ""
    for line in read(ROOT / "docs/results/four-engines.md").splitlines():
        title = [name for name in ENGINES if line.startswith("#") and name in line]
        if line.startswith("#"):
            last, heads, whole = "", [], title
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        heads = heads or cells
        last = cells[0] if cells and cells[0] in ENGINES else last
        marked = [head for head, cell in zip(heads, cells) if head in ENGINES and cell == "x"]
        for algorithm in re.findall(r"\[`([^`]+)`\]\(\.\./\.\./ref/", line) if cells else []:
            for name in whole or marked or [last] * (last in ENGINES):
                found[algorithm][ENGINES[name]] = True
    return found


def judged():
    """Ids that play in the league of engines."""
    with open(ROOT / "docs/league/league.csv", encoding="utf-8", newline="") as file:
        return {match[1] for row in csv.DictReader(file) if (match := re.match(r"origo (\S+) ", row["engine"]))}


def link(path):
    return f"[`{pathlib.Path(path).name}`](../../{path})"


def shown(entries, models):
    """The levels of docs/trust/verification.md, with how many of the functions have them."""
    reached = sum(entry.get("A", {}).get("reached") == 1 for entry in entries)
    at_a = [f"A {reached} of {len(entries)}"] if entries else []
    return "; ".join(at_a + [f"contracts {', '.join(sorted(models))}"] * bool(models)) or "-"


def covered(path, left):
    lines, branches = (sum(left[f"{path}{ending}"][k] for ending in (".c", ".h")) for k in (0, 1))
    said = [f"{count} {word}{'s' * (count != 1)}" for count, word in ((lines, "line"), (branches, "branch")) if count]
    return "all but " + ", ".join(said).replace("branchs", "branches") if said else "all"


def rows(build):
    """(id, part of the catalogue, cells, what it lacks) of each algorithm, in the registry's order."""
    part, left, (at_a, models), uses, league = rows_of_catalogue(), open_branches(), safety(), engines_of_2018(), judged()
    said = subprocess.run([build / "origo", "list", "--markdown"], capture_output=True, text=True, check=True).stdout
    table = pages.table(build)
    for line in said.splitlines()[2:]:
        found = pages.ROW.match(line)
        if found is None:
            raise SystemExit(f"a row of the registry that cannot be read: {line}")
        name, path, questions, door, _ = found.groups()
        tests, harnesses = pages.tests_of(path), pages.fuzzers_of([entry for entry in table[path] if entry[0] == name])
        lacks = [what for what, there in (("a file", all((ROOT / f"{path}{end}").exists() for end in (".c", ".h"))),
                                          ("a page", (ROOT / f"{path}.md").exists()), ("a test", tests),
                                          ("a harness", harnesses), ("a row in the catalogue", name in part)) if not there]
        engines = list(uses.get(name, {})) + ["[league](../results/league.md)"] * (name in league)
        cells = [f"[`{name}`](../../{path}.md)", questions, door, f"{link(path + '.h')}, {link(path + '.c')}",
                 ", ".join(map(link, tests)), ", ".join(map(link, harnesses)), covered(path, left), shown(at_a[path], models[path]),
                 ", ".join(engines) or "-"]
        yield name, part.get(name, "?"), cells, lacks


def other_rows():
    """{part of the catalogue: [(row, source, code, tests, pages)]} of docs/rows.tsv, the last three lists of paths."""
    found = collections.defaultdict(list)
    for line in read(OTHERS).splitlines():
        if not line.startswith("#"):
            part, row, source, *paths = line.split("\t")
            found[part].append((row, source, *([] if cell == "-" else cell.split() for cell in paths)))
    return found


def other_faults(found, others):
    """What is wrong with the rows of docs/rows.tsv."""
    for row, _, *paths in (row for rows_of_part in others.values() for row in rows_of_part):
        if any(paths):
            yield from (f"{row} lacks {what}" for what, cell in zip(("code", "a test", "a page"), paths) if not cell)
        yield from (f"{row} names {path}, which is not there" for cell in paths for path in cell if not (ROOT / path).exists())
    begun = {part for _, part, _, _ in found} | set(others)
    yield from (f"part {part} has no row" for part in PARTS if part not in begun)
    unknown = [part for part in others if part not in PARTS]
    yield from (f"docs/rows.tsv has the part {part}, which the catalogue has not" for part in unknown)


def other_table(rows_of_part):
    yield from ("", "Rows that are no algorithm of the registry:", "")
    yield from ("| " + " | ".join(OTHER_HEAD) + " |", "|" + "---|" * len(OTHER_HEAD))
    for row, source, *paths in rows_of_part:
        cells = [", ".join(map(link, cell)) for cell in paths] if any(paths) else ["not begun", "-", "-"]
        yield f"| {row} | {source} | " + " | ".join(cells) + " |"


def page(found, others):
    text = ["# The catalogue", "",
            "Each algorithm of the reference with what there is of it. Made by `docs/catalogue.py`, and held by `tests/docs/catalogue_test.sh`.",
            "", "*Tests* are those that include its header, or else those of its family. All that walk the registry ask it besides. *Fuzzed by*: harnesses of its questions and of its door.",
            "*Coverage*: what tests reach of its two files ([how it is tested](../trust/how-it-is-tested.md)). *Shown*: of how many functions Eva shows level A,",
            "and against what contracts are proved ([verification](../trust/verification.md)). Both are as the ledgers had it when this page was written.",
            "*Engines*: of 2018 those that use it ([four engines](../results/four-engines.md)); *league* where it is judged beside engines of today.", ""]
    numbers = lambda part: [int(k) for k in part.split(".") if k.isdigit()]
    for part in sorted({part for _, part, _, _ in found} | set(others), key=numbers):
        of_part = ["| " + " | ".join(cells) + " |" for _, own, cells, _ in found if own == part]
        text += ["", f"## {part}"] if text[-1] else [f"## {part}"]
        text += ["", "| " + " | ".join(HEAD) + " |", "|" + "---|" * len(HEAD), *of_part] if of_part else []
        text += other_table(others[part]) if part in others else []
    return "\n".join(text) + "\n"


def undated(text):
    """The page without the columns that are of a day."""
    kept = [k for k, head in enumerate(HEAD, start=1) if head not in DATED]
    cut = lambda line: "|".join(line.split("|")[k] for k in kept) if line.startswith("| [") else line
    return [cut(line) for line in text.splitlines()]


def claims():
    """What is wrong with the list of claims that have no study."""
    studied = {}
    index = read(STUDIES / "README.md")
    for path in sorted(STUDIES.glob("*.md")):
        if f"({path.name})" in index:
            for number in re.findall(r"^(?:\*\*In \S+\*\*: )?claim (\d+): (?:reproduced|partly|refuted)", read(path), re.MULTILINE):
                studied[int(number)] = path.stem
    listed = {int(number) for number in re.findall(r"^(\d+)\b", read(STUDIES / "open-claims.txt"), re.MULTILINE)}
    for number in CLAIMS:
        if number not in studied and number not in listed:
            yield f"claim {number} has no study, and docs/studies/open-claims.txt does not say so"
        if number in studied and number in listed:
            yield f"claim {number} has the study {studied[number]}: take it out of docs/studies/open-claims.txt"


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--build", default=os.environ.get("BUILD", "build"), help="where origo is")
    options.add_argument("--check", action="store_true", help="only say what is not as it should be")
    given = options.parse_args()
    found = list(rows((ROOT / given.build).resolve()))
    others = other_rows()
    faults = [f"{name} lacks {what}" for name, _, _, lacks in found for what in lacks] + list(claims())
    faults += other_faults(found, others)
    new = page(found, others)
    if not given.check:
        PAGE.write_text(new, encoding="utf-8")
    elif undated(new) != undated(read(PAGE)):
        faults.append("docs/develop/catalogue.md is not what the tree says; run docs/catalogue.py")
    count = len(found) + sum(map(len, others.values()))
    print("\n".join([*faults, f"{count} rows, {len(faults)} faults"]))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
