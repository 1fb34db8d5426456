"""Another table that it could be, for all a seat knows: other decks, other hands, other plots."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from smallcouncil.games.cardgame.decks import deck_data
from smallcouncil.games.cardgame.layout.prints import PLOT
from smallcouncil.games.cardgame.rounds.imagine import OtherDecks, enough, forget_attackers, resample_secrets
from smallcouncil.games.cardgame.rounds.table import RoundTable
from smallcouncil.games.cards1e.challenges.challenge import DEFENDERS, Challenge
from smallcouncil.games.cards1e.challenges.phase import challenges
from smallcouncil.games.cards1e.decks import CARDS, CITY_OF_SHADOWS, READY
from smallcouncil.games.cards1e.facts import HOUSES, PRINTS, SHADOW
from smallcouncil.games.cards1e.state import CouncilTable
from smallcouncil.table import Rng

SUPPORT = Challenge.steps.index("supporter")
COMMAND = Challenge.steps.index("commander_defends")


def resample(t: CouncilTable, seat: int | None, rng: Rng) -> None:
    resample_secrets(t, seat, DECKS, rng)
    forget_declarations(t, seat, rng)


# ---------------------------------------------------------------------- decks


class Known(NamedTuple):
    """What follows from house, agenda and the cards that were met."""

    house: int
    agenda: str
    may_be: list[int]  # draw cards, as often as they may be in a deck
    may_be_plots: list[int]
    names: dict[int, int]  # how many of each name were met


class OtherDecks1e(OtherDecks):
    def is_common(self, deck: Any) -> bool:
        """A starter deck: house and size tell everyone what is in it."""
        return isinstance(deck, str) and sum(READY[deck].draw.values()) < CARDS

    def study(self, t: RoundTable, seat: int, met: dict[int, int]) -> Known:
        house, agenda = banner_of(t, seat)
        free = t.options.free_decks
        names: dict[int, int] = {}
        for number, copies in met.items():
            names[PRINTS[number].name] = names.get(PRINTS[number].name, 0) + copies
        return Known(
            house,
            agenda,
            [n for n, limit in may_be_in(house, agenda, False, free) for _ in range(limit)],
            [n for n, _ in may_be_in(house, agenda, True, free) if n not in met],
            names,
        )

    def draw_cards(self, known: Known, count: int, rng: Rng) -> list[int]:
        """Versions of one name count together."""
        left, names = known.may_be[:], known.names.copy()
        found: list[int] = []
        while left and len(found) < count:
            for number in rng.draw(left, count - len(found)):
                name = PRINTS[number].name
                names[name] = names.get(name, 0) + 1
                if names[name] <= PRINTS[number].deck_limit:
                    found.append(number)
        return enough(found, count, rng)

    def plots(self, known: Known, count: int, rng: Rng) -> list[int]:
        return enough(rng.draw(known.may_be_plots[:], count), count, rng)

    def written(self, known: Known, cards: dict[int, int]) -> Any:
        return deck_data(PRINTS, HOUSES[known.house], known.agenda, cards)


DECKS = OtherDecks1e()


def banner_of(t: RoundTable, seat: int) -> tuple[int, str]:
    """House (by its place in HOUSES) and agenda of a seat, which lie open."""
    agenda = t.agenda[seat]
    return PRINTS[t.box.what[t.house[seat]]].houses.bit_length() - 1, t.box.printed[agenda].id if agenda >= 0 else ""


@cache
def may_be_in(house: int, agenda: str, plots: bool, free: bool) -> tuple[tuple[int, int], ...]:
    """The titles that a deck may have, by number, and how often."""
    shadows = agenda == CITY_OF_SHADOWS
    found = []
    for card in PRINTS:
        if (card.type == PLOT) != plots or card.type > PLOT:
            continue
        ours = not card.house_only or card.house_only >> house & 1 or (shadows and card.crests & SHADOW)
        if free or ours:
            found.append((card.number, card.deck_limit))
    return tuple(found)


# ---------------------------------------------------------------------- what is declared in small steps


def forget_declarations(t: CouncilTable, seat: int | None, rng: Rng) -> None:
    """What others have named so far is told when they are done: until then it could be anything."""
    for procedure in t.stack:
        if isinstance(procedure, Challenge):
            if t.type < 0 and t.active_player != seat:
                forget_attackers(procedure, challenges(t, t.active_player), rng)
            elif procedure.step - 1 in (DEFENDERS, SUPPORT, COMMAND):
                procedure.chosen = [c for c in procedure.chosen if t.control[c] == seat]
