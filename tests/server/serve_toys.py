"""A server with the toy games beside the others: `python serve_toys.py PORT SETTINGS-AS-JSON`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

if __name__ in ("__main__", "__mp_main__"):  # the server, and the processes that work for it
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "src")]

    import smallcouncil  # noqa: F401
    from toys import envoys, mire, parley, sealed, vigil, wicket

    # Before anything of the server is imported: it takes the names of the games from here.
    games: Any = sys.modules["smallcouncil.games"]
    for toy in (parley, envoys, vigil, mire, wicket, sealed):
        games.GAMES = (*games.GAMES, toy.GAME.id)
        sys.modules[f"smallcouncil.games.{toy.GAME.id}"] = toy

if __name__ == "__main__":
    import os
    import signal
    import time

    import msgspec

    # as if the clock of this machine were wrong; and as if somebody had set it two hours ahead
    real, ahead = time.time, [float(os.environ.get("TEST_CLOCK_AHEAD", "0"))]
    time.time = lambda: real() + ahead[0]
    signal.signal(signal.SIGUSR1, lambda *_: ahead.append(ahead.pop() + 7200.0))

    from smallcouncil.server.run import serve
    from smallcouncil.server.settings import Settings

    serve(msgspec.json.decode(sys.argv[2], type=Settings), "127.0.0.1", int(sys.argv[1]))
