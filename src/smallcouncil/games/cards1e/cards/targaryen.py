"""House Targaryen."""

from __future__ import annotations

from smallcouncil.games.cards1e.writing import *

DRAGON, WEAPON = trait("Dragon"), trait("Weapon")
RHAEGAL = name_of("rhaegal")

# ---------------------------------------------------------------------- attachments


def fighting_bearer(t: Table, c: int) -> list[int]:
    return [t.host[c]] if t.participates(t.host[c]) else []


def burns_hot(t: Table, c: int) -> None:
    for bearer in fighting_bearer(t, c):
        add_strength(t, bearer, 6)


card(
    "blood_of_the_dragon",
    values(burns_hot, reads=CHALLENGE),
    gives_traits(fighting_bearer, DRAGON, reads=CHALLENGE),
)


def may_drink(t: Table, u: Use, c: int) -> bool:
    return c != t.host[u.card] and legal_bearer(t, u.card, c)


card(
    "poisoned_wine",
    bearer_strength(-2),
    action(
        attach_to_target,
        costs=(influence(1),),
        target=choose(CHARACTERS.that(may_drink)),
    ),
)


def arms_bearer(t: Table, c: int) -> None:
    bearer = t.host[c]
    icons = t.icons[bearer]
    if icons >> MILITARY & 1:
        add_strength(t, bearer, 2)
    if icons >> INTRIGUE & 1:
        gain_keyword(t, bearer, STEALTH)
    if icons >> POWER & 1:
        gain_keyword(t, bearer, RENOWN)


card("aegons_blade", values_by_icons(arms_bearer, reads=0))


def is_alone(t: Table, c: int) -> bool:
    return t.attachments(t.host[c]) == [c]


card(
    "flame_kissed",
    values(lambda t, c: add_strength(t, t.host[c], -2) if is_alone(t, c) else None, reads=0),
    rule(modifiers.DIES_AT_ZERO, lambda t, c, other: int(other == t.host[c] and is_alone(t, c))),
)


def lowers_claim(t: Table, u: Use) -> None:
    last(t, CLAIM_CHANGE, UNTIL_CHALLENGE, value=-1, seat=t.control[u.targets[0]], source=u.card)


card(
    "bones_of_a_child",
    action(
        lowers_claim,
        phase=CHALLENGES,
        when=challenge_is_on,
        costs=(DISCARD_THIS,),
        target=choose(lambda t, u: [t.plot[s] for s in t.opponents(u.seat) if t.plot[s] >= 0]),
    ),
)

# ---------------------------------------------------------------------- characters


def opponents_attachment(t: Table, u: Use) -> bool:
    """An opponent has played an attachment, or shown one."""
    played = u.kind == CARD_SHOWN or u.value == kinds.MARSHALED
    return played and an_opponent(t, u) and t.box.type[u.subject] == ATTACHMENT


card(
    "captain_groleo",
    response((kinds.ENTERED, CARD_SHOWN), faction_gains_power(1), when=opponents_attachment, limit=1, per=PER_PHASE),
)
card(
    "daenerys_targaryen",
    passive(
        kinds.CHALLENGE_WON,
        lambda t, u: t.move_gold(t.loser, u.seat, t.gold[t.loser]),
        when=all_of(won, attacked_alone, lambda t, u: t.gold[t.loser] > 0),
    ),
)


def rides_off(t: Table, e: tuple[int, ...]) -> None:
    return_to_hand(t, [e[SUBJECT]])


RIDES_OFF = EDITION.delayed_effect(rides_off)


card(
    "khal_drogo",
    response(
        kinds.CHALLENGE_WON,
        (comes_in, picked_later(AT_PHASE_END, RIDES_OFF)),
        when=all_of(won, may_come_in),
        zones=(HAND,),
    ),
)
card(
    "viserys_targaryen",
    saves((kinds.KILLED, kinds.DISCARDED), (save, return_this), when=is_me),
)


def lays_twin(t: Table, u: Use) -> None:
    for twin in u.picks:
        t.lay_duplicate(twin, u.card)
    t.shuffle(u.seat)


card(
    "rhaegal",
    action(
        (look_through_deck, choose(Cards(whole_deck).that(are_named(RHAEGAL)), lo=0), lays_twin),
        when=all_of(is_yours, there_are(YOUR_DECK)),
        costs=(pay(1),),
    ),
)
card(
    "drogon",
    action(withers(1, UNTIL_PHASE), costs=(pay(2),), target=choose(CHARACTERS), limit=1, per=PER_PHASE),
)
card(
    "viserion",
    action(
        kill_target,
        phase=DOMINANCE,
        costs=(pay(4),),
        target=choose(CHARACTERS.that(are_kneeling)),
        limit=1,
        per=PER_PHASE,
    ),
)
card(
    "strong_belwas",
    saves(kinds.KILLED, when=about(have_crest(NOBLE)), costs=(pay(2),)),
)


def players_with_gold(t: Table, u: Use) -> list[int]:
    return [s for s in t.order() if t.gold[s]]


def demands_pay(t: Table, u: Use) -> None:
    """A gold of some pool goes to the treasury, or he goes."""
    if u.picks:
        t.gold[u.picks[0]] -= 1
        t.touch(GOLD)
    else:
        discard(t, [u.card])


card(
    "daario_naharis",
    passive(
        kinds.PHASE_BEGAN,
        (choose(players_with_gold, what=SEATS, lo=0), demands_pay),
        when=phase_is(DOMINANCE),
    ),
)


def is_veiled(t: Table, c: int, other: int, seat: int, source: int) -> int:
    threat = t.is_opponent(t.control[c], seat) and t.box.type[source] in (EVENT, CHARACTER)
    return int(other == c and threat and bool(t.attachments(c)))


card("quaithe_of_the_shadow", rule(modifiers.NOT_CHOSEN, is_veiled))
card(
    "xaro_xoan_daxos",
    passive(kinds.ENTERED, (choose(YOUR_CHARACTERS), picked(return_to_hand)), when=played_this),
)
card(
    "jhogo",
    strength(lambda t, c: 2 if any(t.has_trait(worn, WEAPON) for worn in t.attachments(c)) else 0, reads=0),
)
card("dothraki_honor_guard", *HONOR_GUARD)


def is_buried(t: Table, u: Use) -> bool:
    """The card of the fact lies in its owner's dead pile now."""
    return u.subject in t.deads[t.box.owner[u.subject]]


def are_owned_by_you(t: Table, u: Use, c: int) -> bool:
    return bool(t.box.owner[c] == u.seat)


def are_owned_by_opponents(t: Table, u: Use, c: int) -> bool:
    return t.is_opponent(u.seat, t.box.owner[c])


BURIALS = (kinds.KILLED, kinds.PLAYED)  # an event that is bound for the dead pile goes there after it was played
card(
    "the_titans_bastard",
    response(
        BURIALS,
        comes_in,
        when=all_of(is_buried, about(are_owned_by_you), may_come_in),
        zones=(HAND,),
    ),
    response(
        BURIALS,
        return_this,
        when=all_of(is_buried, about(are_owned_by_opponents)),
    ),
)
card(
    "danys_handmaiden",
    response(
        kinds.KILLED,
        discard_target,
        when=one_of_these_died(name_of("daenerys_targaryen"), name_of("danys_handmaiden")),
        target=choose(in_play(ATTACHMENT)),
        zones=(PLAY, *AFTERWARDS),
    ),
)


def sees_a_dragon(t: Table, c: int) -> bool:
    return CHARACTER in [t.box.type[other] for other in t.with_trait(DRAGON)]


card(
    "qartheen_fanatic",
    strength_while(1, sees_a_dragon, reads=0),
    own_icon(MILITARY, sees_a_dragon, reads=0),
)


def can_be_hired(t: Table, u: Use) -> list[int]:
    return [PAY_OPTION, NO] if t.can_pay(u.seat, 3) and t.may_enter(u.seat, u.card) else [NO]


def hires(t: Table, u: Use) -> None:
    if u.picks == [PAY_OPTION]:
        t.pay(u.seat, 3)
        put_into_play(t, u.card, u.seat)


card(
    "pentoshi_guildmaster",
    response(
        kinds.CHALLENGE_WON,
        (take_back_this, choose(can_be_hired, what=OPTIONS), hires),
        when=won_by(4),
        zones=(DISCARD,),
    ),
)
card("illyrios_man", kneel_to(reduces_next(1, TARGARYEN, CHARACTER), phase=MARSHALING))

# ---------------------------------------------------------------------- locations

card(
    "xaros_home",
    response(kinds.ENTERED, draws(1), when=all_of(you, attachment_was_played, may_draw), costs=(influence(1),)),
)
card("eastern_fiefdoms", kneel_to(reduces_next(1, TARGARYEN), phase=MARSHALING))
card("great_pyramid", kneel_to(reduces_next(2, TARGARYEN, CHARACTER), phase=MARSHALING))
card(
    "summer_sea",
    action(reduces_next(2, TARGARYEN | MARTELL, CHARACTER), phase=MARSHALING, costs=(DISCARD_THIS,)),
)


def cost_no_more(t: Table, u: Use, c: int) -> bool:
    """Than the character that was played, by what is printed."""
    return max(0, t.printed(c).cost) <= max(0, t.printed(u.subject).cost)


card(
    "lady_daeneryss_chambers",
    response(
        kinds.ENTERED,
        take_back_target,
        when=all_of(you, was_played, about(are_characters, are_of(TARGARYEN))),
        target=choose(YOUR_DISCARDS.that(are_of_type(ATTACHMENT), cost_no_more)),
    ),
)

# ---------------------------------------------------------------------- later sets

card(
    "dragon_skull_kl",
    response(
        CAME_OUT,
        attach_to_target,
        when=is_me,
        target=choose(OPPONENTS_CHARACTERS.that(may_drink)),
    ),
    bearer_strength(-2),
    rule(modifiers.DIES_AT_ZERO, its_bearer),
)

PREY = EDITION.lasting_effect("prey", modifiers.MARK, on_card=False)


def notes_prey(t: Table, u: Use) -> None:
    """How strong a card was when it was killed is not to be seen any more afterwards."""
    last(t, PREY, UNTIL_PHASE, subject=u.subject, source=u.card)


def is_weak(t: Table, u: Use) -> bool:
    return t.box.type[u.subject] == CHARACTER and t.strength_of(u.subject) <= 2


def was_prey(t: Table, u: Use) -> bool:
    return any(e[0] == PREY.number and e[SUBJECT] == u.subject and e[SOURCE] == u.card for e in t.lasting)


card(
    "free_cities_mercenaries_kl",
    answer(REPLACEMENTS, kinds.KILLED, notes_prey, when=is_weak),
    response(kinds.KILLED, stand_this, when=all_of(kneels, was_prey)),
)
card(
    "horseback_hunters_bwb",
    passive(
        kinds.CHALLENGE_LOST,
        return_this,
        when=all_of(you, challenge_is(MILITARY)),
    ),
)
