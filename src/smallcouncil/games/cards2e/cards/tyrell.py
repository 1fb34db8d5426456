"""House Tyrell."""

from __future__ import annotations

from smallcouncil.games.cards2e.writing import (
    ALLOWANCE_CHANGE,
    ATTACHMENT,
    CARD_TYPES,
    CHALLENGES,
    CHARACTER,
    CHARACTERS,
    CHOOSE_ICON,
    EVENT,
    EVENTS_PLAYED,
    INTRIGUE,
    KNEEL_THIS,
    LOCATION,
    MARSHALING,
    PER_PHASE,
    POWER,
    SEATS,
    TYRELL,
    UNTIL_CHALLENGE,
    UNTIL_PHASE,
    YOUR_HAND,
    Constant,
    Table,
    Use,
    action,
    all_of,
    are_attacking,
    are_characters,
    are_of,
    bearer_participates,
    card,
    change_strength,
    choose,
    cost_up_to,
    discard_random,
    draws,
    gets_strength,
    is_me,
    kinds,
    kneels,
    last,
    looks,
    may_enter_play,
    modifiers,
    number_of,
    own_icon,
    participating,
    pay,
    puts_picked_into_play,
    reaction,
    reduces_next,
    rule,
    search,
    stand,
    stand_this,
    strength,
    take_out,
    trait,
    whole_deck,
    won_by,
    won_type,
)

THE_REACH = trait("The Reach")


def beside(title: str, icon: int) -> tuple[Constant, ...]:
    """Left and Right: each is better beside the other."""
    twin = number_of(title)
    return (
        strength(lambda t, c: int(t.controls_title(t.control[c], twin)), reads=0),
        own_icon(icon, lambda t, c: t.controls_title(t.control[c], twin), reads=0),
        rule(
            modifiers.STAYS_STANDING,
            lambda t, c, other, attacks: int(other == c and not attacks and t.controls_title(t.control[c], twin)),
        ),
    )


card("left", *beside("right", POWER))


def attacker_loses_one(t: Table, u: Use) -> None:
    discard_random(t, t.attacker, 1)


card(
    "maester_lomys",
    reaction(
        kinds.CHALLENGE_WON,
        attacker_loses_one,
        when=all_of(won_type(INTRIGUE), lambda t, u: t.defender == u.seat and bool(t.hands[t.attacker])),
    ),
)

card(
    "margaery_tyrell",
    action(gets_strength(3, UNTIL_PHASE), phase=CHALLENGES, costs=(KNEEL_THIS,), target=choose(CHARACTERS)),
)
card(
    "paxter_redwyne",
    rule(
        modifiers.COST,
        lambda t, c, seat, other: int(
            t.control[c] == seat and t.box.type[other] == EVENT and not t.count(seat, EVENTS_PLAYED)
        ),
    ),
)
card(
    "randyll_tarly",
    reaction(kinds.STRENGTH_RAISED, stand_this, when=all_of(is_me, kneels), limit=2, per=PER_PHASE),
)
card("right", *beside("left", INTRIGUE))
card(
    "the_knight_of_flowers",
    rule(
        modifiers.DECLARE_ONE,
        lambda t, c, seat, attacks: int(not attacks and seat == t.defender and t.participants(t.attacker) == [c]),
    ),
)


HOUSEHOLD = YOUR_HAND.that(are_characters, are_of(TYRELL), cost_up_to(6), may_enter_play)

card(
    "the_queen_of_thorns",
    reaction(
        kinds.CHALLENGE_WON,
        (choose(HOUSEHOLD), puts_picked_into_play),
        when=all_of(won_type(INTRIGUE), participating),
    ),
)
card(
    "garden_caretaker",
    action(reduces_next(1, TYRELL, CHARACTER), phase=MARSHALING, costs=(KNEEL_THIS,)),
)
card(
    "olennas_informant",
    reaction(
        kinds.ENTERED,
        (
            CHOOSE_ICON,
            lambda t, u: last(t, ALLOWANCE_CHANGE, UNTIL_PHASE, value=u.picks[0], seat=u.seat, source=u.card),
        ),
        when=all_of(is_me, lambda t, u: t.phase == CHALLENGES),
    ),
)


def in_the_reach(t: Table, c: int) -> int:
    own = t.plays[t.control[c]]
    return sum(1 for o in own if t.type_of(o) == LOCATION and t.has_trait(o, THE_REACH))


card("wardens_of_the_reach", strength(in_the_reach, reads=0))
card(
    "heartsbane",
    action(
        lambda t, u: change_strength(t, t.host[u.card], 3, UNTIL_CHALLENGE, u.card),
        when=bearer_participates,
        costs=(KNEEL_THIS,),
    ),
)


def lead_away(t: Table, u: Use) -> None:
    take_out(t, u.targets[0], u.card)
    stand(t, u.targets)


card(
    "highgarden",
    action(
        lead_away,
        phase=CHALLENGES,
        costs=(KNEEL_THIS, pay(1)),
        target=choose(CHARACTERS.that(are_attacking)),
    ),
)
card("the_mander", reaction(kinds.CHALLENGE_WON, draws(2), when=won_by(5), costs=(KNEEL_THIS,)))
card("rose_garden", action(reduces_next(1, TYRELL), phase=MARSHALING, costs=(KNEEL_THIS,)))
card(
    "growing_strong",
    action(
        gets_strength(2, UNTIL_PHASE),
        phase=CHALLENGES,
        target=choose(CHARACTERS.that(are_of(TYRELL)), hi=3),
    ),
)


def remember_type(t: Table, u: Use) -> None:
    u.x = u.picks[0]


card(
    "olennas_cunning",
    reaction(
        kinds.CHALLENGE_WON,
        (
            choose(lambda t, u: [CHARACTER, LOCATION, ATTACHMENT, EVENT], what=CARD_TYPES, who=lambda t, u: t.loser),
            remember_type,
            *search(whole_deck, lambda t, u, c: t.box.type[c] != u.x),
        ),
        when=won_type(INTRIGUE, POWER),
    ),
)
card(
    "the_bear_and_the_maiden_fair",
    action(
        looks(5, owner=lambda t, u: u.targets[0], sinks=3),
        target=choose(lambda t, u: [s for s in t.order() if t.decks[s]], what=SEATS),
    ),
)
