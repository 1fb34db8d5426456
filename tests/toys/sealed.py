"""A toy game of secret simultaneous choices in small steps: bid coins for a prize, and say which one.

Every round each seat puts coins into its fist one by one, then points (still in secret) at a prize, or takes its coins
back. When all are ready, hands open: the highest bid for a prize takes it. Some rounds end the game at once.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from smallcouncil.table import (
    NUMBER,
    SEAT,
    BadInput,
    Choice,
    Domain,
    Game,
    News,
    Options,
    Procedure,
    Prompt,
    Rng,
    Table,
    Time,
    Verb,
)

PRIZE = Domain("prize", ("crown", "sword", "ship"))

COIN = Verb("coin")
BACK = Verb("take_back")
POINT = Verb("point", prize=PRIZE)

FIST = Prompt("fist", rule="R-TOY-fist-01", coins=NUMBER)
OPENED = News("opened", seat=SEAT, coins=NUMBER, prize=PRIZE)
COUNTED = News("counted", coins=NUMBER)


class SealedOptions(Options, frozen=True):
    rounds: int = 3
    coins: int = 5
    last: Literal["quiet", "sudden"] = "quiet"
    mottos: tuple[str, ...] | None = None  # one a seat, in a sealed letter: all that others see is how long it is


class Mine(msgspec.Struct, frozen=True):
    fist: int
    pointed: int


class SealedView(msgspec.Struct, frozen=True):
    coins: list[int]
    mine: Mine | None
    ready: list[bool]
    won: list[int]
    round: int


class SealedTable(Table):
    __slots__ = ("purse", "fist", "pointed", "won", "round")

    def __init__(self, game: Game, options: SealedOptions, seed: int | None) -> None:
        super().__init__(game, options, options.players, seed)
        n = options.players
        self.purse = [options.coins] * n
        self.fist = [0] * n
        self.pointed = [-1] * n
        self.won = [0] * n
        self.round = 0

    def copy_state(self, other: SealedTable) -> None:
        other.purse = self.purse[:]
        other.fist = self.fist[:]
        other.pointed = self.pointed[:]
        other.won = self.won[:]
        other.round = self.round

    def resample(self, seat: int | None, rng: Rng) -> None:
        for other in range(self.players):
            if other != seat:
                total = self.purse[other] + self.fist[other]
                self.fist[other] = rng.below(total + 1)
                self.purse[other] = total - self.fist[other]
                if self.pointed[other] >= 0:
                    self.pointed[other] = rng.below(len(PRIZE.slugs))

    def time(self) -> Time:
        return Time(self.round)

    def seen_by(self, seat: int | None) -> SealedView:
        return SealedView(
            coins=[p + f for p, f in zip(self.purse, self.fist, strict=True)],
            mine=None if seat is None else Mine(self.fist[seat], self.pointed[seat]),
            ready=[p >= 0 for p in self.pointed],
            won=self.won[:],
            round=self.round,
        )

    def write(self) -> dict[str, Any]:
        return {
            "purse": self.purse[:],
            "fist": self.fist[:],
            "pointed": self.pointed[:],
            "won": self.won[:],
            "round": self.round,
        }


class Round(Procedure):
    """Close the fists, open them, go on."""

    steps = ("close", "open", "next")

    def close(self, t: SealedTable) -> None:
        for seat in range(t.players):
            if t.pointed[seat] < 0:
                self.ask_next(t, seat)

    def ask_next(self, t: SealedTable, seat: int) -> None:
        choices = [POINT(prize) for prize in range(len(PRIZE.slugs))]
        if t.purse[seat]:
            choices.append(COIN())
        if t.fist[seat]:
            choices.append(BACK())
        self.ask(t, seat, FIST, choices, args=(t.fist[seat],))

    def on_close(self, t: SealedTable, seat: int, choice: Choice) -> None:
        if choice.verb is POINT:
            t.pointed[seat] = choice.args[0]
            if t.options.last == "sudden" and t.round == t.options.rounds - 1:
                t.end((seat,), tuple(t.won), "sudden")  # while the others still think
            return
        moved = 1 if choice.verb is COIN else -t.fist[seat]
        t.purse[seat] -= moved
        t.fist[seat] += moved
        t.whisper(1 << seat, COUNTED, t.fist[seat])
        self.ask_next(t, seat)

    def reopen_close(self, t: SealedTable, seat: int) -> None:
        for other in range(t.players):
            if other != seat:
                t.pointed[other] = -1

    def open(self, t: SealedTable) -> None:
        for prize in range(len(PRIZE.slugs)):
            bids = [(t.fist[s], s) for s in range(t.players) if t.pointed[s] == prize and t.fist[s]]
            if bids:
                t.won[max(bids)[1]] += 1
        for seat in range(t.players):
            t.tell(OPENED, seat, t.fist[seat], t.pointed[seat])
            t.fist[seat] = 0
            t.pointed[seat] = -1

    def next(self, t: SealedTable) -> None:
        t.round += 1
        if t.round < t.options.rounds:
            self.goto(t, "close")
        else:
            best = max(t.won)
            t.end(tuple(s for s in range(t.players) if t.won[s] == best), tuple(t.won), "rounds")


class Sealed(Game):
    id = "sealed"
    version = 1
    seats = range(2, 6)
    default_players = 3
    options_type = SealedOptions
    view_type = SealedView
    procedures = (Round,)
    words = (COIN, BACK, POINT, FIST, OPENED, COUNTED)
    secret_options = ("mottos",)

    def show_entry(self, name: str, entry: str) -> int:
        return len(entry)

    def check_options(self, options: SealedOptions) -> SealedOptions:
        if not 1 <= options.rounds <= 9:
            raise BadInput("rounds", "out-of-range", value=options.rounds, low=1, high=9)
        return options

    def lay(self, options: SealedOptions, seed: int | None) -> SealedTable:
        return SealedTable(self, options, seed)

    def set_up(self, table: SealedTable) -> None:
        table.call(Round())

    def read(self, table: SealedTable, data: dict[str, Any]) -> None:
        for name in ("purse", "fist", "pointed", "won"):
            if name in data:
                values = data[name]
                if not isinstance(values, list) or [type(v) for v in values] != [int] * table.players:
                    raise BadInput(name, "wrong-type", value=values, expected="a number for each seat")
                setattr(table, name, values[:])
        table.round = int(data.get("round", 0))
        table.call(Round())


GAME = Sealed()
