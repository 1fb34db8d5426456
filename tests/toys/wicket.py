"""A toy game of windows: in every round each seat may knock or let it be. Only seat 0 has a knocker, which is a secret;
with `safe` windows everyone is asked all the same.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from smallcouncil.table import SAFE_WINDOWS, SEAT, Choice, Game, News, Options, Procedure, Prompt, Rng, Table, Verb

PASS = Verb("pass", declines=True)
KNOCK = Verb("knock")
WINDOW = Prompt("window", rule="R-TOY-window-01")
KNOCKED = News("knocked", seat=SEAT)


class WicketOptions(Options, frozen=True):
    windows: Literal["fast", "safe"] = "fast"
    rounds: int = 3


class WicketView(msgspec.Struct, frozen=True):
    knocker: bool
    round: int


class WicketTable(Table):
    __slots__ = ("round", "turn")

    def __init__(self, game: Game, options: WicketOptions, seed: int | None) -> None:
        super().__init__(game, options, options.players, seed)
        self.round = self.turn = 0

    def copy_state(self, other: WicketTable) -> None:
        other.round = self.round
        other.turn = self.turn

    def resample(self, seat: int | None, rng: Rng) -> None:
        """The toy has one secret, and it is the same at every table."""

    def seen_by(self, seat: int | None) -> WicketView:
        return WicketView(seat == 0, self.round)

    def write(self) -> dict[str, Any]:
        return {"round": self.round, "turn": self.turn}


class Evening(Procedure):
    steps = ("window", "close")

    def window(self, t: WicketTable) -> None:
        choices = [PASS(), KNOCK()] if t.turn == 0 else [PASS()]
        self.ask(t, t.turn, WINDOW, choices, always=t.options.windows == "safe")

    def on_window(self, t: WicketTable, seat: int, choice: Choice) -> None:
        if choice.verb is KNOCK:
            t.tell(KNOCKED, seat)
        t.turn += 1
        if t.turn < t.players:
            self.again()

    def close(self, t: WicketTable) -> None:
        t.turn = 0
        t.round += 1
        if t.round == t.options.rounds:
            t.end((0,), (0,) * t.players, "night")
        else:
            self.goto(t, "window")


class Wicket(Game):
    id = "wicket"
    version = 1
    seats = range(2, 4)
    default_players = 2
    options_type = WicketOptions
    view_type = WicketView
    procedures = (Evening,)
    words = (PASS, KNOCK, WINDOW, KNOCKED, SAFE_WINDOWS.told)
    changes = (SAFE_WINDOWS,)

    def lay(self, options: WicketOptions, seed: int | None) -> WicketTable:
        return WicketTable(self, options, seed)

    def set_up(self, table: WicketTable) -> None:
        table.call(Evening())

    def read(self, table: WicketTable, data: dict[str, Any]) -> None:
        table.round = int(data.get("round", 0))
        table.turn = int(data.get("turn", 0))


GAME = Wicket()
