"""What every part of a process works with: settings, store, channel, open pages, worker processes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from litestar.channels import ChannelsPlugin

from smallcouncil.server.access.households import Households
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
READS, READS_OF_ADDRESS = 8, 24  # replays that may wait, of one person and of one address

MORE_PAGES = 2.0  # so many times the messages of one page all pages of a person may send
BURST = 4.0  # seconds that may come at once

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
        self.quick_bots = WorkerPool(1)  # for those that need no time: they stand behind nobody who thinks
        self.quick_queue = BotQueue(1)
        self.bot_pace = Limits(settings.bot_choices_per_second, settings.bot_choices_per_second)
        self.hint_pace = Limits(settings.hints_per_minute / 60, settings.hints_per_minute / 4)
        both = settings.messages_per_second * MORE_PAGES, settings.address_requests_per_second
        self.messages, self.address_messages = [Limits(rate, BURST * rate) for rate in both]
        self.households = Households()
        self.readers = WorkerPool(2)
        self.read_queue = BotQueue(1)
        WORK.set_function(lambda: len(self.background.tasks))

    async def read(self, person: str, work: Callable[..., T], *args: Any) -> T:
        """Replays, proofs and hints, in processes of their own. They are shared out among people like the thinking of
        bots: however many somebody asks for, another's begins at once."""
        self.check_reads(person)
        household = self.households.of(person)
        return await self.read_queue.run(person, "", True, lambda: self.readers.do(work, *args), household)

    def check_reads(self, person: str) -> None:
        """Whoever has asked for too many is turned away before anything is looked up for them."""
        waiting, household = self.read_queue.waiting, self.households.of(person)
        mine = sum(job.person == person for job in waiting)
        if mine >= READS or sum(job.household == household for job in waiting) >= READS_OF_ADDRESS:
            raise Denied("too-fast", after=1.0)

    def heard(self, person: str) -> float:
        """One more message, of whatever page: 0, or the seconds to wait."""
        return self.messages.take(person) or self.address_messages.take(self.households.of(person))

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
        self.quick_bots.close()
        self.readers.close()
        self.passwords.close()
        await self.limits.close()


def limit_rules(settings: Settings) -> dict[str, Rule]:
    """What is limited for strangers: by address, sign-ins by account, mails by who gets them, and talk by person."""
    return {
        "sign_in": Rule(settings.sign_ins_per_minute, 60.0),
        "account": Rule(settings.account_sign_ins_per_minute, 60.0),
        "table": Rule(settings.tables_per_minute, 60.0),
        "new_table": Rule(settings.tables_per_day, 86_400.0),
        "analysis": Rule(settings.analyses_per_hour, 3600.0),
        "session": Rule(settings.sessions_per_minute, 60.0),
        "mail": Rule(settings.mails_per_hour, 3600.0),
        "chat": Rule(settings.chat_burst, 60.0 * settings.chat_burst / settings.chat_lines_per_minute),
    }
