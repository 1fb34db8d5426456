"""The Night's Watch."""

from __future__ import annotations

from smallcouncil.games.cards2e.writing import (
    CANNOT_DEFEND,
    CHALLENGE,
    CHALLENGES,
    CHARACTER,
    CHARACTERS,
    DECK,
    DOMINANCE,
    KNEEL_THIS,
    KNEELING,
    LOCATION,
    LOST_DEFENDING,
    MARSHALING,
    NIGHTS_WATCH,
    NO_CHALLENGES_AGAINST,
    OPPONENTS_DISCARDS,
    PER_PHASE,
    PER_ROUND,
    RENOWN,
    RETURN_THIS,
    SACRIFICE_THIS,
    UNTIL_CHALLENGE,
    UNTIL_PHASE,
    UNTIL_ROUND,
    YOUR_HAND,
    Table,
    Use,
    action,
    add_strength,
    all_of,
    an_opponent,
    are_characters,
    are_defending,
    are_kneeling,
    are_not_unique,
    are_not_yours,
    are_of,
    bearer_keyword,
    bearer_strength,
    card,
    change_strength,
    choose,
    cost_up_to,
    discard_from_hand,
    discard_one,
    draws,
    faction_gains_power,
    forced_reaction,
    gains_gold,
    in_play,
    interrupt,
    is_me,
    is_taken_out,
    joins,
    kinds,
    kneel_this,
    last,
    marshaled_this,
    may_enter_play,
    modifiers,
    number_of,
    opponents_with_cards,
    phase_is,
    puts_picked_into_play,
    reaction,
    reduces_next,
    replace_destination,
    rule,
    stand,
    stand_target,
    take_control,
    there_are,
    trait,
    values,
    won_by,
    would_save,
    you,
)

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
        (faction_gains_power(2), lambda t, u: replace_destination(t, u, DECK)),
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
    would_save(kinds.KILLED, when=lambda t, u: t.faction_of(u.subject) == NIGHTS_WATCH, costs=(KNEEL_THIS,)),
)


def never_overrun(t: Table, u: Use) -> bool:
    """No challenge was lost as defending player."""
    return not any(t.count(u.seat, LOST_DEFENDING + kind) for kind in range(3))


card(
    "old_bear_mormont",
    rule(
        modifiers.STAYS_STANDING,
        lambda t, c, other, attacks: int(other == c and not attacks and t.controls_title(t.control[c], THE_WALL)),
    ),
    interrupt(
        kinds.PHASE_ENDS,
        (choose(YOUR_HAND.that(are_of(NIGHTS_WATCH), may_enter_play)), puts_picked_into_play),
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
    action(reduces_next(1, NIGHTS_WATCH, CHARACTER), phase=MARSHALING, costs=(KNEEL_THIS,)),
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


def hold_the_gate(t: Table, u: Use) -> None:
    change_strength(t, u.targets[0], 2, UNTIL_CHALLENGE, u.card)
    stand(t, u.targets)


card(
    "castle_black",
    action(
        hold_the_gate,
        costs=(KNEEL_THIS,),
        target=choose(CHARACTERS.that(are_defending, are_of(NIGHTS_WATCH))),
    ),
)


def guard(t: Table, c: int) -> None:
    for other in t.characters(t.control[c]):
        if t.faction_of(other) == NIGHTS_WATCH:
            add_strength(t, other, 1)


card(
    "the_wall",
    values(guard, reads=0),
    forced_reaction(
        kinds.CHALLENGE_LOST, kneel_this, when=all_of(you, lambda t, u: t.unopposed and not t.kneeling[u.card])
    ),
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
        lambda t, u: take_control(t, u.targets[0], u.seat),
        phase=DOMINANCE,
        target=choose(CHARACTERS.that(are_not_yours, are_not_unique, cost_up_to(6))),
        maximum=1,
        max_per=PER_ROUND,
    ),
)


def watch_has_held(t: Table, u: Use) -> bool:
    """Won as defending player, with one of the Watch in it."""
    own = t.participants(u.seat)
    return u.seat == t.defender and any(t.faction_of(c) == NIGHTS_WATCH for c in own)


card(
    "the_sword_in_the_darkness",
    reaction(
        kinds.CHALLENGE_WON,
        lambda t, u: last(t, NO_CHALLENGES_AGAINST, UNTIL_ROUND, value=u.seat, seat=t.loser, source=u.card),
        when=all_of(won_by(5), watch_has_held),
    ),
)
