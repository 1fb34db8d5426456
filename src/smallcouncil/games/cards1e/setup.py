"""What players of the 1st edition lay out at the set-up (cardgame/rounds/setup.py), and what an agenda asks first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame.layout.prints import INTRIGUE, MILITARY
from smallcouncil.games.cardgame.rounds.setup import SetupRules
from smallcouncil.games.cardgame.words import NAME
from smallcouncil.games.cards1e import words
from smallcouncil.games.cards1e.facts import LIMITED, SETUP_KEYWORD
from smallcouncil.table import Choice, Procedure

if TYPE_CHECKING:
    from smallcouncil.games.cards1e.state import CouncilTable

SETUP_RULES = SetupRules(gold=5, limited=LIMITED, duplicates=False, attachments=SETUP_KEYWORD)


class Forswear(Procedure):
    """Before hands are drawn: whose agenda says so gives up military or intrigue challenges for the game."""

    steps = ("choose",)
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.step = 0
        self.seat = seat  # next to be asked

    def choose(self, t: CouncilTable) -> None:
        while self.seat < t.players:
            agenda = t.agenda[self.seat]
            if agenda >= 0 and t.printed(agenda).forswears:
                self.ask(t, self.seat, words.ASK_FORSWEAR, [NAME(MILITARY), NAME(INTRIGUE)], args=(agenda,))
                return
            self.seat += 1

    def on_choose(self, t: CouncilTable, seat: int, choice: Choice) -> None:
        t.forsworn[seat] = choice.args[0]
        t.tell(words.FORSWORN, seat, choice.args[0])
        self.seat += 1
        self.again()
