"""Combat, step 4: the Valyrian steel blade."""

from __future__ import annotations

from smallcouncil.games.board2e.combat.battle import Battle, battle
from smallcouncil.games.board2e.combat.strength import is_fixed
from smallcouncil.games.board2e.combat_words import BLADE, BLADE_USED, USE_BLADE
from smallcouncil.games.board2e.facts import FIEFDOMS
from smallcouncil.games.board2e.state import NOBODY, BoardTable
from smallcouncil.games.board2e.words import PASS
from smallcouncil.table import Choice, Procedure


def blade_side(t: BoardTable, b: Battle) -> int:
    """R-B2-blade-01 to -03: the side that may use the blade now, or NOBODY."""
    return NOBODY if t.blade_used else b.side_of(t.tracks[FIEFDOMS][0])


class UseBlade(Procedure):
    """R-B2-blade-01: one more strength, unless a card fixes the total."""

    __slots__ = ()
    steps = ("use",)

    def use(self, t: BoardTable) -> None:
        b = battle(t)
        side = blade_side(t, b)
        if side >= 0 and not is_fixed(t, b, side):
            self.ask(t, b.seat(side), BLADE, [PASS, USE_BLADE], args=(b.area,))

    def on_use(self, t: BoardTable, seat: int, choice: Choice) -> None:
        if choice is USE_BLADE:
            b = battle(t)
            b.blade = b.side_of(seat)
            t.blade_used = 1
            t.tell(BLADE_USED, seat)
