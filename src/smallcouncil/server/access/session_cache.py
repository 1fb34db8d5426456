"""Whose session a request carries, without asking the store every time."""

from __future__ import annotations

import time
from collections import OrderedDict

import msgspec

from smallcouncil.server.store.people.sessions import Session, Sessions, id_of

FRESH = 3.0  # seconds for which the store's word holds; a session ended elsewhere is told over the channel sooner
VISIT = 3600.0  # a visit is written down once an hour
MOST = 50_000
TOKEN = 64  # longer ones are none of ours


class Known(msgspec.Struct):
    session: Session | None
    until: float


class SessionCache:
    def __init__(self, store: Sessions) -> None:
        self.store = store
        self.known: OrderedDict[str, Known] = OrderedDict()

    async def find(self, token: str) -> Session | None:
        """The session that a token opens."""
        if not token or len(token) > TOKEN or not token.isascii():
            return None
        session = id_of(token)
        known = self.known.get(session)
        if known is None or known.until < time.monotonic():
            known = self.keep(session, await self.store.find(session))
        found = known.session
        if found is not None and found.seen < time.time() - VISIT:
            await self.store.visit(session)
            self.keep(session, msgspec.structs.replace(found, seen=time.time()))
        return found

    async def begin(self, person: str, agent: str) -> str:
        return await self.store.begin(person, agent)

    def keep(self, session: str, found: Session | None) -> Known:
        known = self.known[session] = Known(found, time.monotonic() + FRESH)
        self.known.move_to_end(session)
        if len(self.known) > MOST:
            self.known.popitem(last=False)
        return known

    def forget(self, ended: list[str]) -> None:
        for session in ended:
            self.known.pop(session, None)
