"""One server for all tests that need nothing special; real PostgreSQL and Redis for those that do."""

from __future__ import annotations

import os
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

pytest.importorskip("litestar", reason="the extra `server` is not installed")

from server.council import Council, Guest

Arrive = Callable[..., Awaitable[Guest]]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def council(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Council]:
    """A server with SQLite."""
    council = Council(tmp_path_factory.mktemp("council")).start()
    yield council
    council.stop()


@pytest.fixture
async def arrive(council: Council) -> AsyncIterator[Arrive]:
    """Visitors come: `guest = await arrive()`."""
    guests: list[Guest] = []

    async def come(at: Council | None = None) -> Guest:
        guest = await Guest(at or council).arrive()
        guests.append(guest)
        return guest

    yield come
    for guest in guests:
        await guest.leave()


def missing(what: str) -> None:
    """Without the programs these tests say nothing; where everything must be tested, that is an error."""
    if os.environ.get("CI") == "true":
        pytest.fail(f"{what} is not installed")
    pytest.skip(f"{what} is not installed")


def lasting_port() -> int:
    """A port for what goes away and comes back: none that the system gives to somebody's connection meanwhile."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as found:
            try:
                found.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port


class Postgres:
    """A PostgreSQL of our own, that can go away and come back."""

    def __init__(self, folder: Path) -> None:
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda p: int(p.parts[4]))
        binary = shutil.which("postgres") or (str(found[-1]) if found else None)
        if binary is None:
            missing("postgresql")
        self.tools = Path(str(binary)).resolve().parent
        self.folder = folder
        # it refuses to run as root; then it runs as its own user, who must reach its folder
        self.as_user: list[str] = []
        if os.geteuid() == 0:
            self.as_user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
            shutil.chown(folder, "postgres", "postgres")
            for parent in folder.parents:
                if parent.owner() == "root" and not parent.stat().st_mode & 0o001:
                    parent.chmod(parent.stat().st_mode | 0o011)
        self.data, self.port = folder / "data", lasting_port()
        self.url = f"postgresql://council@127.0.0.1:{self.port}/postgres"
        make = [
            str(self.tools / "initdb"),
            "-D",
            str(self.data),
            "-U",
            "council",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-sync",
        ]
        subprocess.run([*self.as_user, *make], check=True, capture_output=True, cwd=folder)

    def start(self) -> None:
        options = f"-h 127.0.0.1 -p {self.port} -k {self.folder} -c fsync=on -c max_connections=100"
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [*self.as_user, str(self.tools / "postgres"), "-D", str(self.data), *options.split()],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                start_new_session=True,
            )
        ready = [str(self.tools / "pg_isready"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "council"]
        wait_for(lambda: subprocess.run([*ready, "-d", "postgres"], capture_output=True, check=False).returncode == 0)

    def stop(self) -> None:
        """At once, whoever is connected."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(60)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL with an empty database."""
    with own_postgres() as postgres:
        postgres.start()
        yield postgres.url
        postgres.stop()


@pytest.fixture
def own_database() -> Iterator[Postgres]:
    """A PostgreSQL that is not started, for tests that let it go away."""
    with own_postgres() as postgres:
        yield postgres


@contextmanager
def own_postgres() -> Iterator[Postgres]:
    """Not in pytest's folder: whoever starts another pytest closes that to all other users, and so to the database."""
    with tempfile.TemporaryDirectory(prefix="postgres-", ignore_cleanup_errors=True) as folder:
        yield Postgres(Path(folder))


class Redis:
    """A Redis (or Valkey) of our own, that can go away and come back."""

    def __init__(self, folder: Path) -> None:
        binary = shutil.which("redis-server") or shutil.which("valkey-server")
        if binary is None:
            missing("redis-server")
        self.port = lasting_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
        self.command = [str(binary), *options]

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, start_new_session=True)
        wait_for(lambda: ping(self.port))

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(60)


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Redis]:
    redis = Redis(tmp_path_factory.mktemp("redis"))
    redis.start()
    yield redis
    redis.stop()


def ping(port: int) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", port), 1) as connection:
            connection.sendall(b"PING\r\n")
            return connection.recv(16).startswith(b"+PONG")
    except OSError:
        return False


def wait_for(ready: Callable[[], bool], patience: float = 180.0) -> None:
    end = time.monotonic() + patience
    while not ready():
        assert time.monotonic() < end, "it did not start"
        time.sleep(0.1)
