"""The cards of House Lannister."""

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
    next_phase,
    offered,
    player,
    prompt,
    seen,
    texts,
)

LION = {"faction": "lannister"}
STORM = "a_storm_of_swords"  # claim 1


@pytest.mark.card("cersei_lannister")
@pytest.mark.rule("R-C2-claim-02")
@pytest.mark.parametrize(
    ("kind", "name", "claim"),
    [("intrigue", "cersei_lannister", 2), ("power", "cersei_lannister", 1), ("intrigue", "littlefinger", 1)],
)
def test_cersei_attacking_by_intrigue_raises_the_claim(kind: str, name: str, claim: int) -> None:
    t = lay(
        {**LION, "play": ["cersei_lannister", "littlefinger"], "plot": STORM},
        {"play": ["catelyn_stark"], "plot": STORM},
    )
    attack(t, kind, f"{name}.0a")
    assert prompt(t) == "defenders"
    assert [player(t, seat)["plot_values"]["claim"] for seat in (0, 1)] == [claim, 1]


@pytest.mark.card("joffrey_baratheon")
@pytest.mark.rule("R-C2-limit-01")
def test_joffrey_gains_power_for_each_dead_noble() -> None:
    nobles = ["robb_stark", "sansa_stark", "bran_stark", "arya_stark", "tumblestone_knight"]
    t = lay(
        {**LION, "play": ["joffrey_baratheon"], "plots": ["wildfire_assault"]},
        {"play": nobles},
        phase="plot",
    )
    do(t, "0 player seat_0", "0 pick joffrey_baratheon.0a", "1 done")
    for name in ("robb_stark", "sansa_stark", "bran_stark"):
        do(t, f"0 trigger-for joffrey_baratheon.0a {name}.1a")
    assert seen(t, "joffrey_baratheon.0a")["power"] == 3
    assert not offered(t, "trigger joffrey_baratheon.0a"), "three times a round"


@pytest.mark.card("joffrey_baratheon")
@pytest.mark.parametrize("victim", ["tumblestone_knight", "joffrey_baratheon"])
def test_joffrey_gains_nothing_by_commoners_or_his_own_death(victim: str) -> None:
    t = lay(
        {"play": ["robb_stark"], "plot": STORM},
        {**LION, "play": ["joffrey_baratheon", "tumblestone_knight"]},
        cards=knelt("joffrey_baratheon.1a", "tumblestone_knight.1a"),
    )
    attack(t, "military", "robb_stark.0a")
    do(t, f"1 pick {victim}.1a")
    assert not offered(t, "trigger joffrey_baratheon.1a") and player(t, 1)["dead"] == [f"{victim}.1a"]


@pytest.mark.card("ser_jaime_lannister")
def test_jaime_stands_and_shines_in_military_challenges() -> None:
    t = lay({**LION, "play": ["ser_jaime_lannister"]}, {"play": ["tumblestone_knight"]})
    assert "renown" not in seen(t, "ser_jaime_lannister.0a")["keywords"]
    attack(t, "military", "ser_jaime_lannister.0a")
    jaime = seen(t, "ser_jaime_lannister.0a")
    assert prompt(t) == "defenders" and not jaime["kneeling"] and "renown" in jaime["keywords"]


@pytest.mark.card("ser_jaime_lannister")
def test_jaime_kneels_for_intrigue_and_to_defend() -> None:
    t = lay({**LION, "play": ["ser_jaime_lannister"]}, {"play": ["catelyn_stark"]})
    attack(t, "intrigue", "ser_jaime_lannister.0a")
    jaime = seen(t, "ser_jaime_lannister.0a")
    assert jaime["kneeling"] and "renown" not in jaime["keywords"]
    t = lay({"play": ["tumblestone_knight"]}, {**LION, "play": ["ser_jaime_lannister"]})
    attack(t, "military", "tumblestone_knight.0a")
    do(t, "1 defend ser_jaime_lannister.1a")
    assert prompt(t) == "renown" and seen(t, "ser_jaime_lannister.1a")["kneeling"], "renown he has there too"


@pytest.mark.card("the_tickler")
@pytest.mark.rule("R-C2-then-01")
def test_the_tickler_discards_and_finds_the_same_title() -> None:
    t = lay(
        {**LION, "play": ["the_tickler", "robb_stark"]},
        {"play": ["robb_stark", "sansa_stark"], "deck": ["ice"] * 8 + ["robb_stark"]},
        {"deck": ["ice"] * 8},
        phase="dominance",
    )
    do(t, "0 trigger the_tickler.0a")
    assert texts(t) == ["player seat_1", "player seat_2"]
    do(t, "0 player seat_1")
    assert player(t, 1)["discard"] == ["robb_stark.1b"] or player(t, 1)["discard"] == ["robb_stark.1a"]
    assert set(texts(t)) == {"done", "pick robb_stark.0a", "pick robb_stark.1a"}, "any player's, and you may"
    do(t, "0 pick robb_stark.1a")
    assert not in_play(t, "robb_stark.1a") and in_play(t, "robb_stark.0a")


@pytest.mark.card("the_tickler")
def test_the_tickler_works_in_the_dominance_phase() -> None:
    t = lay({**LION, "play": ["the_tickler"]}, {"deck": ["ice"] * 8})
    assert not offered(t, "trigger the_tickler.0a")
    t = lay({**LION, "play": ["the_tickler"]}, {"deck": ["ice"] * 8}, phase="dominance")
    do(t, "0 trigger the_tickler.0a")
    assert player(t, 1)["discard"] == ["ice.1a"] and prompt(t) == "first-player", "nothing of that title: no question"
    t = lay({**LION, "play": ["the_tickler"]}, {"deck": ["ice"] * 8}, phase="dominance", cards=knelt("the_tickler.0a"))
    assert player(t, 1)["discard"] == [] and not offered(t, "trigger the_tickler.0a"), "he kneels"


@pytest.mark.card("tyrion_lannister")
@pytest.mark.rule("R-C2-reaction-02")
def test_tyrion_earns_by_any_intrigue_twice_a_round() -> None:
    t = lay(
        {**LION, "play": ["littlefinger", "bran_stark", "casterly_rock", "cersei_lannister"], "plot": STORM},
        {**LION, "play": ["tyrion_lannister"]},
        {"play": ["sansa_stark"], "deck": ["ice"] * 9},
        cards=knelt("tyrion_lannister.1a"),
    )
    attack(t, "intrigue", "littlefinger.0a", against=2)
    do(t, "1 trigger tyrion_lannister.1a", "2 done")
    assert player(t, 1)["gold"] == 2
    attack(t, "power", "bran_stark.0a", against=2)
    assert not offered(t, "trigger tyrion_lannister.1a"), "no intrigue"
    do(t, "2 done")
    attack(t, "intrigue", "cersei_lannister.0a", against=1)
    do(t, "1 trigger tyrion_lannister.1a")
    assert player(t, 1)["gold"] == 4 and t.waiting == (2,)
    attack(t, "intrigue", "sansa_stark.2a", seat=2, against=0)
    assert not offered(t, "trigger tyrion_lannister.1a"), "twice a round"


@pytest.mark.card("tywin_lannister")
@pytest.mark.rule("R-C2-sample-01")
@pytest.mark.rule("R-C2-sample-02")
@pytest.mark.rule("R-C2-sample-03")
def test_tywin_is_as_strong_as_he_is_rich() -> None:
    t = lay({**LION, "play": ["tywin_lannister"], "gold": 3}, {"gold": 7})
    tywin = seen(t, "tywin_lannister.0a")
    assert tywin["strength"] == 9 and tywin["keywords"] == ["renown"]
    assert player(t, 0)["plot_values"]["gold"] == 5 and player(t, 1)["plot_values"]["gold"] == 3


@pytest.mark.card("gold_cloaks")
@pytest.mark.rule("R-C2-forced-01")
def test_gold_cloaks_leave_after_an_ambush_and_cannot_be_saved() -> None:
    t = lay({**LION, "hand": ["gold_cloaks"], "gold": 2}, {})
    do(t, "0 ambush gold_cloaks", "0 pass")
    assert player(t, 0)["discard"] == ["gold_cloaks.0a"] and player(t, 0)["gold"] == 0


@pytest.mark.card("gold_cloaks")
def test_gold_cloaks_stay_when_marshaled() -> None:
    t = lay({**LION, "hand": ["gold_cloaks"], "gold": 4}, {}, phase="marshaling", hold=True)
    next_phase(do(t, "0 marshal gold_cloaks"))
    assert in_play(next_phase(t), "gold_cloaks.0a")


@pytest.mark.card("lannisport_merchant")
def test_the_merchant_makes_a_character_cheaper() -> None:
    check_reducer("lannisport_merchant", "lannister", ("tywin_lannister", "cersei_lannister"), "lannisport")


@pytest.mark.card("western_fiefdom")
def test_the_fiefdom_makes_any_lannister_card_cheaper() -> None:
    check_reducer("western_fiefdom", "lannister", ("lannisport", "tywin_lannister"), "robb_stark")


@pytest.mark.card("the_queens_assassin")
@pytest.mark.rule("R-C2-ambush-01")
def test_the_assassin_makes_a_poorer_opponent_kill() -> None:
    t = lay(
        {**LION, "hand": ["the_queens_assassin", "ice", "ice"], "gold": 4},
        {"play": ["robb_stark", "bran_stark"], "hand": ["ice"]},
        {"play": ["sansa_stark"], "hand": ["ice", "ice"]},
        {"hand": []},
    )
    do(t, "0 ambush the_queens_assassin", "0 trigger the_queens_assassin.0a")
    assert t.waiting == (1,) and texts(t) == ["pick robb_stark.1a", "pick bran_stark.1a"], "the victim chooses"
    do(t, "1 pick bran_stark.1a")
    assert player(t, 1)["dead"] == ["bran_stark.1a"] and player(t, 0)["gold"] == 0


@pytest.mark.card("the_queens_assassin")
def test_the_assassin_needs_an_ambush_and_a_larger_hand() -> None:
    hand = ["the_queens_assassin", "ice"]
    t = lay({**LION, "hand": hand, "gold": 4}, {"play": ["robb_stark"], "hand": ["ice"]})
    do(t, "0 ambush the_queens_assassin")
    assert not offered(t, "trigger the_queens_assassin.0a"), "she has left the hand already"
    t = lay({**LION, "hand": [*hand, "ice"], "gold": 4}, {"play": ["robb_stark"]}, phase="marshaling")
    do(t, "0 marshal the_queens_assassin")
    assert not offered(t, "trigger the_queens_assassin.0a"), "marshaled"
    t = lay({**LION, "hand": hand, "gold": 4}, {"play": []})
    do(t, "0 ambush the_queens_assassin")
    assert not offered(t, "trigger the_queens_assassin.0a"), "nobody to kill"


@pytest.mark.card("widows_wail")
@pytest.mark.rule("R-C2-sample-06")
def test_widows_wail_for_joffrey_and_others() -> None:
    t = lay({**LION, "play": ["joffrey_baratheon", "cersei_lannister"], "hand": ["widows_wail"] * 2, "gold": 1}, {})
    do(t, "0 ambush widows_wail", "0 pick joffrey_baratheon.0a")
    joffrey = seen(t, "joffrey_baratheon.0a")
    assert joffrey["strength"] == 5 and "military" in joffrey["icons"] and player(t, 0)["gold"] == 0
    t = lay(
        {**LION, "play": ["cersei_lannister", "widows_wail"]},
        {},
        cards={"widows_wail.0a": {"on": "cersei_lannister.0a"}},
    )
    cersei = seen(t, "cersei_lannister.0a")
    assert cersei["strength"] == 6 and "military" not in cersei["icons"]


@pytest.mark.card("casterly_rock")
@pytest.mark.rule("R-C2-sample-05")
@pytest.mark.rule("R-C2-challenge-03")
def test_casterly_rock_allows_a_second_intrigue() -> None:
    play = ["littlefinger", "cersei_lannister", "catelyn_stark"]
    t = lay({**LION, "play": ["casterly_rock", *play]}, {"play": ["littlefinger"]}, cards=knelt("littlefinger.1a"))
    attack(t, "intrigue", "littlefinger.0a")
    attack(t, "intrigue", "cersei_lannister.0a")
    assert texts(t) == ["challenge power seat_1", "pass"]
    t = lay({**LION, "play": play}, {**LION, "play": ["casterly_rock"]})
    attack(t, "intrigue", "littlefinger.0a")
    assert texts(t) == ["challenge power seat_1", "pass"], "not for the opponent"


@pytest.mark.card("lannisport")
def test_lannisport_draws_after_an_intrigue_win() -> None:
    t = lay({**LION, "play": ["lannisport", "littlefinger", "cersei_lannister"]}, {"play": ["catelyn_stark"]})
    attack(t, "power", "littlefinger.0a")
    do(t, "1 done")
    assert not offered(t, "trigger lannisport.0a"), "no intrigue"
    attack(t, "intrigue", "cersei_lannister.0a")
    do(t, "1 done", "0 trigger lannisport.0a")
    assert player(t, 0)["hand_size"] == 1


@pytest.mark.card("lannisport")
def test_lannisport_draws_for_a_defender_too() -> None:
    t = lay({"play": ["sansa_stark"]}, {**LION, "play": ["lannisport", "littlefinger"]})
    attack(t, "intrigue", "sansa_stark.0a")
    do(t, "1 defend littlefinger.1a", "1 trigger lannisport.1a")
    assert player(t, 1)["deck_size"] == 5


@pytest.mark.card("hear_me_roar")
@pytest.mark.rule("R-C2-marshal-09")
def test_hear_me_roar_lends_a_lannister_for_a_phase() -> None:
    t = lay(
        {**LION, "hand": ["hear_me_roar", "tywin_lannister", "robb_stark", "cersei_lannister"], "gold": 1},
        {},
        hold=True,
    )
    do(t, "0 play hear_me_roar")
    assert texts(t) == ["take tywin_lannister", "take cersei_lannister"]
    do(t, "0 take tywin_lannister")
    assert in_play(t, "tywin_lannister.0a") and player(t, 0)["gold"] == 0
    assert player(next_phase(t), 0)["discard"] == ["hear_me_roar.0a", "tywin_lannister.0a"]


@pytest.mark.card("hear_me_roar")
def test_hear_me_roar_discards_the_duplicate_it_brought() -> None:
    t = lay({**LION, "play": ["cersei_lannister"], "hand": ["hear_me_roar", "cersei_lannister"], "gold": 1}, {})
    do(t, "0 play hear_me_roar")
    assert seen(t, "cersei_lannister.0a")["duplicates"] == ["cersei_lannister.0b"]
    do(t, "0 pass")
    assert "cersei_lannister.0b" in player(t, 0)["discard"] and in_play(t, "cersei_lannister.0a")
    t = lay({**LION, "hand": ["hear_me_roar", "robb_stark"], "gold": 1}, {})
    assert not offered(t, "play hear_me_roar"), "no Lannister"


@pytest.mark.card("the_things_i_do_for_love")
@pytest.mark.rule("R-C2-x-02")
@pytest.mark.rule("R-C2-cost-04")
def test_the_things_i_do_for_love_costs_what_the_victim_cost() -> None:
    t = lay(
        {**LION, "play": ["cersei_lannister"], "hand": ["the_things_i_do_for_love"], "gold": 5},
        {"play": ["robb_stark", "catelyn_stark", "bran_stark"]},
    )
    do(t, "0 play the_things_i_do_for_love")
    assert texts(t) == ["number 2", "number 3", "number 4", "number 5"], "payable, and somebody costs no more"
    do(t, "0 number 4")
    assert player(t, 0)["gold"] == 1 and player(t, 0)["faction_kneeling"]
    assert texts(t) == ["pick catelyn_stark.1a", "pick bran_stark.1a"]
    do(t, "0 pick catelyn_stark.1a", "1 pass")
    assert player(t, 1, 1)["hand"] == ["catelyn_stark"]


@pytest.mark.card("the_things_i_do_for_love")
@pytest.mark.parametrize("spoiled", ["noble", "faction", "phase", "gold", "target"])
def test_the_things_i_do_for_love_has_conditions(spoiled: str) -> None:
    t = lay(
        {
            **LION,
            "play": ["the_tickler" if spoiled == "noble" else "cersei_lannister", "robb_stark"],
            "hand": ["the_things_i_do_for_love"],
            "gold": 3 if spoiled == "gold" else 4,
        },
        {"play": [] if spoiled == "target" else ["littlefinger" if spoiled == "gold" else "catelyn_stark"]},
        phase="dominance" if spoiled == "phase" else "challenges",
        cards=knelt("house_lannister.0a") if spoiled == "faction" else {},
    )
    assert not offered(t, "play the_things_i_do_for_love")


@pytest.mark.card("treachery")
@pytest.mark.rule("R-C2-cancel-05")
def test_treachery_cancels_a_triggered_ability_of_a_card_in_play() -> None:
    t = lay(
        {"play": ["lannisport", "littlefinger", "sansa_stark"]},
        {**LION, "play": ["tywin_lannister"], "hand": ["treachery"], "gold": 1},
        cards=knelt("tywin_lannister.1a"),
    )
    attack(t, "intrigue", "littlefinger.0a")
    do(t, "0 trigger lannisport.0a", "1 play treachery")
    assert player(t, 0)["hand_size"] == 0 and player(t, 1)["gold"] == 0


@pytest.mark.card("treachery")
def test_treachery_needs_a_unique_lannister_and_leaves_events_alone() -> None:
    t = lay(
        {"play": ["lannisport", "littlefinger", "sansa_stark"]},
        {**LION, "play": ["gold_cloaks", "robb_stark"], "hand": ["treachery"], "gold": 1},
        cards=knelt("gold_cloaks.1a", "robb_stark.1a"),
    )
    attack(t, "intrigue", "littlefinger.0a")
    do(t, "0 trigger lannisport.0a")
    assert not offered(t, "play treachery") and player(t, 0)["hand_size"] == 1
    t = lay(
        {"play": ["robb_stark"], "hand": ["for_the_north"]},
        {**LION, "play": ["tywin_lannister"], "hand": ["treachery"], "gold": 1},
    )
    attack(t, "military", "robb_stark.0a")
    do(t, "0 play for_the_north")
    assert not offered(t, "play treachery") and fight(t)["attack"] == 7


@pytest.mark.card("grand_maester_pycelle")
@pytest.mark.rule("R-C2-insight-01")
def test_pycelle_has_insight() -> None:
    t = lay({**LION, "play": ["grand_maester_pycelle", "robb_stark"]}, {})
    attack(t, "intrigue", "grand_maester_pycelle.0a")
    do(t, "0 all")
    assert player(t, 0)["hand_size"] == 1


@pytest.mark.card("burned_men")
def test_burned_men_ambush_for_2() -> None:
    t = lay({**LION, "hand": ["burned_men"], "gold": 2}, {})
    do(t, "0 ambush burned_men")
    assert player(t, 0)["gold"] == 0 and offered(t, "challenge military seat_1"), "and may attack at once"
    t = lay({**LION, "hand": ["burned_men"], "gold": 1}, {"hand": ["burned_men"]})
    assert not offered(t, "ambush burned_men")


@pytest.mark.card("lannisport_moneylender")
@pytest.mark.rule("R-C2-limited-01")
def test_the_moneylender_is_limited_and_brings_gold() -> None:
    t = lay({**LION, "hand": ["lannisport_moneylender"] * 2, "gold": 9}, {}, phase="marshaling")
    do(t, "0 marshal lannisport_moneylender")
    assert player(t, 0)["plot_values"]["gold"] == 4 and not offered(t, "marshal lannisport_moneylender")
