"""The Westeros phase: three cards, the wildlings, and what the cards bring."""

from __future__ import annotations

from smallcouncil.games.board2e.cards.westeros import resolve
from smallcouncil.games.board2e.facts import WESTEROS as WESTEROS_NAMES
from smallcouncil.games.board2e.facts import WESTEROS_ICONS, WILDLING_ATTACK_AT, WILDLING_STEP
from smallcouncil.games.board2e.state import FACE, WESTEROS, BoardTable
from smallcouncil.games.board2e.westeros.wildlings import WildlingAttack
from smallcouncil.games.board2e.words import DECK_SHUFFLED, PHASE_BEGINS, ROUND, WESTEROS_DRAWN
from smallcouncil.table import Procedure

WINTER = tuple(i for i, name in enumerate(WESTEROS_NAMES) if name.startswith("winter_is_coming"))


class WesterosPhase(Procedure):
    """R-B2-westeros-01 to -07. `deck` is the next card to take effect."""

    __slots__ = ("deck",)
    steps = ("advance", "reveal", "threaten", "resolve")
    fields = ("deck",)

    def __init__(self, deck: int = 0) -> None:
        super().__init__()
        self.deck = deck

    def copy(self) -> WesterosPhase:
        return WesterosPhase(self.deck).at(self.step)

    def advance(self, t: BoardTable) -> None:
        t.round += 1
        t.phase = WESTEROS
        t.bans = 0
        t.tell(ROUND, t.round)
        t.tell(PHASE_BEGINS, WESTEROS)

    def reveal(self, t: BoardTable) -> None:
        for deck in range(3):
            t.drawn[deck] = draw(t, deck)

    def threaten(self, t: BoardTable) -> None:
        """R-B2-westeros-03 to -06: before the cards take effect."""
        icons = sum([WESTEROS_ICONS[card] for card in t.drawn])
        if icons:
            t.set_threat(min(t.threat + icons * WILDLING_STEP, WILDLING_ATTACK_AT))
        if t.threat >= WILDLING_ATTACK_AT:
            t.call(WildlingAttack(t.threat))

    def resolve(self, t: BoardTable) -> None:
        if self.deck < 3:
            card = t.drawn[self.deck]
            self.deck += 1
            self.again()
            resolve(t, card)


def draw(t: BoardTable, deck: int) -> int:
    """The top card of a deck, onto its discard pile. Winter Is Coming shuffles everything and is replaced."""
    while True:
        if not t.westeros[deck]:
            reshuffle(t, deck)
        card = t.westeros[deck][-1] & FACE
        t.westeros[deck] = t.westeros[deck][:-1]
        t.westeros_discard[deck] = [*t.westeros_discard[deck], card]
        t.tell(WESTEROS_DRAWN, deck + 1, card)
        if card not in WINTER:
            return card
        reshuffle(t, deck)


def reshuffle(t: BoardTable, deck: int) -> None:
    cards = sorted([card & FACE for card in t.westeros[deck]] + t.westeros_discard[deck])
    t.rng.shuffle(cards)
    t.westeros[deck] = cards
    t.westeros_discard[deck] = []
    t.tell(DECK_SHUFFLED, deck + 1)
