"""Neutral cards."""

from __future__ import annotations

from smallcouncil.games.cards2e.writing import *

WILDLING = trait("Wildling")

card("littlefinger", reaction(kinds.ENTERED, draws(2), when=marshaled_this))
card(
    "varys",
    interrupt(
        kinds.PHASE_ENDS,
        to_all(CHARACTERS, discard),
        when=all_of(phase_is(DOMINANCE), there_are(CHARACTERS.that(are_others))),
        costs=(REMOVE_THIS,),
    ),
)
card(
    "rattleshirts_raiders",
    reaction(
        kinds.CHALLENGE_WON,
        discard_target,
        when=all_of(won, attacking),
        target=choose(of_loser(ATTACHMENT)),
    ),
)
card(
    "wildling_horde",
    action(
        gets_strength(2, UNTIL_CHALLENGE),
        phase=CHALLENGES,
        costs=(KNEEL_FACTION,),
        target=choose(YOUR_CHARACTERS.that(are_participating, have_trait(WILDLING))),
    ),
)
card(
    "seal_of_the_hand",
    kneel_to(stand_bearer, when=bearer_kneels),
)
card(
    "bodyguard",
    would_save((kinds.KILLED, kinds.DISCARDED), when=is_bearer, costs=(SACRIFICE_THIS,)),
)
card("little_bird", bearer_icon(INTRIGUE))
card("noble_lineage", bearer_icon(POWER))
card("syrios_training", bearer_icon(MILITARY))
card("milk_of_the_poppy", blanks(bearer))
card("the_iron_throne", rule(modifiers.DOMINANCE, for_you(8)))
card(
    "the_kingsroad",
    kneel_to(reduces_next(3, kind=CHARACTER), phase=MARSHALING, costs=(SACRIFICE_THIS,)),
)
card(
    "put_to_the_sword",
    reaction(
        kinds.CHALLENGE_WON,
        kill_target,
        when=all_of(won_attacking, won_type(MILITARY), won_by(5)),
        target=choose(LOSERS_CHARACTERS),
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
        target=choose(of_loser(LOCATION)),
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


def poisoned(t: Table, effect: tuple[int, ...]) -> None:
    """If the poison is still there, it works now."""
    victim = effect[SUBJECT]
    if t.token(victim, POISON_TOKEN):
        t.put_token(victim, POISON_TOKEN, -1)
        kill(t, [victim])


POISONED = EDITION.delayed_effect(poisoned)


def poison(t: Table, u: Use) -> None:
    for victim in u.picks:
        t.put_token(victim, POISON_TOKEN)


card(
    "tears_of_lys",
    reaction(
        kinds.CHALLENGE_WON,
        (choose(LOSERS_CHARACTERS.that(lack_icon(INTRIGUE))), poison, picked_later(AT_PHASE_END, POISONED)),
        when=all_of(won_attacking, won_type(INTRIGUE)),
        maximum=1,
        max_per=PER_CHALLENGE,
    ),
)
card(
    "the_hands_judgment",
    would_cancel(
        when=all_of(an_opponent, is_event),
        gold=lambda t, u: t.box.printed[u.subject].cost,
    ),
)
