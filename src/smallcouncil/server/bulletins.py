"""What processes tell each other over the channel: that something is in the store now, and for whom.

Views never travel here: every process makes those of its own pages.
"""

from __future__ import annotations

import msgspec

from smallcouncil.server.messages import Line, YourTurn
from smallcouncil.server.store import Entry

CHANNEL = "tables"


class Bulletin(msgspec.Struct, frozen=True, omit_defaults=True):
    process: str
    table: str
    entry: Entry | None = None
    seats: bool = False  # seats, status or standing answers changed: read them again
    line: Line | None = None
    here: list[str] | None = None  # the people at this table who have a page open at that process
    turns: dict[str, YourTurn] = {}  # by person


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Bulletin).decode
