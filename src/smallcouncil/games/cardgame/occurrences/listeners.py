"""Who could answer: what the cards in play, in hands, and plots and agendas listen to.

Most of what occurs nobody can answer, and most of the time nobody has an action. The table therefore keeps the union of
all that those present have to say, by seat and of all of them, until a card comes or goes: one look at it tells whether
windows have to be opened at all, and who has to be asked in them.
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
    """Work out what those present have to say (see Print.voice)."""
    box = t.box
    voice = box.voice
    hand_voice = box.hand_voice
    voices = []
    for seat in range(t.players):
        mask = 0
        for card in t.plays[seat]:
            if voice[card]:
                mask |= voice[card]
        for card in t.beside[seat]:
            if voice[card]:
                mask |= voice[card]
        for card in t.hands[seat]:
            if hand_voice[card]:
                mask |= hand_voice[card]
        voices.append(mask)
    if box.elsewhere:
        zone = t.zone
        printed = box.printed
        t.elsewhere = [c for c in box.elsewhere if zone[c] in printed[c].elsewhere]
        for card in t.elsewhere:
            voices[box.owner[card]] |= printed[card].elsewhere_voice
    t.voices = voices
    listening = 0
    for mask in voices:
        listening |= mask
    t.listening = listening


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
