"""House Lannister."""

from __future__ import annotations

from smallcouncil.games.cards1e.writing import *

NOBILITY, CLANSMAN, MERCENARY = trait("Lord", "Lady"), trait("Clansman"), trait("Mercenary")

# ---------------------------------------------------------------------- attachments

card("gutter_rats_cunning", bearer_strength(2), bearer_keyword(STEALTH))
card("gilded_plate", saves((kinds.KILLED, kinds.DISCARDED), when=is_bearer, costs=(pay(1), DISCARD_THIS)))

# ---------------------------------------------------------------------- characters


card(
    "joffrey_baratheon",
    response(
        kinds.KILLED,
        gains_power(1),
        when=about(are_characters, have_printed_trait(NOBILITY)),
        limit=3,
        per=PER_ROUND,
    ),
)
card(
    "ser_jaime_lannister",
    rule(modifiers.STAYS_STANDING, lambda t, c, other, attacking: int(other == c and t.type == MILITARY)),
)


def tyrions_victory(t: Table, u: Use) -> bool:
    return won(t, u) and (t.type == INTRIGUE or t.participates(u.card))


card(
    "tyrion_lannister", response(kinds.CHALLENGE_WON, draws(1), when=all_of(tyrions_victory, may_draw), costs=(pay(1),))
)


card(
    "cersei_lannister",
    kneel_to(
        (gets(DOES_NOT_STAND, UNTIL_ROUND), kneel_target), phase=DOMINANCE, costs=(pay(2),), target=choose(CHARACTERS)
    ),
)
card(
    "tywin_lannister",
    passive(kinds.PHASE_BEGAN, lambda t, u: t.put_token(u.card, GOLD_TOKEN, 2), when=phase_is(MARSHALING)),
    rule(modifiers.SPENDABLE, this_card),
)
card(
    "ser_ilyn_payne",
    kneel_to(kill_target, phase=MARSHALING, target=choose(CHARACTERS.that(have_strength_up_to(2)))),
)


def the_hounds_price(t: Table, u: Use) -> list[int]:
    return [TOP, DISCARD_OPTION] if t.decks[u.seat] else [DISCARD_OPTION]


def pays_for_the_hound(t: Table, u: Use) -> None:
    if u.picks == [TOP]:
        discard_top(t, u.seat, 1)
    else:
        discard(t, [u.card], NO_SAVE)


card(
    "the_hound",
    instead(kinds.KILLED, goes_to(DISCARD), when=is_me),
    passive(
        kinds.PHASE_BEGAN,
        (choose(the_hounds_price, what=OPTIONS), pays_for_the_hound),
        when=phase_is(DOMINANCE),
    ),
)


def price_of(t: Table, card: int) -> int:
    """The printed cost; what has none costs nothing."""
    return max(0, t.box.printed[card].cost)


card(
    "chella_daughter_of_cheyk",
    response(
        kinds.CHALLENGE_WON,
        return_target,
        when=all_of(won, there_are(PARTICIPANTS.that(have_trait(CLANSMAN)))),
        costs=(Cost(price=lambda t, u: price_of(t, u.targets[0]) if u.targets else 0),),
        target=choose(in_play(LOCATION).that(lambda t, u, c: t.can_pay(u.seat, price_of(t, c)))),
    ),
)

HIRED = EDITION.lasting_effect("hired", modifiers.MARK)


def guarded_by_bronn(t: Table, u: Use) -> bool:
    hired = any(e[0] == HIRED.number and e[SUBJECT] == u.subject and e[SOURCE] == u.card for e in t.lasting)
    return hired and bool(t.kneeling[u.card])


card(
    "bronn",
    action(
        gets(HIRED, UNTIL_PHASE),
        costs=(pay(2),),
        target=choose(CHARACTERS),
        lasts=UNTIL_PHASE,
    ),
    instead(kinds.KILLED, (save, stand_this), when=guarded_by_bronn),
)


def opponents_effect_showed(t: Table, u: Use) -> bool:
    return an_opponent(t, u) and u.value == FIRST_SHOWN and bool(t.decks[u.seat])


def shows_and_takes(t: Table, u: Use) -> None:
    """The top card is shown and goes to the hand: that is not drawing."""
    top = t.move(t.decks[u.seat][-1], HAND)
    t.touch(HANDS)
    show_cards(t, u.seat, [top], in_answer=True)


card(
    "grand_maester_pycelle",
    response(CARD_SHOWN, shows_and_takes, when=opponents_effect_showed, limit=3, per=PER_PHASE),
)


card(
    "raff_the_sweetling",
    action(
        lambda t, u: t.call(LookThrough(u.seat, u.targets[0], 1, 0, 1, 0)),
        costs=(pay(1),),
        target=choose(opponents_with_decks, what=SEATS),
    ),
)


def opponents_discard(t: Table, u: Use) -> None:
    hands = [t.hands[seat] for seat in t.opponents(u.seat) if t.hands[seat]]
    discard_from_hand(t, [t.rng.pick(hand) for hand in hands])


card("ser_jacelyn_bywater", response(kinds.KILLED, opponents_discard, when=is_me, zones=AFTERWARDS))


card(
    "enemy_informer",
    response(kinds.ENTERED, kneel_target, when=played_this, target=choose(STANDING_CHARACTERS)),
)
card(
    "qyburns_informers",
    response(kinds.CHALLENGE_WON, draws(2), when=all_of(won_type(INTRIGUE), participating, may_draw)),
)
card(
    "cerseis_attendant",
    response(
        kinds.KILLED,
        kneel_target,
        when=one_of_these_died(name_of("cersei_lannister"), name_of("cerseis_attendant")),
        target=choose(STANDING_CHARACTERS),
        zones=(PLAY, *AFTERWARDS),
    ),
)
card("lannisport_honor_guard", *HONOR_GUARD)

# ---------------------------------------------------------------------- locations

card(
    "lannisport",
    response(
        kinds.CHALLENGE_WON,
        faction_gains_power(1),
        when=won_type(INTRIGUE),
        costs=(pay(1),),
        limit=1,
        per=PER_CHALLENGE,
    ),
)


def stood_up(t: Table, u: Use) -> bool:
    stands = t.box.type[u.subject] == CHARACTER and t.zone[u.subject] == PLAY and not t.kneeling[u.subject]
    return t.phase == STANDING and stands


card(
    "lannisport_brothel",
    response(kinds.STOOD, lambda t, u: kneel(t, [u.subject]), when=stood_up, costs=(KNEEL_THIS,)),
)
card("golden_tooth_mines", passive(kinds.PLOT_REVEALED, draws(1), when=you))
card("western_fiefdoms", kneel_to(reduces_next(1, LANNISTER), phase=MARSHALING))
card("hall_of_heroes", kneel_to(reduces_next(2, LANNISTER, CHARACTER), phase=MARSHALING))
card(
    "sunset_sea",
    action(reduces_next(2, LANNISTER | GREYJOY, CHARACTER), phase=MARSHALING, costs=(DISCARD_THIS,)),
)

# ---------------------------------------------------------------------- later sets


def draws_for_mercenaries(t: Table, u: Use) -> None:
    draw(t, u.seat, sum(t.has_trait(c, MERCENARY) for c in t.characters(u.seat)))


card("gold_cloaks_kl", response(CAME_OUT, draws_for_mercenaries, when=all_of(is_me, may_draw)))


def shuffles_in(t: Table, u: Use) -> None:
    leave_play(t, kinds.SHUFFLED, [u.card], DECK, NO_SAVE, False)


card("the_hound_atoc", instead(kinds.KILLED, (save, shuffles_in), when=is_me))


def gains_for_opponents(t: Table, u: Use) -> None:
    gain_power(t, u.card, len(t.defenders))


card(
    "arrogant_contender_lotr",
    response(
        kinds.CHALLENGE_WON,
        gains_for_opponents,
        when=all_of(won, attacked_alone, there_are(DEFENDERS)),
    ),
)
card(
    "ser_gregor_clegane_atoc",
    rule(
        modifiers.CANNOT_BE_SAVED,
        lambda t, c, other: int(t.is_attacking(c) and t.box.type[other] == CHARACTER),
    ),
)
card(
    "vendor_of_venoms_acoa",
    rule(modifiers.CANNOT_BE_DISCARDED, this_card_while(lambda t, c: t.power[c] >= 2)),
)


def has_power_to_draw(t: Table, u: Use) -> bool:
    return won(t, u) and bearer_participates(t, u) and bool(t.power[u.card])


card(
    "widows_wail_lotr",
    bearer_strength(2),
    response(
        kinds.CHALLENGE_WON,
        lambda t, u: draw(t, u.seat, t.power[u.card]),
        when=all_of(has_power_to_draw, may_draw),
    ),
)
