"""Challenges: what to attack, with whom, whom to bypass, when to defend."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.heuristics.answers import answers_to
from smallcouncil.games.cardgame.heuristics.worth import BITS, CARD, POWER, beating
from smallcouncil.games.cardgame.layout.prints import INTRIGUE, MILITARY
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cardgame.rounds.table import MADE
from smallcouncil.games.cards1e import modifiers, words
from smallcouncil.games.cards1e.challenges.challenge import Challenge
from smallcouncil.games.cards1e.challenges.declaring import may_attack
from smallcouncil.games.cards1e.facts import DEADLY, RENOWN, STEALTH
from smallcouncil.games.cards1e.heuristics.titles import title_bonus
from smallcouncil.games.cards1e.heuristics.worth import VICTORY, dearness
from smallcouncil.games.cards1e.phases.titles import rivals, supports
from smallcouncil.games.cards1e.state import RIVALRY, CouncilTable

if TYPE_CHECKING:
    from smallcouncil.table import Ask, Choice

SURE = 0.92  # to win with strength enough, tricks apart
PROBE = 0.45  # to win without: the defender may need his men elsewhere
GUARD = 0.35  # what a point of strength that stands is worth while others may still attack
TIRED = 0.1  # ... when nobody will: it counts for dominance
OWN_TURN = 0.2  # ... and how much more while oneself may still attack with it


def able(t: CouncilTable, seat: int, kind: int) -> list[int]:
    """The standing characters of a seat that fight in challenges of a type."""
    return [c for c in t.characters(seat) if may_attack(t, c, kind)]


def defense(t: CouncilTable, seat: int, kind: int, sneaky: int) -> int:
    """The most strength with which a seat could defend, its strongest so many bypassed."""
    guards = [c for c in t.characters(seat) if not t.kneeling[c] and t.has_icon(c, kind)]
    strengths = sorted([t.strength_of(c) for c in guards if not t.has_keyword(c, STEALTH)], reverse=True)
    total = sum(strengths[sneaky:]) + sum([t.strength_of(c) for c in guards if t.has_keyword(c, STEALTH)])
    return total + title_bonus(t, seat, kind) if total else 0


def defended(t: CouncilTable, attacker: int, seat: int, kind: int, sneaky: int) -> int:
    """The same, whoever supports the seat included: nobody of his is bypassed."""
    own = defense(t, seat, kind, sneaky)
    helper = next((s for s in t.alive if s != attacker and supports(t, s, seat)), -1)
    return own if helper < 0 else max(own, defense(t, helper, kind, 0))


def loss(t: CouncilTable, victim: int, kind: int, claim: int) -> float:
    """What a claim takes from a seat."""
    if kind == MILITARY:
        return sum(sorted([dearness(t, c) for c in t.characters(victim)])[:claim])
    if kind == INTRIGUE:
        return 1.4 * CARD * min(claim, len(t.hands[victim]))
    return POWER * min(claim, t.power[t.house[victim]])


def spoils(t: CouncilTable, seat: int, kind: int, opponent: int) -> float:
    """What a won challenge takes from the loser and gives the winner."""
    lost = loss(t, opponent, kind, t.claim(seat))
    return rivalry(t, opponent) * lost + (0.6 * lost if kind > INTRIGUE else 0.0)


def rivalry(t: CouncilTable, opponent: int) -> float:
    """How much of what an opponent loses is one's own gain: of several, more the nearer he is to victory."""
    if t.players == 2:
        return 1.0
    near = min(1.0, t.total_power(opponent) / t.power_to_win(opponent))
    return 0.35 + 0.85 * near * near


def team(t: CouncilTable, seat: int, kind: int, opponent: int) -> tuple[float, list[int]]:
    """The fewest attackers that beat every defense, else all of them, and what they promise."""
    left = [k for k in range(3) if k != kind and not t.count(seat, MADE + k)]
    wanted = sum(1 << k for k in left)
    fighters = able(t, seat, kind)
    fighters.sort(key=lambda c: (-t.has_keyword(c, STEALTH | RENOWN), BITS[t.icons[c] & wanted], -t.strength_of(c)))
    chosen: list[int] = []
    sneaky = 0
    strength = title_bonus(t, seat, kind)
    against = defended(t, seat, opponent, kind, 0)
    for card in fighters:
        if chosen and not t.strength_of(card):
            continue
        chosen.append(card)
        strength += t.strength_of(card)
        if t.has_keyword(card, STEALTH):
            sneaky += 1
            against = defended(t, seat, opponent, kind, sneaky)
        if strength and strength >= against:
            break
    return promise(t, seat, kind, opponent, chosen, strength, against), chosen


def promise(
    t: CouncilTable, seat: int, kind: int, opponent: int, chosen: list[int], strength: int, against: int
) -> float:
    """What a challenge with these attackers is worth, less what they then do not defend."""
    if not chosen or not strength:
        return -1.0
    power = sum(1 for c in chosen if t.has_keyword(c, RENOWN)) + (not against)
    if rivals(t, seat, opponent) and not t.count(seat, RIVALRY):
        power += 1
    worth = spoils(t, seat, kind, opponent) + POWER * power
    if kind > INTRIGUE:
        power += min(t.claim(seat), t.power[t.house[opponent]])
    if t.total_power(seat) + power >= t.power_to_win(seat):
        worth += VICTORY
    if strength >= against:
        worth *= SURE if against else 1.0
    else:
        worth *= 0.0 if 3 * strength < against else PROBE * strength / against
    later = [s for s in t.opponents(seat) if s != t.active_player and not finished(t, s)]
    knelt = [c for c in chosen if not t.total(modifiers.STAYS_STANDING, c, 1)]
    return worth - (GUARD * sum([t.strength_of(c) for c in knelt]) if later else 0.0)


def finished(t: CouncilTable, seat: int) -> bool:
    """A seat has made all its challenges, or has nobody left to attack with."""
    return all(t.count(seat, MADE + kind) or not able(t, seat, kind) for kind in range(3))


def challenge(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    """The challenge that promises most; to pass promises nothing."""
    best, most = shared.PASS, 0.0
    for choice in answers_to(ask):
        if choice.verb is rounds.CHALLENGE:
            worth, _ = team(t, seat, *choice.args)
            if worth > most:
                best, most = choice, worth
    return best


def challenges(t: CouncilTable, seat: int, ask: Ask) -> list[Choice]:
    """The three best, and to pass."""
    ranked = sorted(
        [c for c in answers_to(ask) if c.verb is rounds.CHALLENGE], key=lambda c: -team(t, seat, *c.args)[0]
    )
    return [*ranked[:3], shared.PASS]


def declare(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    """One attacker after the other, until they suffice."""
    procedure = t.nearest(Challenge)
    assert procedure is not None
    _, chosen = team(t, seat, procedure.kind, procedure.opponent)
    for card in chosen:
        choice = rounds.ATTACK(card)
        if card not in procedure.chosen and choice in answers_to(ask):
            return choice
    return shared.DONE if procedure.chosen else answers_to(ask)[0]


def bypass(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    """The strongest who could defend."""

    def defends(card: int) -> bool:
        return not t.kneeling[card] and t.has_icon(card, t.type)

    able_ones = [c for c in answers_to(ask) if c.verb is rounds.BYPASS]
    return max(able_ones, key=lambda c: (defends(c.args[0]), t.strength_of(c.args[0])))


def defend(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    """Win with as few defenders as possible, keep the attack from being unopposed, or save them for later."""
    procedure = t.nearest(Challenge)
    assert procedure is not None
    offered = sorted([c.args[0] for c in answers_to(ask) if c is not shared.DONE], key=t.strength_of)
    attack = t.side_strength(t.attacker) - title_bonus(t, seat, t.type)
    mine = sum([t.strength_of(c) for c in procedure.chosen])
    if not offered or (procedure.chosen and mine > attack):
        return shared.DONE
    saved = blow(t, seat)
    crowned = t.total_power(t.attacker) + 3 >= t.power_to_win(t.attacker)
    enough = beating(t, offered, attack - mine)
    if enough and (crowned or saved > price(t, seat, enough)):
        return rounds.DEFEND(enough[-1])
    standing = [c for c in offered if t.strength_of(c)]
    if standing and not procedure.chosen and (crowned or t.against == seat):  # a weak one keeps it from being unopposed
        deadly = any(t.has_keyword(c, DEADLY) for c in t.participants(t.attacker))
        danger = dearness(t, standing[0]) if deadly else price(t, seat, standing[:1])
        if crowned or danger < POWER:
            return rounds.DEFEND(standing[0])
    return shared.DONE


def blow(t: CouncilTable, seat: int) -> float:
    """What a challenge costs a seat if nobody stops it: of somebody else's loss what the attacker gains by it."""
    renown = POWER * sum(1 for c in t.participants(t.attacker) if t.has_keyword(c, RENOWN))
    if t.against == seat:
        return POWER + renown + loss(t, seat, t.type, t.claim(t.attacker))
    if t.total_power(t.attacker) <= t.total_power(t.against):
        return 0.0
    return rivalry(t, t.attacker) * (POWER + renown)


def price(t: CouncilTable, seat: int, cards: list[int]) -> float:
    """What it costs to kneel some defenders: they are missed while others may still attack, or oneself may."""
    later = any(not finished(t, s) for s in t.opponents(seat))
    order = t.order()
    comes = t.active_player >= 0 and order.index(seat) > order.index(t.active_player)
    each = (GUARD if later else TIRED) + (OWN_TURN if comes else 0.0)
    return each * sum([t.strength_of(c) for c in cards if not t.stays_standing(c, 0)])


def redirect(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    """A challenge goes elsewhere if it would hurt oneself, or crown the attacker."""
    power = 1 + sum(1 for c in t.attackers if t.has_keyword(c, RENOWN))
    if t.total_power(t.attacker) + power >= t.power_to_win(t.attacker):
        return rounds.REDIRECT
    lost = t.against == seat and t.side_strength(t.attacker) >= defense(t, seat, t.type, 0)
    return rounds.REDIRECT if lost and loss(t, seat, t.type, t.claim(t.attacker)) else shared.PASS


def divert(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    """The new target of a redirected challenge: who promises most to the attackers that have knelt."""
    strength = t.side_strength(seat)

    def gain(choice: Choice) -> float:
        other = choice.args[0]
        return promise(t, seat, t.type, other, t.attackers, strength, defended(t, seat, other, t.type, 0))

    return max(answers_to(ask), key=gain)


def step_in(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    """The Lord Commander fights for another one if he wins, or else the attacker would win the game."""
    crowned = t.total_power(t.attacker) + 3 >= t.power_to_win(t.attacker)
    wins = defense(t, seat, t.type, 0) > t.side_strength(t.attacker)
    return words.STEP_IN if wins or (crowned and able(t, seat, t.type)) else shared.PASS
