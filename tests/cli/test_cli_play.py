"""A game in the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import smallcouncil as sc
from council_command import Council
from smallcouncil.cli.auto_pass import AutoPass
from smallcouncil.games.cards2e.decks import READY, export
from smallcouncil.table import Table
from toys.vigil import GAME as VIGIL

SKIRMISH = ("play", "risk", "--players", "3", "--mode", "skirmish", "--seed", "1", "--bots", "random")
DOMINION = ("play", "risk", "--players", "3", "--mode", "dominion", "--seed", "1", "--bots", "random")


@pytest.mark.parametrize("lang", ["en", pytest.param("de", marks=pytest.mark.full)])
def test_a_whole_game_is_played_by_typing_choices(council: Council, lang: str, tmp_path: Path) -> None:
    shown = council("--lang", lang, *SKIRMISH, typed=["1"] * 3000)
    assert shown.code == 0
    assert shown.err == ""
    last = shown.out.splitlines()[-1]
    assert ("wins." if lang == "en" else "gewinnt.") in shown.out
    assert ("Points:" if lang == "en" else "Punkte:") in shown.out
    assert last.strip()


def test_the_table_is_drawn_with_what_lies_on_it(council: Council, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = council(*SKIRMISH, typed=["house lannister", f"save {file}", "quit"])
    assert "The North +5" in shown.out
    assert "King’s Landing" in shown.out
    assert "Lannister (you)" in shown.out
    assert "♜ castle" in shown.out
    seen = sc.replay(file.read_bytes()).view(0)["table"]["players"][0]
    drawn = [line for line in shown.out.splitlines() if "Lannister (you)" in line][-1]
    assert re.sub(r"\D+", " ", drawn).split() == [
        str(seen[count]) for count in ("territories", "castles", "ports", "units", "income", "cards", "score")
    ]


def test_choices_are_taken_by_number_notation_beginnings_and_sentence(council: Council, tmp_path: Path) -> None:
    records = []
    for answer in ("3", "house lannister", "HOU lann", "take house lannister", "nister"):
        file = tmp_path / "game.json"
        shown = council(*SKIRMISH, typed=[answer, f"save {file}", "quit"])
        assert shown.err == ""
        records.append(file.read_bytes())
    assert len(set(records)) == 1
    assert b"0 house lannister" in records[0]


def test_one_answer_can_be_given_several_times(council: Council, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    council(*SKIRMISH, typed=["house lannister", "3x 1", f"save {file}", "quit"])
    choices = sc.replay(file.read_bytes()).record().choices
    placed = [c for c in choices if c.startswith("0 place")]
    assert len(placed) == 3
    assert len(set(placed)) == 1


def test_an_unclear_or_illegal_answer_is_refused_in_one_line(council: Council) -> None:
    shown = council(*SKIRMISH, typed=["house", "dance", "99", "quit"])
    lines = shown.err.splitlines()
    assert lines == [
        "“house” fits several choices.",
        "“dance” is none of the choices (rule R-RK-setup-06).",
        "“99” is none of the choices (rule R-RK-setup-06).",
    ]
    assert shown.code == 0


@pytest.mark.parametrize(
    ("lang", "rule"),
    [("en", "Players choose their houses one after another."), ("de", "Die Häuser werden reihum ausgesucht.")],
)
def test_a_question_mark_shows_the_rule_behind_the_question(council: Council, lang: str, rule: str) -> None:
    shown = council(*SKIRMISH, "--lang", lang, typed=["?", "quit"])
    assert f"R-RK-setup-06  {rule}" in shown.out


def test_a_question_mark_with_words_shows_cards_and_rules(council: Council) -> None:
    shown = council(*DOMINION, typed=["? spider", "? fortification moved", "? xyzzy", "quit"])
    assert "Spider’s Sabotage: When an opponent plays a maester card" in shown.out
    assert "R-RK-special-18" in shown.out
    assert "No rule contains “xyzzy”." in shown.out


def test_undo_takes_back_the_own_choice_and_what_followed(council: Council) -> None:
    shown = council(*SKIRMISH, typed=["house stark", "1", "undo", "undo", "undo", "quit"])
    assert shown.out.count("Which house do you lead?") == 2
    assert "You have not chosen anything yet." in shown.out


def test_a_saved_game_goes_on_where_it_was_left(council: Council, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    council(*SKIRMISH, typed=["house stark", "1", f"save {file}", "quit"])
    made = sc.replay(file.read_bytes()).made
    loaded = council("play", "--load", str(file), typed=["log", "quit"])
    assert "Stark (you)" in loaded.out
    within = council(*SKIRMISH, typed=[f"load {file}", f"save {tmp_path / 'again.json'}", "quit"])
    assert within.err == ""
    assert sc.replay((tmp_path / "again.json").read_bytes()).made == made


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("load nowhere.json", "nowhere.json: cannot be read: No such file or directory"),
        ("load", "load: is missing"),
        ("save", "save: is missing"),
        ("save /no/such/folder/game.json", "/no/such/folder/game.json: No such file or directory"),
    ],
)
def test_bad_files_leave_the_game_as_it_is(council: Council, typed: str, line: str) -> None:
    shown = council(*SKIRMISH, typed=[typed, "house stark", "quit"])
    assert shown.err.splitlines() == [line]
    assert "Stark takes the field" in shown.out


def test_a_broken_record_is_refused(council: Council, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text('{"game": "risk"}')
    shown = council("play", "--load", str(file))
    assert shown.code == 2
    assert shown.err.startswith("record: cannot be read: ")
    assert len(shown.err.splitlines()) == 1


def test_commands_are_understood_in_german(council: Council) -> None:
    shown = council(*SKIRMISH, "--lang", "de", typed=["hilfe", "regel", "brett", "zurück", "ende"])
    assert shown.err == ""
    assert "die Regel hinter der Frage" in shown.out
    assert "Du hast noch nichts entschieden." in shown.out
    assert "Auf Wiedersehen." in shown.out


def test_a_mode_says_how_many_play(council: Council) -> None:
    feast = ("play", "board2e", "--scenario", "a_feast_for_crows", "--round-limit", "1", "--bots", "random")
    assert council(*feast, "--seat", "none").code == 0
    assert "1 to 4 is allowed" in council(*feast, "--seat", "5").err


def test_several_people_share_a_keyboard(council: Council) -> None:
    shown = council(*SKIRMISH, "--seat", "1,2,3", typed=["1", "1", "1", "quit"])
    assert shown.out.count("Which house do you lead?") == 2  # the last one takes what is left


def test_nobody_plays_and_all_can_be_watched(council: Council) -> None:
    shown = council(*SKIRMISH, "--seat", "none", "--round-limit", "2")
    assert shown.code == 0
    assert "In round 2 " in shown.out
    assert "The agreed number of rounds is over." in shown.out


def test_secrets_of_others_are_not_shown(council: Council) -> None:
    shown = council(*DOMINION, typed=["1", "1", "1", "log all", "quit"])
    assert "Your objectives" in shown.out
    assert shown.out.count("gets the objective") == 2 * 3  # the own three, once as news and once in the log


def test_a_game_without_piles_says_so(council: Council) -> None:
    assert "All of this game lies on the board." in council(*SKIRMISH, typed=["piles", "quit"]).out


def test_an_area_says_what_it_gives_and_what_it_borders_on(council: Council) -> None:
    board = ("play", "board2e", "--players", "3", "--seed", "1")
    shown = council(*board, typed=["area dragonstone", "area king's", "quit"]).out
    assert "Dragonstone (Baratheon)" in shown and "Gives: stronghold, 1 barrel, 1 crown, Port of Dragonstone" in shown
    assert "Borders on: Shipbreaker Bay (Baratheon)" in shown
    assert "Gives: stronghold, 2 crowns" in shown
    assert "Grenzt an: Shipbreaker Bay" in council("--lang", "de", *board, typed=["gebiet dragonstone", "ende"]).out


def test_areas_are_found_in_every_game_with_a_map_and_in_no_other(council: Council) -> None:
    shown = council(*SKIRMISH, typed=["area winterfell", "area nowhere", "quit"]).out
    winterfell = next(line for line in shown.splitlines() if "Borders on:" in line)
    assert winterfell.split("Winterfell (")[1] and "White Harbor" in shown.split("Borders on:")[1]
    assert "No area of this game is called “nowhere”." in shown
    assert "No area of this game is called “winterfell”." in council(*CARDS, typed=["area winterfell", "quit"]).out


CARDS = ("play", "cards2e", "--seed", "3")


def test_the_own_deck_is_a_ready_one_or_a_file(council: Council, tmp_path: Path) -> None:
    record, list_of_cards = tmp_path / "game.json", tmp_path / "krakens.txt"
    list_of_cards.write_text(export(READY["greyjoy_lion"]), encoding="utf-8")
    council(*CARDS, "--decks", "starter_old_ways", typed=[f"save {record}", "quit"])
    mine, theirs = sc.replay(record.read_bytes()).options.decks
    assert mine == "starter_old_ways" and theirs in sc.game("cards2e").ready_entries("decks")
    council(*CARDS, "--seat", "2", "--decks", f"{list_of_cards},stark_fealty", typed=[f"save {record}", "quit"])
    theirs, mine = sc.replay(record.read_bytes()).options.decks
    assert theirs == "stark_fealty" and mine["faction"] == "greyjoy"


@pytest.mark.parametrize(
    ("decks", "line"),
    [
        ("wolves", "decks[0]: “wolves” is not known here; known are stark_fealty, "),
        ("wolves.txt", "wolves.txt: cannot be read: No such file"),
        ("stark_fealty,stark_fealty,stark_fealty", "--decks: 3 is out of range: 1 to 2 is allowed"),
    ],
)
def test_a_deck_that_is_not_there_is_refused_in_one_line(council: Council, decks: str, line: str) -> None:
    shown = council(*CARDS, "--decks", decks)
    assert shown.code == 2
    assert shown.err.startswith(line)
    assert len(shown.err.splitlines()) == 1


def test_windows_are_passed_in_advance(council: Council) -> None:
    """`wait` passes where one can pass, and is refused elsewhere; the rest is answered with the first choice."""
    shown = council(*CARDS, typed=["wait", "1"] * 25 + ["quit"])
    assert "You pass, as you said." in shown.out
    assert "“wait” is none of the choices" in shown.err
    muted = council(*CARDS, typed=["ask", *["mute 2", "1"] * 25, "quit"])
    assert "Not asked about in this phase: " in muted.out
    assert "You will be asked about everything again." in muted.out


def test_who_waits_is_asked_when_something_changes() -> None:
    table = VIGIL.new(seed=1)
    auto_pass = AutoPass()
    table.choose(0, "pass")
    auto_pass.rest(table, table.ask(1))
    assert auto_pass.passes(table, table.ask(1))
    table.choose(1, "pass")
    table.choose(0, "pass")
    assert auto_pass.passes(table, table.ask(1))  # the next watch: nobody has done anything
    table.choose(1, "ring small seat_0")
    table.choose(0, "pass")
    assert not auto_pass.passes(table, table.ask(1))
    auto_pass.mute(table, table.ask(1), table.ask(1).choices[1])
    assert not auto_pass.passes(table, table.ask(1))
    auto_pass.mute(table, table.ask(1), table.ask(1).choices[2])
    assert auto_pass.passes(table, table.ask(1))
    auto_pass.forget()
    assert not auto_pass.passes(table, table.ask(1))


def watches(table: Table, count: int) -> None:
    """So many watches in which nobody rings."""
    for _ in range(count):
        table.choose(0, "pass")
        table.choose(1, "pass")


def test_who_was_asked_rests_no_longer() -> None:
    table = VIGIL.new(seed=1)
    auto_pass = AutoPass()
    auto_pass.rest(table, table.ask(0))
    watches(table, 2)
    assert not auto_pass.passes(table, table.ask(0)), "there is a noise"
    watches(table, 1)
    assert not auto_pass.passes(table, table.ask(0)), "it is quiet as before"


def test_what_was_said_in_advance_ends_with_the_phase() -> None:
    table = VIGIL.new(seed=1)
    auto_pass = AutoPass()
    for choice in table.ask(0).choices[1:]:
        auto_pass.mute(table, table.ask(0), choice)
    watches(table, 3)
    assert auto_pass.passes(table, table.ask(0))
    watches(table, 1)
    assert not auto_pass.passes(table, table.ask(0))
