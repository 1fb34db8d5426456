"""Turn step 2 of Dominion: buy maester cards and one pair of objectives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.risk import facts
from smallcouncil.games.risk.decks import DrawOne, KeepOneMaester, KeepOneObjective, draw_maester, take_maester
from smallcouncil.games.risk.windows.battlefield import Opener
from smallcouncil.games.risk.windows.moments import BUY
from smallcouncil.games.risk.windows.windows import window
from smallcouncil.games.risk.words import (
    BOUGHT_MAESTER,
    BOUGHT_OBJECTIVE,
    BUY_MAESTER,
    BUY_OBJECTIVE,
    DONE,
)
from smallcouncil.table import NUMBER, Choice, Prompt

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable

ASK_BUY = Prompt("buy.cards", rule="R-RK-maester-01", gold=NUMBER)
PROMPTS = (ASK_BUY,)


class Buy(Opener):
    """Any number of maester cards, objectives once."""

    steps = ("shop",)
    fields = ("seat", "objectives")

    def __init__(self, seat: int, objectives: int = 0) -> None:
        self.step = 0
        self.seat = seat
        self.objectives = objectives  # bought this turn

    def shop(self, t: RiskTable) -> None:
        gold = t.gold[self.seat]
        choices = []
        if t.maesters_in_play and gold >= facts.MAESTER_PRICE and (t.maester_deck or t.maester_discard):
            choices.append(BUY_MAESTER())
        if (
            t.objectives_in_play
            and not self.objectives
            and gold >= facts.OBJECTIVE_PRICE
            and (t.objective_deck or t.objective_discard)
        ):
            choices.append(BUY_OBJECTIVE())
        if choices:
            self.ask(t, self.seat, ASK_BUY, [*choices, DONE()], args=(gold,), default=DONE())

    def on_shop(self, t: RiskTable, seat: int, choice: Choice) -> None:
        if choice.verb is DONE:
            return
        self.again()
        if choice.verb is BUY_MAESTER:
            t.gold[seat] -= facts.MAESTER_PRICE
            t.tell(BOUGHT_MAESTER, seat)
            t.call(BuyMaester(seat))
        else:
            t.gold[seat] -= facts.OBJECTIVE_PRICE
            self.objectives += 1
            t.tell(BOUGHT_OBJECTIVE, seat)
            t.call(KeepOneObjective(seat))


class BuyMaester(DrawOne):
    """The top card of the deck; Tyrion Lannister may choose from two."""

    def before(self, t: RiskTable) -> None:
        if t.characters_in_play:
            window(t, BUY, self.seat)

    def draw(self, t: RiskTable) -> None:
        if self.replaced:
            t.call(KeepOneMaester(self.seat))
            return
        maester = draw_maester(t)
        if maester >= 0:
            take_maester(t, self.seat, maester)
