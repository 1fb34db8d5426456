"""Drawing anew what a seat cannot know: other hands, face-down cards, decks, hostages, leaders not yet shown.

A function of what the seat knows and of the generator alone: cards that the seat cannot place are brought into one
order before they are drawn anew, and what other seats know of each other is forgotten.
"""

from __future__ import annotations

from smallcouncil.games.ironthrone.effects import windows
from smallcouncil.games.ironthrone.facts import FACE, HOUSE_OF, PER_HOUSE, SEEN
from smallcouncil.games.ironthrone.state import ThroneTable
from smallcouncil.games.ironthrone.words import WINDOW_CARD
from smallcouncil.table import Rng


def resample(t: ThroneTable, viewer: int | None, rng: Rng) -> None:
    for seat in range(t.players):
        if seat != viewer and t.drawn[seat]:
            resample_leader(t, seat, rng)
    t.events.sort()
    rng.shuffle(t.events)
    if t.turn:
        for holder in range(t.players):
            order_captives(t, viewer, holder)
        for seat in range(t.players):
            resample_house(t, viewer, seat, rng)


def resample_leader(t: ThroneTable, seat: int, rng: Rng) -> None:
    first = t.house[seat] * PER_HOUSE
    sheets = list(range(first, first + PER_HOUSE))
    rng.shuffle(sheets)
    t.drawn[seat] = sorted(sheets[: len(t.drawn[seat])])
    if t.leader[seat] >= 0:
        t.leader[seat] = rng.pick(t.drawn[seat])


def order_captives(t: ThroneTable, viewer: int | None, holder: int) -> None:
    """By house, those that the viewer knows first; the one that was just taken stays the last."""
    captives = t.hostages[holder]
    if not captives:
        return
    known = 0 if viewer is None else 1 << (SEEN + viewer)
    own = 1 << (SEEN + holder)
    for i, card in enumerate(captives):
        captives[i] = card & (FACE | known) | own
    last = [captives.pop()] if t.encounter.taken == holder else []
    if holder == viewer:
        captives.sort()
    else:
        captives.sort(key=lambda card: (HOUSE_OF[card & FACE], not card & known, card & FACE if card & known else 0))
    captives += last


def resample_house(t: ThroneTable, viewer: int | None, seat: int, rng: Rng) -> None:
    """Deal the cards of a house that the viewer cannot place to the places they may be in."""
    e = t.encounter
    known = 0 if viewer is None else 1 << (SEEN + viewer)
    house = t.house[seat]
    hand = t.hands[seat]
    t.discards[seat].sort()
    pool = t.decks[seat]
    hidden = -1  # the side of a face-down card that the viewer has not looked at
    side = e.side[seat] if e.is_active(seat) else -1
    if side >= 0 and e.laid[side] >= 0 and not e.shown[side]:
        e.laid[side] &= FACE | known
        if seat != viewer and not (known and known >> SEEN & e.looked[side]):
            hidden = side
    cards: list[int] = []  # of the hand, and perhaps the one laid
    if seat == viewer:
        hand[:] = sorted([card & FACE for card in hand])
    else:
        if hidden >= 0:
            hand.append(e.laid[hidden])
        cards = sorted([card & (FACE | known) for card in hand if card & known])
        pool += [card & FACE for card in hand if not card & known]
    places = [
        (captives, i)
        for holder, captives in enumerate(t.hostages)
        if holder != viewer
        for i, card in enumerate(captives)
        if HOUSE_OF[card & FACE] == house and not card & known
    ]
    pool += [captives[i] & FACE for captives, i in places]
    pool.sort()
    rng.shuffle(pool)
    if seat != viewer:
        while len(cards) < len(hand):
            cards.append(pool.pop())
        if hidden >= 0:  # who knows cards of the hand does not know whether one of them has been laid
            e.laid[hidden] = cards.pop(rng.below(len(cards)))
        hand[:] = cards
    for captives, i in places:
        captives[i] = captives[i] & ~FACE | pool.pop()
    if seat != viewer:
        hold_what_was_asked(t, seat, places, hidden, known, rng)


def hold_what_was_asked(
    t: ThroneTable, seat: int, places: list[tuple[list[int], int]], laid: int, known: int, rng: Rng
) -> None:
    """With fast windows everybody sees that a player who is asked holds a card for that window: move one there.

    `laid` is the side of a face-down card that may be any of the hand, or -1; cards with the bit `known` stay.
    """
    top = t.stack[-1]
    if not isinstance(top, windows.Window) or t.options.windows == "safe":
        return
    if not any(ask.seat == seat and ask.question is WINDOW_CARD for ask in t.asks):
        return
    wanted = windows.playable(t, top.window, seat, top.subject)
    hand = t.hands[seat]
    if any(card & FACE in wanted for card in hand):
        return
    if laid >= 0 and t.encounter.laid[laid] & FACE in wanted:
        i = rng.below(len(hand))
        hand[i], t.encounter.laid[laid] = t.encounter.laid[laid], hand[i]
        return
    deck = t.decks[seat]
    elsewhere = [*places, *((deck, i) for i in range(len(deck)))]
    cards, i = rng.pick([(cards, i) for cards, i in elsewhere if cards[i] & FACE in wanted])
    j = rng.pick([j for j, card in enumerate(hand) if not card & known])
    face = hand[j] & FACE
    hand[j] = hand[j] & ~FACE | cards[i] & FACE
    cards[i] = cards[i] & ~FACE | face
