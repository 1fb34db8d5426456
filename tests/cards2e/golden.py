"""Golden games: full records of random games with several decks and seat counts, one choice a line.

They make a change of behaviour a visible diff. When a rule was changed on purpose, write them anew and read the diff::

    PYTHONPATH=src:tests python -m cards2e.golden
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec

from laws import pick, written
from smallcouncil.games.cards2e import GAME
from smallcouncil.table import Record, Rng, Table

FOLDER = Path(__file__).parent / "golden"
EVERY = 50  # choices between two marks

GAMES: dict[str, dict[str, Any]] = {
    "joust_stark_lannister": {"decks": ("stark_fealty", "lannister_rose")},
    "joust_baratheon_greyjoy": {"decks": ("baratheon_fealty", "greyjoy_lion"), "windows": "safe"},
    "joust_tyrell_martell": {"decks": ("tyrell_stag", "martell_watch")},
    "joust_nights_watch_targaryen": {"decks": ("nights_watch_wolf", "targaryen_sun")},
    "joust_tutorial": {"decks": ("tutorial_stark", "tutorial_lannister"), "piles": "owner"},
    **{f"melee_{players}": {"players": players} for players in (3, 4, 6)},
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
