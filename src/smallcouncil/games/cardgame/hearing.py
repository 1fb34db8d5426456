"""Who could answer: what the cards in play, in hands, and plots and agendas listen to.

Most of what occurs nobody can answer. The table therefore keeps the union of all that those present hear, until a card
comes or goes: one look at it tells whether windows have to be opened at all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame.kinds import STATE, STRIDE
from smallcouncil.games.cardgame.prints import INTERRUPT, SPAN, TIMINGS

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable

AT_ANY_TIME = sum(1 << SPAN * timing for timing in range(TIMINGS))
BEFORE = sum(1 << SPAN * timing for timing in range(INTERRUPT + 1))


def kinds_of(facts: list[int], state: int) -> int:
    """The kinds of the facts in a state, as bits."""
    if len(facts) == STRIDE:
        return 1 << facts[0] if facts[STATE] == state else 0
    mask = 0
    for at in range(0, len(facts), STRIDE):
        if facts[at + STATE] == state:
            mask |= 1 << facts[at]
    return mask


def listen(t: CardTable) -> None:
    """Work out what anybody present hears: kinds, per timing (see Box.ears)."""
    ears = t.box.ears
    mask = 0
    for place in (t.plays, t.hands, t.beside):
        for cards in place:
            for card in cards:
                if ears[card]:
                    mask |= ears[card]
    t.hearing = mask


def is_heard(t: CardTable, timing: int, kinds: int) -> bool:
    """Whether anybody has a card now, in play or in hand, that answers one of these kinds."""
    if t.hearing < 0:
        listen(t)
    return bool(t.hearing >> SPAN * timing & kinds)


def is_heard_at_all(t: CardTable, kinds: int) -> bool:
    """Whether anybody has such a card, whatever the timing."""
    if t.hearing < 0:
        listen(t)
    return bool(t.hearing & kinds * AT_ANY_TIME)


def may_be_heard(t: CardTable, timing: int, kinds: int) -> bool:
    """The same, or with safe windows: whether anybody might have such a card, for all the others know."""
    if t.options.windows == "safe":
        return bool(t.box.heard[timing] & kinds)
    return is_heard(t, timing, kinds)
