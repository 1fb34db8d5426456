"""Options, records and positions: what is taken, and what is refused by which name."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from laws.positions import JUNK
from laws.random_play import play, play_on, views, written
from smallcouncil.table import BadInput, Record, Rng, Table
from toys import court, sealed

COURT = court.GAME
SEALED = sealed.GAME


def refused(field: str, key: str, act: Any, *args: Any, **more: Any) -> BadInput:
    with pytest.raises(BadInput) as caught:
        act(*args, **more)
    error: BadInput = caught.value
    assert (error.field, error.key) == (field, key), str(error)
    assert str(error).startswith(f"{field}: ")
    return error


# ---------------------------------------------------------------------- options


def test_every_option_has_a_default() -> None:
    assert SEALED.new(seed=1).options == sealed.SealedOptions(players=3)
    assert SEALED.new(seed=1, players=5).players == 5


@pytest.mark.parametrize(
    ("options", "field", "key"),
    [
        ({"players": 1}, "players", "out-of-range"),
        ({"players": 6}, "players", "out-of-range"),
        ({"players": "3"}, "players", "wrong-type"),
        ({"players": 2.5}, "players", "wrong-type"),
        ({"rounds": "many"}, "rounds", "wrong-type"),
        ({"rounds": 0}, "rounds", "out-of-range"),
        ({"last": "never"}, "last", "wrong-type"),
        ({"dragons": 3}, "dragons", "unknown-field"),
        ({"self": 3}, "self", "unknown-field"),
        ({"seed": -1}, "seed", "out-of-range"),
        ({"seed": "7"}, "seed", "wrong-type"),
        ({"seed": True}, "seed", "wrong-type"),
        ({"seed": 1.0}, "seed", "wrong-type"),
    ],
    ids=str,
)
def test_bad_options_are_refused_by_name(options: dict[str, Any], field: str, key: str) -> None:
    refused(field, key, SEALED.new, **options)


def test_a_literal_option_is_refused_with_its_alternatives() -> None:
    with pytest.raises(BadInput, match="quiet or sudden"):
        SEALED.new(last="never")


def test_without_a_seed_every_table_is_another_one() -> None:
    a, b = COURT.new(), COURT.new()
    assert a.seed != b.seed and a.seed is not None and a.seed >= 0
    assert written(COURT.new(seed=a.seed).position()) == written(a.position())
    assert Record.read(a.record().write()).seed == a.seed  # 128 bits survive JSON


def test_a_secret_option_is_known_to_its_seat_until_the_game_is_over() -> None:
    mottos = ("we do not sow", "as high as honor")
    table = SEALED.new(seed=1, players=2, mottos=mottos)
    assert table.view(0)["options"]["mottos"] == ["we do not sow", 16]
    assert table.view(1)["options"]["mottos"] == [13, "as high as honor"]
    assert table.view(None)["options"]["mottos"] == [13, 16]
    assert Record.read(table.record().write()).options["mottos"] == list(mottos)
    play(table, Rng(1))
    assert list(table.view(None)["options"]["mottos"]) == list(mottos)


def test_a_secret_option_that_is_not_set_is_no_secret() -> None:
    assert SEALED.new(seed=1).view(None)["options"]["mottos"] is None


# ---------------------------------------------------------------------- records


def game_over(seed: int = 3) -> Table:
    return play(COURT.new(seed=seed, players=3), Rng(seed))


def test_a_record_is_readable_and_replays() -> None:
    table = game_over()
    record = table.record()
    data = json.loads(record.write())
    assert (data["game"], data["version"], data["seed"], data["start"]) == ("court", 3, 3, None)
    assert data["options"] == {"players": 3, "windows": "safe", "hand": 4}
    assert data["choices"][0].split()[0] == "0"
    again = Record.read(record.write().decode()).replay(COURT, listen=True)
    assert views(again) == views(table)
    assert again.heard(None)


def test_a_record_replays_step_by_step() -> None:
    record = game_over().record()
    twin = COURT.new(seed=3, players=3)
    for steps, line in enumerate(record.choices):
        if steps % 10 == 0:
            assert written(record.replay(COURT, steps=steps).position()) == written(twin.position())
        seat, _, text = line.partition(" ")
        twin.choose(int(seat), text)


def test_a_table_from_a_position_has_a_record_from_there() -> None:
    table = COURT.new(seed=3, players=3)
    play_on(table, Rng(2), 30)
    data = table.position()
    laid = COURT.position(data)
    data["hands"].clear()  # what becomes of the caller's data does not matter
    play(laid, Rng(3))
    record = laid.record()
    assert record.seed is None and record.start is not None
    assert len(record.choices) == laid.made - 30
    assert views(Record.read(record.write()).replay(COURT)) == views(laid)


def test_an_imagined_table_has_no_record() -> None:
    guess = COURT.new(seed=3).imagine(0, Rng(1))
    refused("table", "no-record", guess.record)


@pytest.mark.parametrize(
    ("change", "field", "key"),
    [
        ({"game": "sealed"}, "record.game", "unknown-value"),
        ({"version": 2}, "record.version", "unknown-value"),
        ({"seed": None}, "record.seed", "missing"),
        ({"seed": -3}, "seed", "out-of-range"),
        ({"options": {"players": 9}}, "players", "out-of-range"),
        ({"options": {"players": 2, "seed": 3}}, "seed", "unknown-field"),
        ({"options": {"players": 2, "listen": True}}, "listen", "unknown-field"),
        ({"choices": ("0 surrender",)}, "record.choices", "bad-choice"),
        ({"choices": ("rest",)}, "record.choices", "bad-choice"),
        ({"choices": ("",)}, "record.choices", "bad-choice"),
        ({"choices": ("7 rest",)}, "record.choices", "bad-choice"),
        ({"start": {"hands": 5}}, "hands", "wrong-type"),
    ],
    ids=str,
)
def test_bad_records_are_refused_by_name(change: dict[str, Any], field: str, key: str) -> None:
    record = msgspec.structs.replace(game_over().record(), **change)
    refused(field, key, record.replay, COURT)


@pytest.mark.parametrize("text", [b"", b"{}", b"[]", b'{"game": 1}', b"\xff", "{", "null"])
def test_unreadable_records_are_refused(text: bytes | str) -> None:
    refused("record", "unreadable", Record.read, text)


@pytest.mark.parametrize("steps", [-1, 10_000])
def test_steps_that_a_record_does_not_have_are_refused(steps: int) -> None:
    refused("steps", "out-of-range", game_over().record().replay, COURT, steps=steps)


# ---------------------------------------------------------------------- positions


def in_the_middle() -> Table:
    """A position inside nested windows."""
    table = COURT.position({"hands": [["cancel", "avenger"], ["bodyguard", "cancel"]], "deck": ["blank"] * 6})
    for seat, text in ((0, "challenge seat_1"), (1, "choose bran"), (0, "pass"), (1, "play bodyguard")):
        table.choose(seat, text)
    return table


@pytest.mark.parametrize(
    ("change", "field", "key"),
    [
        ({"game": "risk"}, "game", "unknown-value"),
        ({"options": 5}, "options", "wrong-type"),
        ({"options": {"players": 7}}, "players", "out-of-range"),
        ({"options": {"dragons": 7}}, "dragons", "unknown-field"),
        ({"asked": "x"}, "asked", "wrong-type"),
        ({"asked": -1}, "asked", "out-of-range"),
        ({"made": None}, "made", "wrong-type"),
        ({"made": True}, "made", "wrong-type"),
        ({"small_steps": 3}, "small_steps", "wrong-type"),
        ({"small_steps": [0]}, "small_steps", "wrong-type"),
        ({"small_steps": [0, -1]}, "small_steps", "out-of-range"),
        ({"made": 3, "small_steps": [4, 0]}, "small_steps", "out-of-range"),
        ({"asks": 5}, "asks", "wrong-type"),
        ({"asks": [5]}, "asks", "wrong-type"),
        ({"asks": [[5, 1]]}, "asks", "out-of-range"),
        ({"asks": [[0, "x"]]}, "asks", "wrong-type"),
        ({"asks": [[0, 1, 2]]}, "asks", "wrong-type"),
        ({"rng": 5}, "rng", "wrong-type"),
        ({"rng": {}}, "rng.key", "wrong-type"),
        ({"rng": {"key": "00", "block": 1, "at": 1}}, "rng.key", "wrong-type"),
        ({"rng": {"key": "0" * 64, "block": 1, "at": 65}}, "rng.at", "out-of-range"),
        ({"rng": {"key": "0" * 64, "block": 1, "at": True}}, "rng.at", "out-of-range"),
        ({"rng": {"key": "0" * 64, "block": 0, "at": 3}}, "rng.block", "out-of-range"),
        ({"rng": {"key": "0" * 64, "block": 1 << 64, "at": 3}}, "rng.block", "out-of-range"),
        ({"result": 5}, "result", "wrong-type"),
        ({"result": {}}, "result.winners", "wrong-type"),
        ({"result": {"winners": [9], "scores": [1, 2], "reason": "x"}}, "result.winners", "out-of-range"),
        ({"result": {"winners": [0], "scores": "x", "reason": "x"}}, "result.scores", "wrong-type"),
        ({"result": {"winners": [0], "scores": [1], "reason": "x"}}, "result.scores", "conflict"),
        ({"result": {"winners": [0], "scores": [1, 2]}}, "result.reason", "wrong-type"),
        ({"stack": 5}, "stack", "wrong-type"),
        ({"stack": []}, "stack", "missing"),
        ({"stack": [5]}, "stack", "wrong-type"),
        ({"stack": [{}]}, "stack.procedure", "unknown-value"),
        ({"stack": [{"procedure": []}]}, "stack.procedure", "unknown-value"),
        ({"stack": [{"procedure": "Feast"}]}, "stack.procedure", "unknown-value"),
        ({"stack": [{"procedure": "Round", "step": "feast"}]}, "stack.Round.step", "unknown-value"),
        ({"stack": [{"procedure": "Peek"}]}, "stack.Peek.seat", "missing"),
        ({"stack": [{"procedure": "Peek", "seat": "x"}]}, "stack.Peek.seat", "wrong-type"),
        ({"stack": [{"procedure": "Peek", "seat": [0.5]}]}, "stack.Peek.seat", "wrong-type"),
        (
            {"stack": [{"procedure": "Window", "timing": 0, "depth": 9, "seat": 0, "passes": 0}]},
            "position",
            "unreadable",
        ),
        ({"hands": [["dragon"], []]}, "hands", "unknown-value"),
        ({"turn": 8}, "turn", "out-of-range"),
    ],
    ids=str,
)
def test_bad_positions_are_refused_by_name(change: dict[str, Any], field: str, key: str) -> None:
    refused(field, key, COURT.position, {**json.loads(written(in_the_middle().position())), **change})


@pytest.mark.parametrize("data", [None, 5, "court", [], [{}]])
def test_a_position_is_an_object(data: object) -> None:
    refused("position", "wrong-type", COURT.position, data)


@pytest.mark.parametrize("junk", JUNK, ids=str)
def test_junk_anywhere_in_a_position_is_refused_or_laid(junk: Any) -> None:
    """Every place of a position inside nested windows, one after the other."""

    def spoiled(data: Any) -> Any:
        yield junk
        if isinstance(data, dict | list):
            for key in data if isinstance(data, dict) else range(len(data)):
                for part in spoiled(data[key]):
                    copy = data.copy()
                    copy[key] = part
                    yield copy

    refusals = 0
    for position in spoiled(json.loads(written(in_the_middle().position()))):
        try:
            COURT.position(position)
        except BadInput as error:
            refusals += bool(error.field)
    assert refusals > 10


def test_a_position_says_only_what_matters() -> None:
    table = COURT.position({"deck": ["blank"] * 3})
    assert (table.asked, table.made, table.waiting) == (1, 0, (0,))
    assert table.seed is None
    assert COURT.position({"deck": ["blank"] * 3, "seed": 4}).rng.byte() == Rng(4).byte()


def test_a_position_keeps_the_numbers_of_its_questions() -> None:
    table = SEALED.new(seed=1)
    for seat, text in ((2, "coin"), (0, "coin"), (2, "coin")):
        table.choose(seat, text)
    laid = SEALED.position(table.position())
    assert [(a.seat, a.n) for a in laid.asks] == [(a.seat, a.n) for a in table.asks] == [(0, 2), (1, 2), (2, 5)]
    assert (laid.asked, laid.made, laid.small_steps) == (6, 3, (1, 0, 2))


def test_a_position_may_listen() -> None:
    table = COURT.position({"deck": ["blank"] * 3}, listen=True)
    assert [e.news.name for e in table.heard(0)] == ["drew"]
