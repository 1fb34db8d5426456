"""What lies on the table. Areas, units, orders, cards and seats are numbers; a house is known by its seat."""

from __future__ import annotations

from bisect import insort
from typing import Any

from mypy_extensions import mypyc_attr

from smallcouncil.games.board2e.board import CASTLES
from smallcouncil.games.board2e.facts import (
    AREAS,
    HOUSES,
    ORDER_TYPE,
    POWER_TOKENS,
    SHIP,
    STOCK,
    SUPPLY_LIMITS,
    TRACKS,
    UNITS,
    Scenario,
)
from smallcouncil.games.board2e.words import GAINED, LOST_POWER, ORDER_REMOVED, THREAT, TRACK_MOVED
from smallcouncil.table import Table

NOBODY = -1
NO_ORDER = -1
BLOCKED = 99  # a neutral force "-": can never be beaten

SETUP, WESTEROS, PLANNING, RAIDS, MARCHES, POWER, CLEAN_UP, SCORING = range(8)

# A hidden card is its face plus the seats (as bits) that know it lies there; PUBLIC: everyone, spectators included.
FACE = 31
SEEN = 5
PUBLIC = 1 << (SEEN + 6)
ALL_SEEN = 127 << SEEN
SINCE = 12  # objectives in hand: above the seats, when they came there (`moment`)

KINDS = len(UNITS)


@mypyc_attr(allow_interpreted_subclasses=True)  # as its base
class BoardTable(Table):
    """A Game of Thrones: The Board Game.

    `units` and `routed` count standing and lying units, at `area * 4 + unit`; `size` is the sum of both in an area and
    `owner` whose they are. An attacking force on the march stands in no area: the march keeps it.
    """

    __slots__ = (
        "setup",
        "house",
        "seat_of",
        "home",
        "guard",
        "cards",
        "units",
        "routed",
        "size",
        "owner",
        "held",
        "stock",
        "token",
        "garrison",
        "neutral",
        "orders",
        "power",
        "supply",
        "points",
        "hand",
        "discard",
        "tracks",
        "westeros",
        "westeros_discard",
        "drawn",
        "wildlings",
        "threat",
        "objective_deck",
        "objectives",
        "scored",
        "put_back",
        "round",
        "phase",
        "bans",
        "blade_used",
        "raven_used",
        "bids",
        "ready",
    )

    def __init__(self, game: Any, options: Any, players: int, seed: int | None, setup: Scenario) -> None:
        super().__init__(game, options, players, seed)
        areas = len(AREAS)
        self.setup = setup
        self.house: list[int] = [NOBODY] * players
        self.seat_of: list[int] = [NOBODY] * len(HOUSES)
        self.home: list[int] = [NOBODY] * areas  # the seat whose shield is printed there
        self.guard: list[int] = [NOBODY] * areas  # the seat whose garrison was placed there
        self.cards: list[tuple[int, ...]] = [()] * players  # the seven house cards; hand and discard are bits of it
        self.units = bytearray(areas * KINDS)
        self.routed = bytearray(areas * KINDS)
        self.size = bytearray(areas)
        self.owner: list[int] = [NOBODY] * areas
        self.held: list[list[int]] = [[] for _ in range(players)]  # the areas of each owner, in order
        self.stock: list[int] = list(STOCK) * players  # pieces left, at seat * 4 + unit
        self.token: list[int] = [NOBODY] * areas  # whose power token lies there
        self.garrison = bytearray(areas)
        self.neutral = bytearray(areas)
        self.orders: list[int] = [NO_ORDER] * areas
        self.power: list[int] = [0] * players
        self.supply: list[int] = [0] * players
        self.points: list[int] = [0] * players  # victory points of A Feast for Crows
        self.hand: list[int] = [0] * players
        self.discard: list[int] = [0] * players
        # Copies share the lists of tracks and Westeros decks: whatever changes one puts a new list in its place.
        self.tracks: list[list[int]] = [[] for _ in TRACKS]  # seats from position 1 on
        self.westeros: list[list[int]] = [[], [], []]  # decks; the top card is the last
        self.westeros_discard: list[list[int]] = [[], [], []]
        self.drawn: list[int] = [-1, -1, -1]  # the cards of this round
        self.wildlings: list[int] = []
        self.threat = setup.wildling_start
        self.objective_deck: list[int] = []
        self.objectives: list[list[int]] = [[] for _ in range(players)]
        self.scored: list[list[int]] = [[] for _ in range(players)]
        self.put_back: list[list[int]] = [[] for _ in range(players)]  # into the deck: card, and when (SINCE)
        self.round = 1
        self.phase = SETUP
        self.bans = 0  # order tokens (bits) that may not be placed this round
        self.blade_used = 0
        self.raven_used = 0
        self.bids: list[int] = [-1] * players
        self.ready = 0  # seats (bits) that have given their orders

    def copy_state(self, other: BoardTable) -> None:
        other.setup = self.setup  # fixed when the table is laid, and the next five
        other.house = self.house
        other.seat_of = self.seat_of
        other.home = self.home
        other.guard = self.guard
        other.cards = self.cards
        other.units = self.units[:]
        other.routed = self.routed[:]
        other.size = self.size[:]
        other.owner = self.owner[:]
        other.held = [areas[:] for areas in self.held]
        other.stock = self.stock[:]
        other.token = self.token[:]
        other.garrison = self.garrison[:]
        other.neutral = self.neutral[:]
        other.orders = self.orders[:]
        other.power = self.power[:]
        other.supply = self.supply[:]
        other.points = self.points[:]
        other.hand = self.hand[:]
        other.discard = self.discard[:]
        other.tracks = self.tracks[:]
        other.westeros = self.westeros[:]
        other.westeros_discard = self.westeros_discard[:]
        other.drawn = self.drawn[:]
        other.wildlings = self.wildlings[:]
        other.threat = self.threat
        if self.feast:
            other.objective_deck = self.objective_deck[:]
            other.objectives = [o[:] for o in self.objectives]
            other.scored = [o[:] for o in self.scored]
            other.put_back = [o[:] for o in self.put_back]
        else:
            other.objective_deck = self.objective_deck
            other.objectives = self.objectives
            other.scored = self.scored
            other.put_back = self.put_back
        other.round = self.round
        other.phase = self.phase
        other.bans = self.bans
        other.blade_used = self.blade_used
        other.raven_used = self.raven_used
        other.bids = self.bids[:]
        other.ready = self.ready

    def seat_name(self, seat: int) -> str:
        return HOUSES[self.house[seat]]

    @property
    def feast(self) -> bool:
        """A Feast for Crows: points come from objectives."""
        return self.setup.house_card_set == "ffc"

    @property
    def moment(self) -> int:
        """When objectives are drawn and put back: at the beginning, in the Westeros phase, in the scoring phase."""
        return 0 if self.phase == SETUP else 2 * self.round + (self.phase == SCORING)

    # ------------------------------------------------------------------ control

    def controller(self, area: int) -> int:
        """R-B2-control-01 to -03: units, else a power token, else the printed shield; of a port: its land area's."""
        if self.size[area]:
            return self.owner[area]
        if self.token[area] >= 0:
            return self.token[area]
        return self.home[area]

    def castles(self, seat: int) -> int:
        """R-B2-victory-04: controlled areas with a castle or stronghold."""
        return sum([1 for a in CASTLES if self.controller(a) == seat])

    # ------------------------------------------------------------------ units

    def place(self, seat: int, area: int, unit: int, count: int = 1) -> None:
        """Units from the stock to an area."""
        self.stock[seat * KINDS + unit] -= count
        self.enter(seat, area, unit, count)

    def enter(self, seat: int, area: int, unit: int, count: int = 1) -> None:
        """Standing units that are already in play come to an area."""
        if not self.size[area]:
            self.owner[area] = seat
            insort(self.held[seat], area)
        self.units[area * KINDS + unit] += count
        self.size[area] += count

    def leave(self, area: int, unit: int, count: int = 1) -> None:
        """Standing units leave an area, but not play."""
        self.units[area * KINDS + unit] -= count
        self.size[area] -= count
        if not self.size[area]:
            self.vacate(area)

    def enter_routed(self, seat: int, area: int, unit: int, count: int = 1) -> None:
        if not self.size[area]:
            self.owner[area] = seat
            insort(self.held[seat], area)
        self.routed[area * KINDS + unit] += count
        self.size[area] += count

    def leave_routed(self, area: int, unit: int, count: int = 1) -> None:
        self.routed[area * KINDS + unit] -= count
        self.size[area] -= count
        if not self.size[area]:
            self.vacate(area)

    def vacate(self, area: int) -> None:
        """The last unit is gone."""
        self.held[self.owner[area]].remove(area)
        self.owner[area] = NOBODY

    def scuttle(self, port: int) -> None:
        """All ships in a port go back to the stock, and their order goes."""
        self.remove_order(port)
        at = port * KINDS + SHIP
        self.stock[self.owner[port] * KINDS + SHIP] += self.size[port]
        self.units[at] = self.routed[at] = self.size[port] = 0
        self.vacate(port)

    def destroy(self, area: int, unit: int) -> None:
        """R-B2-terms-07: a unit goes back to the stock, a lying one first. A lone order goes, too."""
        self.stock[self.owner[area] * KINDS + unit] += 1
        if self.routed[area * KINDS + unit]:
            self.leave_routed(area, unit)
        else:
            self.leave(area, unit)
        if not self.size[area]:
            self.remove_order(area)

    def exchange(self, area: int, old: int, new: int) -> None:
        """One unit is replaced by one of another kind; a standing one first, and a lying one stays lying."""
        base, at = self.owner[area] * KINDS, area * KINDS
        lying = not self.units[at + old]
        counts = self.routed if lying else self.units
        counts[at + old] -= 1
        counts[at + new] += 1
        self.stock[base + old] += 1
        self.stock[base + new] -= 1

    def count(self, area: int, unit: int) -> int:
        """Standing and lying units of a kind."""
        at = area * KINDS + unit
        return self.units[at] + self.routed[at]

    def on_board(self, seat: int, unit: int) -> int:
        return STOCK[unit] - self.stock[seat * KINDS + unit]

    def areas_of(self, seat: int) -> list[int]:
        """Areas with units of a seat."""
        return self.held[seat][:]

    # ------------------------------------------------------------------ supply

    def armies(self, seat: int) -> list[int]:
        """R-B2-terms-04: the sizes of all groups of two or more."""
        size = self.size
        return [size[a] for a in self.held[seat] if size[a] > 1]

    def fits(self, seat: int, sizes: list[int]) -> bool:
        """R-B2-supply-03: do armies of these sizes keep to the limits of the seat? Single units need none."""
        limits = SUPPLY_LIMITS[self.supply[seat]]
        armies = [n for n in sizes if n > 1]
        if len(armies) > len(limits):
            return False
        armies.sort(reverse=True)
        return all([n <= most for n, most in zip(armies, limits, strict=False)])

    def room(self, seat: int, area: int) -> bool:
        """May one more unit stand in an area?"""
        size = self.size
        sizes = [size[a] for a in self.held[seat] if a != area]
        sizes.append(size[area] + 1)
        return self.fits(seat, sizes)

    # ------------------------------------------------------------------ power

    def tokens_left(self, seat: int) -> int:
        """R-B2-material-09: power tokens that the seat has not yet."""
        return POWER_TOKENS[self.house[seat]] - self.power[seat] - self.token.count(seat)

    def take_power(self, seat: int, power: int) -> int:
        """As much as there is; what was taken is returned, for an event that tells it."""
        taken = min(power, self.tokens_left(seat))
        self.power[seat] += taken
        return taken

    def gain(self, seat: int, power: int) -> None:
        gained = self.take_power(seat, power)
        if gained:
            self.tell(GAINED, seat, gained)

    def lose(self, seat: int, power: int) -> int:
        lost = min(power, self.power[seat])
        if lost:
            self.power[seat] -= lost
            self.tell(LOST_POWER, seat, lost)
        return lost

    # ------------------------------------------------------------------ tracks

    def rank(self, track: int, seat: int) -> int:
        """The position on a track, from 0 on."""
        return self.tracks[track].index(seat)

    def move_to(self, track: int, seat: int, rank: int) -> None:
        """R-B2-tracks-02: the others close up; the dominance token is where position 1 is."""
        places = [other for other in self.tracks[track] if other != seat]
        places.insert(rank, seat)
        self.tracks[track] = places
        self.tell(TRACK_MOVED, seat, track, places.index(seat) + 1)

    def set_threat(self, threat: int) -> None:
        self.threat = threat
        self.tell(THREAT, threat)

    # ------------------------------------------------------------------ orders

    def remove_order(self, area: int) -> None:
        order = self.orders[area]
        if order >= 0:
            self.orders[area] = NO_ORDER
            self.tell(ORDER_REMOVED, area, order)

    def ordered(self, seat: int, kind: int) -> list[int]:
        """Areas where a seat has an order of a type."""
        orders = self.orders
        return [a for a in self.held[seat] if orders[a] >= 0 and ORDER_TYPE[orders[a]] == kind]

    def enemy_ships(self, seat: int, sea: int) -> bool:
        return bool(self.size[sea]) and self.owner[sea] != seat

    # ------------------------------------------------------------------ house cards

    def hand_cards(self, seat: int) -> list[int]:
        bits = self.hand[seat]
        return [card for i, card in enumerate(self.cards[seat]) if bits >> i & 1]

    def discarded_cards(self, seat: int) -> list[int]:
        bits = self.discard[seat]
        return [card for i, card in enumerate(self.cards[seat]) if bits >> i & 1]

    def card_bit(self, seat: int, card: int) -> int:
        return 1 << self.cards[seat].index(card)
