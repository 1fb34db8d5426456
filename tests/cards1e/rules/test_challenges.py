"""Challenges: declaring, resolving, claim, keywords, power and victory."""

from __future__ import annotations

from typing import Any

import pytest

from cards1e.council import (
    FILLER,
    attack,
    defend,
    do,
    duplicate,
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
)
from cards1e.lessons import BELL, taught
from smallcouncil.games.cards1e.facts import DEADLY, DEATHBOUND, INTIMIDATE, JOUST, MELEE, STALWART, VENGEFUL, VIGILANT
from smallcouncil.games.cards1e.writing import (
    CHARACTERS,
    UNTIL_PHASE,
    action,
    choose,
    discard_target,
    gets_strength,
    kill_target,
    return_target,
)

KNIGHT = "knight_of_the_tumblestone"  # military and power, strength 2
WINDOW: dict[str, Any] = {"phase": "draw", "begin": "draw_window"}


@pytest.mark.rule(
    "R-C1-challenge-01", "R-C1-challenge-02", "R-C1-challenge-03", "R-C1-challenge-04", "R-C1-challenge-05"
)
@pytest.mark.rule("R-C1-challenge-06", "R-C1-challenge-07", "R-C1-challenge-10", "R-C1-challenge-21")
def test_one_challenge_of_each_type_in_any_order() -> None:
    t = lay({"play": [KNIGHT, KNIGHT, FILLER, "catelyn_stark"]}, {"play": [FILLER]}, {})
    assert t.waiting == (0,) and "pass" in texts(t)
    assert {text for text in texts(t) if "seat_2" in text} == {
        "challenge military seat_2",
        "challenge intrigue seat_2",
        "challenge power seat_2",
    }
    attack(t, "power", f"{KNIGHT}.0a", against=2)
    assert not any("power" in text for text in texts(t))
    attack(t, "military", f"{KNIGHT}.0b", against=1)
    do(t, "1 done") if prompt(t) == "defenders" else None
    while t.waiting == (0,) and prompt(t) == "challenge":
        do(t, "0 pass")
    assert t.waiting == (1,) or t.view(None)["table"]["phase"] != "challenges"


@pytest.mark.rule(
    "R-C1-challenge-08", "R-C1-challenge-09", "R-C1-challenge-13", "R-C1-challenge-16", "R-C1-challenge-19"
)
def test_windows_stand_between_the_steps() -> None:
    with taught("hodor", BELL):
        t = lay({"play": [KNIGHT, "hodor"]}, {"play": [FILLER]})
        assert prompt(t) == "act"
        passes(t, 0)
        attack(t, "military", f"{KNIGHT}.0a")
        assert prompt(t) == "act" and seen(t, f"{KNIGHT}.0a")["kneeling"]
        passes(t, 0)
        assert prompt(t) == "defenders"
        defend(t, f"{FILLER}.1a")
        assert prompt(t) == "act" and seen(t, f"{FILLER}.1a")["kneeling"] and fight(t)["defenders"] == [f"{FILLER}.1a"]
        passes(t, 0)
        assert t.view(None)["table"]["challenge"] is None and prompt(t) == "act", "and after it"


@pytest.mark.rule(
    "R-C1-challenge-11", "R-C1-challenge-14", "R-C1-challenge-15", "R-C1-kneel-04", "R-C1-card-07", "R-C1-card-12"
)
def test_attackers_and_defenders_stand_and_have_the_icon() -> None:
    play = [KNIGHT, "kennel_master", "house_tully_recruiter", "great_keep"]
    t = lay({"play": play}, {"play": play}, cards=knelt("kennel_master.0a", f"{KNIGHT}.1a"))
    do(t, "0 challenge military seat_1")
    assert fight(t)["attackers"] == [f"{KNIGHT}.0a"]
    assert texts(t) == ["done", "defend kennel_master.1a"]
    t = lay({"play": ["house_tully_recruiter"]}, {})
    assert not offered(t, "challenge military seat_1"), "nobody has the icon"


@pytest.mark.rule("R-C1-challenge-12")
def test_icons_that_are_given_count() -> None:
    t = lay({"play": ["bran_stark", "summer"]}, {}, cards={"summer.0a": {"on": "bran_stark.0a"}})
    assert offered(t, "challenge military seat_1")


@pytest.mark.rule("R-C1-challenge-17", "R-C1-challenge-18", "R-C1-resolve-09", "R-C1-resolve-10")
def test_an_undefended_challenge_gives_a_power() -> None:
    t = lay({"play": [KNIGHT, "catelyn_stark"]}, {"play": [FILLER], "power": 2})
    attack(t, "power", f"{KNIGHT}.0a")
    assert (player(t, 0)["faction_power"], player(t, 1)["faction_power"]) == (2, 1), "claim and one more"


@pytest.mark.rule("R-C1-resolve-01", "R-C1-resolve-02", "R-C1-resolve-07", "R-C1-resolve-08", "R-C1-claim-01")
def test_the_higher_strength_wins_and_a_repelled_attack_costs_nothing() -> None:
    t = lay({"play": [KNIGHT, "catelyn_stark"]}, {"play": ["hodor", "robert_baratheon"]})
    attack(t, "military", f"{KNIGHT}.0a")
    defend(t, "hodor.1a", "robert_baratheon.1a")
    do(t, "1 all")
    assert player(t, 0)["dead"] == [] and seen(t, "robert_baratheon.1a")["power"] >= 1, "renown of a defender"


@pytest.mark.rule("R-C1-resolve-03", "R-C1-resolve-04", "R-C1-resolve-05", "R-C1-resolve-06", "R-C1-resolve-11")
@pytest.mark.parametrize(("attack_by", "defended_by", "winner"), [(2, 2, 0), (0, 0, None), (0, 1, 1), (1, 0, 0)])
def test_ties_and_nothings(attack_by: int, defended_by: int, winner: int | None) -> None:
    with taught(KNIGHT, strength=attack_by), taught("kennel_master", strength=defended_by, alone=True):
        t = lay({"play": [KNIGHT, "catelyn_stark"]}, {"play": ["kennel_master", "hodor", "house_tully_recruiter"]},
                cards=knelt("hodor.1a"))  # fmt: skip
        attack(t, "military", f"{KNIGHT}.0a")
        defend(t, "kennel_master.1a")
        if winner == 0:
            assert prompt(t) == "claim"
            do(t, "1 pick house_tully_recruiter.1a")
            assert player(t, 0)["power"] == (defended_by == 0), "a defender without strength leaves it unopposed"
        else:
            assert player(t, 1)["dead"] == [] and player(t, 0)["power"] == 0


@pytest.mark.rule("R-C1-challenge-20")
def test_who_has_left_does_not_take_part() -> None:
    with taught("distraction", action(return_target, target=choose(CHARACTERS)), alone=True):
        t = lay({"play": [KNIGHT, FILLER]}, {"play": ["hodor"], "hand": ["distraction"]}, cards=knelt("hodor.1a"))
        passes(t, 1)
        attack(t, "military", f"{KNIGHT}.0a", f"{FILLER}.0a")
        do(t, "1 play distraction", f"1 pick {KNIGHT}.0a")
        assert player(t, 1)["dead"] == ["hodor.1a"] and in_play(t, f"{KNIGHT}.0a") is None


# ---------------------------------------------------------------------- claim


@pytest.mark.rule("R-C1-claim-02", "R-C1-claim-03", "R-C1-claim-04")
@pytest.mark.rule("R-C1-claim-05", "R-C1-claim-10", "R-C1-claim-11")
def test_military_claim_kills_at_once_whom_the_loser_chooses() -> None:
    t = lay(
        {"play": [KNIGHT, "catelyn_stark"], "plot": "the_power_of_arms"},
        {"play": ["arya_stark", "lady", "hodor"], "under": ["arya_stark"]},
        cards={**knelt("arya_stark.1a", "lady.1a", "hodor.1a"), **duplicate("arya_stark.1b", "arya_stark.1a")},
    )
    attack(t, "military", f"{KNIGHT}.0a")
    do(t, "1 pick arya_stark.1a")
    assert texts(t) == ["pick lady.1a", "pick hodor.1a"], "nobody is chosen twice"
    do(t, "1 pick lady.1a", "1 save arya_stark.1a")
    assert player(t, 1)["dead"] == ["lady.1a"] and in_play(t, "arya_stark.1a")


@pytest.mark.rule("R-C1-claim-06", "R-C1-claim-09")
@pytest.mark.parametrize("cards", [0, 1, 3])
def test_intrigue_claim_discards_at_random_what_there_is(cards: int) -> None:
    t = lay({"play": ["catelyn_stark", KNIGHT], "plot": "mutual_blackmail"}, {"hand": ["ice"] * cards})
    attack(t, "intrigue", "catelyn_stark.0a")
    assert player(t, 1)["hand_size"] == max(0, cards - 2) and len(player(t, 1)["discard"]) == min(cards, 2)


@pytest.mark.rule("R-C1-claim-07", "R-C1-claim-08")
def test_power_claim_moves_power_of_houses() -> None:
    t = lay({"play": [KNIGHT, "catelyn_stark"]}, {"play": ["lady"], "power": 1}, cards={"lady.1a": {"power": 3}})
    attack(t, "power", f"{KNIGHT}.0a")
    assert (player(t, 0)["faction_power"], player(t, 1)["faction_power"], seen(t, "lady.1a")["power"]) == (2, 0, 3)


# ---------------------------------------------------------------------- keywords


@pytest.mark.rule("R-C1-keyword-02", "R-C1-keyword-03", "R-C1-keyword-04")
def test_stealth_keeps_defenders_away() -> None:
    t = lay({"play": ["benjen_stark", "ghost"]}, {"play": [FILLER, "hodor", "lady", "khal_drogo"]})
    attack(t, "military", "benjen_stark.0a", "ghost.0a")
    assert texts(t) == ["pass", f"bypass {FILLER}.1a", "bypass lady.1a"], "nor who has stealth, nor Hodor"
    do(t, f"0 bypass {FILLER}.1a", "0 bypass lady.1a")
    assert texts(t) == ["done", "defend hodor.1a", "defend khal_drogo.1a"]


@pytest.mark.rule(
    "R-C1-keyword-11",
    "R-C1-keyword-12",
    "R-C1-keyword-13",
    "R-C1-power-02",
    "R-C1-power-03",
    "R-C1-power-04",
)
@pytest.mark.parametrize("answer", ["all", "done"])
def test_renown_is_claimed_by_the_character(answer: str) -> None:
    t = lay({"play": ["eddard_stark", "catelyn_stark"]}, {})
    attack(t, "military", "eddard_stark.0a")
    do(t, f"0 {answer}")
    assert seen(t, "eddard_stark.0a")["power"] == (answer == "all")
    assert player(t, 0)["faction_power"] == 1 and player(t, 0)["power"] == 1 + (answer == "all")


@pytest.mark.rule("R-C1-keyword-17", "R-C1-keyword-18", "R-C1-keyword-19")
@pytest.mark.parametrize(("mine", "theirs", "dies"), [(DEADLY, 0, True), (DEADLY, DEADLY, False), (0, DEADLY, False)])
def test_deadly_kills_a_defender_whoever_won(mine: int, theirs: int, dies: bool) -> None:
    with taught(KNIGHT, keywords=mine), taught("host_of_storms_end", keywords=theirs):
        t = lay({"play": [KNIGHT, "catelyn_stark"]}, {"play": ["host_of_storms_end", "hodor"]}, cards=knelt("hodor.1a"))
        attack(t, "military", f"{KNIGHT}.0a")
        defend(t, "host_of_storms_end.1a")
        assert (player(t, 1)["dead"] == ["host_of_storms_end.1a"]) == dies


@pytest.mark.rule("R-C1-housekw-01", "R-C1-victory-05")
def test_infamy_takes_the_power_of_the_house() -> None:
    t = lay({"house": "lannister", "play": ["ser_jaime_lannister", "cersei_lannister"]}, {})
    attack(t, "military", "ser_jaime_lannister.0a")
    assert texts(t) == ["pick house_lannister.0a", "pick ser_jaime_lannister.0a"]
    do(t, "0 pick ser_jaime_lannister.0a")
    assert seen(t, "ser_jaime_lannister.0a")["power"] == 1 and player(t, 0)["faction_power"] == 0


@pytest.mark.rule("R-C1-housekw-02")
def test_intimidate_makes_the_weaker_count_nothing() -> None:
    with taught("hodor", keywords=INTIMIDATE, alone=True):
        t = lay({"play": ["hodor", FILLER]}, {"play": ["winterfell_reserves", "grey_wind"]}, hold=True)
        passes(t, 0, 1)
        attack(t, "military", "hodor.0a", f"{FILLER}.0a")
        passes(t, 0, 1)
        defend(t, "winterfell_reserves.1a", "grey_wind.1a")
        assert (fight(t)["attack"], fight(t)["defense"]) == (4, 4), "only those of strength 4"


@pytest.mark.rule("R-C1-housekw-03")
def test_ambush_is_paid_in_influence_in_any_phase() -> None:
    t = lay({"house": "stark", "play": ["crossroads", "narrow_sea", "hodor"], "hand": ["flame_kissed"]},
            {"play": ["grey_wind", "catelyn_stark"]}, **WINDOW)  # fmt: skip
    do(t, "0 play flame_kissed", "0 pick crossroads.0a")
    assert in_play(t, "flame_kissed.0a") and seen(t, "crossroads.0a")["kneeling"]
    t = lay({"play": ["crossroads"], "hand": ["flame_kissed"]}, {"play": ["catelyn_stark"]}, **WINDOW, hold=True)
    assert not offered(t, "play flame_kissed"), "one influence is not enough"


@pytest.mark.rule("R-C1-housekw-03")
def test_who_ambushes_plays_the_own_copy_though_another_holds_the_same_card() -> None:
    t = lay({"play": ["grey_wind", "catelyn_stark"], "hand": ["flame_kissed"]},
            {"play": ["crossroads", "narrow_sea", "hodor"], "hand": ["flame_kissed"]}, **WINDOW)  # fmt: skip
    do(t, "1 play flame_kissed", "1 pick crossroads.1a")
    assert in_play(t, "flame_kissed.1a") and player(t, 0, 0)["hand"] == ["flame_kissed"]


@pytest.mark.rule("R-C1-housekw-04")
def test_the_vengeful_stand_after_a_lost_defence() -> None:
    with taught("lady", keywords=VENGEFUL):
        t = lay({"play": [KNIGHT, "catelyn_stark"]}, {"play": ["lady"]}, cards=knelt("lady.1a"))
        attack(t, "power", f"{KNIGHT}.0a")
        assert prompt(t) == "vengeful"
        do(t, "1 opt yes")
        assert not seen(t, "lady.1a")["kneeling"]


@pytest.mark.rule("R-C1-housekw-06")
def test_the_vigilant_stand_after_a_won_attack() -> None:
    with taught("lady", keywords=VIGILANT):
        t = lay({"play": [KNIGHT, "lady", "catelyn_stark"]}, {}, cards=knelt("lady.0a"))
        attack(t, "power", f"{KNIGHT}.0a")
        do(t, "0 opt yes")
        assert not seen(t, "lady.0a")["kneeling"]


@pytest.mark.rule("R-C1-housekw-05", "R-C1-power-05")
@pytest.mark.parametrize("more", [0, DEATHBOUND])
def test_the_stalwart_go_on_top_of_the_deck(more: int) -> None:
    for effect in (kill_target, discard_target):
        with (
            taught("distraction", action(effect, target=choose(CHARACTERS)), alone=True),
            taught("lady", keywords=STALWART | more),
        ):
            t = lay({"hand": ["distraction"]}, {"play": ["lady"]}, **WINDOW, hold=True,
                    cards={"lady.1a": {"power": 2}})  # fmt: skip
            do(t, "0 play distraction", "0 pick lady.1a")
            assert player(t, 1)["dead"] == player(t, 1)["discard"] == [] and player(t, 1)["deck_known"] == ["lady"]
            assert player(t, 1)["power"] == 0


@pytest.mark.rule("R-C1-keyword-14", "R-C1-keyword-15", "R-C1-keyword-16")
def test_the_deathbound_go_to_the_dead_pile() -> None:
    with (
        taught("distraction", action(discard_target, target=choose(CHARACTERS)), alone=True, keywords=DEATHBOUND),
        taught("lady", keywords=DEATHBOUND),
    ):
        t = lay({"hand": ["distraction"]}, {"play": ["lady"]}, **WINDOW, hold=True)
        do(t, "0 play distraction", "0 pick lady.1a")
        assert player(t, 1)["dead"] == ["lady.1a"] and player(t, 0)["dead"] == ["distraction.0a"]
        t = lay({"hand": ["distraction"]}, {"play": ["lady"], "hand": ["seasick_kotse"], "house": "greyjoy"}, **WINDOW)
        do(t, "0 play distraction", "1 play seasick_kotse")
        assert player(t, 0)["dead"] == [] and player(t, 0)["discard"] == ["distraction.0a"]


@pytest.mark.rule("R-C1-future-01")
def test_melee_counts_opponents() -> None:
    with taught("dagos_manwoody_atoc", keywords=MELEE):
        t = lay({"play": ["dagos_manwoody_atoc"]}, {"play": [FILLER, "lady"]}, hold=True)
        passes(t, 0, 1)
        attack(t, "military", "dagos_manwoody_atoc.0a")
        passes(t, 0, 1)
        defend(t, f"{FILLER}.1a", "lady.1a")
        assert seen(t, "dagos_manwoody_atoc.0a")["strength"] == 3


@pytest.mark.rule("R-C1-future-02")
def test_a_lone_jouster_meets_one_defender() -> None:
    with taught("hodor", keywords=JOUST, alone=True):
        t = lay({"play": ["hodor", FILLER]}, {"play": ["lady", "grey_wind"]})
        attack(t, "military", "hodor.0a")
        do(t, "1 defend lady.1a")
        assert t.view(None)["table"]["challenge"] is None or prompt(t) != "defenders", "one only"


# ---------------------------------------------------------------------- victory, lasting effects


@pytest.mark.rule("R-C1-victory-01", "R-C1-victory-02", "R-C1-victory-04")
@pytest.mark.parametrize(("house", "lady", "over"), [(8, 6, True), (7, 6, False)])
def test_fifteen_power_win_at_once(house: int, lady: int, over: bool) -> None:
    t = lay({"play": [KNIGHT, "lady", "catelyn_stark"], "power": house}, {}, cards={"lady.0a": {"power": lady}})
    attack(t, "power", f"{KNIGHT}.0a")
    assert t.over == over
    assert not over or (t.result is not None and t.result.winners == (0,) and t.result.reason == "power")


@pytest.mark.rule("R-C1-victory-03")
def test_of_several_the_first_player_chooses_the_winner() -> None:
    t = lay({"power": 15}, {"power": 15}, {}, first=2)
    assert t.waiting == (2,) and texts(t) == ["player seat_0", "player seat_1"]
    do(t, "2 player seat_1")
    assert t.result is not None and t.result.winners == (1,)


@pytest.mark.rule("R-C1-lasting-01", "R-C1-lasting-02", "R-C1-lasting-04", "R-C1-lasting-05", "R-C1-lasting-06")
@pytest.mark.rule("R-C1-card-06")
@pytest.mark.parametrize(("changes", "strength"), [((2, -2), 3), ((-5,), 0), ((-5, 1), 0), ((-5, 4), 2)])
def test_effects_on_strength_add_up(changes: tuple[int, ...], strength: int) -> None:
    names = ["hodor", "lady"]
    first, second = (
        action(gets_strength(n, UNTIL_PHASE), target=choose(CHARACTERS)) for n in (changes[0], changes[-1])
    )
    with taught("hodor", first, alone=True), taught("lady", second, alone=True):
        t = lay({"play": names}, {"house": "lannister", "play": ["tyrion_lannister"]}, **WINDOW, hold=True)
        for name in names[: len(changes)]:
            do(t, f"0 trigger {name}.0a", "0 pick tyrion_lannister.1a", "1 pass")
        assert seen(t, "tyrion_lannister.1a")["strength"] == strength
