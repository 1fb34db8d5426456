"""The cards of House Martell."""

from __future__ import annotations

import pytest

from cards2e.thrones import do, in_play, lay, next_phase, player, prompt, seen, texts

CLAIM_1 = "a_storm_of_swords"


def kneeling(*names: str) -> dict[str, dict[str, object]]:
    return {name: {"kneeling": True} for name in names}


# ---------------------------------------------------------------------- characters


@pytest.mark.card("areo_hotah")
@pytest.mark.rule("R-C2-participate-05")
def test_areo_hotah_takes_a_participant_of_any_side_out_of_the_challenge() -> None:
    t = lay(
        {"play": ["robb_stark", "tumblestone_knight"]},
        {"play": ["palace_spearman"], "hand": ["areo_hotah"], "gold": 5, "faction": "martell"},
    )
    do(t, "1 pass", "0 challenge military seat_1", "0 attack robb_stark.0a", "0 done", "1 pass")
    do(t, "1 defend palace_spearman.1a", "1 ambush areo_hotah")
    do(t, "1 trigger areo_hotah.1a")
    assert texts(t) == ["pick robb_stark.0a", "pick palace_spearman.1a"], "not who does not take part, nor himself"
    do(t, "1 pick robb_stark.0a")
    assert seen(t, "robb_stark.0a")["kneeling"], "he neither stands nor leaves play"
    assert player(t, 1)["dead"] == [] and t.view(None)["table"]["challenge"] is None, "the defender has won"


@pytest.mark.card("areo_hotah")
def test_areo_hotah_does_nothing_outside_of_a_challenge() -> None:
    t = lay({"hand": ["areo_hotah"], "gold": 5, "faction": "martell"}, {"play": ["tumblestone_knight"]})
    do(t, "0 ambush areo_hotah")
    assert prompt(t) == "challenge"


@pytest.mark.card("areo_hotah")
def test_jon_snow_taken_out_does_not_join_again() -> None:
    t = lay(
        {"play": ["jon_snow", "ranging_party"], "faction": "nights_watch"},
        {"hand": ["areo_hotah"], "gold": 5, "faction": "martell"},
    )
    do(t, "1 pass", "0 challenge military seat_1")
    assert t.view(None)["table"]["challenge"]["attack"] == 9
    do(t, "1 ambush areo_hotah", "1 trigger areo_hotah.1a", "1 pick jon_snow.0a")
    assert t.view(None)["table"]["challenge"]["attackers"] == ["ranging_party.0a"]


@pytest.mark.card("arianne_martell")
@pytest.mark.rule("R-C2-marshal-09")
def test_arianne_brings_somebody_and_goes_home() -> None:
    t = lay(
        {"play": ["arianne_martell"], "hand": ["palace_spearman", "the_red_viper", "dawn"], "faction": "martell"},
        {},
        phase="dominance",
    )
    do(t, "0 trigger arianne_martell.0a")
    assert in_play(t, "palace_spearman.0a") and not in_play(t, "arianne_martell.0a"), "the Viper costs too much"
    assert player(t, 0, 0)["hand"] == ["arianne_martell", "dawn", "the_red_viper"]


@pytest.mark.card("arianne_martell")
def test_arianne_needs_somebody_to_bring() -> None:
    t = lay({"play": ["arianne_martell"], "hand": ["the_red_viper", "dawn"], "faction": "martell"}, {})
    assert prompt(t) == "challenge"


@pytest.mark.card("arianne_martell")
@pytest.mark.rule("R-C2-duplicate-10")
@pytest.mark.rule("R-C2-leave-02")
def test_a_second_arianne_becomes_a_duplicate_and_is_no_help() -> None:
    t = lay({"play": ["arianne_martell"], "hand": ["arianne_martell"], "faction": "martell"}, {})
    do(t, "0 trigger arianne_martell.0a")
    assert player(t, 0, 0)["hand"] == ["arianne_martell"] and player(t, 0)["discard"] == ["arianne_martell.0b"]


@pytest.mark.card("doran_martell")
def test_doran_strengthens_other_lords_and_ladies_of_dorne() -> None:
    used = ["a_noble_cause", "a_clash_of_kings"]
    t = lay(
        {
            "play": ["doran_martell", "the_red_viper", "arianne_martell", "obara_sand", "tywin_lannister"],
            "used": used,
            "faction": "martell",
        },
        {"play": ["edric_dayne"], "used": ["a_noble_cause"], "faction": "martell"},
    )
    assert seen(t, "doran_martell.0a")["strength"] == 4, "others only"
    assert seen(t, "the_red_viper.0a")["strength"] == 9 and seen(t, "arianne_martell.0a")["strength"] == 6
    assert seen(t, "obara_sand.0a")["strength"] == 3, "no Lady"
    assert seen(t, "tywin_lannister.0a")["strength"] == 6, "not of Dorne"
    assert seen(t, "edric_dayne.1a")["strength"] == 1, "not yours"


@pytest.mark.card("edric_dayne")
def test_edric_buys_icons_for_the_phase() -> None:
    t = lay({"play": ["edric_dayne"], "gold": 2, "faction": "martell"}, {}, phase="dominance", hold=True)
    do(t, "0 trigger edric_dayne.0a", "0 name power")
    assert seen(t, "edric_dayne.0a")["icons"] == ["power"] and player(t, 0)["gold"] == 1
    do(t, "1 pass", "0 trigger edric_dayne.0a", "0 name military")
    assert seen(t, "edric_dayne.0a")["icons"] == ["military", "power"] and player(t, 0)["gold"] == 0
    assert seen(next_phase(t), "edric_dayne.0a")["icons"] == []


@pytest.mark.card("edric_dayne")
def test_edric_needs_gold() -> None:
    t = lay({"play": ["edric_dayne"], "gold": 0, "faction": "martell"}, {"play": ["robb_stark"]})
    assert t.waiting == (1,)


@pytest.mark.card("maester_caleotte")
def test_caleotte_takes_an_icon_after_a_defeat() -> None:
    t = lay(
        {"play": ["tywin_lannister"], "faction": "lannister"},
        {"play": ["maester_caleotte", "obara_sand"], "faction": "martell"},
    )
    do(t, "0 challenge power seat_1", "1 defend maester_caleotte.1a", "1 done", "1 trigger maester_caleotte.1a")
    assert texts(t) == ["pick tywin_lannister.0a", "pick maester_caleotte.1a", "pick obara_sand.1a"]
    do(t, "1 pick tywin_lannister.0a", "1 name intrigue", "0 done")
    assert seen(t, "tywin_lannister.0a")["icons"] == ["military", "power"]


@pytest.mark.card("maester_caleotte")
def test_caleotte_must_take_part_and_lose() -> None:
    t = lay({"play": ["tywin_lannister"]}, {"play": ["maester_caleotte"]}, cards=kneeling("maester_caleotte.1a"))
    do(t, "0 challenge power seat_1")
    assert prompt(t) == "renown", "he did not take part"
    t = lay({"play": ["maester_caleotte"]}, {"play": ["tywin_lannister"]})
    do(t, "0 challenge power seat_1", "1 done")
    assert prompt(t) == "challenge", "he won"


@pytest.mark.card("obara_sand")
def test_obara_defends_power_challenges_although_she_kneels_and_has_no_icon() -> None:
    t = lay(
        {"play": ["robb_stark", "littlefinger"]},
        {"play": ["obara_sand", "desert_scavenger"], "faction": "martell"},
        cards=kneeling("obara_sand.1a", "desert_scavenger.1a"),
    )
    do(t, "0 challenge power seat_1", "0 attack robb_stark.0a", "0 done")
    assert texts(t) == ["done", "defend obara_sand.1a"], "others who kneel do not"
    do(t, "1 defend obara_sand.1a")
    assert t.view(None)["table"]["challenge"] is None or seen(t, "obara_sand.1a")["kneeling"]
    assert player(t, 0)["faction_power"] == 0, "opposed"


@pytest.mark.card("obara_sand")
@pytest.mark.rule("R-C2-defend-03")
def test_obara_does_not_defend_other_challenges_nor_if_bypassed() -> None:
    t = lay({"play": ["robb_stark"]}, {"play": ["obara_sand"]}, cards=kneeling("obara_sand.1a"))
    do(t, "0 challenge military seat_1")
    assert prompt(t) != "defenders"
    t = lay({"play": ["asha_greyjoy"]}, {"play": ["obara_sand"]})
    do(t, "0 challenge power seat_1", "0 bypass obara_sand.1a")
    assert prompt(t) != "defenders"


@pytest.mark.card("the_red_viper")
def test_the_viper_gains_power_for_every_five() -> None:
    t = lay(
        {"play": ["the_red_viper", "robb_stark"], "faction": "martell"},
        {"play": ["tumblestone_knight"]},
        cards=kneeling("tumblestone_knight.1a"),
    )
    do(t, "0 challenge power seat_1", "0 attack the_red_viper.0a", "0 attack robb_stark.0a")
    do(t, "0 trigger the_red_viper.0a")
    assert seen(t, "the_red_viper.0a")["power"] == 2, "twelve is twice five"


@pytest.mark.card("the_red_viper")
def test_the_viper_must_attack_and_win_by_five() -> None:
    t = lay({"play": ["the_red_viper"]}, {"play": ["obara_sand"]})
    do(t, "0 challenge military seat_1", "1 defend obara_sand.1a")
    assert seen(t, "the_red_viper.0a")["power"] == 0 and prompt(t) != "react", "by four"
    t = lay({"play": ["littlefinger"]}, {"play": ["the_red_viper"]})
    do(t, "0 challenge intrigue seat_1", "1 defend the_red_viper.1a")
    assert seen(t, "the_red_viper.1a")["power"] == 0 and prompt(t) != "react", "by three, and defending"
    t = lay({"play": ["desert_scavenger"]}, {"play": ["the_red_viper"]})
    do(t, "0 challenge power seat_1", "1 defend the_red_viper.1a")
    assert seen(t, "the_red_viper.1a")["power"] == 0 and prompt(t) != "react", "by six, but defending"


@pytest.mark.card("desert_scavenger")
@pytest.mark.card("blood_orange_grove")
def test_the_next_martell_card_costs_less() -> None:
    t = lay(
        {
            "play": ["desert_scavenger", "blood_orange_grove"],
            "hand": ["dawn", "littlefinger", "greenblood_trader", "obara_sand"],
            "faction": "martell",
            "plot": "a_feast_for_crows",
        },
        {},
        phase="marshaling",
        begin="marshal",
    )
    start = player(t, 0)["gold"]
    do(t, "0 trigger desert_scavenger.0a")
    assert seen(t, "desert_scavenger.0a")["kneeling"]
    do(t, "0 marshal dawn")
    assert player(t, 0)["gold"] == start - 2, "the scavenger helps characters only"
    do(t, "0 trigger blood_orange_grove.0a", "0 marshal obara_sand")
    assert player(t, 0)["gold"] == start - 2 - 1, "both at once"
    assert "marshal greenblood_trader" not in texts(t) or player(t, 0)["gold"] >= 2, "nothing is left of it"


@pytest.mark.card("desert_scavenger")
@pytest.mark.card("blood_orange_grove")
def test_resources_are_of_no_use_outside_of_marshaling() -> None:
    t = lay({"play": ["desert_scavenger", "blood_orange_grove"]}, {})
    assert texts(t) == ["challenge power seat_1", "pass"]


@pytest.mark.card("blood_orange_grove")
def test_the_grove_helps_a_martell_card_of_any_type_and_no_other() -> None:
    t = lay(
        {"play": ["blood_orange_grove"], "hand": ["littlefinger", "ghaston_grey"], "plot": "a_feast_for_crows"},
        {},
        phase="marshaling",
        begin="marshal",
    )
    start = player(t, 0)["gold"]
    do(t, "0 trigger blood_orange_grove.0a", "0 marshal ghaston_grey")
    assert player(t, 0)["gold"] == start - 1


@pytest.mark.card("dornish_paramour")
def test_the_paramour_makes_somebody_defend() -> None:
    t = lay({"play": ["dornish_paramour"]}, {"play": ["littlefinger", "the_red_viper", "robb_stark"]})
    do(t, "0 challenge intrigue seat_1", "0 trigger dornish_paramour.0a")
    assert "pick dornish_paramour.0a" not in texts(t), "the defending player's characters"
    do(t, "0 pick the_red_viper.1a")
    assert texts(t) == ["defend littlefinger.1a", "defend the_red_viper.1a"], "no way out"
    do(t, "1 defend littlefinger.1a")
    assert t.view(None)["table"]["challenge"] is None, "the second was bound to defend"
    assert seen(t, "the_red_viper.1a")["kneeling"] and seen(t, "littlefinger.1a")["kneeling"]


@pytest.mark.card("dornish_paramour")
def test_whom_the_rules_keep_from_defending_is_not_bound() -> None:
    t = lay(
        {"play": ["dornish_paramour"]},
        {"play": ["the_red_viper", "littlefinger"]},
        cards=kneeling("the_red_viper.1a"),
    )
    do(t, "0 challenge intrigue seat_1", "0 trigger dornish_paramour.0a", "0 pick the_red_viper.1a")
    assert texts(t) == ["done", "defend littlefinger.1a"]


@pytest.mark.card("dornish_paramour")
def test_the_paramour_must_be_declared_herself() -> None:
    t = lay({"play": ["dornish_paramour", "littlefinger"]}, {"play": ["the_red_viper"]})
    do(t, "0 challenge intrigue seat_1", "0 attack littlefinger.0a", "0 done")
    assert prompt(t) == "defenders" and texts(t)[0] == "done"


@pytest.mark.card("greenblood_trader")
@pytest.mark.rule("R-C2-misc-18")
def test_the_trader_keeps_one_of_two_and_sinks_the_other() -> None:
    t = lay(
        {
            "hand": ["greenblood_trader"],
            "deck": ["tumblestone_knight", "robb_stark", "dawn", "sunspear"],
            "faction": "martell",
            "gold": 2,
        },
        {},
        phase="marshaling",
        begin="marshal",
        first=0,
    )
    do(t, "0 marshal greenblood_trader", "0 trigger greenblood_trader.0a")
    assert prompt(t) == "look-keep" and texts(t) == ["done", "take sunspear", "take dawn"]
    assert player(t, 0, 0)["deck_known"] == ["sunspear", "dawn"]
    assert player(t, 0, 1)["deck_known"] == [], "the opponent sees nothing"
    do(t, "0 take dawn")
    assert player(t, 0, 0)["hand"] == ["dawn"] and player(t, 0, 1)["hand"] == []
    assert player(t, 0, 0)["deck_known"] == [None, None, "sunspear"]


@pytest.mark.card("greenblood_trader")
def test_the_trader_may_sink_both_in_any_order() -> None:
    t = lay(
        {"hand": ["greenblood_trader"], "deck": ["robb_stark", "robb_stark", "dawn", "sunspear"], "gold": 2},
        {},
        phase="marshaling",
        begin="marshal",
    )
    do(t, "0 marshal greenblood_trader", "0 trigger greenblood_trader.0a", "0 done")
    assert texts(t) == ["sink sunspear", "sink dawn"], "one by one"
    do(t, "0 sink dawn")
    assert player(t, 0, 0)["deck_known"] == [None, None, "dawn", "sunspear"]
    assert player(t, 0)["hand_size"] == 0


@pytest.mark.card("palace_spearman")
def test_the_spearman_has_an_icon_more_unless_first() -> None:
    for first, icons in ((0, ["military", "power"]), (1, ["military", "intrigue", "power"])):
        t = lay({"play": ["palace_spearman"]}, {"play": ["robb_stark"]}, first=first)
        assert seen(t, "palace_spearman.0a")["icons"] == icons


# ---------------------------------------------------------------------- attachments and locations


@pytest.mark.card("dawn")
def test_dawn_grows_with_the_used_plots_of_its_controller() -> None:
    t = lay(
        {"play": ["edric_dayne", "robb_stark", "dawn"], "used": ["a_noble_cause", "a_clash_of_kings"]},
        {},
        cards={"dawn.0a": {"on": "edric_dayne.0a"}},
    )
    assert seen(t, "edric_dayne.0a")["strength"] == 3 and "intimidate" in seen(t, "edric_dayne.0a")["keywords"]
    t = lay(
        {"play": ["dawn"], "used": ["a_noble_cause"]},
        {"play": ["robb_stark"], "used": ["a_noble_cause", "a_clash_of_kings"]},
        cards={"dawn.0a": {"on": "robb_stark.1a"}},
    )
    assert seen(t, "robb_stark.1a")["strength"] == 6 and seen(t, "robb_stark.1a")["keywords"] == ["renown"]


@pytest.mark.card("ghaston_grey")
def test_ghaston_grey_sends_an_attacker_home_before_the_claim() -> None:
    t = lay(
        {"play": ["robb_stark", "tumblestone_knight", "bran_stark"], "plot": CLAIM_1},
        {"play": ["ghaston_grey", "obara_sand"], "faction": "martell"},
        cards=kneeling("obara_sand.1a"),
    )
    do(t, "0 challenge military seat_1", "0 attack robb_stark.0a", "0 attack tumblestone_knight.0a")
    do(t, "1 trigger ghaston_grey.1a")
    assert texts(t) == ["pick robb_stark.0a", "pick tumblestone_knight.0a"], "attackers only"
    do(t, "1 pick robb_stark.0a")
    assert player(t, 0, 0)["hand"] == ["robb_stark"] and player(t, 1)["discard"] == ["ghaston_grey.1a"]


@pytest.mark.card("ghaston_grey")
def test_nothing_saves_from_ghaston_grey_but_it_must_stand() -> None:
    seats: list[dict[str, object]] = [
        {"play": ["robb_stark"], "under": ["robb_stark"]},
        {"play": ["ghaston_grey"], "faction": "martell"},
    ]
    twin = {"robb_stark.0b": {"zone": "duplicate", "on": "robb_stark.0a"}}
    t = lay(*seats, cards=twin)
    do(t, "0 challenge power seat_1", "1 trigger ghaston_grey.1a")
    assert player(t, 0, 0)["hand"] == ["robb_stark"] and player(t, 0)["discard"] == ["robb_stark.0b"]
    t = lay(*seats, cards={**twin, **kneeling("ghaston_grey.1a")})
    do(t, "0 challenge power seat_1")
    assert prompt(t) != "react"


@pytest.mark.card("ghaston_grey")
@pytest.mark.card("sunspear")
def test_a_lost_attack_is_nothing_for_dorne() -> None:
    t = lay({"play": ["ghaston_grey", "sunspear", "desert_scavenger"], "faction": "martell"}, {"play": ["robb_stark"]})
    do(t, "0 challenge power seat_1", "1 defend robb_stark.1a")
    assert prompt(t) == "renown" and in_play(t, "ghaston_grey.0a")


@pytest.mark.card("sunspear")
def test_sunspear_avenges_with_more_claim_of_the_same_type() -> None:
    t = lay(
        {"play": ["robb_stark"], "power": 5, "plot": CLAIM_1},
        {"play": ["sunspear", "palace_spearman"], "faction": "martell", "plot": CLAIM_1},
        cards=kneeling(),
    )
    do(t, "0 challenge power seat_1", "1 done", "1 trigger sunspear.1a", "0 done")
    assert seen(t, "sunspear.1a")["kneeling"]
    do(t, "1 challenge power seat_0")
    assert player(t, 1)["faction_power"] == 1 + 2, "unopposed, and a claim of two"
    assert player(t, 1)["plot_values"]["claim"] == 1, "in that challenge only"


@pytest.mark.card("sunspear")
def test_sunspear_does_not_avenge_with_another_type() -> None:
    t = lay(
        {"play": ["robb_stark", "bran_stark", "tumblestone_knight"], "plot": CLAIM_1},
        {"play": ["sunspear", "palace_spearman"], "faction": "martell", "plot": CLAIM_1},
        cards=kneeling("bran_stark.0a", "tumblestone_knight.0a"),
    )
    do(t, "0 challenge power seat_1", "1 done", "1 trigger sunspear.1a", "0 done")
    do(t, "1 challenge military seat_0", "0 pick bran_stark.0a")
    assert player(t, 0)["dead"] == ["bran_stark.0a"]


# ---------------------------------------------------------------------- events


@pytest.mark.card("dorans_game")
def test_dorans_game_gains_power_for_used_plots() -> None:
    def play(used: list[str]) -> list[str]:
        t = lay(
            {
                "play": ["the_red_viper"],
                "hand": ["dorans_game", "dorans_game"],
                "used": used,
                "gold": 2,
                "faction": "martell",
            },
            {},
        )
        do(t, "0 challenge intrigue seat_1")
        offered = texts(t)
        if "play dorans_game" in offered:
            do(t, "0 play dorans_game")
            assert player(t, 0)["faction_power"] == len(used)
            assert player(t, 0)["gold"] == 1 and "play dorans_game" not in texts(t), "once a challenge"
        return offered

    assert "play dorans_game" in play(["a_noble_cause", "a_clash_of_kings", "sneak_attack"])
    assert "play dorans_game" not in play([]), "nothing to gain"


@pytest.mark.card("dorans_game")
def test_dorans_game_is_for_intrigue_won_by_five() -> None:
    used = ["a_noble_cause"]
    t = lay({"play": ["the_red_viper"], "hand": ["dorans_game"], "used": used, "gold": 1}, {})
    do(t, "0 challenge power seat_1")
    assert texts(t) == ["pass", "trigger the_red_viper.0a"]
    t = lay({"play": ["arianne_martell"], "hand": ["dorans_game"], "used": used, "gold": 1}, {})
    do(t, "0 challenge intrigue seat_1")
    assert prompt(t) != "react", "by four"


@pytest.mark.card("unbowed_unbent_unbroken")
@pytest.mark.rule("R-C2-golden-03")
def test_unbowed_forbids_the_winner_a_type_against_anyone() -> None:
    t = lay(
        {"play": ["the_red_viper", "robb_stark"]},
        {"hand": ["unbowed_unbent_unbroken"] * 2, "faction": "martell"},
        {},
    )
    do(t, "0 challenge intrigue seat_1", "0 pass", "1 play unbowed_unbent_unbroken", "1 name military")
    do(t, "0 pass")
    assert "challenge power seat_1" in texts(t) and "challenge power seat_2" in texts(t)
    assert not [c for c in texts(t) if c.startswith("challenge military")]
    assert player(t, 1)["hand_size"] == 0, "one by the claim: only one a challenge"


@pytest.mark.card("unbowed_unbent_unbroken")
def test_unbowed_is_not_for_the_first_player_nor_for_attackers() -> None:
    t = lay({"play": ["robb_stark"]}, {"hand": ["unbowed_unbent_unbroken"]}, first=1)
    do(t, "0 challenge power seat_1")
    assert prompt(t) == "renown"
    t = lay({"play": ["desert_scavenger"], "hand": ["unbowed_unbent_unbroken"]}, {"play": ["robb_stark"]}, first=1)
    do(t, "1 pass", "0 challenge power seat_1", "1 defend robb_stark.1a")
    assert prompt(t) == "renown"


@pytest.mark.card("confinement")
@pytest.mark.rule("R-C2-participate-03")
def test_confinement_takes_all_icons_of_a_weak_character() -> None:
    t = lay(
        {"play": ["palace_spearman", "robb_stark"], "hand": ["confinement"], "gold": 1, "faction": "martell"},
        {"play": ["arianne_martell", "little_bird"]},
        cards={"little_bird.1a": {"on": "arianne_martell.1a"}},
    )
    do(t, "0 play confinement")
    assert texts(t) == ["pick palace_spearman.0a", "pick arianne_martell.1a"], "strength four or less, anybody's"
    do(t, "0 pick arianne_martell.1a")
    assert seen(t, "arianne_martell.1a")["icons"] == ["intrigue"], "a second source outweighs the loss"
    assert player(t, 0)["gold"] == 0


@pytest.mark.card("confinement")
def test_confinement_ends_with_the_phase() -> None:
    t = lay(
        {"hand": ["confinement"], "gold": 1},
        {"play": ["house_dayne_knight"], "hand": ["the_hands_judgment"], "gold": 1},
        phase="dominance",
    )
    do(t, "0 play confinement", "1 pass")
    assert seen(t, "house_dayne_knight.1a")["icons"] == ["military", "intrigue"]
