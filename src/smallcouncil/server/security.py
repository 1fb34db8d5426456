"""Keys and seals: sessions, links to seats, passwords, commitments to seeds."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from base64 import urlsafe_b64encode

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

SESSION_LIFE = 180 * 86_400
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # no l, o, 0, 1: ids are read aloud
HASHER = PasswordHasher()
HASHING = asyncio.Semaphore(2)  # each takes 64 MiB for a moment
NOBODY = HASHER.hash(secrets.token_hex(8))  # so that unknown names take as long as wrong passwords


def new_id(length: int = 12) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


class Seal:
    """Signs what leaves the server and must come back unchanged."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def of(self, purpose: str, *parts: object) -> str:
        said = "\x00".join([purpose, *map(str, parts)]).encode()
        return urlsafe_b64encode(hmac.digest(self.key, said, "sha256")[:24]).decode()

    def session(self, person: str, now: float | None = None) -> str:
        """The cookie of a person."""
        issued = int(time.time() if now is None else now)
        return f"{person}.{issued}.{self.of('session', person, issued)}"

    def person(self, cookie: str) -> str | None:
        """Whose cookie it is, if it is ours and not too old."""
        person, _, rest = cookie.partition(".")
        issued, _, seal = rest.partition(".")
        if not (issued.isascii() and issued.isdigit()) or len(issued) > 12 or not seal.isascii():
            return None
        if not hmac.compare_digest(seal, self.of("session", person, int(issued))):
            return None
        return person if time.time() - int(issued) < SESSION_LIFE else None

    def link(self, table: str, seat: int, generation: int) -> str:
        """The unguessable part of a seat's link."""
        return self.of("seat", table, seat, generation)

    def opens(self, token: str, table: str, seat: int, generation: int) -> bool:
        return token.isascii() and hmac.compare_digest(token, self.link(table, seat, generation))


def new_seed() -> str:
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is shown of a seed before the first choice.

    >>> commitment("00" * 32)[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


async def hash_password(password: str) -> str:
    async with HASHING:
        return await asyncio.to_thread(HASHER.hash, password)


async def check_password(stored: str | None, password: str) -> bool:
    """Takes the same time whether or not there is such an account."""
    async with HASHING:
        try:
            return await asyncio.to_thread(HASHER.verify, stored or NOBODY, password) and stored is not None
        except (VerificationError, InvalidHashError):
            return False
