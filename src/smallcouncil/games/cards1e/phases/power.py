"""Power for the house: cards with infamy may take it; some may claim none."""

from __future__ import annotations

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.abilities.initiate import Initiate
from smallcouncil.games.cardgame.effects.basic import fall_short
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.occurrences.happening import happen
from smallcouncil.games.cardgame.occurrences.kinds import PENDING
from smallcouncil.games.cardgame.values.current import refresh
from smallcouncil.games.cards1e import modifiers, words
from smallcouncil.games.cards1e.facts import INFAMY
from smallcouncil.games.cards1e.state import CouncilTable
from smallcouncil.table import Choice, Procedure


def places_power(t: CouncilTable, card: int, amount: int, source: int) -> bool:
    """See to power that is to be laid on a house card. False: it is laid there."""
    if card not in t.house:
        return False
    seat = t.control[card]
    if t.total(modifiers.NO_HOUSE_POWER, seat):
        fall_short(t)
        return True
    if not infamous(t, seat):
        return False
    below = len(t.stack) - 1
    t.call(PlacePower(seat, amount, source, below if isinstance(t.stack[below], Initiate) else -1, []))
    return True


def infamous(t: CouncilTable, seat: int) -> list[int]:
    if t.stale:
        refresh(t)
    keywords = t.keywords
    return [c for c in t.plays[seat] if keywords[c] & INFAMY]


class PlacePower(Procedure):
    """Token by token its player says where power for the house is laid."""

    steps = ("choose", "lay")
    fields = ("seat", "amount", "source", "caller", "chosen")

    def __init__(self, seat: int, amount: int, source: int, caller: int, chosen: list[int]) -> None:
        self.step = 0
        self.seat = seat
        self.amount = amount
        self.source = source  # the card it is taken from; -1: from the supply
        self.caller = caller  # depth of the use that causes it; -1: none
        self.chosen = chosen

    def choose(self, t: CouncilTable) -> None:
        left = self.amount - len(self.chosen)
        if left:
            places = [t.house[self.seat], *infamous(t, self.seat)]
            self.ask(t, self.seat, words.ASK_INFAMY, [shared.PICK(c) for c in places], args=(left,))

    def on_choose(self, t: CouncilTable, seat: int, choice: Choice) -> None:
        self.chosen.append(choice.args[0])
        self.again()

    def lay(self, t: CouncilTable) -> None:
        facts: list[int] = []
        for card in dict.fromkeys(self.chosen):
            amount = self.chosen.count(card)
            if self.source < 0:
                facts += (kinds.POWER_GAINED, card, self.seat, amount, PENDING)
            else:
                facts += (kinds.POWER_MOVED, card, self.source, amount, PENDING)
        happen(t, facts, caller=self.caller)
