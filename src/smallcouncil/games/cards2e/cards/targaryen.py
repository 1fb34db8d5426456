"""House Targaryen."""

from __future__ import annotations

from smallcouncil.games.cardgame import effects, kinds
from smallcouncil.games.cardgame.ability import OPTIONS, PER_PHASE, Act, Constant
from smallcouncil.games.cardgame.current import CHALLENGE, KNEELING, TOKENS, add_strength, gain_keyword
from smallcouncil.games.cardgame.delayed import AT_PHASE_END, delay, delayed_effect
from smallcouncil.games.cardgame.kinds import LEAVING, NO_SAVE
from smallcouncil.games.cardgame.lasting import UNTIL_PHASE, last
from smallcouncil.games.cardgame.prints import ATTACHMENT, CHARACTER
from smallcouncil.games.cardgame.words import PLAY_OPTION, SHUFFLE_OPTION
from smallcouncil.games.cardgame.zones import DECK
from smallcouncil.games.cards2e import aspects, tokens
from smallcouncil.games.cards2e.constant_abilities import bearer_strength, rule, values
from smallcouncil.games.cards2e.deeds import (
    DIES_AT_ZERO,
    STRENGTH_CHANGE,
    discard_target,
    puts_picked_into_play,
    reduces_next,
    stand_target,
)
from smallcouncil.games.cards2e.facts import MILITARY, POWER, RENOWN, STEALTH, TARGARYEN, number_of, trait
from smallcouncil.games.cards2e.play import may_enter, put_into_play
from smallcouncil.games.cards2e.state import CHALLENGES, MADE, MARSHALING
from smallcouncil.games.cards2e.vocabulary import (
    KNEEL_THIS,
    SACRIFICE_THIS,
    Table,
    Use,
    action,
    all_of,
    card,
    challenge_is_on,
    characters,
    choose,
    enterable_from_hand,
    forced_reaction,
    in_play,
    interrupt,
    is_me,
    kneel_one,
    kneeling_characters,
    participating,
    pay,
    reaction,
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
    rule(aspects.ALLOWANCE, lambda t, c, seat, kind: int(t.control[c] == seat and kind == MILITARY)),
)
card(
    "magister_illyrio",
    action(stand_target, costs=(pay(2),), target=choose(kneeling_characters), limit=1, per=PER_PHASE),
)
card(
    "rhaegal",
    reaction(
        kinds.CHALLENGE_WON,
        stand_target,
        when=all_of(won, lambda t, u: any(t.has_trait(c, STORMBORN) for c in t.participants(u.seat))),
        target=choose(characters(lambda t, u, c: t.kneeling[c] and t.has_trait(c, STORMBORN))),
        limit=1,
        per=PER_PHASE,
    ),
)
card(
    "ser_jorah_mormont",
    rule(
        aspects.SACRIFICED_IF,
        lambda t, c, other: int(other == c and t.token(c, tokens.BETRAYAL) >= 3),
        reads=TOKENS,
    ),
    forced_reaction(
        kinds.CHALLENGE_WON,
        lambda t, u: t.put_token(u.card, tokens.BETRAYAL),
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
        target=choose(characters(lambda t, u, c: t.kneeling[c] and t.has_trait(c, LADY))),
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


card("drogos_arakh", bearer_strength(2), rule(aspects.STAYS_STANDING, rides_first))


def scorch(amount: int) -> Act:
    """The target is weaker until the end of the phase, and is killed while its strength is 0."""

    def act(t: Table, u: Use) -> None:
        last(t, STRENGTH_CHANGE, UNTIL_PHASE, subject=u.targets[0], value=-amount, source=u.card)
        last(t, DIES_AT_ZERO, UNTIL_PHASE, subject=u.targets[0], source=u.card)

    return act


card(
    "plaza_of_punishment",
    reaction(
        kinds.CHALLENGE_WON,
        scorch(2),
        when=won_type(POWER),
        costs=(KNEEL_THIS,),
        target=choose(characters(lambda t, u, c: not t.attachments(c))),
    ),
)


def ride_home(t: Table, effect: tuple[int, ...]) -> None:
    effects.return_to_hand(t, [effect[2]], NO_SAVE)


RIDE_HOME = delayed_effect(ride_home)


def rider(t: Table, u: Use, c: int) -> bool:
    return bool(t.box.type[c] == CHARACTER and t.box.traits[c] & DOTHRAKI)


def rides(t: Table, u: Use) -> None:
    if u.picks:
        delay(t, AT_PHASE_END, RIDE_HOME, subject=u.picks[0], seat=u.seat, source=u.card)


card(
    "dothraki_sea",
    reaction(
        kinds.CHALLENGE_WON,
        (choose(enterable_from_hand(rider)), puts_picked_into_play, rides),
        when=all_of(won_type(POWER), lambda t, u: bool(enterable_from_hand(rider)(t, u))),
        costs=(SACRIFICE_THIS,),
    ),
)
card("illyrios_estate", action(reduces_next(1, TARGARYEN), phase=MARSHALING, costs=(KNEEL_THIS,)))
card(
    "dracarys",
    action(
        scorch(4),
        when=challenge_is_on,
        costs=(
            kneel_one(
                lambda t, u: [
                    c
                    for c in t.characters(u.seat)
                    if not t.kneeling[c] and (t.has_trait(c, DRAGON) or t.box.what[c] == DAENERYS)
                ]
            ),
        ),
        target=choose(characters(lambda t, u, c: t.participates(c))),
    ),
)


def fallen(t: Table, u: Use) -> list[int]:
    """Your unique dead of the house."""
    printed = t.box.printed
    return [
        c
        for c in t.deads[u.seat]
        if printed[c].type == CHARACTER and printed[c].unique and printed[c].faction == TARGARYEN
    ]


def fates(t: Table, u: Use) -> list[int]:
    """All are shuffled in; a hatchling may enter play."""
    target = u.targets[0]
    hatches = t.box.traits[target] & HATCHLING and may_enter(t, u.seat, target)
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
    action((choose(fates, what=OPTIONS), rise), phase=CHALLENGES, target=choose(fallen)),
)


def sleep_again(t: Table, effect: tuple[int, ...]) -> None:
    """Not without a chance to be saved."""
    effects.return_to_hand(t, [effect[2]])


SLEEP_AGAIN = delayed_effect(sleep_again)


def wake(t: Table, u: Use) -> None:
    delay(t, AT_PHASE_END, SLEEP_AGAIN, subject=u.targets[0], seat=u.seat, source=u.card)
    effects.stand(t, u.targets)


card(
    "waking_the_dragon",
    action(
        wake,
        target=choose(
            characters(
                lambda t, u, c: t.control[c] == u.seat and t.box.printed[c].unique and t.faction_of(c) == TARGARYEN
            )
        ),
    ),
)
