"""Drawing anew what a seat cannot know: decks, objectives, orders face down, bids and other secret answers.

All that is drawn comes from pools in a fixed order, so that tables which look alike to the seat give it the same.
"""

from __future__ import annotations

from smallcouncil.games.board2e.cards.ambitions import NewInformation, ShiftingAmbitions
from smallcouncil.games.board2e.combat.secrets import resample_combat
from smallcouncil.games.board2e.facts import ORDER_COPIES, ORDER_STAR
from smallcouncil.games.board2e.planning.orders import KINDS_OF_ORDER, Planning, star_limit
from smallcouncil.games.board2e.setup import KeepObjectives
from smallcouncil.games.board2e.state import FACE, NO_ORDER, PLANNING, PUBLIC, SEEN, SINCE, BoardTable
from smallcouncil.table import Rng


def resample(t: BoardTable, viewer: int | None, rng: Rng) -> None:
    known = PUBLIC if viewer is None else PUBLIC | 1 << (SEEN + viewer)
    t.westeros = [reordered(deck, known, rng) for deck in t.westeros]
    t.wildlings = reordered(t.wildlings, known, rng)
    if t.feast:
        deal_objectives(t, viewer, known, rng)
    if t.phase == PLANNING:
        give_orders(t, viewer, rng)
    if -1 in t.bids:
        for seat in range(t.players):
            if seat != viewer and t.bids[seat] >= 0 and t.power[seat]:
                t.bids[seat] = rng.below(t.power[seat] + 1)
    resample_combat(t, viewer, rng)


def reordered(deck: list[int], known: int, rng: Rng) -> list[int]:
    """The cards that the viewer cannot place are shuffled among their places; who else knows a place is public."""
    if not deck or max(deck) <= FACE:  # nobody knows anything of it
        cards = sorted(deck)
        rng.shuffle(cards)
        return cards
    cards = deck[:]
    places = [i for i, card in enumerate(deck) if not card & known]
    faces = sorted([deck[i] & FACE for i in places])
    rng.shuffle(faces)
    for i, face in zip(places, faces, strict=True):
        cards[i] = cards[i] & ~FACE | face
    return cards


def deal_objectives(t: BoardTable, viewer: int | None, known: int, rng: Rng) -> None:
    """Others' objectives and the deck; and what others have secretly chosen among theirs."""
    left = len(t.objective_deck)
    faces = t.objective_deck[:]
    since = []  # of the hidden cards in hands
    for seat, hand in enumerate(t.objectives):
        if seat != viewer:
            for card in hand:
                if not card & known:
                    faces.append(card & FACE)
                    since.append(card >> SINCE)
    faces.sort()
    rng.shuffle(faces)
    if viewer is not None:
        keep_in_the_deck(faces, left, since, t.put_back[viewer], rng)
    t.objective_deck = faces[:left]
    at = left
    for seat, hand in enumerate(t.objectives):
        if seat != viewer:
            t.put_back[seat] = []
            for i, card in enumerate(hand):
                if not card & known:
                    hand[i] = card & ~FACE | faces[at]
                    at += 1
    top = t.stack[-1]
    if isinstance(top, KeepObjectives):
        for seat, kept in enumerate(top.kept):
            if seat != viewer:  # how far somebody is with it is a secret, too, unless it is done
                done = kept.bit_count() == t.setup.objective_cards_kept
                top.kept[seat] = pick_bits(t.objectives[seat], t.setup.objective_cards_kept, rng) if done else 0
    elif isinstance(top, ShiftingAmbitions):
        top.given = choose_anew(t, viewer, top.given, rng)
    elif isinstance(top, NewInformation):
        top.back = choose_anew(t, viewer, top.back, rng)


def keep_in_the_deck(faces: list[int], left: int, since: list[int], put_back: list[int], rng: Rng) -> None:
    """What the viewer put back into the deck, the first `left` places, is in no hand that has not changed since."""
    for gone in put_back:
        face, moment = gone & FACE, gone >> SINCE
        at = faces.index(face) if face in faces else -1
        if at >= left and since[at - left] <= moment:
            mine = [card & FACE for card in put_back]
            fit = [i for i, other in enumerate(faces) if other not in mine and (i < left or since[i - left] > moment)]
            if fit:
                to = rng.pick(fit)
                faces[at], faces[to] = faces[to], faces[at]


def pick_bits(hand: list[int], count: int, rng: Rng) -> int:
    cards = [card & FACE for card in hand]
    rng.shuffle(cards)
    return sum([1 << card for card in cards[:count]])


def choose_anew(t: BoardTable, viewer: int | None, chosen: list[int], rng: Rng) -> list[int]:
    """Secret choices, as seat * 32 + card: those of others may be any card of their hand."""
    seats = sorted([entry // (FACE + 1) for entry in chosen])
    mine = {entry // (FACE + 1): entry for entry in chosen}
    return [
        mine[seat] if seat == viewer else seat * (FACE + 1) + (rng.pick(t.objectives[seat]) & FACE) for seat in seats
    ]


def give_orders(t: BoardTable, viewer: int | None, rng: Rng) -> None:
    """Orders that those who are ready could have given; of the others nobody knows whether they have begun."""
    orders = t.orders
    for seat, areas in enumerate(t.held):
        if seat != viewer:
            given = [area for area in areas if orders[area] >= 0]
            for area in given:
                orders[area] = NO_ORDER
            if t.ready >> seat & 1:
                order_anew(t, seat, given, rng)
    top = t.stack[-1]
    if isinstance(top, Planning):
        for seat in range(t.players):
            if seat != viewer:
                top.picked[seat] = -1
                top.changes[seat] = 0


def order_anew(t: BoardTable, seat: int, areas: list[int], rng: Rng) -> None:
    """Tokens at random for the areas where one lies, never more special ones than allowed."""
    stars = star_limit(t, seat)
    bans = t.bans
    pool = [o for o in KINDS_OF_ORDER if not bans >> o & 1 for _ in range(ORDER_COPIES[o])]
    for area in areas:
        order = pool.pop(rng.below(len(pool)))
        while ORDER_STAR[order] and not stars:
            order = pool.pop(rng.below(len(pool)))
        stars -= ORDER_STAR[order]
        t.orders[area] = order
