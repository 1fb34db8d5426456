"""Blank text boxes and immunity, which come before all other constant abilities.

What makes a card blank works only as long as its own card is not blank; so does immunity. If cards make each other
blank, neither way is right or wrong: the first player decides, once, which is applied first (precedence.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.abilities.ability import Constant
    from smallcouncil.games.cardgame.layout.layout import Layout


def blank_and_shield(
    t: Layout, blankers: list[tuple[int, Constant]], immune: list[tuple[int, Any, int]], already: list[int]
) -> None:
    """Work out what is blank and what is immune; `already`: cards that a lasting effect made blank.

    `immune`: the card whose ability it is, the test of what against, the card that it shields.
    """
    lent = t.shields
    immune = [entry for entry in immune if entry[0] not in already]
    cards = [card for card, _ in blankers]
    while True:
        t.shields = lent.copy()
        for _, ask, shielded in immune:
            shield(t, shielded, ask)
        hits = []
        for card, constant in blankers:
            t.acting = card
            t.hit = []
            constant.change(t, card)
            hits.append(t.hit)
        blank = set(already)
        applied: set[int] = set()
        for i in in_force(t, cards, hits, already):
            blank.update(c for c in hits[i] if c not in applied)
            applied.add(cards[i])
        left = [entry for entry in immune if entry[0] not in blank]
        if len(left) == len(immune):
            break
        immune = left  # who is blank is not immune any more, and may be hit by more
    t.hit = []
    if blank:
        t.blank = t.box.nobody[:]
        t.keywords = t.keywords[:]
        for card in blank:
            t.blank[card] = 1
            t.keywords[card] = 0


def shield(t: Layout, card: int, ask: Any) -> None:
    """A card is immune to all for which ask(t, card, source) holds."""
    t.shields[card] = (*t.shields.get(card, ()), ask)


def in_force(t: Layout, cards: list[int], hits: list[list[int]], already: list[int]) -> list[int]:
    """Which of the cards that make others blank do so, by their place in the list: those that are not blank."""
    left = [i for i in range(len(cards)) if cards[i] not in already]
    if not any(cards[i] in hits[j] for i in left for j in left if i != j):
        return left
    found = []
    while left:
        free = [i for i in left if not any(j != i and cards[i] in hits[j] for j in left)]
        if not free:
            rivals = circle(left, cards, hits)
            order = t.precedence
            if any(cards[i] not in order for i in rivals):
                t.conflict = [cards[i] for i in rivals]
                free = rivals[:1]  # until it is decided
            else:
                free = [min(rivals, key=lambda i: t.precedence.index(cards[i]))]
        for i in free:
            found.append(i)
            left = [j for j in left if j != i and cards[j] not in hits[i]]
    return found


def circle(left: list[int], cards: list[int], hits: list[list[int]]) -> list[int]:
    """Those of which each makes another one blank and is made blank by another one."""
    while True:
        rest = [i for i in left if any(j != i and cards[j] in hits[i] for j in left)]
        if len(rest) == len(left):
            return left
        left = rest
