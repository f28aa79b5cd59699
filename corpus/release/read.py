#!/usr/bin/env python3
"""Reads Origo's vectors. Prints how many there are of each question and answer, and the largest distance and depth.

usage: read.py [FOLDER]
"""
import collections
import json
import pathlib
import sys


def vectors(folder):
    """All vectors of the folder, one after the other."""
    for path in sorted(pathlib.Path(folder, "vectors").glob("*.jsonl")):
        with path.open(encoding="utf-8") as lines:
            for line in lines:
                yield json.loads(line)


def verdict(answer):
    """What an answer says in one word, whatever the question was."""
    if "relation" in answer:
        return answer["relation"]
    if "hit" in answer:
        return "hit" if answer["hit"] else "no hit"
    return "answered"


def main():
    counts, largest = collections.Counter(), {"distance": 0.0, "depth": 0.0}
    for vector in vectors(sys.argv[1] if len(sys.argv) > 1 else "."):
        answer = vector["plain"]["answer"]
        counts[f"{vector['question']}: {verdict(answer)}"] += 1
        for name in largest:
            value = answer.get(name)
            if isinstance(value, float):
                largest[name] = max(largest[name], value)
    for what, count in sorted(counts.items()):
        print(what, count)
    for name, value in largest.items():
        print(f"largest {name} {value!r}")


if __name__ == "__main__":
    main()
