"""Triggers and their windows: would, forced, interrupts, reactions, cancels, nested sequences."""

from __future__ import annotations

from typing import Any

import pytest

from cards2e.thrones import attack, do, in_play, knelt, lay, offered, player, prompt, seen, texts
from smallcouncil.games.cards2e.state import ThronesTable

STORM = "a_storm_of_swords"  # claim 1
WINTER = "the_winds_of_winter"  # claim 2


def claim_on(*victims: str, plot: str = STORM, mine: tuple[str, ...] = (), **more: Any) -> ThronesTable:
    """Robb has won a military challenge against kneeling characters."""
    cards = knelt(*(f"{c}.1a" for c in victims))
    cards.update(more.pop("cards", {}))
    seat = {"play": [*victims, *more.pop("with_them", [])], **more}
    t = lay({"play": ["robb_stark", *mine], "plot": plot}, seat, cards=cards)
    return attack(t, "military", "robb_stark.0a")


@pytest.mark.rule("R-C2-would-01")
@pytest.mark.rule("R-C2-would-03")
def test_would_be_killed_comes_before_is_killed() -> None:
    t = claim_on("benjen_stark", with_them=["maester_aemon"])
    do(t, "1 pick benjen_stark.1a")
    assert prompt(t) == "interrupt" and texts(t, 1) == ["pass", "trigger maester_aemon.1a"]
    do(t, "1 pass")
    assert prompt(t) == "interrupt" and texts(t, 1) == ["pass", "trigger benjen_stark.1a"]


@pytest.mark.rule("R-C2-would-02")
@pytest.mark.rule("R-C2-trigger-05")
def test_who_is_saved_is_not_killed_for_anybody() -> None:
    guarded: dict[str, Any] = {"with_them": ["bodyguard"], "mine": ("joffrey_baratheon",)}
    guarded["cards"] = {"bodyguard.1a": {"on": "shireen_baratheon.1a"}}
    t = claim_on("shireen_baratheon", **guarded)
    do(t, "1 trigger bodyguard.1a")
    assert in_play(t, "shireen_baratheon.1a")
    assert not seen(t, "joffrey_baratheon.0a")["kneeling"], "Shireen was not asked"
    assert prompt(t) != "react" and seen(t, "joffrey_baratheon.0a")["power"] == 0
    t = claim_on("shireen_baratheon", **guarded)
    do(t, "1 pass", "1 trigger shireen_baratheon.1a")
    assert offered(t, "trigger joffrey_baratheon.0a"), "without the save it is otherwise"


@pytest.mark.rule("R-C2-trigger-04")
@pytest.mark.rule("R-C2-interrupt-03")
def test_would_then_interrupt_then_the_death_then_reactions() -> None:
    t = claim_on(
        "shireen_baratheon",
        with_them=["bodyguard"],
        mine=("joffrey_baratheon", "arya_stark"),
        cards={"bodyguard.1a": {"on": "shireen_baratheon.1a"}},
    )
    assert texts(t, 1) == ["pass", "trigger bodyguard.1a"]
    do(t, "1 pass")
    assert texts(t, 1) == ["pass", "trigger shireen_baratheon.1a"] and in_play(t, "shireen_baratheon.1a")
    do(t, "1 trigger shireen_baratheon.1a", "1 pick arya_stark.0a")
    assert player(t, 1)["dead"] == ["shireen_baratheon.1a"]
    assert prompt(t) == "react" and texts(t, 0) == ["pass", "trigger joffrey_baratheon.0a"]


@pytest.mark.rule("R-C2-trigger-02")
@pytest.mark.rule("R-C2-interrupt-04")
@pytest.mark.rule("R-C2-interrupt-02")
def test_two_deaths_one_window_of_interrupts_one_after_the_other() -> None:
    t = lay(
        {"play": ["robb_stark", "arya_stark", "catelyn_stark"], "plot": WINTER, "hand": ["ice"]},
        {"play": ["shireen_baratheon", "ser_waymar_royce"]},
        cards=knelt("shireen_baratheon.1a", "ser_waymar_royce.1a"),
    )
    attack(t, "military", "robb_stark.0a")
    do(t, "1 pick shireen_baratheon.1a")
    assert prompt(t) == "interrupt"
    assert set(texts(t, 1)) == {"pass", "trigger shireen_baratheon.1a", "trigger ser_waymar_royce.1a"}
    do(t, "1 trigger shireen_baratheon.1a")
    assert texts(t, 1) == ["pick arya_stark.0a", "pick catelyn_stark.0a"], "first this one"
    do(t, "1 pick arya_stark.0a")
    assert texts(t, 1) == ["pass", "trigger ser_waymar_royce.1a"], "each once, although Catelyn still stands"
    do(t, "1 trigger ser_waymar_royce.1a")
    assert player(t, 0)["discard"] == ["ice.0a"]
    assert set(player(t, 1)["dead"]) == {"shireen_baratheon.1a", "ser_waymar_royce.1a"}


@pytest.mark.rule("R-C2-trigger-07")
@pytest.mark.rule("R-C2-cancel-02")
@pytest.mark.rule("R-C2-cancel-03")
def test_the_initiation_of_an_effect_comes_before_the_effect() -> None:
    def begun() -> ThronesTable:
        t = lay(
            {"play": ["robb_stark"], "hand": ["put_to_the_sword"], "gold": 2, "plot": STORM},
            {
                "play": ["shireen_baratheon", "bodyguard", "bran_stark", "left"],
                "hand": ["the_hands_judgment"],
                "gold": 2,
            },
            cards={**knelt("shireen_baratheon.1a", "left.1a"), "bodyguard.1a": {"on": "shireen_baratheon.1a"}},
        )
        attack(t, "military", "robb_stark.0a")
        return do(t, "0 play put_to_the_sword", "0 pick shireen_baratheon.1a")

    t = begun()
    assert set(texts(t, 1)) == {"pass", "trigger bran_stark.1a", "play the_hands_judgment"}, "no save yet"
    do(t, "1 pass")
    assert texts(t, 1) == ["pass", "trigger bodyguard.1a"], "now nothing can be cancelled"
    t = begun()
    do(t, "1 trigger bran_stark.1a")
    assert prompt(t) == "claim", "neither another cancel nor the bodyguard is asked for"
    assert in_play(t, "shireen_baratheon.1a") and player(t, 1)["hand_size"] == 1


@pytest.mark.rule("R-C2-interrupt-05")
@pytest.mark.rule("R-C2-forced-03")
def test_each_copy_is_used_and_each_is_done_before_the_next() -> None:
    t = lay(
        {"hand": ["gold_cloaks", "gold_cloaks"], "gold": 4, "faction": "lannister"},
        {"play": ["tyrion_lannister"], "hand": ["treachery"], "gold": 1, "faction": "lannister"},
        cards=knelt("tyrion_lannister.1a"),
    )
    do(t, "0 ambush gold_cloaks", "0 ambush gold_cloaks", "0 pass")
    assert t.waiting == (0,) and set(texts(t, 0)) == {"trigger gold_cloaks.0a", "trigger gold_cloaks.0b"}
    do(t, "0 trigger gold_cloaks.0b")
    assert prompt(t) == "interrupt" and in_play(t, "gold_cloaks.0a") and in_play(t, "gold_cloaks.0b")
    do(t, "1 pass")
    assert prompt(t) == "interrupt" and in_play(t, "gold_cloaks.0a") and not in_play(t, "gold_cloaks.0b")
    do(t, "1 pass")
    assert set(player(t, 0)["discard"]) == {"gold_cloaks.0a", "gold_cloaks.0b"}


@pytest.mark.rule("R-C2-interrupt-06")
@pytest.mark.rule("R-C2-reaction-05")
def test_a_closed_window_stays_closed() -> None:
    t = claim_on("shireen_baratheon", "left", mine=("joffrey_baratheon",))
    do(t, "1 pick shireen_baratheon.1a", "1 pass")
    assert player(t, 1)["dead"] == ["shireen_baratheon.1a"] and not seen(t, "joffrey_baratheon.0a")["kneeling"]
    assert prompt(t) == "react"
    do(t, "0 pass")
    while t.waiting and t.round == 1:
        assert not offered(t, "trigger joffrey_baratheon.0a") and not offered(t, "trigger shireen_baratheon.1a")
        do(t, f"{t.waiting[0]} {texts(t, t.waiting[0])[-1]}")
        if prompt(t) == "challenge":
            break
    assert seen(t, "joffrey_baratheon.0a")["power"] == 0


@pytest.mark.rule("R-C2-ability-03")
@pytest.mark.rule("R-C2-trigger-04")
@pytest.mark.rule("R-C2-forced-02")
def test_what_is_forced_comes_first() -> None:
    t = lay(
        {"play": ["robb_stark"], "hand": ["superior_claim"]},
        {"play": ["the_wall"], "faction": "nights_watch"},
    )
    attack(t, "power", "robb_stark.0a")
    assert prompt(t) == "react" and offered(t, "play superior_claim")
    assert seen(t, "the_wall.1a")["kneeling"], "before anybody may react"
    t = lay({"play": ["the_wall"], "hand": ["gold_cloaks"], "gold": 2, "faction": "nights_watch"}, {})
    do(t, "0 ambush gold_cloaks", "0 pass")
    assert prompt(t) == "interrupt" and offered(t, "trigger the_wall.0a")
    assert player(t, 0)["discard"] == ["gold_cloaks.0a"], "before other interrupts"


@pytest.mark.rule("R-C2-reaction-03")
def test_each_copy_of_a_reaction_is_used_once() -> None:
    t = lay(
        {"play": ["fiery_followers", "fiery_followers"], "faction": "baratheon"},
        {},
        phase="dominance",
        cards=knelt("fiery_followers.0a", "fiery_followers.0b"),
    )
    assert prompt(t) == "react" and len(texts(t, 0)) == 3
    do(t, "0 trigger fiery_followers.0a")
    assert texts(t, 0) == ["pass", "trigger fiery_followers.0b"]
    do(t, "0 trigger fiery_followers.0b")
    assert player(t, 0)["faction_power"] == 1, "both stand and win dominance"


@pytest.mark.rule("R-C2-reaction-04")
def test_a_reaction_is_done_before_the_next() -> None:
    t = lay(
        {"play": ["robb_stark", "the_mander"], "hand": ["put_to_the_sword"], "gold": 2, "plot": STORM},
        {"play": ["left", "right"]},
        cards=knelt("left.1a", "right.1a"),
    )
    attack(t, "military", "robb_stark.0a")
    assert set(texts(t, 0)) == {"pass", "trigger the_mander.0a", "play put_to_the_sword"}
    do(t, "0 play put_to_the_sword")
    assert texts(t, 0) == ["pick left.1a", "pick right.1a"]
    do(t, "0 pick left.1a")
    assert player(t, 1)["dead"] == ["left.1a"] and texts(t, 0) == ["pass", "trigger the_mander.0a"]


@pytest.mark.rule("R-C2-nested-02")
def test_cancels_of_cancels_of_cancels() -> None:
    for depth in range(5):
        t = lay(
            {"play": ["robb_stark"], "hand": ["put_to_the_sword", *["the_hands_judgment"] * 3], "gold": 2},
            {"play": ["left", "right", "littlefinger"], "hand": ["the_hands_judgment"] * 3, "gold": 2},
            cards=knelt("left.1a", "right.1a", "littlefinger.1a"),
        )
        attack(t, "military", "robb_stark.0a")
        do(t, "0 play put_to_the_sword", "0 pick littlefinger.1a")
        for level in range(depth):
            do(t, f"{(level + 1) % 2} play the_hands_judgment")
        while prompt(t) == "interrupt":
            do(t, f"{t.waiting[0]} pass")
        assert (in_play(t, "littlefinger.1a") is not None) is bool(depth % 2), depth


@pytest.mark.rule("R-C2-nested-03")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_is_asked_first_within_too(first: int) -> None:
    lion = {"faction": "lannister", "hand": ["treachery"] * 3, "gold": 3, "plot": STORM}
    t = lay(
        {**lion, "play": ["tywin_lannister", "lannisport"]},
        {**lion, "play": ["cersei_lannister"]},
        first=first,
        cards=knelt("cersei_lannister.1a"),
    )
    attack(t, "intrigue", "tywin_lannister.0a")
    do(t, "0 trigger lannisport.0a")
    assert prompt(t) == "interrupt" and t.waiting == (first,), "though it is seat 0 who reacts"
