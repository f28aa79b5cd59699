#!/usr/bin/env python3
"""What a program of drop-ins says, beside what `origo run` says of the same cases: the same numbers, bit by bit.

usage: drop_ins.py PROGRAM ORIGO pair|segments|boxes|meshes ALGORITHM... -- CASES...

Cases that are not two hulls, segments or meshes without a pose, or boxes of three dimensions, are left out. Prints how
many claims were compared; fails where one differs, or none was compared.
"""
import fractions
import json
import subprocess
import sys

PLAIN = {"shape", "points", "triangles"}


def number(text):
    text = str(text)
    if "/" in text:
        return float(fractions.Fraction(text))
    return float.fromhex(text) if "x" in text else float(text)


def words(points):
    return " ".join(number(x).hex() for p in points for x in p)


def question(kind, case):
    """The case as the program reads it, or None."""
    if kind == "boxes":
        boxes = case.get("boxes", [])
        if any(box is None or len(corner) != 3 for box in boxes for corner in box or [[]]):
            return None
        return boxes and f"boxes {len(boxes)} " + " ".join(words(b) for b in boxes)
    bodies = [case.get("a", {}), case.get("b", {})]
    shape = {"pair": "hull", "segments": "segment", "meshes": "mesh"}[kind]
    if any(b.get("shape") != shape or set(b) - PLAIN for b in bodies):
        return None
    if kind == "segments":
        return "segments " + " ".join(words(b["points"]) for b in bodies)
    text = kind
    for body in bodies:
        text += f" {len(body['points'])} {words(body['points'])}"
        if kind == "meshes":
            text += f" {len(body['triangles'])} " + " ".join(str(c) for t in body["triangles"] for c in t)
    return text


def fields(line):
    """{name: its numbers}, of a line of the program."""
    found, name = {}, None
    for word in line.split()[1:]:
        if word in ("outcome", "verdict", "iterations", "depth", "distance", "normal", "a", "b"):
            name = word
            found[name] = []
        else:
            found[name].append(repr(float.fromhex(word) if "x" in word else float(word)))
    return found


def claimed(claim, name):
    if name in ("a", "b"):
        return [repr(number(x)) for x in claim["points"][name == "b"]] if "points" in claim else None
    value = claim.get(name)
    if value is None:
        return None
    return [repr(number(x)) for x in (value if isinstance(value, list) else [value])]


def compare(kind, algorithm, line, claim):
    """What differs; and how many numbers were compared."""
    if kind in ("boxes", "meshes"):
        numbers = [int(w) for w in line.split()[1:]]
        mine = sorted([a, b] for a, b in zip(numbers[::2], numbers[1::2]))
        return (None if mine == sorted(claim["pairs"]) else "pairs"), len(mine) + 1
    mine, count = fields(line), 0
    if "verdict" in mine and {"1.0": False, "2.0": True}.get(mine["verdict"][0]) != claim.get("colliding"):
        return "verdict", 0
    for name, value in mine.items():
        theirs = claimed(claim, name)
        if name in ("outcome", "verdict") or theirs is None:
            continue
        if theirs != value:
            return f"{name}: {value} and {theirs}", count
        count += len(value)
    return None, count


def main():
    program, origo, kind = sys.argv[1:4]
    cut = sys.argv.index("--")
    algorithms, files = sys.argv[4:cut], sys.argv[cut + 1:]
    compared = numbers = 0
    for file in files:
        with open(file, encoding="utf-8") as lines:
            cases = [json.loads(line) for line in lines if line.strip()]
        asked = {c["id"]: q for c in cases for q in [question(kind, c)] if q}
        text = "\n".join(asked.values()) + "\n"
        answer = subprocess.run([program], input=text, capture_output=True, text=True, check=True)
        lines = answer.stdout.splitlines()
        for algorithm in algorithms:
            ran = subprocess.run([origo, "run", algorithm, file], capture_output=True, text=True, check=False)
            claims = {c["id"]: c for c in map(json.loads, ran.stdout.splitlines())}
            name = algorithm if kind == "pair" else kind
            for case, line in zip(asked, [one for one in lines if one.split()[0] == name]):
                if claims[case]["status"] != "ok":
                    continue
                fault, count = compare(kind, algorithm, line, claims[case])
                if fault:
                    sys.exit(f"{algorithm}, {case}: {fault}")
                compared, numbers = compared + 1, numbers + count
    print(f"{compared} claims, {numbers} numbers")
    if compared == 0 or numbers == 0:
        sys.exit("nothing was compared")


if __name__ == "__main__":
    main()
