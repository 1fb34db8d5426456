"""Set-up: the deck is shuffled, everyone is dealt a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.table import Procedure

from .contest import Contest
from .facts import FACTS

if TYPE_CHECKING:
    from .state import FordsTable


class SetUp(Procedure):
    steps = ("shuffle", "deal", "begin")

    def shuffle(self, t: FordsTable) -> None:  # R-FD-setup-01
        t.deck = [card for card, facts in enumerate(FACTS.card) for _ in range(facts.copies)]
        t.rng.shuffle(t.deck)

    def deal(self, t: FordsTable) -> None:  # R-FD-setup-02
        for hand in t.hands:
            hand.extend(t.deck.pop() for _ in range(FACTS.hand))

    def begin(self, t: FordsTable) -> None:
        t.call(Contest())
