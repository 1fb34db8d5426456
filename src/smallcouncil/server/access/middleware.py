"""Every request passes here first, and every answer leaves with the same headers.

The checks, in order: rate, size, origin, token against forged requests. The session cookie says who the visitor is.
What is limited by what is asked for (sign-ins, new tables) is checked at the matched route: see `limited`.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.enums import ScopeType
from litestar.status_codes import HTTP_200_OK
from litestar.types import (
    ASGIApp,
    HTTPReceiveMessage,
    Message,
    Receive,
    Scope,
    Send,
    WebSocketReceiveMessage,
)
from litestar.utils.path import normalize_path
from sqlalchemy.exc import SQLAlchemyError

from smallcouncil.server.access.frames import WIRE, Wire
from smallcouncil.server.access.households import Households
from smallcouncil.server.access.rate_limits import Limits, address_key
from smallcouncil.server.access.request_ids import HEADER, ids
from smallcouncil.server.access.request_ids import NAME as REQUEST
from smallcouncil.server.access.session_cache import SessionCache
from smallcouncil.server.operating.metrics import REFUSED
from smallcouncil.server.refusals import Denied, refused
from smallcouncil.server.settings import Settings
from smallcouncil.server.store.people.sessions import LIFE

SESSION = "council"
CSRF = "csrf"
DEVICE = "device"  # see `devices`
COOKIE_LIFE = int(LIFE)
DEVICE_LIFE = 400 * 86_400  # seconds; browsers keep nothing longer
CLOSED = ("/api", "/ws")  # to who is banned
SAFE = ("GET", "HEAD", "OPTIONS")
ALWAYS = ("/health", "/ready")  # answered also before there is a store
SMALL_BODY, BIG_BODY = 64 * 1024, 2 * 1024 * 1024

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
# Scripts, styles and drawings obey the page that loads them; opened on their own they may do nothing.
ASSETS = "/assets/"
ASSET_HEADERS = [
    (b"content-security-policy", b"default-src 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
]

# What only its visitor may see is kept by nobody on the way, nor by a browser that the next one sits at.
API = "/api/"
CACHING = b"cache-control"
NOT_KEPT = (CACHING, b"no-store")
STRICT = (b"strict-transport-security", b"max-age=31536000")  # where there is HTTPS, there is nothing else


class Visitor(msgspec.Struct):
    """Who sends a request, and by which session."""

    person: str | None
    session: str | None = None
    agent: str = ""
    token: str | None = None  # of a session that has just begun: the cookie to be given; empty: to be taken away
    wire: Wire | None = None  # of an open page
    device: str = ""  # the cookie by which a device shows that it has signed in before
    new_device: str | None = None  # to be given; empty: to be taken away


class Middleware:
    def __init__(self, app: ASGIApp, settings: Settings, goodbye: Callable[[], Awaitable[None]]) -> None:
        self.app = app
        self.goodbye = goodbye  # to be called before the sockets are closed
        self.settings = settings
        self.headers = [*HEADERS, STRICT] if settings.secure_cookies else HEADERS
        self.base = settings.base()
        self.sessions: SessionCache | None = None  # there when the store is open
        self.households = Households()
        self.requests = Limits(settings.requests_per_second, 4 * settings.requests_per_second)
        self.addresses = Limits(settings.address_requests_per_second, 4 * settings.address_requests_per_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):  # starting and stopping
            await self.app(scope, receive, send)
            return
        self.strip_base(scope)
        headers = {k.decode("latin-1").lower(): v.decode("latin-1") for k, v in scope["headers"]}
        noted = ids(headers)
        with structlog.contextvars.bound_contextvars(**noted, address=(scope.get("client") or ("?", 0))[0]):
            await self.answer(scope, receive, send, headers, (HEADER.encode(), noted[REQUEST].encode()))

    def strip_base(self, scope: Scope) -> None:
        """Whether a proxy takes the base path off or leaves it on: here everything begins at the root. And whatever is
        checked is checked on the path that is matched, however many slashes it was spelled with."""
        path = normalize_path(scope["path"])
        if self.base != "/" and f"{path}/".startswith(self.base):
            path = path[len(self.base) - 1 :] or "/"
        if path != scope["path"]:
            scope["path"] = path
            scope["raw_path"] = path.encode()

    async def answer(
        self, scope: Scope, receive: Receive, send: Send, headers: dict[str, str], number: tuple[bytes, bytes]
    ) -> None:
        cookies = read_cookies(headers.get("cookie", ""))
        try:
            visitor = await self.visitor(scope, headers, cookies)
            scope["council"] = visitor  # type: ignore[typeddict-unknown-key]
            self.check(scope, headers, cookies, visitor)
        except Denied as denied:
            REFUSED.labels(denied.reason).inc()
            await turn_away(scope, receive, send, denied, number)
            return
        if scope["type"] == ScopeType.WEBSOCKET:
            visitor.wire = scope["extensions"][WIRE]  # type: ignore[index,assignment]
            await self.app(scope, receive, send)
            return
        personal = scope["path"].startswith(API)
        asset = scope["path"].startswith(ASSETS)
        token = secrets.token_urlsafe(24) if personal and CSRF not in cookies else None

        async def leave(message: Message) -> None:
            if message["type"] == "http.response.start":
                said = list(message.get("headers", []))
                if any(name == CACHING for name, _ in said):  # may be kept by anybody: nobody's cookies belong there
                    more = ASSET_HEADERS if asset and message["status"] == HTTP_200_OK else [*self.headers, number]
                else:
                    more = [*self.headers, number, *self.cookies(visitor, token)]
                    if personal:
                        more.append(NOT_KEPT)
                message["headers"] = [*said, *more]
            await send(message)

        await self.app(scope, self.in_time(receive), leave)

    def in_time(self, receive: Receive) -> Receive:
        """The body of a request, which must not take forever."""
        deadline = asyncio.get_running_loop().time() + self.settings.body_seconds
        there = False

        async def next_part() -> HTTPReceiveMessage | WebSocketReceiveMessage:
            nonlocal there
            if there:  # from now on it is only asked whether the visitor has gone
                return await receive()
            async with asyncio.timeout_at(deadline):
                message = await receive()
            there = message["type"] != "http.request" or not message.get("more_body", False)
            return message

        return next_part

    async def visitor(self, scope: Scope, headers: dict[str, str], cookies: dict[str, str]) -> Visitor:
        """Who it is. The address is counted first: nobody makes the store look up invented sessions all day."""
        if wait := self.addresses.take(address_of(scope)):
            raise Denied("too-fast", after=wait)
        visitor = Visitor(None, agent=headers.get("user-agent", ""), device=cookies.get(DEVICE, ""))
        if self.sessions is None:
            if scope["path"] in ALWAYS:
                return visitor
            raise Denied("store")
        try:
            session = await self.sessions.find(cookies.get(SESSION, ""))
        except (SQLAlchemyError, OSError):
            raise Denied("store") from None
        if session is None:
            return visitor
        if wait := self.requests.take(session.person):
            raise Denied("too-fast", after=wait)
        banned = session.banned_until is not None and session.banned_until > time.time()
        if banned and scope["path"].startswith(CLOSED):  # the page itself says so in their language
            raise Denied("banned", until=session.banned_until)
        visitor.person, visitor.session = session.person, session.id
        self.households.note(session.person, address_of(scope))
        return visitor

    def check(self, scope: Scope, headers: dict[str, str], cookies: dict[str, str], visitor: Visitor) -> None:
        if "\0" in scope["path"]:  # nothing is called so, and PostgreSQL would stumble over it
            raise Denied("no-such", what="path", value=scope["path"][:80].replace("\0", ""))
        if scope["type"] == ScopeType.WEBSOCKET:
            if not self.own_origin(headers):
                raise Denied("origin")
            if visitor.person is None:
                raise Denied("no-session")
            return
        if scope["method"] in SAFE:
            return
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 12 or int(length) > BIG_BODY:  # most routes take less
            raise Denied("too-big", limit=BIG_BODY)
        if not self.own_origin(headers):
            raise Denied("origin")
        token = cookies.get(CSRF, "")
        if not token or not hmac.compare_digest(token.encode(), headers.get("x-csrftoken", "").encode()):
            raise Denied("csrf")

    def own_origin(self, headers: dict[str, str]) -> bool:
        """Browsers say where a page comes from; programs that say nothing have no visitor's cookies to abuse."""
        origin = headers.get("origin")
        if origin is None:
            return True
        try:
            said = urlsplit(origin)
        except ValueError:  # no address at all
            return False
        if self.settings.secure_cookies and said.scheme != "https":  # anybody on the way may have written that page
            return origin in self.settings.origins
        return origin in self.settings.origins or said.netloc == headers.get("host")

    def cookies(self, visitor: Visitor, token: str | None) -> Iterable[tuple[bytes, bytes]]:
        secure = "; Secure" if self.settings.secure_cookies else ""
        if visitor.token is not None:
            life = COOKIE_LIFE if visitor.token else 0
            flags = f"Path={self.base}; Max-Age={life}; HttpOnly; SameSite=Lax{secure}"
            yield b"set-cookie", f"{SESSION}={visitor.token}; {flags}".encode()
        if visitor.new_device is not None:
            life = DEVICE_LIFE if visitor.new_device else 0
            flags = f"Path={self.base}; Max-Age={life}; HttpOnly; SameSite=Strict{secure}"
            yield b"set-cookie", f"{DEVICE}={visitor.new_device}; {flags}".encode()
        if token is not None:
            yield (
                b"set-cookie",
                f"{CSRF}={token}; Path={self.base}; Max-Age={COOKIE_LIFE}; SameSite=Strict{secure}".encode(),
            )


def address_of(scope: Scope) -> str:
    """Whose limits count: one machine, or the network that one machine is given."""
    return address_key((scope.get("client") or ("?", 0))[0])


def read_cookies(header: str) -> dict[str, str]:
    try:
        return {name: morsel.value for name, morsel in SimpleCookie(header).items()}
    except CookieError:
        return {}


async def turn_away(scope: Scope, receive: Receive, send: Send, denied: Denied, number: tuple[bytes, bytes]) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": denied.reason})
        return
    said = refused(denied)
    body = msgspec.json.encode({"reason": said.reason, "args": said.args, "text": said.text})
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        number,
        *HEADERS,
        NOT_KEPT,
    ]
    if denied.reason == "too-fast":
        headers.append((b"retry-after", str(int(float(denied.args_by_name["after"] or 0)) + 1).encode()))
    await send({"type": "http.response.start", "status": denied.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
