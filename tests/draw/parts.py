#!/usr/bin/env python3
"""Do captions of bodies made of parts say what the answers do? Says the first that does not, or how many do.

usage: tests/draw/parts.py CASES ANSWERS CAPTIONS
"""

import json
import sys


def read(path):
    with open(path, encoding="utf-8") as file:
        return {one["id"]: one for one in map(json.loads, file)}


def wanted(question, answer):
    if question in ("sweep", "hit"):
        if not answer["hit"]:
            return "no contact"
        return f"first contact at t = {float.fromhex(answer['first']['double']):.17g}"
    said = answer["relation"]
    if question == "distance" and said == "separated":
        return f"separated: distance {float.fromhex(answer['distance']['double']):.17g}"
    if question == "depth" and said == "penetrating":
        return f"penetrating: depth {float.fromhex(answer['depth']['double']):.17g}"
    return said


def main():
    cases, answers = read(sys.argv[1]), read(sys.argv[2])
    with open(sys.argv[3], encoding="utf-8") as file:
        captions = dict(line.rstrip("\n").split(" ", 1) for line in file)
    for name, said in captions.items():
        want = wanted(cases[name]["question"], answers[name])
        if said.split(" parts, ")[1].split(";")[0] != want:
            print(name, said, want)
            return 1
    print(len(captions))
    return 0 if len(captions) > 20 else 1


if __name__ == "__main__":
    sys.exit(main())
