"""What to do with the texts of house cards."""

from __future__ import annotations

from smallcouncil.games.board2e.combat.battle import Battle, battle
from smallcouncil.games.board2e.combat.strength import totals
from smallcouncil.games.board2e.combat_words import (
    COPY_CARD,
    FETCH,
    PAY,
    REMOVE_ORDER,
    REPLACE_CARD,
    RETURN_CARD,
    STRIP_POWER,
    THREAT_DOWN,
    THREAT_UP,
)
from smallcouncil.games.board2e.facts import (
    CARD_STRENGTH,
    FIEFDOMS,
    KINGS_COURT,
    MARCH,
    ORDER_STAR,
    ORDER_TYPE,
    SUPPORT,
    WESTEROS,
)
from smallcouncil.games.board2e.heuristics.fighting import stake, victim, wins
from smallcouncil.games.board2e.heuristics.threat import standing_force
from smallcouncil.games.board2e.heuristics.worth import POWER
from smallcouncil.games.board2e.state import BoardTable
from smallcouncil.games.board2e.words import CHOOSE_TRACK, DESTROY, DISCARD, PASS, TAKE_BACK
from smallcouncil.table import Ask, Choice


def losing(t: BoardTable, b: Battle, seat: int) -> bool:
    return not wins(t, b, b.side_of(seat), totals(t, b))


def tyrion(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """A strong card goes back, if it wins the combat."""
    b = battle(t)
    theirs = b.cards[1 - b.side_of(seat)]
    if losing(t, b, seat) and CARD_STRENGTH[theirs] >= 2:
        return RETURN_CARD(theirs)
    return PASS


def aeron(t: BoardTable, seat: int, ask: Ask) -> Choice:
    b = battle(t)
    side = b.side_of(seat)
    best = max([CARD_STRENGTH[card] for card in t.hand_cards(seat)], default=0)
    both = totals(t, b)
    both[side] += best
    return REPLACE_CARD if losing(t, b, seat) and wins(t, b, side, both) else PASS


def aeron_pays(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """Just enough to win, if it is worth it."""
    b = battle(t)
    side = b.side_of(seat)
    prize = stake(t, b, seat)
    for choice in ask.choices:
        both = totals(t, b)
        if choice.verb is PAY:
            both[side] += choice.args[0]
        if wins(t, b, side, both):
            dear = choice.verb is PAY and POWER * choice.args[0] > prize
            return PASS if dear else choice
    return PASS


def qyburn(t: BoardTable, seat: int, ask: Ask) -> Choice:
    b = battle(t)
    side = b.side_of(seat)
    copies = [c for c in ask.choices if c.verb is COPY_CARD]
    if not copies or not losing(t, b, seat):
        return PASS
    best = max(copies, key=lambda c: CARD_STRENGTH[c.args[0]])
    both = totals(t, b)
    both[side] += CARD_STRENGTH[best.args[0]]
    return best if wins(t, b, side, both) else PASS


def order_to_remove(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """Support in this very combat, then marches, then special orders."""
    b = battle(t)
    against = b.backing(t, 1 - b.side_of(seat))

    def harm(choice: Choice) -> float:
        if choice.verb is not REMOVE_ORDER:
            return 0.0
        (area,) = choice.args
        order = t.orders[area]
        if area in against:
            return 5.0 + standing_force(t, area, False)
        kind = ORDER_TYPE[order]
        return 1.0 + ORDER_STAR[order] + (2.0 if kind == MARCH else 1.0 if kind == SUPPORT else 0.0)

    return max(ask.choices, key=harm)


def ilyn(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """A footman who stands alone, if there is one: his order goes with him."""
    found = [c for c in ask.choices if c is not PASS]
    if not found:
        return PASS
    return max(found, key=lambda c: c.verb is DESTROY and t.size[c.args[0]] == 1)


def renly(t: BoardTable, seat: int, ask: Ask) -> Choice:
    return next((c for c in ask.choices if c is not PASS), PASS)


def patchface(t: BoardTable, seat: int, ask: Ask) -> Choice:
    cards = [c for c in ask.choices if c.verb is DISCARD]
    return max(cards, key=lambda c: CARD_STRENGTH[c.args[0]], default=PASS)


def jon(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """The wildlings come when one can afford it and others cannot."""
    rich = t.power[seat] >= max([t.power[s] for s in range(t.players) if s != seat])
    wanted = THREAT_UP if rich else THREAT_DOWN
    return wanted if wanted in ask.choices else PASS


def melisandre(t: BoardTable, seat: int, ask: Ask) -> Choice:
    cards = [c for c in ask.choices if c.verb is TAKE_BACK and CARD_STRENGTH[c.args[0]] <= max(t.power[seat] - 3, 0)]
    return max(cards, key=lambda c: CARD_STRENGTH[c.args[0]], default=PASS)


def reek(t: BoardTable, seat: int, ask: Ask) -> Choice:
    return ask.choices[0]


def rodrik(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """Mustering, if it is to be had."""
    for choice in ask.choices:
        if choice.verb is FETCH and "mustering" in WESTEROS[choice.args[0]]:
            return choice
    return next((c for c in ask.choices if c is not PASS), PASS)


def mace(t: BoardTable, seat: int, ask: Ask) -> Choice:
    return victim(t, seat, ask)


def doran(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """Where the opponent has most to lose; among equals the tie-break of this combat."""
    b = battle(t)
    foe = b.seat(1 - b.side_of(seat))
    return min(ask.choices, key=lambda c: (t.rank(c.args[0], foe), c.args[0] != FIEFDOMS))


def gerris(t: BoardTable, seat: int, ask: Ask) -> Choice:
    for track in (KINGS_COURT, FIEFDOMS):
        if CHOOSE_TRACK(track) in ask.choices:
            return CHOOSE_TRACK(track)
    return ask.choices[-1]


def alayne(t: BoardTable, seat: int, ask: Ask) -> Choice:
    strip = next((c for c in ask.choices if c.verb is STRIP_POWER), PASS)
    return strip if strip is not PASS and t.power[strip.args[0]] >= 4 else PASS
