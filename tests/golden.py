"""Golden games: whole games written down, one choice a line, so that a change of behaviour is a visible diff.

When a rule was changed on purpose, write the games anew and read the diff; all games, or those named::

    PYTHONPATH=src:tests python -m golden risk cards2e

When only the notation of positions or events was changed, keep the games and renew what is marked on the way::

    PYTHONPATH=src:tests python -m golden --marks risk
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import smallcouncil as sc
from laws.random_play import pick, written
from smallcouncil.bots import HeuristicBot, Knowledge, heuristics
from smallcouncil.table import Choice, Record, Rng, Table

FOLDER = Path(__file__).parent


class Golden(msgspec.Struct, frozen=True):
    """How a game ended, what the table was like on the way there, and how to play it again."""

    result: dict[str, Any]
    marks: list[str]  # of the position after every so many choices and at the end
    record: Record

    def write(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


# ---------------------------------------------------------------------- who plays

Player = Callable[[Table], tuple[int, Choice]]


def at_random(table: Table, seed: int) -> Player:
    rng = Rng(seed)
    return lambda table: pick(table, rng)


def by_heuristics(table: Table, seed: int) -> Player:
    """Bots that now and then do something random: they come to places where chance alone does not lead."""
    decide = heuristics(table.game.id).decide
    bots = [HeuristicBot(seat, decide, slips=1, of=5) for seat in range(table.players)]

    def player(table: Table) -> tuple[int, Choice]:
        seat = table.waiting[0]
        return seat, bots[seat].choose(Knowledge(table, seat))

    return player


class Series(NamedTuple):
    """The golden games of one rulebook: their options by name, and how they are played and marked."""

    options: dict[str, dict[str, Any]]
    every: int = 50  # choices between two marks
    player: Callable[[Table, int], Player] = at_random
    told: bool = False  # also as a story for people


@cache
def all_series() -> dict[str, Series]:
    """What each game declares in `tests/<id>/golden_games.py`."""
    folders = sorted(file.parent.name for file in FOLDER.glob("*/golden_games.py"))
    return {game: import_module(f"{game}.golden_games").SERIES for game in folders}


def every_game() -> list[tuple[str, str]]:
    return [(game, name) for game, series in all_series().items() for name in series.options]


# ---------------------------------------------------------------------- files


def path(game: str, name: str) -> Path:
    return FOLDER / game / "golden" / f"{name}.json"


def story(game: str, name: str) -> Path:
    return path(game, name).with_suffix(".txt")


def read(game: str, name: str) -> Golden:
    return msgspec.json.decode(path(game, name).read_bytes(), type=Golden)


# ---------------------------------------------------------------------- playing


def mark(table: Table) -> str:
    """A short hash of the whole position."""
    return hashlib.sha256(written(table.position())).hexdigest()[:16]


def play(game: str, name: str, seed: int) -> Golden:
    """A new game."""
    series = all_series()[game]
    table = sc.game(game).new(seed=seed, **series.options[name])
    player = series.player(table, seed)
    marks = []
    while not table.over:
        table.choose(*player(table))
        if table.made % series.every == 0 or table.over:
            marks.append(mark(table))
    return Golden(result(table), marks, table.record())


def replay(game: str, name: str, *, compare: bool = True) -> Golden:
    """The written game, played again: equal to what is written, or it says from where on not."""
    golden = read(game, name)
    table = golden.record.replay(sc.game(game), steps=0)
    marks = []
    for number, line in enumerate(golden.record.choices, 1):
        seat, _, text = line.partition(" ")
        table.choose(int(seat), text)
        if number % all_series()[game].every == 0 or number == len(golden.record.choices):
            marks.append(mark(table))
            same = marks == golden.marks[: len(marks)]
            assert same or not compare, f"another table after {number} choices ({line})"
    return Golden(result(table), marks, table.record())


def result(table: Table) -> dict[str, Any]:
    assert table.result is not None, "the game is not over"
    winners, scores, reason = table.result
    return {"winners": list(winners), "scores": list(scores), "reason": reason}


def told(record: Record) -> str:
    """A game as a person reads it: every choice, and what everyone heard of it."""
    table = record.replay(sc.game(record.game), steps=0, listen=True)
    lines = [f"# {table.game.id}, {table.options}"]
    heard = 0
    for line in ["", *record.choices]:
        if line:
            seat, _, text = line.partition(" ")
            lines.append(f"> {table.seat_name(int(seat))} {text}")
            table.choose(int(seat), text)
        log = table.log or []
        for event in log[heard:]:
            said = event.write(table)
            to = "" if event.audience < 0 else " (secretly)"
            lines.append("    " + said.pop("event") + to + "".join(f" {k}={v}" for k, v in said.items()))
        heard = len(log)
    assert table.result is not None
    lines.append(f"# {table.result.reason}: {', '.join(table.seat_name(s) for s in table.result.winners)} won")
    return "\n".join(lines) + "\n"


def renew(game: str, *, only_marks: bool) -> None:
    for seed, name in enumerate(all_series()[game].options, 1):
        golden = replay(game, name, compare=False) if only_marks else play(game, name, seed)
        path(game, name).parent.mkdir(exist_ok=True)
        path(game, name).write_bytes(golden.write())
        if all_series()[game].told:
            story(game, name).write_text(told(golden.record), encoding="utf-8")


if __name__ == "__main__":
    for wanted in [word for word in sys.argv[1:] if word != "--marks"] or all_series():
        renew(wanted, only_marks="--marks" in sys.argv)
