"""The words in which cards are written. See docs/cards.md.

Every function of an ability takes the table `t` and the use `u`: who uses it (`u.seat`), the card (`u.card`), the
fact that it answers (`u.kind`, `u.subject`, `u.player`, `u.value`), and what was chosen (`u.paid`, `u.targets`,
`u.picks`, `u.x`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from smallcouncil.games.cardgame import averting, kinds
from smallcouncil.games.cardgame.ability import (
    FACTION_CARD,
    THIS_CARD,
    Ability,
    Among,
    Choose,
    Constant,
    Cost,
    Part,
    Test,
)
from smallcouncil.games.cardgame.prints import (
    FORCED_INTERRUPT,
    FORCED_REACTION,
    INTERRUPT,
    REACTION,
    WOULD,
)
from smallcouncil.games.cardgame.zones import DISCARD, HAND, OUT
from smallcouncil.games.cards2e.facts import BY_ID
from smallcouncil.games.cards2e.play import may_enter
from smallcouncil.games.cards2e.state import ThronesTable

Use = Any  # smallcouncil.games.cardgame.initiate.Initiate
Table = ThronesTable
Effect = Part | tuple[Part, ...]


def card(card_id: str, *declared: Ability | Constant, reads_piles: bool = False) -> None:
    """What a card does: its triggered abilities, actions and constant abilities, in the order of its text.

    `reads_piles`: it looks at the order of a discard or dead pile, so that owners are asked for it.
    """
    printed = BY_ID[card_id]
    printed.reads_piles |= reads_piles
    for part in declared:
        if isinstance(part, Constant):
            printed.constants.append(part)
            printed.sets_values |= part.sets
        else:
            printed.give(part)


def parts(effect: Effect) -> tuple[Part, ...]:
    return effect if isinstance(effect, tuple) else (effect,)


# ---------------------------------------------------------------------- kinds of abilities


def action(effect: Effect, *, phase: int = -1, **more: Any) -> Ability:
    """An action; `phase`: a phase action."""
    return Ability(is_action=True, phases=1 << phase if phase >= 0 else -1, effect=parts(effect), **more)


def answer(timing: int, on: int | tuple[int, ...], effect: Effect, **more: Any) -> Ability:
    return Ability(timing=timing, kinds=on if isinstance(on, tuple) else (on,), effect=parts(effect), **more)


def reaction(on: int | tuple[int, ...], effect: Effect, **more: Any) -> Ability:
    return answer(REACTION, on, effect, **more)


def forced_reaction(on: int | tuple[int, ...], effect: Effect, **more: Any) -> Ability:
    return answer(FORCED_REACTION, on, effect, **more)


def interrupt(on: int | tuple[int, ...], effect: Effect, **more: Any) -> Ability:
    return answer(INTERRUPT, on, effect, **more)


def forced_interrupt(on: int | tuple[int, ...], effect: Effect, **more: Any) -> Ability:
    return answer(FORCED_INTERRUPT, on, effect, **more)


def would_save(on: int | tuple[int, ...], effect: Effect = averting.save, **more: Any) -> Ability:
    return answer(WOULD, on, effect, saves=True, **more)


def would_cancel(**more: Any) -> Ability:
    """Cancels the effects of an ability as they initiate; `when` says whose and which."""
    return answer(WOULD, kinds.EFFECTS_INITIATE, averting.cancel, **more)


def when_revealed(effect: Effect, **more: Any) -> Ability:
    return Ability(kinds=(kinds.WHEN_REVEALED,), effect=parts(effect), **more)


# ---------------------------------------------------------------------- conditions


def all_of(*tests: Test) -> Test:
    return lambda t, u: all(test(t, u) for test in tests)


def is_me(t: Table, u: Use) -> bool:
    """The fact is about this card."""
    return bool(u.subject == u.card)


def you(t: Table, u: Use) -> bool:
    """The fact is about the user of the ability: he won, lost, gained ..."""
    return bool(u.player == u.seat)


def an_opponent(t: Table, u: Use) -> bool:
    return bool(u.player != u.seat)


def kneels(t: Table, u: Use) -> bool:
    return bool(t.kneeling[u.card])


def participating(t: Table, u: Use) -> bool:
    return t.participates(u.card)


def attacking(t: Table, u: Use) -> bool:
    return t.is_attacking(u.card)


def bearer_participates(t: Table, u: Use) -> bool:
    return t.participates(t.host[u.card])


def won(t: Table, u: Use) -> bool:
    """You won; for CHALLENGE_WON."""
    return bool(u.player == u.seat)


def won_type(*types: int) -> Test:
    return lambda t, u: u.player == u.seat and t.type in types


def won_unopposed(t: Table, u: Use) -> bool:
    return bool(u.player == u.seat and t.unopposed)


def won_attacking(t: Table, u: Use) -> bool:
    return bool(u.player == u.seat == t.attacker)


def won_by(margin: int) -> Test:
    return lambda t, u: u.player == u.seat and t.margin >= margin


def lost_defending(t: Table, u: Use) -> bool:
    return bool(u.player == u.seat == t.defender)


def phase_is(phase: int) -> Test:
    """For PHASE_BEGAN and PHASE_ENDS."""
    return lambda t, u: u.value == phase


def you_are_first(t: Table, u: Use) -> bool:
    return bool(t.first == u.seat)


def challenge_is_on(t: Table, u: Use) -> bool:
    return t.type >= 0


def marshaled_this(t: Table, u: Use) -> bool:
    return bool(u.subject == u.card and u.value == kinds.MARSHALED)


def ambushed_this(t: Table, u: Use) -> bool:
    return bool(u.subject == u.card and u.value == kinds.AMBUSHED)


# ---------------------------------------------------------------------- costs


def kneels_for_it(t: Table, card: int) -> list[int]:
    return [kinds.KNELT, card, t.control[card], 0, kinds.PENDING]


def leaves_for_it(t: Table, kind: int, card: int, zone: int) -> list[int]:
    return [kind, card, t.control[card], zone, kinds.PENDING]


KNEEL_THIS = Cost(kneels=THIS_CARD, facts=lambda t, u: kneels_for_it(t, u.card))
KNEEL_FACTION = Cost(kneels=FACTION_CARD, facts=lambda t, u: kneels_for_it(t, t.house[u.seat]))
SACRIFICE_THIS = Cost(facts=lambda t, u: leaves_for_it(t, kinds.SACRIFICED, u.card, DISCARD))
RETURN_THIS = Cost(facts=lambda t, u: leaves_for_it(t, kinds.RETURNED, u.card, HAND))
REMOVE_THIS = Cost(facts=lambda t, u: leaves_for_it(t, kinds.REMOVED, u.card, OUT))


def pay(gold: int) -> Cost:
    return Cost(gold=gold)


def kneel_one(among: Among) -> Cost:
    """Kneel a card of yours; `among` gives the standing ones that fit."""
    return Cost(choose=Choose(among), facts=lambda t, u: kneels_for_it(t, u.paid[0]))


def discard_one(among: Among) -> Cost:
    """Discard a card of your hand; `among` gives those that fit."""
    return Cost(
        choose=Choose(among),
        facts=lambda t, u: [kinds.HAND_DISCARDED, u.paid[0], t.box.owner[u.paid[0]], DISCARD, kinds.PENDING],
    )


# ---------------------------------------------------------------------- what is chosen


def choose(among: Among, **more: Any) -> Choose:
    return Choose(among, **more)


def characters(test: Callable[[Any, Any, int], object] | None = None) -> Among:
    """Characters in play, any player's, that fit test(t, u, card)."""
    if test is None:
        return lambda t, u: t.all_characters()
    return lambda t, u: [c for c in t.all_characters() if test(t, u, c)]


def in_play(kind: int | tuple[int, ...], test: Callable[[Any, Any, int], object] | None = None) -> Among:
    """Cards of a type in play, or of several, any player's, that fit: the test goes with each of the types."""
    kinds_of_card = kind if isinstance(kind, tuple) else (kind,)

    def among(t: Table, u: Use) -> list[int]:
        found = [c for k in kinds_of_card for c in t.all_of_type(k)]
        return found if test is None else [c for c in found if test(t, u, c)]

    return among


def unique(t: Table, u: Use, c: int) -> bool:
    return bool(t.box.printed[c].unique)


def one_of_each(ones: Among, others: Among) -> Choose:
    """Two targets, one on either side: to swap them needs both."""

    def other_side(t: Table, u: Use, chosen: list[int], c: int) -> bool:
        return not chosen or (chosen[0] in ones(t, u)) != (c in ones(t, u))

    return Choose(lambda t, u: [*ones(t, u), *others(t, u)], lo=2, hi=2, fit=other_side)


def standing_characters(t: Table, u: Use) -> list[int]:
    return [c for c in t.all_characters() if not t.kneeling[c]]


def kneeling_characters(t: Table, u: Use) -> list[int]:
    return [c for c in t.all_characters() if t.kneeling[c]]


def losers_characters(t: Table, u: Use) -> list[int]:
    return t.characters(t.loser)


def opponents(t: Table, u: Use) -> list[int]:
    return t.opponents(u.seat)


def enterable(piles: Among, test: Callable[[Any, Any, int], object]) -> Among:
    """Cards of some piles that fit and may enter play under your control."""
    return lambda t, u: [c for c in piles(t, u) if test(t, u, c) and may_enter(t, u.seat, c)]


def enterable_from_hand(test: Callable[[Any, Any, int], object]) -> Among:
    return enterable(lambda t, u: t.hands[u.seat], test)
