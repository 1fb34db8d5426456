"""Servers that need no time to start: copies of one that has imported everything (Linux)."""

from __future__ import annotations

import ctypes
import json
import os
import signal
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from typing import Any

ADOPT_ORPHANS = 36  # PR_SET_CHILD_SUBREAPER: a server's own parent is gone at once, and we wait for it


class Forked:
    """A process like one of `subprocess.Popen`."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.returncode = os.waitstatus_to_exitcode(status)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        end = None if timeout is None else time.monotonic() + timeout
        while (code := self.poll()) is None:
            if end is not None and time.monotonic() > end:
                raise subprocess.TimeoutExpired(str(self.pid), timeout or 0.0)
            time.sleep(0.01)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)


@cache
def maker(script: Path) -> subprocess.Popen[str]:
    """One for all tests; it ends when we do."""
    ctypes.CDLL(None, use_errno=True).prctl(ADOPT_ORPHANS, 1, 0, 0, 0)
    return subprocess.Popen([sys.executable, str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def start(script: Path, port: int, settings: dict[str, Any], log: Path, environment: dict[str, str]) -> Forked:
    wanted = {"port": port, "settings": settings, "log": str(log), "environment": environment}
    process = maker(script)
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(json.dumps(wanted) + "\n")
    process.stdin.flush()
    return Forked(int(process.stdout.readline()))
