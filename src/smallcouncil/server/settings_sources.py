"""Where settings come from: an option, the environment (`COUNCIL_DATABASE_URL`), a file, the default; in this order."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from smallcouncil.server.access.proxies import TrustedProxies
from smallcouncil.server.settings import Settings
from smallcouncil.table import BadInput

PREFIX = "COUNCIL_"
FILE = f"{PREFIX}CONFIG"  # names the file

FIELDS = {field.name: field for field in msgspec.structs.fields(Settings)}


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def read_settings(
    options: Mapping[str, Any], *, file: Path | None = None, environment: Mapping[str, str] | None = None
) -> Settings:
    """All settings together; BadInput names the one that is wrong, and where it stands."""
    environment = os.environ if environment is None else environment
    if file is None and environment.get(FILE):
        file = Path(environment[FILE])
    values: dict[str, Any] = {}
    if file is not None:
        values |= {name: convert(name, value, f"{file}: {name}") for name, value in read_file(file).items()}
    for key, text in environment.items():
        name = key.removeprefix(PREFIX).lower()
        if key.startswith(PREFIX) and name in FIELDS:
            values[name] = parse(name, text, key)
    for name, value in options.items():
        values[name] = parse(name, value, name) if isinstance(value, str) else convert(name, value, name)
    return checked(Settings(**values))


def checked(settings: Settings) -> Settings:
    """What is wrong only together, or would be noticed by a visitor first."""
    TrustedProxies(settings.trusted_proxies)
    if settings.smtp_url:
        if urlsplit(settings.smtp_url).scheme not in ("smtp", "smtps") or not urlsplit(settings.smtp_url).hostname:
            raise BadInput("smtp_url", "wrong-type", value="…", expected="smtp://host or smtps://host")
        if not settings.public_url.startswith(("https://", "http://")):  # or the links in mails would lead nowhere
            value = settings.public_url or "nothing"
            raise BadInput("public_url", "wrong-type", value=value, expected="the address of this site, for mails")
    return settings


def read_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadInput(str(file), "unreadable", why=error) from None


def parse(name: str, text: str, where: str) -> Any:
    """A value as text: lists are separated by spaces or commas."""
    kind = known(name, where).type
    if kind == tuple[str, ...]:
        return tuple(text.replace(",", " ").split())
    if kind is bool:
        if text.lower() not in ("1", "true", "yes", "on", "0", "false", "no", "off", ""):
            raise BadInput(where, "wrong-type", value=text, expected="yes or no")
        return text.lower() in ("1", "true", "yes", "on")
    if kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            raise BadInput(where, "wrong-type", value=text, expected="a number") from None
    return text


def convert(name: str, value: Any, where: str) -> Any:
    kind = known(name, where).type
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError:
        raise BadInput(where, "wrong-type", value=value, expected=getattr(kind, "__name__", "a list")) from None


def known(name: str, where: str) -> Any:
    if name not in FIELDS:
        raise BadInput(where, "unknown-field", known=", ".join(FIELDS))
    return FIELDS[name]
