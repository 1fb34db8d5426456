"""Neutral cards."""

from __future__ import annotations

from smallcouncil.games.cardgame import effects, kinds
from smallcouncil.games.cardgame.ability import PER_CHALLENGE
from smallcouncil.games.cardgame.delayed import AT_PHASE_END, delay, delayed_effect
from smallcouncil.games.cardgame.lasting import UNTIL_CHALLENGE
from smallcouncil.games.cardgame.prints import ATTACHMENT, CHARACTER, EVENT, LOCATION
from smallcouncil.games.cards2e import aspects, tokens
from smallcouncil.games.cards2e.constant_abilities import bearer_icon, blanks, rule
from smallcouncil.games.cards2e.deeds import (
    discard_target,
    draws,
    faction_gains_power,
    gets_strength,
    kill_target,
    reduces_next,
    stand_bearer,
)
from smallcouncil.games.cards2e.facts import INTRIGUE, MILITARY, POWER, trait
from smallcouncil.games.cards2e.state import CHALLENGES, DOMINANCE, MARSHALING
from smallcouncil.games.cards2e.vocabulary import (
    KNEEL_FACTION,
    KNEEL_THIS,
    REMOVE_THIS,
    SACRIFICE_THIS,
    Table,
    Use,
    action,
    all_of,
    attacking,
    card,
    choose,
    interrupt,
    losers_characters,
    marshaled_this,
    phase_is,
    reaction,
    won,
    won_attacking,
    won_by,
    won_type,
    would_cancel,
    would_save,
)

WILDLING = trait("Wildling")

card("littlefinger", reaction(kinds.ENTERED, draws(2), when=marshaled_this))
card(
    "varys",
    interrupt(
        kinds.PHASE_ENDS,
        lambda t, u: effects.discard(t, t.all_characters()),
        when=all_of(phase_is(DOMINANCE), lambda t, u: len(t.all_characters()) > 1),
        costs=(REMOVE_THIS,),
    ),
)
card(
    "rattleshirts_raiders",
    reaction(
        kinds.CHALLENGE_WON,
        discard_target,
        when=all_of(won, attacking),
        target=choose(lambda t, u: [c for c in t.plays[t.loser] if t.type_of(c) == ATTACHMENT]),
    ),
)
card(
    "wildling_horde",
    action(
        gets_strength(2, UNTIL_CHALLENGE),
        phase=CHALLENGES,
        costs=(KNEEL_FACTION,),
        target=choose(lambda t, u: [c for c in t.characters(u.seat) if t.participates(c) and t.has_trait(c, WILDLING)]),
    ),
)
card(
    "seal_of_the_hand",
    action(stand_bearer, when=lambda t, u: bool(t.kneeling[t.host[u.card]]), costs=(KNEEL_THIS,)),
)
card(
    "bodyguard",
    would_save((kinds.KILLED, kinds.DISCARDED), when=lambda t, u: u.subject == t.host[u.card], costs=(SACRIFICE_THIS,)),
)
card("little_bird", bearer_icon(INTRIGUE))
card("noble_lineage", bearer_icon(POWER))
card("syrios_training", bearer_icon(MILITARY))
card("milk_of_the_poppy", blanks(lambda t, c: [t.host[c]]))
card("the_iron_throne", rule(aspects.DOMINANCE, lambda t, c, seat: 8 if t.control[c] == seat else 0))
card(
    "the_kingsroad",
    action(reduces_next(3, kind=CHARACTER), phase=MARSHALING, costs=(KNEEL_THIS, SACRIFICE_THIS)),
)
card(
    "put_to_the_sword",
    reaction(
        kinds.CHALLENGE_WON,
        kill_target,
        when=all_of(won_attacking, won_type(MILITARY), won_by(5)),
        target=choose(losers_characters),
        maximum=1,
        max_per=PER_CHALLENGE,
    ),
)
card(
    "put_to_the_torch",
    reaction(
        kinds.CHALLENGE_WON,
        discard_target,
        when=all_of(won_attacking, won_type(MILITARY), won_by(5)),
        target=choose(lambda t, u: [c for c in t.plays[t.loser] if t.type_of(c) == LOCATION]),
        maximum=1,
        max_per=PER_CHALLENGE,
    ),
)
card(
    "superior_claim",
    reaction(
        kinds.CHALLENGE_WON,
        faction_gains_power(2),
        when=all_of(won_type(POWER), won_by(5)),
        maximum=1,
        max_per=PER_CHALLENGE,
    ),
)


def without_intrigue(t: Table, u: Use) -> list[int]:
    return [c for c in t.characters(t.loser) if not t.has_icon(c, INTRIGUE)]


def poisoned(t: Table, effect: tuple[int, ...]) -> None:
    """If the poison is still there, it works now."""
    victim = effect[2]
    if t.token(victim, tokens.POISON):
        t.put_token(victim, tokens.POISON, -1)
        effects.kill(t, [victim])


POISONED = delayed_effect(poisoned)


def poison(t: Table, u: Use) -> None:
    if u.picks:
        t.put_token(u.picks[0], tokens.POISON)
        delay(t, AT_PHASE_END, POISONED, subject=u.picks[0], seat=u.seat, source=u.card)


card(
    "tears_of_lys",
    reaction(
        kinds.CHALLENGE_WON,
        (choose(without_intrigue), poison),
        when=all_of(won_attacking, won_type(INTRIGUE), lambda t, u: bool(without_intrigue(t, u))),
        maximum=1,
        max_per=PER_CHALLENGE,
    ),
)
card(
    "the_hands_judgment",
    would_cancel(
        when=lambda t, u: u.player != u.seat and t.box.type[u.subject] == EVENT,
        gold=lambda t, u: t.box.printed[u.subject].cost,
    ),
)
