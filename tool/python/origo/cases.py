"""Cases of files, and as engines take them."""

from __future__ import annotations

import glob
import json
import os
import re
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any, Union

from ._ask import Answer, Complaint
from ._exact import number

_NUMBER = re.compile(r"[-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?")
_HEXADECIMAL = re.compile(r"[-+]?0[xX](?:[0-9a-fA-F]+\.?[0-9a-fA-F]*|\.[0-9a-fA-F]+)(?:[pP][-+]?[0-9]+)?")
_FRACTION = re.compile(r"[-+]?[0-9]+/[0-9]+")
# What these members hold is text, even where it looks like a number.
_WORDS = {"id", "question", "flags", "source", "shape"}


def lines(*patterns: Union[str, "os.PathLike[str]"]) -> Iterator[str]:
    """The cases of files, as text. A pattern that the shell has left as it is names several files."""
    for pattern in patterns:
        names = sorted(glob.glob(os.fspath(pattern))) or [os.fspath(pattern)]
        for name in names:
            with open(name, encoding="utf-8-sig") as file:
                for line in file:
                    if line.strip():
                        yield line.strip()


def _double(text: str) -> Union[str, float]:
    if _HEXADECIMAL.fullmatch(text):
        return float.fromhex(text)
    if _NUMBER.fullmatch(text):
        return float(text)
    if _FRACTION.fullmatch(text):
        return float(number(text))
    return text


def _rounded(value: Any, name: str = "") -> Any:
    if name in _WORDS or isinstance(value, (bool, type(None))):
        return value
    if isinstance(value, str):
        return _double(value)
    if isinstance(value, Fraction):
        return float(value)
    if isinstance(value, Mapping):
        return {key: _rounded(member, key) for key, member in value.items()}
    if isinstance(value, (list, tuple)):
        return [_rounded(member, name) for member in value]
    return value


def doubles(case: Union[str, bytes, Mapping[str, Any]]) -> dict[str, Any]:
    """A case whose numbers are floats, the nearest ones, for engines that have no others."""
    if isinstance(case, Answer):
        case = dict(case)
    if isinstance(case, (str, bytes)):
        try:
            case = json.loads(case)
        except (ValueError, RecursionError) as fault:
            raise Complaint(f"not valid JSON: {fault}") from None
    if not isinstance(case, Mapping):
        raise Complaint("expected an object")
    return dict(_rounded(case))
