"""House Lannister."""

from __future__ import annotations

from smallcouncil.games.cards2e.writing import (
    AT_PHASE_END,
    ATTACHMENT,
    CAME_BY_AMBUSH,
    CHALLENGE,
    CHALLENGES,
    CHARACTER,
    DOMINANCE,
    DUPLICATE,
    EDITION,
    GOLD,
    INTRIGUE,
    KNEEL_FACTION,
    KNEEL_THIS,
    LANNISTER,
    LOCATION,
    MARSHALING,
    MILITARY,
    NO_SAVE,
    NOBLE,
    PER_ROUND,
    RENOWN,
    SEATS,
    SUBJECT,
    YOUR_CHARACTERS,
    YOUR_HAND,
    Table,
    Use,
    action,
    ambushed_this,
    are_characters,
    are_of,
    are_unique,
    bearer_icon,
    bearer_strength,
    card,
    challenge_is,
    choose,
    delay,
    discard,
    discard_top,
    draws,
    forced_interrupt,
    gain_keyword,
    gains_gold,
    gains_power,
    have_trait,
    is_under,
    kill,
    kinds,
    may_enter_play,
    modifiers,
    number_of,
    puts_picked_into_play,
    reaction,
    reduces_next,
    return_target,
    rule,
    strength,
    there_are,
    values,
    won_type,
    would_cancel,
)

card(
    "cersei_lannister",
    rule(
        modifiers.CLAIM,
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
    rule(modifiers.STAYS_STANDING, lambda t, c, other, attacking: int(other == c and attacking and t.type == MILITARY)),
    values(proves_himself, reads=CHALLENGE),
)


def tickle(t: Table, u: Use) -> None:
    """The top card of the victim's deck; the use remembers its title as X."""
    victim = u.picks[0]
    u.x = t.box.what[t.decks[victim][-1]]
    discard_top(t, victim, 1)


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
            lambda t, u: discard(t, u.picks),
        ),
        phase=DOMINANCE,
        costs=(KNEEL_THIS,),
        then=2,
    ),
)
card(
    "tyrion_lannister",
    reaction(kinds.CHALLENGE_INITIATED, gains_gold(2), when=challenge_is(INTRIGUE), limit=2, per=PER_ROUND),
)
card("tywin_lannister", strength(lambda t, c: t.gold[t.control[c]], reads=GOLD))
card(
    "gold_cloaks",
    forced_interrupt(
        kinds.PHASE_ENDS,
        lambda t, u: discard(t, [u.card], NO_SAVE),
        when=lambda t, u: is_under(t, CAME_BY_AMBUSH, u.card),
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
            lambda t, u: kill(t, u.picks),
        ),
        when=ambushed_this,
        target=choose(exposed, what=SEATS),
    ),
)
card("widows_wail", bearer_strength(2), bearer_icon(MILITARY, number_of("joffrey_baratheon")))
card(
    "casterly_rock",
    rule(modifiers.ALLOWANCE, lambda t, c, seat, kind: int(t.control[c] == seat and kind == INTRIGUE)),
)
card("lannisport", reaction(kinds.CHALLENGE_WON, draws(1), when=won_type(INTRIGUE)))
card("western_fiefdom", action(reduces_next(1, LANNISTER), phase=MARSHALING, costs=(KNEEL_THIS,)))


def roar_ends(t: Table, effect: tuple[int, ...]) -> None:
    came = effect[SUBJECT]
    if t.zone[came] == DUPLICATE:
        t.discard_duplicate(came)
    else:
        discard(t, [came], NO_SAVE)


ROAR_ENDS = EDITION.delayed_effect(roar_ends)


def roar(t: Table, u: Use) -> None:
    if u.picks:
        delay(t, AT_PHASE_END, ROAR_ENDS, subject=u.picks[0], seat=u.seat, source=u.card)


card(
    "hear_me_roar",
    action((choose(YOUR_HAND.that(are_characters, are_of(LANNISTER), may_enter_play)), puts_picked_into_play, roar)),
)


def within(t: Table, u: Use, x: int) -> list[int]:
    return [c for s in t.opponents(u.seat) for c in t.characters(s) if t.box.printed[c].cost <= x]


def payable(t: Table, u: Use) -> list[int]:
    most = t.gold[u.seat] + t.reduction(u.seat, u.card)
    return [x for x in range(most + 1) if within(t, u, x)]


card(
    "the_things_i_do_for_love",
    action(
        return_target,
        phase=CHALLENGES,
        when=there_are(YOUR_CHARACTERS.that(are_of(LANNISTER), have_trait(NOBLE))),
        costs=(KNEEL_FACTION,),
        x=payable,
        target=choose(lambda t, u: within(t, u, u.x)),
    ),
)


def treacherous(t: Table, u: Use) -> bool:
    """A triggered ability of a character, location or attachment; you control a unique Lannister character."""
    if t.type_of(u.subject) not in (CHARACTER, LOCATION, ATTACHMENT):
        return False
    return bool(YOUR_CHARACTERS.that(are_unique, are_of(LANNISTER))(t, u))


card("treachery", would_cancel(when=treacherous))
