"""Whom an operation may aim at: the names that `target` and `from` have in the data.

Each function lists characters or seats from the point of view of the acting seat; `subject` is the seat that an open
window is about (whose support opportunity, draw or torture it is), or -1. The data calls a target `one_...` if the
acting player chooses one of them.
"""

from __future__ import annotations

from collections.abc import Callable

from smallcouncil.games.ironthrone.facts import FACE, HOUSE_OF
from smallcouncil.games.ironthrone.state import ASIDE, NOBODY, OPEN, ThroneTable

Find = Callable[[ThroneTable, int, int], list[int]]

# places a hostage may be taken from
DECK, HAND, CAPTIVES = 0, 1, 2
ANYWHERE = -1


def has_hostage_to_give(t: ThroneTable, seat: int, place: int) -> bool:
    """Is there a card to take in that place (or anywhere)?"""
    if place == HAND:
        return bool(t.hands[seat])
    if place == DECK:
        return t.can_draw(seat)
    if place == CAPTIVES:
        return bool(t.hostages[seat])
    return bool(t.hands[seat] or t.hostages[seat]) or t.can_draw(seat)


def may_be_robbed(t: ThroneTable, taker: int, seat: int) -> bool:
    """R-IT-taking-06 and -07: who is barred from rewards takes none, who is spared penalties loses none."""
    e = t.encounter
    return not (e.barred >> taker & 1 or e.spared >> seat & 1)


# ------------------------------------------------------------------ characters


def participants(t: ThroneTable, side: int) -> list[int]:
    """Living participating characters of a side."""
    e = t.encounter
    return [e.sent[s] for s in t.from_challenger() if e.side[s] == side and t.power[e.sent[s]]]


def opposing_participant(t: ThroneTable, seat: int, subject: int) -> list[int]:
    return participants(t, 1 - t.encounter.side[seat])


def losing_participant(t: ThroneTable, seat: int, subject: int) -> list[int]:
    e = t.encounter
    return [e.sent[s] for s in t.from_challenger() if e.lost(s) and t.power[e.sent[s]]]


def other_participant(t: ThroneTable, seat: int, subject: int) -> list[int]:
    e = t.encounter
    return [e.sent[s] for s in t.from_challenger() if s != seat and e.side[s] != ASIDE and t.power[e.sent[s]]]


def own_participant(t: ThroneTable, seat: int, subject: int) -> list[int]:
    sent = t.encounter.sent[seat]
    return [sent] if sent >= 0 and t.power[sent] else []


def own_nonparticipants(t: ThroneTable, seat: int, subject: int) -> list[int]:
    sent = t.encounter.sent[seat]
    return [c for c in t.people[seat] if c != sent and t.power[c]]


def any_own(t: ThroneTable, seat: int, subject: int) -> list[int]:
    return t.living(seat)


# ------------------------------------------------------------------ seats


def self(t: ThroneTable, seat: int, subject: int) -> list[int]:
    return [seat]


def own_side(t: ThroneTable, seat: int, subject: int) -> list[int]:
    e = t.encounter
    return [s for s in t.from_challenger() if e.side[s] == e.side[seat]]


def opposing_player(t: ThroneTable, seat: int, subject: int) -> list[int]:
    e = t.encounter
    return [s for s in t.from_challenger() if e.side[s] == 1 - e.side[seat]]


def opposing_active(t: ThroneTable, seat: int, subject: int) -> list[int]:
    e = t.encounter
    return [e.active(1 - e.side[seat])]


def opposing_supporter(t: ThroneTable, seat: int, subject: int) -> list[int]:
    return [s for s in opposing_player(t, seat, subject) if not t.encounter.is_active(s)]


def losing_player(t: ThroneTable, seat: int, subject: int) -> list[int]:
    return [s for s in t.from_challenger() if t.encounter.lost(s)]


def other_winning_player(t: ThroneTable, seat: int, subject: int) -> list[int]:
    e = t.encounter
    if e.winner in (OPEN, NOBODY):
        return []
    return [s for s in t.from_challenger() if s != seat and e.side[s] == e.winner]


def nonparticipating_player(t: ThroneTable, seat: int, subject: int) -> list[int]:
    return [s for s in t.from_challenger() if t.encounter.side[s] == ASIDE]


def offering_player(t: ThroneTable, seat: int, subject: int) -> list[int]:
    return [subject]


def challenger(t: ThroneTable, seat: int, subject: int) -> list[int]:
    return [t.encounter.challenger]


def defender(t: ThroneTable, seat: int, subject: int) -> list[int]:
    return [t.encounter.defender]


def holder(t: ThroneTable, seat: int, subject: int) -> list[int]:
    """Players who hold cards of the own house as hostages."""
    house = t.house[seat]
    return [s for s in t.from_challenger() if any(HOUSE_OF[card & FACE] == house for card in t.hostages[s])]


CHARACTER_TARGETS: dict[str, Find] = {
    "one_opposing_participant": opposing_participant,
    "each_opposing_participant": opposing_participant,
    "one_losing_participant": losing_participant,
    "one_other_participant": other_participant,
    "one_own_nonparticipant": own_nonparticipants,
    "one_own_character": any_own,
    "own_participant": own_participant,
    "own_nonparticipants": own_nonparticipants,
    "own_other_characters": own_nonparticipants,
    "any_own": any_own,
}

SEAT_TARGETS: dict[str, Find] = {
    "self": self,
    "own_side": own_side,
    "one_opposing_player": opposing_player,
    "opposing_active": opposing_active,
    "one_opposing_supporter": opposing_supporter,
    "one_losing_player": losing_player,
    "one_other_winning_player": other_winning_player,
    "one_nonparticipating_player": nonparticipating_player,
    "offering_player": offering_player,
    "challenger": challenger,
    "defender": defender,
    "one_holder": holder,
}
