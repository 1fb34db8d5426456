"""The kinds of abilities of this edition. Actions are those of the core: `action(effect, phase=CHALLENGES)`."""

from __future__ import annotations

from typing import Any

from smallcouncil.games.cardgame.abilities.ability import Ability, Cost, Test
from smallcouncil.games.cardgame.effects import prevention
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.occurrences.happening import Happening
from smallcouncil.games.cardgame.writing.conditions import all_of
from smallcouncil.games.cardgame.writing.kinds_of_abilities import Effect, answer, parts
from smallcouncil.games.cards1e.edition import CAME_OUT, CANCELS, PASSIVES, REPLACEMENTS, RESPONSES, RETREATS, SAVES
from smallcouncil.games.cards1e.leaving import USUAL
from smallcouncil.games.cards1e.state import LIMITED_RESPONSES, CouncilTable

On = int | tuple[int, ...]


def response(on: On, effect: Effect, **more: Any) -> Ability:
    """Optional, after something happened."""
    return answer(RESPONSES, on, effect, **more)


def no_limited_response_yet(t: CouncilTable, u: Any) -> bool:
    return not t.count(u.seat, LIMITED_RESPONSES)


COUNT_LIMITED_RESPONSE = Cost(pay=lambda t, u, paid: t.add(u.seat, LIMITED_RESPONSES))


def limited_response(on: On, effect: Effect, *, when: Test, costs: tuple[Cost, ...] = (), **more: Any) -> Ability:
    """A response of which each player may use one a round, over all cards."""
    return response(
        on, effect, when=all_of(no_limited_response_yet, when), costs=(*costs, COUNT_LIMITED_RESPONSE), **more
    )


def passive(on: On, effect: Effect, **more: Any) -> Ability:
    """It happens by itself, before responses, in the order of the first player."""
    return answer(PASSIVES, on, effect, **more)


def saves(on: On, effect: Effect = prevention.save, **more: Any) -> Ability:
    """A save: the card that the fact is about (`u.subject`) stays in play. More parts of the effect come after it."""
    return answer(SAVES, on, effect, saves=True, **more)


def cancels(effect: Effect = prevention.cancel, **more: Any) -> Ability:
    """Cancels the effect of an action or a response that is paid for: `u.subject` is its card, `u.player` its user."""
    return answer(CANCELS, kinds.EFFECTS_INITIATE, effect, **more)


def not_replaced(t: CouncilTable, u: Any) -> bool:
    """No replacement has been applied to the answered leaving of play."""
    above = t.stack[u.depth]
    assert isinstance(above, Happening)
    untouched = u.value == USUAL.get(u.kind, u.value) and above.facts[u.fact + kinds.VALUE] == u.value
    return untouched and u.fact not in (above.instead or ())[::3]


def instead(on: On, effect: Effect, *, when: Test, **more: Any) -> Ability:
    """A forced replacement, applied after saves: `replace_destination(t, u, zone)` or `replace(t, u, number)`."""
    return answer(REPLACEMENTS, on, effect, when=all_of(when, not_replaced), **more)


def retreat(on: On, effect: Effect, *, when: Test, **more: Any) -> Ability:
    """A replacement that its player may use."""
    return answer(RETREATS, on, effect, when=all_of(when, not_replaced), **more)


def when_revealed(effect: Effect, **more: Any) -> Ability:
    """Of plots."""
    return Ability(kinds=(kinds.WHEN_REVEALED,), effect=parts(effect), **more)


def out_of_shadows(effect: Effect, **more: Any) -> Ability:
    """What an event does as it comes out of the shadows."""
    return Ability(kinds=(CAME_OUT,), effect=parts(effect), **more)
