"""Bots at the board game: heuristics answer everything sensibly and beat chance."""

from __future__ import annotations

from typing import Any

import pytest

import smallcouncil as sc
from board2e.battlefield import attack, war
from board2e.realm import CROWS, DANCE, asked, lay, play
from bots import asking
from smallcouncil.arena import series
from smallcouncil.bots import Knowledge, heuristics, make, reason
from smallcouncil.games.board2e.heuristics import ANSWERS, decide, evaluate, shortlist
from smallcouncil.games.board2e.state import BoardTable
from smallcouncil.table import Prompt, Rng, Table

GAME = sc.game("board2e")
TABLES: list[dict[str, Any]] = [
    {"players": 3},
    {"players": 4, "tides": True},
    {"players": 5},
    {"players": 6, "tides": True},
    {"players": 6, **DANCE},
    {"players": 4, **CROWS},
]


def rate(options: dict[str, Any], games: int) -> float:
    """The share of games that one heuristic bot wins against as many random ones as there are other seats."""
    bots = ["heuristic", *["random"] * (options["players"] - 1)]
    played = series("board2e", bots, games=games, options=options)
    return next(s.rate for s in played.win_rates() if s.name == "heuristic")


def answer(table: BoardTable, house: str) -> str:
    """What the heuristics answer for a house."""
    ask = next(a for a in table.asks if table.seat_name(a.seat) == house)
    return table.text(decide(table, ask.seat, ask, None))


def test_every_question_has_an_answer() -> None:
    prompts = {word for word in GAME.words if isinstance(word, Prompt) and word is not GAME.offer_prompt}
    assert prompts == set(ANSWERS)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_answers_are_legal_and_head_the_shortlist(options: dict[str, Any]) -> None:
    rng = Rng(1)
    table = GAME.new(seed=3, **options)
    while not table.over and table.made < 700:
        ask = table.asks[-1]
        if table.made % 4 == 0:
            check_shortlist(table)
            values = evaluate(table)
            assert len(values) == table.players and sum(values) == pytest.approx(1)
        choice = decide(table, ask.seat, ask, rng)
        table.choose(ask.seat, rng.pick(ask.choices) if rng.below(8) == 0 else choice)


def check_shortlist(table: Table) -> None:
    ask = table.asks[-1]
    short = shortlist(table, ask.seat, ask)
    assert short[0] is decide(table, ask.seat, ask, None)
    assert len(set(short)) == len(short)
    assert set(short) <= set(ask.choices)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_answers_do_not_depend_on_what_the_seat_cannot_know(options: dict[str, Any]) -> None:
    rng = Rng(2)
    table = GAME.new(seed=5, **options)
    while not table.over and table.made < 700:
        ask = table.asks[-1]
        choice = decide(table, ask.seat, ask, rng)
        guess = table.imagine(ask.seat, rng)
        assert decide(guess, ask.seat, guess.ask(ask.seat), rng) is choice
        table.choose(ask.seat, rng.pick(ask.choices) if rng.below(10) == 0 else choice)


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 6}, {"players": 6, **DANCE}], ids=str)
def test_heuristics_beat_chance(options: dict[str, Any]) -> None:
    assert rate(options, 12) >= 0.9


@pytest.mark.full
@pytest.mark.parametrize("players", [3, 6])
def test_heuristics_win_nineteen_of_twenty_against_chance(players: int) -> None:
    assert rate({"players": players}, 100) >= 0.95


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_no_home_is_lost_in_the_first_round(options: dict[str, Any]) -> None:
    for seed in range(6):
        table = GAME.new(seed=seed, **options)
        assert isinstance(table, BoardTable)
        bots = [make("heuristic", "board2e", seed=seat) for seat in range(table.players)]
        while not table.over and table.round == 1:
            seat = table.waiting[0]
            table.choose(seat, bots[seat].choose(Knowledge(table, seat)))
            for area, house in enumerate(table.home):
                assert house < 0 or table.controller(area) == house


def test_the_game_knows_its_heuristics() -> None:
    known = heuristics("board2e")
    assert known.own and known.evaluate is not None and known.shortlist is not None and known.clock is not None


# ---------------------------------------------------------------------- what a person would do


def test_a_threatened_castle_is_not_left() -> None:
    areas = {"riverrun": "lannister knight", "seagard": "stark knight knight", "harrenhal": "token lannister"}
    table = lay(areas, players=3, begin="planning")
    play(table, "lannister plan riverrun")
    assert answer(table, "lannister").startswith("order riverrun defense")


def test_an_open_castle_is_taken() -> None:
    areas = {"stoney_sept": "lannister footman footman march_0", "lannisport": "lannister knight"}
    table = lay(areas, players=3, begin="marches")
    assert answer(table, "lannister") in ("move footman riverrun", "move footman harrenhal")


def test_a_hopeless_attack_is_not_made() -> None:
    areas = {"stoney_sept": "lannister footman march_0", "harrenhal": "stark knight knight defense_2"}
    areas |= {"riverrun": "stark knight knight", "blackwater": "stark footman footman footman"}
    areas["searoad_marches"] = "stark footman footman footman footman"
    table = lay(areas, players=3, begin="marches", supply={"stark": 6})
    assert answer(table, "lannister") in ("done", "move footman lannisport")  # home, at most


def test_the_seventh_castle_is_worth_a_risk() -> None:
    held = dict.fromkeys(("lannisport", "riverrun", "seagard", "moat_cailin", "flints_finger"), "token lannister")
    held["lannisport"] = "garrison 2"
    areas = {**held, "crackclaw_point": "token lannister", "stoney_sept": "lannister knight march_0"}
    areas["harrenhal"] = "stark knight knight"
    table = lay(areas, players=3, begin="marches")
    assert answer(table, "lannister") == "move knight harrenhal"


def test_the_blade_is_used_where_it_turns_the_combat() -> None:
    areas = {"stoney_sept": "lannister knight march_0", "harrenhal": "tyrell knight"}
    for card, use in (("randyll_tarly", "pass"), ("ser_loras_tyrell", "use_blade"), ("mace_tyrell", "pass")):
        table = attack(war(areas, "lannister", "tyrell"), "knight harrenhal")
        play(table, "lannister play the_hound", f"tyrell play {card}")
        assert asked(table) == ["lannister combat.blade"]
        assert answer(table, "lannister") == use  # won anyway, won with the blade, lost anyway


def test_a_card_that_is_sure_to_win_is_not_dearer_than_needed() -> None:
    areas = {"stoney_sept": "lannister knight knight knight march_plus_1", "harrenhal": "tyrell footman"}
    table = attack(war(areas, "lannister", "tyrell"), *["knight harrenhal"] * 3)
    chosen = answer(table, "lannister").split()[1]
    assert chosen not in ("tywin_lannister", "ser_gregor_clegane")


def test_support_goes_against_whoever_is_about_to_win() -> None:
    castles = dict.fromkeys(("highgarden", "oldtown", "the_reach", "starfall", "yronwood"), "token tyrell")
    areas = {**castles, "stoney_sept": "lannister knight march_0", "harrenhal": "tyrell knight"}
    areas["riverrun"] = "stark knight support_0"
    table = attack(war(areas, "lannister", "tyrell"), "knight harrenhal")
    assert answer(table, "stark") == "support lannister"


def test_whoever_is_about_to_win_is_attacked_first() -> None:
    castles = dict.fromkeys(("highgarden", "oldtown", "the_reach", "starfall", "yronwood"), "token tyrell")
    areas = {
        "stoney_sept": "lannister knight knight march_0",
        "harrenhal": "tyrell footman",
        "riverrun": "stark footman",
        "lannisport": "lannister footman",
    }
    calm = lay(areas, players=6, begin="marches")
    assert answer(calm, "lannister") == "move knight riverrun"  # a stronghold is worth more than a castle
    urgent = lay({**areas, **castles}, players=6, begin="marches")
    assert answer(urgent, "lannister") == "move knight harrenhal"


def test_a_bid_leaves_something_for_the_tracks_to_come() -> None:
    table = lay(players=6, begin="westeros", power={"stark": 9}, drawn=[None, None, None], **clash_on_top())
    skip_to_clash(table)
    bid = int(answer(table, "stark").split()[1])
    assert 0 < bid < 9 / 2


def clash_on_top() -> dict[str, Any]:
    """The second Westeros deck with a clash of kings on top."""
    deck = ["clash_of_kings"] * 3 + ["game_of_thrones"] * 3 + ["dark_wings_dark_words"] * 2
    calm = ["last_days_of_summer_1", "winter_is_coming_1"] + ["supply"] * 3 + ["mustering"] * 3
    third = ["put_to_the_sword"] * 2 + ["sea_of_storms", "rains_of_autumn", "feast_for_crows", "web_of_lies"]
    third += ["storm_of_swords", "wildlings_attack", "wildlings_attack", "wildlings_attack"]
    return {
        "westeros_decks": [
            calm + ["a_throne_of_blades"] * 2,
            [*deck, "last_days_of_summer_2", "winter_is_coming_2"],
            third,
        ]
    }


def skip_to_clash(table: BoardTable) -> None:
    while "clash.bid" not in asked(table)[0]:
        table.choose(table.asks[0].seat, table.asks[0].default)


def test_an_army_without_an_order_waits_for_one() -> None:
    table, seat = asking.asked("board2e", "planning.area")
    said = {table.text(choice).split()[0]: reason(table, seat, choice) for choice in table.ask(seat).choices}
    assert said["plan"] == "why-army-waits" and said.get("ready", "why-every-army-ordered") == "why-every-army-ordered"
