"""Challenges: what to attack, with whom, whom to bypass, when to defend."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.heuristics.war import War
from smallcouncil.games.cardgame.heuristics.worth import BITS, CARD, POWER
from smallcouncil.games.cardgame.layout.prints import INTRIGUE
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cards2e import modifiers
from smallcouncil.games.cards2e.challenges.challenge import Challenge, may_attack
from smallcouncil.games.cards2e.facts import INSIGHT, RENOWN, STEALTH
from smallcouncil.games.cards2e.heuristics.armies import muster
from smallcouncil.games.cards2e.heuristics.forecast import loss, spoils
from smallcouncil.games.cards2e.heuristics.open_answers import open_boost, risen
from smallcouncil.games.cards2e.state import TO_WIN, ThronesTable

if TYPE_CHECKING:
    from smallcouncil.table import Ask, Choice

SURE = 0.92  # to win with strength enough, tricks apart
VICTORY = 60.0
CLOSE = 0.6  # to win with strength enough, if an ability that lies open could turn the challenge
PROBE = 0.5  # to win without: the defender may need his men elsewhere

WAR = War(muster, ThronesTable.strength_of, open_boost, lambda t, card: bool(t.has_keyword(card, RENOWN)))
challenge, challenges, declare, defend = WAR.challenge, WAR.challenges, WAR.declare, WAR.defend


def attackers_of(t: ThronesTable, seat: int, kind: int) -> list[int]:
    return [c for c in t.characters(seat) if may_attack(t, c, kind)]


def guard(t: ThronesTable, seat: int, kind: int, bypasses: int) -> int:
    """The most strength with which a seat could defend, the strongest so many bypassed."""
    able = attackers_of(t, seat, kind)
    strengths = sorted([t.strength_of(c) for c in able if not t.has_keyword(c, STEALTH)], reverse=True)
    hardy = sum([t.strength_of(c) for c in able if t.has_keyword(c, STEALTH)])
    return hardy + sum(strengths[bypasses:]) + risen(t, seat, kind)


def gain(t: ThronesTable, seat: int, kind: int, opponent: int, chosen: list[int], strength: int, defense: int) -> float:
    """What a challenge with these attackers promises by itself."""
    worth = spoils(t, seat, kind, opponent)
    power = 0
    for card in chosen:
        if t.has_keyword(card, RENOWN):
            power += 1
        if t.has_keyword(card, INSIGHT):
            worth += CARD
    if not defense:
        power += 1
    worth += POWER * power
    if kind > INTRIGUE:
        power += min(t.value(seat, modifiers.CLAIM), t.power[t.house[opponent]])
    if t.total_power(seat) + power >= TO_WIN:
        worth += VICTORY
    if strength >= defense:
        if not defense:
            return worth
        return worth * (SURE if strength >= defense + open_boost(t, opponent) else CLOSE)
    if 2 * strength <= defense:
        return 0.0  # half of the defenders will do
    return worth * PROBE * strength / defense


def bypass(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """The strongest who could defend, and is not bypassed yet."""
    challenge = t.nearest(Challenge)
    bypassed = [] if challenge is None else challenge.bypasses[1::2]

    def danger(choice: Choice) -> float:
        card = choice.args[0]
        return t.strength_of(card) + 0.5 if card not in bypassed and may_attack(t, card, t.type) else 0.0

    return max(ask.choices[1:], key=danger)


def bypasses(t: ThronesTable, seat: int, ask: Ask) -> list[Choice]:
    return [c for c in ask.choices[1:] if may_attack(t, c.args[0], t.type)][:3]


def defenses(t: ThronesTable, seat: int, ask: Ask) -> list[Choice]:
    """Nobody, the weakest, the strongest, or the weakest who is enough alone."""
    cards = sorted([c for c in ask.choices if c is not shared.DONE], key=lambda c: t.strength_of(c.args[0]))
    few = [] if len(cards) == len(ask.choices) else [shared.DONE]
    if cards:
        attack = t.side_strength(t.attacker)
        enough = [c for c in cards if t.strength_of(c.args[0]) > attack]
        few += dict.fromkeys([cards[0], cards[-1], *enough[:1]])
    return few


def redirect(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """A challenge goes elsewhere if it would hurt oneself, or crown the attacker."""
    attack = t.side_strength(t.attacker)
    power = 1
    for card in t.attackers:
        if t.has_keyword(card, RENOWN):
            power += 1
    if t.attacker != seat and t.total_power(t.attacker) + power >= TO_WIN:
        return rounds.REDIRECT
    if t.against != seat or attack < guard(t, seat, t.type, 0):
        return shared.PASS
    lost = loss(t, seat, t.type, t.value(t.attacker, modifiers.CLAIM))
    return rounds.REDIRECT if lost > 0 else shared.PASS


def divert(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """The new opponent of a redirected challenge: who promises most to the attackers that have knelt."""
    strength = t.side_strength(seat)

    def promise(choice: Choice) -> float:
        opponent = choice.args[0]
        return gain(t, seat, t.type, opponent, t.attackers, strength, guard(t, opponent, t.type, 0))

    return max(ask.choices, key=promise)


def cow(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """Intimidate kneels the one who could do most this round."""
    cards = [c for c in ask.choices if c is not shared.PASS]
    return max(cards, key=lambda c: t.strength_of(c.args[0]) + BITS[t.icons[c.args[0]] & 7])
