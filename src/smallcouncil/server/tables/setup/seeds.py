"""Fair dice: the seed of a table is secret while it runs, but promised before the first choice."""

from __future__ import annotations

import hashlib
import secrets


def new_seed() -> str:
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is shown of a seed before the first choice.

    >>> commitment("00" * 32)[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()
