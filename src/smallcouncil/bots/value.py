"""What a position is worth to every seat: a small learned model on top of the game's own judgement.

The features of a seat are what the game's `evaluate` says of it; its share and its lead in every public figure
(`Table.figures`) and in what the game's `heuristics/features.py` counts besides (`amounts`), early and late;
and what is true of it (`marks`: its house, one step from victory). A seat's chance to win is the softmax of their
weighted sums: plain arithmetic. What a mode of the game does not have counts nothing.

Positions are worth comparing at the same moment of a turn only, so models learn from tables on which a turn (in games
of rounds: a round) has just begun: when the game's clock has moved.

`council train` makes the weights; they are data of the game's package, `data/value.json`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib import resources
from math import exp, log, log1p
from typing import NamedTuple

import msgspec

from smallcouncil.table import BadInput, Table

Evaluate = Callable[[Table], list[float]]
Clock = Callable[[Table], int]
Counts = Callable[[Table], dict[str, list[float]]]

FILE = "value.json"
LEAST = 1e-3  # a chance that counts as none
JUDGED = "judged"
MODES = ("mode", "scenario", "variant")  # the options that choose between kinds of one game
KINDS = ("share", "lead", "late share", "late lead")


def nothing(table: Table) -> dict[str, list[float]]:
    return {}


class Eyes(NamedTuple):
    """What a game sees of its tables."""

    judge: Evaluate | None = None
    clock: Clock | None = None
    amounts: Counts = nothing
    marks: Counts = nothing


def names_of(label: str, amounts: Iterable[str], marks: Iterable[str]) -> list[str]:
    """The features of a table with these amounts and marks.

    >>> names_of("joust 2", ["power"], ["first"])[2:]
    ['judged late', 'power share', 'power lead', 'power late share', 'power late lead', 'first']
    """
    of_amounts = [f"{amount} {kind}" for amount in amounts for kind in KINDS]
    return [JUDGED, f"{JUDGED} {label}", f"{JUDGED} late", *of_amounts, *marks]


class Features(NamedTuple):
    """What is seen of a table: the names of the figures, and a row of features for every seat."""

    label: str  # the mode and the number of players
    amounts: tuple[str, ...]
    marks: tuple[str, ...]
    rows: list[list[float]]

    @property
    def names(self) -> list[str]:
        return names_of(self.label, self.amounts, self.marks)


def features(table: Table, eyes: Eyes) -> Features:
    players = table.players
    judged = [1 / players] * players if eyes.judge is None else eyes.judge(table)
    late = 0.0 if eyes.clock is None else log1p(max(0, eyes.clock(table)) / players)
    rows = []
    for chance in judged:
        x = log(max(chance, LEAST))
        rows.append([x, x, x * late])
    amounts: dict[str, Sequence[float]] = {**table.figures(), **eyes.amounts(table)}
    for values in amounts.values():
        whole = sum(values)
        for seat, value in enumerate(values):
            share = value / whole if whole else 1 / players
            best = max([other for s, other in enumerate(values) if s != seat], default=0)
            lead = (value - best) / (1 + max(value, best))
            rows[seat] += [share, lead, share * late, lead * late]
    marks = eyes.marks(table)
    for values in marks.values():
        for seat, value in enumerate(values):
            rows[seat].append(value)
    label = f"{kind_of(table)} {players}"
    return Features(label, tuple(amounts), tuple(marks), rows)


def kind_of(table: Table) -> str:
    """The mode in which a game is played."""
    return str(next((value for name in MODES if (value := getattr(table.options, name, ""))), "whole"))


class ValueModel(msgspec.Struct, frozen=True, eq=False):
    """Learned weights, by the name of the feature."""

    game: str
    weights: dict[str, float]
    command: str = ""  # what made it
    note: str = ""  # how well it does
    search: bool = False  # whether bots that think go by it: matches have shown that they lose nothing by that

    @classmethod
    def read(cls, data: bytes) -> ValueModel:
        try:
            return msgspec.json.decode(data, type=cls)
        except msgspec.DecodeError as error:
            raise BadInput(FILE, "unreadable", why=error) from error

    def write(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    def chances(self, table: Table, eyes: Eyes) -> list[float]:
        """Everyone's chance to win; one in sum. Of a table whose game is over, what everyone has won."""
        if table.result is not None:
            winners = table.result.winners or tuple(range(table.players))
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(table.players)]
        seen = features(table, eyes)
        weights = weights_for(self, seen.label, seen.amounts, seen.marks)
        sums = [sum([w * x for w, x in zip(weights, row, strict=True)]) for row in seen.rows]
        most = max(sums)
        grown = [exp(s - most) for s in sums]
        whole = sum(grown)
        return [g / whole for g in grown]

    def over(self, eyes: Eyes) -> Evaluate:
        """The model as an evaluation that replaces the game's own."""
        return lambda table: self.chances(table, eyes)


@cache
def weights_for(model: ValueModel, label: str, amounts: tuple[str, ...], marks: tuple[str, ...]) -> list[float]:
    return [model.weights.get(name, 0.0) for name in names_of(label, amounts, marks)]


def shipped(package: str) -> ValueModel | None:
    """The model that lies in the data of a game's package, if there is one."""
    file = resources.files(package).joinpath("data", FILE)
    return ValueModel.read(file.read_bytes()) if file.is_file() else None
