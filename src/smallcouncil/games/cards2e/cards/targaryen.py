"""House Targaryen."""

from __future__ import annotations

from smallcouncil.games.cards2e.writing import *

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


card("drogon", yours_have_keyword(RENOWN, have_trait(STORMBORN)))
card(
    "khal_drogo",
    rule(modifiers.ALLOWANCE, of_yours(MILITARY)),
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
        when=all_of(won, there_are(YOUR_SIDE.that(have_trait(STORMBORN)))),
        target=choose(CHARACTERS.that(are_kneeling, have_trait(STORMBORN))),
        limit=1,
        per=PER_PHASE,
    ),
)
card(
    "ser_jorah_mormont",
    rule(
        modifiers.SACRIFICED_IF,
        this_card_while(lambda t, c: t.token(c, BETRAYAL_TOKEN) >= 3),
        reads=TOKENS,
    ),
    forced_reaction(
        kinds.CHALLENGE_WON,
        lambda t, u: t.put_token(u.card, BETRAYAL_TOKEN),
        when=all_of(won, participating),
    ),
)
card("viserion", yours_have_keyword(STEALTH, have_trait(STORMBORN)))
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
    kneel_to(reduces_next(1, TARGARYEN, CHARACTER), phase=MARSHALING),
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
card(
    "dothraki_sea",
    reaction(
        kinds.CHALLENGE_WON,
        (*puts_into_play(RIDERS), picked_later(AT_PHASE_END, RIDE_HOME)),
        when=won_type(POWER),
        costs=(SACRIFICE_THIS,),
    ),
)
card("illyrios_estate", kneel_to(reduces_next(1, TARGARYEN), phase=MARSHALING))
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
