"""What a table is worth to its seats: power, characters, cards, gold."""

from __future__ import annotations

from smallcouncil.games.cardgame.layout.prints import CHARACTER
from smallcouncil.games.cards1e.facts import DEADLY, INTIMIDATE, RENOWN, STEALTH
from smallcouncil.games.cards1e.state import CouncilTable

KEYWORDS = ((RENOWN, 2.0), (STEALTH, 1.0), (DEADLY, 0.8), (INTIMIDATE, 0.8))


def card_worth(t: CouncilTable, card: int) -> float:
    """A card in play."""
    printed = t.printed(card)
    if printed.type != CHARACTER:
        return 0.6 * max(0, printed.cost) + 1.5 * printed.income + 0.7 * printed.influence + 0.5
    worth = t.strength_of(card) + 0.8 * sum(t.has_icon(card, icon) for icon in range(3)) + 1.5 * printed.income
    worth += sum(more for keyword, more in KEYWORDS if t.has_keyword(card, keyword))
    worth += 0.5 * len(t.duplicates(card)) + 2.5 * t.power[card]
    return worth - (0.4 * t.strength_of(card) if t.kneeling[card] else 0.0)


def fortune(t: CouncilTable, seat: int) -> float:
    worth = 3.5 * t.power[t.house[seat]] + 1.2 * len(t.hands[seat]) + 0.4 * t.gold[seat]
    return worth + sum(card_worth(t, card) for card in t.plays[seat])


def fortunes(t: CouncilTable) -> list[float]:
    return [fortune(t, seat) for seat in range(t.players)]


def advantage(t: CouncilTable, seat: int) -> float:
    """What a seat and its partner have, against the best and the average of the others."""
    if t.result is not None:
        return 1000.0 if seat in t.result.winners else -1000.0
    all_of_them = fortunes(t)
    others = [all_of_them[other] for other in t.opponents(seat)]
    partner = t.partner(seat)
    own = all_of_them[seat] + (0.6 * all_of_them[partner] if partner >= 0 else 0.0)
    return own - 0.5 * max(others) - 0.5 * sum(others) / len(others)
