"""Who may use what: the abilities that answer an occurrence, and the choices that name them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame import words
from smallcouncil.games.cardgame.initiate import Initiate
from smallcouncil.games.cardgame.kinds import CARD, HAPPENED, PENDING, SEAT, STATE, STRIDE, VALUE
from smallcouncil.games.cardgame.prints import EVENT, INTERRUPT
from smallcouncil.games.cardgame.restrictions import allowed, may_save
from smallcouncil.table import Choice

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable


def uses_of(t: CardTable, card: int, seat: int, timing: int, depth: int, used: list[int]) -> list[Initiate]:
    """How the abilities of one card may answer an occurrence."""
    above = t.stack[depth]
    facts: list[int] = above.facts  # type: ignore[attr-defined]
    wanted = PENDING if timing <= INTERRUPT else HAPPENED
    found = []
    for ability in t.box.printed[card].abilities:
        if ability.timing != timing:
            continue
        for at in range(0, len(facts), STRIDE):
            if facts[at + STATE] != wanted or facts[at] not in ability.kinds:
                continue
            use = Initiate(
                card, ability.index, seat, depth, facts[at], facts[at + CARD], facts[at + SEAT], facts[at + VALUE], at
            )
            if used and use.key() in used:
                continue
            if ability.saves and not may_save(t, ability, use, above.marks):  # type: ignore[attr-defined]
                continue
            if allowed(t, ability, use):
                found.append(use)
    return found


def collect(t: CardTable, seat: int, timing: int, depth: int, used: list[int]) -> list[tuple[Choice, Initiate]]:
    """All that a seat may use in a window."""
    hears = t.box.hears[timing]
    kinds = 0
    facts: list[int] = t.stack[depth].facts  # type: ignore[attr-defined]
    for at in range(0, len(facts), STRIDE):
        kinds |= 1 << facts[at]
    found: list[tuple[Choice, Initiate]] = []
    for card in t.plays[seat] + t.answering(seat):
        if hears[card] & kinds and not t.is_blank(card) and t.may_trigger(seat, card):
            uses = uses_of(t, card, seat, timing, depth, used)
            if uses:
                found += named(t, card, uses)
    titles = set()
    for card in t.hands[seat]:
        if hears[card] & kinds and t.box.type[card] == EVENT and t.box.what[card] not in titles:
            titles.add(t.box.what[card])
            if t.may_trigger(seat, card) and t.event_allowed(seat, card):
                found += named_event(t, card, uses_of(t, card, seat, timing, depth, used))
    return found


def named(t: CardTable, card: int, uses: list[Initiate]) -> list[tuple[Choice, Initiate]]:
    """A choice for each use: of the card alone, or for one of several subjects, or of one of several abilities."""
    if not uses:
        return []
    several = any(u.ability != uses[0].ability for u in uses)
    if several:
        return [(words.USE(card, i), u) for i, u in enumerate(uses)]
    if len({u.subject for u in uses}) == 1:
        return [(words.TRIGGER(card), uses[0])]
    return [(words.TRIGGER_FOR(card, u.subject), u) for u in uses]


def named_event(t: CardTable, card: int, uses: list[Initiate]) -> list[tuple[Choice, Initiate]]:
    title = t.box.what[card]
    if not uses:
        return []
    if len({u.subject for u in uses}) == 1:
        return [(t.titles.play(title), uses[0])]
    return [(t.titles.play_for(title, u.subject), u) for u in uses]


def find_use(t: CardTable, seat: int, timing: int, depth: int, used: list[int], choice: Choice) -> Initiate:
    for found, use in collect(t, seat, timing, depth, used):
        if found is choice:
            return use
    raise AssertionError(f"{choice} was not offered")


def forced_uses(t: CardTable, timing: int, depth: int, used: list[int]) -> list[tuple[Choice, Initiate]]:
    """Forced abilities that must be used now, whoever controls them."""
    hears = t.box.hears[timing]
    found: list[tuple[Choice, Initiate]] = []
    for seat in t.order():
        for card in [*t.plays[seat], *t.answering(seat)]:
            if hears[card] and not t.is_blank(card):
                found += named(t, card, uses_of(t, card, seat, timing, depth, used))
    return found
