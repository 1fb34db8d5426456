"""Events, of all houses: those of later sets come out of the shadows."""

from __future__ import annotations

from smallcouncil.games.cards1e.writing import *

KNIGHT, DRAGON = trait("Knight"), trait("Dragon")
YOUR_STANDING = YOUR_CHARACTERS.that(are_standing)
INFLUENCE_OR_A_NOBLE = (
    Way(PAY_INFLUENCE(3), influence(3)),
    Way(KNEEL_NOBLE, kneel_one(YOUR_STANDING.that(have_crest(NOBLE)))),
)
ALL_TITLES = sorted({p.name for p in PRINTS if p.type in (CHARACTER, LOCATION, ATTACHMENT, EVENT)})


def could_take(t: Table, u: Use, c: int) -> bool:
    return t.may_take_control(c, u.seat)


FIGHTERS = STANDING_CHARACTERS.that(have_icon(MILITARY))
card("distraction", action(kneel_target, phase=MARSHALING, target=choose(FIGHTERS)))

# ---------------------------------------------------------------------- Stark


def starks(t: Table, u: Use) -> list[int]:
    return [s for s in t.alive if t.house_of(s) == STARK]


def winter_comes(t: Table, u: Use) -> None:
    for seat in starks(t, u):
        last(t, CLAIM_CHANGE, UNTIL_CHALLENGE, value=1, seat=seat, source=u.card)


card(
    "winter_is_coming",
    action(
        winter_comes,
        phase=CHALLENGES,
        when=all_of(challenge_is_on, there_are(starks)),
        maximum=1,
        max_per=PER_ROUND,
    ),
)
TWO_STARKS = kneel_some(2, YOUR_STANDING.that(are_of(STARK)))
card(
    "kings_in_the_north",
    response(
        kinds.DOMINANCE_WON,
        (lambda t, u: gain_power(t, u.paid[0], 1), lambda t, u: gain_power(t, u.paid[1], 1)),
        when=you,
        costs=(TWO_STARKS,),
    ),
)
card(
    "lethal_counterattack",
    action(
        to_all(ATTACKERS, kill),
        phase=CHALLENGES,
        when=all_of(challenge_is(MILITARY), there_are(ATTACKERS)),
        costs=(TWO_STARKS,),
        maximum=1,
        max_per=PER_CHALLENGE,
    ),
)


SMALL_LOCATIONS = Cards(whole_deck).that(are_of_type(LOCATION), cost_up_to(2), may_enter_play)


card(
    "bran_the_builders_legacy",
    action(
        (look_through_deck, choose(SMALL_LOCATIONS, lo=0), puts_picked_into_play, lambda t, u: t.shuffle(u.seat)),
        phase=DOMINANCE,
        when=there_are(whole_deck),
        costs=(pay(3),),
    ),
)
card(
    "guilty",
    action(
        kill_target,
        phase=DOMINANCE,
        ways=INFLUENCE_OR_A_NOBLE,
        target=choose(CHARACTERS.that(are_not_of(STARK))),
    ),
)

# ---------------------------------------------------------------------- Lannister

A_LANNISTER = kneel_one(YOUR_STANDING.that(are_of(LANNISTER)))
card(
    "i_never_bet_against_my_family",
    action(
        lambda t, u: last(t, CLAIM_CHANGE, UNTIL_CHALLENGE, value=-u.x, seat=chosen_seat(t, u), source=u.card),
        phase=CHALLENGES,
        when=challenge_is_on,
        x=lambda t, u: list(range(1, t.spendable(u.seat) + 1)),
        costs=(A_LANNISTER,),
        target=CHOOSE_OPPONENT,
    ),
)
card("the_lions_will", action(kneel_target, costs=(pay(2),), target=choose(STANDING_CHARACTERS)))


def insidious_draw(t: Table, e: tuple[int, ...]) -> None:
    if t.winner == e[WHOSE]:
        draw(t, e[WHOSE], 2)


INSIDIOUS_DRAW = EDITION.delayed_effect(insidious_draw)
card(
    "insidious_ways",
    action(
        (
            gets_strength(2, UNTIL_PHASE),
            you_later(AT_RESULT, INSIDIOUS_DRAW),
        ),
        phase=CHALLENGES,
        when=challenge_is_on,
        target=choose(ATTACKERS.that(are_of(LANNISTER))),
    ),
)


def opponents_hands(t: Table, u: Use) -> list[int]:
    return [c for s in t.opponents(u.seat) for c in t.hands[s]]


def discard_named(t: Table, u: Use) -> None:
    """Every card of the name that was said; the hands lie open now."""
    discard_from_hand(t, [c for c in opponents_hands(t, u) if t.box.name[c] == u.picks[0]])


card(
    "call_their_bluff",
    action(
        (
            choose(lambda t, u: ALL_TITLES, what=NAMES),
            lambda t, u: show_cards(t, u.seat, opponents_hands(t, u)),
            discard_named,
        ),
        phase=DOMINANCE,
        when=there_are(opponents_hands),
        costs=(pay(2),),
    ),
)


def become_a_boon(t: Table, u: Use) -> None:
    if u.picks:
        attach_to(t, u.card, u.picks[0], u.seat)


card(
    "im_you_writ_small",
    action(
        (
            gets_keyword(DEADLY, UNTIL_PHASE),
            choose(CHARACTERS.that(are_of(LANNISTER), lambda t, u, c: lets_in(t, u.card, c))),
            become_a_boon,
        ),
        phase=CHALLENGES,
        target=choose(CHARACTERS),
        zones=(HAND,),  # in play it is an attachment
    ),
    bearer_strength(2),
    gives_traits(itself, trait(BOON)),
)
card(
    "a_lannister_pays_his_debts",
    response(
        kinds.CHALLENGE_LOST,
        kill_target,
        when=all_of(you, lambda t, u: t.is_opponent(u.seat, t.winner)),
        costs=(A_LANNISTER,),
        target=choose(PARTICIPANTS.that(are_of_winner)),
    ),
)
card(
    "youve_killed_the_wrong_dwarf",
    action(
        (kneel_target, target_gains_power(1)),
        target=choose(STANDING_CHARACTERS.that(lack_crest(NOBLE))),
        then=1,
    ),
)

# ---------------------------------------------------------------------- Baratheon

card(
    "muster",
    action(
        searches(lambda t, u, c: t.box.type[c] == CHARACTER and t.box.traits[c] & KNIGHT),
        phase=MARSHALING,
        costs=(kneel_one(YOUR_STANDING.that(have_trait(KNIGHT))),),
    ),
)
OLD_ATTACHMENTS = YOUR_DISCARDS.that(are_of_type(ATTACHMENT))


def put_onto_each_other(t: Table, u: Use) -> None:
    bearer, attachment = sorted(u.targets, key=lambda c: t.box.type[c] == ATTACHMENT)
    put_onto(t, attachment, bearer, u.seat)


card(
    "prosperity_and_plenty",
    action(put_onto_each_other, costs=(pay(1),), target=one_of_each(OLD_ATTACHMENTS, YOUR_CHARACTERS)),
)


def compare_incomes(t: Table, u: Use) -> None:
    if t.plot_income(chosen_seat(t, u)) < t.plot_income(u.seat):
        gain_power(t, t.house[u.seat], 1)


def reveal_for_them(t: Table, u: Use) -> None:
    if u.picks:
        reveal_anew(t, chosen_seat(t, u), u.picks[0])


card(
    "lords_of_the_narrow_sea",
    action(
        (choose(lambda t, u: t.plots[chosen_seat(t, u)], who=chosen_seat), reveal_for_them, compare_incomes),
        ways=INFLUENCE_OR_A_NOBLE,
        target=choose(lambda t, u: [s for s in t.opponents(u.seat) if t.plots[s]], what=SEATS),
    ),
)


card(
    "retreat",
    retreat(kinds.KILLED, goes_to(HAND), when=all_of(you, about(are_of_type(CHARACTER), are_unique))),
)


def are_profitable(t: Table, u: Use, c: int) -> bool:
    return bool(t.printed(c).income > 0 or t.printed(c).influence)


card(
    "support_of_the_kingdom",
    response(
        kinds.CHALLENGE_WON,
        take_target,
        when=won_type(POWER),
        target=choose(in_play(LOCATION).that(are_opponents, are_profitable, could_take)),
    ),
)

# ---------------------------------------------------------------------- Targaryen

card("dance_with_dragons", action(searches(have_printed_trait(DRAGON)), costs=(influence(1),)))
card(
    "forever_burning",
    action(gets_strength(-1, UNTIL_PHASE), target=choose(CHARACTERS)),
    action(
        take_back_this,
        phase=DOMINANCE,
        zones=(DEAD,),
        ways=(Way(PAY_INFLUENCE(1), influence(1)), Way(PAY_GOLD(2), pay(2))),
    ),
)
card(
    "seductive_promise",
    response(
        kinds.CHALLENGE_WON,
        take_target,
        when=all_of(won_type(POWER), won_by(4)),
        target=choose(LOSERS_CHARACTERS.that(are_not_unique, could_take)),
        maximum=1,
        max_per=PER_PHASE,
    ),
)
card(
    "westeros_bleeds",
    action(
        to_all(CHARACTERS, discard),
        phase=DOMINANCE,
        when=there_are(CHARACTERS),
        costs=(influence(4),),
    ),
)
card(
    "distinct_mastery",
    action(stand_target, target=choose(CHARACTERS.that(are_kneeling, have_crest(HOLY | LEARNED | NOBLE | WAR)))),
)

# ---------------------------------------------------------------------- later sets

card(
    "shadow_politics_kl",
    out_of_shadows(
        lambda t, u: last(t, ALLOWANCE_CHANGE, UNTIL_PHASE, value=INTRIGUE, seat=u.targets[0], source=u.card),
        target=choose(everybody, what=SEATS),
    ),
)
card("a_fistful_of_coppers_kl", out_of_shadows(gains_gold(2)))
card(
    "backroom_bribery_kl",
    out_of_shadows(
        lambda t, u: t.move_gold(chosen_seat(t, u), u.seat, 1),
        target=choose(opponents_with_gold, what=SEATS),
    ),
)


def kneel_or_cancel(t: Table, u: Use) -> None:
    if u.picks:
        use_hand(t, u.player, u.picks)
        kneel(t, [c for c in u.picks if t.zone[c] == PLAY])
    else:
        cancel(t, u)


card(
    "seasick_kotse",
    cancels(
        (choose(lambda t, u: influential(t, u.player), lo=0, who=that_player), kneel_or_cancel),
    ),
)
