"""A table of a card game, whichever edition: the round, the others' sides, the challenge, the own side and hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from smallcouncil.cli.boards.cardtable import contest
from smallcouncil.cli.boards.cardtable.card_view import ICONS, Besides, CardView, say_of, slug, title_of
from smallcouncil.cli.boards.cardtable.faces import faces
from smallcouncil.cli.boards.cardtable.faces import figures as printed_figures
from smallcouncil.cli.boards.cardtable.side import open_piles, side
from smallcouncil.cli.terminal import Terminal
from smallcouncil.games.cardgame.rounds.view import SeatView
from smallcouncil.games.cardgame.view import CardView as CardInPlay
from smallcouncil.locale import Voice
from smallcouncil.table import Choice, Table

LEAST_SIDE = 50  # columns that a side needs beside another


class CardBoard:
    """The board of one edition: `besides` takes from a player's view what only this edition has."""

    def __init__(self, besides: Callable[[Any], Besides]) -> None:
        self.besides = besides

    def draw(self, terminal: Terminal, table: Table, seat: int | None) -> RenderableType:
        return draw(CardView(terminal, table, seat, self.besides), table, seat)

    def cards(self, terminal: Terminal, table: Table, words: str) -> list[RenderableType]:
        """Cards with these words in their names, as printed."""
        return faces(CardView(terminal, table, None, self.besides), words)

    def figures(self, terminal: Terminal, table: Table, seat: int, choices: list[Choice]) -> dict[Choice, Text]:
        return figures(CardView(terminal, table, seat, self.besides), table, choices)

    def piles(self, terminal: Terminal, table: Table, seat: int | None) -> list[RenderableType]:
        """The piles that lie open before everyone."""
        view = CardView(terminal, table, seat, self.besides)
        return [open_piles(view, other) for other in range(table.players)]


def draw(view: CardView, table: Table, seat: int | None) -> RenderableType:
    """The one who looks sits below, next to the question; the others sit above in the order of play."""
    first = table.players if seat is None else seat + 1
    others = [s % table.players for s in range(first, first + table.players) if s % table.players != seat]
    parts: list[RenderableType] = [contest.phase(view), opposite(view, others)]
    if view.table.challenge:
        parts.append(contest.challenge(view, view.table.challenge))
    if seat is not None:
        parts.append(side(view, seat, view.width))
    if waits := contest.pending(view):
        parts.append(waits)
    parts.append(legend(view))
    return Group(*parts)


def opposite(view: CardView, seats: list[int]) -> RenderableType:
    """Sides one below the other; two beside each other where there are several and room for them."""
    count = 2 if len(seats) > 1 and view.width >= 2 * LEAST_SIDE else 1
    grid = Grid.grid(expand=True)
    for _ in range(count):
        grid.add_column(ratio=1)
    columns: list[list[RenderableType]] = [[] for _ in range(count)]
    heights = [0] * count
    for seat in seats:
        shortest = heights.index(min(heights))
        columns[shortest].append(side(view, seat, view.width // count))
        heights[shortest] += len(view.players[seat].play) + 4
    grid.add_row(*[Group(*column) for column in columns])
    return grid


def legend(view: CardView) -> Text:
    """What the signs mean."""
    say = view.voice.say
    signs = [(view.symbols["standing"], "", say("cards-standing"))]
    signs.append((view.symbols["kneeling"], "", say("web-cards-kneeling")))
    signs += [
        (view.symbols[symbol], style, view.say_of(f"cards-icon-{icon}")) for icon, (symbol, style) in ICONS.items()
    ]
    signs.append((view.symbols["power"], "gold3", say("cards-power-token")))
    line = Text(style="dim")
    for sign, style, meaning in signs:
        line.append(sign, style).append(f" {meaning}  ")
    return line


def figures(view: CardView, table: Table, choices: list[Choice]) -> dict[Choice, Text]:
    """Of a title what it costs now and what is printed on it, of a card in play its strength and icons now."""
    play = {card.card: card for player in view.players for card in player.play}
    found = {}
    for choice in choices:
        for word in table.text(choice).split()[1:]:
            figure = in_play(view, play[word]) if word in play else of_title(view, word)
            if figure:
                found[choice] = figure
    return found


def of_title(view: CardView, title: str) -> Text | None:
    printed = view.prints.get(title)
    if printed is None or view.seat is None:
        return None
    price = view.players[view.seat].prices.get(title)
    return printed_figures(view, printed if price is None else {**printed, "cost": price})


def in_play(view: CardView, card: CardInPlay) -> Text | None:
    if view.printed(card.card)["type"] != "character":
        return None
    return Text.assemble(view.icons(card.icons), f" {view.voice.say('web-cards-strength', n=card.strength)}")


def seat_names(voice: Voice, table: Table) -> dict[int, str]:
    """Players by faction; by faction and number where several play the same."""
    facts = {entry["id"]: entry for entry in table.game.facts()["cards"]}
    players: list[SeatView] = table.view_struct(None).table.players
    lords = [slug(facts[title_of(p.faction)]["faction"]) for p in players]
    names = [say_of(voice, table.game.id, f"lord-{lord}") for lord in lords]
    return {s: name if names.count(name) == 1 else f"{name} ({s + 1})" for s, name in enumerate(names)}
