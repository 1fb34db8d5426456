"""What a combat remembers while it is fought."""

from __future__ import annotations

from smallcouncil.games.board2e.facts import IRON_THRONE, ORDER_TYPE, SUPPORT
from smallcouncil.games.board2e.state import KINDS, NOBODY, BoardTable
from smallcouncil.table import Procedure

ATTACKER, DEFENDER = 0, 1
UNDECIDED = -1  # no winner yet
UNCHOSEN, NO_CARD = -2, -1
CARDS_SHOWN, TIDES_SHOWN = 1, 2  # bits of `shown`

FIELDS = (
    "attacker",
    "defender",
    "area",
    "source",
    "attack",
    "for_attacker",
    "for_defender",
    "cards",
    "barred",
    "copied",
    "paid",
    "tides",
    "shown",
    "muted",
    "returned",
    "acted",
    "blade",
    "winner",
    "totals",
    "parts",
    "icons",
)


class Battle(Procedure):
    """One combat. Lists of two are by side, attacker first.

    The attacking units stand in no area: `attack` counts them. `cards` are the house cards played, secret until they
    are shown and then in nobody's hand; `barred` one that may not be played again; `copied` the card whose numbers
    Qyburn uses; `paid` strength that was bought. `muted` and `returned` are sides (bits) whose text is ignored, and
    whose card does not go to the discard pile; `acted` those whose card is done with in the present window. `parts` and
    `icons` are the figures of the final strength, kept when the winner is known (`strength.py`).
    """

    __slots__ = FIELDS
    fields = FIELDS

    def __init__(
        self,
        attacker: int,
        defender: int,
        area: int,
        source: int,
        attack: list[int],
        for_attacker: list[int] | None = None,
        for_defender: list[int] | None = None,
        cards: list[int] | None = None,
        barred: list[int] | None = None,
        copied: list[int] | None = None,
        paid: list[int] | None = None,
        tides: list[int] | None = None,
        shown: int = 0,
        muted: int = 0,
        returned: int = 0,
        acted: int = 0,
        blade: int = -1,
        winner: int = UNDECIDED,
        totals: list[int] | None = None,
        parts: list[int] | None = None,
        icons: list[int] | None = None,
    ) -> None:
        super().__init__()
        self.attacker = attacker
        self.defender = defender
        self.area = area
        self.source = source
        self.attack = attack[:]
        self.for_attacker: list[int] = for_attacker or []  # areas that were declared to support
        self.for_defender: list[int] = for_defender or []
        self.cards: list[int] = cards or [UNCHOSEN, UNCHOSEN]
        self.barred: list[int] = barred or [NO_CARD, NO_CARD]
        self.copied: list[int] = copied or [NO_CARD, NO_CARD]
        self.paid: list[int] = paid or [0, 0]
        self.tides: list[int] = tides or [NO_CARD, NO_CARD]
        self.shown = shown
        self.muted = muted
        self.returned = returned
        self.acted = acted
        self.blade = blade  # the side that added its strength
        self.winner = winner
        self.totals: list[int] = totals or [0, 0]
        self.parts: list[int] = parts or []
        self.icons: list[int] = icons or []

    def copy(self) -> Battle:
        return type(self)(
            self.attacker,
            self.defender,
            self.area,
            self.source,
            self.attack,
            self.for_attacker[:],
            self.for_defender[:],
            self.cards[:],
            self.barred[:],
            self.copied[:],
            self.paid[:],
            self.tides[:],
            self.shown,
            self.muted,
            self.returned,
            self.acted,
            self.blade,
            self.winner,
            self.totals[:],
            self.parts[:],
            self.icons[:],
        ).at(self.step)

    # ------------------------------------------------------------------ sides

    def seat(self, side: int) -> int:
        return self.defender if side else self.attacker

    def side_of(self, seat: int) -> int:
        """ATTACKER, DEFENDER, or NOBODY."""
        if seat == self.attacker:
            return ATTACKER
        return DEFENDER if seat == self.defender else NOBODY

    def in_turn_order(self, t: BoardTable) -> tuple[int, int]:
        """Both sides, the one higher on the iron throne track first."""
        if t.rank(IRON_THRONE, self.attacker) < t.rank(IRON_THRONE, self.defender):
            return (ATTACKER, DEFENDER)
        return (DEFENDER, ATTACKER)

    # ------------------------------------------------------------------ support

    def declared_for(self, side: int) -> list[int]:
        return self.for_defender if side else self.for_attacker

    def backing(self, t: BoardTable, side: int) -> list[int]:
        """The areas that support a side, as long as their orders lie there."""
        orders = t.orders
        return [a for a in self.declared_for(side) if orders[a] >= 0 and ORDER_TYPE[orders[a]] == SUPPORT]

    def supported(self, t: BoardTable, side: int) -> bool:
        return bool(self.backing(t, side))

    # ------------------------------------------------------------------ participating units

    def standing(self, t: BoardTable, side: int) -> list[int]:
        """Counts by unit."""
        if side == ATTACKER:
            return self.attack
        at = self.area * KINDS
        return list(t.units[at : at + KINDS]) if t.owner[self.area] == self.defender else [0] * KINDS

    def lying(self, t: BoardTable, side: int) -> list[int]:
        at = self.area * KINDS
        if side == ATTACKER or t.owner[self.area] != self.defender:
            return [0] * KINDS
        return list(t.routed[at : at + KINDS])

    def destroy(self, t: BoardTable, side: int, unit: int, lying: bool = False) -> None:
        """A participating unit goes back to the stock. An order in the embattled area stays: it still counts."""
        t.stock[self.seat(side) * KINDS + unit] += 1
        if side == ATTACKER:
            self.attack[unit] -= 1
        elif lying:
            t.leave_routed(self.area, unit)
        else:
            t.leave(self.area, unit)


def battle(t: BoardTable) -> Battle:
    """The combat that is being fought."""
    found = t.nearest(Battle)
    assert found is not None
    return found
