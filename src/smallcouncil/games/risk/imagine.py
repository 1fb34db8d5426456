"""What a seat cannot know, drawn anew: other hands, the order of decks, cards that others are looking at.

A function of what the seat knows and of the generator alone: cards are brought into one order before they are drawn
anew, and what others know of each other's hands is forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.risk.decks import KeepOneCard, KeepOneMaester, KeepOneObjective
from smallcouncil.games.risk.state import UNKNOWN
from smallcouncil.games.risk.words import END_CARD

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable
    from smallcouncil.table import Rng


def resample(t: RiskTable, seat: int | None, rng: Rng) -> None:
    others = [s for s in range(t.players) if s != seat]
    looked = [p for p in t.stack if isinstance(p, KeepOneCard) and p.seat != seat]
    end = END_CARD in t.deck
    if end:
        t.deck.remove(END_CARD)
    mix(rng, t.deck, [t.hand[s] for s in others] + [t.musters[s] for s in others] + [p.cards for p in looked])
    if end:
        t.deck.insert(rng.below(min(t.end_places, len(t.deck) + 1)), END_CARD)
    if t.objectives_in_play:
        watched = [p.cards for p in t.stack if isinstance(p, KeepOneObjective) and p.seat != seat]
        mix(rng, t.objective_deck, [t.objectives[s] for s in others] + watched)
    if t.maesters_in_play:
        watched = [p.cards for p in t.stack if isinstance(p, KeepOneMaester) and p.seat != seat]
        remembered = [(holder, maester) for knower, holder, maester in t.seen if knower == seat]
        for holder, maester in remembered:
            t.maesters[holder].remove(maester)
        mix(rng, t.maester_deck, [t.maesters[s] for s in others] + watched)
        for holder, maester in remembered:
            t.maesters[holder].append(maester)
        t.occasions = [UNKNOWN] * t.players
        t.seen = [entry for entry in t.seen if seat in entry[:2]]


def mix(rng: Rng, deck: list[int], hands: list[list[int]]) -> None:
    """Shuffle a deck and the hidden hands together; every hand keeps its size."""
    pool = deck[:]
    for hand in hands:
        pool += hand
    pool.sort()
    rng.shuffle(pool)
    at = 0
    for hand in hands:
        hand[:] = pool[at : at + len(hand)]
        at += len(hand)
    deck[:] = pool[at:]
