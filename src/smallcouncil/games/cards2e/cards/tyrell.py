"""House Tyrell."""

from __future__ import annotations

from smallcouncil.games.cardgame import effects, kinds
from smallcouncil.games.cardgame.ability import PER_PHASE
from smallcouncil.games.cardgame.effects import UNTIL_CHALLENGE, UNTIL_PHASE
from smallcouncil.games.cardgame.prints import CHARACTER, EVENT
from smallcouncil.games.cards2e import aspects
from smallcouncil.games.cards2e.facts import TYRELL
from smallcouncil.games.cards2e.state import CHALLENGES, EVENTS_PLAYED, MARSHALING
from smallcouncil.games.cards2e.vocabulary import (
    KNEEL_THIS,
    STRENGTH_CHANGE,
    action,
    all_of,
    bearer_participates,
    card,
    characters,
    choose,
    gets_strength,
    is_me,
    kneels,
    reaction,
    reduces_next,
    rule,
    stand_this,
)

card(
    "margaery_tyrell",
    action(gets_strength(3, UNTIL_PHASE), phase=CHALLENGES, costs=(KNEEL_THIS,), target=choose(characters())),
)
card(
    "paxter_redwyne",
    rule(
        aspects.COST,
        lambda t, c, seat, other: int(
            t.control[c] == seat and t.box.type[other] == EVENT and not t.count(seat, EVENTS_PLAYED)
        ),
    ),
)
card(
    "randyll_tarly",
    reaction(kinds.STRENGTH_RAISED, stand_this, when=all_of(is_me, kneels), limit=2, per=PER_PHASE),
)
card(
    "garden_caretaker",
    action(reduces_next(1, TYRELL, CHARACTER), phase=MARSHALING, costs=(KNEEL_THIS,)),
)
card(
    "heartsbane",
    action(
        lambda t, u: effects.last(t, STRENGTH_CHANGE, UNTIL_CHALLENGE, subject=t.host[u.card], value=3, source=u.card),
        when=bearer_participates,
        costs=(KNEEL_THIS,),
    ),
)
card("rose_garden", action(reduces_next(1, TYRELL), phase=MARSHALING, costs=(KNEEL_THIS,)))
card(
    "growing_strong",
    action(
        gets_strength(2, UNTIL_PHASE),
        phase=CHALLENGES,
        target=choose(characters(lambda t, u, c: t.faction_of(c) == TYRELL), hi=3),
    ),
)
