"""Two against two, marshalling, shadows, saves and victory in detail: each with the case that breaks the rule."""

from __future__ import annotations

from typing import Any

import pytest

from cards1e.council import (
    FILLER,
    attack,
    defend,
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
from smallcouncil.games.cards1e.facts import INFAMY, MELEE
from smallcouncil.games.cards1e.writing import (
    CHARACTERS,
    action,
    an_opponent,
    choose,
    draws,
    kill_target,
    kinds,
    pay,
    response,
    return_target,
)

KNIGHT = "knight_of_the_tumblestone"  # military and power, strength 2
WINDOW: dict[str, Any] = {"phase": "draw", "begin": "draw_window"}


# ---------------------------------------------------------------------- two against two


@pytest.mark.rule("R-C1-team-05", "R-C1-team-07")
def test_a_partner_is_no_opponent_of_card_texts() -> None:
    told = response(kinds.DREW, lambda t, u: None, when=an_opponent)
    with taught("hodor", action(draws(1)), alone=True), taught("lady", told, alone=True):
        seats = ({"play": ["hodor", "lady"]}, {"play": ["lady"]}, {"play": ["lady"]}, {"play": ["lady"]})
        t = lay(*seats, **WINDOW, variant="two_against_two")
        do(t, "0 trigger hodor.0a")
        asked = []
        while prompt(t) == "react":
            asked.append(t.waiting[0])
            passes(t, t.waiting[0])
        assert asked == [1, 3], "not the partner"


@pytest.mark.rule("R-C1-team-06", "R-C1-team-07")
def test_each_opponent_means_the_other_team() -> None:
    seats: list[dict[str, Any]] = [
        {"play": [KNIGHT], "hand": ["ice", "lady"]},
        *({"hand": ["ice", "lady"]} for _ in range(3)),
    ]
    seats[1] |= {"house": "lannister", "play": ["ser_jacelyn_bywater"]}
    t = lay(*seats, variant="two_against_two", cards=knelt("ser_jacelyn_bywater.1a"))
    attack(t, "military", f"{KNIGHT}.0a")
    do(t, "1 trigger ser_jacelyn_bywater.1a")
    assert [player(t, seat)["hand_size"] for seat in range(4)] == [1, 2, 1, 2]


@pytest.mark.rule("R-C1-team-08")
def test_all_players_means_all_four() -> None:
    seats = [{"play": [FILLER] * 4, "plots": ["wildfire_assault" if seat == 0 else "blockade"]} for seat in range(4)]
    t = lay(*seats, phase="plot", variant="two_against_two")
    do(t, f"{t.waiting[0]} player seat_0")
    asked = []
    while prompt(t) == "choose":
        asked.append(t.waiting[0])
        do(t, f"{t.waiting[0]} {next(text for text in texts(t) if text != 'done')}")
    assert set(asked) == {0, 1, 2, 3} and [len(player(t, seat)["dead"]) for seat in range(4)] == [1, 1, 1, 1]


# ---------------------------------------------------------------------- marshalling, drawing, shadows


@pytest.mark.rule("R-C1-marshal-02", "R-C1-marshal-03", "R-C1-future-04")
def test_only_the_active_player_marshals_and_hides() -> None:
    seat = {"hand": ["hodor", "syrio_forel_kl"], "gold": 9}
    t = lay(seat, seat, phase="marshaling", hold=True)
    assert t.waiting == (0,) and offered(t, "marshal hodor") and offered(t, "hide syrio_forel_kl")
    passes(t, 0)
    assert t.waiting == (1,) and texts(t) == ["pass"], "it is not his turn"
    passes(t, 1)
    assert t.waiting == (1,) and offered(t, "marshal hodor") and offered(t, "hide syrio_forel_kl")


@pytest.mark.rule("R-C1-drawcap-03")
def test_searching_is_not_drawing() -> None:
    t = lay({"play": ["winterfell_kennels"], "gold": 1, "deck": ["ghost", FILLER]}, {}, **WINDOW, hold=True)
    do(t, "0 trigger winterfell_kennels.0a", "0 take ghost")
    assert "ghost" in player(t, 0, 0)["hand"] and player(t, 0)["draws_left"] == 3


@pytest.mark.rule("R-C1-future-01")
def test_who_stays_at_home_is_in_no_melee() -> None:
    with taught("dagos_manwoody_atoc", keywords=MELEE):
        t = lay({"play": ["dagos_manwoody_atoc", KNIGHT]}, {"play": [FILLER]}, hold=True)
        before = seen(t, "dagos_manwoody_atoc.0a")["strength"]
        passes(t, 0, 1)
        attack(t, "military", f"{KNIGHT}.0a")
        passes(t, 0, 1)
        defend(t, f"{FILLER}.1a")
        assert seen(t, "dagos_manwoody_atoc.0a")["strength"] == before


# ---------------------------------------------------------------------- saves, power, victory


@pytest.mark.rule("R-C1-save-01", "R-C1-save-05", "R-C1-save-06")
def test_a_save_comes_before_the_kill_and_costs_stay_paid() -> None:
    with taught("distraction", action(kill_target, costs=(pay(2),), target=choose(CHARACTERS)), alone=True):
        seats = ({"hand": ["distraction"], "gold": 2}, {"play": ["arya_stark", "bodyguard"]})
        t = lay(*seats, **WINDOW, hold=True, cards=on("bodyguard.1a", "arya_stark.1a"))
        do(t, "0 play distraction", "0 pick arya_stark.1a")
        assert prompt(t) == "interrupt" and in_play(t, "arya_stark.1a"), "she is not dead yet"
        do(t, "1 trigger bodyguard.1a")
        assert (
            in_play(t, "arya_stark.1a") and player(t, 1)["dead"] == [] and player(t, 1)["discard"] == ["bodyguard.1a"]
        )
        assert player(t, 0)["gold"] == 0


@pytest.mark.rule("R-C1-power-05")
def test_power_does_not_come_back_with_its_card() -> None:
    with taught("distraction", action(return_target, target=choose(CHARACTERS)), alone=True):
        t = lay({"hand": ["distraction"], "play": ["lady"], "gold": 9}, {}, phase="marshaling", hold=True,
                cards={"lady.0a": {"power": 2}})  # fmt: skip
        do(t, "0 play distraction", "0 pick lady.0a", "1 pass", "0 marshal lady")
        assert player(t, 0)["power"] == 0 and [c["power"] for c in player(t, 0)["play"]] == [0]


@pytest.mark.rule("R-C1-victory-05", "R-C1-housekw-01")
@pytest.mark.parametrize(("keywords", "over"), [(INFAMY, True), (0, False)])
def test_power_on_a_location_counts_with_infamy_alone(keywords: int, over: bool) -> None:
    with taught("great_keep", keywords=keywords):
        t = lay({"play": [KNIGHT, "great_keep"], "power": 13}, {}, cards={"great_keep.0a": {"power": 1}})
        attack(t, "power", f"{KNIGHT}.0a")
        if keywords:
            assert texts(t) == ["pick house_stark.0a", "pick great_keep.0a"]
            do(t, "0 pick great_keep.0a")
        assert t.over == over
