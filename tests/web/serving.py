"""A server of its own, that can be stopped and started again without losing its store."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from server import forked

ROOT = Path(__file__).parents[2]
SERVE = Path(__file__).parent / "serve_pages.py"
# all visitors of a test come from one address
MANY = {
    "sign_ins_per_minute": 10_000,
    "tables_per_minute": 10_000,
    "tables_per_day": 10_000,
    "sessions_per_minute": 10_000,
    "analyses_per_hour": 10_000,
}


class Council:
    def __init__(self, folder: Path, base_path: str = "/", chance: int | None = None) -> None:
        self.folder = folder
        self.settings: dict[str, Any] = {"base_path": base_path}
        self.environment = {} if chance is None else {"TEST_CHANCE": str(chance)}
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = int(found.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: forked.Forked | None = None

    def start(self) -> None:
        store = f"sqlite:///{self.folder / 'council.sqlite'}"
        settings = {"database_url": store, **MANY, **self.settings}
        log = self.folder / "server.log"
        self.process = forked.start(SERVE, self.port, settings, log, {**os.environ, **self.environment})
        for _ in range(240):
            assert self.process.poll() is None, (self.folder / "server.log").read_text(encoding="utf-8")
            try:
                urllib.request.urlopen(f"{self.url}/health", timeout=2).close()
                return
            except (urllib.error.URLError, OSError):
                time.sleep(0.25)
        raise AssertionError("the server does not answer")

    def stop(self) -> None:
        if self.process is None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
        self.process = None
