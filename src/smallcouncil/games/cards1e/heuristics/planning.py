"""Hands, plots, titles, and who is given up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.layout.prints import CHARACTER
from smallcouncil.games.cards1e.facts import PRINTS, title_number
from smallcouncil.games.cards1e.heuristics.worth import card_worth
from smallcouncil.games.cards1e.state import CouncilTable

if TYPE_CHECKING:
    from smallcouncil.table import Ask, Choice

WANTED = (
    "master_of_coin",
    "master_of_laws",
    "crown_regent",
    "lord_commander",
    "master_of_whispers",
    "hand_of_the_king",
)
TITLES = {title_number(title): rank for rank, title in enumerate(WANTED)}


def first(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    return ask.choices[0]


def for_myself(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    own = shared.PLAYER(seat)
    return own if own in ask.choices else ask.choices[0]


def mulligan(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    people = sum(t.box.type[c] == CHARACTER and 0 <= t.printed(c).cost <= 4 for c in t.hands[seat])
    return shared.KEEP_HAND if people >= 2 else shared.MULLIGAN


def place(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    """The dearest card that still fits, until none does."""
    cards = [choice for choice in ask.choices if choice is not shared.DONE]
    if not cards:
        return shared.DONE
    return max(cards, key=lambda choice: (PRINTS[choice.args[0]].cost, PRINTS[choice.args[0]].income))


def plot(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    """Income while there is little in play, claim when there is much."""
    force = sum(t.strength_of(c) for c in t.characters(seat))
    claim = 2.0 if force > 9 else 0.5

    def value(choice: Choice) -> float:
        printed = PRINTS[choice.args[0]]
        return printed.income + claim * printed.claim + 0.3 * printed.initiative

    return max(ask.choices, key=value)


def title(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    return min(ask.choices, key=lambda choice: TITLES.get(choice.args[0], len(TITLES)))


def cheapest(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    """Who is missed least."""
    picks = [choice for choice in ask.choices if choice.verb is shared.PICK]
    return min(picks, key=lambda choice: card_worth(t, choice.args[0])) if picks else ask.choices[0]
