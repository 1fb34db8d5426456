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
    origins: tuple[str, ...] = ()  # further origins whose pages may talk to this server
    secure_cookies: bool = False  # behind HTTPS
    bot_processes: int = 1
    snapshot_every: int = 50  # choices
    idle_after: float = 600.0  # seconds without viewers until a table leaves memory
    sweep_every: float = 1.0  # how often overdue bots and clocks are looked for
    bot_lease: float = 15.0  # seconds after which another process may take over a bot's thinking
    requests_per_second: float = 50.0
    sign_ins_per_minute: float = 10.0
    tables_per_minute: float = 30.0  # laid, and records verified
    messages_per_second: float = 30.0
    pages_per_person: int = 40

    def store_url(self) -> str:
        """The address of the store, with the driver that we use."""
        url = self.database_url
        if not url:
            folder = data_folder()
            folder.mkdir(parents=True, exist_ok=True)
            url = f"sqlite:///{folder / 'council.sqlite'}"
        scheme, _, rest = url.partition("://")
        drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
        return f"{drivers.get(scheme, scheme)}://{rest}"
