"""A map as lists: boxes (regions, kinds of area) side by side, as many columns as the terminal has room for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from rich.console import Group, RenderableType
from rich.table import Table as Grid

Box = TypeVar("Box")


def called(names: Iterable[tuple[int, str]], words: str) -> list[int]:
    """The numbers of those whose names contain all the words; the one that is called just so, if there is one.

    >>> called(enumerate(["Sunspear", "Salt Shore", "Port of Sunspear"]), "sunsp")
    [0, 2]
    >>> called(enumerate(["Sunspear", "Salt Shore", "Port of Sunspear"]), "sunspear")
    [0]
    """
    wanted = words.casefold().replace("'", "’")
    known = [(number, name.casefold()) for number, name in names]
    exact = [number for number, name in known if name == wanted]
    return exact or [number for number, name in known if all(word in name for word in wanted.split())]


def columns_for(boxes: int, *, screen: int, least: int) -> int:
    """How many columns of at least so many characters the screen has room for.

    >>> columns_for(7, screen=120, least=26), columns_for(2, screen=120, least=26), columns_for(7, screen=20, least=26)
    (4, 2, 1)
    """
    return max(1, min(boxes, screen // least))


def map_list(
    boxes: Sequence[Box], lines: Callable[[Box], int], draw: Callable[[Box], RenderableType], columns: int
) -> Grid:
    """Boxes in columns of about the same height: the longest first, each into the shortest column.

    `lines` says how many lines a box needs, `draw` draws it.
    """
    stacks: list[list[RenderableType]] = [[] for _ in range(columns)]
    heights = [0] * columns
    for box in sorted(boxes, key=lambda box: -lines(box)):
        shortest = heights.index(min(heights))
        stacks[shortest].append(draw(box))
        heights[shortest] += lines(box)
    grid = Grid.grid(expand=True)
    for _ in stacks:
        grid.add_column(ratio=1)
    grid.add_row(*[Group(*stack) for stack in stacks])
    return grid
