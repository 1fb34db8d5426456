"""The wildling attack."""

from __future__ import annotations

from smallcouncil.games.board2e.action.control import control_changed
from smallcouncil.games.board2e.cards.wildlings import HIGHEST, LOWEST, OTHERS, PREEMPTIVE_RAID
from smallcouncil.games.board2e.facts import WILDLING_BACK, WILDLING_STEP
from smallcouncil.games.board2e.state import ALL_SEEN, FACE, BoardTable
from smallcouncil.games.board2e.westeros.bidding import bid_choices, clear_bids, reopen_bids, show_bids
from smallcouncil.games.board2e.westeros.supply import Reconcile
from smallcouncil.games.board2e.words import (
    OVERRUN,
    RANK,
    REPELLED,
    WILDLING_BID,
    WILDLING_HIGHEST,
    WILDLING_LOWEST,
    WILDLING_SHOWN,
    WILDLINGS_ATTACK,
)
from smallcouncil.table import Choice, Procedure

SECOND_ATTACK = 6  # the strength of the attack that Preemptive Raid begins
NO_PART = -2  # the bid of a house that takes no part


class WildlingAttack(Procedure):
    """R-B2-wildling-01 to -15. `out` takes no part (Preemptive Raid); `bidder` is the highest or lowest one."""

    __slots__ = ("strength", "out", "repelled", "bidder", "card", "queue")
    steps = (
        "begin",
        "bid",
        "reveal",
        "tie",
        "show",
        "strike_bidder",
        "settle_bidder",
        "strike_others",
        "settle_others",
        "reconcile",
        "close",
    )
    fields = ("strength", "out", "repelled", "bidder", "card", "queue")

    def __init__(
        self,
        strength: int,
        out: int = -1,
        repelled: int = 0,
        bidder: int = -1,
        card: int = -1,
        queue: list[int] | None = None,
    ) -> None:
        super().__init__()
        self.strength = strength
        self.out = out
        self.repelled = repelled
        self.bidder = bidder
        self.card = card
        self.queue: list[int] = queue or []

    def copy(self) -> WildlingAttack:
        return WildlingAttack(self.strength, self.out, self.repelled, self.bidder, self.card, self.queue[:]).at(
            self.step
        )

    def begin(self, t: BoardTable) -> None:
        t.tell(WILDLINGS_ATTACK, self.strength)
        clear_bids(t)
        if self.out >= 0:
            t.bids[self.out] = NO_PART

    def bid(self, t: BoardTable) -> None:
        for seat in range(t.players):
            if t.bids[seat] == -1:
                self.ask(t, seat, WILDLING_BID, bid_choices(t, seat), args=(self.strength,))

    def on_bid(self, t: BoardTable, seat: int, choice: Choice) -> None:
        (t.bids[seat],) = choice.args

    def reopen_bid(self, t: BoardTable, seat: int) -> None:
        reopen_bids(t, seat)

    def bidders(self, t: BoardTable) -> list[int]:
        return [seat for seat in t.tracks[0] if seat != self.out]

    def reveal(self, t: BoardTable) -> None:
        """R-B2-wildling-05 to -09."""
        bidders = self.bidders(t)
        show_bids(t, bidders)
        self.repelled = int(sum([t.bids[seat] for seat in bidders]) >= self.strength)
        t.set_threat(0 if self.repelled else max(t.threat - WILDLING_BACK * WILDLING_STEP, 0))

    def tie(self, t: BoardTable) -> None:
        """R-B2-wildling-14: before the card is seen."""
        bidders = self.bidders(t)
        bids = [t.bids[seat] for seat in bidders]
        wanted = max(bids) if self.repelled else min(bids)
        choices = [RANK(seat) for seat in bidders if t.bids[seat] == wanted]
        self.ask(t, t.tracks[0][0], WILDLING_HIGHEST if self.repelled else WILDLING_LOWEST, choices)

    def on_tie(self, t: BoardTable, seat: int, choice: Choice) -> None:
        (self.bidder,) = choice.args

    def show(self, t: BoardTable) -> None:
        """R-B2-wildling-10 to -13: the highest bidder, or the lowest first and then the others in turn order."""
        self.card = t.wildlings.pop() & FACE
        total = sum([t.bids[seat] for seat in self.bidders(t)])
        t.tell(REPELLED if self.repelled else OVERRUN, self.bidder, total)
        t.tell(WILDLING_SHOWN, self.card)

    def strike_bidder(self, t: BoardTable) -> None:
        if not self.repelled:
            LOWEST[self.card](t, self.bidder)
            return
        HIGHEST[self.card](t, self.bidder)
        if self.card == PREEMPTIVE_RAID:
            t.call(WildlingAttack(SECOND_ATTACK, out=self.bidder))

    def settle_bidder(self, t: BoardTable) -> None:
        """The order of the others is read after the lowest bidder has been struck (notes.md 9.5)."""
        if not self.repelled:
            self.queue = [seat for seat in self.bidders(t) if seat != self.bidder]
        control_changed(t)

    def strike_others(self, t: BoardTable) -> None:
        if self.queue:
            OTHERS[self.card](t, self.queue.pop(0))
        else:
            self.goto(t, "reconcile")

    def settle_others(self, t: BoardTable) -> None:
        self.goto(t, "strike_others")
        control_changed(t)

    def reconcile(self, t: BoardTable) -> None:
        t.call(Reconcile(t.tracks[0][:]))

    def close(self, t: BoardTable) -> None:
        """R-B2-wildling-15: everyone has seen the card, and knows where it lies."""
        t.wildlings.insert(0, self.card | ALL_SEEN)
        clear_bids(t)
