"""The plots."""

from __future__ import annotations

from typing import Any

import pytest

from cards2e.thrones import (
    attack,
    do,
    fought,
    in_play,
    knelt,
    lay,
    offered,
    player,
    prompt,
    seen,
    texts,
    until,
)
from smallcouncil.games.cards2e.state import ThronesTable

STORM = "a_storm_of_swords"  # claim 1, nothing that matters in a power challenge
QUIET = "a_noble_cause"


def reveal(plot: str, *seats: dict[str, Any], **more: Any) -> ThronesTable:
    """Seat 0 reveals a plot, wins the initiative by it or by having less power, and is first player."""
    mine, *others = seats
    t = lay({"plots": [plot], **mine}, *({"power": 1, **other} for other in others), phase="plot", **more)
    return do(t, "0 player seat_0")


@pytest.mark.card("a_clash_of_kings")
def test_a_clash_of_kings_moves_power_after_a_power_win() -> None:
    t = lay({"play": ["robb_stark", "littlefinger"], "plot": "a_clash_of_kings"}, {"power": 5})
    attack(t, "power", "littlefinger.0a")
    do(t, "0 trigger a_clash_of_kings.0a")
    assert player(t, 1)["faction_power"] == 3 and player(t, 0)["faction_power"] == 3, "1, claim 1, 1 for no opposition"


@pytest.mark.card("a_clash_of_kings")
def test_a_clash_of_kings_needs_a_power_win_of_yours_and_power() -> None:
    for kind, power in (("military", 5), ("power", 0)):
        t = lay({"play": ["robb_stark", "theon_greyjoy"], "plot": "a_clash_of_kings"}, {"power": power})
        attack(t, kind, "robb_stark.0a")
        assert not offered(t, "trigger a_clash_of_kings.0a")
    t = lay({"play": ["robb_stark"], "power": 5}, {"plot": "a_clash_of_kings", "power": 5})
    attack(t, "power", "robb_stark.0a")
    assert not offered(t, "trigger a_clash_of_kings.1a")
    t = lay({"play": ["bran_stark"], "power": 5}, {"play": ["robert_baratheon"], "plot": "a_clash_of_kings"})
    attack(t, "power", "bran_stark.0a")
    do(t, "1 defend robert_baratheon.1a")
    assert offered(t, "trigger a_clash_of_kings.1a"), "defending too"


@pytest.mark.card("a_feast_for_crows")
@pytest.mark.rule("R-C2-dominance-02")
def test_a_feast_for_crows_adds_to_dominance() -> None:
    t = lay({"play": ["robb_stark"], "plot": "a_feast_for_crows"}, {}, phase="dominance")
    do(t, "0 trigger a_feast_for_crows.0a")
    assert player(t, 0)["faction_power"] == 3
    t = lay({"play": ["robb_stark"]}, {"plot": "a_feast_for_crows"}, phase="dominance")
    assert not offered(t, "trigger a_feast_for_crows.1a") and player(t, 0)["faction_power"] == 1


@pytest.mark.card("a_game_of_thrones")
def test_a_game_of_thrones_begins_with_intrigue() -> None:
    other = {"play": ["robb_stark"], "plot": "a_game_of_thrones"}
    t = until(lay({"play": ["littlefinger", "robb_stark"], "plot": STORM}, other, hold=True), "challenge", 0)
    assert texts(t) == ["challenge intrigue seat_1", "pass"]
    until(fought(t, "intrigue", ["littlefinger.0a"], []), "challenge", 0)
    assert texts(t) == ["challenge military seat_1", "challenge power seat_1", "pass"], "won: the others too"
    do(t, "0 pass", "0 pass", "1 pass")
    assert t.view(None)["table"]["phase"] == "dominance", "the other has won none and is not asked"


@pytest.mark.card("a_game_of_thrones")
def test_a_game_of_thrones_counts_a_defended_intrigue() -> None:
    t = lay({"play": ["sansa_stark"]}, {"play": ["littlefinger", "robb_stark"], "plot": "a_game_of_thrones"})
    attack(t, "intrigue", "sansa_stark.0a")
    do(t, "1 defend littlefinger.1a")
    assert t.waiting == (1,) and texts(t) == ["challenge military seat_0", "challenge power seat_0", "pass"]


@pytest.mark.card("a_noble_cause")
def test_a_noble_cause_makes_the_first_noble_cheaper() -> None:
    hand = ["tumblestone_knight", "bran_stark", "sansa_stark"]
    t = lay({"hand": hand, "plot": QUIET}, {"hand": ["robb_stark"], "plot": STORM, "gold": 9}, phase="marshaling")
    do(t, "0 marshal tumblestone_knight")
    assert player(t, 0)["gold"] == 3, "no noble"
    do(t, "0 marshal bran_stark")
    assert player(t, 0)["gold"] == 3, "2 less"
    do(t, "0 marshal sansa_stark", "1 marshal robb_stark")
    assert player(t, 1)["gold"] == 6, "not for the opponent"
    assert in_play(t, "sansa_stark.0a"), "the second one at full price"


@pytest.mark.card("a_storm_of_swords")
@pytest.mark.rule("R-C2-challenge-03")
def test_a_storm_of_swords_allows_two_military_challenges() -> None:
    knights = ["tumblestone_knight"] * 3
    for plots, second in (((STORM, QUIET), True), ((QUIET, STORM), False)):
        t = lay({"play": knights, "plot": plots[0]}, {"plot": plots[1]})
        attack(t, "military", "tumblestone_knight.0a")
        assert offered(t, "challenge military seat_1") == second
        if second:
            attack(t, "military", "tumblestone_knight.0b")
            assert not offered(t, "challenge military seat_1")


DECK = ["ice", "ice"] + ["robb_stark"] + ["for_the_north"] * 7 + ["lannisport", "ice"]


@pytest.mark.rule("R-C2-misc-11")
@pytest.mark.rule("R-C2-misc-13")
@pytest.mark.rule("R-C2-misc-14")
@pytest.mark.parametrize(
    ("plot", "found"),
    [
        pytest.param("building_orders", ["ice", "lannisport"], marks=pytest.mark.card("building_orders")),
        pytest.param("summons", ["robb_stark"], marks=pytest.mark.card("summons")),
    ],
)
def test_plots_that_search_the_top_10(plot: str, found: list[str]) -> None:
    t = reveal(plot, {"deck": DECK}, {})
    assert sorted(texts(t)) == ["done", *(f"take {name}" for name in found)]
    do(t, f"0 take {found[-1]}")
    assert found[-1] in player(t, 0, 1)["hand"], "everyone saw it"
    assert player(t, 0, 0)["deck_known"] == [], "the deck was shuffled"
    t = reveal(plot, {"deck": DECK}, {})
    do(t, "0 done")
    assert player(t, 0)["hand_size"] == 2, "found nothing; the two cards of the draw phase"


@pytest.mark.card("summons")
@pytest.mark.card("building_orders")
@pytest.mark.rule("R-C2-effect-04")
def test_a_search_below_the_tenth_card_finds_nothing() -> None:
    t = reveal("summons", {"deck": ["robb_stark"] + ["ice"] * 10}, {})
    assert not offered(t, "take robb_stark")
    t = reveal("building_orders", {"deck": ["ice"] + ["robb_stark"] * 10}, {})
    assert not offered(t, "take ice")
    t = reveal("summons", {"deck": ["robb_stark", "ice", "ice", "ice"]}, {})
    assert offered(t, "take robb_stark"), "of as many as there are"


@pytest.mark.card("calling_the_banners")
def test_calling_the_banners_pays_by_an_opponents_characters() -> None:
    t = reveal(
        "calling_the_banners",
        {"play": ["bran_stark"]},
        {"play": ["robb_stark", "bran_stark", "lannisport"]},
        {"play": ["sansa_stark"]},
    )
    assert texts(t) == ["player seat_1", "player seat_2"]
    do(t, "0 player seat_1")
    assert player(t, 0)["gold"] == 2 and player(t, 1)["gold"] == 0


@pytest.mark.card("calm_over_westeros")
@pytest.mark.parametrize(("named", "left"), [("power", 4), ("intrigue", 3)])
def test_calm_over_westeros_lowers_the_claim_against_you(named: str, left: int) -> None:
    t = lay(
        {"plots": ["calm_over_westeros"], "power": 5, "deck": ["ice"] * 9},
        {"plots": ["the_winds_of_winter"], "plot": QUIET, "play": ["littlefinger", "robb_stark"], "deck": ["ice"] * 9},
        phase="plot",
    )
    do(t, "1 player seat_0")
    assert texts(t) == ["name military", "name intrigue", "name power"]
    do(t, f"0 name {named}")
    until(t, "challenge")
    attack(t, "power", "littlefinger.1a", seat=1, against=0)
    assert prompt(t) == "challenge" and player(t, 0)["faction_power"] == left


@pytest.mark.card("confiscation")
@pytest.mark.rule("R-C2-ability-03")
def test_confiscation_discards_an_attachment_of_anybody() -> None:
    cards = {"little_bird.0a": {"on": "robb_stark.0a"}, "noble_lineage.1a": {"on": "robb_stark.0a"}}
    t = reveal("confiscation", {"play": ["robb_stark", "little_bird"]}, {"play": ["noble_lineage"]}, cards=cards)
    assert texts(t) == ["pick little_bird.0a", "pick noble_lineage.1a"]
    do(t, "0 pick noble_lineage.1a")
    assert player(t, 1)["discard"] == ["noble_lineage.1a"]
    t = reveal(
        "confiscation", {"play": ["robb_stark", "little_bird"]}, {}, cards={"little_bird.0a": {"on": "robb_stark.0a"}}
    )
    assert player(t, 0)["discard"] == ["little_bird.0a"], "even the own one"


@pytest.mark.card("counting_coppers")
def test_counting_coppers_draws_3() -> None:
    t = reveal("counting_coppers", {"deck": ["ice"] * 9}, {"deck": ["ice"] * 9})
    assert player(t, 0)["hand_size"] == 5 and player(t, 1)["hand_size"] == 2


@pytest.mark.card("filthy_accusations")
def test_filthy_accusations_kneel_a_character() -> None:
    t = reveal(
        "filthy_accusations",
        {"play": ["bran_stark"]},
        {"play": ["robb_stark", "sansa_stark", "lannisport"], "hand": ["eddard_stark"], "gold": 9},
        cards=knelt("sansa_stark.1a"),
    )
    assert texts(t) == ["pick bran_stark.0a", "pick robb_stark.1a"]
    do(t, "0 pick robb_stark.1a")
    assert seen(t, "robb_stark.1a")["kneeling"]
    t = reveal("filthy_accusations", {"play": ["bran_stark"]}, {"hand": ["eddard_stark"], "gold": 9})
    assert seen(t, "bran_stark.0a")["kneeling"], "even the own one"


@pytest.mark.card("fortified_position")
@pytest.mark.rule("R-C2-blank-02")
@pytest.mark.rule("R-C2-modifier-09")
def test_fortified_position_blanks_all_characters() -> None:
    t = lay(
        {"play": ["tywin_lannister", "little_bird"], "gold": 3, "plot": "fortified_position"},
        {"play": ["theon_greyjoy", "lannisport_moneylender"], "hand": ["burned_men"], "gold": 2, "plot": STORM},
        cards={"little_bird.0a": {"on": "theon_greyjoy.1a"}},
    )
    assert seen(t, "tywin_lannister.0a")["strength"] == 6 and seen(t, "theon_greyjoy.1a")["keywords"] == []
    assert player(t, 1)["plot_values"]["gold"] == 3
    assert "intrigue" in seen(t, "theon_greyjoy.1a")["icons"], "what was gained stays"
    assert t.waiting == (1,) and offered(t, "ambush burned_men"), "cards in hand keep their text"


@pytest.mark.card("heads_on_spikes")
@pytest.mark.parametrize(("card", "dead", "power"), [("robb_stark", True, 2), ("ice", False, 0)])
def test_heads_on_spikes(card: str, dead: bool, power: int) -> None:
    t = reveal("heads_on_spikes", {}, {"hand": [card, card]}, {"hand": []})
    assert player(t, 1)["dead" if dead else "discard"] == [f"{card}.1a"]
    assert player(t, 0)["faction_power"] == power and player(t, 1)["hand_size"] == 1


@pytest.mark.card("heads_on_spikes")
def test_heads_on_spikes_against_an_empty_hand_does_nothing() -> None:
    t = reveal("heads_on_spikes", {}, {})
    assert player(t, 1)["dead"] == [] and player(t, 1)["discard"] == []


@pytest.mark.card("jousting_contest")
def test_jousting_contest_is_one_against_one() -> None:
    knights = ["tumblestone_knight"] * 2
    t = lay({"play": knights, "plot": STORM}, {"play": knights, "plot": "jousting_contest"})
    do(t, "0 challenge military seat_1", "0 attack tumblestone_knight.0a")
    assert prompt(t) == "defenders", "one attacker"
    do(t, "1 defend tumblestone_knight.1a")
    assert prompt(t) != "defenders", "one defender"


@pytest.mark.card("marched_to_the_wall")
@pytest.mark.rule("R-C2-effect-02")
def test_marched_to_the_wall_takes_one_of_each() -> None:
    t = reveal(
        "marched_to_the_wall",
        {"play": ["robb_stark", "bran_stark"]},
        {"play": ["sansa_stark"], "under": ["sansa_stark"]},
        {},
        cards={"sansa_stark.1b": {"zone": "duplicate", "on": "sansa_stark.1a"}},
    )
    assert texts(t) == ["pick robb_stark.0a", "pick bran_stark.0a"]
    do(t, "0 pick bran_stark.0a")
    assert player(t, 0)["discard"] == ["bran_stark.0a"] and player(t, 0)["dead"] == []
    assert not in_play(t, "sansa_stark.1a"), "no duplicate saves"


@pytest.mark.card("marching_orders")
def test_marching_orders_are_for_characters() -> None:
    hand = ["robb_stark", "lannisport", "little_bird", "consolidation_of_power"]
    orders = {"play": ["bran_stark", "arya_stark"], "hand": [*hand, "the_iron_throne"], "plot": "marching_orders"}
    t = lay({**orders, "play": ["bran_stark", "the_iron_throne"]}, {"hand": hand, "gold": 9}, phase="marshaling")
    assert texts(t) == ["pass", "marshal robb_stark", "marshal the_iron_throne"], "and duplicates"
    do(t, "0 pass", "1 pass")
    assert t.waiting == (1,) and offered(t, "marshal lannisport") and offered(t, "play consolidation_of_power")


@pytest.mark.card("naval_superiority")
@pytest.mark.parametrize(("plot", "gold"), [("summons", 1), ("taxation", 1), (STORM, 4)])
def test_naval_superiority_stops_kingdoms_and_edicts(plot: str, gold: int) -> None:
    t = lay({"plot": "naval_superiority", "play": ["robb_stark"]}, {"plot": plot, "play": ["the_roseroad"]})
    assert player(t, 1)["plot_values"]["gold"] == gold, "modifiers stay"
    assert player(t, 0)["plot_values"]["gold"] == 2


@pytest.mark.card("power_behind_the_throne")
def test_power_behind_the_throne_stands_a_character_once() -> None:
    t = reveal(
        "power_behind_the_throne",
        {"play": ["robb_stark"]},
        {"play": ["bran_stark", "eddard_stark"]},
        cards=knelt("robb_stark.0a", "bran_stark.1a"),
    )
    do(t, "0 trigger power_behind_the_throne.0a")
    assert texts(t) == ["pick robb_stark.0a", "pick bran_stark.1a"], "kneeling, anybody's"
    do(t, "0 pick robb_stark.0a")
    assert not seen(t, "robb_stark.0a")["kneeling"] and not offered(t, "trigger power_behind_the_throne.0a")
    t = lay({"plot": "power_behind_the_throne", "play": ["robb_stark", "bran_stark"]}, {}, cards=knelt("bran_stark.0a"))
    assert not offered(t, "trigger power_behind_the_throne.0a"), "without the token"


@pytest.mark.card("rebuilding")
def test_rebuilding_shuffles_up_to_three_back() -> None:
    t = reveal("rebuilding", {"discard": ["ice", "summer", "robb_stark", "bran_stark"]}, {"discard": ["ice"]})
    do(t, "0 pick summer.0a", "0 pick robb_stark.0a")
    assert offered(t, "done")
    do(t, "0 pick ice.0a")
    assert player(t, 0)["discard"] == ["bran_stark.0a"] and player(t, 0)["deck_size"] == 7, "6 + 3 - 2 drawn"
    assert player(t, 1)["discard"] == ["ice.1a"]


@pytest.mark.card("rebuilding")
def test_rebuilding_may_shuffle_nothing() -> None:
    t = reveal("rebuilding", {"discard": ["ice", "summer"]}, {})
    do(t, "0 done")
    assert player(t, 0)["discard"] == ["ice.0a", "summer.0a"]
    t = reveal("rebuilding", {}, {})
    assert not offered(t, "done")


@pytest.mark.card("reinforcements")
@pytest.mark.rule("R-C2-marshal-09")
@pytest.mark.rule("R-C2-marshal-10")
def test_reinforcements_bring_a_cheap_character() -> None:
    t = reveal(
        "reinforcements",
        {
            "hand": ["bran_stark", "robb_stark", "ice"],
            "discard": ["sansa_stark", "arya_stark", "lannisport"],
            "dead": ["arya_stark"],
        },
        {"discard": ["bran_stark"]},
    )
    assert texts(t) == ["take bran_stark", "pick sansa_stark.0a"], "cost 5 at most, no copy among the dead, yours"
    do(t, "0 pick sansa_stark.0a")
    assert (in_play(t, "sansa_stark.0a") and player(t, 0)["discard"] == ["arya_stark.0b", "lannisport.0a"]) or (
        player(t, 0)["discard"] == ["arya_stark.0a", "lannisport.0a"]
    )


@pytest.mark.card("reinforcements")
def test_reinforcements_may_come_as_a_duplicate() -> None:
    t = reveal("reinforcements", {"play": ["bran_stark"], "hand": ["bran_stark"]}, {})
    assert seen(t, "bran_stark.0a")["duplicates"] == ["bran_stark.0b"]


@pytest.mark.card("sneak_attack")
@pytest.mark.rule("R-C2-golden-03")
def test_sneak_attack_is_one_challenge() -> None:
    play = ["robb_stark", "littlefinger", "casterly_rock", "cersei_lannister"]
    t = lay({"play": play, "plot": "sneak_attack"}, {"play": ["tumblestone_knight"], "plot": STORM}, cards={})
    attack(t, "intrigue", "littlefinger.0a")
    assert t.waiting == (1,) and offered(t, "challenge military seat_0"), "the opponent's turn"
    attack(t, "military", "tumblestone_knight.1a", seat=1, against=0)
    do(t, "0 done")
    assert t.phase != 3 or not offered(t, "challenge power seat_1")


@pytest.mark.card("supporting_the_faith")
@pytest.mark.rule("R-C2-forced-01")
def test_supporting_the_faith_empties_all_pools() -> None:
    t = lay({"gold": 3, "play": ["robb_stark"], "plot": "supporting_the_faith"}, {"gold": 5})
    assert [player(t, seat)["gold"] for seat in (0, 1)] == [0, 0]
    t = lay({"gold": 3, "hand": ["robb_stark"], "plot": "supporting_the_faith"}, {"gold": 5}, phase="marshaling")
    assert player(t, 0)["gold"] == 9, "not before"


@pytest.mark.card("taxation")
@pytest.mark.rule("R-C2-limited-01")
def test_taxation_allows_two_limited_cards() -> None:
    hand = ["the_roseroad", "the_roseroad", "the_roseroad"]
    t = lay({"hand": hand, "plot": "taxation"}, {"hand": hand, "plot": STORM}, phase="marshaling")
    do(t, "0 marshal the_roseroad", "0 marshal the_roseroad")
    assert t.waiting == (1,)
    do(t, "1 marshal the_roseroad")
    assert not offered(t, "marshal the_roseroad"), "one for the others"


@pytest.mark.card("wildfire_assault")
@pytest.mark.rule("R-C2-sample-04")
@pytest.mark.rule("R-C2-save-02")
def test_wildfire_spares_three_of_each_and_nobody_is_saved() -> None:
    t = reveal(
        "wildfire_assault",
        {"play": ["robb_stark", "bran_stark", "sansa_stark", "arya_stark"]},
        {"play": ["eddard_stark"], "under": ["eddard_stark"]},
        cards={"eddard_stark.1b": {"zone": "duplicate", "on": "eddard_stark.1a"}},
    )
    do(t, "0 pick robb_stark.0a", "0 pick bran_stark.0a", "0 pick sansa_stark.0a", "1 done")
    assert player(t, 0)["dead"] == ["arya_stark.0a"] and player(t, 1)["dead"] == ["eddard_stark.1a"]
