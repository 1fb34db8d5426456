"""What processes tell each other over the channel: that something is in the store now, and for whom.

Views never travel here: every process makes those of its own pages. Each process has a channel of its own, on which it
is told what it wants to hear of (`interests`); what all must know travels on a common one. What is announced at about
the same time travels together: a message over the channel costs more than what is in it, on either side.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin

from smallcouncil.server.messages import YourTurn
from smallcouncil.server.processes.interests import Interests
from smallcouncil.server.store import Entry
from smallcouncil.server.store.rows import LineRow

CHANNEL = "announcements"
TOGETHER = 0.003  # seconds that an announcement waits for others


def inbox(process: str) -> str:
    """The channel of one process."""
    return f"{CHANNEL}.{process}"


class TalkNews(msgspec.Struct, frozen=True):
    """Something changed about a private talk, for the people on these seats."""

    talk: str
    seats: list[int]
    people: list[str]
    line: LineRow | None


class Announcement(msgspec.Struct, frozen=True, omit_defaults=True):
    process: str
    table: str
    entry: Entry | None = None
    seats: bool = False  # seats or status changed: read them again
    in_advance: list[int] = []  # what these seats said in advance changed; others must not notice
    held: tuple[int, int] | None = None  # a seat thinks about the question with this number
    line: LineRow | None = None
    here: list[str] | None = None  # the people at this table who have a page open at that process
    turns: dict[str, YourTurn] = {}  # by person
    gone: bool = False  # the table was removed
    sessions: list[str] = []  # these have ended
    removed: str | None = None  # is not welcome at the table any more
    talk: TalkNews | None = None
    forgotten: str | None = None  # nothing is known any more of this person
    version: int | None = None  # how often the interests of that process have changed; it is alive
    follows: bool | None = None  # it wants to hear of this table, or person, from now on or no longer
    interests: list[str] | None = None  # all that it wants to hear of
    asks: str | None = None  # it wants to know the interests of this process


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(list[Announcement]).decode


class Announcer:
    """Tells the other processes, and hears what they tell."""

    def __init__(self, channels: ChannelsPlugin, process: str, *, alone: bool = False) -> None:
        self.channels = channels
        self.process = process
        self.alone = alone  # nobody listens
        self.closing = False
        self.interests = Interests()
        self.waiting: dict[str, list[Announcement]] = {}  # by channel

    def publish(self, table: str, *, people: Iterable[str] = (), **news: Any) -> None:
        """Tell whoever has this table or one of these people; without a table, everyone."""
        if self.alone or (self.closing and "entry" not in news):
            return
        channels = [inbox(p) for p in self.interests.who((table, *people))] if table else [CHANNEL]
        if channels:
            self.send(Announcement(self.process, table, **news), channels)

    def send(self, announcement: Announcement, channels: Iterable[str]) -> None:
        if not self.waiting:
            asyncio.get_running_loop().call_later(TOGETHER, self.flush)
        for channel in channels:
            self.waiting.setdefault(channel, []).append(announcement)

    def flush(self) -> None:
        """Whatever waits is on its way."""
        waiting, self.waiting = self.waiting, {}
        for channel, together in waiting.items():
            self.channels.publish(encode(together), channel)

    # ------------------------------------------------------------------ who wants to hear what

    def follow(self, key: str, begins: bool) -> None:
        """A table is in memory, or somebody has a page open; or no longer."""
        if not self.alone and self.interests.change(key, begins):
            self.send(Announcement(self.process, key, version=self.interests.version, follows=begins), [CHANNEL])

    def tell_alive(self) -> None:
        """So that others know whose pages are still open."""
        self.publish("", version=self.interests.version)

    def hear_interests(self, heard: Announcement) -> None:
        """Keep the list of what another process wants to hear of, or ask for it."""
        if heard.asks == self.process:
            own = Announcement(self.process, "", version=self.interests.version, interests=sorted(self.interests.own))
            self.send(own, [inbox(heard.process)])
        if heard.version is None:
            return
        if heard.interests is not None:
            self.interests.learn(heard.process, heard.version, heard.interests)
        elif heard.follows is not None:
            self.interests.changed(heard.process, heard.version, heard.table, heard.follows)
        elif self.interests.alive(heard.process, heard.version):  # it is asked again until it has answered
            self.send(Announcement(self.process, "", asks=heard.process), [inbox(heard.process)])

    async def heard(self) -> AsyncIterator[Announcement]:
        async with self.channels.start_subscription([CHANNEL, inbox(self.process)]) as subscriber:
            async for data in subscriber.iter_events():
                for announcement in decode(data):
                    if announcement.process != self.process:
                        yield announcement
