"""Phase 2: the other players offer support, the active players answer."""

from __future__ import annotations

from smallcouncil.games.ironthrone.effects import windows
from smallcouncil.games.ironthrone.facts import CHARACTERS
from smallcouncil.games.ironthrone.state import ASIDE, CHALLENGING, DEFENDING, ThroneTable
from smallcouncil.games.ironthrone.words import (
    ACCEPT,
    ANSWER,
    FORCED_CHARACTER,
    JOINED,
    OFFER,
    OFFERED,
    REFUSE,
    REFUSED,
    RETREATED,
    SEND,
    STAY_OUT,
    STAYED_OUT,
    SUPPORT,
)
from smallcouncil.table import Choice, Procedure

OFFERS = [[OFFER(side, c) for c in range(len(CHARACTERS))] for side in (CHALLENGING, DEFENDING)]


def join(t: ThroneTable, seat: int, side: int, character: int) -> None:
    """A character joins a side as supporter."""
    e = t.encounter
    e.side[seat] = side
    e.sent[seat] = character
    t.tell(JOINED, seat, side, character)


def forgo_payment(t: ThroneTable, seat: int) -> None:
    """Who leaves a side is owed nothing for having joined it."""
    for payer in range(t.players):
        t.owed[payer] &= ~(1 << seat)


def retreat(t: ThroneTable, seat: int) -> None:
    """R-IT-retreat-01 to -06: only supporters; the cards played go to the discard pile at once."""
    e = t.encounter
    assert not e.is_active(seat)
    e.side[seat] = ASIDE
    e.sent[seat] = -1
    forgo_payment(t, seat)
    t.discards[seat].extend(t.played[seat])
    t.played[seat].clear()
    t.tell(RETREATED, seat)


class Support(Procedure):
    """Clockwise from the left of the challenger; each player has one opportunity (R-IT-support-01 to -09)."""

    __slots__ = ("index",)

    steps = ("next", "offer", "answer", "answered")
    fields = ("index",)

    def __init__(self, index: int = 0) -> None:
        self.step = 0
        self.index = index

    def copy(self) -> Support:
        return Support(self.index).at(self.step)

    def seat(self, t: ThroneTable) -> int:
        return (t.encounter.challenger + self.index) % t.players

    def next(self, t: ThroneTable) -> None:
        e = t.encounter
        self.index += 1
        if self.seat(t) == e.defender:
            self.index += 1
        if self.index >= t.players:
            self.finish()
            return
        e.offer_side = ASIDE
        windows.open_window(t, windows.BEFORE_SUPPORT_OFFER, self.seat(t))

    def offer(self, t: ThroneTable) -> None:
        seat = self.seat(t)
        if t.encounter.side[seat] != ASIDE:  # forced: the opportunity is used up
            self.goto(t, "next")
            return
        living = t.living(seat)
        choices = [STAY_OUT]
        choices.extend([OFFERS[CHALLENGING][c] for c in living])
        choices.extend([OFFERS[DEFENDING][c] for c in living])
        self.ask(t, seat, SUPPORT, choices)

    def on_offer(self, t: ThroneTable, seat: int, choice: Choice) -> None:
        if choice is STAY_OUT:
            t.tell(STAYED_OUT, seat)
            self.goto(t, "next")
            return
        e = t.encounter
        e.offer_side, e.offer_character = choice.args
        t.tell(OFFERED, seat, e.offer_side, e.offer_character)

    def answer(self, t: ThroneTable) -> None:
        e = t.encounter
        asked = e.active(e.offer_side)
        self.ask(t, asked, ANSWER, [ACCEPT, REFUSE], args=(self.seat(t), e.offer_character), default=REFUSE)

    def on_answer(self, t: ThroneTable, seat: int, choice: Choice) -> None:
        e = t.encounter
        if choice is ACCEPT:
            t.owed[seat] |= e.bounties[seat] & 1 << self.seat(t)
            join(t, self.seat(t), e.offer_side, e.offer_character)
        else:
            t.tell(REFUSED, self.seat(t))

    def answered(self, t: ThroneTable) -> None:
        windows.open_window(t, windows.SUPPORT_ANSWERED, self.seat(t))
        self.goto(t, "next")


class ForceSupport(Procedure):
    """A player must support a side; somebody chooses with which living character."""

    steps = ("choose", "window")
    fields = ("chooser", "seat", "side")

    def __init__(self, chooser: int, seat: int, side: int) -> None:
        self.step = 0
        self.chooser = chooser
        self.seat = seat
        self.side = side

    def choose(self, t: ThroneTable) -> None:
        self.ask(t, self.chooser, FORCED_CHARACTER, [SEND(c) for c in t.living(self.seat)], args=(self.side,))

    def on_choose(self, t: ThroneTable, seat: int, choice: Choice) -> None:
        join(t, self.seat, self.side, choice.args[0])
        t.encounter.newcomers |= 1 << self.seat

    def window(self, t: ThroneTable) -> None:
        windows.open_window(t, windows.SUPPORT_ANSWERED, self.seat)
