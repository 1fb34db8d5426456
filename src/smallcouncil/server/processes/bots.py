"""Bots think in worker processes: a worker gets a position and answers with the text of a choice."""

from __future__ import annotations

import secrets
import time
from typing import Any

from smallcouncil import bots
from smallcouncil.games import game
from smallcouncil.server.operating.metrics import thought_of
from smallcouncil.server.processes.workers import WorkerPool
from smallcouncil.server.refusals import Denied
from smallcouncil.table import Ask, Table

RANDOM = "random"  # needs no thinking
STRENGTHS = (RANDOM, *bots.STRENGTHS)
USUAL_BOT = "fair"


def check_bot(bot: str | None) -> str:
    """A strength that there is; the usual one unless said otherwise."""
    bot = bot or USUAL_BOT
    if bot not in STRENGTHS:
        raise Denied("no-such", what="bot", value=bot, field="bot")
    return bot


def thinks(strength: str) -> bool:
    """Whether a bot of this strength takes its time; the others answer within milliseconds."""
    return strength in bots.BUDGETS and bots.BUDGETS[strength].seconds is not None


async def answer(workers: WorkerPool, strength: str, table: Table, ask: Ask, share: float = 1.0) -> str:
    """The text of the choice that a bot of this strength makes, in a share of the seconds that it may think."""
    if strength == RANDOM:
        return table.text(secrets.choice(ask.choices[: ask.answers]))
    began = time.perf_counter()
    choice = await workers.do(think, strength, table.game.id, table.position(), ask.seat, secrets.randbits(64), share)
    thought_of(strength).observe(time.perf_counter() - began)
    return choice


def think(strength: str, game_id: str, position: dict[str, Any], seat: int, seed: int, share: float) -> str:
    """In a worker: lay the position, let the bot choose from what its seat knows."""
    from smallcouncil.bots import Knowledge, SearchBot, make

    table = game(game_id).position(position)
    bot = make(strength, game_id, seed=seed)
    if isinstance(bot, SearchBot) and bot.seconds is not None:
        bot.seconds *= share
    return table.text(bot.choose(Knowledge(table, seat)))
