"""A toy game with everything that a server must get right: hidden hands, secrets, dice, rules that stumble.

Seats take turns; in a turn a seat does what it likes, then ends it. A round of turns is closed by secret bids of all.
"""

from __future__ import annotations

from typing import Any

import msgspec

from smallcouncil.table import (
    NUMBER,
    SEAT,
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

SPOT = Domain("spot", ("north", "south"))
CARD = Domain("card", tuple(f"card_{n}" for n in range(40)))

PLACE = Verb("place", spot=SPOT)
PEEK = Verb("peek")
ROLL = Verb("roll")
SHOW = Verb("show", card=CARD)
STUMBLE = Verb("stumble")
BLIND = Verb("blind")
END_TURN = Verb("end_turn")
BID = Verb("bid", coins=NUMBER)

TURN = Prompt("turn", rule="R-TOY-turn-01")
BIDS = Prompt("bids", rule="R-TOY-bids-01")

PLACED = News("placed", seat=SEAT, spot=SPOT)
ROLLED = News("rolled", face=NUMBER)
SHOWN = News("shown", seat=SEAT, card=CARD)
PEEKED = News("peeked", card=CARD)
COUNTED = News("counted", coins=NUMBER)


class ParleyOptions(Options, frozen=True):
    rounds: int = 3


class ParleyView(msgspec.Struct, frozen=True):
    placed: list[int]
    hand: list[str] | None
    top: str | None
    shown: list[str]
    rolls: list[int]
    bid: int | None
    ready: list[bool]
    round: int
    turn: int


class ParleyTable(Table):
    __slots__ = ("placed", "hands", "deck", "peeked", "shown", "rolls", "bids", "round", "turn", "blinded")

    def __init__(self, game: Game, options: ParleyOptions, seed: int | None) -> None:
        super().__init__(game, options, options.players, seed)
        n = options.players
        self.placed = [0] * n
        self.hands: list[list[int]] = [[] for _ in range(n)]
        self.deck = list(range(len(CARD.slugs)))
        self.peeked = [0] * n
        self.shown: list[int] = []
        self.rolls: list[int] = []
        self.bids = [-1] * n
        self.round = 0
        self.turn = 0
        self.blinded = 0

    def copy_state(self, other: ParleyTable) -> None:
        other.placed = self.placed[:]
        other.hands = [hand[:] for hand in self.hands]
        other.deck = self.deck[:]
        other.peeked = self.peeked[:]
        other.shown = self.shown[:]
        other.rolls = self.rolls[:]
        other.bids = self.bids[:]
        other.round = self.round
        other.turn = self.turn
        other.blinded = self.blinded

    def resample(self, seat: int | None, rng: Rng) -> None:
        known = set(self.shown)
        top = self.deck[-1] if seat is not None and self.peeked[seat] else None
        pool = [c for c in self.deck if c != top]
        for other, hand in enumerate(self.hands):
            if other != seat:
                pool += [c for c in hand if c not in known]
        pool.sort()
        rng.shuffle(pool)
        for other, hand in enumerate(self.hands):
            if other != seat:
                hand[:] = [c if c in known else pool.pop() for c in hand]
                if self.bids[other] >= 0:
                    self.bids[other] = rng.below(4)
        self.deck = pool + ([top] if top is not None else [])

    def time(self) -> Time:
        return Time(self.round, self.turn)

    def figures(self) -> dict[str, list[int]]:
        return {"placed": self.placed[:]}

    def seen_by(self, seat: int | None) -> ParleyView:
        if self.blinded:
            raise RuntimeError("nothing can be seen")
        return ParleyView(
            placed=self.placed[:],
            hand=None if seat is None else [CARD.slugs[c] for c in self.hands[seat]],
            top=CARD.slugs[self.deck[-1]] if seat is not None and self.peeked[seat] else None,
            shown=[CARD.slugs[c] for c in self.shown],
            rolls=self.rolls[:],
            bid=None if seat is None else self.bids[seat],
            ready=[b >= 0 for b in self.bids],
            round=self.round,
            turn=self.turn,
        )

    def write(self) -> dict[str, Any]:
        names = ("placed", "hands", "deck", "peeked", "shown", "rolls", "bids", "round", "turn")
        return {name: getattr(self, name) for name in names}


class Play(Procedure):
    steps = ("act", "bid", "close")

    def act(self, t: ParleyTable) -> None:
        cards = [SHOW(c) for c in t.hands[t.turn] if c not in t.shown]
        choices = [END_TURN(), PLACE(0), PLACE(1), PEEK(), ROLL(), *cards, STUMBLE(), BLIND()]
        self.ask(t, t.turn, TURN, choices)

    def on_act(self, t: ParleyTable, seat: int, choice: Choice) -> None:
        if choice.verb is STUMBLE:
            t.placed[seat] += 100
            raise RuntimeError("the rules stumble")
        if choice.verb is BLIND:
            t.blinded = 1
        if choice.verb is PLACE:
            t.placed[seat] += 1
            t.tell(PLACED, seat, choice.args[0])
        elif choice.verb is PEEK:
            t.peeked[seat] = 1
            t.whisper(1 << seat, PEEKED, t.deck[-1])
        elif choice.verb is ROLL:
            t.rolls.append(t.rng.die(6))
            t.tell(ROLLED, t.rolls[-1])
        elif choice.verb is SHOW:
            t.shown.append(choice.args[0])
            t.tell(SHOWN, seat, choice.args[0])
        elif choice.verb is END_TURN:
            t.turn += 1
            if t.turn == t.players:
                t.turn = 0
                return
        self.again()

    def bid(self, t: ParleyTable) -> None:
        for seat in range(t.players):
            if t.bids[seat] < 0:
                self.ask(t, seat, BIDS, [BID(n) for n in range(4)])

    def on_bid(self, t: ParleyTable, seat: int, choice: Choice) -> None:
        t.bids[seat] = choice.args[0]
        t.whisper(1 << seat, COUNTED, choice.args[0])

    def reopen_bid(self, t: ParleyTable, seat: int) -> None:
        t.bids[:] = [bid if other == seat else -1 for other, bid in enumerate(t.bids)]

    def close(self, t: ParleyTable) -> None:
        t.bids[:] = [-1] * t.players
        t.round += 1
        if t.round < t.options.rounds:
            self.goto(t, "act")
        else:
            best = max(t.placed)
            t.end(tuple(s for s in range(t.players) if t.placed[s] == best), tuple(t.placed), "rounds")


class Parley(Game):
    id = "parley"
    version = 1
    seats = range(2, 5)
    default_players = 2
    options_type = ParleyOptions
    view_type = ParleyView
    procedures = (Play,)
    words = (PLACE, PEEK, ROLL, SHOW, STUMBLE, BLIND, END_TURN, BID, TURN, BIDS, PLACED, ROLLED, SHOWN, PEEKED, COUNTED)

    def lay(self, options: ParleyOptions, seed: int | None) -> ParleyTable:
        return ParleyTable(self, options, seed)

    def set_up(self, table: ParleyTable) -> None:
        table.rng.shuffle(table.deck)
        for hand in table.hands:
            hand[:] = sorted(table.deck.pop() for _ in range(3))
        table.call(Play())

    def read(self, table: ParleyTable, data: dict[str, Any]) -> None:
        for name in ("placed", "deck", "peeked", "shown", "rolls", "bids"):
            if name in data:
                setattr(table, name, list(data[name]))
        if "hands" in data:
            table.hands = [list(hand) for hand in data["hands"]]
        table.round = int(data.get("round", 0))
        table.turn = int(data.get("turn", 0))


GAME = Parley()
