"""Agendas. What one of them demands of a deck stands in decks.py, what another asks before the game in setup.py."""

from __future__ import annotations

from collections.abc import Callable

from smallcouncil.games.cards1e.writing import *

KNIGHT, TREATY = trait("Knight"), trait("Treaty")


def knights(t: Table, seat: int) -> int:
    return sum(t.has_trait(c, KNIGHT) for c in t.plays[seat] if t.box.type[c] == CHARACTER)


def knights_fortune(t: Table, c: int, seat: int) -> int:
    """With the most knights one card more, with the fewest one less."""
    if t.control[c] != seat:
        return 0
    own = knights(t, seat)
    others = [knights(t, other) for other in t.alive if other != seat]
    return int(own > max(others)) - int(own < min(others))


card("knights_of_the_realm_kotst", rule(modifiers.DRAW_MORE, knights_fortune))


def welcomes(house: int) -> Callable[[Table, int, int, int], int]:
    return lambda t, c, seat, other: int(t.control[c] == seat and t.is_of(other, house))


def hastens_others(t: Table, c: int, seat: int) -> int:
    """Opponents without a treaty of their own need 5 power less."""
    agenda = t.agenda[seat]
    bound = agenda >= 0 and bool(t.box.traits[agenda] & TREATY)
    return -5 if t.is_opponent(t.control[c], seat) and not bound else 0


for treaty, house in (("treaty_with_the_south_kl", MARTELL), ("treaty_with_the_isles_kl", GREYJOY)):
    card(treaty, rule(modifiers.NO_PENALTY, welcomes(house)), rule(modifiers.POWER_TO_WIN, hastens_others))


def guests_cost_more(t: Table, c: int, seat: int, other: int) -> int:
    """Cards that only another house may have in its deck."""
    only = t.printed(other).house_only
    return int(t.control[c] == seat and bool(only) and not only & t.house_of(seat))


def without_shadows(t: Table, c: int, seat: int) -> int:
    return int(t.control[c] == seat and not t.own_piles[SHADOWS][seat])


card(
    "city_of_shadows_kl",
    rule(modifiers.SHADOW_COST, guests_cost_more),
    rule(modifiers.NO_UNOPPOSED_POWER, without_shadows),
)
card(
    "the_siege_of_winterfell_low",
    rule(modifiers.NO_HOUSE_POWER, lambda t, c, seat: int(t.control[c] == seat and t.type != MILITARY)),
    response(kinds.CHALLENGE_WON, faction_gains_power(2), when=won_type(MILITARY)),
)


card("heir_to_the_iron_throne_qod", rule(modifiers.ALLOWANCE, of_yours(POWER)))


def lost_an_intrigue(t: Table, u: Use) -> bool:
    return bool(t.type == INTRIGUE and t.loser == u.seat)


def rewards_winner(t: Table, u: Use) -> None:
    if u.picks == [DRAW_OPTION]:
        draw(t, u.player, 1)
    elif u.picks == [POWER_OPTION]:
        gain_power(t, t.house[u.player], 1)


REWARD = choose_option(DRAW_OPTION, POWER_OPTION, NO, who=that_player)
card(
    "the_power_behind_the_throne_lotr",
    rule(modifiers.ALLOWANCE, of_yours(INTRIGUE)),
    passive(kinds.CHALLENGE_WON, (REWARD, rewards_winner), when=lost_an_intrigue),
)
