"""A toy game of windows: who keeps watch may ring a bell, or pass.

A phase has four watches. In a watch the seats are asked in turn until all have passed in a row. The third watch of a
phase is one in which noise is heard; in the fourth one seat 1 finds a horn.
"""

from __future__ import annotations

from typing import Any

import msgspec

from smallcouncil.table import SEAT, Choice, Domain, Game, News, Options, Procedure, Prompt, Rng, Table, Time, Verb

PHASE = Domain("phase", ("dusk", "night", "dawn"))
BELL = Domain("bell", ("small", "great", "horn"))
AIR = Domain("air", ("quiet", "noise"))
PASS = Verb("pass", declines=True)
RING = Verb("ring", bell=BELL, opponent=SEAT)
WATCH = Prompt("watch", rule="R-TOY-watch-01", air=AIR)
RANG = News("rang", seat=SEAT, bell=BELL)
WATCHES, NOISE, HORN = 4, 2, 3


class VigilView(msgspec.Struct, frozen=True):
    phase: str
    watch: int
    rung: int
    bells: list[list[int]]


class VigilTable(Table):
    __slots__ = ("phase", "watch", "passed", "turn", "bells", "rung")

    def __init__(self, game: Game, options: Options, seed: int | None) -> None:
        super().__init__(game, options, options.players, seed)
        self.phase = self.watch = self.passed = self.turn = self.rung = 0
        self.bells = [[0, 1] for _ in range(options.players)]

    def copy_state(self, other: VigilTable) -> None:
        for name in ("phase", "watch", "passed", "turn", "rung"):
            setattr(other, name, getattr(self, name))
        other.bells = [bells[:] for bells in self.bells]

    def resample(self, seat: int | None, rng: Rng) -> None:
        """Nothing is hidden."""

    def time(self) -> Time:
        return Time(phase=self.phase)

    def seen_by(self, seat: int | None) -> VigilView:
        return VigilView(PHASE.slugs[self.phase], self.watch, self.rung, self.bells)

    def write(self) -> dict[str, Any]:
        names = ("phase", "watch", "passed", "turn", "rung", "bells")
        return {name: getattr(self, name) for name in names}


class Keep(Procedure):
    steps = ("ask_next", "close")

    def ask_next(self, t: VigilTable) -> None:
        bells = t.bells[t.turn] + ([2] if t.watch == HORN and t.turn == 1 else [])
        others = [seat for seat in range(t.players) if seat != t.turn]
        choices = [PASS(), *(RING(bell, other) for bell in bells for other in others)]
        self.ask(t, t.turn, WATCH, choices, args=(int(t.watch == NOISE),), always=True)

    def on_ask_next(self, t: VigilTable, seat: int, choice: Choice) -> None:
        t.turn = (seat + 1) % t.players
        if choice.verb is RING:
            t.rung += 1
            t.tell(RANG, seat, choice.args[0])
        t.passed = t.passed + 1 if choice.verb is PASS else 0
        if t.passed < t.players:
            self.again()

    def close(self, t: VigilTable) -> None:
        t.passed = t.turn = 0
        t.watch = (t.watch + 1) % WATCHES
        t.phase += t.watch == 0
        if t.phase == len(PHASE.slugs):
            t.phase -= 1
            t.end((0,), (0,) * t.players, "morning")
        else:
            self.goto(t, "ask_next")


class Vigil(Game):
    id = "vigil"
    version = 1
    seats = range(2, 4)
    default_players = 2
    options_type = Options
    view_type = VigilView
    procedures = (Keep,)
    words = (PASS, RING, WATCH, RANG)

    def lay(self, options: Options, seed: int | None) -> VigilTable:
        return VigilTable(self, options, seed)

    def set_up(self, table: VigilTable) -> None:
        table.call(Keep())

    def read(self, table: VigilTable, data: dict[str, Any]) -> None:
        for name in ("phase", "watch", "passed", "turn", "rung"):
            setattr(table, name, int(data.get(name, 0)))
        table.bells = [list(bells) for bells in data.get("bells", table.bells)]


GAME = Vigil()
