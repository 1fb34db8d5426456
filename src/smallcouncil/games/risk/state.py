"""What lies on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self, TypeVar

from mypy_extensions import mypyc_attr

from smallcouncil.games.risk import facts
from smallcouncil.games.risk.board import HAS_CASTLE, HAS_PORT, SEATS_OF_POWER, TERRITORIES, Board
from smallcouncil.games.risk.windows.moments import CHARACTERS_OF, HOUSE_OF, OF_CHARACTER, OF_MAESTER
from smallcouncil.games.risk.words import EMPTY, HOUSE, NEUTRAL, UNITS_DESTROYED
from smallcouncil.table import Procedure, Rng, Table, Time

if TYPE_CHECKING:
    from smallcouncil.games.risk.game import Risk, RiskOptions
    from smallcouncil.games.risk.view import RiskView

P = TypeVar("P", bound=Procedure)

FACE_UP, FACE_DOWN, CAPTURED, GONE = range(4)
FACES = ("up", "down", "captured", "gone")

UNKNOWN = -1  # as bits: until it is found out, a seat may have cards for any moment


@mypyc_attr(allow_interpreted_subclasses=True)  # as its base
class RiskTable(Table):
    """Territories by number, seats by number. A card is the number of its territory; the top of a deck is its end."""

    __slots__ = (
        "board",
        "gold_in_play",
        "characters_in_play",
        "specials_in_play",
        "maesters_in_play",
        "objectives_in_play",
        "dominion_victory",
        "round_limit",
        "safe",
        "owner",
        "lands",
        "units",
        "knights",
        "engines",
        "forts",
        "house",
        "order",
        "held",
        "hand",
        "gold",
        "points",
        "maesters",
        "objectives",
        "face",
        "captor",
        "occasions",
        "musters",
        "mourning",
        "deck",
        "discard",
        "end_places",
        "maester_deck",
        "maester_discard",
        "objective_deck",
        "objective_discard",
        "seen",
        "turn",
        "round",
        "conquered",
        "conquests",
        "destroyed",
        "invasions",
        "maneuvers",
        "halved",
        "any_coast",
        "any_moment",
        "toll",
        "bribed",
        "truces",
        "wed",
        "high_ground",
    )

    def __init__(self, game: Risk, options: RiskOptions, board: Board, seed: int | None) -> None:
        super().__init__(game, options, options.players, seed)
        players = options.players
        modules = options.modules or ()
        self.board = board
        self.gold_in_play = "gold" in modules
        self.characters_in_play = "characters" in modules
        self.specials_in_play = "special_units" in modules
        self.maesters_in_play = "maesters" in modules
        self.objectives_in_play = "objectives" in modules
        self.dominion_victory = options.victory == "dominion"
        self.round_limit = options.round_limit
        self.safe = options.windows == "safe"

        # the board
        areas = len(TERRITORIES)
        self.owner = [EMPTY] * areas
        self.lands: list[list[int]] = [[] for _ in range(players)]  # what each seat owns
        self.units = [0] * areas
        self.knights = [0] * areas
        self.engines = [0] * areas
        self.forts = [0] * areas

        # the players
        self.house = [-1] * players
        self.order = list(range(players))
        self.held = [0] * players  # territories; none left: eliminated
        self.hand: list[list[int]] = [[] for _ in range(players)]
        self.gold = [0] * players
        self.points = [0] * players
        self.maesters: list[list[int]] = [[] for _ in range(players)]
        self.objectives: list[list[int]] = [[] for _ in range(players)]
        self.face = [GONE] * len(facts.CHARACTERS)
        self.captor = [-1] * len(facts.CHARACTERS)
        self.occasions = [UNKNOWN] * players  # the moments (bits) for which a seat has a card, see `find_occasions`
        self.musters: list[list[int]] = [[] for _ in range(players)]  # Rally the Smallfolk: hidden cards with units
        self.mourning = 0  # seats (bits) for whom all others pay double

        # the decks
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.end_places = 0  # the end game card lies among so many lowest places; 0: not in play
        self.maester_deck: list[int] = []
        self.maester_discard: list[int] = []
        self.objective_deck: list[int] = []
        self.objective_discard: list[int] = []
        self.seen: list[list[int]] = []  # [who knows, whose hand, maester card]: stolen cards the victim remembers

        # the turn
        self.turn = -1
        self.round = 0
        self.conquered = 0  # territories (bits) conquered this turn
        self.conquests = [0] * (players + 1)  # this turn, by loser; the last one is the neutral side
        self.destroyed = 0  # units of others destroyed this turn
        self.invasions = 0  # declared this turn
        self.maneuvers = 0  # left this turn
        self.halved = False  # Freefolk Uprising
        self.any_coast = False  # Pirate Ship Fleet
        self.any_moment = False  # Ellaria Sand: the maneuver at any moment
        self.toll = 0  # Salladhor Saan: gold of the first conquest
        self.bribed = 0  # territories (bits) that cannot be invaded this turn
        self.truces = 0  # territories (bits) closed until a conquest elsewhere
        self.wed = 0  # seats (bits) whose territories cannot be invaded this turn
        self.high_ground: list[list[int]] = []  # [seat, territory, amount]

    # ------------------------------------------------------------------ questions

    def seat_name(self, seat: int) -> str:
        house = self.house[seat]
        return f"seat_{seat}" if house < 0 else HOUSE.slugs[house]

    def own(self, seat: int) -> list[int]:
        """The seat's territories, in the order of the board. Not to be changed."""
        return self.lands[seat]

    def castles(self, seat: int) -> int:
        return sum([1 for a in self.lands[seat] if HAS_CASTLE[a]])

    def ports(self, seat: int) -> int:
        return sum([1 for a in self.lands[seat] if HAS_PORT[a]])

    def regions_held(self, seat: int) -> list[int]:
        """Regions complete in the seat's hands."""
        owner = self.owner
        held = []
        for number, _, areas in self.board.regions:
            for a in areas:
                if owner[a] != seat:
                    break
            else:
                held.append(number)
        return held

    def in_play(self, seat: int) -> bool:
        return self.held[seat] > 0

    def others(self, seat: int) -> list[int]:
        """The opponents still in play, in turn order after the seat."""
        order = self.order
        at = order.index(seat)
        return [s for s in order[at + 1 :] + order[:at] if self.held[s]]

    def seat_of_power(self, seat: int) -> int:
        return SEATS_OF_POWER[self.house[seat]]

    def conquest_count(self) -> int:
        return sum(self.conquests)

    # ------------------------------------------------------------------ changes that every card makes alike

    def add_units(self, area: int, count: int) -> None:
        self.units[area] += count

    def destroy(self, area: int, count: int, *, by: int) -> int:
        """Units lost to a card: never the last one of a territory. Returns how many fell."""
        count = min(count, self.units[area] - 1)
        if count > 0:
            self.units[area] -= count
            self.tell(UNITS_DESTROYED, self.owner[area], area, count)
            if by == self.turn and self.owner[area] != by:
                self.destroyed += count
        return max(count, 0)

    def take_gold(self, victim: int, gold: int) -> int:
        """As much of it as the victim has."""
        taken = min(gold, self.gold[victim])
        self.gold[victim] -= taken
        return taken

    def find_occasions(self, seat: int) -> int:
        """The moments (bits) for which a seat has a character face up or a maester card: kept until these change."""
        found = 0
        for maester in self.maesters[seat]:
            found |= OF_MAESTER[maester]
        if self.characters_in_play:
            for character in CHARACTERS_OF[self.house[seat]]:
                if self.face[character] == FACE_UP:
                    found |= OF_CHARACTER[character]
        self.occasions[seat] = found
        return found

    def turn_character(self, character: int, face: int) -> None:
        self.face[character] = face
        house = HOUSE_OF[character]
        if house in self.house:
            self.occasions[self.house.index(house)] = UNKNOWN

    def give_maester(self, seat: int, maester: int) -> None:
        self.maesters[seat].append(maester)
        self.occasions[seat] = UNKNOWN

    def lose_maester(self, seat: int, maester: int) -> None:
        """A maester card leaves a hand; whoever remembered it there need not any more."""
        self.maesters[seat].remove(maester)
        self.occasions[seat] = UNKNOWN
        self.seen = [s for s in self.seen if s[1:] != [seat, maester]]

    def change_owner(self, area: int, seat: int) -> None:
        loser = self.owner[area]
        if loser >= 0:
            self.held[loser] -= 1
        self.owner[area] = seat
        self.lands = lands = self.lands[:]  # copies share the old ones
        if loser >= 0:
            lands[loser] = [a for a in lands[loser] if a != area]
        if seat != NEUTRAL:
            self.held[seat] += 1
            lands[seat] = sorted([*lands[seat], area])

    # ------------------------------------------------------------------ copies and knowledge

    def copy_state(self, other: Self) -> None:
        other.board = self.board
        other.gold_in_play = self.gold_in_play
        other.characters_in_play = self.characters_in_play
        other.specials_in_play = self.specials_in_play
        other.maesters_in_play = self.maesters_in_play
        other.objectives_in_play = self.objectives_in_play
        other.dominion_victory = self.dominion_victory
        other.round_limit = self.round_limit
        other.safe = self.safe
        other.owner = self.owner[:]
        other.lands = self.lands  # shared until an owner changes
        other.units = self.units[:]
        other.house = self.house[:]
        other.order = self.order[:]
        other.held = self.held[:]
        other.hand = [h[:] for h in self.hand]
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.end_places = self.end_places
        other.turn = self.turn
        other.round = self.round
        other.conquered = self.conquered
        other.conquests = self.conquests[:]
        other.destroyed = self.destroyed
        other.invasions = self.invasions
        other.maneuvers = self.maneuvers
        other.halved = self.halved
        other.any_coast = self.any_coast
        other.any_moment = self.any_moment
        other.toll = self.toll
        other.bribed = self.bribed
        other.truces = self.truces
        other.wed = self.wed
        other.mourning = self.mourning
        if self.specials_in_play or self.maesters_in_play:
            other.knights = self.knights[:]
            other.engines = self.engines[:]
            other.forts = self.forts[:]
        else:  # never changed: shared
            other.knights = self.knights
            other.engines = self.engines
            other.forts = self.forts
        if self.gold_in_play or self.objectives_in_play:
            other.gold = self.gold[:]
            other.points = self.points[:]
            other.maesters = [m[:] for m in self.maesters]
            other.objectives = [o[:] for o in self.objectives]
            other.face = self.face[:]
            other.captor = self.captor[:]
            other.occasions = self.occasions[:]
            other.musters = [m[:] for m in self.musters]
            other.maester_deck = self.maester_deck[:]
            other.maester_discard = self.maester_discard[:]
            other.objective_deck = self.objective_deck[:]
            other.objective_discard = self.objective_discard[:]
            other.seen = self.seen[:]
            other.high_ground = self.high_ground[:]
        else:
            other.gold = self.gold
            other.points = self.points
            other.maesters = self.maesters
            other.objectives = self.objectives
            other.face = self.face
            other.captor = self.captor
            other.occasions = self.occasions
            other.musters = self.musters
            other.maester_deck = self.maester_deck
            other.maester_discard = self.maester_discard
            other.objective_deck = self.objective_deck
            other.objective_discard = self.objective_discard
            other.seen = self.seen
            other.high_ground = self.high_ground

    def resample(self, seat: int | None, rng: Rng) -> None:
        from smallcouncil.games.risk.imagine import resample

        resample(self, seat, rng)

    def time(self) -> Time:
        from smallcouncil.games.risk.turn.turn import Turn

        turn = self.nearest(Turn)
        return Time(self.round, self.turn, -1 if turn is None else turn.step - 1)

    def figures(self) -> dict[str, list[int]]:
        from smallcouncil.games.risk.turn.victory import skirmish_points

        seats = range(self.players)
        objectives = {"points": self.points[:]} if self.objectives_in_play else {}
        gold = {"gold": self.gold[:]} if self.gold_in_play else {}
        return {
            **objectives,
            "score": [skirmish_points(self, s) for s in seats],
            "territories": self.held[:],
            "castles": [self.castles(s) for s in seats],
            "units": [sum([self.units[a] for a in self.own(s)]) for s in seats],
            **gold,
            "cards": [len(hand) for hand in self.hand],
        }

    def seen_by(self, seat: int | None) -> RiskView:
        return self.seen_by_each((seat,))[0]

    def seen_by_each(self, seats: Sequence[int | None]) -> list[RiskView]:
        from smallcouncil.games.risk.view import seen_by_each

        return seen_by_each(self, seats)

    def write(self) -> dict[str, Any]:
        from smallcouncil.games.risk.position import write

        return write(self)
