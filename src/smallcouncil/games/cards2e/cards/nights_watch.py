"""The Night's Watch."""

from __future__ import annotations

from smallcouncil.games.cardgame import effects, kinds
from smallcouncil.games.cardgame.ability import PER_PHASE, PER_ROUND
from smallcouncil.games.cardgame.averting import replace_destination
from smallcouncil.games.cardgame.current import CHALLENGE, KNEELING, add_strength
from smallcouncil.games.cardgame.lasting import UNTIL_CHALLENGE, UNTIL_PHASE, UNTIL_ROUND, last
from smallcouncil.games.cardgame.prints import CHARACTER, LOCATION
from smallcouncil.games.cardgame.zones import DECK
from smallcouncil.games.cards2e import aspects
from smallcouncil.games.cards2e.banning import NO_CHALLENGES_AGAINST, is_taken_out
from smallcouncil.games.cards2e.constant_abilities import bearer_keyword, bearer_strength, joins, rule, values
from smallcouncil.games.cards2e.deeds import (
    CANNOT_DEFEND,
    STRENGTH_CHANGE,
    draws,
    faction_gains_power,
    gains_gold,
    kneel_this,
    puts_picked_into_play,
    reduces_next,
    stand_target,
)
from smallcouncil.games.cards2e.facts import NIGHTS_WATCH, RENOWN, number_of, trait
from smallcouncil.games.cards2e.play import may_enter
from smallcouncil.games.cards2e.state import CHALLENGES, DOMINANCE, LOST_DEFENDING, MARSHALING
from smallcouncil.games.cards2e.vocabulary import (
    KNEEL_THIS,
    RETURN_THIS,
    SACRIFICE_THIS,
    Table,
    Use,
    action,
    all_of,
    an_opponent,
    card,
    characters,
    choose,
    discard_one,
    enterable_from_hand,
    forced_reaction,
    in_play,
    interrupt,
    is_me,
    marshaled_this,
    phase_is,
    reaction,
    won_by,
    would_save,
    you,
)

RANGER = trait("Ranger")
THE_WALL = number_of("the_wall")

card(
    "benjen_stark",
    rule(
        aspects.NOT_BYPASSED,
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


def of_the_watch(t: Table, u: Use, c: int) -> bool:
    return t.faction_of(c) == NIGHTS_WATCH


def never_overrun(t: Table, u: Use) -> bool:
    """No challenge was lost as defending player."""
    return not any(t.count(u.seat, LOST_DEFENDING + kind) for kind in range(3))


card(
    "old_bear_mormont",
    rule(
        aspects.STAYS_STANDING,
        lambda t, c, other, attacks: int(other == c and not attacks and t.controls_title(t.control[c], THE_WALL)),
    ),
    interrupt(
        kinds.PHASE_ENDS,
        (choose(enterable_from_hand(of_the_watch)), puts_picked_into_play),
        when=all_of(phase_is(CHALLENGES), never_overrun, lambda t, u: bool(enterable_from_hand(of_the_watch)(t, u))),
    ),
)


def everybody_loses_one(t: Table, u: Use) -> None:
    """Each opponent discards a random card, all at once."""
    hands = [t.hands[s] for s in t.opponents(u.seat) if t.hands[s]]
    effects.discard_from_hand(t, [hand[t.rng.below(len(hand))] for hand in hands])


card(
    "ser_waymar_royce",
    interrupt(
        kinds.KILLED,
        everybody_loses_one,
        when=all_of(is_me, lambda t, u: any(t.hands[s] for s in t.opponents(u.seat))),
    ),
)


def recruits(t: Table, u: Use) -> list[int]:
    """Cheap characters in the opponents' discard piles."""
    return [
        c
        for s in t.opponents(u.seat)
        for c in t.discards[s]
        if t.box.type[c] == CHARACTER and t.box.printed[c].cost <= 3 and may_enter(t, u.seat, c)
    ]


card("yoren", reaction(kinds.ENTERED, puts_picked_into_play, when=marshaled_this, target=choose(recruits)))
card("messenger_raven", action(draws(1), phase=DOMINANCE, costs=(RETURN_THIS,)))
card(
    "old_forest_hunter",
    action(
        gains_gold(1),
        costs=(discard_one(lambda t, u: t.hands[u.seat]),),
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
        target=choose(in_play(LOCATION, lambda t, u, c: bool(t.kneeling[c]))),
    ),
)
card("longclaw", bearer_strength(1), bearer_keyword(RENOWN))


def hold_the_gate(t: Table, u: Use) -> None:
    last(t, STRENGTH_CHANGE, UNTIL_CHALLENGE, subject=u.targets[0], value=2, source=u.card)
    effects.stand(t, u.targets)


card(
    "castle_black",
    action(
        hold_the_gate,
        costs=(KNEEL_THIS,),
        target=choose(characters(lambda t, u, c: t.is_defending(c) and t.faction_of(c) == NIGHTS_WATCH)),
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
        lambda t, u: effects.take_control(t, u.targets[0], u.seat),
        phase=DOMINANCE,
        target=choose(
            characters(
                lambda t, u, c: t.control[c] != u.seat and not t.box.printed[c].unique and t.box.printed[c].cost <= 6
            )
        ),
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
