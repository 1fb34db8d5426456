"""Signatures on what leaves the server and must come back unchanged (links to seats); ids that tell nothing else."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # no l, o, 0, 1: ids are read aloud


def new_id(length: int = 12) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


class Signer:
    def __init__(self, key: bytes) -> None:
        self.key = key

    def of(self, purpose: str, *parts: object) -> str:
        said = "\x00".join([purpose, *map(str, parts)]).encode()
        return urlsafe_b64encode(hmac.digest(self.key, said, "sha256")[:24]).decode()

    def person_of_old_cookie(self, cookie: str) -> str | None:
        """Whose cookie it is, of those that version 0.1 gave: `person.time.signature`."""
        person, _, rest = cookie.partition(".")
        issued, _, signature = rest.partition(".")
        if not (issued.isascii() and issued.isdigit()) or len(issued) > 12 or not signature.isascii():
            return None
        return person if hmac.compare_digest(signature, self.of("session", person, int(issued))) else None

    def invitation(self, table: str, seat: int, generation: int) -> str:
        """The unguessable part of the link to a seat that nobody holds."""
        return self.of("seat", table, seat, generation)

    def own_link(self, table: str, seat: int, generation: int) -> str:
        """The same for who holds it, to come back from another device. No invitation tells it."""
        return self.of("own", table, seat, generation)

    def known_as(self, table: str, person: str) -> str:
        """Who somebody is at one table, to the others there: at another table they know nothing by it."""
        return self.of("known", table, person)[:16] if person else ""

    def blocked_as(self, by: str, person: str) -> str:
        """The same on the list of whom somebody has blocked, to that one."""
        return self.of("blocked", by, person)[:16]


def same(token: str, other: str) -> bool:
    """Without telling by its time how much is the same."""
    return token.isascii() and hmac.compare_digest(token, other)
