"""The bench measures something for every mode; how much is not for tests to say."""

from __future__ import annotations

import json

from rich.console import Console

from smallcouncil.arena.speed.bench import Figures, as_json, better, environment, grid, markdown, measure, modes
from smallcouncil.arena.speed.compiled import is_compiled
from toys import court, sealed

PEER = Figures("catanatron", 4, 1000.0, 2.0, 500.0, 100.0, None)
OURS = Figures("risk skirmish", 3, 5000.0, 3.0, 400.0, 1000.0, 50.0)


def test_a_game_without_modes_is_measured_once() -> None:
    assert modes(sealed.GAME) == [("sealed", {"players": 3})]


def test_measuring_plays_copies_and_imagines() -> None:
    figures = measure(court.GAME, "court", {"players": 2}, seconds=0.01)
    assert figures.name == "court"
    assert all(value is not None and value > 0 for value in figures[1:])


def test_the_best_round_counts() -> None:
    other = OURS._replace(decisions=6000.0, copies=900.0)
    assert better(OURS, other) == OURS._replace(decisions=6000.0)


def test_figures_are_shown_beside_the_peer() -> None:
    text = markdown([PEER, OURS])
    assert "| risk skirmish | 3 | 5,000 (5.0x) | 3.0 | 400 | 1,000 (10.0x) | 50 |" in text
    assert "| catanatron | 4 | 1,000 | 2.0 | 500 | 100 |  |" in text
    assert text.startswith(environment()) and ("not compiled" in text) != is_compiled()
    console = Console(width=200, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
    console.print(grid([PEER, OURS]))
    assert "5,000 (5.0x)" in console.export_text()
    assert json.loads(as_json([OURS]))["figures"][0]["copies"] == 1000.0
