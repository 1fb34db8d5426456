"""Who could answer: what the cards in play, in hands, and plots and agendas listen to.

Most of what occurs nobody can answer, and most of the time nobody has an action. The table therefore keeps the union of
all that those present have to say, by seat and of all of them, until a card comes or goes: one look at it tells whether
windows have to be opened at all, and who has to be asked in them. Which cards have something to say is kept as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame.layout.prints import ACTS, ALL_ANSWERS, EVENT, SPAN
from smallcouncil.games.cardgame.occurrences.kinds import STATE, STRIDE
from smallcouncil.games.cardgame.occurrences.presence import Presence

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
    """Work out what those have to say of whom a card came or went."""
    present = t.present[:]
    listening = hears = 0
    for seat in range(t.players):
        if t.unheard >> seat & 1:
            present[seat] = presence_of(t, seat)
        there = present[seat]
        listening |= there.voice
        hears |= there.hears
    t.present = present
    t.unheard = 0
    t.listening = listening
    t.hears = hears


def presence_of(t: CardTable, seat: int) -> Presence:
    box = t.box
    printed = box.printed
    there = Presence()
    voice = hears = phases = 0
    for card in t.plays[seat]:
        face = printed[card]
        if face.is_character:
            there.characters.append(card)
        if face.ears:
            there.answering.append(card)
            voice |= face.ears
            hears |= face.hears_at_all
        if face.acts:
            there.acting.append(card)
            phases |= face.acts
    for card in t.beside[seat]:
        face = printed[card]
        if face.ears:
            there.answering_beside.append(card)
            voice |= face.ears
            hears |= face.hears_at_all
        if face.acts:
            there.acting_beside.append(card)
            phases |= face.acts
    for card in t.hands[seat]:
        face = printed[card]
        if face.type == EVENT:
            there.events.append(card)
            voice |= face.ears
            hears |= face.hears_at_all
            phases |= face.acts
        elif face.enters:
            there.entering.append(card)
    if box.elsewhere[seat]:
        zone = t.zone
        there.elsewhere = [c for c in box.elsewhere[seat] if zone[c] in printed[c].elsewhere]
        for card in there.elsewhere:
            voice |= printed[card].elsewhere_voice & ALL_ANSWERS
            hears |= printed[card].hears_elsewhere
            phases |= printed[card].elsewhere_voice >> ACTS
    there.voice = voice
    there.hears = hears
    there.phases = phases
    return there


def is_heard(t: CardTable, timing: int, kinds: int) -> bool:
    """Whether anybody has a card now, in play or in hand, that answers one of these kinds."""
    if t.listening < 0:
        listen(t)
    return bool(t.listening >> SPAN * timing & kinds)


def is_heard_at_all(t: CardTable, kinds: int) -> bool:
    """Whether anybody has such a card, whatever the timing."""
    if t.listening < 0:
        listen(t)
    return bool(t.hears & kinds)


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
    if t.box.guarded:
        return bool(t.box.heard[timing] & kinds)
    return is_heard(t, timing, kinds)
