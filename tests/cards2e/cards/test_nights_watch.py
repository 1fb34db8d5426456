"""The cards of the Night's Watch."""

from __future__ import annotations

from typing import Any

import pytest

from cards2e.thrones import do, in_play, lay, player, prompt, seen, texts, until

CLAIM_1 = "a_storm_of_swords"


def kneeling(*names: str) -> dict[str, dict[str, Any]]:
    return {name: {"kneeling": True} for name in names}


def watch(*play: str, **more: Any) -> dict[str, Any]:
    return {"play": list(play), "faction": "nights_watch", "plot": CLAIM_1, **more}


# ---------------------------------------------------------------------- characters


@pytest.mark.card("benjen_stark")
def test_rangers_beside_benjen_are_not_bypassed() -> None:
    t = lay({"play": ["theon_greyjoy"]}, watch("benjen_stark", "ranging_party", "old_bear_mormont"))
    do(t, "0 challenge military seat_1")
    assert texts(t) == ["pass", "bypass old_bear_mormont.1a"]
    t = lay({"play": ["theon_greyjoy", "benjen_stark"]}, watch("ranging_party"))
    do(t, "0 challenge military seat_1", "0 attack theon_greyjoy.0a", "0 done")
    assert texts(t) == ["pass", "bypass ranging_party.1a"], "only those of his own controller"


@pytest.mark.card("benjen_stark")
@pytest.mark.rule("R-C2-replace-04")
def test_benjen_killed_gains_power_and_is_shuffled_in() -> None:
    t = lay({"play": ["robb_stark"], "plot": CLAIM_1}, watch("benjen_stark"), cards=kneeling("benjen_stark.1a"))
    do(t, "0 challenge military seat_1")
    assert prompt(t) == "interrupt" and t.waiting == (1,)
    do(t, "1 trigger benjen_stark.1a")
    assert player(t, 1)["faction_power"] == 2 and player(t, 1)["deck_size"] == 7 and player(t, 1)["dead"] == []


@pytest.mark.card("benjen_stark")
def test_benjen_is_free_to_die() -> None:
    t = lay({"play": ["robb_stark"], "plot": CLAIM_1}, watch("benjen_stark"), cards=kneeling("benjen_stark.1a"))
    do(t, "0 challenge military seat_1", "1 pass")
    assert player(t, 1)["dead"] == ["benjen_stark.1a"] and player(t, 1)["faction_power"] == 0


@pytest.mark.card("ghost")
def test_whom_ghost_bypasses_cannot_defend_all_phase() -> None:
    t = lay(watch("ghost", "ranging_party"), {"play": ["robb_stark", "littlefinger"]})
    do(t, "0 challenge military seat_1", "0 attack ghost.0a", "0 done", "0 bypass robb_stark.1a", "0 trigger ghost.0a")
    do(t, "1 pick littlefinger.1a", "0 challenge power seat_1")
    assert prompt(t) != "defenders" and in_play(t, "robb_stark.1a"), "nor in the next challenge"


@pytest.mark.card("ghost")
def test_without_ghosts_reaction_stealth_is_for_one_challenge() -> None:
    t = lay(watch("ghost", "ranging_party"), {"play": ["robb_stark", "littlefinger"]})
    do(t, "0 challenge military seat_1", "0 attack ghost.0a", "0 done", "0 bypass robb_stark.1a", "0 pass")
    do(t, "1 pick littlefinger.1a", "0 challenge power seat_1")
    assert texts(t) == ["done", "defend robb_stark.1a"]


@pytest.mark.card("ghost")
@pytest.mark.rule("R-C2-redirect-07")
def test_a_redirect_leaves_ghost_without_his_first_prey() -> None:
    t = lay(
        watch("ghost", "ranging_party"),
        {"play": ["robb_stark"], "title": "crown_regent"},
        {"play": ["sansa_stark", "tumblestone_knight"]},
    )
    do(t, "0 challenge military seat_1", "0 attack ghost.0a", "0 done", "0 bypass robb_stark.1a", "1 redirect")
    do(t, "0 bypass tumblestone_knight.2a", "0 trigger ghost.0a")
    barred = [e["card"] for e in t.view(None)["table"]["lasting"]]
    assert barred == ["tumblestone_knight.2a"]


@pytest.mark.card("jon_snow")
def test_jon_snow_joins_a_brother_who_attacks() -> None:
    t = lay(watch("jon_snow", "ranging_party"), {"play": ["tumblestone_knight"]})
    do(t, "0 challenge military seat_1")
    shown = t.view(None)["table"]["challenge"]
    assert shown["attackers"] == ["ranging_party.0a", "jon_snow.0a"] and shown["attack"] == 9
    assert not seen(t, "jon_snow.0a")["kneeling"]


@pytest.mark.card("jon_snow")
def test_jon_snow_must_stand_and_follows_brothers_only() -> None:
    t = lay(watch("jon_snow", "ranging_party"), {"play": ["tumblestone_knight"]}, cards=kneeling("jon_snow.0a"))
    do(t, "0 challenge military seat_1")
    assert t.view(None)["table"]["challenge"]["attack"] == 5, "he kneels"
    t = lay(watch("jon_snow", "robb_stark"), {"play": ["tumblestone_knight"]})
    do(t, "0 challenge military seat_1")
    assert t.view(None)["table"]["challenge"]["attack"] == 5, "Robb is no brother"
    t = lay(watch("ranging_party"), watch("jon_snow", "old_forest_hunter"))
    do(t, "0 challenge military seat_1")
    assert t.view(None)["table"]["challenge"]["defense"] == 0, "he does not defend so"


@pytest.mark.card("jon_snow")
def test_jon_snow_leaves_with_the_last_brother() -> None:
    t = lay(
        watch("jon_snow", "old_forest_hunter"),
        {"play": ["highgarden", "garden_caretaker"], "gold": 1, "faction": "tyrell"},
    )
    do(t, "0 challenge military seat_1", "1 trigger highgarden.1a", "1 pick old_forest_hunter.0a")
    assert player(t, 0)["faction_power"] == 0, "nobody is left to win"


@pytest.mark.card("maester_aemon")
def test_aemon_saves_a_brother() -> None:
    t = lay(
        {"play": ["robb_stark"], "plot": CLAIM_1},
        watch("maester_aemon", "ranging_party"),
        cards=kneeling("ranging_party.1a"),
    )
    do(t, "0 challenge military seat_1", "1 pick ranging_party.1a", "1 trigger maester_aemon.1a")
    assert in_play(t, "ranging_party.1a") and seen(t, "maester_aemon.1a")["kneeling"]


@pytest.mark.card("maester_aemon")
def test_aemon_saves_brothers_only_and_not_while_he_kneels() -> None:
    seats = [{"play": ["robb_stark"], "plot": CLAIM_1}, watch("maester_aemon", "ranging_party", "littlefinger")]
    t = lay(*seats, cards=kneeling("ranging_party.1a"))
    do(t, "0 challenge military seat_1", "1 pick littlefinger.1a")
    assert player(t, 1)["dead"] == ["littlefinger.1a"]
    t = lay(*seats, cards=kneeling("ranging_party.1a", "maester_aemon.1a"))
    do(t, "0 challenge military seat_1", "1 pick ranging_party.1a")
    assert player(t, 1)["dead"] == ["ranging_party.1a"]


@pytest.mark.card("old_bear_mormont")
def test_the_old_bear_stands_on_his_wall() -> None:
    for wall, knelt in ((["the_wall"], False), ([], True)):
        t = lay({"play": ["littlefinger", "ghost"]}, watch("old_bear_mormont", *wall))
        do(t, "0 challenge power seat_1", "1 defend old_bear_mormont.1a")
        assert seen(t, "old_bear_mormont.1a")["kneeling"] is knelt
    t = lay(watch("old_bear_mormont", "the_wall", "ghost"), {})
    do(t, "0 challenge power seat_1")
    assert seen(t, "old_bear_mormont.0a")["kneeling"], "not when he attacks"


@pytest.mark.card("old_bear_mormont")
def test_the_old_bear_brings_a_card_of_the_watch_at_the_end_of_the_challenges() -> None:
    hand = ["ghost", "longclaw", "castle_black", "littlefinger", "take_the_black"]
    t = lay(watch("old_bear_mormont", hand=hand), {})
    do(t, "0 pass", "0 trigger old_bear_mormont.0a")
    assert texts(t) == ["take ghost", "take longclaw", "take castle_black"]
    do(t, "0 take longclaw")
    assert seen(t, "longclaw.0a")["on"] == "old_bear_mormont.0a"


@pytest.mark.card("old_bear_mormont")
def test_the_old_bear_must_not_have_lost_a_defense() -> None:
    t = lay({"play": ["littlefinger"]}, watch("old_bear_mormont", hand=["ghost"]))
    do(t, "0 challenge power seat_1", "1 done", "1 pass")
    assert not in_play(t, "ghost.1a") and t.view(None)["table"]["phase"] != "challenges"
    t = lay(watch("old_bear_mormont", hand=["ghost"]), {"play": ["robb_stark", "littlefinger"]})
    do(t, "0 challenge power seat_1", "1 defend robb_stark.1a", "1 defend littlefinger.1a", "1 done")
    assert prompt(t) == "interrupt" and texts(t) == ["pass", "trigger old_bear_mormont.0a"], "a lost attack is nothing"


@pytest.mark.card("samwell_tarly")
@pytest.mark.rule("R-C2-taxation-03")
def test_samwell_has_insight_and_raises_the_reserve() -> None:
    t = lay(watch("samwell_tarly"), {})
    without = lay(watch(), {"play": ["robb_stark"]})
    assert player(t, 0)["plot_values"]["reserve"] == player(without, 0)["plot_values"]["reserve"] + 1
    do(t, "0 challenge intrigue seat_1", "0 all")
    assert player(t, 0)["hand_size"] == 1


@pytest.mark.card("ser_waymar_royce")
def test_waymar_royces_death_costs_each_opponent_a_card() -> None:
    t = lay(
        {"play": ["robb_stark"], "hand": ["ice", "ice"], "plot": CLAIM_1},
        watch("ser_waymar_royce", hand=["longclaw"]),
        {"hand": ["summer"]},
        cards=kneeling("ser_waymar_royce.1a"),
    )
    do(t, "0 challenge military seat_1", "1 trigger ser_waymar_royce.1a")
    assert [player(t, s)["hand_size"] for s in range(3)] == [1, 1, 0]
    assert player(t, 0)["discard"] == ["ice.0a"] and player(t, 2)["discard"] == ["summer.2a"]
    assert player(t, 1)["dead"] == ["ser_waymar_royce.1a"]


@pytest.mark.card("ser_waymar_royce")
def test_waymar_royce_must_be_killed_himself() -> None:
    t = lay(
        {"play": ["robb_stark"], "hand": ["ice"], "plot": CLAIM_1},
        watch("ser_waymar_royce", "ranging_party"),
        cards=kneeling("ser_waymar_royce.1a", "ranging_party.1a"),
    )
    do(t, "0 challenge military seat_1", "1 pick ranging_party.1a")
    assert prompt(t) == "renown" and player(t, 0)["hand_size"] == 1


@pytest.mark.card("yoren")
@pytest.mark.rule("R-C2-control-04")
def test_yoren_recruits_from_an_opponents_discard_pile() -> None:
    t = lay(
        watch(hand=["yoren"], gold=3, discard=["ranging_party"]),
        {"discard": ["tumblestone_knight", "ice", "robb_stark", "bran_stark"]},
        phase="marshaling",
        begin="marshal",
    )
    do(t, "0 marshal yoren", "0 trigger yoren.0a")
    assert texts(t) == ["pick tumblestone_knight.1a", "pick bran_stark.1a"], "characters of cost 3 or less, not yours"
    do(t, "0 pick bran_stark.1a")
    assert "bran_stark.1a" in [c["card"] for c in player(t, 0)["play"]]
    assert player(t, 1)["discard"] == ["tumblestone_knight.1a", "ice.1a", "robb_stark.1a"]


@pytest.mark.card("yoren")
@pytest.mark.rule("R-C2-unique-03")
@pytest.mark.parametrize("where", ["play", "dead"])
@pytest.mark.parametrize("whose", [0, 1])
def test_yoren_finds_no_unique_that_somebody_has(where: str, whose: int) -> None:
    seats: list[dict[str, Any]] = [watch(hand=["yoren"], gold=3), {"discard": ["bran_stark"]}]
    seats[whose].setdefault(where, [])
    seats[whose][where] = [*seats[whose][where], "bran_stark"]
    t = lay(*seats, phase="marshaling", begin="marshal", cards={f"bran_stark.{whose}a": {}})
    do(t, "0 marshal yoren")
    assert "trigger yoren.0a" not in texts(t)


@pytest.mark.card("yoren")
def test_yoren_must_be_marshaled() -> None:
    t = lay(watch("old_bear_mormont", hand=["yoren"]), {"discard": ["tumblestone_knight"]})
    do(t, "0 pass", "0 trigger old_bear_mormont.0a")
    assert in_play(t, "yoren.0a") and not in_play(t, "tumblestone_knight.1a")


@pytest.mark.card("messenger_raven")
def test_the_raven_flies_home_for_a_card() -> None:
    t = lay(watch("messenger_raven"), {}, phase="dominance")
    do(t, "0 trigger messenger_raven.0a")
    assert not in_play(t, "messenger_raven.0a") and player(t, 0)["hand_size"] == 2 and player(t, 0)["deck_size"] == 5


@pytest.mark.card("messenger_raven")
def test_the_raven_flies_in_the_dominance_phase_only() -> None:
    t = lay(watch("messenger_raven"), {"play": ["robb_stark"]}, phase="challenges")
    assert t.waiting == (1,)
    t = lay(watch("messenger_raven", "edric_dayne", gold=1), {}, phase="standing")
    assert texts(t) == ["pass", "trigger edric_dayne.0a"]


@pytest.mark.card("old_forest_hunter")
@pytest.mark.rule("R-C2-limit-01")
def test_the_hunter_sells_a_card_once_a_phase() -> None:
    t = lay(watch("old_forest_hunter", hand=["longclaw", "ghost"]), {}, phase="dominance")
    do(t, "0 trigger old_forest_hunter.0a", "0 take ghost")
    assert player(t, 0)["discard"] == ["ghost.0a"], "and no second time in that phase"
    assert prompt(t) == "act" and player(t, 0)["gold"] == 1 and t.view(None)["table"]["phase"] == "standing"
    assert texts(t) == ["pass", "trigger old_forest_hunter.0a"], "but in the next"


@pytest.mark.card("old_forest_hunter")
@pytest.mark.rule("R-C2-ability-09")
def test_the_hunter_needs_a_card_to_sell() -> None:
    t = lay(watch("old_forest_hunter"), {})
    assert texts(t) == ["challenge military seat_1", "pass"]


@pytest.mark.card("steward_at_the_wall")
def test_the_steward_makes_the_next_brother_cheaper() -> None:
    hand = ["ranging_party", "castle_black", "bran_stark", "yoren", "littlefinger"]
    t = lay(watch("steward_at_the_wall", hand=hand, gold=20), {}, phase="marshaling")
    start = player(t, 0)["gold"]
    do(t, "0 trigger steward_at_the_wall.0a", "0 marshal castle_black", "0 marshal bran_stark")
    assert player(t, 0)["gold"] == start - 2 - 2, "characters of the Watch only"
    do(t, "0 marshal ranging_party", "0 marshal yoren")
    assert player(t, 0)["gold"] == start - 4 - 3 - 3 and seen(t, "steward_at_the_wall.0a")["kneeling"], "one of them"


@pytest.mark.card("veteran_builder")
def test_the_builder_stands_a_location() -> None:
    t = lay(
        watch("veteran_builder", "the_wall", "castle_black"),
        {"play": ["the_mander"]},
        cards=kneeling("the_wall.0a", "the_mander.1a"),
    )
    do(t, "0 trigger veteran_builder.0a")
    assert texts(t) == ["pick the_wall.0a", "pick the_mander.1a"], "kneeling locations, anybody's"
    do(t, "0 pick the_wall.0a")
    assert not seen(t, "the_wall.0a")["kneeling"] and player(t, 0)["discard"] == ["veteran_builder.0a"]


@pytest.mark.card("veteran_builder")
@pytest.mark.rule("R-C2-target-03")
def test_the_builder_needs_a_kneeling_location() -> None:
    t = lay(watch("veteran_builder", "castle_black"), {})
    assert texts(t) == ["challenge power seat_1", "pass"]


# ---------------------------------------------------------------------- attachments and locations


@pytest.mark.card("longclaw")
def test_longclaw() -> None:
    t = lay(watch("ranging_party", "longclaw"), {}, cards={"longclaw.0a": {"on": "ranging_party.0a"}})
    assert seen(t, "ranging_party.0a")["strength"] == 6 and "renown" in seen(t, "ranging_party.0a")["keywords"]


@pytest.mark.card("longclaw")
def test_longclaw_is_for_brothers() -> None:
    t = lay(watch("robb_stark", hand=["longclaw"], gold=2), watch("yoren"), phase="marshaling")
    do(t, "0 marshal longclaw")
    assert seen(t, "longclaw.0a")["on"] == "yoren.1a"


@pytest.mark.card("castle_black")
def test_castle_black_stands_and_strengthens_a_defender() -> None:
    t = lay(
        {"play": ["robb_stark"]},
        watch("castle_black", "ranging_party", "old_forest_hunter", "littlefinger"),
    )
    do(
        t,
        "0 challenge power seat_1",
        "1 defend ranging_party.1a",
        "1 defend littlefinger.1a",
        "1 trigger castle_black.1a",
    )
    assert not seen(t, "ranging_party.1a")["kneeling"] and seen(t, "castle_black.1a")["kneeling"]
    assert player(t, 0)["faction_power"] == 0, "five and two more and three: the attack fails"
    assert seen(t, "ranging_party.1a")["strength"] == 5, "for the challenge only"


@pytest.mark.card("castle_black")
def test_castle_black_is_for_defenders_only() -> None:
    t = lay(watch("castle_black", "ranging_party"), {"play": ["robb_stark"]})
    do(t, "0 challenge power seat_1")
    assert prompt(t) == "defenders"


@pytest.mark.card("the_wall")
def test_the_wall_strengthens_the_watch() -> None:
    t = lay(watch("the_wall", "ranging_party", "littlefinger"), watch("yoren"))
    strengths = {c: seen(t, c)["strength"] for c in ("ranging_party.0a", "littlefinger.0a", "yoren.1a")}
    assert strengths == {"ranging_party.0a": 6, "littlefinger.0a": 4, "yoren.1a": 2}


@pytest.mark.card("the_wall")
def test_the_wall_gives_power_if_it_stands_at_the_end() -> None:
    t = until(lay(watch("the_wall"), {"play": ["littlefinger"]}, hold=True), "interrupt")
    do(t, "0 trigger the_wall.0a")
    assert player(t, 0)["faction_power"] == 2 and seen(t, "the_wall.0a")["kneeling"], "it kneels for it"


@pytest.mark.card("the_wall")
@pytest.mark.rule("R-C2-forced-01")
def test_the_wall_kneels_after_an_unopposed_challenge() -> None:
    t = lay(watch("the_wall"), {"play": ["littlefinger", "ghost"]})
    do(t, "1 challenge power seat_0")
    assert seen(t, "the_wall.0a")["kneeling"]
    do(t, "1 pass")
    assert player(t, 0)["faction_power"] == 0
    t = lay(watch("the_wall", "ranging_party"), {"play": ["robb_stark", "littlefinger", "ghost"]})
    do(t, "0 pass", "1 challenge power seat_0", "1 attack robb_stark.1a", "1 attack littlefinger.1a")
    do(t, "0 defend ranging_party.0a")
    assert prompt(t) == "renown" and not seen(t, "the_wall.0a")["kneeling"], "somebody stood in the way"


# ---------------------------------------------------------------------- events


@pytest.mark.card("a_meager_contribution")
@pytest.mark.rule("R-C2-limit-03")
def test_a_meager_contribution_takes_a_gold_of_the_income() -> None:
    t = lay(watch(hand=["a_meager_contribution"] * 2), {}, {"hand": ["yoren"]}, phase="marshaling")
    first = player(t, 0)["gold"]
    do(t, "0 play a_meager_contribution")
    assert player(t, 0)["gold"] == first + 1 and t.waiting == (2,)
    income = player(t, 1)["plot_values"]["gold"]
    assert player(t, 1)["gold"] == income - 1 and player(t, 2)["gold"] == income, "once a round"


@pytest.mark.card("a_meager_contribution")
def test_a_meager_contribution_is_not_taken_from_yourself() -> None:
    t = lay(watch(hand=["a_meager_contribution", "yoren"]), {}, phase="marshaling")
    assert prompt(t) == "act", "nothing to answer to the own income"


@pytest.mark.card("take_the_black")
@pytest.mark.rule("R-C2-limit-03")
def test_take_the_black_wins_a_brother_for_good() -> None:
    t = lay(
        watch(hand=["take_the_black"] * 2, gold=6),
        {"play": ["tumblestone_knight", "robb_stark", "kings_hunting_party"]},
        phase="dominance",
    )
    do(t, "0 play take_the_black")
    assert texts(t) == ["pick tumblestone_knight.1a", "pick kings_hunting_party.1a"], "no uniques, none of your own"
    do(t, "0 pick kings_hunting_party.1a")
    assert [c["card"] for c in player(t, 0)["play"]] == ["kings_hunting_party.1a"]
    assert player(t, 0, 0)["hand"] == ["take_the_black"] and t.view(None)["table"]["phase"] != "dominance", "once"


@pytest.mark.card("take_the_black")
def test_take_the_black_is_for_the_dominance_phase() -> None:
    t = lay(watch(hand=["take_the_black"], gold=3), {"play": ["tumblestone_knight"]})
    assert t.waiting == (1,)


@pytest.mark.card("the_sword_in_the_darkness")
def test_the_sword_in_the_darkness_wards_off_the_loser() -> None:
    t = lay(
        {"play": ["messenger_raven", "littlefinger", "tumblestone_knight"]},
        watch("old_bear_mormont", "the_wall", hand=["the_sword_in_the_darkness"], gold=1),
        {},
    )
    do(t, "0 challenge military seat_1", "1 defend old_bear_mormont.1a", "1 play the_sword_in_the_darkness")
    assert "challenge power seat_2" in texts(t) and "challenge power seat_1" not in texts(t)
    assert player(t, 1)["gold"] == 0


@pytest.mark.card("the_sword_in_the_darkness")
def test_the_sword_in_the_darkness_needs_a_brother_and_a_clear_victory() -> None:
    def react(brother: str, attacker: str) -> bool:
        t = lay({"play": [attacker]}, watch(brother, hand=["the_sword_in_the_darkness"], gold=1))
        do(t, "0 challenge power seat_1", f"1 defend {brother}.1a")
        return bool(t.waiting) and "play the_sword_in_the_darkness" in texts(t)

    assert react("old_bear_mormont", "garden_caretaker")
    assert not react("old_bear_mormont", "tumblestone_knight"), "by four"
    assert not react("the_red_viper", "garden_caretaker"), "no brother"
    t = lay(watch("old_bear_mormont", hand=["the_sword_in_the_darkness"], gold=1), {"play": ["littlefinger"]})
    do(t, "0 challenge military seat_1")
    assert prompt(t) != "react", "attacking"
