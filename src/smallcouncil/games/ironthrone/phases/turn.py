"""The game turn by turn, and the end of a turn."""

from __future__ import annotations

from smallcouncil.games.ironthrone.effects import windows
from smallcouncil.games.ironthrone.facts import FACE, REFILL_TO
from smallcouncil.games.ironthrone.phases.encounter import Confrontation
from smallcouncil.games.ironthrone.phases.hostages import HandleHostages
from smallcouncil.games.ironthrone.phases.preparation import Preparation
from smallcouncil.games.ironthrone.phases.resolution import Resolution
from smallcouncil.games.ironthrone.phases.support import Support
from smallcouncil.games.ironthrone.power import draw, end
from smallcouncil.games.ironthrone.setup import SetUp
from smallcouncil.games.ironthrone.state import Encounter, ThroneTable
from smallcouncil.games.ironthrone.words import TURN
from smallcouncil.table import Procedure


class Play(Procedure):
    """The whole game: it lies at the bottom of the stack."""

    __slots__ = ()

    steps = ("set_up", "turn", "next")

    def copy(self) -> Play:
        return Play().at(self.step)

    def set_up(self, t: ThroneTable) -> None:
        t.call(SetUp())

    def turn(self, t: ThroneTable) -> None:
        t.tell(TURN, t.turn, t.encounter.challenger)
        t.call(Turn())

    def next(self, t: ThroneTable) -> None:
        """R-IT-turn-04: the next player clockwise becomes challenger."""
        if t.turn == t.options.turn_limit:
            end(t, "turn_limit")
            return
        t.turn += 1
        t.encounter = Encounter(t.players, (t.encounter.challenger + 1) % t.players)
        self.goto(t, "turn")


class Turn(Procedure):
    """R-IT-turn-02: hostages first, then the four phases."""

    __slots__ = ()

    steps = ("hostages", "preparation", "support", "encounter", "resolution", "clean_up", "refill")

    def copy(self) -> Turn:
        return Turn().at(self.step)

    def hostages(self, t: ThroneTable) -> None:
        if any(t.hostages):
            t.call(HandleHostages())
        else:
            t.owed = [0] * t.players  # nobody can be blamed who has none left

    def preparation(self, t: ThroneTable) -> None:
        t.call(Preparation())

    def support(self, t: ThroneTable) -> None:
        t.call(Support())

    def encounter(self, t: ThroneTable) -> None:
        t.call(Confrontation())

    def resolution(self, t: ThroneTable) -> None:
        t.call(Resolution())

    def clean_up(self, t: ThroneTable) -> None:
        """R-IT-endturn-01 and -02: characters return, cards go to their discard piles."""
        e = t.encounter
        for side in (0, 1):
            if e.laid[side] >= 0:
                t.discards[e.active(side)].append(e.laid[side] & FACE)
        for seat, played in enumerate(t.played):
            t.discards[seat].extend(played)
            played.clear()
        if e.event >= 0:  # a position may have left it out
            t.event_discard.append(e.event)
        e.event = -1
        if not t.events:
            t.events, t.event_discard = t.event_discard, t.events
            t.rng.shuffle(t.events)
        e.laid[0] = e.laid[1] = -1
        e.side = [-1] * t.players
        e.sent = [-1] * t.players

    def refill(self, t: ThroneTable) -> None:
        t.call(Refill())


class Refill(Procedure):
    """R-IT-endturn-03: clockwise from the challenger everyone draws up to five cards."""

    steps = ("fill",)
    fields = ("index", "offered")

    def __init__(self, index: int = 0, offered: int = 0) -> None:
        super().__init__()
        self.index = index
        self.offered = offered  # the ability for this seat's refill has been offered

    def fill(self, t: ThroneTable) -> None:
        while self.index < t.players:
            seat = (t.encounter.challenger + self.index) % t.players
            if not self.offered and windows.open_window(t, windows.REFILL, seat):
                self.offered = 1
                self.again()
                return
            draw(t, seat, REFILL_TO - len(t.hands[seat]))
            self.index += 1
            self.offered = 0
