"""Bots of one's own in tournaments: whatever one of them does, it is told, and no game is kept that it spoiled."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from arena.own_bots import MENDED
from council_command import Council
from smallcouncil.arena.failures import BotFailed
from smallcouncil.arena.results import Results
from smallcouncil.arena.tournament import Tournament, tournament
from smallcouncil.arena.workers import Workers, alone, processes

GAME, SHORT = "ironthrone", {"turn_limit": 2}
QUICK = 0.3  # seconds of patience


def played(bot: str, results: Results, workers: Workers, games: int = 2) -> Tournament:
    bots = ["random", f"arena.own_bots:{bot}"]
    return tournament(
        "gauntlet", GAME, bots, players=3, games=games, options=SHORT, seed=3, results=results, workers=workers
    )


@pytest.mark.parametrize("workers", [alone(QUICK), processes(2, QUICK)], ids=["alone", "processes"])
@pytest.mark.parametrize(
    ("bot", "how", "why"),
    [
        ("raises", "raised", r".*Odd: 1 and 2 \(.*own_bots\.py, line \d+\)"),
        ("leaves", "raised", "SystemExit"),
        ("talks", "illegal", "march on the moon"),
        ("says_nothing", "illegal", "None"),
        ("invents", "illegal", r"fly\(\)"),
        ("hangs", "slow", r"0\.3 s \(.*own_bots\.py, line \d+\)"),
        ("made_once", "raised", "ValueError: no such seed"),
    ],
)
def test_what_a_bot_does_is_told_and_not_kept(bot: str, how: str, why: str, workers: Workers) -> None:
    with Results() as results:
        with pytest.raises(BotFailed) as caught:
            played(bot, results, workers)
        assert len(results) == 0
    failed = caught.value
    assert (failed.bot, failed.how) == (f"arena.own_bots:{bot}", how) and re.match(why, failed.why)
    assert failed.fixture is not None and failed.fixture.key in str(failed)
    assert (failed.prompt == "") == (bot == "made_once")


@pytest.mark.parametrize("workers", [alone(), processes(2)], ids=["alone", "processes"])
def test_other_games_are_kept_and_the_tournament_goes_on_from_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, workers: Workers
) -> None:
    """With the bot as it was it stops again, with the bot mended it is played to its end."""
    with Results(tmp_path / "results.sqlite") as results:
        for _ in range(2):
            with pytest.raises(BotFailed) as caught:
                played("raises_seldom", results, workers, games=30)
            assert 0 < len(results) < 30
            assert caught.value.fixture is not None and caught.value.fixture not in results
        before = len(results)
        monkeypatch.setenv(MENDED, "yes")
        with Results() as anew:
            assert played("raises_seldom", results, workers, 30) == played("raises_seldom", anew, alone(), 30)
        assert before < len(results) == 30


def test_a_bot_may_answer_in_writing() -> None:
    with Results() as results:
        assert len(played("written", results, alone()).outcomes) == 2


def test_the_command_names_bot_game_and_what_it_did(council: Council, tmp_path: Path) -> None:
    file = tmp_path / "results.sqlite"
    bots = ("--bots", "random,arena.own_bots:talks", "--players", "3", "--games", "2", "--processes", "1")
    shown = council("arena", "gauntlet", GAME, "--turn-limit", "2", *bots, "--results", str(file))
    assert (shown.code, shown.out) == (1, "")
    told, kept = shown.err.splitlines()
    assert re.match(
        r"arena\.own_bots:talks failed in game [0-9a-f]{12} \(arena\.own_bots:talks, random, random; ", told
    )
    assert told.endswith("it answered “march on the moon”, which is none of the choices.")
    assert kept == f"0 games are kept in {file}; the same command goes on from there."
    lost = council("--lang", "de", "arena", "gauntlet", GAME, *bots).err.splitlines()[-1]
    assert lost == "Die bisher gespielten Partien sind verloren; mit --results wären sie aufgehoben."


def test_bots_are_found_where_the_command_is_started(
    council: Council, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    (tmp_path / "my_own_bots.py").write_text("from arena.own_bots import first\n")
    bots = ("--bots", "random,my_own_bots:first", "--players", "3", "--games", "1", "--processes", "1")
    assert council("arena", "gauntlet", GAME, "--turn-limit", "1", *bots).code == 0


@pytest.mark.parametrize("patience", ["0", "nan", "inf"])
def test_patience_is_a_time(council: Council, patience: str) -> None:
    shown = council("arena", "gauntlet", GAME, "--bots", "random,easy", "--patience", patience)
    assert (shown.code, shown.err) == (2, f"--patience: {patience} is out of range: 0.001 to 1,000,000 is allowed\n")
