"""What cards are worth to a player by what is printed on them, and what a table promises to whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import exp
from typing import TYPE_CHECKING, Any, cast

from smallcouncil.games.cardgame.effects.lasting import FOREVER
from smallcouncil.games.cardgame.layout.prints import CHARACTER, EVENT, Print
from smallcouncil.games.cardgame.layout.zones import DUPLICATE, FACEDOWN, PLAY
from smallcouncil.games.cardgame.values.current import AMOUNT, EFFECT, SUBJECT, UNTIL

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.rounds.table import RoundTable
    from smallcouncil.table import Table

ICON = 0.8
POWER = 3.0
CARD = 1.5  # in hand
GOLD = 0.5
DUPLICATES = 1.5
BITS = tuple(bin(icons).count("1") for icons in range(8))
NO_TEXTS: Mapping[int, float] = {}
FLEETING = 0.8  # the share of strength that is not counted if it lasts for a while only
SPREAD = 12.5  # so much more worth makes a victory about three times as likely


class PrintedWorth:
    """What is printed on the cards of one edition is worth."""

    def __init__(
        self,
        prints: Sequence[Print],
        *,
        keywords: Sequence[tuple[int, float]],
        values: Sequence[tuple[str, float]],
        gold_of_event: float = 0.0,
        texts: Mapping[int, float] = NO_TEXTS,
        events: Mapping[int, float] = NO_TEXTS,
    ) -> None:
        """`keywords` by their bits; `values`: fields of a print (income and the like); an event by what it costs.

        `texts`, `events`: what titles have proved to be worth besides, in play and in hand.
        """
        self.prints = prints
        self.keywords = keywords
        self.values = values
        self.gold_of_event = gold_of_event
        self.texts = texts
        self.events = events
        self.of_keywords = cache(self.keyword_worth)
        self.of_text = cache(self.text_worth)
        self.in_hand = cache(self.hand_worth)

    def keyword_worth(self, keywords: int) -> float:
        return sum(worth for bit, worth in self.keywords if keywords & bit)

    def text_worth(self, number: int) -> float:
        """What the text box of a title is worth while it is in play; income apart from everything else."""
        card = self.prints[number]
        worth = 0.8 * (len(card.abilities) + len(card.constants)) + self.texts.get(number, 0.0)
        for field, weight in self.values:
            worth += weight * getattr(card, field)
        return worth

    def hand_worth(self, number: int) -> float:
        """What a title would be worth once it is in play, or played."""
        card = self.prints[number]
        if card.type == CHARACTER:
            worth = 1 + card.strength + ICON * BITS[card.icons] + self.of_keywords(card.keywords)
            return worth + self.of_text(number) + 0.3 * max(card.cost, 0)
        if card.type == EVENT:
            return 3.0 + self.gold_of_event * max(card.cost, 0) + self.events.get(number, 0.0)
        return 1.0 + self.of_text(number) + 0.7 * max(card.cost, 0)


def lost_with(t: RoundTable, card: int, worth: float) -> float:
    """What its controller loses with a card of so much worth: its power and all that lies on it, too."""
    lost = worth + POWER * t.power[card]
    host, zone, control = t.host, t.zone, t.control
    for other in t.lying:
        if host[other] == card and zone[other] == PLAY and control[other] == control[card]:
            lost += 1
    return lost


def has_duplicate(t: RoundTable, card: int) -> bool:
    """Whether a duplicate would save a card."""
    host, zone = t.host, t.zone
    return any([host[twin] == card and zone[twin] in (DUPLICATE, FACEDOWN) for twin in t.lying])


def price_of(t: RoundTable, card: int, dearness: Callable[[Any, int], float]) -> float:
    """What the death of a character costs; a duplicate would save him."""
    return DUPLICATES + 0.5 if has_duplicate(t, card) else dearness(t, card)


def add_stake(t: RoundTable, worth: list[float], claim: int) -> tuple[int, int]:
    """Whoever is about to win the challenge under way has what is at stake. Gives the strength of both sides."""
    stake = 2.5 * claim
    attack, defense = t.side_strength(t.attacker), t.side_strength(t.defender)
    if attack >= defense and attack:
        worth[t.attacker] += stake + (2 if not defense else 0)
    elif defense:
        worth[t.defender] += stake
    return attack, defense


def fleeting(t: RoundTable, worth: list[float], far: float) -> None:
    """Strength for a while counts for little by itself; what it turns in the challenge under way is counted there."""
    kind = t.edition.strength_change.number
    for effect in t.lasting:
        card = effect[SUBJECT]
        if effect[EFFECT] == kind and effect[UNTIL] != FOREVER and t.zone[card] == PLAY:
            worth[t.control[card]] -= FLEETING * far * effect[AMOUNT]


def chances(t: RoundTable, fortunes: Callable[[Any], list[float]]) -> list[float]:
    """The chance of each seat to win, by what each has."""
    if t.result is not None:
        winners = t.result.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(t.players)]
    worth = fortunes(t)
    most = max(worth)
    weights = [exp((w - most) / SPREAD) if seat in t.alive else 0.0 for seat, w in enumerate(worth)]
    total = sum(weights)
    return [w / total for w in weights]


def clock(table: Table) -> int:
    """How many turns have begun: a round counts as one turn of everyone."""
    t = cast("RoundTable", table)
    return t.round * t.players


def beating(strength: Mapping[int, int], offered: list[int], attack: int) -> list[int]:
    """The fewest of these, from weak to strong, that beat so much strength together, the strongest last; else none."""
    chosen: list[int] = []
    for card in reversed(offered):
        enough = [c for c in offered if c not in chosen and strength[c] > attack]
        if enough:
            return sorted([*chosen, enough[0]], key=strength.__getitem__)
        chosen.append(card)
        attack -= strength[card]
    return []
