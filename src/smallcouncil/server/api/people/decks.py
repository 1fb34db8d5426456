"""One's own decks, kept with the account: the same on every device."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter

from smallcouncil.server.access.limited import weight
from smallcouncil.server.forms import KeepDeckForm
from smallcouncil.server.refusals import Denied
from smallcouncil.server.store.people.decks import KeptDeck
from smallcouncil.server.store.people.people import Person
from smallcouncil.server.tables.lobby import Lobby
from smallcouncil.server.tables.setup.new_tables import rules_of

MOST = 200  # decks that one account keeps, of all games
DeckPath = Annotated[str, PathParameter(pattern="^[a-z0-9-]{1,24}$")]


@get("/games/{game:str}/decks/mine", opt=weight(5))
async def my_decks(
    lobby: NamedDependency[Lobby], person: NamedDependency[Person], game: FromPath[str]
) -> list[KeptDeck]:
    """The latest first; guests keep theirs in the browser."""
    return await lobby.store.decks.of(person.id, rules_of(game).id)


@put("/games/{game:str}/decks/mine/{deck:str}", status_code=204)
async def keep_deck(
    lobby: NamedDependency[Lobby],
    person: NamedDependency[Person],
    game: FromPath[str],
    deck: DeckPath,
    data: JSONBody[KeepDeckForm],
) -> None:
    if person.login is None:
        raise Denied("sign-in")
    checked = rules_of(game).check_deck(data.deck)
    if checked is None:
        raise Denied("no-such", what="decks in", value=game, field="game")
    known = await lobby.store.decks.of(person.id, game)
    if not any(one.id == deck for one in known) and await lobby.store.decks.count(person.id) >= MOST:
        raise Denied("too-many", what="decks", limit=MOST)
    kept = KeptDeck(deck, data.name.strip(), data.deck, not checked.playable, 0.0)
    await lobby.store.decks.keep(person.id, game, kept)


@delete("/games/{game:str}/decks/mine/{deck:str}")
async def drop_deck(
    lobby: NamedDependency[Lobby], person: NamedDependency[Person], game: FromPath[str], deck: DeckPath
) -> None:
    await lobby.store.decks.remove(person.id, rules_of(game).id, deck)


HANDLERS = [my_decks, keep_deck, drop_deck]
