"""Turn step 1: count, trade in cards, place every unit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.risk import facts
from smallcouncil.games.risk.board import FORTIFICATION, KNIGHT, SYMBOL, SYMBOLS
from smallcouncil.games.risk.windows.battlefield import Opener
from smallcouncil.games.risk.windows.moments import COLLECT, DEPLOY
from smallcouncil.games.risk.windows.windows import window
from smallcouncil.games.risk.words import (
    COLLECTED,
    KEEP_CARDS,
    PLACED,
    PLACES,
    PUT,
    REDEEM,
    REDEEM_MAESTER,
    REDEEMED,
    REDEEMED_MAESTER,
    SPECIAL_PLACED,
    TRADE,
    TRADED,
    UNIT,
)
from smallcouncil.table import NUMBER, Choice, Procedure, Prompt

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable

ASK_TRADE = Prompt("reinforce.trade", rule="R-RK-trade-01")
ASK_REDEEM = Prompt("reinforce.redeem", rule="R-RK-special-01")
ASK_PLACE = Prompt("reinforce.place", rule="R-RK-reinforce-13", left=NUMBER)
ASK_PUT = Prompt("reinforce.put", rule="R-RK-special-05", unit=UNIT)

ONE_OF_EACH = 3

# Maester cards that show a special unit may be redeemed for it (ambiguity A-RK-25).
MAESTER_UNIT = {i: SYMBOLS.index(m.args["unit"]) for i, m in enumerate(facts.MAESTERS) if m.op == "add_special"}


def basic_units(t: RiskTable, seat: int) -> int:
    """Territories and castles divided by 3, rounded down."""
    return (t.held[seat] + t.castles(seat)) // 3


def region_units(t: RiskTable, seat: int) -> int:
    owner = t.owner
    units = 0
    for _, bonus, areas in t.board.regions:
        for a in areas:
            if owner[a] != seat:
                break
        else:
            units += bonus
    return units


def income(t: RiskTable, seat: int) -> tuple[int, int]:
    """Units and gold that the seat collects now, before cards are traded in."""
    basic = basic_units(t, seat)
    regions = region_units(t, seat)
    halved = t.halved and seat == t.turn
    if halved:
        units = (basic + regions) // 2
    else:
        basic = max(basic, facts.LEAST_REINFORCEMENTS)
        units = basic + regions
    if not t.gold_in_play:
        return units, 0
    gold = basic * facts.GOLD_PER_UNIT + regions * facts.GOLD_PER_REGION_UNIT + t.ports(seat) * facts.GOLD_PER_PORT
    if halved:
        gold = gold // 2 // 100 * 100
    return units, gold


def set_kind(a: int, b: int, c: int) -> int:
    """What three cards are worth as a set: a symbol, ONE_OF_EACH, or -1 for no set."""
    x, y, z = SYMBOL[a], SYMBOL[b], SYMBOL[c]
    if x == y == z:
        return x
    if x != y and y != z and x != z:
        return ONE_OF_EACH
    return -1


def sets(hand: list[int]) -> list[Choice]:
    """All sets in a hand."""
    cards = sorted(hand)
    n = len(cards)
    return [
        TRADE(cards[i], cards[j], cards[k])
        for i in range(n)
        for j in range(i + 1, n)
        for k in range(j + 1, n)
        if set_kind(cards[i], cards[j], cards[k]) >= 0
    ]


def trade_in(t: RiskTable, seat: int, choice: Choice) -> int:
    """Give a set away; returns the units for it. Those for matching territories are placed at once."""
    cards = choice.args
    units: int = facts.SET_UNITS[set_kind(*cards)]
    t.tell(TRADED, seat, cards, units)
    for card in cards:
        t.hand[seat].remove(card)
        t.discard.append(card)
        if t.owner[card] == seat:
            t.units[card] += facts.MATCHING_UNITS
            for _ in range(facts.MATCHING_UNITS):
                t.tell(PLACED, seat, card)
    return units


class PlaceUnits(Opener):
    """Units of one seat are left to place, one by one."""

    fields = ("seat", "left")

    def __init__(self, seat: int, left: int = 0) -> None:
        self.step = 0
        self.seat = seat
        self.left = left

    def place(self, t: RiskTable) -> None:
        if self.left:
            seat = self.seat
            self.ask(t, seat, ASK_PLACE, [PLACES[a] for a in t.own(seat)], args=(self.left,))

    def on_place(self, t: RiskTable, seat: int, choice: Choice) -> None:
        area = choice.args[0]
        t.units[area] += 1
        t.tell(PLACED, seat, area)
        self.left -= 1
        if self.left:
            self.step -= 1


class Reinforce(PlaceUnits):
    """Collect units and gold, trade in a set, redeem a single card, place everything."""

    steps = ("banners", "count", "trade", "redeem", "deploy", "place")

    def copy(self) -> Reinforce:
        return Reinforce(self.seat, self.left).at(self.step)

    def banners(self, t: RiskTable) -> None:
        if t.maesters_in_play:
            window(t, COLLECT, self.seat)

    def count(self, t: RiskTable) -> None:
        units, gold = income(t, self.seat)
        self.left += units
        t.gold[self.seat] += gold
        t.tell(COLLECTED, self.seat, units, gold)

    def trade(self, t: RiskTable) -> None:
        hand = t.hand[self.seat]
        if len(hand) < 3:
            return
        choices = sets(hand)
        if choices or t.safe:
            if len(hand) < facts.HAND_LIMIT:
                choices.append(KEEP_CARDS())
            self.ask(t, self.seat, ASK_TRADE, choices, default=choices[-1], always=t.safe)

    def on_trade(self, t: RiskTable, seat: int, choice: Choice) -> None:
        if choice.verb is TRADE:
            self.left += trade_in(t, seat, choice)

    def redeem(self, t: RiskTable) -> None:
        if not t.specials_in_play:
            return
        seat = self.seat
        choices = [REDEEM(card) for card in sorted(t.hand[seat])]
        choices += [REDEEM_MAESTER(m) for m in sorted(set(t.maesters[seat])) if m in MAESTER_UNIT]
        if choices or (t.safe and t.maesters[seat]):
            self.ask(t, seat, ASK_REDEEM, [*choices, KEEP_CARDS()], default=KEEP_CARDS(), always=t.safe)

    def on_redeem(self, t: RiskTable, seat: int, choice: Choice) -> None:
        if choice.verb is REDEEM:
            (card,) = choice.args
            t.hand[seat].remove(card)
            t.discard.append(card)
            t.tell(REDEEMED, seat, card, SYMBOL[card])
            t.call(PutSpecial(seat, SYMBOL[card]))
        elif choice.verb is REDEEM_MAESTER:
            (maester,) = choice.args
            t.lose_maester(seat, maester)
            t.maester_discard.append(maester)
            t.tell(REDEEMED_MAESTER, seat, maester, MAESTER_UNIT[maester])
            t.call(PutSpecial(seat, MAESTER_UNIT[maester]))

    def deploy(self, t: RiskTable) -> None:
        if t.characters_in_play:
            window(t, DEPLOY, self.seat)


class TradeDown(PlaceUnits):
    """More than five cards in hand: trade in sets at once until five or fewer are left, and place the units."""

    steps = ("trade", "place")

    def trade(self, t: RiskTable) -> None:
        if len(t.hand[self.seat]) > facts.HAND_LIMIT:
            self.ask(t, self.seat, ASK_TRADE, sets(t.hand[self.seat]))

    def on_trade(self, t: RiskTable, seat: int, choice: Choice) -> None:
        self.left += trade_in(t, seat, choice)
        self.again()


class PutSpecial(Procedure):
    """A special unit goes to any controlled territory."""

    steps = ("put",)
    fields = ("seat", "unit")

    def __init__(self, seat: int, unit: int) -> None:
        self.step = 0
        self.seat = seat
        self.unit = unit

    def put(self, t: RiskTable) -> None:
        self.ask(t, self.seat, ASK_PUT, [PUT(self.unit, a) for a in t.own(self.seat)], args=(self.unit,))

    def on_put(self, t: RiskTable, seat: int, choice: Choice) -> None:
        area = choice.args[1]
        kinds = t.knights if self.unit == KNIGHT else t.forts if self.unit == FORTIFICATION else t.engines
        kinds[area] += 1
        t.tell(SPECIAL_PLACED, seat, self.unit, area)


PROMPTS = (ASK_TRADE, ASK_REDEEM, ASK_PLACE, ASK_PUT)
