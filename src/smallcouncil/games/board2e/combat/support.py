"""Combat, step 1: who supports whom."""

from __future__ import annotations

from smallcouncil.games.board2e.action.movement import supporters
from smallcouncil.games.board2e.combat.battle import ATTACKER, DEFENDER, Battle, battle
from smallcouncil.games.board2e.combat_words import (
    ACCEPT_HELP,
    ASK_SUPPORT_FOR,
    HELP_OFFERED,
    HELP_REFUSED,
    REFUSE_HELP,
    SUPPORT_FOR,
    SUPPORT_NOBODY,
    SUPPORTS,
    SUPPORTS_NOBODY,
    SUPPORTS_OWN,
)
from smallcouncil.games.board2e.state import BoardTable
from smallcouncil.table import Choice, Procedure


class CallForSupport(Procedure):
    """R-B2-support-01 to -14: every house with support orders that reach the combat declares once, in turn order;
    then attacker and defender may refuse what others offer. `answered` are seats, `settled` sides (bits)."""

    __slots__ = ("answered", "settled")
    steps = ("declare", "accept")
    fields = ("answered", "settled")

    def __init__(self, answered: int = 0, settled: int = 0) -> None:
        super().__init__()
        self.answered = answered
        self.settled = settled

    def copy(self) -> CallForSupport:
        return CallForSupport(self.answered, self.settled).at(self.step)

    def declare(self, t: BoardTable) -> None:
        b = battle(t)
        reaching = supporters(t, b.area)
        if not reaching:
            self.finish()
            return
        for seat in t.tracks[0]:
            if self.answered >> seat & 1 or not any([t.owner[a] == seat for a in reaching]):
                continue
            self.ask(t, seat, ASK_SUPPORT_FOR, choices_of(b, seat), args=(b.area,))
            return

    def on_declare(self, t: BoardTable, seat: int, choice: Choice) -> None:
        b = battle(t)
        self.answered |= 1 << seat
        if choice is SUPPORT_NOBODY:
            t.tell(SUPPORTS_NOBODY, seat)
        else:
            (supported,) = choice.args
            b.declared_for(b.side_of(supported)).extend([a for a in supporters(t, b.area) if t.owner[a] == seat])
            if supported == seat:
                t.tell(SUPPORTS_OWN, seat)
            else:
                t.tell(SUPPORTS, seat, supported)
        self.again()

    def accept(self, t: BoardTable) -> None:
        b = battle(t)
        for side in b.in_turn_order(t):
            helpers = helpers_of(t, b, side)
            if helpers and not self.settled >> side & 1:
                choices = [ACCEPT_HELP, *[REFUSE_HELP(seat) for seat in helpers]]
                self.ask(t, b.seat(side), HELP_OFFERED, choices, args=(b.area,))
                return

    def on_accept(self, t: BoardTable, seat: int, choice: Choice) -> None:
        b = battle(t)
        side = b.side_of(seat)
        if choice is ACCEPT_HELP:
            self.settled |= 1 << side
        else:
            (helper,) = choice.args
            areas = b.declared_for(side)
            areas[:] = [a for a in areas if t.owner[a] != helper]
            t.tell(HELP_REFUSED, seat, helper)
        self.again()


def choices_of(b: Battle, seat: int) -> list[Choice]:
    """R-B2-support-02, -05: attacker and defender support only themselves, all others whom they like; or nobody."""
    if b.side_of(seat) >= 0:
        return [SUPPORT_FOR(seat), SUPPORT_NOBODY]
    return [SUPPORT_NOBODY, SUPPORT_FOR(b.seat(ATTACKER)), SUPPORT_FOR(b.seat(DEFENDER))]


def helpers_of(t: BoardTable, b: Battle, side: int) -> list[int]:
    """Other houses that support a side."""
    owners = [t.owner[a] for a in b.backing(t, side)]
    return [seat for seat in t.tracks[0] if seat in owners and seat != b.seat(side)]
