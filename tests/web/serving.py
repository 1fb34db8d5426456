"""A server of its own, that can be stopped and started again without losing its store."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SERVE = """
import json, random, sys, types
from argon2 import PasswordHasher
from smallcouncil.server.access import passwords
from smallcouncil.server.processes import bots
from smallcouncil.server.records import analysis
from smallcouncil.server.run import serve
from smallcouncil.server.settings import Settings
from smallcouncil.server.tables.setup import new_tables
passwords.HASHER = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1)  # pages have no use for slow ones
passwords.NOBODY = passwords.HASHER.hash("nobody's")
analysis.ITERATIONS = 50  # nor for the best advice
if len(sys.argv) > 4:  # the same cards, dice and bots every time
    chance = int(sys.argv[4])
    new_tables.new_seed = lambda: random.Random(chance).randbytes(32).hex()
    bots.secrets = types.SimpleNamespace(randbits=lambda bits: chance, choice=random.Random(chance).choice)
serve(Settings(database_url=sys.argv[1], **json.loads(sys.argv[3])), "127.0.0.1", int(sys.argv[2]), "warning")
"""
# all visitors of a test come from one address
MANY = {
    "sign_ins_per_minute": 10_000,
    "tables_per_minute": 10_000,
    "sessions_per_minute": 10_000,
    "analyses_per_hour": 10_000,
}


class Council:
    def __init__(self, folder: Path, base_path: str = "/", chance: int | None = None) -> None:
        self.folder = folder
        self.settings: dict[str, Any] = {"base_path": base_path}
        self.chance = [] if chance is None else [str(chance)]
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = int(found.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        paths = [os.environ.get("PYTHONPATH", ""), str(ROOT / "src")]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in paths if p)}
        store = f"sqlite:///{self.folder / 'council.sqlite'}"
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [
                    sys.executable,
                    "-c",
                    SERVE,
                    store,
                    str(self.port),
                    json.dumps({**MANY, **self.settings}),
                    *self.chance,
                ],
                cwd=self.folder,
                env=env,
                stdout=log,
                stderr=log,
            )
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
            self.process.kill()
            self.process.wait()
        self.process = None
