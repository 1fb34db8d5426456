"""Matches and series of matches."""

from __future__ import annotations

from pathlib import Path

import pytest

import smallcouncil as sc
from smallcouncil.arena import Played, Series, interval, match, series
from smallcouncil.bots import RandomBot
from smallcouncil.table import BadInput

RISK = sc.game("risk")


def test_a_match_gives_record_and_result() -> None:
    record, result, choices = match(RISK, {"mode": "dominion"}, [RandomBot(s) for s in range(3)], seed=4)
    assert result is not None and choices == len(record.choices)
    assert sc.replay(record).result == result
    assert match(RISK, {"mode": "dominion"}, [RandomBot(s) for s in range(3)], seed=4) == (record, result, choices)


def test_a_match_needs_a_bot_for_every_seat() -> None:
    with pytest.raises(BadInput, match="bots: 3"):
        match(RISK, {"players": 4}, [RandomBot(s) for s in range(3)], seed=4)


def test_bots_move_on_from_seat_to_seat() -> None:
    played = series("risk", ["heuristic", "random", "random"], games=4).played
    assert [p.seats for p in played] == [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]
    assert len({p.seed for p in played}) == 4


def test_processes_do_not_matter() -> None:
    alone = series("risk", ["random"] * 3, games=4, seed=9)
    together = series("risk", ["random"] * 3, games=4, seed=9, processes=2)
    assert alone == together


def test_progress_and_records(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    played = series(
        "risk", ["random"] * 2, games=3, records=tmp_path / "records", progress=lambda n, m: told.append((n, m))
    )
    assert told == [(1, 3), (2, 3), (3, 3)]
    files = sorted((tmp_path / "records").iterdir())
    assert [f.name for f in files] == ["risk-00000.json", "risk-00001.json", "risk-00002.json"]
    for file, one in zip(files, played.played, strict=True):
        result = sc.replay(file.read_bytes()).result
        assert result is not None and result.winners == one.winners


@pytest.mark.parametrize(
    ("bots", "options", "games", "field"),
    [
        (["hodor", "random"], {}, 1, "bot"),
        (["random"] * 9, {}, 1, "players"),
        (["random"] * 3, {"mode": "feast"}, 1, "mode"),
        (["random"] * 3, {}, 0, "games"),
    ],
    ids=str,
)
def test_what_is_wrong_is_refused_at_once(bots: list[str], options: dict[str, str], games: int, field: str) -> None:
    with pytest.raises(BadInput) as caught:
        series("risk", bots, options=options, games=games, processes=2)
    assert caught.value.field == field


def one(number: int, winners: tuple[int, ...], choices: int, reason: str = "points") -> Played:
    seats = tuple((seat + number) % 3 for seat in range(3))
    return Played(number, number, seats, winners, (0, 0, 0), reason, choices, b"")


def test_win_rates() -> None:
    games = [one(0, (0,), 10), one(1, (2,), 20), one(2, (0, 1), 60), one(3, (), 100, "")]
    result = Series("risk", {}, ("strong", "easy", "easy"), games)
    strong, easy = result.win_rates()
    assert (strong.name, strong.seats, strong.games, strong.wins) == ("strong", 1, 4, 2.5)
    assert (easy.name, easy.seats, easy.wins, easy.rate) == ("easy", 2, 0.5, 0.125)
    assert strong.fair == pytest.approx(1 / 3)
    assert strong.low < strong.rate < strong.high
    assert result.lengths() == (10, 40, 100)
    assert result.reasons() == {"points": 3, "": 1}


def test_intervals_shrink_with_the_number_of_games() -> None:
    few, many = interval(6, 10), interval(600, 1000)
    assert few[0] < many[0] < 0.6 < many[1] < few[1]
    assert interval(0, 0) == (0.0, 1.0)
    assert interval(10, 10)[1] == pytest.approx(1) and interval(0, 10)[0] == pytest.approx(0)
