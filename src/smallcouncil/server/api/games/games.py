"""Games: options, facts, rules."""

from __future__ import annotations

import gzip
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from smallcouncil.games import games as all_games
from smallcouncil.server.api.games.game_info import game_info
from smallcouncil.server.api.static_files import ASK_AGAIN, accepts, answer
from smallcouncil.server.forms import CheckedOptions, DeckForm, GameInfo, OptionsForm, RuleBook, RuleInfo
from smallcouncil.server.refusals import Denied
from smallcouncil.server.tables.setup.new_tables import rules_of
from smallcouncil.table import CheckedDeck

Language = Annotated[str, QueryParameter(name="lang", pattern="^[a-z]{2}$", max_length=2)]


@get("/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """All games with their options."""
    return [game_info(name) for name in all_games()]


@get("/games/{game:str}", sync_to_thread=False)
def one_game(game: FromPath[str]) -> GameInfo:
    rules_of(game)
    return game_info(game)


@cache
def written_facts(game: str) -> tuple[bytes, bytes]:
    """The facts of a game as JSON, and compressed."""
    rules = rules_of(game)
    facts = msgspec.json.encode({**rules.facts(), "vocabulary": rules.vocabulary()})
    return facts, gzip.compress(facts, 9, mtime=0)


@get("/games/{game:str}/facts", sync_to_thread=False)
def facts(game: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """Board, cards and pieces: what a page draws from."""
    rules_of(game)
    plain, packed = written_facts(game)
    if accepts(request, "gzip"):
        return answer(request, packed, "application/json", ASK_AGAIN, "gzip")
    return answer(request, plain, "application/json", ASK_AGAIN)


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
    checked = found.read_options({"players": found.players_for(data.options), **data.options})
    return CheckedOptions(found.write_options(checked))


@post("/games/{game:str}/decks/check", sync_to_thread=False, status_code=200)
def check_deck(game: FromPath[str], data: JSONBody[DeckForm]) -> CheckedDeck:
    """The deck, everything that is wrong with it, and its text list."""
    checked = rules_of(game).check_deck(data.deck if data.text is None else data.text)
    if checked is None:
        raise Denied("no-such", what="decks in", value=game, field="game")
    return checked


HANDLERS = [games, one_game, facts, rules, check_options, check_deck]
