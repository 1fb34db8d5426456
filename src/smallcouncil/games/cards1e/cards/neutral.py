"""Neutral characters, locations and attachments."""

from __future__ import annotations

from collections.abc import Callable

from smallcouncil.games.cards1e.writing import (
    AFTERWARDS,
    AMOUNT,
    CAME_OUT,
    CHALLENGES,
    CHARACTER,
    CHARACTERS,
    CHOOSE_ICON,
    DISCARD_THIS,
    DOMINANCE,
    EDITION,
    GOLD,
    INTRIGUE,
    KNEEL_THIS,
    LEAVING,
    MARSHALING,
    MILITARY,
    PLOT,
    POWER,
    SEATS,
    SHADOWS,
    SUBJECT,
    UNTIL_PHASE,
    WHOSE,
    Table,
    Use,
    action,
    add_strength,
    all_of,
    are_standing,
    bearer_icon,
    blanks,
    card,
    choose,
    discard,
    event_effects,
    exchange_plots,
    gains_power,
    gives_traits,
    have_trait,
    instead,
    into_shadows,
    is_bearer,
    is_me,
    kinds,
    kneel_target,
    last,
    modifiers,
    more_than_one_opponent,
    name_of,
    opponents,
    participating,
    passive,
    phase_is,
    reduces_next,
    replace_destination,
    response,
    saves,
    shields,
    shuffle_back,
    strength,
    toll,
    trait,
    values,
    won,
)

JON, GHOST = name_of("jon_snow"), name_of("ghost")
LORD, ALLY, NIGHTS_WATCH = trait("Lord"), trait("Ally"), trait("Night's Watch")

# ---------------------------------------------------------------------- core set: Night's Watch and the roads


def the_dead_return(t: Table, u: Use) -> None:
    for seat in t.order():
        shuffle_back(t, seat, t.deads[seat][:])


card("benjen_stark", passive(kinds.KILLED, the_dead_return, when=is_me, zones=AFTERWARDS))


def in_play_named(name: int) -> Callable[[Table, int], list[int]]:
    return lambda t, c: [o for play in t.plays for o in play if t.is_named(o, name)]


def jon_or_ghost_won(t: Table, u: Use) -> bool:
    return won(t, u) and any(t.box.name[c] in (JON, GHOST) for c in t.participants(u.seat))


def watchman_in_danger(t: Table, u: Use) -> bool:
    return t.box.type[u.subject] == CHARACTER and t.has_trait(u.subject, NIGHTS_WATCH)


card(
    "jon_snow",
    shields(in_play_named(GHOST), event_effects),
    response(kinds.CHALLENGE_WON, gains_power(1), when=jon_or_ghost_won),
)
card(
    "ghost",
    shields(in_play_named(JON), event_effects),
    saves((kinds.KILLED, kinds.DISCARDED), when=watchman_in_danger, costs=(KNEEL_THIS,)),
)
for road, icon in (("street_of_steel", MILITARY), ("shadowblack_lane", INTRIGUE), ("street_of_sisters", POWER)):
    card(road, action(reduces_next(1, 0, CHARACTER, icon), phase=MARSHALING, costs=(KNEEL_THIS,)))

# ---------------------------------------------------------------------- core set: King's Landing


def dominates(t: Table, c: int) -> None:
    if t.phase == DOMINANCE:
        add_strength(t, t.host[c], 4)


card("lordship", gives_traits(lambda t, c: [t.host[c]], LORD), bearer_icon(POWER), values(dominates))
card("littlefinger", strength(lambda t, c: t.gold[t.control[c]], reads=GOLD))
card(
    "varys",
    action(
        lambda t, u: exchange_plots(t, u.seat, u.targets[0]),
        phase=PLOT,
        when=more_than_one_opponent,
        costs=(KNEEL_THIS,),
        target=choose(opponents, what=SEATS),
    ),
)
card("milk_of_the_poppy", blanks(lambda t, c: [t.host[c]]))


def discards_return(t: Table, u: Use) -> None:
    for seat in t.order():
        shuffle_back(t, seat, t.discards[seat][:])


card("ser_barristan_selmy", passive(kinds.ENTERED, discards_return, when=is_me))
card(
    "knight_of_flowers",
    passive(
        kinds.PHASE_BEGAN,
        gains_power(1),
        when=all_of(phase_is(DOMINANCE), lambda t, u: not t.kneeling[u.card]),
    ),
)
card("bodyguard", saves((kinds.KILLED, kinds.DISCARDED), when=is_bearer, costs=(DISCARD_THIS,)))
card("maester_aemon", saves(kinds.KILLED, when=watchman_in_danger, costs=(KNEEL_THIS,)))


def bribe_of(t: Table, effect: tuple[int, ...], seat: int, kind: int, opponent: int) -> int:
    """Who was chosen pays 1 gold for each challenge of the named type."""
    return toll(1, effect[WHOSE]) if (seat, kind) == (effect[SUBJECT], effect[AMOUNT]) else 0


BRIBES = EDITION.lasting_effect("bribes", modifiers.CHALLENGE_TOLL, ask=bribe_of, on_card=False)


def demands_bribes(t: Table, u: Use) -> None:
    last(t, BRIBES, UNTIL_PHASE, subject=u.targets[0], value=u.picks[0], seat=u.seat, source=u.card)


card(
    "magister_illyrio",
    action(
        (CHOOSE_ICON, demands_bribes),
        phase=CHALLENGES,
        costs=(KNEEL_THIS,),
        target=choose(opponents, what=SEATS),
        lasts=UNTIL_PHASE,
    ),
)


def are_of_richer_players(t: Table, u: Use, c: int) -> bool:
    return t.total_power(t.control[c]) > t.total_power(u.seat)


card(
    "shae",
    action(
        kneel_target,
        phase=CHALLENGES,
        costs=(KNEEL_THIS,),
        target=choose(CHARACTERS.that(are_standing, are_of_richer_players)),
    ),
)

# ---------------------------------------------------------------------- later sets: shadows

card(
    "syrio_forel_kl",
    response(kinds.CHALLENGE_WON, lambda t, u: into_shadows(t, [u.card]), when=all_of(won, participating)),
)
card(
    "varys_kl",
    passive(CAME_OUT, (choose(CHARACTERS.that(have_trait(ALLY))), lambda t, u: discard(t, u.picks)), when=is_me),
)
card("the_red_keep_kl", instead(LEAVING, lambda t, u: replace_destination(t, u, SHADOWS), when=is_me))
