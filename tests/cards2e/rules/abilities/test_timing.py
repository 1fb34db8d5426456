"""Windows, cancels, saves, replacements, delayed and lasting effects, through cards that use them."""

from __future__ import annotations

import pytest

from cards2e.thrones import do, in_play, lay, player, prompt, seen, texts


@pytest.mark.rule("R-C2-save-01")
@pytest.mark.rule("R-C2-claim-06")
def test_a_bodyguard_saves_from_the_claim() -> None:
    t = lay(
        {"play": ["robb_stark"], "plot": "a_storm_of_swords"},
        {"play": ["tyrion_lannister", "bodyguard"], "faction": "lannister"},
        cards={"bodyguard.1a": {"on": "tyrion_lannister.1a"}, "tyrion_lannister.1a": {"kneeling": True}},
    )
    do(t, "0 challenge military seat_1")
    assert prompt(t) == "interrupt"
    do(t, "1 trigger bodyguard.1a")
    assert in_play(t, "tyrion_lannister.1a") and not in_play(t, "bodyguard.1a")
    assert player(t, 1)["discard"] == ["bodyguard.1a"] and player(t, 1)["dead"] == []


@pytest.mark.rule("R-C2-duplicate-06")
def test_a_duplicate_saves() -> None:
    t = lay(
        {"play": ["robb_stark"], "plot": "a_storm_of_swords"},
        {"play": ["tyrion_lannister"], "under": ["tyrion_lannister"], "faction": "lannister"},
        cards={
            "tyrion_lannister.1a": {"kneeling": True},
            "tyrion_lannister.1b": {"zone": "duplicate", "on": "tyrion_lannister.1a"},
        },
    )
    assert seen(t, "tyrion_lannister.1a")["duplicates"] == ["tyrion_lannister.1b"]
    do(t, "0 challenge military seat_1", "1 save tyrion_lannister.1a")
    assert seen(t, "tyrion_lannister.1a")["duplicates"] == []
    assert player(t, 1)["discard"] == ["tyrion_lannister.1b"]


@pytest.mark.rule("R-C2-replace-02")
def test_davos_is_killed_but_goes_to_hand() -> None:
    t = lay(
        {"play": ["robb_stark", "joffrey_baratheon"], "plot": "a_storm_of_swords"},
        {"play": ["ser_davos_seaworth"], "faction": "baratheon"},
        cards={"ser_davos_seaworth.1a": {"kneeling": True}},
    )
    do(t, "0 challenge military seat_1", "1 trigger ser_davos_seaworth.1a")
    assert player(t, 1, 1)["hand"] == ["ser_davos_seaworth"] and player(t, 1)["dead"] == []


@pytest.mark.rule("R-C2-then-01")
def test_benjen_is_shuffled_into_the_deck_after_the_power() -> None:
    t = lay(
        {"play": ["robb_stark"], "plot": "a_storm_of_swords"},
        {"play": ["benjen_stark"], "faction": "nights_watch"},
        cards={"benjen_stark.1a": {"kneeling": True}},
    )
    do(t, "0 challenge military seat_1", "1 trigger benjen_stark.1a")
    assert player(t, 1)["faction_power"] == 2 and player(t, 1)["deck_size"] == 7 and player(t, 1)["dead"] == []


STORM = "a_storm_of_swords"  # claim 1


def put_to_the_sword() -> list[dict[str, object]]:
    return [
        {"play": ["robb_stark"], "hand": ["put_to_the_sword", "the_hands_judgment"], "gold": 4, "plot": STORM},
        {
            "play": ["bran_stark", "tywin_lannister", "gold_cloaks"],
            "hand": ["the_hands_judgment"],
            "gold": 2,
            "faction": "lannister",
        },
    ]


KNELT = {
    "gold_cloaks.1a": {"kneeling": True},
    "tywin_lannister.1a": {"kneeling": True},
    "bran_stark.1a": {"kneeling": True},
}


@pytest.mark.rule("R-C2-cancel-01")
@pytest.mark.rule("R-C2-event-03")
def test_bran_cancels_an_event_which_is_spent_nevertheless() -> None:
    t = lay(*put_to_the_sword(), cards=KNELT)
    do(t, "0 challenge military seat_1", "0 play put_to_the_sword", "0 pick tywin_lannister.1a")
    assert prompt(t) == "interrupt" and set(texts(t)) == {"pass", "trigger bran_stark.1a", "play the_hands_judgment"}
    do(t, "1 trigger bran_stark.1a")
    assert prompt(t) == "claim"
    assert in_play(t, "tywin_lannister.1a") and not in_play(t, "bran_stark.1a")
    assert player(t, 0)["gold"] == 2 and player(t, 0)["discard"] == ["put_to_the_sword.0a"]


@pytest.mark.rule("R-C2-cancel-01")
@pytest.mark.rule("R-C2-nested-01")
def test_a_cancel_is_cancelled() -> None:
    t = lay(*put_to_the_sword(), cards=KNELT)
    do(t, "0 challenge military seat_1", "0 play put_to_the_sword", "0 pick tywin_lannister.1a")
    do(t, "1 play the_hands_judgment")
    assert prompt(t) == "interrupt" and t.waiting == (0,)
    assert player(t, 1)["gold"] == 0, "it costs as much as the event that it cancels"
    do(t, "0 play the_hands_judgment")
    assert player(t, 0)["gold"] == 2, "a printed X counts as 0"
    do(t, "1 pass", "1 pass")  # Bran could cancel the second cancel, or the event itself
    assert not in_play(t, "tywin_lannister.1a") and player(t, 1)["dead"] == ["tywin_lannister.1a"]


@pytest.mark.rule("R-C2-cancel-05")
def test_treachery_cancels_a_forced_interrupt() -> None:
    t = lay(
        {"play": ["tyrion_lannister"], "hand": ["gold_cloaks", "treachery"], "gold": 3, "faction": "lannister"},
        {"faction": "stark"},
        cards={"tyrion_lannister.0a": {"kneeling": True}},
    )
    do(t, "0 ambush gold_cloaks", "0 pass")
    assert prompt(t) == "interrupt"
    do(t, "0 play treachery")
    assert in_play(t, "gold_cloaks.0a")


def test_gold_cloaks_leave_at_the_end_of_the_phase() -> None:
    t = lay({"hand": ["gold_cloaks"], "gold": 2, "faction": "lannister"}, {})
    do(t, "0 ambush gold_cloaks", "0 pass")
    assert not in_play(t, "gold_cloaks.0a") and player(t, 0)["discard"] == ["gold_cloaks.0a"]


@pytest.mark.rule("R-C2-delayed-01")
def test_poison_kills_at_the_end_of_the_phase() -> None:
    t = lay(
        {
            "play": ["tyrion_lannister", "lannisport_merchant"],
            "hand": ["tears_of_lys"],
            "gold": 1,
            "faction": "lannister",
        },
        {"play": ["robb_stark"]},
        cards={"robb_stark.1a": {"kneeling": True}},
    )
    do(t, "0 challenge intrigue seat_1", "0 bypass robb_stark.1a", "0 trigger tyrion_lannister.0a")
    do(t, "0 play tears_of_lys")
    assert seen(t, "robb_stark.1a")["tokens"] == {"poison": 1}
    do(t, "0 pass")
    assert player(t, 1)["dead"] == ["robb_stark.1a"]


@pytest.mark.rule("R-C2-save-04")
def test_fire_kills_at_strength_0_and_a_duplicate_is_no_help() -> None:
    t = lay(
        {"play": ["drogon", "robb_stark"], "hand": ["dracarys"], "gold": 1, "faction": "targaryen"},
        {"play": ["littlefinger"], "under": ["littlefinger"]},
        cards={"littlefinger.1b": {"zone": "duplicate", "on": "littlefinger.1a"}},
    )
    do(t, "0 challenge power seat_1", "0 pass", "1 defend littlefinger.1a")
    do(t, "0 play dracarys", "0 pick littlefinger.1a")
    assert player(t, 1)["dead"] == ["littlefinger.1a"] and player(t, 1)["discard"] == ["littlefinger.1b"]


@pytest.mark.rule("R-C2-trigger-03")
def test_two_deaths_share_one_window() -> None:
    t = lay(
        {"play": ["robb_stark"], "plot": "the_winds_of_winter"},
        {"play": ["joffrey_baratheon", "tyrion_lannister", "cersei_lannister"], "faction": "lannister"},
        cards={f"{c}.1a": {"kneeling": True} for c in ("joffrey_baratheon", "tyrion_lannister", "cersei_lannister")},
    )
    do(t, "0 challenge military seat_1", "1 pick tyrion_lannister.1a", "1 pick cersei_lannister.1a")
    assert prompt(t) == "react"
    do(t, "1 trigger-for joffrey_baratheon.1a tyrion_lannister.1a", "1 trigger joffrey_baratheon.1a")
    assert seen(t, "joffrey_baratheon.1a")["power"] == 2


@pytest.mark.rule("R-C2-blank-01")
def test_milk_of_the_poppy_blanks() -> None:
    t = lay(
        {"play": ["robert_baratheon"], "faction": "baratheon"},
        {"play": ["milk_of_the_poppy", "tumblestone_knight"]},
        cards={"milk_of_the_poppy.1a": {"on": "robert_baratheon.0a"}, "tumblestone_knight.1a": {"kneeling": True}},
    )
    assert seen(t, "robert_baratheon.0a")["strength"] == 5 and seen(t, "robert_baratheon.0a")["keywords"] == []


@pytest.mark.rule("R-C2-constant-03")
def test_robert_counts_the_kneeling() -> None:
    t = lay(
        {"play": ["robert_baratheon"], "faction": "baratheon"},
        {"play": ["tumblestone_knight"]},
        cards={"tumblestone_knight.1a": {"kneeling": True}},
    )
    assert seen(t, "robert_baratheon.0a")["strength"] == 6


def test_catelyn_silences() -> None:
    t = lay(
        {"play": ["catelyn_stark"], "plot": "a_storm_of_swords"},
        {"play": ["lannisport", "tyrion_lannister"], "faction": "lannister"},
        cards={"tyrion_lannister.1a": {"kneeling": True}},
    )
    do(t, "0 challenge intrigue seat_1")
    assert prompt(t) != "react", "Tyrion may not react"


def test_take_the_black_changes_control() -> None:
    t = lay(
        {"hand": ["take_the_black"], "gold": 3, "faction": "nights_watch"},
        {"play": ["tumblestone_knight"]},
        phase="dominance",
    )
    do(t, "0 play take_the_black")
    assert [c["card"] for c in player(t, 0)["play"]] == ["tumblestone_knight.1a"]


@pytest.mark.rule("R-C2-misc-10")
def test_arya_hides_a_duplicate_that_only_her_controller_sees() -> None:
    t = lay({"hand": ["arya_stark"], "gold": 3, "deck": ["ice", "summer"]}, {}, phase="marshaling")
    do(t, "0 marshal arya_stark", "0 trigger arya_stark.0a")
    assert t.view(1)["table"]["players"][0]["play"][0]["duplicates"] == [None]
    assert t.view(0)["table"]["players"][0]["play"][0]["duplicates"] == ["summer"]
    assert "military" in seen(t, "arya_stark.0a")["icons"]


def test_arianne_returns_after_somebody_came() -> None:
    t = lay({"play": ["arianne_martell"], "hand": ["edric_dayne"], "faction": "martell"}, {}, phase="dominance")
    do(t, "0 trigger arianne_martell.0a")
    assert [c["title"] for c in player(t, 0)["play"]] == ["edric_dayne"]
    assert player(t, 0, 0)["hand"] == ["arianne_martell"]


def test_risen_from_the_sea_stays_as_a_terminal_attachment() -> None:
    t = lay(
        {"play": ["robb_stark"], "plot": "a_storm_of_swords"},
        {"play": ["theon_greyjoy"], "hand": ["risen_from_the_sea"], "faction": "greyjoy"},
        cards={"theon_greyjoy.1a": {"kneeling": True}},
    )
    do(t, "0 challenge military seat_1", "1 play risen_from_the_sea")
    assert seen(t, "theon_greyjoy.1a")["strength"] == 4
    assert seen(t, "risen_from_the_sea.1a")["on"] == "theon_greyjoy.1a"


def test_jorah_is_sacrificed_at_the_third_betrayal() -> None:
    t = lay(
        {"play": ["ser_jorah_mormont"], "faction": "targaryen"},
        {},
        cards={"ser_jorah_mormont.0a": {"tokens": {"betrayal": 2}}},
    )
    do(t, "0 challenge military seat_1")
    assert not in_play(t, "ser_jorah_mormont.0a") and player(t, 0)["discard"] == ["ser_jorah_mormont.0a"]


def test_randyll_stands_when_his_strength_rises() -> None:
    t = lay(
        {"play": ["randyll_tarly", "margaery_tyrell"], "faction": "tyrell"},
        {},
        cards={"randyll_tarly.0a": {"kneeling": True}},
    )
    do(t, "0 trigger margaery_tyrell.0a", "0 pick randyll_tarly.0a", "0 trigger randyll_tarly.0a")
    assert seen(t, "randyll_tarly.0a")["strength"] == 8 and not seen(t, "randyll_tarly.0a")["kneeling"]


def test_for_the_north_draws_if_won() -> None:
    t = lay({"play": ["robb_stark"], "hand": ["for_the_north"]}, {})
    do(t, "0 challenge military seat_1", "0 play for_the_north")
    assert player(t, 0)["hand_size"] == 1 and player(t, 0)["deck_size"] == 5


def test_jon_snow_takes_part() -> None:
    t = lay({"play": ["jon_snow", "benjen_stark"], "faction": "nights_watch"}, {"play": ["tumblestone_knight"]})
    do(t, "0 challenge military seat_1")
    assert prompt(t) == "defenders"
    assert t.view(None)["table"]["challenge"]["attack"] == 8


def test_the_next_card_costs_less_once() -> None:
    t = lay(
        {"play": ["the_kingsroad"], "hand": ["robb_stark", "bran_stark"], "plot": "a_feast_for_crows"},
        {},
        begin="marshal",
        phase="marshaling",
    )
    do(t, "0 trigger the_kingsroad.0a", "0 marshal robb_stark")
    assert player(t, 0)["gold"] == 3
    do(t, "0 marshal bran_stark")
    assert player(t, 0)["gold"] == 1


@pytest.mark.rule("R-C2-sample-04")
def test_wildfire_kills_all_but_three_of_each() -> None:
    t = lay(
        {"play": ["robb_stark", "bran_stark", "catelyn_stark", "sansa_stark"], "plots": ["wildfire_assault"]},
        {"play": ["tyrion_lannister"], "faction": "lannister"},
        phase="plot",
        begin="plot_phase",
        first=0,
    )
    do(t, "0 player seat_0")
    do(t, "0 pick robb_stark.0a", "0 pick bran_stark.0a", "0 pick catelyn_stark.0a", "1 done")
    assert player(t, 0)["dead"] == ["sansa_stark.0a"] and player(t, 1)["dead"] == ["tyrion_lannister.1a"]
