"""House Stark."""

from __future__ import annotations

from smallcouncil.games.cards2e.writing import *

DIREWOLF = trait("Direwolf")
WAR = trait("War")
BRAN = number_of("bran_stark")
ROBB = number_of("robb_stark")


def hide_duplicate(t: Table, u: Use) -> None:
    """The top card of the deck lies on her face down."""
    t.lay_duplicate(t.decks[u.seat][-1], u.card, facedown=True)


card(
    "arya_stark",
    own_icon(MILITARY, lambda t, c: bool(t.duplicates(c)), reads=0, near=True),
    reaction(
        kinds.ENTERED,
        hide_duplicate,
        when=all_of(is_me, is_yours, there_are(YOUR_DECK)),
    ),
)
card(
    "bran_stark",
    would_cancel(when=all_of(an_opponent, is_event), costs=(SACRIFICE_THIS,)),
)
card(
    "catelyn_stark",
    rule(modifiers.SILENCED, lambda t, c, seat: int(t.control[c] != seat and t.participates(c))),
)
card(
    "eddard_stark",
    reaction(kinds.CHALLENGE_INITIATED, stand_this, when=all_of(lambda t, u: u.value == u.seat, kneels)),
)


def are_prey(t: Table, u: Use, c: int) -> bool:
    return t.strength_of(c) <= (2 if t.controls_title(u.seat, ROBB) else 1)


card(
    "grey_wind",
    kneel_to(kill_target, phase=CHALLENGES, target=choose(CHARACTERS.that(are_prey))),
)
ANOTHER_STARK = about(are_others, are_characters, are_of(STARK))
card(
    "robb_stark",
    reaction(
        (kinds.KILLED, kinds.SACRIFICED),
        to_all(YOUR_CHARACTERS, stand),
        when=all_of(you, ANOTHER_STARK, there_are(YOUR_CHARACTERS.that(are_kneeling))),
        limit=1,
        per=PER_ROUND,
    ),
)
card(
    "sansa_stark",
    rule(modifiers.ENTERS_KNEELING, always),
    reaction(kinds.STOOD, faction_gains_power(1), when=is_me, limit=1, per=PER_ROUND),
)


YOUNG_STARKS = either_place(YOUR_DISCARDS, YOUR_DEAD).that(
    are_characters, are_of(STARK), have_printed_strength_up_to(2)
)

card(
    "summer",
    yours_have_keyword(INSIGHT, are_titled(BRAN)),
    reaction(kinds.ENTERED, (choose(YOUNG_STARKS), lambda t, u: take_back(t, u.picks[0])), when=is_me),
)
card(
    "direwolf_pup",
    strength(lambda t, c: sum(1 for o in t.plays[t.control[c]] if o != c and t.traits[o] & DIREWOLF), reads=0),
)


def wages_war(t: Table, c: int, other: int, attacking: int) -> int:
    """It stands while it attacks with a War plot revealed, whosever."""
    if other != c or not attacking or t.type != MILITARY:
        return 0
    return int(any(p >= 0 and t.has_trait(p, WAR) for p in t.plot))


card("vanguard_of_the_north", rule(modifiers.STAYS_STANDING, wages_war))
card(
    "winterfell_steward",
    kneel_to(reduces_next(1, STARK, CHARACTER), phase=MARSHALING),
)
card(
    "ice",
    bearer_strength(2),
    reaction(
        kinds.CHALLENGE_WON,
        kill_target,
        when=all_of(won_type(MILITARY), bearer_participates),
        costs=(SACRIFICE_THIS,),
        target=choose(LOSERS_CHARACTERS),
    ),
)


def opens_gates(t: Table, u: Use) -> None:
    if t.faction_of(show_top(t, u.seat)) == STARK:
        draw(t, u.seat, 1)


card(
    "gates_of_winterfell",
    kneel_to(opens_gates, phase=CHALLENGES, when=there_are(YOUR_DECK)),
)
card(
    "the_wolfswood",
    rule(
        modifiers.HAND_AMBUSH,
        lambda t, c, seat, other: (
            t.box.printed[other].cost + 1 if t.control[c] == seat and t.box.traits[other] & DIREWOLF else 0
        ),
    ),
)
card("heart_tree_grove", kneel_to(reduces_next(1, STARK), phase=MARSHALING))


def north_draws(t: Table, effect: tuple[int, ...]) -> None:
    if t.winner == effect[WHOSE]:
        draw(t, effect[WHOSE], 1)


NORTH_DRAWS = EDITION.delayed_effect(north_draws)


card(
    "for_the_north",
    action(
        (gets_strength(2, UNTIL_CHALLENGE), you_later(AT_RESULT, NORTH_DRAWS)),
        when=challenge_is(MILITARY),
        target=choose(CHARACTERS.that(are_participating, are_of(STARK))),
    ),
)
card(
    "like_warm_rain",
    reaction(
        kinds.CHALLENGE_LOST,
        kill_target,
        when=all_of(lost_defending, challenge_is(INTRIGUE)),
        costs=(kneel_one(YOUR_CHARACTERS.that(are_standing, have_trait(DIREWOLF))),),
        target=choose(ATTACKERS),
        maximum=1,
        max_per=PER_CHALLENGE,
    ),
)
card(
    "winter_is_coming",
    action(
        you_get(CLAIM_CHANGE, UNTIL_CHALLENGE, 1),
        when=challenge_is_on,
        maximum=1,
        max_per=PER_CHALLENGE,
    ),
)
