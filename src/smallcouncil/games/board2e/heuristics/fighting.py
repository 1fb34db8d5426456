"""Combat: whom to support, which card to play, what to lose, where to retreat."""

from __future__ import annotations

from smallcouncil.games.board2e.board import LEVEL
from smallcouncil.games.board2e.combat.battle import ATTACKER, CARDS_SHOWN, Battle, battle
from smallcouncil.games.board2e.combat.blade import blade_side
from smallcouncil.games.board2e.combat.house_cards import playable
from smallcouncil.games.board2e.combat.strength import TIDE_STRENGTH, fortifications, swords, totals
from smallcouncil.games.board2e.combat_words import (
    ACCEPT_HELP,
    KILL_ROUTED,
    REDRAW,
    SUPPORT_FOR,
    SUPPORT_NOBODY,
    USE_BLADE,
)
from smallcouncil.games.board2e.facts import CARD_STRENGTH, ENGINE, FIEFDOMS, FOOTMAN, KNIGHT, SHIP, WIN_AT
from smallcouncil.games.board2e.heuristics.threat import defence, threats
from smallcouncil.games.board2e.heuristics.worth import BASE, UNIT, VICTORY, standing, worths
from smallcouncil.games.board2e.state import KINDS, BoardTable
from smallcouncil.games.board2e.words import PASS
from smallcouncil.table import Ask, Choice

LIKELY = (0.83, 1.5, 2.0, 3.6, 4.0)  # how often a card of so much strength is played, compared with one of none
CARD_COST = 0.45  # what it costs to have used a card, for each strength


def wins(t: BoardTable, b: Battle, side: int, both: list[int]) -> bool:
    if both[0] == both[1]:
        return t.rank(FIEFDOMS, b.seat(side)) < t.rank(FIEFDOMS, b.seat(1 - side))
    return both[side] > both[1 - side]


def support(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """Oneself; else against whoever is nearer to victory, if that is a danger."""
    b = battle(t)
    if b.side_of(seat) >= 0:
        return SUPPORT_FOR(seat)
    counts = standing(t)
    attacker, defender = b.attacker, b.defender
    if counts[attacker] == counts[defender]:
        return SUPPORT_NOBODY
    leader, other = (attacker, defender) if counts[attacker] > counts[defender] else (defender, attacker)
    gains = leader == attacker and LEVEL[b.area] > 0
    if counts[leader] > counts[seat] or counts[leader] >= WIN_AT - 2 or gains:
        return SUPPORT_FOR(other)
    return SUPPORT_NOBODY


def accept(t: BoardTable, seat: int, ask: Ask) -> Choice:
    return ACCEPT_HELP


def stake(t: BoardTable, b: Battle, seat: int) -> float:
    """What the combat is about."""
    worth = worths(t, seat)[b.area]
    if b.side_of(seat) != ATTACKER and LEVEL[b.area] and standing(t)[b.attacker] == WIN_AT - 1 and not t.feast:
        worth += VICTORY
    units = b.standing(t, b.side_of(seat))
    return worth + 0.4 * sum([UNIT[u] * units[u] for u in range(KINDS)])


def card(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """The card with the best result against all that the opponent may play, strong ones rather than weak ones, the
    blade included; less what it costs to use it."""
    return rated_cards(t, seat, ask)[0]


def rated_cards(t: BoardTable, seat: int, ask: Ask) -> list[Choice]:
    """All cards, the best first."""
    b = battle(t).copy()
    side = b.side_of(seat)
    other = 1 - side
    open_card = b.cards[other] if b.shown & CARDS_SHOWN else -1
    answers = [open_card] if open_card >= 0 else playable(t, b, other) or [-1]
    prize = stake(t, b, seat)
    mine, theirs = sum(b.standing(t, side)), sum(b.standing(t, other))
    b.shown |= CARDS_SHOWN
    holder = blade_side(t, b)
    likely = [LIKELY[CARD_STRENGTH[answer]] if answer >= 0 else 1.0 for answer in answers]
    rates = []
    for choice in ask.choices:
        (own,) = choice.args
        b.cards[side] = own
        value = 0.0
        for answer, weight in zip(answers, likely, strict=True):
            b.cards[other] = answer
            both = totals(t, b)
            if holder >= 0:
                both[holder] += 1
            if wins(t, b, side, both):
                killed = swords(t, b, side) - fortifications(t, b, other)
                value += weight * (prize + 1.5 * max(min(killed, theirs), 0))
            else:
                lost = swords(t, b, other) - fortifications(t, b, side)
                value -= weight * 1.5 * max(min(lost, mine), 0)
        rates.append((value / sum(likely) - CARD_COST * CARD_STRENGTH[own], choice))
    rates.sort(key=lambda rate: -rate[0])
    return [choice for _, choice in rates]


def blade(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """Where it turns the combat."""
    b = battle(t).copy()
    side = b.side_of(seat)
    if wins(t, b, side, totals(t, b)):
        return PASS
    b.blade = side
    return USE_BLADE if wins(t, b, side, totals(t, b)) else PASS


def redraw(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """A weak tide is exchanged in a close combat."""
    b = battle(t)
    side = b.side_of(seat)
    both = totals(t, b)
    tide = TIDE_STRENGTH[b.tides[side]]
    behind = both[1 - side] - both[side] - tide
    return REDRAW if tide == 0 and -1 <= behind <= 2 else PASS


# ------------------------------------------------------------------ losses

CHEAPEST = (FOOTMAN, SHIP, KNIGHT, ENGINE)


def sacrifice(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """Who would not survive a retreat goes first, then the cheapest."""
    b = battle(t)
    retreats = b.winner != b.side_of(seat)

    def cost(choice: Choice) -> float:
        (unit,) = choice.args
        if choice.verb is KILL_ROUTED:
            return -1.0 if retreats else 0.0
        if unit == ENGINE and retreats:
            return -2.0
        return float(CHEAPEST.index(unit) + 1)

    return min(ask.choices, key=cost)


def victim(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """A standing unit of somebody else, rather than a lying one."""
    return min(ask.choices, key=lambda c: c.verb is KILL_ROUTED)


def retreat(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """Where the units are safe and useful."""
    danger = threats(t, seat)

    def merit(choice: Choice) -> float:
        (area,) = choice.args
        safe = defence(t, seat, area) - danger[area]
        gain = BASE[area] if t.controller(area) != seat else 0.5
        return 0.3 * gain + min(safe, 2.0)

    return max(ask.choices, key=merit)


def banish(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """Robb Stark: where the loser gains least."""
    places = [c for c in ask.choices if c is not PASS]
    return min(places, key=lambda c: BASE[c.args[0]])
