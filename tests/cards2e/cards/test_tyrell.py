"""The cards of House Tyrell."""

from __future__ import annotations

from typing import Any

import pytest

from cards2e.thrones import do, in_play, lay, next_phase, player, prompt, seen, texts

QUIET = "a_noble_cause"  # claim 1


def kneeling(*names: str) -> dict[str, dict[str, Any]]:
    return {name: {"kneeling": True} for name in names}


def roses(*play: str, **more: Any) -> dict[str, Any]:
    return {"play": list(play), "faction": "tyrell", "plot": QUIET, "plots": ["a_clash_of_kings"], **more}


# ---------------------------------------------------------------------- characters


@pytest.mark.card("left")
@pytest.mark.card("right")
def test_left_and_right_are_better_together() -> None:
    t = lay(roses("left", "right"), {})
    assert seen(t, "left.0a")["strength"] == 3 and seen(t, "left.0a")["icons"] == ["military", "power"]
    assert seen(t, "right.0a")["strength"] == 3 and seen(t, "right.0a")["icons"] == ["military", "intrigue"]
    t = lay(roses("left"), roses("right"))
    for name in ("left.0a", "right.1a"):
        assert seen(t, name)["strength"] == 2 and seen(t, name)["icons"] == ["military"], "the other one is not yours"


@pytest.mark.card("left")
@pytest.mark.card("right")
def test_left_and_right_stand_when_they_defend() -> None:
    t = lay({"play": ["robb_stark", "littlefinger"]}, roses("left", "right"))
    do(t, "0 challenge military seat_1", "1 defend left.1a", "1 defend right.1a")
    assert not seen(t, "left.1a")["kneeling"] and not seen(t, "right.1a")["kneeling"]
    t = lay({"play": ["robb_stark", "littlefinger"], "plot": QUIET}, roses("left", "courtesan_of_the_rose"))
    do(t, "0 challenge military seat_1", "1 defend left.1a", "1 pick courtesan_of_the_rose.1a", "0 done")
    assert seen(t, "left.1a")["kneeling"], "alone he kneels"
    t = lay(roses("left", "right", "littlefinger"), {})
    do(t, "0 challenge military seat_1", "0 attack left.0a", "0 attack right.0a")
    assert seen(t, "left.0a")["kneeling"] and seen(t, "right.0a")["kneeling"], "attackers kneel"


@pytest.mark.card("maester_lomys")
def test_lomys_makes_a_beaten_intriguer_discard() -> None:
    t = lay(
        {"play": ["littlefinger", "tumblestone_knight"], "hand": ["ice", "summer"]},
        roses("maester_lomys", "the_queen_of_thorns"),
        cards=kneeling("maester_lomys.1a"),
    )
    do(t, "0 challenge intrigue seat_1", "1 defend the_queen_of_thorns.1a", "1 trigger maester_lomys.1a")
    assert player(t, 0)["hand_size"] == 1 and len(player(t, 0)["discard"]) == 1, "he need not take part"


@pytest.mark.card("maester_lomys")
@pytest.mark.parametrize(
    ("hand", "kind", "attacks"), [([], "intrigue", False), (["ice"], "power", False), (["ice"], "intrigue", True)]
)
def test_lomys_needs_a_hand_an_intrigue_and_a_defense(hand: list[str], kind: str, attacks: bool) -> None:
    watcher = {"play": ["garden_caretaker", "edric_dayne"], "hand": hand, "gold": 1}
    lomys = roses("maester_lomys", "the_queen_of_thorns", "courtesan_of_the_rose")
    if attacks:
        t = lay(lomys, watcher, first=0)
        do(t, "1 pass", f"0 challenge {kind} seat_1", "0 attack the_queen_of_thorns.0a", "0 done", "1 pass", "1 pass")
        assert not t.waiting or prompt(t) != "react"
        return
    watcher["play"] = ["littlefinger"]
    t = lay(watcher, lomys)
    do(t, f"0 challenge {kind} seat_1", "1 defend the_queen_of_thorns.1a", "1 done")
    assert prompt(t) != "react"


@pytest.mark.card("margaery_tyrell")
def test_margaery_strengthens_anybody_for_the_phase() -> None:
    t = lay(roses("margaery_tyrell", "left"), {"play": ["robb_stark"]}, hold=True)
    do(t, "0 trigger margaery_tyrell.0a")
    assert texts(t) == ["pick margaery_tyrell.0a", "pick left.0a", "pick robb_stark.1a"]
    do(t, "0 pick left.0a")
    assert seen(t, "left.0a")["strength"] == 5 and seen(t, "margaery_tyrell.0a")["kneeling"]
    assert seen(next_phase(t), "left.0a")["strength"] == 2


@pytest.mark.card("margaery_tyrell")
@pytest.mark.rule("R-C2-action-02")
def test_margaery_acts_in_the_challenges_phase() -> None:
    t = lay(roses("margaery_tyrell", "edric_dayne", gold=1), {}, phase="dominance")
    assert texts(t) == ["pass", "trigger edric_dayne.0a"]


@pytest.mark.card("paxter_redwyne")
def test_paxter_makes_the_first_event_of_the_round_cheaper() -> None:
    t = lay(
        roses("paxter_redwyne", "left", hand=["growing_strong", "growing_strong"], gold=1),
        {},
    )
    do(t, "0 play growing_strong", "0 pick left.0a", "0 done")
    assert player(t, 0)["gold"] == 1, "nothing for the first"
    do(t, "0 play growing_strong", "0 pick left.0a", "0 done")
    assert player(t, 0)["gold"] == 0 and seen(t, "left.0a")["strength"] == 6, "the second one costs"


@pytest.mark.card("paxter_redwyne")
@pytest.mark.rule("R-C2-modifier-08")
def test_paxter_raises_your_income_and_helps_you_alone() -> None:
    t = lay(roses("paxter_redwyne"), roses("left", hand=["growing_strong"], gold=0))
    assert player(t, 0)["plot_values"]["gold"] == player(t, 1)["plot_values"]["gold"] + 1
    assert t.waiting == (0,) and prompt(t) == "challenge", "who has no gold cannot play"


@pytest.mark.card("randyll_tarly")
@pytest.mark.rule("R-C2-limit-01")
def test_randyll_stands_when_he_grows_twice_a_phase() -> None:
    t = lay(
        roses("randyll_tarly", "left", "right", hand=["growing_strong"] * 3, gold=3),
        {},
        cards=kneeling("randyll_tarly.0a"),
    )
    grow = ("0 play growing_strong", "0 pick randyll_tarly.0a", "0 done")
    do(t, *grow, "0 trigger randyll_tarly.0a")
    assert not seen(t, "randyll_tarly.0a")["kneeling"]
    do(t, "0 pass", "0 challenge military seat_1", "0 attack randyll_tarly.0a", "0 done")
    do(t, *grow, "0 trigger randyll_tarly.0a")
    assert not seen(t, "randyll_tarly.0a")["kneeling"]
    do(t, "0 pass", "0 pass", "0 all", "0 pass", "0 challenge power seat_1", "0 attack randyll_tarly.0a", "0 done")
    do(t, *grow)
    assert prompt(t) != "react" and seen(t, "randyll_tarly.0a")["kneeling"], "no third time"


@pytest.mark.card("randyll_tarly")
@pytest.mark.rule("R-C2-effect-05")
def test_the_end_of_a_weakness_is_no_growth() -> None:
    t = lay(
        {"play": ["unsullied", "robb_stark"]},
        roses("randyll_tarly", "left"),
    )
    do(t, "0 challenge power seat_1", "0 attack unsullied.0a", "0 done", "1 defend randyll_tarly.1a", "1 all")
    assert prompt(t) == "challenge" and seen(t, "randyll_tarly.1a")["strength"] == 5
    assert seen(t, "randyll_tarly.1a")["kneeling"]


@pytest.mark.card("the_knight_of_flowers")
def test_against_the_lone_knight_only_one_may_defend() -> None:
    t = lay(roses("the_knight_of_flowers", "left"), {"play": ["robb_stark", "tumblestone_knight"]})
    do(t, "0 challenge military seat_1", "0 attack the_knight_of_flowers.0a", "0 done", "1 defend robb_stark.1a")
    assert seen(t, "tumblestone_knight.1a")["kneeling"] is False and prompt(t) != "defenders"
    t = lay(roses("the_knight_of_flowers", "left"), {"play": ["robb_stark", "tumblestone_knight"]})
    do(t, "0 challenge military seat_1", "0 attack the_knight_of_flowers.0a", "0 attack left.0a")
    do(t, "1 defend robb_stark.1a")
    assert texts(t) == ["done", "defend tumblestone_knight.1a"], "he is not alone"


@pytest.mark.card("the_knight_of_flowers")
def test_the_knight_at_home_binds_nobody() -> None:
    t = lay(roses("the_knight_of_flowers", "left"), {"play": ["robb_stark", "tumblestone_knight"]})
    do(t, "0 challenge military seat_1", "0 attack left.0a", "0 done", "1 defend robb_stark.1a")
    assert texts(t) == ["done", "defend tumblestone_knight.1a"]


@pytest.mark.card("the_queen_of_thorns")
def test_the_queen_of_thorns_brings_one_of_the_house() -> None:
    hand = ["randyll_tarly", "left", "the_queen_of_thorns", "littlefinger", "highgarden"]
    t = lay(roses("the_queen_of_thorns", hand=hand), {})
    do(t, "0 challenge intrigue seat_1", "0 trigger the_queen_of_thorns.0a")
    assert texts(t) == ["take randyll_tarly", "take left"], "characters of the house up to cost 6"
    do(t, "0 take randyll_tarly")
    assert in_play(t, "randyll_tarly.0a") and not seen(t, "randyll_tarly.0a")["kneeling"]


@pytest.mark.card("the_queen_of_thorns")
def test_the_queen_of_thorns_must_take_part_in_an_intrigue() -> None:
    t = lay(roses("the_queen_of_thorns", "left", hand=["randyll_tarly"]), {})
    do(t, "0 challenge power seat_1")
    assert prompt(t) == "challenge", "a power challenge"
    t = lay(roses("the_queen_of_thorns", "courtesan_of_the_rose", hand=["left"]), {})
    do(t, "0 challenge intrigue seat_1", "0 attack courtesan_of_the_rose.0a", "0 done")
    assert prompt(t) == "challenge", "she stayed at home"


@pytest.mark.card("garden_caretaker")
@pytest.mark.card("rose_garden")
def test_the_next_tyrell_card_costs_less() -> None:
    hand = ["highgarden", "left", "right", "the_mander", "littlefinger"]
    t = lay(
        roses("garden_caretaker", "rose_garden", hand=hand, gold=20, plot="a_storm_of_swords"), {}, phase="marshaling"
    )
    start = player(t, 0)["gold"]
    do(t, "0 trigger garden_caretaker.0a", "0 marshal highgarden", "0 marshal littlefinger", "0 pass")
    assert player(t, 0)["gold"] == start - 3 - 5, "the caretaker helps characters of the house only"
    do(t, "0 marshal left")
    assert player(t, 0)["gold"] == start - 8 - 1
    do(t, "0 trigger rose_garden.0a", "0 marshal the_mander", "0 marshal right")
    assert player(t, 0)["gold"] == start - 9 - 2 - 2, "any card of the house, one of them"


@pytest.mark.card("olennas_informant")
def test_the_informant_opens_another_challenge() -> None:
    t = lay(roses("the_queen_of_thorns", "courtesan_of_the_rose", hand=["olennas_informant"], gold=4), {})
    do(t, "0 pass", "0 challenge power seat_1", "0 attack the_queen_of_thorns.0a", "0 done")
    do(t, "0 ambush olennas_informant", "0 trigger olennas_informant.0a", "0 name power")
    do(t, "0 challenge power seat_1", "0 attack courtesan_of_the_rose.0a", "0 done")
    assert texts(t) == ["challenge intrigue seat_1", "pass"], "one more"


@pytest.mark.card("olennas_informant")
def test_the_informant_must_come_in_the_challenges_phase() -> None:
    t = lay(roses("left", hand=["olennas_informant", "right"], gold=9), {}, phase="marshaling")
    do(t, "0 marshal olennas_informant")
    assert prompt(t) == "act"


@pytest.mark.card("wardens_of_the_reach")
def test_the_wardens_count_your_places_in_the_reach() -> None:
    t = lay(
        roses("wardens_of_the_reach", "highgarden", "the_mander", "rose_garden", "the_kingsroad"),
        roses("rose_garden"),
    )
    assert seen(t, "wardens_of_the_reach.0a")["strength"] == 6


# ---------------------------------------------------------------------- attachments and locations


@pytest.mark.card("heartsbane")
def test_heartsbane_helps_for_the_challenge() -> None:
    t = lay(roses("left", "heartsbane", "right"), {"play": ["robb_stark"]}, cards={"heartsbane.0a": {"on": "left.0a"}})
    assert prompt(t) == "challenge", "only in a challenge"
    do(t, "0 challenge military seat_1", "0 attack left.0a", "0 done", "0 trigger heartsbane.0a")
    assert seen(t, "left.0a")["strength"] == 6 and seen(t, "heartsbane.0a")["kneeling"]
    do(t, "1 done")
    assert seen(t, "left.0a")["strength"] == 3 and prompt(t) == "challenge"


@pytest.mark.card("heartsbane")
def test_heartsbanes_bearer_must_take_part_and_be_a_tyrell() -> None:
    t = lay(roses("left", "heartsbane", "right"), {"play": ["robb_stark"]}, cards={"heartsbane.0a": {"on": "left.0a"}})
    do(t, "0 challenge military seat_1", "0 attack right.0a", "0 done")
    assert prompt(t) == "defenders"
    t = lay(roses("littlefinger", hand=["heartsbane", "left"]), {"play": ["robb_stark"]}, phase="marshaling")
    assert "marshal heartsbane" not in texts(t)


@pytest.mark.card("highgarden")
@pytest.mark.rule("R-C2-participate-05")
def test_highgarden_leads_an_attacker_away() -> None:
    t = lay({"play": ["robb_stark", "littlefinger"]}, roses("highgarden", "left", gold=1))
    do(t, "0 challenge power seat_1", "0 attack robb_stark.0a", "0 attack littlefinger.0a", "1 trigger highgarden.1a")
    assert texts(t) == ["pick robb_stark.0a", "pick littlefinger.0a"]
    do(t, "1 pick robb_stark.0a")
    assert not seen(t, "robb_stark.0a")["kneeling"] and seen(t, "highgarden.1a")["kneeling"]
    assert player(t, 1)["gold"] == 0 and prompt(t) == "challenge" and player(t, 0)["faction_power"] == 1


@pytest.mark.card("highgarden")
def test_highgarden_needs_gold_and_an_attacker() -> None:
    t = lay({"play": ["robb_stark"]}, roses("highgarden", "left", gold=0))
    do(t, "0 challenge military seat_1")
    assert prompt(t) == "defenders", "no gold"
    t = lay({"play": ["robb_stark"]}, roses("highgarden", "left", gold=1), cards=kneeling("highgarden.1a"))
    do(t, "0 challenge military seat_1")
    assert prompt(t) == "defenders", "it kneels"
    t = lay({"play": ["robb_stark"]}, roses("highgarden", gold=1))
    assert prompt(t) == "challenge", "nobody attacks"


@pytest.mark.card("the_mander")
def test_the_mander_draws_two_after_a_clear_victory() -> None:
    t = lay(roses("the_mander", "the_knight_of_flowers", "left"), {})
    do(t, "0 challenge power seat_1", "0 trigger the_mander.0a")
    assert player(t, 0)["hand_size"] == 2 and seen(t, "the_mander.0a")["kneeling"]
    t = lay({"play": ["garden_caretaker", "robb_stark"]}, roses("the_mander", "randyll_tarly"))
    do(t, "0 challenge power seat_1", "0 attack garden_caretaker.0a", "0 done", "1 defend randyll_tarly.1a")
    assert prompt(t) == "renown", "by four is not enough"


@pytest.mark.card("the_mander")
def test_the_mander_draws_for_defenders_too() -> None:
    t = lay({"play": ["littlefinger"]}, roses("the_mander", "the_queen_of_thorns", "courtesan_of_the_rose"), {})
    do(t, "0 challenge intrigue seat_1", "1 defend the_queen_of_thorns.1a", "1 defend courtesan_of_the_rose.1a")
    assert prompt(t) != "react", "seven against four"
    t = lay({"play": ["desert_scavenger"]}, roses("the_mander", "the_queen_of_thorns", "courtesan_of_the_rose"), {})
    do(t, "0 challenge power seat_1", "1 defend the_queen_of_thorns.1a", "1 defend courtesan_of_the_rose.1a")
    assert texts(t) == ["pass", "trigger the_mander.1a"]


# ---------------------------------------------------------------------- events


@pytest.mark.card("growing_strong")
@pytest.mark.rule("R-C2-target-06")
def test_growing_strong_helps_up_to_three_tyrells() -> None:
    t = lay(roses("left", "right", "margaery_tyrell", "littlefinger", hand=["growing_strong"], gold=1), roses("left"))
    do(t, "0 play growing_strong")
    assert texts(t) == [f"pick {c}" for c in ("left.0a", "right.0a", "margaery_tyrell.0a", "left.1a")], "one at least"
    do(t, "0 pick left.0a")
    assert texts(t)[0] == "done"
    do(t, "0 pick margaery_tyrell.0a", "0 pick left.1a")
    strengths = [seen(t, c)["strength"] for c in ("left.0a", "right.0a", "margaery_tyrell.0a", "left.1a")]
    assert strengths == [5, 3, 5, 4]


@pytest.mark.card("growing_strong")
def test_growing_strong_is_for_the_challenges_phase() -> None:
    t = lay(roses("left", "edric_dayne", hand=["growing_strong"], gold=1), {}, phase="dominance")
    assert texts(t) == ["pass", "trigger edric_dayne.0a"]


@pytest.mark.card("olennas_cunning")
@pytest.mark.rule("R-C2-misc-14")
@pytest.mark.rule("R-C2-misc-12")
def test_olennas_cunning_finds_what_the_loser_did_not_name() -> None:
    deck = ["left", "highgarden", "heartsbane", "growing_strong", "right"]
    t = lay(roses("margaery_tyrell", "left", hand=["olennas_cunning"], gold=2, deck=deck), {})
    do(t, "0 pass", "0 challenge power seat_1", "0 play olennas_cunning")
    assert t.waiting == (1,) and texts(t) == ["type character", "type location", "type attachment", "type event"]
    do(t, "1 type character")
    assert t.waiting == (0,)
    assert sorted(texts(t)) == ["done", "take growing_strong", "take heartsbane", "take highgarden"]
    do(t, "0 take highgarden")
    assert player(t, 0, 1)["hand"] == ["highgarden"], "all have seen it"
    assert player(t, 0)["deck_size"] == 4 and player(t, 0, 0)["deck_known"] == [], "the deck is shuffled"


@pytest.mark.card("olennas_cunning")
@pytest.mark.rule("R-C2-misc-13")
def test_olennas_cunning_may_find_nothing() -> None:
    t = lay(roses("margaery_tyrell", "left", hand=["olennas_cunning"], gold=2), {})
    do(t, "0 pass", "0 challenge intrigue seat_1", "0 play olennas_cunning", "1 type location", "0 done")
    assert player(t, 0)["hand_size"] == 0 and player(t, 0)["deck_size"] == 6


@pytest.mark.card("olennas_cunning")
def test_olennas_cunning_is_not_for_military_challenges_nor_for_losers() -> None:
    t = lay(roses("left", "margaery_tyrell", hand=["olennas_cunning"], gold=2), {"play": ["robb_stark"]})
    do(t, "0 pass", "0 challenge military seat_1", "0 pass", "1 done")
    assert prompt(t) != "react"
    t = lay(roses("margaery_tyrell", "left", hand=["olennas_cunning"], gold=2), {"play": ["robb_stark"]})
    do(t, "0 pass", "0 challenge power seat_1", "1 defend robb_stark.1a")
    assert prompt(t) != "react"


BEAR = ["tumblestone_knight", "heartsbane", "left", "right", "highgarden", "the_mander"]  # the top is the end


@pytest.mark.card("the_bear_and_the_maiden_fair")
@pytest.mark.rule("R-C2-misc-18")
def test_the_bear_arranges_the_top_of_a_deck() -> None:
    t = lay(roses(hand=["the_bear_and_the_maiden_fair"]), roses(deck=BEAR), phase="dominance", hold=True)
    do(t, "0 play the_bear_and_the_maiden_fair")
    assert texts(t) == ["player seat_0", "player seat_1"]
    do(t, "0 player seat_1")
    assert player(t, 1, 0)["deck_known"] == BEAR[:0:-1] and player(t, 1, 1)["deck_known"] == []
    assert texts(t) == ["done", "sink the_mander", "sink highgarden", "sink right", "sink left", "sink heartsbane"]
    do(t, "0 sink the_mander", "0 sink left", "0 done")
    assert texts(t) == ["lay highgarden", "lay right", "lay heartsbane"]
    do(t, "0 lay heartsbane", "0 lay right", "0 lay highgarden")
    assert t.view(0)["table"]["phase"] == "dominance"
    order = ["heartsbane", "right", "highgarden", None, "the_mander", "left"]
    assert player(t, 1, 0)["deck_known"] == order


@pytest.mark.card("the_bear_and_the_maiden_fair")
def test_the_bear_sinks_three_at_most() -> None:
    t = lay(roses(hand=["the_bear_and_the_maiden_fair"], deck=BEAR), {}, phase="dominance")
    do(t, "0 play the_bear_and_the_maiden_fair", "0 player seat_0")
    do(t, "0 sink right", "0 sink left", "0 sink highgarden")
    assert prompt(t) == "look-lay" and texts(t) == ["lay the_mander", "lay heartsbane"]
    do(t, "0 lay heartsbane")
    assert player(t, 0, 0)["deck_known"] == ["heartsbane", "the_mander", None, "right", "left", "highgarden"]


@pytest.mark.card("the_bear_and_the_maiden_fair")
def test_who_only_looks_on_learns_nothing_from_the_bear() -> None:
    t = lay(roses(hand=["the_bear_and_the_maiden_fair"]), roses(deck=BEAR), {}, phase="dominance")
    do(t, "0 play the_bear_and_the_maiden_fair", "0 player seat_1", "0 sink left")
    assert player(t, 1, 2)["deck_known"] == [] and player(t, 1, None)["deck_known"] == []
