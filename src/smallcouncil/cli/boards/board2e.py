"""The board game: what each house holds with units and orders, tracks, cards of the round, the combat, own cards."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from smallcouncil.cli import screen
from smallcouncil.cli.boards.house_colours import HOUSE_COLOURS
from smallcouncil.cli.boards.map_list import called, columns_for, map_list
from smallcouncil.cli.terminal import Terminal
from smallcouncil.games.board2e.board import BARRELS, CROWNS, LEVEL, NEAR, NUMBER, PORT_OF
from smallcouncil.games.board2e.combat.forecast import Forecast
from smallcouncil.games.board2e.combat.view import CombatView, SideView
from smallcouncil.games.board2e.facts import AREAS, CARD_FORTS, CARD_STRENGTH, CARD_SWORDS, CARDS
from smallcouncil.games.board2e.view import AreaView, HouseView, MarchView, TableView
from smallcouncil.locale.voice import message_of
from smallcouncil.table import Table

WIDTH = 38  # of a column of areas
ORDER_WIDTH = 16
ROOMY = 46  # a column in which there is room for what the land gives
LETTERS = {"footman": "F", "knight": "K", "ship": "S", "siege_engine": "E"}
NOBODY = "neutral"


def draw(terminal: Terminal, table: Table, seat: int | None) -> RenderableType:
    return Board(terminal, table, seat).draw()


def areas(terminal: Terminal, table: Table, seat: int | None, words: str) -> list[RenderableType]:
    """What an area gives, what lies there, and what it borders on: the map in words."""
    board = Board(terminal, table, seat)
    return [board.area(n) for n in called(((n, board.named("area", name)) for n, name in enumerate(AREAS)), words)]


def cards(terminal: Terminal, table: Table, words: str) -> list[RenderableType]:
    """House cards with all that is printed on them, text or none; other cards and pieces with what they do."""
    board = Board(terminal, table, None)
    names = [board.named("card", card) for card in CARDS]
    with_text = set(terminal.voice.explained(table.game))
    found: list[RenderableType] = []
    for number in called(enumerate(names), words):
        key = message_of(table.game, "card", CARDS[number])
        text = f"{key}.text" if key in with_text else "web-board2e-no-text"
        found.append(f"{board.printed(CARDS[number])}: {board.say(text)}")
    others = screen.texts(terminal.voice, table.game, words)
    return found + [f"{name}: {text}" for name, text in others if name not in names]


def piles(terminal: Terminal, table: Table, seat: int | None) -> list[RenderableType]:
    """The house cards of everyone: in hand and discarded, which all may know."""
    return list(Board(terminal, table, seat).cards_of_all())


class Board:
    """What one seat sees of the table, drawn part by part."""

    def __init__(self, terminal: Terminal, table: Table, seat: int | None) -> None:
        self.voice = terminal.voice
        self.game = table.game
        self.say = terminal.voice.say
        self.symbols = terminal.symbols
        self.width = terminal.console.width
        self.roomy = False
        self.seat = seat
        self.table: TableView = table.view_struct(seat).table

    def named(self, domain: str, name: str) -> str:
        return self.voice.called(self.game, domain, name)

    def house(self, name: str) -> Text:
        return Text(self.named("seat", name), HOUSE_COLOURS[name])

    def draw(self) -> RenderableType:
        parts: list[RenderableType] = [self.heading(), self.areas(), self.legend(), self.houses(), *self.tracks()]
        if self.table.combat is not None:
            parts.append(self.combat(self.table.combat))
        elif self.table.march is not None:
            parts += self.forecasts(self.table.march)
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
        title = self.say("board-nobody") if house == NOBODY else self.named("seat", house)
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

    def area(self, number: int) -> Text:
        name = AREAS[number]
        text = self.holder(name)
        if (lies := self.table.areas.get(name)) is not None:
            text.append(f"  {self.force(lies)} ").append_text(self.order(lies))
        gives = (
            [self.say(f"web-board2e-structure-{('castle', 'stronghold')[LEVEL[number] - 1]}")] if LEVEL[number] else []
        )
        gives += [self.say("web-board2e-barrels", count=BARRELS[number])] if BARRELS[number] else []
        gives += [self.say("web-board2e-crowns", count=CROWNS[number])] if CROWNS[number] else []
        gives += [self.named("area", AREAS[PORT_OF[number]])] if PORT_OF[number] >= 0 else []
        if gives:
            text.append(f"\n  {self.say('area-gives', what=', '.join(gives))}")
        near = Text(", ").join([self.holder(AREAS[other]) for other in NEAR[number]])
        return text.append("\n  ").append(f"{self.say('area-borders')} ", "dim").append_text(near)

    def holder(self, name: str) -> Text:
        """An area in the colour of its house, which is named: not every terminal has colours."""
        lies = self.table.areas.get(name)
        house = lies and (lies.owner or lies.controller)
        called = self.named("area", name)
        return Text(f"{called} ({self.named('seat', house)})" if house else called, HOUSE_COLOURS[house or NOBODY])

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

    def forecasts(self, march: MarchView) -> list[Text]:
        """The combat that the march leads to, or those that it may begin: strengths, and what may still come."""
        if march.forecast is not None and march.target is not None:
            head = self.say("web-board2e-forecast", area=self.named("area", march.target))
            return [Text(head, "bold"), self.sides(march.forecast)]
        lines = [
            Text(f"{self.named('area', area)}: ").append_text(self.sides(expected))
            for area, expected in march.forecasts.items()
        ]
        return [Text(self.say("web-board2e-forecasts"), "bold"), *lines] if lines else []

    def sides(self, expected: Forecast) -> Text:
        line = Text()
        for side in (expected.attacker, expected.defender):
            line.append(" – " if line else "").append_text(self.house(side.house)).append(f" {side.strength}", "bold")
            cards = self.say("web-board2e-forecast-cards", worst=side.worst_card, best=side.best_card)
            line.append(f" ({cards})", "dim")
        if expected.support:
            helpers = [f"{self.named('seat', s.house)} +{s.strength}" for s in expected.support]
            line.append(f"  {self.say('web-board2e-forecast-support')} {', '.join(helpers)}", "dim")
        return line

    def combat(self, fight: CombatView) -> Panel:
        grid = Grid.grid(expand=True, padding=(0, 2, 0, 0))
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        grid.add_row(self.side(fight.attacker, "board-attacks"), self.side(fight.defender, "board-defends"))
        title = self.say("board-combat", area=self.named("area", fight.area))
        parts: list[RenderableType] = [grid]
        if fight.winner is not None:
            parts.append(Text(self.say("board-wins", house=self.named("seat", fight.winner)), "bold"))
        return Panel(Group(*parts), title=Text(title, "bold"), border_style="red3", padding=(0, 1))

    def side(self, side: SideView, verb: str) -> Text:
        text = self.house(side.house)
        text.append(f" {self.say(verb)} ", "dim").append(str(side.strength), "bold")
        units = "".join(LETTERS[unit] * n for unit, n in side.units.items())
        text.append(f"  {units}")
        if side.card is not None:
            text.append(f"\n{self.printed(side.card)}")
        elif side.chosen:
            text.append(f"\n{self.say('board-card-chosen')}", "dim")
        for support in side.support:
            text.append(f"\n+{support.strength} {self.named('area', support.area)}", HOUSE_COLOURS[support.house])
        return text

    # ------------------------------------------------------------------ cards

    def own(self, house: HouseView) -> list[Text]:
        lines = [self.listed("board-hand", [self.printed(card) for card in house.hand])]
        if house.objectives:
            lines.append(self.listed("own-objectives", [self.named("objective", o) for o in house.objectives]))
        return lines

    def printed(self, card: str) -> str:
        """Name and strength of a house card, its swords and fortifications."""
        number = CARDS.index(card)
        marks = [self.say("web-board2e-swords", count=CARD_SWORDS[number])] if CARD_SWORDS[number] else []
        marks += [self.say("web-board2e-fortifications", count=CARD_FORTS[number])] if CARD_FORTS[number] else []
        return f"{self.named('card', card)} {CARD_STRENGTH[number]}" + (f" ({', '.join(marks)})" if marks else "")

    def listed(self, head: str, names: list[str]) -> Text:
        return Text.assemble((f"{self.say(head)}: ", "bold"), "; ".join(names))

    def cards_of_all(self) -> list[Text]:
        lines = []
        for house in self.table.houses:
            line = self.house(house.house)
            line.append(f": {'; '.join(self.printed(card) for card in house.hand)}", "default")
            if house.discard:
                spent = "; ".join(self.named("card", card) for card in house.discard)
                line.append(f"  ({self.say('board-discarded', cards=spent)})", "dim")
            lines.append(line)
        return lines


def land_gives(area: str) -> str:
    """`c` a castle, `C` a stronghold, `=` a barrel, `^` a crown."""
    number = NUMBER[area]
    return ("", "c", "C")[LEVEL[number]] + "=" * BARRELS[number] + "^" * CROWNS[number]
