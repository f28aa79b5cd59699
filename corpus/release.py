#!/usr/bin/env python3
"""Packs the corpus for those who want vectors and nothing else: every case with its exact answer and plain numbers.

usage: corpus/release.py FOLDER

Writes FOLDER/origo-corpus-VERSION.tar.xz. The same corpus gives the same bytes. What is in it, and what its fields
mean, stands in corpus/release/README.md, which goes along with the readers beside it.
"""
import argparse
import fractions
import io
import json
import lzma
import pathlib
import re
import sys
import tarfile

HERE = pathlib.Path(__file__).resolve().parent
COPIED = ("README.md", "vector.schema.json", "read.py", "read.mjs", "read.rs", "Read.cs")
# Folders of cases and answers, and single files with theirs.
FOLDERS = ("", "curved", "parts", "plane", "primitives")
KEPT = ("algorithms", "bounds", "clips", "engines", "errata", "hits", "hulls", "meshes", "polygons", "sweeps")
# Flags of those files alone.
KEPT_FLAGS = {
    "counterexample": {"note": "The smallest case found on which an algorithm or an engine fails; its source says "
                               "which, and how it was found.", "seen_in": []},
    "source-error": {"note": "What a book or a paper says is wrong on this case.", "seen_in": []},
}
NUMBER = re.compile(r"[+-]?(?:0[xX][0-9a-fA-F]+(?:\.[0-9a-fA-F]*)?(?:[pP][+-]?\d+)?|\d+(?:\.\d*)?(?:[eE][+-]?\d+)?"
                    r"(?:/\d+)?)")
HEXADECIMAL = re.compile(r"([+-]?)0[xX]([0-9a-fA-F]+)(?:\.([0-9a-fA-F]*))?(?:[pP]([+-]?\d+))?")


def exact_number(text):
    """The fraction that a number of the corpus is."""
    found = HEXADECIMAL.fullmatch(text)
    if found is None:
        return fractions.Fraction(text)
    sign, whole, part, exponent = found.groups()
    digits = int(whole + (part or ""), 16)
    value = fractions.Fraction(digits) * fractions.Fraction(2) ** (int(exponent or 0) - 4 * len(part or ""))
    return -value if sign == "-" else value


class Plain:
    """Values of the corpus with JSON numbers for texts: the nearest binary64 number, null beyond them all."""

    def __init__(self):
        self.is_exact = True

    def number(self, text):
        exact = exact_number(text)
        try:
            nearest = float(exact)
        except OverflowError:
            self.is_exact = False
            return None
        self.is_exact = self.is_exact and fractions.Fraction(nearest) == exact
        return nearest

    def value(self, given):
        if isinstance(given, str):
            return self.number(given) if NUMBER.fullmatch(given) else given
        if isinstance(given, list):
            return [self.value(item) for item in given]
        if isinstance(given, dict):
            if set(given) == {"exact", "double"}:  # a root: its nearest double is in the answer
                return self.number(given["double"])
            return {key: self.value(item) for key, item in given.items() if key != "certificate"}
        return given


def without(object_, *names):
    return {key: value for key, value in object_.items() if key not in names}


def vector(family, case, answer):
    exact = {"case": without(case, "id", "question", "flags", "source"), "answer": without(answer, "id", "question")}
    plain = Plain()
    plain_case = plain.value(exact["case"])
    is_exact = plain.is_exact
    return {"id": case["id"], "family": family, "question": case["question"], "flags": case.get("flags", []),
            "source": case.get("source", ""), "exact": exact,
            "plain": {"is_exact": is_exact, "case": plain_case, "answer": plain.value(exact["answer"])}}


def lines_of(path):
    with path.open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def families():
    """(name, cases, answers), sorted by name."""
    for folder in FOLDERS:
        for path in (HERE / folder / "cases").glob("*.jsonl"):
            yield (f"{folder}-" if folder and not path.stem.startswith(folder) else "") + path.stem, path, \
                HERE / folder / "answers" / path.name
    for name in KEPT:
        yield f"counterexamples-{name}", HERE / f"counterexamples/{name}.jsonl", \
            HERE / f"counterexamples/{name}.answers.jsonl"


def vectors_of(name, cases, answers):
    answered = {answer["id"]: answer for answer in lines_of(answers)}
    for case in lines_of(cases):
        if case["id"] in answered:
            yield vector(name, case, answered[case["id"]])


def hulls(one):
    """The bodies of a vector where both are polytopes whose numbers are binary64, otherwise nothing."""
    bodies = [one["plain"]["case"].get(name) for name in "ab"]
    if not one["plain"]["is_exact"] or not all(isinstance(body, dict) for body in bodies):
        return None
    if any(body.get("shape") != "hull" or set(body) - {"shape", "points", "radius"} for body in bodies):
        return None
    return bodies


def flat_line(one):
    """ID QUESTION RELATION VALUE RADIUS RADIUS COUNT COUNT NUMBERS, or nothing."""
    bodies = hulls(one)
    answer = one["plain"]["answer"]
    if bodies is None or one["question"] not in ("relation", "distance", "depth") or "relation" not in answer:
        return None
    value = 0 if one["question"] == "relation" else answer.get(one["question"], 0)
    numbers = [value, *(body.get("radius", 0) for body in bodies)]
    counts = [len(body["points"]) for body in bodies]
    points = [x for body in bodies for point in body["points"] for x in point]
    return " ".join([one["id"], one["question"], answer["relation"], *map(repr, map(float, numbers)),
                     *map(str, counts), *map(repr, map(float, points))])


def add(archive, folder, name, text):
    entry = tarfile.TarInfo(f"{folder}/{name}")
    data = text.encode()
    entry.size, entry.mode, entry.mtime = len(data), 0o644, 0
    archive.addfile(entry, io.BytesIO(data))


def write(target, folder):
    """How many vectors there are, and how many of them are flat."""
    count, flat = 0, []
    with lzma.open(target, "wb", preset=6) as packed, \
            tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        add(archive, folder, "VERSION", (HERE / "release/VERSION").read_text())
        add(archive, folder, "LICENSE", (HERE.parent / "LICENSE").read_text())
        add(archive, folder, "LICENSES-imported.md", (HERE / "imported/README.md").read_text())
        flags = {**json.loads((HERE / "flags.json").read_text()), **KEPT_FLAGS}
        add(archive, folder, "flags.json", json.dumps(flags, indent=2, sort_keys=True) + "\n")
        for name in COPIED:
            add(archive, folder, name, (HERE / "release" / name).read_text())
        for name, cases, answers in sorted(families()):
            vectors = list(vectors_of(name, cases, answers))
            count += len(vectors)
            flat += filter(None, map(flat_line, vectors))
            add(archive, folder, f"vectors/{name}.jsonl", "".join(json.dumps(one) + "\n" for one in vectors))
        add(archive, folder, "hulls.txt", "".join(line + "\n" for line in flat))
    return count, len(flat)


def main():
    sys.set_int_max_str_digits(0)  # some answers have more digits than Python reads unasked
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    options = parser.parse_args()
    folder = f"origo-corpus-{(HERE / 'release/VERSION').read_text().strip()}"
    target = options.folder / f"{folder}.tar.xz"
    part = target.with_suffix(".part")
    try:
        count, flat = write(part, folder)
        part.replace(target)
        size = target.stat().st_size
    except OSError as error:
        part.unlink(missing_ok=True)
        sys.exit(f"corpus/release.py: {error}")
    print(f"{target}: {count:,} vectors, {flat:,} of them pairs of hulls in hulls.txt, {size:,} bytes")


if __name__ == "__main__":
    main()
