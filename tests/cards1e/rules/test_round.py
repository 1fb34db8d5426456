"""Set-up, the round, plots, draw, marshaling, dominance, standing, taxation."""

from __future__ import annotations

from typing import Any

import pytest

from cardgame.moves import decline
from cards1e.council import FILLER, attack, do, in_play, knelt, lay, offered, on, passes, player, prompt, seen, texts
from cards1e.lessons import BELL, taught
from smallcouncil.games.cards1e.game import GAME
from smallcouncil.games.cards1e.state import CouncilTable
from smallcouncil.games.cards1e.writing import action, draws

PLOTS = {"blockade": 1, "uneasy_truce": 1}


def sit(*draw: dict[str, int], seed: int = 1, house: str = "stark", **more: Any) -> CouncilTable:
    """A new table, each seat with a draw deck of these cards."""
    decks = tuple({"faction": house, "plots": PLOTS, "draw": deck} for deck in draw)
    table = GAME.new(seed=seed, players=len(draw), decks=decks, free_decks=True, **more)
    assert isinstance(table, CouncilTable)
    return table


def keep(t: CouncilTable) -> CouncilTable:
    while prompt(t) == "mulligan":
        do(t, f"{t.waiting[0]} keep")
    return t


def finish_setup(t: CouncilTable) -> CouncilTable:
    while t.waiting and prompt(t) in ("mulligan", "place"):
        do(t, f"{t.waiting[0]} {'keep' if prompt(t) == 'mulligan' else 'done'}")
    return t


@pytest.mark.rule("R-C1-round-01")
def test_seven_phases_begin_in_their_order() -> None:
    t = lay({}, {}, phase="plot", listen=True, hold=True)
    while t.round < 3:
        decline(t) if prompt(t) != "first-player" else do(t, f"{t.waiting[0]} player seat_0")
    begun = [event.write(t)["phase"] for event in t.log or [] if event.news.name == "phase"]
    phases = ["plot", "draw", "marshaling", "challenges", "dominance", "standing", "taxation"]
    assert begun == [*phases, "plot"]


# ---------------------------------------------------------------------- set-up

PUPS = {FILLER: 30}


@pytest.mark.rule("R-C1-setup-07", "R-C1-setup-14")
def test_a_random_player_is_first() -> None:
    first = [sit(PUPS, PUPS, PUPS, seed=seed).waiting[0] for seed in range(60)]
    assert all(10 <= first.count(seat) <= 30 for seat in range(3))


@pytest.mark.rule("R-C1-setup-10", "R-C1-setup-11")
def test_decks_are_shuffled_and_hands_have_seven_cards() -> None:
    mixed = {"hodor": 10, "lady": 10, "ice": 10}
    hands = {tuple(player(sit(mixed, mixed, seed=seed), 0, 0)["hand"]) for seed in range(8)}
    assert len(hands) > 4 and all(len(hand) == 7 for hand in hands)


@pytest.mark.rule("R-C1-setup-12", "R-C1-setup-13")
def test_one_mulligan_in_player_order() -> None:
    t = sit(PUPS, PUPS)
    first = t.waiting[0]
    do(t, f"{first} mulligan", f"{1 - first} mulligan")
    assert prompt(t) == "place" and [player(t, s)["hand_size"] for s in (0, 1)] == [7, 7]


@pytest.mark.rule("R-C1-setup-15", "R-C1-setup-16", "R-C1-setup-18", "R-C1-setup-28")
def test_setup_cards_lie_face_down_until_all_are_done() -> None:
    t = keep(sit(PUPS, PUPS))
    first = t.waiting[0]
    do(t, f"{first} place {FILLER}", f"{first} done")
    assert player(t, first, 1 - first)["placed"] is None and player(t, first, 1 - first)["placed_size"] == 1
    assert player(t, first)["play"] == []
    do(t, f"{1 - first} done")
    assert [c["title"] for c in player(t, first)["play"]] == [FILLER] and player(t, 1 - first)["play"] == []
    assert [player(t, s)["hand_size"] for s in (0, 1)] == [7, 7]


@pytest.mark.rule("R-C1-setup-17", "R-C1-setup-19", "R-C1-setup-22")
def test_five_gold_for_characters_and_locations() -> None:
    t = keep(sit({"knight_of_the_tumblestone": 3, "crossroads": 2, "distraction": 2}, PUPS, seed=3))
    if t.waiting[0] == 1:
        do(t, "1 done")
    assert set(texts(t)) == {"done", "place knight_of_the_tumblestone", "place crossroads"}
    do(t, "0 place knight_of_the_tumblestone", "0 place crossroads")
    assert texts(t) == ["done"], "one gold is left"


@pytest.mark.rule("R-C1-setup-20", "R-C1-setup-21", "R-C1-keyword-01")
def test_attachments_need_the_setup_keyword_and_a_bearer() -> None:
    t = keep(sit({"bodyguard": 2, "increased_levy_lotr": 3, "great_keep": 2}, PUPS, seed=3, house="lannister"))
    if t.waiting[0] == 1:
        do(t, "1 done")
    assert set(texts(t)) == {"done", "place great_keep"}
    do(t, "0 place great_keep")
    assert set(texts(t)) == {"done", "place increased_levy_lotr"}, "a second limited card is not allowed"


@pytest.mark.rule("R-C1-setup-23", "R-C1-setup-24", "R-C1-setup-25", "R-C1-setup-26")
def test_limited_cards_duplicates_and_other_houses_at_setup() -> None:
    t = keep(sit({"hodor": 4, "great_keep": 3}, PUPS, seed=3))
    if t.waiting[0] == 1:
        do(t, "1 done")
    do(t, "0 place hodor")
    assert texts(t) == ["done", "place great_keep"], "no duplicate"
    do(t, "0 place great_keep")
    assert texts(t) == ["done"], "one limited card"
    t = keep(sit({"grey_wind": 4, "winterfell_reserves": 3}, PUPS, seed=3, house="lannister"))
    if t.waiting[0] == 1:
        do(t, "1 done")
    assert texts(t) == ["done", "place winterfell_reserves"], "4 and 2 are too much"
    do(t, "0 place winterfell_reserves")
    assert texts(t) == ["done"]


@pytest.mark.rule("R-C1-setup-27")
def test_setup_cards_do_not_enter_play() -> None:
    t = keep(sit({"eddard_stark": 7}, PUPS, seed=3))
    if t.waiting[0] == 1:
        do(t, "1 done")
    do(t, "0 place eddard_stark")
    finish_setup(t)
    assert player(t, 0)["play"][0]["power"] == 0


@pytest.mark.rule("R-C1-setup-05", "R-C1-setup-06", "R-C1-card-17", "R-C1-setup-08", "R-C1-setup-09", "R-C1-card-01")
def test_two_decks_and_a_house_for_each() -> None:
    t = sit(PUPS, PUPS)
    for seat in (0, 1):
        own = player(t, seat, seat)
        assert own["plots"] == ["blockade", "uneasy_truce"] and own["faction"] == f"house_stark.{seat}a"
        assert own["hand_size"] + own["deck_size"] == 30


# ---------------------------------------------------------------------- the round


@pytest.mark.rule("R-C1-round-01", "R-C1-round-05", "R-C1-round-03", "R-C1-action-06", "R-C1-play-03")
def test_seven_phases_each_with_its_windows() -> None:
    with taught("hodor", BELL):
        t = lay({"play": ["hodor"]}, {}, phase="plot")
        heard: list[str] = []
        for _ in range(200):
            phase = t.view(None)["table"]["phase"]
            if prompt(t) == "act" and phase not in heard:
                heard.append(phase)
            do(t, f"{t.waiting[0]} pass") if offered(t, "pass") else t.choose(t.waiting[0], t.ask(t.waiting[0]).default)
            if t.round == 3:
                break
        assert heard == ["plot", "draw", "marshaling", "challenges", "dominance", "standing", "taxation"]


@pytest.mark.rule("R-C1-plot-01", "R-C1-plot-02", "R-C1-plot-03", "R-C1-plot-04", "R-C1-plot-08")
def test_plots_are_chosen_in_secret_and_revealed_together() -> None:
    seat = {"plots": ["blockade", "uneasy_truce"], "plot": "rains_of_autumn"}
    t = lay(seat, {**seat}, phase="plot")
    assert t.waiting == (0, 1)
    do(t, "0 plot blockade")
    assert player(t, 0, 1)["chosen"] is None and player(t, 0, 1)["has_chosen"]
    assert player(t, 0)["plot"] == "rains_of_autumn.0a"
    do(t, "1 plot uneasy_truce")
    assert player(t, 0)["plot"] == "blockade.0a" and player(t, 0)["used"] == ["rains_of_autumn.0a"]
    assert player(t, 0, 0)["plots"] == ["uneasy_truce"]


@pytest.mark.rule("R-C1-plot-06", "R-C1-plot-07", "R-C1-plot-05")
def test_the_last_plot_brings_the_used_ones_back() -> None:
    used = ["rains_of_autumn", "uneasy_truce", "planning_ahead"]
    t = lay({"plots": ["blockade"], "used": used}, {}, phase="plot")
    assert player(t, 0)["plot"] == "blockade.0a" and player(t, 0)["used"] == []
    assert player(t, 0, 0)["plots"] == sorted([*used, "summoning_season"])


@pytest.mark.rule("R-C1-plot-09", "R-C1-plot-12", "R-C1-icon-05")
def test_highest_initiative_names_the_first_player() -> None:
    t = lay({"plots": ["uneasy_truce"]}, {"plots": ["rains_of_autumn"]}, {"plots": ["blockade"]}, phase="plot")
    assert t.waiting == (1,) and texts(t) == ["player seat_0", "player seat_1", "player seat_2"]
    do(t, "1 player seat_2")
    assert t.first == 2 and t.waiting == (2,) and prompt(t) == "title"


@pytest.mark.rule("R-C1-plot-10")
def test_a_tie_goes_to_less_power() -> None:
    t = lay({"plots": ["blockade"], "power": 3}, {"plots": ["blockade"], "power": 2}, phase="plot")
    assert t.waiting == (1,)


@pytest.mark.rule("R-C1-plot-11")
def test_a_full_tie_is_decided_by_chance() -> None:
    winners = set()
    for seed in range(12):
        t = lay({"plots": ["blockade"]}, {"plots": ["blockade"]}, phase="plot", seed=seed)
        winners.add(t.waiting[0])
    assert winners == {0, 1}


@pytest.mark.rule("R-C1-icon-03", "R-C1-icon-04", "R-C1-plot-13")
def test_initiative_symbols_count_also_kneeling() -> None:
    with taught("hodor", initiative=6):
        t = lay({"plots": ["uneasy_truce"], "play": ["hodor"]}, {"plots": ["rains_of_autumn"]}, phase="plot",
                cards=knelt("hodor.0a"))  # fmt: skip
        assert t.waiting == (0,)
        do(t, "0 player seat_1")
        assert t.first == 1


# ---------------------------------------------------------------------- draw, draw cap


@pytest.mark.rule("R-C1-draw-01", "R-C1-draw-02", "R-C1-draw-03")
@pytest.mark.parametrize(("cards", "drawn"), [(6, 2), (1, 1), (0, 0)])
def test_two_cards_are_drawn_as_far_as_there_are_any(cards: int, drawn: int) -> None:
    t = lay({"deck": [FILLER] * cards}, {}, phase="draw", hold=True)
    assert player(t, 0)["hand_size"] == drawn and t.result is None


@pytest.mark.rule("R-C1-drawcap-01", "R-C1-drawcap-02", "R-C1-drawcap-03", "R-C1-drawcap-04")
def test_effects_draw_three_cards_a_round_at_most() -> None:
    with taught("hodor", action(draws(2)), alone=True):
        t = lay({"play": ["hodor"]}, {}, phase="draw", hold=True)
        assert player(t, 0)["hand_size"] == 2
        do(t, "0 trigger hodor.0a", "1 pass")
        assert player(t, 0)["hand_size"] == 4
        do(t, "0 trigger hodor.0a", "1 pass")
        assert player(t, 0)["hand_size"] == 5 and player(t, 0)["draws_left"] == 0
        do(t, "0 trigger hodor.0a")
        assert player(t, 0)["hand_size"] == 5


# ---------------------------------------------------------------------- marshaling


@pytest.mark.rule("R-C1-marshal-04", "R-C1-marshal-05", "R-C1-icon-01", "R-C1-icon-02")
def test_income_is_plot_and_symbols_standing_or_kneeling() -> None:
    four = ["great_keep"] * 3 + ["lord_eddards_chambers"]
    t = lay({"play": four, "hand": ["hodor"]}, {}, phase="marshaling", cards=knelt("great_keep.0a"))
    assert player(t, 0)["gold"] == 8, "a plot of 4 and four locations"


@pytest.mark.rule("R-C1-marshal-06", "R-C1-marshal-07", "R-C1-marshal-12", "R-C1-marshal-08")
@pytest.mark.rule("R-C1-card-04", "R-C1-card-02", "R-C1-card-03")
def test_eddard_and_jon_are_paid() -> None:
    t = lay({"hand": ["eddard_stark", "jon_snow"], "gold": 4}, {"hand": ["hodor"]}, phase="marshaling")
    assert player(t, 0)["gold"] == 8
    do(t, "0 marshal eddard_stark")
    assert player(t, 0)["gold"] == 4
    do(t, "0 marshal jon_snow")
    assert player(t, 0)["gold"] == 1, "kept for later"


@pytest.mark.rule("R-C1-marshal-11", "R-C1-multihouse-01", "R-C1-multihouse-02")
def test_cards_of_other_houses_cost_two_more() -> None:
    hand = ["hodor", "royal_guard_acoa", "cersei_lannister"]
    t = lay({"hand": hand, "house": "baratheon", "gold": 16}, {}, phase="marshaling")
    for name, cost in (("hodor", 3), ("royal_guard_acoa", 2), ("cersei_lannister", 5)):
        before = player(t, 0)["gold"]
        do(t, f"0 marshal {name}")
        assert before - player(t, 0)["gold"] == cost


@pytest.mark.rule("R-C1-marshal-01", "R-C1-marshal-02", "R-C1-marshal-03", "R-C1-marshal-14", "R-C1-round-02")
@pytest.mark.rule(
    "R-C1-round-04", "R-C1-action-08", "R-C1-action-05", "R-C1-action-07", "R-C1-marshal-09", "R-C1-play-01"
)
def test_each_has_one_turn_and_the_others_may_act() -> None:
    with taught("lady", BELL):
        t = lay({"hand": ["hodor", "kennel_master"]}, {"hand": ["hodor"], "play": ["lady"]}, phase="marshaling")
        assert t.waiting == (0,)
        do(t, "0 marshal hodor")
        assert t.waiting == (1,) and not offered(t, "marshal hodor") and offered(t, "trigger lady.1a")
        do(t, "1 pass", "0 pass")
        assert t.waiting == (1,) and offered(t, "marshal hodor")
        assert t.view(None)["table"]["active"] == 1
        while t.view(None)["table"]["phase"] == "marshaling":
            do(t, f"{t.waiting[0]} pass")
        assert not any("marshal" in text for text in texts(t)), "only in marshaling"


@pytest.mark.rule("R-C1-marshal-10", "R-C1-dupe-01", "R-C1-dupe-02", "R-C1-dupe-03", "R-C1-dupe-09", "R-C1-dupe-08")
@pytest.mark.rule("R-C1-dupe-07", "R-C1-keyword-08", "R-C1-dupe-11")
def test_duplicates_are_free_and_have_nothing_of_their_own() -> None:
    t = lay(
        {"hand": ["hodor", "hodor", "hodor"], "plot": "blockade", "gold": 1}, {"hand": ["hodor"]}, phase="marshaling"
    )
    do(t, "0 marshal hodor", "0 marshal hodor", "0 marshal hodor")
    assert player(t, 0)["gold"] == 0 and [c["card"] for c in player(t, 0)["play"]] == ["hodor.0a"]
    assert seen(t, "hodor.0a")["duplicates"] == ["hodor.0b", "hodor.0c"]


@pytest.mark.rule(
    "R-C1-unique-01", "R-C1-unique-02", "R-C1-unique-05", "R-C1-unique-06", "R-C1-dupe-10", "R-C1-card-05"
)
def test_unique_cards_go_by_name_and_player() -> None:
    t = lay(
        {"hand": ["the_hound_atoc"], "play": ["the_hound"], "house": "lannister", "gold": 9},
        {"play": ["the_hound"]},
        phase="marshaling",
    )
    do(t, "0 marshal the_hound_atoc")
    hound = seen(t, "the_hound.0a")
    assert hound["duplicates"] == ["the_hound_atoc.0a"] and hound["keywords"] == [], "the first one's text counts"
    assert in_play(t, "the_hound.1a")


@pytest.mark.rule("R-C1-unique-03")
def test_the_dead_do_not_come_back() -> None:
    t = lay({"hand": ["sansa_stark"], "dead": ["sansa_stark"], "gold": 9}, {}, phase="marshaling", hold=True)
    assert not offered(t, "marshal sansa_stark")


@pytest.mark.rule("R-C1-keyword-09", "R-C1-keyword-07", "R-C1-card-13", "R-C1-card-19")
def test_limited_and_no_attachments() -> None:
    hand = ["great_keep", "great_keep", "gutter_rats_cunning"]
    t = lay({"hand": hand, "play": ["hodor"], "gold": 9}, {"play": ["arya_stark"]}, phase="marshaling")
    do(t, "0 marshal great_keep")
    assert not offered(t, "marshal great_keep")
    do(t, "0 marshal gutter_rats_cunning")
    assert seen(t, "gutter_rats_cunning.0a")["on"] == "arya_stark.1a", "an opponent's; Hodor bears none"


@pytest.mark.rule("R-C1-kneel-01", "R-C1-kneel-02")
def test_cards_enter_play_standing() -> None:
    t = lay({"hand": ["hodor", "lady"]}, {}, phase="marshaling")
    do(t, "0 marshal hodor")
    assert seen(t, "hodor.0a")["kneeling"] is False


@pytest.mark.rule("R-C1-card-14")
def test_attachments_go_with_their_bearer() -> None:
    t = lay(
        {"play": ["robb_stark"]},
        {"play": ["arya_stark", "gutter_rats_cunning"]},
        cards={**on("gutter_rats_cunning.1a", "arya_stark.1a"), "arya_stark.1a": {"kneeling": True}},
    )
    attack(t, "military", "robb_stark.0a")
    assert player(t, 1)["dead"] == ["arya_stark.1a"] and player(t, 1)["discard"] == ["gutter_rats_cunning.1a"]


# ---------------------------------------------------------------------- dominance, standing, taxation


@pytest.mark.rule("R-C1-dominance-01", "R-C1-dominance-02", "R-C1-dominance-03", "R-C1-dominance-05", "R-C1-power-01")
def test_dominance_counts_standing_strength_and_gold() -> None:
    t = lay({"play": ["hodor"], "gold": 2}, {"play": ["grey_wind", "lady"], "gold": 1}, phase="dominance", hold=True,
            cards=knelt("grey_wind.1a"))  # fmt: skip
    assert [player(t, s)["faction_power"] for s in (0, 1)] == [1, 0], "6 against 3, before anybody acts"


@pytest.mark.rule("R-C1-dominance-04")
def test_a_tie_for_dominance_helps_nobody() -> None:
    t = lay({"play": ["hodor"]}, {"gold": 4}, {"gold": 1}, phase="dominance", hold=True)
    assert [player(t, s)["power"] for s in range(3)] == [0, 0, 0]


@pytest.mark.rule("R-C1-stand-01")
def test_all_cards_stand() -> None:
    cards = knelt("hodor.0a", "great_keep.0a", "lady.1a")
    t = lay({"play": ["hodor", "great_keep"]}, {"play": ["lady"]}, phase="standing", cards=cards, hold=True)
    assert not any(c["kneeling"] for s in (0, 1) for c in player(t, s)["play"])


@pytest.mark.rule("R-C1-tax-01")
@pytest.mark.parametrize("plot", ["rains_of_autumn", "planning_ahead"])
def test_gold_goes_back_unless_a_plot_forbids_it(plot: str) -> None:
    t = lay({"gold": 3, "plots": [plot]}, {"gold": 2}, phase="plot")
    now = t.round
    while t.round == now:
        t.choose(t.waiting[0], t.ask(t.waiting[0]).default)
    kept = [player(t, s)["gold"] for s in (0, 1)]
    assert min(kept) > 0 if plot == "planning_ahead" else kept == [0, 0]


@pytest.mark.rule("R-C1-gold-01", "R-C1-comp-07")
def test_gold_is_spent_in_any_phase() -> None:
    t = lay({"play": ["winterfell_kennels"], "gold": 1, "deck": ["ghost"]}, {}, phase="standing")
    do(t, "0 trigger winterfell_kennels.0a", "0 take ghost")
    assert "ghost" in player(t, 0, 0)["hand"]


@pytest.mark.rule("R-C1-twop-01", "R-C1-twop-02", "R-C1-twop-03")
def test_two_players_have_no_titles() -> None:
    t = lay({}, {}, phase="plot", hold=True)
    assert t.view(None)["table"]["chamber"] == []
    passes(t, 0, 1)
    do(t, "0 plot the_power_of_arms", "1 plot the_power_of_arms")
    do(t, f"{t.waiting[0]} player seat_0")
    assert prompt(t) == "act"
