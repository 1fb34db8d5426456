"""Drawing anew what a seat cannot know: other hands, face-down cards, decks, hostages, leaders not yet shown."""

from __future__ import annotations

from smallcouncil.games.ironthrone import windows
from smallcouncil.games.ironthrone.facts import FACE, HOUSE_OF, PER_HOUSE, SEEN
from smallcouncil.games.ironthrone.state import ThroneTable
from smallcouncil.games.ironthrone.words import WINDOW_CARD
from smallcouncil.table import Rng


def resample(t: ThroneTable, viewer: int | None, rng: Rng) -> None:
    for seat in range(t.players):
        if seat != viewer and t.drawn[seat]:
            resample_leader(t, seat, rng)
    rng.shuffle(t.events)
    if t.turn:
        for seat in range(t.players):
            resample_house(t, viewer, seat, rng)


def resample_leader(t: ThroneTable, seat: int, rng: Rng) -> None:
    first = t.house[seat] * PER_HOUSE
    sheets = list(range(first, first + PER_HOUSE))
    rng.shuffle(sheets)
    t.drawn[seat] = sorted(sheets[: len(t.drawn[seat])])
    if t.leader[seat] >= 0:
        t.leader[seat] = rng.pick(t.drawn[seat])


def resample_house(t: ThroneTable, viewer: int | None, seat: int, rng: Rng) -> None:
    """Shuffle the cards of a house that the viewer cannot place among the places they may be in.

    A place keeps what other seats know of it; only the face changes.
    """
    e = t.encounter
    bit = 0 if viewer is None else 1 << (SEEN + viewer)
    hand = t.hands[seat]
    places: list[tuple[list[int], int]] = []
    if seat != viewer:
        places.extend([(hand, i) for i, card in enumerate(hand) if not card & bit])
    side = e.side[seat] if e.is_active(seat) else -1
    hidden = seat != viewer and side >= 0 and e.laid[side] >= 0 and not e.shown[side]
    if hidden and viewer is not None and e.looked[side] >> viewer & 1:
        hidden = False
    if hidden and not e.laid[side] & bit:
        places.append((e.laid, side))
    for holder, captives in enumerate(t.hostages):
        if holder != viewer:
            places.extend(
                [
                    (captives, i)
                    for i, card in enumerate(captives)
                    if HOUSE_OF[card & FACE] == t.house[seat] and not card & bit
                ]
            )
    deck = t.decks[seat]
    places.extend([(deck, i) for i in range(len(deck))])
    faces = [cards[i] & FACE for cards, i in places]
    rng.shuffle(faces)
    for (cards, i), face in zip(places, faces, strict=True):
        cards[i] = cards[i] & ~FACE | face
    if hidden and hand:  # who knows cards of the hand does not know whether one of them has been laid
        i = rng.below(len(hand) + 1)
        if i < len(hand):
            hand[i], e.laid[side] = e.laid[side], hand[i]
    if seat != viewer:
        hold_what_was_asked(t, seat, places, side if hidden else -1, bit, rng)


def hold_what_was_asked(
    t: ThroneTable, seat: int, places: list[tuple[list[int], int]], laid: int, known: int, rng: Rng
) -> None:
    """With fast windows everybody sees that a player who is asked holds a card for that window: move one there.

    `laid` is the side of a face-down card that may be any of the hand, or -1; cards with the bit `known` stay.
    """
    top = t.stack[-1]
    if not isinstance(top, windows.Window) or t.options.windows == "safe":
        return
    if not any(ask.seat == seat and ask.words is WINDOW_CARD for ask in t.asks):
        return
    wanted = windows.playable(t, top.window, seat, top.subject)
    hand = t.hands[seat]
    if any(card & FACE in wanted for card in hand):
        return
    if laid >= 0 and t.encounter.laid[laid] & FACE in wanted:
        i = rng.below(len(hand))
        hand[i], t.encounter.laid[laid] = t.encounter.laid[laid], hand[i]
        return
    cards, i = rng.pick([(cards, i) for cards, i in places if cards[i] & FACE in wanted])
    j = rng.pick([j for j, card in enumerate(hand) if not card & known])
    face = hand[j] & FACE
    hand[j] = hand[j] & ~FACE | cards[i] & FACE
    cards[i] = cards[i] & ~FACE | face
