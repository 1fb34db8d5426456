"""Built pages and locale files, with the caching they deserve."""

from __future__ import annotations

import hashlib
import mimetypes
from functools import cache
from importlib import resources
from pathlib import Path, PurePosixPath
from typing import Any
from urllib.parse import quote

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from smallcouncil.server.access.middleware import Visitor
from smallcouncil.server.refusals import Denied
from smallcouncil.server.tables.lobby import Lobby

STATIC = Path(__file__).parents[1] / "static"
PACKED = STATIC / "packed"
CODINGS = {"br": ".br", "gzip": ".gz"}
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
LONGEST = 200  # characters of a path
INDEX = "index.html"
PRELOADS = "preloads.json"
PAGES = {(): "home", ("tables",): "table", ("rules",): "rules", ("learn",): "learn"}  # by the first word of their path
ELSEWHERE = ("replay", "sheet")  # pages of their own below a table, and below the rules
LESSON = 3  # words of the path of a lesson: learn, game, name


@cache
def locale_files() -> dict[str, list[str]]:
    """Languages and their Fluent files."""
    folder = Path(str(resources.files("smallcouncil"))) / "locale"
    if not folder.is_dir():
        return {}
    return {lang.name: sorted(f.name for f in lang.glob("*.ftl")) for lang in sorted(folder.iterdir()) if lang.is_dir()}


@get("/locale", sync_to_thread=False)
def locale() -> dict[str, list[str]]:
    return locale_files()


@get("/locale/{lang:str}/{file:str}", sync_to_thread=False)
def locale_file(lang: FromPath[str], file: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """One Fluent file."""
    if file not in locale_files().get(lang, ()):
        raise Denied("no-such", what="locale file", value=f"{lang}/{file}")
    path = Path(str(resources.files("smallcouncil"))) / "locale" / lang / file
    return answer(request, path.read_bytes(), "text/plain", ASK_AGAIN)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(
    request: Request[Any, Any, Any],
    lobby: NamedDependency[Lobby],
    visitor: NamedDependency[Visitor],
    path: FromPath[str] = "",
) -> Response[bytes]:
    """A file of the built pages; every other path is a page of the application itself."""
    wanted = PurePosixPath(path.lstrip("/"))
    if wanted.parts and wanted.parts[0] in ("api", "locale", "packed", "schema", "ws"):
        raise Denied("no-such", what="path", value=f"/{wanted}")
    if "\0" in path or len(path) > LONGEST:
        raise Denied("no-such", what="path", value=path[:80].replace("\0", ""))
    file = (STATIC / wanted).resolve()
    if not file.is_file() or STATIC not in file.parents:
        if wanted.suffix and wanted.parts[0] == "assets":
            raise Denied("no-such", what="file", value=f"/{wanted}")
        file = STATIC / INDEX
    if not file.is_file():
        raise Denied("no-such", what="page; the pages are not built:", value=f"/{wanted}")
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if file.name == INDEX:
        asked = asked_first(wanted.parts, known=visitor.person is not None)
        lists = lists_of(wanted.parts, lobby)
        return answer(request, first_page(request.app.state.base, language(request), lists, asked), kind, ASK_AGAIN)
    packed, coding = smallest(request, file)
    return answer(request, packed.read_bytes(), kind, FOREVER if "assets" in wanted.parts[:1] else ASK_AGAIN, coding)


def asked_first(path: tuple[str, ...], *, known: bool) -> tuple[str, ...]:
    """What every page asks for first: who reads it; and at a table how it stands, for whom the server knows already."""
    table = path[1:] if known and path[:1] == ("tables",) else ()
    return ("api/me", f"api/tables/{quote(table[0])}/state") if len(table) == 1 else ("api/me",)


def first_page(base: str, lang: str, lists: tuple[str, ...], asked: tuple[str, ...] = ()) -> bytes:
    """The page that loads all else, from wherever the site begins; it names at once what the one asked for needs."""
    found = preloads((STATIC / PRELOADS).stat().st_mtime) if (STATIC / PRELOADS).is_file() else {}
    files = dict.fromkeys([*asked, *(file for name in lists for file in found.get(f"{lang}/{name}", ()))])
    links = "".join(map(link, files)).encode()
    return (STATIC / INDEX).read_bytes().replace(b"</head>", links + b"</head>").replace(b'="./', f'="{base}'.encode())


@cache
def preloads(_written: float) -> dict[str, list[str]]:
    """The files that pages load first, by language and page, as the build wrote them."""
    return msgspec.json.decode((STATIC / PRELOADS).read_bytes(), type=dict[str, list[str]])


def link(file: str) -> str:
    if file.endswith(".css"):
        return f'<link rel="stylesheet" crossorigin href="./{file}">'
    if file.startswith("api/"):
        return f'<link rel="preload" as="fetch" crossorigin href="./{file}">'
    return f'<link rel="modulepreload" crossorigin href="./{file}">'


def lists_of(path: tuple[str, ...], lobby: Lobby) -> tuple[str, ...]:
    """What to load first. Which game a table is of is said where that is known without looking it up."""
    name = "lesson" if path[:1] == ("learn",) and len(path) == LESSON else PAGES.get(path[:1], "")
    if len(path) == 1 or name not in ("table", "rules"):
        return (name,)
    room = lobby.rooms.get(path[1])
    game = path[1] if name == "rules" else room.row.game if room else ""
    of_game = f"{name}/{game}"
    return (of_game,) if path[2:] and path[2] in ELSEWHERE else (name, of_game)


def language(request: Request[Any, Any, Any]) -> str:
    """The language in which a page will speak, as far as the browser says: `web/src/words` decides alike."""
    return "de" if request.headers.get("accept-language", "").lower().startswith("de") else "en"


def smallest(request: Request[Any, Any, Any], file: Path) -> tuple[Path, str | None]:
    """The file as the build compressed it, in the best way that the reader understands."""
    for coding, suffix in CODINGS.items():
        packed = PACKED / f"{file.relative_to(STATIC)}{suffix}"
        if accepts(request, coding) and packed.is_file():
            return packed, coding
    return file, None


def accepts(request: Request[Any, Any, Any], coding: str) -> bool:
    """Whether a reader says that it can unpack this."""
    offered = (part.strip().partition(";") for part in request.headers.get("accept-encoding", "").split(","))
    return any(name == coding and weight.replace(" ", "") != "q=0" for name, _, weight in offered)


def answer(
    request: Request[Any, Any, Any], body: bytes, kind: str, caching: str, coding: str | None = None
) -> Response[bytes]:
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    if caching != FOREVER:  # what never changes is never asked for again
        headers["etag"] = tag
    if coding:
        headers["content-encoding"] = coding
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return Response(body, headers=headers, media_type=kind)


HANDLERS = [locale, locale_file, page]
