"""What a position is worth to every seat: a small learned model on top of the game's own judgement.

The features of a seat are what the game's `evaluate` says of it and, of every public figure (`Table.figures`), its
share and its lead, early and late in the game. A seat's chance to win is the softmax of their weighted sums: plain
arithmetic. What a mode of the game does not have counts nothing.
`council train` makes the weights; they are data of the game's package, `data/value.json`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import resources
from math import exp, log, log1p
from typing import TYPE_CHECKING

import msgspec

from smallcouncil.table import BadInput, Table

if TYPE_CHECKING:
    from smallcouncil.bots.policy import Evaluate

FILE = "value.json"
LEAST = 1e-3  # a chance that counts as none


JUDGED = "judged"
KINDS = ("share", "lead", "late share", "late lead")


def names_of(figures: Iterable[str]) -> list[str]:
    """The features of a table with these figures.

    >>> names_of(["power"])
    ['judged', 'power share', 'power lead', 'power late share', 'power late lead']
    """
    return [JUDGED, *[f"{figure} {kind}" for figure in figures for kind in KINDS]]


def features(table: Table, evaluate: Evaluate | None) -> list[list[float]]:
    """By seat: what the game itself says of it, then share and lead in every figure, alone and times how late it is."""
    players = table.players
    judged = [1 / players] * players if evaluate is None else evaluate(table)
    rows = [[log(max(chance, LEAST))] for chance in judged]
    late = log1p(max(0, *table.time()))
    for values in table.figures().values():
        whole = sum(values)
        for seat, value in enumerate(values):
            share = value / whole if whole else 1 / players
            best = max([other for s, other in enumerate(values) if s != seat], default=0)
            lead = (value - best) / (1 + max(value, best))
            rows[seat] += [share, lead, share * late, lead * late]
    return rows


class ValueModel(msgspec.Struct, frozen=True, eq=False):
    """Learned weights, by the name of the feature."""

    game: str
    names: list[str]
    weights: list[float]
    note: str = ""  # how it was made, and how well it does

    @classmethod
    def read(cls, data: bytes) -> ValueModel:
        try:
            model = msgspec.json.decode(data, type=cls)
        except msgspec.DecodeError as error:
            raise BadInput(FILE, "unreadable", why=error) from error
        if len(model.names) != len(model.weights):
            raise BadInput(FILE, "conflict", value=len(model.weights), why=f"{len(model.names)} names")
        return model

    def write(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    def chances(self, table: Table, evaluate: Evaluate | None) -> list[float]:
        """Everyone's chance to win; one in sum."""
        weights = weights_for(self, tuple(table.figures()))
        sums = [sum([w * x for w, x in zip(weights, row, strict=True)]) for row in features(table, evaluate)]
        most = max(sums)
        grown = [exp(s - most) for s in sums]
        whole = sum(grown)
        return [g / whole for g in grown]

    def over(self, evaluate: Evaluate | None) -> Evaluate:
        """The model as an evaluation that replaces the game's own."""
        return lambda table: self.chances(table, evaluate)


@cache
def weights_for(model: ValueModel, figures: tuple[str, ...]) -> list[float]:
    known = dict(zip(model.names, model.weights, strict=True))
    return [known.get(name, 0.0) for name in names_of(figures)]


def shipped(package: str) -> ValueModel | None:
    """The model that lies in the data of a game's package, if there is one."""
    file = resources.files(package).joinpath("data", FILE)
    return ValueModel.read(file.read_bytes()) if file.is_file() else None
