"""Secret bids of power, shown together; and who comes first among equals."""

from __future__ import annotations

from smallcouncil.games.board2e.state import BoardTable
from smallcouncil.games.board2e.words import BID, BIDS
from smallcouncil.table import Choice


def bid_choices(t: BoardTable, seat: int) -> list[Choice]:
    """R-B2-clash-04: any available power, or none."""
    return [BID(power) for power in range(t.power[seat] + 1)]


def show_bids(t: BoardTable, seats: list[int]) -> None:
    """R-B2-clash-07, R-B2-wildling-09: all bids are revealed and paid, won or lost."""
    t.tell(BIDS, tuple(seats), tuple([t.bids[seat] for seat in seats]))
    for seat in seats:
        t.power[seat] -= t.bids[seat]


def reopen_bids(t: BoardTable, seat: int) -> None:
    """All bids but this seat's are made again."""
    for other in range(t.players):
        if other != seat and t.bids[other] >= 0:
            t.bids[other] = -1


def clear_bids(t: BoardTable) -> None:
    t.bids[:] = [-1] * t.players
