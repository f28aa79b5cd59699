#!/usr/bin/env python3
"""Judgements of engines that do not exist, about real cases, the same each time.

usage: tests/report/make_judgements.py [--engines N] CASES... > judgements.jsonl

Errors, points and times are drawn at random over many decades; the words follow from the errors as in origo judge.
"""
import argparse
import json
import random

CLASSES = ["none", "rounding", "near", "gross"]


def word(what, error_class):
    if what in ("verdict", "relation"):
        return {"none": "right", "rounding": "tolerable", "near": "wrong", "gross": "wrong"}[error_class]
    return {"none": "right", "rounding": "right", "near": "tolerable", "gross": "wrong"}[error_class]


def worst(words):
    return max(words, key=["right", "tolerable", "wrong", "no answer"].index)


def check(rng, what, skill):
    fraction = 0 if rng.random() < 0.3 else 10 ** rng.uniform(-20, skill)
    error_class = CLASSES[0 if fraction == 0 else 1 if fraction < 1e-15 else 2 if fraction < 1e-9 else 3]
    made = {"what": what, "verdict": word(what, error_class), "class": error_class}
    infinite = fraction > 0 and rng.random() < 0.1
    made.update(absolute=fraction * 3, fraction=fraction, relative="inf" if infinite else fraction)
    made.update(ulps=fraction / 1e-16)
    if what in ("distance", "depth"):
        made.update(exact=1.25, claimed=1.25 + fraction)
    if what in ("point-a", "point-b"):
        made.update(claimed=[rng.uniform(-5, 5) for _ in range(3)])
    if what == "normal":
        made.update(claimed=[0, 0, 1])
    return made


def judgement(rng, case, engine, skill):
    line = {"id": case["id"], "engine": engine, "family": case["id"].rsplit("-", 1)[0], "verdict": "",
            "relation": rng.choice(["separated", "touching", "penetrating"]), "status": "ok",
            "nanoseconds": int(10 ** rng.uniform(2, 5))}
    if rng.random() < 0.02:
        line["status"] = rng.choice(["gave up", "refused", "out of range", "crashed", "timed out"])
        failed = line["status"] in ("crashed", "timed out")
        line["checks"] = [{"what": "answer", "verdict": "no answer", "class": "gross" if failed else "none"}]
    else:
        value = "distance" if line["relation"] == "separated" else "depth"
        line["checks"] = [check(rng, what, skill) for what in ("verdict", value, "point-a", "point-b", "normal")]
    line["verdict"] = worst(c["verdict"] for c in line["checks"])
    if line["verdict"] in ("wrong", "no answer"):
        line["note"] = "last words </script><script>document.title = 'taken over'</script> & \"quoted\" \u2028 \u0001"
    if line["verdict"] == "wrong" and rng.random() < 0.05:
        line["excusable"] = True
    return line


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--engines", type=int, default=3)
    parser.add_argument("cases", nargs="+")
    arguments = parser.parse_args()
    rng = random.Random(1)
    for number in range(arguments.engines):
        # To a spreadsheet the last would be a formula.
        first = "=" if number == 2 else ""
        engine = f"{first}<engine> #{number} \\ & co, \"1.{number}\""
        for name in arguments.cases:
            with open(name, encoding="utf-8") as lines:
                for line in lines:
                    made = judgement(rng, json.loads(line), engine, -16 + 6 * number)
                    print(json.dumps(made, ensure_ascii=number != 1))


if __name__ == "__main__":
    main()
