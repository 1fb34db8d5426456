"""Another table that it could be, for all a seat knows: other decks, other hands, other plots."""

from __future__ import annotations

from functools import cache
from typing import Any

from smallcouncil.games.cardgame.imagine import resample_hidden
from smallcouncil.games.cardgame.layout.prints import PLOT
from smallcouncil.games.cardgame.rounds.imagine import (
    OtherDecks,
    enough,
    imagine_decks,
    resample_plots,
    resample_setup,
)
from smallcouncil.games.cardgame.rounds.table import SETUP, RoundTable
from smallcouncil.games.cards1e.challenges.challenge import DEFENDERS, Challenge
from smallcouncil.games.cards1e.challenges.phase import challenges
from smallcouncil.games.cards1e.decks import CARDS, CITY_OF_SHADOWS, READY, deck_of
from smallcouncil.games.cards1e.facts import PRINTS, SHADOW
from smallcouncil.games.cards1e.state import CouncilTable
from smallcouncil.table import Rng

SUPPORT = Challenge.steps.index("supporter")
COMMAND = Challenge.steps.index("commander_defends")


def resample(t: CouncilTable, seat: int | None, rng: Rng) -> None:
    if t.phase == SETUP:
        resample_setup(t, seat, DECKS, rng)
    else:
        imagine_decks(t, seat, DECKS, rng)
        resample_hidden(t, seat, rng)
    for other in range(t.players):
        if other != seat:
            resample_plots(t, other, rng)
    forget_declarations(t, seat, rng)


# ---------------------------------------------------------------------- decks


class OtherDecks1e(OtherDecks):
    def is_common(self, deck: Any) -> bool:
        """A starter deck: house and size tell everyone what is in it."""
        return isinstance(deck, str) and sum(READY[deck].draw.values()) < CARDS

    def draw_cards(self, t: RoundTable, seat: int, met: dict[int, int], count: int, rng: Rng) -> list[int]:
        house, agenda = banner_of(t, seat)
        left = [n for n, limit in may_be_in(house, agenda, False, t.options.free_decks) for _ in range(limit)]
        rng.shuffle(left)
        names: dict[int, int] = {}
        for number, copies in met.items():
            names[PRINTS[number].name] = names.get(PRINTS[number].name, 0) + copies
        fitting = []
        for number in left:
            name = PRINTS[number].name
            names[name] = names.get(name, 0) + 1
            if names[name] <= PRINTS[number].deck_limit:
                fitting.append(number)
        return enough(fitting, count, rng)

    def plots(self, t: RoundTable, seat: int, met: dict[int, int], count: int, rng: Rng) -> list[int]:
        house, agenda = banner_of(t, seat)
        left = [n for n, _ in may_be_in(house, agenda, True, t.options.free_decks) if n not in met]
        rng.shuffle(left)
        return enough(left, count, rng)

    def written(self, t: RoundTable, seat: int, cards: dict[int, int]) -> Any:
        return deck_of(*banner_of(t, seat), cards)


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
                choices = challenges(t, t.active_player)
                procedure.chosen = []
                procedure.kind, procedure.opponent = choices[rng.below(len(choices))].args
            elif procedure.step - 1 in (DEFENDERS, SUPPORT, COMMAND):
                procedure.chosen = [c for c in procedure.chosen if t.control[c] == seat]
