"""Who acts when, what counts as in play, and what lies beside it: each with the case that breaks the rule."""

from __future__ import annotations

from typing import Any

import pytest

from cardgame.moves import decline, next_phase
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
from cards1e.lessons import BELL, taught
from smallcouncil.games.cardgame.layout.prints import EVENT, PLOT, TYPES
from smallcouncil.games.cards1e.facts import ALL_ENTRIES, CRESTS, ENTRIES, PRINTS, SHADOW
from smallcouncil.games.cards1e.writing import (
    ATTACHMENT,
    CARDS_IN_PLAY,
    CHARACTERS,
    LANNISTER,
    STARK,
    action,
    an_opponent,
    are_of,
    cancels,
    choose,
    discard_target,
    draws,
    gains_power,
    kill_target,
    kinds,
    passive,
    response,
    you,
)
from smallcouncil.games.cards1e.writing import (
    in_play as cards_of_type,
)

KNIGHT = "knight_of_the_tumblestone"  # military and power, strength 2
WINDOW: dict[str, Any] = {"phase": "draw", "begin": "draw_window"}
PHASES = ("plot", "draw", "marshaling", "challenges", "dominance", "standing", "taxation")


def nothing(t: Any, u: Any) -> None: ...


# ---------------------------------------------------------------------- phases and the first player


@pytest.mark.rule("R-C1-action-06", "R-C1-plot-13")
@pytest.mark.parametrize("phase", PHASES)
def test_in_every_phase_the_first_player_may_act_first(phase: str) -> None:
    with taught("hodor", BELL):
        seats = ({"play": ["hodor"]}, {"play": ["hodor"]}, {"play": ["hodor"]})
        t = lay(*seats, phase=phase, first=1)
        asked = []
        while prompt(t) != "act":
            decline(t)
        for _ in range(3):
            assert prompt(t) == "act"
            asked.append(t.waiting[0])
            passes(t, t.waiting[0])
        assert asked == [1, 2, 0]


@pytest.mark.rule("R-C1-action-07")
def test_all_others_may_act_before_one_acts_again() -> None:
    with taught("hodor", BELL):
        t = lay({"play": ["hodor"]}, {"play": ["hodor"]}, {"play": ["hodor"]}, **WINDOW)
        do(t, "0 trigger hodor.0a")
        assert t.waiting == (1,)
        do(t, "1 trigger hodor.1a", "2 pass")
        assert t.waiting == (0,) and prompt(t) == "act", "somebody has acted: it goes round again"
        passes(t, 0, 1)
        assert t.view(None)["table"]["phase"] == "marshaling", "all have passed, one after the other"


@pytest.mark.rule("R-C1-action-02")
def test_who_responds_may_still_act() -> None:
    told = response(kinds.DREW, nothing, when=an_opponent)
    with taught("hodor", action(draws(1)), alone=True), taught("lady", told, BELL, alone=True):
        t = lay({"play": ["hodor"]}, {"play": ["lady"]}, {"play": ["lady"]}, **WINDOW)
        do(t, "0 trigger hodor.0a", "1 trigger lady.1a", "2 pass")
        assert t.waiting == (1,) and prompt(t) == "act"


@pytest.mark.rule("R-C1-round-03")
def test_all_draw_before_anybody_answers() -> None:
    with taught("lady", response(kinds.DREW, nothing, when=an_opponent), alone=True):
        t = lay({}, {"play": ["lady"]}, {}, phase="draw")
        assert prompt(t) == "react" and t.waiting == (1,)
        assert [player(t, seat)["hand_size"] for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("R-C1-round-03")
def test_all_stand_before_anybody_answers() -> None:
    with taught("lady", response(kinds.STOOD, nothing), alone=True):
        t = lay({"play": ["hodor"]}, {"play": ["lady"]}, phase="standing", cards=knelt("hodor.0a", "lady.1a"))
        assert prompt(t) == "react"
        assert not seen(t, "hodor.0a")["kneeling"] and not seen(t, "lady.1a")["kneeling"]


@pytest.mark.rule("R-C1-marshal-14")
def test_nobody_attacks_before_the_last_has_marshaled() -> None:
    seat = {"hand": [FILLER], "play": [KNIGHT], "gold": 9}
    t = lay(seat, seat, seat, phase="marshaling", hold=True)
    active = []
    while t.view(None)["table"]["phase"] == "marshaling":
        if t.view(None)["table"]["active"] not in active:
            active.append(t.view(None)["table"]["active"])
        assert not any(text.startswith("challenge") for text in texts(t))
        decline(t)
    assert active == [0, 1, 2]


# ---------------------------------------------------------------------- plots


@pytest.mark.rule("R-C1-plot-05")
def test_a_revealed_plot_stays_in_force_until_the_next_one() -> None:
    t = lay({"plots": ["the_power_of_arms", "blockade"]}, {"plots": ["rains_of_autumn"]}, phase="plot", hold=True)
    until(t, "plot")
    do(t, "0 plot the_power_of_arms", "1 plot rains_of_autumn")
    do(t, f"{t.waiting[0]} player seat_0")
    claim = ENTRIES["the_power_of_arms"]["claim"]
    for phase in PHASES[1:]:
        next_phase(t)
        assert t.view(None)["table"]["phase"] == phase
        assert player(t, 0)["plot"] == "the_power_of_arms.0a" and player(t, 0)["plot_values"]["claim"] == claim


@pytest.mark.rule("R-C1-plot-07")
def test_with_the_seventh_plot_six_come_back() -> None:
    seven = ["rains_of_autumn", "uneasy_truce", "planning_ahead", "calm_over_westeros", "blockade", "snowed_under"]
    t = lay({"plots": ["the_power_of_arms"], "used": seven[1:], "plot": seven[0]}, {}, phase="plot")
    assert player(t, 0)["plot"] == "the_power_of_arms.0a"
    assert player(t, 0)["plots_size"] == 6 and player(t, 0, 0)["plots"] == sorted(seven)


# ---------------------------------------------------------------------- passives and responses


@pytest.mark.rule("R-C1-passive-01", "R-C1-passive-03")
def test_a_passive_is_asked_of_nobody_and_comes_before_responses() -> None:
    with (
        taught("hodor", action(draws(1)), alone=True),
        taught("lady", passive(kinds.DREW, gains_power(1), when=an_opponent), alone=True),
        taught(KNIGHT, response(kinds.DREW, nothing, when=an_opponent), alone=True),
    ):
        t = lay({"play": ["hodor"]}, {"play": ["lady", KNIGHT]}, **WINDOW)
        do(t, "0 trigger hodor.0a")
        assert prompt(t) == "react" and seen(t, "lady.1a")["power"] == 1


@pytest.mark.rule("R-C1-passive-02")
def test_a_passive_does_not_take_the_place_of_an_action() -> None:
    forced = passive(kinds.DREW, gains_power(1), when=an_opponent)
    with taught("hodor", action(draws(1)), alone=True), taught("lady", forced, BELL, alone=True):
        t = lay({"play": ["hodor"]}, {"play": ["lady"]}, **WINDOW)
        do(t, "0 trigger hodor.0a")
        assert t.waiting == (1,) and prompt(t) == "act"


@pytest.mark.rule("R-C1-response-01")
@pytest.mark.parametrize(("when", "asked"), [(you, False), (an_opponent, True)])
def test_a_response_waits_for_what_it_names(when: Any, asked: bool) -> None:
    with taught("hodor", action(draws(1)), alone=True), taught("lady", response(kinds.DREW, nothing, when=when)):
        t = lay({"play": ["hodor"]}, {"play": ["lady"]}, **WINDOW, hold=True)
        do(t, "0 trigger hodor.0a")
        assert (prompt(t) == "react") == asked


# ---------------------------------------------------------------------- what is in play


@pytest.mark.rule("R-C1-play-04")
def test_only_what_lies_there_is_in_play() -> None:
    everything = action(discard_target, target=choose(CARDS_IN_PLAY))
    with taught("distraction", everything, alone=True):
        seat = {
            "agenda": "knights_of_the_realm_kotst",
            "hand": ["distraction", "ice"],
            "play": ["hodor", "great_keep"],
            "discard": [KNIGHT],
            "dead": ["lady"],
            "used": ["blockade"],
        }
        t = lay(seat, {}, **WINDOW, hold=True)
        do(t, "0 play distraction")
        assert texts(t) == ["pick hodor.0a", "pick great_keep.0a"]


@pytest.mark.rule("R-C1-card-22", "R-C1-card-23")
def test_nothing_removes_an_agenda() -> None:
    plots = {"plots": ["fleeing_to_the_wall"], "play": ["great_keep"], "agenda": "knights_of_the_realm_kotst"}
    t = lay(plots, {"plots": ["valar_morghulis"], "play": [FILLER]}, phase="plot")
    for _ in range(12):
        if t.view(None)["table"]["phase"] != "plot":
            break
        t.choose(t.waiting[0], t.ask(t.waiting[0]).default)
    assert player(t, 0)["agenda"] == "knights_of_the_realm_kotst.0a" and player(t, 1)["play"] == []


@pytest.mark.rule("R-C1-title-03", "R-C1-title-04")
def test_a_title_is_held_for_the_round_and_others_do_nothing() -> None:
    t = lay({"play": [KNIGHT]}, {"title": "master_of_coin"}, {"title": "master_of_laws"}, hold=True)
    attack(t, "power", f"{KNIGHT}.0a")
    assert fight(t)["attack"] == 2, "the Regent's three points lie in the chamber"
    assert "title_crown_regent" in " ".join(t.view(None)["table"]["chamber"])
    while t.view(None)["table"]["phase"] != "taxation":
        t.choose(t.waiting[0], t.ask(t.waiting[0]).default)
    assert player(t, 1)["title"] == "title_master_of_coin"


@pytest.mark.rule("R-C1-claim-05")
def test_the_dead_lie_with_their_owner() -> None:
    with taught("distraction", action(kill_target, target=choose(CHARACTERS)), alone=True):
        seats = ({"hand": ["distraction"]}, {"play": ["lady"]})
        t = lay(*seats, **WINDOW, hold=True, cards={"lady.1a": {"control": 0}})
        do(t, "0 play distraction", "0 pick lady.1a")
        assert player(t, 1)["dead"] == ["lady.1a"] and player(t, 0)["dead"] == []


# ---------------------------------------------------------------------- duplicates


@pytest.mark.rule("R-C1-dupe-08")
def test_a_duplicate_has_no_text() -> None:
    with taught("hodor", action(draws(1)), BELL, alone=True, strength=4):
        t = lay(
            {"play": ["hodor"], "under": ["hodor"]}, {}, **WINDOW, hold=True, cards=duplicate("hodor.0b", "hodor.0a")
        )
        assert not any("hodor.0b" in text for text in texts(t)) and offered(t, "use hodor.0a 0")
        assert seen(t, "hodor.0a")["strength"] == 4 and in_play(t, "hodor.0b") is None


@pytest.mark.rule("R-C1-dupe-07")
def test_a_duplicate_is_no_attachment() -> None:
    strip = action(discard_target, target=choose(cards_of_type(ATTACHMENT)))
    with taught("distraction", strip, alone=True):
        mine = {"hand": ["distraction"], "plot": "power_and_wealth", "play": ["hodor"], "under": ["hodor"]}
        t = lay(mine, {}, **WINDOW, hold=True, cards=duplicate("hodor.0b", "hodor.0a"))
        assert not offered(t, "play distraction") and seen(t, "hodor.0a")["strength"] == 4


@pytest.mark.rule("R-C1-dupe-11", "R-C1-dupe-10")
def test_the_first_version_stays_on_top() -> None:
    lions = {"hand": ["the_hound"], "play": ["the_hound_atoc"], "house": "lannister", "gold": 9}
    t = lay(lions, {}, phase="marshaling", cards=knelt("the_hound_atoc.0a"), hold=True)
    do(t, "0 marshal the_hound")
    hound = seen(t, "the_hound_atoc.0a")
    assert hound["duplicates"] == ["the_hound.0a"] and hound["kneeling"] and hound["strength"] == 3
    assert not any("the_hound" in text for text in texts(t)), "nobody may turn them round"


# ---------------------------------------------------------------------- houses and components


@pytest.mark.rule("R-C1-multihouse-01")
@pytest.mark.parametrize(("house", "chosen"), [(STARK, True), (LANNISTER, False)])
def test_who_has_two_houses_is_of_both(house: int, chosen: bool) -> None:
    with taught("distraction", action(kill_target, target=choose(CHARACTERS.that(are_of(house)))), alone=True):
        t = lay({"hand": ["distraction"]}, {"play": ["royal_guard_acoa"]}, **WINDOW, hold=True)
        assert offered(t, "play distraction") == chosen


@pytest.mark.rule("R-C1-card-16")
def test_events_are_neutral_and_cost_no_penalty() -> None:
    assert all(not card.houses for card in PRINTS if card.type == EVENT)
    named = {card.id for card in PRINTS if card.type == EVENT and card.house_only}
    assert named, "some texts name a house"
    t = lay({"hand": ["the_lions_will"], "gold": 2}, {"play": ["lady"]}, **WINDOW, hold=True)
    do(t, "0 play the_lions_will", "0 pick lady.1a")
    assert seen(t, "lady.1a")["kneeling"] and player(t, 0)["gold"] == 0, "two gold, whatever the house"


@pytest.mark.rule("R-C1-card-10")
def test_there_are_five_crests() -> None:
    assert {crest for entry in ALL_ENTRIES for crest in entry.get("crests", ())} == set(CRESTS)
    assert sorted(CRESTS) == ["holy", "learned", "noble", "shadow", "war"]


@pytest.mark.rule("R-C1-card-11")
def test_every_plot_has_three_numbers() -> None:
    plots = [entry for entry in ALL_ENTRIES if entry["type"] == "plot"]
    assert plots and all(isinstance(e[key], int) for e in plots for key in ("income", "initiative", "claim"))
    assert all("claim" not in e for e in ALL_ENTRIES if e["type"] != "plot")


@pytest.mark.rule("R-C1-comp-05")
def test_there_are_eight_types_of_cards() -> None:
    assert {card.type for card in PRINTS} == set(range(len(TYPES))) and len(TYPES) == 8
    assert all(card.cost < 0 for card in PRINTS if card.type >= PLOT)


@pytest.mark.rule("R-C1-card-24")
def test_no_agenda_is_of_the_core_set() -> None:
    assert all("set" in entry for entry in ALL_ENTRIES if entry["type"] == "agenda")


@pytest.mark.rule("R-C1-future-03")
def test_shadow_cards_have_the_crest_and_a_price_of_their_own() -> None:
    hidden = [card for card in PRINTS if card.shadow_cost >= 0]
    assert {TYPES[card.type] for card in hidden} == {"character", "location", "attachment", "event"}
    assert all(card.crests & SHADOW and card.cost < 0 for card in hidden)
    assert all(card.shadow_cost >= 0 for card in PRINTS if card.crests & SHADOW)


# ---------------------------------------------------------------------- passives are neither paid for nor cancelled


@pytest.mark.card("motley")
@pytest.mark.parametrize(("gold", "power"), [(0, 1), (1, 1)])
def test_the_passive_of_a_fool_is_free(gold: int, power: int) -> None:
    """A toll is due for what one uses, never for what happens by itself."""
    forced = passive(kinds.DREW, gains_power(1), when=an_opponent)
    with taught("hodor", action(draws(1)), alone=True), taught(KNIGHT, forced, alone=True):
        seats = ({"play": ["hodor", "motley"]}, {"play": [KNIGHT], "gold": gold})
        t = lay(*seats, **WINDOW, hold=True, cards=on("motley.0a", f"{KNIGHT}.1a"))
        do(t, "0 trigger hodor.0a")
        assert seen(t, f"{KNIGHT}.1a")["power"] == power and player(t, 1)["gold"] == gold


@pytest.mark.rule("R-C1-save-02", "R-C1-passive-02")
@pytest.mark.parametrize(("forced", "asked"), [(True, False), (False, True)])
def test_actions_are_cancelled_and_passives_are_not(forced: bool, asked: bool) -> None:
    acts = passive(kinds.PHASE_BEGAN, gains_power(1)) if forced else action(gains_power(1))
    with taught("lady", acts, alone=True), taught("seasick_kotse", cancels(), alone=True):
        ravens = {"house": "greyjoy", "hand": ["seasick_kotse"]}
        t = lay({"play": ["lady"]}, ravens, phase="dominance", hold=True)
        if not forced:
            do(t, "0 trigger lady.0a")
        assert offered(t, "play seasick_kotse") == asked


@pytest.mark.parametrize("hand", [[], ["ice"]])
def test_with_safe_windows_an_empty_hand_is_not_asked(hand: list[str]) -> None:
    """Everybody knows that it holds nothing; any card might be what is feared."""
    t = lay({"play": [KNIGHT]}, {"play": ["lady"], "hand": hand}, windows="safe", cards=knelt("lady.1a"))
    asked: list[int] = []
    while prompt(t) != "challenge":
        asked += t.waiting
        decline(t)
    assert asked == ([1] if hand else [])
