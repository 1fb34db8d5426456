"""What lies on the table, and what is going on in the encounter of this turn."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from smallcouncil.games.ironthrone.facts import (
    FACE,
    HOUSE_OF,
    HOUSES,
    INFLUENCE,
    KIND,
    PER_HOUSE,
    SEEN,
    house_deck,
)
from smallcouncil.games.ironthrone.facts import PEACE as PEACE_CARD
from smallcouncil.games.ironthrone.words import SHUFFLED
from smallcouncil.table import Table

# sides
ASIDE, CHALLENGING, DEFENDING = -1, 0, 1
# results
NONE, WAR, PEACE, BETRAYAL = 0, 1, 2, 3
# winner of an encounter
OPEN, NOBODY = -1, 2
# an encounter card not laid yet, and none to lay (hand, deck and discard pile empty: counts as war 0)
NOT_LAID, NO_CARD = -1, -2


def is_peace(card: int) -> bool:
    """Is an encounter card a peace card?"""
    return card >= 0 and KIND[card & FACE] == PEACE_CARD


def forget_copy(cards: list[int], shown: int) -> None:
    """A card has left a hidden place in the open. Copies cannot be told apart: who knew of one copy there, but not of
    this one, has seen all he knew of leave."""
    others = ~(shown >> SEEN)
    for i, card in enumerate(cards):
        if (card ^ shown) & FACE == 0:
            gone = card >> SEEN & others
            cards[i] = card & ~(gone << SEEN)
            others &= ~gone


@mypyc_attr(allow_interpreted_subclasses=True)  # compiled, too, `__new__` makes an empty one
class Encounter:
    """The encounter of one turn. Everything in it ends with the turn."""

    __slots__ = (
        "challenger",
        "defender",
        "event",
        "side",
        "sent",
        "laid",
        "shown",
        "looked",
        "value",
        "result",
        "settled",
        "winner",
        "deal",
        "extra",
        "used",
        "barred",
        "spared",
        "cut",
        "redirected",
        "reward_on",
        "suffered",
        "first",
        "offer_side",
        "offer_character",
        "replaced",
        "torture",
        "tortured",
        "taken",
        "newcomers",
        "said",
        "promised",
        "bounties",
    )

    def __init__(self, players: int, challenger: int) -> None:
        self.challenger = challenger
        self.defender = -1
        self.event = -1
        self.side = [ASIDE] * players
        self.sent = [-1] * players  # the character each seat takes part with
        self.laid = [NOT_LAID, NOT_LAID]  # encounter cards by side
        self.shown = [0, 0]  # face up?
        self.looked = [0, 0]  # seats (bits) that looked at the face-down card
        self.value = [0, 0]  # war values showing
        self.result = NONE
        self.settled = 0  # an effect has set the result: cards no longer change it
        self.winner = OPEN
        self.deal = 0
        self.extra = [0] * players  # added to the total of the seat's side
        self.used = 0  # seats (bits) whose leader ability is used up
        self.barred = 0  # seats that get no rewards
        self.spared = 0  # seats that suffer no penalties
        self.cut = [-1] * players  # power lost as penalty instead of half
        self.redirected = 0  # seats that may put penalty power on other characters
        self.reward_on = [-1] * players  # instead of the reward: spread influence on this seat
        self.suffered = 0  # seats whose power penalty was not prevented
        self.first = -1  # the seat that must lay first, face up
        self.offer_side = ASIDE
        self.offer_character = -1
        self.replaced = 0  # an ability has taken the place of the basic step
        self.torture = 0  # power that the torture under way removes
        self.tortured = -1
        self.taken = -1  # the seat that has just taken a hostage, which lies last among its own
        self.newcomers = 0  # seats forced to support in the window that is open
        self.said = [0] * players
        self.promised = 0  # active seats (bits) that have promised the other one to lay peace
        self.bounties = [0] * players  # seats (bits) to which an active one has promised a hostage for their support

    def copy(self) -> Encounter:
        other = Encounter.__new__(Encounter)
        other.challenger = self.challenger
        other.defender = self.defender
        other.event = self.event
        other.side = self.side[:]
        other.sent = self.sent[:]
        other.laid = self.laid[:]
        other.shown = self.shown[:]
        other.looked = self.looked[:]
        other.value = self.value[:]
        other.result = self.result
        other.settled = self.settled
        other.winner = self.winner
        other.deal = self.deal
        other.extra = self.extra[:]
        other.used = self.used
        other.barred = self.barred
        other.spared = self.spared
        other.cut = self.cut[:]
        other.redirected = self.redirected
        other.reward_on = self.reward_on[:]
        other.suffered = self.suffered
        other.first = self.first
        other.offer_side = self.offer_side
        other.offer_character = self.offer_character
        other.replaced = self.replaced
        other.torture = self.torture
        other.tortured = self.tortured
        other.taken = self.taken
        other.newcomers = self.newcomers
        other.said = self.said[:]
        other.promised = self.promised
        other.bounties = self.bounties[:]
        return other

    def active(self, side: int) -> int:
        """The active player of a side."""
        return self.challenger if side == CHALLENGING else self.defender

    def is_active(self, seat: int) -> bool:
        return seat == self.challenger or seat == self.defender

    def lost(self, seat: int) -> bool:
        """Is the seat on a losing side: beaten, tied, or in a negotiation that failed?"""
        side = self.side[seat]
        if side == ASIDE:
            return False
        return not self.deal if self.winner == NOBODY else side == 1 - self.winner


@mypyc_attr(allow_interpreted_subclasses=True)  # as its base
class ThroneTable(Table):
    """The Iron Throne. Characters, cards and houses are numbers; a character lives as long as it has power."""

    __slots__ = (
        "house",
        "seat_of",
        "drawn",
        "leader",
        "people",
        "leaders_at",
        "power",
        "sheet",
        "box",
        "influence",
        "decks",
        "hands",
        "discards",
        "hostages",
        "played",
        "events",
        "event_discard",
        "broken",
        "owed",
        "turn",
        "encounter",
    )

    def __init__(self, game: Any, options: Any, players: int, seed: int | None) -> None:
        super().__init__(game, options, players, seed)
        self.house: list[int] = [-1] * players
        self.seat_of: list[int] = [-1] * len(HOUSES)
        self.drawn: list[list[int]] = [[] for _ in range(players)]  # leader sheets on hand before the choice
        self.leader: list[int] = [-1] * players
        self.people: list[tuple[int, ...]] = [()] * players  # characters in play: all but the leader
        self.leaders_at: list[int] = []  # by window: the seats (bits) whose leader may act in it
        self.power: list[int] = [0] * (len(HOUSES) * PER_HOUSE)
        self.sheet: list[int] = [0] * players
        self.box = 0
        self.influence: list[int] = [0] * (players * players)  # row: whose markers; column: on whose board
        self.decks: list[list[int]] = [[] for _ in range(players)]  # the top card is the last
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.discards: list[list[int]] = [[] for _ in range(players)]
        self.hostages: list[list[int]] = [[] for _ in range(players)]
        self.played: list[list[int]] = [[] for _ in range(players)]
        self.events: list[int] = []
        self.event_discard: list[int] = []
        self.broken: list[int] = [0] * players  # promises that a seat has broken, as everybody remembers
        self.owed: list[int] = [0] * players  # seats (bits) whose support a seat has yet to pay for with a hostage
        self.turn = 0
        self.encounter = Encounter(players, -1)

    def copy_state(self, other: ThroneTable) -> None:
        other.house = self.house  # fixed when the table is laid
        other.seat_of = self.seat_of
        other.drawn = self.drawn if self.turn else [d[:] for d in self.drawn]
        other.leader = self.leader[:]
        other.people = self.people[:]
        other.leaders_at = self.leaders_at if self.turn else self.leaders_at[:]
        other.power = self.power[:]
        other.sheet = self.sheet[:]
        other.box = self.box
        other.influence = self.influence[:]
        other.decks = [c[:] for c in self.decks]
        other.hands = [c[:] for c in self.hands]
        other.discards = [c[:] for c in self.discards]
        other.hostages = [c[:] for c in self.hostages]
        other.played = [c[:] for c in self.played]
        other.events = self.events[:]
        other.event_discard = self.event_discard[:]
        other.broken = self.broken[:]
        other.owed = self.owed[:]
        other.turn = self.turn
        other.encounter = self.encounter.copy()

    def seat_name(self, seat: int) -> str:
        return HOUSES[self.house[seat]]

    # ------------------------------------------------------------------ cards

    def deal(self, seat: int) -> None:
        """A fresh shuffled house deck."""
        deck = house_deck(self.house[seat])
        self.rng.shuffle(deck)
        self.decks[seat] = deck

    def form_deck(self, seat: int) -> None:
        """R-IT-housecard-02: an empty deck is made anew of the discard pile."""
        if self.discards[seat]:
            deck = self.decks[seat]
            deck[:] = self.discards[seat]
            self.discards[seat].clear()
            self.rng.shuffle(deck)
            self.tell(SHUFFLED, seat)

    def pop_deck(self, seat: int) -> int:
        """The top card of a deck, or NO_CARD."""
        deck = self.decks[seat]
        if not deck:
            self.form_deck(seat)
            if not deck:
                return NO_CARD
        card = deck.pop()
        if not deck:
            self.form_deck(seat)
        return card

    def can_draw(self, seat: int) -> bool:
        return bool(self.decks[seat] or self.discards[seat])

    def faces(self, seat: int) -> list[int]:
        """The different cards of a hand, in the order of the data."""
        return sorted({card & FACE for card in self.hands[seat]})

    def holds(self, seat: int, face: int) -> bool:
        return any(card & FACE == face for card in self.hands[seat])

    def take_from_hand(self, seat: int, face: int) -> int:
        """Remove one card of that face, with what is known of it."""
        hand = self.hands[seat]
        for i, card in enumerate(hand):
            if card & FACE == face:
                return hand.pop(i)
        raise AssertionError(f"seat {seat} does not hold card {face}")

    def show_from_hand(self, seat: int, face: int) -> None:
        """A card leaves a hand in the open."""
        forget_copy(self.hands[seat], self.take_from_hand(seat, face))

    def forget_captives(self, holder: int, house: int, but: int) -> None:
        """One of several hostages of a house leaves: only the seats in `but` can tell which, and which ones stay."""
        captives = self.hostages[holder]
        spots = [i for i, card in enumerate(captives) if HOUSE_OF[card & FACE] == house]
        if len(spots) > 1:
            for i in spots:
                captives[i] &= FACE | but << SEEN

    def forget_hand(self, seat: int, but: int) -> None:
        """A random card has left a hand unseen: only the seats in `but` still know what they knew of it."""
        mask = FACE | but << SEEN
        hand = self.hands[seat]
        for i, card in enumerate(hand):
            hand[i] = card & mask

    # ------------------------------------------------------------------ influence and life

    def markers_left(self, seat: int) -> int:
        """Markers still on the own board."""
        return self.influence[seat * self.players + seat]

    def spread_on(self, seat: int, target: int) -> int:
        return self.influence[seat * self.players + target]

    def score(self, seat: int) -> int:
        """Markers on other houses' boards."""
        return INFLUENCE - self.markers_left(seat)

    def living(self, seat: int) -> list[int]:
        power = self.power
        return [c for c in self.people[seat] if power[c]]

    def owner(self, character: int) -> int:
        """The seat whose house a character belongs to."""
        return self.seat_of[character // PER_HOUSE]

    def from_challenger(self) -> list[int]:
        """All seats clockwise, beginning with the challenger."""
        first = self.encounter.challenger
        return [(first + i) % self.players for i in range(self.players)]
