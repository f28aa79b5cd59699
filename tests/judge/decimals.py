#!/usr/bin/env python3
"""Cases whose coordinates are decimals that are hard to round. usage: decimals.py > CASES

Beside random decimals of 16 to 19 digits there are the midpoints of doubles where so few digits hold one, and the
decimals next to them. Each case has six, so that a wrong one shows in the answer.
"""
import random
import sys
from fractions import Fraction

SEED, CASES = 20261130, 400
ways = random.Random(SEED)


def digits_of(x, places):
    """The decimal of x cut after that many places, and one unit of the last place more."""
    scaled = int(x * 10**places)
    for unit in (scaled, scaled + 1):
        text = str(unit).rjust(places + 1, "0")
        yield text[:-places] + "." + text[-places:]


def midpoint():
    """Between two doubles: an odd number of 54 bits over a small power of two, exact in few digits."""
    return Fraction(2 * ways.getrandbits(52) + 2**53 + 1, 2 ** ways.randint(0, 4))


def decimal():
    kind = ways.randrange(4)
    if kind == 0:
        return repr(ways.uniform(-10, 10))
    if kind == 1:
        return "%d.%d" % (ways.randrange(100), ways.getrandbits(50))
    if kind == 2:
        return "-0.%s%d" % ("0" * ways.randrange(3), ways.getrandbits(57))
    x = midpoint()
    places = max(1, x.denominator.bit_length() - 1)
    return ways.choice(list(digits_of(x, places)))


for k in range(CASES):
    points = [[decimal() for _ in range(3)] for _ in range(2)]
    shapes = ['{"shape": "point", "points": [[%s]]}' % ", ".join(p) for p in points]
    print('{"id": "d%d", "question": "distance", "a": %s, "b": %s}' % (k, shapes[0], shapes[1]))
