"""Looking at the top of a deck: keep some, put some under the deck, order the rest.

Whatever is chosen is done at once, card by card: all that is still open lies on top of the deck, where only who looks
knows it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from smallcouncil import table
from smallcouncil.games.cardgame import words
from smallcouncil.games.cardgame.abilities.ability import Act, Amount
from smallcouncil.games.cardgame.layout.zones import HAND
from smallcouncil.games.cardgame.occurrences.occurrence import Acting
from smallcouncil.games.cardgame.values.current import HANDS
from smallcouncil.table import NUMBER, Choice, News, Verb

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable

LOOKED_THROUGH = News("looked_through", seat=table.SEAT, owner=table.SEAT, number=NUMBER)


class LookThrough(Acting):
    """One player looks at the top cards of a deck, all of which he knows from then on."""

    steps = ("look", "keep", "sink", "lay")
    fields = ("seat", "owner", "left", "keeps", "sinks", "must", "laid")

    def __init__(self, seat: int, owner: int, left: int, keeps: int, sinks: int, must: int, laid: int = 0) -> None:
        self.step = 0
        self.seat = seat
        self.owner = owner  # whose deck
        self.left = left  # so many of the top cards are looked at
        self.keeps = keeps  # how many more may go to the hand
        self.sinks = sinks  # how many more may, or must, go under the deck
        self.must = must
        self.laid = laid  # the top cards that lie in order already

    def open(self, t: CardTable) -> list[int]:
        """The cards that have no place yet, the topmost first."""
        deck = t.decks[self.owner]
        end = len(deck) - self.laid
        return deck[end - self.left + self.laid : end][::-1]

    def offer(self, t: CardTable, verb: Verb) -> list[Choice]:
        return [verb(title) for title in dict.fromkeys(t.box.what[c] for c in self.open(t))]

    def named(self, t: CardTable, choice: Choice) -> int:
        return next(c for c in self.open(t) if t.box.what[c] == choice.args[0])

    def look(self, t: CardTable) -> None:
        deck = t.decks[self.owner]
        self.left = min(self.left, len(deck))
        for place in range(len(deck) - self.left, len(deck)):
            t.show(deck[place], 1 << self.seat)
        t.tell(LOOKED_THROUGH, self.seat, self.owner, self.left)

    def keep(self, t: CardTable) -> None:
        if self.keeps and self.left:
            self.ask(t, self.seat, t.prompt(words.LOOK_KEEP), [words.DONE, *self.offer(t, t.words.take)])

    def on_keep(self, t: CardTable, seat: int, choice: Choice) -> None:
        if choice is words.DONE:
            return
        t.move(self.named(t, choice), HAND)
        t.touch(HANDS)
        self.left -= 1
        self.keeps -= 1
        self.again()

    def sink(self, t: CardTable) -> None:
        if self.sinks and self.left:
            choices = self.offer(t, t.words.sink)
            if not self.must:
                choices.insert(0, words.DONE)
            self.ask(t, self.seat, t.prompt(words.LOOK_SINK), choices)

    def on_sink(self, t: CardTable, seat: int, choice: Choice) -> None:
        if choice is words.DONE:
            return
        card = self.named(t, choice)
        deck = t.decks[self.owner]
        deck.remove(card)
        deck.insert(0, card)
        self.left -= 1
        self.sinks -= 1
        self.again()

    def lay(self, t: CardTable) -> None:
        if self.laid < self.left:
            self.ask(t, self.seat, t.prompt(words.LOOK_LAY), self.offer(t, t.words.lay))

    def on_lay(self, t: CardTable, seat: int, choice: Choice) -> None:
        card = self.named(t, choice)
        deck = t.decks[self.owner]
        deck.remove(card)
        deck.insert(len(deck) - self.laid, card)
        self.laid += 1
        self.again()


def looks(count: int, *, owner: Amount | None = None, keeps: int = 0, sinks: int = 0, sinks_rest: bool = False) -> Act:
    """Look at the top cards of your deck (or of the deck of `owner`): the last thing a part of an effect does.

    Up to `keeps` go to your hand, up to `sinks` (or all the rest) under the deck, in your order; what is left goes back
    on top in your order.
    """

    def act(t: CardTable, u: Any) -> None:
        whose = u.seat if owner is None else owner(t, u)
        t.call(LookThrough(u.seat, whose, count, keeps, count if sinks_rest else sinks, int(sinks_rest)))

    return act
