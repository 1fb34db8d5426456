"""House Greyjoy."""

from __future__ import annotations

from smallcouncil.games.cardgame import effects, kinds
from smallcouncil.games.cardgame.prints import CHARACTER
from smallcouncil.games.cardgame.zones import PLAY
from smallcouncil.games.cards2e import aspects
from smallcouncil.games.cards2e.facts import GREYJOY
from smallcouncil.games.cards2e.state import MARSHALING
from smallcouncil.games.cards2e.vocabulary import (
    KNEEL_THIS,
    Table,
    Use,
    action,
    all_of,
    bearer_strength,
    card,
    gains_power,
    kneels,
    participating,
    reaction,
    reduces_next,
    rule,
    stand_this,
    won_unopposed,
    would_save,
)

card("asha_greyjoy", reaction(kinds.CHALLENGE_WON, stand_this, when=all_of(won_unopposed, participating, kneels)))


def outshone(t: Table, c: int, other: int) -> int:
    """Balon Greyjoy: a weaker defender does not count while he attacks."""
    return int(t.is_attacking(c) and t.is_defending(other) and t.strength_of(other) < t.strength_of(c))


card("balon_greyjoy", rule(aspects.NOT_COUNTED, outshone))
card("theon_greyjoy", reaction(kinds.CHALLENGE_WON, gains_power(1), when=all_of(won_unopposed, participating)))
card(
    "iron_islands_fishmonger",
    action(reduces_next(1, GREYJOY, CHARACTER), phase=MARSHALING, costs=(KNEEL_THIS,)),
)
card("sea_tower", action(reduces_next(1, GREYJOY), phase=MARSHALING, costs=(KNEEL_THIS,)))


def rise(t: Table, u: Use) -> None:
    """What is dead may never die: saved, then the event stays as a terminal Condition with strength +1."""
    effects.save(t, u)
    if t.legal_bearer(u.card, u.subject):
        t.zone[u.card] = PLAY
        t.host[u.card] = u.subject
        t.control[u.card] = u.seat
        t.plays[u.seat].append(u.card)
        t.changed()


card(
    "risen_from_the_sea",
    would_save(
        kinds.KILLED,
        rise,
        when=lambda t, u: t.faction_of(u.subject) == GREYJOY,
        lifts=lambda t, u: t.strength[u.subject] + 1 > 0 and t.legal_bearer(u.card, u.subject),
    ),
    bearer_strength(1),
)
