"""Exact numbers: rationals are fractions.Fraction, p + sqrt(q) and p - sqrt(q) are Exact."""

from __future__ import annotations

import math
import re
from decimal import Decimal
from fractions import Fraction
from typing import Callable, Optional, Union

Number = Union[Fraction, "Exact", "Enclosed"]

# Python refuses to read or write longer integers by int() and str(); Decimal has no such limit.
_PLAIN_DIGITS = 4000
_PLAIN = 10**_PLAIN_DIGITS


def _integer(digits: str) -> int:
    return int(digits) if len(digits) <= _PLAIN_DIGITS else int(Decimal(digits))


def integer_text(number: int) -> str:
    """All decimal digits, however many there are."""
    return str(number) if -_PLAIN < number < _PLAIN else str(Decimal(number))


def fraction_text(number: Fraction) -> str:
    """"7/2", "3": the form that cases take."""
    over = "" if number.denominator == 1 else "/" + integer_text(number.denominator)
    return integer_text(number.numerator) + over


def _fraction(text: str) -> Fraction:
    over, _, under = text.partition("/")
    below = _integer(under) if under else 1
    if below == 0:
        raise ValueError("a denominator is zero")
    return Fraction(_integer(over), below)


class Exact:
    """plus + sign * sqrt(radicand): what is under the root is no square of a rational, so the number is irrational."""

    __slots__ = ("plus", "sign", "radicand")

    plus: Fraction
    sign: int
    radicand: Fraction

    def __init__(self, plus: Fraction, sign: int, radicand: Fraction) -> None:
        if sign not in (-1, 1):
            raise ValueError("sign: expected 1 or -1")
        if radicand <= 0 or _is_square(radicand):
            raise ValueError("radicand: expected a positive number that is no square of a rational")
        object.__setattr__(self, "plus", Fraction(plus))
        object.__setattr__(self, "sign", sign)
        object.__setattr__(self, "radicand", Fraction(radicand))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("an exact number does not change")

    def __reduce__(self) -> tuple[type, tuple[Fraction, int, Fraction]]:
        return Exact, (self.plus, self.sign, self.radicand)

    def interval(self, bits: int = 53) -> tuple[Fraction, Fraction]:
        """Two rationals, the number between them, no more than 2**-bits apart."""
        top, under = self.radicand.numerator, self.radicand.denominator
        shift = max(bits, 0)
        scale = 1 << shift
        low = math.isqrt((top << (2 * shift)) // under)
        if self.sign > 0:
            return self.plus + Fraction(low, scale), self.plus + Fraction(low + 1, scale)
        return self.plus - Fraction(low + 1, scale), self.plus - Fraction(low, scale)

    def __float__(self) -> float:
        """The nearest binary64, correctly rounded; infinite beyond the largest."""
        bits = 64
        while True:
            low, high = (_nearest(end) for end in self.interval(bits))
            # Below the least double there is a last step, too: the number is irrational, so the ends part at no tie.
            if low == high:
                return low
            bits *= 2

    def _compare(self, other: Union[Exact, int, float, Fraction]) -> int:
        if self == other:
            return 0
        if isinstance(other, float) and not math.isfinite(other):
            return -1 if other > 0 else 1
        bits = 64
        while True:
            low, high = self.interval(bits)
            least, most = other.interval(bits) if isinstance(other, Exact) else (Fraction(other), Fraction(other))
            if high < least:
                return -1
            if low > most:
                return 1
            bits *= 2

    def _stands(self, other: object, to: Callable[[int], bool]) -> bool:
        if isinstance(other, float) and math.isnan(other):
            return False
        if not isinstance(other, (Exact, int, float, Fraction)):
            return NotImplemented
        return to(self._compare(other))

    def __eq__(self, other: object) -> bool:
        # The form is the only one that the number has.
        return isinstance(other, Exact) and self.__reduce__() == other.__reduce__()

    def __lt__(self, other: object) -> bool:
        return self._stands(other, lambda order: order < 0)

    def __le__(self, other: object) -> bool:
        return self._stands(other, lambda order: order <= 0)

    def __gt__(self, other: object) -> bool:
        return self._stands(other, lambda order: order > 0)

    def __ge__(self, other: object) -> bool:
        return self._stands(other, lambda order: order >= 0)

    def __hash__(self) -> int:
        return hash((self.plus, self.sign, self.radicand))

    def __bool__(self) -> bool:
        return True

    def __str__(self) -> str:
        root = f"sqrt({fraction_text(self.radicand)})"
        if self.plus == 0:
            return root if self.sign > 0 else "-" + root
        if self.sign > 0:
            return root + ("+" if self.plus > 0 else "") + fraction_text(self.plus)
        return fraction_text(self.plus) + "-" + root

    def __repr__(self) -> str:
        return f"Exact('{self}')"


def _is_square(number: Fraction) -> bool:
    return all(math.isqrt(part) ** 2 == part for part in (number.numerator, number.denominator))


def _nearest(number: Fraction) -> float:
    try:
        return float(number)
    except OverflowError:
        return math.inf if number > 0 else -math.inf


_ROOT = re.compile(r"(?:(-?[0-9]+(?:/[0-9]+)?)(?=[-+]))?([-+]?)sqrt\(([0-9]+(?:/[0-9]+)?)\)([-+][0-9]+(?:/[0-9]+)?)?")
_RATIONAL = re.compile(r"[-+]?[0-9]+(?:/[0-9]+)?")


class Enclosed:
    """A number known to be within low and high: distances and depths of curved bodies are no roots that could be told.

    `double` is the correctly rounded binary64, where the answer proves it. What is compared with the number has to be
    outside; within, the order is not known, and there is a ValueError.
    """

    __slots__ = ("low", "high", "double")

    def __init__(self, low: Fraction, high: Fraction, double: Optional[float] = None) -> None:
        self.low, self.high, self.double = low, high, double

    def interval(self, bits: int = 0) -> tuple[Fraction, Fraction]:
        """Both ends. A ValueError where they are more than 2**-bits apart."""
        if (self.high - self.low) * (1 << max(bits, 0)) > 1:
            raise ValueError(f"the number is not known to {bits} bits: it is within {self}")
        return self.low, self.high

    def __float__(self) -> float:
        """`double`, or where there is none that nearest the middle."""
        return _nearest((self.low + self.high) / 2) if self.double is None else self.double

    def _order(self, other: object) -> Optional[int]:
        if isinstance(other, float) and not math.isfinite(other):
            return 0 if math.isnan(other) else -1 if other > 0 else 1
        if not isinstance(other, (int, float, Fraction, Exact, Enclosed)):
            return None
        low, high = (other.low, other.high) if isinstance(other, Enclosed) else (other, other)
        if self.high < low:
            return -1
        if self.low > high:
            return 1
        raise ValueError(f"the order is not known: the number is within {self}")

    def __lt__(self, other: object) -> bool:
        order = self._order(other)
        if order is None:
            return NotImplemented
        return order < 0

    def __gt__(self, other: object) -> bool:
        order = self._order(other)
        if order is None:
            return NotImplemented
        return order > 0

    __le__, __ge__ = __lt__, __gt__

    def __str__(self) -> str:
        return f"[{fraction_text(self.low)}, {fraction_text(self.high)}]"

    def __repr__(self) -> str:
        return f"Enclosed({self})"


def number(value: object) -> Union[Fraction, Exact]:
    """The exact number of a text as answers have it ("8/5", "sqrt(5)-1"), or of {"exact": ..., "double": ...}."""
    text: Optional[object] = value.get("exact") if isinstance(value, dict) else value
    if not isinstance(text, str):
        raise ValueError("expected the text of an exact number")
    if _RATIONAL.fullmatch(text):
        return _fraction(text)
    root = _ROOT.fullmatch(text)
    if root is None or (root[1] and root[4]):
        raise ValueError(f"'{text[:80]}' is no exact number")
    return Exact(_fraction(root[1] or root[4] or "0"), -1 if root[2] == "-" else 1, _fraction(root[3]))
