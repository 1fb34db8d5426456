"""Neutral characters, locations and attachments."""

from __future__ import annotations

from collections.abc import Callable

from smallcouncil.games.cards1e.writing import *

JON, GHOST = name_of("jon_snow"), name_of("ghost")
LORD, ALLY, NIGHTS_WATCH = trait("Lord"), trait("Ally"), trait("Night's Watch")

# ---------------------------------------------------------------------- core set: Night's Watch and the roads


def the_dead_return(t: Table, u: Use) -> None:
    for seat in t.order():
        shuffle_back(t, seat, t.deads[seat][:])


card("benjen_stark", passive(kinds.KILLED, the_dead_return, when=is_me, zones=AFTERWARDS))


def in_play_named(name: int) -> Callable[[Table, int], list[int]]:
    return lambda t, c: t.named_in_play(name)


JON_OR_GHOST_FOUGHT = there_are(YOUR_SIDE.that(are_named(JON, GHOST)))
A_WATCHMAN = about(are_characters, have_trait(NIGHTS_WATCH))
card(
    "jon_snow",
    shields(in_play_named(GHOST), event_effects),
    response(kinds.CHALLENGE_WON, gains_power(1), when=all_of(won, JON_OR_GHOST_FOUGHT)),
)
card(
    "ghost",
    shields(in_play_named(JON), event_effects),
    saves((kinds.KILLED, kinds.DISCARDED), when=A_WATCHMAN, costs=(KNEEL_THIS,)),
)
for road, icon in (("street_of_steel", MILITARY), ("shadowblack_lane", INTRIGUE), ("street_of_sisters", POWER)):
    card(road, kneel_to(reduces_next(1, 0, CHARACTER, icon), phase=MARSHALING))

# ---------------------------------------------------------------------- core set: King's Landing


def dominates(t: Table, c: int) -> None:
    if t.phase == DOMINANCE:
        add_strength(t, t.host[c], 4)


card("lordship", gives_traits(bearer, LORD), bearer_icon(POWER), values(dominates, reads=PHASE))
card("littlefinger", strength(lambda t, c: t.gold[t.control[c]], reads=GOLD))
card(
    "varys",
    kneel_to(
        lambda t, u: exchange_plots(t, u.seat, u.targets[0]),
        phase=PLOT,
        when=more_than_one_opponent,
        target=CHOOSE_OPPONENT,
    ),
)
card("milk_of_the_poppy", blanks(bearer))


def discards_return(t: Table, u: Use) -> None:
    for seat in t.order():
        shuffle_back(t, seat, t.discards[seat][:])


card("ser_barristan_selmy", passive(kinds.ENTERED, discards_return, when=is_me))
card(
    "knight_of_flowers",
    passive(
        kinds.PHASE_BEGAN,
        gains_power(1),
        when=all_of(phase_is(DOMINANCE), stands),
    ),
)
card("bodyguard", saves((kinds.KILLED, kinds.DISCARDED), when=is_bearer, costs=(DISCARD_THIS,)))
card("maester_aemon", saves(kinds.KILLED, when=A_WATCHMAN, costs=(KNEEL_THIS,)))


def bribe_of(t: Table, effect: tuple[int, ...], seat: int, kind: int, opponent: int) -> int:
    """Who was chosen pays 1 gold for each challenge of the named type."""
    return toll(1, effect[WHOSE]) if (seat, kind) == (effect[SUBJECT], effect[AMOUNT]) else 0


BRIBES = EDITION.lasting_effect("bribes", modifiers.CHALLENGE_TOLL, ask=bribe_of, on_card=False)


def demands_bribes(t: Table, u: Use) -> None:
    last(t, BRIBES, UNTIL_PHASE, subject=u.targets[0], value=u.picks[0], seat=u.seat, source=u.card)


card(
    "magister_illyrio",
    kneel_to((CHOOSE_ICON, demands_bribes), phase=CHALLENGES, target=CHOOSE_OPPONENT, lasts=UNTIL_PHASE),
)


def are_of_richer_players(t: Table, u: Use, c: int) -> bool:
    return t.total_power(t.control[c]) > t.total_power(u.seat)


card(
    "shae",
    kneel_to(kneel_target, phase=CHALLENGES, target=choose(STANDING_CHARACTERS.that(are_of_richer_players))),
)

# ---------------------------------------------------------------------- later sets: shadows

card(
    "syrio_forel_kl",
    response(kinds.CHALLENGE_WON, this_into_shadows, when=all_of(won, participating)),
)
card(
    "varys_kl",
    passive(CAME_OUT, (choose(CHARACTERS.that(have_trait(ALLY))), picked(discard)), when=is_me),
)
card("the_red_keep_kl", instead(LEAVING, goes_to(SHADOWS), when=is_me))
