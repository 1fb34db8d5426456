"""The round: phases, framework steps, action windows."""

from __future__ import annotations

from typing import Any

import pytest

from cards2e.rules.lessons import BELL, QUIET, taught
from cards2e.thrones import CLAIM_2, do, in_play, knelt, lay, offered, player, prompt, seen, texts
from smallcouncil.games.cardgame.effects.entering import put_into_play
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cards2e.state import ThronesTable
from smallcouncil.games.cards2e.writing import action, forced_reaction, gains_gold, you

PHASES = ["plot", "draw", "marshaling", "challenges", "dominance", "standing", "taxation"]


def walk(t: ThronesTable, *, until: int) -> list[tuple[str, str, int]]:
    """Everyone passes or takes the first choice until a round is over: (phase, question, active player) of each ask."""
    asked = []
    while t.view(None)["table"]["round"] < until:
        table, ask = t.view(None)["table"], t.ask(t.waiting[0])
        asked.append((table["phase"], ask.prompt, table["active"]))
        t.choose(ask.seat, ask.choices[0])
    return asked


def bell(**more: Any) -> dict[str, Any]:
    """A seat that could act in every window."""
    return {"play": ["the_iron_throne", *more.pop("play", [])], "deck": QUIET, **more}


@pytest.mark.rule("R-C2-round-01")
@pytest.mark.rule("R-C2-round-02")
@pytest.mark.rule("R-C2-round-05")
def test_seven_phases() -> None:
    t = lay({"deck": QUIET}, {"deck": QUIET}, phase="plot", round=0, listen=True)
    walk(t, until=2)
    begun = [event.write(t)["phase"] for event in t.log or [] if event.news.name == "phase"]
    assert begun == [*PHASES, "plot"], "the next round begins with the next plot phase"
    assert player(t, 0)["hand_size"] == 2, "nobody was asked whether he wants to draw"


@pytest.mark.rule("R-C2-round-06")
@pytest.mark.rule("R-C2-round-07")
@pytest.mark.rule("R-C2-round-08")
@pytest.mark.rule("R-C2-round-09")
@pytest.mark.rule("R-C2-round-12")
@pytest.mark.rule("R-C2-round-13")
@pytest.mark.rule("R-C2-round-14")
def test_the_action_windows() -> None:
    with taught("the_iron_throne", BELL):
        t = lay(bell(plots=["sneak_attack"]), {"deck": QUIET}, phase="plot", round=0)
        asked = walk(t, until=2)
        windows = [(phase, active) for phase, question, active in asked if question == "act"]
        assert windows == [
            ("plot", -1),
            ("draw", -1),
            ("marshaling", 0),
            ("marshaling", 1),
            ("challenges", 0),
            ("challenges", 1),
            ("dominance", -1),
            ("standing", -1),
            ("taxation", -1),
        ]
        assert asked.index(("plot", "first-player", -1)) < asked.index(("plot", "act", -1))


@pytest.mark.rule("R-C2-round-06")
@pytest.mark.rule("R-C2-round-14")
def test_in_melee_the_windows_come_after_the_titles() -> None:
    with taught("the_iron_throne", BELL):
        t = lay(bell(), {"deck": QUIET}, {"deck": QUIET}, phase="plot", begin="draft_titles")
        assert prompt(t) == "title"
        while prompt(t) == "title":
            t.choose(t.waiting[0], t.ask(t.waiting[0]).choices[0])
        assert prompt(t) == "act" and all(player(t, s)["title"] for s in range(3))
        while t.view(None)["table"]["phase"] != "taxation":
            t.choose(t.waiting[0], t.ask(t.waiting[0]).choices[0])
        assert prompt(t) == "act" and not any(player(t, s)["title"] for s in range(3))


@pytest.mark.rule("R-C2-round-09")
@pytest.mark.rule("R-C2-round-10")
@pytest.mark.rule("R-C2-round-11")
@pytest.mark.rule("R-C2-chkeyword-03")
def test_the_windows_of_a_challenge() -> None:
    with taught("the_iron_throne", BELL):
        t = lay(bell(play=["robb_stark", "theon_greyjoy"]), {"play": ["arya_stark", "bran_stark"], "deck": QUIET})
        do(t, "0 pass", "0 challenge power seat_1", "0 attack robb_stark.0a", "0 done")
        assert prompt(t) == "act", "after the initiation"
        do(t, "0 pass")
        assert prompt(t) == "defenders"
        do(t, "1 defend arya_stark.1a", "1 done")
        assert prompt(t) == "act", "before strengths are compared"
        assert t.view(None)["table"]["challenge"]["winner"] is None
        do(t, "0 pass", "0 done")
        assert prompt(t) == "act" and t.view(None)["table"]["challenge"] is None, "before the next challenge"
        do(t, "0 pass")
        assert prompt(t) == "challenge"
        do(t, "0 pass")
        assert prompt(t) == "act" and t.view(None)["table"]["active"] == 1


@pytest.mark.rule("R-C2-round-04")
def test_phases_have_a_beginning_and_an_end() -> None:
    t = lay({"play": ["fiery_followers"]}, {}, phase="dominance", cards=knelt("fiery_followers.0a"))
    assert prompt(t) == "react" and t.ask(0).args
    do(t, "0 trigger fiery_followers.0a")
    t = lay({"play": ["the_wall"]}, {}, begin="challenges_phase_ends")
    assert prompt(t) == "interrupt" and offered(t, "trigger the_wall.0a")


# ---------------------------------------------------------------------- draw


@pytest.mark.rule("R-C2-draw-01")
@pytest.mark.rule("R-C2-draw-02")
@pytest.mark.rule("R-C2-draw-03")
def test_two_cards_each_from_the_top() -> None:
    with taught("the_iron_throne", BELL):
        seat = bell(deck=[*QUIET, "arya_stark", "ice"])
        t = lay(seat, seat, phase="draw")
        assert prompt(t) == "act", "nobody could do anything in between"
        for s in (0, 1):
            assert player(t, s, s)["hand"] == ["arya_stark", "ice"] and player(t, s)["deck_size"] == len(QUIET)


@pytest.mark.rule("R-C2-draw-02")
def test_cards_of_one_step_or_effect_are_drawn_at_once() -> None:
    """Whoever answers a draw answers it once, however many cards there are."""
    with taught("the_iron_throne", BELL, forced_reaction(kinds.DREW, gains_gold(1), when=you)):
        t = lay(bell(), bell(), phase="draw")
        do(t, f"0 {texts(t, 0)[0]}")  # the first player orders the two
        assert prompt(t) == "act" and [player(t, s)["gold"] for s in (0, 1)] == [1, 1]
        t = lay(bell(plots=["counting_coppers"]), {"deck": QUIET}, phase="plot")
        t.choose(t.waiting[0], "player seat_0")
        assert player(t, 0)["hand_size"] == 3 and player(t, 0)["gold"] == 1


@pytest.mark.rule("R-C2-draw-04")
def test_any_number_of_cards_is_drawn() -> None:
    seat = {"deck": QUIET * 2, "plots": ["counting_coppers"], "hand": ["tumblestone_knight"]}
    t = lay(seat, {"deck": QUIET}, phase="plot")
    while prompt(t) == "first-player":
        t.choose(t.waiting[0], t.ask(t.waiting[0]).choices[0])
    assert prompt(t) == "act" and player(t, 0)["hand_size"] == 1 + 5, "three by the plot, two in the draw phase"


# ---------------------------------------------------------------------- marshaling


@pytest.mark.rule("R-C2-firstplayer-01")
@pytest.mark.rule("R-C2-marshal-01")
@pytest.mark.rule("R-C2-marshal-02")
@pytest.mark.rule("R-C2-marshal-03")
@pytest.mark.rule("R-C2-marshal-12")
def test_each_in_turn_collects_income() -> None:
    with taught("the_iron_throne", BELL):
        seat = bell(play=["the_roseroad"])
        t = lay(seat, seat, {**seat, "plot": "sneak_attack"}, phase="marshaling", first=2)
        pools = []
        for active in (2, 0, 1):
            assert t.view(None)["table"]["active"] == active
            pools.append([player(t, s)["gold"] for s in range(3)])
            do(t, "2 pass", "0 pass", "1 pass")
        assert pools == [[0, 0, 6], [4, 0, 6], [4, 4, 6]], "plot and road, each at his own turn"
        assert t.view(None)["table"]["phase"] == "challenges"


@pytest.mark.rule("R-C2-marshal-04")
@pytest.mark.rule("R-C2-marshal-05")
@pytest.mark.rule("R-C2-marshal-06")
@pytest.mark.rule("R-C2-marshal-11")
def test_only_the_active_player_marshals_and_all_may_act() -> None:
    with taught("the_iron_throne", BELL):
        seat = bell(hand=["tumblestone_knight", "bran_stark", "arya_stark"], gold=6)
        t = lay(seat, seat, phase="marshaling")
        do(t, "0 marshal arya_stark", "0 pass")
        assert t.waiting == (1,) and texts(t) == ["pass", "trigger the_iron_throne.1a"], "one action each, in turn"
        do(t, "1 trigger the_iron_throne.1a")
        assert player(t, 0)["gold"] == 6 and player(t, 1)["gold"] == 6, "three for Arya, to nobody"
        do(t, "0 marshal bran_stark", "1 pass", "0 marshal tumblestone_knight", "1 pass", "0 pass")
        assert player(t, 0)["gold"] == 2 and t.view(None)["table"]["active"] == 1


@pytest.mark.rule("R-C2-marshal-08")
@pytest.mark.rule("R-C2-marshal-09")
def test_put_into_play_is_neither_marshaled_nor_paid() -> None:
    t = lay({"play": ["arianne_martell"], "hand": ["littlefinger", "ice"], "gold": 9}, {}, phase="marshaling")
    do(t, "0 trigger arianne_martell.0a")
    assert in_play(t, "littlefinger.0a") and player(t, 0)["gold"] == 12
    assert prompt(t) == "act", "Littlefinger does not react: he was not marshaled"


@pytest.mark.rule("R-C2-marshal-10")
def test_put_into_play_only_where_it_could_be_marshaled() -> None:
    """The Old Bear brings a card of the Watch: the sword only if somebody may bear it."""
    seat = {"play": ["old_bear_mormont"], "hand": ["longclaw"]}
    t = lay(seat, {}, begin="challenges_phase_ends")
    assert offered(t, "trigger old_bear_mormont.0a")
    do(t, "0 trigger old_bear_mormont.0a")
    assert seen(t, "longclaw.0a")["on"] == "old_bear_mormont.0a"
    t = lay({"play": ["old_bear_mormont"], "hand": ["a_meager_contribution"]}, {}, begin="challenges_phase_ends")
    assert not offered(t, "trigger old_bear_mormont.0a")
    puts = action(lambda t, u: put_into_play(t, t.hands[u.seat][0], u.seat))
    for name, dead, enters in (("longclaw", "", False), ("arya_stark", "", True), ("arya_stark", "arya_stark", False)):
        with taught("the_iron_throne", puts):
            seat = {"play": ["the_iron_throne"], "hand": [name], "dead": [dead] if dead else []}
            t = lay(seat, {}, phase="dominance")
            do(t, "0 trigger the_iron_throne.0a")
            assert (in_play(t, f"{name}.0a") is not None) is enters, "whatever the effect says"


# ---------------------------------------------------------------------- dominance, standing, taxation


@pytest.mark.rule("R-C2-dominance-01")
@pytest.mark.rule("R-C2-dominance-02")
@pytest.mark.rule("R-C2-dominance-03")
@pytest.mark.rule("R-C2-dominance-04")
@pytest.mark.parametrize(
    ("one", "two", "power"),
    [
        ({"play": ["robb_stark"]}, {"play": ["arya_stark"]}, [1, 0]),
        ({"play": ["robb_stark"]}, {"play": ["arya_stark"], "gold": 3}, [0, 0]),
        ({"play": ["robb_stark"]}, {"play": ["arya_stark"], "gold": 4}, [0, 1]),
        ({"play": ["eddard_stark"]}, {"play": ["arya_stark"]}, [0, 1]),  # he kneels
        ({"gold": 1}, {}, [1, 0]),
        ({}, {}, [0, 0]),
    ],
)
def test_dominance(one: dict[str, Any], two: dict[str, Any], power: list[int]) -> None:
    cards = knelt("eddard_stark.0a") if "eddard_stark" in one.get("play", []) else {}
    t = lay({**one, "deck": QUIET}, {**two, "deck": QUIET}, phase="dominance", cards=cards)
    assert [player(t, s)["faction_power"] for s in (0, 1)] == power


@pytest.mark.rule("R-C2-standing-01")
def test_everything_stands() -> None:
    with taught("the_iron_throne", BELL):
        t = lay(
            bell(play=["robb_stark", "seal_of_the_hand", "lannisport"]),
            {"play": ["arya_stark"], "deck": QUIET},
            phase="standing",
            cards={
                **knelt("robb_stark.0a", "lannisport.0a", "arya_stark.1a", "house_stark.0a", "the_iron_throne.0a"),
                "seal_of_the_hand.0a": {"on": "robb_stark.0a", "kneeling": True},
            },
        )
        assert prompt(t) == "act" and t.view(None)["table"]["phase"] == "standing"
        assert not any(c["kneeling"] for s in (0, 1) for c in player(t, s)["play"])
        assert not player(t, 0)["faction_kneeling"]


@pytest.mark.rule("R-C2-taxation-01")
def test_unspent_gold_goes_back() -> None:
    t = lay({"gold": 3, "hand": ["ice"] * 6 + ["summer"] * 6}, {"gold": 5}, phase="taxation")
    assert prompt(t) == "reserve" and [player(t, s)["gold"] for s in (0, 1)] == [0, 0]


@pytest.mark.rule("R-C2-taxation-02")
@pytest.mark.rule("R-C2-taxation-04")
@pytest.mark.rule("R-C2-taxation-05")
def test_down_to_the_reserve_in_player_order() -> None:
    hand = ["ice", "summer", "bran_stark"] * 3
    hands = ({"hand": hand}, {"hand": hand[:5]}, {"hand": hand[:6]})
    t = lay(*({**seat, "plot": CLAIM_2} for seat in hands), phase="taxation", first=2)
    assert t.waiting == (2,) and prompt(t) == "reserve"
    do(t, "2 take bran_stark")
    assert t.waiting == (0,)
    do(t, "0 take ice", "0 take summer", "0 take ice", "0 take ice")
    assert [player(t, s)["hand_size"] for s in range(3)] == [5, 5, 5], "who has five may not discard"
    assert player(t, 0, 0)["hand"] == ["bran_stark"] * 3 + ["summer"] * 2


@pytest.mark.rule("R-C2-taxation-03")
def test_the_reserve_is_that_of_plot_and_modifiers() -> None:
    t = lay({"hand": ["ice", "summer"] * 4, "play": ["the_iron_throne"]}, {}, phase="taxation")
    assert player(t, 0)["plot_values"]["reserve"] == 7 and t.ask(0).args == (1,)


@pytest.mark.rule("R-C2-taxation-06")
@pytest.mark.rule("R-C2-round-03")
def test_what_lasts_for_the_round_ends_with_the_taxation_phase() -> None:
    effect = ["no-challenges-against", 2, -1, 1, 0, -1]  # until the end of the round
    with taught("the_iron_throne", BELL):
        t = lay(bell(), {"deck": QUIET}, phase="taxation", lasting=[effect])
        assert prompt(t) == "act" and len(t.view(None)["table"]["lasting"]) == 1
        do(t, "0 pass")
        assert t.view(None)["table"]["round"] == 2 and t.view(None)["table"]["lasting"] == []
