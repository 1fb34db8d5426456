"""Challenges: what to attack, with whom, whom to bypass, when to defend."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cards2e import aspects, words
from smallcouncil.games.cards2e.challenge import Challenge, ChallengesPhase, may_attack
from smallcouncil.games.cards2e.facts import INTRIGUE, MILITARY, RENOWN, STEALTH
from smallcouncil.games.cards2e.heuristics.worth import BITS, CARD, POWER, dearness, in_play
from smallcouncil.games.cards2e.state import TO_WIN, ThronesTable
from smallcouncil.games.cards2e.titles import rivals

if TYPE_CHECKING:
    from smallcouncil.table import Ask, Choice


def still_to_attack(t: ThronesTable, seat: int) -> bool:
    """Whether a seat has its challenges still before it this round."""
    for procedure in t.stack:
        if isinstance(procedure, ChallengesPhase):
            return seat in procedure.waiting
    return False


def attackers_of(t: ThronesTable, seat: int, kind: int) -> list[int]:
    return [c for c in t.characters(seat) if may_attack(t, c, kind)]


def guard(t: ThronesTable, seat: int, kind: int, bypasses: int) -> int:
    """The most strength with which a seat could defend, the strongest so many bypassed."""
    able = attackers_of(t, seat, kind)
    strengths = sorted([t.strength_of(c) for c in able if not t.has_keyword(c, STEALTH)], reverse=True)
    hardy = sum([t.strength_of(c) for c in able if t.has_keyword(c, STEALTH)])
    return hardy + sum(strengths[bypasses:])


def team(t: ThronesTable, seat: int, kind: int, opponent: int) -> tuple[list[int], int, int]:
    """The fewest attackers that beat every defense, else all: with their strength, and the defense."""
    able = attackers_of(t, seat, kind)
    able.sort(key=lambda c: (-t.has_keyword(c, STEALTH | RENOWN), BITS[t.icons[c] & 7], -t.strength_of(c)))
    chosen: list[int] = []
    strength = sneaky = 0
    defense = guard(t, opponent, kind, 0)
    for card in able:
        power = t.strength_of(card)
        if not power and chosen:
            continue
        chosen.append(card)
        strength += power
        if t.has_keyword(card, STEALTH):
            sneaky += 1
            defense = guard(t, opponent, kind, sneaky)
        if strength > 0 and strength >= defense:
            break
    return chosen, strength, defense


def spoils(t: ThronesTable, seat: int, kind: int, opponent: int) -> float:
    """What a won challenge takes from the loser and gives the winner."""
    claim = t.value(seat, aspects.CLAIM)
    if kind == MILITARY:
        people = sorted([in_play(t, c) for c in t.characters(opponent)])
        worth = sum(people[:claim])
    elif kind == INTRIGUE:
        worth = 1.4 * CARD * min(claim, len(t.hands[opponent]))
    else:
        worth = 1.6 * POWER * min(claim, t.power[t.house[opponent]])
    if rivals(t, seat, opponent):
        worth += POWER
    return worth


def challenge(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """The challenge that promises most. Where the attack might fail, only if enough of the strength is there."""
    found, most = shared.PASS, 0.3
    for choice in ask.choices:
        if choice is shared.PASS:
            continue
        kind, opponent = choice.args
        chosen, strength, defense = team(t, seat, kind, opponent)
        if not strength:
            continue
        worth = spoils(t, seat, kind, opponent)
        cost = 0.15 * sum([in_play(t, c) for c in chosen])
        if any(still_to_attack(t, s) for s in t.alive if s != seat):
            cost *= 2.5  # who kneels defends no more
        renown = sum([1 for c in chosen if t.has_keyword(c, RENOWN)])
        worth += POWER * renown
        if not defense:
            worth += POWER
        elif strength < defense:
            worth *= 0.5 * strength / defense
        if t.total_power(opponent) >= TO_WIN - 4:
            worth += 1
        if worth - cost > most:
            found, most = choice, worth - cost
    return found


def declare(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """One attacker after the other, until they suffice."""
    procedure = t.stack[-1]
    assert isinstance(procedure, Challenge)
    chosen, _, _ = team(t, seat, procedure.kind, procedure.opponent)
    for card in chosen:
        choice = words.ATTACK(card)
        if card not in procedure.chosen and choice in ask.choices:
            return choice
    return shared.DONE if procedure.chosen else ask.choices[0]


def bypass(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """The strongest who could defend."""

    def danger(choice: Choice) -> float:
        card = choice.args[0]
        return t.strength_of(card) + 0.5 if may_attack(t, card, t.type) else 0.0

    return max(ask.choices[1:], key=danger)


def defend(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """Defend to win with as few as possible; else one who is weak keeps the attack from being unopposed."""
    procedure = t.stack[-1]
    assert isinstance(procedure, Challenge)
    offered = [c.args[0] for c in ask.choices if c is not shared.DONE]
    forced = len(offered) == len(ask.choices)
    attack = t.side_strength(t.attacker)
    mine = sum([t.strength_of(c) for c in procedure.chosen])
    offered.sort(key=t.strength_of)
    total = mine + sum([t.strength_of(c) for c in offered])
    if not forced and mine > attack:
        return shared.DONE
    if total > attack:
        enough = [c for c in offered if mine + t.strength_of(c) > attack]
        if enough or worth_a_stand(t, seat):
            return words.DEFEND(enough[0] if enough else offered[-1])
    if not forced and mine:
        return shared.DONE
    busy = still_to_attack(t, seat)
    for card in offered:
        if t.strength_of(card) and (t.strength_of(card) <= 2 or not busy):
            return words.DEFEND(card)
    return ask.choices[0]


def worth_a_stand(t: ThronesTable, seat: int) -> bool:
    """Whether it pays to kneel several defenders."""
    if not still_to_attack(t, seat):
        return True
    return spoils(t, t.attacker, t.type, seat) >= POWER


def redirect(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """A challenge against oneself goes elsewhere."""
    return words.REDIRECT if t.against == seat else shared.PASS


def cow(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """Intimidate kneels the best of those it may kneel."""
    return max(ask.choices[1:], key=lambda c: dearness(t, c.args[0]))
