"""What cards are worth to a player, by their values: on the hand, in play, and all that a seat has together."""

from __future__ import annotations

from functools import cache

from smallcouncil.games.cardgame.prints import CHARACTER, EVENT, LOCATION
from smallcouncil.games.cardgame.zones import DUPLICATE, FACEDOWN
from smallcouncil.games.cards2e import aspects
from smallcouncil.games.cards2e.facts import INSIGHT, INTIMIDATE, PILLAGE, PRINTS, RENOWN, STEALTH
from smallcouncil.games.cards2e.play import REDUCTIONS, reduces, reduces_loyal
from smallcouncil.games.cards2e.state import CHALLENGES, MARSHALING, TO_WIN, ThronesTable

ICON = 0.8
KEYWORDS = ((RENOWN, 2.0), (STEALTH, 1.0), (INSIGHT, 1.0), (INTIMIDATE, 0.8), (PILLAGE, 0.3))
POWER = 3.0
CARD = 1.5  # in hand
GOLD = 0.5
DUPLICATES = 1.5
BITS = tuple(bin(icons).count("1") for icons in range(8))


@cache
def keyword_worth(keywords: int) -> float:
    return sum(worth for bit, worth in KEYWORDS if keywords & bit)


@cache
def text_worth(number: int) -> float:
    """What the abilities of a title are worth while it is in play; income apart from everything else."""
    card = PRINTS[number]
    worth = 0.8 * (len(card.abilities) + len(card.constants))
    return worth + 1.5 * card.gold + 0.5 * card.initiative + 0.5 * card.reserve


@cache
def hand_worth(number: int) -> float:
    """What a title would be worth once it is in play, or played."""
    card = PRINTS[number]
    if card.type == CHARACTER:
        worth = 1 + card.strength + ICON * BITS[card.icons] + keyword_worth(card.keywords) + text_worth(number)
        return worth + 0.3 * card.cost
    if card.type == EVENT:
        return 2.0
    return 1.0 + text_worth(number) + 0.4 * max(card.cost, 0)


def in_play(t: ThronesTable, card: int) -> float:
    """What a card in play is worth to who controls it."""
    box = t.box
    worth = 0.0 if t.is_blank(card) else text_worth(box.what[card])
    if box.type[card] == CHARACTER:
        worth += 1 + t.strength_of(card) + ICON * BITS[t.icons[card] & 7] + keyword_worth(t.keywords[card])
        if t.kneeling[card]:
            worth *= 0.75 if t.phase <= CHALLENGES else 0.95
    elif box.type[card] == LOCATION:
        worth += 1 + 0.3 * box.printed[card].cost
    else:  # an attachment: what it gives is counted on its bearer, or is a burden to him
        worth = 0.5 + 0.5 * worth
    return worth


def dearness(t: ThronesTable, card: int) -> float:
    """What its controller loses with a card: its power and all that lies on it, too."""
    lost = in_play(t, card) + POWER * t.power[card]
    for other in t.plays[t.control[card]]:
        if t.host[other] == card:
            lost += 1
    return lost


def reductions(t: ThronesTable, seat: int, me: int) -> float:
    """Reductions that a card in hand would use; of another's hand only the owner knows."""
    worth = 0.0
    for effect in t.lasting:
        if effect[0] in REDUCTIONS and effect[4] == seat:
            ask = reduces if effect[0] == REDUCTIONS[0] else reduces_loyal
            if seat != me or any(ask(t, effect, seat, c) and t.box.printed[c].cost > 0 for c in t.hands[seat]):
                worth += 0.9 * effect[3]
    return worth


def holdings(t: ThronesTable, seat: int, me: int) -> float:
    """All that a seat has, as far as the seat `me` knows."""
    worth = POWER * t.total_power(seat) + CARD * len(t.hands[seat]) + GOLD * t.gold[seat]
    if not t.hands[seat]:
        worth -= 1
    for card in t.plays[seat]:
        worth += in_play(t, card)
    if t.phase == MARSHALING and t.lasting:
        worth += reductions(t, seat, me)
    return worth


def duplicates(t: ThronesTable) -> list[float]:
    """What duplicates are worth to each seat."""
    worth = [0.0] * t.players
    zone = t.zone
    for card, host in enumerate(t.host):
        if host >= 0 and zone[card] in (DUPLICATE, FACEDOWN):
            worth[t.control[host]] += DUPLICATES
    return worth


def fortunes(t: ThronesTable, me: int = -1) -> list[float]:
    """What each seat has, the challenge under way included, as far as the seat `me` knows."""
    if t.result is not None:
        return [100.0 if seat in t.result.winners else 0.0 for seat in range(t.players)]
    worth = duplicates(t)
    for seat in t.alive:
        worth[seat] += holdings(t, seat, me)
        if t.total_power(seat) >= TO_WIN - 2:
            worth[seat] += 4
    if t.type >= 0 and t.winner < 0 and t.attackers:
        stake = 2.5 * t.value(t.attacker, aspects.CLAIM)
        attack, defense = t.side_strength(t.attacker), t.side_strength(t.defender)
        if attack >= defense and attack:
            worth[t.attacker] += stake + (2 if not defense else 0)
        elif defense:
            worth[t.defender] += stake
        worth[t.attacker] += 0.1 * attack
        worth[t.defender] += 0.1 * defense
    return worth


def advantage(t: ThronesTable, seat: int) -> float:
    """What a seat has more than the others."""
    worth = fortunes(t, seat)
    others = [worth[s] for s in range(t.players) if s != seat]
    return worth[seat] - 0.5 * max(others) - 0.5 * sum(others) / len(others)
