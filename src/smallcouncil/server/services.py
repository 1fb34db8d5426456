"""What every part of a process works with: settings, store, channel, open pages, worker processes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from litestar.channels import ChannelsPlugin

from smallcouncil.server.access.passwords import Passwords
from smallcouncil.server.access.rate_limits import Limits, Rule, SharedLimits
from smallcouncil.server.access.session_cache import SessionCache
from smallcouncil.server.access.signing import Signer
from smallcouncil.server.open_pages import OpenPages
from smallcouncil.server.operating.metrics import WORK
from smallcouncil.server.processes.announcements import Announcer
from smallcouncil.server.processes.background import Background
from smallcouncil.server.processes.bot_queue import BotQueue
from smallcouncil.server.processes.workers import WorkerPool
from smallcouncil.server.refusals import Denied
from smallcouncil.server.settings import Settings
from smallcouncil.server.store import Store

DAY = 86_400.0  # seconds
READS = 8  # replays of one person that may wait

T = TypeVar("T")


class Services:
    def __init__(
        self, settings: Settings, store: Store, channels: ChannelsPlugin, signer: Signer, process: str
    ) -> None:
        self.settings = settings
        self.store = store
        self.signer = signer
        self.process = process
        self.limits = SharedLimits(limit_rules(settings), settings.channels_url)
        self.passwords = Passwords(settings.hash_threads, settings.hash_queue)
        self.announcer = Announcer(channels, self.process, alone=not settings.channels_url)
        self.pages = OpenPages(self.announcer.follow)
        self.background = Background()
        store.sessions.life = settings.session_days * DAY
        store.sessions.idle_guest_life = settings.idle_guest_days * DAY
        self.sessions = SessionCache(store.sessions)
        self.bots = WorkerPool(settings.bot_processes + 1)
        self.bot_queue = BotQueue(settings.bot_processes)
        self.bot_pace = Limits(settings.bot_choices_per_second, settings.bot_choices_per_second)
        self.hint_pace = Limits(settings.hints_per_minute / 60, settings.hints_per_minute / 4)
        self.readers = WorkerPool(2)
        self.read_queue = BotQueue(1)
        WORK.set_function(lambda: len(self.background.tasks))

    async def read(self, person: str, work: Callable[..., T], *args: Any) -> T:
        """Replays and proofs, in processes of their own. They are shared out among people like the thinking of bots:
        however many somebody asks for, another's begins at once."""
        if sum(job.person == person for job in self.read_queue.waiting) >= READS:
            raise Denied("too-fast", after=1.0)
        return await self.read_queue.run(person, "", True, lambda: self.readers.do(work, *args))

    def end_sessions(self, ended: list[str]) -> None:
        """These sessions are over: no request and no open page goes on by them, at any process."""
        self.sessions_ended(ended)
        self.announcer.publish("", sessions=ended)

    def sessions_ended(self, ended: list[str]) -> None:
        self.sessions.forget(ended)
        self.pages.end_sessions(ended)

    async def goodbye(self) -> None:
        """Before the sockets are closed."""
        self.announcer.closing = True
        self.background.closing = True
        await self.pages.goodbye()

    async def close(self) -> None:
        self.announcer.closing = True
        await self.background.close()
        self.announcer.flush()
        self.bots.close()
        self.readers.close()
        self.passwords.close()
        await self.limits.close()


def limit_rules(settings: Settings) -> dict[str, Rule]:
    """What is limited for strangers: by address, sign-ins by account, mails by who gets them, and talk by person."""
    return {
        "sign_in": Rule(settings.sign_ins_per_minute, 60.0),
        "account": Rule(settings.account_sign_ins_per_minute, 60.0),
        "table": Rule(settings.tables_per_minute, 60.0),
        "analysis": Rule(settings.analyses_per_hour, 3600.0),
        "session": Rule(settings.sessions_per_minute, 60.0),
        "mail": Rule(settings.mails_per_hour, 3600.0),
        "chat": Rule(settings.chat_burst, 60.0 * settings.chat_burst / settings.chat_lines_per_minute),
    }
