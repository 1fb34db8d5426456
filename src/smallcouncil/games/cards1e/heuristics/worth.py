"""What cards are worth to a player, by their values: on the hand, in play, and all that a seat has together."""

from __future__ import annotations

from smallcouncil.games.cardgame.heuristics.worth import (
    BITS,
    CARD,
    DUPLICATES,
    GOLD,
    ICON,
    POWER,
    PrintedWorth,
    add_stake,
    lost_with,
)
from smallcouncil.games.cardgame.layout.prints import CHARACTER, LOCATION
from smallcouncil.games.cardgame.layout.zones import DUPLICATE
from smallcouncil.games.cardgame.rounds.phases import CHALLENGES, MARSHALING
from smallcouncil.games.cards1e.edition import SHADOWS
from smallcouncil.games.cards1e.facts import (
    DEADLY,
    INTIMIDATE,
    PRINTS,
    RENOWN,
    STALWART,
    STEALTH,
    VENGEFUL,
    VIGILANT,
)
from smallcouncil.games.cards1e.state import CouncilTable

KEYWORDS = (
    (RENOWN, 2.0),
    (STEALTH, 1.0),
    (DEADLY, 1.0),
    (INTIMIDATE, 0.8),
    (VIGILANT, 0.5),
    (VENGEFUL, 0.5),
    (STALWART, 0.5),
)
VICTORY = 100.0


WORTH = PrintedWorth(PRINTS, keywords=KEYWORDS, values=(("income", 1.5), ("initiative", 0.5), ("influence", 0.7)))
keyword_worth, text_worth, hand_worth = WORTH.of_keywords, WORTH.of_text, WORTH.in_hand


def in_play(t: CouncilTable, card: int) -> float:
    """What a card in play is worth to who controls it."""
    box = t.box
    worth = 0.0 if t.is_blank(card) else text_worth(box.what[card])
    kind = t.type_of(card)
    if kind == CHARACTER:
        worth += 1 + t.strength_of(card) + ICON * BITS[t.icons[card] & 7] + keyword_worth(t.keywords[card])
        if t.kneeling[card]:
            worth *= 0.75 if t.phase <= CHALLENGES else 0.95
    elif kind == LOCATION:
        worth += 1 + 0.6 * max(box.printed[card].cost, 0)
    else:  # an attachment: what it gives is counted on its bearer, or is a burden to him
        worth = 0.8 + 0.5 * worth + 0.3 * max(box.printed[card].cost, 0)
    return worth


def dearness(t: CouncilTable, card: int) -> float:
    """What its controller loses with a card: its power and all that lies on it, too."""
    return lost_with(t, card, in_play(t, card))


def holdings(t: CouncilTable, seat: int) -> float:
    """All that a seat has but for its power."""
    worth = CARD * (len(t.hands[seat]) + len(t.own_piles[SHADOWS][seat])) + GOLD * t.gold[seat]
    for card in t.plays[seat]:
        worth += in_play(t, card)
    if t.phase == MARSHALING and seat == t.active_player:
        worth += GOLD * t.gold[seat]  # there is still something to buy with it
    return worth


def fortunes(t: CouncilTable) -> list[float]:
    """What each seat has, the challenge under way included; partners have it together."""
    if t.result is not None:
        return [VICTORY if seat in t.result.winners else 0.0 for seat in range(t.players)]
    far = 1.1 - 0.6 * max([t.total_power(s) / max(t.power_to_win(s), 1) for s in t.alive])
    worth = [0.0] * t.players
    for card, host in enumerate(t.host):
        if host >= 0 and t.zone[card] == DUPLICATE:
            worth[t.control[host]] += DUPLICATES
    for seat in t.alive:
        worth[seat] = far * (worth[seat] + holdings(t, seat)) + POWER * t.total_power(seat)
    if t.type >= 0 and t.winner < 0 and t.attackers:
        add_stake(t, worth, t.claim(t.attacker))
    return worth


def advantage(t: CouncilTable, seat: int) -> float:
    """How much more a seat (with its partner) has than its opponents, the best of whom counts most."""
    worth = fortunes(t)
    own = worth[seat]
    partner = t.partner(seat)
    if partner >= 0:
        own = (own + worth[partner]) / 2
    others = [worth[s] for s in t.opponents(seat)]
    return own - 0.5 * max(others) - 0.5 * sum(others) / len(others)
