"""Phase 4: negotiation, rewards, penalties, hostages."""

from __future__ import annotations

from smallcouncil.games.ironthrone.effects import windows
from smallcouncil.games.ironthrone.effects.targets import may_be_robbed
from smallcouncil.games.ironthrone.facts import REWARD_DRAW, REWARD_POWER
from smallcouncil.games.ironthrone.phases.hostages import TakeFromOne, TakeHostages
from smallcouncil.games.ironthrone.phases.negotiation import Negotiation
from smallcouncil.games.ironthrone.power import Distribute, check_end, draw, penalty, remove_power, spread
from smallcouncil.games.ironthrone.state import (
    BETRAYAL,
    CHALLENGING,
    NOBODY,
    PEACE,
    WAR,
    ThroneTable,
)
from smallcouncil.games.ironthrone.words import SPARED
from smallcouncil.table import Procedure


class Resolution(Procedure):
    """Rewards together, then penalties together, then hostages (R-IT-taking-01)."""

    __slots__ = ("index",)

    steps = (
        "negotiate",
        "after_negotiation",
        "before_rewards",
        "rewards",
        "before_penalties",
        "penalties",
        "redirect",
        "after_penalties",
        "take_hostages",
        "after_hostages",
        "close",
    )
    fields = ("index",)

    def __init__(self, index: int = 0) -> None:
        self.step = 0
        self.index = index  # seats that have already got their reward, or given their hostage

    def copy(self) -> Resolution:
        return Resolution(self.index).at(self.step)

    def negotiate(self, t: ThroneTable) -> None:
        e = t.encounter
        if e.result == PEACE:
            e.winner = NOBODY
            t.call(Negotiation.between(t.options.negotiation_limit))

    def after_negotiation(self, t: ThroneTable) -> None:
        if t.encounter.result == PEACE:
            windows.open_window(t, windows.AFTER_NEGOTIATION)

    def before_rewards(self, t: ThroneTable) -> None:
        if t.encounter.winner == NOBODY:
            self.goto(t, "before_penalties")
        else:
            windows.open_window(t, windows.REWARDS)

    def rewards(self, t: ThroneTable) -> None:
        """R-IT-reward-01 to -08: all spread influence together; a winning defender's side draws and distributes."""
        e = t.encounter
        if self.index == 0:
            for seat in t.from_challenger():
                if e.side[seat] == e.winner and not e.barred >> seat & 1:
                    if e.winner == CHALLENGING:
                        spread(t, seat, e.defender)
                    elif e.reward_on[seat] >= 0:
                        spread(t, seat, e.reward_on[seat])
            check_end(t)
        if e.winner == CHALLENGING or t.over:
            return
        while self.index < t.players:
            seat = (e.challenger + self.index) % t.players
            self.index += 1
            if e.side[seat] == e.winner and not e.barred >> seat & 1 and e.reward_on[seat] < 0:
                draw(t, seat, REWARD_DRAW)
                t.call(Distribute(seat, REWARD_POWER, REWARD_POWER))
                self.again()
                return

    def before_penalties(self, t: ThroneTable) -> None:
        self.index = 0
        windows.open_window(t, windows.PENALTIES)

    def penalties(self, t: ThroneTable) -> None:
        """All at the same time, then one look whether the game is over."""
        e = t.encounter
        for seat in t.from_challenger():
            if e.lost(seat):
                if e.spared >> seat & 1:
                    t.tell(SPARED, seat)
                    continue
                e.suffered |= 1 << seat
                e.cut[seat] = remove_power(t, e.sent[seat], penalty(t, seat), seat)
        check_end(t)

    def redirect(self, t: ThroneTable) -> None:
        """Power lost as penalty that an ability lets its owner put on other characters instead of the sheet."""
        e = t.encounter
        for seat in t.from_challenger():
            if e.redirected & e.suffered & 1 << seat:
                t.call(Distribute(seat, e.cut[seat], 0, besides=e.sent[seat]))

    def after_penalties(self, t: ThroneTable) -> None:
        windows.open_window(t, windows.AFTER_PENALTIES)

    def take_hostages(self, t: ThroneTable) -> None:
        """R-IT-taking-02: the winner of a war takes one. R-IT-taking-04: the betrayed takes one from every winner."""
        e = t.encounter
        if e.winner == NOBODY:
            self.goto(t, "close")
        elif e.result == WAR:
            t.call(TakeFromOne(e.active(e.winner)))
        else:
            assert e.result == BETRAYAL
            betrayed = e.active(1 - e.winner)
            while self.index < t.players:
                seat = (e.challenger + self.index) % t.players
                self.index += 1
                if e.side[seat] == e.winner and may_be_robbed(t, betrayed, seat):
                    t.call(TakeHostages(betrayed, seat))
                    self.again()
                    return

    def after_hostages(self, t: ThroneTable) -> None:
        windows.open_window(t, windows.HOSTAGE_TAKING)

    def close(self, t: ThroneTable) -> None:
        windows.open_window(t, windows.RESOLUTION_END)
