"""Conditions of leader abilities and character cards: the names that `needs` and `only_if` have in the data."""

from __future__ import annotations

from collections.abc import Callable

from smallcouncil.games.ironthrone.state import ASIDE, BETRAYAL, CHALLENGING, DEFENDING, ThroneTable, is_peace

Need = Callable[[ThroneTable, int, int], bool]


def your_side_won(t: ThroneTable, seat: int, subject: int) -> bool:
    e = t.encounter
    return e.side[seat] == e.winner


def challengers_side(t: ThroneTable, seat: int, subject: int) -> bool:
    return t.encounter.side[seat] == CHALLENGING


def defenders_side(t: ThroneTable, seat: int, subject: int) -> bool:
    return t.encounter.side[seat] == DEFENDING


def not_barred(t: ThroneTable, seat: int, subject: int) -> bool:
    return not t.encounter.barred >> seat & 1


def power_penalty_due(t: ThroneTable, seat: int, subject: int) -> bool:
    """About to lose power of a living participating character."""
    e = t.encounter
    return e.lost(seat) and not e.spared >> seat & 1 and t.power[e.sent[seat]] > 0


def penalty_due(t: ThroneTable, seat: int, subject: int) -> bool:
    """About to lose power, or to lose a hostage as winner of a betrayal (R-IT-betrayal-05)."""
    e = t.encounter
    return e.lost(seat) or (e.result == BETRAYAL and e.side[seat] == e.winner)


def power_penalty_suffered(t: ThroneTable, seat: int, subject: int) -> bool:
    return bool(t.encounter.suffered >> seat & 1)


def your_card_is_peace(t: ThroneTable, seat: int, subject: int) -> bool:
    e = t.encounter
    return is_peace(e.laid[e.side[seat]])


def no_supporter_of_yours(t: ThroneTable, seat: int, subject: int) -> bool:
    e = t.encounter
    return e.side.count(e.side[seat]) == 1


def your_character_alive(t: ThroneTable, seat: int, subject: int) -> bool:
    return t.power[t.encounter.sent[seat]] > 0


def your_character_not_weaker(t: ThroneTable, seat: int, subject: int) -> bool:
    """At least as much power as the opposing active player's participating character."""
    e = t.encounter
    return t.power[e.sent[seat]] >= t.power[e.sent[e.active(1 - e.side[seat])]]


def subject_is_you(t: ThroneTable, seat: int, subject: int) -> bool:
    return seat == subject


def your_influence_on_subject(t: ThroneTable, seat: int, subject: int) -> bool:
    return t.spread_on(seat, subject) > 0


def offer_refused(t: ThroneTable, seat: int, subject: int) -> bool:
    e = t.encounter
    return e.offer_side != ASIDE and e.side[seat] == ASIDE


def your_influence_on_refuser(t: ThroneTable, seat: int, subject: int) -> bool:
    """Influence on the house to which support was offered."""
    e = t.encounter
    return e.offer_side != ASIDE and t.spread_on(seat, e.active(e.offer_side)) > 0


def you_support(t: ThroneTable, seat: int, subject: int) -> bool:
    e = t.encounter
    return e.side[seat] != ASIDE and not e.is_active(seat)


NEEDS: dict[str, Need] = {
    need.__name__: need
    for need in (
        your_side_won,
        challengers_side,
        defenders_side,
        not_barred,
        power_penalty_due,
        penalty_due,
        power_penalty_suffered,
        your_card_is_peace,
        no_supporter_of_yours,
        your_character_alive,
        your_character_not_weaker,
        subject_is_you,
        your_influence_on_subject,
        offer_refused,
        your_influence_on_refuser,
        you_support,
    )
}
