"""House Targaryen."""

from __future__ import annotations

from smallcouncil.games.cardgame import effects, kinds
from smallcouncil.games.cardgame.current import CHALLENGE, KNEELING, TOKENS, add_strength
from smallcouncil.games.cardgame.effects import UNTIL_PHASE
from smallcouncil.games.cardgame.prints import CHARACTER
from smallcouncil.games.cards2e import aspects, tokens
from smallcouncil.games.cards2e.facts import MILITARY, TARGARYEN, number_of, trait
from smallcouncil.games.cards2e.state import MARSHALING
from smallcouncil.games.cards2e.vocabulary import (
    DIES_AT_ZERO,
    KNEEL_THIS,
    SACRIFICE_THIS,
    STRENGTH_CHANGE,
    Table,
    Use,
    action,
    all_of,
    card,
    challenge_is_on,
    characters,
    choose,
    forced_reaction,
    kneel_one,
    participating,
    reduces_next,
    rule,
    stand_target,
    values,
    won,
)

LADY = trait("Lady")
DRAGON = trait("Dragon")
DAENERYS = number_of("daenerys_targaryen")


def cow(t: Table, c: int) -> None:
    """Daenerys, standing: those who take part against her controller are weaker."""
    seat = t.control[c]
    if t.type < 0 or t.kneeling[c] or seat not in (t.attacker, t.defender):
        return
    for other in t.attackers + t.joined + t.defenders:
        if t.control[other] != seat:
            add_strength(t, other, -1)


card("daenerys_targaryen", values(cow, reads=CHALLENGE | KNEELING))
card(
    "khal_drogo",
    rule(aspects.ALLOWANCE, lambda t, c, seat, kind: int(t.control[c] == seat and kind == MILITARY)),
)
card(
    "ser_jorah_mormont",
    rule(
        aspects.SACRIFICED_IF,
        lambda t, c, other: int(other == c and t.token(c, tokens.BETRAYAL) >= 3),
        reads=TOKENS,
    ),
    forced_reaction(
        kinds.CHALLENGE_WON,
        lambda t, u: t.put_token(u.card, tokens.BETRAYAL),
        when=all_of(won, participating),
    ),
)
card(
    "handmaiden",
    action(
        stand_target,
        costs=(SACRIFICE_THIS,),
        target=choose(characters(lambda t, u, c: t.kneeling[c] and t.has_trait(c, LADY))),
    ),
)
card(
    "targaryen_loyalist",
    action(reduces_next(1, TARGARYEN, CHARACTER), phase=MARSHALING, costs=(KNEEL_THIS,)),
)
card("illyrios_estate", action(reduces_next(1, TARGARYEN), phase=MARSHALING, costs=(KNEEL_THIS,)))


def burn(t: Table, u: Use) -> None:
    effects.last(t, STRENGTH_CHANGE, UNTIL_PHASE, subject=u.targets[0], value=-4, source=u.card)
    effects.last(t, DIES_AT_ZERO, UNTIL_PHASE, subject=u.targets[0], source=u.card)


card(
    "dracarys",
    action(
        burn,
        when=challenge_is_on,
        costs=(
            kneel_one(
                lambda t, u: [
                    c
                    for c in t.characters(u.seat)
                    if not t.kneeling[c] and (t.has_trait(c, DRAGON) or t.box.what[c] == DAENERYS)
                ]
            ),
        ),
        target=choose(characters(lambda t, u, c: t.participates(c))),
    ),
)
