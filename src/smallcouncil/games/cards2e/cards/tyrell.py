"""House Tyrell."""

from __future__ import annotations

from smallcouncil.games.cards2e.writing import *

THE_REACH = trait("The Reach")


def beside(title: str, icon: int) -> tuple[Constant, ...]:
    """Left and Right: each is better beside the other."""
    has_twin = beside_title(number_of(title))
    return (
        strength_while(1, has_twin, reads=0),
        own_icon(icon, has_twin, reads=0),
        rule(modifiers.STAYS_STANDING, to_defend(has_twin)),
    )


card("left", *beside("right", POWER))


def attacker_loses_one(t: Table, u: Use) -> None:
    discard_random(t, t.attacker, 1)


ATTACKING_HAND = Cards(lambda t, u: t.hands[t.attacker])
card(
    "maester_lomys",
    reaction(
        kinds.CHALLENGE_WON,
        attacker_loses_one,
        when=all_of(won_defending, won_type(INTRIGUE), there_are(ATTACKING_HAND)),
    ),
)

card(
    "margaery_tyrell",
    kneel_to(gets_strength(3, UNTIL_PHASE), phase=CHALLENGES, target=choose(CHARACTERS)),
)
card(
    "paxter_redwyne",
    rule(
        modifiers.COST,
        lambda t, c, seat, other: int(
            t.control[c] == seat and t.box.type[other] == EVENT and not t.count(seat, EVENTS_PLAYED)
        ),
    ),
)
card(
    "randyll_tarly",
    reaction(kinds.STRENGTH_RAISED, stand_this, when=all_of(is_me, kneels), limit=2, per=PER_PHASE),
)
card("right", *beside("left", INTRIGUE))
card(
    "the_knight_of_flowers",
    rule(
        modifiers.DECLARE_ONE,
        lambda t, c, seat, attacks: int(not attacks and seat == t.defender and t.participants(t.attacker) == [c]),
    ),
)


HOUSEHOLD = YOUR_HAND.that(are_characters, are_of(TYRELL), cost_up_to(6), may_enter_play)
card(
    "the_queen_of_thorns",
    reaction(
        kinds.CHALLENGE_WON,
        puts_into_play(HOUSEHOLD),
        when=all_of(won_type(INTRIGUE), participating),
    ),
)
card(
    "garden_caretaker",
    kneel_to(reduces_next(1, TYRELL, CHARACTER), phase=MARSHALING),
)
card(
    "olennas_informant",
    reaction(
        kinds.ENTERED,
        (CHOOSE_ICON, you_get(ALLOWANCE_CHANGE, UNTIL_PHASE, first_picked)),
        when=all_of(is_me, lambda t, u: t.phase == CHALLENGES),
    ),
)


card("wardens_of_the_reach", strength_per(are_of_type(LOCATION), have_trait(THE_REACH)))
card(
    "heartsbane",
    kneel_to(
        lambda t, u: change_strength(t, t.host[u.card], 3, UNTIL_CHALLENGE, u.card),
        when=bearer_participates,
    ),
)


def lead_away(t: Table, u: Use) -> None:
    take_out(t, u.targets[0], u.card)
    stand(t, u.targets)


card(
    "highgarden",
    kneel_to(lead_away, phase=CHALLENGES, costs=(pay(1),), target=choose(CHARACTERS.that(are_attacking))),
)
card("the_mander", reaction(kinds.CHALLENGE_WON, draws(2), when=won_by(5), costs=(KNEEL_THIS,)))
card("rose_garden", kneel_to(reduces_next(1, TYRELL), phase=MARSHALING))
card(
    "growing_strong",
    action(
        gets_strength(2, UNTIL_PHASE),
        phase=CHALLENGES,
        target=choose(CHARACTERS.that(are_of(TYRELL)), hi=3),
    ),
)


def remember_type(t: Table, u: Use) -> None:
    u.x = u.picks[0]


card(
    "olennas_cunning",
    reaction(
        kinds.CHALLENGE_WON,
        (
            choose(lambda t, u: [CHARACTER, LOCATION, ATTACHMENT, EVENT], what=CARD_TYPES, who=lambda t, u: t.loser),
            remember_type,
            *search(whole_deck, lambda t, u, c: t.box.type[c] != u.x),
        ),
        when=won_type(INTRIGUE, POWER),
    ),
)
card(
    "the_bear_and_the_maiden_fair",
    action(
        looks(5, owner=chosen_seat, sinks=3),
        target=choose(lambda t, u: [s for s in t.order() if t.decks[s]], what=SEATS),
    ),
)
