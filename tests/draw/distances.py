#!/usr/bin/env python3
"""Are the distances in captions those of the answers? Says the first that is not, or how many are.

usage: tests/draw/distances.py ANSWERS CAPTIONS
"""

import json
import sys


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        answers = {answer["id"]: answer for answer in map(json.loads, file)}
    with open(sys.argv[2], encoding="utf-8") as file:
        captions = dict(line.rstrip("\n").split(" ", 1) for line in file)
    for name, answer in answers.items():
        said, true = captions[name], float.fromhex(answer["distance"]["double"])
        # Where nothing separates them, the pair of the picture may have a depth.
        if true == 0:
            good = said.startswith(("touching", "penetrating"))
        else:
            good = "separated" in said and f"{true:.17g}" in said
        if not good:
            print(name, said, true)
            return 1
    print(len(answers))
    return 0 if len(answers) == len(captions) else 1


if __name__ == "__main__":
    sys.exit(main())
