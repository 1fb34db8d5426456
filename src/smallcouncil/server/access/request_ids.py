"""Every request has an id: in its answer, in every line of the log that it causes, and in what a visitor is told of a
failure. An id that a proxy gave before stands beside it in the log."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping

import structlog

HEADER = "x-request-id"
NAME = "request"  # in the log, and among the arguments of a refusal
LIKELY = re.compile(r"[A-Za-z0-9._-]{1,64}")


def ids(headers: Mapping[str, str]) -> dict[str, str]:
    """The id of a request, and the one it came with; anybody can send that, so it is only noted.

    >>> sorted(ids({"x-request-id": "abc-1"})), list(ids({"x-request-id": "a\\nb"}))
    (['proxy_request', 'request'], ['request'])
    """
    given = headers.get(HEADER, "")
    return {NAME: secrets.token_hex(8)} | ({"proxy_request": given} if LIKELY.fullmatch(given) else {})


def current() -> str | None:
    """The id of the request that is answered now, if any."""
    found: str | None = structlog.contextvars.get_contextvars().get(NAME)
    return found
