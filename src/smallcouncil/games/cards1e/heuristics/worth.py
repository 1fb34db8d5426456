"""What cards are worth to a player, by their values: on the hand, in play, and all that a seat has together."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from smallcouncil.games.cardgame.layout.prints import CHARACTER, EVENT, LOCATION
from smallcouncil.games.cardgame.layout.zones import DUPLICATE
from smallcouncil.games.cardgame.rounds.phases import CHALLENGES, MARSHALING
from smallcouncil.games.cards1e.edition import SHADOWS
from smallcouncil.games.cards1e.facts import (
    DEADLY,
    INTIMIDATE,
    PRINTS,
    RENOWN,
    STALWART,
    STEALTH,
    VENGEFUL,
    VIGILANT,
)
from smallcouncil.games.cards1e.state import CouncilTable

if TYPE_CHECKING:
    from smallcouncil.table import Ask, Choice

ICON = 0.8
KEYWORDS = (
    (RENOWN, 2.0),
    (STEALTH, 1.0),
    (DEADLY, 1.0),
    (INTIMIDATE, 0.8),
    (VIGILANT, 0.5),
    (VENGEFUL, 0.5),
    (STALWART, 0.5),
)
POWER = 3.0
CARD = 1.5  # in hand
GOLD = 0.5
DUPLICATES = 1.5
BITS = tuple(bin(icons).count("1") for icons in range(8))
VICTORY = 100.0


def answers_to(ask: Ask) -> list[Choice]:
    """The answers to a question, without what may be said at any time besides."""
    return ask.choices[: ask.answers]


@cache
def keyword_worth(keywords: int) -> float:
    return sum(worth for bit, worth in KEYWORDS if keywords & bit)


@cache
def text_worth(number: int) -> float:
    """What the text box of a title is worth while it is in play; income apart from everything else."""
    card = PRINTS[number]
    worth = 0.8 * (len(card.abilities) + len(card.constants))
    return worth + 1.5 * card.income + 0.5 * card.initiative + 0.7 * card.influence


@cache
def hand_worth(number: int) -> float:
    """What a title would be worth once it is in play, or played."""
    card = PRINTS[number]
    if card.type == CHARACTER:
        worth = 1 + card.strength + ICON * BITS[card.icons] + keyword_worth(card.keywords) + text_worth(number)
        return worth + 0.3 * max(card.cost, 0)
    if card.type == EVENT:
        return 3.0
    return 1.0 + text_worth(number) + 0.7 * max(card.cost, 0)


def in_play(t: CouncilTable, card: int) -> float:
    """What a card in play is worth to who controls it."""
    box = t.box
    worth = 0.0 if t.is_blank(card) else text_worth(box.what[card])
    kind = t.type_of(card)
    if kind == CHARACTER:
        worth += 1 + t.strength_of(card) + ICON * BITS[t.icons[card] & 7] + keyword_worth(t.keywords[card])
        if t.kneeling[card]:
            worth *= 0.75 if t.phase <= CHALLENGES else 0.95
    elif kind == LOCATION:
        worth += 1 + 0.6 * max(box.printed[card].cost, 0)
    else:  # an attachment: what it gives is counted on its bearer, or is a burden to him
        worth = 0.8 + 0.5 * worth + 0.3 * max(box.printed[card].cost, 0)
    return worth


def dearness(t: CouncilTable, card: int) -> float:
    """What its controller loses with a card: its power and all that lies on it, too."""
    lost = in_play(t, card) + POWER * t.power[card]
    for other in t.plays[t.control[card]]:
        if t.host[other] == card:
            lost += 1
    return lost


def holdings(t: CouncilTable, seat: int) -> float:
    """All that a seat has but for its power."""
    worth = CARD * (len(t.hands[seat]) + len(t.own_piles[SHADOWS][seat])) + GOLD * t.gold[seat]
    for card in t.plays[seat]:
        worth += in_play(t, card)
    if t.phase == MARSHALING and seat == t.active_player:
        worth += GOLD * t.gold[seat]  # there is still something to buy with it
    return worth


def fortunes(t: CouncilTable) -> list[float]:
    """What each seat has, the challenge under way included; partners have it together."""
    if t.result is not None:
        return [VICTORY if seat in t.result.winners else 0.0 for seat in range(t.players)]
    far = 1.1 - 0.6 * max([t.total_power(s) / max(t.power_to_win(s), 1) for s in t.alive])
    worth = [0.0] * t.players
    for card, host in enumerate(t.host):
        if host >= 0 and t.zone[card] == DUPLICATE:
            worth[t.control[host]] += DUPLICATES
    for seat in t.alive:
        worth[seat] = far * (worth[seat] + holdings(t, seat)) + POWER * t.total_power(seat)
    if t.type >= 0 and t.winner < 0 and t.attackers:
        stake = 2.5 * t.claim(t.attacker)
        attack, defense = t.side_strength(t.attacker), t.side_strength(t.defender)
        if attack >= defense and attack:
            worth[t.attacker] += stake + (2 if not defense else 0)
        elif defense:
            worth[t.defender] += stake
    return worth


def advantage(t: CouncilTable, seat: int) -> float:
    """How much more a seat (with its partner) has than its opponents, the best of whom counts most."""
    worth = fortunes(t)
    own = worth[seat]
    partner = t.partner(seat)
    if partner >= 0:
        own = (own + worth[partner]) / 2
    others = [worth[s] for s in t.opponents(seat)]
    return own - 0.5 * max(others) - 0.5 * sum(others) / len(others)
