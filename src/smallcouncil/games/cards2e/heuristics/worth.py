"""What cards are worth to a player, by their values: on the hand, in play, and all that a seat has together."""

from __future__ import annotations

import re

from smallcouncil.games.cardgame.effects.delayed import AT_PHASE_END
from smallcouncil.games.cardgame.heuristics.worth import (
    BITS,
    CARD,
    DUPLICATES,
    GOLD,
    ICON,
    POWER,
    PrintedWorth,
    add_stake,
    lost_with,
)
from smallcouncil.games.cardgame.layout.prints import CHARACTER, EVENT, LOCATION
from smallcouncil.games.cardgame.layout.uniqueness import barred, own_copy
from smallcouncil.games.cardgame.layout.zones import DUPLICATE, FACEDOWN, PLAY
from smallcouncil.games.cardgame.rounds.phases import CHALLENGES, MARSHALING
from smallcouncil.games.cards2e import modifiers
from smallcouncil.games.cards2e.edition import EDITION
from smallcouncil.games.cards2e.facts import ENTRIES, INSIGHT, INTIMIDATE, LIMITED, PILLAGE, PRINTS, RENOWN, STEALTH
from smallcouncil.games.cards2e.heuristics.open_answers import NEEDED_ICONS
from smallcouncil.games.cards2e.state import TO_WIN, ThronesTable

KEYWORDS = ((RENOWN, 2.0), (STEALTH, 1.0), (INSIGHT, 1.0), (INTIMIDATE, 0.8), (PILLAGE, 0.3))
HELD = 1.0  # an event in hand that there is gold for
NEXT_COSTS_LESS = re.compile(r"cost -\d for the next")


WORTH = PrintedWorth(
    PRINTS, keywords=KEYWORDS, values=(("gold", 1.5), ("initiative", 0.5), ("reserve", 0.5)), gold_of_event=0.6
)
keyword_worth, text_worth, hand_worth = WORTH.of_keywords, WORTH.of_text, WORTH.in_hand


def in_play(t: ThronesTable, card: int) -> float:
    """What a card in play is worth to who controls it."""
    box = t.box
    worth = 0.0 if t.is_blank(card) else text_worth(box.what[card])
    if box.type[card] == CHARACTER:
        worth += 1 + t.strength_of(card) + ICON * BITS[t.icons[card] & 7] + keyword_worth(t.keywords[card])
        if t.kneeling[card]:
            worth *= 0.75 if t.phase <= CHALLENGES else 0.95
    elif box.type[card] == LOCATION:
        worth += 1 + 0.6 * box.printed[card].cost
    else:  # an attachment: what it gives is counted on its bearer, or is a burden to him
        worth = 0.8 + fitness(t, card) * (0.5 * worth + 0.3 * box.printed[card].cost)
    return worth


def fitness(t: ThronesTable, card: int) -> float:
    """How well an attachment sits: its text works only on a bearer with the icon, best on one who fights."""
    host = t.host[card]
    if host < 0 or t.control[host] != t.control[card] or t.box.type[host] != CHARACTER:
        return 1.0
    needed = NEEDED_ICONS[t.box.what[card]]
    if needed & ~t.icons[host]:
        return 0.0
    return 1.0 + 0.04 * min(t.strength_of(host), 10) + 0.05 * BITS[t.icons[host] & 7]


def dearness(t: ThronesTable, card: int) -> float:
    """What its controller loses with a card: its power and all that lies on it, too."""
    return lost_with(t, card, in_play(t, card))


REDUCERS = [
    any(NEXT_COSTS_LESS.match(ability["effect"]) for ability in ENTRIES[card.id].get("ability", ())) for card in PRINTS
]


def purchases(t: ThronesTable, seat: int) -> tuple[float, list[int]]:
    """What a seat can make of its gold in its marshaling turn: the cards that are worth most together, all in all.

    The next matching card uses all reductions up. Gold may be kept for events.
    """
    return best_purchases(prices(t, seat), t.gold[seat])


def best_purchases(wares: list[tuple[int, int, int, float]], gold: int) -> tuple[float, list[int]]:
    """What is worth most together for so much gold, and the cards."""
    whole = [0.0] * (gold + 1)  # by the gold that is spent, while reductions wait for their card
    used = [-1.0] * (gold + 1)  # ... and once they are used up
    sets, used_sets = [0] * (gold + 1), [0] * (gold + 1)
    for i, (_, cost, less, worth) in enumerate(wares):
        bit = 1 << i
        cheap = max(0, cost - less)
        for paid in range(gold, cheap - 1, -1):
            if paid >= cost and used[paid - cost] >= 0 and used[paid - cost] + worth > used[paid]:
                used[paid] = used[paid - cost] + worth
                used_sets[paid] = used_sets[paid - cost] | bit
            if less:
                if whole[paid - cheap] + worth > used[paid]:
                    used[paid] = whole[paid - cheap] + worth
                    used_sets[paid] = sets[paid - cheap] | bit
            elif whole[paid - cost] + worth > whole[paid]:
                whole[paid] = whole[paid - cost] + worth
                sets[paid] = sets[paid - cost] | bit
    most, found = (used[gold], used_sets[gold]) if used[gold] > whole[gold] else (whole[gold], sets[gold])
    return most, [ware[0] for i, ware in enumerate(wares) if found >> i & 1]


def prices(t: ThronesTable, seat: int) -> list[tuple[int, int, int, float]]:
    """Cards in hand that gold could be spent on: the card, what it costs, by how much less, and what it is worth."""
    reduced = bool(t.lasting) or modifiers.COST in t.active
    found = []
    limited = not t.limited_left(seat)
    titles: set[int] = set()
    for card in t.hands[seat]:
        printed = t.printed(card)
        number = printed.number
        if printed.type == EVENT:
            if number not in titles and printed.cost > 0:
                found.append((card, printed.cost, 0, HELD))
                titles.add(number)
            continue
        if printed.keywords & LIMITED:
            if limited:
                continue
            limited = True
        if printed.unique:
            if number in titles or barred(t, seat, card):
                continue
            titles.add(number)
            if own_copy(t, seat, card) >= 0:
                found.append((card, 0, 0, DUPLICATES - CARD + 1))
                continue
        worth = hand_worth(number) - CARD
        if printed.gold > 0:
            worth += printed.gold * max(0, 5 - t.round)
        if worth > 0:
            less = t.total(modifiers.COST, seat, card) if reduced else 0
            found.append((card, printed.cost, less, worth - GOLD * printed.cost))
    return found


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
        worth += purchases(t, seat)[0]
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


def fleeting(t: ThronesTable, worth: list[float], far: float) -> None:
    """Strength for a while counts for little before its bearer takes part in a challenge."""
    for kind, _, card, amount, *_ in t.lasting:
        if kind == EDITION.strength_change.number and t.zone[card] == PLAY and not t.participates(card):
            worth[t.control[card]] -= 0.8 * far * amount


def advantage(t: ThronesTable, seat: int) -> float:
    """What a seat has more than the others."""
    worth = fortunes(t, seat)
    others = [worth[s] for s in range(t.players) if s != seat]
    return worth[seat] - 0.5 * max(others) - 0.5 * sum(others) / len(others)
