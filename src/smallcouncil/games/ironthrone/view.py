"""What a seat may know of the table (notes.md, section 12)."""

from __future__ import annotations

from typing import Literal

import msgspec

from smallcouncil.games.ironthrone.facts import CHARACTERS, EVENTS, FACE, FACES, HOUSE_OF, HOUSES, SEEN
from smallcouncil.games.ironthrone.phases.negotiation import Negotiation
from smallcouncil.games.ironthrone.state import NOT_LAID, Encounter, ThroneTable

Side = Literal["challenger", "defender"]
Outcome = Literal["none", "war", "peace", "betrayal"]
SIDES: tuple[Side, Side] = ("challenger", "defender")
OUTCOMES: tuple[Outcome, ...] = ("none", "war", "peace", "betrayal")


class HouseView(msgspec.Struct, frozen=True):
    house: str
    leader: str | None  # None: not shown yet
    leaders_drawn: list[str]  # the own ones, before one is chosen
    sheet: int
    power: dict[str, int]  # by character; 0: dead
    influence: dict[str, int]  # by the house on whose board it lies
    deck: int
    hand_size: int
    hand: list[str] | None  # the own one
    known: list[str]  # cards of another hand that the viewer has seen
    discard: list[str]
    played: list[str]
    hostages: list[str]  # by house
    hostage_cards: list[str]  # those that the viewer knows
    broken_promises: int
    owes: list[str]  # the houses to which a hostage is promised for their support


class EventDeckView(msgspec.Struct, frozen=True):
    deck: int
    discard: list[str]


class PartView(msgspec.Struct, frozen=True):
    """How a house takes part in the encounter."""

    side: Side
    character: str | None
    extra: int  # added to the total


class CardView(msgspec.Struct, frozen=True):
    """The encounter card of a side."""

    laid: bool
    face_up: bool
    card: str | None  # if the viewer may know it
    value: int | None  # while it lies face up


class EncounterView(msgspec.Struct, frozen=True):
    challenger: str
    defender: str | None
    event: str | None
    sides: dict[str, PartView]  # by house
    cards: list[CardView]  # the challenger's, the defender's
    result: Outcome
    winner: Side | None
    deal: bool
    barred: list[str]  # from rewards
    spared: list[str]  # penalties
    ability_used: list[str]
    promised: list[str]  # to lay peace


class NegotiationView(msgspec.Struct, frozen=True):
    """A deal is six numbers: what the challenger gets (influence, hostages, power), then what the defender gets."""

    speaker: Side
    proposals_left: list[int]
    standing: list[int] | None
    draft: list[int]


class ThroneView(msgspec.Struct, frozen=True):
    turn: int
    houses: list[HouseView]
    box: int
    events: EventDeckView
    encounter: EncounterView | None
    negotiation: NegotiationView | None


def seen_by(t: ThroneTable, viewer: int | None) -> ThroneView:
    e = t.encounter
    return ThroneView(
        turn=t.turn,
        houses=[see_house(t, viewer, seat) for seat in range(t.players)],
        box=t.box,
        events=EventDeckView(len(t.events), [EVENTS[event] for event in t.event_discard]),
        encounter=see_encounter(t, e, viewer) if e.challenger >= 0 else None,
        negotiation=see_negotiation(t),
    )


def names(cards: list[int]) -> list[str]:
    """Cards by name, in the order of the data: the order in a hand tells nobody anything."""
    return [FACES[face] for face in sorted([card & FACE for card in cards])]


def see_house(t: ThroneTable, viewer: int | None, seat: int) -> HouseView:
    mine = viewer == seat
    bit = 0 if viewer is None else 1 << (SEEN + viewer)
    captives = t.hostages[seat]
    return HouseView(
        house=HOUSES[t.house[seat]],
        leader=CHARACTERS[t.leader[seat]] if t.turn or (mine and t.leader[seat] >= 0) else None,
        leaders_drawn=[CHARACTERS[c] for c in t.drawn[seat]] if mine else [],
        sheet=t.sheet[seat],
        power={CHARACTERS[c]: t.power[c] for c in t.people[seat]},
        influence={HOUSES[t.house[s]]: t.spread_on(seat, s) for s in range(t.players)},
        deck=len(t.decks[seat]),
        hand_size=len(t.hands[seat]),
        hand=names(t.hands[seat]) if mine else None,
        known=[] if mine else names([card for card in in_secret(t, seat) if card & bit]),
        discard=names(t.discards[seat]),
        played=names(t.played[seat]),
        hostages=[HOUSES[house] for house in sorted([HOUSE_OF[card & FACE] for card in captives])],
        hostage_cards=names(captives) if mine else names([card for card in captives if card & bit]),
        broken_promises=t.broken[seat],
        owes=seats(t, t.owed[seat] | t.encounter.bounties[seat]),
    )


def in_secret(t: ThroneTable, seat: int) -> list[int]:
    """Hand and face-down encounter card: who knows a card of the hand does not know whether it has been laid."""
    e = t.encounter
    cards = t.hands[seat]
    if e.is_active(seat):
        side = e.side[seat]
        if side >= 0 and e.laid[side] >= 0 and not e.shown[side]:
            return [*cards, e.laid[side]]
    return cards


def see_encounter(t: ThroneTable, e: Encounter, viewer: int | None) -> EncounterView:
    return EncounterView(
        challenger=t.seat_name(e.challenger),
        defender=t.seat_name(e.defender) if e.defender >= 0 else None,
        event=EVENTS[e.event] if e.event >= 0 else None,
        sides={t.seat_name(s): see_part(e, s) for s in range(t.players) if e.side[s] >= 0},
        cards=[see_card(e, side, viewer) for side in (0, 1)],
        result=OUTCOMES[e.result],
        winner=SIDES[e.winner] if e.winner in (0, 1) else None,
        deal=bool(e.deal),
        barred=seats(t, e.barred),
        spared=seats(t, e.spared),
        ability_used=seats(t, e.used),
        promised=seats(t, e.promised),
    )


def see_part(e: Encounter, seat: int) -> PartView:
    sent = e.sent[seat]
    return PartView(SIDES[e.side[seat]], CHARACTERS[sent] if sent >= 0 else None, e.extra[seat])


def see_card(e: Encounter, side: int, viewer: int | None) -> CardView:
    card = e.laid[side]
    known = e.shown[side] or (viewer is not None and (e.looked[side] >> viewer & 1 or viewer == e.active(side)))
    return CardView(
        laid=card != NOT_LAID,
        face_up=bool(e.shown[side]),
        card=FACES[card & FACE] if card >= 0 and known else None,
        value=e.value[side] if e.shown[side] else None,
    )


def seats(t: ThroneTable, bits: int) -> list[str]:
    return [t.seat_name(s) for s in range(t.players) if bits >> s & 1]


def see_negotiation(t: ThroneTable) -> NegotiationView | None:
    """Negotiations are public (R-IT-peace-07): the proposal on the table and the draft of the speaker."""
    talks = t.nearest(Negotiation)
    if talks is None:
        return None
    return NegotiationView(SIDES[talks.speaker], talks.left[:], talks.standing[:] or None, talks.draft[:])
