"""Gold, power, victory, elimination, and the first player."""

from __future__ import annotations

import pytest

from cards2e.rules.lessons import BELL, QUIET, taught
from cards2e.thrones import attack, do, in_play, knelt, lay, player, prompt, seen, texts, until
from smallcouncil.games.cardgame.effects import basic as effects
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.occurrences.happening import happen
from smallcouncil.games.cards2e.state import ThronesTable
from smallcouncil.games.cards2e.writing import action, choose, draws, forced_reaction, gains_gold

STORM = "a_storm_of_swords"  # claim 1


@pytest.mark.rule("R-C2-gold-02")
@pytest.mark.rule("R-C2-gold-03")
@pytest.mark.rule("R-C2-gold-04")
def test_gold_comes_from_the_treasury_and_goes_back() -> None:
    t = lay({"hand": ["arya_stark", "ice"], "gold": 1}, {"gold": 2}, phase="marshaling")
    for viewer in (0, 1, None):
        assert [player(t, s, viewer)["gold"] for s in (0, 1)] == [4, 2], "three of income, open to all"
    do(t, "0 marshal arya_stark")
    assert [player(t, s)["gold"] for s in (0, 1)] == [1, 2], "spent gold goes to nobody"


@pytest.mark.rule("R-C2-victory-01")
@pytest.mark.rule("R-C2-victory-02")
@pytest.mark.rule("R-C2-victory-09")
def test_power_on_all_cards_counts() -> None:
    cards = {"robb_stark.0a": {"power": 5}, "lannisport.0a": {"power": 2}}
    t = lay({"play": ["robb_stark", "lannisport"], "power": 7}, {}, cards=cards)
    assert player(t, 0)["power"] == 14 and not t.over
    do(t, "0 challenge power seat_1")
    assert t.result is not None and t.result.winners == (0,) and t.result.scores == (15, 0)
    t = lay({"play": ["robb_stark"], "power": 8}, {"play": ["arya_stark"]}, cards={"robb_stark.0a": {"power": 6}})
    do(t, "0 challenge power seat_1", "1 defend arya_stark.1a", "0 all")
    assert t.result is not None and t.result.reason == "power" and player(t, 0)["faction_power"] == 8


@pytest.mark.rule("R-C2-victory-03")
@pytest.mark.rule("R-C2-victory-08")
def test_the_game_ends_at_once() -> None:
    t = lay({"play": ["robb_stark"], "power": 14}, {"power": 5})
    do(t, "0 challenge power seat_1")
    assert t.over and player(t, 0)["faction_power"] == 15, "the bonus for nobody in the way"
    assert player(t, 1)["power"] == 5, "and no claim after it"


@pytest.mark.rule("R-C2-victory-04")
@pytest.mark.parametrize("winner", [0, 2])
def test_the_first_player_names_the_winner(winner: int) -> None:
    both = action(
        lambda t, u: happen(t, [x for s in (0, 2) for x in (kinds.POWER_GAINED, t.house[s], s, 1, kinds.PENDING)])
    )
    with taught("the_iron_throne", both):
        t = lay({"power": 14, "play": ["the_iron_throne"]}, {}, {"power": 14}, first=1, begin="plot_window")
        do(t, "0 trigger the_iron_throne.0a")
        assert prompt(t) == "winner" and t.waiting == (1,) and texts(t) == ["player seat_0", "player seat_2"]
        do(t, f"1 player seat_{winner}")
        assert t.result is not None and t.result.winners == (winner,)


@pytest.mark.rule("R-C2-victory-05")
def test_an_empty_deck_eliminates_at_once() -> None:
    """In the middle of a challenge: the last card is pillaged. All that is his leaves the game."""
    t = lay(
        {"play": ["black_winds_crew", "arya_stark"]},
        {"deck": ["ice"], "play": ["tumblestone_knight", "little_bird"], "hand": ["summer"], "discard": ["summer"]},
        {"play": ["noble_lineage", "bran_stark"]},
        cards={
            **knelt("tumblestone_knight.1a"),
            "noble_lineage.2a": {"on": "tumblestone_knight.1a"},
            "little_bird.1a": {"on": "arya_stark.0a"},
        },
    )
    attack(t, "power", "black_winds_crew.0a")
    do(t, "0 all")
    assert t.view(None)["table"]["alive"] == [0, 2] and t.view(None)["table"]["challenge"] is None
    gone = player(t, 1)
    assert gone["play"] == gone["discard"] == gone["dead"] == [] and gone["hand_size"] == 0
    assert not in_play(t, "little_bird.1a") and player(t, 2, 2)["hand"] == ["noble_lineage"]


@pytest.mark.rule("R-C2-victory-05")
def test_whoever_is_eliminated_is_asked_nothing_more() -> None:
    """By his own event, which draws his last cards and would go on with a choice."""
    drink = action((draws(9), choose(lambda t, u: t.all_characters()), lambda t, u: effects.kneel(t, u.picks)))
    with taught("winter_is_coming", drink, abilities=[], acts=0):
        t = lay(
            {"hand": ["winter_is_coming"], "gold": 1, "play": ["left", "edric_dayne"]},
            {"play": ["right", "burned_men"]},
            {},
            first=1,
        )
        do(t, "0 play winter_is_coming")
        assert t.view(None)["table"]["alive"] == [1, 2] and t.waiting == (1,) and prompt(t) == "challenge"
        assert not seen(t, "right.1a")["kneeling"] and player(t, 0)["discard"] == []


@pytest.mark.rule("R-C2-victory-10")
@pytest.mark.rule("R-C2-victory-11")
def test_moved_power_wins_but_is_not_gained() -> None:
    t = lay({"play": ["robb_stark"], "power": 14, "plot": STORM}, {"power": 3, "play": ["arya_stark"]})
    do(t, "0 challenge power seat_1", "1 defend arya_stark.1a")
    assert t.result is not None and t.result.winners == (0,) and t.result.scores == (15, 2)
    with taught("the_iron_throne", forced_reaction(kinds.POWER_GAINED, gains_gold(1))):
        t = lay(
            {"play": ["robb_stark", "the_iron_throne"], "plot": STORM, "hand": ["burned_men"], "gold": 2},
            {"power": 3, "play": ["arya_stark"]},
        )
        do(t, "0 pass", "0 challenge power seat_1", "0 pass", "1 defend arya_stark.1a", "0 pass", "0 done")
        assert player(t, 0)["power"] == 1 and player(t, 0)["gold"] == 2


# ---------------------------------------------------------------------- the first player


@pytest.mark.rule("R-C2-firstplayer-01")
@pytest.mark.rule("R-C2-firstplayer-02")
@pytest.mark.rule("R-C2-firstplayer-08")
@pytest.mark.rule("R-C2-firstplayer-09")
def test_the_first_player_acts_first_then_clockwise_until_all_pass_in_a_row() -> None:
    with taught("the_iron_throne", BELL):
        seat = {"play": ["the_iron_throne"], "deck": QUIET}
        t = lay(seat, seat, seat, first=1, begin="draw_window", phase="draw")
        do(t, "1 pass", "2 pass", "0 trigger the_iron_throne.0a", "1 trigger the_iron_throne.1a", "2 pass", "0 pass")
        assert t.waiting == (1,) and t.view(None)["table"]["phase"] == "draw"
        do(t, "1 pass")
        assert t.view(None)["table"]["phase"] == "marshaling", "three passes in a row"


@pytest.mark.rule("R-C2-firstplayer-02")
def test_the_first_player_answers_first() -> None:
    seat = {"play": ["tyrion_lannister"]}
    t = lay(seat, {**seat, "play": ["tyrion_lannister", "varys"]}, first=1)
    attack(t, "intrigue", "varys.1a", seat=1, against=0)
    until(t, "react")
    assert t.waiting == (1,)
    do(t, "1 pass")
    assert t.waiting == (0,)


@pytest.mark.rule("R-C2-firstplayer-03")
def test_the_first_player_decides_what_is_unclear() -> None:
    """Whose keyword comes first: the winner's are to be ordered by the first player."""
    t = lay({}, {"play": ["euron_crows_eye"]}, {}, first=0)
    while prompt(t) != "challenge":
        do(t, f"{t.waiting[0]} pass")
    do(t, "1 challenge power seat_2")
    assert prompt(t) == "keyword-order" and t.waiting == (0,)


@pytest.mark.rule("R-C2-firstplayer-04")
@pytest.mark.parametrize(("first", "then"), [(1, 2), (2, 0)])
def test_the_first_player_is_eliminated(first: int, then: int) -> None:
    seats = [{"deck": ["ice"] if s == first else QUIET} for s in range(3)]
    t = lay(*seats, phase="draw", first=first)
    assert first not in t.alive and t.view(None)["table"]["first"] == then


@pytest.mark.rule("R-C2-firstplayer-05")
def test_decisions_in_player_order_then_all_at_once() -> None:
    seats = [{"play": ["arya_stark", "bran_stark"], "plots": ["marched_to_the_wall"]}, {}, {}]
    seats[1] = seats[2] = {"play": ["sansa_stark", "robb_stark"]}
    t = lay(*seats, phase="plot")
    do(t, "0 player seat_1", "1 pick sansa_stark.1a", "2 pick robb_stark.2a")
    assert [player(t, s)["discard"] for s in range(3)] == [[], [], []], "not before the last one has chosen"
    do(t, "0 pick bran_stark.0a")
    assert [player(t, s)["discard"] for s in range(3)] == [["bran_stark.0a"], ["sansa_stark.1a"], ["robb_stark.2a"]]


@pytest.mark.rule("R-C2-firstplayer-06")
def test_the_first_player_orders_forced_and_delayed_effects() -> None:
    t = lay({"hand": ["gold_cloaks", "gold_cloaks"], "gold": 4}, {"play": ["arya_stark"]}, {}, first=0)
    do(t, "0 ambush gold_cloaks", "0 ambush gold_cloaks", "0 pass")
    while prompt(t) != "order-forced":
        do(t, f"{t.waiting[0]} pass")
    assert t.waiting == (0,)
    seat = {"hand": ["hear_me_roar", "hear_me_roar", "burned_men", "the_tickler"], "gold": 2, "deck": QUIET}
    t = lay({"deck": QUIET}, seat, {"deck": QUIET}, first=2, begin="dominance_window", phase="dominance")
    do(t, "1 play hear_me_roar", "1 take burned_men", "1 play hear_me_roar", "1 pass")
    assert prompt(t) == "order-delayed" and t.waiting == (2,), "though both are another's"


def accused_and_marched() -> ThronesTable:
    """Two plots with abilities are revealed, and the first player decides which comes first."""
    t = lay(
        {"plots": ["filthy_accusations"], "play": ["arya_stark", "bran_stark"]},
        {"plots": ["marched_to_the_wall"], "play": ["robb_stark", "sansa_stark"]},
        phase="plot",
    )
    return do(t, "1 player seat_0")


@pytest.mark.rule("R-C2-plot-16")
def test_a_revealed_ability_is_done_before_the_next_begins() -> None:
    """In whichever order: neither is asked for while the other one is under way."""
    t = do(accused_and_marched(), "0 resolve filthy_accusations.0a")
    assert len(texts(t, 0)) == 4, "all are still there"
    do(t, "0 pick robb_stark.1a")
    assert seen(t, "robb_stark.1a")["kneeling"] and texts(t, 0) == ["pick arya_stark.0a", "pick bran_stark.0a"]

    t = do(accused_and_marched(), "0 resolve marched_to_the_wall.1a", "0 pick arya_stark.0a", "1 pick robb_stark.1a")
    assert texts(t, 0) == ["pick bran_stark.0a", "pick sansa_stark.1a"], "two are gone"


@pytest.mark.rule("R-C2-firstplayer-06")
@pytest.mark.rule("R-C2-plot-14")
@pytest.mark.rule("R-C2-plot-15")
def test_the_first_player_orders_revealed_plots() -> None:
    t = accused_and_marched()
    assert prompt(t) == "when-revealed" and t.waiting == (0,)
    assert texts(t) == ["resolve filthy_accusations.0a", "resolve marched_to_the_wall.1a"]
    do(t, "0 resolve marched_to_the_wall.1a", "0 pick bran_stark.0a")
    assert player(t, 0)["discard"] == [], "the first ability is not done"
    do(t, "1 pick sansa_stark.1a")
    assert player(t, 0)["discard"] == ["bran_stark.0a"]
    assert prompt(t) == "choose" and texts(t) == ["pick arya_stark.0a", "pick robb_stark.1a"], "nobody may decline"
    do(t, "0 pick robb_stark.1a")
