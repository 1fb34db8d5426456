"""Risk tables for tests, in the words of a player.

A test lays a position, plays a list of moves through the public API, and looks at what a player would see::

    table = lay({"harrenhal": "stark 7", "kings_landing": "lannister 2"}, rest="baratheon 1", step="invade")
    play(table, "stark invade harrenhal kings_landing", "stark attack 3")
    roll(table, "lannister defend 2", attack=[6, 4, 1], defence=[5, 4])
    assert lies(table, "harrenhal") == "stark 6"

Tables laid in a test that fails are drawn in its report.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from typing import Any

import smallcouncil as sc
from smallcouncil.games.risk.state import RiskTable
from smallcouncil.table import Rng

GAME = sc.game("risk")
HOUSES = {
    2: ["targaryen", "ghiscari"],
    3: ["stark", "baratheon", "lannister"],
    4: ["stark", "baratheon", "lannister", "tyrell"],
    5: ["stark", "baratheon", "lannister", "tyrell", "martell"],
    6: ["stark", "targaryen", "baratheon", "lannister", "ghiscari", "tyrell"],
    7: ["stark", "targaryen", "baratheon", "lannister", "ghiscari", "tyrell", "martell"],
}

laid: list[RiskTable] = []  # the tables of the running test, for its report

# ---------------------------------------------------------------------- laying


def new(**options: Any) -> RiskTable:
    """A new game that keeps its log."""
    table = GAME.new(listen=True, **options)
    return watched(table)


def lay(
    territories: dict[str, str] | None = None,
    *,
    rest: str | None = None,
    players: int = 3,
    turn: str | None = None,
    step: str = "reinforce",
    options: dict[str, Any] | None = None,
    deck: list[str] | None = None,
    **more: Any,
) -> RiskTable:
    """A table from a position: territories as "house units [knights engines forts]", `rest` for all others.

    `turn` is a house (else the first one), `step` a step of its turn. The first card of `deck` is the top one.
    Whatever belongs to players (`hand`, `gold`, `maesters`, ...) is given by house.
    """
    position: dict[str, Any] = {
        "options": {"players": players, **(options or {})},
        "territories": {area: entry(text) for area, text in (territories or {}).items()},
        "rest": None if rest is None else entry(rest),
        "turn": turn or HOUSES[players][0],
        "begin": step,
    }
    if deck is not None:
        position["deck"] = deck[::-1]
        position["end_places"] = len(deck) if "end" in deck else 0
    for field, value in more.items():
        if isinstance(value, dict) and field != "characters":
            empty: Any = 0 if field in ("gold", "points", "left") else []
            value = [value.get(house, empty) for house in HOUSES[players]]
        position[field] = value
    return watched(GAME.position(position, listen=True))


def entry(text: str) -> list[Any]:
    house, *numbers = text.split()
    return [house, *map(int, numbers)]


def watched(table: Any) -> RiskTable:
    assert isinstance(table, RiskTable)
    laid.append(table)
    return table


# ---------------------------------------------------------------------- playing


def seat(table: RiskTable, house: str) -> int:
    return next(s for s in range(table.players) if table.seat_name(s) == house)


def asked(table: RiskTable) -> str:
    """Whose choice it is, and what the question is: `stark invade.declare`."""
    return ", ".join(f"{table.seat_name(ask.seat)} {ask.prompt}" for ask in table.asks)


def choices(table: RiskTable, verb: str = "") -> list[str]:
    """What the asked seat may choose, in notation; only one verb if wanted."""
    (ask,) = table.asks
    texts = [table.text(choice) for choice in ask.choices]
    return [text for text in texts if not verb or text.split()[0] == verb]


def play(table: RiskTable, *moves: str) -> RiskTable:
    """Moves as `house choice`, each by the house that is asked."""
    for move in moves:
        house, _, choice = move.partition(" ")
        waiting = [table.seat_name(s) for s in table.waiting]
        assert house in waiting, f"{move}: {', '.join(waiting) or 'nobody'} is asked"
        table.choose(seat(table, house), choice)
    return table


def skip(table: RiskTable, *prompts: str) -> RiskTable:
    """Take the default of every question until one of the prompts is put."""
    for _ in range(10_000):
        if table.over or any(ask.prompt in prompts for ask in table.asks):
            return table
        ask = table.asks[0]
        table.choose(ask.seat, ask.default)
    raise AssertionError(f"none of {prompts} is ever asked")


known_seeds: dict[tuple[Any, ...], int] = {}


def roll(
    table: RiskTable, move: str, *, attack: list[int], defence: list[int], in_order: bool = False
) -> dict[str, Any]:
    """Make the move after which dice are rolled, with dice that fall as wanted: in any order of each side, or in order.

    Seeds are tried one after the other until the table rolls these dice. Returns the news of the battle.
    """
    wanted = (attack, defence) if in_order else (sorted(attack), sorted(defence))
    key = (tuple(attack), tuple(defence), in_order)
    for number in [known_seeds.get(key, 0), *range(100_000)]:
        trial = table.copy()
        trial.log = []
        trial.rng = Rng(number)
        play(trial, move)
        rolls = news(trial, "rolled")
        assert rolls, f"no dice are rolled after {move}"
        got = (rolls[0]["attack"], rolls[0]["defence"])
        assert (len(got[0]), len(got[1])) == (len(attack), len(defence)), f"{move}: the dice are {got}"
        if (got if in_order else (sorted(got[0]), sorted(got[1]))) == wanted:
            known_seeds[key] = number
            table.rng = Rng(number)
            play(table, move)
            fought = news(table, "fought")
            return fought[-1] if fought else {}
    raise AssertionError(f"no seed rolls {attack} against {defence}")


def battle(
    table: RiskTable, invasion: str, *, attack: list[int], defence: list[int], defender: str | None = None
) -> dict[str, Any]:
    """One battle: `stark harrenhal kings_landing`, with as many dice as given and these faces."""
    house, source, target = invasion.split()
    moves = [f"{house} invade {source} {target}"] if asked(table) == f"{house} invade.declare" else []
    alone = int(lies(table, source).split()[1]) == 2
    forced = int(lies(table, target).split()[1]) == 1 or lies(table, target).startswith("neutral")
    if not alone or not moves:
        moves.append(f"{house} attack {len(attack)}")
    if not forced:
        moves.append(f"{defender or lies(table, target).split()[0]} defend {len(defence)}")
    play(table, *moves[:-1])
    return roll(table, moves[-1], attack=attack, defence=defence)


# ---------------------------------------------------------------------- looking


def lies(table: RiskTable, area: str) -> str:
    """What lies in a territory: `stark 6`."""
    seen = table.view(None)["table"]["territories"][area]
    return f"{seen['owner']} {seen['units']}"


def sees(table: RiskTable, house: str) -> dict[str, Any]:
    """What everyone sees of a player."""
    known: dict[str, Any] = table.view(None)["table"]["players"][seat(table, house)]
    return known


def mine(table: RiskTable, house: str) -> dict[str, Any]:
    """What a player holds in secret."""
    held: dict[str, Any] = table.view(seat(table, house))["table"]["mine"]
    return held


def look(table: RiskTable) -> dict[str, Any]:
    """What everyone sees of the table."""
    seen: dict[str, Any] = table.view(None)["table"]
    return seen


def news(table: RiskTable, name: str = "") -> list[dict[str, Any]]:
    """The events so far, as everybody's log says them (secret ones included); only one kind if wanted."""
    return [event.write(table) for event in table.log or [] if not name or event.news.name == name]


def scores(table: RiskTable) -> dict[str, int]:
    assert table.result is not None
    return {table.seat_name(s): score for s, score in enumerate(table.result.scores)}


def winners(table: RiskTable) -> list[str]:
    assert table.result is not None
    return [table.seat_name(s) for s in table.result.winners]


# ---------------------------------------------------------------------- holdings by count

AREAS = {part: GAME.facts()["boards"][part]["territory"] for part in ("westeros", "essos")}
REGIONS = {part: GAME.facts()["boards"][part]["region"] for part in ("westeros", "essos")}


def some(territories: int, castles: int, ports: int | None = None, part: str = "westeros") -> list[str]:
    """So many territories with so many castles (and ports) among them, and no region complete."""
    for start in count():
        assert start < 5000, "there is no such holding"
        areas = list(AREAS[part])
        Rng(start).shuffle(areas)
        spared = {next(a["id"] for a in areas if a["id"] in region["territories"]) for region in REGIONS[part]}
        free = [a for a in areas if a["id"] not in spared]
        with_castle = [a for a in free if a["castle"]][:castles]
        without = [a for a in free if not a["castle"]][: territories - castles]
        if len(with_castle) == castles and len(without) == territories - castles:
            chosen = with_castle + without
            if ports is None or sum(a["port"] for a in chosen) == ports:
                return [a["id"] for a in chosen]
    raise AssertionError


def all_to(house: str, areas: Iterable[str], units: int = 1) -> dict[str, str]:
    return dict.fromkeys(areas, f"{house} {units}")


# ---------------------------------------------------------------------- drawing


def draw(table: RiskTable) -> str:
    """The table as a person would draw it."""
    seen = look(table)
    lines = [f"{seen['board']}, round {seen['round']}, step {seen['step']}"]
    for part in ("westeros", "essos"):
        if seen["board"] in (part, "both"):
            for region in REGIONS[part]:
                lines.append(f"  {region['name']} ({region['bonus']})")
                lines += [f"    {drawn(area, seen['territories'])}" for area in AREAS[part] if in_region(area, region)]
    for s, player in enumerate(seen["players"]):
        holds = {name: held for name, held in table.view(s)["table"]["mine"].items() if held}
        public = {
            name: player[name]
            for name in ("territories", "castles", "ports", "units", "gold", "points")
            if name in player
        }
        turn = "*" if seen["turn"] == s else " "
        lines.append(f"{turn} {table.seat_name(s)}: {said(public)}; holds {said(holds) or 'nothing'}")
    lines.append(f"  decks: {said(seen['decks'])}; invasion: {seen['invasion']}")
    lines += [f"  {said(event)}" for event in news(table)[-12:]]
    for ask in table.asks:
        texts = [table.text(c) for c in ask.choices]
        lines.append(f"? {table.seat_name(ask.seat)} {ask.prompt} ({ask.rule}): {', '.join(texts[:40])}")
    if table.result:
        lines.append(f"= {table.result}")
    return "\n".join(lines)


def in_region(area: dict[str, Any], region: dict[str, Any]) -> bool:
    return area["id"] in region["territories"]


def drawn(area: dict[str, Any], territories: dict[str, Any]) -> str:
    marks = ("castle " if area["castle"] else "") + (f"port {area['port_group']}" if area["port"] else "")
    here = dict(territories[area["id"]])
    held = f"{here.pop('owner') or '-'} {here.pop('units')} {said(here)}".strip()
    return f"{area['id']:<24}{held:<24}{marks}".rstrip()


def said(data: dict[str, Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in data.items())
