"""The report of a tournament: tables for the terminal, tables and charts for a page."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from html import escape

from rich.table import Table as Grid

import smallcouncil as sc
from smallcouncil.arena import charts
from smallcouncil.arena.ratings import Duel, duels, meetings, rated, won_by
from smallcouncil.arena.results import Outcome
from smallcouncil.arena.series import interval
from smallcouncil.locale import Voice
from smallcouncil.table import BadInput

SEAT = re.compile(r"seat_(\d+)")  # what a table calls a seat without a house
WON = ("head-wins", "head-rate", "head-interval", "head-chance")
Rows = tuple[list[str], list[list[str]]]  # heads, and the cells below them


Called = Callable[[Outcome], Sequence[str]]


class Report:
    """Tables and charts, one group for every game with its options; decks that were drawn by lot make no groups."""

    def __init__(self, voice: Voice, outcomes: Sequence[Outcome]) -> None:
        if not outcomes:
            raise BadInput("results", "missing")
        self.voice = voice
        self.groups: dict[str, list[Outcome]] = {}
        for outcome in outcomes:
            self.groups.setdefault(self.title(outcome), []).append(outcome)

    def title(self, outcome: Outcome) -> str:
        fixture = outcome.fixture
        rulebook = sc.game(fixture.game)
        told = {name: value for name, value in fixture.options.items() if name not in rulebook.secret_options}
        options = ", ".join(f"{name} {value}" for name, value in told.items())
        seats = self.voice.say("players-count", count=len(fixture.seats))
        return ", ".join([self.voice.game(rulebook), seats, *([options] if options else [])])

    def grids(self) -> list[tuple[str, list[Grid]]]:
        """For the terminal: the tables of every group under its title."""
        return [
            (title, [drawn(heads, rows) for heads, rows in self.tables(group)]) for title, group in self.groups.items()
        ]

    def html(self) -> str:
        parts = []
        for title, group in self.groups.items():
            parts.append(f"<h2>{escape(title)}</h2>")
            parts.append(f"<p>{escape(self.voice.say('arena-bars', count=len(group)))}</p>")
            lines = rated(entrants(group), group)
            if len(lines) > 1:
                parts.append(f"<h3>{self.voice.say('arena-ratings')}</h3>")
                rows = [(b.name, b.rating, b.rating - 2 * b.doubt, b.rating + 2 * b.doubt) for b in lines]
                parts.append(charts.intervals(rows, write=lambda rating: self.voice.number(rating, 1)))
            for head, called in self.namings(group):
                parts.append(f"<h3>{escape(self.voice.say('arena-by', what=head))}</h3>")
                even = 100 / len(group[0].fixture.seats)
                parts.append(charts.intervals(self.shares(group, called), mark=even, write=self.percent))
            parts += [charts.html_table(heads, rows) for heads, rows in self.tables(group)]
        return charts.page(self.voice.say("arena-title"), self.voice.lang, parts)

    def percent(self, of_hundred: float) -> str:
        return self.voice.percent(of_hundred / 100, 1)

    def shares(self, group: Sequence[Outcome], called: Called) -> list[tuple[str, float, float, float]]:
        rows = []
        for name, (games, wins, _) in won_by(group, called).items():
            low, high = interval(wins, games)
            rows.append((name, 100 * wins / games, 100 * low, 100 * high))
        return rows

    def namings(self, group: Sequence[Outcome]) -> list[tuple[str, Called]]:
        """What may be worth something, by its heading: houses; where one bot plays all seats places, leaders and decks,
        too."""
        say = self.voice.say
        found: list[tuple[str, Called]] = [(say("head-seat"), self.seat_names)]
        if len(entrants(group)) > 1:
            return found
        if not any(SEAT.fullmatch(name) for outcome in group for name in outcome.names):
            found.append((say("head-place"), self.places))
        for kind in sorted({kind for outcome in group for kind in outcome.kits}):
            head = say(f"{group[0].fixture.game}-kit-{kind}")
            found.append((head, partial(self.kit_names, kind)))
        return found

    def seat_names(self, outcome: Outcome) -> list[str]:
        return [self.seat_name(outcome.fixture.game, name) for name in outcome.names]

    def seat_name(self, game: str, name: str) -> str:
        key = f"{game}-seat-{name.replace('_', '-')}"
        if self.voice.knows(key):
            return self.voice.say(key)
        number = SEAT.fullmatch(name)
        return self.voice.place(int(number[1])) if number else name

    def places(self, outcome: Outcome) -> list[str]:
        return [self.voice.place(seat) for seat in range(len(outcome.names))]

    def kit_names(self, kind: str, outcome: Outcome) -> list[str]:
        begun = f"{outcome.fixture.game}-{kind}"
        return [self.voice.say(f"{begun}-{slug.replace('_', '-')}") for slug in outcome.kits.get(kind, ())]

    def tables(self, group: Sequence[Outcome]) -> list[Rows]:
        """Heads and rows: the entrants, who met whom, what the seats are worth, how the games ended."""
        names = entrants(group)
        found = [self.table_of_entrants(names, group)]
        if len(names) > 2:
            found.append(self.table_of_meetings(names, group))
            steps = duels(names, group)
            found += [self.table_of_duels(steps)] if steps else []
        worth = [self.table_of_names(group, head, called) for head, called in self.namings(group)]
        return [*found, *worth, self.table_of_ends(group)]

    def table_of_entrants(self, names: Sequence[str], group: Sequence[Outcome]) -> Rows:
        say, percent, number = self.voice.say, self.voice.percent, self.voice.number
        heads = [say(head) for head in ("head-bot", "head-rating", "head-doubt", *WON)]
        return heads, [
            [
                b.name,
                number(b.rating, 1),
                number(b.doubt, 1),
                f"{number(b.wins)}/{b.games}",
                percent(b.rate, 1),
                f"{percent(b.low, 1)} – {percent(b.high, 1)}",
                percent(b.fair_rate, 1),
            ]
            for b in rated(names, group)
        ]

    def table_of_meetings(self, names: Sequence[str], group: Sequence[Outcome]) -> Rows:
        met, number = meetings(names, group), self.voice.number
        rows = []
        for one in names:
            cells = [met.get((one, other)) for other in names]
            rows.append([one, *["" if c is None else f"{number(c.wins)}:{number(c.losses)}" for c in cells]])
        return [self.voice.say("head-against"), *names], rows

    def table_of_duels(self, steps: Sequence[Duel]) -> Rows:
        """Each against each other one in all other seats, as on the steps of a ladder."""
        percent = self.voice.percent
        rows = []
        for duel in steps:
            low, high = interval(duel.wins, duel.games)
            rows.append(
                [
                    self.voice.say("arena-against", one=duel.one, other=duel.other),
                    f"{self.voice.number(duel.wins)}/{duel.games}",
                    percent(duel.wins / duel.games, 1),
                    f"{percent(low, 1)} – {percent(high, 1)}",
                    percent(duel.fair / duel.games, 1),
                ]
            )
        return [self.voice.say(head) for head in ("head-duel", *WON)], rows

    def table_of_names(self, group: Sequence[Outcome], head: str, called: Called) -> Rows:
        percent = self.voice.percent
        heads = [head, *[self.voice.say(head) for head in WON]]
        rows = []
        for name, (games, wins, fair) in won_by(group, called).items():
            low, high = interval(wins, games)
            rows.append(
                [
                    name,
                    f"{self.voice.number(wins)}/{games}",
                    percent(wins / games, 1),
                    f"{percent(low, 1)} – {percent(high, 1)}",
                    percent(fair / games, 1),
                ]
            )
        return heads, rows

    def table_of_ends(self, group: Sequence[Outcome]) -> Rows:
        say = self.voice.say
        counts: dict[str, list[int]] = {}
        for outcome in group:
            counts.setdefault(outcome.reason, []).append(outcome.choices)
        rows = [
            [self.reason(group, reason), str(len(lengths)), f"{min(lengths)} – {max(lengths)}"]
            for reason, lengths in sorted(counts.items(), key=lambda pair: -len(pair[1]))
        ]
        return [say("head-end"), say("head-count"), say("head-choices")], rows

    def reason(self, group: Sequence[Outcome], reason: str) -> str:
        key = f"{group[0].fixture.game}-result-{reason.replace('_', '-')}"
        return self.voice.say(key) if reason else self.voice.say("given-up")


def entrants(group: Sequence[Outcome]) -> list[str]:
    return list(dict.fromkeys(name for outcome in group for name in outcome.fixture.seats))


def drawn(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for number, head in enumerate(heads):
        grid.add_column(head, justify="left" if number == 0 else "right")
    for row in rows:
        grid.add_row(*row)
    return grid
