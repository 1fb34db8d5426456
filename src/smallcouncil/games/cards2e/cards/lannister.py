"""House Lannister."""

from __future__ import annotations

from smallcouncil.games.cardgame import effects, kinds
from smallcouncil.games.cardgame.ability import PER_ROUND, SEATS
from smallcouncil.games.cardgame.current import CHALLENGE, GOLD, gain_keyword
from smallcouncil.games.cardgame.delayed import AT_PHASE_END, delay, delayed_effect
from smallcouncil.games.cardgame.kinds import NO_SAVE
from smallcouncil.games.cardgame.prints import ATTACHMENT, CHARACTER, LOCATION
from smallcouncil.games.cardgame.zones import DUPLICATE
from smallcouncil.games.cards2e import aspects
from smallcouncil.games.cards2e.constant_abilities import bearer_icon, bearer_strength, rule, strength, values
from smallcouncil.games.cards2e.deeds import draws, gains_gold, gains_power, puts_picked_into_play, reduces_next
from smallcouncil.games.cards2e.facts import INTRIGUE, LANNISTER, MILITARY, RENOWN
from smallcouncil.games.cards2e.play import CAME_BY_AMBUSH
from smallcouncil.games.cards2e.state import CHALLENGES, DOMINANCE, MARSHALING, NOBLE
from smallcouncil.games.cards2e.vocabulary import (
    KNEEL_FACTION,
    KNEEL_THIS,
    Table,
    Use,
    action,
    ambushed_this,
    card,
    choose,
    enterable_from_hand,
    forced_interrupt,
    reaction,
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


def proves_himself(t: Table, c: int) -> None:
    if t.type == MILITARY and t.participates(c):
        gain_keyword(t, c, RENOWN)


card(
    "ser_jaime_lannister",
    rule(aspects.STAYS_STANDING, lambda t, c, other, attacking: int(other == c and attacking and t.type == MILITARY)),
    values(proves_himself, reads=CHALLENGE),
)


def tickle(t: Table, u: Use) -> None:
    """The top card of the victim's deck; the use remembers its title as X."""
    victim = u.picks[0]
    u.x = t.box.what[t.decks[victim][-1]]
    effects.discard_top(t, victim, 1)


def tickled(t: Table, u: Use) -> list[int]:
    """Opponents with a deck."""
    return [s for s in t.opponents(u.seat) if t.decks[s]]


card(
    "the_tickler",
    action(
        (
            choose(tickled, what=SEATS),
            tickle,
            choose(lambda t, u: [c for s in t.order() for c in t.plays[s] if t.box.what[c] == u.x], lo=0),
            lambda t, u: effects.discard(t, u.picks),
        ),
        phase=DOMINANCE,
        when=lambda t, u: bool(tickled(t, u)),
        costs=(KNEEL_THIS,),
        then=2,
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


def exposed(t: Table, u: Use) -> list[int]:
    """Opponents with a character and fewer cards in hand than you."""
    return [s for s in t.opponents(u.seat) if len(t.hands[s]) < len(t.hands[u.seat]) and t.characters(s)]


card(
    "the_queens_assassin",
    reaction(
        kinds.ENTERED,
        (
            choose(
                lambda t, u: t.characters(u.targets[0]) if u.targets[0] in exposed(t, u) else [],
                who=lambda t, u: int(u.targets[0]),
            ),
            lambda t, u: effects.kill(t, u.picks),
        ),
        when=ambushed_this,
        target=choose(exposed, what=SEATS),
    ),
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


def loved(t: Table, u: Use) -> bool:
    """You control a Lannister Lord or Lady."""
    return any(t.faction_of(c) == LANNISTER and t.has_trait(c, NOBLE) for c in t.characters(u.seat))


def within(t: Table, u: Use, x: int) -> list[int]:
    return [c for s in t.opponents(u.seat) for c in t.characters(s) if t.box.printed[c].cost <= x]


def payable(t: Table, u: Use) -> list[int]:
    most = t.gold[u.seat] + t.reduction(u.seat, u.card)
    return [x for x in range(most + 1) if within(t, u, x)]


card(
    "the_things_i_do_for_love",
    action(
        lambda t, u: effects.return_to_hand(t, u.targets),
        phase=CHALLENGES,
        when=loved,
        costs=(KNEEL_FACTION,),
        x=payable,
        target=choose(lambda t, u: within(t, u, u.x)),
    ),
)


def treacherous(t: Table, u: Use) -> bool:
    """A triggered ability of a character, location or attachment; you control a unique Lannister character."""
    if t.type_of(u.subject) not in (CHARACTER, LOCATION, ATTACHMENT):
        return False
    return any(t.box.printed[c].unique and t.faction_of(c) == LANNISTER for c in t.characters(u.seat))


card("treachery", would_cancel(when=treacherous))
