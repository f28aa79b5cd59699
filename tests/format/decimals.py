#!/usr/bin/env python3
"""Are the decimals of answers those of their exact numbers? usage: decimals.py DIGITS FILE; says how many there were

Made again by Python's decimal module from quotients and roots: the member "decimals" has one in the place of each exact
number, and of nothing else, correctly rounded. A root has as many digits more as two such texts and 60.
"""
import decimal
import json
import re
import sys

DIGITS = int(sys.argv[1])
SILENT = {"id", "question", "certificate", "decimals", "double"}
TERM = re.compile(r"([+-]?)(?:sqrt\((\d+)(?:/(\d+))?\)|(\d+)(?:/(\d+))?)")
EXACT = re.compile(r"-?(sqrt\(\d+(/\d+)?\)|\d+(/\d+)?)([+-](sqrt\(\d+(/\d+)?\)|\d+(/\d+)?))?")
seen = 0


def value_of(text, precision):
    context = decimal.Context(prec=precision, Emax=decimal.MAX_EMAX, Emin=decimal.MIN_EMIN)
    total = decimal.Decimal(0)
    for sign, root, below_root, whole, below in TERM.findall(text):
        part = context.divide(decimal.Decimal(root or whole), decimal.Decimal((below_root if root else below) or 1))
        part = context.sqrt(part) if root else part
        total = context.add(total, context.minus(part) if sign == "-" else part)
    return total


def nearest(text):
    rounded = decimal.Context(prec=DIGITS, rounding=decimal.ROUND_HALF_EVEN, Emax=decimal.MAX_EMAX,
                              Emin=decimal.MIN_EMIN)
    if "sqrt" not in text:
        above, _, below = text.partition("/")
        return rounded.divide(decimal.Decimal(above), decimal.Decimal(below or 1))
    return rounded.plus(value_of(text, DIGITS + 2 * len(text) + 60))


def is_exact(value):
    return isinstance(value, str) and EXACT.fullmatch(value) is not None


def expect(said, text, place):
    global seen
    seen += 1
    if not re.fullmatch(r"-?(0|[1-9]\d*)(\.\d*[1-9])?(e-?\d+)?", said):
        sys.exit(f"{place}: {said} is no plain decimal")
    if decimal.Decimal(said) != nearest(text):
        sys.exit(f"{place}: {said} instead of {nearest(text)} for {text[:80]}")


def compare(value, said, place):
    """Everything in the answer beside what is said of it."""
    if is_exact(value) or (isinstance(value, dict) and is_exact(value.get("exact"))):
        expect(said, value if isinstance(value, str) else value["exact"], place)
    elif isinstance(value, list) and said is not None:
        if len(value) != len(said):
            sys.exit(f"{place}: {len(said)} elements instead of {len(value)}")
        for k, element in enumerate(value):
            compare(element, said[k], f"{place}[{k}]")
    elif isinstance(value, dict) and said is not None:
        for key in value:
            if key not in SILENT:
                compare(value[key], said.get(key), f"{place}.{key}")
        if set(said) - set(value) - {"digits"}:
            sys.exit(f"{place}: {set(said) - set(value)} too many")
    elif said is not None:
        sys.exit(f"{place}: {said} for what is no exact number")
    elif '"exact"' in json.dumps(value):
        sys.exit(f"{place}: nothing for {json.dumps(value)[:80]}")


with open(sys.argv[2], encoding="utf-8") as lines:
    for line in lines:
        answer = json.loads(line)
        if answer["decimals"]["digits"] != DIGITS:
            sys.exit(f"{answer['id']}: {answer['decimals']['digits']} digits")
        compare(answer, answer["decimals"], answer["id"])
print(seen)
