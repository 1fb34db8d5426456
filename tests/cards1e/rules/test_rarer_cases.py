"""The cases that a rule is for: who else could have been meant, and is not."""

from __future__ import annotations

from typing import Any

import pytest

from cardgame.moves import decline
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
    on,
    passes,
    player,
    prompt,
    seen,
    texts,
    until,
)
from cards1e.lessons import BELL, taught
from smallcouncil.games.cards1e.facts import LIMITED, MELEE, STALWART
from smallcouncil.games.cards1e.writing import (
    CHARACTERS,
    KNEEL_THIS,
    PLAY,
    UNTIL_PHASE,
    action,
    cancels,
    choose,
    discard_target,
    draws,
    influence,
    kill_target,
    kinds,
    pay,
    saves,
    take_target,
    withers,
)

KNIGHT = "knight_of_the_tumblestone"  # military and power, strength 2
WINDOW: dict[str, Any] = {"phase": "draw", "begin": "draw_window"}


def event(effect: Any, **more: Any) -> Any:
    """An event with a character as target, in any phase."""
    return taught("distraction", action(effect, target=choose(CHARACTERS), **more), alone=True)


# ---------------------------------------------------------------------- titles


@pytest.mark.rule("R-C1-title-07")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_with_four_and_more_all_six_titles_are_there_each_round(players: int) -> None:
    t = lay(*({} for _ in range(players)), phase="plot")
    first = t.round
    for turn in (first, first + 1):
        until_title(t)
        assert len(texts(t)) == 6 and t.round == turn, "every round, not every other one"
        while prompt(t) == "title":
            do(t, f"{t.waiting[0]} {texts(t)[0]}")


def until_title(t: Any) -> None:
    while prompt(t) != "title":
        t.choose(t.waiting[0], t.ask(t.waiting[0]).default)


@pytest.mark.rule("R-C1-ability-03")
def test_whom_the_attacker_turns_to_suffers_the_claim() -> None:
    seats = ({"play": [KNIGHT]}, {"title": "crown_regent", "power": 3}, {"power": 3}, {"power": 3})
    t = lay(*seats, hold=True)
    attack(t, "power", f"{KNIGHT}.0a", against=1)
    do(t, "1 redirect", "0 player seat_3")
    while t.view(None)["table"]["challenge"] is not None:
        decline(t)
    assert [player(t, seat)["power"] for seat in range(4)] == [2, 3, 3, 2]


@pytest.mark.rule("R-C1-ability-10")
def test_the_commander_does_not_step_in_for_himself() -> None:
    t = lay({"play": [KNIGHT]}, {"title": "lord_commander", "play": ["hodor"]}, {}, hold=True)
    attack(t, "military", f"{KNIGHT}.0a", against=1)
    until(t, "defenders", 1)
    do(t, "1 done")
    assert prompt(t) != "step-in"


@pytest.mark.rule("R-C1-ability-13")
def test_only_the_commander_who_stepped_in_takes_power() -> None:
    t = lay({"play": [FILLER], "power": 3}, {"title": "lord_commander", "play": ["hodor"]}, {}, hold=True)
    attack(t, "military", f"{FILLER}.0a", against=1)
    defend(t, "hodor.1a")
    asked = set()
    while t.view(None)["table"]["challenge"] is not None:
        asked.add(prompt(t))
        decline(t)
    assert "take-power" not in asked and player(t, 0)["power"] == 3


@pytest.mark.rule("R-C1-rival-05")
def test_a_rival_of_the_regent_is_not_the_regents_rival() -> None:
    t = lay({"play": [KNIGHT], "title": "crown_regent"}, {"title": "master_of_whispers"}, {}, hold=True)
    attack(t, "power", f"{KNIGHT}.0a", against=1)
    while t.view(None)["table"]["challenge"] is not None:
        decline(t)
    assert player(t, 0)["faction_power"] == 1, "unopposed, and nothing more"


@pytest.mark.rule("R-C1-support-12")
@pytest.mark.parametrize("kind", ["intrigue", "power"])
def test_who_was_challenged_pays_when_his_supporter_loses(kind: str) -> None:
    """Master of Coin fights for the Master of Laws."""
    with taught(FILLER, icons=7, strength=1), taught(KNIGHT, icons=7, strength=5):
        t = lay(
            {"play": [KNIGHT], "title": "hand_of_the_king"},
            {"title": "master_of_laws", "power": 2, "hand": ["ice", "lady"]},
            {"title": "master_of_coin", "power": 2, "hand": ["ice", "lady"], "play": [FILLER]},
            hold=True,
        )
        attack(t, kind, f"{KNIGHT}.0a", against=1)
        until(t, "support", 2)
        do(t, f"2 defend {FILLER}.2a", "2 done")
        while t.view(None)["table"]["challenge"] is not None:
            decline(t)
        cards, power = (1, 2) if kind == "intrigue" else (2, 1)
        assert [player(t, seat)["hand_size"] for seat in (1, 2)] == [cards, 2]
        assert [player(t, seat)["power"] for seat in (1, 2)] == [power, 2]


# ---------------------------------------------------------------------- challenges and keywords


@pytest.mark.rule("R-C1-keyword-04")
def test_two_with_stealth_do_not_name_the_same_one() -> None:
    t = lay({"play": ["benjen_stark", "ghost"]}, {"play": [FILLER, "lady"]}, hold=True)
    attack(t, "military", "benjen_stark.0a", "ghost.0a")
    do(t, f"0 bypass {FILLER}.1a")
    assert texts(t) == ["pass", "bypass lady.1a"]


@pytest.mark.rule("R-C1-future-01")
def test_a_defender_in_a_melee_counts_the_attackers() -> None:
    with taught("dagos_manwoody_atoc", keywords=MELEE):
        t = lay({"play": [KNIGHT, FILLER]}, {"play": ["dagos_manwoody_atoc", FILLER]}, hold=True)
        alone = seen(t, "dagos_manwoody_atoc.1a")["strength"]
        attack(t, "military", f"{KNIGHT}.0a", f"{FILLER}.0a")
        defend(t, "dagos_manwoody_atoc.1a", f"{FILLER}.1a")
        assert fight(t)["defenders"] and seen(t, "dagos_manwoody_atoc.1a")["strength"] == alone + 2


@pytest.mark.rule("R-C1-keyword-09")
def test_a_limited_event_is_a_limited_card() -> None:
    with taught("forever_burning", BELL, alone=True, keywords=LIMITED):
        hand = ["great_keep", "forever_burning", "forever_burning"]
        t = lay({"hand": hand, "gold": 9}, {}, phase="marshaling", hold=True)
        assert offered(t, "play forever_burning")
        do(t, "0 marshal great_keep", "1 pass")
        assert not offered(t, "play forever_burning")
        t = lay({"hand": hand, "gold": 9}, {}, phase="marshaling", hold=True)
        do(t, "0 play forever_burning", "1 pass")
        assert not offered(t, "marshal great_keep") and not offered(t, "play forever_burning")


@pytest.mark.card("retreat")
def test_who_retreats_does_not_go_on_top_of_the_deck() -> None:
    with event(kill_target), taught("arya_stark", keywords=STALWART):
        seats = ({"hand": ["distraction"]}, {"house": "baratheon", "play": ["arya_stark"], "hand": ["retreat"]})
        t = lay(*seats, **WINDOW, hold=True)
        do(t, "0 play distraction", "0 pick arya_stark.1a")
        until(t, "interrupt", 1)
        do(t, "1 play retreat")
        assert player(t, 1, 1)["hand"] == ["arya_stark"] and player(t, 1)["deck_size"] == 6


# ---------------------------------------------------------------------- windows


@pytest.mark.rule("R-C1-save-01", "R-C1-response-03")
def test_who_sits_left_of_who_acts_may_cancel_first() -> None:
    with taught("hodor", action(draws(1)), alone=True), taught("seasick_kotse", cancels(), alone=True):
        ravens = {"house": "greyjoy", "hand": ["seasick_kotse"]}
        t = lay({"play": ["hodor"]}, ravens, ravens, **WINDOW, first=2)
        do(t, "2 pass") if t.waiting == (2,) else None
        do(t, "0 trigger hodor.0a")
        assert t.waiting == (1,)
        passes(t, 1)
        assert t.waiting == (2,)


@pytest.mark.rule("R-C1-save-05")
def test_who_controls_the_threatened_may_save_first() -> None:
    rescue = saves(kinds.KILLED, costs=(KNEEL_THIS,))
    with event(kill_target), taught("lady", rescue, alone=True):
        seats = ({"hand": ["distraction"], "play": ["lady"]}, {"play": ["hodor", "lady"]}, {"play": ["lady"]})
        t = lay(*seats, **WINDOW, hold=True)
        do(t, "0 play distraction", "0 pick hodor.1a")
        asked: list[int] = []
        while prompt(t) == "interrupt":
            asked += t.waiting
            decline(t)
        assert asked == [1, 2, 0]


@pytest.mark.card("wildfire_assault")
def test_whose_plot_it_is_chooses_first() -> None:
    seats = [{"play": [FILLER] * 4, "plots": ["wildfire_assault" if seat == 1 else "blockade"]} for seat in range(3)]
    t = lay(*seats, phase="plot")
    do(t, f"{t.waiting[0]} player seat_0")
    assert prompt(t) == "choose" and t.waiting == (1,) and t.first == 0


@pytest.mark.rule("R-C1-lasting-04")
def test_who_is_saved_with_no_strength_left_lives_on() -> None:
    """Until the strength changes again: no second death for the same effect."""
    with event(withers(9, UNTIL_PHASE)):
        seats = ({"hand": ["distraction"]}, {"play": ["arya_stark"], "under": ["arya_stark"] * 2})
        twins = {**duplicate("arya_stark.1b", "arya_stark.1a"), **duplicate("arya_stark.1c", "arya_stark.1a")}
        t = lay(*seats, **WINDOW, hold=True, cards=twins)
        do(t, "0 play distraction", "0 pick arya_stark.1a", "1 save arya_stark.1a")
        arya = seen(t, "arya_stark.1a")
        assert arya["strength"] == 0 and len(arya["duplicates"]) == 1 and prompt(t) == "act"


# ---------------------------------------------------------------------- control


@pytest.mark.rule("R-C1-dupe-02")
def test_duplicates_are_lost_with_control() -> None:
    with event(take_target):
        seats = ({"hand": ["distraction"]}, {"play": ["hodor"], "under": ["hodor"]})
        t = lay(*seats, **WINDOW, hold=True, cards=duplicate("hodor.1b", "hodor.1a"))
        do(t, "0 play distraction", "0 pick hodor.1a")
        assert seen(t, "hodor.1a")["duplicates"] == [] and player(t, 1)["discard"] == ["hodor.1b"]
        assert [c["card"] for c in player(t, 0)["play"]] == ["hodor.1a"]


@pytest.mark.rule("R-C1-unique-03", "R-C1-team-05")
@pytest.mark.parametrize(("taker", "barred"), [(1, True), (2, False)])
def test_a_name_that_the_partner_took_may_come_back(taker: int, barred: bool) -> None:
    seats: list[dict[str, Any]] = [{"play": ["hodor"], "hand": ["hodor"], "gold": 9}, {}, {}, {}]
    seats[taker] = {"hand": ["distraction", "forever_burning"]}
    with event(take_target), taught("forever_burning", action(discard_target, target=choose(CHARACTERS)), alone=True):
        t = lay(*seats, phase="marshaling", variant="two_against_two", hold=True)
        for play in ("distraction", "forever_burning"):
            until(t, "act", taker)
            do(t, f"{taker} play {play}", f"{taker} pick hodor.0a")
        until(t, "act", 0)
        assert player(t, 0)["discard"] == ["hodor.0a"] and offered(t, "marshal hodor") != barred


@pytest.mark.card("motley")
@pytest.mark.rule("R-C1-team-07")
def test_no_motley_for_the_partner() -> None:
    seats: list[dict[str, Any]] = [{"hand": ["motley"], "house": "baratheon"}, {}, {"play": [KNIGHT]}, {}]
    t = lay(*seats, phase="marshaling", variant="two_against_two", hold=True)
    assert not offered(t, "marshal motley")
    seats[3] = {"play": [KNIGHT]}
    t = lay(*seats, phase="marshaling", variant="two_against_two", hold=True)
    do(t, "0 marshal motley")
    if prompt(t) == "bearer":
        do(t, f"0 {texts(t)[0]}")
    assert seen(t, "motley.0a")["on"] == f"{KNIGHT}.3a"


# ---------------------------------------------------------------------- costs, influence, gold, shadows


@pytest.mark.rule("R-C1-influence-03")
def test_a_blank_card_pays_no_influence() -> None:
    with taught("lady", influence=1), taught("hodor", action(draws(1), costs=(influence(1),)), alone=True):
        seats = ({"play": ["hodor", "lady", "crossroads"]}, {"play": ["milk_of_the_poppy"]})
        t = lay(*seats, **WINDOW, hold=True, cards=on("milk_of_the_poppy.1a", "lady.0a"))
        assert player(t, 0)["influence"] == 1
        do(t, "0 trigger hodor.0a")
        assert texts(t) == ["pick crossroads.0a"]


@pytest.mark.card("calm_over_westeros")
def test_an_event_that_lies_on_a_card_is_no_event_that_is_played() -> None:
    with taught("im_you_writ_small", action(draws(1), zones=(PLAY,)), alone=True):
        seats = ({"play": [KNIGHT, "im_you_writ_small"]}, {"plot": "calm_over_westeros"})
        t = lay(*seats, **WINDOW, hold=True, cards=on("im_you_writ_small.0a", f"{KNIGHT}.0a"))
        do(t, "0 trigger im_you_writ_small.0a")
        assert player(t, 0)["hand_size"] == 1 and player(t, 1)["gold"] == 0, "without any gold"


@pytest.mark.rule("R-C1-future-08")
def test_an_attachment_that_finds_nobody_is_discarded() -> None:
    t = lay({"house": "targaryen", "shadows": ["dragon_skull_kl"], "gold": 3}, {}, phase="standing", hold=True)
    do(t, "0 emerge dragon_skull_kl")
    assert player(t, 0)["discard"] == ["dragon_skull_kl.0a"] and player(t, 0)["gold"] == 2
    assert in_play(t, "dragon_skull_kl.0a") is None and prompt(t) == "act"


@pytest.mark.rule("R-C1-stand-01")
def test_the_house_card_stands_as_well() -> None:
    t = lay({}, {}, phase="standing", hold=True, cards=knelt("house_stark.0a"))
    assert not player(t, 0)["faction_kneeling"]


@pytest.mark.rule("R-C1-littlefinger-01")
def test_who_is_not_asked_gives_to_each_once_while_a_question_is_open() -> None:
    t = lay({"play": [KNIGHT]}, {"gold": 3}, {}, variant="littlefinger", hold=True)
    assert t.waiting == (0,)
    t.choose(1, "give 1 seat_0")
    more = t.may(1)
    assert more is not None and [t.text(c) for c in more.choices] == ["give 1 seat_2", "give 2 seat_2"]
    assert [player(t, seat)["gold"] for seat in range(3)] == [1, 2, 0]


@pytest.mark.rule("R-C1-littlefinger-03")
def test_who_pays_gives_nothing_away() -> None:
    """The gold for what is being used is as good as spent."""
    dear = action(draws(1), costs=(influence(1), pay(2)))
    with taught("hodor", dear, alone=True):
        t = lay(
            {"play": ["hodor", "crossroads", "narrow_sea"], "gold": 2},
            {},
            {},
            **WINDOW,
            variant="littlefinger",
            hold=True,
        )
        do(t, "0 trigger hodor.0a")
        assert not any(text.startswith("give") for text in texts(t))


@pytest.mark.card("calm_over_westeros")
@pytest.mark.rule("R-C1-team-07")
def test_the_gold_for_an_event_goes_to_an_opponent_not_to_the_partner() -> None:
    with taught("distraction", action(draws(1)), alone=True):
        seats: tuple[dict[str, Any], ...] = ({"hand": ["distraction"], "gold": 1}, {"plot": "calm_over_westeros"})
        t = lay(*seats, {}, {}, **WINDOW, variant="two_against_two", hold=True)
        do(t, "0 play distraction")
        assert texts(t) == ["player seat_1", "player seat_3"]


@pytest.mark.rule("R-C1-future-06")
@pytest.mark.parametrize(("windows", "asked"), [("safe", True), ("fast", False)])
def test_whether_a_card_of_the_shadows_can_be_paid_stays_secret_with_safe_windows(windows: str, asked: bool) -> None:
    t = lay({"shadows": ["varys_kl"]}, {"shadows": ["syrio_forel_kl"]}, phase="standing", windows=windows)
    assert (t.waiting == (0,)) == asked and prompt(t) == "shadows"
    assert not asked or texts(t) == ["pass"]


@pytest.mark.rule("R-C1-housekw-01")
def test_every_token_for_the_house_may_go_to_another_card() -> None:
    lions = {"house": "lannister", "play": ["ser_jaime_lannister", "cersei_lannister"], "plot": "mutual_blackmail"}
    t = lay(lions, {"power": 3}, hold=True)
    attack(t, "power", "cersei_lannister.0a")
    until(t, "infamy")
    do(t, "0 pick ser_jaime_lannister.0a", "0 pick house_lannister.0a")
    assert (seen(t, "ser_jaime_lannister.0a")["power"], player(t, 0)["faction_power"]) == (1, 1)
    assert player(t, 1)["faction_power"] == 1, "a claim of two"


@pytest.mark.rule("R-C1-drawcap-01")
def test_cards_that_were_not_there_do_not_count_as_drawn() -> None:
    with taught("hodor", action(draws(2)), alone=True):
        t = lay({"play": ["hodor"], "deck": [FILLER] * 3}, {}, phase="draw", hold=True)
        do(t, "0 trigger hodor.0a")
        assert player(t, 0)["hand_size"] == 3 and player(t, 0)["draws_left"] == 2, "one, of two"


@pytest.mark.card("motley")
def test_a_fool_pays_for_his_defence_too() -> None:
    seats: tuple[dict[str, Any], ...] = ({"play": [FILLER, "motley"]}, {"play": [KNIGHT], "gold": 1})
    t = lay(*seats, cards=on("motley.0a", f"{KNIGHT}.1a"), hold=True)
    attack(t, "military", f"{FILLER}.0a")
    defend(t, f"{KNIGHT}.1a")
    assert [player(t, seat)["gold"] for seat in (0, 1)] == [1, 0]
