"""Questions, and what is said about them."""

from __future__ import annotations

import json
import math
import struct
import threading
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any, Optional, Union

from . import _library
from ._exact import Enclosed, Number, fraction_text, integer_text, number
from .shapes import SHAPES, Hull, Pose, Sphere, as_body

# Text as a line of a file has it, or an object.
Case = Union[str, bytes, Mapping[str, Any]]


class Error(Exception):
    """There is no answer; the message is the command's."""


class Complaint(Error, ValueError):
    """What came is no case, answer or claim."""


class LimitExceeded(Error):
    """A limit was exceeded before there was an answer."""


class Undecided(Error):
    """A question is answered as far as it was found; `answer` is what is known."""

    answer: Optional["Answer"] = None


class Refused(Error):
    """The answer is not proved by its certificate."""


class Answer(Mapping[str, Any]):
    """An answer, a claim or a judgement: `text` is the command's line, and the members are those of the line."""

    __slots__ = ("text", "_members")

    def __init__(self, text: str) -> None:
        self.text = text
        self._members: dict[str, Any] = json.loads(text)

    def __getitem__(self, name: str) -> Any:
        return self._members[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._members)

    def __len__(self) -> int:
        return len(self._members)

    def __repr__(self) -> str:
        return f"Answer({self.text!r})"

    def exact(self, name: str) -> Number:
        """The exact number of a member such as "distance"."""
        return number(self._members[name])

    def point(self, name: str, *at: int) -> tuple[Fraction, ...]:
        """Exact coordinates: `point("direction")`, `point("points", 0)`."""
        value = self._members[name]
        for place in at:
            value = value[place]
        return tuple(_exactly(str(coordinate)) for coordinate in value)


def _exactly(text: Any) -> Fraction:
    found = number(text)
    if not isinstance(found, Fraction):
        raise ValueError("expected a rational number")
    return found


def _plain(value: Any, depth: int = 0) -> Any:
    """What JSON has no word for is written as cases have it; every number stays exactly what it is."""
    if value is None or isinstance(value, (str, bool)):
        return value
    if isinstance(value, int):
        # A number of JSON is a double to its reader, a string is exact.
        return value if -(1 << 53) <= value <= 1 << 53 else integer_text(value)
    if isinstance(value, float):
        return float(value) if math.isfinite(value) else str(float(value))
    if isinstance(value, Fraction):
        return fraction_text(value)
    if depth > 64:
        raise Complaint("lists and objects are nested too deeply")
    if isinstance(value, Answer):
        return value._members
    if isinstance(value, (Pose, *SHAPES)):
        return _plain(as_body(value), depth + 1)
    if isinstance(value, Mapping):
        return {str(name): _plain(member, depth + 1) for name, member in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(member, depth + 1) for member in value]
    # Arrays and numbers of numpy, which need not be there.
    if hasattr(value, "tolist"):
        return _plain(value.tolist(), depth + 1)
    raise Complaint(f"a {type(value).__name__} is no part of a case")


def _text(case: Any) -> bytes:
    if isinstance(case, bytes):
        return case
    if isinstance(case, str):
        return case.encode("utf-8", "surrogatepass")
    if isinstance(case, Answer):
        return case.text.encode("utf-8", "surrogatepass")
    return json.dumps(_plain(case), separators=(",", ":")).encode()


def _name(algorithm: str) -> bytes:
    name = algorithm.encode("utf-8", "surrogatepass")
    if b"\0" in name:
        raise Complaint("the name of an algorithm has no zero byte")
    return name


def _raise(status: int, text: str, why: str) -> None:
    if status == _library.COMPLAINT:
        raise Complaint(why)
    if status == _library.LIMIT:
        raise LimitExceeded(why)
    if status == _library.REFUSED:
        raise Refused(why)
    undecided = Undecided(why)
    undecided.answer = Answer(text) if text else None
    raise undecided


def _points_of(value: Any) -> Optional[tuple[bytes, int]]:
    """The doubles of points, where they are doubles and small integers; None for all else."""
    if isinstance(value, (list, tuple)):
        flat: list[Any] = []
        for point in value:
            if not isinstance(point, (list, tuple)) or len(point) != 3:
                return None
            flat.extend(point)
        if not all(type(x) is float or (type(x) is int and -(1 << 53) <= x <= 1 << 53) for x in flat):
            return None
        return struct.pack(f"={len(flat)}d", *flat), len(value)
    try:
        view = memoryview(value)
    except TypeError:
        return None
    if view.format != "d" or view.ndim != 2 or view.shape is None or view.shape[1] != 3:
        return None
    return view.tobytes(), view.shape[0]


_ORIGIN = bytes(24)
# Longer bodies are read, and refused, as cases are.
_MOST_POINTS = 100000


def _numbers_of(body: Any) -> Optional[_library.Points]:
    """A body of doubles without a pose; None for all else."""
    radius: Any = 0.0
    if isinstance(body, Hull):
        if body.pose is not None:
            return None
        radius = 0.0 if body.radius is None else body.radius
        points = _points_of(body.points)
    elif isinstance(body, Sphere):
        if body.pose is not None:
            return None
        radius, points = body.radius, (_ORIGIN, 1)
    elif isinstance(body, (Mapping, str, bytes, Pose, *SHAPES)):
        return None
    else:
        points = _points_of(body)
    if points is None or points[1] > _MOST_POINTS:
        return None
    if not (type(radius) is float or (type(radius) is int and abs(radius) <= 1 << 53)):
        return None
    return points[0], points[1], float(radius)


def _body(body: Any) -> Any:
    if isinstance(body, (Mapping, *SHAPES)):
        return body
    if isinstance(body, (str, bytes)) or not hasattr(body, "__len__"):
        raise Complaint(f"a {type(body).__name__} is no body")
    return Hull(body)


_QUESTIONS = {"relation": 0, "distance": 1, "depth": 2}


class Origo:
    """A context with limits of its own; 0 is the default of the commands. Threads that share it wait for each other."""

    def __init__(
        self,
        *,
        max_bytes: int = 0,
        max_points: int = 0,
        max_bits: int = 0,
        max_pairs: int = 0,
        max_steps: int = 0,
        max_digits: int = 0,
    ) -> None:
        given = (max_bytes, max_points, max_bits, max_pairs, max_steps, max_digits)
        for name, limit in zip(_library.LIMITS, given):
            if not 0 <= limit < 1 << 63:
                raise ValueError(f"{name}: expected a number from 0 to 2**63 - 1")
        self._limited = any(given)
        self._lock = threading.Lock()
        self._context: int = _library.context_new(_library.Limits(*given))
        if not self._context:
            raise MemoryError("no memory for a context")
        self._pair: int = _library.pair_new()

    def __del__(self, _context_free: Any = _library.context_free, _pair_free: Any = _library.pair_free) -> None:
        if hasattr(self, "_context"):
            _context_free(self._context)
        if hasattr(self, "_pair"):
            _pair_free(self._pair)

    def ask(self, case: Case) -> Answer:
        """The exact answer with its certificate, which the checker accepted: `origo ask`."""
        one = _text(case)
        with self._lock:
            status, text, why = _library.ask(self._context, one)
        if status != _library.ANSWERED:
            _raise(status, text, why)
        return Answer(text)

    def check(self, case: Case, answer: Case) -> None:
        """Nothing where the certificate proves the answer, otherwise Refused: `origo check`."""
        one, other = _text(case), _text(answer)
        with self._lock:
            status, text, why = _library.check(self._context, one, other)
        if status != _library.ANSWERED:
            _raise(status, text, why)

    def run(self, algorithm: str, case: Case) -> Answer:
        """What an algorithm of the reference claims, in binary64: `origo run`."""
        name, one = _name(algorithm), _text(case)
        with self._lock:
            status, text, why = _library.run(self._context, name, one)
        if not text:
            _raise(status, text, why)
        return Answer(text)

    def trace(self, algorithm: str, case: Case, *, marks: int = 0) -> "Trace":
        """The steps to that claim, of at most so many marks (0: a million): `origo run --trace`."""
        if not 0 <= marks < 1 << 63:
            raise ValueError("marks: expected a number from 0 to 2**63 - 1")
        name, one = _name(algorithm), _text(case)
        with self._lock:
            status, text, why = _library.trace(self._context, name, one, marks)
        if not text:
            _raise(status, text, why)
        return Trace(text)

    def judge(self, case: Case, claim: Case) -> "Judgement":
        """How a claim stands to the exact answer: `origo judge`. What is wrong is no exception."""
        one, other = _text(case), _text(claim)
        with self._lock:
            status, text, why = _library.judge(self._context, one, other)
        if not text:
            _raise(status, text, why)
        return Judgement(text, status == _library.ANSWERED)

    def answer(self, question: str, a: Any = None, b: Any = None, **members: Any) -> Answer:
        """The answer about two bodies: `members` are further ones of the case, such as until=10."""
        case: dict[str, Any] = {"id": "python", "question": question}
        if a is not None:
            case["a"] = _body(a)
        if b is not None:
            case["b"] = _body(b)
        return self.ask({**case, **members})

    def _value(self, question: str, a: Any, b: Any) -> tuple[Optional[Number], str]:
        if not self._limited:
            first = _numbers_of(a)
            second = _numbers_of(b) if first is not None else None
            if first is not None and second is not None:
                with self._lock:
                    found = _library.ask_points(self._pair, _QUESTIONS[question], first, second)
                if found is not None:
                    return (None if found[0] is None else number(found[0])), found[1]
        said = self.answer(question, a, b)
        relation = str(said.get("relation", "none"))
        value = said.get(question) if question != "relation" else None
        if isinstance(value, dict) and "exact" in value:
            return number(value), relation
        # Of a cylinder, a cone or an ellipsoid. Of a depth it may be the distance of bodies that are apart.
        if "enclosure" in said and (question, relation) in (("distance", "separated"), ("depth", "penetrating")):
            low, high = (_exactly(end) for end in said["enclosure"])
            return Enclosed(low, high, float.fromhex(value["double"]) if isinstance(value, dict) else None), relation
        return None, relation

    def distance(self, a: Any, b: Any) -> Number:
        """How far apart two bodies are; 0 where they meet."""
        value = self._value("distance", a, b)[0]
        return Fraction(0) if value is None else value

    def depth(self, a: Any, b: Any) -> Optional[Number]:
        """The length of the shortest translation that ends the overlap; None where the bodies are apart."""
        return self._value("depth", a, b)[0]

    def relation(self, a: Any, b: Any) -> str:
        """ "separated", "touching" or "penetrating"."""
        return self._value("relation", a, b)[1]


class Judgement(Answer):
    """`ok`: nothing is wrong."""

    __slots__ = ("ok",)

    def __init__(self, text: str, ok: bool) -> None:
        super().__init__(text)
        self.ok = ok


class Trace:
    """The steps of an algorithm on a case, each with its "text" and its "marks", and the claim that comes of them.

    `text` has the command's lines. A case that the algorithm refuses has no steps.
    """

    __slots__ = ("text", "steps", "claim")

    def __init__(self, text: str) -> None:
        *steps, claim = text.split("\n")  # not splitlines, which ends a line within some ids, too
        self.text = text
        self.steps: list[dict[str, Any]] = [json.loads(line) for line in steps]
        self.claim = Answer(claim)

    def __repr__(self) -> str:
        return f"Trace({self.text!r})"


class _Local(threading.local):
    def __init__(self) -> None:
        self.origo = Origo()


_local = _Local()


def ask(case: Case) -> Answer:
    """The exact answer with its certificate, which the checker accepted: `origo ask`."""
    return _local.origo.ask(case)


def check(case: Case, answer: Case) -> None:
    """Nothing where the certificate proves the answer, otherwise Refused: `origo check`."""
    _local.origo.check(case, answer)


def run(algorithm: str, case: Case) -> Answer:
    """What an algorithm of the reference claims, in binary64: `origo run`."""
    return _local.origo.run(algorithm, case)


def trace(algorithm: str, case: Case, *, marks: int = 0) -> Trace:
    """The steps to that claim, of at most so many marks (0: a million): `origo run --trace`."""
    return _local.origo.trace(algorithm, case, marks=marks)


def judge(case: Case, claim: Case) -> Judgement:
    """How a claim stands to the exact answer: `origo judge`. What is wrong is no exception."""
    return _local.origo.judge(case, claim)


def distance(a: Any, b: Any) -> Number:
    """How far apart two bodies are; 0 where they meet."""
    return _local.origo.distance(a, b)


def depth(a: Any, b: Any) -> Optional[Number]:
    """The length of the shortest translation that ends the overlap; None where the bodies are apart."""
    return _local.origo.depth(a, b)


def relation(a: Any, b: Any) -> str:
    """ "separated", "touching" or "penetrating"."""
    return _local.origo.relation(a, b)


def answer(question: str, a: Any = None, b: Any = None, **members: Any) -> Answer:
    """The answer about two bodies: `members` are further ones of the case, such as until=10."""
    return _local.origo.answer(question, a, b, **members)


def sweep(a: Any, b: Any, **members: Any) -> Answer:
    """When bodies that translate first and last touch: velocity_a, velocity_b, until."""
    return answer("sweep", a, b, **members)


def contact(a: Any, b: Any, **members: Any) -> Answer:
    """What two bodies share where they touch, or once they are parted."""
    return answer("contact", a, b, **members)


def support(a: Any, direction: Any) -> Answer:
    """How far a body reaches in a direction."""
    return answer("support", a, direction=direction)
