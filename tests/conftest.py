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


class Files:
    """Files of tests by what they need, in the order in which they are found."""

    def __init__(self, items: list[pytest.Item]) -> None:
        self.tests: dict[Path, list[pytest.Item]] = {}
        for item in items:
            self.tests.setdefault(item.path, []).append(item)
        kinds: dict[str, list[Path]] = {"servers": [], "programs": [], "pages": [], "whole_games": [], "rules": []}
        for file in self.tests:
            kinds[kind_of(file)].append(file)
        self.servers, self.programs, self.pages, self.whole_games, self.rules = kinds.values()

    def in_turn(self) -> list[pytest.Item]:
        """Servers and pages wait more than they work, the others only work: they are mixed, so that whoever runs them
        beside each other has something to do at any time. Where a browser has been opened nothing asynchronous can run
        any more: servers come before pages. The rules of the games are quick and fill the gaps at the end."""
        order = [*mixed(self.servers, self.programs), *mixed(self.pages, self.whole_games), *self.rules]
        return [item for file in order for item in self.tests[file]]


def kind_of(file: Path) -> str:
    if not file.is_relative_to(TESTS):
        return "rules"  # examples in docstrings are as quick as they
    parts = file.relative_to(TESTS).parts
    if parts[0] in ("server", "test_deploy.py"):
        return "servers"
    if parts[0] == "web":
        return "pages"
    if parts[0] not in sc.games():
        return "programs"
    return "whole_games" if "whole_game" in parts else "rules"


def mixed(some: list[Path], others: list[Path]) -> list[Path]:
    """Both in their order, each spread evenly over the whole."""
    places = [((number + 0.5) / len(files), file) for files in (some, others) for number, file in enumerate(files)]
    return [file for _, file in sorted(places, key=lambda place: place[0])]


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Hardly any test has examples in its docstrings: the others are not searched for them."""
    found = yield
    examples = found and ">>>" in file_path.read_text("utf-8", "replace")
    return found if examples else [collector for collector in found if not isinstance(collector, DoctestModule)]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items[:] = Files(items).in_turn()
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
