"""Setting up: houses, pieces, tracks, decks, neutral forces, garrisons; the objectives of A Feast for Crows."""

from __future__ import annotations

from smallcouncil.games.board2e.board import NUMBER
from smallcouncil.games.board2e.facts import (
    CARDS_PER_HOUSE,
    HOUSE_FACTS,
    HOUSES,
    OBJECTIVES,
    SCENARIOS,
    SHIP,
    TRACKS,
    UNITS,
    WILDLINGS,
    Scenario,
    Start,
    house_cards,
    westeros_deck,
)
from smallcouncil.games.board2e.state import BLOCKED, FACE, BoardTable
from smallcouncil.games.board2e.words import DREW_OBJECTIVES, KEEP, KEEP_OBJECTIVE, KEPT, YOU_DREW
from smallcouncil.table import Choice, Procedure

SCENARIO_IDS = {"a_dance_with_dragons": "dwd_6", "a_feast_for_crows": "ffc_4"}

# Publisher's errata (notes.md, section 1): a ship in the port of Lannisport; in A Dance with Dragons no knight there.
EXTRA_SHIP = "port_of_lannisport"
MISSING_KNIGHT = "lannisport"


def scenario(name: str, players: int) -> Scenario:
    return SCENARIOS[SCENARIO_IDS.get(name, f"base_{players}")]


def seat_houses(t: BoardTable, houses: list[int]) -> None:
    """Who plays which house; what follows from it for the whole game."""
    t.house[:] = houses
    for seat, house in enumerate(houses):
        t.seat_of[house] = seat
        t.home[NUMBER[HOUSE_FACTS[house].home]] = seat
        t.cards[seat] = house_cards(house, t.setup.house_card_set)
    for area in t.setup.garrisons:
        t.guard[NUMBER[area]] = guard_of(t, area)


def guard_of(t: BoardTable, area: str) -> int:
    """The seat whose garrison stands in an area: home areas, and those that a scenario names (R-B2-setup-36 to -40)."""
    if t.home[NUMBER[area]] >= 0:
        return t.home[NUMBER[area]]
    for start in t.setup.start:
        if area in start.power_tokens_on_board:
            return t.seat_of[HOUSES.index(start.house)]
    raise AssertionError(f"nobody guards {area}")


def lay_pieces(t: BoardTable) -> None:
    """The starting position of the scenario, without decks."""
    faq = t.options.errata == "faq"
    for area, strength in t.setup.garrisons.items():
        t.garrison[NUMBER[area]] = strength
    for area, strength in t.setup.neutral_forces.strength.items():
        t.neutral[NUMBER[area]] = strength
    for area in t.setup.neutral_forces.blocked:
        t.neutral[NUMBER[area]] = BLOCKED
    for number, track in enumerate(TRACKS):
        t.tracks[number] = [t.seat_of[HOUSES.index(house)] for house in t.setup.tracks[track]]
    for start in t.setup.start:
        lay_house(t, t.seat_of[HOUSES.index(start.house)], start, faq)


def lay_house(t: BoardTable, seat: int, start: Start, faq: bool) -> None:
    t.supply[seat] = start.supply
    t.power[seat] = start.power_available
    t.hand[seat] = (1 << CARDS_PER_HOUSE) - 1
    for area in start.power_tokens_on_board:
        t.token[NUMBER[area]] = seat
    dance = t.setup.house_card_set == "dwd"
    for group in start.units:
        counts = [group.footman, group.knight, group.ship, group.siege_engine]
        if faq and dance and group.area == MISSING_KNIGHT:
            counts[UNITS.index("knight")] = 0
        for unit, count in enumerate(counts):
            if count:
                t.place(seat, NUMBER[group.area], unit, count)
    if faq and t.setup.house_card_set == "base" and start.house == "lannister":
        t.place(seat, NUMBER[EXTRA_SHIP], SHIP)


def shuffle_decks(t: BoardTable) -> None:
    for number in range(3):
        t.westeros[number] = westeros_deck(t.setup.westeros_deck_set, number)
        t.rng.shuffle(t.westeros[number])
    t.wildlings[:] = range(len(WILDLINGS))
    t.rng.shuffle(t.wildlings)
    if t.feast:
        t.objective_deck[:] = range(len(OBJECTIVES))
        t.rng.shuffle(t.objective_deck)


class KeepObjectives(Procedure):
    """A Feast for Crows: everyone is dealt five objectives and keeps three; the others go back into the deck."""

    __slots__ = ("kept",)
    steps = ("deal", "keep", "shuffle")
    fields = ("kept",)

    def __init__(self, kept: list[int] | None = None) -> None:
        super().__init__()
        self.kept: list[int] = kept or []  # by seat: cards kept so far, as bits

    def deal(self, t: BoardTable) -> None:
        self.kept = [0] * t.players
        for seat in range(t.players):
            dealt = [t.objective_deck.pop() for _ in range(t.setup.objective_cards_dealt)]
            t.objectives[seat] = sorted(dealt)
            t.tell_others(1 << seat, DREW_OBJECTIVES, seat, len(dealt))
            for card in t.objectives[seat]:
                t.whisper(1 << seat, YOU_DREW, card)

    def keep(self, t: BoardTable) -> None:
        for seat in range(t.players):
            if self.left(t, seat):
                self.ask_next(t, seat)

    def left(self, t: BoardTable, seat: int) -> int:
        return t.setup.objective_cards_kept - self.kept[seat].bit_count()

    def ask_next(self, t: BoardTable, seat: int) -> None:
        choices = [KEEP(card & FACE) for card in t.objectives[seat] if not self.kept[seat] >> (card & FACE) & 1]
        self.ask(t, seat, KEEP_OBJECTIVE, choices, args=(self.left(t, seat),))

    def on_keep(self, t: BoardTable, seat: int, choice: Choice) -> None:
        self.kept[seat] |= 1 << choice.args[0]
        if self.left(t, seat):
            self.ask_next(t, seat)
        else:
            t.tell(KEPT, seat)

    def reopen_keep(self, t: BoardTable, seat: int) -> None:
        self.kept = [kept if other == seat else 0 for other, kept in enumerate(self.kept)]

    def shuffle(self, t: BoardTable) -> None:
        for seat in range(t.players):
            hand = t.objectives[seat]
            t.put_back[seat] = [card for card in hand if not self.kept[seat] >> (card & FACE) & 1]
            t.objectives[seat] = [card for card in hand if self.kept[seat] >> (card & FACE) & 1]
            t.objective_deck.extend(t.put_back[seat])
        t.objective_deck.sort()  # what was dealt to whom must not be read from the order
        t.rng.shuffle(t.objective_deck)
