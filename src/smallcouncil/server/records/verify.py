"""Proofs: a record that somebody sent is replayed, in a process of its own."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from smallcouncil.games import game
from smallcouncil.server.forms import Verified
from smallcouncil.server.tables.setup.seeds import commitment
from smallcouncil.table import BadInput, Record


def verify(record: Record) -> Verified:
    """Replay a record that somebody sent."""
    table = record.replay(game(record.game))
    seed = record.seed if record.start is None else record.start.get("seed")
    known = isinstance(seed, int) and 0 <= seed < 2**256
    position = msgspec.json.encode(table.position(), order="deterministic")
    return Verified(
        game=record.game,
        version=record.version,
        made=table.made,
        over=table.over,
        result=table.result._asdict() if table.result else None,
        commitment=commitment(f"{seed:064x}") if known else None,
        digest=hashlib.sha256(position).hexdigest(),
    )


def verified(record: Record) -> bytes | tuple[str, str, dict[str, Any]]:
    """In a worker: the proof, or what is wrong with the record."""
    try:
        return msgspec.json.encode(verify(record))
    except BadInput as error:
        return error.field, error.key, {k: str(v) for k, v in error.args_by_name.items()}
    except Exception as error:
        return "record", "unreadable", {"why": type(error).__name__}
