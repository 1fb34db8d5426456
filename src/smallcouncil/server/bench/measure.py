"""All figures of `council bench server`, measured one after the other."""

from __future__ import annotations

import asyncio
import gc
import resource
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from smallcouncil.server.bench.figures import Figures
from smallcouncil.server.bench.load import Load, seat_two
from smallcouncil.server.bench.plan import Plan, unlimited
from smallcouncil.server.bench.stored import missing, time_to_load
from smallcouncil.server.bench.visitors import Guest, Server

QUIET = 15  # tables at which the same two people sit without choosing

Progress = Callable[[str], None]


async def bench(plan: Plan, progress: Progress) -> Figures:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        settings = unlimited(plan.database_url or f"sqlite:///{folder / 'council.sqlite'}", plan.channels_url)
        figures = Figures(store=settings.database_url.partition(":")[0], processes=plan.processes)
        allow_many_files()
        progress("loading a long table")
        figures.load_500_ms = await time_to_load(settings, plan.game)
        servers: list[Server] = []
        try:
            for _ in range(plan.processes):
                servers.append(Server(folder, settings))
            acknowledged = await under_load(servers, plan, figures, progress)
        finally:
            for server in servers:
                server.process.kill()
                server.process.wait()
        progress("counting what is in the store")
        figures.lost = await missing(settings, acknowledged)
        return figures


def allow_many_files() -> None:
    """Ten thousand pages are twenty thousand ends of sockets."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


async def lay(
    servers: Sequence[Server], plan: Plan, progress: Progress
) -> tuple[dict[str, tuple[Guest, Guest]], set[str]]:
    """All tables with who sits at them; and those at which people will choose."""
    seated: dict[str, tuple[Guest, Guest]] = {}
    playing: set[str] = set()
    for number in range(max(plan.tables, plan.open)):
        if number % 100 == 0:
            progress(f"laying tables: {number}")
        server = servers[number % len(servers)]
        if number < plan.tables or number % QUIET == 0:
            pair = Guest(server), Guest(server)
        table = await asyncio.to_thread(seat_two, plan.game, *pair)
        seated[table] = pair
        if number < plan.tables:
            playing.add(table)
    return seated, playing


async def under_load(
    servers: Sequence[Server], plan: Plan, figures: Figures, progress: Progress
) -> list[tuple[str, int]]:
    """What was acknowledged."""
    empty = sum(server.memory() for server in servers)
    seated, playing = await lay(servers, plan, progress)
    laid = sum(server.memory() for server in servers)
    load = Load(servers, seated, together=plan.spread == "tables")
    progress(f"opening {2 * len(seated)} pages")
    await load.come()
    opened = sum(server.memory() for server in servers)
    progress("warming up")
    await load.choose(playing, plan.rate, min(5.0, plan.seconds / 4))
    await asyncio.sleep(1)
    load.measuring = True
    before, sent, steps = len(load.acknowledged), load.sent, sum(load.newest.values())
    progress(f"{plan.rate:.0f} choices a second for {plan.seconds:.0f} seconds")
    gc.disable()  # pauses of the load are not the server's
    began, spent = time.perf_counter(), [server.cpu() for server in servers]
    await load.choose(playing, plan.rate, plan.seconds)
    passed = time.perf_counter() - began
    spent = [server.cpu() - before for server, before in zip(servers, spent, strict=True)]
    gc.enable()
    made = sum(load.newest.values()) - steps
    figures.choices_by_people = round((len(load.acknowledged) - before) / passed, 1)
    figures.choices_in_all = round(made / passed, 1)
    figures.cpu_ms_per_choice = round(1000 * sum(spent) / max(1, made), 2)
    figures.cpu_ms_of_busiest = round(1000 * max(spent) / max(1, made), 2)
    figures.resident_mib = round(max(server.memory() for server in servers) / 2**20)
    end = time.perf_counter() + 30
    while load.waiting and time.perf_counter() < end:
        await asyncio.sleep(0.05)
    figures.tables, figures.open = len(playing), len(seated)
    figures.sockets, figures.seconds = len(load.sockets), round(passed, 1)
    figures.sent, figures.refused = load.sent - sent, load.refused
    slow = sorted(load.latencies)
    if slow:
        figures.p50_ms = round(1000 * slow[len(slow) // 2], 1)
        figures.p99_ms = round(1000 * slow[len(slow) * 99 // 100], 1)
        figures.worst_ms = round(1000 * slow[-1], 1)
    figures.kib_per_table = round((laid - empty) / len(seated) / 1024, 1)
    figures.kib_per_socket = round((opened - laid) / len(load.sockets) / 1024, 1)
    await load.go()
    return load.acknowledged
