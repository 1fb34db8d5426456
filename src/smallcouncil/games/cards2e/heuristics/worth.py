"""What cards are worth to a player, in play, and all that a seat has together."""

from __future__ import annotations

from smallcouncil.games.cardgame.effects.delayed import AT_PHASE_END
from smallcouncil.games.cardgame.heuristics.worth import (
    BITS,
    CARD,
    DUPLICATES,
    GOLD,
    ICON,
    POWER,
    add_stake,
    fleeting,
    lost_with,
)
from smallcouncil.games.cardgame.layout.prints import ATTACHMENT, CHARACTER, LOCATION
from smallcouncil.games.cardgame.layout.zones import DUPLICATE, FACEDOWN, PLAY
from smallcouncil.games.cardgame.rounds.phases import CHALLENGES, MARSHALING
from smallcouncil.games.cards2e import modifiers
from smallcouncil.games.cards2e.heuristics.attachments import fitness, lying
from smallcouncil.games.cards2e.heuristics.printed import keyword_worth, text_worth
from smallcouncil.games.cards2e.heuristics.purchases import purchases
from smallcouncil.games.cards2e.state import TO_WIN, ThronesTable


def in_play(t: ThronesTable, card: int) -> float:
    """What a card in play is worth to who controls it."""
    box = t.box
    if box.type[card] == ATTACHMENT:
        return lying(box.what[card], fits(t, card))
    worth = 0.0 if t.is_blank(card) else text_worth(box.what[card])
    if box.type[card] == CHARACTER:
        worth += 1 + t.strength_of(card) + ICON * BITS[t.icons[card] & 7] + keyword_worth(t.keywords[card])
        if t.kneeling[card]:
            worth *= 0.75 if t.phase <= CHALLENGES else 0.95
    elif box.type[card] == LOCATION:
        worth += 1 + 0.6 * box.printed[card].cost
    return worth


def fits(t: ThronesTable, card: int) -> float:
    """How well an attachment sits: on an opponent it does what it is meant for."""
    host = t.host[card]
    if host < 0 or t.control[host] != t.control[card] or t.box.type[host] != CHARACTER:
        return 1.0
    return fitness(t, t.box.what[card], host)


def dearness(t: ThronesTable, card: int) -> float:
    """What its controller loses with a card: its power and all that lies on it, too."""
    return lost_with(t, card, in_play(t, card))


def horizon(t: ThronesTable) -> float:
    """How much cards are worth, compared with power: the less, the nearer somebody is to victory."""
    return 1.1 - 0.04 * max([t.total_power(seat) for seat in t.alive])


def holdings(t: ThronesTable, seat: int, me: int) -> float:
    """All that a seat has but for its power, as far as the seat `me` knows."""
    worth = CARD * len(t.hands[seat]) + GOLD * t.gold[seat]
    if not t.hands[seat]:
        worth -= 1
    for card in t.plays[seat]:
        worth += in_play(t, card)
    if t.phase == MARSHALING and seat == me == t.active_player:
        worth += purchases(t, seat).worth
    return worth


def duplicates(t: ThronesTable) -> list[float]:
    """What duplicates are worth to each seat."""
    worth = [0.0] * t.players
    zone = t.zone
    for card in t.lying:
        if zone[card] in (DUPLICATE, FACEDOWN):
            worth[t.control[t.host[card]]] += DUPLICATES
    return worth


def fortunes(t: ThronesTable, me: int = -1) -> list[float]:
    """What each seat has, the challenge under way included, as far as the seat `me` knows."""
    if t.result is not None:
        return [100.0 if seat in t.result.winners else 0.0 for seat in range(t.players)]
    worth = duplicates(t)
    far = horizon(t)
    for seat in t.alive:
        power = t.total_power(seat)
        worth[seat] = far * (worth[seat] + holdings(t, seat, me)) + POWER * power
        if power >= TO_WIN - 2:
            worth[seat] += 4
    if t.delayed:
        borrowed(t, worth, far)
    if t.lasting:
        fleeting(t, worth, far)
    if t.type >= 0 and t.winner < 0 and t.attackers:
        attack, defense = add_stake(t, worth, t.value(t.attacker, modifiers.CLAIM))
        worth[t.attacker] += 0.1 * attack
        worth[t.defender] += 0.1 * defense
    return worth


def borrowed(t: ThronesTable, worth: list[float], far: float) -> None:
    """Take off what leaves play at the end of the phase: poisoned, or in play for a while only."""
    for moment, _, card, *_ in t.delayed:
        if moment == AT_PHASE_END and t.zone[card] == PLAY:
            share = 0.7 if t.phase == CHALLENGES and not t.kneeling[card] else 1.0
            worth[t.control[card]] -= share * (far * in_play(t, card) + POWER * t.power[card])


def advantage(t: ThronesTable, seat: int) -> float:
    """What a seat has more than the others."""
    worth = fortunes(t, seat)
    others = [worth[s] for s in range(t.players) if s != seat]
    return worth[seat] - 0.5 * max(others) - 0.5 * sum(others) / len(others)
