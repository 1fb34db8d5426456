"""House Baratheon."""

from __future__ import annotations

from smallcouncil.games.cardgame import effects, kinds
from smallcouncil.games.cardgame.ability import PER_PHASE, PER_ROUND, SEATS
from smallcouncil.games.cardgame.averting import replace_destination
from smallcouncil.games.cardgame.current import CHALLENGE, KNEELING
from smallcouncil.games.cardgame.delayed import AT_RESULT, delay, delayed_effect
from smallcouncil.games.cardgame.lasting import UNTIL_PHASE
from smallcouncil.games.cardgame.prints import ATTACHMENT, CHARACTER
from smallcouncil.games.cardgame.zones import HAND, PLAY
from smallcouncil.games.cards2e import aspects
from smallcouncil.games.cards2e.constant_abilities import bearer_keyword, own_icon, rule, strength
from smallcouncil.games.cards2e.deeds import (
    change_icon,
    discard_target,
    draws,
    kneel_target,
    reduces_next,
    stand_bearer,
    stand_this,
)
from smallcouncil.games.cards2e.facts import BARATHEON, INTRIGUE, POWER, RENOWN, trait
from smallcouncil.games.cards2e.piles import look_at_hand
from smallcouncil.games.cards2e.state import CHALLENGES, DOMINANCE, LOST_ATTACKING, LOST_DEFENDING, MARSHALING
from smallcouncil.games.cards2e.vocabulary import (
    KNEEL_THIS,
    Table,
    Use,
    action,
    all_of,
    card,
    characters,
    choose,
    in_play,
    interrupt,
    is_me,
    kneels,
    pay,
    phase_is,
    reaction,
    standing_characters,
    you,
)

RHLLOR = trait("R'hllor")
KING = trait("King")
CONDITION = trait("Condition")

card(
    "maester_cressen",
    action(
        discard_target,
        phase=MARSHALING,
        costs=(KNEEL_THIS,),
        target=choose(in_play(ATTACHMENT, lambda t, u, c: t.has_trait(c, CONDITION))),
    ),
)


def follower_came(t: Table, u: Use) -> bool:
    """You marshaled a R'hllor card, or played a R'hllor event."""
    fits = u.player == u.seat and t.has_trait(u.subject, RHLLOR)
    return bool(fits and (u.kind == kinds.PLAYED or u.value == kinds.MARSHALED))


card(
    "melisandre",
    reaction(
        (kinds.ENTERED, kinds.PLAYED),
        kneel_target,
        when=follower_came,
        target=choose(standing_characters),
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
        lambda t, u: change_icon(t, u.targets[0], INTRIGUE, 1, UNTIL_PHASE, u.card),
        phase=CHALLENGES,
        costs=(pay(1),),
        target=choose(characters(lambda t, u, c: t.faction_of(c) == BARATHEON)),
    ),
)
card("ser_davos_seaworth", interrupt(kinds.KILLED, lambda t, u: replace_destination(t, u, HAND), when=is_me))
card(
    "shireen_baratheon",
    interrupt(kinds.KILLED, kneel_target, when=is_me, target=choose(standing_characters)),
)
card("stannis_baratheon", rule(aspects.STAND_TWO, lambda t, c, seat: 1))
card(
    "fiery_followers",
    reaction(kinds.PHASE_BEGAN, stand_this, when=all_of(phase_is(DOMINANCE), kneels)),
)


def faces_a_king(t: Table, c: int) -> bool:
    return any(t.control[o] != t.control[c] and t.traits[o] & KING for o in t.all_characters())


card("kings_hunting_party", own_icon(INTRIGUE, faces_a_king, reads=0))
card(
    "dragonstone_faithful",
    action(reduces_next(1, BARATHEON, CHARACTER), phase=MARSHALING, costs=(KNEEL_THIS,)),
)


def their_power(t: Table, u: Use) -> list[int]:
    """Characters and faction cards of opponents with power on them."""
    return [c for s in t.opponents(u.seat) for c in (t.house[s], *t.characters(s)) if t.power[c]]


card(
    "vanguard_lancer",
    reaction(
        kinds.ENTERED,
        lambda t, u: effects.lose_power(t, u.targets[0], 1),
        when=is_me,
        target=choose(their_power),
    ),
)
card(
    "lightbringer",
    bearer_keyword(RENOWN, "stannis_baratheon"),
    reaction(
        kinds.POWER_GAINED,
        stand_bearer,
        when=lambda t, u: u.subject == t.host[u.card] and bool(t.kneeling[t.host[u.card]]),
        limit=1,
        per=PER_PHASE,
    ),
)
card("dragonstone_port", action(reduces_next(1, BARATHEON), phase=MARSHALING, costs=(KNEEL_THIS,)))


def powerful_opponents(t: Table, u: Use) -> list[int]:
    return [s for s in t.opponents(u.seat) if t.power[t.house[s]]]


card(
    "chamber_of_the_painted_table",
    reaction(
        kinds.DOMINANCE_WON,
        (
            choose(powerful_opponents, what=SEATS),
            lambda t, u: effects.move_power(t, t.house[u.picks[0]], t.house[u.seat], 1),
        ),
        when=all_of(you, lambda t, u: bool(powerful_opponents(t, u))),
        costs=(KNEEL_THIS,),
    ),
)


def unbeaten(t: Table, u: Use) -> bool:
    """You lost no power challenge this round."""
    return not t.count(u.seat, LOST_ATTACKING + POWER) and not t.count(u.seat, LOST_DEFENDING + POWER)


card(
    "the_red_keep",
    rule(aspects.SIDE_STRENGTH, lambda t, c, seat: 2 if t.control[c] == seat and t.type == POWER else 0),
    interrupt(kinds.PHASE_ENDS, draws(2), when=all_of(phase_is(CHALLENGES), unbeaten), costs=(KNEEL_THIS,)),
)


def few_enough(t: Table, u: Use, chosen: list[int], c: int) -> bool:
    """All of one controller, together of strength 4 at most."""
    if chosen and t.control[chosen[0]] != t.control[c]:
        return False
    return sum(t.strength_of(o) for o in chosen) + t.strength_of(c) <= 4


def bow(t: Table, u: Use) -> None:
    u.failed |= int(any(t.zone[c] != PLAY or t.kneeling[c] for c in u.targets))
    effects.kneel(t, u.targets)


card(
    "consolidation_of_power",
    action(
        (bow, choose(lambda t, u: u.targets), lambda t, u: effects.gain_power(t, u.picks[0], 1)),
        phase=MARSHALING,
        target=choose(characters(lambda t, u, c: not t.kneeling[c] and t.strength_of(c) <= 4), hi=99, fit=few_enough),
        then=1,
    ),
)


def fury_stands(t: Table, effect: tuple[int, ...]) -> None:
    if t.winner == effect[4]:
        effects.stand(t, [effect[2]])


FURY_STANDS = delayed_effect(fury_stands)


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
        target=choose(lambda t, u: [c for c in t.characters(u.seat) if t.kneeling[c] and t.faction_of(c) == BARATHEON]),
    ),
)


def flames(t: Table, u: Use) -> bool:
    return any(t.has_trait(c, RHLLOR) for c in t.characters(u.seat))


card(
    "seen_in_flames",
    action(
        (
            lambda t, u: look_at_hand(t, u.seat, u.targets[0]),
            choose(lambda t, u: t.hands[u.targets[0]]),
            lambda t, u: effects.discard_from_hand(t, u.picks),
        ),
        phase=CHALLENGES,
        when=flames,
        target=choose(lambda t, u: [s for s in t.opponents(u.seat) if t.hands[s]], what=SEATS),
    ),
)
