"""A Game of Thrones: The Card Game, 2nd edition: the round, the others' sides, the challenge, the own side and hand."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from smallcouncil.cli.boards.cards2e import contest
from smallcouncil.cli.boards.cards2e.faces import faces
from smallcouncil.cli.boards.cards2e.look import ICONS, Look, slug, title_of
from smallcouncil.cli.boards.cards2e.side import piles, side
from smallcouncil.cli.terminal import Terminal
from smallcouncil.locale import Voice
from smallcouncil.table import Table

LEAST_SIDE = 50  # columns that a side needs beside another


def draw(terminal: Terminal, table: Table, seat: int | None) -> RenderableType:
    """The one who looks sits below, next to the question; the others sit above in the order of play."""
    look = Look(terminal, table, seat)
    first = table.players if seat is None else seat + 1
    others = [s % table.players for s in range(first, first + table.players) if s % table.players != seat]
    parts: list[RenderableType] = [contest.phase(look), opposite(look, others)]
    if look.table["challenge"]:
        parts.append(contest.challenge(look, look.table["challenge"]))
    if seat is not None:
        parts.append(side(look, seat, look.width))
    if waits := contest.pending(look):
        parts.append(waits)
    parts.append(legend(look))
    return Group(*parts)


def opposite(look: Look, seats: list[int]) -> RenderableType:
    """Sides one below the other; two beside each other where there are several and room for them."""
    count = 2 if len(seats) > 1 and look.width >= 2 * LEAST_SIDE else 1
    grid = Grid.grid(expand=True)
    for _ in range(count):
        grid.add_column(ratio=1)
    columns: list[list[RenderableType]] = [[] for _ in range(count)]
    heights = [0] * count
    for seat in seats:
        shortest = heights.index(min(heights))
        columns[shortest].append(side(look, seat, look.width // count))
        heights[shortest] += len(look.players[seat]["play"]) + 4
    grid.add_row(*[Group(*column) for column in columns])
    return grid


def legend(look: Look) -> Text:
    """What the signs mean."""
    say = look.voice.say
    signs = [(look.symbols["standing"], "", say("cards-standing"))]
    signs.append((look.symbols["kneeling"], "", say("web-cards-kneeling")))
    signs += [(look.symbols[symbol], style, say(f"web-cards-icon-{icon}")) for icon, (symbol, style) in ICONS.items()]
    signs.append((look.symbols["power"], "gold3", say("cards-power-token")))
    line = Text(style="dim")
    for sign, style, meaning in signs:
        line.append(sign, style).append(f" {meaning}  ")
    return line


def cards(terminal: Terminal, table: Table, words: str) -> list[RenderableType]:
    """Cards with these words in their names, as printed."""
    return faces(Look(terminal, table, None), words)


def lying(terminal: Terminal, table: Table, seat: int | None) -> list[RenderableType]:
    """The piles that lie open before everyone."""
    look = Look(terminal, table, seat)
    return [piles(look, other) for other in range(table.players)]


def seat_names(voice: Voice, table: Table) -> dict[int, str]:
    """Players by faction; by faction and number where several play the same."""
    facts = {entry["id"]: entry for entry in table.game.facts()["cards"]}
    players = table.view(None)["table"]["players"]
    names = [voice.say(f"web-lord-{slug(facts[title_of(p['faction'])]['faction'])}") for p in players]
    return {s: name if names.count(name) == 1 else f"{name} ({s + 1})" for s, name in enumerate(names)}
