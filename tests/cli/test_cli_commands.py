"""The other commands, and bad input to all of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import smallcouncil as sc
from council_command import Council
from smallcouncil.cli.commands import rules
from smallcouncil.locale import LANGUAGES

BAD = {
    ("dance",): "There is no command “dance”; “council --help” lists them.",
    ("--lang", "xx", "games"): "lang: “xx” is not known here; known are en, de",
    ("games", "chess"): "game: “chess” is not known here; known are " + ", ".join(sorted(sc.games())),
    ("games", "--shiny"): "There is no option --shiny.",
    ("play", "chess"): "game: “chess” is not known here; known are " + ", ".join(sorted(sc.games())),
    ("play", "risk", "--players", "many"): "--players: a number is expected.",
    ("play", "risk", "--players"): "--players needs a value.",
    ("play", "risk", "--players", "9"): "players: 9 is out of range: 2 to 7 is allowed",
    ("play", "risk", "--seat", "9"): "--seat: 9 is out of range: 1 to 4 is allowed",
    ("play", "risk", "--seat", "0"): "--seat: 0 is out of range: 1 to 4 is allowed",
    ("play", "risk", "--seat", "x"): "--seat: “x” is of the wrong kind: 1-4, none is expected",
    ("play", "risk", "--mode", "chess"): "--mode: “chess” is of the wrong kind: skirmish or dominion or world_at_war "
    "is expected",
    ("play", "risk", "--mode"): "--mode: is missing",
    ("play", "risk", "--seed", "-1"): "seed: -1 is out of range: 0 to any is allowed",
    ("play", "risk", "--bots", "hodor"): "bot: “hodor” is not known here",
    ("play", "risk", "--colour", "red"): "--colour: there is no such field; known are --board, --houses",
    ("play", "risk", "extra"): "extra: there is no such field",
    ("replay",): "file is missing.",
    ("replay", "nowhere.json"): "nowhere.json: cannot be read: No such file or directory",
    ("simulate", "risk", "--games", "0"): "games: 0 is out of range: 1 to any is allowed",
    ("simulate", "risk", "--players", "1"): "--players: 1 is out of range: 2 to 7 is allowed",
    ("simulate", "risk", "--bots", "hodor", "--games", "1"): "bot: “hodor” is not known here",
    ("simulate", "risk", "--players", "2", "--bots", "random,random,random"): "--bots: 3 contradicts the rest: there "
    "are only 2 seats",
    ("arena", "balance", "board2e", "--scenario", "a_feast_for_crows", "--players", "6"): "players: 6 does not go",
    ("arena", "balance", "risk", "--board", "essos", "--mode", "world_at_war"): "players: 4 is out of range",
    ("simulate", "board2e", "--scenario", "a_feast_for_crows", "--players", "6"): "players: 6 does not go together",
    ("play", "board2e", "--scenario", "a_feast_for_crows", "--players", "6"): "players: 6 does not go together",
    ("rules", "chess"): "game: “chess” is not known here",
    ("rules", "chess", "--coverage"): "game: “chess” is not known here",
    ("rules", "R-XX-chess-01"): "rule: “R-XX-chess-01” is not known here; known are R-",
    ("bench", "chess"): "game: “chess” is not known here",
    ("bench", "--format", "xml"): "--format: “xml” is not known here; known are table, markdown, json",
    ("bench", "server", "--spread", "seats"): "--spread: “seats” is not known here; known are tables, pages",
    ("bench", "server", "--processes", "2"): "database_url",
    ("bench", "--seconds", "0"): "--seconds: 0.0 is out of range",
}


@pytest.mark.parametrize("arguments", BAD, ids=" ".join)
def test_bad_input_is_refused_in_one_line(council: Council, arguments: tuple[str, ...]) -> None:
    shown = council(*arguments)
    assert shown.code == 2
    assert shown.err.startswith(BAD[arguments])
    assert len(shown.err.splitlines()) == 1


def test_pages_cannot_be_measured_without_a_browser(council: Council, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("playwright")
    monkeypatch.setenv("CHROMIUM", "no-such-browser")
    shown = council("bench", "pages")
    assert shown.code == 2
    assert shown.err.startswith("pages: cannot be read: BrowserType.launch")
    assert len(shown.err.splitlines()) == 1


def test_bad_input_is_refused_in_german(council: Council) -> None:
    shown = council("play", "risk", "--players", "9", "--lang", "de")
    assert shown.err == "players: 9 liegt außerhalb; erlaubt ist 2 bis 7\n"
    assert council("dance", "--lang=de").err == "Den Befehl „dance“ gibt es nicht; „council --help“ zählt alle auf.\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_speaks_the_language(council: Council, lang: str) -> None:
    titles = {"en": ("Usage:", "Options:", "Commands:"), "de": ("Aufruf:", "Optionen:", "Befehle:")}
    shown = council("--lang", lang, "--help")
    assert shown.code == 0
    assert all(title in shown.out for title in titles[lang])


def test_version(council: Council) -> None:
    assert council("--version") == (0, f"council {sc.__version__}\n", "")


def test_games_are_listed_with_their_options(council: Council) -> None:
    assert "Risk: Game of Thrones" in council("games").out
    shown = council("games", "risk").out
    assert "--units-per-territory" in shown
    assert "world_at_war" in shown


# ---------------------------------------------------------------------- rules


def test_rules_are_found_by_words(council: Council) -> None:
    shown = council("rules", "risk", "reinforcements", "kept")
    assert "4. Reinforcements" in shown.out
    assert "R-RK-reinforce-13" in shown.out
    assert "R-RK-reinforce-14" not in shown.out


def test_rules_are_found_in_german(council: Council) -> None:
    shown = council("rules", "risk", "aufsparen", "--lang", "de")
    assert "R-RK-reinforce-13" in shown.out


def test_all_rules_are_shown(council: Council) -> None:
    shown = council("rules", "risk").out
    assert all(rule.id in shown for rule in sc.game("risk").rules().rules)
    assert "249 rules" in council("rules").out


def project(folder: Path, agreed: int, test: str) -> Path:
    catalogue = folder / "src" / "smallcouncil" / "games" / "toy"
    catalogue.mkdir(parents=True)
    catalogue.joinpath("rules.md").write_text(
        "## 1. Dice\n- **R-TOY-dice-01** A die has six faces.\n- **R-TOY-dice-02** A die is fair.\n"
    )
    folder.joinpath("pyproject.toml").write_text(f"[tool.smallcouncil]\nrules_with_tests = {agreed}\n")
    folder.joinpath("tests").mkdir()
    folder.joinpath("tests", "test_dice.py").write_text(test)
    return folder


@pytest.mark.parametrize(
    "test",
    [
        '@pytest.mark.rule("R-TOY-dice-01")\ndef test_faces(): ...',
        'pytestmark = [pytest.mark.rule("R-TOY-dice-01")]',
        'PARAMS = [pytest.param(1, marks=pytest.mark.rule("R-TOY-dice-01"))]',
    ],
)
def test_coverage_counts_marks(council: Council, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, test: str) -> None:
    monkeypatch.setattr(rules, "PROJECT", project(tmp_path, 50, test))
    shown = council("rules", "--coverage", "--missing")
    assert shown.code == 0
    assert "1/2" in shown.out and "50 %" in shown.out
    assert "R-TOY-dice-02" in shown.out
    assert "R-TOY-dice-01" not in shown.out


def test_coverage_fails_below_the_agreed_share(
    council: Council, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(
        rules, "PROJECT", project(tmp_path, 51, '# R-TOY-dice-02\nx = pytest.mark.rule("R-TOY-dice-01")')
    )
    assert council("rules", "--coverage").code == 1


def test_a_rule_is_shown_with_the_tests_that_carry_it(
    council: Council, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    rule = next(iter(sc.games().values())).rules().rules[0]
    marked = f'@pytest.mark.rule("{rule.id}")\ndef test_faces(): ...\n'
    in_class = "class TestDice:\n" + "".join(f"    {line}\n" for line in marked.splitlines())
    monkeypatch.setattr(rules, "PROJECT", project(tmp_path, 50, f"{marked}\n\n{in_class}"))
    shown = council("rules", rule.id).out
    assert rule.id in shown and "2 tests carry it" in shown
    assert "tests/test_dice.py::test_faces\n" in shown and "tests/test_dice.py::TestDice::test_faces\n" in shown
    (tmp_path / "tests" / "test_dice.py").write_text("")
    assert "No test carries it" in council("rules", rule.id).out


def test_coverage_needs_tests(council: Council, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(rules, "PROJECT", tmp_path)
    shown = council("rules", "--coverage")
    assert shown.code == 2
    assert shown.err.split() == [f"{tmp_path}/tests:", "is", "missing"]


# ---------------------------------------------------------------------- simulations, replays, the bench

FEW_GAMES = ("simulate", "risk", "--games", "4", "--players", "3", "--round-limit", "3", "--processes", "1")


def test_simulated_games_are_counted_and_saved(council: Council, tmp_path: Path) -> None:
    shown = council(*FEW_GAMES, "--bots", "random", "--save", str(tmp_path / "records"))
    assert shown.code == 0
    assert "random ×3" in shown.out and "4/4" in shown.out
    assert "Seat 1" in shown.out and "Seat 3" in shown.out and "Seat 0" not in shown.out, "people count from 1"
    assert "games: The agreed number of rounds is over." in shown.out
    records = sorted((tmp_path / "records").glob("*.json"))
    assert len(records) == 4
    assert all(sc.replay(record.read_bytes()).over for record in records)


def test_as_many_play_as_go_with_the_other_options(council: Council) -> None:
    feast = ("board2e", "--scenario", "a_feast_for_crows", "--round-limit", "1")
    played = council("simulate", *feast, "--games", "1", "--bots", "random", "--processes", "1")
    assert played.code == 0 and "random ×4" in played.out
    ladder = council("arena", "ladder", *feast, "--bots", "random,easy", "--games", "1", "--processes", "1")
    assert ladder.code == 0 and "4 players" in ladder.out


def test_simulations_do_not_depend_on_the_number_of_processes(council: Council) -> None:
    one = council(*FEW_GAMES, "--bots", "random").out
    assert council(*FEW_GAMES[:-1], "2", "--bots", "random").out == one


@pytest.fixture
def record(tmp_path: Path) -> Path:
    table = sc.game("risk").new(seed=3, players=3, round_limit=1)
    while not table.over:
        ask = table.asks[0]
        table.choose(ask.seat, ask.choices[table.made % len(ask.choices)])
    file = tmp_path / "game.json"
    file.write_bytes(table.record().write())
    return file


@pytest.mark.parametrize(("lang", "sentence"), [("en", "In round 1 "), ("de", "In Runde 1 ")])
def test_a_record_is_told_in_sentences(council: Council, record: Path, lang: str, sentence: str) -> None:
    shown = council("replay", str(record), "--lang", lang)
    assert shown.code == 0
    assert shown.out.count(sentence) == 3


def test_a_record_is_stepped_through(council: Council, record: Path) -> None:
    choices = sc.replay(record.read_bytes()).record().choices
    shown = council("replay", str(record), "--step", typed=["", "", "b", "9", "q"])
    assert shown.code == 0
    places = re.findall(r"^(\d+)/(\d+) ", shown.out, re.MULTILINE)
    assert places == [(str(at), str(len(choices))) for at in (0, 1, 2, 1, 9)]
    said = [line for line in shown.out.splitlines() if line in choices]
    assert said == [choices[0], choices[1], choices[0], choices[8]]


def test_a_record_is_shown_at_a_choice(council: Council, record: Path) -> None:
    assert "After 3 of" in council("replay", str(record), "--at", "3").out
    assert council("replay", str(record), "--at", "9999").err.startswith("--at: 9,999 is out of range")


def test_the_bench_prints_figures(council: Council) -> None:
    shown = council("bench", "risk", "--seconds", "0.01", "--rounds", "1", "--no-peer", "--format", "json")
    assert shown.code == 0
    assert '"decisions"' in shown.out


def test_the_bench_speaks_german(council: Council) -> None:
    shown = council("bench", "risk", "--seconds", "0.01", "--rounds", "1", "--no-peer", "--lang", "de")
    assert "Partien/s" in shown.out
