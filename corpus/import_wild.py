#!/usr/bin/env python3
"""Turns imported bug reports into vectors of the corpus.   usage: corpus/import_wild.py [IMPORTED] >CASES

Each report becomes three vectors: its own question under the thread's id, and distance and depth under the id
with the question appended. The numbers are JSON strings and stay as they are, digit for digit; nothing is read as
a number. What the report expects ("expect") is not part of a case: corpus/lint.py holds it against the answers.
"""

import json
import sys

QUESTIONS = ("distance", "depth")


def vectors(report):
    """The cases made of one report, in order."""
    case = {key: value for key, value in report.items() if key != "expect"}
    yield case
    for question in QUESTIONS:
        yield {**case, "id": f"{case['id']}-{question}", "question": question}


def main():
    path = sys.argv[1] if len(sys.argv) > 1 else "corpus/imported/wild-boxes.jsonl"
    with open(path, encoding="utf-8") as file:
        for line in file:
            for case in vectors(json.loads(line)):
                print(json.dumps(case))


if __name__ == "__main__":
    main()
