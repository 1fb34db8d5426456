"""House Lannister."""

from __future__ import annotations

from smallcouncil.games.cardgame import effects, kinds
from smallcouncil.games.cardgame.ability import PER_ROUND
from smallcouncil.games.cardgame.current import GOLD
from smallcouncil.games.cardgame.effects import AT_PHASE_END, delay, delayed_effect
from smallcouncil.games.cardgame.kinds import NO_SAVE
from smallcouncil.games.cardgame.prints import ATTACHMENT, CHARACTER, LOCATION
from smallcouncil.games.cardgame.zones import DUPLICATE
from smallcouncil.games.cards2e import aspects
from smallcouncil.games.cards2e.facts import INTRIGUE, LANNISTER, MILITARY
from smallcouncil.games.cards2e.play import CAME_BY_AMBUSH
from smallcouncil.games.cards2e.state import MARSHALING, NOBLE
from smallcouncil.games.cards2e.vocabulary import (
    KNEEL_THIS,
    Table,
    Use,
    action,
    bearer_icon,
    bearer_strength,
    card,
    choose,
    draws,
    enterable_from_hand,
    forced_interrupt,
    gains_gold,
    gains_power,
    puts_picked_into_play,
    reaction,
    reduces_next,
    rule,
    strength,
    won_type,
    would_cancel,
)

card(
    "cersei_lannister",
    rule(
        aspects.CLAIM,
        lambda t, c, seat: int(t.control[c] == seat and t.type == INTRIGUE and t.is_attacking(c)),
    ),
)
card(
    "joffrey_baratheon",
    reaction(
        kinds.KILLED,
        gains_power(1),
        when=lambda t, u: u.subject != u.card and bool(t.box.traits[u.subject] & NOBLE),
        limit=3,
        per=PER_ROUND,
    ),
)
card(
    "tyrion_lannister",
    reaction(kinds.CHALLENGE_INITIATED, gains_gold(2), when=lambda t, u: t.type == INTRIGUE, limit=2, per=PER_ROUND),
)
card("tywin_lannister", strength(lambda t, c: t.gold[t.control[c]], reads=GOLD))
card(
    "gold_cloaks",
    forced_interrupt(
        kinds.PHASE_ENDS,
        lambda t, u: effects.discard(t, [u.card], NO_SAVE),
        when=lambda t, u: any(e[0] == CAME_BY_AMBUSH.number and e[2] == u.card for e in t.lasting),
    ),
)
card(
    "lannisport_merchant",
    action(reduces_next(1, LANNISTER, CHARACTER), phase=MARSHALING, costs=(KNEEL_THIS,)),
)
card("widows_wail", bearer_strength(2), bearer_icon(MILITARY, "joffrey_baratheon"))
card(
    "casterly_rock",
    rule(aspects.ALLOWANCE, lambda t, c, seat, kind: int(t.control[c] == seat and kind == INTRIGUE)),
)
card("lannisport", reaction(kinds.CHALLENGE_WON, draws(1), when=won_type(INTRIGUE)))
card("western_fiefdom", action(reduces_next(1, LANNISTER), phase=MARSHALING, costs=(KNEEL_THIS,)))


def roar_ends(t: Table, effect: tuple[int, ...]) -> None:
    came = effect[2]
    if t.zone[came] == DUPLICATE:
        t.discard_duplicate(came)
    else:
        effects.discard(t, [came], NO_SAVE)


ROAR_ENDS = delayed_effect(roar_ends)


def lannister_character(t: Table, u: Use, c: int) -> bool:
    return bool(t.box.type[c] == CHARACTER and t.faction_of(c) == LANNISTER)


def roar(t: Table, u: Use) -> None:
    if u.picks:
        delay(t, AT_PHASE_END, ROAR_ENDS, subject=u.picks[0], seat=u.seat, source=u.card)


card(
    "hear_me_roar",
    action(
        (choose(enterable_from_hand(lannister_character)), puts_picked_into_play, roar),
        when=lambda t, u: bool(enterable_from_hand(lannister_character)(t, u)),
    ),
)


def treacherous(t: Table, u: Use) -> bool:
    """A triggered ability of a character, location or attachment; you control a unique Lannister character."""
    if t.type_of(u.subject) not in (CHARACTER, LOCATION, ATTACHMENT):
        return False
    return any(t.box.printed[c].unique and t.faction_of(c) == LANNISTER for c in t.characters(u.seat))


card("treachery", would_cancel(when=treacherous))
