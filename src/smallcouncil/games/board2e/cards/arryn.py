"""House cards of Arryn (A Feast for Crows): what their texts do."""

from __future__ import annotations

from typing import ClassVar

from smallcouncil.games.board2e.board import NUMBER
from smallcouncil.games.board2e.combat.battle import Battle
from smallcouncil.games.board2e.combat.text import CardChoice, Text, announce
from smallcouncil.games.board2e.combat_words import ASK_ALAYNE, STRIP_POWER
from smallcouncil.games.board2e.facts import CARD_STRENGTH
from smallcouncil.games.board2e.state import BoardTable
from smallcouncil.games.board2e.words import PASS
from smallcouncil.table import Choice, Prompt

EYRIE = NUMBER["the_eyrie"]
ALAYNES_PRICE = 2


class YohnRoyce(Text):
    """+1 strength if you have more power than the opponent."""

    def strength(self, t: BoardTable, b: Battle, side: int) -> int:
        return 1 if t.power[b.seat(side)] > t.power[b.seat(1 - side)] else 0


class Littlefinger(Text):
    """If you hold The Eyrie afterwards: power, twice the printed strength of the opponent's card."""

    def after_combat(self, t: BoardTable, b: Battle, side: int) -> None:
        card = b.cards[1 - side]
        if t.controller(EYRIE) == b.seat(side) and card >= 0:
            announce(t, b, side)
            t.gain(b.seat(side), 2 * CARD_STRENGTH[card])


class AlayneStone(Text):
    """If you win and hold The Eyrie, you may pay 2 power: the opponent loses all his."""

    prompt: ClassVar[Prompt] = ASK_ALAYNE

    def result(self, t: BoardTable, b: Battle, side: int) -> None:
        seat = b.seat(side)
        holds = t.controller(EYRIE) == seat or b.area == EYRIE  # who wins The Eyrie holds it
        if b.winner == side and holds and t.power[seat] >= ALAYNES_PRICE and t.power[b.seat(1 - side)]:
            t.call(CardChoice(side))

    def options(self, t: BoardTable, b: Battle, side: int, stage: int) -> list[Choice]:
        return [PASS, STRIP_POWER(b.seat(1 - side))]

    def chosen(self, t: BoardTable, b: Battle, side: int, stage: int, choice: Choice) -> None:
        if choice is not PASS:
            announce(t, b, side)
            t.lose(b.seat(side), ALAYNES_PRICE)
            t.lose(b.seat(1 - side), t.power[b.seat(1 - side)])


class LysaArryn(Text):
    """If the opponent has more power than you afterwards, gain 3."""

    def after_combat(self, t: BoardTable, b: Battle, side: int) -> None:
        if t.power[b.seat(1 - side)] > t.power[b.seat(side)]:
            announce(t, b, side)
            t.gain(b.seat(side), 3)


TEXTS: dict[str, Text] = {
    "bronze_yohn_royce": YohnRoyce(),
    "littlefinger": Littlefinger(),
    "alayne_stone": AlayneStone(),
    "lysa_arryn": LysaArryn(),
}
