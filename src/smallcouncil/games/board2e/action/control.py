"""What follows when areas change hands: ships in ports, and the seventh castle."""

from __future__ import annotations

from smallcouncil.games.board2e.action.ports import CapturePort
from smallcouncil.games.board2e.board import CASTLES, LAND_OF, PORTS
from smallcouncil.games.board2e.facts import WIN_AT
from smallcouncil.games.board2e.state import BoardTable
from smallcouncil.games.board2e.words import SHIPS_LOST


def control_changed(t: BoardTable) -> None:
    """To be called by whatever may have changed who controls a land area, before anything else is asked."""
    for port in PORTS:
        if t.size[port]:
            holder = t.controller(LAND_OF[port])
            if holder != t.owner[port]:
                if holder >= 0:
                    t.call(CapturePort(port, holder))
                else:
                    lose_ships(t, port)
    if not t.feast:
        check_castles(t)


def lose_ships(t: BoardTable, port: int) -> None:
    """R-B2-port-06: nobody has ships in the port of a land area that he does not control."""
    seat, ships = t.owner[port], t.size[port]
    t.tell(SHIPS_LOST, seat, ships, port)
    t.scuttle(port)


def check_castles(t: BoardTable) -> None:
    """R-B2-victory-10: seven castles and strongholds win at once."""
    counts = [0] * t.players
    for area in CASTLES:
        seat = t.controller(area)
        if seat >= 0:
            counts[seat] += 1
    for seat in t.tracks[0]:
        if counts[seat] >= WIN_AT:
            t.end((seat,), tuple(counts), "castles")
            return
