"""`council arena` as a person meets it."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

import smallcouncil as sc
from council_command import Council
from smallcouncil.arena import analysis
from smallcouncil.arena.analysis import curve
from smallcouncil.arena.results import Results

GAME = ("ironthrone", "--turn-limit", "2")
FEW = ("--players", "3", "--games", "3", "--processes", "1")


def test_a_round_robin_is_shown_and_kept(council: Council, tmp_path: Path) -> None:
    file, records = tmp_path / "results.sqlite", tmp_path / "records"
    arguments = ("arena", "round-robin", *GAME, *FEW, "--bots", "random,easy,heuristic", "--results", str(file))
    shown = council(*arguments, "--save", str(records))
    assert (shown.code, shown.err) == (0, "")
    assert "The Iron Throne, 3 players, turn_limit 2" in shown.out
    assert re.search(r"heuristic +\d+\.\d", shown.out) and "won : lost" in shown.out
    assert [sc.replay(f.read_bytes()).over for f in records.iterdir()] == [True] * 3
    again = council(*arguments).out
    assert shown.out.endswith(again), "what was played is there"
    assert council("arena", "show", str(file)).out.splitlines()[0] == again.splitlines()[0]


def test_a_report_has_its_charts_inline(council: Council, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    council("arena", "gauntlet", *GAME, *FEW, "--bots", "random,easy", "--html", str(page), "--lang", "de")
    html = page.read_text("utf-8")
    assert html.count("<svg") == 2 and '<html lang="de">' in html
    assert "src=" not in html and "href=" not in html, "nothing is loaded from elsewhere"
    assert "Kampf um den Eisernen Thron" in html and "Wertung" in html
    figures = re.findall(r">([^<>]*\d[^<>]*)</text>", html)
    assert len(figures) >= 4 and all(re.fullmatch(r"\d+,\d( %)?", figure) for figure in figures)


def test_a_ladder_of_cards_is_one_table_whatever_the_decks(council: Council) -> None:
    """Decks are drawn by lot for every round of seatings; seats have numbers, steps their win rates."""
    shown = council("arena", "ladder", "cards2e", "--games", "4", "--bots", "random,easy,heuristic", "--processes", "1")
    assert shown.out.count("2nd edition, 2 players") == 1 and "decks" not in shown.out
    assert re.search(r"heuristic against easy +\d/4 .*50\.0 %", shown.out)
    assert re.search(r"easy against random +\d/4|random against easy +\d/4", shown.out)
    assert re.search(r"Seat 1 +\d+/8", shown.out) and "seat_" not in shown.out


def test_balance_tells_what_houses_places_and_leaders_are_worth(council: Council, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    shown = council("arena", "balance", *GAME, *FEW, "--bots", "random", "--html", str(page))
    heads = [line.split("  ")[0] for line in shown.out.splitlines() if "win rate" in line]
    assert heads == ["bot", "seat", "place at the table", "leader"]
    assert re.search(r"Seat 3 +\S+/3 ", shown.out)
    html = page.read_text("utf-8")
    assert html.count("<svg") == 3 and "Win rate by leader" in html
    joust = council("arena", "balance", "cards2e", "--games", "2", "--bots", "random", "--processes", "1").out
    heads = [line.split("  ")[0] for line in joust.splitlines() if "win rate" in line]
    assert heads == ["bot", "seat", "deck"] and "seat_" not in joust


def test_files_are_merged(council: Council, tmp_path: Path) -> None:
    files = [str(tmp_path / f"{name}.sqlite") for name in ("one", "two", "all")]
    for file, bot in zip(files, ("easy", "heuristic"), strict=False):
        council("arena", "gauntlet", *GAME, *FEW, "--bots", f"random,{bot}", "--results", file)
    shown = council("arena", "merge", *files[:2], "--results", files[2])
    assert "one.sqlite: 3 new games." in shown.out.replace("\n", "")
    assert all(bot in shown.out for bot in ("random", "easy", "heuristic"))
    assert council("arena", "show", files[2]).out in shown.out
    council("arena", "show", files[2], "--save", str(tmp_path / "records"))
    assert len([*tmp_path.joinpath("records").iterdir()]) == 6


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("knockout", "ironthrone"), "format: “knockout” is not known here"),
        (("show",), "file: is missing"),
        (("show", "nothing.sqlite"), "nothing.sqlite: is missing"),
        (("merge", "nothing.sqlite"), "--results: is missing"),
        (("ladder", "chess"), "game: “chess” is not known here"),
        (("ladder", "ironthrone", "--bots", "random,hodor"), "bot: “hodor” is not known here"),
        (("ladder", "ironthrone", "turn_limit=2"), "turn_limit=2: there is no such field"),
        (("ladder", "ironthrone", "--colour", "red"), "--colour: there is no such field"),
        (("ladder", "ironthrone", "--games", "0"), "games: 0 is out of range"),
        (("ladder", "ironthrone", "--processes", "0"), "--processes: 0 is out of range"),
        (("ladder", "ironthrone", "--players", "0"), "players: 0 is out of range"),
        (("ladder", "ironthrone", "--html", "nowhere/report.html"), "nowhere/report.html: No such file or directory"),
        (("ladder", "ironthrone", "--html", "."), ".: Is a directory"),
        (("ladder", "ironthrone", "--save", __file__), f"{__file__}: File exists"),
        (("ladder", "ironthrone", "--ray", "127.0.0.1:9"), "--ray: cannot be read: 127.0.0.1:9: "),
        (("ladder", "ironthrone", "--ray", "nonsense"), "--ray: cannot be read: nonsense: "),
    ],
    ids=str,
)
def test_bad_arguments_are_refused_in_one_line(council: Council, arguments: tuple[str, ...], line: str) -> None:
    shown = council("arena", *arguments)
    assert shown.code == 2
    assert shown.err.startswith(line) and len(shown.err.splitlines()) == 1


@pytest.mark.parametrize("arguments", [("merge", "nothing.sqlite"), ("merge",), ("ladder", "--bots", "random,hodor")])
def test_what_is_refused_leaves_no_file(council: Council, tmp_path: Path, arguments: tuple[str, ...]) -> None:
    file = tmp_path / "results.sqlite"
    assert council("arena", *arguments, "--results", str(file)).code == 2
    assert not file.exists()


def test_files_without_games_are_not_merged(council: Council, tmp_path: Path) -> None:
    empty, file = tmp_path / "empty.sqlite", tmp_path / "results.sqlite"
    with Results(empty):
        pass
    for arguments in (("show", str(empty)), ("merge", str(empty), "--results", str(file))):
        assert council("arena", *arguments).err.endswith("empty.sqlite: cannot be read: no games\n")
    assert not file.exists()


@pytest.mark.parametrize("lang", ["de", pytest.param("en", marks=pytest.mark.full)])
def test_a_game_is_analysed(council: Council, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    file, page, data = tmp_path / "game.json", tmp_path / "game.html", tmp_path / "analysis.json"
    table = sc.game("ironthrone").new(seed=3, players=3, turn_limit=3)
    while not table.over:
        table.choose(table.waiting[0], table.ask(table.waiting[0]).choices[0])
    monkeypatch.setattr(curve, "DIFFER", 0.01)  # turning points even in so short a game
    file.write_bytes(table.record().write())
    shown = council("--lang", lang, "analyse", str(file), "--iterations", "8", "--html", str(page), "--json", str(data))
    assert (shown.code, shown.err) == (0, "")
    assert {"en": "Turning points", "de": "Wendepunkte"}[lang] in shown.out
    html = page.read_text("utf-8")
    assert html.count("<polyline") == 3 and 'class="mark"' in html
    found = msgspec.json.decode(data.read_bytes(), type=analysis.Analysis)
    assert found.turns
    for turn in found.turns:  # its number stands below the plot; who, what, and from how much to how much in sentences
        assert f'text-anchor="middle">{turn.step}</text>' in html
        told = re.search(rf"<h3>[^<]*{turn.step}: [^<]+</h3>(.*?)</article>", html)
        assert told is not None and {"en": "rises from", "de": "steigt von"}[lang] in told[1]
        assert told[1].count("<p>") >= 4 and ("luck" in told[1] or "Glück" in told[1])
    assert b'"moments"' in data.read_bytes()


def test_what_is_no_record_is_not_analysed(council: Council, tmp_path: Path) -> None:
    assert council("analyse", str(tmp_path / "nothing.json")).code == 2


@pytest.mark.parametrize("option", ["--html", "--json"])
def test_who_cannot_write_what_was_found_is_told_before(council: Council, tmp_path: Path, option: str) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(sc.game("ironthrone").new(seed=1).record().write())
    shown = council("analyse", str(file), option, str(tmp_path))
    assert (shown.code, shown.out, shown.err) == (2, "", f"{tmp_path}: Is a directory\n")


def test_training_writes_weights_and_curves(council: Council, tmp_path: Path) -> None:
    out, plot = tmp_path / "value.json", tmp_path / "curve.html"
    shown = council("train", "ironthrone", "--games", "16", "--epochs", "5", "--out", str(out), "--plot", str(plot))
    assert (shown.code, shown.err) == (0, "")
    assert "positions. Loss on games that were held out" in shown.out
    assert b'"judged"' in out.read_bytes() and plot.read_text("utf-8").count("<polyline") == 4
    assert "games that say when to stop</text>" in plot.read_text("utf-8")
    assert council("train", "ironthrone", "--games", "0").err == "--games: 0 is out of range: 1 to ∞ is allowed\n"
    for option in ("--out", "--plot", "--samples"):
        shown = council("train", "ironthrone", "--games", "1000000", option, str(tmp_path))
        assert (shown.code, shown.err) == (2, f"{tmp_path}: Is a directory\n"), "before anybody plays"
