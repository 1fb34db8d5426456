"""Devices that have signed in to an account before.

An account is tried only so often a minute, from wherever: so whoever goes on guessing would keep its owner out. Who has
signed in from a device once has tries of their own there, which nobody else can use up. The cookie is worth nothing but
that: it signs nobody in.
"""

from __future__ import annotations

import secrets

from smallcouncil.server.access.signing import Signer, same

LONGEST = 120  # characters of the cookie


def new_device(signer: Signer, account: str) -> str:
    name = secrets.token_urlsafe(12)
    return f"{name}.{signer.of('device', account, name)}"


def known_device(signer: Signer, account: str, cookie: str) -> str | None:
    """What a device is called that has signed in to this account before.

    >>> signer = Signer(b"key")
    >>> cookie = new_device(signer, "arya")
    >>> known_device(signer, "arya", cookie) == cookie.partition(".")[0], known_device(signer, "sansa", cookie)
    (True, None)
    """
    name, _, proof = cookie[:LONGEST].partition(".")
    return name if name and same(proof, signer.of("device", account, name)) else None
