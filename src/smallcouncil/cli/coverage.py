"""Which rules have tests: the marks `@pytest.mark.rule("R-...")` in the tests against the catalogues of the games."""

from __future__ import annotations

import ast
import tomllib
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
    tests = project / "tests"
    if not tests.is_dir():
        raise BadInput(str(tests), "missing")
    marked = {rule for file in sorted(tests.rglob("*.py")) for rule in marks(file.read_text("utf-8"))}
    agreed = shares(project)
    found = []
    for file in sorted((project / "src" / "smallcouncil" / "games").glob("*/rules.md")):
        rules = Catalogue.read(file.read_text("utf-8")).rules
        name = file.parent.name
        found.append(Coverage(name, rules, [r for r in rules if r.id not in marked], agreed.get(name)))
    return found


def marks(source: str) -> set[str]:
    """The rules that a test file names in `pytest.mark.rule(...)`, on functions, classes and parameters.

    >>> sorted(marks("@pytest.mark.rule('R-RK-battle-10', 'R-RK-battle-09')\\ndef test_ties(): ..."))
    ['R-RK-battle-09', 'R-RK-battle-10']
    """
    return {
        argument.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def shares(project: Path) -> dict[str, int]:
    """The table of agreed shares."""
    tool = tomllib.loads((project / "pyproject.toml").read_text("utf-8")).get("tool", {})
    agreed: dict[str, int] = tool.get("smallcouncil", {}).get("coverage", {})
    return agreed
