#!/usr/bin/env python3
"""Are the times in captions of sweeps those of the answers? Says the first that is not, or how many are.

usage: tests/draw/times.py ANSWERS CAPTIONS
"""

import json
import re
import sys
from fractions import Fraction


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        answers = {answer["id"]: answer for answer in map(json.loads, file)}
    with open(sys.argv[2], encoding="utf-8") as file:
        captions = dict(line.rstrip("\n").split(" ", 1) for line in file)
    for name, answer in answers.items():
        said = captions[name]
        times = [float(Fraction(t)) for t in re.findall(r"-?[0-9][0-9./e+-]*", said.split(";")[0])]
        if answer["hit"] is False:
            good = said.startswith("moving bodies that do not meet; at the start ")
        elif answer["hit"] is True:
            lo, hi = (float(Fraction(t)) for t in answer["enclosure"])
            near = all(abs(t - lo) <= 1e-9 * max(1, lo) for t in times)
            good = "first contact" in said and near and lo <= hi and times
        else:
            good = said.startswith("moving bodies: undecided after t = ")
        if not good:
            print(name, said)
            return 1
    print(len(answers))
    return 0 if len(answers) == len(captions) else 1


if __name__ == "__main__":
    sys.exit(main())
