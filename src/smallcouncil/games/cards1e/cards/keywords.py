"""Keywords that are abilities: immunity, melee, ambush; deadly, vigilant and vengeful, which the house cards have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from smallcouncil.games.cards1e.writing import *

# ---------------------------------------------------------------------- immunity


def character_abilities(t: Table, c: int, source: int) -> bool:
    return t.box.type[source] == CHARACTER


def opponents_character_abilities(t: Table, c: int, source: int) -> bool:
    return t.box.type[source] == CHARACTER and t.is_opponent(t.control[c], t.control[source])


IMMUNITIES: dict[str, Callable[[Any, int, int], bool]] = {
    "character_abilities": character_abilities,
    "opponent_character_abilities": opponents_character_abilities,
}
for printed in PRINTS:
    for against in printed.immunities:
        card(printed.id, immune(IMMUNITIES[against]))

# ---------------------------------------------------------------------- melee, ambush


def melee(t: Table, c: int) -> int:
    """+1 for each participating character of an opponent."""
    if not t.participates(c):
        return 0
    seat = t.control[c]
    return sum(t.is_opponent(seat, t.control[o]) for o in (*t.attackers, *t.defenders))


for printed in PRINTS:
    if printed.keywords & MELEE:
        card(printed.id, strength(melee, reads=CHALLENGE))
    if printed.keywords & AMBUSH:
        card(printed.id, action(enters_by_ambush, zones=(HAND,), when=may_come_in, costs=(ambush_cost(printed.cost),)))

# ---------------------------------------------------------------------- after a challenge


def deadlier_attack(t: Table, u: Use) -> bool:
    """More attackers than defenders are deadly."""
    sides = [sum(t.has_keyword(c, DEADLY) for c in t.participants(s)) for s in (t.attacker, t.defender)]
    return sides[0] > sides[1]


def kneeling_with(t: Table, seat: int, keyword: int) -> list[int]:
    kneeling = t.kneeling
    return [c for c in t.plays[seat] if kneeling[c] and t.has_keyword(c, keyword)]


def any_kneel_with(keyword: int) -> Callable[[Table, Use], list[int]]:
    return lambda t, u: kneeling_with(t, u.seat, keyword)


def stands_all(keyword: int) -> Callable[[Table, Use], None]:
    def act(t: Table, u: Use) -> None:
        if u.picks == [YES]:
            stand(t, kneeling_with(t, u.seat, keyword))

    return act


for house in HOUSE_CARDS.values():
    card(
        house.id,
        passive(
            CHALLENGE_RESOLVED,
            (choose(DEFENDERS, prompt=ASK_DEADLY), picked(kill)),
            when=all_of(you_defend, deadlier_attack, there_are(DEFENDERS)),
            says=SAY_DEADLY,
        ),
        passive(
            kinds.CHALLENGE_WON,
            (choose_option(YES, NO, prompt=ASK_VIGILANT), stands_all(VIGILANT)),
            when=all_of(won_attacking, any_kneel_with(VIGILANT)),
            says=SAY_VIGILANT,
        ),
        passive(
            kinds.CHALLENGE_LOST,
            (choose_option(YES, NO, prompt=ASK_VENGEFUL), stands_all(VENGEFUL)),
            when=all_of(lost_defending, any_kneel_with(VENGEFUL)),
            says=SAY_VENGEFUL,
        ),
    )
