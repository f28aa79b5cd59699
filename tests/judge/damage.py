#!/usr/bin/env python3
"""Lines of JSON, two of three damaged in one place, seldom so that they are no JSON.

usage: damage.py SEED FILE > DAMAGED
"""
import random
import re
import sys

ways = random.Random(int(sys.argv[1]))


def other_digit(line):
    at = ways.choice([m.start() for m in re.finditer("[0-9]", line)])
    return line[:at] + ways.choice("0123456789") + line[at + 1 :]


def negated(line):
    at = ways.choice([m.start() for m in re.finditer('(?<=")[1-9-]', line)] or [0])
    return line[:at] + line[at + 1 :] if line[at] == "-" else line[:at] + "-" + line[at:]


def doubled(line):
    """A fraction that is not in lowest terms, or a longer number."""
    found = list(re.finditer("([1-9][0-9]*)/([0-9]+)", line))
    if not found:
        return line
    m = ways.choice(found)
    return "%s%d/%d%s" % (line[: m.start()], 3 * int(m[1]), 3 * int(m[2]), line[m.end() :])


def without_a_field(line):
    found = list(re.finditer(r',"(question|relation|direction|weights|face)":("[^"]*"|\[[^][]*\]|[0-9]+)', line))
    if not found:
        return line
    m = ways.choice(found)
    return line[: m.start()] + line[m.end() :]


def swapped(line):
    """Neighbours in a list exchanged."""
    found = list(re.finditer(r'("[0-9/-]+"),("[0-9/-]+")', line))
    if not found:
        return line
    m = ways.choice(found)
    return line[: m.start()] + m[2] + "," + m[1] + line[m.end() :]


def quoted(line):
    """A number as a string."""
    found = list(re.finditer(r"(?<=[\[,:])([0-9]+)(?=[\],}])", line))
    if not found:
        return line
    m = ways.choice(found)
    return '%s"%s"%s' % (line[: m.start()], m[1], line[m.end() :])


def another_byte(line):
    at = ways.randrange(len(line))
    return line[:at] + ways.choice('{}[],:"x 0-/') + line[at + 1 :]


damages = [other_digit, negated, doubled, without_a_field, swapped, quoted, another_byte]
with open(sys.argv[2], encoding="utf-8") as lines:
    for number, text in enumerate(lines):
        head, line = text.rstrip("\n").split(",", 1)  # the id stays: it says which case is meant
        print(head + "," + (ways.choice(damages)(line) if number % 3 else line))
