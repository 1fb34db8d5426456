"""A server in a process of its own, and visitors with cookies."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec

from smallcouncil.server.run import free_port
from smallcouncil.server.settings import Settings


class Server:
    """The server, in a process of its own."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        code = (
            "import sys, msgspec\n"
            "from smallcouncil.server.run import serve\n"
            "from smallcouncil.server.settings import Settings\n"
            "serve(msgspec.json.decode(sys.argv[2], type=Settings), '127.0.0.1', int(sys.argv[1]))\n"
        )
        command = [sys.executable, "-c", code, str(self.port), msgspec.json.encode(settings).decode()]
        with (folder / f"log-{self.port}").open("wb") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        while True:
            try:
                Guest(self)
                return
            except OSError:
                if self.process.poll() is not None:
                    raise
                time.sleep(0.1)

    def memory(self) -> int:
        """Resident bytes."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) * 1024
        return 0

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Guest:
    """A visitor with cookies."""

    def __init__(self, server: Server) -> None:
        self.url = server.url
        self.cookies: dict[str, str] = {}
        self.ask("GET", "/api/me")

    @property
    def cookie(self) -> str:
        return "; ".join(f"{k}={v}" for k, v in self.cookies.items())

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        return msgspec.json.decode(self.send(method, path, body))

    def read(self, path: str) -> str:
        return self.send("GET", path, None).decode()

    def send(self, method: str, path: str, body: Any) -> bytes:
        token = self.cookies.get("csrf", "")
        headers = {"cookie": self.cookie, "x-csrftoken": token, "content-type": "application/json"}
        data = None if body is None else msgspec.json.encode(body)
        with urlopen(Request(self.url + path, data, headers, method=method)) as answer:
            for line in answer.headers.get_all("set-cookie") or ():
                self.cookies.update({k: m.value for k, m in SimpleCookie(line).items()})
            return bytes(answer.read())
