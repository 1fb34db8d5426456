"""The cards of House Baratheon."""

from __future__ import annotations

import pytest

from cards2e.thrones import attack, check_reducer, do, fight, in_play, knelt, lay, offered, player, prompt, seen, texts

STAG = {"faction": "baratheon"}


@pytest.mark.card("maester_cressen")
@pytest.mark.card("risen_from_the_sea")
def test_cressen_discards_a_condition() -> None:
    t = lay(
        {**STAG, "play": ["maester_cressen", "bastard_in_hiding", "milk_of_the_poppy", "little_bird"], "hand": ["ice"]},
        {"play": ["theon_greyjoy", "risen_from_the_sea", "throwing_axe"], "hand": ["robb_stark"], "gold": 9},
        phase="marshaling",
        cards={
            "milk_of_the_poppy.0a": {"on": "bastard_in_hiding.0a"},
            "little_bird.0a": {"on": "theon_greyjoy.1a"},
            "risen_from_the_sea.1a": {"on": "theon_greyjoy.1a"},
            "throwing_axe.1a": {"on": "theon_greyjoy.1a"},
        },
    )
    do(t, "0 trigger maester_cressen.0a")
    assert texts(t) == [
        "pick milk_of_the_poppy.0a",
        "pick little_bird.0a",
        "pick risen_from_the_sea.1a",
    ], "any player's; the event that became a Condition as well"
    do(t, "0 pick risen_from_the_sea.1a")
    assert player(t, 1)["discard"] == ["risen_from_the_sea.1a"] and seen(t, "maester_cressen.0a")["kneeling"]


@pytest.mark.card("maester_cressen")
@pytest.mark.rule("R-C2-target-03")
def test_cressen_needs_a_condition_and_the_marshaling_phase() -> None:
    for phase, attachment in (("marshaling", "throwing_axe"), ("challenges", "little_bird")):
        t = lay(
            {
                **STAG,
                "play": ["maester_cressen", "theon_greyjoy", attachment],
                "hand": ["bastard_in_hiding"],
                "gold": 5,
            },
            {},
            phase=phase,
            cards={f"{attachment}.0a": {"on": "theon_greyjoy.0a"}},
        )
        assert t.waiting == (0,) and not offered(t, "trigger maester_cressen.0a")


@pytest.mark.card("melisandre")
@pytest.mark.rule("R-C2-target-10")
def test_melisandre_kneels_somebody_when_her_faith_spreads() -> None:
    t = lay(
        {**STAG, "play": ["melisandre"], "hand": ["fiery_followers", "selyse_baratheon"], "gold": 9},
        {"play": ["robb_stark", "catelyn_stark"]},
        phase="marshaling",
        cards=knelt("catelyn_stark.1a"),
    )
    do(t, "0 marshal fiery_followers", "0 trigger melisandre.0a")
    assert texts(t) == ["pick melisandre.0a", "pick fiery_followers.0a", "pick robb_stark.1a"]
    do(t, "0 pick robb_stark.1a", "0 marshal selyse_baratheon")
    assert seen(t, "robb_stark.1a")["kneeling"]
    assert not offered(t, "trigger melisandre.0a"), "once a round"


@pytest.mark.card("melisandre")
def test_melisandre_answers_her_own_coming_and_events_but_not_others() -> None:
    t = lay({**STAG, "hand": ["melisandre"], "gold": 9}, {"play": ["robb_stark"]}, phase="marshaling")
    do(t, "0 marshal melisandre", "0 trigger melisandre.0a", "0 pick robb_stark.1a")
    t = lay({**STAG, "play": ["melisandre"], "hand": ["bastard_in_hiding"], "gold": 9}, {}, phase="marshaling")
    do(t, "0 marshal bastard_in_hiding")
    assert not offered(t, "trigger melisandre.0a"), "no R'hllor card"
    t = lay({**STAG, "play": ["melisandre"]}, {"hand": ["fiery_followers"], "gold": 9}, phase="marshaling", first=1)
    do(t, "1 marshal fiery_followers")
    assert not offered(t, "trigger melisandre.0a"), "not yours"
    t = lay(
        {**STAG, "play": ["melisandre"], "hand": ["seen_in_flames"], "gold": 1},
        {"play": ["robb_stark"], "hand": ["ice", "the_hands_judgment"], "gold": 1},
    )
    do(t, "0 play seen_in_flames", "1 play the_hands_judgment")
    assert offered(t, "trigger melisandre.0a"), "a cancelled event was played all the same"


@pytest.mark.card("robert_baratheon")
def test_robert_counts_other_kneeling_characters() -> None:
    t = lay(
        {**STAG, "play": ["robert_baratheon", "bastard_in_hiding", "fiery_followers"]},
        {"play": ["robb_stark", "lannisport"]},
        cards=knelt("robert_baratheon.0a", "fiery_followers.0a", "robb_stark.1a", "lannisport.1a"),
    )
    assert seen(t, "robert_baratheon.0a")["strength"] == 7


@pytest.mark.card("selyse_baratheon")
def test_selyse_gives_an_intrigue_icon_for_gold() -> None:
    t = lay(
        {**STAG, "play": ["selyse_baratheon", "bastard_in_hiding"], "gold": 1},
        {"play": ["shireen_baratheon", "robb_stark"]},
    )
    do(t, "0 trigger selyse_baratheon.0a")
    assert texts(t) == ["pick selyse_baratheon.0a", "pick bastard_in_hiding.0a", "pick shireen_baratheon.1a"]
    do(t, "0 pick bastard_in_hiding.0a")
    assert "intrigue" in seen(t, "bastard_in_hiding.0a")["icons"] and player(t, 0)["gold"] == 0
    assert not offered(t, "trigger selyse_baratheon.0a"), "no gold left"
    t = lay({**STAG, "play": ["selyse_baratheon"], "gold": 1}, {"play": ["robb_stark"]}, phase="dominance")
    assert not offered(t, "trigger selyse_baratheon.0a"), "in the challenges phase only"


@pytest.mark.card("ser_davos_seaworth")
@pytest.mark.rule("R-C2-replace-01")
def test_davos_escapes_to_the_hand_even_from_wildfire() -> None:
    t = lay(
        {
            **STAG,
            "play": ["ser_davos_seaworth", "robb_stark", "bran_stark", "sansa_stark"],
            "plots": ["wildfire_assault"],
        },
        {"play": []},
        phase="plot",
        begin="plot_phase",
    )
    do(t, "0 player seat_0")
    do(t, "0 pick robb_stark.0a", "0 pick bran_stark.0a", "0 pick sansa_stark.0a", "0 trigger ser_davos_seaworth.0a")
    assert "ser_davos_seaworth" in player(t, 0, 0)["hand"] and player(t, 0)["dead"] == []


@pytest.mark.card("ser_davos_seaworth")
def test_davos_may_die_and_a_discard_is_no_death() -> None:
    t = lay(
        {"play": ["robb_stark"], "plot": "a_storm_of_swords"},
        {**STAG, "play": ["ser_davos_seaworth"]},
        cards=knelt("ser_davos_seaworth.1a"),
    )
    attack(t, "military", "robb_stark.0a")
    do(t, "1 pass")
    assert player(t, 1)["dead"] == ["ser_davos_seaworth.1a"]
    t = lay({"plots": ["marched_to_the_wall"]}, {**STAG, "play": ["ser_davos_seaworth"]}, phase="plot")
    do(t, "0 player seat_0")
    assert player(t, 1)["discard"] == ["ser_davos_seaworth.1a"]


@pytest.mark.card("shireen_baratheon")
@pytest.mark.rule("R-C2-interrupt-01")
def test_shireens_death_makes_somebody_kneel() -> None:
    t = lay(
        {"play": ["robb_stark", "eddard_stark", "catelyn_stark"], "plot": "a_storm_of_swords"},
        {**STAG, "play": ["shireen_baratheon"]},
        cards=knelt("shireen_baratheon.1a"),
    )
    attack(t, "military", "robb_stark.0a")
    do(t, "1 trigger shireen_baratheon.1a")
    assert texts(t) == ["pick eddard_stark.0a", "pick catelyn_stark.0a"]
    do(t, "1 pick eddard_stark.0a")
    assert seen(t, "eddard_stark.0a")["kneeling"] and player(t, 1)["dead"] == ["shireen_baratheon.1a"]


@pytest.mark.card("shireen_baratheon")
def test_shireen_sacrificed_or_discarded_moves_nobody() -> None:
    t = lay(
        {"play": ["robb_stark"], "plots": ["marched_to_the_wall"]},
        {**STAG, "play": ["shireen_baratheon"]},
        phase="plot",
    )
    do(t, "0 player seat_0")
    assert not offered(t, "trigger shireen_baratheon.1a") and not in_play(t, "shireen_baratheon.1a")


@pytest.mark.card("ser_davos_seaworth")
@pytest.mark.card("shireen_baratheon")
def test_davos_and_shireen_do_not_answer_the_death_of_others() -> None:
    play = ["ser_davos_seaworth", "shireen_baratheon", "bastard_in_hiding"]
    t = lay(
        {"play": ["robb_stark", "eddard_stark"], "plot": "a_storm_of_swords"},
        {**STAG, "play": play},
        cards=knelt(*(f"{name}.1a" for name in play)),
    )
    attack(t, "military", "robb_stark.0a")
    do(t, "1 pick bastard_in_hiding.1a")
    assert prompt(t) == "renown" and player(t, 1)["dead"] == ["bastard_in_hiding.1a"]


@pytest.mark.card("stannis_baratheon")
def test_stannis_lets_everyone_stand_two_characters() -> None:
    names = ["robb_stark", "bran_stark", "sansa_stark"]
    t = lay(
        {**STAG, "play": ["stannis_baratheon", "bastard_in_hiding", "dragonstone_port"]},
        {"play": names},
        phase="standing",
        cards=knelt("stannis_baratheon.0a", "bastard_in_hiding.0a", "dragonstone_port.0a", *(f"{n}.1a" for n in names)),
    )
    assert t.waiting == (1,) and prompt(t) == "stand", "two is all that seat 0 has"
    do(t, "1 pick robb_stark.1a", "1 pick sansa_stark.1a")
    if offered(t, "trigger sansa_stark.1a"):
        do(t, "1 pass")
    assert [seen(t, f"{n}.1a")["kneeling"] for n in names] == [False, True, False]
    assert not any(card["kneeling"] for card in player(t, 0)["play"]), "other cards stand as usual"


@pytest.mark.card("fiery_followers")
def test_fiery_followers_stand_as_dominance_begins() -> None:
    t = lay({**STAG, "play": ["fiery_followers"]}, {}, phase="dominance", cards=knelt("fiery_followers.0a"))
    do(t, "0 trigger fiery_followers.0a")
    assert player(t, 0)["faction_power"] == 1, "their strength counts"
    for phase, cards in (("dominance", {}), ("challenges", knelt("fiery_followers.0a"))):
        t = lay({**STAG, "play": ["fiery_followers", "bastard_in_hiding"]}, {}, phase=phase, cards=cards)
        assert not offered(t, "trigger fiery_followers.0a")


@pytest.mark.card("kings_hunting_party")
@pytest.mark.rule("R-C2-constant-03")
def test_the_hunting_party_plots_against_another_king() -> None:
    t = lay({**STAG, "play": ["kings_hunting_party"]}, {**STAG, "play": ["robert_baratheon", "kings_hunting_party"]})
    assert seen(t, "kings_hunting_party.0a")["icons"] == ["military", "intrigue"]
    assert seen(t, "kings_hunting_party.1a")["icons"] == ["military"], "their own king does not count"


@pytest.mark.card("dragonstone_faithful")
def test_the_faithful_make_a_character_cheaper() -> None:
    check_reducer("dragonstone_faithful", "baratheon", ("robert_baratheon", "melisandre"), "the_red_keep")


@pytest.mark.card("dragonstone_port")
def test_the_port_makes_any_baratheon_card_cheaper() -> None:
    check_reducer("dragonstone_port", "baratheon", ("the_red_keep", "robert_baratheon"), "robb_stark")


@pytest.mark.card("vanguard_lancer")
def test_the_lancer_takes_a_power_away() -> None:
    t = lay(
        {**STAG, "play": ["stannis_baratheon"], "hand": ["vanguard_lancer"], "gold": 2, "power": 3},
        {"play": ["robb_stark", "bran_stark"], "power": 2},
        {"power": 0},
        phase="marshaling",
        cards={"robb_stark.1a": {"power": 1}, "stannis_baratheon.0a": {"power": 1}},
    )
    do(t, "0 marshal vanguard_lancer", "0 trigger vanguard_lancer.0a")
    assert texts(t) == ["pick house_stark.1a", "pick robb_stark.1a"], "of opponents, with power"
    do(t, "0 pick robb_stark.1a")
    assert player(t, 1)["power"] == 2 and player(t, 0)["power"] == 4, "it is gone, nobody has it"


@pytest.mark.card("vanguard_lancer")
def test_the_lancer_finds_no_power() -> None:
    t = lay({**STAG, "hand": ["vanguard_lancer"], "gold": 2, "power": 3}, {}, phase="marshaling")
    do(t, "0 marshal vanguard_lancer")
    assert not offered(t, "trigger vanguard_lancer.0a")
    t = lay(
        {**STAG, "play": ["vanguard_lancer"], "hand": ["bastard_in_hiding"], "gold": 9},
        {"power": 3},
        phase="marshaling",
    )
    do(t, "0 marshal bastard_in_hiding")
    assert not offered(t, "trigger vanguard_lancer.0a"), "somebody else came"


SWORD = {"lightbringer.0a": {"on": "stannis_baratheon.0a"}}


@pytest.mark.card("lightbringer")
@pytest.mark.rule("R-C2-misc-03")
def test_lightbringer_gives_stannis_renown_and_stands_him() -> None:
    t = lay({**STAG, "play": ["stannis_baratheon", "lightbringer", "bastard_in_hiding"]}, {}, cards=SWORD)
    assert "renown" in seen(t, "stannis_baratheon.0a")["keywords"]
    attack(t, "power", "stannis_baratheon.0a")
    do(t, "0 all", "0 trigger lightbringer.0a")
    assert not seen(t, "stannis_baratheon.0a")["kneeling"]
    attack(t, "military", "stannis_baratheon.0a")
    do(t, "0 all")
    assert not offered(t, "trigger lightbringer.0a"), "once a phase"


@pytest.mark.card("lightbringer")
def test_lightbringer_on_another_gives_no_renown() -> None:
    cards = {"lightbringer.0a": {"on": "robert_baratheon.0a"}}
    t = lay({**STAG, "play": ["robert_baratheon", "lightbringer", "stannis_baratheon"]}, {"power": 3}, cards=cards)
    assert "renown" not in seen(t, "stannis_baratheon.0a")["keywords"]
    attack(t, "power", "robert_baratheon.0a")
    do(t, "0 all", "0 trigger lightbringer.0a")
    t = lay({**STAG, "hand": ["lightbringer"], "play": []}, {"play": ["robb_stark"]}, phase="marshaling")
    assert not offered(t, "marshal lightbringer"), "for Baratheon characters"


@pytest.mark.card("chamber_of_the_painted_table")
def test_the_painted_table_moves_power_after_dominance() -> None:
    t = lay(
        {**STAG, "play": ["chamber_of_the_painted_table", "robb_stark"]},
        {"power": 2},
        {"power": 1},
        {},
        phase="dominance",
        begin="dominance",
    )
    do(t, "0 trigger chamber_of_the_painted_table.0a")
    assert texts(t) == ["player seat_1", "player seat_2"], "opponents with power"
    do(t, "0 player seat_2")
    assert [player(t, s)["faction_power"] for s in range(4)] == [2, 2, 0, 0]


@pytest.mark.card("chamber_of_the_painted_table")
@pytest.mark.parametrize(
    ("power", "rival", "kneeling"), [(0, [], False), (2, ["robert_baratheon"], False), (2, [], True)]
)
def test_the_painted_table_needs_dominance_power_and_to_stand(power: int, rival: list[str], kneeling: bool) -> None:
    t = lay(
        {**STAG, "play": ["chamber_of_the_painted_table", "bastard_in_hiding"]},
        {"power": power, "play": rival},
        phase="dominance",
        cards={"chamber_of_the_painted_table.0a": {"kneeling": kneeling}},
    )
    assert not offered(t, "trigger chamber_of_the_painted_table.0a")


@pytest.mark.card("the_red_keep")
@pytest.mark.rule("R-C2-strength-01")
def test_the_red_keep_helps_in_power_challenges() -> None:
    for kind, strength in (("power", 4), ("military", 2)):
        t = lay({**STAG, "play": ["bastard_in_hiding", "the_red_keep"]}, {"play": ["robb_stark"]})
        attack(t, kind, "bastard_in_hiding.0a")
        assert fight(t)["attack"] == strength and fight(t)["defense"] == 0
    t = lay({"play": ["robb_stark"]}, {**STAG, "play": ["the_red_keep", "kings_hunting_party"]})
    attack(t, "power", "robb_stark.0a")
    assert player(t, 0)["faction_power"] == 1, "without a participant it is no help"


@pytest.mark.card("the_red_keep")
def test_the_red_keep_draws_if_no_power_challenge_was_lost() -> None:
    t = lay({**STAG, "play": ["the_red_keep", "bastard_in_hiding"]}, {"deck": ["ice"] * 9})
    do(t, "0 pass", "0 trigger the_red_keep.0a")
    assert player(t, 0)["hand_size"] == 2
    t = lay({**STAG, "play": ["the_red_keep", "bastard_in_hiding"]}, {}, cards=knelt("the_red_keep.0a"))
    do(t, "0 pass")
    assert not offered(t, "trigger the_red_keep.0a"), "it kneels"


@pytest.mark.card("the_red_keep")
@pytest.mark.parametrize("attacks", [True, False])
def test_the_red_keep_draws_nothing_after_a_lost_power_challenge(attacks: bool) -> None:
    if attacks:
        t = lay({**STAG, "play": ["the_red_keep", "bastard_in_hiding"]}, {"play": ["robb_stark"]})
        attack(t, "power", "bastard_in_hiding.0a")
        do(t, "1 defend robb_stark.1a", "1 done")
    else:
        t = lay({**STAG, "play": ["the_red_keep"]}, {"play": ["tumblestone_knight"]}, first=1)
        attack(t, "power", "tumblestone_knight.1a", seat=1, against=0)
    assert not offered(t, "trigger the_red_keep.0a") and t.phase != 3


@pytest.mark.card("consolidation_of_power")
@pytest.mark.rule("R-C2-then-02")
def test_consolidation_kneels_several_of_one_player_and_gives_power() -> None:
    t = lay(
        {**STAG, "play": ["melisandre"], "hand": ["consolidation_of_power", "bastard_in_hiding"], "gold": 9},
        {"play": ["tumblestone_knight", "sansa_stark", "bran_stark", "robb_stark", "arya_stark"]},
        phase="marshaling",
        cards=knelt("arya_stark.1a"),
    )
    do(t, "0 play consolidation_of_power")
    assert texts(t) == [
        "pick melisandre.0a",
        "pick tumblestone_knight.1a",
        "pick sansa_stark.1a",
        "pick bran_stark.1a",
    ], "standing, of strength 4 at most"
    do(t, "0 pick tumblestone_knight.1a")
    assert texts(t) == ["done", "pick sansa_stark.1a", "pick bran_stark.1a"], "of the same player"
    do(t, "0 pick bran_stark.1a", "1 pass")  # Bran could cancel it
    assert texts(t) == ["pick tumblestone_knight.1a", "pick bran_stark.1a"], "no more than 4 together; then one of them"
    do(t, "0 pick bran_stark.1a")
    assert seen(t, "bran_stark.1a")["power"] == 1 and seen(t, "bran_stark.1a")["kneeling"]
    assert seen(t, "tumblestone_knight.1a")["kneeling"] and not seen(t, "sansa_stark.1a")["kneeling"]


@pytest.mark.card("consolidation_of_power")
@pytest.mark.rule("R-C2-then-01")
def test_consolidation_gives_no_power_unless_all_have_knelt() -> None:
    t = lay(
        {
            **STAG,
            "play": ["bran_stark", "tumblestone_knight"],
            "hand": ["consolidation_of_power", "robb_stark"],
            "gold": 9,
        },
        {"hand": ["the_hands_judgment"], "gold": 1},
        phase="marshaling",
    )
    do(t, "0 play consolidation_of_power", "0 pick bran_stark.0a", "0 pick tumblestone_knight.0a")
    do(t, "1 play the_hands_judgment", "0 trigger bran_stark.0a")  # one of the two is gone, the event goes on
    assert seen(t, "tumblestone_knight.0a")["kneeling"] and seen(t, "tumblestone_knight.0a")["power"] == 0
    assert prompt(t) == "act", "there is nothing to choose any more"


@pytest.mark.card("consolidation_of_power")
def test_consolidation_is_for_the_marshaling_phase() -> None:
    t = lay({**STAG, "play": ["bastard_in_hiding"], "hand": ["consolidation_of_power"], "gold": 5}, {})
    assert not offered(t, "play consolidation_of_power")


@pytest.mark.card("ours_is_the_fury")
@pytest.mark.rule("R-C2-delayed-01")
def test_ours_is_the_fury_brings_a_kneeling_defender() -> None:
    t = lay(
        {"play": ["tumblestone_knight"], "hand": ["ice"]},
        {
            **STAG,
            "play": ["robert_baratheon", "bastard_in_hiding", "robb_stark"],
            "hand": ["ours_is_the_fury"],
            "gold": 2,
        },
        cards=knelt("robert_baratheon.1a", "robb_stark.1a"),
    )
    attack(t, "power", "tumblestone_knight.0a")
    do(t, "1 play ours_is_the_fury")
    assert fight(t)["defenders"] == ["robert_baratheon.1a"] and texts(t) == ["done", "defend bastard_in_hiding.1a"]
    do(t, "1 done")
    assert player(t, 0)["faction_power"] == 0
    do(t, "1 all")
    assert not seen(t, "robert_baratheon.1a")["kneeling"]


@pytest.mark.card("ours_is_the_fury")
def test_ours_is_the_fury_does_not_stand_the_loser() -> None:
    t = lay(
        {"play": ["robb_stark", "eddard_stark"]},
        {**STAG, "play": ["bastard_in_hiding", "melisandre"], "hand": ["ours_is_the_fury"], "gold": 2},
        cards=knelt("bastard_in_hiding.1a"),
    )
    attack(t, "power", "robb_stark.0a")
    do(t, "1 play ours_is_the_fury", "1 done")
    assert seen(t, "bastard_in_hiding.1a")["kneeling"] and player(t, 0)["faction_power"] == 0, "but opposed"


@pytest.mark.card("ours_is_the_fury")
def test_ours_is_the_fury_is_for_defending() -> None:
    t = lay(
        {**STAG, "play": ["bastard_in_hiding", "fiery_followers"], "hand": ["ours_is_the_fury"], "gold": 2},
        {"play": ["robb_stark"]},
        cards=knelt("fiery_followers.0a"),
    )
    assert not offered(t, "play ours_is_the_fury")
    attack(t, "power", "bastard_in_hiding.0a")
    assert prompt(t) == "defenders"


@pytest.mark.card("seen_in_flames")
@pytest.mark.rule("R-C2-misc-18")
def test_seen_in_flames_looks_at_a_hand_and_discards() -> None:
    t = lay(
        {**STAG, "play": ["fiery_followers"], "hand": ["seen_in_flames"], "gold": 1},
        {"hand": ["ice", "robb_stark", "ice"]},
        {"hand": ["summer"]},
        {},
    )
    do(t, "0 play seen_in_flames")
    assert texts(t) == ["player seat_1", "player seat_2"], "opponents with cards in hand"
    do(t, "0 player seat_1")
    assert sorted(texts(t)) == ["take ice", "take robb_stark"]
    do(t, "0 take robb_stark")
    assert player(t, 1)["discard"] == ["robb_stark.1a"]
    assert player(t, 1, 0)["hand"] == ["ice", "ice"] and player(t, 1, 2)["hand"] == [], "only you saw it"


@pytest.mark.card("seen_in_flames")
def test_seen_in_flames_needs_a_follower_and_the_challenges_phase() -> None:
    t = lay({**STAG, "play": ["bastard_in_hiding"], "hand": ["seen_in_flames"], "gold": 1}, {"hand": ["ice"]})
    assert not offered(t, "play seen_in_flames")
    t = lay(
        {**STAG, "play": ["melisandre"], "hand": ["seen_in_flames"], "gold": 1}, {"hand": ["ice"]}, phase="dominance"
    )
    assert not offered(t, "play seen_in_flames")
    t = lay({**STAG, "play": ["melisandre"], "hand": ["seen_in_flames"], "gold": 1}, {})
    assert not offered(t, "play seen_in_flames"), "no hand to look at"
