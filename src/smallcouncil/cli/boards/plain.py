"""Any game: its view as an outline."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from smallcouncil.cli.terminal import Terminal
from smallcouncil.table import Table


def draw(terminal: Terminal, table: Table, seat: int | None) -> RenderableType:
    tree = Tree(Text(terminal.voice.game(table.game), style="bold"), guide_style="dim")
    grow(tree, table.view(seat)["table"])
    return tree


def grow(tree: Tree, data: dict[str, Any]) -> None:
    """One branch a key; what is empty is left out, what is short stands on one line."""
    for name, value in data.items():
        if empty(value):
            continue
        if isinstance(value, dict) and any(isinstance(v, dict | list) for v in value.values()):
            grow(tree.add(Text(str(name), style="bold")), value)
        elif isinstance(value, list) and any(isinstance(v, dict) for v in value):
            branch = tree.add(Text(str(name), style="bold"))
            for item in value:
                branch.add(Text(inline(item)))
        else:
            tree.add(Text.assemble((f"{name} ", "bold"), inline(value)))


def inline(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{k} {inline(v)}" for k, v in value.items() if not empty(v))
    if isinstance(value, list):
        return ", ".join(inline(v) for v in value)
    return str(value)


def empty(value: Any) -> bool:
    """Nothing to show; zero is something: it may be a seat."""
    return value is None or value is False or value in ("", [], {})
