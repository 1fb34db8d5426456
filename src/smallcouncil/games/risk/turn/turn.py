"""The turn: its steps in the order of the rulebook, and the round of turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.risk import facts
from smallcouncil.games.risk.decks import DrawTerritory
from smallcouncil.games.risk.state import FACE_DOWN, FACE_UP
from smallcouncil.games.risk.turn.buy import Buy
from smallcouncil.games.risk.turn.invade import Invade
from smallcouncil.games.risk.turn.maneuver import Maneuvers
from smallcouncil.games.risk.turn.objectives import CompleteObjective
from smallcouncil.games.risk.turn.reinforce import Reinforce, TradeDown
from smallcouncil.games.risk.turn.victory import most_points
from smallcouncil.games.risk.windows.battlefield import Opener
from smallcouncil.games.risk.windows.moments import CHARACTERS_OF, DRAW_STEP, OPPONENT_START, START
from smallcouncil.games.risk.windows.windows import window, windows
from smallcouncil.games.risk.words import READIED, TURN
from smallcouncil.table import Procedure

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable


class Rounds(Procedure):
    """Turn after turn, clockwise or in the order of the houses, until the game is over."""

    steps = ("next",)
    fields = ("place",)

    def __init__(self, place: int = 0) -> None:
        self.step = 0
        self.place = place  # in the turn order

    def copy(self) -> Rounds:
        return Rounds(self.place).at(self.step)

    def next(self, t: RiskTable) -> None:
        place = self.place
        if place == 0:
            if t.round_limit and t.round >= t.round_limit:
                most_points(t, "round_limit")
                return
            t.round += 1
        self.place = (place + 1) % t.players
        self.again()
        seat = t.order[place]
        if t.held[seat]:
            t.call(Turn(seat))


class Turn(Opener):
    """Skirmish: reinforce, invade, maneuver, draw. Dominion adds buying, readying and objectives."""

    steps = ("begin", "start", "reinforce", "buy", "ready", "invade", "maneuver", "objective", "draw", "card", "cards")
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.step = 0
        self.seat = seat

    def copy(self) -> Turn:
        return Turn(self.seat).at(self.step)

    def begin(self, t: RiskTable) -> None:
        t.turn = self.seat
        t.conquered = 0
        t.conquests = [0] * (t.players + 1)
        t.destroyed = 0
        t.invasions = 0
        t.maneuvers = 1
        t.halved = False
        t.any_coast = False
        t.any_moment = False
        t.toll = 0
        t.bribed = 0
        t.truces = 0
        t.wed = 0
        t.high_ground = []
        t.mourning &= ~(1 << self.seat)
        t.tell(TURN, self.seat, t.round)

    def start(self, t: RiskTable) -> None:
        if t.maesters_in_play:
            others = t.others(self.seat)
            windows(t, [self.seat, *others], [START] + [OPPONENT_START] * len(others))

    def reinforce(self, t: RiskTable) -> None:
        t.call(Reinforce(self.seat))

    def buy(self, t: RiskTable) -> None:
        if t.gold_in_play:
            t.call(Buy(self.seat))

    def ready(self, t: RiskTable) -> None:
        if t.characters_in_play:
            for character in CHARACTERS_OF[t.house[self.seat]]:
                if t.face[character] == FACE_DOWN:
                    t.turn_character(character, FACE_UP)
            t.tell(READIED, self.seat)

    def invade(self, t: RiskTable) -> None:
        t.call(Invade(self.seat))

    def maneuver(self, t: RiskTable) -> None:
        t.call(Maneuvers(self.seat))

    def objective(self, t: RiskTable) -> None:
        if t.objectives_in_play:
            t.call(CompleteObjective(self.seat))

    def draw(self, t: RiskTable) -> None:
        if t.characters_in_play:
            window(t, DRAW_STEP, self.seat)

    def card(self, t: RiskTable) -> None:
        if t.conquered:
            t.call(DrawTerritory(self.seat))

    def cards(self, t: RiskTable) -> None:
        if len(t.hand[self.seat]) > facts.HAND_LIMIT:
            t.call(TradeDown(self.seat))
