"""Which plot to reveal: what its gold buys from the hand, what its claim takes, what its text has proved to be worth.

The weights are fitted: 1,000 plots of whole games were each played out a dozen times on imagined tables to the end of
the round, with every plot that was left, and explained by the figures here. What titles are worth is what then was left
to explain. `tests/cards2e/plot_weights.py` fits them anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cards2e.facts import PRINTS, number_of
from smallcouncil.games.cards2e.heuristics.card_spoils import ONCE
from smallcouncil.games.cards2e.heuristics.purchases import REDUCERS, Ware, best_purchases, prices
from smallcouncil.games.cards2e.heuristics.worth import in_play
from smallcouncil.games.cards2e.state import ThronesTable

if TYPE_CHECKING:
    from collections.abc import Callable

    from smallcouncil.table import Ask, Choice

EARLY = 2  # rounds in which gold counts whatever it buys: so much is drawn still
USEFUL = 2  # gold for every card in hand, at most, and for the two that are drawn
HAND = 5  # cards; who has fewer has more of what is drawn
WILDFIRE = number_of("wildfire_assault")  # spares three characters of everyone
MARCHED = number_of("marched_to_the_wall")  # takes one character of everyone
COPPERS = number_of("counting_coppers")  # draws three cards
BANNERS = number_of("calling_the_banners")  # gold for every character of an opponent
WEIGHTS = {
    "buys": 0.6,  # what the gold buys from the hand
    "spare": 0.2,  # gold that the hand has no use for
    "ahead": 10.5,  # claim, for who has the more characters; for who has fewer it counts against the plot;
    # a third of it where one challenge is all
    "early": 1.2,  # gold in the first rounds
    "crowd": 0.6,  # characters whom the banners call
    "drawn": 0.9,  # cards that a small hand lacks, if the plot draws some
    "burnt": 0.9,  # what others lose more by Wildfire
    "marched": 1.8,  # what others lose more by a march to the Wall
}
# what the text of a title is worth: in the first rounds, and later
TEXTS = {
    number_of(title): worth
    for title, worth in {
        "a_clash_of_kings": (0.3, 2.7),
        "a_feast_for_crows": (1.2, 1.2),
        "a_noble_cause": (1.5, 0.4),
        "a_storm_of_swords": (-1.2, -1.3),
        "building_orders": (-2.0, -2.0),
        "calling_the_banners": (2.7, 0.4),
        "calm_over_westeros": (1.2, 1.7),
        "confiscation": (-2.5, -0.7),
        "counting_coppers": (1.9, -0.8),
        "filthy_accusations": (1.0, 2.4),
        "heads_on_spikes": (1.3, 1.7),
        "marched_to_the_wall": (-3.6, -1.5),
        "marching_orders": (-1.9, -1.9),
        "power_behind_the_throne": (-2.6, -2.6),
        "reinforcements": (-0.8, -0.8),
        "summons": (-1.1, -1.1),
        "taxation": (-1.2, -1.2),
        "the_winds_of_winter": (0.1, 1.0),
        "wildfire_assault": (-0.1, -1.5),
    }.items()
}
NO_TEXT = (0.0, 0.0)


def plot(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    return max(ask.choices, key=plot_merits(t, seat))


def plots(t: ThronesTable, seat: int, ask: Ask) -> list[Choice]:
    """The five that promise most."""
    return sorted(ask.choices, key=plot_merits(t, seat), reverse=True)[:5]


def plot_merits(t: ThronesTable, seat: int) -> Callable[[Choice], float]:
    """What plots promise: gold early, claim when ahead, Wildfire when behind."""
    figures_of = plot_figures(t, seat)
    later = t.round > EARLY
    weights = list(WEIGHTS.values())

    def merit(choice: Choice) -> float:
        number = choice.args[0]
        worth = TEXTS.get(number, NO_TEXT)[later]
        for weight, figure in zip(weights, figures_of(number), strict=True):
            worth += weight * figure
        return worth

    return merit


def plot_figures(t: ThronesTable, seat: int) -> Callable[[int], list[float]]:
    """What is weighed of a title, in the order of the weights."""
    others = [s for s in t.alive if s != seat]
    mine = army(t, seat)
    theirs = max([army(t, s) for s in others])
    ahead = (mine + 1) / (mine + theirs + 2) - 0.5
    income = steady_income(t, seat)
    wares, limited = prices(t, seat)
    hand = len(t.hands[seat])

    def figures(number: int) -> list[float]:
        card = PRINTS[number]
        buys, spare = bought(wares, limited, income + card.gold)
        early = min(card.gold, USEFUL * (hand + 2)) if t.round <= EARLY else 0
        crowd = max([len(t.characters(s)) for s in others]) if number == BANNERS else 0
        drawn = max(0, HAND - hand) if number == COPPERS else 0
        burnt = losses(t, others, 3) - losses(t, [seat], 3) if number == WILDFIRE else 0.0
        marched = weakest(t, others) - weakest(t, [seat]) if number == MARCHED else 0.0
        claims = card.claim / 3 if ONCE[number] else card.claim
        return [buys, spare, ahead * claims, early, crowd, drawn, burnt, marched]

    return figures


def army(t: ThronesTable, seat: int) -> float:
    return sum([in_play(t, c) for c in t.characters(seat)])


def steady_income(t: ThronesTable, seat: int) -> int:
    """The gold that a seat has to marshal with beside that of its plot: from cards in play, and by reductions."""
    gold = 0
    for card in t.plays[seat]:
        reducer = REDUCERS[t.box.what[card]]
        gold += max(t.printed(card).gold, 0) + (reducer.amount if reducer is not None else 0)
    return gold


def bought(wares: list[Ware], limited: list[Ware], gold: int) -> tuple[float, int]:
    """What so much gold buys with the hand as it is, and how much of it is left for what will be drawn."""
    worth, chosen = best_purchases(wares, limited, gold)
    return worth, min(gold - sum([ware.cost for ware in chosen]), 3)


def losses(t: ThronesTable, seats: list[int], spared: int) -> float:
    """What the one who loses most loses if so many characters of everyone are spared."""
    most = 0.0
    for seat in seats:
        people = sorted([in_play(t, c) for c in t.characters(seat)])
        most = max(most, sum(people[:-spared]))
    return most


def weakest(t: ThronesTable, seats: list[int]) -> float:
    return max([min([in_play(t, c) for c in t.characters(s)], default=0.0) for s in seats])
