"""Set-up: hands, mulligans, set-up cards, refill. The edition says what may be laid out, and for how much gold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame import words
from smallcouncil.games.cardgame.layout.prints import ATTACHMENT, EVENT, FACTION, PLOT
from smallcouncil.games.cardgame.layout.zones import BESIDE, DECK, HIDDEN, HOUSE, LIMBO, PLACED, PLAY, PLOTS, POOL
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.table import Choice, Procedure

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.rounds.table import RoundTable

HAND_SIZE = 7


def deal_out(t: RoundTable) -> None:
    """Every card to where it begins."""
    for card, printed in enumerate(t.box.printed):
        seat = t.box.owner[card]
        if printed.type <= EVENT:
            t.zone[card] = DECK
            t.decks[seat].append(card)
        elif printed.type == PLOT:
            t.zone[card] = PLOTS
            t.plots[seat].append(card)
        elif seat < 0:
            t.zone[card] = POOL
        elif printed.type == FACTION:
            t.zone[card] = HOUSE
            t.house[seat] = card
            t.lay_beside(seat, -1, -1)
        else:
            t.zone[card] = BESIDE
            t.lay_beside(seat, -1, card)
        if seat < 0 or t.zone[card] > HIDDEN:
            t.met[card] = -1


def placed(t: RoundTable, seat: int) -> list[int]:
    """The set-up cards of a seat, still face down."""
    return own_cards_in(t, seat, PLACED)


def unattached(t: RoundTable, seat: int) -> list[int]:
    """The set-up attachments of a seat, face up and not yet on a character."""
    return own_cards_in(t, seat, LIMBO)


def own_cards_in(t: RoundTable, seat: int, zone: int) -> list[int]:
    """The cards of a seat's deck that lie in a zone."""
    zones = t.zone
    return [c for c in t.box.deck_of[seat] if zones[c] == zone] if zone in zones else []


class Setup(Procedure):
    steps = ("first", "deal", "mulligan", "place", "reveal", "attach", "refill")
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.step = 0
        self.seat = seat  # whose turn, as a place in player order

    def first(self, t: RoundTable) -> None:
        t.first = t.rng.below(t.players)

    def deal(self, t: RoundTable) -> None:
        for seat in t.order():
            t.shuffle(seat)
            t.draw(seat, HAND_SIZE)

    def mulligan(self, t: RoundTable) -> None:
        self.ask(t, t.order()[self.seat], t.prompt(rounds.MULLIGAN_OR_KEEP), [rounds.KEEP_HAND, rounds.MULLIGAN])

    def on_mulligan(self, t: RoundTable, seat: int, choice: Choice) -> None:
        if choice is rounds.MULLIGAN:
            for card in t.hands[seat]:
                t.zone[card] = DECK
            t.decks[seat] += t.hands[seat]
            t.hands[seat] = []
            t.shuffle(seat)
            t.draw(seat, HAND_SIZE)
            t.tell(rounds.MULLIGANED, seat)
        self.next_player(t)

    def place(self, t: RoundTable) -> None:
        seat = t.order()[self.seat]
        down = placed(t, seat)
        titles = dict.fromkeys(t.box.what[c] for c in t.hands[seat] if t.may_place(down, c))
        choices = [words.DONE, *(t.words.place(title) for title in titles)]
        self.ask(t, seat, t.prompt(rounds.PLACE_CARDS), choices, args=(t.setup_gold_left(down),), always=True)

    def on_place(self, t: RoundTable, seat: int, choice: Choice) -> None:
        if choice is words.DONE:
            self.next_player(t)
            return
        card = t.in_hand(seat, choice.args[0])
        t.hands[seat].remove(card)
        t.zone[card] = PLACED
        self.again()

    def reveal(self, t: RoundTable) -> None:
        """All turn up at once: nothing enters play by this, and nothing is answered."""
        for seat in t.order():
            homes: dict[int, int] = {}
            for card in placed(t, seat):
                printed = t.box.printed[card]
                if printed.unique and printed.number in homes:
                    t.lay_duplicate(card, homes[printed.number])
                    continue
                card = t.surface(card)
                if printed.type == ATTACHMENT:
                    t.zone[card] = LIMBO
                    continue
                t.zone[card] = PLAY
                t.plays[seat].append(card)
                homes[printed.number] = card

    def attach(self, t: RoundTable) -> None:
        for seat in t.order():
            for card in unattached(t, seat):
                twin = next((c for c in t.plays[seat] if t.box.what[c] == t.box.what[card]), -1)
                if twin >= 0 and t.box.printed[card].unique:
                    t.lay_duplicate(card, twin)
                    self.again()
                    return
                hosts = [c for c in t.plays[seat] if t.bears_at_setup(card, c)]
                self.ask(t, seat, t.prompt(rounds.SETUP_BEARER), [words.PICK(c) for c in hosts], args=(card,))
                return

    def on_attach(self, t: RoundTable, seat: int, choice: Choice) -> None:
        card = unattached(t, seat)[0]
        t.zone[card] = PLAY
        t.put_on(card, choice.args[0])
        t.plays[seat].append(card)
        self.again()

    def refill(self, t: RoundTable) -> None:
        for seat in t.order():
            t.draw(seat, HAND_SIZE - len(t.hands[seat]))
        t.changed()

    def next_player(self, t: RoundTable) -> None:
        self.seat += 1
        if self.seat < t.players:
            self.again()
        else:
            self.seat = 0
