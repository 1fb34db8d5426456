"""Where rules end: the case beside the one that their examples show."""

from __future__ import annotations

import pytest

from cardgame.moves import resolved
from cards1e.council import (
    FILLER,
    attack,
    defend,
    do,
    fight,
    fought,
    in_play,
    knelt,
    lay,
    offered,
    on,
    player,
    prompt,
    seen,
    until,
)
from cards1e.lessons import taught
from smallcouncil.games.cards1e.facts import DEATHBOUND, INTIMIDATE
from smallcouncil.games.cards1e.game import GAME
from smallcouncil.games.cards1e.writing import CHARACTERS, action, choose, kill_target
from smallcouncil.table import Rng

KNIGHT = "knight_of_the_tumblestone"  # military and power, strength 2

# ---------------------------------------------------------------------- marshaling, set-up


@pytest.mark.rule("R-C1-marshal-10")
def test_a_duplicate_does_not_use_a_reduction_up() -> None:
    hand = ["robb_stark", "greatjon_umber"]
    t = lay({"play": ["robb_stark", "godswood"], "hand": hand, "gold": 0}, {}, phase="marshaling", hold=True)
    until(t, "act", 0)
    gold = player(t, 0)["gold"]
    do(t, "0 trigger godswood.0a", "1 pass", "0 marshal robb_stark", "1 pass", "0 marshal greatjon_umber")
    assert player(t, 0)["gold"] == gold - 2, "Greatjon Umber costs 4, the duplicate nothing"


@pytest.mark.rule("R-C1-setup-20")
def test_another_keyword_does_not_lay_an_attachment_out() -> None:
    """Flame-kissed has ambush, not setup."""
    draw = {"jhogo": 3, "flame_kissed": 4}
    decks = [{"faction": "targaryen", "plots": {"blockade": 1}, "draw": draw}] * 2
    t = GAME.new(seed=3, players=2, decks=decks, free_decks=True)
    while t.ask(t.waiting[0]).prompt == "mulligan":
        t.choose(t.waiting[0], "keep")
    t.choose(t.waiting[0], "place jhogo")
    assert [t.text(c) for c in t.ask(t.waiting[0]).choices] == ["done"], "though its 2 gold are left"


# ---------------------------------------------------------------------- challenges


@pytest.mark.rule("R-C1-housekw-02")
def test_the_strongest_who_intimidates_counts() -> None:
    with taught("hodor", keywords=INTIMIDATE, alone=True), taught(FILLER, keywords=INTIMIDATE):
        t = lay({"play": ["hodor", FILLER]}, {"play": ["robb_stark"]}, hold=True)
        fought(t, "military", ["hodor.0a", f"{FILLER}.0a"], ["robb_stark.1a"])
        assert (fight(t)["attack"], fight(t)["defense"]) == (4, 0), "Robb Stark is as strong as the pup only"


@pytest.mark.rule("R-C1-housekw-02")
def test_nobody_intimidates_in_defence() -> None:
    with taught("hodor", keywords=INTIMIDATE, alone=True):
        t = lay({"play": ["robb_stark", FILLER]}, {"play": ["hodor"]}, hold=True)
        fought(t, "military", ["robb_stark.0a", f"{FILLER}.0a"], ["hodor.1a"])
        assert fight(t)["attack"] == 4


@pytest.mark.rule("R-C1-claim-03")
def test_a_claim_below_nothing_is_none() -> None:
    """Two bones lower a claim of 1 by 2: nobody dies."""
    bones = {"play": ["jhogo", "bones_of_a_child", "bones_of_a_child"]}
    cards = {**knelt("jhogo.1a"), **on("bones_of_a_child.1a", "jhogo.1a"), **on("bones_of_a_child.1b", "jhogo.1a")}
    t = lay({"play": [KNIGHT]}, bones, cards=cards, hold=True)
    attack(t, "military", f"{KNIGHT}.0a")
    for copy in "ab":
        until(t, "act", 1)
        do(t, f"1 trigger bones_of_a_child.1{copy}")
        if prompt(t) == "choose":
            do(t, "1 pick summoning_season.0a")
    assert player(t, 0)["plot_values"]["claim"] == 0
    resolved(t)
    assert in_play(t, "jhogo.1a") and player(t, 0)["power"] == 1, "it was won, and unopposed"


@pytest.mark.rule("R-C1-action-06")
def test_the_first_player_has_the_first_word_after_every_challenge() -> None:
    """Also after those of the others."""
    t = lay({"play": [FILLER]}, {"play": [KNIGHT]}, cards=knelt(f"{FILLER}.0a"), hold=True)
    until(t, "challenge", 1)
    attack(t, "power", f"{KNIGHT}.1a", seat=1, against=0)
    resolved(t)
    assert prompt(t) == "act" and t.waiting == (0,)


# ---------------------------------------------------------------------- titles


@pytest.mark.rule("R-C1-rival-05")
def test_a_rival_is_beaten_in_defence_too() -> None:
    """The Master of Whispers defends against the Master of Laws."""
    titles = ({"title": "master_of_laws"}, {"title": "master_of_whispers"}, {"title": "master_of_coin"})
    t = lay({"play": [KNIGHT], **titles[0]}, {"play": ["eddard_stark"], **titles[1]}, titles[2], hold=True)
    attack(t, "power", f"{KNIGHT}.0a")
    defend(t, "eddard_stark.1a")
    until(t, "renown", 1)
    do(t, "1 done")
    assert player(t, 1)["faction_power"] == 1


@pytest.mark.rule("R-C1-ability-12")
def test_the_commander_takes_one_power() -> None:
    commander = {"play": ["eddard_stark"], "title": "lord_commander"}
    t = lay({"play": [KNIGHT], "power": 3}, {"play": [FILLER]}, commander, cards=knelt(f"{FILLER}.1a"), hold=True)
    attack(t, "military", f"{KNIGHT}.0a")
    until(t, "step-in", 2)
    do(t, "2 step-in", "2 defend eddard_stark.2a")
    while prompt(t) != "take-power":
        do(t, f"{t.waiting[0]} {'pass' if offered(t, 'pass') else 'done'}")
    do(t, "2 take-power")
    assert (player(t, 0)["faction_power"], player(t, 2)["faction_power"]) == (2, 1)


# ---------------------------------------------------------------------- leaving play, immunity


@pytest.mark.rule("R-C1-keyword-08")
def test_a_deathbound_attachment_dies_with_its_bearer() -> None:
    kills = action(kill_target, target=choose(CHARACTERS))
    with taught("distraction", kills, alone=True), taught("lordship", keywords=DEATHBOUND):
        t = lay({"hand": ["distraction"]}, {"play": ["arya_stark", "lordship"]}, phase="dominance",
                cards=on("lordship.1a", "arya_stark.1a"), hold=True)  # fmt: skip
        do(t, "0 play distraction", "0 pick arya_stark.1a")
        assert set(player(t, 1)["dead"]) == {"arya_stark.1a", "lordship.1a"}


@pytest.mark.card("warlocks_servitors", "ser_jacelyn_bywater", "brienne_of_tarth")
@pytest.mark.parametrize("immune", ["warlocks_servitors", "ser_jacelyn_bywater", "brienne_of_tarth"])
def test_who_is_immune_to_characters_is_not_to_events(immune: str) -> None:
    t = lay({"hand": ["distraction"]}, {"play": [immune]}, phase="marshaling", hold=True)
    do(t, "0 play distraction", f"0 pick {immune}.1a")
    assert seen(t, f"{immune}.1a")["kneeling"]


# ---------------------------------------------------------------------- plot decks that change hands


@pytest.mark.card("varys")
def test_varys_exchanges_used_plots_too_and_both_have_seen_them() -> None:
    seats = (
        {"play": ["varys"], "plots": ["blockade", "rains_of_autumn"], "used": ["valar_morghulis"]},
        {"plots": ["herding_the_masses", "uneasy_truce"], "used": ["wildfire_assault", "rule_by_decree"]},
        {"plots": ["blockade", "rains_of_autumn"]},
    )
    t = lay(*seats, phase="plot", hold=True)
    do(t, "0 trigger varys.0a", "0 player seat_1")
    assert player(t, 0)["used"] == ["wildfire_assault.1a", "rule_by_decree.1a"]
    assert player(t, 1)["used"] == ["valar_morghulis.0a"]
    now = t.round
    while t.round == now:
        t.choose(t.waiting[0], t.ask(t.waiting[0]).default)
    used = [player(t, seat)["used"] for seat in (0, 1)]
    assert [card[-2] for card in used[0]] == ["0"] * len(used[0]) and "valar_morghulis.0a" in used[0]
    assert [card[-2] for card in used[1]] == ["1"] * len(used[1]) and "rule_by_decree.1a" in used[1]
    held = sorted(t.box.what[c] for c in t.plots[0])
    guessed = [sorted(guess.box.what[c] for c in guess.plots[0]) for guess in (t.imagine(1, Rng(s)) for s in range(6))]
    assert guessed == [held] * 6, "who has held a plot deck knows what is in it"
