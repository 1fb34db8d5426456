"""Clash of Kings: bids for the three influence tracks."""

from __future__ import annotations

from smallcouncil.games.board2e.facts import TRACKS
from smallcouncil.games.board2e.state import BoardTable
from smallcouncil.games.board2e.westeros.bidding import bid_choices, clear_bids, reopen_bids, show_bids
from smallcouncil.games.board2e.words import CLASH_BID, CLASH_TIE, RANK, TRACK_SET
from smallcouncil.table import Choice, Procedure


class Clash(Procedure):
    """R-B2-clash-01 to -10, track by track. `order` is the new order as far as it is settled.

    A track keeps its old order until the new one is known, because the holder of the iron throne orders ties; views
    show the tracks that are still bid for as empty.
    """

    __slots__ = ("track", "order")
    steps = ("bid", "reveal", "rank", "set_track")
    fields = ("track", "order")

    def __init__(self, track: int = 0, order: list[int] | None = None) -> None:
        super().__init__()
        self.track = track
        self.order: list[int] = order or []

    def copy(self) -> Clash:
        return Clash(self.track, self.order[:]).at(self.step)

    def bid(self, t: BoardTable) -> None:
        for seat in range(t.players):
            if t.bids[seat] < 0:
                self.ask(t, seat, CLASH_BID, bid_choices(t, seat), args=(self.track,))

    def on_bid(self, t: BoardTable, seat: int, choice: Choice) -> None:
        (t.bids[seat],) = choice.args

    def reopen_bid(self, t: BoardTable, seat: int) -> None:
        reopen_bids(t, seat)

    def reveal(self, t: BoardTable) -> None:
        show_bids(t, t.tracks[0])

    def rank(self, t: BoardTable) -> None:
        """R-B2-clash-05, -06: the highest bids first; the holder of the iron throne orders those who bid the same."""
        left = [seat for seat in t.tracks[0] if seat not in self.order]
        if not left:
            return
        most = max([t.bids[seat] for seat in left])
        tied = [seat for seat in left if t.bids[seat] == most]
        holder = t.tracks[0][0]
        self.ask(t, holder, CLASH_TIE, [RANK(seat) for seat in tied], args=(self.track, len(self.order) + 1))

    def on_rank(self, t: BoardTable, seat: int, choice: Choice) -> None:
        self.order.append(choice.args[0])
        self.again()

    def set_track(self, t: BoardTable) -> None:
        """R-B2-clash-08, -09: position 1 holds the dominance token at once."""
        t.tracks[self.track] = self.order
        t.tell(TRACK_SET, self.track, tuple(self.order))
        clear_bids(t)
        self.order = []
        self.track += 1
        if self.track < len(TRACKS):
            self.goto(t, "bid")
