"""Peace: the two active players propose, counter, accept or break off (notes.md, section 8)."""

from __future__ import annotations

from smallcouncil.games.ironthrone.facts import DEAL_CAPS
from smallcouncil.games.ironthrone.phases.hostages import TakeHostages
from smallcouncil.games.ironthrone.power import check_end, spread
from smallcouncil.games.ironthrone.state import CHALLENGING, ThroneTable
from smallcouncil.games.ironthrone.words import (
    ACCEPT,
    AGREED,
    BREAK_OFF,
    BROKE_OFF,
    GIVE,
    MOVED_SHEET,
    NEGOTIATE,
    PROPOSE,
    PROPOSED,
    WANT,
)
from smallcouncil.table import Choice, Procedure

INFLUENCE, HOSTAGES, POWER = 0, 1, 2
ITEMS = 3  # a deal is six numbers: what the challenger gets, then what the defender gets


def cap(t: ThroneTable, getter: int, giver: int, item: int) -> int:
    """How much of an item one active player can get from the other at most."""
    if item == INFLUENCE:
        return min(DEAL_CAPS[INFLUENCE], t.markers_left(getter))
    if item == POWER:
        return min(DEAL_CAPS[POWER], t.sheet[giver])
    cards = len(t.hands[giver]) + len(t.decks[giver]) + len(t.discards[giver]) + len(t.hostages[giver])
    return min(DEAL_CAPS[HOSTAGES], cards)


class Negotiation(Procedure):
    """The speaker changes the draft item by item, each at most once, and proposes it; the other answers in turn."""

    __slots__ = ("speaker", "left", "standing", "draft", "touched")

    steps = ("speak", "power", "hostages", "influence")
    fields = ("speaker", "left", "standing", "draft", "touched")

    def __init__(self, speaker: int, left: list[int], standing: list[int], draft: list[int], touched: int) -> None:
        self.step = 0
        self.speaker = speaker  # a side
        self.left = left  # proposals left, by side
        self.standing = standing  # the proposal on the table; empty: none yet
        self.draft = draft
        self.touched = touched  # numbers (bits) of the draft that the speaker has set

    @staticmethod
    def between(proposals: int) -> Negotiation:
        """A negotiation that the challenger opens; each side has so many proposals."""
        return Negotiation(CHALLENGING, [proposals, proposals], [], [0] * (2 * ITEMS), 0)

    def copy(self) -> Negotiation:
        return Negotiation(self.speaker, self.left[:], self.standing[:], self.draft[:], self.touched).at(self.step)

    def speak(self, t: ThroneTable) -> None:
        e = t.encounter
        me = e.active(self.speaker)
        you = e.active(1 - self.speaker)
        choices = [ACCEPT] if self.standing else []
        if self.left[self.speaker]:
            if any(self.draft) and self.draft != self.standing:
                choices.append(PROPOSE)
            mine, yours = self.speaker * ITEMS, (1 - self.speaker) * ITEMS
            for item in range(ITEMS):
                choices.extend([WANT(item, n) for n in self.changes(mine + item, cap(t, me, you, item))])
            for item in range(ITEMS):
                choices.extend([GIVE(item, n) for n in self.changes(yours + item, cap(t, you, me, item))])
        choices.append(BREAK_OFF)
        self.ask(t, me, NEGOTIATE, choices, args=(self.left[self.speaker],), default=BREAK_OFF)

    def changes(self, number: int, most: int) -> list[int]:
        """What a number of the draft may be changed to."""
        if self.touched >> number & 1:
            return []
        return [n for n in range(most + 1) if n != self.draft[number]]

    def on_speak(self, t: ThroneTable, seat: int, choice: Choice) -> None:
        if choice is ACCEPT:  # R-IT-peace-10: binding, carried out at once
            t.encounter.deal = 1
            t.tell(AGREED, seat)
        elif choice is BREAK_OFF:
            t.tell(BROKE_OFF, seat)
            self.finish()
        else:
            self.again()
            if choice is PROPOSE:
                self.standing = self.draft[:]
                self.left[self.speaker] -= 1
                mine, yours = self.speaker * ITEMS, (1 - self.speaker) * ITEMS
                t.tell(PROPOSED, seat, *self.draft[mine : mine + ITEMS], *self.draft[yours : yours + ITEMS])
                self.speaker = 1 - self.speaker
                self.touched = 0
            else:
                item, n = choice.args
                number = (self.speaker if choice.verb is WANT else 1 - self.speaker) * ITEMS + item
                self.draft[number] = n
                self.touched |= 1 << number

    def power(self, t: ThroneTable) -> None:
        """A-IT-08: power, then hostages, then influence; power goes both ways at once."""
        e = t.encounter
        challenger, defender = e.challenger, e.defender
        gains = self.standing[POWER], self.standing[ITEMS + POWER]
        t.sheet[challenger] += gains[0] - gains[1]
        t.sheet[defender] += gains[1] - gains[0]
        if gains[0]:
            t.tell(MOVED_SHEET, defender, challenger, gains[0])
        if gains[1]:
            t.tell(MOVED_SHEET, challenger, defender, gains[1])

    def hostages(self, t: ThroneTable) -> None:
        e = t.encounter
        t.call(TakeHostages(e.defender, e.challenger, self.standing[ITEMS + HOSTAGES]))
        t.call(TakeHostages(e.challenger, e.defender, self.standing[HOSTAGES]))  # runs first

    def influence(self, t: ThroneTable) -> None:
        e = t.encounter
        if self.standing[INFLUENCE]:
            spread(t, e.challenger, e.defender)
        if self.standing[ITEMS + INFLUENCE]:
            spread(t, e.defender, e.challenger)
        check_end(t)
