"""The bench and the soak, so small that they take a moment: whether they measure, not what they find."""

from __future__ import annotations

import asyncio

import pytest

from server.conftest import Redis
from smallcouncil.server.bench.measure import bench
from smallcouncil.server.bench.plan import Plan
from smallcouncil.server.bench.soak import markdown, soak
from smallcouncil.server.bench.soak_chart import chart


def quiet(_: str) -> None:
    """Nobody watches."""


def test_tables_that_are_only_open_are_counted_and_left_alone() -> None:
    found = asyncio.run(bench(Plan(game="risk", tables=2, open=5, rate=20, seconds=2), quiet))
    assert (found.tables, found.open, found.sockets) == (2, 5, 10)
    assert found.choices_by_people > 0 and found.resident_mib > 0
    assert (found.refused, found.lost) == (0, 0)


@pytest.mark.full
def test_two_processes_share_the_tables(postgres: str, redis: Redis) -> None:
    plan = Plan(
        game="risk",
        tables=4,
        rate=20,
        seconds=2,
        processes=2,
        spread="pages",
        database_url=postgres,
        channels_url=redis.url,
    )
    found = asyncio.run(bench(plan, quiet))
    assert found.processes == 2 and found.choices_by_people > 0
    assert 0 < found.cpu_ms_of_busiest < found.cpu_ms_per_choice, "both have worked"
    assert found.lost == 0


def test_a_soak_is_sampled_and_drawn() -> None:
    samples = asyncio.run(soak("risk", tables=2, rate=20, seconds=3, progress=quiet))
    assert samples[-1].choices > 0 and samples[-1].memory > 0 and samples[-1].rows["choices"] > 0
    assert chart(samples).count("<polyline") == 4 + len(samples[0].rows)
    assert len(markdown(samples).splitlines()) > 2
