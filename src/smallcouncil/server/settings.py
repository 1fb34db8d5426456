"""What can be set about a server. Everything has a default; the default needs no configuration."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec


def data_folder() -> Path:
    """Where a person's data belongs on this system."""
    if home := os.environ.get("XDG_DATA_HOME"):
        return Path(home) / "smallcouncil"
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "smallcouncil"
    return Path.home() / ".local" / "share" / "smallcouncil"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database_url: str = ""  # empty: SQLite in the data folder
    channels_url: str = ""  # empty: this process alone
    base_path: str = "/"  # where the site begins behind a proxy that gives it a part of its paths: /council/
    origins: tuple[str, ...] = ()  # further origins whose pages may talk to this server
    secure_cookies: bool = False  # behind HTTPS
    window_seconds: float = 15.0  # safe windows: after this time who has not answered declines
    bot_processes: int = 1  # and one more for who has no bot thinking at the moment; quick bots have their own
    bot_choices_per_second: float = 50.0  # at the tables of one address at which only bots play
    hints_per_minute: float = 20.0  # of a person
    tables_per_person: int = 100  # laid and not finished
    snapshot_every: int = 50  # choices
    gathering_days: float = 14.0  # until a table that never began is removed
    archive_days: float = 30.0  # until a finished table of guests is packed
    abandoned_days: float = 180.0  # until a table of guests at which nothing happens any more is removed
    session_days: float = 180.0  # without a visit
    idle_guest_days: float = 7.0  # the same of guests who never sat down
    clean_every: float = 3600.0  # seconds
    idle_after: float = 600.0  # seconds without viewers until a table leaves memory
    sweep_every: float = 0.5  # how often overdue bots and clocks are looked for
    bot_lease: float = 3.0  # seconds after which another process may take over a bot's thinking
    requests_per_second: float = 50.0  # of a person
    address_requests_per_second: float = 200.0
    sign_ins_per_minute: float = 10.0  # from an address: sign-ins, registrations, changes of passwords
    account_sign_ins_per_minute: float = 5.0  # to one account, from wherever
    tables_per_minute: float = 30.0  # from an address: laid, and records verified
    tables_per_day: float = 1000.0  # from an address: laid
    analyses_per_hour: float = 30.0  # from an address: finished tables that a bot looks at
    sessions_per_minute: float = 60.0  # from an address: new visitors
    hash_threads: int = 1  # passwords that are checked at a time
    hash_queue: int = 8  # and so many wait; more are turned away
    trusted_proxies: str = "127.0.0.1"  # and networks, with commas: they say for whom they speak, and have no limits
    header_seconds: float = 10.0  # until a request must have said what it wants
    body_seconds: float = 30.0  # and until all of it is there
    ping_seconds: float = 30.0  # between two pings of an open page
    pong_seconds: float = 20.0  # until it must have answered one
    connections_per_address: int = 200
    sockets_per_address: int = 200
    connections: int = 20_000  # in all; more are told to come back later
    metrics_port: int = 0  # /metrics on a port of its own, on this machine only; of several processes, on the next ones
    metrics_token: str = ""  # or for who sends `Authorization: Bearer …`; with neither: for this machine only
    messages_per_second: float = 30.0  # of a page; twice as many of a person
    pages_per_person: int = 40
    chat_lines_per_minute: float = 20.0  # of a person
    chat_burst: float = 8.0  # and so many at once
    smtp_url: str = ""  # smtp://user:password@host:587 or smtps://…; empty: no mail is sent
    mail_from: str = ""  # the sender's address
    mails_per_hour: float = 3.0  # to one address
    public_url: str = ""  # how people reach this server, for links in mails

    def base(self) -> str:
        """The base path with a slash at both ends.

        >>> Settings(base_path="council").base(), Settings(base_path="").base()
        ('/council/', '/')
        """
        inside = self.base_path.strip("/")
        return f"/{inside}/" if inside else "/"

    def store_url(self) -> str:
        """The address of the store, with the driver that we use."""
        url = self.database_url
        if not url:
            folder = data_folder()
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # private talk, addresses, keys: nobody else's
            url = f"sqlite:///{folder / 'council.sqlite'}"
        scheme, _, rest = url.partition("://")
        drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
        return f"{drivers.get(scheme, scheme)}://{rest}"
