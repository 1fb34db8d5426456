"""Winning, and leaving the game."""

from __future__ import annotations

from smallcouncil.games.cardgame.abilities.initiate import Initiate
from smallcouncil.games.cardgame.effects.entering import Enter
from smallcouncil.games.cardgame.effects.look_through import LookThrough
from smallcouncil.games.cardgame.layout.zones import DISCARD, LIMBO, OUT, POOL
from smallcouncil.games.cardgame.values.current import WHOSE
from smallcouncil.games.cardgame.words import PLAYER
from smallcouncil.games.cards2e import words
from smallcouncil.games.cards2e.state import ThronesTable
from smallcouncil.table import Choice, Procedure


class LastOneStanding(Procedure):
    """All who are left would be eliminated at once: the first player decides the order, the last one wins."""

    steps = ("decide",)
    fields = ("empty",)

    def __init__(self, empty: list[int]) -> None:
        self.step = 0
        self.empty = empty

    def decide(self, t: ThronesTable) -> None:
        self.ask(t, t.first, words.ASK_SURVIVOR, [PLAYER(s) for s in self.empty])

    def on_decide(self, t: ThronesTable, seat: int, choice: Choice) -> None:
        t.win(choice.args[0], "last")


def eliminate(t: ThronesTable, seat: int) -> None:
    """A player leaves the game with all cards he owns, without any triggers."""
    t.tell(words.ELIMINATED, seat)
    box = t.box
    if seat == t.first and len(t.alive) > 1:
        t.set_first(t.after(seat))
    if t.type >= 0 and seat in (t.attacker, t.defender):
        t.challenge_over()
    for play in t.plays:
        for card in [c for c in play if box.owner[c] == seat]:
            if card in play:
                t.leave(card, OUT)
    for card in t.plays[seat][:]:
        if card in t.plays[seat]:
            t.leave(card, DISCARD)
    for procedure in t.stack:  # whatever he was about ends here: nobody asks him any more
        if isinstance(procedure, Initiate | Enter | LookThrough) and procedure.seat == seat:
            procedure.finish()
    for card, zone in enumerate(t.zone):
        if zone == LIMBO and box.owner[card] == seat:
            t.zone[card] = OUT
    for piles in (t.hands, t.decks, t.discards, t.deads, t.plots, t.used_plots):
        for card in piles[seat]:
            t.zone[card] = OUT
        piles[seat] = []
    if t.title[seat] >= 0:
        t.zone[t.title[seat]] = POOL
        t.title[seat] = -1
    if t.plot[seat] >= 0:
        t.zone[t.plot[seat]] = OUT
        t.lay_beside(seat, -1, t.agenda[seat])
    t.gold[seat] = 0
    t.power[t.house[seat]] = 0
    t.alive.remove(seat)
    t.lasting = [e for e in t.lasting if e[WHOSE] != seat]
    t.changed()
