"""The arena on a real Ray cluster of this machine: the same games, also when a worker is killed in the middle."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import smallcouncil as sc
from arena.own_bots import MURDER, alive
from smallcouncil.arena.on_ray import on_ray
from smallcouncil.arena.results import Results
from smallcouncil.arena.tournament import tournament

BOTS = ["arena.own_bots:killed_once", "random", "easy"]


@pytest.mark.full
def test_a_killed_worker_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import ray

    expected = tournament("round-robin", "ironthrone", BOTS, players=3, games=12, options={"turn_limit": 2})
    victim = alive(tmp_path / "alive")
    monkeypatch.setenv(
        "PYTHONPATH", os.pathsep.join([str(Path(__file__).parents[1]), str(Path(sc.__file__).parents[1])])
    )
    monkeypatch.setenv(MURDER, str(victim))
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")  # of this machine alone; nothing is written to the home folder
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        with Results(tmp_path / "results.sqlite") as results:
            found = tournament(
                "round-robin",
                "ironthrone",
                BOTS,
                players=3,
                games=12,
                options={"turn_limit": 2},
                results=results,
                workers=on_ray(),
            )
            assert len(results) == len(found.outcomes) == 12
    finally:
        ray.shutdown()
    assert not victim.exists(), "somebody was killed"
    assert found.outcomes == expected.outcomes
