"""For all tests: the council command, their order, and that a rule mark names a rule, or a decided ambiguity, that
exists."""

from __future__ import annotations

import gc
import re
from collections.abc import Generator
from functools import cache
from pathlib import Path

import pytest
from _pytest.doctest import DoctestModule

import smallcouncil as sc
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


def place(item: pytest.Item) -> int:
    """Servers first, because they are slow; the rules of the games last, because they are quick and fill the gaps
    between workers. Where a browser has been opened nothing asynchronous can run any more: browsers come between."""
    folder = item.path.relative_to(TESTS).parts[0] if item.path.is_relative_to(TESTS) else ""
    return 0 if folder == "server" else 2 if folder == "web" else 3 if folder in sc.games() else 1


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Hardly any test has examples in its docstrings: the others are not searched for them."""
    found = yield
    examples = found and ">>>" in file_path.read_text("utf-8", "replace")
    return found if examples else [collector for collector in found if not isinstance(collector, DoctestModule)]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=place)
    for item in items:
        for mark in item.iter_markers("rule"):
            unknown = set(mark.args) - rule_ids()
            if unknown or not mark.args:
                raise pytest.UsageError(
                    f"{item.nodeid}: no such rule: {', '.join(map(str, unknown)) or '(none named)'}"
                )


def pytest_collection_finish() -> None:
    """What has been read stays for good: no need to look through all of it for garbage again and again."""
    gc.collect()
    gc.freeze()
