"""Costs of this edition: influence, and what further must be paid for an event or for an ability."""

from __future__ import annotations

from typing import Any

from smallcouncil.games.cardgame.abilities.ability import SEATS, Amount, Choose, Cost
from smallcouncil.games.cardgame.abilities.payment import gold_cost
from smallcouncil.games.cardgame.layout.prints import EVENT
from smallcouncil.games.cardgame.layout.zones import HAND, PLAY
from smallcouncil.games.cardgame.values.current import GOLD
from smallcouncil.games.cardgame.writing.costs import kneels_for_it
from smallcouncil.games.cards1e import modifiers, words
from smallcouncil.games.cards1e.challenges.tolls import pay_tolls, price, tolls
from smallcouncil.games.cards1e.edition import CAME_OUT, EDITION
from smallcouncil.games.cards1e.facts import PRINTS, TITLES_DATA
from smallcouncil.games.cards1e.phases.titles import HAND_OF_THE_KING
from smallcouncil.games.cards1e.state import TITLE_USED, CouncilTable

Use = Any  # smallcouncil.games.cardgame.abilities.initiate.Initiate

HANDS_INFLUENCE: int = TITLES_DATA["hand_of_the_king"]["bonus_struct"]["amount"]

# ---------------------------------------------------------------------- influence


def influential(t: CouncilTable, seat: int) -> list[int]:
    """The standing cards of a seat that have influence; the Hand of the King, once a round."""
    what, kneeling = t.box.what, t.kneeling
    cards = [c for c in t.plays[seat] if PRINTS[what[c]].influence and not kneeling[c] and not t.is_blank(c)]
    if t.bears(seat, HAND_OF_THE_KING) and not t.count(seat, TITLE_USED):
        cards.append(t.title[seat])
    return cards


def influence_worth(t: CouncilTable, card: int) -> int:
    return t.influence_of(card) if t.zone[card] == PLAY else HANDS_INFLUENCE


def influence_facts(t: CouncilTable, u: Use, paid: list[int]) -> list[int]:
    return [number for card in paid if t.zone[card] == PLAY for number in kneels_for_it(t, card)]


def use_hand(t: CouncilTable, seat: int, paid: list[int]) -> None:
    """The Hand of the King has no card to kneel: that he paid is counted."""
    if t.title[seat] in paid:
        t.add(seat, TITLE_USED)


def influence(amount: int | Amount) -> Cost:
    """Kneel cards whose influence comes to so much; what is too much is lost."""
    due = amount if callable(amount) else lambda t, u: amount
    sources = Choose(lambda t, u: influential(t, u.seat), sum=due, weight=influence_worth, prompt=words.ASK_INFLUENCE)
    return Cost(choose=sources, facts=influence_facts, pay=lambda t, u, paid: use_hand(t, u.seat, paid))


def influence_left(t: CouncilTable, seat: int) -> int:
    """All influence that a seat could pay now."""
    return sum(influence_worth(t, c) for c in influential(t, seat))


# ---------------------------------------------------------------------- what further must be paid


def can_pay_all(t: CouncilTable, u: Use) -> bool:
    """A further toll is due with all other gold that the use costs."""
    return t.can_pay(u.seat, gold_cost(t, u.declared(t), u, u.costs(t)))


def give_toll(t: CouncilTable, u: Use, paid: list[int]) -> None:
    t.gold[paid[0]] += t.total(modifiers.EVENT_TOLL, u.seat)
    t.touch(GOLD)


EVENT_TOLL = Cost(
    choose=Choose(lambda t, u: t.opponents(u.seat), what=SEATS),
    price=lambda t, u: t.total(modifiers.EVENT_TOLL, u.seat),
    pay=give_toll,
)


def give_ability_toll(t: CouncilTable, u: Use, paid: list[int]) -> None:
    found = tolls(t, modifiers.ABILITY_TOLL, u.card)
    t.gold[u.seat] += price(found)  # it has left the pool with the rest of the cost
    pay_tolls(t, u.seat, found)


ABILITY_TOLL = Cost(
    can=can_pay_all, price=lambda t, u: price(tolls(t, modifiers.ABILITY_TOLL, u.card)), pay=give_ability_toll
)


def is_played(t: CouncilTable, u: Use) -> bool:
    """An event out of the hand: what comes out of the shadows, or back from a pile, is not played."""
    ability = u.declared(t)
    return CAME_OUT not in ability.kinds and (not ability.zones or HAND in ability.zones)


def further_costs(t: CouncilTable, u: Use) -> tuple[Cost, ...]:
    if t.box.type[u.card] == EVENT and t.host[u.card] < 0:
        return (EVENT_TOLL,) if t.total(modifiers.EVENT_TOLL, u.seat) and is_played(t, u) else ()
    if not t.is_ruled(modifiers.ABILITY_TOLL) or not t.cancellable(u.card, u.declared(t)):
        return ()
    return (ABILITY_TOLL,) if tolls(t, modifiers.ABILITY_TOLL, u.card) else ()


EDITION.further_costs = further_costs
EDITION.further_rules = 1 << modifiers.EVENT_TOLL | 1 << modifiers.ABILITY_TOLL
