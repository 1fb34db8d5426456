"""Work that nobody waits for ends when the server stops, also where it misses that it is to."""

from __future__ import annotations

import asyncio

import pytest

from smallcouncil.server.processes.background import Background

pytestmark = pytest.mark.anyio


async def test_work_that_misses_its_end_is_told_again() -> None:
    missed = 0

    async def deaf() -> None:
        nonlocal missed
        while True:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                missed += 1
                if missed == 2:
                    raise

    background = Background()
    background.begin(deaf())
    await asyncio.sleep(0)
    async with asyncio.timeout(20):
        await background.close()
    assert missed == 2 and not background.tasks
