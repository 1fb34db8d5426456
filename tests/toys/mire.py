"""A toy game whose rules fail: seat 0 leads seat 1 left, into the mire, or right. In the mire every step of it fails,
unless the rules are mended (`MIRE_MENDED` in the environment) or the seat swims, which it may at any time.
"""

from __future__ import annotations

import os
from typing import Any

import msgspec

from smallcouncil.table import NUMBER, SEAT, Choice, Game, News, Options, Procedure, Prompt, Rng, Table, Verb

LEFT, RIGHT, SWIM = Verb("left"), Verb("right"), Verb("swim")
WADE = Verb("wade", stone=NUMBER)
LEAD = Prompt("lead", rule="R-TOY-lead-01")
STEP = Prompt("step", rule="R-TOY-step-01")
ARRIVED = News("arrived", seat=SEAT)
ROUNDS = 3


class MireView(msgspec.Struct, frozen=True):
    deep: bool
    round: int


class MireTable(Table):
    __slots__ = ("deep", "round")

    def __init__(self, game: Game, options: Options, seed: int | None) -> None:
        super().__init__(game, options, options.players, seed)
        self.deep = False
        self.round = 0

    def copy_state(self, other: MireTable) -> None:
        other.deep = self.deep
        other.round = self.round

    def resample(self, seat: int | None, rng: Rng) -> None:
        """Nothing is hidden."""

    def seen_by(self, seat: int | None) -> MireView:
        return MireView(self.deep, self.round)

    def offers(self, seat: int) -> list[Choice]:
        return [SWIM()] if seat == 1 and self.deep else []

    def on_offer(self, seat: int, choice: Choice) -> None:
        self.call(Swim())

    def write(self) -> dict[str, Any]:
        return {"deep": self.deep, "round": self.round}


class Swim(Procedure):
    steps = ("out",)

    def out(self, t: MireTable) -> None:
        t.deep = False


class Walk(Procedure):
    steps = ("lead", "wade", "arrive")

    def lead(self, t: MireTable) -> None:
        self.ask(t, 0, LEAD, [LEFT(), RIGHT()])

    def on_lead(self, t: MireTable, seat: int, choice: Choice) -> None:
        t.deep = choice.verb is LEFT

    def wade(self, t: MireTable) -> None:
        self.ask(t, 1, STEP, [WADE(n) for n in range(9)])

    def on_wade(self, t: MireTable, seat: int, choice: Choice) -> None:
        if t.deep and "MIRE_MENDED" not in os.environ:
            raise RuntimeError("sunk")
        t.deep = False

    def arrive(self, t: MireTable) -> None:
        t.tell(ARRIVED, 1)
        t.round += 1
        if t.round == ROUNDS:
            t.end((1,), (0, 1), "arrived")
        else:
            self.goto(t, "lead")


class Mire(Game):
    id = "mire"
    version = 1
    seats = range(2, 3)
    default_players = 2
    options_type = Options
    view_type = MireView
    procedures = (Walk, Swim)
    words = (LEFT, RIGHT, SWIM, WADE, LEAD, STEP, ARRIVED)

    def lay(self, options: Options, seed: int | None) -> MireTable:
        return MireTable(self, options, seed)

    def set_up(self, table: MireTable) -> None:
        table.call(Walk())

    def read(self, table: MireTable, data: dict[str, Any]) -> None:
        table.deep = bool(data.get("deep", False))
        table.round = int(data.get("round", 0))


GAME = Mire()
