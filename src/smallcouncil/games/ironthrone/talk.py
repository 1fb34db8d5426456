"""Table talk: statements that everybody hears and that bind nobody (R-IT-talk-01 to -03)."""

from __future__ import annotations

from smallcouncil.games.ironthrone.facts import FACE, FACES_PER_HOUSE, HOUSE_OF
from smallcouncil.games.ironthrone.state import ASIDE, NONE, NOT_LAID, ThroneTable
from smallcouncil.games.ironthrone.words import CLAIM, CLAIMED, PLEA, PLEDGE, SAID, SAY
from smallcouncil.table import Choice

NOTHING, SUPPORT_ME, STAY_OUT, LAY_PEACE, RELEASE_MINE = range(len(PLEA.slugs))
_, MY_PEACE, MY_SUPPORT, MY_RELEASE, MY_TORTURE = range(len(PLEDGE.slugs))


def holds_captive_of(t: ThroneTable, holder: int, seat: int) -> bool:
    house = t.house[seat]
    return any(HOUSE_OF[card & FACE] == house for card in t.hostages[holder])


def before_cards_lie(t: ThroneTable) -> bool:
    """Are encounter cards still to be laid? The same for both active players while they choose at the same time."""
    e = t.encounter
    return e.result == NONE and NOT_LAID in e.laid


def statements(t: ThroneTable, seat: int) -> list[Choice]:
    """What a seat can say that makes sense now: a plea, a pledge or both to another seat, or a claim to a card."""
    e = t.encounter
    active = e.is_active(seat)
    before = before_cards_lie(t)
    choices: list[Choice] = []
    for to in range(t.players):
        if to == seat:
            continue
        pleas = [NOTHING]
        if before and e.side[to] == ASIDE:
            if active:
                pleas.append(SUPPORT_ME)
            pleas.append(STAY_OUT)
        if before and e.is_active(to):
            pleas.append(LAY_PEACE)
        if holds_captive_of(t, to, seat):
            pleas.append(RELEASE_MINE)
        pledges = [NOTHING]
        if before and active and e.is_active(to):
            pledges.append(MY_PEACE)
        if before and e.is_active(to) and e.side[seat] == ASIDE:
            pledges.append(MY_SUPPORT)
        if holds_captive_of(t, seat, to):
            pledges.append(MY_RELEASE)
            pledges.append(MY_TORTURE)
        choices.extend([SAY(to, NOTHING, pledge) for pledge in pledges if pledge not in (NOTHING, MY_TORTURE)])
        choices.extend([SAY(to, plea, pledge) for plea in pleas[1:] for pledge in pledges])  # a threat needs a demand
    if before and active:
        first = t.house[seat] * FACES_PER_HOUSE
        choices.extend([CLAIM(face) for face in range(first, first + FACES_PER_HOUSE)])
    return choices


def speak(t: ThroneTable, seat: int, choice: Choice) -> None:
    t.encounter.said[seat] += 1
    if choice.verb is CLAIM:
        t.tell(CLAIMED, seat, *choice.args)
    else:
        t.tell(SAID, seat, *choice.args)
