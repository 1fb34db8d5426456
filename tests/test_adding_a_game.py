"""The toy game of docs/adding-a-game.md: it keeps the laws and its rules, and laying its files where the guide says is
all it takes to play it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import smallcouncil as sc
from laws import check_laws
from smallcouncil.arena import play
from smallcouncil.bots import HeuristicBot, RandomBot
from smallcouncil.table import BadInput, Table
from toys.fords.rulebook import GAME
from toys.fords.rulebook.heuristics import decide

PROJECT = Path(__file__).parents[1]
TOY = Path(__file__).parent / "toys" / "fords"
GUIDE = PROJECT / "docs" / "adding-a-game.md"


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", GAME.seats)
def test_the_toy_keeps_the_laws(players: int, seed: int) -> None:
    def nothing_is_lost(table: Table) -> None:
        data = table.position()
        cards = [
            *data["deck"],
            *data["discard"],
            *[c for hand in data["hands"] for c in hand],
            *[c for c in data["laid"] if c],
        ]
        assert len(cards) == 13

    check_laws(GAME, {"players": players}, seed, every=3, also=nothing_is_lost)


# ---------------------------------------------------------------------- its rules


def lay(*hands: list[str], ford: str = "twins", **more: object) -> Table:
    return GAME.position({"options": {"players": len(hands)}, "ford": ford, "hands": list(hands), **more})


def contest(table: Table, *cards: str) -> list[int]:
    for seat, card in enumerate(cards):
        table.choose(seat, f"lay {card}")
    points: list[int] = table.seen_by(None).points
    return points


@pytest.mark.rule("R-FD-setup-01", "R-FD-setup-02")
def test_everyone_is_dealt_three_cards_of_a_shuffled_deck() -> None:
    tables = [GAME.new(seed=seed, players=3) for seed in range(8)]
    assert all(table.seen_by(0).hands == [3, 3, 3] and table.seen_by(0).deck == 4 for table in tables)
    assert len({tuple(table.seen_by(0).hand) for table in tables}) > 2


@pytest.mark.rule("R-FD-contest-01")
def test_cards_are_laid_in_secret_at_the_same_time() -> None:
    table = lay(["levy"], ["knights"], ["spears"])
    assert list(table.waiting) == [0, 1, 2]
    table.choose(1, "lay knights")
    assert list(table.waiting) == [0, 2]
    assert table.seen_by(0).ready == [False, True, False]
    assert (table.seen_by(1).laid, table.seen_by(0).laid) == ("knights", None)


@pytest.mark.rule("R-FD-contest-02")
def test_the_strongest_card_takes_the_ford() -> None:
    assert contest(lay(["levy"], ["knights"], ["spears"]), "levy", "knights", "spears") == [0, 6, 0]


@pytest.mark.rule("R-FD-contest-03")
def test_equals_take_nothing() -> None:
    assert contest(lay(["spears"], ["levy"], ["spears"]), "spears", "levy", "spears") == [0, 0, 0]


@pytest.mark.rule("R-FD-mummers-01")
def test_mummers_beat_knights_alone() -> None:
    assert contest(lay(["mummers"], ["knights"]), "mummers", "knights") == [6, 0]
    assert contest(lay(["mummers"], ["levy"]), "mummers", "levy") == [0, 6]


@pytest.mark.rule("R-FD-end-01")
def test_most_points_win_after_the_last_ford() -> None:
    table = lay(["levy"], ["knights"], points=[3, 2])
    contest(table, "levy", "knights")
    assert table.result is not None and (table.result.winners, table.result.scores) == ((1,), (3, 8))
    shared = lay(["levy"], ["levy"], points=[3, 3])
    contest(shared, "levy", "levy")
    assert shared.result is not None and shared.result.winners == (0, 1)


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ({"ford": "moat"}, "ford"),
        ({"points": [99, 0, 0]}, "points"),
        ({"points": [0]}, "points"),
        ({"hands": [["mummers"] * 3, ["levy"] * 3, ["levy"] * 3]}, "hands"),
        ({"hands": [["levy"], ["levy"] * 3, ["spears"] * 3]}, "hands"),
        ({"deck": []}, "deck"),
    ],
    ids=str,
)
def test_positions_that_cannot_be_are_refused(data: dict[str, object], field: str) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.position(data)
    assert refused.value.field == field


def test_the_heuristics_beat_chance() -> None:
    wins = 0.0
    for seed in range(150):
        table = GAME.new(seed=seed, players=2)
        play(table, [HeuristicBot(seed, decide), RandomBot(seed)])
        assert table.result is not None
        wins += (0 in table.result.winners) / len(table.result.winners)
    assert wins > 90


# ---------------------------------------------------------------------- what the guide says


def files_of_the_guide() -> list[str]:
    """The names in the first column of the table of files."""
    table = GUIDE.read_text("utf-8").partition("## The rulebook")[2].partition("## ")[0]
    rows = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
    return [name for row in rows for name in re.findall(r"`([^`]+)`", row)]


def missing(folder: Path) -> list[str]:
    return [name for name in files_of_the_guide() if not list(folder.glob(name.rstrip("/")))]


def test_the_guide_lists_the_files_of_the_toy() -> None:
    assert len(files_of_the_guide()) > 14
    assert not missing(TOY / "rulebook")


@pytest.mark.parametrize("game", sc.games())
def test_the_same_job_has_the_same_file_name_in_every_game(game: str) -> None:
    assert not missing(PROJECT / "src" / "smallcouncil" / "games" / game)


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program with the files of the toy where the guide puts them."""
    folder = tmp_path_factory.mktemp("program")
    package = folder / "smallcouncil"
    shutil.copytree(
        PROJECT / "src" / "smallcouncil", package, ignore=shutil.ignore_patterns("__pycache__", "static", "*.so")
    )
    shutil.copytree(TOY / "rulebook", package / "games" / "fords")
    for lang in ("en", "de"):
        shutil.copy(TOY / "locale" / f"{lang}.ftl", package / "locale" / lang / "fords.ftl")
    shutil.copy(TOY / "board.py", package / "cli" / "boards" / "fords.py")
    return folder


def council(program: Path, *arguments: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-c", "from smallcouncil.cli import main; main()", *arguments],
        env={**os.environ, "PYTHONPATH": str(program), "LANG": "C.UTF-8", "XDG_DATA_HOME": str(program)},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_game_is_found(program: Path) -> None:
    assert "Fords" in council(program, "games")
    assert "fords" not in sc.games()


def test_it_is_played_in_the_terminal(program: Path) -> None:
    shown = council(program, "play", "fords", "--seed", "1", "--players", "2", typed="1\n1\n1\n")
    assert "Which card do you lay at the Twins?" in shown
    assert "all fords are decided" in shown
    assert "fords-" not in shown
    assert "Welche Karte legst du bei Schilf aus?" in council(program, "--lang", "de", "play", "fords", typed="ende\n")


def test_bots_play_it_in_the_arena(program: Path) -> None:
    shown = council(program, "simulate", "fords", "--games", "4", "--bots", "heuristic,random", "--processes", "1")
    assert "heuristic" in shown and "4 games: all fords are decided" in shown


def test_its_rules_can_be_looked_up(program: Path) -> None:
    assert "Mummers beat knights" in council(program, "rules", "fords", "mummers")
