"""The table of a card game: the challenge under way, what an edition may add, and how it runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from mypy_extensions import mypyc_attr

from smallcouncil.games.cardgame.abilities.ability import PER_CHALLENGE
from smallcouncil.games.cardgame.effects.delayed import AT_RESULT, forget_delayed
from smallcouncil.games.cardgame.effects.lasting import UNTIL_CHALLENGE, expire
from smallcouncil.games.cardgame.layout.box import Box
from smallcouncil.games.cardgame.layout.moving import Moving
from smallcouncil.games.cardgame.layout.prints import ATTACHMENT, CHARACTER
from smallcouncil.games.cardgame.layout.zones import DISCARD, PLAY
from smallcouncil.games.cardgame.occurrences.listeners import listen
from smallcouncil.games.cardgame.values.current import CHALLENGE, GOLD, refresh
from smallcouncil.table import Choice, Game, Prompt

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.abilities.ability import Ability
    from smallcouncil.games.cardgame.abilities.initiate import Initiate
    from smallcouncil.games.cardgame.words import EditionWords, Question


@mypyc_attr(allow_interpreted_subclasses=True)  # as its base
class CardTable(Moving):
    """Cards lie on it and move, and challenges are fought. Editions add their own round."""

    __slots__ = (
        "type",
        "attacker",
        "defender",
        "against",
        "attackers",
        "defenders",
        "bypassed",
        "winner",
        "loser",
        "margin",
        "unopposed",
    )

    def __init__(self, game: Game, options: Any, players: int, seed: int | None, box: Box) -> None:
        super().__init__(game, options, players, seed, box)
        self.type = -1  # of the challenge under way
        self.attacker = -1
        self.defender = -1
        self.against = -1  # the opponent it was initiated against
        self.attackers: list[int] = []
        self.defenders: list[int] = []
        self.bypassed: list[int] = []
        self.winner = -1
        self.loser = -1
        self.margin = 0
        self.unopposed = 0

    def copy_state(self, other: Self) -> None:
        super().copy_state(other)
        other.type = self.type
        other.attacker = self.attacker
        other.defender = self.defender
        other.against = self.against
        other.attackers = self.attackers[:]
        other.defenders = self.defenders[:]
        other.bypassed = self.bypassed[:]
        other.winner = self.winner
        other.loser = self.loser
        other.margin = self.margin
        other.unopposed = self.unopposed

    # ------------------------------------------------------------------ cards in play

    def characters(self, seat: int) -> list[int]:
        if self.listening < 0:
            listen(self)
        return self.present[seat].characters[:]

    def all_characters(self) -> list[int]:
        """Every character in play, in player order."""
        if self.listening < 0:
            listen(self)
        found: list[int] = []
        present = self.present
        alive = self.alive
        at = alive.index(self.first)
        for seat in alive[at:] + alive[:at] if at else alive:
            found += present[seat].characters
        return found

    def all_of_type(self, kind: int) -> list[int]:
        if kind == CHARACTER:
            return self.all_characters()
        types = self.box.type
        host = self.host
        plays = self.plays
        if kind != ATTACHMENT:  # see type_of
            return [c for seat in self.order() for c in plays[seat] if types[c] == kind and host[c] < 0]
        cards = [c for seat in self.order() for c in plays[seat] if host[c] >= 0 or types[c] == ATTACHMENT]
        return [c for c in cards if self.type_of(c) == ATTACHMENT]

    def with_trait(self, trait: int) -> list[int]:
        """The cards in play that have a trait, in no order."""
        if self.stale:
            refresh(self)
        zone = self.zone
        found = [c for c in self.box.with_trait(trait) if zone[c] == PLAY]
        traits = self.traits
        if traits is not self.box.traits:
            found += [c for c in set(self.renamed) if traits[c] & trait and zone[c] == PLAY and c not in found]
        return found

    def controls_title(self, seat: int, number: int) -> bool:
        """Whether a seat controls a card in play of that title."""
        what = self.box.what
        return number in [what[c] for c in self.plays[seat]]

    def in_hand(self, seat: int, title: int) -> int:
        """A card of that title in the hand of a seat: copies are alike."""
        what = self.box.what
        hand = self.hands[seat]
        return hand[[what[c] for c in hand].index(title)]

    # ------------------------------------------------------------------ the challenge

    def participants(self, seat: int) -> list[int]:
        """The characters of a side, those included that take part without being declared."""
        if self.stale:
            refresh(self)
        if seat == self.attacker:
            return self.attackers + [c for c in self.joined if self.control[c] == seat and c not in self.attackers]
        return self.defenders if seat == self.defender else []

    def is_attacking(self, card: int) -> bool:
        if self.type < 0:
            return False
        if card in self.attackers:
            return True
        if self.stale:
            refresh(self)
        return card in self.joined

    def is_defending(self, card: int) -> bool:
        return self.type >= 0 and card in self.defenders

    def participates(self, card: int) -> bool:
        return self.is_attacking(card) or self.is_defending(card)

    def side_strength(self, seat: int) -> int:
        """The strength of a side; without a participant it has none, whatever it could add."""
        side = self.participants(seat)
        if not side:
            return 0
        total = self.side_bonus(seat)
        strength = self.strength
        for card in side:
            if strength[card] > 0 and self.counts_in_challenge(card):
                total += strength[card]
        return max(0, total)

    def remove_from_challenge(self, card: int) -> None:
        if card in self.attackers:
            self.attackers.remove(card)
        if card in self.defenders:
            self.defenders.remove(card)
        self.touch(CHALLENGE)

    def left_play(self, card: int) -> None:
        if self.type >= 0:
            self.remove_from_challenge(card)

    def challenge_over(self) -> None:
        """Nobody participates any more."""
        self.type = -1
        self.attacker = self.defender = self.against = self.winner = self.loser = -1
        self.attackers = []
        self.defenders = []
        self.bypassed = []
        self.margin = self.unopposed = 0
        expire(self, UNTIL_CHALLENGE)
        forget_delayed(self, AT_RESULT)
        self.uses[PER_CHALLENGE].clear()
        self.touch(CHALLENGE)

    # ------------------------------------------------------------------ for games

    def may_trigger(self, seat: int) -> bool:
        """Whether a seat may use triggered card abilities now."""
        return True

    def is_silenced(self, seat: int) -> bool:
        """The same, with a glance at what is in force: most of the time nothing keeps anybody from it."""
        if self.stale:
            refresh(self)
        return bool(self.ruled & self.edition.silencing) and not self.may_trigger(seat)

    def actions(self, seat: int) -> list[Choice]:
        """All that a seat may do in the action window that is open."""
        return []

    def act(self, seat: int, choice: Choice) -> None:
        """Do what is no ability: marshal a card, ambush with it."""

    def event_goes_to(self, card: int, cancelled: bool) -> int:
        """The zone to which an event goes when it has been played."""
        return DISCARD

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

    def cancellable(self, card: int, ability: Ability) -> bool:
        """Whether any card could cancel the effects of this ability."""
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
    def words(self) -> EditionWords:
        """The verbs over the edition's titles and options."""
        return self.edition.words

    def phase_bit(self) -> int:
        return -1

    def prompt(self, question: Question) -> Prompt:
        """How the edition asks, and by which rule."""
        return self.edition.prompts[question]

    def draws_left(self, seat: int) -> int:
        """How many cards effects may still make a seat draw."""
        return self.box.size

    def may_leave(self, card: int, kind: int) -> bool:
        """Whether a card in play can be killed, discarded ... at all."""
        return True

    def can_be_saved(self, card: int) -> bool:
        """Whether anything could save a card that is about to leave play."""
        return True

    def places_power(self, card: int, amount: int, source: int) -> bool:
        """See to power that is to be laid on a card, taken from another one (-1: from nowhere). False: lay it there."""
        return False

    def choosable(self, cards: list[int], use: Initiate) -> list[int]:
        """Those of some cards that a use may choose, immunity apart."""
        return cards

    def is_opponent(self, seat: int, other: int) -> bool:
        return seat != other

    def order_of_choosing(self, seat: int) -> list[int]:
        """In which order all players choose something for an effect of a seat."""
        return self.order()

    def may_take_control(self, card: int, seat: int) -> bool:
        """Whether a seat could come to control a card in play."""
        return True

    def owners_order_piles(self) -> bool:
        """Whether owners are asked how cards that go to a pile at the same moment come to lie there."""
        return False

    def side_bonus(self, seat: int) -> int:
        """What is added to the strength of a side that has a participant."""
        return 0

    def counts_in_challenge(self, card: int) -> bool:
        """Whether the strength of a participant counts."""
        return True

    def may_enter(self, seat: int, card: int) -> bool:
        """Whether a card could legally enter play under a seat's control."""
        return True

    def bearers(self, attachment: int) -> list[int]:
        """The cards in play that may bear an attachment."""
        return []

    def is_barred(self, seat: int, card: int) -> bool:
        """Whether a seat may not have a unique card, for reasons besides copies in play and in dead piles."""
        return False

    def entry_prices(self, seat: int, card: int, how: int) -> list[int]:
        """The prices at which a card may enter play, of which its player chooses one; none: there is no choice."""
        return []

    def pay_entry(self, seat: int, card: int, how: int, price: int) -> None:
        """Pay for a card that enters play, however it does."""

    def has_entered(self, seat: int, card: int, how: int) -> None:
        """A card has just entered play: how it stands there, and who is told."""
