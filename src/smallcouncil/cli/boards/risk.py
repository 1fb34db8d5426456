"""Risk: Game of Thrones: the regions with their territories, the houses, the own cards."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, UnsetType
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from smallcouncil.cli.boards.house_colours import HOUSE_COLOURS
from smallcouncil.cli.boards.map_list import called, columns_for, map_list
from smallcouncil.cli.terminal import Terminal
from smallcouncil.games.risk import GAME
from smallcouncil.games.risk.board import TERRITORIES, board
from smallcouncil.games.risk.view import MineView, PlayerView, RiskView, TerritoryView
from smallcouncil.locale import Voice
from smallcouncil.locale.voice import key, message_of
from smallcouncil.table import Table

COLOURS = {**HOUSE_COLOURS, "neutral": "dim"}
FACES = {"down": "character-used", "captured": "character-captured", "gone": "character-gone"}
WIDTH = 26  # of a column of regions


def draw(terminal: Terminal, table: Table, seat: int | None) -> RenderableType:
    seen: RiskView = table.view_struct(seat).table
    facts = table.game.facts()
    special = "special_units" in (table.options.modules or ())
    parts: list[RenderableType] = [
        regions(terminal, seen, facts),
        legend(terminal, special=special),
        players(terminal, table, seen, seat),
    ]
    if seat is not None and seen.mine is not None:
        parts += own_cards(terminal, seen.players[seat], seen.mine, facts)
    return Group(*parts)


def areas(terminal: Terminal, table: Table, seat: int | None, words: str) -> list[RenderableType]:
    """Who holds a territory, and where one can go from there: over land, over sea, from port to port."""
    seen: RiskView = table.view_struct(seat).table
    links = board(seen.board)

    def held(number: int) -> Text:
        place = TERRITORIES[number].id
        lies = seen.territories[place]
        force = " ".join(army(terminal, lies).split())
        return Text(f"{named(terminal.voice, 'area', place)} ({force})", COLOURS.get(lies.owner or "", ""))

    names = [(number, named(terminal.voice, "area", TERRITORIES[number].id)) for number in links.areas]
    return [
        held(number)
        .append(f"  {terminal.voice.say('area-borders')} ", "dim")
        .append_text(Text(", ").join([held(other) for other in links.neighbours[number]]))
        for number in called(names, words)
    ]


def named(voice: Voice, domain: str, name: str) -> str:
    return voice.called(GAME, domain, name)


# ---------------------------------------------------------------------- the board


def regions(terminal: Terminal, seen: RiskView, facts: dict[str, Any]) -> Grid:
    """Regions side by side, as many columns as the terminal has room for, of about the same height."""
    places = seen.territories
    boxes = [
        (region, [t for t in board["territory"] if t["region"] == region["id"]])
        for board in facts["boards"].values()
        for region in board["region"]
        if region["territories"][0] in places
    ]
    count = columns_for(len(boxes), screen=terminal.console.width, least=WIDTH)
    room = terminal.console.width // count - 8  # for the name of a region, between corners and beside its bonus
    return map_list(
        boxes, lambda box: len(box[1]) + 2, lambda box: region_box(terminal, box[0], box[1], places, room), count
    )


def region_box(
    terminal: Terminal,
    region: dict[str, Any],
    territories: list[dict[str, Any]],
    places: dict[str, TerritoryView],
    room: int,
) -> Panel:
    rows = Grid.grid(expand=True, padding=(0, 1, 0, 0))
    rows.add_column(no_wrap=True, width=3)
    rows.add_column(no_wrap=True, ratio=1, overflow="ellipsis")
    rows.add_column(no_wrap=True, justify="right")
    owners = {places[t["id"]].owner for t in territories}
    for territory in territories:
        lies = places[territory["id"]]
        style = COLOURS.get(lies.owner or "", "")
        name = named(terminal.voice, "area", territory["id"])
        rows.add_row(marks(terminal, territory), Text(name, style), Text(army(terminal, lies), style))
    style = COLOURS.get(owners.pop() or "", "dim") if len(owners) == 1 else "dim"
    title = Text(terminal.voice.say(key(GAME, "region", region["id"])), "bold")
    title.truncate(room, overflow="ellipsis")
    return Panel(rows, title=title.append(f" +{region['bonus']}"), border_style=style, padding=0)


def marks(terminal: Terminal, territory: dict[str, Any]) -> str:
    symbols = terminal.symbols
    return (
        (symbols["castle"] if territory["castle"] else " ")
        + (symbols["port"] if territory["port"] else " ")
        + (symbols["power"] if territory["seat_of_power"] else " ")
    )


def army(terminal: Terminal, lies: TerritoryView) -> str:
    """`♞♞ St 5`: special units, the owner's first letters, units."""
    kinds = {"knight": lies.knights, "siege_engine": lies.siege_engines, "fortification": lies.fortifications}
    special = "".join(terminal.symbols[kind] * n for kind, n in kinds.items())
    owner = lies.owner
    return f"{special} {short(terminal.voice, owner)} {lies.units:>2}".strip() if owner else "·"


def short(voice: Voice, owner: str) -> str:
    """The first letters of a house; of a seat without one, its number as people count."""
    if voice.knows(message_of(GAME, "seat", owner)):
        return named(voice, "seat", owner)[:2]
    return str(int(owner[-1]) + 1)


def legend(terminal: Terminal, *, special: bool) -> Text:
    names = {"castle": "piece-castle", "port": "piece-port", "power": "piece-seat-of-power"}
    if special:
        names |= {kind: message_of(GAME, "unit", kind) for kind in ("knight", "siege_engine", "fortification")}
    return Text("  ".join(f"{terminal.symbols[k]} {terminal.voice.say(v)}" for k, v in names.items()), style="dim")


# ---------------------------------------------------------------------- the players


def players(terminal: Terminal, table: Table, seen: RiskView, viewer: int | None) -> Grid:
    """One line a house: what everyone can count."""
    voice = terminal.voice
    gold = seen.players[0].gold is not UNSET
    points = seen.players[0].points is not UNSET
    heads = ["", "head-territories", "head-castles", "head-ports", "head-units", "head-income", "head-cards"]
    heads += ["head-gold", "head-maesters"] if gold else []
    heads.append("head-points" if points else "head-score")
    grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="dim")
    for head in heads:
        grid.add_column(voice.say(head) if head else "", justify="right" if head else "left", no_wrap=True)
    for seat in seen.order:
        p = seen.players[seat]
        name = Text(voice.seat(seat, table), COLOURS.get(p.house or "", ""))
        name.append(f" ({voice.say('you')})" if seat == viewer else "")
        name.append(f" {terminal.symbols['turn']}" if seat == seen.turn else "")
        cells: list[int | UnsetType] = [p.territories, p.castles, p.ports, p.units, p.income, p.cards]
        cells += [p.gold, 0 if p.maesters is UNSET else p.maesters] if gold else []
        cells.append(p.points if points else p.score)
        grid.add_row(name, *[str(c) for c in cells], style="dim" if p.out else "")
    return grid


def own_cards(terminal: Terminal, own: PlayerView, mine: MineView, facts: dict[str, Any]) -> list[Text]:
    """The own characters, and what only the own eyes see."""
    voice = terminal.voice
    symbol = {t["id"]: t["card_symbol"] for board in facts["boards"].values() for t in board["territory"]}
    cost = {card["id"]: card["cost"] for card in (*facts["maesters"], *facts["characters"])}
    points = {o["id"]: o["points"] for o in facts["objectives"]}
    faces = {c: lies.face for c, lies in ({} if own.characters is UNSET else own.characters).items()}
    held = {
        "own-characters": [
            f"{named(voice, 'character', c)} ({cost[c] if face == 'up' else voice.say(FACES[face])})"
            for c, face in faces.items()
        ],
        "own-maesters": [f"{named(voice, 'maester', m)} ({cost[m]})" for m in mine.maesters],
        "own-objectives": [f"{named(voice, 'objective', o)} ({points[o]})" for o in mine.objectives],
        "own-cards": [f"{terminal.symbols[symbol[c]]} {named(voice, 'area', c)}" for c in mine.cards],
    }
    return [Text.assemble((f"{voice.say(head)}: ", "bold"), "; ".join(names)) for head, names in held.items() if names]
