"""Challenges: what to attack, with whom, whom to bypass, when to defend."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.heuristics.worth import BITS, CARD, POWER, beating
from smallcouncil.games.cardgame.layout.prints import INTRIGUE, MILITARY
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cardgame.rounds.table import MADE
from smallcouncil.games.cards2e import modifiers
from smallcouncil.games.cards2e.challenges.challenge import Challenge, may_attack
from smallcouncil.games.cards2e.facts import INSIGHT, RENOWN, STEALTH
from smallcouncil.games.cards2e.heuristics.forecast import (
    Forecast,
    damage,
    loss,
    might,
    spoils,
    standing,
)
from smallcouncil.games.cards2e.heuristics.open_answers import open_boost, risen
from smallcouncil.games.cards2e.heuristics.worth import in_play
from smallcouncil.games.cards2e.state import TO_WIN, ThronesTable

if TYPE_CHECKING:
    from smallcouncil.table import Ask, Choice

SURE = 0.92  # to win with strength enough, tricks apart
VICTORY = 60.0
CLOSE = 0.6  # to win with strength enough, if an ability that lies open could turn the challenge
PROBE = 0.5  # to win without: the defender may need his men elsewhere
STRENGTH = 0.1  # what a standing point of strength is worth in the dominance phase


def attackers_of(t: ThronesTable, seat: int, kind: int) -> list[int]:
    return [c for c in t.characters(seat) if may_attack(t, c, kind)]


def guard(t: ThronesTable, seat: int, kind: int, bypasses: int) -> int:
    """The most strength with which a seat could defend, the strongest so many bypassed."""
    able = attackers_of(t, seat, kind)
    strengths = sorted([t.strength_of(c) for c in able if not t.has_keyword(c, STEALTH)], reverse=True)
    hardy = sum([t.strength_of(c) for c in able if t.has_keyword(c, STEALTH)])
    return hardy + sum(strengths[bypasses:]) + risen(t, seat, kind)


def stays_standing(t: ThronesTable, card: int, kind: int, attacking: int) -> bool:
    """Whether a character would not kneel for a challenge of this type, which is perhaps not under way yet."""
    if modifiers.STAYS_STANDING not in t.active:
        return False
    before, t.type = t.type, kind
    stays = t.total(modifiers.STAYS_STANDING, card, attacking) > 0
    t.type = before
    return stays


def kinds_left(t: ThronesTable, seat: int, kind: int) -> int:
    """The icons that a seat still has a use for this round, but for a type."""
    left = 0
    for other in range(3):
        if other != kind and not t.count(seat, MADE + other):
            left |= 1 << other
    return left


def teams(t: ThronesTable, seat: int, kind: int, opponent: int) -> list[tuple[list[int], int, int]]:
    """Sets of attackers worth a thought, each with its strength and the strongest defense against it.

    The fewest that beat every defense, then with what lies open to strengthen it, else all; and the first alone, where
    he leaves the defender a choice.
    """
    able = attackers_of(t, seat, kind)
    left = kinds_left(t, seat, kind)
    tireless = [c for c in able if stays_standing(t, c, kind, 1)]
    able.sort(
        key=lambda c: (
            c not in tireless,
            -t.has_keyword(c, STEALTH | RENOWN),
            BITS[t.icons[c] & left],
            -t.strength_of(c),
        )
    )
    if t.total(modifiers.DECLARE_ONE, seat, 1):
        able = sorted(able, key=t.strength_of, reverse=True)[:1]
    found: list[tuple[list[int], int, int]] = []
    chosen: list[int] = []
    strength = sneaky = 0
    defense = guard(t, opponent, kind, 0)
    boost = open_boost(t, opponent) if defense else 0
    enough = False
    for card in able:
        power = t.strength_of(card)
        if not power and chosen:
            continue
        chosen.append(card)
        strength += power
        if t.has_keyword(card, STEALTH):
            sneaky += 1
            defense = guard(t, opponent, kind, sneaky)
        if strength > 0 and strength >= defense + boost:
            break
        if len(chosen) == 1 or (strength >= defense and not enough):
            found.append((chosen[:], strength, defense))
            enough = strength >= defense
    if chosen and strength and (not found or len(chosen) > len(found[-1][0])):
        found.append((chosen, strength, defense))
    return found


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


def plans(t: ThronesTable, seat: int, ask: Ask) -> list[tuple[float, int, Choice]]:
    """The challenges that may be initiated, by what they promise over all, the best first. To pass promises 0."""
    forecast = Forecast(t, seat)
    own = standing(t, seat)
    idle = [forecast.worth(t, own, without=kind) for kind in range(3)]
    found, alone = [], []
    for i, choice in enumerate(ask.choices):
        if choice is shared.PASS:
            continue
        kind, opponent = choice.args
        worth, team = best_team(t, seat, kind, opponent, forecast, own)
        found.append((worth - idle[kind], -i, choice))
        rest = [c for c in own if c not in team or stays_standing(t, c, kind, 1)]
        alone.append((worth - forecast.worth(t, rest, without=kind) - forecast.fear(might(t, rest)), -i, choice))
    found.sort(reverse=True)
    if found and found[0][0] <= 0:
        # each waits for another one that the same character would fight: then what is sure by itself, or nothing
        fear = forecast.fear(might(t, own))
        found = sorted([(worth + fear, i, choice) for worth, i, choice in alone], reverse=True)
    return found


def best_team(
    t: ThronesTable, seat: int, kind: int, opponent: int, forecast: Forecast, own: list[int]
) -> tuple[float, list[int]]:
    """The attackers for a challenge, and what it promises with the challenges after it."""
    most, best = -VICTORY, []
    for chosen, strength, defense in teams(t, seat, kind, opponent):
        rest = [c for c in own if c not in chosen or stays_standing(t, c, kind, 1)]
        worth = gain(t, seat, kind, opponent, chosen, strength, defense) - STRENGTH * strength
        worth += forecast.worth(t, rest, without=kind)
        if worth > most:
            most, best = worth, chosen
    return most, best


def challenge(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """The challenge that promises most, with those after it and with what the kneeling attackers then do not defend."""
    found = plans(t, seat, ask)
    return found[0][2] if found and found[0][0] > 0 else shared.PASS


def challenges(t: ThronesTable, seat: int, ask: Ask) -> list[Choice]:
    return [*[choice for _, _, choice in plans(t, seat, ask)[:3]], shared.PASS]


def declare(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """One attacker after the other, until they suffice."""
    procedure = t.stack[-1]
    assert isinstance(procedure, Challenge)
    _, chosen = best_team(t, seat, procedure.kind, procedure.opponent, Forecast(t, seat), standing(t, seat))
    for card in chosen:
        choice = rounds.ATTACK(card)
        if card not in procedure.chosen and choice in ask.choices:
            return choice
    return shared.DONE if procedure.chosen else ask.choices[0]


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


def defend(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """Win with as few defenders as possible, or keep the attack from being unopposed, or save them for later."""
    procedure = t.stack[-1]
    assert isinstance(procedure, Challenge)
    offered = [c.args[0] for c in ask.choices if c is not shared.DONE]
    forced = len(offered) == len(ask.choices)
    attack = t.side_strength(t.attacker)
    chosen = procedure.chosen
    mine = sum([t.strength_of(c) for c in chosen])
    if not forced and mine > attack:
        return shared.DONE
    offered.sort(key=t.strength_of)
    forecast = Forecast(t, seat)
    lost = loss(t, seat, t.type, t.value(t.attacker, modifiers.CLAIM))
    share = damage(t, seat, t.attacker)
    renown = 0
    for card in t.participants(t.attacker):
        if t.has_keyword(card, RENOWN):
            renown += 1
    theirs = renown + (min(lost / POWER, 9) if t.type > INTRIGUE else 0)
    lost += share * POWER * theirs
    if t.total_power(t.attacker) + theirs + 1 >= TO_WIN:
        lost += VICTORY if t.total_power(t.attacker) + theirs >= TO_WIN else 0.0
        unopposed = VICTORY
    else:
        unopposed = (1 + share) / 2 * POWER
    own = [c for c in standing(t, seat) if c not in chosen]
    boost = open_boost(t, t.attacker)
    doomed = victims(t, seat, t.value(t.attacker, modifiers.CLAIM)) if t.type == MILITARY else []

    def promise(more: list[int]) -> float:
        strength = mine
        worth = 0.0
        won = 0
        for card in more:
            strength += t.strength_of(card)
        for card in (*chosen, *more):
            if t.has_keyword(card, RENOWN):
                won += 1
        rest = [c for c in own if c not in more or stays_standing(t, c, t.type, 0)]
        if strength <= attack:  # those who will die for the claim fight no more
            rest = [c for c in rest if c not in doomed]
        worth = forecast.worth(t, rest)
        worth += STRENGTH * sum([t.strength_of(c) for c in rest])
        if strength > attack:
            sure = SURE if strength > attack + boost else CLOSE
            return worth + sure * POWER * won - (1 - sure) * lost
        return worth - lost - (0 if strength else unopposed)

    options: list[list[int]] = [] if forced else [[]]
    if not mine or forced:
        options.append(offered[:1])
        if offered[0] != offered[-1] and not t.strength_of(offered[0]):
            options.append([next((c for c in offered if t.strength_of(c)), offered[-1])])
    stand = beating(t, offered, attack - mine)
    if stand:
        options.append(stand)
    best = max(options, key=promise)
    return rounds.DEFEND(best[-1]) if best else shared.DONE


def victims(t: ThronesTable, seat: int, claim: int) -> list[int]:
    """The characters that a seat would give up for a military claim."""
    return sorted(t.characters(seat), key=lambda c: in_play(t, c))[:claim]


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
