"""House Stark."""

from __future__ import annotations

from smallcouncil.games.cardgame import effects, kinds
from smallcouncil.games.cardgame.ability import PER_CHALLENGE, PER_ROUND
from smallcouncil.games.cardgame.current import CHALLENGE, gain_keyword
from smallcouncil.games.cardgame.delayed import AT_RESULT, delay, delayed_effect
from smallcouncil.games.cardgame.lasting import UNTIL_CHALLENGE, last
from smallcouncil.games.cardgame.prints import CHARACTER, EVENT
from smallcouncil.games.cards2e import aspects
from smallcouncil.games.cards2e.constant_abilities import bearer_strength, own_icon, rule, strength, values
from smallcouncil.games.cards2e.deeds import (
    CLAIM_CHANGE,
    STRENGTH_CHANGE,
    faction_gains_power,
    kill_target,
    reduces_next,
    stand_this,
)
from smallcouncil.games.cards2e.facts import INSIGHT, INTRIGUE, MILITARY, STARK, number_of, trait
from smallcouncil.games.cards2e.piles import show_top, take_back
from smallcouncil.games.cards2e.state import CHALLENGES, MARSHALING
from smallcouncil.games.cards2e.vocabulary import (
    KNEEL_THIS,
    SACRIFICE_THIS,
    Table,
    Use,
    action,
    all_of,
    bearer_participates,
    card,
    challenge_is_on,
    characters,
    choose,
    is_me,
    kneel_one,
    kneels,
    losers_characters,
    lost_defending,
    reaction,
    won_type,
    would_cancel,
)

DIREWOLF = trait("Direwolf")
WAR = trait("War")
BRAN = number_of("bran_stark")
ROBB = number_of("robb_stark")


def hide_duplicate(t: Table, u: Use) -> None:
    """The top card of the deck lies on her face down."""
    t.lay_duplicate(t.decks[u.seat][-1], u.card, facedown=True)


card(
    "arya_stark",
    own_icon(MILITARY, lambda t, c: bool(t.duplicates(c)), reads=0),
    reaction(
        kinds.ENTERED,
        hide_duplicate,
        when=all_of(is_me, lambda t, u: t.box.owner[u.card] == u.seat and bool(t.decks[u.seat])),
    ),
)
card(
    "bran_stark",
    would_cancel(when=lambda t, u: u.player != u.seat and t.box.type[u.subject] == EVENT, costs=(SACRIFICE_THIS,)),
)
card(
    "catelyn_stark",
    rule(aspects.SILENCED, lambda t, c, seat: int(t.control[c] != seat and t.participates(c)), reads=CHALLENGE),
)
card(
    "eddard_stark",
    reaction(kinds.CHALLENGE_INITIATED, stand_this, when=all_of(lambda t, u: u.value == u.seat, kneels)),
)
card(
    "grey_wind",
    action(
        kill_target,
        phase=CHALLENGES,
        costs=(KNEEL_THIS,),
        target=choose(characters(lambda t, u, c: t.strength_of(c) <= (2 if controls_robb(t, u.seat) else 1))),
    ),
)


def controls_robb(t: Table, seat: int) -> bool:
    return t.controls_title(seat, ROBB)


def stark_fell(t: Table, u: Use) -> bool:
    fell = u.player == u.seat and t.box.type[u.subject] == CHARACTER and t.faction_of(u.subject) == STARK
    return bool(fell and u.subject != u.card and any(t.kneeling[c] for c in t.characters(u.seat)))


card(
    "robb_stark",
    reaction(
        (kinds.KILLED, kinds.SACRIFICED),
        lambda t, u: effects.stand(t, t.characters(u.seat)),
        when=stark_fell,
        limit=1,
        per=PER_ROUND,
    ),
)
card(
    "sansa_stark",
    rule(aspects.ENTERS_KNEELING, lambda t, c: 1),
    reaction(kinds.STOOD, faction_gains_power(1), when=is_me, limit=1, per=PER_ROUND),
)


def guards_bran(t: Table, c: int) -> None:
    for other in t.plays[t.control[c]]:
        if t.box.what[other] == BRAN:
            gain_keyword(t, other, INSIGHT)


def young_starks(t: Table, u: Use) -> list[int]:
    """Stark characters of printed strength 2 or less in your discard pile and dead pile."""
    return [
        c
        for c in t.discards[u.seat] + t.deads[u.seat]
        if t.box.type[c] == CHARACTER and t.faction_of(c) == STARK and t.box.strength[c] <= 2
    ]


card(
    "summer",
    values(guards_bran, reads=0),
    reaction(
        kinds.ENTERED,
        (choose(young_starks), lambda t, u: take_back(t, u.picks[0])),
        when=all_of(is_me, lambda t, u: bool(young_starks(t, u))),
    ),
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


card("vanguard_of_the_north", rule(aspects.STAYS_STANDING, wages_war))
card(
    "winterfell_steward",
    action(reduces_next(1, STARK, CHARACTER), phase=MARSHALING, costs=(KNEEL_THIS,)),
)
card(
    "ice",
    bearer_strength(2),
    reaction(
        kinds.CHALLENGE_WON,
        kill_target,
        when=all_of(won_type(MILITARY), bearer_participates),
        costs=(SACRIFICE_THIS,),
        target=choose(losers_characters),
    ),
)


def opens_gates(t: Table, u: Use) -> None:
    if t.faction_of(show_top(t, u.seat)) == STARK:
        effects.draw(t, u.seat, 1)


card(
    "gates_of_winterfell",
    action(opens_gates, phase=CHALLENGES, when=lambda t, u: bool(t.decks[u.seat]), costs=(KNEEL_THIS,)),
)
card(
    "the_wolfswood",
    rule(
        aspects.HAND_AMBUSH,
        lambda t, c, seat, other: (
            t.box.printed[other].cost + 1 if t.control[c] == seat and t.box.traits[other] & DIREWOLF else 0
        ),
    ),
)
card("heart_tree_grove", action(reduces_next(1, STARK), phase=MARSHALING, costs=(KNEEL_THIS,)))


def north_draws(t: Table, effect: tuple[int, ...]) -> None:
    if t.winner == effect[4]:
        effects.draw(t, effect[4], 1)


NORTH_DRAWS = delayed_effect(north_draws)


def for_the_north(t: Table, u: Use) -> None:
    last(t, STRENGTH_CHANGE, UNTIL_CHALLENGE, subject=u.targets[0], value=2, source=u.card)
    delay(t, AT_RESULT, NORTH_DRAWS, seat=u.seat, source=u.card)


card(
    "for_the_north",
    action(
        for_the_north,
        when=lambda t, u: t.type == MILITARY,
        target=choose(characters(lambda t, u, c: t.participates(c) and t.faction_of(c) == STARK)),
    ),
)
card(
    "like_warm_rain",
    reaction(
        kinds.CHALLENGE_LOST,
        kill_target,
        when=all_of(lost_defending, lambda t, u: t.type == INTRIGUE),
        costs=(
            kneel_one(lambda t, u: [c for c in t.characters(u.seat) if not t.kneeling[c] and t.has_trait(c, DIREWOLF)]),
        ),
        target=choose(lambda t, u: t.participants(t.attacker)),
        maximum=1,
        max_per=PER_CHALLENGE,
    ),
)
card(
    "winter_is_coming",
    action(
        lambda t, u: last(t, CLAIM_CHANGE, UNTIL_CHALLENGE, value=1, seat=u.seat, source=u.card),
        when=challenge_is_on,
        maximum=1,
        max_per=PER_CHALLENGE,
    ),
)
