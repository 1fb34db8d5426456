"""The same games on a Ray cluster: `pip install "smallcouncil[ray]"`.

Every machine of the cluster needs this program. Chunks travel as data, lost workers are replaced by Ray and their
chunks played again; a game that is played twice has the same key, and is kept once.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec

from smallcouncil.arena.results import Outcome
from smallcouncil.arena.workers import LOST, Chunk, Workers, play_chunk
from smallcouncil.table import BadInput

LOCAL = "local"
CLUSTER = 100  # workers that chunks are made for: the cluster may grow while it plays


def on_ray(address: str = LOCAL) -> Workers:
    """Workers of the cluster at an address, or of one that is started here for as long as it is needed."""
    if find_spec("ray") is None:
        raise BadInput("ray", "missing")

    import ray

    def run(chunks: list[Chunk]) -> Iterator[list[Outcome]]:

        started = not ray.is_initialized()
        if started:
            ray.init(address=None if address == LOCAL else address, include_dashboard=False, log_to_driver=False)
        try:
            task = ray.remote(max_retries=LOST)(play_chunk)
            waiting = [task.remote(chunk) for chunk in chunks]
            while waiting:
                done, waiting = ray.wait(waiting)
                for reference in done:
                    yield ray.get(reference)
        finally:
            if started:
                ray.shutdown()

    return Workers(CLUSTER, run)
