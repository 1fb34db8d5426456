"""Golden games: full records of one random game per mode and seat count, one choice a line.

They make a change of behaviour a visible diff. When a rule was changed on purpose, write them anew and read the diff::

    PYTHONPATH=src:tests python -m risk.golden
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec

from laws import pick, written
from risk.table import GAME
from smallcouncil.table import Record, Rng, Table

FOLDER = Path(__file__).parent / "golden"
EVERY = 100  # choices between two marks

GAMES: dict[str, dict[str, Any]] = {
    **{f"skirmish_{players}": {"players": players} for players in range(2, 6)},
    **{f"dominion_{players}": {"players": players, "mode": "dominion"} for players in range(2, 6)},
    **{f"world_at_war_skirmish_{players}": {"players": players, "rules": "skirmish"} for players in (6, 7)},
    **{f"world_at_war_dominion_{players}": {"players": players, "rules": "dominion"} for players in (6, 7)},
}


class Golden(msgspec.Struct, frozen=True):
    """How a game ended, what the table was like on the way there, and how to play it again."""

    result: dict[str, Any]
    marks: list[str]  # of the position after every so many choices and at the end
    record: Record

    def write(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def mark(table: Table) -> str:
    """A short hash of the whole position."""
    return hashlib.sha256(written(table.position())).hexdigest()[:16]


def play_golden(options: dict[str, Any], seed: int) -> Golden:
    table = GAME.new(seed=seed, **options)
    rng = Rng(seed)
    marks = []
    while not table.over:
        table.choose(*pick(table, rng))
        if table.made % EVERY == 0 or table.over:
            marks.append(mark(table))
    return Golden(result(table), marks, table.record())


def result(table: Table) -> dict[str, Any]:
    assert table.result is not None
    winners, scores, reason = table.result
    return {"winners": list(winners), "scores": list(scores), "reason": reason}


def read(name: str) -> Golden:
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=Golden)


def renew() -> None:
    FOLDER.mkdir(exist_ok=True)
    for seed, (name, options) in enumerate(GAMES.items(), 1):
        (FOLDER / f"{name}.json").write_bytes(play_golden(options, seed).write())


if __name__ == "__main__":
    renew()
