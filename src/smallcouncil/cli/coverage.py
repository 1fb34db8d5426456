"""Which rules have tests: the marks `@pytest.mark.rule("R-...")` in the tests against the catalogues of the games."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from smallcouncil.table import BadInput, Catalogue, Rule


class Coverage(NamedTuple):
    """One game: its rules, those without a test, the share agreed on (percent; None: none yet)."""

    game: str
    rules: list[Rule]
    missing: list[Rule]
    agreed: int | None

    @property
    def share(self) -> float:
        return 100 * (1 - len(self.missing) / len(self.rules)) if self.rules else 100.0

    @property
    def enough(self) -> bool:
        return self.agreed is None or self.share >= self.agreed


def coverage(project: Path) -> list[Coverage]:
    """All games of a source tree."""
    marked = carried_by(project)
    agreed = agreed_share(project)
    found = []
    for file in sorted((project / "src" / "smallcouncil" / "games").glob("*/rules.md")):
        rules = Catalogue.read(file.read_text("utf-8")).rules
        found.append(Coverage(file.parent.name, rules, [r for r in rules if r.id not in marked], agreed))
    return found


def carried_by(project: Path) -> dict[str, list[str]]:
    """The tests that carry each rule: `tests/risk/turn/test_battle.py::test_ties`."""
    tests = project / "tests"
    if not tests.is_dir():
        raise BadInput(str(tests), "missing")
    found: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("*.py")):
        for rule, test in marks(file.read_text("utf-8")):
            name = file.relative_to(project).as_posix() + (f"::{test}" if test else "")
            if name not in found.setdefault(rule, []):
                found[rule].append(name)
    return found


def marks(source: str) -> list[tuple[str, str]]:
    """The rules that a test file names in `pytest.mark.rule(...)`, with the function or class that is marked; marks
    on the whole module, and parameters that stand alone, carry no name.

    >>> marks("@pytest.mark.rule('R-RK-battle-10', 'R-RK-battle-09')\\ndef test_ties(): ...")
    [('R-RK-battle-10', 'test_ties'), ('R-RK-battle-09', 'test_ties')]
    """
    return [
        (argument.value, name)
        for name, node in named_nodes(ast.parse(source))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def named_nodes(module: ast.Module) -> Iterator[tuple[str, ast.AST]]:
    """Every node with the function, class or method of a class that it stands in."""
    for outer in module.body:
        name = getattr(outer, "name", "")
        methods = [m for m in getattr(outer, "body", []) if isinstance(m, ast.FunctionDef)] if name else []
        within = {node: f"{name}::{method.name}" for method in methods for node in ast.walk(method)}
        for node in ast.walk(outer):
            yield within.get(node, name), node


def agreed_share(project: Path) -> int | None:
    """The share that every game has to reach."""
    tool = tomllib.loads((project / "pyproject.toml").read_text("utf-8")).get("tool", {})
    share: int | None = tool.get("smallcouncil", {}).get("rules_with_tests")
    return share
