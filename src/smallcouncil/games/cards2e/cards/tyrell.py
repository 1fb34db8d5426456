"""House Tyrell."""

from __future__ import annotations

from smallcouncil.games.cardgame import effects, kinds
from smallcouncil.games.cardgame.ability import CARD_TYPES, ICONS, PER_PHASE, SEATS, Constant
from smallcouncil.games.cardgame.lasting import UNTIL_CHALLENGE, UNTIL_PHASE, last
from smallcouncil.games.cardgame.prints import ATTACHMENT, CHARACTER, EVENT, LOCATION
from smallcouncil.games.cards2e import aspects
from smallcouncil.games.cards2e.banning import take_out
from smallcouncil.games.cards2e.constant_abilities import own_icon, rule, strength
from smallcouncil.games.cards2e.deeds import (
    ALLOWANCE_CHANGE,
    STRENGTH_CHANGE,
    draws,
    gets_strength,
    puts_picked_into_play,
    reduces_next,
    search,
    stand_this,
    whole_deck,
)
from smallcouncil.games.cards2e.facts import INTRIGUE, POWER, TYRELL, number_of, trait
from smallcouncil.games.cards2e.looking import looks
from smallcouncil.games.cards2e.state import CHALLENGES, EVENTS_PLAYED, MARSHALING
from smallcouncil.games.cards2e.vocabulary import (
    KNEEL_THIS,
    Table,
    Use,
    action,
    all_of,
    bearer_participates,
    card,
    characters,
    choose,
    enterable_from_hand,
    is_me,
    kneels,
    participating,
    pay,
    reaction,
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
            aspects.STAYS_STANDING,
            lambda t, c, other, attacks: int(other == c and not attacks and t.controls_title(t.control[c], twin)),
        ),
    )


card("left", *beside("right", POWER))


def attacker_loses_one(t: Table, u: Use) -> None:
    effects.discard_random(t, t.attacker, 1)


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
    action(gets_strength(3, UNTIL_PHASE), phase=CHALLENGES, costs=(KNEEL_THIS,), target=choose(characters())),
)
card(
    "paxter_redwyne",
    rule(
        aspects.COST,
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
        aspects.DECLARE_ONE,
        lambda t, c, seat, attacks: int(not attacks and seat == t.defender and t.participants(t.attacker) == [c]),
    ),
)


def of_the_house(t: Table, u: Use, c: int) -> bool:
    printed = t.box.printed[c]
    return printed.type == CHARACTER and printed.faction == TYRELL and printed.cost <= 6


card(
    "the_queen_of_thorns",
    reaction(
        kinds.CHALLENGE_WON,
        (choose(enterable_from_hand(of_the_house)), puts_picked_into_play),
        when=all_of(won_type(INTRIGUE), participating, lambda t, u: bool(enterable_from_hand(of_the_house)(t, u))),
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
            choose(lambda t, u: [0, 1, 2], what=ICONS),
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
        lambda t, u: last(t, STRENGTH_CHANGE, UNTIL_CHALLENGE, subject=t.host[u.card], value=3, source=u.card),
        when=bearer_participates,
        costs=(KNEEL_THIS,),
    ),
)


def lead_away(t: Table, u: Use) -> None:
    take_out(t, u.targets[0], u.card)
    effects.stand(t, u.targets)


card(
    "highgarden",
    action(
        lead_away,
        phase=CHALLENGES,
        costs=(KNEEL_THIS, pay(1)),
        target=choose(characters(lambda t, u, c: t.is_attacking(c))),
    ),
)
card("the_mander", reaction(kinds.CHALLENGE_WON, draws(2), when=won_by(5), costs=(KNEEL_THIS,)))
card("rose_garden", action(reduces_next(1, TYRELL), phase=MARSHALING, costs=(KNEEL_THIS,)))
card(
    "growing_strong",
    action(
        gets_strength(2, UNTIL_PHASE),
        phase=CHALLENGES,
        target=choose(characters(lambda t, u, c: t.faction_of(c) == TYRELL), hi=3),
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
