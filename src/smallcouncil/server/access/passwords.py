"""Passwords, hashed with Argon2id.

A hash takes a core and 64 MiB for a moment. So few are computed at a time, few wait, and the rest is turned away:
however many guess, tables go on.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from smallcouncil.server.refusals import Denied

HASHER = PasswordHasher(parallelism=1)
NOBODY = HASHER.hash(secrets.token_hex(8))  # so that unknown names take as long as wrong passwords
WAIT = 2.0  # seconds that who is turned away is told to wait
T = TypeVar("T")


class Passwords:
    def __init__(self, threads: int, queue: int) -> None:
        self.pool = ThreadPoolExecutor(threads, "hash", initializer=yield_to_tables)
        self.most = threads + queue
        self.at_work = 0

    async def hash(self, password: str) -> str:
        return await self.compute(lambda: HASHER.hash(password))

    async def check(self, stored: str | None, password: str) -> bool:
        """Takes the same time whether or not there is such an account."""
        return await self.compute(lambda: matches(stored, password))

    async def compute(self, work: Callable[[], T]) -> T:
        if self.at_work >= self.most:
            raise Denied("too-fast", after=WAIT)
        self.at_work += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, work)
        finally:
            self.at_work -= 1

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def yield_to_tables() -> None:
    """On Linux a thread has a priority of its own."""
    if sys.platform == "linux":
        os.nice(10)


def matches(stored: str | None, password: str) -> bool:
    try:
        return HASHER.verify(stored or NOBODY, password) and stored is not None
    except (VerificationError, InvalidHashError):
        return False
