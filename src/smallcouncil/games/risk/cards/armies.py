"""Cards that bring, move and destroy units."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.risk import facts
from smallcouncil.games.risk.board import HAS_CASTLE, REGION_OF, SYMBOLS
from smallcouncil.games.risk.cards.conditions import neighbouring_opponents
from smallcouncil.games.risk.cards.dice import Card, CardRoll
from smallcouncil.games.risk.decks import draw_territory
from smallcouncil.games.risk.turn.maneuver import Maneuver
from smallcouncil.games.risk.turn.reinforce import PutSpecial, Reinforce
from smallcouncil.games.risk.windows.battlefield import battle, invasion
from smallcouncil.games.risk.windows.windows import EFFECTS
from smallcouncil.games.risk.words import (
    AREA,
    AT,
    DESTROY,
    GOT_CARD,
    REMOVE,
    SHOWN,
    UNITS_ADDED,
    UNITS_DESTROYED,
)
from smallcouncil.table import NUMBER, Choice, Procedure, Prompt

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable

ASK_PLACE = Prompt("card.place", rule="R-RK-maester-05", left=NUMBER)
ASK_CASTLE = Prompt("card.castle", rule="R-RK-character-02")
ASK_WITHDRAW = Prompt("card.withdraw", rule="R-RK-maester-05", area=AREA)
ASK_SUPPLY = Prompt("card.supply_lines", rule="R-RK-maester-05")
ASK_DESTROY = Prompt("card.destroy", rule="R-RK-maester-05", left=NUMBER)
ASK_REMOVE = Prompt("card.remove", rule="R-RK-maester-05", area=AREA)
PROMPTS = (ASK_PLACE, ASK_CASTLE, ASK_WITHDRAW, ASK_SUPPLY, ASK_DESTROY, ASK_REMOVE)


# ---------------------------------------------------------------- committed attackers


def destroy_committed(t: RiskTable, count: int) -> None:
    """Attackers that were committed fall; their territory keeps the unit that stayed behind."""
    under_way = battle(t)
    count = min(count, under_way.attacking)
    source = invasion(t).source
    under_way.attacking -= count
    t.units[source] -= count
    t.tell(UNITS_DESTROYED, under_way.seat, source, count)


class Ambush(CardRoll):
    """Half of a die, rounded up, of the committed attackers fall."""

    def use(self, t: RiskTable) -> None:
        destroy_committed(t, (self.faces[0] + 1) // 2)


def ambush(t: RiskTable, seat: int, card: Card) -> None:
    if card.args.get("amount") == "all":
        destroy_committed(t, battle(t).attacking)
    else:
        t.call(Ambush(seat))


def shifting_alliance(t: RiskTable, seat: int, card: Card) -> None:
    destroy_committed(t, card.args["destroy"])
    bring(t, seat, invasion(t).target, card.args["add"])


# ---------------------------------------------------------------- new units


def bring(t: RiskTable, seat: int, area: int, units: int) -> None:
    t.add_units(area, units)
    t.tell(UNITS_ADDED, seat, area, units)


class CallToArms(CardRoll):
    """A die of units joins the defenders."""

    def use(self, t: RiskTable) -> None:
        bring(t, self.seat, invasion(t).target, self.faces[0])


def add_defenders(t: RiskTable, seat: int, card: Card) -> None:
    if "dice" in card.args:
        t.call(CallToArms(seat))
    else:
        bring(t, seat, invasion(t).target, card.args["amount"])


class CallBanners(CardRoll):
    """A die of units joins this turn's reinforcements."""

    def use(self, t: RiskTable) -> None:
        reinforce = t.nearest(Reinforce)
        assert reinforce is not None
        reinforce.left += self.faces[0]


class PlaceSome(Procedure):
    """One unit each in different own territories."""

    steps = ("place",)
    fields = ("seat", "left", "done")

    def __init__(self, seat: int, left: int, done: list[int] | None = None) -> None:
        self.step = 0
        self.seat = seat
        self.left = left
        self.done = done or []

    def place(self, t: RiskTable) -> None:
        areas = [a for a in t.own(self.seat) if a not in self.done]
        if self.left and areas:
            self.ask(t, self.seat, ASK_PLACE, [AT(a) for a in areas], args=(self.left,))

    def on_place(self, t: RiskTable, seat: int, choice: Choice) -> None:
        (area,) = choice.args
        bring(t, seat, area, 1)
        self.done.append(area)
        self.left -= 1
        self.again()


class PlaceOnCastle(Procedure):
    """Further units on an own territory with a castle."""

    steps = ("place",)
    fields = ("seat", "units")

    def __init__(self, seat: int, units: int) -> None:
        self.step = 0
        self.seat = seat
        self.units = units

    def place(self, t: RiskTable) -> None:
        self.ask(t, self.seat, ASK_CASTLE, [AT(a) for a in t.own(self.seat) if HAS_CASTLE[a]])

    def on_place(self, t: RiskTable, seat: int, choice: Choice) -> None:
        bring(t, seat, choice.args[0], self.units)


def add_special(t: RiskTable, seat: int, card: Card) -> None:
    t.call(PutSpecial(seat, SYMBOLS.index(card.args["unit"])))


def hidden_muster(t: RiskTable, seat: int, card: Card) -> None:
    drawn = draw_territory(t, seat)
    if drawn >= 0:
        t.musters[seat].append(drawn)
        t.whisper(1 << seat, GOT_CARD, seat, drawn)


MUSTER_UNITS: int = next(m.args["units"] for m in facts.MAESTERS if m.op == "hidden_muster")


# ---------------------------------------------------------------- losses


def region_plague(t: RiskTable, seat: int, card: Card) -> None:
    drawn = draw_territory(t, seat)
    if drawn < 0:
        return
    t.discard.append(drawn)
    t.tell(SHOWN, seat, (drawn,))
    for area in t.board.areas:
        if REGION_OF[area] == REGION_OF[drawn] and t.owner[area] >= 0 and t.owner[area] != seat:
            t.destroy(area, card.args["amount"], by=seat)


def mass_desertion(t: RiskTable, seat: int, card: Card) -> None:
    drawn = [draw_territory(t, seat) for _ in range(card.args["cards"]) if not t.over]
    for area in drawn:
        if area >= 0:
            t.discard.append(area)
            t.tell(SHOWN, seat, (area,))
            if t.owner[area] >= 0 and t.owner[area] != seat:
                t.destroy(area, t.units[area] // 2, by=seat)


class Attrition(Procedure):
    """Every opponent destroys own units one at a time, then the player does; one unit stays everywhere."""

    steps = ("next",)
    fields = ("seat", "queue")

    def __init__(self, seat: int, queue: list[int]) -> None:
        self.step = 0
        self.seat = seat
        self.queue = queue  # seats that still lose a unit, in order

    def next(self, t: RiskTable) -> None:
        while self.queue:
            seat = self.queue[0]
            areas = [a for a in t.own(seat) if t.units[a] > 1]
            if areas:
                self.ask(t, seat, ASK_DESTROY, [DESTROY(a) for a in areas], args=(self.queue.count(seat),))
                return
            self.queue.pop(0)

    def on_next(self, t: RiskTable, seat: int, choice: Choice) -> None:
        self.queue.pop(0)
        t.destroy(choice.args[0], 1, by=self.seat)
        self.again()


def attrition(t: RiskTable, seat: int, card: Card) -> None:
    theirs = [s for s in t.others(seat) for _ in range(card.args["opponents"])]
    t.call(Attrition(seat, theirs + [seat] * card.args["self"]))


class CutSupplyLines(CardRoll):
    """Choose a neighbouring territory of an opponent, roll, and remove so many units from it."""

    steps = ("choose", "roll", "rolled", "use")
    fields = ("seat", "area", "faces")

    def __init__(self, seat: int, area: int = -1, faces: list[int] | None = None) -> None:
        super().__init__(seat, faces)
        self.area = area

    def choose(self, t: RiskTable) -> None:
        self.ask(t, self.seat, ASK_SUPPLY, [AT(a) for a in neighbouring_opponents(t, self.seat)])

    def on_choose(self, t: RiskTable, seat: int, choice: Choice) -> None:
        (self.area,) = choice.args

    def use(self, t: RiskTable) -> None:
        t.destroy(self.area, self.faces[0], by=self.seat)


class UnplannedLosses(Procedure):
    """Up to so many units fall in the attacking and in the defending territory."""

    steps = ("attacking", "defending")
    fields = ("seat", "most")

    def __init__(self, seat: int, most: int) -> None:
        self.step = 0
        self.seat = seat
        self.most = most

    def attacking(self, t: RiskTable) -> None:
        self.ask_for(t, invasion(t).source)

    def on_attacking(self, t: RiskTable, seat: int, choice: Choice) -> None:
        t.destroy(invasion(t).source, choice.args[0], by=seat)

    def defending(self, t: RiskTable) -> None:
        self.ask_for(t, invasion(t).target)

    def on_defending(self, t: RiskTable, seat: int, choice: Choice) -> None:
        t.destroy(invasion(t).target, choice.args[0], by=seat)

    def ask_for(self, t: RiskTable, area: int) -> None:
        most = min(self.most, t.units[area] - 1)
        self.ask(t, self.seat, ASK_REMOVE, [REMOVE(n) for n in range(most, -1, -1)], args=(area,))


# ---------------------------------------------------------------- movement


class Withdraw(Procedure):
    """All units but one leave the invaded territory for another own one, linked or not."""

    steps = ("choose",)
    fields = ("seat", "keep")

    def __init__(self, seat: int, keep: int) -> None:
        self.step = 0
        self.seat = seat
        self.keep = keep

    def choose(self, t: RiskTable) -> None:
        source = invasion(t).target
        areas = [a for a in t.own(self.seat) if a != source]
        self.ask(t, self.seat, ASK_WITHDRAW, [AT(a) for a in areas], args=(source,))

    def on_choose(self, t: RiskTable, seat: int, choice: Choice) -> None:
        source = invasion(t).target
        (target,) = choice.args
        units = t.units[source] - self.keep
        t.units[source] = self.keep
        t.units[target] += units
        t.call(Maneuver(seat, source, target, units).at(Maneuver.steps.index("along")))


EFFECTS.update(
    destroy_committed=ambush,
    destroy_and_add=shifting_alliance,
    add_units_defending=add_defenders,
    extra_reinforcements=lambda t, seat, card: t.call(CallBanners(seat)),
    place_units=lambda t, seat, card: t.call(PlaceSome(seat, card.args["total"])),
    extra_unit_on_castle=lambda t, seat, card: t.call(PlaceOnCastle(seat, card.args["amount"])),
    add_special=add_special,
    hidden_muster=hidden_muster,
    region_plague=region_plague,
    halve_two_territories=mass_desertion,
    attrition=attrition,
    remove_units=lambda t, seat, card: t.call(CutSupplyLines(seat)),
    destroy_both_sides=lambda t, seat, card: t.call(UnplannedLosses(seat, card.args["amount"])),
    withdraw=lambda t, seat, card: t.call(Withdraw(seat, card.args["keep"])),
)
PROCEDURES = (
    Ambush,
    CallToArms,
    CallBanners,
    PlaceSome,
    PlaceOnCastle,
    Attrition,
    CutSupplyLines,
    UnplannedLosses,
    Withdraw,
)
