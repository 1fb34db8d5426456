"""The gate: every request passes here first, and every answer leaves with the same headers.

The checks, in order: rate, size, origin, token against forged requests. The session cookie says who the visitor is.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Awaitable, Callable, Iterable
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from smallcouncil.server.limits import Limits
from smallcouncil.server.metrics import REFUSED
from smallcouncil.server.refusals import Denied, refused
from smallcouncil.server.security import SESSION_LIFE, Seal, new_id
from smallcouncil.server.settings import Settings

SESSION = "council"
CSRF = "csrf"
SAFE = ("GET", "HEAD", "OPTIONS")
SIGN_IN = ("/api/session", "/api/accounts", "/api/me/password")
BIG = ("/api/records/verify", "/api/tables")  # these take whole records
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


class Visitor(msgspec.Struct):
    """Who stands at the gate. A handler may change `person` to sign somebody in or out."""

    person: str | None
    fresh: bool = False  # the cookie must be given (again)


class Gate:
    def __init__(self, app: ASGIApp, settings: Settings, seal: Seal, goodbye: Callable[[], Awaitable[None]]) -> None:
        self.app = app
        self.goodbye = goodbye  # to be called before the sockets are closed
        self.settings = settings
        self.seal = seal
        self.requests = Limits(settings.requests_per_second, 4 * settings.requests_per_second)
        self.sign_ins = Limits(settings.sign_ins_per_minute / 60, settings.sign_ins_per_minute)
        self.works = Limits(settings.tables_per_minute / 60, settings.tables_per_minute)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):  # starting and stopping
            await self.app(scope, receive, send)
            return
        headers = {k.decode("latin-1").lower(): v.decode("latin-1") for k, v in scope["headers"]}
        cookies = read_cookies(headers.get("cookie", ""))
        visitor = Visitor(self.seal.person(cookies.get(SESSION, "")))
        scope["council"] = visitor  # type: ignore[typeddict-unknown-key]
        try:
            self.check(scope, headers, cookies, visitor)
        except Denied as denied:
            REFUSED.labels(denied.reason).inc()
            await turn_away(scope, receive, send, denied)
            return
        if scope["type"] == ScopeType.WEBSOCKET:
            await self.app(scope, receive, send)
            return
        if visitor.person is None and scope["path"] == "/api/me":
            visitor.person, visitor.fresh = new_id(16), True
        token = None if CSRF in cookies or not scope["path"].startswith("/api/") else secrets.token_urlsafe(24)

        async def leave(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS, *self.cookies(visitor, token)]
            await send(message)

        await self.app(scope, receive, leave)

    def check(self, scope: Scope, headers: dict[str, str], cookies: dict[str, str], visitor: Visitor) -> None:
        path = scope["path"]
        address = (scope.get("client") or ("?", 0))[0]
        if wait := self.requests.take(visitor.person or address):
            raise Denied("too-fast", after=wait)
        if scope["type"] == ScopeType.WEBSOCKET:
            if not self.own_origin(headers):
                raise Denied("origin")
            if visitor.person is None:
                raise Denied("no-session")
            return
        if scope["method"] in SAFE:
            return
        if path in SIGN_IN and (wait := self.sign_ins.take(address)):
            raise Denied("too-fast", after=wait)
        if path in BIG and (wait := self.works.take(address)):
            raise Denied("too-fast", after=wait)
        limit = BIG_BODY if path in BIG else SMALL_BODY
        if not headers.get("content-length", "0").isdigit() or int(headers.get("content-length", "0")) > limit:
            raise Denied("too-big", limit=limit)
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
        return origin in self.settings.origins or urlsplit(origin).netloc == headers.get("host")

    def cookies(self, visitor: Visitor, token: str | None) -> Iterable[tuple[bytes, bytes]]:
        secure = "; Secure" if self.settings.secure_cookies else ""
        if visitor.fresh:
            if visitor.person is None:
                yield b"set-cookie", f"{SESSION}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{secure}".encode()
            else:
                value = self.seal.session(visitor.person)
                life = f"Max-Age={SESSION_LIFE}; HttpOnly; SameSite=Lax{secure}"
                yield b"set-cookie", f"{SESSION}={value}; Path=/; {life}".encode()
        if token is not None:
            yield b"set-cookie", f"{CSRF}={token}; Path=/; Max-Age={SESSION_LIFE}; SameSite=Strict{secure}".encode()


def read_cookies(header: str) -> dict[str, str]:
    try:
        return {name: morsel.value for name, morsel in SimpleCookie(header).items()}
    except CookieError:
        return {}


async def turn_away(scope: Scope, receive: Receive, send: Send, denied: Denied) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": denied.reason})
        return
    said = refused(denied)
    body = msgspec.json.encode({"reason": said.reason, "args": said.args, "text": said.text})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    if denied.reason == "too-fast":
        headers.append((b"retry-after", str(int(float(denied.args_by_name["after"] or 0)) + 1).encode()))
    await send({"type": "http.response.start", "status": denied.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
