"""The way back into an account whose password is lost: a code shown once at registration, or a link sent by mail."""

from __future__ import annotations

import secrets
import time

from smallcouncil.server.access.signing import ALPHABET, Signer, same
from smallcouncil.server.store.people.people import Person

GROUPS, LETTERS = 5, 5  # 123 bits
LINK_LIFE = 3600.0


def new_code() -> str:
    """To be written down: `k4mzp-...`."""
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(LETTERS)) for _ in range(GROUPS))


def typed(code: str) -> str:
    """A code as people type it."""
    letters = "".join(c for c in code.lower() if c in ALPHABET)
    return "-".join(letters[i : i + LETTERS] for i in range(0, len(letters), LETTERS))


def link_token(signer: Signer, person: Person, until: int | None = None) -> str:
    """For the link in a mail: it works for an hour, and no longer once the password has changed."""
    until = int(time.time() + LINK_LIFE) if until is None else until
    return f"{until}.{signer.of('recover', person.id, until, person.password)}"


def link_opens(signer: Signer, person: Person, token: str) -> bool:
    until = token.partition(".")[0]
    if not until.isascii() or not until.isdecimal() or len(until) > 12 or int(until) < time.time():
        return False
    return same(token, link_token(signer, person, int(until)))
