"""Tables of A Game of Thrones: The Board Game for tests: laid from what matters, played by notation.

>>> table = lay({"winterfell": "stark footman knight march_0"}, begin="marches")
>>> play(table, "stark move knight castle_black", "stark done")
"""

from __future__ import annotations

from typing import Any

import smallcouncil as sc
from smallcouncil.games.board2e.facts import HOUSES, ORDERS, UNITS, WESTEROS, westeros_deck
from smallcouncil.games.board2e.game import Board2e
from smallcouncil.games.board2e.state import BoardTable

GAME = sc.game("board2e")
assert isinstance(GAME, Board2e)

SIX = ("stark", "lannister", "baratheon", "greyjoy", "tyrell", "martell")
FEAST = ("stark", "lannister", "baratheon", "arryn")
DANCE: dict[str, Any] = {"scenario": "a_dance_with_dragons"}
CROWS: dict[str, Any] = {"scenario": "a_feast_for_crows"}


def new(players: int | None = None, *, seed: int = 1, **options: Any) -> BoardTable:
    """A new game, its houses in the order of the rulebook."""
    count = players or {"a_dance_with_dragons": 6, "a_feast_for_crows": 4}.get(options.get("scenario", ""), 6)
    houses = FEAST if options.get("scenario") == "a_feast_for_crows" else SIX[:count]
    table = GAME.new(seed=seed, players=count, listen=True, **{"houses": houses, **options})
    assert isinstance(table, BoardTable)
    return table


def area(words: str) -> dict[str, Any]:
    """What lies in an area: `stark footman footman routed knight march_0 token`, `token lannister`, `garrison 0`."""
    entry: dict[str, Any] = {}
    found = words.split()
    at = "units"
    while found:
        word = found.pop(0)
        if word in ("garrison", "neutral"):
            entry[word] = int(found.pop(0))
        elif word == "token":
            entry["token"] = found.pop(0)
        elif word == "routed":
            at = "routed"
        elif word in HOUSES:
            entry["owner"] = word
        elif word in UNITS:
            entry.setdefault(at, {})
            entry[at][word] = entry[at].get(word, 0) + 1
        else:
            assert word in ORDERS, word
            entry["order"] = word
    return entry


def lay(
    areas: dict[str, str] | None = None,
    *,
    players: int = 3,
    begin: str = "planning",
    hold: bool = False,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> BoardTable:
    """A table where nothing lies but what is said; without areas the start of the scenario."""
    chosen = {"players": players, **(options or {})}
    if chosen.get("scenario") == "a_feast_for_crows":
        chosen["players"] = 4
    elif chosen.get("scenario") == "a_dance_with_dragons":
        chosen["players"] = 6
    data: dict[str, Any] = {"options": chosen, "begin": begin, **more}
    if areas is not None:
        data["areas"] = {name: area(words) for name, words in areas.items()}
    table = GAME.position(data, listen=True, hold=hold)
    assert isinstance(table, BoardTable)
    return table


def top(first: str, second: str, third: str, *, decks: str = "base") -> list[list[str]]:
    """Westeros decks with these cards on top, the rest in the order of the data."""
    found = []
    for number, card in enumerate((first, second, third)):
        names = [WESTEROS[c] for c in westeros_deck(decks, number)]
        names.remove(card)
        found.append([card, *names])
    return found


QUIET = ("last_days_of_summer_1", "last_days_of_summer_2", "storm_of_swords")


def westeros(
    first: str = QUIET[0],
    second: str = QUIET[1],
    third: str = QUIET[2],
    areas: dict[str, str] | None = None,
    **more: Any,
) -> BoardTable:
    """The Westeros phase with these cards; where nothing is said, with cards that do nothing (but for the icons)."""
    decks = "ffc" if more.get("options", {}).get("scenario") == "a_feast_for_crows" else "base"
    first = "ironborn_raid" if decks == "ffc" and first == QUIET[0] else first
    return lay(areas, begin="westeros", westeros_decks=top(first, second, third, decks=decks), **more)


def seat(table: BoardTable, house: str) -> int:
    return [table.seat_name(s) for s in range(table.players)].index(house)


def play(table: BoardTable, *lines: str) -> None:
    """Choices, each by its house and notation: `stark march winterfell`."""
    for line in lines:
        house, _, text = line.partition(" ")
        table.choose(seat(table, house), text)


def asked(table: BoardTable) -> list[str]:
    """Who is asked what: `stark march.move`."""
    return [f"{table.seat_name(a.seat)} {a.prompt}" for a in table.asks]


def choices(table: BoardTable, house: str) -> list[str]:
    return [table.text(c) for c in table.ask(seat(table, house)).choices]


def may(table: BoardTable, line: str) -> bool:
    """Is it among the choices?"""
    house, _, text = line.partition(" ")
    return text in choices(table, house)


def view(table: BoardTable, house: str | None = None) -> dict[str, Any]:
    """What a house, or a spectator, sees of the table."""
    seen: dict[str, Any] = table.view(None if house is None else seat(table, house))["table"]
    return seen


def see(table: BoardTable, name: str, house: str | None = None) -> dict[str, Any]:
    """An area as everyone sees it; what is not shown is empty."""
    empty: dict[str, Any] = {
        "controller": None,
        "owner": None,
        "units": {},
        "routed": {},
        "token": None,
        "garrison": 0,
        "neutral": 0,
    }
    seen: dict[str, Any] = view(table, house)["areas"].get(name, {**empty, "order": None, "ordered": False})
    return seen


def units(table: BoardTable, name: str) -> dict[str, int]:
    found: dict[str, int] = see(table, name)["units"]
    return found


def of(table: BoardTable, house: str, viewer: str | None = None) -> dict[str, Any]:
    """A house as a viewer sees it."""
    return next(h for h in view(table, viewer)["houses"] if h["house"] == house)


def news(table: BoardTable, kind: str) -> list[dict[str, Any]]:
    """What everyone heard of a kind."""
    written = [event.write(table) for event in table.heard(None)]
    return [event for event in written if event["event"] == kind]


def everyone_ready(table: BoardTable) -> None:
    """All give the default orders and are ready."""
    while any(a.prompt.startswith("planning") for a in table.asks):
        ask = table.asks[0]
        table.choose(ask.seat, ask.default)


def defaults(table: BoardTable, until: str, limit: int = 2000) -> None:
    """Everyone takes the default until somebody is asked a question that begins so."""
    for _ in range(limit):
        if table.over or any(a.prompt.startswith(until) for a in table.asks):
            return
        ask = table.asks[0]
        table.choose(ask.seat, ask.default)
    raise AssertionError(f"nobody was asked {until}")
