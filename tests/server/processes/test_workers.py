"""Bots think elsewhere."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from server.conftest import Arrive
from server.processes.slow_work import wait_for
from smallcouncil.server.processes.workers import WorkerPool

pytestmark = pytest.mark.anyio


async def test_a_thinking_bot_delays_nobody(arrive: Arrive) -> None:
    """While an expert thinks about its answer, another table plays on."""
    guest = await arrive()
    slow = await guest.lay(seats=[{"kind": "me"}, {"kind": "bot", "bot": "expert"}])
    quick = await guest.lay(seats=[{"kind": "me"}] * 2)
    async with guest.page() as page:
        await page.watch(slow, 0)
        state = await page.watch(quick, 0)
        await page.choose(slow, 0, "end_turn")
        ask = state["view"]["ask"]["n"]
        await page.done("choose", table=quick, seat=0, ask=ask, choice="place north")
        step = await page.until("step", lambda m: m["table"] == slow and m["step"]["by"] == "bot")
        assert step["step"]["seat"] == 1


async def test_who_takes_too_long_is_replaced() -> None:
    workers = WorkerPool(1, longest=30.0)
    assert await workers.do(abs, -7) == 7
    workers.longest = 0.1
    with pytest.raises(TimeoutError):
        await workers.do(time.sleep, 600)
    workers.longest = 30.0
    assert await workers.do(abs, -7) == 7
    workers.close()


async def test_who_took_too_long_takes_nobody_else_along(tmp_path: Path) -> None:
    """One worker at work, one piece of work in the queue: both are done in the end, however often all are replaced."""
    workers = WorkerPool(1, longest=600.0)
    go, begun = tmp_path / "go", tmp_path / "begun"
    at_work = asyncio.create_task(workers.do(wait_for, go, begun))
    queued = asyncio.create_task(workers.do(abs, -7))
    for times in range(1, 4):
        while not at_work.done() and (not begun.exists() or len(begun.read_text().split()) < times):
            await asyncio.sleep(0.01)
        assert workers.pool is not None and not at_work.done()
        workers.dismiss(workers.pool)  # as after the time is up
    go.write_text("done")
    assert await at_work == "done" and await queued == 7
    workers.close()
