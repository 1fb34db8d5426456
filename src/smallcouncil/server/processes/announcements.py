"""What processes tell each other over the channel: that something is in the store now, and for whom.

Views never travel here: every process makes those of its own pages. What is announced at about the same time travels
together: a message over the channel costs more than what is in it, on either side.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin

from smallcouncil.server.messages import Line, YourTurn
from smallcouncil.server.store import Entry

CHANNEL = "announcements"
TOGETHER = 0.003  # seconds that an announcement waits for others


class TalkNews(msgspec.Struct, frozen=True):
    """Something changed about a private talk, for the people on these seats."""

    talk: str
    seats: list[int]
    people: list[str]
    line: Line | None


class Announcement(msgspec.Struct, frozen=True, omit_defaults=True):
    process: str
    table: str
    entry: Entry | None = None
    seats: bool = False  # seats or status changed: read them again
    in_advance: list[int] = []  # what these seats said in advance changed; others must not notice
    held: tuple[int, int] | None = None  # a seat thinks about the question with this number
    line: Line | None = None
    here: list[str] | None = None  # the people at this table who have a page open at that process
    turns: dict[str, YourTurn] = {}  # by person
    gone: bool = False  # the table was removed
    sessions: list[str] = []  # these have ended
    removed: str | None = None  # is not welcome at the table any more
    talk: TalkNews | None = None
    forgotten: str | None = None  # nothing is known any more of this person


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(list[Announcement]).decode


class Announcer:
    """Tells the other processes, and hears what they tell."""

    def __init__(self, channels: ChannelsPlugin, process: str, *, alone: bool = False) -> None:
        self.channels = channels
        self.process = process
        self.alone = alone  # nobody listens
        self.closing = False
        self.waiting: list[Announcement] = []

    def publish(self, table: str, **news: Any) -> None:
        if self.alone or (self.closing and "entry" not in news):
            return
        if not self.waiting:
            asyncio.get_running_loop().call_later(TOGETHER, self.flush)
        self.waiting.append(Announcement(self.process, table, **news))

    def flush(self) -> None:
        """Whatever waits is on its way."""
        together, self.waiting = self.waiting, []
        if together:
            self.channels.publish(encode(together), CHANNEL)

    def tell_alive(self) -> None:
        """So that others know whose pages are still open."""
        self.publish("")

    async def heard(self) -> AsyncIterator[Announcement]:
        async with self.channels.start_subscription([CHANNEL]) as subscriber:
            async for data in subscriber.iter_events():
                for announcement in decode(data):
                    if announcement.process != self.process:
                        yield announcement
