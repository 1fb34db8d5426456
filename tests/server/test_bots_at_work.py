"""Bots think elsewhere."""

from __future__ import annotations

import time

import pytest

from server.conftest import Arrive
from smallcouncil.server.bots_at_work import Workshop

pytestmark = pytest.mark.anyio


async def test_a_thinking_bot_delays_nobody(arrive: Arrive) -> None:
    """While a strong bot thinks about its answer, another table plays many choices."""
    guest = await arrive()
    slow = await guest.lay(seats=[{"kind": "me"}, {"kind": "bot", "bot": "strong"}])
    quick = await guest.lay(seats=[{"kind": "me"}] * 2)
    async with guest.page() as page:
        await page.watch(slow, 0)
        state = await page.watch(quick, 0)
        await page.choose(slow, 0, "end_turn")
        before = len(page.seen)
        for _ in range(5):
            ask = state["view"]["ask"]["n"]
            await page.done("choose", table=quick, seat=0, ask=ask, choice="place north")
            state = await page.until("step", lambda m: m["table"] == quick and m["seat"] == 0)
        bots = [m for m in page.seen[before:] if m["type"] == "step" and m["step"] and m["step"]["by"] == "bot"]
        assert bots == []
        step = await page.until("step", lambda m: m["table"] == slow and m["step"]["by"] == "bot")
        assert step["step"]["seat"] == 1


async def test_who_takes_too_long_is_replaced() -> None:
    workshop = Workshop(1, longest=30.0)
    assert await workshop.do(abs, -7) == 7
    workshop.longest = 0.1
    with pytest.raises(TimeoutError):
        await workshop.do(time.sleep, 600)
    workshop.longest = 30.0
    assert await workshop.do(abs, -7) == 7
    workshop.close()
