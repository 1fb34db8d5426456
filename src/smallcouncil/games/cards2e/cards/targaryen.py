"""House Targaryen."""

from __future__ import annotations

from smallcouncil.games.cards2e.writing import (
    AT_PHASE_END,
    ATTACHMENT,
    BETRAYAL_TOKEN,
    CHALLENGE,
    CHALLENGES,
    CHARACTER,
    CHARACTERS,
    DECK,
    DIES_AT_ZERO,
    DUPLICATE,
    EDITION,
    KNEEL_THIS,
    KNEELING,
    LEAVING,
    MADE,
    MARSHALING,
    MILITARY,
    NO_SAVE,
    OPTIONS,
    PER_PHASE,
    PLAY_OPTION,
    POWER,
    RENOWN,
    SACRIFICE_THIS,
    SHUFFLE_OPTION,
    STEALTH,
    SUBJECT,
    TARGARYEN,
    TOKENS,
    UNTIL_PHASE,
    YOUR_CHARACTERS,
    YOUR_DEAD,
    YOUR_HAND,
    Act,
    Constant,
    Table,
    Use,
    action,
    add_strength,
    all_of,
    are_characters,
    are_kneeling,
    are_of,
    are_participating,
    are_standing,
    are_titled,
    are_unique,
    are_yours,
    bearer_strength,
    card,
    challenge_is_on,
    change_strength,
    choose,
    delay,
    discard_target,
    either,
    forced_reaction,
    gain_keyword,
    have_no_attachments,
    have_printed_trait,
    have_trait,
    in_play,
    interrupt,
    is_me,
    kinds,
    kneel_one,
    last,
    may_enter_play,
    modifiers,
    number_of,
    participating,
    pay,
    put_into_play,
    puts_picked_into_play,
    reaction,
    reduces_next,
    return_to_hand,
    rule,
    stand,
    stand_target,
    trait,
    values,
    won,
    won_type,
)

LADY = trait("Lady")
DRAGON = trait("Dragon")
HATCHLING = trait("Hatchling")
STORMBORN = trait("Stormborn")
DOTHRAKI = trait("Dothraki")
DAENERYS = number_of("daenerys_targaryen")
KHAL_DROGO = number_of("khal_drogo")


def cow(t: Table, c: int) -> None:
    """Daenerys, standing: those who take part against her controller are weaker."""
    seat = t.control[c]
    if t.type < 0 or t.kneeling[c] or seat not in (t.attacker, t.defender):
        return
    for other in t.participants(t.attacker) + t.defenders:
        if t.control[other] != seat:
            add_strength(t, other, -1)


card("daenerys_targaryen", values(cow, reads=CHALLENGE | KNEELING))


def stormborn_have(keyword: int) -> Constant:
    """Each Stormborn character you control has a keyword."""

    def apply(t: Table, c: int) -> None:
        for other in t.characters(t.control[c]):
            if t.has_trait(other, STORMBORN):
                gain_keyword(t, other, keyword)

    return values(apply, reads=0)


card("drogon", stormborn_have(RENOWN))
card(
    "khal_drogo",
    rule(modifiers.ALLOWANCE, lambda t, c, seat, kind: int(t.control[c] == seat and kind == MILITARY)),
)
card(
    "magister_illyrio",
    action(stand_target, costs=(pay(2),), target=choose(CHARACTERS.that(are_kneeling)), limit=1, per=PER_PHASE),
)
card(
    "rhaegal",
    reaction(
        kinds.CHALLENGE_WON,
        stand_target,
        when=all_of(won, lambda t, u: any(t.has_trait(c, STORMBORN) for c in t.participants(u.seat))),
        target=choose(CHARACTERS.that(are_kneeling, have_trait(STORMBORN))),
        limit=1,
        per=PER_PHASE,
    ),
)
card(
    "ser_jorah_mormont",
    rule(
        modifiers.SACRIFICED_IF,
        lambda t, c, other: int(other == c and t.token(c, BETRAYAL_TOKEN) >= 3),
        reads=TOKENS,
    ),
    forced_reaction(
        kinds.CHALLENGE_WON,
        lambda t, u: t.put_token(u.card, BETRAYAL_TOKEN),
        when=all_of(won, participating),
    ),
)
card("viserion", stormborn_have(STEALTH))
card("viserys_targaryen", interrupt(LEAVING, discard_target, when=is_me, target=choose(in_play(ATTACHMENT))))
card(
    "handmaiden",
    action(
        stand_target,
        costs=(SACRIFICE_THIS,),
        target=choose(CHARACTERS.that(are_kneeling, have_trait(LADY))),
    ),
)
card(
    "targaryen_loyalist",
    action(reduces_next(1, TARGARYEN, CHARACTER), phase=MARSHALING, costs=(KNEEL_THIS,)),
)


def spears(t: Table, c: int) -> None:
    """Unsullied attack: whoever defends is weaker."""
    if t.is_attacking(c):
        for other in t.defenders:
            add_strength(t, other, -1)


card("unsullied", values(spears, reads=CHALLENGE))


def rides_first(t: Table, c: int, other: int, attacks: int) -> int:
    """Drogo with his arakh, in the first military challenge of the round by who controls it: this one is counted."""
    if other != t.host[c] or t.box.what[other] != KHAL_DROGO or not attacks or t.type != MILITARY:
        return 0
    seat = t.control[c]
    return int(t.count(seat, MADE + MILITARY) == int(t.attacker == seat))


card("drogos_arakh", bearer_strength(2), rule(modifiers.STAYS_STANDING, rides_first))


def scorch(amount: int) -> Act:
    """The target is weaker until the end of the phase, and is killed while its strength is 0."""

    def act(t: Table, u: Use) -> None:
        change_strength(t, u.targets[0], -amount, UNTIL_PHASE, u.card)
        last(t, DIES_AT_ZERO, UNTIL_PHASE, subject=u.targets[0], source=u.card)

    return act


card(
    "plaza_of_punishment",
    reaction(
        kinds.CHALLENGE_WON,
        scorch(2),
        when=won_type(POWER),
        costs=(KNEEL_THIS,),
        target=choose(CHARACTERS.that(have_no_attachments)),
    ),
)


def ride_home(t: Table, effect: tuple[int, ...]) -> None:
    """Who came as a duplicate is in play, too."""
    rider = effect[SUBJECT]
    if t.zone[rider] == DUPLICATE:
        t.return_duplicate(rider)
    else:
        return_to_hand(t, [rider], NO_SAVE)


RIDE_HOME = EDITION.delayed_effect(ride_home)


RIDERS = YOUR_HAND.that(are_characters, have_printed_trait(DOTHRAKI), may_enter_play)


def rides(t: Table, u: Use) -> None:
    if u.picks:
        delay(t, AT_PHASE_END, RIDE_HOME, subject=u.picks[0], seat=u.seat, source=u.card)


card(
    "dothraki_sea",
    reaction(
        kinds.CHALLENGE_WON,
        (choose(RIDERS), puts_picked_into_play, rides),
        when=won_type(POWER),
        costs=(SACRIFICE_THIS,),
    ),
)
card("illyrios_estate", action(reduces_next(1, TARGARYEN), phase=MARSHALING, costs=(KNEEL_THIS,)))
card(
    "dracarys",
    action(
        scorch(4),
        when=challenge_is_on,
        costs=(kneel_one(YOUR_CHARACTERS.that(are_standing, either(have_trait(DRAGON), are_titled(DAENERYS)))),),
        target=choose(CHARACTERS.that(are_participating)),
    ),
)


def fates(t: Table, u: Use) -> list[int]:
    """All are shuffled in; a hatchling may enter play."""
    target = u.targets[0]
    hatches = t.box.traits[target] & HATCHLING and t.may_enter(u.seat, target)
    return [SHUFFLE_OPTION, PLAY_OPTION] if hatches else [SHUFFLE_OPTION]


def rise(t: Table, u: Use) -> None:
    target = u.targets[0]
    if u.picks[0] == PLAY_OPTION:
        put_into_play(t, target, u.seat)
    else:
        t.move(target, DECK)
        t.shuffle(u.seat)


card(
    "fire_and_blood",
    action(
        (choose(fates, what=OPTIONS), rise),
        phase=CHALLENGES,
        target=choose(YOUR_DEAD.that(are_characters, are_unique, are_of(TARGARYEN))),
    ),
)


def sleep_again(t: Table, effect: tuple[int, ...]) -> None:
    """Not without a chance to be saved."""
    return_to_hand(t, [effect[SUBJECT]])


SLEEP_AGAIN = EDITION.delayed_effect(sleep_again)


def wake(t: Table, u: Use) -> None:
    delay(t, AT_PHASE_END, SLEEP_AGAIN, subject=u.targets[0], seat=u.seat, source=u.card)
    stand(t, u.targets)


card(
    "waking_the_dragon",
    action(
        wake,
        target=choose(CHARACTERS.that(are_yours, are_unique, are_of(TARGARYEN))),
    ),
)
