"""Table talk: statements that everybody hears and that bind nobody (R-IT-talk-01 to -03)."""

from __future__ import annotations

from smallcouncil.games.ironthrone.facts import FACE, FACES_PER_HOUSE, HOUSE_OF, HOUSES
from smallcouncil.games.ironthrone.phases.encounter import Confrontation
from smallcouncil.games.ironthrone.state import ASIDE, NONE, NOT_LAID, ThroneTable
from smallcouncil.games.ironthrone.words import CLAIM, CLAIMED, PLEA, PLEDGE, SAID, SAY
from smallcouncil.table import Choice

NOTHING, SUPPORT_ME, STAY_OUT, LAY_PEACE, RELEASE_MINE = range(len(PLEA.slugs))
_, MY_PEACE, MY_SUPPORT, MY_RELEASE, MY_TORTURE = range(len(PLEDGE.slugs))


CLAIMS = [
    [CLAIM(face) for face in range(house * FACES_PER_HOUSE, (house + 1) * FACES_PER_HOUSE)]
    for house in range(len(HOUSES))
]


SAYINGS: dict[tuple[int, int, int], list[Choice]] = {}


def sayings(to: int, pleas: int, pledges: int) -> list[Choice]:
    """What can be said to a seat with these pleas and pledges (bits). A threat needs a demand."""
    found = SAYINGS.get((to, pleas, pledges))
    if found is None:
        promises = [p for p in range(len(PLEDGE.slugs)) if pledges >> p & 1]
        found = [SAY(to, NOTHING, pledge) for pledge in promises if pledge != MY_TORTURE]
        for plea in range(len(PLEA.slugs)):
            if pleas >> plea & 1:
                found.extend([SAY(to, plea, pledge) for pledge in (NOTHING, *promises)])
        SAYINGS[(to, pleas, pledges)] = found
    return found


def captives(t: ThroneTable, holder: int) -> int:
    """The houses (bits) of which somebody holds hostages."""
    houses = 0
    for card in t.hostages[holder]:
        houses |= 1 << HOUSE_OF[card & FACE]
    return houses


def before_cards_lie(t: ThroneTable) -> bool:
    """Are encounter cards still to be laid? The same for both active players while they choose at the same time."""
    e = t.encounter
    return e.result == NONE and NOT_LAID in e.laid


def face_up(t: ThroneTable, seat: int) -> bool:
    """Does the encounter card of an active player lie in the open, too late for a word about it?"""
    e = t.encounter
    return e.side[seat] != ASIDE and bool(e.shown[e.side[seat]])


def statements(t: ThroneTable, seat: int) -> list[Choice]:
    """What a seat can say that makes sense now: a plea, a pledge or both to another seat, or a claim to a card."""
    e = t.encounter
    actives = (e.challenger, e.defender)
    active = seat in actives
    aside = e.side[seat] == ASIDE
    before = before_cards_lie(t)
    rallying = before and t.nearest(Confrontation) is None
    mine = captives(t, seat)
    choices: list[Choice] = []
    for to in range(t.players):
        if to == seat:
            continue
        pleas = pledges = 0
        if before:
            if to in actives:
                pleas = 1 << LAY_PEACE if not face_up(t, to) else 0
                if active:
                    pledges = 1 << MY_PEACE if not face_up(t, seat) else 0
                elif rallying and aside:
                    pledges = 1 << MY_SUPPORT
            elif rallying and e.side[to] == ASIDE:
                pleas = 1 << STAY_OUT | 1 << SUPPORT_ME if active else 1 << STAY_OUT
        if t.hostages[to] and captives(t, to) >> t.house[seat] & 1:
            pleas |= 1 << RELEASE_MINE
        if mine >> t.house[to] & 1:
            pledges |= 1 << MY_RELEASE | 1 << MY_TORTURE
        if pleas or pledges:
            choices.extend(sayings(to, pleas, pledges))
    if before and active:
        choices.extend(CLAIMS[t.house[seat]])
    return choices


def speak(t: ThroneTable, seat: int, choice: Choice) -> None:
    t.encounter.said[seat] += 1
    if choice.verb is CLAIM:
        t.tell(CLAIMED, seat, *choice.args)
        return
    to, plea, pledge = choice.args
    if pledge == MY_PEACE:
        t.encounter.promised |= 1 << seat
    elif (plea, pledge) == (SUPPORT_ME, MY_RELEASE):
        t.encounter.bounties[seat] |= 1 << to
    t.tell(SAID, seat, *choice.args)
