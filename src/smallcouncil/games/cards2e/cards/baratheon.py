"""House Baratheon."""

from __future__ import annotations

from smallcouncil.games.cards2e.writing import *

RHLLOR = trait("R'hllor")
KING = trait("King")
CONDITION = trait("Condition")

card(
    "maester_cressen",
    kneel_to(discard_target, phase=MARSHALING, target=choose(in_play(ATTACHMENT).that(have_trait(CONDITION)))),
)


def was_marshaled_or_played(t: Table, u: Use) -> bool:
    return bool(u.kind == kinds.PLAYED or u.value == kinds.MARSHALED)


card(
    "melisandre",
    reaction(
        (kinds.ENTERED, kinds.PLAYED),
        kneel_target,
        when=all_of(you, about(have_trait(RHLLOR)), was_marshaled_or_played),
        target=choose(CHARACTERS.that(are_standing)),
        limit=1,
        per=PER_ROUND,
    ),
)
card(
    "robert_baratheon",
    strength(lambda t, c: sum(1 for o in t.all_characters() if t.kneeling[o] and o != c), reads=KNEELING),
)
card(
    "selyse_baratheon",
    action(
        gets_icon(INTRIGUE, UNTIL_PHASE),
        phase=CHALLENGES,
        costs=(pay(1),),
        target=choose(CHARACTERS.that(are_of(BARATHEON))),
    ),
)
card("ser_davos_seaworth", interrupt(kinds.KILLED, goes_to(HAND), when=is_me))
card(
    "shireen_baratheon",
    interrupt(kinds.KILLED, kneel_target, when=is_me, target=choose(CHARACTERS.that(are_standing))),
)
card("stannis_baratheon", rule(modifiers.STAND_TWO, always))
card(
    "fiery_followers",
    reaction(kinds.PHASE_BEGAN, stand_this, when=all_of(phase_is(DOMINANCE), kneels)),
)


def faces_a_king(t: Table, c: int) -> bool:
    return any(t.control[o] != t.control[c] and t.traits[o] & KING for o in t.all_characters())


card("kings_hunting_party", own_icon(INTRIGUE, faces_a_king, reads=0))
card(
    "dragonstone_faithful",
    kneel_to(reduces_next(1, BARATHEON, CHARACTER), phase=MARSHALING),
)


def their_power(t: Table, u: Use) -> list[int]:
    """Characters and faction cards of opponents with power on them."""
    return [c for s in t.opponents(u.seat) for c in (t.house[s], *t.characters(s)) if t.power[c]]


card(
    "vanguard_lancer",
    reaction(
        kinds.ENTERED,
        lambda t, u: lose_power(t, u.targets[0], 1),
        when=is_me,
        target=choose(their_power),
    ),
)
card(
    "lightbringer",
    bearer_keyword(RENOWN, number_of("stannis_baratheon")),
    reaction(
        kinds.POWER_GAINED,
        stand_bearer,
        when=all_of(is_bearer, bearer_kneels),
        limit=1,
        per=PER_PHASE,
    ),
)
card("dragonstone_port", kneel_to(reduces_next(1, BARATHEON), phase=MARSHALING))


def powerful_opponents(t: Table, u: Use) -> list[int]:
    return [s for s in t.opponents(u.seat) if t.power[t.house[s]]]


card(
    "chamber_of_the_painted_table",
    reaction(
        kinds.DOMINANCE_WON,
        (
            choose(powerful_opponents, what=SEATS),
            lambda t, u: move_power(t, t.house[u.picks[0]], t.house[u.seat], 1),
        ),
        when=you,
        costs=(KNEEL_THIS,),
    ),
)


def unbeaten(t: Table, u: Use) -> bool:
    """You lost no power challenge this round."""
    return not t.count(u.seat, LOST_ATTACKING + POWER) and not t.count(u.seat, LOST_DEFENDING + POWER)


card(
    "the_red_keep",
    rule(modifiers.SIDE_STRENGTH, in_your(POWER, 2)),
    interrupt(kinds.PHASE_ENDS, draws(2), when=all_of(phase_is(CHALLENGES), unbeaten), costs=(KNEEL_THIS,)),
)


def few_enough(t: Table, u: Use, chosen: list[int], c: int) -> bool:
    """All of one controller, together of strength 4 at most."""
    if chosen and t.control[chosen[0]] != t.control[c]:
        return False
    return sum(t.strength_of(o) for o in chosen) + t.strength_of(c) <= 4


def bow(t: Table, u: Use) -> None:
    u.failed |= int(any(t.zone[c] != PLAY or t.kneeling[c] for c in u.targets))
    kneel(t, u.targets)


card(
    "consolidation_of_power",
    action(
        (bow, choose(lambda t, u: u.targets), lambda t, u: gain_power(t, u.picks[0], 1)),
        phase=MARSHALING,
        target=choose(CHARACTERS.that(are_standing, have_strength_up_to(4)), hi=99, fit=few_enough),
        then=1,
    ),
)


def fury_stands(t: Table, effect: tuple[int, ...]) -> None:
    if t.winner == effect[WHOSE]:
        stand(t, [effect[SUBJECT]])


FURY_STANDS = EDITION.delayed_effect(fury_stands)


def fury(t: Table, u: Use) -> None:
    target = u.targets[0]
    if target not in t.defenders:
        t.defenders.append(target)
        t.touch(CHALLENGE)
    delay(t, AT_RESULT, FURY_STANDS, subject=target, seat=u.seat, source=u.card)


card(
    "ours_is_the_fury",
    action(
        fury,
        when=lambda t, u: t.type >= 0 and t.defender == u.seat,
        target=choose(YOUR_CHARACTERS.that(are_kneeling, are_of(BARATHEON))),
    ),
)


card(
    "seen_in_flames",
    action(
        (
            lambda t, u: look_at_hand(t, u.seat, u.targets[0]),
            choose(lambda t, u: t.hands[u.targets[0]]),
            picked(discard_from_hand),
        ),
        phase=CHALLENGES,
        when=there_are(YOUR_CHARACTERS.that(have_trait(RHLLOR))),
        target=choose(opponents_with_cards, what=SEATS),
    ),
)
