"""Whether the SQLite file is still the one that was opened.

Somebody may remove or replace it while the server runs. What is written then goes into a file that nobody will ever
find again: so nothing is written, and nothing is acknowledged.
"""

from __future__ import annotations

import os


class StoreLost(OSError):
    """The file is gone, or another one is in its place."""


class FileGuard:
    def __init__(self, path: str) -> None:
        self.path = path
        self.identity: tuple[int, int] | None = None

    def remember(self) -> None:
        self.identity = self.found()

    def check(self) -> None:
        if self.identity is not None and self.found() != self.identity:
            raise StoreLost(f"{self.path} is gone, or another file is in its place; start the server again")

    def found(self) -> tuple[int, int] | None:
        try:
            status = os.stat(self.path)
        except OSError:
            return None
        return status.st_dev, status.st_ino
