"""Cards drawn and discarded, power, death, influence and the end of the game."""

from __future__ import annotations

from smallcouncil.games.ironthrone.facts import CHARACTERS
from smallcouncil.games.ironthrone.state import NO_CARD, ThroneTable
from smallcouncil.games.ironthrone.words import (
    DIED,
    DISCARD,
    DISCARD_CARD,
    DISCARDED,
    DISTRIBUTE,
    DISTRIBUTED,
    DONE,
    DREW,
    DREW_CARD,
    EMPOWER,
    LOST_POWER,
    MOVE,
    MOVE_POWER,
    MOVED,
    SHEET_LOST,
    SPREAD,
)
from smallcouncil.table import Choice, Procedure


def draw(t: ThroneTable, seat: int, n: int) -> None:
    """Draw house cards, as many as there are."""
    hand = t.hands[seat]
    drawn = 0
    while drawn < n:
        card = t.pop_deck(seat)
        if card == NO_CARD:
            break
        hand.append(card)
        drawn += 1
    if drawn and t.log is not None:
        for card in hand[-drawn:]:
            t.whisper(1 << seat, DREW_CARD, card)
        t.tell_others(1 << seat, DREW, seat, drawn)


def remove_power(t: ThroneTable, character: int, n: int, sheet: int) -> int:
    """Take up to n power off a character and put it on a seat's leader sheet. At 0 it dies (R-IT-death-01)."""
    n = min(n, t.power[character])
    if n:
        t.power[character] -= n
        t.sheet[sheet] += n
        t.tell(LOST_POWER, character, n)
        if not t.power[character]:
            t.tell(DIED, character)
    return n


def remove_from_sheet(t: ThroneTable, seat: int, n: int) -> None:
    """R-IT-power-06: power taken off a leader sheet leaves the game."""
    n = min(n, t.sheet[seat])
    t.sheet[seat] -= n
    t.box += n
    t.tell(SHEET_LOST, seat, n)


def spread(t: ThroneTable, seat: int, target: int) -> None:
    """R-IT-influence-01. The caller checks for the end when all that happens together has happened."""
    own = seat * t.players + seat
    if t.influence[own] and seat != target:
        t.influence[own] -= 1
        t.influence[seat * t.players + target] += 1
        t.tell(SPREAD, seat, target)


def check_end(t: ThroneTable) -> None:
    """R-IT-victory-01 and -02: all markers spread, or a house without living characters."""
    power = t.power
    for seat in range(t.players):
        if not t.influence[seat * t.players + seat]:
            end(t, "influence")
            return
        if not any(power[c] for c in t.people[seat]):
            end(t, "fallen_house")
            return


def end(t: ThroneTable, reason: str) -> None:
    """Most influence wins; tied players share the victory."""
    scores = tuple([t.score(seat) for seat in range(t.players)])
    best = max(scores)
    t.end(tuple([seat for seat, score in enumerate(scores) if score == best]), scores, reason)


def penalty(t: ThroneTable, seat: int) -> int:
    """R-IT-penalty-01: half of the participating character's power, rounded up, unless an effect changes it."""
    e = t.encounter
    power = t.power[e.sent[seat]]
    return e.cut[seat] if e.cut[seat] >= 0 else (power + 1) // 2


EMPOWERS = [EMPOWER(c) for c in range(len(CHARACTERS))]


class Distribute(Procedure):
    """From the own leader sheet to own living characters, one power after the other."""

    __slots__ = ("seat", "left", "least", "only", "besides")

    steps = ("place",)
    fields = ("seat", "left", "least", "only", "besides")

    def __init__(self, seat: int, left: int, least: int, only: int = -1, besides: int = -1) -> None:
        self.step = 0
        self.seat = seat
        self.left = left
        self.least = least  # so many must be placed, if there are so many
        self.only = only  # the only character that may get power, or -1
        self.besides = besides  # a character that may get none, or -1

    def copy(self) -> Distribute:
        return Distribute(self.seat, self.left, self.least, self.only, self.besides).at(self.step)

    def place(self, t: ThroneTable) -> None:
        left = min(self.left, t.sheet[self.seat])
        if left <= 0:
            return
        choices = [
            EMPOWERS[c]
            for c in t.people[self.seat]
            if t.power[c] and c != self.besides and (self.only < 0 or c == self.only)
        ]
        if not choices:
            return
        if not self.least:
            choices.append(DONE)
        self.ask(t, self.seat, DISTRIBUTE, choices, args=(left,))

    def on_place(self, t: ThroneTable, seat: int, choice: Choice) -> None:
        if choice is DONE:
            return
        character = choice.args[0]
        t.sheet[seat] -= 1
        t.power[character] += 1
        t.tell(DISTRIBUTED, seat, character)
        self.left -= 1
        if self.least:
            self.least -= 1
        if self.left:
            self.again()


class DiscardCards(Procedure):
    steps = ("discard",)
    fields = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.step = 0
        self.seat = seat
        self.left = left

    def discard(self, t: ThroneTable) -> None:
        hand = t.hands[self.seat]
        if self.left and hand:
            choices = [DISCARD(face) for face in t.faces(self.seat)]
            self.ask(t, self.seat, DISCARD_CARD, choices, args=(self.left,), always=len(hand) > 1)

    def on_discard(self, t: ThroneTable, seat: int, choice: Choice) -> None:
        face = choice.args[0]
        t.show_from_hand(seat, face)
        t.discards[seat].append(face)
        t.tell(DISCARDED, seat, face)
        self.left -= 1
        self.again()


class MovePower(Procedure):
    """From own characters that do not take part to the one that does, one power after the other."""

    steps = ("move",)
    fields = ("seat", "left", "keep")

    def __init__(self, seat: int, left: int, keep: int) -> None:
        self.step = 0
        self.seat = seat
        self.left = left
        self.keep = keep  # so much stays with every giver

    def move(self, t: ThroneTable) -> None:
        sent = t.encounter.sent[self.seat]
        choices = [MOVE(c) for c in t.people[self.seat] if c != sent and t.power[c] > self.keep]
        if self.left and choices:
            self.ask(t, self.seat, MOVE_POWER, [*choices, DONE], args=(self.left,), default=DONE)

    def on_move(self, t: ThroneTable, seat: int, choice: Choice) -> None:
        if choice is DONE:
            return
        giver, sent = choice.args[0], t.encounter.sent[seat]
        t.power[giver] -= 1
        t.power[sent] += 1
        t.tell(MOVED, giver, sent)
        self.left -= 1
        self.again()
