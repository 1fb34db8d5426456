"""House Stark."""

from __future__ import annotations

from smallcouncil.games.cards1e.writing import (
    CHARACTER,
    CHARACTERS,
    KEYWORD_GAINED,
    KEYWORD_LOST,
    KNEEL_THIS,
    LOSERS_CHARACTERS,
    MARSHALING,
    MILITARY,
    RENOWN,
    STARK,
    STEALTH,
    UNTIL_PHASE,
    Table,
    Use,
    action,
    add_strength,
    all_of,
    card,
    choose,
    gain_keyword,
    gains_power,
    have_keyword,
    influence,
    is_bearer,
    is_me,
    kill_target,
    kinds,
    last,
    name_of,
    participating,
    passive,
    reduces_next,
    response,
    saves,
    values,
    won_type,
)

ARYA = name_of("arya_stark")


def guards_arya(t: Table, c: int) -> None:
    bearer = t.host[c]
    if t.is_named(bearer, ARYA):
        add_strength(t, bearer, 1)
        gain_keyword(t, bearer, STEALTH)


card(
    "nymeria",
    saves(kinds.KILLED, when=is_bearer, costs=(KNEEL_THIS,)),
    values(guards_arya, reads=0),
)
card("eddard_stark", passive(kinds.ENTERED, gains_power(1), when=is_me))


def learns(t: Table, u: Use) -> None:
    """What the target really loses, Arya gains."""
    target = u.targets[0]
    for keyword in (STEALTH, RENOWN):
        if t.has_keyword(target, keyword):
            last(t, KEYWORD_LOST, UNTIL_PHASE, subject=target, value=keyword, source=u.card)
            last(t, KEYWORD_GAINED, UNTIL_PHASE, subject=u.card, value=keyword, source=u.card)


card(
    "arya_stark", action(learns, costs=(influence(1),), target=choose(CHARACTERS.that(have_keyword(STEALTH | RENOWN))))
)
card(
    "robb_stark",
    response(
        kinds.CHALLENGE_WON,
        kill_target,
        when=all_of(won_type(MILITARY), participating),
        target=choose(LOSERS_CHARACTERS),
    ),
)
card(
    "house_tully_recruiter",
    action(reduces_next(1, STARK, CHARACTER), phase=MARSHALING, costs=(KNEEL_THIS,)),
)
