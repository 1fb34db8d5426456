"""Phase 3: two secret cards, war, peace or betrayal."""

from __future__ import annotations

from smallcouncil.games.ironthrone.effects import windows
from smallcouncil.games.ironthrone.facts import FACE, SEEN, VALUE
from smallcouncil.games.ironthrone.state import (
    BETRAYAL,
    CHALLENGING,
    DEFENDING,
    NO_CARD,
    NOBODY,
    NOT_LAID,
    PEACE,
    WAR,
    ThroneTable,
    forget_copy,
    is_peace,
)
from smallcouncil.games.ironthrone.words import (
    BROKE_PROMISE,
    ENCOUNTER_CARD,
    EXCHANGE,
    EXCHANGED,
    KEEP,
    LAID,
    LAY,
    REPLACE,
    RESULT_IS,
    REVEALED,
    TIED,
    TOTALS,
    WON,
)
from smallcouncil.table import Choice, Procedure


def show(t: ThroneTable, side: int) -> None:
    """Turn an encounter card up; a character card counts as war 0 (R-IT-encounter-04)."""
    e = t.encounter
    e.shown[side] = 1
    card = e.laid[side]
    if card == NO_CARD:
        e.value[side] = 0
        return
    face = card & FACE
    forget_copy(t.hands[e.active(side)], card)
    e.laid[side] = face
    e.value[side] = VALUE[face]
    t.tell(REVEALED, e.active(side), face)


def judge(t: ThroneTable) -> None:
    """The result that the two cards showing give, unless an effect has settled it."""
    e = t.encounter
    if e.settled:
        return
    peaceful = is_peace(e.laid[0]) + is_peace(e.laid[1])
    e.result = WAR if peaceful == 0 else BETRAYAL if peaceful == 1 else PEACE
    t.tell(RESULT_IS, e.result)


def remember_broken_promises(t: ThroneTable) -> None:
    """Who has promised peace and shows war to one who has promised or shows peace has broken a promise. That binds
    nobody (R-IT-talk-02), but everybody remembers."""
    e = t.encounter
    for side in (CHALLENGING, DEFENDING):
        seat, other = e.active(side), e.active(1 - side)
        relied_on = e.promised >> other & 1 or is_peace(e.laid[1 - side])
        if e.promised >> seat & 1 and relied_on and not is_peace(e.laid[side]):
            t.broken[seat] += 1
            t.tell(BROKE_PROMISE, seat)


def total(t: ThroneTable, side: int) -> int:
    """R-IT-war-01: card value and power of all participating characters, and what effects add; never below 0."""
    e = t.encounter
    power = t.power
    value = e.value[side]
    for seat, on in enumerate(e.side):
        if on == side:
            value += power[e.sent[seat]] + e.extra[seat]
    return max(0, value)


class Confrontation(Procedure):
    """From the start of the encounter phase to the winner."""

    __slots__ = ()

    steps = (
        "start",
        "before_cards",
        "first",
        "lay",
        "before_reveal",
        "reveal",
        "after_reveal",
        "totals",
        "winner",
    )

    def copy(self) -> Confrontation:
        return Confrontation().at(self.step)

    def start(self, t: ThroneTable) -> None:
        windows.open_window(t, windows.ENCOUNTER_START)

    def before_cards(self, t: ThroneTable) -> None:
        windows.open_window(t, windows.BEFORE_CARDS)

    def first(self, t: ThroneTable) -> None:
        """An ability may make one player lay first, face up."""
        e = t.encounter
        if e.first >= 0:
            self.ask_card(t, e.first)

    def on_first(self, t: ThroneTable, seat: int, choice: Choice) -> None:
        self.on_lay(t, seat, choice)
        show(t, t.encounter.side[seat])

    def lay(self, t: ThroneTable) -> None:
        e = t.encounter
        for side in (CHALLENGING, DEFENDING):
            if e.laid[side] == NOT_LAID:
                self.ask_card(t, e.active(side))

    def on_lay(self, t: ThroneTable, seat: int, choice: Choice) -> None:
        t.encounter.laid[t.encounter.side[seat]] = t.take_from_hand(seat, choice.args[0])
        t.tell(LAID, seat)

    def reopen_lay(self, t: ThroneTable, seat: int) -> None:
        e = t.encounter
        for side in (CHALLENGING, DEFENDING):
            other = e.active(side)
            if other != seat and e.laid[side] >= 0 and not e.shown[side] and not e.looked[side] >> seat & 1:
                t.hands[other].append(e.laid[side])
                e.laid[side] = NOT_LAID

    def ask_card(self, t: ThroneTable, seat: int) -> None:
        hand = t.hands[seat]
        if not hand:  # R-IT-housecard-03
            t.encounter.laid[t.encounter.side[seat]] = t.pop_deck(seat)
            if seat == t.encounter.first:
                show(t, t.encounter.side[seat])
            return
        self.ask(t, seat, ENCOUNTER_CARD, [LAY(face) for face in t.faces(seat)], always=len(hand) > 1)

    def before_reveal(self, t: ThroneTable) -> None:
        windows.open_window(t, windows.BEFORE_REVEAL)

    def reveal(self, t: ThroneTable) -> None:
        for side in (CHALLENGING, DEFENDING):
            if not t.encounter.shown[side]:
                show(t, side)
        judge(t)
        remember_broken_promises(t)

    def after_reveal(self, t: ThroneTable) -> None:
        windows.open_window(t, windows.AFTER_REVEAL)

    def totals(self, t: ThroneTable) -> None:
        if t.encounter.result == WAR:
            windows.open_window(t, windows.COMPUTE_TOTALS)

    def winner(self, t: ThroneTable) -> None:
        e = t.encounter
        if e.result == PEACE:
            return
        if e.result == BETRAYAL:  # R-IT-betrayal-01
            e.winner = DEFENDING if is_peace(e.laid[CHALLENGING]) else CHALLENGING
        else:
            challenging, defending = total(t, CHALLENGING), total(t, DEFENDING)
            t.tell(TOTALS, challenging, defending)
            if challenging == defending:
                e.winner = NOBODY
                t.tell(TIED)
                return
            e.winner = CHALLENGING if challenging > defending else DEFENDING
        t.tell(WON, e.winner)


class ReplaceCard(Procedure):
    """An active player takes the own encounter card back into the hand and lays another one."""

    steps = ("lay",)
    fields = ("seat", "hidden")

    def __init__(self, seat: int, hidden: int) -> None:
        super().__init__()
        self.seat = seat
        self.hidden = hidden  # face down, and may be left as it is

    def lay(self, t: ThroneTable) -> None:
        choices = [LAY(face) for face in t.faces(self.seat)]
        if self.hidden:
            choices.append(KEEP)
            self.ask(t, self.seat, EXCHANGE, choices, default=KEEP)
        elif choices:
            self.ask(t, self.seat, REPLACE, choices, always=len(t.hands[self.seat]) > 1)
        else:  # R-IT-housecard-03
            self.swap(t, t.pop_deck(self.seat))

    def on_lay(self, t: ThroneTable, seat: int, choice: Choice) -> None:
        if choice is not KEEP:
            self.swap(t, t.take_from_hand(seat, choice.args[0]))

    def swap(self, t: ThroneTable, card: int) -> None:
        e = t.encounter
        side = e.side[self.seat]
        old = e.laid[side]
        if old >= 0:
            others = ((1 << t.players) - 1 if e.shown[side] else e.looked[side]) & ~(1 << self.seat)
            t.hands[self.seat].append(old | others << SEEN)
        e.laid[side] = card
        if self.hidden:
            e.looked[side] = 0
            t.tell(EXCHANGED, self.seat)
            return
        show(t, side)
        judge(t)
        windows.start_over(t)
