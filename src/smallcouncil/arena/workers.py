"""Who plays the games: this process, several of this machine, or a Ray cluster (`on_ray`). Work goes out in chunks, and
a chunk whose worker was lost is given to another one."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from smallcouncil.arena.entrants import is_own, make_entrant
from smallcouncil.arena.failures import PATIENCE, BotFailed, WorkersLost, watched
from smallcouncil.arena.match import BOUND, play
from smallcouncil.arena.results import Outcome
from smallcouncil.arena.schedule import Fixture
from smallcouncil.bots import Bot
from smallcouncil.games import game

Chunk = list[Fixture]
Played = tuple[list[Outcome], BotFailed | None]  # of a chunk: what was finished, and why the rest was not

LOST = 3  # workers may be lost one after the other while nothing is finished; on a cluster, by one chunk


@dataclass(frozen=True)
class Workers:
    """How many play at the same time, and how they are given chunks; outcomes come back in any order."""

    count: int
    run: Callable[[list[Chunk]], Iterator[list[Outcome]]]

    def play(self, fixtures: Sequence[Fixture]) -> Iterator[list[Outcome]]:
        return self.run(in_chunks(fixtures, self.count)) if fixtures else iter(())


def play_fixture(fixture: Fixture, patience: float = PATIENCE) -> Outcome:
    """Play one game. What comes out depends on the fixture alone, as far as its bots do not look at the clock.

    Raises BotFailed where a bot of somebody's own cannot play on.
    """
    players = len(fixture.seats)
    table = game(fixture.game).begin(fixture.seed, {"players": players, **fixture.options})
    try:
        play(table, [seated(fixture, seat, patience) for seat in range(players)], bound=BOUND)
    except BotFailed as failed:
        failed.fixture = fixture
        raise
    winners, scores, reason = table.result or ((), (), "")
    names = tuple(table.seat_name(seat) for seat in range(players))
    record = zlib.compress(table.record().write())
    kits = {kind: tuple(slugs) for kind, slugs in table.kits().items()}
    return Outcome(fixture, winners, scores, names, reason, table.made, record, kits)


def seated(fixture: Fixture, seat: int, patience: float) -> Bot:
    text, seed = fixture.seats[seat], fixture.bot_seed(seat)
    make = partial(make_entrant, text, fixture.game, seed)
    return watched(text, make, patience) if is_own(text) else make()


def play_chunk(chunk: Chunk, patience: float = PATIENCE) -> Played:
    """The games of a chunk, up to the first one that a bot spoils."""
    outcomes: list[Outcome] = []
    for fixture in chunk:
        try:
            outcomes.append(play_fixture(fixture, patience))
        except BotFailed as failed:
            return outcomes, failed
    return outcomes, None


def in_chunks(fixtures: Sequence[Fixture], workers: int) -> list[Chunk]:
    """Chunks small enough that nobody waits long for the last one."""
    size = max(1, min(16, len(fixtures) // (workers * 8)))
    return [list(fixtures[at : at + size]) for at in range(0, len(fixtures), size)]


def alone(patience: float = PATIENCE) -> Workers:
    """Game by game: who is stopped loses the one under way."""

    def run(chunks: list[Chunk]) -> Iterator[list[Outcome]]:
        for chunk in chunks:
            for fixture in chunk:
                yield [play_fixture(fixture, patience)]

    return Workers(1, run)


ALONE = alone()


def processes(count: int, patience: float = PATIENCE) -> Workers:
    """Several processes of this machine. With a lost one all chunks go out anew that were not finished: who lost it
    cannot be told. So it is given up where several are lost and nothing is finished in between."""

    def run(chunks: list[Chunk]) -> Iterator[list[Outcome]]:
        todo, lost = list(chunks), 0
        while todo:
            with ProcessPoolExecutor(min(count, len(todo))) as pool:
                running: dict[Future[Played], Chunk] = {}
                with suppress(BrokenProcessPool):  # somebody died before all had gone out
                    while todo:
                        running[pool.submit(play_chunk, todo[0], patience)] = todo[0]
                        del todo[0]
                broken: BrokenProcessPool | None = None
                try:
                    while running:
                        done, _ = wait(running, return_when=FIRST_COMPLETED)
                        failure: BotFailed | None = None
                        for future in done:
                            chunk = running.pop(future)
                            try:
                                outcomes, failed = future.result()
                            except BrokenProcessPool as error:
                                broken = error
                                todo.append(chunk)
                            else:
                                lost = 0
                                failure = failure or failed
                                yield outcomes
                        if failure is not None:
                            raise failure
                finally:
                    if running:  # interrupted
                        dismiss(pool)
                if broken is not None:
                    lost += 1
                    if lost > LOST:
                        raise WorkersLost(lost) from broken

    return alone(patience) if count <= 1 else Workers(count, run)


def dismiss(pool: ProcessPoolExecutor) -> None:
    """Whoever stops a tournament does not wait for the chunks that are out: an executor itself would."""
    at_work = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in at_work:
        process.terminate()
