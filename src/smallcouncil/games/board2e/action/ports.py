"""Ships in the port of an area that has changed hands."""

from __future__ import annotations

from smallcouncil.games.board2e.facts import SHIP
from smallcouncil.games.board2e.state import KINDS, BoardTable
from smallcouncil.games.board2e.words import CAPTURE, CAPTURE_SHIPS, CAPTURED, SHIPS_LOST
from smallcouncil.table import Choice, Procedure


class CapturePort(Procedure):
    """R-B2-port-07 to -09: the new controller may replace enemy ships by his own; the others are lost."""

    __slots__ = ("port", "seat")
    steps = ("capture",)
    fields = ("port", "seat")

    def __init__(self, port: int, seat: int) -> None:
        super().__init__()
        self.port = port
        self.seat = seat

    def copy(self) -> CapturePort:
        return CapturePort(self.port, self.seat).at(self.step)

    def capture(self, t: BoardTable) -> None:
        choices = [CAPTURE(n) for n in range(self.most(t), -1, -1)]
        self.ask(t, self.seat, CAPTURE_SHIPS, choices, args=(self.port,))

    def most(self, t: BoardTable) -> int:
        """As many as there are, as the stock has, and as supply allows."""
        armies = t.armies(self.seat)
        most = min(t.size[self.port], t.stock[self.seat * KINDS + SHIP])
        while most and not t.fits(self.seat, [*armies, most]):
            most -= 1
        return most

    def on_capture(self, t: BoardTable, seat: int, choice: Choice) -> None:
        (ships,) = choice.args
        port = self.port
        loser, lost = t.owner[port], t.size[port]
        t.scuttle(port)
        if ships:
            t.place(seat, port, SHIP, ships)
            t.tell(CAPTURED, seat, ships, port)
        if lost > ships:
            t.tell(SHIPS_LOST, loser, lost - ships, port)
