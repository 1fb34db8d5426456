"""For all tests: a rule mark must name a rule that exists."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from smallcouncil.table import Catalogue

GAMES = Path(__file__).parent.parent / "src" / "smallcouncil" / "games"


@cache
def rule_ids() -> frozenset[str]:
    return frozenset(
        rule.id for file in GAMES.glob("*/rules.md") for rule in Catalogue.read(file.read_text("utf-8")).rules
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for mark in item.iter_markers("rule"):
            unknown = set(mark.args) - rule_ids()
            if unknown or not mark.args:
                raise pytest.UsageError(
                    f"{item.nodeid}: no such rule: {', '.join(map(str, unknown)) or '(none named)'}"
                )
