"""Measurements as columns, which pandas.DataFrame and csv take as they are."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any, Callable, Union

from . import _ask
from .cases import doubles

# From a case, its numbers floats, to a claim; None where the engine has none.
Engine = Callable[[dict[str, Any]], Any]

_OF_CASE = ("id", "family", "engine", "verdict", "relation")
_SIZES = ("absolute", "fraction", "relative", "ulps")


def claim_of(engine: Engine, case: _ask.Case) -> Any:
    """What an engine claims about a case, with the case's id and the function's name where the claim has none."""
    given = doubles(case)
    claim = engine(given)
    if isinstance(claim, Mapping):
        claim = {"id": given.get("id"), "engine": getattr(engine, "__name__", "python"), **claim}
    return claim


def accuracy(engines: Mapping[str, Union[str, Engine]], cases: Iterable[_ask.Case]) -> dict[str, list[Any]]:
    """One row for each engine, case and thing that the engine claimed: how far it is from the exact answer.

    An engine is the name of an algorithm of the reference or a function. Columns: id, family, engine, verdict,
    relation; check (what is checked: "distance"), its verdict as check_verdict, class; absolute, fraction (of the size
    of the pair), relative, ulps; exact and claimed. A size that was not measured is 0 where the check is right, and
    otherwise NaN.
    """
    columns: dict[str, list[Any]] = {
        name: [] for name in (*_OF_CASE, "check", "check_verdict", "class", *_SIZES, "exact", "claimed")
    }
    for case in cases:
        for name, engine in engines.items():
            claim = _ask.run(engine, case) if isinstance(engine, str) else claim_of(engine, case)
            if claim is None:
                continue
            judgement = _ask.judge(case, claim)
            for check in judgement["checks"]:
                row = {member: judgement.get(member) for member in _OF_CASE}
                right = check["verdict"] == "right"
                row.update(engine=name, check=check["what"], check_verdict=check["verdict"])
                row.update({size: float(check.get(size, 0 if right else math.nan)) for size in _SIZES})
                row.update({"class": check.get("class"), "exact": check.get("exact"), "claimed": check.get("claimed")})
                for column, values in columns.items():
                    values.append(row[column])
    return columns
