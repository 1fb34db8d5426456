"""Current values: plus and minus, then times, rounded up; set values win; nothing below zero."""

from __future__ import annotations

import pytest

from cards2e.thrones import lay
from smallcouncil.games.cardgame.effects.lasting import UNTIL_PHASE, last
from smallcouncil.games.cardgame.layout.prints import INTRIGUE, MILITARY
from smallcouncil.games.cardgame.layout.zones import DISCARD
from smallcouncil.games.cardgame.values.current import (
    VALUES,
    Lasting,
    add_strength,
    gain_icon,
    multiply_strength,
    set_strength,
)
from smallcouncil.games.cards2e.edition import EDITION
from smallcouncil.games.cards2e.state import ThronesTable

PLUS = EDITION.lasting_effect("test-plus", VALUES, apply=lambda t, e: add_strength(t, e[2], e[3]))
HALVED = EDITION.lasting_effect("test-halved", VALUES, apply=lambda t, e: multiply_strength(t, e[2], 1, 2))
SET = EDITION.lasting_effect("test-set", VALUES, apply=lambda t, e: set_strength(t, e[2], e[3]))
ICON = EDITION.lasting_effect("test-icon", VALUES, apply=lambda t, e: gain_icon(t, e[2], e[3] // 8, e[3] % 8 - 4))


def knight(*changes: tuple[Lasting, int]) -> tuple[ThronesTable, int]:
    """A knight of strength 2, with lasting effects on him."""
    t = lay({"play": ["tumblestone_knight", "robb_stark"]}, {})
    card = t.box.by_name["tumblestone_knight.0a"]
    for kind, value in changes:
        last(t, kind, UNTIL_PHASE, subject=card, value=value)
    return t, card


@pytest.mark.rule("R-C2-modifier-02")
@pytest.mark.rule("R-C2-modifier-03")
@pytest.mark.parametrize("changes", [((HALVED, 0), (PLUS, 3)), ((PLUS, 3), (HALVED, 0))])
def test_plus_before_times_and_round_up(changes: tuple[tuple[Lasting, int], ...]) -> None:
    t, card = knight(*changes)
    assert t.strength_of(card) == 3


@pytest.mark.rule("R-C2-modifier-04")
@pytest.mark.rule("R-C2-modifier-05")
def test_the_last_set_value_wins() -> None:
    t, card = knight((SET, 1), (SET, 4), (PLUS, 3))
    assert t.strength_of(card) == 4


@pytest.mark.rule("R-C2-modifier-06")
@pytest.mark.rule("R-C2-modifier-07")
def test_nothing_below_zero_but_the_rest_is_remembered() -> None:
    t, card = knight((PLUS, -5))
    assert t.strength_of(card) == 0
    last(t, PLUS, UNTIL_PHASE, subject=card, value=4)
    assert t.strength_of(card) == 1


def test_icons_are_counted_by_source() -> None:
    lose, gain = MILITARY * 8 + 3, MILITARY * 8 + 5
    t, card = knight((ICON, gain), (ICON, lose))
    assert t.has_icon(card, MILITARY)
    t, card = knight((ICON, lose))
    assert not t.has_icon(card, MILITARY) and not t.has_icon(card, INTRIGUE)


@pytest.mark.rule("R-C2-leave-04")
def test_effects_on_a_card_end_when_it_leaves() -> None:
    t, card = knight((PLUS, 2))
    t.leave(card, DISCARD)
    assert t.lasting == []
