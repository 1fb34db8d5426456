"""Conditions of abilities, and when they may be used: `when=all_of(won, participating)`."""

from __future__ import annotations

from typing import Any

from smallcouncil.games.cardgame.abilities.ability import ABOUT_THIS_CARD, ABOUT_USER, USER_DEFENDS, Among, Test
from smallcouncil.games.cardgame.layout.prints import EVENT
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.table import CardTable
from smallcouncil.games.cardgame.writing.selectors import Filter

Use = Any  # smallcouncil.games.cardgame.abilities.initiate.Initiate


class AllOf:
    """Several conditions, all of which must hold."""

    __slots__ = ("tests",)

    def __init__(self, tests: tuple[Test, ...]) -> None:
        self.tests = tests

    def __call__(self, t: CardTable, u: Use) -> bool:
        for test in self.tests:  # noqa: SIM110 (a generator costs as much as the tests)
            if not test(t, u):
                return False
        return True


class ChallengeIs:
    """The challenge under way is of one of these types."""

    __slots__ = ("types",)

    def __init__(self, types: tuple[int, ...]) -> None:
        self.types = types

    def __call__(self, t: CardTable, u: Use) -> bool:
        return t.type in self.types


def all_of(*tests: Test) -> Test:
    return AllOf(tests)


def any_of(*tests: Test) -> Test:
    return lambda t, u: any(test(t, u) for test in tests)


def there_are(among: Among, count: int = 1) -> Test:
    """There is something, or so much at least, in a list of cards or of seats."""
    return lambda t, u: len(among(t, u)) >= count


def about(*filters: Filter) -> Test:
    """The fact is about a card that passes all filters: `about(are_characters, are_yours)`."""
    return lambda t, u: all(fits(t, u, u.subject) for fits in filters)


def is_me(t: CardTable, u: Use) -> bool:
    """The fact is about this card."""
    return bool(u.subject == u.card)


def is_bearer(t: CardTable, u: Use) -> bool:
    """The fact is about the card that this one is attached to."""
    return bool(u.subject == t.host[u.card])


def you(t: CardTable, u: Use) -> bool:
    """The fact is about the user of the ability: he won, lost, gained ..."""
    return bool(u.player == u.seat)


def is_yours(t: CardTable, u: Use) -> bool:
    """This card belongs to who uses it: nobody took it over."""
    return bool(t.box.owner[u.card] == u.seat)


def an_opponent(t: CardTable, u: Use) -> bool:
    return t.is_opponent(u.seat, u.player)


def is_event(t: CardTable, u: Use) -> bool:
    """The fact is about an event."""
    return bool(t.box.type[u.subject] == EVENT)


def kneels(t: CardTable, u: Use) -> bool:
    return bool(t.kneeling[u.card])


def stands(t: CardTable, u: Use) -> bool:
    return not t.kneeling[u.card]


def bearer_kneels(t: CardTable, u: Use) -> bool:
    return bool(t.kneeling[t.host[u.card]])


def participating(t: CardTable, u: Use) -> bool:
    return t.participates(u.card)


def attacking(t: CardTable, u: Use) -> bool:
    return t.is_attacking(u.card)


def bearer_participates(t: CardTable, u: Use) -> bool:
    return t.participates(t.host[u.card])


def bearer_attacks(t: CardTable, u: Use) -> bool:
    return t.is_attacking(t.host[u.card])


def won(t: CardTable, u: Use) -> bool:
    """You won; for CHALLENGE_WON."""
    return bool(u.player == u.seat)


def won_type(*types: int) -> Test:
    return all_of(won, challenge_is(*types))


def won_unopposed(t: CardTable, u: Use) -> bool:
    return bool(u.player == u.seat and t.unopposed)


def unopposed(t: CardTable, u: Use) -> bool:
    return bool(t.unopposed)


def won_attacking(t: CardTable, u: Use) -> bool:
    return bool(u.player == u.seat == t.attacker)


def won_defending(t: CardTable, u: Use) -> bool:
    return bool(u.player == u.seat == t.defender)


def won_by(margin: int) -> Test:
    return all_of(won, lambda t, u: t.margin >= margin)


def lost_defending(t: CardTable, u: Use) -> bool:
    return bool(u.player == u.seat == t.defender)


def you_defend(t: CardTable, u: Use) -> bool:
    """You are the one who is attacked, or defends for him."""
    return bool(u.seat == t.defender)


def challenge_is_on(t: CardTable, u: Use) -> bool:
    return t.type >= 0


def challenge_is(*types: int) -> Test:
    return ChallengeIs(types)


def phase_is(phase: int) -> Test:
    """For PHASE_BEGAN and PHASE_ENDS."""
    return lambda t, u: u.value == phase


def you_are_first(t: CardTable, u: Use) -> bool:
    return bool(t.first == u.seat)


def you_are_not_first(t: CardTable, u: Use) -> bool:
    return bool(t.first != u.seat)


def marshaled_this(t: CardTable, u: Use) -> bool:
    return bool(u.subject == u.card and u.value == kinds.MARSHALED)


def ambushed_this(t: CardTable, u: Use) -> bool:
    return bool(u.subject == u.card and u.value == kinds.AMBUSHED)


# Conditions that never hold unless the fact is about the card itself, or about its user.
ABOUT: dict[Any, int] = {
    **dict.fromkeys((is_me, marshaled_this, ambushed_this), ABOUT_THIS_CARD),
    **dict.fromkeys((you, won, won_unopposed, won_attacking, won_defending, lost_defending), ABOUT_USER),
    you_defend: USER_DEFENDS,
}


def whom_about(test: object) -> int:
    """Whom a fact must be about for a condition to hold, if that can be told from the condition alone; 0: anybody."""
    if isinstance(test, AllOf):
        for part in test.tests:
            about_whom = whom_about(part)
            if about_whom:
                return about_whom
    return ABOUT.get(test, 0)


# Conditions that hold only while a challenge is under way.
IN_CHALLENGE = (challenge_is_on, participating, attacking, bearer_participates, bearer_attacks)


def needs_challenge(test: object) -> bool:
    """Whether a condition holds only in a challenge, if that can be told from the condition alone."""
    if isinstance(test, AllOf):
        return any([needs_challenge(part) for part in test.tests])
    return isinstance(test, ChallengeIs) or test in IN_CHALLENGE
