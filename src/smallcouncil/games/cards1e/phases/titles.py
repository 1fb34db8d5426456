"""Titles: chosen in player order; what they mean to each other; where they go at the end of a round."""

from __future__ import annotations

from smallcouncil.games.cardgame.layout.prints import TITLE
from smallcouncil.games.cardgame.layout.zones import BORNE, OUT, POOL
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cardgame.rounds.titles import related
from smallcouncil.games.cards1e.facts import RIVALS, SUPPORTS, title_number
from smallcouncil.games.cards1e.state import CouncilTable
from smallcouncil.table import Choice, Procedure

CROWN_REGENT = title_number("crown_regent")
HAND_OF_THE_KING = title_number("hand_of_the_king")
LORD_COMMANDER = title_number("lord_commander")

TITLES = "titles"  # all of them, kept with the box


class ChooseTitles(Procedure):
    """The first player takes one of the titles in the chamber, then the others in turn."""

    steps = ("take",)
    fields = ("taken",)

    def __init__(self, taken: int) -> None:
        self.step = 0
        self.taken = taken  # players who have had their choice

    def take(self, t: CouncilTable) -> None:
        order = t.order()
        chamber = in_chamber(t)
        if self.taken < len(order) and chamber:
            titles = t.edition.words.title.each([t.box.what[c] for c in chamber])
            self.ask(t, order[self.taken], t.prompt(rounds.CHOOSE_TITLE), titles)

    def on_take(self, t: CouncilTable, seat: int, choice: Choice) -> None:
        card = next(c for c in in_chamber(t) if t.box.what[c] == choice.args[0])
        bear(t, seat, card)
        self.taken += 1
        self.again()


def in_chamber(t: CouncilTable) -> list[int]:
    titles = t.box.kept.get(TITLES)
    if titles is None:
        titles = t.box.kept[TITLES] = [c for c, kind in enumerate(t.box.type) if kind == TITLE]
    return [c for c in titles if t.zone[c] == POOL]


def bear(t: CouncilTable, seat: int, card: int) -> None:
    t.title[seat] = card
    t.zone[card] = BORNE
    t.control[card] = seat
    t.rule_more(card)
    t.tell(rounds.TITLED, seat, card)


def return_titles(t: CouncilTable) -> None:
    """All go back to the chamber. With three players those that were held stay out until the chamber is empty."""
    if not t.uses_titles():
        return
    for seat, card in enumerate(t.title):
        if card >= 0:
            t.zone[card] = OUT if t.players == 3 else POOL
            t.control[card] = -1
            t.title[seat] = -1
    if not in_chamber(t):
        for card, printed in enumerate(t.box.printed):
            if printed.type == TITLE:
                t.zone[card] = POOL
    t.rule_anew()


def supports(t: CouncilTable, seat: int, other: int) -> bool:
    """A seat may not challenge whom its title supports, but may defend him."""
    return related(t, SUPPORTS, seat, other)


def rivals(t: CouncilTable, seat: int, other: int) -> bool:
    """Whether the title of a seat is the rival of the other's."""
    return related(t, RIVALS, seat, other)
