"""Neutral characters, locations and attachments."""

from __future__ import annotations

from typing import Any

import pytest

from cards1e.council import (
    FILLER,
    attack,
    check_reducer,
    do,
    in_play,
    knelt,
    lay,
    offered,
    on,
    passes,
    player,
    prompt,
    seen,
    texts,
)
from cards1e.lessons import taught
from smallcouncil.games.cards1e.writing import (
    CHARACTERS,
    LOCATION,
    action,
    choose,
    discard_target,
    kill_target,
    kneel_target,
    return_target,
)
from smallcouncil.games.cards1e.writing import in_play as in_play_of

KILLS = action(kill_target, target=choose(CHARACTERS))
KNEELS = action(kneel_target, target=choose(CHARACTERS))
WINDOW: dict[str, Any] = {"phase": "draw", "begin": "draw_window"}


@pytest.mark.card("benjen_stark")
def test_the_dead_return_with_benjen() -> None:
    with taught("distraction", KILLS, alone=True):
        t = lay({"hand": ["distraction"], "dead": ["hodor"]}, {"play": ["benjen_stark"], "dead": ["lady"]}, **WINDOW)
        do(t, "0 play distraction")
        assert player(t, 0)["dead"] == player(t, 1)["dead"] == []


@pytest.mark.card("jon_snow")
@pytest.mark.card("ghost")
def test_jon_and_ghost_shield_each_other_from_events() -> None:
    with taught("distraction", KNEELS, alone=True):
        t = lay({"hand": ["distraction"], "play": [FILLER]}, {"play": ["jon_snow", "ghost"]}, **WINDOW, hold=True)
        do(t, "0 play distraction")
        assert texts(t) == [f"pick {FILLER}.0a"]
        t = lay({"hand": ["distraction"], "play": [FILLER]}, {"play": ["jon_snow"]}, **WINDOW, hold=True)
        do(t, "0 play distraction")
        assert texts(t) == [f"pick {FILLER}.0a", "pick jon_snow.1a"], "alone he is not immune"


@pytest.mark.card("jon_snow")
@pytest.mark.parametrize("attacker", ["jon_snow", "ghost", FILLER])
def test_jon_claims_power_for_both(attacker: str) -> None:
    t = lay({"play": ["jon_snow", "ghost", FILLER]}, {})
    attack(t, "military", f"{attacker}.0a")
    assert offered(t, "trigger jon_snow.0a") == (attacker != FILLER)
    if attacker != FILLER:
        do(t, "0 trigger jon_snow.0a")
        assert seen(t, "jon_snow.0a")["power"] == 1


@pytest.mark.card("ghost")
@pytest.mark.card("maester_aemon")
@pytest.mark.parametrize("helper", ["ghost", "maester_aemon"])
def test_brothers_of_the_watch_are_saved(helper: str) -> None:
    with taught("distraction", KILLS, alone=True):
        for victim, saved in (("benjen_stark", True), (FILLER, False)):
            t = lay({"hand": ["distraction"]}, {"play": [helper, victim]}, **WINDOW, hold=True)
            do(t, "0 play distraction", f"0 pick {victim}.1a")
            assert offered(t, f"trigger {helper}.1a") == saved
            if saved:
                do(t, f"1 trigger {helper}.1a")
                assert in_play(t, f"{victim}.1a") and seen(t, f"{helper}.1a")["kneeling"]


@pytest.mark.card("street_of_steel")
def test_the_street_of_steel_arms_fighters() -> None:
    check_reducer("street_of_steel", "stark", 1, ("knight_of_the_tumblestone", "hodor"), "house_tully_recruiter")


@pytest.mark.card("shadowblack_lane")
def test_shadowblack_lane_hides_schemers() -> None:
    check_reducer("shadowblack_lane", "lannister", 1, ("lannisport_steward", "joffrey_baratheon"), "the_hound")


@pytest.mark.card("street_of_sisters")
def test_the_street_of_sisters_honours_the_mighty() -> None:
    check_reducer("street_of_sisters", "stark", 1, ("knight_of_the_tumblestone", "hodor"), "kennel_master")


@pytest.mark.card("lordship")
def test_lordship_makes_a_lord() -> None:
    cards = on("lordship.0a", "kennel_master.0a")
    t = lay({"play": ["kennel_master", "lordship", "shaggydog"]}, {}, cards=cards, hold=True)
    assert seen(t, "kennel_master.0a")["icons"] == ["military", "power"]
    assert seen(t, "shaggydog.0a")["strength"] == 4, "a Stark lord is there"
    strength = seen(t, "kennel_master.0a")["strength"]
    t = lay({"play": ["kennel_master", "lordship", "shaggydog"]}, {}, cards=cards, phase="dominance", hold=True)
    assert seen(t, "kennel_master.0a")["strength"] == strength + 4


@pytest.mark.card("littlefinger")
def test_littlefinger_is_as_strong_as_his_purse() -> None:
    t = lay({"play": ["littlefinger"], "gold": 3, "hand": ["great_keep", "hodor"]}, {}, phase="marshaling")
    assert player(t, 0)["gold"] == 9 and seen(t, "littlefinger.0a")["strength"] == 12
    do(t, "0 marshal hodor")
    assert seen(t, "littlefinger.0a")["strength"] == 11


@pytest.mark.card("varys")
def test_varys_exchanges_plot_decks_for_a_round() -> None:
    t = lay(
        {"play": ["varys"], "plots": ["blockade", "rains_of_autumn"]},
        {"plots": ["herding_the_masses", "uneasy_truce"]},
        {"plots": ["blockade"]},
        phase="plot",
    )
    do(t, "0 trigger varys.0a", "0 player seat_1")
    assert texts(t, 0) == ["plot herding_the_masses", "plot uneasy_truce"]
    do(t, "0 plot herding_the_masses", "1 plot blockade")
    assert player(t, 0)["plot"] == "herding_the_masses.1a"
    now = t.round
    while t.round == now:
        t.choose(t.waiting[0], t.ask(t.waiting[0]).default)
    assert player(t, 0)["plot"] is None and player(t, 1)["used"][-1] == "herding_the_masses.1a"
    assert player(t, 0, 0)["plots"] == ["rains_of_autumn"] and player(t, 1, 1)["plots"] == ["uneasy_truce"]
    t = lay({"play": ["varys"]}, {}, phase="plot", hold=True)
    assert not offered(t, "trigger varys.0a"), "there is one opponent only"


@pytest.mark.card("milk_of_the_poppy")
def test_milk_of_the_poppy_takes_the_text_away() -> None:
    cards = on("milk_of_the_poppy.0a", "lannisport_steward.1a")
    t = lay({"play": ["milk_of_the_poppy"]}, {"play": ["lannisport_steward", "hodor"]}, cards=cards)
    steward = seen(t, "lannisport_steward.1a")
    assert steward["blank"] and steward["icons"] == ["intrigue"] and steward["strength"] == 2
    assert player(t, 1)["plot_values"]["income"] == 4, "its income is gone"


@pytest.mark.card("ser_barristan_selmy")
def test_barristan_brings_the_discarded_back() -> None:
    t = lay(
        {"hand": ["ser_barristan_selmy"], "gold": 4, "discard": ["hodor"]}, {"discard": ["lady"]}, phase="marshaling"
    )
    do(t, "0 marshal ser_barristan_selmy")
    assert player(t, 0)["discard"] == player(t, 1)["discard"] == []


@pytest.mark.card("knight_of_flowers")
@pytest.mark.parametrize("kneeling", [True, False])
def test_the_knight_of_flowers_claims_power_standing(kneeling: bool) -> None:
    cards = {"knight_of_flowers.0a": {"kneeling": kneeling}}
    t = lay({"play": ["knight_of_flowers"]}, {}, phase="dominance", cards=cards, hold=True)
    assert seen(t, "knight_of_flowers.0a")["power"] == (not kneeling)


@pytest.mark.card("bodyguard")
def test_a_bodyguard_dies_for_a_noble() -> None:
    with taught("distraction", KILLS, alone=True):
        cards = on("bodyguard.1a", "catelyn_stark.1a")
        t = lay({"hand": ["distraction"]}, {"play": ["catelyn_stark", "bodyguard"]}, **WINDOW, cards=cards, hold=True)
        do(t, "0 play distraction", "0 pick catelyn_stark.1a", "1 trigger bodyguard.1a")
        assert in_play(t, "catelyn_stark.1a") and player(t, 1)["discard"] == ["bodyguard.1a"]
    t = lay({"hand": ["bodyguard"], "play": ["hodor"]}, {}, phase="marshaling", hold=True)
    assert not offered(t, "marshal bodyguard"), "Hodor is no lord"


@pytest.mark.card("magister_illyrio")
def test_illyrio_takes_bribes() -> None:
    raiders = {"play": ["kennel_master", "hodor", "catelyn_stark"], "gold": 1}
    t = lay({"play": ["magister_illyrio"]}, raiders, {}, first=1)
    do(t, "0 trigger magister_illyrio.0a", "0 player seat_1", "0 name military")
    attack(t, "military", "kennel_master.1a", seat=1, against=2)
    assert (player(t, 0)["gold"], player(t, 1)["gold"]) == (1, 0)
    t = lay({"play": ["magister_illyrio"]}, {"play": ["kennel_master", "catelyn_stark"]}, {}, first=1)
    do(t, "0 trigger magister_illyrio.0a", "0 player seat_1", "0 name military")
    assert not offered(t, "challenge military seat_2") and offered(t, "challenge power seat_2")


@pytest.mark.card("shae")
def test_shae_distracts_the_powerful() -> None:
    t = lay({"play": ["shae"], "power": 1}, {"play": ["hodor"], "power": 2}, {"play": ["lady"], "power": 1}, hold=True)
    do(t, "0 trigger shae.0a")
    assert texts(t) == ["pick hodor.1a"]
    do(t, "0 pick hodor.1a")
    assert seen(t, "hodor.1a")["kneeling"]


# ---------------------------------------------------------------------- shadows


@pytest.mark.card("syrio_forel_kl")
def test_syrio_vanishes() -> None:
    t = lay({"play": ["syrio_forel_kl", "hodor"]}, {})
    attack(t, "military", "syrio_forel_kl.0a")
    do(t, "0 trigger syrio_forel_kl.0a")
    assert player(t, 0, 1)["shadows"] == ["syrio_forel_kl"] and in_play(t, "syrio_forel_kl.0a") is None


@pytest.mark.card("varys_kl")
def test_varys_disposes_of_an_ally() -> None:
    t = lay({"shadows": ["varys_kl"], "gold": 1}, {"play": ["kennel_master", "lady"]}, phase="standing")
    do(t, "0 emerge varys_kl")
    assert texts(t) == ["pick varys_kl.0a", "pick kennel_master.1a"]
    do(t, "0 pick kennel_master.1a")
    assert player(t, 1)["discard"] == ["kennel_master.1a"]


@pytest.mark.card("the_red_keep_kl")
@pytest.mark.parametrize("effect", [discard_target, return_target])
def test_the_red_keep_goes_back_into_the_shadows(effect: object) -> None:
    removes = action(effect, target=choose(in_play_of(LOCATION)))  # type: ignore[arg-type]
    with taught("distraction", removes, alone=True):
        t = lay({"hand": ["distraction"]}, {"play": ["the_red_keep_kl"]}, **WINDOW)
        do(t, "0 play distraction")
        assert player(t, 1)["shadows_size"] == 1 and player(t, 1)["discard"] == []


@pytest.mark.card("ghost")
def test_nobody_is_asked_for_nothing() -> None:
    t = lay({"play": ["ghost"]}, {"play": ["hodor"]}, cards=knelt("hodor.1a"), hold=True)
    passes(t, 0, 1)
    assert prompt(t) == "challenge"
