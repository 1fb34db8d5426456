"""Another table that it could be, for all a seat knows: which hidden cards lie where.

What is drawn anew depends on what the seat knows and on the generator alone: cards and places are brought into an order
that hides nothing, and what others know or plan in secret does not survive.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame.abilities.initiate import Initiate
from smallcouncil.games.cardgame.layout.layout import SPECTATOR
from smallcouncil.games.cardgame.layout.zones import DECK, FACEDOWN, HAND, HIDDEN
from smallcouncil.games.cardgame.occurrences.kinds import (
    CARD,
    DECK_DISCARDED,
    HAND_DISCARDED,
    PENDING,
    SEAT,
    STATE,
    STRIDE,
)
from smallcouncil.games.cardgame.occurrences.occurrence import Occurrence
from smallcouncil.table import Rng

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable

COSTS = Initiate.steps.index("choose_cost")
RESOLVE = Initiate.steps.index("resolve")


def resample_hidden(t: CardTable, seat: int | None, rng: Rng) -> None:
    """Draw anew which of the players' hidden cards lie in hands, decks, other hidden zones and face down."""
    facedown = [c for c, zone in enumerate(t.zone) if zone == FACEDOWN] if FACEDOWN in t.zone else []
    for other in range(t.players):
        face = [c for c in facedown if t.box.owner[c] == other] if facedown else facedown
        resample_cards_of(t, other, seat, face, rng)
    forget_secrets(t, seat)
    t.stir(-1)


def resample_cards_of(t: CardTable, owner: int, seat: int | None, facedown: list[int], rng: Rng) -> None:
    """One player's cards: those that the seat knows stay where they are, the others trade places."""
    if facedown or any(map(t.seen.__getitem__, t.decks[owner])):
        resample_with_known(t, owner, seat, facedown, rng)
    else:
        resample_usual(t, owner, seat, rng)


def resample_usual(t: CardTable, owner: int, seat: int | None, rng: Rng) -> None:
    """Nobody knows anything of the deck, and no hidden card lies on another one."""
    seen, zones, met = t.seen, t.zone, t.met
    bit = SPECTATOR if seat is None else 1 << seat
    deck = t.decks[owner]
    places: list[tuple[list[int], int, int]] = []  # the pile, its zone, who else knows the card there
    moving: list[int] = []
    for zone, piles in ((HAND, t.hands), *t.own_piles.items()) if owner != seat else ():
        if zone <= HIDDEN and piles[owner]:
            pile = piles[owner]
            unknown = [c for c in pile if not seen[c] & bit]
            staying = sorted([c for c in pile if seen[c] & bit]) if len(unknown) < len(pile) else []
            places += [(staying, zone, known) for known in sorted([seen[c] for c in unknown])]
            moving += unknown
            piles[owner] = staying
    cards = deck + moving
    cards.sort()
    rng.shuffle(cards)
    size = len(deck)
    deck[:] = cards[:size]
    for card in moving:
        zones[card] = DECK
        seen[card] = 0
    for card in [c for c in cards if met[c] > 0]:
        met[card] &= bit
    for (pile, zone, known), card in zip(places, cards[size:], strict=True):
        zones[card] = zone
        seen[card] = known
        if known and met[card] != -1:
            met[card] |= known
        pile.append(card)


def resample_with_known(t: CardTable, owner: int, seat: int | None, facedown: list[int], rng: Rng) -> None:
    """Somebody knows cards of the deck, or hidden cards lie on others."""
    seen, zones, met = t.seen, t.zone, t.met
    bit = SPECTATOR if seat is None else 1 << seat
    deck = t.decks[owner]
    in_deck = [i for i, card in enumerate(deck) if not seen[card] & bit]
    cards = [deck[i] for i in in_deck]
    knowers = [seen[c] for c in cards]
    size = len(in_deck)
    # a place: the zone, who else knows the card there, what it lies on and who controls it
    places: list[tuple[int, int, int, int]] = []
    kept: dict[int, list[int]] = {}
    if owner != seat:
        piles = {HAND: t.hands[owner]}
        for zone, own in t.own_piles.items():
            if zone <= HIDDEN:
                piles[zone] = own[owner]
        for zone, pile in piles.items():
            kept[zone] = sorted([c for c in pile if seen[c] & bit])
            unknown = [c for c in pile if not seen[c] & bit]
            cards += unknown
            places += [(zone, known, -1, owner) for known in sorted([seen[c] for c in unknown])]
    if facedown:
        unknown = [c for c in facedown if not seen[c] & bit]
        cards += unknown
        places += sorted([(FACEDOWN, seen[c], t.host[c], t.control[c]) for c in unknown])
    cards.sort()
    rng.shuffle(cards)
    for at, known, card in zip(in_deck, knowers, cards, strict=False):
        deck[at] = card
        zones[card] = DECK
        seen[card] = known
        if met[card] != -1:
            met[card] = (met[card] & bit) | known
    if facedown:
        for card in cards[:size]:
            t.put_on(card, -1)
            t.control[card] = owner
    for (zone, known, host, control), card in zip(places, cards[size:], strict=True):
        zones[card] = zone
        seen[card] = known
        t.put_on(card, host)
        t.control[card] = control
        if met[card] != -1:
            met[card] = (met[card] & bit) | known
        if zone != FACEDOWN:
            kept[zone].append(card)
    for zone, pile in kept.items():
        if zone == HAND:
            t.hands[owner] = pile
        else:
            t.own_piles[zone][owner] = pile


def forget_secrets(t: CardTable, seat: int | None) -> None:
    """What others have chosen so far without telling anyone they choose again; what was drawn unseen is drawn anew."""
    for procedure in t.stack:
        if isinstance(procedure, Initiate):
            at = procedure.step - 1
            if at == COSTS and procedure.seat != seat:
                procedure.paid = []
                procedure.ends = []
            elif at == RESOLVE and procedure.chooser not in (-1, seat):
                procedure.picks = [c for c in procedure.picks if not is_secret(t, seat, c)]
        elif isinstance(procedure, Occurrence):
            draw_facts_anew(t, seat, procedure.facts)


def is_secret(t: CardTable, seat: int | None, card: int) -> bool:
    """Whether a number stands for a card that the seat cannot know. It may stand for something else."""
    return 0 <= card < t.box.size and t.zone[card] <= HIDDEN and not t.know_hidden(seat, card)


def draw_facts_anew(t: CardTable, seat: int | None, facts: list[int]) -> None:
    """Hidden cards that are about to be discarded: unseen ones of the hand, and those on top of the deck."""
    taken: list[int] = []
    for at in range(0, len(facts), STRIDE):
        if facts[at + STATE] != PENDING or facts[at] not in (HAND_DISCARDED, DECK_DISCARDED):
            continue
        owner = facts[at + SEAT]
        if facts[at] == DECK_DISCARDED:
            pile = t.decks[owner][::-1]
        elif owner == seat or not is_secret(t, seat, facts[at + CARD]):
            pile = [facts[at + CARD]]
        else:
            pile = [c for c in t.hands[owner] if is_secret(t, seat, c)]
        facts[at + CARD] = next((c for c in pile if c not in taken), facts[at + CARD])
        taken.append(facts[at + CARD])


def deal_hidden(t: CardTable, seat: int, cards: list[int]) -> None:
    """These are the hand, as large as it was, and the deck of a seat."""
    size = len(t.hands[seat])
    t.hands[seat] = cards[:size]
    t.decks[seat] = cards[size:]
    for card in t.hands[seat]:
        t.zone[card] = HAND
    for card in t.decks[seat]:
        t.zone[card] = DECK
