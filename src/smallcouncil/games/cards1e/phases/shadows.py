"""Shadows: at the very beginning of each phase everyone may bring out one card, the first player first."""

from __future__ import annotations

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.abilities.initiate import Initiate
from smallcouncil.games.cardgame.abilities.restrictions import allowed
from smallcouncil.games.cardgame.effects.entering import Enter
from smallcouncil.games.cardgame.layout.prints import ATTACHMENT, EVENT
from smallcouncil.games.cardgame.layout.uniqueness import barred, own_copy
from smallcouncil.games.cardgame.layout.zones import DISCARD, LIMBO
from smallcouncil.games.cardgame.occurrences.happening import happen
from smallcouncil.games.cardgame.occurrences.kinds import PENDING
from smallcouncil.games.cardgame.occurrences.occurrence import Acting
from smallcouncil.games.cardgame.rounds.table import RoundTable
from smallcouncil.games.cards1e import words
from smallcouncil.games.cards1e.edition import CAME_OUT, EMERGED, SHADOWS
from smallcouncil.games.cards1e.marshaling.attachments import bearers
from smallcouncil.games.cards1e.state import CouncilTable
from smallcouncil.table import Choice


def may_emerge(t: CouncilTable, seat: int, card: int) -> bool:
    """Whether a card may come out of the shadows now: it can be paid for, and uniqueness does not forbid it."""
    return t.can_pay(seat, t.emerge_cost(seat, card)) and not barred(t, seat, card)


def has_shadows(t: RoundTable) -> bool:
    return any(t.own_piles[SHADOWS])


class OutOfShadows(Acting):
    steps = ("choose", "bring", "answer")
    fields = ("waiting", "seat", "card")

    def __init__(self, waiting: list[int], seat: int = -1, card: int = -1) -> None:
        self.step = 0
        self.waiting = waiting
        self.seat = seat  # who brings out
        self.card = card  # what; -1: nothing

    def copy(self) -> OutOfShadows:
        return OutOfShadows(self.waiting[:], self.seat, self.card).at(self.step)

    def choose(self, t: CouncilTable) -> None:
        while self.waiting:
            seat = self.waiting[0]
            pile = t.own_piles[SHADOWS][seat]
            titles = dict.fromkeys(t.box.what[c] for c in pile if may_emerge(t, seat, c))
            if titles or (pile and t.box.guarded):
                choices = [shared.PASS, *(words.EMERGE(title) for title in titles)]
                self.ask(t, seat, words.ASK_SHADOWS, choices, always=True)
                return
            self.waiting = self.waiting[1:]
        self.finish()

    def on_choose(self, t: CouncilTable, seat: int, choice: Choice) -> None:
        self.waiting = self.waiting[1:]
        if choice is shared.PASS:
            self.again()
            return
        self.seat = seat
        self.card = next(c for c in t.own_piles[SHADOWS][seat] if t.box.what[c] == choice.args[0])

    def bring(self, t: CouncilTable) -> None:
        card, seat = self.card, self.seat
        kind = t.box.type[card]
        if kind == EVENT:
            t.pay(seat, t.emerge_cost(seat, card))
            self.card = card = t.move(card, LIMBO)
            t.tell(words.EMERGED, seat, card)
            use = Initiate(card, emerging_ability(t, card), seat)
            if use.ability >= 0 and allowed(t, use.declared(t), use):
                t.call(use)
            else:
                t.move(card, DISCARD)
        elif kind == ATTACHMENT and own_copy(t, seat, card) < 0 and not bearers(t, card, seat):
            t.pay(seat, t.emerge_cost(seat, card))
            self.card = t.move(card, DISCARD)
            t.tell(words.EMERGED, seat, self.card)
        else:
            t.call(Enter(card, seat, EMERGED, -1))

    def answer(self, t: CouncilTable) -> None:
        self.goto(t, "choose")
        happen(t, [CAME_OUT, self.card, self.seat, 0, PENDING])


def emerging_ability(t: CouncilTable, card: int) -> int:
    """What an event does when it comes out of the shadows; -1: nothing."""
    abilities = t.box.printed[card].abilities
    return next((ability.index for ability in abilities if CAME_OUT in ability.kinds), -1)


def note_emerged(t: CouncilTable, card: int) -> None:
    """The copy that came is known now."""
    emerging = t.nearest(OutOfShadows)
    if emerging is not None:
        emerging.card = card
        t.tell(words.EMERGED, emerging.seat, card)
