"""What may be laid out at set-up (cardgame/rounds/setup.py), and what an agenda asks before it."""

from __future__ import annotations

from smallcouncil.games.cardgame.layout.prints import ATTACHMENT, EVENT
from smallcouncil.games.cardgame.words import NAME
from smallcouncil.games.cards1e import words
from smallcouncil.games.cards1e.facts import INTRIGUE, LIMITED, MILITARY, SETUP_KEYWORD
from smallcouncil.games.cards1e.marshaling.attachments import may_bear_at_setup
from smallcouncil.games.cards1e.state import CouncilTable
from smallcouncil.table import Choice, Procedure

GOLD = 5


def placed_cost(t: CouncilTable, cards: list[int]) -> int:
    """Printed cost, and more for cards of another house."""
    return sum(t.box.printed[c].cost + t.penalty(t.box.owner[c], c) for c in cards)


def may_place(t: CouncilTable, cards: list[int], card: int) -> bool:
    """Whether a card may join the set-up cards."""
    printed = t.printed(card)
    if printed.type >= EVENT or printed.cost < 0 or placed_cost(t, [*cards, card]) > GOLD:
        return False
    if printed.unique and any(t.box.name[c] == printed.name for c in cards):
        return False  # no duplicates
    if printed.keywords & LIMITED and any(t.box.keywords[c] & LIMITED for c in cards):
        return False
    if printed.type != ATTACHMENT:
        return True
    hosts = sum(may_bear_at_setup(t, card, c) for c in cards)
    twins = sum(t.box.what[c] == printed.number for c in cards)
    room = not printed.bearer_limit or twins < printed.bearer_limit * hosts
    return bool(printed.keywords & SETUP_KEYWORD) and hosts > 0 and room


class Forswear(Procedure):
    """Before hands are drawn: whose agenda says so gives up military or intrigue challenges for the game."""

    steps = ("choose",)
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.step = 0
        self.seat = seat  # next to be asked

    def choose(self, t: CouncilTable) -> None:
        while self.seat < t.players:
            agenda = t.agenda[self.seat]
            if agenda >= 0 and t.printed(agenda).forswears:
                self.ask(t, self.seat, words.ASK_FORSWEAR, [NAME(MILITARY), NAME(INTRIGUE)], args=(agenda,))
                return
            self.seat += 1

    def on_choose(self, t: CouncilTable, seat: int, choice: Choice) -> None:
        t.forsworn[seat] = choice.args[0]
        t.tell(words.FORSWORN, seat, choice.args[0])
        self.seat += 1
        self.again()
