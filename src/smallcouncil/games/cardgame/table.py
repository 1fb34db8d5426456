"""The table of a card game: what lies where, and how cards move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from smallcouncil.games.cardgame.current import (
    DECKS_CHANGED,
    GOLD,
    LASTING,
    POWER,
    POWER_CHANGED,
    SUBJECT,
    VALUES_CHANGED,
    refresh,
)
from smallcouncil.games.cardgame.prints import ATTACHMENT, EVENT
from smallcouncil.games.cardgame.zones import (
    BORNE,
    DEAD,
    DECK,
    DISCARD,
    DUPLICATE,
    FACEDOWN,
    HAND,
    HIDDEN,
    HOUSE,
    LIMBO,
    OUT,
    PLACED,
    PLAY,
    PLOTS,
    REVEALED,
    USED,
)
from smallcouncil.table import Choice, Game, Prompt, Rng, Table
from smallcouncil.table.procedure import SCRIPTS

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.ability import Constant
    from smallcouncil.games.cardgame.prints import Box
    from smallcouncil.games.cardgame.words import TitleWords

UNITS = 8  # kinds of tokens on a card


class CardTable(Table):
    """Cards, their zones and states, effects in force. Games add seats' pools and their own round."""

    __slots__ = (
        "box",
        "zone",
        "control",
        "kneeling",
        "power",
        "host",
        "seen",
        "tokens",
        "hands",
        "decks",
        "discards",
        "deads",
        "plays",
        "plots",
        "used_plots",
        "gold",
        "house",
        "alive",
        "first",
        "lasting",
        "delayed",
        "uses",
        "stale",
        "unsettled",
        "watch",
        "strength",
        "icons",
        "keywords",
        "traits",
        "blank",
        "joined",
        "active",
        "plus",
        "icon_changes",
        "factors",
        "fixed",
        "gauge",
    )

    def __init__(self, game: Game, options: Any, players: int, seed: int | None, box: Box) -> None:
        super().__init__(game, options, players, seed)
        size = box.size
        self.box = box
        self.zone = [OUT] * size
        self.control = box.owner[:]
        self.kneeling = [0] * size
        self.power = [0] * size
        self.host = [-1] * size  # what an attachment or a duplicate lies on
        self.seen = [0] * size  # seats (bits) who know a card in a hidden zone
        self.tokens: dict[int, int] = {}  # card * UNITS + kind: how many
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.decks: list[list[int]] = [[] for _ in range(players)]  # the top is the end
        self.discards: list[list[int]] = [[] for _ in range(players)]  # so it is here
        self.deads: list[list[int]] = [[] for _ in range(players)]
        self.plays: list[list[int]] = [[] for _ in range(players)]  # by controller; no duplicates
        self.plots: list[list[int]] = [[] for _ in range(players)]
        self.used_plots: list[list[int]] = [[] for _ in range(players)]
        self.gold = [0] * players
        self.house = [-1] * players  # faction cards
        self.alive = list(range(players))
        self.first = 0
        self.lasting: list[tuple[int, ...]] = []
        self.delayed: list[tuple[int, ...]] = []
        self.uses: list[dict[int, int]] = [{}, {}, {}, {}]  # how often, per challenge, phase, round, game
        self.unsettled = 0
        self.gauge: dict[int, int] = {}  # strength bonuses last seen, of cards that answer to a rise
        # current values, worked out by refresh and never changed in between: copies share them
        self.stale = True
        self.watch = 0
        self.strength: list[int] = box.strength
        self.icons: list[int] = box.icons
        self.keywords: list[int] = box.keywords
        self.traits: list[int] = box.traits
        self.blank: list[int] = box.nobody
        self.joined: list[int] = []  # cards that participate without being declared
        self.active: dict[int, list[tuple[int, Constant]]] = {}
        self.plus: dict[int, int] = {}
        self.icon_changes: dict[int, int] = {}
        self.factors: dict[int, tuple[int, int]] = {}
        self.fixed: dict[int, int] = {}

    def copy_state(self, other: Any) -> None:
        other.box = self.box
        other.zone = self.zone[:]
        other.control = self.control[:]
        other.kneeling = self.kneeling[:]
        other.power = self.power[:]
        other.host = self.host[:]
        other.seen = self.seen[:]
        other.tokens = self.tokens.copy()
        other.hands = [z[:] for z in self.hands]
        other.decks = [z[:] for z in self.decks]
        other.discards = [z[:] for z in self.discards]
        other.deads = [z[:] for z in self.deads]
        other.plays = [z[:] for z in self.plays]
        other.plots = [z[:] for z in self.plots]
        other.used_plots = [z[:] for z in self.used_plots]
        other.gold = self.gold[:]
        other.house = self.house
        other.alive = self.alive[:]
        other.first = self.first
        other.lasting = self.lasting[:]
        other.delayed = self.delayed[:]
        other.uses = [u.copy() for u in self.uses]
        other.unsettled = self.unsettled
        other.gauge = self.gauge.copy()
        other.stale = self.stale
        other.watch = self.watch
        other.strength = self.strength
        other.icons = self.icons
        other.keywords = self.keywords
        other.traits = self.traits
        other.blank = self.blank
        other.joined = self.joined
        other.active = self.active
        other.plus = self.plus
        other.icon_changes = self.icon_changes
        other.factors = self.factors
        other.fixed = self.fixed

    # ------------------------------------------------------------------ players

    def order(self) -> list[int]:
        """Player order: the first player, then clockwise."""
        alive = self.alive
        at = alive.index(self.first)
        return alive[at:] + alive[:at]

    def after(self, seat: int) -> int:
        """The next player clockwise."""
        alive = self.alive
        for other in alive:
            if other > seat:
                return other
        return alive[0]

    def opponents(self, seat: int) -> list[int]:
        return [s for s in self.order() if s != seat]

    # ------------------------------------------------------------------ current values

    def touch(self, what: int) -> None:
        """Something changed that constant abilities may read."""
        if self.watch & what:
            self.stale = True
            self.unsettled |= VALUES_CHANGED

    def changed(self) -> None:
        """Cards came, went or changed hands; effects began or ended."""
        self.stale = True
        self.unsettled |= VALUES_CHANGED

    def strength_of(self, card: int) -> int:
        if self.stale:
            refresh(self)
        value = self.strength[card]
        return value if value > 0 else 0

    def has_icon(self, card: int, icon: int) -> bool:
        if self.stale:
            refresh(self)
        return bool(self.icons[card] >> icon & 1)

    def has_keyword(self, card: int, keyword: int) -> bool:
        if self.stale:
            refresh(self)
        return bool(self.keywords[card] & keyword)

    def has_trait(self, card: int, trait: int) -> bool:
        """`trait`: bits, any of them."""
        if self.stale:
            refresh(self)
        return bool(self.traits[card] & trait)

    def is_blank(self, card: int) -> bool:
        if self.stale:
            refresh(self)
        return bool(self.blank[card])

    def total(self, aspect: int, *args: int) -> int:
        """What all constant abilities and lasting effects add to one aspect of the rules."""
        if self.stale:
            refresh(self)
        value = 0
        if aspect in self.active:
            for card, constant in self.active[aspect]:
                value += constant.ask(self, card, *args)
        if not self.lasting:
            return value
        for effect in self.lasting:
            kind = LASTING[effect[0]]
            if kind.aspect == aspect:
                value += kind.ask(self, effect, *args)
        return value

    def other_sources(self) -> list[int]:
        """Cards outside the play areas whose constant abilities are in force: plots, agendas, titles."""
        return []

    # ------------------------------------------------------------------ tokens

    def token(self, card: int, kind: int) -> int:
        return self.tokens.get(card * UNITS + kind, 0)

    def put_token(self, card: int, kind: int, count: int = 1) -> None:
        left = self.token(card, kind) + count
        if left:
            self.tokens[card * UNITS + kind] = left
        else:
            del self.tokens[card * UNITS + kind]
        self.changed()

    # ------------------------------------------------------------------ zones

    def type_of(self, card: int) -> int:
        """The type; an event that lies on a card in play has become an attachment."""
        kind = self.box.type[card]
        return ATTACHMENT if kind == EVENT and self.host[card] >= 0 else kind

    def pile(self, card: int, zone: int) -> list[int] | None:
        """The list that holds the cards of a zone."""
        owner = self.box.owner[card]
        if zone == DECK:
            return self.decks[owner]
        if zone == HAND:
            return self.hands[owner]
        if zone == DISCARD:
            return self.discards[owner]
        if zone == DEAD:
            return self.deads[owner]
        if zone == PLAY:
            return self.plays[self.control[card]]
        if zone == PLOTS:
            return self.plots[owner]
        if zone == USED:
            return self.used_plots[owner]
        return None

    def move(self, card: int, zone: int, *, bottom: bool = False) -> int:
        """Put a card into another zone of its owner. Gives the copy that moved: hidden copies are alike."""
        old = self.zone[card]
        if old <= HIDDEN < zone:
            card = self.surface(card)
        pile = self.pile(card, old)
        if pile is not None:
            pile.remove(card)
        self.zone[card] = zone
        if old > HIDDEN >= zone:
            self.seen[card] = -1 if zone == HAND else 0
        elif zone != old and zone > HIDDEN:
            self.seen[card] = 0
        pile = self.pile(card, zone)
        if pile is not None:
            if bottom:
                pile.insert(0, card)
            else:
                pile.append(card)
        if old == DECK:
            self.unsettled |= DECKS_CHANGED
        return card

    def surface(self, card: int) -> int:
        """Hidden copies of a title are alike, also to someone who saw one of them before: the first one shows."""
        zones = self.zone
        for twin in range(self.box.first[card], card):
            if zones[twin] <= PLACED or (zones[twin] <= HIDDEN and zones[twin] == zones[card]):
                self.exchange(card, twin)
                return twin
        return card

    def exchange(self, one: int, two: int) -> None:
        """Two hidden copies of one title trade places."""
        zones = self.zone
        pile_one = self.pile(one, zones[one])
        pile_two = self.pile(two, zones[two])
        at_one = pile_one.index(one) if pile_one is not None else -1
        at_two = pile_two.index(two) if pile_two is not None else -1
        if pile_one is not None:
            pile_one[at_one] = two
        if pile_two is not None:
            pile_two[at_two] = one
        for values in (zones, self.seen, self.host):
            values[one], values[two] = values[two], values[one]

    def shuffle(self, seat: int) -> None:
        """Shuffle a deck: nobody knows any card of it."""
        deck = self.decks[seat]
        self.rng.shuffle(deck)
        for card in deck:
            self.seen[card] = 0

    def draw(self, seat: int, count: int) -> int:
        """Draw from the top, as far as there is any. Says how many."""
        deck = self.decks[seat]
        hand = self.hands[seat]
        drawn = 0
        while drawn < count and deck:
            card = deck.pop()
            self.zone[card] = HAND
            hand.append(card)
            drawn += 1
        if drawn:
            self.unsettled |= DECKS_CHANGED
        return drawn

    # ------------------------------------------------------------------ in play

    def in_play(self, card: int) -> bool:
        return self.zone[card] in (PLAY, HOUSE, REVEALED, BORNE)

    def attachments(self, card: int) -> list[int]:
        """The attachments on a card."""
        host = self.host
        return [c for play in self.plays for c in play if host[c] == card]

    def duplicates(self, card: int) -> list[int]:
        zone = self.zone
        return [c for c, host in enumerate(self.host) if host == card and zone[c] in (DUPLICATE, FACEDOWN)]

    def enter(self, card: int, seat: int, host: int = -1) -> int:
        """A card comes into play under a seat's control. Gives the copy that came."""
        old = self.zone[card]
        if old <= HIDDEN:
            card = self.surface(card)
        pile = self.pile(card, old)
        if pile is not None:
            pile.remove(card)
        self.zone[card] = PLAY
        self.control[card] = seat
        self.host[card] = host
        self.kneeling[card] = 0
        self.seen[card] = 0
        self.plays[seat].append(card)
        if old == DECK:
            self.unsettled |= DECKS_CHANGED
        self.changed()
        return card

    def lay_duplicate(self, card: int, under: int, *, facedown: bool = False) -> int:
        old = self.zone[card]
        if not facedown and old <= HIDDEN:
            card = self.surface(card)
        pile = self.pile(card, old)
        if pile is not None:
            pile.remove(card)
        self.zone[card] = FACEDOWN if facedown else DUPLICATE
        self.host[card] = under
        self.control[card] = self.control[under]
        if facedown:
            self.seen[card] = 1 << self.control[under]
        if old == DECK:
            self.unsettled |= DECKS_CHANGED
        self.changed()
        return card

    def discard_duplicate(self, card: int) -> None:
        if self.zone[card] == FACEDOWN:
            card = self.surface(card)
        self.host[card] = -1
        self.zone[card] = DISCARD
        self.seen[card] = 0
        self.discards[self.box.owner[card]].append(card)
        self.changed()

    def leave(self, card: int, zone: int) -> None:
        """A card leaves play, with all that follows at the same moment."""
        box = self.box
        self.plays[self.control[card]].remove(card)
        owner = box.owner[card]
        for twin in self.duplicates(card):
            self.discard_duplicate(twin)
        for attachment in self.attachments(card):
            back = DISCARD if self.is_terminal(attachment) else HAND
            self.leave(attachment, back)
        self.kneeling[card] = 0
        self.host[card] = -1
        self.control[card] = owner
        if self.power[card]:
            self.power[card] = 0
            self.unsettled |= POWER_CHANGED
        if self.tokens:
            for key in [k for k in self.tokens if k // UNITS == card]:
                del self.tokens[key]
        if self.lasting:
            self.lasting = [e for e in self.lasting if e[SUBJECT] != card or not LASTING[e[0]].ends_with_subject]
        if self.delayed:
            self.delayed = [e for e in self.delayed if e[2] != card]
        for uses in self.uses:
            if uses:
                for key in [k for k in uses if k >= 0 and k // 16 == card]:
                    del uses[key]
        self.zone[card] = zone
        self.seen[card] = -1 if zone == HAND else 0
        pile = self.pile(card, zone)
        if pile is not None:
            pile.append(card)
        if zone == DECK:
            self.shuffle(owner)
        self.gauge.pop(card, None)
        self.left_play(card)
        self.changed()

    def take_control(self, card: int, seat: int) -> None:
        self.plays[self.control[card]].remove(card)
        self.control[card] = seat
        self.plays[seat].append(card)
        for twin in self.duplicates(card):
            self.control[twin] = seat
        self.left_play(card)
        self.unsettled |= POWER_CHANGED
        self.changed()

    def gain_power(self, card: int, amount: int) -> None:
        self.power[card] += amount
        self.unsettled |= POWER_CHANGED
        self.touch(POWER)

    def to_limbo(self, card: int) -> int:
        """An event leaves the hand to be played."""
        return self.move(card, LIMBO)

    # ------------------------------------------------------------------ for games

    def is_terminal(self, card: int) -> bool:
        """Whether an attachment is discarded with its bearer."""
        return False

    def left_play(self, card: int) -> None:
        """A card has left play, or its controller's side."""

    def settle(self) -> None:
        """Between any two steps: victory, elimination, standing conditions. May call procedures."""

    def may_trigger(self, seat: int, card: int) -> bool:
        """Whether a seat may use triggered card abilities now."""
        return True

    def answering(self, seat: int) -> list[int]:
        """Cards outside play and hand whose abilities a seat may use: agenda, plot, title."""
        return []

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
        bit = 0 if seat is None else 1 << seat
        return bool(self.seen[card] & bit)

    # ------------------------------------------------------------------ running

    def run(self) -> None:
        """As the kernel does; between two steps the table settles what holds at all times."""
        stack = self.stack
        asks = self.asks
        while not asks and self.result is None:
            if self.unsettled:
                self.settle()
                if self.result is not None:
                    break
            procedure = stack[-1]
            step = procedure.step
            procedure.step = step + 1
            SCRIPTS[type(procedure)].acts[step](procedure, self)
        if self.result is not None:
            asks.clear()

    def resample_hidden(self, seat: int | None, rng: Rng) -> None:
        """Draw anew which of a player's hidden cards lie in hand, deck and face down."""
        for other in range(self.players):
            hand = self.hands[other]
            deck = self.decks[other]
            face = [c for c, z in enumerate(self.zone) if z == FACEDOWN and self.box.owner[c] == other]
            places: list[tuple[list[int], int]] = []
            cards: list[int] = []
            for pile in (hand, deck, face):
                own = pile is hand and other == seat
                for i, card in enumerate(pile):
                    if not own and not self.know_hidden(seat, card):
                        places.append((pile, i))
                        cards.append(card)
            rng.shuffle(cards)
            hosts = {id(pile): [self.host[c] for c in pile] for pile in (face,)}
            seen = [self.seen[pile[i]] for pile, i in places]
            for (pile, i), card, known in zip(places, cards, seen, strict=True):
                pile[i] = card
                self.zone[card] = HAND if pile is hand else DECK if pile is deck else FACEDOWN
                self.host[card] = hosts[id(face)][i] if pile is face else -1
                self.control[card] = other
                self.seen[card] = known
