"""The heuristics: they answer everything, win against random play, and bargain sensibly."""

from __future__ import annotations

from typing import Any

import pytest

from ironthrone.throne import GAME, meet, peace, play, war
from smallcouncil.bots import Bot, HeuristicBot, Knowledge, RandomBot, heuristics, make
from smallcouncil.games.ironthrone.facts import CHARACTERS, KIND, PEACE
from smallcouncil.games.ironthrone.heuristics import ANSWERS, WORTHS, evaluate
from smallcouncil.games.ironthrone.state import ThroneTable
from smallcouncil.games.ironthrone.talk import MY_PEACE
from smallcouncil.games.ironthrone.words import LAY, SAY, WORDS
from smallcouncil.table import Prompt, Rng, Table

decide = heuristics("ironthrone").decide


def sit(bots: list[Bot], seed: int, **options: Any) -> Table:
    table = GAME.new(seed=seed, players=len(bots), **options)
    while not table.over:
        seat = table.waiting[0]
        table.choose(seat, bots[seat].choose(Knowledge(table, seat)))
    return table


def test_every_question_has_a_rule_of_thumb() -> None:
    prompts = {word.name for word in WORDS if isinstance(word, Prompt)}
    assert prompts - set(ANSWERS) - set(WORTHS) == {"offer"}


def test_nine_of_ten_against_two_random_players() -> None:
    games, won = 100, 0
    for seed in range(games):
        me = seed % 3
        bots: list[Bot] = [HeuristicBot(seed, decide) if s == me else RandomBot(seed + s) for s in range(3)]
        result = sit(bots, seed).result
        assert result is not None
        won += me in result.winners
    assert won >= 90


@pytest.mark.parametrize("players", [3, 4, 5])
def test_they_play_among_themselves(players: int) -> None:
    bots: list[Bot] = [HeuristicBot(s, decide) for s in range(players)]
    table = sit(bots, players)
    assert table.result is not None and table.result.reason in ("influence", "fallen_house")


def answer(table: ThroneTable, seed: int = 1) -> str:
    seat = table.waiting[0]
    return table.text(decide(table.imagine(seat, Rng(seed)), seat, table.ask(seat), Rng(seed)))


def talks(lannister: dict[str, Any], stark: dict[str, Any]) -> ThroneTable:
    houses = {"lannister": {"hand": peace("lannister"), **lannister}, "stark": {"hand": peace("stark"), **stark}}
    return meet("lannister jaime_lannister", "stark arya_stark", houses=houses)


def negotiated(table: ThroneTable) -> ThroneTable:
    while table.asks and table.asks[0].prompt == "peace.negotiate":
        table.choose(table.waiting[0], answer(table))
    return table


def test_two_bots_find_a_deal() -> None:
    table = negotiated(talks({}, {}))
    assert [e.news.name for e in table.heard(None)].count("agreed") == 1


def test_a_gift_is_accepted_and_robbery_refused() -> None:
    table = play(talks({}, {}), "lannister give influence 1", "lannister give hostages 2", "lannister propose")
    assert answer(table) == "accept"
    table = play(talks({}, {}), "lannister want influence 1", "lannister want hostages 2", "lannister propose")
    assert answer(table) != "accept"


def test_nobody_hands_over_the_last_marker() -> None:
    table = play(talks({"influence": {"baratheon": 4}}, {}), "lannister want influence 1", "lannister propose")
    assert answer(table) != "accept"
    negotiated(table)
    assert table.result is None or 0 not in table.result.winners


def test_a_challenger_refuses_help_that_would_let_a_rival_win() -> None:
    houses = {"stark": {"influence": {"lannister": 4}}, "lannister": {"hand": war("lannister", 12, 10)}}
    sides = {"lannister": ["challenger", "jaime_lannister"], "baratheon": ["defender", "melisandre"]}
    table = GAME.position(
        {
            "options": {"players": 3, "houses": ["lannister", "stark", "baratheon"], "chat": "off"},
            "houses": houses,
            "begin": "support",
            "encounter": {"challenger": "lannister", "defender": "baratheon", "event": "baratheon", "sides": sides},
        }
    )
    assert isinstance(table, ThroneTable)
    play(table, "stark offer challenger arya_stark")
    assert answer(table) == "refuse"


def test_evaluate_gives_chances() -> None:
    table = GAME.new(seed=1, players=4)
    assert isinstance(table, ThroneTable)
    assert sum(evaluate(table)) == pytest.approx(1)
    houses = {"stark": {"influence": {"lannister": 4}}}
    ahead = GAME.position({"options": {"players": 3, "houses": ["lannister", "stark", "baratheon"]}, "houses": houses})
    assert isinstance(ahead, ThroneTable)
    chances = evaluate(ahead)
    assert max(chances) == chances[1] > 0.6


def test_every_leader_is_chosen_by_somebody() -> None:
    chosen = set()
    for seed in range(120):
        table = GAME.new(seed=seed, players=5)
        assert isinstance(table, ThroneTable)
        for seat in list(table.waiting):
            table.choose(seat, make("heuristic", "ironthrone", seed=seed).choose(Knowledge(table, seat)))
        chosen.update(table.leader)
    assert len(chosen) == len(CHARACTERS)


def test_who_promises_peace_lays_it() -> None:
    """Jaime has no chance in a war; whoever says so to Stark means it."""
    houses = {
        "lannister": {"hand": [*peace("lannister"), *war("lannister", 1)], "power": {"jaime_lannister": 2}},
        "stark": {
            "hand": [f"{card} seen lannister" for card in war("stark", 8, 10, 12)],
            "power": {"arya_stark": 9},
        },
    }
    promises = 0
    for seed in range(60):
        table = meet("lannister jaime_lannister", "stark arya_stark", houses=houses, options={"chat": "public"})
        bot = make("heuristic", GAME.id, seed=seed)
        said = bot.choose(Knowledge(table, 0))
        if said.verb is SAY and said.args[2] == MY_PEACE:
            promises += 1
            table.choose(0, said)
            laid = bot.choose(Knowledge(table, 0))
            assert laid.verb is LAY and KIND[laid.args[0]] == PEACE
    assert promises
