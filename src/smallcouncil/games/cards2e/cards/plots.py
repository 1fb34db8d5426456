"""Plots."""

from __future__ import annotations

from smallcouncil.games.cards2e.writing import *

card(
    "a_clash_of_kings",
    reaction(
        kinds.CHALLENGE_WON,
        lambda t, u: move_power(t, t.house[t.loser], t.house[u.seat], 1),
        when=all_of(won_type(POWER), lambda t, u: t.power[t.house[t.loser]] > 0),
    ),
)
card("a_feast_for_crows", reaction(kinds.DOMINANCE_WON, faction_gains_power(2), when=you))
card(
    "a_game_of_thrones",
    rule(
        modifiers.FORBID_CHALLENGE,
        lambda t, c, seat, kind, opponent: int(kind != INTRIGUE and not t.count(seat, WON + INTRIGUE)),
    ),
)


def noble_cause(t: Table, c: int, seat: int, other: int) -> int:
    """The first Lord or Lady of the round."""
    printed = t.box.printed[other]
    fits = seat == t.control[c] and printed.type == CHARACTER and printed.traits & NOBLE
    return 2 if fits and not t.count(seat, NOBLES_MARSHALED) else 0


card("a_noble_cause", rule(modifiers.COST, noble_cause))
card(
    "a_storm_of_swords",
    rule(modifiers.ALLOWANCE, of_yours(MILITARY)),
)
card(
    "building_orders",
    when_revealed(search(top(10), are_of_type(ATTACHMENT, LOCATION))),
)
card(
    "calling_the_banners",
    when_revealed(
        lambda t, u: gain_gold(t, u.seat, len(t.characters(u.targets[0]))),
        target=CHOOSE_OPPONENT,
    ),
)
CALM = EDITION.lasting_effect(
    "calm",
    modifiers.CLAIM,
    ask=lambda t, e, seat: -1 if seat == t.attacker and t.defender == e[WHOSE] and t.type == e[AMOUNT] else 0,
    on_card=False,
)
card(
    "calm_over_westeros",
    when_revealed((CHOOSE_ICON, you_get(CALM, UNTIL_PLOT, first_picked))),
)
card("confiscation", when_revealed(discard_target, target=choose(in_play(ATTACHMENT))))
card("counting_coppers", when_revealed(draws(3)))
card("filthy_accusations", when_revealed(kneel_target, target=choose(CHARACTERS.that(are_standing))))
card("fortified_position", blanks(lambda t, c: t.all_characters()))


def spike(t: Table, u: Use) -> None:
    """A random card; a character goes to the dead pile and two power are gained."""
    hand = t.hands[u.targets[0]]
    chosen = hand[t.rng.below(len(hand))]
    u.picks = [int(t.box.type[chosen] == CHARACTER)]
    discard_from_hand(t, [chosen], DEAD if u.picks[0] else DISCARD)


def spike_power(t: Table, u: Use) -> None:
    if u.picks[0]:
        gain_power(t, t.house[u.seat], 2)


card(
    "heads_on_spikes",
    when_revealed((spike, spike_power), target=choose(opponents_with_cards, what=SEATS)),
)
card("jousting_contest", rule(modifiers.DECLARE_ONE, always))
card(
    "marched_to_the_wall",
    when_revealed(
        (
            choose(CHOOSERS_CHARACTERS, each=True),
            picked(discard, NO_SAVE),
        ),
        when=there_are(CHARACTERS),
    ),
)
card(
    "marching_orders",
    rule(
        modifiers.FORBID_MARSHAL,
        lambda t, c, seat, other: int(seat == t.control[c] and t.box.type[other] in (LOCATION, ATTACHMENT)),
    ),
    rule(modifiers.FORBID_EVENTS, for_you()),
)
LAWFUL = trait("Kingdom", "Edict")
card("naval_superiority", rule(modifiers.BASE_GOLD_ZERO, lambda t, c, plot: int(t.has_trait(plot, LAWFUL))))
card(
    "power_behind_the_throne",
    when_revealed(lambda t, u: t.put_token(u.card, STAND_TOKEN)),
    action(
        stand_target,
        costs=(
            Cost(
                can=lambda t, u: t.token(u.card, STAND_TOKEN) > 0,
                pay=lambda t, u, paid: t.put_token(u.card, STAND_TOKEN, -1),
            ),
        ),
        target=choose(CHARACTERS.that(are_kneeling)),
    ),
)
card(
    "rebuilding",
    when_revealed(
        lambda t, u: shuffle_back(t, u.seat, u.targets),
        when=there_are(YOUR_DISCARDS),
        target=choose(YOUR_DISCARDS, lo=0, hi=3),
    ),
)


card(
    "reinforcements",
    when_revealed(
        puts_picked_into_play,
        target=choose(either_place(YOUR_HAND, YOUR_DISCARDS).that(are_characters, cost_up_to(5), may_enter_play)),
    ),
)
card(
    "sneak_attack",
    rule(
        modifiers.FORBID_CHALLENGE,
        lambda t, c, seat, kind, opponent: int(
            seat == t.control[c] and sum(t.count(seat, MADE + k) for k in range(3)) > 0
        ),
    ),
)
card("summons", when_revealed(search(top(10), are_characters)))


def empty_pools(t: Table, u: Use) -> None:
    for seat in t.alive:
        t.pay(seat, t.gold[seat])


card(
    "supporting_the_faith",
    forced_reaction(kinds.PHASE_BEGAN, empty_pools, when=all_of(phase_is(CHALLENGES), lambda t, u: any(t.gold))),
)
card("taxation", rule(modifiers.LIMITED_MORE, for_you()))
card(
    "wildfire_assault",
    when_revealed(
        (
            choose(CHOOSERS_CHARACTERS, lo=0, hi=3, each=True),
            to_all(CHARACTERS.that(were_not_picked), kill, NO_SAVE),
        ),
        when=there_are(CHARACTERS),
    ),
)
