"""The cards of House Stark."""

from __future__ import annotations

import pytest

from cards2e.rules.lessons import taught
from cards2e.thrones import (
    attack,
    check_reducer,
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
from smallcouncil.games.cards2e.writing import HAND, POWER, UNTIL_PHASE, change_strength, own_icon

STORM = "a_storm_of_swords"  # claim 1


@pytest.mark.card("arya_stark")
def test_arya_hides_the_top_card_as_a_duplicate() -> None:
    t = lay({"hand": ["arya_stark"], "gold": 3, "deck": ["ice", "ice", "summer"]}, {}, phase="marshaling")
    do(t, "0 marshal arya_stark", "0 trigger arya_stark.0a")
    assert "military" in seen(t, "arya_stark.0a")["icons"] and player(t, 0)["deck_size"] == 2
    assert t.view(1)["table"]["players"][0]["play"][0]["duplicates"] == [None]


@pytest.mark.card("arya_stark")
@pytest.mark.rule("R-C2-ability-11")
def test_arya_hides_nothing_when_another_comes() -> None:
    t = lay({"play": ["arya_stark"], "hand": ["bran_stark"], "gold": 3}, {}, phase="marshaling")
    do(t, "0 marshal bran_stark")
    assert not offered(t, "trigger arya_stark.0a")


@pytest.mark.card("arya_stark")
def test_arya_without_a_duplicate_and_with_one_that_saves() -> None:
    t = lay(
        {"play": ["robb_stark", "arya_stark"], "plot": STORM},
        {"play": ["arya_stark"], "under": ["summer"]},
        cards={"summer.1a": {"zone": "facedown", "on": "arya_stark.1a"}, **knelt("arya_stark.1a")},
    )
    assert "military" not in seen(t, "arya_stark.0a")["icons"] and "military" in seen(t, "arya_stark.1a")["icons"]
    attack(t, "military", "robb_stark.0a")
    do(t, "1 save arya_stark.1a")
    assert player(t, 1)["discard"] == ["summer.1a"] and "military" not in seen(t, "arya_stark.1a")["icons"]


@pytest.mark.card("bran_stark")
def test_bran_cancels_an_opponents_event() -> None:
    t = lay(
        {"play": ["robb_stark", "eddard_stark"], "hand": ["for_the_north", "winter_is_coming"], "gold": 1},
        {"play": ["bran_stark", "lannisport"]},
        cards=knelt("bran_stark.1a"),
    )
    attack(t, "military", "robb_stark.0a")
    do(t, "0 play for_the_north", "1 trigger bran_stark.1a")
    assert seen(t, "robb_stark.0a")["strength"] == 5 and player(t, 0)["discard"] == ["for_the_north.0a"]
    assert player(t, 1)["discard"] == ["bran_stark.1a"]


@pytest.mark.card("bran_stark")
def test_bran_lets_own_events_and_abilities_be() -> None:
    t = lay({"play": ["robb_stark", "bran_stark"], "hand": ["for_the_north"]}, {"play": ["tumblestone_knight"]})
    attack(t, "military", "robb_stark.0a")
    do(t, "0 play for_the_north")
    assert not offered(t, "trigger bran_stark.0a")
    t = lay({"hand": ["littlefinger"], "gold": 9}, {"play": ["bran_stark"]}, phase="marshaling")
    do(t, "0 marshal littlefinger", "0 trigger littlefinger.0a")
    assert not offered(t, "trigger bran_stark.1a"), "no event"


@pytest.mark.card("catelyn_stark")
def test_catelyn_silences_opponents_while_she_takes_part() -> None:
    t = lay(
        {"play": ["catelyn_stark", "robb_stark", "seal_of_the_hand"], "plot": "a_noble_cause"},
        {
            "faction": "lannister",
            "play": ["tyrion_lannister", "littlefinger", "bodyguard", "lannisport"],
            "hand": ["burned_men", "treachery"],
            "gold": 9,
        },
        cards={
            "bodyguard.1a": {"on": "tyrion_lannister.1a"},
            "seal_of_the_hand.0a": {"on": "catelyn_stark.0a"},
            **knelt("tyrion_lannister.1a"),
        },
    )
    do(t, "1 pass")
    attack(t, "intrigue", "catelyn_stark.0a")
    assert not offered(t, "trigger tyrion_lannister.1a"), "no reactions"
    do(t, "0 trigger seal_of_the_hand.0a")
    assert t.waiting == (1,) and texts(t) == ["pass", "ambush burned_men"], (
        "but ambush; and nobody could cancel the seal"
    )
    do(t, "1 pass", "1 defend littlefinger.1a", "1 pass")
    assert prompt(t) == "challenge", "and nobody draws by Lannisport, who won or not"


@pytest.mark.card("catelyn_stark")
def test_catelyn_apart_silences_nobody() -> None:
    t = lay(
        {"play": ["catelyn_stark", "sansa_stark"]},
        {"faction": "lannister", "play": ["tyrion_lannister"]},
        cards=knelt("tyrion_lannister.1a"),
    )
    attack(t, "intrigue", "sansa_stark.0a")
    assert offered(t, "trigger tyrion_lannister.1a")


@pytest.mark.card("eddard_stark")
@pytest.mark.rule("R-C2-reaction-01")
def test_eddard_stands_when_you_are_challenged() -> None:
    t = lay({"play": ["tumblestone_knight"]}, {"play": ["eddard_stark"]}, cards=knelt("eddard_stark.1a"))
    attack(t, "power", "tumblestone_knight.0a")
    do(t, "1 trigger eddard_stark.1a")
    assert texts(t) == ["done", "defend eddard_stark.1a"]


@pytest.mark.card("eddard_stark")
@pytest.mark.rule("R-C2-redirect-05")
def test_eddard_stands_for_nobody_else() -> None:
    t = lay({"play": ["tumblestone_knight"]}, {"play": ["eddard_stark"]}, {}, cards=knelt("eddard_stark.1a"))
    attack(t, "power", "tumblestone_knight.0a", against=2)
    assert not offered(t, "trigger eddard_stark.1a")
    t = lay({"play": ["tumblestone_knight"]}, {"play": ["eddard_stark"]})
    attack(t, "power", "tumblestone_knight.0a")
    assert not offered(t, "trigger eddard_stark.1a"), "he stands"
    t = lay(
        {"play": ["tumblestone_knight"]},
        {"play": ["eddard_stark"], "title": "crown_regent"},
        {},
        {"play": ["eddard_stark"]},
        cards=knelt("eddard_stark.1a", "eddard_stark.3a"),
    )
    attack(t, "power", "tumblestone_knight.0a")
    do(t, "1 redirect", "0 player seat_3")
    assert offered(t, "trigger eddard_stark.1a") and t.waiting == (1,), "the original opponent counts"


@pytest.mark.card("grey_wind")
def test_grey_wind_kills_the_weak() -> None:
    play = ["bran_stark", "tumblestone_knight", "catelyn_stark"]
    t = lay({"play": ["grey_wind"], "plot": STORM}, {"play": play, "hand": []})
    do(t, "0 trigger grey_wind.0a")
    assert player(t, 1)["dead"] == ["bran_stark.1a"], "the only one of strength 1"
    t = lay({"play": ["grey_wind", "robb_stark"]}, {"play": play})
    do(t, "0 trigger grey_wind.0a")
    assert texts(t) == ["pick bran_stark.1a", "pick tumblestone_knight.1a"], "2 with Robb"
    do(t, "0 pick tumblestone_knight.1a")
    assert player(t, 1)["dead"] == ["tumblestone_knight.1a"] and seen(t, "grey_wind.0a")["kneeling"]


@pytest.mark.card("grey_wind")
def test_grey_wind_must_stand_in_the_challenges_phase() -> None:
    t = lay({"play": ["grey_wind", "robb_stark"]}, {"play": ["bran_stark"]}, cards=knelt("grey_wind.0a"))
    assert not offered(t, "trigger grey_wind.0a")
    t = lay({"play": ["grey_wind"], "hand": ["arya_stark"], "gold": 9}, {"play": ["bran_stark"]}, phase="marshaling")
    assert not offered(t, "trigger grey_wind.0a")


FAMILY = ["robb_stark", "tumblestone_knight", "sansa_stark"]


@pytest.mark.card("robb_stark")
def test_robb_stands_everyone_when_a_stark_falls() -> None:
    t = lay(
        {"play": ["eddard_stark", "asha_greyjoy"], "plot": STORM},
        {"play": FAMILY},
        cards=knelt(*(f"{n}.1a" for n in FAMILY)),
        hold=True,
    )
    until(fought(t, "military", ["eddard_stark.0a"], []), "claim")
    do(t, "1 pick tumblestone_knight.1a", "1 trigger robb_stark.1a")
    assert not seen(t, "robb_stark.1a")["kneeling"] and not seen(t, "sansa_stark.1a")["kneeling"]


@pytest.mark.card("robb_stark")
def test_robb_answers_a_sacrifice_once_a_round() -> None:
    t = lay(
        {"play": ["robb_stark", "bran_stark", "bran_stark"]},
        {"play": ["drogon"], "hand": ["dracarys"], "gold": 9, "faction": "targaryen"},
    )
    attack(t, "military", "robb_stark.0a")
    do(t, "1 play dracarys", "0 trigger bran_stark.0a")
    assert offered(t, "trigger robb_stark.0a"), "Bran was sacrificed, and Robb kneels"


@pytest.mark.card("robb_stark")
@pytest.mark.rule("R-C2-limit-01")
def test_robb_stands_them_once_a_round() -> None:
    knights = ["tumblestone_knight"] * 3
    t = lay(
        {"play": ["grey_wind", "asha_greyjoy", "eddard_stark"], "plot": STORM},
        {"play": ["robb_stark", *knights]},
        cards=knelt("robb_stark.1a", "tumblestone_knight.1a", "tumblestone_knight.1b", "tumblestone_knight.1c"),
    )
    attack(t, "military", "eddard_stark.0a")
    do(t, "1 pick tumblestone_knight.1a", "1 trigger robb_stark.1a", "0 done")
    attack(t, "military", "asha_greyjoy.0a")
    do(t, "0 bypass robb_stark.1a", "1 defend tumblestone_knight.1b", "1 defend tumblestone_knight.1c")
    do(t, "1 pick tumblestone_knight.1b")
    assert player(t, 1)["dead"] == ["tumblestone_knight.1a", "tumblestone_knight.1b"]
    assert seen(t, "tumblestone_knight.1c")["kneeling"]
    assert not offered(t, "trigger robb_stark.1a")


@pytest.mark.card("robb_stark")
@pytest.mark.parametrize("victim", ["asha_greyjoy", "robb_stark"])
def test_robb_cares_for_other_starks_of_yours(victim: str) -> None:
    t = lay(
        {"play": ["eddard_stark"], "plot": STORM},
        {"play": ["robb_stark", "asha_greyjoy"]},
        cards=knelt("robb_stark.1a", "asha_greyjoy.1a"),
    )
    attack(t, "military", "eddard_stark.0a")
    do(t, f"1 pick {victim}.1a")
    assert not offered(t, "trigger robb_stark.1a")
    t = lay(
        {"play": ["eddard_stark", "robb_stark"], "plot": STORM},
        {"play": ["tumblestone_knight"]},
        cards=knelt("tumblestone_knight.1a"),
    )
    attack(t, "military", "eddard_stark.0a")
    assert not offered(t, "trigger robb_stark.0a"), "a Stark of another player"


@pytest.mark.card("sansa_stark")
@pytest.mark.rule("R-C2-limit-01")
def test_sansa_kneels_as_she_comes_and_gains_power_as_she_stands() -> None:
    t = lay({"hand": ["sansa_stark", "robb_stark"], "gold": 9}, {}, phase="marshaling")
    do(t, "0 marshal sansa_stark")
    assert seen(t, "sansa_stark.0a")["kneeling"]
    t = lay(
        {"play": ["sansa_stark", "seal_of_the_hand"]},
        {},
        cards={"seal_of_the_hand.0a": {"on": "sansa_stark.0a"}, **knelt("sansa_stark.0a")},
    )
    do(t, "0 trigger seal_of_the_hand.0a", "0 trigger sansa_stark.0a")
    assert player(t, 0)["faction_power"] == 1
    attack(t, "power", "sansa_stark.0a")  # kneels again, and stands in the standing phase
    assert not offered(t, "trigger sansa_stark.0a"), "once a round"


@pytest.mark.card("sansa_stark")
def test_sansa_gains_nothing_as_others_stand() -> None:
    t = lay(
        {"play": ["sansa_stark", "bran_stark", "seal_of_the_hand"]},
        {},
        cards={"seal_of_the_hand.0a": {"on": "bran_stark.0a"}, **knelt("bran_stark.0a")},
    )
    do(t, "0 trigger seal_of_the_hand.0a")
    assert not offered(t, "trigger sansa_stark.0a") and not seen(t, "bran_stark.0a")["kneeling"]


@pytest.mark.card("summer")
def test_summer_brings_a_young_stark_back() -> None:
    t = lay(
        {
            "hand": ["summer", "catelyn_stark"],
            "gold": 9,
            "discard": ["sansa_stark", "ice", "eddard_stark"],
            "dead": ["bran_stark", "bastard_in_hiding"],
        },
        {"discard": ["arya_stark"]},
        phase="marshaling",
    )
    do(t, "0 marshal summer", "0 trigger summer.0a")
    assert texts(t) == ["pick sansa_stark.0a", "pick bran_stark.0a"], "Stark, printed strength 2 at most, of yours"
    do(t, "0 pick bran_stark.0a")
    assert "bran_stark" in player(t, 0, 1)["hand"] and player(t, 0)["dead"] == ["bastard_in_hiding.0a"]


@pytest.mark.card("summer")
def test_summer_gives_bran_insight() -> None:
    t = lay({"play": ["summer", "bran_stark"]}, {"play": ["bran_stark"]})
    assert seen(t, "bran_stark.0a")["keywords"] == ["insight"] and seen(t, "bran_stark.1a")["keywords"] == []
    t = lay({"hand": ["summer"], "gold": 9, "discard": ["eddard_stark"]}, {}, phase="marshaling")
    do(t, "0 marshal summer")
    assert not offered(t, "trigger summer.0a"), "nobody young enough"


@pytest.mark.card("direwolf_pup")
def test_the_pup_grows_with_the_pack() -> None:
    t = lay({"play": ["direwolf_pup", "direwolf_pup", "summer", "robb_stark"]}, {"play": ["grey_wind", "direwolf_pup"]})
    assert seen(t, "direwolf_pup.0a")["strength"] == 3 and seen(t, "direwolf_pup.1a")["strength"] == 2
    t = lay({"play": ["direwolf_pup"], "hand": ["grey_wind"], "gold": 5}, {}, phase="marshaling")
    assert seen(t, "direwolf_pup.0a")["strength"] == 1
    do(t, "0 marshal grey_wind")
    assert seen(t, "direwolf_pup.0a")["strength"] == 2, "who has no constant ability counts, too"


def test_what_strengthened_a_card_ends_when_it_leaves_play() -> None:
    t = lay({"play": ["robb_stark"]}, {})
    card = t.box.by_name["robb_stark.0a"]
    change_strength(t, card, 2, UNTIL_PHASE, -1)
    assert t.strength_of(card) == 7
    t.leave(card, HAND)
    t.enter(card, 0)
    assert t.strength_of(card) == 5


@pytest.mark.card("vanguard_of_the_north")
@pytest.mark.parametrize(
    ("mine", "theirs", "kneels"),
    [(STORM, "a_noble_cause", False), ("a_noble_cause", STORM, False), ("a_noble_cause", "a_noble_cause", True)],
)
def test_the_vanguard_stands_in_times_of_war(mine: str, theirs: str, kneels: bool) -> None:
    t = lay({"play": ["vanguard_of_the_north"], "plot": mine}, {"play": ["tumblestone_knight"], "plot": theirs})
    attack(t, "military", "vanguard_of_the_north.0a")
    assert prompt(t) == "defenders" and seen(t, "vanguard_of_the_north.0a")["kneeling"] == kneels


@pytest.mark.card("vanguard_of_the_north")
def test_the_vanguard_kneels_to_defend_or_for_power() -> None:
    seats = {"play": ["tumblestone_knight"], "plot": STORM}, {"play": ["vanguard_of_the_north"]}
    t = fought(lay(*seats, hold=True), "military", ["tumblestone_knight.0a"], ["vanguard_of_the_north.1a"])
    assert seen(t, "vanguard_of_the_north.1a")["kneeling"]
    with taught("vanguard_of_the_north", own_icon(POWER, lambda t, c: True)):
        t = attack(
            lay({"play": ["vanguard_of_the_north"], "plot": STORM}, {}, hold=True), "power", "vanguard_of_the_north.0a"
        )
        assert seen(t, "vanguard_of_the_north.0a")["kneeling"]


@pytest.mark.card("winterfell_steward")
def test_the_steward_makes_a_character_cheaper() -> None:
    check_reducer("winterfell_steward", "stark", ("eddard_stark", "robb_stark"), "gates_of_winterfell")


@pytest.mark.card("heart_tree_grove")
def test_the_grove_makes_any_stark_card_cheaper() -> None:
    check_reducer("heart_tree_grove", "stark", ("gates_of_winterfell", "robb_stark"), "bastard_in_hiding")


ICE = {"ice.0a": {"on": "eddard_stark.0a"}}


@pytest.mark.card("ice")
def test_ice_kills_after_a_military_win() -> None:
    t = lay(
        {"play": ["eddard_stark", "ice"], "plot": STORM},
        {"play": ["tywin_lannister", "bran_stark"], "faction": "lannister"},
        cards={**ICE, **knelt("tywin_lannister.1a", "bran_stark.1a")},
    )
    assert seen(t, "eddard_stark.0a")["strength"] == 7
    attack(t, "military", "eddard_stark.0a")
    do(t, "0 trigger ice.0a", "0 pick tywin_lannister.1a")
    assert player(t, 1)["dead"][0] == "tywin_lannister.1a" and player(t, 0)["discard"] == ["ice.0a"]


@pytest.mark.card("ice")
def test_ice_needs_a_military_win_of_its_bearer() -> None:
    t = lay(
        {"play": ["eddard_stark", "ice", "robb_stark"]},
        {"play": ["bran_stark"]},
        cards={**ICE, **knelt("bran_stark.1a")},
    )
    attack(t, "power", "eddard_stark.0a")
    assert not offered(t, "trigger ice.0a"), "power"
    t = lay(
        {"play": ["eddard_stark", "ice", "robb_stark"], "plot": STORM},
        {"play": ["bran_stark", "sansa_stark"]},
        cards={**ICE, **knelt("bran_stark.1a", "sansa_stark.1a")},
    )
    attack(t, "military", "robb_stark.0a")
    assert not offered(t, "trigger ice.0a"), "the bearer stayed at home"
    t = lay({"hand": ["ice"], "play": ["littlefinger"], "gold": 9}, {}, phase="marshaling")
    assert not offered(t, "marshal ice"), "for Stark characters"


@pytest.mark.card("gates_of_winterfell")
@pytest.mark.rule("R-C2-misc-16")
@pytest.mark.parametrize(("top", "drawn"), [("ice", 1), ("littlefinger", 0)])
def test_the_gates_show_the_top_card(top: str, drawn: int) -> None:
    t = lay({"play": ["gates_of_winterfell", "robb_stark"], "deck": ["summer", "summer", top]}, {})
    do(t, "0 trigger gates_of_winterfell.0a")
    assert seen(t, "gates_of_winterfell.0a")["kneeling"] and player(t, 0)["hand_size"] == drawn
    shown = player(t, 0, 1)
    assert shown["hand"] == [top] if drawn else shown["deck_known"] == [top], "everyone saw it"


@pytest.mark.card("gates_of_winterfell")
def test_the_gates_open_in_the_challenges_phase() -> None:
    t = lay({"play": ["gates_of_winterfell"], "hand": ["robb_stark"], "gold": 9}, {}, phase="marshaling")
    assert not offered(t, "trigger gates_of_winterfell.0a")


@pytest.mark.card("the_wolfswood")
@pytest.mark.rule("R-C2-ambush-01")
def test_direwolves_come_out_of_the_wolfswood() -> None:
    t = lay(
        {"play": ["the_wolfswood"], "hand": ["summer", "grey_wind", "robb_stark"], "gold": 4},
        {"hand": ["summer"], "gold": 9},
    )
    assert texts(t) == ["pass", "ambush summer"], "Grey Wind is too dear"
    do(t, "0 ambush summer")
    assert player(t, 0)["gold"] == 1 and in_play(t, "summer.0a")
    t = lay({"play": ["the_wolfswood"], "hand": ["summer"], "gold": 4}, {}, phase="dominance")
    assert not offered(t, "ambush summer")


@pytest.mark.card("for_the_north")
def test_for_the_north_strengthens_and_draws() -> None:
    t = lay(
        {"play": ["robb_stark", "asha_greyjoy"], "hand": ["for_the_north"]},
        {"play": ["tumblestone_knight"], "hand": ["for_the_north"]},
    )
    assert not offered(t, "play for_the_north")
    attack(t, "military", "robb_stark.0a", "asha_greyjoy.0a")
    do(t, "0 pass", "0 play for_the_north", "1 pass")
    assert seen(t, "robb_stark.0a")["strength"] == 7 and player(t, 0)["hand_size"] == 0
    do(t, "1 defend tumblestone_knight.1a", "1 play for_the_north")
    assert texts(t) == ["pick robb_stark.0a", "pick tumblestone_knight.1a"], "participating Starks, anybody's"
    do(t, "1 pick tumblestone_knight.1a", "0 pick for_the_north.1a")  # the first player orders the delayed effects
    assert player(t, 0)["hand_size"] == 1, "the winner draws"
    assert player(t, 1)["hand_size"] == 0, "the loser does not"


@pytest.mark.card("for_the_north")
def test_for_the_north_is_for_military_challenges() -> None:
    t = lay({"play": ["robb_stark"], "hand": ["for_the_north"]}, {"play": ["tumblestone_knight"]})
    attack(t, "power", "robb_stark.0a")
    assert prompt(t) == "defenders"


@pytest.mark.card("like_warm_rain")
@pytest.mark.rule("R-C2-limit-03")
def test_like_warm_rain_kills_an_attacker() -> None:
    t = lay(
        {"faction": "lannister", "play": ["tywin_lannister", "cersei_lannister"]},
        {"play": ["summer", "direwolf_pup"], "hand": ["like_warm_rain"] * 3, "gold": 5},
    )
    attack(t, "intrigue", "tywin_lannister.0a", "cersei_lannister.0a")
    do(t, "1 play like_warm_rain")
    assert texts(t) == ["pick summer.1a", "pick direwolf_pup.1a"], "the cost first"
    do(t, "1 pick summer.1a")
    assert texts(t) == ["pick tywin_lannister.0a", "pick cersei_lannister.0a"]
    do(t, "1 pick tywin_lannister.0a")
    assert player(t, 0)["dead"] == ["tywin_lannister.0a"] and seen(t, "summer.1a")["kneeling"]
    assert player(t, 1)["gold"] == 4 and not offered(t, "play like_warm_rain"), "once per challenge"


@pytest.mark.card("like_warm_rain")
@pytest.mark.parametrize(("kind", "kneeling"), [("power", False), ("intrigue", True)])
def test_like_warm_rain_needs_a_lost_intrigue_and_a_standing_wolf(kind: str, kneeling: bool) -> None:
    t = lay(
        {"faction": "lannister", "play": ["tywin_lannister", "cersei_lannister"]},
        {"play": ["summer"], "hand": ["like_warm_rain"] * 3, "gold": 5},
        cards={"summer.1a": {"kneeling": kneeling}},
    )
    attack(t, kind, "tywin_lannister.0a")
    assert not offered(t, "play like_warm_rain")


@pytest.mark.card("winter_is_coming")
@pytest.mark.rule("R-C2-claim-02")
def test_winter_is_coming_raises_the_claim_for_one_challenge() -> None:
    t = lay(
        {"play": ["robb_stark", "eddard_stark"], "hand": ["winter_is_coming"] * 2, "gold": 5, "plot": STORM},
        {"power": 9},
    )
    assert not offered(t, "play winter_is_coming")
    attack(t, "power", "robb_stark.0a")
    do(t, "0 play winter_is_coming")
    assert player(t, 0)["plot_values"]["claim"] == 2 and player(t, 1)["plot_values"]["claim"] == 1
    assert prompt(t) == "renown", "no second one in this challenge"
    do(t, "0 done")
    assert player(t, 1)["faction_power"] == 7 and player(t, 0)["plot_values"]["claim"] == 1
    assert prompt(t) == "challenge" and player(t, 0)["gold"] == 4


@pytest.mark.card("sansa_stark")
@pytest.mark.card("robert_baratheon")
def test_who_enters_kneeling_kneels_for_all_to_count() -> None:
    t = lay(
        {"play": ["robert_baratheon"], "hand": ["sansa_stark"], "gold": 9},
        {"faction": "stark"},
        phase="marshaling",
        begin="marshal",
    )
    assert seen(t, "robert_baratheon.0a")["strength"] == 5
    do(t, "0 marshal sansa_stark")
    assert seen(t, "sansa_stark.0a")["kneeling"] and seen(t, "robert_baratheon.0a")["strength"] == 6


@pytest.mark.card("arya_stark")
@pytest.mark.rule("R-C2-duplicate-05")
@pytest.mark.rule("R-C2-duplicate-06")
def test_of_several_duplicates_their_controller_chooses() -> None:
    """Each duplicate has the ability to save: here an open copy, and a card face down that only he knows."""
    for chosen, left in (("arya_stark", [None]), ("ice", ["arya_stark.1b"])):
        t = lay(
            {"play": ["robb_stark"]},
            {"play": ["arya_stark"], "under": ["arya_stark", "ice"]},
            cards={
                "arya_stark.1b": {"zone": "duplicate", "on": "arya_stark.1a"},
                "ice.1a": {"zone": "facedown", "on": "arya_stark.1a", "seen": 2},
                "arya_stark.1a": {"kneeling": True},
            },
        )
        do(t, "0 challenge military seat_1")
        assert texts(t, 1) == ["pass", "save-with arya_stark.1a arya_stark", "save-with arya_stark.1a ice"]
        do(t, f"1 save-with arya_stark.1a {chosen}")
        card = seen(t, "arya_stark.1a")
        assert card["duplicates"] == left and player(t, 1)["discard"][0].startswith(chosen)
