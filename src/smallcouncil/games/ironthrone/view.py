"""What a seat may know of the table (notes.md, section 12)."""

from __future__ import annotations

from typing import Any

from smallcouncil.games.ironthrone.facts import CHARACTERS, EVENTS, FACE, FACES, HOUSE_OF, HOUSES, SEEN
from smallcouncil.games.ironthrone.negotiation import Negotiation
from smallcouncil.games.ironthrone.state import Encounter, ThroneTable
from smallcouncil.games.ironthrone.words import RESULT, SIDE


def names(cards: list[int]) -> list[str]:
    """Cards by name, in the order of the data: the order in a hand tells nobody anything."""
    return [FACES[face] for face in sorted([card & FACE for card in cards])]


def look(t: ThroneTable, seat: int | None) -> dict[str, Any]:
    e = t.encounter
    return {
        "turn": t.turn,
        "houses": [look_house(t, seat, s) for s in range(t.players)],
        "box": t.box,
        "events": {"deck": len(t.events), "discard": [EVENTS[event] for event in t.event_discard]},
        "encounter": look_encounter(t, e, seat) if e.challenger >= 0 else None,
        "negotiation": look_negotiation(t),
    }


def look_house(t: ThroneTable, viewer: int | None, seat: int) -> dict[str, Any]:
    mine = viewer == seat
    bit = 0 if viewer is None else 1 << (SEEN + viewer)
    captives = t.hostages[seat]
    return {
        "house": HOUSES[t.house[seat]],
        "leader": CHARACTERS[t.leader[seat]] if t.turn or (mine and t.leader[seat] >= 0) else None,
        "leaders_drawn": [CHARACTERS[c] for c in t.drawn[seat]] if mine else [],
        "sheet": t.sheet[seat],
        "power": {CHARACTERS[c]: t.power[c] for c in t.people[seat]},
        "influence": {HOUSES[t.house[s]]: t.spread_on(seat, s) for s in range(t.players)},
        "deck": len(t.decks[seat]),
        "hand_size": len(t.hands[seat]),
        "hand": names(t.hands[seat]) if mine else None,
        "known": [] if mine else names([card for card in in_secret(t, seat) if card & bit]),
        "discard": names(t.discards[seat]),
        "played": names(t.played[seat]),
        "hostages": [HOUSES[HOUSE_OF[card & FACE]] for card in sorted(captives, key=lambda c: HOUSE_OF[c & FACE])],
        "hostage_cards": names(captives) if mine else names([card for card in captives if card & bit]),
    }


def in_secret(t: ThroneTable, seat: int) -> list[int]:
    """Hand and face-down encounter card: who knows a card of the hand does not know whether it has been laid."""
    e = t.encounter
    cards = t.hands[seat]
    if e.is_active(seat):
        side = e.side[seat]
        if side >= 0 and e.laid[side] >= 0 and not e.shown[side]:
            return [*cards, e.laid[side]]
    return cards


def look_encounter(t: ThroneTable, e: Encounter, viewer: int | None) -> dict[str, Any]:
    cards = []
    for side in (0, 1):
        card = e.laid[side]
        known = e.shown[side] or (viewer is not None and (e.looked[side] >> viewer & 1 or viewer == e.active(side)))
        cards.append(
            {
                "laid": card != -1,
                "face_up": bool(e.shown[side]),
                "card": FACES[card & FACE] if card >= 0 and known else None,
                "value": e.value[side] if e.shown[side] else None,
            }
        )
    return {
        "challenger": t.seat_name(e.challenger),
        "defender": t.seat_name(e.defender) if e.defender >= 0 else None,
        "event": EVENTS[e.event] if e.event >= 0 else None,
        "sides": {
            t.seat_name(s): {
                "side": SIDE.slugs[e.side[s]],
                "character": CHARACTERS[e.sent[s]] if e.sent[s] >= 0 else None,
                "extra": e.extra[s],
            }
            for s in range(t.players)
            if e.side[s] >= 0
        },
        "cards": cards,
        "result": RESULT.slugs[e.result],
        "winner": SIDE.slugs[e.winner] if e.winner in (0, 1) else None,
        "deal": bool(e.deal),
        "barred": seats(t, e.barred),
        "spared": seats(t, e.spared),
        "ability_used": seats(t, e.used),
    }


def seats(t: ThroneTable, bits: int) -> list[str]:
    return [t.seat_name(s) for s in range(t.players) if bits >> s & 1]


def look_negotiation(t: ThroneTable) -> dict[str, Any] | None:
    """Negotiations are public (R-IT-peace-07): the proposal on the table and the draft of the speaker."""
    for procedure in t.stack:
        if isinstance(procedure, Negotiation):
            return {
                "speaker": SIDE.slugs[procedure.speaker],
                "proposals_left": procedure.left[:],
                "standing": procedure.standing[:] or None,
                "draft": procedure.draft[:],
            }
    return None
