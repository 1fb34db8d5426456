"""House Stark."""

from __future__ import annotations

from smallcouncil.games.cards1e.writing import *

ARYA, BRAN, ROBB, SANSA = (name_of(card_id) for card_id in ("arya_stark", "bran_stark", "robb_stark", "sansa_stark"))
LORD, DIREWOLF, BOLTON = trait("Lord"), trait("Direwolf"), trait("House Bolton")

# ---------------------------------------------------------------------- attachments


def are_not_the_bearer(t: Table, u: Use, c: int) -> bool:
    return bool(c != t.host[u.card])


card(
    "ice",
    action(
        kill_target,
        phase=CHALLENGES,
        when=bearer_participates,
        costs=(KNEEL_THIS, DISCARD_THIS),
        target=choose(PARTICIPANTS.that(are_not_the_bearer)),
    ),
)


def guards_arya(t: Table, c: int) -> None:
    bearer = t.host[c]
    if t.is_named(bearer, ARYA):
        add_strength(t, bearer, 1)
        gain_keyword(t, bearer, STEALTH)


def guards_bran(t: Table, c: int) -> None:
    if t.is_named(t.host[c], BRAN):
        gain_keyword(t, t.host[c], STEALTH)


card("nymeria", saves(kinds.KILLED, when=is_bearer, costs=(KNEEL_THIS,)), values(guards_arya, reads=0))
card("summer", bearer_strength(2), bearer_icon(MILITARY), values(guards_bran, reads=0))

# ---------------------------------------------------------------------- characters

card(
    "ser_rodrik_cassel",
    rule(modifiers.STAYS_STANDING, to_defend()),
    strength_while(2, is_defending, reads=CHALLENGE),
)
card("eddard_stark", passive(kinds.ENTERED, gains_power(1), when=is_me))
card(
    "catelyn_stark",
    response(
        kinds.DEFENDER_DECLARED,
        gets(NOT_COUNTED, UNTIL_CHALLENGE),
        when=is_me,
        target=choose(PARTICIPANTS),
    ),
)


def learns(t: Table, u: Use) -> None:
    """What the target really loses, Arya gains."""
    target = u.targets[0]
    for keyword in (STEALTH, RENOWN):
        if t.has_keyword(target, keyword):
            last(t, KEYWORD_LOST, UNTIL_PHASE, subject=target, value=keyword, source=u.card)
            last(t, KEYWORD_GAINED, UNTIL_PHASE, subject=u.card, value=keyword, source=u.card)


KEEN = CHARACTERS.that(have_keyword(STEALTH | RENOWN))
card("arya_stark", action(learns, costs=(influence(1),), target=choose(KEEN)))
card(
    "robb_stark",
    response(
        kinds.CHALLENGE_WON,
        kill_target,
        when=all_of(won_type(MILITARY), participating),
        target=choose(LOSERS_CHARACTERS),
    ),
)


def played_onto_sansa(t: Table, u: Use) -> bool:
    player = u.player
    may_draw = t.decks[player] and t.draws_left(player)
    return bool(t.host[u.subject] == u.card and attachment_was_played(t, u) and may_draw)


def giver_draws(t: Table, u: Use) -> None:
    if u.picks == [YES]:
        draw(t, u.player, 1)


card(
    "sansa_stark",
    response(kinds.ENTERED, (yes_or_no_of(that_player), giver_draws), when=played_onto_sansa),
)


def may_join(t: Table, u: Use) -> bool:
    fought = t.type in (MILITARY, POWER) and u.seat in (t.attacker, t.defender)
    return fought and not t.participates(u.card)


card(
    "greatjon_umber",
    kneel_to(lambda t, u: join_challenge(t, u.card), phase=CHALLENGES, when=may_join),
)


def has_lord(t: Table, c: int) -> bool:
    """Its controller has a Stark lord."""
    return any(t.is_of(o, STARK) and t.has_trait(o, LORD) for o in t.characters(t.control[c]))


card(
    "shaggydog",
    strength_while(3, has_lord, reads=0),
    immune(lambda t, c, source: event_effects(t, c, source) and has_lord(t, c)),
)
card(
    "hodor",
    rule(modifiers.CANNOT_ATTACK, this_card),
    rule(modifiers.NOT_BYPASSED, this_card),
)
card(
    "bran_stark",
    kneel_to((choose(YOUR_PLOTS), reveals_plot), phase=PLOT, limit=3, per=PER_ROUND),
)
card("grey_wind", rule(modifiers.OWN_COST, beside_name(ROBB, 2)))


def strengthens_sansa(t: Table, c: int) -> None:
    for sansa in t.named_in_play(SANSA):
        add_strength(t, sansa, 1)
        gain_keyword(t, sansa, RENOWN)


card(
    "lady",
    values(strengthens_sansa, reads=0),
    rule(modifiers.OWN_COST, beside_name(SANSA, 2)),
)
card("winterfell_honor_guard", *HONOR_GUARD)


def direwolves(t: Table, c: int) -> int:
    return len(t.with_trait(DIREWOLF))


card(
    "kennel_master",
    strength(direwolves, reads=0),
    saves(
        (kinds.KILLED, kinds.DISCARDED),
        (save, return_this),
        when=all_of(is_me, there_are(yours().that(have_trait(DIREWOLF)), 3)),
    ),
)
card(
    "house_tully_recruiter",
    kneel_to(reduces_next(1, STARK, CHARACTER), phase=MARSHALING),
)
card(
    "trident_reinforcements",
    action(
        take_back_this,
        phase=DOMINANCE,
        zones=(DEAD,),
        when=there_are(YOUR_DEAD.that(are_characters), 3),
    ),
)


def lays_back(t: Table, u: Use) -> None:
    """The topmost card of the chosen discard pile goes on top of its owner's deck."""
    taken = t.move(t.discards[u.targets[0]][-1], DECK)
    t.show(taken, -1)


def with_discards(t: Table, u: Use) -> list[int]:
    return [seat for seat in t.order() if t.discards[seat]]


card(
    "winterfell_reserves",
    response(kinds.DEFENDER_DECLARED, lays_back, when=is_me, costs=(pay(1),), target=choose(with_discards, what=SEATS)),
)

# ---------------------------------------------------------------------- locations

card(
    "winterfell_kennels",
    kneel_to(searches(have_printed_trait(DIREWOLF)), costs=(pay(1),)),
)


card("winterfell_castle", yours_get_strength(1, are_of(STARK)))
card("northern_fiefdoms", kneel_to(reduces_next(1, STARK), phase=MARSHALING))
card("godswood", kneel_to(reduces_next(2, STARK, CHARACTER), phase=MARSHALING))
card(
    "narrow_sea",
    action(reduces_next(2, STARK | BARATHEON, CHARACTER), phase=MARSHALING, costs=(DISCARD_THIS,)),
)

# ---------------------------------------------------------------------- later sets


card(
    "meera_reed_atoc",
    response((*LEAVING, INTO_SHADOWS), this_into_shadows, when=about(are_characters, are_of(STARK))),
    response(
        CAME_OUT,
        gets(BLANKED, UNTIL_PHASE),
        when=is_me,
        target=choose(CARDS_IN_PLAY),
    ),
)


def raids_rivals(t: Table, c: int, seat: int) -> int:
    return int(t.control[c] == seat and t.is_attacking(c) and rivals(t, seat, t.against))


card("the_smalljon_atoc", rule(modifiers.CLAIM, raids_rivals))


def rides_without_boltons(t: Table, c: int, other: int) -> int:
    return int(not any(o != c and t.has_trait(o, BOLTON) for o in t.characters(t.control[c])))


card("dreadfort_outrider_atoc", rule(modifiers.DISCARDED_IF, rides_without_boltons))


def strengthens_the_stalwart(t: Table, c: int) -> None:
    for other in t.all_characters():
        if t.keywords[other] & STALWART:
            add_strength(t, other, 1)


card("midnight_sentry_acoa", values(strengthens_the_stalwart, reads=0))
