"""House Greyjoy."""

from __future__ import annotations

from smallcouncil.games.cards2e.writing import *

WARSHIP = trait("Warship")
IRONBORN = trait("Ironborn")
CONDITION = trait("Condition")
BALON = number_of("balon_greyjoy")


card(
    "aeron_damphair",
    reaction(
        kinds.DOMINANCE_WON,
        puts_into_play(YOUR_DEAD.that(are_characters, have_printed_trait(IRONBORN), may_enter_play)),
        when=you,
    ),
)
card(
    "alannys_greyjoy",
    rule(modifiers.RESERVE_VALUE, lambda t, c, seat: -int(t.control[c] != seat and t.first == t.control[c])),
)
card("asha_greyjoy", reaction(kinds.CHALLENGE_WON, stand_this, when=all_of(won_unopposed, participating, kneels)))


def outshone(t: Table, c: int, other: int) -> int:
    """Balon Greyjoy: a weaker defender does not count while he attacks."""
    return int(t.is_attacking(c) and t.is_defending(other) and t.strength_of(other) < t.strength_of(c))


card("balon_greyjoy", rule(modifiers.NOT_COUNTED, outshone))
SPOILS = Cards(lambda t, u: t.discards[u.player]).that(are_of_type(LOCATION), may_enter_play)
card("euron_crows_eye", reaction(PILLAGED, puts_into_play(SPOILS), when=is_me))
card("theon_greyjoy", reaction(kinds.CHALLENGE_WON, gains_power(1), when=all_of(won_unopposed, participating)))
card("drowned_men", strength_per(are_of_type(LOCATION), have_trait(WARSHIP)))
card(
    "iron_islands_fishmonger",
    kneel_to(reduces_next(1, GREYJOY, CHARACTER), phase=MARSHALING),
)


def are_small(t: Table, u: Use, c: int) -> bool:
    return t.box.printed[c].cost <= (3 if t.first == u.seat else 2)


card(
    "lordsport_shipwright",
    kneel_to(kneel_target, phase=MARSHALING, target=choose(in_play(LOCATION).that(are_standing, are_small))),
)
card(
    "throwing_axe",
    reaction(
        kinds.CHALLENGE_WON,
        kill_target,
        when=all_of(won, bearer_attacks),
        costs=(SACRIFICE_THIS,),
        target=choose(DEFENDERS),
    ),
)


def takes_loot(t: Table, u: Use) -> None:
    if u.picks[0] == DRAW_OPTION:
        draw(t, u.seat, 1)
    else:
        gain_power(t, t.house[u.seat], 1)


card(
    "great_kraken",
    yours_have_keyword(STEALTH, are_titled(BALON)),
    reaction(
        kinds.CHALLENGE_WON,
        (choose_option(DRAW_OPTION, POWER_OPTION), takes_loot),
        when=won_unopposed,
        limit=2,
        per=PER_ROUND,
    ),
)


def scouts(t: Table, u: Use) -> None:
    gained = 2 if t.first == u.seat else 1
    change_strength(t, u.targets[0], gained, UNTIL_CHALLENGE, u.card)


card(
    "iron_fleet_scout",
    kneel_to(scouts, phase=CHALLENGES, target=choose(CHARACTERS.that(are_participating, are_of(GREYJOY)))),
)
card("sea_tower", kneel_to(reduces_next(1, GREYJOY), phase=MARSHALING))


def rise(t: Table, u: Use) -> None:
    """What is dead may never die: saved, then the event stays as a terminal Condition with strength +1."""
    save(t, u)
    if legal_bearer(t, u.card, u.subject):
        t.zone[u.card] = PLAY
        t.put_on(u.card, u.subject)
        t.control[u.card] = u.seat
        t.plays[u.seat].append(u.card)
        t.changed()


def is_an_event_still(t: Table, u: Use) -> bool:
    return bool(t.zone[u.card] != PLAY)


card(
    "risen_from_the_sea",
    would_save(
        kinds.KILLED,
        rise,
        when=all_of(is_an_event_still, about(are_of(GREYJOY))),
        lifts=lambda t, u: t.strength[u.subject] + 1 > 0 and legal_bearer(t, u.card, u.subject),
    ),
    bearer_strength(1),
    gives_traits(itself, CONDITION),
)
card(
    "the_krakens_grasp",
    action(
        gets(NOT_COUNTED, UNTIL_CHALLENGE),
        phase=CHALLENGES,
        when=you_are_first,
        target=choose(DEFENDERS.that(have_strength_up_to(5))),
    ),
)
card(
    "we_do_not_sow",
    reaction(
        kinds.CHALLENGE_WON,
        discard_target,
        when=won_unopposed,
        target=choose(of_loser(ATTACHMENT, LOCATION)),
        maximum=1,
        max_per=PER_CHALLENGE,
    ),
)
