#!/usr/bin/env python3
"""Holds an unpacked release of the corpus against its schema, its flags and `origo ask`.

usage: release.py RELEASE ORIGO

Plain cases that say they are exact are asked again: their answers have to be the exact ones, certificates included. No
plain number may be off by more than half a unit in the last place of the exact one.
"""
import fractions
import json
import pathlib
import subprocess
import sys

import jsonschema


def fail(text):
    sys.exit(f"release.py: {text}")


def compared(where, exact, plain):
    """Each number is the nearest to its text, by the distances to both neighbours."""
    if isinstance(exact, dict) and set(exact) == {"exact", "double"}:
        if plain != float.fromhex(exact["double"]):
            fail(f"{where}: {plain} for {exact}")
    elif isinstance(exact, dict):
        if set(exact) - {"certificate"} != set(plain):
            fail(f"{where}: fields {sorted(plain)}")
        for key in plain:
            compared(f"{where}.{key}", exact[key], plain[key])
    elif isinstance(exact, list):
        if len(exact) != len(plain):
            fail(f"{where}: {len(plain)} of {len(exact)}")
        for k, (one, other) in enumerate(zip(exact, plain)):
            compared(f"{where}[{k}]", one, other)
    elif isinstance(exact, str) and isinstance(plain, float):
        as_read = float.fromhex(exact).as_integer_ratio() if "x" in exact else [fractions.Fraction(exact)]
        value = fractions.Fraction(*as_read)
        if plain != value and plain != value.numerator / value.denominator:
            fail(f"{where}: {plain} for {exact}")
    elif plain is not None and exact != plain:
        fail(f"{where}: {plain!r} for {exact!r}")


def main():
    sys.set_int_max_str_digits(0)
    release, origo = pathlib.Path(sys.argv[1]), sys.argv[2]
    validator = jsonschema.Draft202012Validator(json.loads((release / "vector.schema.json").read_text()))
    flags = json.loads((release / "flags.json").read_text())
    names, asked, expected, count = set(), [], [], 0
    for path in sorted((release / "vectors").glob("*.jsonl")):
        for line in path.read_text().splitlines():
            vector = json.loads(line)
            validator.validate(vector)
            name = (vector["family"], vector["id"], vector["question"])
            if name in names or vector["family"] != path.stem or set(vector["flags"]) - set(flags):
                fail(f"{path.name}: {vector['id']}: name or flags")
            names.add(name)
            count += 1
            for part in ("case", "answer"):
                compared(f"{vector['id']}.{part}", vector["exact"][part], vector["plain"][part])
            if vector["plain"]["is_exact"]:
                named = {"id": str(len(asked)), "question": vector["question"]}
                asked.append(json.dumps({**named, **vector["plain"]["case"]}))
                expected.append(vector["exact"]["answer"])
    said = subprocess.run([origo, "ask", "--quiet", "-"], input="\n".join(asked) + "\n", capture_output=True, text=True,
                          check=False).stdout.splitlines()
    if len(said) != len(asked) or len(asked) < count / 2:
        fail(f"{len(said)} answers to {len(asked)} plain cases of {count}")
    for line, answer, case in zip(said, expected, asked):
        given = json.loads(line)
        if {key: value for key, value in given.items() if key not in ("id", "question")} != answer:
            fail(f"another answer to {case[:200]}")
    hulls = sum(1 for _ in (release / "hulls.txt").open())
    print(f"{count:,} vectors, {hulls:,} pairs of hulls")


if __name__ == "__main__":
    main()
