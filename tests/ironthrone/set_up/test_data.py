"""A corrected card text is a change of data: the interpreter takes what the data says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from ironthrone.throne import asked, choices, meet, news, play, power, sees, war
from smallcouncil.games.ironthrone.effects.abilities import CARD_WINDOW, EFFECTS, LEADERS, POSSIBLE, WINDOWS, Effect
from smallcouncil.games.ironthrone.effects.needs import NEEDS
from smallcouncil.games.ironthrone.effects.operations import ACTS
from smallcouncil.games.ironthrone.effects.targets import CHARACTER_TARGETS, SEAT_TARGETS
from smallcouncil.games.ironthrone.facts import CHARACTERS, EFFECT_FACTS, EffectFact


@pytest.fixture
def texts() -> Iterator[None]:
    """Texts corrected by a test are as before after it."""
    effects, windows = EFFECTS[:], CARD_WINDOW[:]
    yield
    EFFECTS[:], CARD_WINDOW[:] = effects, windows


def correct(character: str, *, leader: bool, **text: Any) -> None:
    """Give a leader or a card another text, as an entry of the data file would."""
    place = CHARACTERS.index(character)
    number = place if leader else LEADERS + place
    fact = msgspec.convert({**msgspec.to_builtins(EFFECT_FACTS[number]), **text}, EffectFact)
    EFFECTS[number] = Effect(number, fact)
    if not leader:
        CARD_WINDOW[place] = WINDOWS.index(fact.window)


def test_all_operations_can_be_judged_and_carried_out() -> None:
    assert set(ACTS) == set(POSSIBLE)
    used = {op.op for fact in EFFECT_FACTS for op in fact.ops}
    assert used == set(ACTS)  # and nothing is there that no card needs


def test_all_names_of_the_vocabulary_are_used() -> None:
    targets = {name for fact in EFFECT_FACTS for op in fact.ops for name in (op.target, op.source) if name}
    assert set(CHARACTER_TARGETS) | set(SEAT_TARGETS) == targets
    assert {need for fact in EFFECT_FACTS for need in fact.needs} == set(NEEDS)


@pytest.mark.usefixtures("texts")
def test_another_number() -> None:
    correct("tywin_lannister", leader=False, ops=[{"op": "add_total", "amount": 9}])
    houses = {"lannister": {"hand": [*war("lannister", 5, 1), "tywin_lannister"]}, "stark": {"hand": war("stark", 12)}}
    table = meet("lannister tywin_lannister", "stark arya_stark", houses=houses)
    play(table, "lannister lay lannister_war_5", "lannister play tywin_lannister")
    assert news(table, "totals")[0]["challenger"] == 5 + 4 + 9


@pytest.mark.usefixtures("texts")
def test_another_window_and_two_operations() -> None:
    ops = [
        {"op": "remove_power", "target": "each_opposing_participant", "n": 1, "to": "box"},
        {"op": "draw", "n": 3},
    ]
    correct("tywin_lannister", leader=False, window="encounter_start", results=["any"], ops=ops)
    houses = {"lannister": {"hand": [*war("lannister", 5), "tywin_lannister"]}, "stark": {"hand": war("stark", 12, 1)}}
    table = meet("lannister tywin_lannister", "stark arya_stark", houses=houses)
    assert choices(table, "lannister") == ["pass", "play tywin_lannister"]
    play(table, "lannister play tywin_lannister")
    assert power(table, "arya_stark") == 3 and sees(table, "stark")["sheet"] == 4
    assert table.view(None)["table"]["box"] == 1
    assert sees(table, "lannister")["hand_size"] == 4


@pytest.mark.usefixtures("texts")
def test_a_leader_acts_once_even_if_the_window_starts_over() -> None:
    text = {"window": "after_reveal", "needs": [], "ops": [{"op": "card_value", "change": "halve_up"}]}
    correct("joffrey_baratheon", leader=True, limit="turn", results=["war"], **text)
    houses = {"lannister": {"hand": war("lannister", 5, 1)}, "stark": {"hand": war("stark", 12)}}
    table = meet("lannister jaime_lannister", "stark arya_stark", houses=houses)
    play(table, "lannister lay lannister_war_5")
    assert asked(table) == ["lannister window.leader"]
    play(table, "lannister use cruelty")
    assert news(table, "totals")[0]["defender"] == 6 + 4
