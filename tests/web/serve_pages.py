"""Servers for tests of pages, copies of one process that has imported everything (see `server/serve_toys.py`)."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, cast

if __name__ in ("__main__", "__mp_main__"):
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "src")]

from server.serve_toys import fork_servers, make_passwords_quick

ITERATIONS = 50  # pages have no use for the best advice


def run(port: int, settings: Any) -> None:
    import random
    import types

    from smallcouncil.server.processes import bots
    from smallcouncil.server.records import analysis
    from smallcouncil.server.run import serve
    from smallcouncil.server.settings import Settings
    from smallcouncil.server.tables.setup import new_tables

    make_passwords_quick()
    analysis.ITERATIONS = ITERATIONS
    if seed := os.environ.get("TEST_CHANCE"):  # the same cards, dice and bots every time
        chance, tables, thinkers = int(seed), cast(Any, new_tables), cast(Any, bots)
        tables.new_seed = lambda: random.Random(chance).randbytes(32).hex()
        drawn = random.Random(chance).choice
        thinkers.secrets = types.SimpleNamespace(randbits=lambda bits: chance, choice=drawn)
    serve(Settings(**settings), "127.0.0.1", port, "warning")


if __name__ == "__main__":
    fork_servers(run)
