"""House cards of Tyrell: what their texts do."""

from __future__ import annotations

from typing import ClassVar

from smallcouncil.games.board2e.board import KIND, NEAR, SEA
from smallcouncil.games.board2e.combat.battle import DEFENDER, Battle
from smallcouncil.games.board2e.combat.casualties import kill
from smallcouncil.games.board2e.combat.text import CardChoice, Text, announce, text_of
from smallcouncil.games.board2e.combat_words import (
    ASK_MACE,
    ASK_THORNS,
    KILL,
    KILL_ROUTED,
    REMOVE_ORDER,
    TEXT_IGNORED,
)
from smallcouncil.games.board2e.facts import FOOTMAN, SHIP
from smallcouncil.games.board2e.state import BoardTable
from smallcouncil.table import Choice, Prompt


class MaceTyrell(Text):
    """Destroy one of the opponent's footmen in the combat."""

    prompt: ClassVar[Prompt] = ASK_MACE

    def immediate(self, t: BoardTable, b: Battle, side: int) -> None:
        if not text_of(b, 1 - side).spares_units:
            t.call(CardChoice(side))

    def options(self, t: BoardTable, b: Battle, side: int, stage: int) -> list[Choice]:
        choices = []
        if b.standing(t, 1 - side)[FOOTMAN]:
            choices.append(KILL(FOOTMAN))
        if b.lying(t, 1 - side)[FOOTMAN]:
            choices.append(KILL_ROUTED(FOOTMAN))
        return choices

    def chosen(self, t: BoardTable, b: Battle, side: int, stage: int, choice: Choice) -> None:
        announce(t, b, side)
        kill(t, b, 1 - side, choice)


class LorasTyrell(Text):
    """If you attack and win, the march order follows into the conquered area."""

    keeps_march: ClassVar[bool] = True


class QueenOfThorns(Text):
    """Remove an order of the opponent next to the combat."""

    prompt: ClassVar[Prompt] = ASK_THORNS

    def immediate(self, t: BoardTable, b: Battle, side: int) -> None:
        t.call(CardChoice(side))

    def options(self, t: BoardTable, b: Battle, side: int, stage: int) -> list[Choice]:
        foe = b.seat(1 - side)
        return [REMOVE_ORDER(a) for a in NEAR[b.area] if t.orders[a] >= 0 and t.owner[a] == foe and a != b.source]

    def chosen(self, t: BoardTable, b: Battle, side: int, stage: int, choice: Choice) -> None:
        announce(t, b, side)
        t.remove_order(choice.args[0])


class PaxterRedwyne(Text):
    """At sea your ships count 2."""

    def arm(self, t: BoardTable, b: Battle, side: int, on: int, seat: int, values: list[int]) -> None:
        if side == on and seat == b.seat(side) and KIND[b.area] == SEA:
            values[SHIP] = 2


class QueenIgnores(Text):
    """The text of the opponent's card is ignored."""

    def cancel(self, t: BoardTable, b: Battle, side: int) -> None:
        other = 1 - side
        if b.cards[other] >= 0:
            announce(t, b, side)
            b.muted |= 1 << other
            t.tell(TEXT_IGNORED, b.seat(other), b.cards[other])


class MargaeryTyrell(Text):
    """Whoever attacks your home, or an area with your power token, has strength 2."""

    def fix(self, t: BoardTable, b: Battle, side: int, totals: list[int]) -> None:
        seat = b.seat(side)
        if side == DEFENDER and (t.home[b.area] == seat or t.token[b.area] == seat):
            totals[1 - side] = 2


TEXTS: dict[str, Text] = {
    "mace_tyrell": MaceTyrell(),
    "ser_loras_tyrell": LorasTyrell(),
    "queen_of_thorns": QueenOfThorns(),
    "paxter_redwyne": PaxterRedwyne(),
    "queen_of_thorns_dwd": QueenIgnores(),
    "margaery_tyrell_dwd": MargaeryTyrell(),
}
