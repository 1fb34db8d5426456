"""Several server processes with one store and one channel: `council serve --processes 4`.

On one port whoever is asked next answers. On ports of their own (`--own-ports`) a proxy leads all pages of a table to
one of them, so that nothing is done twice. The parent holds the sockets and starts a process again that died; a table
that was in its memory is loaded by another.
"""

from __future__ import annotations

import multiprocessing
import signal
import socket
import sys
import time
from contextlib import ExitStack
from types import FrameType

from smallcouncil.server import run
from smallcouncil.server.settings import Settings
from smallcouncil.table import BadInput

PAUSE = 0.2  # seconds between two looks at the processes
BACK_OFF = 1.0  # before one that died is started again
PATIENCE = 15.0  # for them to end


def check(settings: Settings) -> None:
    """Several processes need a store and a channel that all of them reach."""
    for name in ("database_url", "channels_url"):
        value = getattr(settings, name)
        if not value or value.startswith("sqlite"):
            raise BadInput(name, "not-together", value=value or "nothing", other="several processes")


def bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.bind((host, port))
    found.set_inheritable(True)
    return found


def ports(first: int, count: int, own: bool) -> list[int]:
    """Where each of the processes listens.

    >>> ports(8000, 2, own=False), ports(8000, 2, own=True)
    ([8000, 8000], [8000, 8001])
    """
    return [first + at if own else first for at in range(count)]


def serve(settings: Settings, host: str, ports: list[int], level: str = "info") -> None:
    """One process on each port, until a signal stops them all."""
    check(settings)
    spawn = multiprocessing.get_context("spawn")
    stopping = False

    def stop(number: int, frame: FrameType | None) -> None:
        nonlocal stopping
        stopping = True

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, stop)
    with ExitStack() as open_sockets:
        bound = {port: open_sockets.enter_context(bind(host, port)) for port in sorted(set(ports))}

        def start(number: int) -> multiprocessing.process.BaseProcess:
            process = spawn.Process(target=run.serve_on, args=(settings, bound[ports[number]], level, number))
            process.start()
            return process

        processes = [start(number) for number in range(len(ports))]
        while not stopping:
            time.sleep(PAUSE)
            for at, process in enumerate(processes):
                if not process.is_alive() and not stopping:
                    print(f"process {process.pid} ended with {process.exitcode}", file=sys.stderr)  # noqa: T201
                    time.sleep(BACK_OFF)
                    processes[at] = start(at)
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(PATIENCE)
        if process.is_alive():
            process.kill()
