"""Games: options, facts, rules."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from smallcouncil.games import GAMES
from smallcouncil.server.forms import CheckedOptions, GameInfo, OptionsForm, RuleBook, RuleInfo
from smallcouncil.server.laying import rules_of
from smallcouncil.server.options import game_info

Language = Annotated[str, QueryParameter(name="lang", pattern="^[a-z]{2}$", max_length=2)]


@get("/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """All games with their options."""
    return [game_info(name) for name in GAMES]


@get("/games/{game:str}", sync_to_thread=False)
def one_game(game: FromPath[str]) -> GameInfo:
    rules_of(game)
    return game_info(game)


@cache
def written_facts(game: str) -> tuple[bytes, str]:
    facts = msgspec.json.encode(rules_of(game).facts())
    return facts, f'"{hashlib.sha256(facts).hexdigest()[:20]}"'


@get("/games/{game:str}/facts", sync_to_thread=False)
def facts(game: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """Board, cards and pieces: what a page draws from."""
    rules_of(game)
    body, tag = written_facts(game)
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type="application/json")
    return Response(body, headers=headers, media_type="application/json")


@cache
def rule_book(game: str, lang: str) -> RuleBook:
    rules = rules_of(game)
    try:
        catalogue = rules.rules(lang)
    except FileNotFoundError:
        lang, catalogue = "en", rules.rules()
    return RuleBook(game, lang, [RuleInfo(r.id, r.text, r.section, r.tags) for r in catalogue.rules])


@get("/games/{game:str}/rules", sync_to_thread=False)
def rules(game: FromPath[str], lang: Language = "en") -> RuleBook:
    """The rule catalogue, in this language or in English."""
    return rule_book(game, lang if lang in ("de", "en") else "en")


@post("/games/{game:str}/options", sync_to_thread=False, status_code=200)
def check_options(game: FromPath[str], data: JSONBody[OptionsForm]) -> CheckedOptions:
    """The options with everything filled in, or what is wrong with them."""
    found = rules_of(game)
    checked = found.read_options({"players": found.default_players, **data.options})
    return CheckedOptions(found.write_options(checked))


HANDLERS = [games, one_game, facts, rules, check_options]
