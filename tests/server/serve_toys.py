"""Servers with the toy games beside the others: everything is imported once, and for every line of JSON that is read a
copy of this process becomes a server. To import one takes seconds, and the tests start some eighty of them.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

ITERATIONS = 12  # tests of the server need an analysis, not a good one

if __name__ in ("__main__", "__mp_main__"):  # the server, and the processes that work for it
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "src")]

    import smallcouncil  # noqa: F401
    from toys import envoys, mire, parley, sealed, vigil, wicket

    # Before anything of the server is imported: it takes the names of the games from here.
    games: Any = sys.modules["smallcouncil.games"]
    for toy in (parley, envoys, vigil, mire, wicket, sealed):
        games.GAMES = (*games.GAMES, toy.GAME.id)
        sys.modules[f"smallcouncil.games.{toy.GAME.id}"] = toy


def run(port: int, settings: Any) -> None:
    """Until it is stopped, with a clock that can be wrong."""
    import signal
    import time

    import msgspec

    # as if the clock of this machine were wrong; and as if somebody had set it two hours ahead
    real, ahead = time.time, [float(os.environ.get("TEST_CLOCK_AHEAD", "0"))]
    time.time = lambda: real() + ahead[0]
    signal.signal(signal.SIGUSR1, lambda *_: ahead.append(ahead.pop() + 7200.0))

    from smallcouncil.server import steady_time
    from smallcouncil.server.records import analysis
    from smallcouncil.server.run import serve
    from smallcouncil.server.settings import Settings

    analysis.ITERATIONS = ITERATIONS
    if not os.environ.get("TEST_SLOW_PASSWORDS"):
        make_passwords_quick()
    if seed := os.environ.get("TEST_CHANCE"):  # so that a test knows what is drawn
        import random

        from smallcouncil.server.tables.automatic import safe_windows

        safe_windows.CHANCE = random.Random(int(seed))
    steady_time.take_over(time.time())  # it may have been imported before the clock was wrong
    serve(msgspec.convert(settings, Settings), "127.0.0.1", port)


def make_passwords_quick() -> None:
    """One takes a sixth of a second of the processor, and more where a server yields to its tables."""
    from argon2 import PasswordHasher

    from smallcouncil.server.access import passwords

    passwords.HASHER = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1)
    passwords.NOBODY = passwords.HASHER.hash("nobody's")


def fork_servers(serve: Callable[[int, Any], None]) -> None:
    """For every line a server, whose parent is whoever asks for it; answered by its number."""
    import json

    import smallcouncil as sc
    import smallcouncil.server.run

    sc.games()
    with suppress(ImportError):
        import litestar.plugins.pydantic  # noqa: F401  (an app looks whether it is there)

    while line := sys.stdin.readline():
        read, write = os.pipe()
        between = os.fork()
        if between == 0:
            child = os.fork()
            if child:  # an orphan goes to who asked
                os.write(write, str(child).encode())
                os._exit(0)
            serve(*become_server(**json.loads(line)))
            sys.exit(0)
        os.waitpid(between, 0)
        os.write(1, os.read(read, 20) + b"\n")
        os.close(read)
        os.close(write)


def become_server(port: int, settings: Any, log: str, environment: dict[str, str]) -> tuple[int, Any]:
    """A process of its own, which writes into a file; what it is to serve comes back."""
    os.setsid()
    for number, file, how in ((0, os.devnull, os.O_RDONLY), (1, log, os.O_WRONLY), (2, log, os.O_WRONLY)):
        os.dup2(os.open(file, how | os.O_APPEND | os.O_CREAT), number)
    os.closerange(3, 64)
    os.environ.update(environment)
    return port, settings


if __name__ == "__main__":
    fork_servers(run)
