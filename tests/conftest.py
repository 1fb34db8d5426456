"""For all tests: the council command, their order, and that a rule mark names a rule, or a decided ambiguity, that
exists."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from council_command import council  # noqa: F401  (a fixture)
from smallcouncil.table import Catalogue

TESTS = Path(__file__).parent
CATALOGUES = [*TESTS.parent.glob("src/smallcouncil/games/*/rules.md"), *TESTS.glob("toys/*/rulebook/rules.md")]
DECISION = re.compile(r"^- \*\*(A-[A-Z0-9]+-[a-z0-9-]+)\*\*", re.MULTILINE)


@cache
def rule_ids() -> frozenset[str]:
    texts = [file.read_text("utf-8") for file in CATALOGUES]
    rules = [rule.id for text in texts for rule in Catalogue.read(text).rules]
    return frozenset(rules + [decision for text in texts for decision in DECISION.findall(text)])


SLOW_FIRST = ("web", "server")  # folders; at the end short tests fill the gaps between workers


def slowness(item: pytest.Item) -> int:
    folder = item.path.relative_to(TESTS).parts[0] if item.path.is_relative_to(TESTS) else ""
    return SLOW_FIRST.index(folder) if folder in SLOW_FIRST else len(SLOW_FIRST)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=slowness)
    for item in items:
        for mark in item.iter_markers("rule"):
            unknown = set(mark.args) - rule_ids()
            if unknown or not mark.args:
                raise pytest.UsageError(
                    f"{item.nodeid}: no such rule: {', '.join(map(str, unknown)) or '(none named)'}"
                )
