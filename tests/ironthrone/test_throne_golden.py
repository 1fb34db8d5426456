"""Golden playthroughs: whole games written down. A change of behaviour shows as a diff of these files.

After a wanted change, write them anew and read the diff: `python tests/ironthrone/test_throne_golden.py`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import smallcouncil as sc
from smallcouncil.bots import HeuristicBot, Knowledge, heuristics
from smallcouncil.games.ironthrone.state import ThroneTable
from smallcouncil.table import Record, Table

FOLDER = Path(__file__).parent / "golden"
GAMES = {
    "three": {"players": 3},
    "four": {"players": 4, "windows": "safe"},
    "five": {"players": 5},
}


def told(table: Table) -> str:
    """A game as a person reads it: every choice, and what everyone heard of it."""
    lines = [f"# {table.game.id}, {table.options}"]
    again = table.record().replay(table.game, steps=0, listen=True)
    heard = 0
    for seat, choice in [(-1, None), *table.choices_made()]:
        if choice is not None:
            lines.append(f"> {again.seat_name(seat)} {again.text(choice)}")
            again.choose(seat, choice)
        log = again.log or []
        for event in log[heard:]:
            said = event.write(again)
            to = "" if event.audience < 0 else " (secretly)"
            lines.append("    " + said.pop("event") + to + "".join(f" {k}={v}" for k, v in said.items()))
        heard = len(log)
    assert again.result is not None
    lines.append(f"# {again.result.reason}: {', '.join(again.seat_name(s) for s in again.result.winners)} won")
    return "\n".join(lines) + "\n"


def play(name: str) -> Table:
    """A game among heuristics that now and then do something random."""
    table = sc.game("ironthrone").new(seed=len(name), **GAMES[name])  # type: ignore[arg-type]
    decide = heuristics("ironthrone").decide
    bots = [HeuristicBot(s, decide, slips=5) for s in range(table.players)]
    while not table.over:
        seat = table.waiting[0]
        table.choose(seat, bots[seat].choose(Knowledge(table, seat)))
    return table


@pytest.mark.parametrize("name", GAMES)
def test_a_written_game_replays(name: str) -> None:
    record = Record.read((FOLDER / f"{name}.json").read_bytes())
    table = sc.replay(record)
    assert isinstance(table, ThroneTable) and table.over
    assert told(table) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_the_games_show_war_peace_and_betrayal() -> None:
    whole = "".join((FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in GAMES)
    for word in ("result=war", "result=peace", "result=betrayal", "agreed", "retreated", "tortured", "released_card"):
        assert word in whole, word


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        table = play(name)
        (FOLDER / f"{name}.json").write_bytes(table.record().write())
        (FOLDER / f"{name}.txt").write_text(told(table), encoding="utf-8")
