"""Combat strength and icons, counted from what lies on the table and what the cards say."""

from __future__ import annotations

from smallcouncil.games.board2e.board import LEVEL
from smallcouncil.games.board2e.combat.battle import ATTACKER, DEFENDER, TIDES_SHOWN, Battle
from smallcouncil.games.board2e.combat.text import text_of
from smallcouncil.games.board2e.facts import (
    CARD_FORTS,
    CARD_STRENGTH,
    CARD_SWORDS,
    DEFENSE,
    ENGINE,
    ORDER_TYPE,
    ORDER_VALUE,
    SIEGE_STRENGTH,
    TIDES_FACTS,
    UNIT_STRENGTH,
)
from smallcouncil.games.board2e.state import KINDS, BoardTable

# What makes up a side's strength, in the order of the rulebook.
PARTS = ("units", "order", "support", "garrison", "card", "tides", "blade")
TIDE_STRENGTH: list[int] = [c.strength for c in TIDES_FACTS]
TIDE_SWORDS: list[int] = [c.swords for c in TIDES_FACTS]
TIDE_FORTS: list[int] = [c.fortifications for c in TIDES_FACTS]
TIDE_SKULLS: list[int] = [c.skulls for c in TIDES_FACTS]


def parts(t: BoardTable, b: Battle, side: int) -> list[int]:
    """R-B2-strength-01 to -10, R-B2-resolve-01: the strength of a side, by PARTS."""
    return [
        worth(b.standing(t, side), values(t, b, side, b.seat(side))),
        order_value(t, b, side),
        sum([support_of(t, b, side, area) for area in b.backing(t, side)]),
        t.garrison[b.area] if side == DEFENDER and t.guard[b.area] == b.defender else 0,
        card_strength(t, b, side),
        TIDE_STRENGTH[b.tides[side]] if b.tides[side] >= 0 and b.shown & TIDES_SHOWN else 0,
        1 if b.blade == side else 0,
    ]


def totals(t: BoardTable, b: Battle) -> list[int]:
    """The final strength of both sides."""
    both = [max(sum(parts(t, b, ATTACKER)), 0), max(sum(parts(t, b, DEFENDER)), 0)]
    fix(t, b, both)
    return both


def fix(t: BoardTable, b: Battle, both: list[int]) -> None:
    """Texts that replace a final strength, in turn order: the later one stands."""
    for side in b.in_turn_order(t):
        text_of(b, side).fix(t, b, side, both)


def is_fixed(t: BoardTable, b: Battle, side: int) -> bool:
    both = [-1, -1]
    fix(t, b, both)
    return both[side] != -1


def values(t: BoardTable, b: Battle, side: int, seat: int) -> list[int]:
    """What a standing unit of a seat adds to a side, by unit. Of two texts that set a value the later one, in turn
    order, stands."""
    found = UNIT_STRENGTH[:]
    # R-B2-strength-04, -05, R-B2-support-13
    found[ENGINE] = SIEGE_STRENGTH if side == ATTACKER and LEVEL[b.area] else 0
    for acting in b.in_turn_order(t):
        text_of(b, acting).arm(t, b, acting, side, seat, found)
    return found


def worth(counts: list[int], each: list[int]) -> int:
    return counts[0] * each[0] + counts[1] * each[1] + counts[2] * each[2] + counts[3] * each[3]


def order_value(t: BoardTable, b: Battle, side: int) -> int:
    """R-B2-strength-06, -07: a march order counts for the attacker, a defense order for the defender."""
    order = t.orders[b.source if side == ATTACKER else b.area]
    if order < 0:
        return 0
    if side == ATTACKER:
        return ORDER_VALUE[order]
    if ORDER_TYPE[order] != DEFENSE:
        return 0
    return text_of(b, side).defense_order(ORDER_VALUE[order])


def support_of(t: BoardTable, b: Battle, side: int, area: int) -> int:
    """R-B2-strength-08, -09: all standing units of the area, and the bonus of a special order."""
    at = area * KINDS
    return worth(list(t.units[at : at + KINDS]), values(t, b, side, t.owner[area])) + ORDER_VALUE[t.orders[area]]


def card_strength(t: BoardTable, b: Battle, side: int) -> int:
    """R-B2-housecard-02: what the house card adds, never less than 0."""
    card = b.cards[side]
    if card < 0:
        return 0
    printed = 0 if text_of(b, 1 - side).blanks_strength else CARD_STRENGTH[card]
    if b.copied[side] >= 0:
        printed += CARD_STRENGTH[b.copied[side]]
    return max(printed + text_of(b, side).strength(t, b, side) + b.paid[side], 0)


def swords(t: BoardTable, b: Battle, side: int) -> int:
    """Of the house card, its text, a card it copies, and the tides of battle (R-B2-tides-05)."""
    count = text_of(b, side).swords(t, b, side)
    for card in (b.cards[side], b.copied[side]):
        if card >= 0:
            count += CARD_SWORDS[card]
    if b.tides[side] >= 0 and b.shown & TIDES_SHOWN:
        count += TIDE_SWORDS[b.tides[side]]
    return count


def fortifications(t: BoardTable, b: Battle, side: int) -> int:
    count = text_of(b, side).fortifications(t, b, side)
    for card in (b.cards[side], b.copied[side]):
        if card >= 0:
            count += CARD_FORTS[card]
    if b.tides[side] >= 0 and b.shown & TIDES_SHOWN:
        count += TIDE_FORTS[b.tides[side]]
    return count
