"""The table of a card game: what a game may add to it, and how it runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from smallcouncil.games.cardgame.current import GOLD
from smallcouncil.games.cardgame.moving import Moving
from smallcouncil.games.cardgame.zones import DECK, FACEDOWN, HAND
from smallcouncil.table import Choice, Prompt, Rng
from smallcouncil.table.procedure import SCRIPTS

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.ability import Ability
    from smallcouncil.games.cardgame.words import TitleWords

SPECTATOR = 1 << 30  # sees what everyone sees


@mypyc_attr(allow_interpreted_subclasses=True)  # as its base
class CardTable(Moving):
    """Cards lie on it and move. Games add seats' pools and their own round."""

    __slots__ = ()

    # ------------------------------------------------------------------ for games

    def settle(self) -> None:
        """Between any two steps: victory, elimination, standing conditions. May call procedures."""

    def may_trigger(self, seat: int, card: int) -> bool:
        """Whether a seat may use triggered card abilities now."""
        return True

    def actions(self, seat: int) -> list[Choice]:
        """All that a seat may do in the action window that is open."""
        return []

    def act(self, seat: int, choice: Choice) -> None:
        """Do what is no ability: marshal a card, ambush with it."""

    def window_closed(self) -> bool:
        """Whether the action window ends at once: what it belongs to is over."""
        return False

    def reduction(self, seat: int, card: int) -> int:
        """By how much a card costs a seat less now."""
        return 0

    def can_pay(self, seat: int, gold: int) -> bool:
        return self.gold[seat] >= gold

    def pay(self, seat: int, gold: int) -> None:
        if gold:
            self.gold[seat] -= gold
            self.touch(GOLD)

    def cancellable(self, card: int) -> bool:
        """Whether any card could cancel effects of this one."""
        return True

    def event_allowed(self, seat: int, card: int) -> bool:
        return True

    def event_paid(self, seat: int, card: int) -> None:
        """An event was paid for: limits and reductions are used up."""

    def ability_used(self, seat: int, card: int, ability: Ability) -> None:
        """The ability of a card that lies open is used: everyone may be told."""

    def event_taken_back(self, seat: int, card: int) -> None:
        """A part of its cost was prevented: the event was not played."""

    def is_over(self, until: int) -> bool:
        """Whether the time until which an effect would last is over: it would end at once."""
        return False

    def could_answer(self, seat: int, timing: int, kinds: int) -> bool:
        """Whether a seat might hold a card for a window, for all the others know (safe windows)."""
        return False

    @property
    def titles(self) -> TitleWords:
        """The verbs over the game's titles."""
        raise NotImplementedError  # abstract

    def phase_bit(self) -> int:
        return -1

    def prompt(self, name: int) -> Prompt:
        """The game's question of a kind (see words.py)."""
        raise NotImplementedError  # abstract

    def may_take_control(self, card: int, seat: int) -> bool:
        """Whether a seat could come to control a card in play."""
        return True

    def owners_order_piles(self) -> bool:
        """Whether owners are asked how cards that go to a pile at the same moment come to lie there."""
        return False

    def know_hidden(self, seat: int | None, card: int) -> bool:
        return bool(self.seen[card] & (SPECTATOR if seat is None else 1 << seat))

    # ------------------------------------------------------------------ running

    def run(self) -> None:
        """As the kernel does; between two steps the table settles what holds at all times."""
        stack = self.stack
        asks = self.asks
        scripts = SCRIPTS
        while not asks and self.result is None:
            if self.unsettled:
                self.settle()
                continue
            procedure = stack[-1]
            step = procedure.step
            procedure.step = step + 1
            scripts[type(procedure)].acts[step](procedure, self)
        if self.result is not None:
            asks.clear()

    def resample_hidden(self, seat: int | None, rng: Rng) -> None:
        """Draw anew which of a player's hidden cards lie in hand, deck and face down."""
        owner = self.box.owner
        seen = self.seen
        facedown = [c for c, zone in enumerate(self.zone) if zone == FACEDOWN]
        for other in range(self.players):
            hand = self.hands[other]
            deck = self.decks[other]
            face = [c for c in facedown if owner[c] == other]
            hidden = deck if other == seat else hand + deck
            if not face and not any([seen[c] for c in hidden]):  # nobody knows any of them
                rng.shuffle(hidden)
                if other != seat:
                    self.deal_hidden(other, hidden)
                continue
            places: list[tuple[list[int], int]] = []
            cards: list[int] = []
            for pile in (hand, deck, face):
                own = pile is hand and other == seat
                for i, card in enumerate(pile):
                    if not own and not self.know_hidden(seat, card):
                        places.append((pile, i))
                        cards.append(card)
            rng.shuffle(cards)
            under = [(self.host[c], self.control[c]) for c in face]  # who controls it need not be its owner
            known_to = [seen[pile[i]] for pile, i in places]
            for (pile, i), card, known in zip(places, cards, known_to, strict=True):
                pile[i] = card
                self.zone[card] = HAND if pile is hand else DECK if pile is deck else FACEDOWN
                self.host[card], self.control[card] = under[i] if pile is face else (-1, other)
                seen[card] = known

    def deal_hidden(self, seat: int, cards: list[int]) -> None:
        """These are the hand, as large as it was, and the deck of a seat."""
        size = len(self.hands[seat])
        self.hands[seat] = cards[:size]
        self.decks[seat] = cards[size:]
        for card in self.hands[seat]:
            self.zone[card] = HAND
        for card in self.decks[seat]:
            self.zone[card] = DECK
