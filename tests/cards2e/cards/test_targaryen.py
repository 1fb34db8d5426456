"""The cards of House Targaryen."""

from __future__ import annotations

from typing import Any

import pytest

from cards2e.thrones import (
    attack,
    do,
    fight,
    fought,
    in_play,
    lay,
    next_phase,
    player,
    prompt,
    resolved,
    seen,
    texts,
    until,
)

CLAIM_1 = "a_storm_of_swords"  # and one military challenge more
QUIET = "a_noble_cause"  # claim 1 as well


def kneeling(*names: str) -> dict[str, dict[str, Any]]:
    return {name: {"kneeling": True} for name in names}


def dragons(*play: str, **more: Any) -> dict[str, Any]:
    return {"play": list(play), "faction": "targaryen", "plot": QUIET, "plots": ["a_clash_of_kings"], **more}


# ---------------------------------------------------------------------- characters


@pytest.mark.card("daenerys_targaryen")
def test_daenerys_weakens_all_who_fight_against_you() -> None:
    t = lay(dragons("daenerys_targaryen", "drogon"), {"play": ["robb_stark", "tumblestone_knight"]})
    do(t, "0 challenge military seat_1", "1 defend robb_stark.1a", "1 done")
    assert prompt(t) == "claim", "four against four: the attacker wins"
    t = lay({"play": ["robb_stark", "bran_stark"]}, dragons("daenerys_targaryen", "drogon"))
    do(t, "0 challenge military seat_1")
    assert prompt(t) == "defenders" and t.view(None)["table"]["challenge"]["attack"] == 4
    assert seen(t, "bran_stark.0a")["strength"] == 1, "not who stays at home"


@pytest.mark.card("daenerys_targaryen")
def test_daenerys_must_stand_and_be_attacked() -> None:
    t = lay({"play": ["robb_stark"]}, dragons("daenerys_targaryen", "drogon"), cards=kneeling("daenerys_targaryen.1a"))
    do(t, "0 challenge military seat_1")
    assert t.view(None)["table"]["challenge"]["attack"] == 5
    t = lay({"play": ["robb_stark"]}, dragons("daenerys_targaryen"), {"play": ["tumblestone_knight"]})
    do(t, "0 challenge military seat_2")
    assert t.view(None)["table"]["challenge"]["attack"] == 5, "it is not her affair"


@pytest.mark.card("drogon")
@pytest.mark.card("viserion")
def test_dragons_give_the_stormborn_renown_and_stealth() -> None:
    for dragon, keyword in (("drogon", "renown"), ("viserion", "stealth")):
        t = lay(dragons(dragon, "daenerys_targaryen", "viserys_targaryen"), dragons("daenerys_targaryen"))
        assert keyword in seen(t, "daenerys_targaryen.0a")["keywords"]
        assert keyword not in seen(t, "viserys_targaryen.0a")["keywords"], "not Stormborn"
        assert keyword not in seen(t, "daenerys_targaryen.1a")["keywords"], "not yours"
    t = lay(dragons("viserion", "daenerys_targaryen"), {"play": ["robb_stark"]})
    do(t, "0 challenge power seat_1", "0 attack daenerys_targaryen.0a", "0 done")
    assert texts(t) == ["pass", "bypass robb_stark.1a"]


@pytest.mark.card("khal_drogo")
@pytest.mark.rule("R-C2-challenge-03")
def test_drogo_allows_a_second_military_challenge() -> None:
    t = lay(dragons("khal_drogo", "braided_warrior", "drogon"), {})
    do(t, "0 challenge military seat_1", "0 attack braided_warrior.0a", "0 done")
    assert "challenge military seat_1" in texts(t)
    do(t, "0 challenge military seat_1", "0 attack drogon.0a", "0 done")
    assert texts(t) == ["challenge power seat_1", "pass"], "not a third one"


@pytest.mark.card("khal_drogo")
def test_drogo_allows_it_to_you_alone() -> None:
    t = lay({"play": ["drogon", "braided_warrior"]}, dragons("khal_drogo"), cards=kneeling("khal_drogo.1a"))
    attack(t, "military", "drogon.0a")
    assert t.view(None)["table"]["phase"] != "challenges", "there is no second challenge, and the phase is over"


@pytest.mark.card("magister_illyrio")
def test_illyrio_stands_anybody_for_two_gold_once_a_phase() -> None:
    t = lay(
        dragons("magister_illyrio", "drogon", gold=5),
        {"play": ["robb_stark"]},
        cards=kneeling("drogon.0a", "robb_stark.1a"),
    )
    do(t, "0 trigger magister_illyrio.0a")
    assert texts(t) == ["pick drogon.0a", "pick robb_stark.1a"]
    do(t, "0 pick drogon.0a")
    assert not seen(t, "drogon.0a")["kneeling"] and player(t, 0)["gold"] == 3
    assert prompt(t) == "challenge", "no second time"


@pytest.mark.card("magister_illyrio")
def test_illyrio_needs_gold_and_somebody_who_kneels() -> None:
    t = lay(dragons("magister_illyrio", "drogon", gold=1), {}, cards=kneeling("drogon.0a"))
    assert prompt(t) == "challenge"
    t = lay(dragons("magister_illyrio", "drogon", gold=2), {})
    assert prompt(t) == "challenge"


@pytest.mark.card("rhaegal")
def test_rhaegal_stands_a_stormborn_after_a_victory() -> None:
    t = lay(dragons("rhaegal", "daenerys_targaryen", "magister_illyrio"), {})
    do(t, "0 challenge intrigue seat_1", "0 attack daenerys_targaryen.0a", "0 done", "0 trigger rhaegal.0a")
    assert not seen(t, "daenerys_targaryen.0a")["kneeling"]
    do(t, "0 all", "0 challenge power seat_1", "0 attack daenerys_targaryen.0a", "0 done")
    assert prompt(t) == "insight", "once a phase"


@pytest.mark.card("rhaegal")
def test_rhaegal_needs_a_stormborn_in_the_challenge() -> None:
    t = lay(dragons("rhaegal", "daenerys_targaryen", "drogon"), {}, cards=kneeling("daenerys_targaryen.0a"))
    do(t, "0 challenge military seat_1", "0 attack drogon.0a", "0 done")
    assert prompt(t) == "challenge"


@pytest.mark.card("ser_jorah_mormont")
def test_jorah_takes_a_betrayal_for_every_victory_he_has_part_in() -> None:
    t = lay(dragons("ser_jorah_mormont", "drogon"), {})
    do(t, "0 challenge intrigue seat_1", "0 all")
    assert (
        seen(t, "ser_jorah_mormont.0a")["tokens"] == {"betrayal": 1} and seen(t, "ser_jorah_mormont.0a")["power"] == 1
    )
    do(t, "0 challenge military seat_1")
    assert seen(t, "ser_jorah_mormont.0a")["tokens"] == {"betrayal": 1}, "not without him"


@pytest.mark.card("ser_jorah_mormont")
@pytest.mark.rule("R-C2-sacrifice-04")
def test_the_third_betrayal_is_the_last() -> None:
    t = lay(
        dragons("ser_jorah_mormont", "drogon", under=["ser_jorah_mormont"]),
        {},
        cards={
            "ser_jorah_mormont.0a": {"tokens": {"betrayal": 2}},
            "ser_jorah_mormont.0b": {"zone": "duplicate", "on": "ser_jorah_mormont.0a"},
        },
    )
    do(t, "0 challenge intrigue seat_1")
    assert not in_play(t, "ser_jorah_mormont.0a"), "no duplicate saves him, and he gains no renown"
    assert sorted(player(t, 0)["discard"]) == ["ser_jorah_mormont.0a", "ser_jorah_mormont.0b"]
    assert player(t, 0)["power"] == 1, "unopposed"


@pytest.mark.card("viserys_targaryen")
def test_viserys_takes_an_attachment_with_him() -> None:
    t = lay(
        {"play": ["robb_stark", "ice", "bran_stark", "bodyguard"], "plot": QUIET},
        dragons("viserys_targaryen"),
        cards={
            "ice.0a": {"on": "robb_stark.0a"},
            "bodyguard.0a": {"on": "bran_stark.0a"},
            "viserys_targaryen.1a": {"kneeling": True},
        },
    )
    do(t, "0 challenge military seat_1", "0 pass", "1 trigger viserys_targaryen.1a")
    assert texts(t) == ["pick ice.0a", "pick bodyguard.0a"]
    do(t, "1 pick ice.0a")
    assert player(t, 0)["discard"] == ["ice.0a"] and player(t, 1)["dead"] == ["viserys_targaryen.1a"]


@pytest.mark.card("viserys_targaryen")
def test_viserys_does_so_however_he_leaves() -> None:
    t = lay(
        {"play": ["robb_stark", "ice"]},
        dragons("viserys_targaryen", hand=["waking_the_dragon"]),
        cards={"ice.0a": {"on": "robb_stark.0a"}},
        phase="dominance",
    )
    do(t, "1 play waking_the_dragon", "1 trigger viserys_targaryen.1a")
    assert player(t, 0)["discard"] == ["ice.0a"] and player(t, 1, 1)["hand"] == ["viserys_targaryen"]


@pytest.mark.card("viserys_targaryen")
def test_viserys_needs_an_attachment_in_play() -> None:
    t = lay({"play": ["robb_stark"]}, dragons("viserys_targaryen"), cards=kneeling("viserys_targaryen.1a"))
    do(t, "0 challenge military seat_1")
    assert prompt(t) == "renown" and player(t, 1)["dead"] == ["viserys_targaryen.1a"]


@pytest.mark.card("handmaiden")
def test_a_handmaiden_stands_a_lady() -> None:
    t = lay(
        dragons("handmaiden", "daenerys_targaryen", "drogon"),
        {"play": ["sansa_stark", "catelyn_stark"]},
        cards=kneeling("daenerys_targaryen.0a", "drogon.0a", "sansa_stark.1a"),
    )
    do(t, "0 trigger handmaiden.0a")
    assert texts(t) == ["pick daenerys_targaryen.0a", "pick sansa_stark.1a"], "kneeling ladies, anybody's"
    do(t, "0 pick daenerys_targaryen.0a")
    assert not seen(t, "daenerys_targaryen.0a")["kneeling"] and player(t, 0)["discard"] == ["handmaiden.0a"]


@pytest.mark.card("targaryen_loyalist")
@pytest.mark.card("illyrios_estate")
def test_the_next_targaryen_card_costs_less() -> None:
    hand = ["drogon", "plaza_of_punishment", "littlefinger", "rhaegal"]
    t = lay(dragons("targaryen_loyalist", "illyrios_estate", hand=hand, gold=20), {}, phase="marshaling")
    start = player(t, 0)["gold"]
    do(t, "0 trigger targaryen_loyalist.0a", "0 marshal plaza_of_punishment")
    assert player(t, 0)["gold"] == start - 3, "the loyalist helps characters only"
    do(t, "0 trigger illyrios_estate.0a", "0 marshal drogon")
    assert player(t, 0)["gold"] == start - 3 - 1, "both together"
    do(t, "0 marshal rhaegal")
    assert player(t, 0)["gold"] == start - 4 - 3, "once"


@pytest.mark.card("illyrios_estate")
def test_illyrios_estate_helps_targaryen_cards_of_any_type() -> None:
    t = lay(
        dragons("illyrios_estate", hand=["plaza_of_punishment", "the_iron_throne", "drogon"], gold=20),
        {},
        phase="marshaling",
    )
    start = player(t, 0)["gold"]
    do(t, "0 trigger illyrios_estate.0a", "0 marshal the_iron_throne")
    price = start - player(t, 0)["gold"]
    do(t, "0 marshal plaza_of_punishment")
    assert player(t, 0)["gold"] == start - price - 2 and price == 2, "not a neutral one"


@pytest.mark.card("unsullied")
def test_unsullied_who_attack_weaken_the_defenders() -> None:
    t = lay(dragons("unsullied", "illyrios_estate"), {"play": ["robb_stark", "garden_caretaker"]})
    do(t, "0 challenge power seat_1", "1 defend garden_caretaker.1a", "1 done")
    assert player(t, 0)["faction_power"] == 1, "one less one is unopposed"
    t = lay({"play": ["garden_caretaker", "drogon"]}, dragons("unsullied"))
    do(t, "0 challenge power seat_1", "1 defend unsullied.1a")
    assert seen(t, "garden_caretaker.0a")["strength"] == 1


@pytest.mark.card("drogos_arakh")
def test_drogo_does_not_kneel_for_his_first_military_challenge() -> None:
    t = lay(dragons("khal_drogo", "drogos_arakh"), {}, cards={"drogos_arakh.0a": {"on": "khal_drogo.0a"}})
    assert seen(t, "khal_drogo.0a")["strength"] == 7
    do(t, "0 challenge military seat_1", "0 all")
    assert not seen(t, "khal_drogo.0a")["kneeling"] and prompt(t) == "challenge"
    do(t, "0 challenge military seat_1")
    assert prompt(t) == "renown" and seen(t, "khal_drogo.0a")["kneeling"], "the first only"


@pytest.mark.card("drogos_arakh")
def test_the_arakh_is_nothing_special_in_other_hands_or_challenges() -> None:
    t = lay(
        dragons("khal_drogo", "drogos_arakh", "braided_warrior"), {}, cards={"drogos_arakh.0a": {"on": "khal_drogo.0a"}}
    )
    do(t, "0 challenge power seat_1")
    assert prompt(t) == "renown" and seen(t, "khal_drogo.0a")["kneeling"], "a power challenge"
    t = lay(
        dragons("braided_warrior", "drogos_arakh", "viserion"),
        {},
        cards={"drogos_arakh.0a": {"on": "braided_warrior.0a"}},
    )
    do(t, "0 challenge military seat_1", "0 attack braided_warrior.0a", "0 done")
    assert seen(t, "braided_warrior.0a")["kneeling"] and seen(t, "braided_warrior.0a")["strength"] == 5


@pytest.mark.card("drogos_arakh")
@pytest.mark.rule("R-C2-attachment-02")
def test_the_arakh_is_for_dothraki() -> None:
    t = lay(dragons("drogon", "viserys_targaryen", hand=["drogos_arakh", "handmaiden"]), {}, phase="marshaling")
    assert "marshal handmaiden" in texts(t) and "marshal drogos_arakh" not in texts(t)


# ---------------------------------------------------------------------- locations


@pytest.mark.card("plaza_of_punishment")
def test_the_plaza_kills_who_falls_to_strength_0() -> None:
    t = lay(
        dragons("plaza_of_punishment", "magister_illyrio", "drogon"),
        {"play": ["house_dayne_knight", "robb_stark", "ice", "tumblestone_knight"]},
        cards={
            "ice.1a": {"on": "robb_stark.1a"},
            "tumblestone_knight.1a": {"kneeling": True},
            "robb_stark.1a": {"kneeling": True},
        },
    )
    do(t, "0 challenge power seat_1", "0 trigger plaza_of_punishment.0a")
    assert "pick robb_stark.1a" not in texts(t), "he bears an attachment"
    do(t, "0 pick house_dayne_knight.1a")
    assert player(t, 1)["dead"] == ["house_dayne_knight.1a"] and seen(t, "plaza_of_punishment.0a")["kneeling"]


@pytest.mark.card("plaza_of_punishment")
@pytest.mark.rule("R-C2-save-03")
def test_the_plazas_threat_lasts_all_phase() -> None:
    t = lay(
        dragons("plaza_of_punishment", "magister_illyrio", "unsullied"),
        {"play": ["obara_sand"], "under": ["obara_sand"]},
        cards={"obara_sand.1b": {"zone": "duplicate", "on": "obara_sand.1a"}},
    )
    do(t, "0 challenge power seat_1", "0 attack magister_illyrio.0a", "0 done", "1 done")
    do(t, "0 trigger plaza_of_punishment.0a", "0 pick obara_sand.1a")
    assert seen(t, "obara_sand.1a")["strength"] == 1
    do(t, "0 challenge military seat_1", "1 defend obara_sand.1a")
    assert player(t, 1)["dead"] == ["obara_sand.1a"], "the Unsullied take the last of it, and no duplicate helps"


@pytest.mark.card("plaza_of_punishment")
def test_the_plaza_is_for_power_challenges_that_you_win() -> None:
    t = lay(dragons("plaza_of_punishment", "drogon", "viserion"), {"play": ["garden_caretaker"]})
    do(t, "0 challenge military seat_1", "0 attack drogon.0a", "0 done")
    assert player(t, 1)["dead"] == ["garden_caretaker.1a"] and not seen(t, "plaza_of_punishment.0a")["kneeling"]
    t = lay(dragons("plaza_of_punishment"), {"play": ["garden_caretaker", "drogon"]})
    do(t, "1 challenge power seat_0")
    assert prompt(t) == "challenge"


@pytest.mark.card("dothraki_sea")
@pytest.mark.rule("R-C2-delayed-01")
def test_riders_come_from_the_sea_and_ride_home() -> None:
    hand = ["braided_warrior", "khal_drogo", "drogon"]
    t = lay(dragons("dothraki_sea", "magister_illyrio", hand=hand), {}, hold=True)
    do(until(fought(t, "power", ["magister_illyrio.0a"], []), "react", 0), "0 trigger dothraki_sea.0a")
    assert texts(t) == ["take braided_warrior", "take khal_drogo"]
    do(t, "0 take khal_drogo")
    assert in_play(t, "khal_drogo.0a") and player(t, 0)["discard"] == ["dothraki_sea.0a"]
    assert "challenge military seat_1" in texts(until(t, "challenge", 0)), "he may fight in his own challenge"
    next_phase(t)
    assert not in_play(t, "khal_drogo.0a") and player(t, 0, 0)["hand"] == ["braided_warrior", "drogon", "khal_drogo"]


@pytest.mark.card("dothraki_sea")
@pytest.mark.rule("R-C2-duplicate-10")
def test_a_rider_who_came_as_a_duplicate_rides_home_too() -> None:
    t = lay(dragons("dothraki_sea", "magister_illyrio", "khal_drogo", hand=["khal_drogo"]), {}, hold=True)
    do(
        until(fought(t, "power", ["magister_illyrio.0a"], []), "react", 0),
        "0 trigger dothraki_sea.0a",
        "0 take khal_drogo",
    )
    assert seen(t, "khal_drogo.0a")["duplicates"] == ["khal_drogo.0b"] and player(t, 0)["hand_size"] == 0
    next_phase(t)
    assert seen(t, "khal_drogo.0a")["duplicates"] == [] and player(t, 0, 0)["hand"] == ["khal_drogo"]


@pytest.mark.card("dothraki_sea")
def test_the_sea_needs_a_rider_and_a_won_power_challenge() -> None:
    t = lay(dragons("dothraki_sea", "magister_illyrio", hand=["drogon"]), {}, hold=True)
    resolved(fought(t, "power", ["magister_illyrio.0a"], []))
    assert in_play(t, "dothraki_sea.0a") and prompt(t) == "act"
    t = lay(dragons("dothraki_sea", "magister_illyrio", "drogon", hand=["khal_drogo"]), {})
    do(t, "0 challenge intrigue seat_1")
    assert prompt(t) == "challenge", "an intrigue challenge"


# ---------------------------------------------------------------------- events


@pytest.mark.card("dracarys")
def test_dracarys_needs_a_challenge_a_dragon_and_gold() -> None:
    for play, gold, asked in (
        (["braided_warrior", "viserion"], 1, "act"),
        (["braided_warrior"], 1, "defenders"),
        (["braided_warrior", "viserion"], 0, "defenders"),
    ):
        t = lay(dragons(*play, hand=["dracarys"], gold=gold), {"play": ["robb_stark"]}, cards=kneeling())
        assert prompt(t) == "challenge", "not before"
        do(t, "0 challenge military seat_1")
        if len(play) > 1:
            do(t, "0 attack braided_warrior.0a", "0 done")
        assert prompt(t) == asked


@pytest.mark.card("dracarys")
def test_dracarys_kneels_a_dragon_or_daenerys_and_kills_at_strength_0() -> None:
    t = lay(
        dragons("viserion", "daenerys_targaryen", "braided_warrior", "rhaegal", hand=["dracarys"], gold=1),
        {"play": ["house_dayne_knight", "robb_stark", "littlefinger"]},
        cards=kneeling("rhaegal.0a"),
    )
    do(t, "0 challenge military seat_1", "0 attack braided_warrior.0a", "0 done", "0 pass")
    do(t, "1 defend house_dayne_knight.1a", "1 defend robb_stark.1a", "0 play dracarys")
    assert texts(t) == ["pick viserion.0a", "pick daenerys_targaryen.0a"], "standing dragons, or Daenerys"
    do(t, "0 pick viserion.0a")
    assert texts(t) == ["pick braided_warrior.0a", "pick house_dayne_knight.1a", "pick robb_stark.1a"]
    do(t, "0 pick house_dayne_knight.1a")
    assert player(t, 1)["dead"] == ["house_dayne_knight.1a"] and seen(t, "viserion.0a")["kneeling"]
    assert player(t, 0)["gold"] == 0


@pytest.mark.card("dracarys")
def test_dracarys_weakens_the_strong_until_the_end_of_the_phase() -> None:
    t = lay(
        dragons("viserion", "drogon", "braided_warrior", hand=["dracarys"], gold=1),
        {"play": ["robb_stark", "garden_caretaker"]},
        hold=True,
    )
    fought(t, "military", ["braided_warrior.0a"], ["robb_stark.1a"])
    do(t, "0 play dracarys", "0 pick drogon.0a", "0 pick robb_stark.1a")
    assert fight(t)["defense"] == seen(t, "robb_stark.1a")["strength"] == 1
    next_phase(do(until(t, "claim"), "1 pick garden_caretaker.1a"))
    assert seen(t, "robb_stark.1a")["strength"] == 5


@pytest.mark.card("fire_and_blood")
def test_fire_and_blood_shuffles_a_dead_targaryen_in() -> None:
    dead = ["khal_drogo", "drogon", "braided_warrior", "littlefinger"]
    t = lay(dragons(hand=["fire_and_blood"], dead=dead, gold=1), dragons(dead=["viserion"]), hold=True)
    do(t, "0 play fire_and_blood")
    assert texts(t) == ["pick khal_drogo.0a", "pick drogon.0a"], "unique ones of the house, of your own"
    do(t, "0 pick khal_drogo.0a")
    do(t, "0 opt shuffle")
    assert "khal_drogo.0a" not in player(t, 0)["dead"] and player(t, 0)["deck_size"] == 7


@pytest.mark.card("fire_and_blood")
@pytest.mark.rule("R-C2-unique-04")
def test_a_hatchling_may_rise_at_once() -> None:
    t = lay(dragons(hand=["fire_and_blood"], dead=["drogon"], gold=1), {})
    do(t, "0 play fire_and_blood")
    assert texts(t) == ["opt shuffle", "opt play"]
    do(t, "0 opt play")
    assert texts(t) == ["challenge military seat_1", "pass"] and in_play(t, "drogon.0a") and player(t, 0)["dead"] == []


@pytest.mark.card("fire_and_blood")
def test_two_dead_drogons_stay_dead() -> None:
    t = lay(dragons("handmaiden", hand=["fire_and_blood"], dead=["drogon", "drogon"], gold=1), {})
    do(t, "0 play fire_and_blood", "0 pick drogon.0a")
    assert player(t, 0)["dead"] == ["drogon.0b"] and not in_play(t, "drogon.0a"), "the other copy bars him from play"


@pytest.mark.card("fire_and_blood")
def test_fire_and_blood_is_for_the_challenges_phase() -> None:
    t = lay(dragons("edric_dayne", hand=["fire_and_blood"], dead=["drogon"], gold=1), {}, phase="dominance")
    assert texts(t) == ["pass", "trigger edric_dayne.0a"]


@pytest.mark.card("waking_the_dragon")
def test_waking_the_dragon_stands_one_who_goes_at_the_end() -> None:
    t = lay(
        dragons("drogon", "braided_warrior", "littlefinger", "viserion", hand=["waking_the_dragon"]),
        dragons("rhaegal"),
        cards=kneeling("drogon.0a"),
        hold=True,
    )
    do(t, "0 play waking_the_dragon")
    assert texts(t) == ["pick drogon.0a", "pick viserion.0a"], "unique ones of the house that you control"
    do(t, "0 pick drogon.0a")
    assert not seen(t, "drogon.0a")["kneeling"]
    next_phase(t)
    assert not in_play(t, "drogon.0a") and player(t, 0, 0)["hand"] == ["drogon"]


@pytest.mark.card("waking_the_dragon")
def test_a_duplicate_saves_the_woken_dragon() -> None:
    t = lay(
        dragons("drogon", under=["drogon"], hand=["waking_the_dragon"]),
        {},
        cards={"drogon.0b": {"zone": "duplicate", "on": "drogon.0a"}},
    )
    do(t, "0 play waking_the_dragon", "0 pass", "0 save drogon.0a")
    assert in_play(t, "drogon.0a") and player(t, 0)["discard"] == ["waking_the_dragon.0a", "drogon.0b"]
