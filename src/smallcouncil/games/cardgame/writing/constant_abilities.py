"""The words for constant abilities, which hold as long as their card is in play. See docs/cards.md.

Their functions take the table `t` and the card `c` whose ability it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from smallcouncil.games.cardgame.abilities.ability import Constant
from smallcouncil.games.cardgame.layout.prints import EVENT
from smallcouncil.games.cardgame.table import CardTable
from smallcouncil.games.cardgame.values.current import (
    BLANK,
    IMMUNE,
    JOIN,
    TRAITS,
    VALUES,
    VALUES_BY_ICONS,
    add_strength,
    bar_attachments,
    gain_icon,
    gain_keyword,
    gain_trait,
    make_blank,
    set_strength,
)
from smallcouncil.games.cardgame.writing.selectors import Filter


def values(apply: Callable[[Any, int], None], reads: int = -1) -> Constant:
    """Changes strength, icons, keywords or traits of cards in play."""
    return Constant(VALUES, apply=apply, reads=reads)


def values_by_icons(apply: Callable[[Any, int], None], reads: int = -1) -> Constant:
    """Changes strength or keywords of cards, and depends on the icons that cards have now."""
    return Constant(VALUES_BY_ICONS, apply=apply, reads=reads)


def strength(amount: Callable[[Any, int], int], reads: int = -1) -> Constant:
    """The card itself gets so much strength."""
    return Constant(VALUES, apply=lambda t, c: add_strength(t, c, amount(t, c)), reads=reads)


def strength_while(amount: int, when: Callable[[Any, int], object], reads: int = -1) -> Constant:
    """The card itself gets so much strength while a condition holds."""

    def apply(t: CardTable, c: int) -> None:
        if when(t, c):
            add_strength(t, c, amount)

    return Constant(VALUES, apply=apply, reads=reads)


def strength_per(*filters: Filter, reads: int = 0) -> Constant:
    """The card itself gets 1 strength for each card of its controller in play that passes the filters."""

    def apply(t: CardTable, c: int) -> None:
        add_strength(t, c, sum(1 for o in t.plays[t.control[c]] if passes(t, o, filters)))

    return Constant(VALUES, apply=apply, reads=reads)


def yours_get_strength(amount: int, *filters: Filter, reads: int = 0) -> Constant:
    """The characters of its controller that pass the filters get so much strength."""

    def apply(t: CardTable, c: int) -> None:
        for other in t.characters(t.control[c]):
            if passes(t, other, filters):
                add_strength(t, other, amount)

    return Constant(VALUES, apply=apply, reads=reads)


def yours_have_keyword(keyword: int, *filters: Filter, reads: int = 0) -> Constant:
    """The characters of its controller that pass the filters have a keyword."""

    def apply(t: CardTable, c: int) -> None:
        for other in t.characters(t.control[c]):
            if passes(t, other, filters):
                gain_keyword(t, other, keyword)

    return Constant(VALUES, apply=apply, reads=reads)


def passes(t: CardTable, card: int, filters: tuple[Filter, ...]) -> bool:
    """For constant abilities, which nobody uses: filters that look at the card alone."""
    for fits in filters:  # noqa: SIM110 (a generator costs more than most filters)
        if not fits(t, None, card):
            return False
    return True


def own_icon(icon: int, when: Callable[[Any, int], object], reads: int = -1, *, near: bool = False) -> Constant:
    """The card itself has an icon more while a condition holds."""

    def apply(t: CardTable, c: int) -> None:
        if when(t, c):
            gain_icon(t, c, icon)

    return Constant(VALUES, apply=apply, reads=reads, near=near)


def bearer_strength(amount: int) -> Constant:
    return Constant(VALUES, apply=lambda t, c: add_strength(t, t.host[c], amount), reads=0, near=True)


def bearer_icon(icon: int, title: int = -1) -> Constant:
    """The attached character has an icon more (only if it has that title, by number)."""

    def apply(t: CardTable, c: int) -> None:
        if title < 0 or t.box.what[t.host[c]] == title:
            gain_icon(t, t.host[c], icon)

    return Constant(VALUES, apply=apply, reads=0, near=True)


def bearer_keyword(keyword: int, title: int = -1) -> Constant:

    def apply(t: CardTable, c: int) -> None:
        if title < 0 or t.box.what[t.host[c]] == title:
            gain_keyword(t, t.host[c], keyword)

    return Constant(VALUES, apply=apply, reads=0, near=True)


def blanks(which: Callable[[Any, int], list[int]], reads: int = 0) -> Constant:
    """Cards whose printed text box is treated as blank except for traits."""

    def apply(t: CardTable, c: int) -> None:
        for card in which(t, c):
            make_blank(t, card)

    return Constant(BLANK, apply=apply, reads=reads, near=which in NEAR)


def immune(to: Callable[[Any, int, int], bool]) -> Constant:
    """The card can be neither chosen nor affected by the effects of cards for which to(t, card, source) holds.

    It may still be used to pay costs. What lies on it, its tokens, duplicates and own abilities are not immune.
    """
    return Constant(IMMUNE, ask=lambda t, c, source: int(to(t, c, source)), reads=0, near=True)


def shields(which: Callable[[Any, int], list[int]], to: Callable[[Any, int, int], bool], reads: int = 0) -> Constant:
    """Other cards are immune as long as this one is there: to(t, shielded card, source)."""
    return Constant(IMMUNE, ask=lambda t, c, source: int(to(t, c, source)), reads=reads, whom=which)


def event_effects(t: CardTable, c: int, source: int) -> bool:
    return bool(t.box.type[source] == EVENT)


def gives_traits(which: Callable[[Any, int], list[int]], traits: int, reads: int = 0) -> Constant:
    """Cards that have traits besides the printed ones."""

    def apply(t: CardTable, c: int) -> None:
        for card in which(t, c):
            gain_trait(t, card, traits)

    return Constant(TRAITS, apply=apply, reads=reads, near=which in NEAR)


def sets_strength(which: Callable[[Any, int], list[int]], value: int, reads: int = 0) -> Constant:
    """Cards whose strength is a set value, whatever else would change it."""

    def apply(t: CardTable, c: int) -> None:
        for card in which(t, c):
            set_strength(t, card, value, t.arrivals.get(c, 0))

    return Constant(VALUES, apply=apply, reads=reads, near=which in NEAR, sets=True)


def bars(which: Callable[[Any, int], list[int]], traits: int, *, all_others: bool = False) -> Constant:
    """Cards that may not bear attachments with one of these traits (or only such)."""

    def apply(t: CardTable, c: int) -> None:
        for card in which(t, c):
            bar_attachments(t, card, traits, all_others=all_others)

    return Constant(VALUES, apply=apply, reads=0)


def rule(modifier: int, ask: Callable[..., int], reads: int = 0) -> Constant:
    """Changes a modifier of the rules (see the edition's modifiers.py): ask(t, card, ...) gives what it adds."""
    return Constant(modifier, ask=ask, reads=reads)


# What rules ask, for `rule(modifiers.INCOME, for_you(2))`.


def for_you(amount: int = 1) -> Callable[..., int]:
    """So much for the controller of the card; of questions about a seat."""
    return lambda t, c, seat, *more: amount if t.control[c] == seat else 0


def in_your(kind: int, amount: int = 1) -> Callable[[Any, int, int], int]:
    """So much for the controller of the card in challenges of a type."""
    return lambda t, c, seat: amount if t.control[c] == seat and t.type == kind else 0


def of_yours(kind: int) -> Callable[[Any, int, int, int], int]:
    """One for the controller of the card, of challenges of a type: ALLOWANCE."""
    return lambda t, c, seat, asked: int(t.control[c] == seat and asked == kind)


def always(t: CardTable, c: int, *asked: int) -> int:
    """For everybody, and whatever is asked."""
    return 1


def this_card(t: CardTable, c: int, other: int) -> int:
    """For the card itself; of questions about a card."""
    return int(other == c)


def this_card_while(when: Callable[[Any, int], object]) -> Callable[[Any, int, int], int]:
    """For the card itself while a condition holds."""
    return lambda t, c, other: int(other == c and bool(when(t, c)))


def its_bearer(t: CardTable, c: int, other: int) -> int:
    """For the card that this one is attached to; of questions about a card."""
    return int(other == t.host[c])


def to_attack(when: Callable[[Any, int], object]) -> Callable[[Any, int, int, int], int]:
    """For the card itself as attacker, while a condition holds; of questions about declaring: STAYS_STANDING."""
    return lambda t, c, other, attacking: int(other == c and bool(attacking) and bool(when(t, c)))


def to_defend(when: Callable[[Any, int], object] = always) -> Callable[[Any, int, int, int], int]:
    """For the card itself as defender."""
    return lambda t, c, other, attacking: int(other == c and not attacking and bool(when(t, c)))


def in_challenge(kind: int) -> Callable[[Any, int], bool]:
    """A condition: the challenge under way is of a type."""
    return lambda t, c: bool(t.type == kind)


def is_defending(t: CardTable, c: int) -> bool:
    """A condition: the card defends."""
    return t.is_defending(c)


def beside_title(number: int) -> Callable[[Any, int], bool]:
    """A condition: the controller of the card has one of that title in play, too."""
    return lambda t, c: bool(t.controls_title(t.control[c], number))


def itself(t: CardTable, c: int) -> list[int]:
    """The card: `gives_traits(itself, BOON)`."""
    return [c]


def bearer(t: CardTable, c: int) -> list[int]:
    """The card that this one is attached to: `blanks(bearer)`."""
    return [t.host[c]]


NEAR: tuple[Callable[[Any, int], list[int]], ...] = (itself, bearer)


def joins(when: Callable[[Any, int], object], reads: int = -1) -> Constant:
    """The card participates on the attacking side, without being declared, while a condition holds."""

    def apply(t: CardTable, c: int) -> None:
        if when(t, c):
            t.joined.append(c)

    return Constant(JOIN, apply=apply, reads=reads)
