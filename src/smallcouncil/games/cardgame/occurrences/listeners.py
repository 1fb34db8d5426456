"""Who could answer: what the cards in play, in hands, and plots and agendas listen to.

Most of what occurs nobody can answer. The table therefore keeps the union of all that those present hear, until a card
comes or goes: one look at it tells whether windows have to be opened at all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame.layout.prints import SPAN
from smallcouncil.games.cardgame.occurrences.kinds import STATE, STRIDE

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable


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
    for card in t.box.elsewhere:
        printed = t.box.printed[card]
        if t.zone[card] in printed.elsewhere:
            mask |= printed.elsewhere_ears
    t.listening = mask


def is_heard(t: CardTable, timing: int, kinds: int) -> bool:
    """Whether anybody has a card now, in play or in hand, that answers one of these kinds."""
    if t.listening < 0:
        listen(t)
    return bool(t.listening >> SPAN * timing & kinds)


def is_heard_at_all(t: CardTable, kinds: int) -> bool:
    """Whether anybody has such a card, whatever the timing."""
    if t.listening < 0:
        listen(t)
    return bool(t.listening & kinds * t.edition.any_mask)


def is_heard_before(t: CardTable, kinds: int) -> bool:
    """Whether anybody has such a card for a window before the occurrence."""
    if t.listening < 0:
        listen(t)
    return bool(t.listening & kinds * t.edition.before_mask)


def may_be_answered(t: CardTable, kinds: int) -> bool:
    """Whether any window after such an occurrence would open."""
    for timing in t.edition.after:
        if is_heard(t, timing.number, kinds) if timing.forced else may_be_heard(t, timing.number, kinds):
            return True
    return False


def may_be_heard(t: CardTable, timing: int, kinds: int) -> bool:
    """The same, or with safe windows: whether anybody might have such a card, for all the others know."""
    if t.options.windows == "safe":
        return bool(t.box.heard[timing] & kinds)
    return is_heard(t, timing, kinds)
