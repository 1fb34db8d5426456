"""The cards of House Greyjoy."""

from __future__ import annotations

import pytest

from cards2e.thrones import (
    attack,
    check_reducer,
    do,
    fight,
    in_play,
    knelt,
    lay,
    offered,
    passes,
    player,
    prompt,
    seen,
    texts,
    until,
)

REAVER = {"faction": "greyjoy"}


@pytest.mark.card("aeron_damphair")
def test_aeron_brings_an_ironborn_back_after_dominance() -> None:
    t = lay({**REAVER, "play": ["aeron_damphair"], "dead": ["theon_greyjoy", "robb_stark"]}, {}, phase="dominance")
    do(t, "0 trigger aeron_damphair.0a")
    assert in_play(t, "theon_greyjoy.0a") and player(t, 0)["dead"] == ["robb_stark.0a"]


@pytest.mark.card("aeron_damphair")
@pytest.mark.parametrize(
    ("dead", "rival"),
    [(["robb_stark"], []), ([], []), (["theon_greyjoy", "theon_greyjoy"], []), (["theon_greyjoy"], ["robb_stark"])],
)
def test_aeron_needs_dominance_and_an_ironborn_who_may_come(dead: list[str], rival: list[str]) -> None:
    t = lay({**REAVER, "play": ["aeron_damphair"], "dead": dead}, {"play": rival}, phase="dominance")
    assert not offered(t, "trigger aeron_damphair.0a")


@pytest.mark.card("alannys_greyjoy")
@pytest.mark.rule("R-C2-modifier-08")
@pytest.mark.parametrize(("first", "reserve"), [(0, [6, 5, 5]), (1, [6, 6, 6])])
def test_alannys_lowers_the_reserve_of_opponents_while_first(first: int, reserve: list[int]) -> None:
    t = lay({**REAVER, "play": ["alannys_greyjoy", "asha_greyjoy"]}, {"play": ["robb_stark"]}, {}, first=first)
    assert [player(t, seat)["plot_values"]["reserve"] for seat in range(3)] == reserve


@pytest.mark.card("asha_greyjoy")
def test_asha_stands_after_an_unopposed_win() -> None:
    t = attack(lay({**REAVER, "play": ["asha_greyjoy", "theon_greyjoy"]}, {}), "power", "asha_greyjoy.0a")
    do(t, "0 trigger asha_greyjoy.0a")
    assert not seen(t, "asha_greyjoy.0a")["kneeling"] and not offered(t, "trigger asha_greyjoy.0a")


@pytest.mark.card("asha_greyjoy")
def test_asha_needs_to_take_part_unopposed() -> None:
    cards = knelt("asha_greyjoy.0a")
    t = lay({**REAVER, "play": ["asha_greyjoy", "black_winds_crew"], "first": 0}, {}, cards=cards)
    attack(t, "power", "black_winds_crew.0a")
    assert not offered(t, "trigger asha_greyjoy.0a"), "she kneels elsewhere"
    t = lay({**REAVER, "play": ["asha_greyjoy", "theon_greyjoy"]}, {"play": ["bastard_in_hiding"]})
    attack(t, "power", "asha_greyjoy.0a")
    do(t, "0 pass", "1 defend bastard_in_hiding.1a")
    assert not offered(t, "trigger asha_greyjoy.0a") and prompt(t) == "challenge"


def against_balon(defender: str) -> dict[str, object]:
    t = lay({**REAVER, "play": ["balon_greyjoy", "iron_fleet_scout"]}, {"play": [defender]})
    attack(t, "power", "balon_greyjoy.0a")
    do(t, "0 pass", f"1 defend {defender}.1a")
    return fight(t)


@pytest.mark.card("balon_greyjoy")
@pytest.mark.rule("R-C2-strength-07")
def test_balon_makes_weaker_defenders_count_for_nothing() -> None:
    assert against_balon("eddard_stark")["defense"] == 5
    assert against_balon("littlefinger")["defense"] == 0
    t = lay({**REAVER, "play": ["balon_greyjoy", "theon_greyjoy"]}, {"play": ["catelyn_stark"]})
    attack(t, "power", "balon_greyjoy.0a")
    do(t, "1 defend catelyn_stark.1a")
    assert player(t, 0)["faction_power"] == 1, "unopposed in spite of a defender"


@pytest.mark.card("balon_greyjoy")
def test_balon_must_attack_himself() -> None:
    t = lay({**REAVER, "play": ["balon_greyjoy", "theon_greyjoy", "iron_fleet_scout"]}, {"play": ["littlefinger"]})
    attack(t, "power", "theon_greyjoy.0a")
    do(t, "0 pass", "0 pass", "1 defend littlefinger.1a")
    assert fight(t)["defense"] == 4
    t = lay({**REAVER, "play": ["robb_stark"]}, {**REAVER, "play": ["balon_greyjoy", "iron_fleet_scout"]})
    attack(t, "power", "robb_stark.0a")
    do(t, "1 defend balon_greyjoy.1a", "1 trigger iron_fleet_scout.1a")
    assert player(t, 0)["faction_power"] == 0, "defending he blots out nobody, and nobody blots him out"


@pytest.mark.card("drowned_men")
def test_drowned_men_count_your_warships() -> None:
    t = lay(
        {**REAVER, "play": ["drowned_men", "great_kraken", "iron_fleet_scout", "sea_tower"]},
        {**REAVER, "play": ["drowned_men", "iron_fleet_scout"]},
    )
    assert seen(t, "drowned_men.0a")["strength"] == 5 and seen(t, "drowned_men.1a")["strength"] == 4


@pytest.mark.card("euron_crows_eye")
@pytest.mark.rule("R-C2-pillage-01")
def test_euron_takes_a_location_after_pillaging() -> None:
    t = lay(
        {**REAVER, "play": ["euron_crows_eye", "theon_greyjoy"]},
        {"discard": ["lannisport", "ice"], "deck": ["ice", "ice", "the_roseroad"]},
    )
    attack(t, "power", "euron_crows_eye.0a")
    do(t, "0 keyword pillage", "0 all", "0 trigger euron_crows_eye.0a")
    assert texts(t) == ["pick lannisport.1a", "pick the_roseroad.1a"], "any location of that pile"
    do(t, "0 pick lannisport.1a")
    assert "lannisport.1a" in [c["card"] for c in player(t, 0)["play"]]
    assert player(t, 1)["discard"] == ["ice.1a", "the_roseroad.1a"]


@pytest.mark.card("euron_crows_eye")
@pytest.mark.parametrize(("mine", "theirs"), [([], []), (["lannisport"], ["lannisport"])])
def test_euron_finds_no_location_that_he_may_have(mine: list[str], theirs: list[str]) -> None:
    t = lay({**REAVER, "play": ["euron_crows_eye", *mine]}, {"discard": ["ice", *theirs], "deck": ["ice"] * 9})
    attack(t, "military", "euron_crows_eye.0a")
    do(t, "0 keyword pillage", "0 all")
    assert not offered(t, "trigger euron_crows_eye.0a")


@pytest.mark.card("euron_crows_eye")
def test_euron_takes_nothing_when_others_pillage() -> None:
    t = lay({**REAVER, "play": ["euron_crows_eye", "black_winds_crew"]}, {"discard": ["lannisport"]})
    attack(t, "military", "black_winds_crew.0a")
    do(t, "0 all")
    assert not offered(t, "trigger euron_crows_eye.0a") and len(player(t, 1)["discard"]) == 2


@pytest.mark.card("theon_greyjoy")
def test_theon_gains_power_unopposed() -> None:
    t = attack(lay({**REAVER, "play": ["theon_greyjoy", "asha_greyjoy"]}, {}), "power", "theon_greyjoy.0a")
    do(t, "0 trigger theon_greyjoy.0a")
    assert seen(t, "theon_greyjoy.0a")["power"] == 1 and prompt(t) == "challenge"
    t = lay({**REAVER, "play": ["theon_greyjoy", "asha_greyjoy"]}, {"play": ["bastard_in_hiding"]})
    attack(t, "power", "theon_greyjoy.0a")
    do(t, "0 pass", "1 defend bastard_in_hiding.1a")
    assert not offered(t, "trigger theon_greyjoy.0a"), "opposed"
    t = lay({**REAVER, "play": ["theon_greyjoy", "asha_greyjoy"]}, {})
    attack(t, "power", "asha_greyjoy.0a")
    assert not offered(t, "trigger theon_greyjoy.0a"), "he does not take part"


@pytest.mark.card("iron_islands_fishmonger")
def test_the_fishmonger_makes_a_character_cheaper() -> None:
    check_reducer("iron_islands_fishmonger", "greyjoy", ("asha_greyjoy", "theon_greyjoy"), "great_kraken")


@pytest.mark.card("sea_tower")
def test_the_sea_tower_makes_any_greyjoy_card_cheaper() -> None:
    check_reducer("sea_tower", "greyjoy", ("great_kraken", "theon_greyjoy"), "robb_stark")


@pytest.mark.card("lordsport_shipwright")
@pytest.mark.rule("R-C2-target-09")
@pytest.mark.parametrize(("first", "targets"), [(0, ["the_kingsroad", "lannisport"]), (1, ["the_kingsroad"])])
def test_the_shipwright_kneels_a_cheap_location(first: int, targets: list[str]) -> None:
    t = lay(
        {**REAVER, "play": ["lordsport_shipwright"], "hand": ["theon_greyjoy"], "gold": 9},
        {"play": ["the_kingsroad", "lannisport", "the_roseroad"], "hand": ["ice"]},
        phase="marshaling",
        cards=knelt("the_roseroad.1a"),
        first=first,
        hold=True,
    )
    passes(t, *[1] * first)
    do(t, "0 trigger lordsport_shipwright.0a")
    assert texts(t) == [f"pick {name}.1a" for name in targets]
    do(t, f"0 pick {targets[-1]}.1a")
    assert seen(t, f"{targets[-1]}.1a")["kneeling"] and seen(t, "lordsport_shipwright.0a")["kneeling"]


@pytest.mark.card("lordsport_shipwright")
@pytest.mark.rule("R-C2-action-02")
def test_the_shipwright_works_while_marshaling_only() -> None:
    t = lay({**REAVER, "play": ["lordsport_shipwright"]}, {"play": ["the_roseroad"]})
    assert not offered(t, "trigger lordsport_shipwright.0a")


AXE = {"throwing_axe.0a": {"on": "theon_greyjoy.0a"}}


@pytest.mark.card("throwing_axe")
def test_the_axe_kills_a_defender() -> None:
    t = lay(
        {**REAVER, "play": ["theon_greyjoy", "throwing_axe", "asha_greyjoy"]},
        {"play": ["bastard_in_hiding", "catelyn_stark"]},
        cards=AXE,
    )
    attack(t, "military", "theon_greyjoy.0a", "asha_greyjoy.0a")
    do(t, "0 pass", "0 pass", "1 defend bastard_in_hiding.1a", "0 trigger throwing_axe.0a")
    assert player(t, 1)["dead"][0] == "bastard_in_hiding.1a" and player(t, 0)["discard"] == ["throwing_axe.0a"]


@pytest.mark.card("throwing_axe")
def test_the_axe_needs_a_defender_and_an_attacking_bearer() -> None:
    t = lay({**REAVER, "play": ["theon_greyjoy", "throwing_axe"]}, {}, cards=AXE)
    attack(t, "military", "theon_greyjoy.0a")
    assert not offered(t, "trigger throwing_axe.0a")
    t = lay({**REAVER, "play": ["theon_greyjoy", "throwing_axe", "robb_stark"]}, {"play": ["eddard_stark"]}, cards=AXE)
    attack(t, "military", "robb_stark.0a")
    do(t, "1 defend eddard_stark.1a")
    assert not offered(t, "trigger throwing_axe.0a"), "the bearer does not attack"
    t = lay(
        {**REAVER, "play": ["theon_greyjoy", "throwing_axe", "asha_greyjoy"]}, {"play": ["eddard_stark"]}, cards=AXE
    )
    attack(t, "military", "theon_greyjoy.0a")
    do(t, "0 pass", "1 defend eddard_stark.1a")
    assert not offered(t, "trigger throwing_axe.0a"), "lost"


@pytest.mark.card("throwing_axe")
def test_only_ironborn_throw_axes() -> None:
    t = lay(
        {**REAVER, "play": ["alannys_greyjoy"], "hand": ["throwing_axe"], "gold": 5}, {"play": []}, phase="marshaling"
    )
    assert not offered(t, "marshal throwing_axe")


@pytest.mark.card("great_kraken")
def test_the_great_kraken_lets_balon_pass_unseen() -> None:
    t = lay({**REAVER, "play": ["great_kraken", "balon_greyjoy"]}, {**REAVER, "play": ["balon_greyjoy"]})
    assert "stealth" in seen(t, "balon_greyjoy.0a")["keywords"]
    assert "stealth" not in seen(t, "balon_greyjoy.1a")["keywords"]


@pytest.mark.card("great_kraken")
@pytest.mark.rule("R-C2-limit-01")
def test_the_great_kraken_pays_twice_a_round() -> None:
    t = lay(
        {
            **REAVER,
            "play": ["great_kraken", "robb_stark", "tyrion_lannister", "black_winds_crew"],
            "plot": "a_noble_cause",
        },
        {},
    )
    attack(t, "power", "tyrion_lannister.0a")
    do(t, "0 trigger great_kraken.0a", "0 opt power")
    assert player(t, 0)["faction_power"] == 2 and prompt(t) == "challenge", "once per challenge"
    attack(t, "military", "black_winds_crew.0a")
    do(t, "0 trigger great_kraken.0a", "0 opt draw")
    assert player(t, 0)["hand_size"] == 1


@pytest.mark.card("great_kraken")
def test_the_great_kraken_rests_after_two_and_when_opposed() -> None:
    t = lay({**REAVER, "play": ["great_kraken", "robb_stark", "black_winds_crew", "littlefinger"]}, {})
    for kind, name in (("intrigue", "littlefinger"), ("military", "black_winds_crew")):
        attack(t, kind, f"{name}.0a")
        do(t, "0 trigger great_kraken.0a", "0 opt draw")
        until(t, "challenge")
    attack(t, "power", "robb_stark.0a")
    assert not offered(t, "trigger great_kraken.0a")
    t = lay({**REAVER, "play": ["great_kraken", "robb_stark"]}, {"play": ["bastard_in_hiding"]})
    attack(t, "power", "robb_stark.0a")
    do(t, "1 defend bastard_in_hiding.1a")
    assert not offered(t, "trigger great_kraken.0a")


@pytest.mark.card("iron_fleet_scout")
@pytest.mark.rule("R-C2-lasting-02")
@pytest.mark.parametrize(("first", "attack_strength"), [(0, 6), (1, 5)])
def test_a_scout_strengthens_a_greyjoy_in_the_challenge(first: int, attack_strength: int) -> None:
    t = lay(
        {**REAVER, "play": ["asha_greyjoy", "iron_fleet_scout", "robb_stark", "theon_greyjoy"]},
        {"play": ["bastard_in_hiding"]},
        first=first,
    )
    until(t, "challenge", 0)
    assert not offered(t, "trigger iron_fleet_scout.0a"), "nobody takes part yet"
    attack(t, "power", "asha_greyjoy.0a")
    do(t, "0 pass", "0 trigger iron_fleet_scout.0a")
    assert fight(t)["attack"] == attack_strength and seen(t, "iron_fleet_scout.0a")["kneeling"]
    do(t, "1 done", "0 pass")
    assert seen(t, "asha_greyjoy.0a")["strength"] == 4, "until the end of the challenge"


@pytest.mark.card("iron_fleet_scout")
def test_a_scout_helps_no_other_house() -> None:
    t = lay({**REAVER, "play": ["robb_stark", "iron_fleet_scout"]}, {"play": ["bastard_in_hiding"]})
    attack(t, "military", "robb_stark.0a")
    assert prompt(t) == "defenders"


@pytest.mark.card("risen_from_the_sea")
@pytest.mark.rule("R-C2-save-01")
def test_risen_from_the_sea_saves_once_and_stays() -> None:
    t = lay(
        {"play": ["robb_stark"], "plot": "a_storm_of_swords"},
        {**REAVER, "play": ["theon_greyjoy", "maester_cressen"], "hand": ["risen_from_the_sea"]},
        cards=knelt("theon_greyjoy.1a", "maester_cressen.1a"),
    )
    attack(t, "military", "robb_stark.0a")
    do(t, "1 pick theon_greyjoy.1a", "1 play risen_from_the_sea", "0 done")
    assert seen(t, "theon_greyjoy.1a")["strength"] == 4 and player(t, 1)["dead"] == []
    assert seen(t, "risen_from_the_sea.1a")["on"] == "theon_greyjoy.1a"


@pytest.mark.card("risen_from_the_sea")
def test_risen_from_the_sea_does_not_save_again() -> None:
    t = lay(
        {"play": ["robb_stark"], "plot": "a_storm_of_swords"},
        {**REAVER, "play": ["theon_greyjoy", "risen_from_the_sea"]},
        cards={"risen_from_the_sea.1a": {"on": "theon_greyjoy.1a"}, **knelt("theon_greyjoy.1a")},
    )
    attack(t, "military", "robb_stark.0a")
    assert not offered(t, "trigger risen_from_the_sea.1a") and player(t, 1)["dead"] == ["theon_greyjoy.1a"]
    assert player(t, 1)["discard"] == ["risen_from_the_sea.1a"], "terminal"


@pytest.mark.card("risen_from_the_sea")
@pytest.mark.rule("R-C2-noattach-01")
def test_risen_from_the_sea_is_discarded_where_it_may_not_lie() -> None:
    t = lay(
        {"play": ["robb_stark"], "plot": "a_storm_of_swords"},
        {**REAVER, "play": ["drowned_men"], "hand": ["risen_from_the_sea"]},
        cards=knelt("drowned_men.1a"),
    )
    attack(t, "military", "robb_stark.0a")
    do(t, "1 play risen_from_the_sea")
    assert in_play(t, "drowned_men.1a") and player(t, 1)["discard"] == ["risen_from_the_sea.1a"]
    t = lay(
        {"play": ["robb_stark"], "plot": "a_storm_of_swords"},
        {**REAVER, "play": ["bastard_in_hiding"], "hand": ["risen_from_the_sea"]},
        cards=knelt("bastard_in_hiding.1a"),
    )
    attack(t, "military", "robb_stark.0a")
    assert player(t, 1)["dead"] == ["bastard_in_hiding.1a"], "no Greyjoy"


@pytest.mark.card("risen_from_the_sea")
@pytest.mark.rule("R-C2-save-03")
def test_risen_from_the_sea_lifts_a_character_out_of_the_fire() -> None:
    t = lay(
        {"faction": "targaryen", "play": ["drogon", "robb_stark"], "hand": ["dracarys"], "gold": 1},
        {**REAVER, "play": ["asha_greyjoy"], "hand": ["risen_from_the_sea"]},
    )
    attack(t, "power", "robb_stark.0a")
    do(t, "0 pass", "1 defend asha_greyjoy.1a", "0 play dracarys", "0 pick asha_greyjoy.1a")
    do(t, "1 play risen_from_the_sea")
    assert seen(t, "asha_greyjoy.1a")["strength"] == 1


@pytest.mark.card("the_krakens_grasp")
def test_the_krakens_grasp_makes_a_defender_count_for_nothing() -> None:
    t = lay(
        {**REAVER, "play": ["black_winds_crew", "salty_navigator"], "hand": ["the_krakens_grasp"]},
        {"play": ["eddard_stark"]},
    )
    assert not offered(t, "play the_krakens_grasp")
    attack(t, "military", "black_winds_crew.0a")
    assert prompt(t) == "defenders"
    do(t, "1 defend eddard_stark.1a", "0 play the_krakens_grasp")
    assert player(t, 0)["faction_power"] == 1, "unopposed"


@pytest.mark.card("the_krakens_grasp")
def test_the_krakens_grasp_is_for_the_first_player_and_not_too_strong() -> None:
    strong = {"play": ["robert_baratheon"], "faction": "baratheon"}
    t = lay({**REAVER, "play": ["black_winds_crew"], "hand": ["the_krakens_grasp"]}, strong)
    attack(t, "military", "black_winds_crew.0a")
    do(t, "1 defend robert_baratheon.1a")
    assert not offered(t, "play the_krakens_grasp"), "6 strong"
    t = lay(
        {**REAVER, "play": ["black_winds_crew"], "hand": ["the_krakens_grasp"]}, {"play": ["eddard_stark"]}, first=1
    )
    do(t, "1 pass")
    attack(t, "military", "black_winds_crew.0a")
    do(t, "1 defend eddard_stark.1a")
    assert not offered(t, "play the_krakens_grasp")


@pytest.mark.card("we_do_not_sow")
@pytest.mark.rule("R-C2-limit-03")
def test_we_do_not_sow_takes_a_card_once_per_challenge() -> None:
    t = lay(
        {**REAVER, "play": ["black_winds_crew", "noble_lineage"], "hand": ["we_do_not_sow"] * 2, "gold": 5},
        {"play": ["lannisport", "bastard_in_hiding", "little_bird"]},
        cards={
            "little_bird.1a": {"on": "bastard_in_hiding.1a"},
            "noble_lineage.0a": {"on": "black_winds_crew.0a"},
            **knelt("bastard_in_hiding.1a"),
        },
    )
    attack(t, "military", "black_winds_crew.0a")
    do(t, "0 play we_do_not_sow")
    assert texts(t) == ["pick lannisport.1a", "pick little_bird.1a"], "locations and attachments of the loser"
    do(t, "0 pick lannisport.1a")
    assert player(t, 1)["discard"] == ["lannisport.1a"] and player(t, 0)["gold"] == 4
    assert not offered(t, "play we_do_not_sow")


@pytest.mark.card("we_do_not_sow")
def test_we_do_not_sow_needs_an_unopposed_win() -> None:
    t = lay(
        {**REAVER, "play": ["black_winds_crew"], "hand": ["we_do_not_sow"], "gold": 5},
        {"play": ["lannisport", "bastard_in_hiding"]},
    )
    attack(t, "military", "black_winds_crew.0a")
    do(t, "1 defend bastard_in_hiding.1a")
    assert not offered(t, "play we_do_not_sow")


@pytest.mark.card("maester_wendamyr")
@pytest.mark.rule("R-C2-stealth-01")
def test_two_with_stealth_bypass_two() -> None:
    t = lay(
        {**REAVER, "play": ["maester_wendamyr", "theon_greyjoy"]},
        {"play": ["robb_stark", "bastard_in_hiding", "asha_greyjoy"]},
    )
    attack(t, "power", "maester_wendamyr.0a", "theon_greyjoy.0a")
    assert texts(t) == ["pass", "bypass robb_stark.1a", "bypass bastard_in_hiding.1a"], "not one with stealth"
    do(t, "0 bypass robb_stark.1a")
    do(t, "0 bypass bastard_in_hiding.1a")
    assert texts(t) == ["done", "defend asha_greyjoy.1a"]


@pytest.mark.card("maester_wendamyr")
@pytest.mark.rule("R-C2-stealth-01")
@pytest.mark.rule("R-C2-stealth-02")
def test_two_with_stealth_may_name_the_same() -> None:
    t = lay(
        {**REAVER, "play": ["maester_wendamyr", "theon_greyjoy"]},
        {"play": ["robb_stark", "bastard_in_hiding", "asha_greyjoy"]},
    )
    attack(t, "power", "maester_wendamyr.0a", "theon_greyjoy.0a")
    do(t, "0 bypass robb_stark.1a", "0 bypass robb_stark.1a")
    assert fight(t)["bypassed"] == ["robb_stark.1a"]
    assert texts(t) == ["done", "defend bastard_in_hiding.1a", "defend asha_greyjoy.1a"]


@pytest.mark.card("black_winds_crew")
def test_the_crew_pillages() -> None:
    t = attack(lay({**REAVER, "play": ["black_winds_crew", "asha_greyjoy"]}, {}), "power", "black_winds_crew.0a")
    do(t, "0 all")
    assert player(t, 1)["discard"] == ["tumblestone_knight.1a"] and player(t, 1)["deck_size"] == 5


@pytest.mark.card("salty_navigator")
def test_the_navigator_adds_to_the_initiative() -> None:
    t = lay({**REAVER, "play": ["salty_navigator"]}, {})
    assert [player(t, seat)["plot_values"]["initiative"] for seat in (0, 1)] == [7, 6]
