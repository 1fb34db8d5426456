"""The board game: what each house holds with units and orders, tracks, cards of the round, the combat, own cards."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from smallcouncil.cli.boards.house_colours import HOUSE_COLOURS
from smallcouncil.cli.boards.map_list import columns_for, map_list
from smallcouncil.cli.terminal import Terminal
from smallcouncil.games.board2e.board import BARRELS, CROWNS, LEVEL, NUMBER
from smallcouncil.games.board2e.combat.view import CombatView, SideView
from smallcouncil.games.board2e.facts import CARD_STRENGTH, CARDS
from smallcouncil.games.board2e.view import AreaView, HouseView, TableView
from smallcouncil.table import Table

WIDTH = 38  # of a column of areas
ORDER_WIDTH = 16
ROOMY = 46  # a column in which there is room for what the land gives
LETTERS = {"footman": "F", "knight": "K", "ship": "S", "siege_engine": "E"}
NOBODY = "neutral"


def draw(terminal: Terminal, table: Table, seat: int | None) -> RenderableType:
    return Board(terminal, table, seat).draw()


def piles(terminal: Terminal, table: Table, seat: int | None) -> list[RenderableType]:
    """The house cards of everyone: in hand and discarded, which all may know."""
    return list(Board(terminal, table, seat).cards_of_all())


class Board:
    """What one seat sees of the table, drawn part by part."""

    def __init__(self, terminal: Terminal, table: Table, seat: int | None) -> None:
        self.say = terminal.voice.say
        self.symbols = terminal.symbols
        self.width = terminal.console.width
        self.roomy = False
        self.seat = seat
        self.table: TableView = table.view_struct(seat).table

    def named(self, kind: str, name: str) -> str:
        return self.say(f"board2e-{kind}-{name.replace('_', '-')}")

    def house(self, name: str) -> Text:
        return Text(self.named("house", name), HOUSE_COLOURS[name])

    def draw(self) -> RenderableType:
        parts: list[RenderableType] = [self.heading(), self.areas(), self.legend(), self.houses(), *self.tracks()]
        if self.table.combat is not None:
            parts.append(self.combat(self.table.combat))
        if self.seat is not None:
            parts += self.own(self.table.houses[self.seat])
        return Group(*parts)

    def heading(self) -> Text:
        seen = self.table
        line = Text()
        line.append(self.say("board-round", round=seen.round, rounds=seen.rounds), "bold")
        line.append(f"  {self.named('phase', seen.phase)}  ")
        line.append(self.say("board-threat", threat=seen.threat), "dim")
        cards = [self.named("westeros", card) for card in seen.westeros if card is not None]
        if cards:
            line.append("\n" + self.say("board-westeros", cards=" · ".join(cards)), "dim")
        return line

    # ------------------------------------------------------------------ the map

    def areas(self) -> Grid:
        """A box for each house, and one for what nobody holds."""
        held: dict[str, list[tuple[str, AreaView]]] = {house.house: [] for house in self.table.houses}
        for name, area in self.table.areas.items():
            held.setdefault(area.owner or area.controller or NOBODY, []).append((name, area))
        boxes = [(house, areas) for house, areas in held.items() if areas]
        count = columns_for(len(boxes), screen=self.width, least=WIDTH)
        self.roomy = self.width // count >= ROOMY
        return map_list(boxes, lambda box: len(box[1]) + 2, lambda box: self.box(*box), count)

    def box(self, house: str, areas: list[tuple[str, AreaView]]) -> Panel:
        colour = HOUSE_COLOURS[house]
        rows = Grid.grid(expand=True, padding=(0, 1, 0, 0))
        rows.add_column(no_wrap=True, ratio=1, overflow="ellipsis")
        if self.roomy:
            rows.add_column(no_wrap=True, min_width=4)
        rows.add_column(no_wrap=True, justify="right")
        rows.add_column(no_wrap=True, min_width=ORDER_WIDTH)  # orders are read whole, stars included
        for name, area in areas:
            gives = [Text(land_gives(name), "dim")] if self.roomy else []
            rows.add_row(Text(self.named("area", name), colour), *gives, self.force(area), self.order(area))
        title = self.say("board-nobody") if house == NOBODY else self.named("house", house)
        return Panel(rows, title=Text(title, "bold"), border_style=colour, padding=0)

    def force(self, area: AreaView) -> str:
        """`FFK` stand, `(f)` is routed, `+2` a garrison or a neutral force, `•` a power token."""
        standing = "".join(LETTERS[unit] * n for unit, n in area.units.items())
        routed = "".join(LETTERS[unit].lower() * n for unit, n in area.routed.items())
        walls = area.garrison or area.neutral
        return (
            standing
            + (f"({routed})" if routed else "")
            + ("+∞" if area.neutral is None else f"+{walls}" if walls else "")
            + (" •" if area.token else "")
        )

    def order(self, area: AreaView) -> Text:
        if area.order is not None:
            return Text(self.named("order", area.order))
        return Text("?" if area.ordered else "", "dim")

    def legend(self) -> Text:
        units = [f"{letter} {self.named('unit', unit)}" for unit, letter in LETTERS.items()]
        land = [self.say("board-legend-land")] if self.roomy else []
        return Text("  ".join([*units, self.say("board-legend"), *land]), "dim")

    # ------------------------------------------------------------------ the houses

    def houses(self) -> Grid:
        feast = any(house.objective_count or house.scored for house in self.table.houses)
        heads = ["", "head-castles", "board-supply", "board-power", "head-cards", "board-stars"]
        heads += ["head-points"] if feast else []
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
        for head in heads:
            grid.add_column(self.say(head) if head else "", justify="right" if head else "left", no_wrap=True)
        for seat, house in enumerate(self.table.houses):
            name = self.house(house.house)
            name.append(f" ({self.say('you')})" if seat == self.seat else "")
            name.append(f" {self.say('board-ready')}" if house.ready else "", "dim")
            cells = [house.castles, house.supply, house.power, len(house.hand), house.stars]
            cells += [house.points] if feast else []
            grid.add_row(name, *[str(cell) for cell in cells])
        return grid

    def tracks(self) -> list[Text]:
        lines = []
        for track, order in self.table.tracks.items():
            line = Text(f"{self.named('track', track)}: ", "dim")
            line.append_text(Text(" > ").join([self.house(house) for house in order]))
            lines.append(line)
        return lines

    # ------------------------------------------------------------------ the combat

    def combat(self, fight: CombatView) -> Panel:
        grid = Grid.grid(expand=True, padding=(0, 2, 0, 0))
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        grid.add_row(self.side(fight.attacker, "board-attacks"), self.side(fight.defender, "board-defends"))
        title = self.say("board-combat", area=self.named("area", fight.area))
        parts: list[RenderableType] = [grid]
        if fight.winner is not None:
            parts.append(Text(self.say("board-wins", house=self.named("house", fight.winner)), "bold"))
        return Panel(Group(*parts), title=Text(title, "bold"), border_style="red3", padding=(0, 1))

    def side(self, side: SideView, verb: str) -> Text:
        text = self.house(side.house)
        text.append(f" {self.say(verb)} ", "dim").append(str(side.strength), "bold")
        units = "".join(LETTERS[unit] * n for unit, n in side.units.items())
        text.append(f"  {units}")
        if side.card is not None:
            text.append(f"\n{self.with_strength(side.card)}")
        elif side.chosen:
            text.append(f"\n{self.say('board-card-chosen')}", "dim")
        for support in side.support:
            text.append(f"\n+{support.strength} {self.named('area', support.area)}", HOUSE_COLOURS[support.house])
        return text

    # ------------------------------------------------------------------ cards

    def own(self, house: HouseView) -> list[Text]:
        lines = [self.listed("board-hand", [self.with_strength(card) for card in house.hand])]
        if house.objectives:
            lines.append(self.listed("own-objectives", [self.named("objective", o) for o in house.objectives]))
        return lines

    def with_strength(self, card: str) -> str:
        return f"{self.named('card', card)} {CARD_STRENGTH[CARDS.index(card)]}"

    def listed(self, head: str, names: list[str]) -> Text:
        return Text.assemble((f"{self.say(head)}: ", "bold"), "; ".join(names))

    def cards_of_all(self) -> list[Text]:
        lines = []
        for house in self.table.houses:
            line = self.house(house.house)
            line.append(f": {'; '.join(self.with_strength(card) for card in house.hand)}", "default")
            if house.discard:
                spent = "; ".join(self.named("card", card) for card in house.discard)
                line.append(f"  ({self.say('board-discarded', cards=spent)})", "dim")
            lines.append(line)
        return lines


def land_gives(area: str) -> str:
    """`c` a castle, `C` a stronghold, `=` a barrel, `^` a crown."""
    number = NUMBER[area]
    return ("", "c", "C")[LEVEL[number]] + "=" * BARRELS[number] + "^" * CROWNS[number]
