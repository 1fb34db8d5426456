"""How cards move: between zones, into play and out of it, from one player's control to another's."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from smallcouncil.games.cardgame.layout.layout import UNITS, Layout
from smallcouncil.games.cardgame.layout.prints import ATTACHMENT, EVENT, LOCATION
from smallcouncil.games.cardgame.layout.zones import (
    DEAD,
    DECK,
    DISCARD,
    DRAW_HIDDEN,
    DUPLICATE,
    FACEDOWN,
    HAND,
    HIDDEN,
    ON_TOP,
    PLAY,
    PLOTS,
    USED,
)
from smallcouncil.games.cardgame.values.current import DECKS_CHANGED, EFFECT, POWER, POWER_CHANGED, SUBJECT


@mypyc_attr(allow_interpreted_subclasses=True)  # as its base
class Moving(Layout):
    """A layout whose cards move."""

    __slots__ = ()

    # ------------------------------------------------------------------ zones

    def type_of(self, card: int) -> int:
        """The type; an event or a location that lies on a card in play has become an attachment."""
        kind = self.box.type[card]
        return ATTACHMENT if self.host[card] >= 0 and kind in (EVENT, LOCATION) else kind

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
        if zone in self.own_piles:
            return self.own_piles[zone][owner]
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
        face = self.box.printed[card]
        if PLAY in (old, zone) or (face.speaks_unseen and (face.elsewhere or HAND in (old, zone))):
            self.stir(1 << self.box.owner[card] | 1 << self.control[card])
        return card

    def surface(self, card: int) -> int:
        """Hidden copies of a title are alike, also to someone who saw one of them before: the first one shows."""
        zones = self.zone
        for twin in self.box.copies_of(card):
            if twin == card:
                break
            if zones[twin] <= DRAW_HIDDEN or (zones[twin] <= HIDDEN and zones[twin] == zones[card]):
                self.exchange(card, twin)
                card = twin
                break
        self.met[card] = -1
        return card

    def show(self, card: int, seats: int) -> int:
        """Some seats (bits) see a card that stays hidden. Gives the copy that they see: the first they do not know."""
        zones = self.zone
        for twin in self.box.copies_of(card):
            if twin == card:
                break
            if zones[twin] <= DRAW_HIDDEN and seats & ~self.seen[twin]:
                self.exchange(card, twin)
                card = twin
                break
        self.seen[card] |= seats
        self.met[card] |= seats
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
        for values in (zones, self.seen, self.control):
            values[one], values[two] = values[two], values[one]
        if self.host[one] != self.host[two]:
            hosts = self.host[one], self.host[two]
            self.put_on(one, hosts[1])
            self.put_on(two, hosts[0])
        self.met[one] |= self.seen[one]
        self.met[two] |= self.seen[two]
        if self.box.printed[one].speaks_unseen:
            self.stir(1 << self.box.owner[one])

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
        printed = self.box.printed
        drawn = 0
        while drawn < count and deck:
            card = deck.pop()
            self.zone[card] = HAND
            hand.append(card)
            drawn += 1
            face = printed[card]
            if face.speaks_unseen:
                if self.listening < 0 or face.elsewhere or face.type != EVENT:
                    self.stir(1 << seat)
                else:
                    self.present = self.present[:]
                    self.present[seat] = self.present[seat].with_event(card, face)
                    self.listening |= face.ears
                    self.hears |= face.hears_at_all
        if drawn:
            self.unsettled |= DECKS_CHANGED
        return drawn

    # ------------------------------------------------------------------ in play

    def in_play(self, card: int) -> bool:
        return bool(self.edition.in_play >> self.zone[card] & 1)

    def attachments(self, card: int) -> list[int]:
        """The attachments on a card."""
        host = self.host
        found = [c for c in self.lying if host[c] == card]
        if len(found) > 1 or (found and self.zone[found[0]] != PLAY):
            return [c for play in self.plays for c in play if host[c] == card]
        return found

    def duplicates(self, card: int) -> list[int]:
        host = self.host
        found = [c for c in self.lying if host[c] == card]
        return sorted([c for c in found if self.zone[c] in (DUPLICATE, FACEDOWN)]) if found else found

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
        if host != self.host[card]:
            self.put_on(card, host)
        self.kneeling[card] = 0
        self.seen[card] = 0
        self.plays[seat].append(card)
        face = self.box.printed[card]
        if face.sets_values:
            self.clock += 1
            self.arrivals[card] = self.clock
        if old == DECK:
            self.unsettled |= DECKS_CHANGED
        if host >= 0:
            self.checked = None
        if self.listening >= 0 and old <= HIDDEN and not face.speaks_unseen:
            self.present = self.present[:]
            self.present[seat] = self.present[seat].with_card(card, face)
            self.listening |= face.ears
            self.hears |= face.hears_at_all
            self.came_or_went(card, 0)
        else:
            self.came_or_went(card, 1 << seat | 1 << self.box.owner[card])
        return card

    def lay_duplicate(self, card: int, under: int, *, facedown: bool = False) -> int:
        old = self.zone[card]
        if not facedown and old <= HIDDEN:
            card = self.surface(card)
        pile = self.pile(card, old)
        if pile is not None:
            pile.remove(card)
        self.zone[card] = FACEDOWN if facedown else DUPLICATE
        self.put_on(card, under)
        self.control[card] = self.control[under]
        if facedown:
            self.seen[card] = 0
            card = self.show(card, 1 << self.control[under])
        if old == DECK:
            self.unsettled |= DECKS_CHANGED
        self.duplicate_moved(card)
        return card

    def discard_duplicate(self, card: int) -> None:
        if self.zone[card] == FACEDOWN:
            card = self.surface(card)
        self.remove_duplicate(card)
        self.zone[card] = DISCARD
        self.seen[card] = 0
        self.discards[self.box.owner[card]].append(card)

    def return_duplicate(self, card: int) -> None:
        """A duplicate, which all see, goes to its owner's hand."""
        self.remove_duplicate(card)
        self.zone[card] = HAND
        self.seen[card] = -1
        self.hands[self.box.owner[card]].append(card)

    def remove_duplicate(self, card: int) -> None:
        self.put_on(card, -1)
        self.control[card] = self.box.owner[card]
        if self.delayed:
            self.delayed = [e for e in self.delayed if e[SUBJECT] != card]
        self.duplicate_moved(card)

    def duplicate_moved(self, card: int) -> None:
        """A card came to lie under another one, or went from there, where it has nothing to say."""
        if self.box.printed[card].speaks_unseen:
            self.stir(-1)
        self.reshape()

    def leave(self, card: int, zone: int) -> None:
        """A card leaves play, with all that follows at the same moment. Into the deck it is shuffled, unless ON_TOP."""
        box = self.box
        shuffled = zone == DECK
        if zone == ON_TOP:
            zone = DECK
        controller = self.control[card]
        self.plays[controller].remove(card)
        owner = box.owner[card]
        face = box.printed[card]
        stirred = 0
        if face.ears or face.acts or face.speaks_unseen or (face.is_character and self.listening < 0):
            stirred = 1 << owner | 1 << controller
            self.stir(stirred)
        elif face.is_character:
            self.present = self.present[:]
            self.present[controller] = self.present[controller].without(card)
        for twin in self.duplicates(card):
            self.discard_duplicate(twin)
        for attachment in self.attachments(card):
            self.leave(attachment, self.falls_to(attachment))
        self.kneeling[card] = 0
        if self.host[card] >= 0:
            self.put_on(card, -1)
        self.control[card] = owner
        if self.power[card]:
            self.power[card] = 0
            self.unsettled |= POWER_CHANGED
        if self.tokens:
            for key in [k for k in self.tokens if k // UNITS == card]:
                del self.tokens[key]
        if self.lasting:
            kinds = self.edition.lasting
            left = [e for e in self.lasting if e[SUBJECT] != card or not kinds[e[EFFECT]].ends_with_subject]
            if len(left) < len(self.lasting):
                self.lasting = left
                self.revalue()
        if self.delayed:
            self.delayed = [e for e in self.delayed if e[SUBJECT] != card]
        for uses in self.uses:
            if uses:
                for key in [k for k in uses if k >= 0 and k // 256 == card]:
                    del uses[key]
        self.zone[card] = zone
        self.seen[card] = -1 if zone <= HIDDEN and not shuffled else 0
        pile = self.pile(card, zone)
        if pile is not None:
            pile.append(card)
        if shuffled:
            self.shuffle(owner)
        self.gauge.pop(card, None)
        if card in self.precedence:
            self.precedence.remove(card)
        if self.arrivals:
            self.arrivals.pop(card, None)
        self.left_play(card)
        self.came_or_went(card, stirred)

    def take_control(self, card: int, seat: int) -> None:
        self.stir(1 << seat | 1 << self.control[card])
        self.plays[self.control[card]].remove(card)
        self.control[card] = seat
        self.plays[seat].append(card)
        for twin in self.duplicates(card):
            if not self.edition.duplicates_follow:
                self.discard_duplicate(twin)
                continue
            self.control[twin] = seat
            if self.zone[twin] == FACEDOWN:  # who controls it may look at it
                self.show(twin, 1 << seat)
        self.left_play(card)
        self.unsettled |= POWER_CHANGED
        self.checked = None
        self.came_or_went(card, 0)

    def came_or_went(self, card: int, seats: int) -> None:
        """A card came into play, left it or changed sides; some seats (bits) may have something else to say now. Where
        attachments may be does not depend on it, but for values."""
        if seats:
            self.stir(seats)
        if self.box.printed[card].constants:
            self.reshaped = True
            self.revalue()
        else:
            self.others_changed()

    def gain_power(self, card: int, amount: int) -> None:
        self.power[card] += amount
        self.unsettled |= POWER_CHANGED
        self.touch(POWER)

    # ------------------------------------------------------------------ for games

    def falls_to(self, card: int) -> int:
        """The zone to which an attachment goes when its bearer leaves play."""
        return DISCARD

    def left_play(self, card: int) -> None:
        """A card has left play, or its controller's side."""
