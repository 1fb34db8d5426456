"""What a seat may know, as numbers: the view, leaf by leaf, hashed into a vector of fixed length.

A number adds its logarithm to the place of its path (`table.players.0.units`), a name adds one to the place of path and
name (`table.hand=levy`), so that a hand is counted. Places are found by a hash, the same on every machine; two leaves
that share one are told apart by their signs in half of the cases. Nothing is needed of a game but its view.
"""

from __future__ import annotations

from functools import lru_cache
from math import log1p
from typing import Any, TypeAlias
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

from smallcouncil.table import Choice, Table

SIZE = 2048
CHOICE_SIZE = 32

Vector: TypeAlias = "NDArray[np.float32]"


@lru_cache(maxsize=1 << 16)
def place(path: str, size: int) -> tuple[int, float]:
    """Where a leaf belongs, and with which sign."""
    found = crc32(path.encode())
    return (found >> 1) % size, 1.0 if found & 1 else -1.0


class Features:
    """Makes vectors of views.

    >>> import smallcouncil as sc
    >>> table = sc.game("risk").new(seed=1, players=3)
    >>> Features().of(table, table.waiting[0]).shape
    (2048,)
    """

    def __init__(self, size: int = SIZE) -> None:
        self.size = size

    def of(self, table: Table, seat: int) -> Vector:
        """What a seat knows of a table, and what it is asked."""
        vector = np.zeros(self.size, np.float32)
        self.add(vector, "table", msgspec.to_builtins(table.seen_by(seat)))
        self.add(vector, "seat", seat)
        for ask in table.asks:
            if ask.seat == seat:
                self.add(vector, "ask", ask.prompt)
                self.add(vector, f"ask.{ask.prompt}", ask.question.named(ask.args, table))
        return vector

    def add(self, vector: Vector, path: str, value: Any) -> None:
        kind = type(value)
        if kind is dict:
            for name, inner in value.items():
                self.add(vector, f"{path}.{name}", inner)
        elif kind is list or kind is tuple:
            for number, inner in enumerate(value):
                self.add(vector, path if type(inner) is str else f"{path}.{number}", inner)
        elif kind is str:
            at, sign = place(f"{path}={value.partition('.')[0]}", self.size)  # which copy of a card is all the same
            vector[at] += sign
        elif value is not None:
            at, sign = place(path, self.size)
            vector[at] += sign * (log1p(value) if value >= 0 else -log1p(-value))

    def of_choice(self, choice: Choice, table: Table) -> Vector:
        """What a choice is, for those that have no number of their own. The last place says that there is one: all
        others may cancel each other out."""
        vector = np.zeros(CHOICE_SIZE, np.float32)
        Features(CHOICE_SIZE - 1).add(vector, choice.verb.name, {"": "", **choice.verb.named(choice.args, table)})
        vector[-1] = 1
        return vector
