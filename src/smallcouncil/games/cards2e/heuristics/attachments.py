"""What attachments are worth: to whom they may be given, and what they give or take.

Read from the data of the cards, once: what a constant ability does is written there in a few fixed words.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NamedTuple

from smallcouncil.games.cardgame.heuristics.worth import BITS, ICON
from smallcouncil.games.cardgame.layout.prints import ATTACHMENT, ICONS
from smallcouncil.games.cardgame.values.current import BLANK
from smallcouncil.games.cards2e.facts import PRINTS, RENOWN
from smallcouncil.games.cards2e.heuristics.open_answers import NEEDED_ICONS, abilities
from smallcouncil.games.cards2e.heuristics.printed import keyword_worth, text_worth
from smallcouncil.games.cards2e.state import ThronesTable

STRENGTH = re.compile(r"STR \+(\d)( per card in the used pile)?")
AN_ICON = re.compile(r"additional (\w+) icon")
A_NAME = re.compile(r"its title is ([A-Z][a-z]+ [A-Z][a-z]+)")
LYING = 0.8  # what any attachment is worth in play, besides


class Gift(NamedTuple):
    """What an attachment gives its bearer for good."""

    strength: int
    by_plots: int  # strength for every plot that was used
    icons: int
    renown: bool
    bearer: str  # the id of the only one to whom it is given; empty: whoever bears it


def gift_of(ability: dict[str, Any]) -> Gift | None:
    """The gift that an ability is, if it is one.

    >>> gift_of({"kind": "constant", "effect": "STR +1 and has renown"})
    Gift(strength=1, by_plots=0, icons=0, renown=True, bearer='')
    """
    if ability["kind"] != "constant":
        return None
    effect, name = ability["effect"], A_NAME.search(ability.get("condition", ""))
    more, icon = STRENGTH.match(effect), AN_ICON.search(effect)
    gift = Gift(
        0 if more is None or more[2] else int(more[1]),
        int(more[1]) if more is not None and more[2] else 0,
        0 if icon is None else 1 << ICONS.index(icon[1]),
        "renown" in effect,
        "" if name is None else name[1].lower().replace(" ", "_"),
    )
    return gift if gift[:4] != (0, 0, 0, False) else None


GIFTS = [[gift for ability in abilities(card.number) if (gift := gift_of(ability))] for card in PRINTS]


@cache
def is_boon(number: int) -> bool:
    """Whether an attachment does its bearer good: whatever leaves him his text."""
    card = PRINTS[number]
    return card.type == ATTACHMENT and not any(constant.modifier == BLANK for constant in card.constants)


def fitness(t: ThronesTable, number: int, host: int) -> float:
    """How well an attachment sits on a character of who controls it: its text works only on a bearer with the icon,
    best on one who fights."""
    if NEEDED_ICONS[number] & ~t.icons[host]:
        return 0.0
    return 1.0 + 0.04 * min(t.strength_of(host), 10) + 0.05 * BITS[t.icons[host] & 7]


def lying(number: int, fits: float) -> float:
    """What an attachment is worth by itself that sits so well; what it gives for good is counted on its bearer."""
    return LYING + fits * (0.5 * max(text_worth(number), 0.0) + 0.3 * PRINTS[number].cost)


def given(t: ThronesTable, number: int, host: int) -> float:
    """What an attachment adds to its bearer."""
    worth = 0.0
    for gift in GIFTS[number]:
        if not gift.bearer or gift.bearer == t.printed(host).id:
            worth += gift.strength + gift.by_plots * (t.round - 1)
            worth += ICON * BITS[gift.icons & ~t.icons[host]]
            if gift.renown and not t.keywords[host] & RENOWN:
                worth += keyword_worth(RENOWN)
    return worth


def best_use(t: ThronesTable, seat: int, number: int) -> float:
    """What an attachment would be worth on who makes most of it; less than nothing if nobody may bear it."""
    worn = PRINTS[number]
    most = -1.0
    if is_boon(number):
        for host in t.characters(seat):
            if t.printed(host).may_bear(worn):
                most = max(most, lying(number, fitness(t, number, host)) + given(t, number, host))
        return most
    for other in t.opponents(seat):
        for host in t.characters(other):
            by = t.printed(host)
            if by.may_bear(worn) and not t.is_blank(host):
                most = max(most, lying(number, 1.0) + text_worth(by.number) + keyword_worth(by.keywords))
    return most
