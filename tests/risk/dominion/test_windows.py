"""Windows: who is asked in which order, when they close, what `safe` hides, and what may be done at any time."""

from __future__ import annotations

import json
from typing import Any

import pytest

from laws.random_play import pick
from laws.secrecy import check_leak
from risk.dominion_table import at_any_time, cards, dice, dominion, may, moment, strike, unasked, units
from risk.table import GAME, asked, choices, play, skip
from smallcouncil.games.risk.state import RiskTable
from smallcouncil.games.risk.windows.moments import WINDOWS, moments
from smallcouncil.games.risk.windows.windows import EFFECTS
from smallcouncil.table import IllegalChoice, Rng

SAFE = {"windows": "safe"}


# ---------------------------------------------------------------------- order and end


@pytest.mark.parametrize(
    ("defender", "order"),
    [
        ("lannister", ["stark", "baratheon", "lannister", "tyrell"]),
        ("baratheon", ["stark", "baratheon", "lannister", "tyrell"]),
    ],
)
def test_the_active_player_first_then_turn_order(defender: str, order: list[str]) -> None:
    """Whoever is invaded has no place before the others."""
    everything = ["strength_of_steel", "castle_walls", "unplanned_losses"]
    t = dominion(
        {"kings_landing": f"{defender} 4", "highgarden": "tyrell 3"},
        players=4,
        gold=dict.fromkeys(order, 300),
        maesters=dict.fromkeys(order, everything),
        characters={},
    )
    play(t, "stark invade harrenhal kings_landing")
    seen = []
    while asked(t) != "stark invade.attack":
        seen.append(asked(t))
        t.choose(t.waiting[0], "pass")
    kinds = {"stark": "declare", defender: "against_me"}
    assert seen == [f"{house} window.{kinds.get(house, 'against_other')}" for house in order]


def test_turn_order_goes_on_from_the_active_player() -> None:
    t = dominion(
        {"highgarden": "tyrell 3"},
        players=4,
        turn="lannister",
        step="start",
        gold=dict.fromkeys(("stark", "baratheon", "tyrell", "lannister"), 300),
        maesters={
            **{house: ["freefolk_uprising"] for house in ("stark", "baratheon", "tyrell")},
            "lannister": ["mourning_the_fallen"],
        },
        characters={},
    )
    seen = []
    while asked(t).split()[1].startswith("window"):
        seen.append(asked(t).split()[0])
        t.choose(t.waiting[0], "pass")
    assert seen == ["lannister", "tyrell", "stark", "baratheon"]


def test_a_window_closes_when_all_have_passed_in_a_row() -> None:
    """Stark passes, Lannister plays: Stark is asked again, and so is Lannister, until both pass."""
    t = dominion(
        gold={"stark": 200, "lannister": 300},
        maesters={
            "stark": ["strength_of_steel", "raid_the_countryside"],
            "lannister": ["castle_walls", "fortified_ports"],
        },
        characters={},
    )
    play(t, "stark invade harrenhal kings_landing", "stark pass")
    assert asked(t) == "lannister window.against_me"
    play(t, "lannister play castle_walls")
    assert asked(t) == "stark window.declare", "he may answer"
    play(t, "stark play strength_of_steel")
    assert asked(t) == "lannister window.against_me"
    play(t, "lannister pass")
    assert asked(t) == "stark window.declare", "he has played since: one more round"
    play(t, "stark pass")
    assert asked(t) == "stark invade.attack", "both have passed in a row"


def test_the_dice_window_alternates_until_both_pass() -> None:
    t = dominion(
        turn="lannister",
        gold={"lannister": 200, "stark": 200},
        characters={"jaime_lannister": ["up", -1], "ned_stark": ["up", -1]},
    )
    play(t, "lannister invade kings_landing harrenhal")
    strike(t, 1, 2, 3, 1, 1)
    assert asked(t) == "lannister window.rolled", "the attacker first"
    play(t, "lannister pass")
    assert asked(t) == "stark window.rolled"
    play(t, "stark use ned_stark")
    assert asked(t) == "lannister window.rolled"
    play(t, "lannister use jaime_lannister", "lannister die 1")
    assert asked(t) == "lannister invade.attack", "nobody has anything left"
    assert units(t, "kings_landing", "harrenhal") == [3, 6], "6 against 6, 3 against 1"


def test_a_window_with_nothing_to_do_is_not_opened() -> None:
    t = dominion(gold={"stark": 200, "lannister": 200}, characters={})
    play(t, "stark invade harrenhal kings_landing")
    assert asked(t) == "stark invade.attack"


def test_a_called_off_invasion_closes_its_window() -> None:
    everyone: dict[str, Any] = {"gold": dict.fromkeys(("stark", "baratheon", "lannister"), 500)}
    t = moment(
        "a_temporary_truce", {"dragonstone": "baratheon 3"}, **everyone, maesters={"baratheon": ["unplanned_losses"]}
    )
    play(t, "baratheon pass")
    play(t, "lannister play a_temporary_truce")
    assert asked(t) == "stark invade.declare", "nobody is asked about it any more"


def test_every_window_of_the_data_is_known_and_every_effect_belongs_to_a_card() -> None:
    facts = GAME.facts()
    used = {card["window"] for deck in ("characters", "maesters") for card in facts[deck]}
    assert all(moments(window) for window in used)
    assert {WINDOWS[m] for window in used for m in moments(window)} == set(WINDOWS)
    assert set(EFFECTS) == {card["op"] for deck in ("characters", "maesters") for card in facts[deck]}


# ---------------------------------------------------------------------- fast and safe


def windows_of(t: RiskTable, *moves: str) -> list[str]:
    """The windows that are opened while the moves are made and everyone passes."""
    seen = []
    script = list(moves)
    while script or asked(t).split()[1].startswith("window"):
        if asked(t).split()[1].startswith("window"):
            seen.append(asked(t))
            t.choose(t.waiting[0], "pass")
        else:
            dice(t, 2, 2, 2, 2, 2)
            play(t, script.pop(0))
    return seen


BATTLE = ("stark invade harrenhal kings_landing", "stark attack 3", "lannister defend 2")


def test_fast_asks_only_who_can_act() -> None:
    t = dominion(gold={"lannister": 500}, maesters={"lannister": ["hired_thieves"]}, characters={})
    assert windows_of(t, *BATTLE) == []


def test_safe_asks_whoever_might_hold_a_card_for_the_moment() -> None:
    t = dominion(
        gold={"lannister": 500, "baratheon": 300},
        maesters={"lannister": ["hired_thieves"], "baratheon": ["bribery"]},
        characters={},
        options=SAFE,
    )
    seen = windows_of(t, *BATTLE)
    assert seen == [
        "baratheon window.against_other",
        "lannister window.against_me",
        "lannister window.committed",
        "lannister window.rolled",
    ]


@pytest.mark.parametrize(
    ("purse", "seen"),
    [
        (0, []),
        (100, ["lannister window.against_me", "lannister window.rolled"]),
        (200, ["lannister window.against_me", "lannister window.committed", "lannister window.rolled"]),
    ],
)
def test_safe_asks_nobody_who_could_pay_no_card(purse: int, seen: list[str]) -> None:
    t = dominion(gold={"lannister": purse}, maesters={"lannister": ["hired_thieves"]}, characters={}, options=SAFE)
    assert windows_of(t, *BATTLE) == seen


def test_safe_asks_nobody_without_maester_cards() -> None:
    t = dominion(gold={"lannister": 500, "stark": 500}, characters={}, options=SAFE)
    assert windows_of(t, *BATTLE) == []


def test_safe_counts_mourning() -> None:
    t = dominion(
        gold={"lannister": 100}, maesters={"lannister": ["hired_thieves"]}, characters={}, mourning=1, options=SAFE
    )
    assert windows_of(t, *BATTLE) == []


def test_the_question_does_not_tell_what_is_held() -> None:
    """Whatever Lannister holds, the others see the same."""
    views = set()
    for held in ("bribery", "wed_for_peace", "hired_thieves", "valar_morghulis"):
        t = dominion(
            gold={"lannister": 400}, maesters={"lannister": [held]}, maester_deck=[], characters={}, options=SAFE
        )
        play(t, "stark invade harrenhal kings_landing")
        assert asked(t) == "lannister window.against_me"
        views.add(json.dumps([t.view(0), t.view(1), t.view(None)]))
    assert len(views) == 1


@pytest.mark.parametrize(
    ("step", "held", "prompt", "only"),
    [
        ("reinforce", {"hand": {"stark": ["skagos", "karhold", "stoney_shore"]}}, "reinforce.trade", ["keep_cards"]),
        ("reinforce", {"maesters": {"stark": ["bribery"]}}, "reinforce.redeem", ["keep_cards"]),
        ("objective", {"objectives": {"stark": ["hold_2500_gold"]}}, "objective.complete", ["done"]),
    ],
)
def test_safe_asks_even_if_there_is_nothing_to_choose(
    step: str, held: dict[str, Any], prompt: str, only: list[str]
) -> None:
    """Cards without a set, a maester card without a special unit, objectives that are not fulfilled."""
    t = dominion(step=step, **held, characters={}, options=SAFE)
    assert asked(t) == f"stark {prompt}" and choices(t) == only
    t = dominion(step=step, **held, characters={})
    assert asked(t) != f"stark {prompt}"


def test_safe_asks_before_the_first_invasion_even_if_none_is_possible() -> None:
    peace = {"winterfell": "stark 1", "harrenhal": "stark 1", "riverrun": "stark 1"}
    give: dict[str, Any] = {"gold": {"stark": 300}, "maesters": {"stark": ["bribery"]}, "characters": {}}
    assert asked(dominion(peace, **give, options=SAFE)) == "stark invade.declare"
    assert asked(dominion(peace, **give)).startswith("baratheon")


@pytest.mark.parametrize("seed", range(2))
def test_safe_tables_betray_nothing_at_any_question(seed: int) -> None:
    """At every question of some turns, nobody's view changes when all that they cannot know is drawn anew."""
    rng = Rng(seed)
    t = GAME.new(seed=seed, players=3, mode="dominion", windows="safe")
    skip_setup(t)
    for place in range(240):
        if t.over:
            break
        if place % 9 == 0 or (
            not t.asks[0].prompt.startswith(("invade", "reinforce.place", "maneuver")) and place % 3 == 0
        ):
            check_leak(t, rng, times=1)
        seat, choice = pick(t, rng)
        t.choose(seat, choice)


def skip_setup(t: Any) -> None:
    while t.turn < 0:
        t.choose(t.asks[0].seat, t.asks[0].default)


@pytest.mark.parametrize(
    ("turn", "moves", "zone"),
    [
        ("lannister", ["buy_maester", "use tyrion_lannister"], "maester_deck"),
        ("stark", ["buy_objective"], "objective_deck"),
    ],
)
def test_cards_being_looked_at_are_known_to_who_looks_alone(turn: str, moves: list[str], zone: str) -> None:
    t = dominion(turn=turn, step="buy", gold={turn: 300}, characters={"tyrion_lannister": ["up", -1]})
    top = t.position()[zone][-2:]
    play(t, *[f"{turn} {move}" for move in moves])
    me = t.turn
    assert sorted(c.split()[1] for c in choices(t)) == sorted(top)
    for other in {0, 1, 2, None} - {me}:
        assert not any(card in json.dumps(t.view(other)) for card in top)
        guesses = {tuple(sorted(looked_at(t.imagine(other, Rng(n))))) for n in range(8)}
        assert len(guesses) > 4, "others can only guess"
    assert {tuple(sorted(looked_at(t.imagine(me, Rng(n))))) for n in range(4)} == {tuple(sorted(top))}


def looked_at(t: RiskTable) -> list[str]:
    """What the seat that looks may keep."""
    return [c.split()[1] for c in choices(t)]


# ---------------------------------------------------------------------- at any time


def test_at_any_time_is_offered_to_who_is_not_asked() -> None:
    t = dominion(
        gold={"lannister": 300, "baratheon": 300},
        maesters={"lannister": ["preparing_for_war", "castle_walls"], "baratheon": ["a_sworn_sword"]},
        characters={},
    )
    assert asked(t) == "stark invade.declare"
    assert may(t, "lannister") == ["play preparing_for_war"] and may(t, "baratheon") == ["play a_sworn_sword"]
    assert may(t, "stark") == [], "who is asked is not offered it twice"
    view = t.view(2)
    assert [c["text"] for c in view["may"]["choices"]] == ["play preparing_for_war"] and not view["may"]["must"]
    assert "preparing_for_war" not in json.dumps([t.view(0), t.view(1), t.view(None)])


def test_the_interrupted_question_is_put_again_with_what_has_changed() -> None:
    t = dominion(
        {"kings_landing": "lannister 2"},
        gold={"baratheon": 200},
        maesters={"baratheon": ["preparing_for_war"]},
        characters={},
    )
    play(t, "stark invade harrenhal kings_landing", "stark attack 2")
    before = choices(t)
    assert asked(t) == "lannister invade.defend"
    unasked(t, "baratheon play preparing_for_war")
    play(t, "baratheon at skagos", "baratheon at karhold", "baratheon at the_gift")
    assert asked(t) == "lannister invade.defend" and choices(t) == before
    assert units(t, "skagos", "karhold", "the_gift") == [2, 2, 2]


def test_not_between_rolling_and_comparing_dice() -> None:
    t = dominion(
        turn="lannister",
        gold={"lannister": 300, "stark": 300},
        maesters={"lannister": ["a_sworn_sword"], "stark": ["a_sworn_sword"]},
        characters={"jaime_lannister": ["up", -1], "ned_stark": ["up", -1]},
        musters={"stark": ["harrenhal"]},
    )
    play(t, "lannister invade kings_landing harrenhal", "lannister attack 3")
    assert "play a_sworn_sword" in at_any_time(t, "lannister") and "play a_sworn_sword" in at_any_time(t, "stark")
    dice(t, 1, 2, 3, 1, 1)
    play(t, "stark defend 2")
    for house in ("lannister", "stark"):
        assert asked(t) == f"{house} window.rolled"
        assert at_any_time(t, "lannister") == [] and at_any_time(t, "stark") == []
        if house == "lannister":
            play(t, "lannister use jaime_lannister")
            assert asked(t) == "lannister dice.highest_face" and at_any_time(t, "stark") == []
            play(t, "lannister die 1")
    with pytest.raises(IllegalChoice):
        unasked(t, "lannister play a_sworn_sword")
    play(t, "stark pass")
    assert "play a_sworn_sword" in at_any_time(t, "stark") and "muster harrenhal" in at_any_time(t, "stark")


def test_at_any_time_while_a_conqueror_moves_in() -> None:
    t = dominion(
        {"kings_landing": "lannister 1"},
        gold={"baratheon": 100},
        maesters={"baratheon": ["a_sworn_sword"]},
        characters={},
    )
    play(t, "stark invade harrenhal kings_landing")
    strike(t, 6, 6, 6, 1)
    assert asked(t) == "stark conquer.advance" and may(t, "baratheon") == ["play a_sworn_sword"]
    unasked(t, "baratheon play a_sworn_sword")
    skip(t, "conquer.advance")
    assert choices(t, "advance") == ["advance 3", "advance 2", "advance 1", "advance 0"]


def test_nothing_at_any_time_for_who_is_out_or_before_the_first_turn() -> None:
    t = GAME.new(seed=1, players=3, mode="dominion", houses=("stark", "baratheon", "lannister"))
    assert all(t.may(s) is None for s in range(3))
    field = {"kings_landing": "stark 1", "casterly_rock": "stark 1"}
    t = dominion(field, gold={"lannister": 500}, maesters={"lannister": ["a_sworn_sword"]}, characters={})
    assert may(t, "lannister") == []


def test_an_offer_that_nobody_has_is_refused() -> None:
    t = dominion(gold={"lannister": 500}, characters={})
    before = json.dumps(t.position())
    for text in ("play a_sworn_sword", "muster kings_landing", "maneuver", "ransom jon_snow"):
        with pytest.raises(IllegalChoice):
            unasked(t, f"lannister {text}")
    assert json.dumps(t.position()) == before


def test_a_card_of_any_time_while_a_card_waits_to_be_cancelled() -> None:
    t = dominion(
        step="start",
        gold={"stark": 200, "lannister": 400, "baratheon": 100},
        maesters={"stark": ["hired_thieves"], "lannister": ["spiders_sabotage"], "baratheon": ["a_sworn_sword"]},
        characters={},
    )
    play(t, "stark play hired_thieves")
    assert asked(t) == "lannister window.cancel"
    unasked(t, "baratheon play a_sworn_sword")
    assert asked(t) == "lannister window.cancel", "that one may be cancelled too"
    play(t, "lannister pass", "baratheon put knight dragonstone")
    assert asked(t) == "lannister window.cancel" and cards(t, "lannister") == ["spiders_sabotage"]
    play(t, "lannister play spiders_sabotage")
    assert [e.write(t)["maester"] for e in t.heard(None) if e.news.name == "cancelled"] == ["hired_thieves"]
