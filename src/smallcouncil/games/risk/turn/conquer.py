"""A territory falls: move in, take what cards promise, and see whether a player is out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.risk import facts
from smallcouncil.games.risk.state import CAPTURED, FACE_UP, GONE
from smallcouncil.games.risk.turn.reinforce import TradeDown
from smallcouncil.games.risk.turn.victory import last_one_standing
from smallcouncil.games.risk.windows.battlefield import invasion
from smallcouncil.games.risk.windows.moments import CHARACTERS_OF
from smallcouncil.games.risk.words import ADVANCE, ADVANCED, AREA, CONQUERED, ELIMINATED, RETURNED, STOLE_GOLD
from smallcouncil.games.risk.words import CAPTURED as CAPTURED_NEWS
from smallcouncil.table import Choice, Procedure, Prompt

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable

ASK_ADVANCE = Prompt("conquer.advance", rule="R-RK-conquer-03", source=AREA, target=AREA)
PROMPTS = (ASK_ADVANCE,)


class Conquer(Procedure):
    """All survivors of the last battle move in, with the knights and siege engines; more units may follow."""

    steps = ("take", "advance", "spoils", "eliminate", "trade_down")
    fields = ("seat", "survivors", "loser")

    def __init__(self, seat: int, survivors: int, loser: int = 0) -> None:
        self.step = 0
        self.seat = seat
        self.survivors = survivors
        self.loser = loser

    def copy(self) -> Conquer:
        return Conquer(self.seat, self.survivors, self.loser).at(self.step)

    def take(self, t: RiskTable) -> None:
        under_way = invasion(t)
        source, target = under_way.source, under_way.target
        self.loser = loser = t.owner[target]
        t.tell(CONQUERED, self.seat, target, loser)
        t.change_owner(target, self.seat)
        if t.specials_in_play or t.maesters_in_play:
            t.knights[target], t.knights[source] = t.knights[source], 0
            t.engines[target], t.engines[source] = t.engines[source], 0
            t.forts[target] = 0
        t.units[source] -= self.survivors
        t.units[target] = self.survivors
        t.conquered |= 1 << target
        t.conquests[loser] += 1  # the neutral side is the last one

    def advance(self, t: RiskTable) -> None:
        under_way = invasion(t)
        most = t.units[under_way.source] - 1
        choices = [ADVANCE(n) for n in range(most, -1, -1)]
        self.ask(t, self.seat, ASK_ADVANCE, choices, args=(under_way.source, under_way.target))

    def on_advance(self, t: RiskTable, seat: int, choice: Choice) -> None:
        under_way = invasion(t)
        (units,) = choice.args
        t.units[under_way.source] -= units
        t.units[under_way.target] += units
        t.tell(ADVANCED, seat, under_way.source, under_way.target, self.survivors + units)

    def spoils(self, t: RiskTable) -> None:
        seat, loser = self.seat, self.loser
        under_way = invasion(t)
        if t.truces:
            for area in t.board.areas:
                if t.truces >> area & 1 and t.owner[area] != loser:
                    t.truces &= ~(1 << area)
        if t.high_ground:
            t.high_ground = [entry for entry in t.high_ground if entry[1] != under_way.target]
        if loser < 0:
            return
        if t.toll:
            self.steal(t, loser, t.toll)
            t.toll = 0
        if under_way.raid:
            self.steal(t, loser, under_way.raid)
        captive = under_way.captive
        if captive >= 0 and t.face[captive] != GONE:
            t.turn_character(captive, CAPTURED)
            t.captor[captive] = seat
            t.tell(CAPTURED_NEWS, seat, captive)

    def steal(self, t: RiskTable, loser: int, most: int) -> None:
        gold = t.take_gold(loser, most)
        t.gold[self.seat] += gold
        t.tell(STOLE_GOLD, self.seat, loser, gold)

    def eliminate(self, t: RiskTable) -> None:
        loser = self.loser
        if loser >= 0 and not t.held[loser]:
            eliminate(t, loser, self.seat)
            last_one_standing(t)

    def trade_down(self, t: RiskTable) -> None:
        if len(t.hand[self.seat]) > facts.HAND_LIMIT:
            t.call(TradeDown(self.seat))


def eliminate(t: RiskTable, loser: int, seat: int) -> None:
    """Territory cards and gold go to the conqueror; the rest is discarded or leaves the game."""
    t.tell(ELIMINATED, loser, seat)
    t.hand[seat] += t.hand[loser]
    t.hand[loser] = []
    t.gold[seat] += t.gold[loser]
    t.gold[loser] = 0
    if not t.gold_in_play:
        return
    t.discard += t.musters[loser]
    t.musters[loser] = []
    for maester in t.maesters[loser][:]:
        t.lose_maester(loser, maester)
        t.maester_discard.append(maester)
    t.objective_discard += t.objectives[loser]
    t.objectives[loser] = []
    t.mourning &= ~(1 << loser)
    for character in CHARACTERS_OF[t.house[loser]]:
        t.turn_character(character, GONE)
        t.captor[character] = -1
    for character, captor in enumerate(t.captor):
        if captor == loser:
            t.captor[character] = -1
            t.turn_character(character, FACE_UP)
            t.tell(RETURNED, seat_of_house(t, character), character)


def seat_of_house(t: RiskTable, character: int) -> int:
    """The seat whose character it is."""
    return next(s for s in range(t.players) if character in CHARACTERS_OF[t.house[s]])
