"""The plot phase."""

from __future__ import annotations

from typing import Any

import pytest

from cards2e.rules.lessons import BELL, QUIET, taught
from cards2e.thrones import do, lay, player, prompt
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cards2e.writing import gains_gold, reaction

TWO = ["a_noble_cause", "the_winds_of_winter"]


@pytest.mark.rule("R-C2-plot-01")
@pytest.mark.rule("R-C2-plot-02")
@pytest.mark.rule("R-C2-plot-03")
@pytest.mark.rule("R-C2-plot-04")
@pytest.mark.rule("R-C2-plot-05")
@pytest.mark.rule("R-C2-plot-06")
def test_chosen_in_secret_and_revealed_together() -> None:
    seat = {"plot": "sneak_attack", "used": ["summons"], "plots": TWO}
    t = lay(seat, seat, seat, phase="plot")
    assert len(t.waiting) == 3, "all choose at the same time"
    do(t, "1 plot the_winds_of_winter", "0 plot a_noble_cause")
    assert list(t.waiting) == [2], "until all have chosen"
    for viewer in (0, 2, None):
        hidden = player(t, 1, viewer)
        assert hidden["has_chosen"] and hidden["chosen"] is None and hidden["plot"] == "sneak_attack.1a"
        assert hidden["plots_size"] == 1
    assert player(t, 1, 1)["chosen"] == "the_winds_of_winter"
    do(t, "2 plot a_noble_cause")
    assert [player(t, s)["plot"].partition(".")[0] for s in range(3)] == [TWO[0], TWO[1], TWO[0]]
    assert player(t, 0)["used"] == ["summons.0a", "sneak_attack.0a"]


@pytest.mark.rule("R-C2-plot-07")
@pytest.mark.rule("R-C2-plot-11")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_initiative_then_the_first_player_then_revealed_abilities(first: int) -> None:
    t = lay({"plots": ["sneak_attack"]}, {"plots": ["calm_over_westeros"]}, {}, phase="plot")
    assert prompt(t) == "first-player" and t.waiting == (0,)
    do(t, f"0 player seat_{first}")
    assert t.view(None)["table"]["first"] == first, "any player"
    assert prompt(t) == "choose" and t.waiting == (1,)


@pytest.mark.rule("R-C2-plot-08")
def test_modifiers_count_for_initiative() -> None:
    """8 against 7, and two navigators."""
    t = lay(
        {"plots": ["a_storm_of_swords"]},
        {"plots": ["naval_superiority"], "play": ["salty_navigator", "salty_navigator"]},
        phase="plot",
    )
    assert prompt(t) == "first-player" and t.waiting == (1,)


@pytest.mark.rule("R-C2-plot-09")
def test_the_least_power_wins_a_tie() -> None:
    one = {"power": 3}
    two = {"power": 1, "play": ["robb_stark"]}
    t = lay(one, two, {"power": 4}, phase="plot", cards={"robb_stark.1a": {"power": 1}})
    assert prompt(t) == "first-player" and t.waiting == (1,)
    t = lay(one, two, {"power": 4}, phase="plot", cards={"robb_stark.1a": {"power": 3}})
    assert t.waiting == (0,), "total power"


@pytest.mark.rule("R-C2-plot-10")
def test_chance_breaks_a_double_tie() -> None:
    winners = []
    for number in range(40):
        t = lay({}, {}, {"power": 1}, phase="plot", seed=number)
        winners.append(t.waiting[0])
    assert {w: winners.count(w) > 8 for w in set(winners)} == {0: True, 1: True}


@pytest.mark.rule("R-C2-plot-12")
def test_the_first_player_stays_until_the_next_is_chosen() -> None:
    with taught("the_iron_throne", BELL):
        seat = {"play": ["the_iron_throne"], "deck": QUIET}
        t = lay({**seat, "plots": ["sneak_attack"]}, seat, phase="plot", round=0)
        do(t, "0 player seat_1")
        while t.view(None)["table"]["round"] == 1:
            assert t.view(None)["table"]["first"] == 1
            do(t, f"{t.waiting[0]} pass")
        assert prompt(t) == "first-player" and t.view(None)["table"]["first"] == 1, "also while plots are revealed"


@pytest.mark.rule("R-C2-plot-17")
@pytest.mark.rule("R-C2-plot-18")
def test_the_used_pile_comes_back_after_the_last_plot() -> None:
    t = lay(
        {"plots": ["calm_over_westeros"], "used": ["summons"], "plot": "taxation"},
        {"plots": TWO, "plot": "taxation"},
        phase="plot",
    )
    do(t, "1 plot the_winds_of_winter", "1 player seat_0")
    assert prompt(t) == "choose" and player(t, 0)["plots_size"] == 0, "not before the revealed abilities are done"
    assert player(t, 0)["used"] == ["summons.0a", "taxation.0a"]
    do(t, "0 name power")
    assert player(t, 0, 0)["plots"] == ["summons", "taxation"] and player(t, 0)["used"] == []
    assert player(t, 0)["plot"] == "calm_over_westeros.0a", "it stays revealed"
    assert player(t, 1)["used"] == ["taxation.1a"], "his plot deck is not empty"


@pytest.mark.rule("R-C2-plot-19")
def test_reactions_to_the_reveal_come_last() -> None:
    with taught("the_iron_throne", reaction(kinds.PLOT_REVEALED, gains_gold(1))):
        t = lay({"plots": ["calm_over_westeros"], "play": ["the_iron_throne"]}, {}, phase="plot")
        t.choose(t.waiting[0], "player seat_0")
        assert prompt(t) == "choose"
        do(t, "0 name power")
        assert prompt(t) == "react" and player(t, 0)["plots_size"] == 1, "the refill is done as well"


@pytest.mark.rule("R-C2-plot-20")
def test_the_four_values() -> None:
    t = lay({"plot": "sneak_attack", "hand": ["burned_men"], "gold": 2}, {})
    assert player(t, 0)["plot_values"] == {"gold": 5, "initiative": 11, "claim": 2, "reserve": 5}


@pytest.mark.rule("R-C2-plot-21")
def test_a_plot_is_in_one_place() -> None:
    seat: dict[str, Any] = {"plots": ["sneak_attack", "taxation", "a_clash_of_kings"], "deck": QUIET * 3}
    t = lay(seat, seat, phase="plot")
    for _ in range(12):
        entry = player(t, 0, 0)
        chosen = [] if entry["chosen"] is None else [entry["chosen"]]
        lying = [*entry["plots"], *chosen, *(p.partition(".")[0] for p in [entry["plot"], *entry["used"]])]
        assert sorted(lying) == ["a_clash_of_kings", "calling_the_banners", "sneak_attack", "taxation"]
        t.choose(t.waiting[0], t.ask(t.waiting[0]).choices[0])
