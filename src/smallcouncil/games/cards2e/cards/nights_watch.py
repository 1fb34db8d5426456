"""The Night's Watch."""

from __future__ import annotations

from smallcouncil.games.cardgame import effects, kinds
from smallcouncil.games.cardgame.ability import PER_ROUND
from smallcouncil.games.cardgame.current import CHALLENGE, KNEELING, add_strength
from smallcouncil.games.cardgame.effects import replace_destination
from smallcouncil.games.cardgame.prints import CHARACTER
from smallcouncil.games.cardgame.zones import DECK
from smallcouncil.games.cards2e import aspects
from smallcouncil.games.cards2e.facts import NIGHTS_WATCH, RENOWN, trait
from smallcouncil.games.cards2e.state import CHALLENGES, DOMINANCE, MARSHALING
from smallcouncil.games.cards2e.vocabulary import (
    KNEEL_THIS,
    Table,
    action,
    all_of,
    an_opponent,
    bearer_keyword,
    bearer_strength,
    card,
    characters,
    choose,
    faction_gains_power,
    forced_reaction,
    interrupt,
    is_me,
    joins,
    kneel_this,
    phase_is,
    reaction,
    reduces_next,
    rule,
    values,
    would_save,
    you,
)

RANGER = trait("Ranger")

card(
    "benjen_stark",
    rule(
        aspects.NOT_BYPASSED,
        lambda t, c, other: int(t.control[other] == t.control[c] and t.has_trait(other, RANGER)),
    ),
    interrupt(
        kinds.KILLED,
        (faction_gains_power(2), lambda t, u: replace_destination(t, u, DECK)),
        then=1,
        when=is_me,
    ),
)


def brother_attacks(t: Table, c: int) -> bool:
    """Jon Snow stands, and another of the Watch attacks on his side."""
    return not t.kneeling[c] and any(
        o != c and t.control[o] == t.control[c] and t.faction_of(o) == NIGHTS_WATCH for o in t.attackers
    )


card("jon_snow", joins(brother_attacks, reads=CHALLENGE | KNEELING))
card(
    "maester_aemon",
    would_save(kinds.KILLED, when=lambda t, u: t.faction_of(u.subject) == NIGHTS_WATCH, costs=(KNEEL_THIS,)),
)
card(
    "steward_at_the_wall",
    action(reduces_next(1, NIGHTS_WATCH, CHARACTER), phase=MARSHALING, costs=(KNEEL_THIS,)),
)
card("longclaw", bearer_strength(1), bearer_keyword(RENOWN))


def guard(t: Table, c: int) -> None:
    for other in t.characters(t.control[c]):
        if t.faction_of(other) == NIGHTS_WATCH:
            add_strength(t, other, 1)


card(
    "the_wall",
    values(guard, reads=0),
    forced_reaction(
        kinds.CHALLENGE_LOST, kneel_this, when=all_of(you, lambda t, u: t.unopposed and not t.kneeling[u.card])
    ),
    interrupt(kinds.PHASE_ENDS, faction_gains_power(2), when=phase_is(CHALLENGES), costs=(KNEEL_THIS,)),
)
card(
    "a_meager_contribution",
    reaction(
        kinds.INCOME,
        lambda t, u: t.move_gold(u.player, u.seat, 1),
        when=all_of(an_opponent, lambda t, u: t.gold[u.player] > 0),
        maximum=1,
        max_per=PER_ROUND,
    ),
)
card(
    "take_the_black",
    action(
        lambda t, u: effects.take_control(t, u.targets[0], u.seat),
        phase=DOMINANCE,
        target=choose(
            characters(
                lambda t, u, c: t.control[c] != u.seat and not t.box.printed[c].unique and t.box.printed[c].cost <= 6
            )
        ),
        maximum=1,
        max_per=PER_ROUND,
    ),
)
