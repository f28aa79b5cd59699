"""Exact numbers of the form p + sqrt(q): order, floats, intervals and text, by integers alone."""

import itertools
import math
import pickle
import random
from fractions import Fraction

import origo
from check import conclude, holds, raises
from origo import Exact, number

draw = random.Random(7)
texts = ["sqrt(2)", "-sqrt(2)", "sqrt(2)-1", "1-sqrt(2)", "sqrt(5/16)+5/2", "5/2-sqrt(5/16)", "-sqrt(3)-1/7", "0",
         "-7/3", "12", "sqrt(2)+1/10000000000000000000000000000000000000000"]
for text in texts:
    value = number(text)
    holds(isinstance(value, Exact) == ("sqrt" in text), f"the kind of {text}")
    canonical = {"-sqrt(3)-1/7": "-1/7-sqrt(3)"}.get(text, text)
    holds(str(value) == canonical and number(str(value)) == value, f"the text of {text}: {value}")
    holds(pickle.loads(pickle.dumps(value)) == value, f"a copy of {text}")


def sign(plus, factor, under):
    """Of plus + factor * sqrt(under), factor 1 or -1, by squares."""
    if plus == 0 or (plus > 0) == (factor > 0):
        return factor
    larger = plus * plus - factor * factor * under
    return ((larger > 0) - (larger < 0)) * (1 if plus > 0 else -1)


def drawn():
    while True:
        try:
            return Exact(Fraction(draw.randint(-9, 9), draw.randint(1, 9)), draw.choice((-1, 1)),
                         Fraction(draw.randint(1, 40), draw.randint(1, 9)))
        except ValueError:
            pass


for _ in range(1000):
    value, other = drawn(), Fraction(draw.randint(-900, 900), draw.randint(1, 99))
    order = sign(value.plus - other, value.sign, value.radicand)
    below, above = order < 0, order > 0
    holds((value < other, value > other, value <= other, value >= other) == (below, above, below, above),
          f"{value} beside {other}")
    holds((other > value, other < value) == (order < 0, order > 0), f"{other} beside {value}")
    holds(value != other and not value == other, f"{value} is not {other}")
    near = float(value)
    for side, step in ((math.nextafter(near, -math.inf), -1), (math.nextafter(near, math.inf), 1)):
        middle = (Fraction(near) + Fraction(side)) / 2
        holds(sign(value.plus - middle, value.sign, value.radicand) == -step, f"{value} is nearest {near!r}")
    for bits in (0, 1, 10, 200):
        low, high = value.interval(bits)
        holds(high - low <= Fraction(1, 2**bits) and low < value < high, f"{value} within {bits} bits")

some = [drawn() for _ in range(60)]
for one, two in itertools.product(some, some):
    equal = (one.plus, one.sign, one.radicand) == (two.plus, two.sign, two.radicand)
    holds((one == two) == equal and (one <= two) == (equal or one < two), f"{one}, {two}: equal")
    holds((one < two) == (two > one), f"{one}, {two}: either way")
    holds(not equal or hash(one) == hash(two), f"the hash of {one}")
    holds(equal or (one < two) == (float(one) < float(two)) or float(one) == float(two), f"{one} < {two}")

root = number("sqrt(2)")
close = Fraction(math.isqrt(2 * 10**200), 10**100)
holds(close < root < close + Fraction(1, 10**100), "a hundred digits of a root")
holds(root < math.inf and root > -math.inf, "beside what is infinite")
holds(not root <= math.nan and not root >= math.nan, "beside what is no number")
holds(bool(root) and repr(root) == "Exact('sqrt(2)')", "how it is shown")
tiny, huge = number("sqrt(2/" + "1" + "0" * 700 + ")"), number("sqrt(2" + "0" * 701 + ")")
holds(float(tiny) == 0.0 and float(huge) == math.inf and tiny > 0 and tiny < 5e-324, "beyond the doubles")
long = "7" * 9000 + "/" + "3" * 8999 + "2"
holds(str(number("sqrt(" + long + ")")) == "sqrt(" + long + ")", "more digits than int() reads")
for bad in ("", "sqrt()", "sqrt(2)sqrt(3)", "2sqrt(3)", "sqrt(3)2", "1+sqrt(3)+2", "1+-sqrt(3)", "sqrt(1/0)",
            "1.5", "nan", "sqrt(-2)", "1/2/3", "sqrt(2)+sqrt(3)", None, 3, {}):
    raises(ValueError, f"{bad!r} is refused", number, bad)
raises(ValueError, "a square is refused", Exact, Fraction(1), 1, Fraction(4, 9))
raises(ValueError, "a sign is 1 or -1", Exact, Fraction(1), 2, Fraction(2))
raises(TypeError, "words have no order", lambda: root < "3")
raises(AttributeError, "it does not change", setattr, root, "plus", Fraction(1))

# Of curved bodies.
between = origo.distance(origo.Cylinder(1, 1), origo.Hull([(5, 5, 5)], pose=origo.Pose(rotation=[1, 2, 3, 4])))
low, high = between.interval()
holds(isinstance(between, origo.Enclosed) and low < high, f"enclosed: {between}")
holds(float(low) == float(between) == float(high), "the double of both ends")
holds(low - 1 < between < high + 1 and between >= low - 1 and -math.inf < between < math.inf, "its order")
holds(number("sqrt(2)") < between and between < number("sqrt(2000)") and not between < math.nan, "beside roots")
holds(between.interval(40) == (low, high), "known to 40 bits")
raises(ValueError, "not to 400", between.interval, 400, says="not known to 400 bits")
raises(ValueError, "an order that is not known", lambda: between < (low + high) / 2, says="the order is not known")
raises(TypeError, "words", lambda: between < "3")
holds(float(origo.Enclosed(Fraction(1), Fraction(2))) == 1.5, "the middle")
conclude(10000)
