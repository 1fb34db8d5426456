"""The Iron Throne: the houses with their people, the encounter with both sums, the bargain, the own hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import ceil
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from smallcouncil.cli.boards.house_colours import HOUSE_COLOURS
from smallcouncil.cli.terminal import Terminal
from smallcouncil.games.ironthrone.view import CardView, EncounterView, HouseView, NegotiationView, ThroneView
from smallcouncil.locale.voice import message_of
from smallcouncil.table import Table

OUTCOMES = {"none": "dim", "war": "red1", "peace": "green3", "betrayal": "medium_orchid"}
SIDES = ("challenger", "defender")
ITEMS = ("influence", "hostages", "power")
GOLD = "gold3"
HOUSE_ROOM = 30  # columns that a house needs beside another
PERSON_ROOM = 26


def draw(terminal: Terminal, table: Table, seat: int | None) -> RenderableType:
    return Throne(terminal, table, seat).draw()


def piles(terminal: Terminal, table: Table, seat: int | None) -> list[RenderableType]:
    return list(Throne(terminal, table, seat).piles())


class Throne:
    """What one seat sees of the table, drawn part by part."""

    def __init__(self, terminal: Terminal, table: Table, seat: int | None) -> None:
        self.voice = terminal.voice
        self.game = table.game
        self.say = terminal.voice.say
        self.symbols = terminal.symbols
        self.width = terminal.console.width
        self.table: ThroneView = table.view_struct(seat).table
        self.houses = self.table.houses
        self.own = None if seat is None else self.houses[seat]
        facts = table.game.facts()
        self.race: int = facts["limits"]["influence_to_end_game"]
        self.abilities = {leader["id"]: leader["ability"] for leader in facts["leaders"]}
        self.prints = {card["id"]: card for card in facts["cards"]}

    def named(self, domain: str, name: str) -> str:
        return self.voice.called(self.game, domain, name)

    def house_name(self, house: str) -> tuple[str, str]:
        return self.named("house", house), HOUSE_COLOURS[house]

    def draw(self) -> RenderableType:
        parts: list[RenderableType] = [self.heading(), self.all_houses()]
        if self.table.encounter:
            parts.append(self.encounter(self.table.encounter))
            if self.table.negotiation:
                parts.append(self.bargain(self.table.encounter, self.table.negotiation))
        if self.own is not None:
            parts += self.own_cards(self.own)
        return Group(*parts)

    def heading(self) -> Text:
        """Turn, and how many events are left."""
        turn = self.table.turn
        line = Text(self.say("throne-turn", n=turn) if turn else self.say("throne-leaders"), "bold")
        line.append(f"  {self.say('throne-events', n=self.table.events.deck)}", "not bold dim")
        if self.table.box:
            line.append(f"  {self.say('throne-box', n=self.table.box)}", "not bold dim")
        return line

    # ------------------------------------------------------------------ the houses

    def all_houses(self) -> Grid:
        """Houses beside one another, as many as there is room for, the one who looks first."""
        rows = ceil(len(self.houses) / max(1, self.width // HOUSE_ROOM))
        count = ceil(len(self.houses) / rows)
        grid = Grid.grid(expand=True)
        for _ in range(count):
            grid.add_column(ratio=1)
        first = self.houses.index(self.own) if self.own else 0
        boxes = [self.house(house, self.width // count) for house in (*self.houses[first:], *self.houses[:first])]
        columns = [Group(*boxes[at::count]) for at in range(count)]
        grid.add_row(*columns)
        return grid

    def house(self, house: HouseView, room: int) -> Panel:
        name, colour = self.house_name(house.house)
        heading = Text(name, f"bold {colour}")
        if house is self.own:
            heading.append(f" ({self.say('you')})", "not bold")
        if role := self.role(house.house):
            heading.append(f" · {self.say(role)}", f"not bold {GOLD}")
        lines: list[RenderableType] = [self.influence(house), self.counts(house), self.leader(house)]
        lines.append(self.people(house, 2 if room >= 2 * PERSON_ROOM else 1))
        lines += [Text.assemble((f"{self.say(head)} ", "dim"), cards) for head, cards in self.held(house)]
        lines += [Text(word, "italic") for word in self.word(house)]
        return Panel(Group(*lines), title=heading, title_align="left", border_style=colour)

    def role(self, house: str) -> str:
        encounter = self.table.encounter
        if encounter is None:
            return ""
        if house in (encounter.challenger, encounter.defender):
            return "web-throne-role-challenger" if house == encounter.challenger else "web-throne-role-defender"
        return "web-throne-role-supporter" if house in encounter.sides else ""

    def influence(self, house: HouseView) -> Text:
        """The race: tokens on other boards, each with the first letters of whose."""
        line = Text.assemble((f"{self.say('web-throne-influence')} ", "dim"))
        done = 0
        for other, n in house.influence.items():
            if other != house.house:
                name, colour = self.house_name(other)
                line.append(f"{self.symbols['full'] * n}{name[:2]} " if n else "", colour)
                done += n
        line.append(self.symbols["empty"] * (self.race - done), "dim")
        return line.append(f" {done}/{self.race}", "bold")

    def counts(self, house: HouseView) -> Text:
        line = Text()
        figures = {
            "throne-sheet": house.sheet,
            "web-throne-hand": house.hand_size,
            "web-throne-deck": house.deck,
        }
        for message, number in figures.items():
            line.append(f"{self.say(message)} ", "dim").append(f"{number}  ", "bold")
        return line

    def leader(self, house: HouseView) -> Text:
        """The leader and the leader's ability, which may be used up in this encounter."""
        if house.leader is None:
            drawn = ", ".join(self.named("character", c) for c in house.leaders_drawn)
            return Text.assemble((f"{self.say('throne-leader')} ", "dim"), drawn or "?")
        ability = self.named("ability", self.abilities[house.leader])
        encounter = self.table.encounter
        used = encounter is not None and house.house in encounter.ability_used
        return Text.assemble(
            (f"{self.say('throne-leader')} ", "dim"),
            self.named("character", house.leader),
            (f"\n   {ability}", "dim" if used else "italic"),
            (f" ({self.say('character-used')})" if used else "", "dim"),
        )

    def people(self, house: HouseView, count: int) -> Grid:
        """The characters with their power, below each other or two a line."""
        grid = Grid.grid(expand=True)
        for _ in range(count):
            grid.add_column(ratio=1)
        people = [self.person(house, character) for character in house.power]
        for at in range(0, len(people), count):
            grid.add_row(*people[at : at + count])
        return grid

    def person(self, house: HouseView, character: str) -> Text:
        power = house.power[character]
        name = self.named("character", character)
        if not power:
            return Text.assemble((f" {self.symbols['dead']} {name}", "dim strike"))
        line = Text.assemble((f"{power:>2} ", "bold"), name)
        encounter = self.table.encounter
        part = encounter.sides.get(house.house) if encounter else None
        if part and part.character == character:
            line.append(f" {self.symbols['sent']}", GOLD)
        return line

    def held(self, house: HouseView) -> Iterator[tuple[str, Text | str]]:
        """Hostages, cards that one has seen, cards played in this encounter."""
        if house.hostages:
            line = Text(", ").join([Text(*self.house_name(of)) for of in house.hostages])
            if len(house.hostage_cards) == len(house.hostages):
                line = Text(self.cards(house.hostage_cards))
            elif house.hostage_cards:
                line.append(f" · {self.say('web-throne-known')} {self.cards(house.hostage_cards)}", "dim")
            yield "throne-hostages", line
        if house.known:
            yield "web-throne-known", self.cards(house.known)
        if house.played:
            yield "web-throne-played", self.cards(house.played)

    def word(self, house: HouseView) -> Iterator[str]:
        """What the promises of a house are worth."""
        if house.broken_promises:
            yield self.say("web-throne-broken", n=house.broken_promises)
        if self.table.encounter and house.house in self.table.encounter.promised:
            yield self.say("web-throne-promised")
        if house.owes:
            yield self.say("web-throne-owes", houses=", ".join([self.named("house", owner) for owner in house.owes]))

    def cards(self, cards: list[str]) -> str:
        counts = Counter(self.named("card", card) for card in cards)
        return ", ".join(name if n == 1 else f"{name} ×{n}" for name, n in counts.items())

    # ------------------------------------------------------------------ the encounter

    def encounter(self, encounter: EncounterView) -> Panel:
        """Two sides, two cards, both sums as far as they are known."""
        grid = Grid.grid(expand=True, padding=(0, 1))
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        grid.add_row(*[self.stand(encounter, at) for at in range(len(SIDES))])
        outcome = encounter.result
        heading = Text(self.say("web-throne-encounter"), "bold")
        if encounter.event:
            event = self.say("web-throne-event", event=self.named("eventcard", encounter.event))
            heading.append(f" · {event}", "not bold")
        if outcome != "none":
            heading.append(f" · {self.named('outcome', outcome)}", f"bold {OUTCOMES[outcome]}")
        lines: list[RenderableType] = [grid]
        for message, seats in (("throne-barred", encounter.barred), ("throne-spared", encounter.spared)):
            if seats:
                lines.append(Text(self.say(message, seats=", ".join(self.named("house", s) for s in seats)), "dim"))
        return Panel(Group(*lines), title=heading, border_style=OUTCOMES[outcome])

    def stand(self, encounter: EncounterView, at: int) -> Text:
        """One side: its card, its people, its sum."""
        side = SIDES[at]
        powers = {character: n for house in self.houses for character, n in house.power.items()}
        text = Text(self.say(f"web-throne-role-{side}"), "bold")
        if encounter.winner == side:
            text.append(f" · {self.say('web-throne-wins')}", f"bold {GOLD}")
        terms = []
        for seat, part in encounter.sides.items():
            if part.side != side:
                continue
            text.append("\n").append(*self.house_name(seat))
            if part.character:
                power = powers[part.character]
                terms.append(power)
                text.append(f" {self.named('character', part.character)} ", "not bold").append(str(power), "bold")
            if part.extra:
                terms.append(part.extra)
                text.append(f" {part.extra:+}", f"bold {GOLD}")
        card, value = self.laid(encounter.cards[at])
        text.append(f"\n{card}", "not bold")
        if not terms:
            return text
        if value is None:
            return text.append(f"\n{self.sum(['?', *terms])} = ?", "not bold dim")
        text.append(f"\n{self.sum([value, *terms])} = ", "not bold dim")
        return text.append(str(max(0, value + sum(terms))), f"bold {GOLD}")

    def laid(self, card: CardView) -> tuple[str, int | None]:
        """The encounter card and its value, as far as one may know them."""
        if not card.laid:
            return self.say("web-throne-no-card"), None
        if card.card is None:
            return self.say("web-throne-hidden-card"), None
        name = self.named("card", card.card)
        value = card.value if card.value is not None else self.prints[card.card]["value"]
        return (name if card.face_up else self.say("throne-face-down", card=name)), value

    def sum(self, terms: list[Any]) -> str:
        """`10 + 2 - 4`, as one would say it."""
        said = str(terms[0])
        for term in terms[1:]:
            said += f" {'-' if term < 0 else '+'} {abs(term)}"
        return said

    # ------------------------------------------------------------------ peace, and the own cards

    def bargain(self, encounter: EncounterView, talks: NegotiationView) -> Panel:
        """What each side gets: as it was offered, and as the speaker drafts it."""
        active = [encounter.challenger, encounter.defender or ""]
        speaker = SIDES.index(talks.speaker)
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
        for head in ("", *(self.named("item", item) for item in ITEMS)):
            grid.add_column(head)
        for at, house in enumerate(active):
            row = [Text(self.say("web-throne-gets", who=self.named("house", house)), HOUSE_COLOURS[house])]
            for item in range(len(ITEMS)):
                place = at * len(ITEMS) + item
                cell = Text(str(talks.draft[place]), "bold")
                if talks.standing:
                    cell.append(f" ({self.say('web-throne-standing', n=talks.standing[place])})", "not bold dim")
                row.append(cell)
            grid.add_row(*row)
        who = self.named("house", active[speaker])
        left = talks.proposals_left[speaker]
        heading = f"{self.say('web-throne-bargain')} · {self.say('web-throne-speaker', who=who, left=left)}"
        return Panel(grid, title=Text(heading), border_style="green3")

    def own_cards(self, own: HouseView) -> list[RenderableType]:
        """The own hand, and what the own leader can do."""
        cards = own.hand or []
        lines: list[RenderableType] = [
            Text.assemble((f"{self.say('throne-your-hand')} ", "bold"), self.cards(cards) or "–")
        ]
        for leader in [own.leader] if own.leader else own.leaders_drawn:
            ability = message_of(self.game, "ability", self.abilities[leader])
            head = f"{self.named('character', leader)} · {self.say(ability)}: "
            lines.append(Text.assemble((head, "italic"), (self.say(f"{ability}.text"), "dim")))
        for card in dict.fromkeys(cards):
            if self.prints[card]["kind"] == "character":
                text = self.say(f"{message_of(self.game, 'card', card)}.text")
                lines.append(Text.assemble((f"{self.named('card', card)}: ", "italic"), (text, "dim")))
        return lines

    def piles(self) -> Iterator[RenderableType]:
        """The discards of the houses and of the events, the latest last."""
        for house in self.houses:
            name, colour = self.house_name(house.house)
            discard = house.discard
            yield Text.assemble((name, f"bold {colour}"), f" ({len(discard)}): ", self.cards(discard) or "–")
        events = self.table.events.discard
        named = ", ".join(self.named("eventcard", event) for event in events)
        yield Text.assemble((self.say("throne-event-discard"), "bold"), f" ({len(events)}): ", named or "–")
