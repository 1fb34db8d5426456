"""Titles, three players, two against two, Littlefinger, shadows, responses, saves and cancels."""

from __future__ import annotations

from typing import Any

import pytest

from cards1e.council import (
    FILLER,
    attack,
    do,
    duplicate,
    fight,
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
    until,
)
from cards1e.lessons import taught
from smallcouncil.games.cards1e.edition import EDITION
from smallcouncil.games.cards1e.facts import PRINTS, RIVALS, SUPPORTS, title_number
from smallcouncil.games.cards1e.writing import (
    CHARACTERS,
    action,
    an_opponent,
    choose,
    discard_target,
    draws,
    immune,
    influence,
    kill_target,
    kinds,
    limited_response,
    passive,
    pay,
    response,
    return_target,
    take_control,
)

KNIGHT = "knight_of_the_tumblestone"
WINDOW: dict[str, Any] = {"phase": "draw", "begin": "draw_window"}
TITLES = (
    "crown_regent",
    "hand_of_the_king",
    "master_of_laws",
    "lord_commander",
    "master_of_whispers",
    "master_of_coin",
)


def related(relation: dict[int, list[int]]) -> dict[str, list[str]]:
    return {t: [o for o in TITLES if title_number(o) in relation[title_number(t)]] for t in TITLES}


@pytest.mark.rule("R-C1-support-01", "R-C1-support-02", "R-C1-support-03", "R-C1-support-04", "R-C1-support-05")
@pytest.mark.rule("R-C1-support-06")
def test_who_supports_whom() -> None:
    assert related(SUPPORTS) == {
        "crown_regent": [],
        "hand_of_the_king": ["master_of_whispers"],
        "master_of_laws": ["hand_of_the_king"],
        "lord_commander": [],
        "master_of_whispers": ["master_of_coin"],
        "master_of_coin": ["master_of_laws"],
    }


@pytest.mark.rule("R-C1-rival-01", "R-C1-rival-02", "R-C1-rival-03")
@pytest.mark.rule("R-C1-rival-04", "R-C1-rival-05", "R-C1-rival-06")
def test_who_is_whose_rival() -> None:
    assert related(RIVALS) == {
        "crown_regent": [],
        "hand_of_the_king": ["master_of_coin"],
        "master_of_laws": ["master_of_whispers"],
        "lord_commander": [],
        "master_of_whispers": ["crown_regent", "master_of_laws"],
        "master_of_coin": ["hand_of_the_king"],
    }


@pytest.mark.rule("R-C1-title-01", "R-C1-title-02", "R-C1-title-04")
@pytest.mark.rule("R-C1-title-05", "R-C1-title-07", "R-C1-setup-04")
@pytest.mark.rule("R-C1-title-03", "R-C1-tax-02", "R-C1-card-18")
def test_four_players_choose_of_six_titles_each_round() -> None:
    t = lay({}, {}, {}, {}, phase="plot")
    do(t, f"{t.waiting[0]} player seat_1")
    for seat, left in ((1, 6), (2, 5), (3, 4), (0, 3)):
        assert t.waiting == (seat,) and prompt(t) == "title" and len(texts(t)) == left
        do(t, f"{seat} {texts(t)[0]}")
    assert len(t.view(None)["table"]["chamber"]) == 2 or t.view(None)["table"]["phase"] == "plot"
    assert not any(c["title"].startswith("title_") for s in range(4) for c in player(t, s)["play"])


@pytest.mark.rule("R-C1-threep-01", "R-C1-threep-02", "R-C1-threep-03")
@pytest.mark.rule("R-C1-threep-04", "R-C1-threep-05", "R-C1-threep-06")
def test_three_players_use_up_the_titles_in_two_rounds() -> None:
    t = lay({}, {}, {}, phase="plot")
    offered_in = []
    for _ in range(3):
        while prompt(t) != "title":
            t.choose(t.waiting[0], t.ask(t.waiting[0]).default)
        offered_in.append(set(texts(t)))
        while prompt(t) == "title":
            do(t, f"{t.waiting[0]} {texts(t)[0]}")
    assert len(offered_in[0]) == len(offered_in[2]) == 6 and len(offered_in[1]) == 3
    assert offered_in[1] < offered_in[0]


@pytest.mark.rule("R-C1-support-07", "R-C1-support-08")
def test_a_supporter_does_not_attack_whom_he_supports() -> None:
    coin = {"title": "master_of_coin", "play": [KNIGHT]}
    laws = {"title": "master_of_laws", "play": [KNIGHT]}
    t = lay(coin, laws, {"title": "lord_commander"})
    assert not offered(t, "challenge power seat_1") and offered(t, "challenge power seat_2")
    t = lay(laws, coin, {"title": "lord_commander"})
    assert offered(t, "challenge power seat_1"), "support goes one way"


@pytest.mark.rule("R-C1-support-09", "R-C1-support-11")
@pytest.mark.rule("R-C1-support-13")
def test_a_supporter_defends_and_wins() -> None:
    t = lay(
        {"play": ["benjen_stark", "catelyn_stark"], "title": "hand_of_the_king"},
        {"play": [KNIGHT], "title": "master_of_laws"},
        {"play": ["robert_baratheon", "lady"], "title": "master_of_coin"},
    )
    attack(t, "military", "benjen_stark.0a")
    assert texts(t) == ["pass", f"bypass {KNIGHT}.1a"], "never one of the supporter's"
    do(t, f"0 bypass {KNIGHT}.1a")
    assert t.waiting == (2,) and prompt(t) == "support"
    do(t, "2 defend robert_baratheon.2a", "2 defend lady.2a")
    assert prompt(t) == "renown" and t.waiting == (2,)
    do(t, "2 all")
    assert seen(t, "robert_baratheon.2a")["power"] >= 1 and player(t, 0)["power"] == 0


@pytest.mark.rule("R-C1-support-12", "R-C1-support-10")
def test_whom_a_supporter_cannot_save_pays() -> None:
    seats = (
        {"play": ["grey_wind", "catelyn_stark"], "title": "hand_of_the_king"},
        {"play": ["hodor"], "title": "master_of_laws"},
        {"play": [FILLER], "title": "master_of_coin"},
    )
    t = lay(*seats, cards=knelt("hodor.1a"))
    attack(t, "military", "grey_wind.0a")
    do(t, f"2 defend {FILLER}.2a")
    do(t, f"2 pick {FILLER}.2a") if t.waiting == (2,) and prompt(t) == "deadly" else None
    assert player(t, 1)["dead"] == ["hodor.1a"], "the one who was challenged"
    t = lay(*seats)
    attack(t, "military", "grey_wind.0a")
    do(t, "1 defend hodor.1a")
    assert prompt(t) != "support"


@pytest.mark.rule("R-C1-rival-07", "R-C1-rival-08")
def test_a_beaten_rival_is_worth_one_power_a_round() -> None:
    t = lay(
        {"play": [KNIGHT, FILLER, "catelyn_stark"], "title": "master_of_whispers"},
        {"title": "master_of_laws"},
        {"title": "crown_regent"},
    )
    attack(t, "power", f"{KNIGHT}.0a", against=1)
    until(t, "challenge")
    assert player(t, 0)["faction_power"] == 2, "unopposed, and a rival"
    attack(t, "military", f"{FILLER}.0a", against=2)
    until(t, "challenge")
    assert player(t, 0)["faction_power"] == 3, "unopposed alone"


@pytest.mark.rule("R-C1-ability-01", "R-C1-ability-09", "R-C1-ability-15", "R-C1-ability-17")
@pytest.mark.parametrize(
    ("title", "kind", "card"),
    [
        ("crown_regent", "power", KNIGHT),
        ("lord_commander", "military", KNIGHT),
        ("master_of_whispers", "intrigue", "sansa_stark"),
    ],
)
def test_titles_that_add_three(title: str, kind: str, card: str) -> None:
    other = "hand_of_the_king" if title != "hand_of_the_king" else "master_of_coin"
    t = lay({"play": [card], "title": title}, {"play": [card], "title": other}, {}, hold=True)
    passes(t, 0, 1, 2)
    attack(t, kind, f"{card}.0a", against=2)
    assert fight(t)["attack"] == 5 and fight(t)["defense"] == 0, "nothing without a participant"


@pytest.mark.rule("R-C1-ability-02", "R-C1-ability-03", "R-C1-ability-05")
def test_the_crown_regent_redirects_once() -> None:
    t = lay({"play": [KNIGHT, FILLER, "catelyn_stark"]}, {"title": "crown_regent"}, {}, {})
    attack(t, "power", f"{KNIGHT}.0a", against=1)
    do(t, "1 redirect")
    assert t.waiting == (0,) and texts(t) == ["player seat_2", "player seat_3"]
    do(t, "0 player seat_3")
    attack(t, "military", f"{FILLER}.0a", against=1)
    assert t.waiting != (1,) or prompt(t) != "redirect", "once a round"


@pytest.mark.rule("R-C1-ability-04")
def test_without_another_target_the_challenge_stays() -> None:
    t = lay(
        {"play": [KNIGHT, "catelyn_stark"], "title": "master_of_coin", "power": 0},
        {"title": "crown_regent", "power": 1},
        {"title": "master_of_laws"},
    )
    attack(t, "power", f"{KNIGHT}.0a", against=1)
    do(t, "1 redirect")
    assert player(t, 1)["power"] == 0, "the Master of Laws may not be attacked"


@pytest.mark.rule("R-C1-ability-06")
def test_the_hand_of_the_king_is_worth_two_influence_once() -> None:
    with taught("hodor", action(draws(1), costs=(influence(2),)), alone=True):
        t = lay({"play": ["hodor"], "title": "hand_of_the_king"}, {}, {}, **WINDOW, hold=True)
        assert player(t, 0)["influence"] == 2
        do(t, "0 trigger hodor.0a", "0 pick title_hand_of_the_king")
        passes(t, 1, 2)
        assert not offered(t, "trigger hodor.0a") and player(t, 0)["influence"] == 0


@pytest.mark.rule("R-C1-ability-07", "R-C1-ability-08", "R-C1-ability-16")
def test_the_masters_of_laws_and_coin() -> None:
    t = lay({"title": "master_of_laws"}, {"title": "master_of_coin"}, {}, phase="draw", hold=True)
    assert [player(t, s)["hand_size"] for s in range(3)] == [3, 2, 2] and player(t, 0)["draws_left"] == 3
    assert [player(t, s)["plot_values"]["income"] for s in range(3)] == [4, 6, 4]


@pytest.mark.rule("R-C1-ability-10", "R-C1-ability-11", "R-C1-ability-12", "R-C1-ability-13", "R-C1-ability-14")
def test_the_lord_commander_steps_in() -> None:
    seats = (
        {"play": [KNIGHT, "catelyn_stark"], "power": 1},
        {"play": ["lady"]},
        {"play": ["hodor", FILLER], "title": "lord_commander"},
    )
    t = lay(*seats, cards=knelt("lady.1a"))
    attack(t, "military", f"{KNIGHT}.0a", against=1)
    assert t.waiting == (2,) and prompt(t) == "step-in"
    do(t, "2 step-in", "2 defend hodor.2a", "2 done", "2 take-power")
    assert (player(t, 0)["power"], player(t, 2)["power"]) == (0, 1) and player(t, 1)["dead"] == []
    t = lay(*seats, cards=knelt("lady.1a", "hodor.2a"))
    attack(t, "military", f"{KNIGHT}.0a", against=1)
    do(t, "2 step-in", "2 done", f"2 pick {FILLER}.2a")
    assert player(t, 2)["dead"] == [f"{FILLER}.2a"], "he suffers the claim himself"


# ---------------------------------------------------------------------- variants


@pytest.mark.rule("R-C1-team-01", "R-C1-team-05", "R-C1-team-07")
@pytest.mark.rule("R-C1-team-09", "R-C1-team-10", "R-C1-team-06", "R-C1-team-08")
def test_partners_sit_opposite_and_do_not_fight() -> None:
    t = lay({"play": [KNIGHT]}, {}, {}, {}, variant="two_against_two")
    assert [player(t, s)["partner"] for s in range(4)] == [2, 3, 0, 1]
    assert offered(t, "challenge power seat_1") and offered(t, "challenge power seat_3")
    assert not offered(t, "challenge power seat_2") and t.view(None)["table"]["chamber"] == []


@pytest.mark.rule("R-C1-team-02", "R-C1-team-04")
@pytest.mark.parametrize(("mine", "partner", "over"), [(27, 2, True), (20, 5, False)])
def test_thirty_power_in_common_win(mine: int, partner: int, over: bool) -> None:
    t = lay({"play": [KNIGHT, "catelyn_stark"], "power": mine}, {}, {"power": partner}, {}, variant="two_against_two")
    attack(t, "power", f"{KNIGHT}.0a", against=1)
    assert t.over == over and (not over or (t.result is not None and t.result.winners == (0, 2)))


@pytest.mark.rule("R-C1-littlefinger-01", "R-C1-littlefinger-02", "R-C1-littlefinger-03", "R-C1-littlefinger-04")
@pytest.mark.rule("R-C1-littlefinger-05")
def test_gold_changes_hands_but_for_marshaling() -> None:
    t = lay({"play": [KNIGHT], "gold": 2}, {}, {}, variant="littlefinger")
    assert t.may(1) is None
    t.choose(0, "give 2 seat_1")
    assert [player(t, s)["gold"] for s in (0, 1)] == [0, 2]
    assert t.uses_titles() and offered(t, "challenge power seat_1"), "nobody is bound to anything"
    t = lay({"hand": ["hodor"], "gold": 2}, {}, {}, variant="littlefinger", phase="marshaling")
    assert not any(text.startswith("give") for text in texts(t))


@pytest.mark.rule("R-C1-littlefinger-01", "R-C1-littlefinger-03")
def test_gold_changes_hands_while_characters_are_declared() -> None:
    seats = ({"play": [KNIGHT, "hodor"], "gold": 2}, {"play": ["lady", "hodor"], "gold": 1}, {"gold": 1})
    t = lay(*seats, variant="littlefinger", cards=knelt("hodor.0a"), hold=True)
    passes(t, 0, 1, 2)
    do(t, "0 challenge military seat_1")
    assert prompt(t) == "attackers"
    t.choose(2, "give 1 seat_1")
    do(t, f"0 attack {KNIGHT}.0a", "0 done")
    passes(t, 0, 1, 2)
    assert prompt(t) == "defenders" and t.waiting == (1,)
    t.choose(0, "give 2 seat_1")
    assert [player(t, seat)["gold"] for seat in range(3)] == [0, 4, 0], "paid in advance"
    do(t, "1 defend lady.1a")
    assert fight(t)["defense"] == 0 and prompt(t) == "defenders", "nobody is bound to anything"


@pytest.mark.rule("R-C1-littlefinger-01", "R-C1-littlefinger-03")
def test_gold_that_is_owed_cannot_be_given() -> None:
    """Motley: to declare its bearer costs a gold."""
    seats = (
        {"play": [KNIGHT, "robb_stark"], "gold": 2},
        {"play": ["motley", "motley"], "house": "baratheon"},
        {"gold": 1},
    )
    bearers = {**on("motley.1a", f"{KNIGHT}.0a"), **on("motley.1b", "robb_stark.0a")}
    t = lay(*seats, variant="littlefinger", cards=bearers, hold=True)
    passes(t, 0, 1, 2)
    do(t, "0 challenge military seat_1")
    assert offered(t, "give 1 seat_2") and not offered(t, "give 2 seat_2"), "somebody must attack"
    do(t, f"0 attack {KNIGHT}.0a")
    t.choose(0, "give 1 seat_2")
    assert texts(t) == ["done"], "nothing is left for Robb"
    do(t, "0 done")
    assert [player(t, seat)["gold"] for seat in range(3)] == [0, 1, 2]


# ---------------------------------------------------------------------- shadows


@pytest.mark.rule("R-C1-future-03", "R-C1-future-04", "R-C1-future-05", "R-C1-play-04")
def test_a_shadow_card_goes_face_down_for_two_gold() -> None:
    t = lay({"hand": ["syrio_forel_kl", "hodor"], "plot": "blockade", "gold": 3}, {}, phase="marshaling")
    assert not offered(t, "marshal syrio_forel_kl")
    do(t, "0 hide syrio_forel_kl")
    assert player(t, 0)["gold"] == 1 and player(t, 0, 0)["shadows"] == ["syrio_forel_kl"]
    assert player(t, 0, 1)["shadows"] == [] and player(t, 0, 1)["shadows_size"] == 1 and player(t, 0)["play"] == []


@pytest.mark.rule("R-C1-future-06", "R-C1-future-07", "R-C1-future-08")
def test_one_card_comes_out_at_the_beginning_of_a_phase() -> None:
    t = lay({"shadows": ["syrio_forel_kl", "varys_kl"], "gold": 1}, {"shadows": ["syrio_forel_kl"]}, phase="standing")
    assert t.waiting == (0,) and prompt(t) == "shadows"
    do(t, "0 emerge varys_kl")
    do(t, "0 pick varys_kl.0a") if prompt(t) == "choose" else None
    assert player(t, 0)["gold"] == 0 and t.waiting == (1,), "one each"
    do(t, "1 emerge syrio_forel_kl")
    assert in_play(t, "syrio_forel_kl.1a")


@pytest.mark.rule("R-C1-future-07")
def test_an_event_of_the_shadows_is_paid_too() -> None:
    t = lay({"shadows": ["shadow_politics_kl"], "gold": 2}, {}, phase="standing", hold=True)
    assert player(do(t, "0 emerge shadow_politics_kl"), 0)["gold"] == 1
    t = lay({"shadows": ["shadow_politics_kl"]}, {}, phase="standing", hold=True)
    assert not offered(t, "emerge shadow_politics_kl")


@pytest.mark.rule("R-C1-future-06")
@pytest.mark.parametrize("phase", ["plot", "draw", "marshaling", "challenges", "dominance", "standing", "taxation"])
def test_every_phase_begins_with_the_shadows(phase: str) -> None:
    t = lay({"shadows": ["syrio_forel_kl"]}, {}, phase=phase, hold=True)
    do(t, "0 emerge syrio_forel_kl")
    assert in_play(t, "syrio_forel_kl.0a") and t.view(None)["table"]["phase"] == phase


@pytest.mark.rule("R-C1-future-09")
def test_uniqueness_binds_cards_of_the_shadows() -> None:
    t = lay({"shadows": ["syrio_forel_kl"], "dead": ["syrio_forel_kl"]}, {}, phase="standing", hold=True)
    assert not offered(t, "emerge syrio_forel_kl")
    t = lay({"shadows": ["syrio_forel_kl"], "play": ["syrio_forel_kl"]}, {}, phase="standing", hold=True)
    do(t, "0 emerge syrio_forel_kl")
    assert len(seen(t, "syrio_forel_kl.0a")["duplicates"]) == 1


# ---------------------------------------------------------------------- actions, responses, saves, cancels


@pytest.mark.rule("R-C1-response-01", "R-C1-response-02", "R-C1-response-03")
@pytest.mark.rule("R-C1-action-02", "R-C1-action-04", "R-C1-action-03")
def test_responses_begin_left_of_who_acts() -> None:
    told = response(kinds.DREW, lambda t, u: None)
    with taught("hodor", action(draws(1)), alone=True), taught("lady", told, alone=True):
        seats = ({"play": ["hodor", "lady"]}, {"play": ["lady"]}, {"play": ["lady"]})
        t = lay(*seats, **WINDOW)
        do(t, "0 trigger hodor.0a")
        for seat in (1, 2, 0):
            assert t.waiting == (seat,) and prompt(t) == "react"
            do(t, f"{seat} pass")
        assert prompt(t) == "act"


@pytest.mark.rule("R-C1-passive-01", "R-C1-passive-02", "R-C1-passive-03", "R-C1-passive-04", "R-C1-plot-14")
def test_passives_come_first_in_the_order_of_the_first_player() -> None:
    forced = passive(kinds.DREW, lambda t, u: None, when=an_opponent)
    with taught("hodor", action(draws(1)), alone=True), taught("lady", forced, alone=True):
        t = lay({"play": ["hodor"]}, {"play": ["lady"]}, {"play": ["lady"]}, **WINDOW, first=2)
        do(t, "0 trigger hodor.0a")
        assert t.waiting == (2,) and prompt(t) == "order-forced"


@pytest.mark.rule("R-C1-save-01", "R-C1-save-02", "R-C1-save-03")
@pytest.mark.rule("R-C1-save-04", "R-C1-card-15", "R-C1-card-16")
def test_a_cancelled_event_is_played_and_paid() -> None:
    with taught("distraction", action(kill_target, costs=(influence(3),), target=choose(CHARACTERS)), alone=True):
        t = lay(
            {"hand": ["distraction"], "play": ["the_red_keep_kl"]},
            {"house": "greyjoy", "hand": ["seasick_kotse"], "play": ["lady"]},
            **WINDOW,
            hold=True,
        )
        do(t, "0 play distraction", "0 pick lady.1a", "0 pick the_red_keep_kl.0a", "1 play seasick_kotse")
        assert in_play(t, "lady.1a") and player(t, 0)["discard"] == ["distraction.0a"]
        assert seen(t, "the_red_keep_kl.0a")["kneeling"] and all(not p.houses for p in PRINTS if p.id == "distraction")


@pytest.mark.rule("R-C1-save-05", "R-C1-save-06", "R-C1-dupe-05", "R-C1-dupe-06")
@pytest.mark.parametrize("effect", [kill_target, discard_target, return_target])
def test_duplicates_save_from_all_that_removes(effect: Any) -> None:
    with taught("distraction", action(effect, costs=(pay(1),), target=choose(CHARACTERS)), alone=True):
        t = lay(
            {"hand": ["distraction"], "gold": 1},
            {"play": ["arya_stark"], "under": ["arya_stark"]},
            **WINDOW,
            cards=duplicate("arya_stark.1b", "arya_stark.1a"),
            hold=True,
        )
        do(t, "0 play distraction", "0 pick arya_stark.1a", "1 save arya_stark.1a")
        assert in_play(t, "arya_stark.1a") and player(t, 1)["discard"] == ["arya_stark.1b"]
        assert player(t, 0)["gold"] == 0, "what was paid stays paid"


@pytest.mark.rule("R-C1-unique-04")
def test_a_stolen_name_is_lost_for_the_game() -> None:
    steals = action(lambda t, u: take_control(t, u.targets[0], u.seat), target=choose(CHARACTERS))
    with taught("distraction", steals, alone=True):
        t = lay(
            {"hand": ["distraction"]},
            {"play": ["arya_stark"], "hand": ["arya_stark"], "gold": 5},
            phase="draw",
            begin="draw_window",
        )
        do(t, "0 play distraction")
        while t.view(None)["table"]["active"] != 1 or prompt(t) != "act":
            if t.round > 1 or t.view(None)["table"]["phase"] not in ("draw", "marshaling"):
                break
            do(t, f"{t.waiting[0]} pass")
        assert in_play(t, "arya_stark.1a") and not offered(t, "marshal arya_stark")


@pytest.mark.rule("R-C1-keyword-05", "R-C1-keyword-06")
def test_the_immune_are_neither_chosen_nor_touched() -> None:
    to_characters = immune(lambda t, c, source: t.box.type[source] == 0)
    with taught("hodor", action(kill_target, target=choose(CHARACTERS)), alone=True), taught("lady", to_characters):
        t = lay({"play": ["hodor"]}, {"play": ["lady", FILLER]}, **WINDOW)
        do(t, "0 trigger hodor.0a")
        assert texts(t) == ["pick hodor.0a", f"pick {FILLER}.1a"]


@pytest.mark.rule("R-C1-keyword-10")
def test_one_limited_response_a_round() -> None:
    once = limited_response(kinds.DREW, lambda t, u: None, when=lambda t, u: True)
    with taught("hodor", action(draws(1)), alone=True), taught("lady", once), taught("grey_wind", once):
        t = lay({"play": ["hodor"]}, {"play": ["lady", "grey_wind"]}, **WINDOW)
        do(t, "0 trigger hodor.0a", "1 trigger lady.1a")
        assert not offered(t, "trigger grey_wind.1a")


@pytest.mark.rule("R-C1-influence-01", "R-C1-influence-02", "R-C1-influence-03", "R-C1-kneel-03")
def test_influence_is_paid_by_standing_cards() -> None:
    with taught("hodor", action(draws(1), costs=(influence(2),)), alone=True):
        seat = {"play": ["hodor", "crossroads", "narrow_sea"]}
        t = lay(seat, {}, **WINDOW, hold=True, cards=knelt("crossroads.0a"))
        assert not offered(t, "trigger hodor.0a") and player(t, 0)["influence"] == 1
        t = lay(seat, {}, **WINDOW, hold=True)
        do(t, "0 trigger hodor.0a", "0 pick crossroads.0a", "0 pick narrow_sea.0a")
        assert seen(t, "crossroads.0a")["kneeling"] and seen(t, "narrow_sea.0a")["kneeling"]


@pytest.mark.rule("R-C1-marshal-13", "R-C1-card-08", "R-C1-card-09", "R-C1-card-10", "R-C1-card-11", "R-C1-comp-05")
def test_put_into_play_costs_nothing_and_symbols_do_nothing_alone() -> None:
    t = lay({"play": [KNIGHT, "catelyn_stark"], "hand": ["khal_drogo"]}, {})
    attack(t, "power", f"{KNIGHT}.0a")
    do(t, "0 play khal_drogo")
    assert in_play(t, "khal_drogo.0a") and player(t, 0)["gold"] == 0
    assert EDITION.by_id["khal_drogo"].traits


@pytest.mark.rule("R-C1-card-21", "R-C1-card-22", "R-C1-card-23", "R-C1-card-24")
def test_an_agenda_lies_beside_and_is_not_in_play() -> None:
    t = lay({"agenda": "knights_of_the_realm_kotst"}, {}, hold=True)
    assert player(t, 0)["agenda"] == "knights_of_the_realm_kotst.0a" and player(t, 0)["play"] == []
    assert player(t, 1)["agenda"] is None
