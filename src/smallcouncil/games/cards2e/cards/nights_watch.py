"""The Night's Watch."""

from __future__ import annotations

from smallcouncil.games.cards2e.writing import *

RANGER = trait("Ranger")
THE_WALL = number_of("the_wall")

card(
    "benjen_stark",
    rule(
        modifiers.NOT_BYPASSED,
        lambda t, c, other: int(t.control[other] == t.control[c] and t.has_trait(other, RANGER)),
    ),
    interrupt(
        kinds.KILLED,
        (faction_gains_power(2), goes_to(DECK)),
        then=1,
        when=is_me,
    ),
)
card(
    "ghost",
    reaction(
        kinds.BYPASSED,
        lambda t, u: last(t, CANNOT_DEFEND, UNTIL_PHASE, subject=u.value, source=u.card),
        when=is_me,
    ),
)


def brother_attacks(t: Table, c: int) -> bool:
    """Jon Snow stands, and another of the Watch attacks on his side."""
    if t.kneeling[c] or is_taken_out(t, c):
        return False
    return any(o != c and t.control[o] == t.control[c] and t.faction_of(o) == NIGHTS_WATCH for o in t.attackers)


card("jon_snow", joins(brother_attacks, reads=CHALLENGE | KNEELING))
card(
    "maester_aemon",
    would_save(kinds.KILLED, when=about(are_of(NIGHTS_WATCH)), costs=(KNEEL_THIS,)),
)


def never_overrun(t: Table, u: Use) -> bool:
    """No challenge was lost as defending player."""
    return not any(t.count(u.seat, LOST_DEFENDING + kind) for kind in range(3))


card(
    "old_bear_mormont",
    rule(modifiers.STAYS_STANDING, to_defend(beside_title(THE_WALL))),
    interrupt(
        kinds.PHASE_ENDS,
        puts_into_play(YOUR_HAND.that(are_of(NIGHTS_WATCH), may_enter_play)),
        when=all_of(phase_is(CHALLENGES), never_overrun),
    ),
)


def everybody_loses_one(t: Table, u: Use) -> None:
    """Each opponent discards a random card, all at once."""
    hands = [t.hands[s] for s in opponents_with_cards(t, u)]
    discard_from_hand(t, [hand[t.rng.below(len(hand))] for hand in hands])


card(
    "ser_waymar_royce",
    interrupt(
        kinds.KILLED,
        everybody_loses_one,
        when=all_of(is_me, there_are(opponents_with_cards)),
    ),
)


card(
    "yoren",
    reaction(
        kinds.ENTERED,
        puts_picked_into_play,
        when=marshaled_this,
        target=choose(OPPONENTS_DISCARDS.that(are_characters, cost_up_to(3), may_enter_play)),
    ),
)
card("messenger_raven", action(draws(1), phase=DOMINANCE, costs=(RETURN_THIS,)))
card(
    "old_forest_hunter",
    action(
        gains_gold(1),
        costs=(discard_one(YOUR_HAND),),
        limit=1,
        per=PER_PHASE,
    ),
)
card(
    "steward_at_the_wall",
    kneel_to(reduces_next(1, NIGHTS_WATCH, CHARACTER), phase=MARSHALING),
)
card(
    "veteran_builder",
    action(
        stand_target,
        costs=(SACRIFICE_THIS,),
        target=choose(in_play(LOCATION).that(are_kneeling)),
    ),
)
card("longclaw", bearer_strength(1), bearer_keyword(RENOWN))


card(
    "castle_black",
    kneel_to(
        (gets_strength(2, UNTIL_CHALLENGE), stand_target),
        target=choose(CHARACTERS.that(are_defending, are_of(NIGHTS_WATCH))),
    ),
)


card(
    "the_wall",
    yours_get_strength(1, are_of(NIGHTS_WATCH)),
    forced_reaction(kinds.CHALLENGE_LOST, kneel_this, when=all_of(you, unopposed, stands)),
    interrupt(kinds.PHASE_ENDS, faction_gains_power(2), when=phase_is(CHALLENGES), costs=(KNEEL_THIS,)),
)
card(
    "a_meager_contribution",
    reaction(
        kinds.INCOME,
        lambda t, u: t.move_gold(u.player, u.seat, 1),
        when=all_of(an_opponent, lambda t, u: t.gold[u.player] > 0),
        maximum=1,
        max_per=PER_ROUND,
    ),
)
card(
    "take_the_black",
    action(
        take_target,
        phase=DOMINANCE,
        target=choose(CHARACTERS.that(are_not_yours, are_not_unique, cost_up_to(6))),
        maximum=1,
        max_per=PER_ROUND,
    ),
)


card(
    "the_sword_in_the_darkness",
    reaction(
        kinds.CHALLENGE_WON,
        lambda t, u: last(t, NO_CHALLENGES_AGAINST, UNTIL_ROUND, value=u.seat, seat=t.loser, source=u.card),
        when=all_of(won_defending, won_by(5), there_are(DEFENDERS.that(are_of(NIGHTS_WATCH)))),
    ),
)
