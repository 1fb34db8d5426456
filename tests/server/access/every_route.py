"""All routes of the application as it is, and a true request for each: who adds one says here who may use it."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from typing import Any, NamedTuple

from litestar.routes import HTTPRoute

from smallcouncil.server.app import create_app
from smallcouncil.server.settings import Settings

Expected = Callable[[str, bool], str | None]  # by role, and whether the table is private: the refusal, if any

ROLES = ("nobody", "guest", "account", "admin", "removed", "other", "seated", "host")
PLAYERS = ("other", "seated", "host")
REFUSALS = {  # by which somebody is told that it is not for them
    *("no-session", "sign-in", "not-admin", "not-host", "not-yours", "not-seated"),
    *("private", "removed", "taken", "not-for-you"),
}


def everyone(role: str, private: bool) -> str | None:
    return None


def machines(role: str, private: bool) -> str | None:
    return "not-for-you"


def visitors(role: str, private: bool) -> str | None:
    return "no-session" if role == "nobody" else None


def accounts(role: str, private: bool) -> str | None:
    return visitors(role, private) or (None if role in ("account", "admin") else "sign-in")


def admins(role: str, private: bool) -> str | None:
    return visitors(role, private) or (None if role == "admin" else "not-admin")


def host(role: str, private: bool) -> str | None:
    return visitors(role, private) or (None if role == "host" else "not-host")


def holder(role: str, private: bool) -> str | None:
    return visitors(role, private) or (None if role == "seated" else "not-yours")


def sits_already(role: str, private: bool) -> str | None:
    """By `take`: there is somebody on the seat."""
    return visitors(role, private) or {"seated": None, "removed": "removed"}.get(role, "taken")


def host_of_free(role: str, private: bool) -> str | None:
    """There is somebody on the seat."""
    return host(role, private) or "taken"


def own_link(role: str, private: bool) -> str | None:
    return visitors(role, private) or {"seated": None, "host": "taken"}.get(role, "not-host")


def readers(role: str, private: bool) -> str | None:
    """Of a private table its players, of another one everybody."""
    return visitors(role, private) or ("private" if private and role not in PLAYERS else None)


def watchers(role: str, private: bool) -> str | None:
    """While it runs, whom the host removed does not watch either."""
    return visitors(role, private) or ("removed" if role == "removed" else readers(role, private))


def complainers(role: str, private: bool) -> str | None:
    """Who was here before may complain still."""
    return None if role == "removed" else readers(role, private)


class Use(NamedTuple):
    who: Expected
    form: dict[str, Any] | None = None
    query: str = ""


NAME_AND_PASSWORD = {"name": "nobody of that name", "password": "a long password"}
RECORD = {"game": "parley", "version": 1, "options": {}, "seed": 1, "choices": []}
T, S = "/api/tables/{table}", "/api/tables/{table}/seats/{seat}"

USES: dict[str, Use] = {
    "GET /": Use(everyone),
    "GET /{path}": Use(everyone),
    "GET /health": Use(everyone),
    "GET /ready": Use(everyone),
    "GET /metrics": Use(machines),
    "GET /schema": Use(everyone),
    "GET /schema/{path}": Use(everyone),
    "GET /schema/openapi.json": Use(everyone),
    "GET /schema/messages.json": Use(everyone),
    "GET /locale": Use(everyone),
    "GET /locale/{lang}/{file}": Use(everyone),
    # people
    "GET /api/me": Use(everyone),
    "PUT /api/me": Use(visitors, {"lang": "de"}),
    "DELETE /api/me": Use(visitors, {"password": "wrong"}),
    "GET /api/me/data": Use(visitors),
    "PUT /api/me/password": Use(visitors, {"old": "wrong", "password": "a long password"}),
    "POST /api/me/recovery": Use(visitors, {"password": "wrong"}),
    "PUT /api/me/email": Use(visitors, {"password": "wrong", "email": ""}),
    "POST /api/accounts": Use(visitors, {"name": "\u202e", "password": "a long password"}),
    "GET /api/recovery": Use(everyone),
    "POST /api/recovery": Use(everyone, {**NAME_AND_PASSWORD, "code": "wrong"}),
    "POST /api/recovery/mail": Use(everyone, {"name": "nobody of that name"}),
    "POST /api/session": Use(everyone, NAME_AND_PASSWORD),
    "DELETE /api/session": Use(everyone),
    "GET /api/sessions": Use(visitors),
    "DELETE /api/sessions": Use(visitors),
    "DELETE /api/sessions/{session}": Use(visitors),
    "GET /api/blocks": Use(visitors),
    "POST /api/blocks": Use(complainers, {"table": "{table}", "seat": 1}),
    "DELETE /api/blocks/{blocked_person}": Use(visitors),
    "POST /api/complaints": Use(complainers, {"table": "{table}", "seat": 1, "why": "rude"}),
    # games
    "GET /api/games": Use(everyone),
    "GET /api/games/{game}": Use(everyone),
    "GET /api/games/{game}/facts": Use(everyone),
    "GET /api/games/{game}/rules": Use(everyone),
    "POST /api/games/{game}/options": Use(everyone, {"options": {}}),
    "POST /api/games/{game}/decks/check": Use(everyone, {"text": "1x Arya Stark"}),
    "GET /api/games/{game}/decks/mine": Use(visitors),
    "PUT /api/games/{game}/decks/mine/{deck}": Use(accounts, {"name": "mine", "deck": {"faction": "stark"}}),
    "DELETE /api/games/{game}/decks/mine/{deck}": Use(visitors),
    "GET /api/lessons": Use(visitors),
    "POST /api/lessons/{game}/{lesson}": Use(visitors, {"answers": []}),
    # tables
    "GET /api/tables": Use(visitors),
    "POST /api/tables": Use(visitors, {"game": "parley"}),
    f"GET {T}": Use(visitors),
    f"DELETE {T}": Use(host),
    f"GET {T}/state": Use(watchers),
    f"PUT {T}/private": Use(host, {"private": True}),
    f"POST {T}/remove": Use(host, {"seat": 1}),
    f"POST {T}/start": Use(host, {}),
    f"GET {T}/parked": Use(visitors),  # what there is to see is for who sits: test_parked
    f"POST {S}/take": Use(sits_already, {}),
    f"PUT {S}/options": Use(holder, {}),
    f"POST {S}/leave": Use(holder, {"bot": "random"}),
    f"POST {S}/bot": Use(host_of_free, {"bot": "random"}),
    f"POST {S}/hint": Use(holder),
    f"GET {S}/link": Use(own_link),
    f"POST {S}/link": Use(own_link),
    "GET /api/invitations": Use(visitors),
    f"POST {T}/invitations": Use(host, {"name": "nobody of that name"}),
    "DELETE /api/invitations/{table}": Use(visitors),
    f"GET {T}/talks": Use(holder, query="?seat=0"),
    f"POST {T}/talks": Use(holder, {"seat": 0, "to": [1], "text": "psst"}),
    f"GET {T}/talks/published": Use(readers),
    f"GET {T}/talks/{{talk}}": Use(holder, query="?seat=0"),
    f"PUT {T}/talks/{{talk}}/read": Use(holder, {"seat": 0, "n": 1}),
    f"PUT {T}/talks/{{talk}}/agree": Use(holder, {"seat": 0, "agreed": True}),
    f"GET {T}/replay": Use(watchers),
    f"GET {T}/statistics": Use(readers),
    f"GET {T}/record": Use(readers),
    f"GET {T}/analysis": Use(readers),
    f"POST {T}/analysis": Use(readers),
    "POST /api/records/verify": Use(visitors, RECORD),
    # administrators
    "GET /api/admin/complaints": Use(admins),
    "POST /api/admin/complaints/{complaint}/settle": Use(admins, {"outcome": "none"}),
    "POST /api/admin/people/{about}": Use(admins, {"what": "mute", "days": 0, "why": "none"}),
    "GET /api/admin/people": Use(admins, query="?name=nobody"),
    "GET /api/admin/log": Use(admins),
    "GET /api/admin/parked": Use(admins),
    "POST /api/admin/tables/{table}/retry": Use(admins),
    "GET /api/admin/reports": Use(admins),
    "GET /api/admin/reports/{report}": Use(admins),
}


def routes() -> set[str]:
    """As the application has them."""
    with tempfile.TemporaryDirectory() as empty:
        app: Any = create_app(Settings(database_url=f"sqlite:///{empty}/council.sqlite")).app
    found = set()
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            path = "/".join(
                f"{{{part.name}}}" if hasattr(part, "name") else str(part) for part in ("", *route.path_components)
            )
            found |= {f"{method} {path or '/'}" for method in route.methods if method not in ("OPTIONS", "HEAD")}
    return found
