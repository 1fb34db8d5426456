"""House Baratheon."""

from __future__ import annotations

from smallcouncil.games.cardgame import effects, kinds
from smallcouncil.games.cardgame.ability import PER_PHASE, PER_ROUND
from smallcouncil.games.cardgame.current import CHALLENGE, KNEELING
from smallcouncil.games.cardgame.effects import AT_RESULT, delay, delayed_effect, replace_destination
from smallcouncil.games.cardgame.prints import CHARACTER
from smallcouncil.games.cardgame.zones import HAND
from smallcouncil.games.cards2e import aspects
from smallcouncil.games.cards2e.facts import BARATHEON, RENOWN, trait
from smallcouncil.games.cards2e.state import MARSHALING
from smallcouncil.games.cards2e.vocabulary import (
    KNEEL_THIS,
    Table,
    Use,
    action,
    bearer_keyword,
    card,
    choose,
    interrupt,
    is_me,
    kneel_target,
    reaction,
    reduces_next,
    rule,
    stand_bearer,
    standing_characters,
    strength,
)

RHLLOR = trait("R'hllor")


def follower_came(t: Table, u: Use) -> bool:
    """You marshaled a R'hllor card, or played a R'hllor event."""
    fits = u.player == u.seat and t.has_trait(u.subject, RHLLOR)
    return bool(fits and (u.kind == kinds.PLAYED or u.value == kinds.MARSHALED))


card(
    "melisandre",
    reaction(
        (kinds.ENTERED, kinds.PLAYED),
        kneel_target,
        when=follower_came,
        target=choose(standing_characters),
        limit=1,
        per=PER_ROUND,
    ),
)
card(
    "robert_baratheon",
    strength(lambda t, c: sum(1 for o in t.all_characters() if t.kneeling[o] and o != c), reads=KNEELING),
)
card("ser_davos_seaworth", interrupt(kinds.KILLED, lambda t, u: replace_destination(t, u, HAND), when=is_me))
card(
    "shireen_baratheon",
    interrupt(kinds.KILLED, kneel_target, when=is_me, target=choose(standing_characters)),
)
card("stannis_baratheon", rule(aspects.STAND_TWO, lambda t, c, seat: 1))
card(
    "dragonstone_faithful",
    action(reduces_next(1, BARATHEON, CHARACTER), phase=MARSHALING, costs=(KNEEL_THIS,)),
)
card(
    "lightbringer",
    bearer_keyword(RENOWN, "stannis_baratheon"),
    reaction(
        kinds.POWER_GAINED,
        stand_bearer,
        when=lambda t, u: u.subject == t.host[u.card] and bool(t.kneeling[t.host[u.card]]),
        limit=1,
        per=PER_PHASE,
    ),
)
card("dragonstone_port", action(reduces_next(1, BARATHEON), phase=MARSHALING, costs=(KNEEL_THIS,)))


def fury_stands(t: Table, effect: tuple[int, ...]) -> None:
    if t.winner == effect[4]:
        effects.stand(t, [effect[2]])


FURY_STANDS = delayed_effect(fury_stands)


def fury(t: Table, u: Use) -> None:
    target = u.targets[0]
    if target not in t.defenders:
        t.defenders.append(target)
        t.touch(CHALLENGE)
    delay(t, AT_RESULT, FURY_STANDS, subject=target, seat=u.seat, source=u.card)


card(
    "ours_is_the_fury",
    action(
        fury,
        when=lambda t, u: t.type >= 0 and t.defender == u.seat,
        target=choose(lambda t, u: [c for c in t.characters(u.seat) if t.kneeling[c] and t.faction_of(c) == BARATHEON]),
    ),
)
