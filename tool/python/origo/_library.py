"""The library beside this file, called by ctypes: while it works Python's lock is let go."""

from __future__ import annotations

import ctypes
import os
from ctypes import POINTER, byref, c_char_p, c_double, c_int, c_size_t, c_void_p
from typing import Any, Optional, Union

ANSWERED, REFUSED, COMPLAINT, UNDECIDED, LIMIT = range(5)
LIMITS = ("max_bytes", "max_points", "max_bits", "max_pairs", "max_steps", "max_digits")


class Limits(ctypes.Structure):
    _fields_ = [(name, c_size_t) for name in LIMITS]


class _Reply(ctypes.Structure):
    _fields_ = [("text", c_void_p), ("length", c_size_t), ("why", c_void_p), ("why_length", c_size_t)]


_name = os.path.join(os.path.dirname(os.path.abspath(__file__)), "liborigo-python.so")
_library = ctypes.CDLL(_name)


def _function(name: str, result: Any, *arguments: Any) -> Any:
    function = getattr(_library, name)
    function.restype = result
    function.argtypes = arguments
    return function


_reply_at = POINTER(_Reply)
context_new = _function("og_text_new", c_void_p, POINTER(Limits))
context_free = _function("og_text_free", None, c_void_p)
_release = _function("og_text_release", None, _reply_at)
_version = _function("og_text_version", c_char_p)
_ask = _function("og_ask_text", c_int, c_void_p, c_char_p, c_size_t, _reply_at)
_check = _function("og_check_text", c_int, c_void_p, c_char_p, c_size_t, c_char_p, c_size_t, _reply_at)
_run = _function("og_run_text", c_int, c_void_p, c_char_p, c_char_p, c_size_t, _reply_at)
_trace = _function("og_trace_text", c_int, c_void_p, c_char_p, c_char_p, c_size_t, c_size_t, _reply_at)
_judge = _function("og_judge_text", c_int, c_void_p, c_char_p, c_size_t, c_char_p, c_size_t, _reply_at)
pair_new = _function("og_python_pair_new", c_void_p)
pair_free = _function("og_python_pair_free", None, c_void_p)
_text_free = _function("og_python_text_free", None, c_void_p)
_pair_ask = _function(
    "og_python_ask",
    c_int,
    c_void_p,
    c_int,
    c_char_p,
    c_size_t,
    c_double,
    c_char_p,
    c_size_t,
    c_double,
    POINTER(c_void_p),
    POINTER(c_char_p),
)

# status, the line without its end, why
Said = tuple[int, str, str]


def version() -> str:
    return str(_version().decode())


def _said(status: int, reply: _Reply) -> Said:
    text = ctypes.string_at(reply.text, reply.length).decode("utf-8", "replace")
    why = ctypes.string_at(reply.why, reply.why_length).decode("utf-8", "replace") if reply.why_length else ""
    _release(byref(reply))
    return status, text.rstrip("\n"), why


def ask(context: int, case: bytes) -> Said:
    reply = _Reply()
    return _said(_ask(context, case, len(case), byref(reply)), reply)


def check(context: int, case: bytes, answer: bytes) -> Said:
    reply = _Reply()
    return _said(_check(context, case, len(case), answer, len(answer), byref(reply)), reply)


def run(context: int, algorithm: bytes, case: bytes) -> Said:
    reply = _Reply()
    return _said(_run(context, algorithm, case, len(case), byref(reply)), reply)


def trace(context: int, algorithm: bytes, case: bytes, marks: int) -> Said:
    reply = _Reply()
    return _said(_trace(context, algorithm, case, len(case), marks, byref(reply)), reply)


def judge(context: int, case: bytes, claim: bytes) -> Said:
    reply = _Reply()
    return _said(_judge(context, case, len(case), claim, len(claim), byref(reply)), reply)


# Two hulls: the bytes of their doubles, three a point, how many points, and radii.
Points = tuple[bytes, int, float]


def ask_points(pair: int, question: int, a: Points, b: Points) -> Union[None, tuple[Optional[str], str]]:
    """The exact text, if any, and the relation; None where the numbers are not finite or a radius is negative."""
    value, relation = c_void_p(), c_char_p()
    status = _pair_ask(pair, question, *a, *b, byref(value), byref(relation))
    text = None
    if value.value is not None:
        text = ctypes.string_at(value.value).decode()
        _text_free(value)
    if status == 2:
        return None
    if status != 0 or relation.value is None:
        raise RuntimeError("the checker refused the solver's certificate, which is a defect of Origo")
    return text, relation.value.decode()
