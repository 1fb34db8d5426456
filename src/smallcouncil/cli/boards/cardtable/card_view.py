"""What one seat sees of a table of cards, and the words for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from smallcouncil.cli.boards.house_colours import HOUSE_COLOURS
from smallcouncil.cli.terminal import Terminal
from smallcouncil.games.cardgame.rounds.view import RoundView, SeatView
from smallcouncil.games.cardgame.view import CardView as CardInPlay
from smallcouncil.locale import Voice
from smallcouncil.table import Table

ICONS = {"military": ("military", "red1"), "intrigue": ("intrigue", "green3"), "power": ("crown", "dodger_blue1")}
GOLD = "gold3"
VALUES = ("gold", "income", "initiative", "claim", "reserve", "influence")  # an edition has some of them


GOAL = 15  # power


class Besides(NamedTuple):
    """What lies before a player in one edition besides what all have: its board takes it from the edition's view."""

    plot_values: dict[str, int]
    goal: int = GOAL
    partner: int | None = None
    influence: int | None = None
    shadows: Sequence[str] = ()  # as far as the viewer knows
    shadows_size: int = 0


class CardView:
    """The view of a seat, and how things on it are called."""

    def __init__(self, terminal: Terminal, table: Table, seat: int | None, besides: Callable[[Any], Besides]) -> None:
        self.terminal = terminal
        self.voice = terminal.voice
        self.symbols = terminal.symbols
        self.width = terminal.console.width
        self.seat = seat
        self.rules = table.game
        self.game = table.game.id
        seen = table.view_struct(seat).table
        self.table: RoundView = seen
        self.players: list[SeatView] = seen.players
        self.besides = [besides(player) for player in seen.players]
        self.names = [self.voice.seat(other, table) for other in range(table.players)]
        facts = table.game.facts()
        self.prints: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in facts["cards"]}
        self.titles: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in facts["titles"]}
        self.open = Counter(title_of(card) for card in self.lying_open())
        self.worn: dict[str, list[tuple[int, CardInPlay]]] = {}
        for other, player in enumerate(self.players):
            for card in player.play:
                if card.on is not None:
                    self.worn.setdefault(card.on, []).append((other, card))

    def say_of(self, message: str, **args: str | int) -> str:
        """A word of the card table: as the edition says it (`web-<game>-...`), or as all do."""
        return say_of(self.voice, self.game, message, **args)

    def lying_open(self) -> list[str]:
        """Every card that all can see."""
        found: list[str] = []
        for player in self.players:
            found += [*player.discard, *player.dead, *player.used]
            found += [card for card in (player.plot, player.agenda, player.faction) if card]
            for card in player.play:
                found += [card.card, *[twin for twin in card.duplicates if twin]]
        return found

    def printed(self, card: str) -> dict[str, Any]:
        return self.prints[title_of(card)]

    def faction(self, card: str) -> str:
        found: str = self.printed(card).get("faction", "neutral")
        return found

    def colour(self, card: str) -> str:
        return HOUSE_COLOURS[self.faction(card)]

    def called(self, card: str) -> str:
        """A card by its title, as choices call it: with owner and copy where several of that title lie open."""
        title, _, mark = card.partition(".")
        name = self.voice.called(self.rules, "card", title)
        return f"{name} ({mark})" if mark and self.open[title] > 1 else name

    def all_called(self, cards: Sequence[str]) -> str:
        """Cards one after the other, copies counted."""
        counts = Counter(self.called(card) for card in cards)
        return ", ".join(name if n == 1 else f"{name} ×{n}" for name, n in counts.items())

    def icons(self, has: Sequence[str]) -> Text:
        """Three places, one an icon, so that they stand below one another."""
        line = Text()
        for icon, (symbol, style) in ICONS.items():
            line.append(self.symbols[symbol] if icon in has else "·", style if icon in has else "dim")
        return line

    def keywords(self, keywords: list[str]) -> str:
        said = []
        for keyword in keywords:
            name, _, value = keyword.partition(":")
            whole = f"web-{self.game}-keyword-{slug(name)}-{slug(value)}"
            if value and self.voice.knows(whole):
                said.append(self.voice.say(whole))
                continue
            if value and not value.isdigit():
                value = self.say_of(f"trait-{slug(value)}")
            said.append(self.say_of(f"keyword-{slug(name)}", value=value or "…"))
        return ", ".join(said)

    def flow(self, parts: list[Text], room: int) -> Text:
        """Parts one after the other; none is torn apart that fits into a line."""
        line = Text()
        used = 0
        for part in parts:
            if used and used + part.cell_len + 2 > room:
                line.append("\n")
                used = 0
            line.append("  " if used else "").append_text(part)
            used += part.cell_len + 2
        return line

    def columns(self, cells: list[RenderableType], *, least: int, room: int) -> RenderableType:
        """Cells side by side, as many columns as there is room for."""
        count = max(1, min(len(cells), room // least))
        grid = Grid.grid(expand=True, padding=(0, 1, 0, 0))
        for _ in range(count):
            grid.add_column(ratio=1)
        for at in range(0, len(cells), count):
            grid.add_row(*cells[at : at + count])
        return grid


def say_of(voice: Voice, game: str, message: str, **args: str | int) -> str:
    own = f"web-{game}-{message}"
    return voice.say(own if voice.knows(own) else f"web-{message}", **args)


def title_of(card: str) -> str:
    return card.partition(".")[0]


def slug(name: str) -> str:
    """A name as the messages spell it: `King's Landing` is `king-s-landing`."""
    return "".join(c if c.isalnum() else "-" for c in name.lower())
