"""Bots at Risk: heuristics answer everything and beat chance; searching beats heuristics."""

from __future__ import annotations

from typing import Any

import pytest

import smallcouncil as sc
from risk.table import lay
from smallcouncil.arena import series
from smallcouncil.bots import Knowledge, heuristics, make
from smallcouncil.games.risk.board import TERRITORIES
from smallcouncil.games.risk.heuristics import ANSWERS, evaluate, shortlist
from smallcouncil.games.risk.heuristics.odds import HARMLESS, WIN, chance, exchange, gain, outcomes
from smallcouncil.games.risk.heuristics.territories import envy
from smallcouncil.table import Prompt, Rng, Table

RISK = sc.game("risk")
MODES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 5},
    {"players": 2, "mode": "dominion"},
    {"players": 3, "mode": "dominion"},
    {"players": 4, "mode": "dominion"},
    {"players": 5, "mode": "dominion"},
    {"players": 6},
    {"players": 7, "rules": "dominion"},
]


def rate(bots: list[str], options: dict[str, Any], games: int, **budget: Any) -> float:
    """The share of games that the first kind of bot wins."""
    played = series("risk", bots, games=games, options=options, budget=budget)
    return next(s.rate for s in played.win_rates() if s.name == bots[0])


def test_every_question_has_an_answer() -> None:
    prompts = {word for word in RISK.words if isinstance(word, Prompt) and word is not RISK.offer_prompt}
    assert prompts == set(ANSWERS)


@pytest.mark.parametrize("options", MODES, ids=str)
def test_heuristics_choose_legally_and_from_the_shortlist(options: dict[str, Any]) -> None:
    decide = heuristics("risk").decide
    rng = Rng(1)
    table = RISK.new(seed=3, **options)
    while not table.over and table.made < 600:
        ask = table.asks[0]
        choice = decide(table, ask.seat, ask, rng)
        if table.made % 5 == 0:
            check_shortlist(table)
            values = evaluate(table)
            assert len(values) == table.players and sum(values) == pytest.approx(1)
        table.choose(ask.seat, rng.pick(ask.choices) if rng.below(10) == 0 else choice)


def check_shortlist(table: Table) -> None:
    ask = table.asks[0]
    short = shortlist(table, ask.seat, ask)
    assert heuristics("risk").decide(table, ask.seat, ask, Rng(1)) in short[:2]  # an opening is not always the same
    assert len(set(short)) == len(short)
    assert set(short) <= set(ask.choices)


def test_what_decides_a_duel() -> None:
    """On an even board whoever has the turn is ahead; units and cards count, and in Dominion points and gold, too."""

    def first(essos: str = "ghiscari 2", **more: Any) -> float:
        table = lay({"volantis": essos, "lys": "targaryen 2"}, rest="ghiscari 2", players=2, **more)
        return evaluate(table)[0]

    dominion: dict[str, Any] = {"options": {"mode": "dominion"}, "characters": {}}
    assert first(turn="targaryen") > first(turn="ghiscari")
    assert first("targaryen 2") > first()
    assert first("targaryen 9") > first("targaryen 2")
    assert first(hand={"targaryen": ["myr"]}) > first()
    plain = first(**dominion)
    assert first(gold={"targaryen": 500}, **dominion) > plain
    assert first(points={"targaryen": 3}, **dominion) > plain
    assert first(maesters={"targaryen": ["castle_walls"]}, **dominion) > plain


def test_heuristics_do_not_look_at_what_they_cannot_know() -> None:
    """On tables that differ only in what the seat cannot know, the answer is the same."""
    decide = heuristics("risk").decide
    rng = Rng(2)
    for options in ({"players": 3}, {"players": 4, "mode": "dominion"}):
        table = RISK.new(seed=5, **options)
        while not table.over and table.made < 900:
            ask = table.asks[0]
            choice = decide(table, ask.seat, ask, Rng(table.made))
            if table.made % 3 == 0:
                guess = table.imagine(ask.seat, rng)
                assert decide(guess, ask.seat, guess.ask(ask.seat), Rng(table.made)) is choice
            table.choose(ask.seat, choice)


def test_heuristics_beat_chance() -> None:
    assert rate(["heuristic", "random", "random"], {}, 5) >= 0.8
    assert rate(["heuristic", "random"], {"players": 2}, 4) == 1
    assert rate(["heuristic", "random", "random"], {"mode": "dominion"}, 4) == 1
    assert rate(["random", "heuristic", "heuristic"], {"mode": "dominion"}, 3) == 0


def test_heuristics_judge_a_die_rolled_for_a_card_in_a_battle() -> None:
    """Valyrian Steel may set the die of a Desperate Ambush, before any die of the battle itself is rolled."""
    for seed in range(12):
        table = RISK.position(
            {
                "options": {"players": 3, "mode": "dominion"},
                "seed": seed,
                "turn": "stark",
                "begin": "invade",
                "territories": {
                    "harrenhal": ["stark", 7],
                    "kings_landing": ["lannister", 2],
                    "tarth": ["baratheon", 1],
                },
                "rest": ["stark", 1],
                "gold": [0, 0, 900],
                "maesters": [[], [], ["desperate_ambush", "valyrian_steel"]],
            }
        )
        table.choose(0, "invade harrenhal kings_landing")
        while table.ask(table.waiting[0]).prompt != "window.committed":
            seat = table.waiting[0]
            table.choose(seat, table.ask(seat).default if seat else "attack 3")
        table.choose(2, "play desperate_ambush")
        ask = table.ask(table.waiting[0])
        if ask.prompt == "window.dice":
            dice = ask.args[0]
            assert isinstance(dice, tuple)
            (face,) = dice
            choice = heuristics("risk").decide(table, 2, ask, Rng(1))
            assert table.text(choice) == ("play valyrian_steel" if face <= 2 else "pass")
            if face <= 2:
                return
    raise AssertionError("no low die in twelve tries")


@pytest.mark.full
@pytest.mark.parametrize("options", MODES, ids=str)
def test_heuristics_win_ninety_five_of_a_hundred_against_chance(options: dict[str, Any]) -> None:
    others = options["players"] - 1
    assert rate(["heuristic", *["random"] * others], options, 100) >= 0.95
    assert rate(["random", *["heuristic"] * others], options, 100) <= 0.05


def test_search_sees_what_heuristics_do_not() -> None:
    """Even odds now, or certain ruin when the opponent has traded in five cards: heuristics would rather wait."""
    table = lay(
        {"skagos": "stark 4", "the_gift": "lannister 3", "oldtown": "baratheon 1"},
        rest="neutral 9",
        step="invade",
        hand={"lannister": ["pyke", "oldtown", "skagos", "tarth", "harlaw"]},
    )
    known = Knowledge(table, 0)
    assert table.text(make("heuristic", "risk", seed=1).choose(known)) == "done"
    assert table.text(make("search", "risk", seed=1, iterations=60).choose(known)) == "invade skagos the_gift"


@pytest.mark.full
def test_search_beats_heuristics() -> None:
    assert rate(["search", "heuristic"], {"players": 2}, 40, iterations=30) > 0.55


# ---------------------------------------------------------------------- odds


def test_outcomes_of_a_battle_are_complete() -> None:
    for attack, defence in ((1, 1), (3, 1), (3, 2)):
        assert sum(p for _, _, p in outcomes(attack, defence)) == pytest.approx(1)
    three_against_two = {(lost, killed): p for lost, killed, p in outcomes(3, 2)}
    assert three_against_two[0, 2] == pytest.approx(2890 / 7776)
    assert three_against_two[2, 0] == pytest.approx(2275 / 7776)


def test_what_an_invasion_gains_that_stops_in_time() -> None:
    """One die against one wins 15 of 36, 1 against 2 dice 55 of 216; three dice are better off than two."""
    assert gain(1, 1, prize=4.0, rival=True) == pytest.approx(15 / 36 * (4 + HARMLESS) - 21 / 36)
    assert gain(1, 1, prize=4.0, rival=False) == pytest.approx(15 / 36 * 4 - 21 / 36)
    assert gain(1, 2, prize=1.0, rival=True) == 0, "nobody need begin"
    assert gain(9, 9, prize=0.0, rival=True) > 0 == gain(9, 9, prize=0.0, rival=False)
    assert gain(0, 1, prize=9.0, rival=True) == 0


def test_odds_of_invasions() -> None:
    assert WIN[1][1] == pytest.approx(15 / 36)
    assert chance(0, 1) == 0 and chance(5, 0) == 1
    assert chance(3, 1) == pytest.approx(0.916, abs=0.001)
    assert all(chance(n + 1, m) > chance(n, m) for n in range(1, 30) for m in range(1, 30))
    assert 0.9 < chance(400, 200) <= 1 and chance(100, 400) < 0.01


def test_ties_are_the_defenders() -> None:
    assert exchange([6, 3], [6, 2]) == (1, 1)
    assert exchange([6, 3], [6, 2], ties=1) == (0, 2)


def envied(turn: str) -> dict[str, float]:
    """By how much the land of each rival is worth more, where all hold as much and Stark has two points."""
    board = ("stark", "baratheon", "lannister")
    areas = lay({"pyke": "lannister 1"}, rest="stark 1").board.areas
    names = [TERRITORIES[a].id for a in areas]
    land = {name: f"{board[i % 3]} 1" for i, name in enumerate(names)}
    table = lay(land, turn=turn, options={"mode": "dominion"}, characters={}, points={"stark": 2})
    worth = [1.0] * len(table.owner)
    envy(table, board.index(turn), worth)
    return {house: worth[areas[i]] for i, house in enumerate(board)}


def test_who_has_had_one_more_turn_does_not_lead_by_it() -> None:
    assert envied("baratheon")["stark"] < envied("baratheon")["lannister"]
    assert envied("stark")["baratheon"] == envied("stark")["lannister"]
