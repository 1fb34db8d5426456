"""Before the first turn: who begins, houses, territories, decks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.risk import facts
from smallcouncil.games.risk.board import HOUSE_NUMBER, SEATS_OF_POWER
from smallcouncil.games.risk.decks import draw_maester, draw_objective, draw_territory, take_card, take_maester
from smallcouncil.games.risk.state import FACE_UP
from smallcouncil.games.risk.turn.turn import Rounds
from smallcouncil.games.risk.windows.moments import CHARACTERS_OF
from smallcouncil.games.risk.words import (
    CLAIM,
    CLAIMED,
    DEALT,
    EMPTY,
    END_CARD,
    GOT_OBJECTIVE,
    NEUTRAL,
    NEUTRAL_LAID,
    PLACED,
    PLACES,
    RETURN_OBJECTIVE,
    ROLLED_FOR_ORDER,
    TAKE_HOUSE,
    TOOK_HOUSE,
)
from smallcouncil.table import NUMBER, Choice, Procedure, Prompt

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable

ASK_HOUSE = Prompt("setup.house", rule="R-RK-setup-06")
ASK_RETURN: Prompt = Prompt("setup.return_objective", rule="R-RK-domsetup-08")
ASK_CLAIM: Prompt = Prompt("setup.claim", rule="R-RK-domsetup-23", left=NUMBER)
ASK_STRENGTHEN = Prompt("setup.strengthen", rule="R-RK-domsetup-25", left=NUMBER)
PROMPTS = (ASK_HOUSE, ASK_RETURN, ASK_CLAIM, ASK_STRENGTHEN)


def highest_roller(t: RiskTable) -> int:
    """Everyone rolls a die; who is tied for the highest rolls again."""
    seats = list(range(t.players))
    while len(seats) > 1:
        rolls = [t.rng.die(6) for _ in seats]
        for seat, roll in zip(seats, rolls, strict=True):
            t.tell(ROLLED_FOR_ORDER, seat, roll)
        seats = [seat for seat, roll in zip(seats, rolls, strict=True) if roll == max(rolls)]
    return seats[0]


def shuffle_territories(t: RiskTable) -> None:
    t.deck = t.board.areas[:]
    t.rng.shuffle(t.deck)


def insert_end_card(t: RiskTable) -> None:
    """At a random place in the lower half of the deck, unless victory is by points of objectives."""
    if not t.dominion_victory:
        t.end_places = len(t.deck) // 2 + 1
        t.deck.insert(t.rng.below(t.end_places), END_CARD)


class ChooseHouses(Procedure):
    """The highest roll chooses first, then clockwise."""

    steps = ("roll", "choose")
    fields = ("first",)

    def __init__(self, first: int = 0) -> None:
        self.step = 0
        self.first = first

    def roll(self, t: RiskTable) -> None:
        self.first = highest_roller(t)
        t.order = [(self.first + i) % t.players for i in range(t.players)]
        houses = t.options.houses
        if houses:
            for seat, house in enumerate(houses):
                self.take(t, seat, HOUSE_NUMBER[house])

    def choose(self, t: RiskTable) -> None:
        free = [h for h in houses_in_play(t) if h not in t.house]
        if free:
            seat = next(s for s in t.order if t.house[s] < 0)
            self.ask(t, seat, ASK_HOUSE, [TAKE_HOUSE(h) for h in free])

    def on_choose(self, t: RiskTable, seat: int, choice: Choice) -> None:
        self.take(t, seat, choice.args[0])
        self.again()

    def take(self, t: RiskTable, seat: int, house: int) -> None:
        t.house[seat] = house
        t.tell(TOOK_HOUSE, house)
        if t.characters_in_play:
            for character in CHARACTERS_OF[house]:
                t.turn_character(character, FACE_UP)


def houses_in_play(t: RiskTable) -> list[int]:
    return [HOUSE_NUMBER[h] for h in facts.DOMINION[t.players].order]


class SkirmishSetup(Procedure):
    """Territories are dealt."""

    steps = ("houses", "deal", "begin")

    def houses(self, t: RiskTable) -> None:
        t.call(ChooseHouses())

    def deal(self, t: RiskTable) -> None:
        shuffle_territories(t)
        for place, seat in enumerate(t.order):
            dealt = [t.deck.pop() for _ in range(facts.SKIRMISH[t.players].cards_each[place])]
            for area in dealt:
                t.change_owner(area, seat)
                t.units[area] = t.options.units_per_territory
            t.tell(DEALT, seat, tuple(sorted(dealt)))
        lay_neutrals(t, t.deck)
        shuffle_territories(t)
        insert_end_card(t)

    def begin(self, t: RiskTable) -> None:
        t.call(Rounds())


def lay_neutrals(t: RiskTable, areas: list[int]) -> None:
    for area in areas:
        t.change_owner(area, NEUTRAL)
        t.units[area] = facts.NEUTRAL_UNITS
        t.tell(NEUTRAL_LAID, area, facts.NEUTRAL_UNITS)


class DominionSetup(Procedure):
    """Seats of power, then territories are claimed and strengthened in turn order."""

    steps = (
        "houses",
        "objectives",
        "return_one",
        "seats",
        "neutrals",
        "claim",
        "strengthen",
        "bonus",
        "begin",
    )
    fields = ("left", "place")

    def __init__(self, left: list[int] | None = None, place: int = 0) -> None:
        self.step = 0
        self.left = left or []  # units to place, by seat
        self.place = place  # in the turn order

    def copy(self) -> DominionSetup:
        return DominionSetup(self.left[:], self.place).at(self.step)

    def houses(self, t: RiskTable) -> None:
        t.call(ChooseHouses())

    def objectives(self, t: RiskTable) -> None:
        t.order = [t.house.index(h) for h in houses_in_play(t)]
        self.left = [facts.DOMINION[t.players].starting_units] * t.players
        shuffle_territories(t)
        stack_maesters(t)
        if t.objectives_in_play:
            stack_objectives(t)
            for seat in t.order:
                for _ in range(facts.OBJECTIVES_DRAWN):
                    objective = draw_objective(t)
                    t.objectives[seat].append(objective)
                    t.whisper(1 << seat, GOT_OBJECTIVE, seat, objective)

    def return_one(self, t: RiskTable) -> None:
        """Everyone at once, in secret."""
        for seat in range(t.players):
            if len(t.objectives[seat]) > facts.OBJECTIVES_KEPT:
                self.ask(t, seat, ASK_RETURN, [RETURN_OBJECTIVE(o) for o in t.objectives[seat]])

    def on_return_one(self, t: RiskTable, seat: int, choice: Choice) -> None:
        (objective,) = choice.args
        t.objectives[seat].remove(objective)
        t.objective_deck.append(objective)

    def reopen_return_one(self, t: RiskTable, seat: int) -> None:
        for other in range(t.players):
            if other != seat and len(t.objectives[other]) == facts.OBJECTIVES_KEPT:
                t.objectives[other].append(t.objective_deck.pop())

    def seats(self, t: RiskTable) -> None:
        t.rng.shuffle(t.objective_deck)
        for seat in t.order:
            area = t.seat_of_power(seat)
            t.change_owner(area, seat)
            t.units[area] = facts.SEAT_UNITS
            t.tell(CLAIMED, seat, area)

    def neutrals(self, t: RiskTable) -> None:
        count = facts.DOMINION[t.players].neutral_territories
        if count:
            seats = [SEATS_OF_POWER[h] for h in t.house]
            lay_neutrals(t, [a for a in reversed(t.deck) if a not in seats][:count])
            t.rng.shuffle(t.deck)

    def claim(self, t: RiskTable) -> None:
        owner = t.owner
        empty = [CLAIM(a) for a in t.board.areas if owner[a] == EMPTY]
        if empty:
            seat = t.order[self.place]
            self.ask(t, seat, ASK_CLAIM, empty, args=(self.left[seat],))
        else:
            self.place = 0

    def on_claim(self, t: RiskTable, seat: int, choice: Choice) -> None:
        (area,) = choice.args
        t.change_owner(area, seat)
        t.units[area] = 1
        t.tell(CLAIMED, seat, area)
        self.left[seat] -= 1
        self.place = (self.place + 1) % t.players
        self.again()

    def strengthen(self, t: RiskTable) -> None:
        if not any(self.left):
            return
        while not self.left[t.order[self.place]]:
            self.place = (self.place + 1) % t.players
        seat = t.order[self.place]
        self.ask(t, seat, ASK_STRENGTHEN, [PLACES[a] for a in t.own(seat)], args=(self.left[seat],))

    def on_strengthen(self, t: RiskTable, seat: int, choice: Choice) -> None:
        (area,) = choice.args
        t.units[area] += 1
        t.tell(PLACED, seat, area)
        self.left[seat] -= 1
        self.place = (self.place + 1) % t.players
        self.again()

    def bonus(self, t: RiskTable) -> None:
        for seat, bonus in zip(t.order, facts.DOMINION[t.players].start_bonus, strict=True):
            if t.gold_in_play:
                t.gold[seat] += bonus.gold
            for _ in range(bonus.territory_cards):
                take_card(t, seat, draw_territory(t, seat))
            if t.maesters_in_play:
                for _ in range(bonus.maester_cards):
                    take_maester(t, seat, draw_maester(t))
        insert_end_card(t)

    def begin(self, t: RiskTable) -> None:
        t.call(Rounds())


# What a card is about that is of no use when a module is left out.
MODULE_OF_OP = {
    "add_special": "special_units",
    "capture_character": "characters",
    "kill_character": "characters",
    "lose_vp": "objectives",
}


def stack_maesters(t: RiskTable) -> None:
    modules = t.options.modules
    if "maesters" in modules:
        t.maester_deck = [
            i
            for i, card in enumerate(facts.MAESTERS)
            if MODULE_OF_OP.get(card.op, "maesters") in modules
            for _ in range(card.copies)
        ]
        t.rng.shuffle(t.maester_deck)


def stack_objectives(t: RiskTable) -> None:
    t.objective_deck = [
        i
        for i, card in enumerate(facts.OBJECTIVES)
        if t.specials_in_play or card.kind != "have_special_units"
        for _ in range(card.copies)
    ]
    t.rng.shuffle(t.objective_deck)
