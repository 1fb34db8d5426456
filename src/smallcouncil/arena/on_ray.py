"""The same games on a Ray cluster: `pip install "smallcouncil[ray]"`.

Every machine of the cluster needs this program. Chunks travel as data, lost workers are replaced by Ray and their
chunks played again; a game that is played twice has the same key, and is kept once.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

from smallcouncil.arena.failures import PATIENCE, WorkersLost
from smallcouncil.arena.results import Outcome
from smallcouncil.arena.workers import LOST, Chunk, Workers, play_chunk
from smallcouncil.table import BadInput

LOCAL = "local"
ANSWER = 10  # seconds in which the machine of an address must answer
CLUSTER = 100  # workers that chunks are made for: the cluster may grow while it plays


def on_ray(address: str = LOCAL, patience: float = PATIENCE) -> Workers:
    """Workers of the cluster at an address, or of one that is started here for as long as it is needed."""
    if find_spec("ray") is None:
        raise BadInput("ray", "missing")

    import ray

    def run(chunks: list[Chunk]) -> Iterator[list[Outcome]]:
        started = not ray.is_initialized()
        if started:
            begin(address)
        waiting: list[Any] = []
        try:
            task: Any = ray.remote(max_retries=LOST)(play_chunk)
            waiting = [task.remote(chunk, patience) for chunk in chunks]
            while waiting:
                done, waiting = ray.wait(waiting)
                for reference in done:
                    outcomes, failure = ray.get(reference)
                    yield outcomes
                    if failure is not None:
                        raise failure
        except ray.exceptions.WorkerCrashedError as error:
            raise WorkersLost(LOST + 1) from error
        finally:
            for reference in waiting:
                ray.cancel(reference, force=True)
            if started:
                ray.shutdown()

    check(address)
    return Workers(CLUSTER, run)


def check(address: str) -> None:
    """Ray would look for a cluster for minutes where nobody listens."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdecimal():
        try:
            socket.create_connection((host, int(port)), timeout=ANSWER).close()
        except (OSError, OverflowError) as error:
            raise BadInput("--ray", "unreadable", why=f"{address}: {error}") from error


def begin(address: str) -> None:
    import ray

    try:
        ray.init(address=address, include_dashboard=False, log_to_driver=False)  # "local" is always a new one
    except Exception as error:  # of many kinds; a busy machine may not begin in time
        raise BadInput("--ray", "unreadable", why=f"{address}: {error}") from error
