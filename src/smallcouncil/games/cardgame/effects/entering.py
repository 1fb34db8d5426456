"""Cards entering play: paid for, put into play by an effect, or as duplicates. The edition says what it costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame import words
from smallcouncil.games.cardgame.abilities.initiate import Initiate
from smallcouncil.games.cardgame.effects import basic
from smallcouncil.games.cardgame.layout.prints import ATTACHMENT
from smallcouncil.games.cardgame.layout.uniqueness import own_copy
from smallcouncil.games.cardgame.layout.zones import HIDDEN, PLAY
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.occurrences.happening import happen
from smallcouncil.games.cardgame.occurrences.kinds import PENDING, PUT
from smallcouncil.games.cardgame.occurrences.occurrence import Acting
from smallcouncil.table import Choice

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable


class Enter(Acting):
    """A card enters play. The use that puts it into play answers for reactions; else it has its own."""

    steps = ("price", "pay", "bearer", "enter")
    fields = ("card", "seat", "how", "host", "paid")
    __slots__ = ("card", "how", "host", "paid")

    def __init__(self, card: int, seat: int, how: int, host: int, paid: int = 0) -> None:
        self.step = 0
        self.card = card
        self.seat = seat
        self.how = how
        self.host = host
        self.paid = paid  # the price that was chosen

    def copy(self) -> Enter:
        return Enter(self.card, self.seat, self.how, self.host, self.paid).at(self.step)

    def price(self, t: CardTable) -> None:
        if t.zone[self.card] <= HIDDEN:  # who brings a card into play says which
            self.card = t.show(self.card, -1)
        prices = t.entry_prices(self.seat, self.card, self.how)
        if prices:
            choices = [words.NUMBER_OF(price) for price in prices]
            self.ask(t, self.seat, t.prompt(words.ENTRY_PRICE), choices, args=(t.box.what[self.card],))
        else:
            self.step += 1
            self.pay(t)

    def on_price(self, t: CardTable, seat: int, choice: Choice) -> None:
        self.paid = choice.args[0]

    def pay(self, t: CardTable) -> None:
        t.pay_entry(self.seat, self.card, self.how, self.paid)
        if not t.unsettled and t.stack[-1] is self:
            self.step += 1
            self.bearer(t)

    def bearer(self, t: CardTable) -> None:
        if self.host < 0 and t.box.type[self.card] == ATTACHMENT and own_copy(t, self.seat, self.card) < 0:
            hosts = t.bearers(self.card)
            if not hosts:
                self.finish()
                return
            title = t.box.what[self.card]
            self.ask(t, self.seat, t.prompt(words.BEARER), words.PICK.each(hosts), args=(title,))
        else:
            self.step += 1
            self.enter(t)

    def on_bearer(self, t: CardTable, seat: int, choice: Choice) -> None:
        self.host = choice.args[0]

    def enter(self, t: CardTable) -> None:
        seat = self.seat
        copy = own_copy(t, seat, self.card)
        if copy >= 0:
            card = t.lay_duplicate(self.card, copy)
            t.tell(basic.DUPLICATED, seat, card)
            self.note(t, card)
            return
        card = t.enter(self.card, seat, self.host)
        t.has_entered(seat, card, self.how)
        if self.host >= 0:
            t.tell(basic.ATTACHED, card, self.host)
        self.note(t, card)
        caller = len(t.stack) - 2 if self.how == PUT and t.caller(Initiate) is not None else -1
        happen(t, [kinds.ENTERED, card, seat, self.how, PENDING], 0, True, caller)

    def note(self, t: CardTable, card: int) -> None:
        """The use that put it into play knows the copy that came (`use.picks`)."""
        use = t.caller(Initiate)
        if use is not None and self.how == PUT:
            use.picks = [card]


def put_into_play(t: CardTable, card: int, seat: int) -> None:
    """By an effect: no cost. The last thing a part of an effect does; `use.picks` then holds the card."""
    if t.zone[card] != PLAY and t.may_enter(seat, card):
        t.call(Enter(card, seat, PUT, -1))
    else:
        basic.fall_short(t)


def put_onto(t: CardTable, attachment: int, bearer: int, seat: int) -> None:
    """By an effect: an attachment enters play on this card. The last thing a part of an effect does."""
    if t.may_enter(seat, attachment) and bearer in t.bearers(attachment):
        t.call(Enter(attachment, seat, PUT, bearer))
    else:
        basic.fall_short(t)
