"""What every process wants to hear of: the tables that it has in memory and the people who have a page open there.

So a choice is told only to processes at which somebody sees it; where both pages of a table are at one process, nobody
is told at all. Each process keeps a list of the others' interests. It may be wrong for a moment, because a word was
lost: every change has a number, who missed one asks for the whole list, and until then that process hears everything.
What was not told is found in the store by the sweep.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec


class Known(msgspec.Struct):
    """The interests of another process, as far as we heard."""

    version: int = -1  # of its list; none yet
    keys: set[str] | None = None  # tables and people; None: not known, so it hears everything


class Interests:
    """
    >>> ours, theirs = Interests(), Interests()
    >>> ours.change("table", True), ours.change("table", True), ours.version
    (True, False, 1)
    >>> theirs.alive("us", ours.version)  # they have missed something, and ask for the whole list
    True
    >>> theirs.who(["other"])
    ['us']
    >>> theirs.learn("us", ours.version, ours.own)
    >>> theirs.who(["other"]), theirs.who(["other", "table"])
    ([], ['us'])
    """

    def __init__(self) -> None:
        self.own: set[str] = set()
        self.version = 0  # how often they have changed
        self.others: dict[str, Known] = {}

    def change(self, key: str, begins: bool) -> bool:
        """This process wants to hear of it, or no longer; whether that is new."""
        if (key in self.own) == begins:
            return False
        if begins:
            self.own.add(key)
        else:
            self.own.discard(key)
        self.version += 1
        return True

    def who(self, keys: Iterable[str]) -> list[str]:
        """The processes that want to hear of any of these."""
        if not self.others:
            return []
        asked = list(keys)
        return [
            process
            for process, known in self.others.items()
            if known.keys is None or any(key in known.keys for key in asked)
        ]

    # ------------------------------------------------------------------ what others say

    def learn(self, process: str, version: int, keys: Iterable[str]) -> None:
        self.others[process] = Known(version, set(keys))

    def alive(self, process: str, version: int) -> bool:
        """It is there, with a list of this version. True: we have another one."""
        known = self.others.setdefault(process, Known())
        if known.version != version:
            known.keys = None
        return known.keys is None

    def changed(self, process: str, version: int, key: str, begins: bool) -> bool:
        """Its list changed. True: we have missed an earlier change."""
        known = self.others.setdefault(process, Known())
        if known.keys is None or known.version != version - 1:
            known.keys = None
            return True
        known.version = version
        if begins:
            known.keys.add(key)
        else:
            known.keys.discard(key)
        return False

    def forget(self, process: str) -> None:
        self.others.pop(process, None)
