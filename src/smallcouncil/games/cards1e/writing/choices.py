"""Conditions and filters of this edition, besides those of the core."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from smallcouncil.games.cardgame.abilities.ability import Amount, Choose, Test
from smallcouncil.games.cardgame.layout.prints import ATTACHMENT
from smallcouncil.games.cardgame.layout.zones import DEAD, DISCARD, HAND, PLAY
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.writing.selectors import CHARACTERS, Cards, Filter, are_standing, choose_option
from smallcouncil.games.cards1e.costs import influence as ambush_cost
from smallcouncil.games.cards1e.edition import NO, SHADOWS, YES
from smallcouncil.games.cards1e.state import CouncilTable

Use = Any  # smallcouncil.games.cardgame.abilities.initiate.Initiate

# ---------------------------------------------------------------------- filters


def are_of(houses: int) -> Filter:
    """Cards of one of these houses, as bits."""
    return lambda t, u, c: t.is_of(c, houses)


def are_not_of(houses: int) -> Filter:
    return lambda t, u, c: not t.is_of(c, houses)


def have_crest(crests: int) -> Filter:
    """One of these crests, as bits."""
    return lambda t, u, c: t.has_crest(c, crests)


def lack_crest(crests: int) -> Filter:
    return lambda t, u, c: not t.has_crest(c, crests)


def have_keyword(keywords: int) -> Filter:
    """One of these keywords, as bits."""
    return lambda t, u, c: t.has_keyword(c, keywords)


def are_opponents(t: CouncilTable, u: Use, c: int) -> bool:
    """Controlled by an opponent (in two against two not by the partner)."""
    return t.is_opponent(u.seat, t.control[c])


def are_named(*names: int) -> Filter:
    """By name_of(...): versions of a unique card share their name."""
    return lambda t, u, c: t.box.name[c] in names


# Where a card lies right after it was killed or discarded: its text about that still works. Add `when=is_me`.
AFTERWARDS = (DEAD, DISCARD, HAND)

STANDING_CHARACTERS = CHARACTERS.that(are_standing)
YOUR_PLOTS = Cards(lambda t, u: t.plots[u.seat])
YOUR_SHADOWS = Cards(lambda t, u: t.own_piles[SHADOWS][u.seat])

# ---------------------------------------------------------------------- conditions


def may_draw(t: CouncilTable, u: Use) -> bool:
    """There is a card to draw, and the draw cap is not reached: for abilities that do nothing but draw."""
    return bool(t.decks[u.seat] and t.draws_left(u.seat))


def may_come_in(t: CouncilTable, u: Use) -> bool:
    """This card could enter play under your control."""
    return t.may_enter(u.seat, u.card)


def beside_name(name: int, less: int) -> Callable[[CouncilTable, int, int], int]:
    """So much less gold while a card of a name is in play, whoever controls it: OWN_COST."""
    return lambda t, c, seat: less if t.name_in_play(name) else 0


def played_this(t: CouncilTable, u: Use) -> bool:
    """This card was played from hand; for kinds.ENTERED."""
    return bool(u.subject == u.card and u.value == kinds.MARSHALED)


def was_played(t: CouncilTable, u: Use) -> bool:
    """A card was played from hand; for kinds.ENTERED."""
    return bool(u.value == kinds.MARSHALED)


def one_of_these_died(*names: int) -> Test:
    """A card of one of these names, perhaps this one; for kinds.KILLED, with zones=(PLAY, *AFTERWARDS)."""
    return lambda t, u: t.box.name[u.subject] in names and (t.zone[u.card] == PLAY or u.subject == u.card)


def attachment_was_played(t: CouncilTable, u: Use) -> bool:
    return bool(u.value == kinds.MARSHALED and t.type_of(u.subject) == ATTACHMENT)


def attacked_alone(t: CouncilTable, u: Use) -> bool:
    return t.participants(t.attacker) == [u.card]


def defended_alone(t: CouncilTable, u: Use) -> bool:
    return t.defenders == [u.card]


def more_than_one_opponent(t: CouncilTable, u: Use) -> bool:
    return len(t.opponents(u.seat)) > 1


def goes_to_dead_pile_of(whose: Test) -> Test:
    """The card of the fact has been put into somebody's dead pile: `whose(t, u)` looks at t.box.owner[u.subject]."""
    return lambda t, u: u.subject in t.deads[t.box.owner[u.subject]] and whose(t, u)


YES_OR_NO = choose_option(YES, NO)


def yes_or_no_of(who: Amount) -> Choose:
    """The same, for another player."""
    return choose_option(YES, NO, who=who)


__all__ = [
    "AFTERWARDS",
    "STANDING_CHARACTERS",
    "YES_OR_NO",
    "YOUR_PLOTS",
    "YOUR_SHADOWS",
    "ambush_cost",
    "are_named",
    "are_not_of",
    "are_of",
    "are_opponents",
    "attachment_was_played",
    "attacked_alone",
    "beside_name",
    "defended_alone",
    "goes_to_dead_pile_of",
    "have_crest",
    "have_keyword",
    "lack_crest",
    "may_come_in",
    "may_draw",
    "more_than_one_opponent",
    "one_of_these_died",
    "played_this",
    "was_played",
    "yes_or_no_of",
]
