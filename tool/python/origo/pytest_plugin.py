"""For pytest: `pytest --origo corpus/cases/*.jsonl`. A test that takes `origo_case` runs once for each case."""

from __future__ import annotations

from typing import Any

import pytest

from ._ask import Judgement, judge
from .cases import doubles, lines
from .study import Engine, claim_of


class OrigoCase:
    """`text` is the line of the file; `doubles` the case with floats for numbers."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.doubles = doubles(text)
        self.id = str(self.doubles.get("id"))

    def judge(self, engine: Engine) -> Judgement:
        """Skips the test where the engine claims nothing."""
        claim = claim_of(engine, self.text)
        if claim is None:
            pytest.skip("the engine claims nothing")
        return judge(self.text, claim)

    def check(self, engine: Engine) -> None:
        """Fails where a claim of the engine is wrong."""
        judgement = self.judge(engine)
        if not judgement.ok:
            pytest.fail(f"{self.id}: {_told(judgement)}", pytrace=False)


def _told(judgement: Judgement) -> str:
    said = [
        f"{check['what']}: exact {check.get('exact', 'unknown')}, claimed {check.get('claimed', 'nothing')}"
        for check in judgement["checks"]
        if check["verdict"] not in ("right", "tolerable")
    ]
    return "; ".join(said) or f"{judgement['verdict']}, {judgement['status']}"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("origo", "engines judged by exact answers")
    group.addoption("--origo", action="extend", nargs="+", default=[], metavar="CASES", help="files of cases")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "origo_case" in metafunc.fixturenames:
        cases: list[Any] = [OrigoCase(line) for line in lines(*metafunc.config.getoption("--origo"))]
        metafunc.parametrize("origo_case", cases, ids=[case.id for case in cases])
