"""House Stark."""

from __future__ import annotations

from smallcouncil.games.cards1e.writing import (
    BARATHEON,
    BLANKED,
    CAME_OUT,
    CHALLENGE,
    CHALLENGES,
    CHARACTER,
    CHARACTERS,
    DEAD,
    DECK,
    DISCARD_THIS,
    DOMINANCE,
    HONOR_GUARD,
    INTO_SHADOWS,
    KEYWORD_GAINED,
    KEYWORD_LOST,
    KNEEL_THIS,
    LEAVING,
    LOSERS_CHARACTERS,
    MARSHALING,
    MILITARY,
    NOT_COUNTED,
    PARTICIPANTS,
    PER_ROUND,
    PLOT,
    POWER,
    RENOWN,
    SEATS,
    STALWART,
    STARK,
    STEALTH,
    UNTIL_CHALLENGE,
    UNTIL_PHASE,
    YES,
    Cards,
    Table,
    Use,
    action,
    add_strength,
    all_of,
    attachment_was_played,
    bearer_icon,
    bearer_participates,
    bearer_strength,
    card,
    choose,
    draw,
    event_effects,
    gain_keyword,
    gains_power,
    have_keyword,
    immune,
    influence,
    into_shadows,
    is_bearer,
    is_me,
    join_challenge,
    kill_target,
    kinds,
    last,
    modifiers,
    name_of,
    participating,
    passive,
    pay,
    reduces_next,
    response,
    return_to_hand,
    reveals_plot,
    rivals,
    rule,
    save,
    saves,
    searches,
    strength,
    take_back,
    trait,
    values,
    won_type,
    yes_or_no_of,
)

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
    rule(modifiers.STAYS_STANDING, lambda t, c, other, attacking: int(other == c and not attacking)),
    strength(lambda t, c: 2 if t.is_defending(c) else 0, reads=CHALLENGE),
)
card("eddard_stark", passive(kinds.ENTERED, gains_power(1), when=is_me))
card(
    "catelyn_stark",
    response(
        kinds.DEFENDER_DECLARED,
        lambda t, u: last(t, NOT_COUNTED, UNTIL_CHALLENGE, subject=u.targets[0], source=u.card),
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
    response(kinds.ENTERED, (yes_or_no_of(lambda t, u: int(u.player)), giver_draws), when=played_onto_sansa),
)


def may_join(t: Table, u: Use) -> bool:
    fought = t.type in (MILITARY, POWER) and u.seat in (t.attacker, t.defender)
    return fought and not t.participates(u.card)


card(
    "greatjon_umber",
    action(lambda t, u: join_challenge(t, u.card), phase=CHALLENGES, when=may_join, costs=(KNEEL_THIS,)),
)


def has_lord(t: Table, c: int) -> bool:
    """Its controller has a Stark lord."""
    return any(t.is_of(o, STARK) and t.has_trait(o, LORD) for o in t.characters(t.control[c]))


card(
    "shaggydog",
    strength(lambda t, c: 3 if has_lord(t, c) else 0, reads=0),
    immune(lambda t, c, source: event_effects(t, c, source) and has_lord(t, c)),
)
card(
    "hodor",
    rule(modifiers.CANNOT_ATTACK, lambda t, c, other: int(other == c)),
    rule(modifiers.NOT_BYPASSED, lambda t, c, other: int(other == c)),
)
card(
    "bran_stark",
    action(
        (choose(Cards(lambda t, u: t.plots[u.seat])), reveals_plot),
        phase=PLOT,
        costs=(KNEEL_THIS,),
        limit=3,
        per=PER_ROUND,
    ),
)
card("grey_wind", rule(modifiers.OWN_COST, lambda t, c, seat: 2 if t.name_in_play(ROBB) else 0))


def strengthens_sansa(t: Table, c: int) -> None:
    for other in t.all_characters():
        if t.is_named(other, SANSA):
            add_strength(t, other, 1)
            gain_keyword(t, other, RENOWN)


card(
    "lady",
    values(strengthens_sansa, reads=0),
    rule(modifiers.OWN_COST, lambda t, c, seat: 2 if t.name_in_play(SANSA) else 0),
)
card("winterfell_honor_guard", *HONOR_GUARD)


def direwolves(t: Table, seats: list[int]) -> int:
    return sum(t.has_trait(c, DIREWOLF) for seat in seats for c in t.plays[seat])


card(
    "kennel_master",
    strength(lambda t, c: direwolves(t, t.alive), reads=0),
    saves(
        (kinds.KILLED, kinds.DISCARDED),
        (save, lambda t, u: return_to_hand(t, [u.card])),
        when=lambda t, u: is_me(t, u) and direwolves(t, [u.seat]) >= 3,
    ),
)
card(
    "house_tully_recruiter",
    action(reduces_next(1, STARK, CHARACTER), phase=MARSHALING, costs=(KNEEL_THIS,)),
)
card(
    "trident_reinforcements",
    action(
        lambda t, u: take_back(t, u.card),
        phase=DOMINANCE,
        zones=(DEAD,),
        when=lambda t, u: sum(t.box.type[c] == CHARACTER for c in t.deads[u.seat]) >= 3,
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
    action(searches(lambda t, u, c: t.box.traits[c] & DIREWOLF), costs=(KNEEL_THIS, pay(1))),
)


def rallies_starks(t: Table, c: int) -> None:
    for other in t.characters(t.control[c]):
        if t.is_of(other, STARK):
            add_strength(t, other, 1)


card("winterfell_castle", values(rallies_starks, reads=0))
card("northern_fiefdoms", action(reduces_next(1, STARK), phase=MARSHALING, costs=(KNEEL_THIS,)))
card("godswood", action(reduces_next(2, STARK, CHARACTER), phase=MARSHALING, costs=(KNEEL_THIS,)))
card(
    "narrow_sea",
    action(reduces_next(2, STARK | BARATHEON, CHARACTER), phase=MARSHALING, costs=(DISCARD_THIS,)),
)

# ---------------------------------------------------------------------- later sets


def a_stark_left(t: Table, u: Use) -> bool:
    return t.box.type[u.subject] == CHARACTER and t.is_of(u.subject, STARK)


card(
    "meera_reed_atoc",
    response((*LEAVING, INTO_SHADOWS), lambda t, u: into_shadows(t, [u.card]), when=a_stark_left),
    response(
        CAME_OUT,
        lambda t, u: last(t, BLANKED, UNTIL_PHASE, subject=u.targets[0], source=u.card),
        when=is_me,
        target=choose(Cards(lambda t, u: [c for seat in t.order() for c in t.plays[seat]])),
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
