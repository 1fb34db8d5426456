"""Titles: what each is worth by itself, and between those whom it makes supporters or rivals."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from smallcouncil.games.cardgame.heuristics.answers import answers_to
from smallcouncil.games.cardgame.heuristics.worth import POWER
from smallcouncil.games.cardgame.layout.prints import ICONS
from smallcouncil.games.cards1e.costs import influence_facts
from smallcouncil.games.cards1e.facts import PRINTS, RIVALS, SUPPORTS, TITLES_DATA, title_number
from smallcouncil.games.cards1e.state import CouncilTable

if TYPE_CHECKING:
    from smallcouncil.table import Ask, Choice

LAWS, COIN, HAND, REGENT, COMMANDER = (
    title_number(title)
    for title in ("master_of_laws", "master_of_coin", "hand_of_the_king", "crown_regent", "lord_commander")
)
# The titles that add strength to a type of challenge: which, and how much.
BONUSES = {
    title_number(title): (ICONS.index(entry["bonus_struct"]["challenge"]), int(entry["bonus_struct"]["amount"]))
    for title, entry in TITLES_DATA.items()
    if entry["bonus_struct"]["kind"] == "challenge_str"
}
SHELTER = 3.0  # what it is worth not to be challenged by anybody
BOUND = 2.0  # ... and what it costs not to challenge whoever is best attacked
STEPPING_IN = 0.6  # what it is worth to make a challenge one's own, or another's
INFLUENCE = 0.35  # a point of it, once a round


def title_bonus(t: CouncilTable, seat: int, kind: int) -> int:
    """The strength that a title adds to challenges of a type in which somebody of the seat takes part."""
    card = t.title[seat]
    if card < 0:
        return 0
    of, amount = BONUSES.get(t.box.what[card], (-1, 0))
    return amount if of == kind else 0


def title(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    return max(answers_to(ask), key=lambda c: merit(t, seat, c.args[0]) + standing(t, seat, c.args[0]))


def merit(t: CouncilTable, seat: int, number: int) -> float:
    """By itself: cards for a small hand, gold for a large one, strength where somebody fights for it."""
    hand = len(t.hands[seat])
    if number == LAWS:
        return 4.5 - 0.3 * hand
    if number == COIN:
        return 1.8 + 0.3 * hand
    if number == HAND:
        return 2 * INFLUENCE * (1 + uses_influence(t, seat))
    kind, amount = BONUSES[number]
    fights = any(t.icons[c] >> kind & 1 for c in t.characters(seat))
    return 0.5 + 0.5 * amount * fights + (STEPPING_IN if number in (REGENT, COMMANDER) else 0.0)


def uses_influence(t: CouncilTable, seat: int) -> int:
    """How many cards a seat could pay influence for."""
    return sum([costs_influence(t.box.what[c]) for c in (*t.hands[seat], *t.plays[seat])])


@cache
def costs_influence(number: int) -> bool:
    """Whether something of a title is paid in influence."""
    abilities = PRINTS[number].abilities
    costs = [cost for a in abilities for cost in (*a.costs, *(cost for way in a.ways for cost in way.costs))]
    return any(cost.facts is influence_facts for cost in costs)


def standing(t: CouncilTable, seat: int, number: int) -> float:
    """Between the titles that are held already: who may not attack, who gains by it, and whom."""
    worth = 0.0
    mine = might(t, seat)
    opponents = t.opponents(seat)
    strengths = {s: might(t, s) for s in opponents}
    whole = sum(strengths.values()) or 1
    most = max([t.total_power(s) for s in opponents])
    for other in opponents:
        if t.title[other] < 0:
            continue
        his = t.box.what[t.title[other]]
        danger = strengths[other] / whole
        beaten = (mine + 1) / (mine + strengths[other] + 2)
        if number in SUPPORTS[his]:
            worth += SHELTER * danger
        if his in SUPPORTS[number]:
            worth -= BOUND * (beaten + (t.total_power(other) == most > 0)) / 2
        if his in RIVALS[number]:
            worth += POWER * beaten
        if number in RIVALS[his]:
            worth -= POWER * danger
    return worth


def might(t: CouncilTable, seat: int) -> int:
    return sum([t.strength_of(c) for c in t.characters(seat)])
