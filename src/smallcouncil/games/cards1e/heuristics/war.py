"""Challenges: whom to bypass, what a title does in the challenges of others. The rest is war as in every edition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.heuristics.answers import answers_to
from smallcouncil.games.cardgame.heuristics.skirmish import Skirmish
from smallcouncil.games.cardgame.heuristics.war import War
from smallcouncil.games.cardgame.heuristics.worth import POWER
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cards1e import words
from smallcouncil.games.cards1e.challenges.declaring import may_be_challenged
from smallcouncil.games.cards1e.facts import RENOWN
from smallcouncil.games.cards1e.heuristics.armies import muster
from smallcouncil.games.cards1e.heuristics.gifts import is_friend
from smallcouncil.games.cards1e.heuristics.worth import in_fight
from smallcouncil.games.cards1e.state import CouncilTable

if TYPE_CHECKING:
    from smallcouncil.table import Ask, Choice

ONCE = 1.0  # what it must bring to use a title: it works once a round

WAR = War(
    muster,
    in_fight,
    boost=lambda t, seat: 0,
    renown=lambda t, card: bool(t.has_keyword(card, RENOWN)),
    spares=is_friend,
)
challenge, challenges, declare, defend = WAR.challenge, WAR.challenges, WAR.declare, WAR.defend


def bypass(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    """The strongest who could defend."""

    def defends(card: int) -> bool:
        return not t.kneeling[card] and t.has_icon(card, t.type)

    able_ones = [c for c in answers_to(ask) if c.verb is rounds.BYPASS]
    return max(able_ones, key=lambda c: (defends(c.args[0]), in_fight(t, c.args[0])))


def team_of(t: CouncilTable, skirmish: Skirmish) -> list[int]:
    """The attackers of the challenge under way, as the skirmish counts them."""
    return [skirmish.army.cards.index(c) for c in t.participants(t.attacker)]


def worth_against(t: CouncilTable, seat: int, opponents: list[int]) -> list[float]:
    """What it is worth to a seat that the challenge under way goes against each of these."""
    skirmish = Skirmish(muster(t, seat))
    team = team_of(t, skirmish)
    return [skirmish.attack(t.attacker, t.type, opponent, team) for opponent in opponents]


def redirect(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    """A challenge goes elsewhere if that helps oneself, wherever the attacker then turns."""
    others = [s for s in t.opponents(t.attacker) if s != t.against and may_be_challenged(t, t.attacker, t.type, s)]
    if not others:
        return shared.PASS
    promised = worth_against(t, t.attacker, others)
    target = others[promised.index(max(promised))]
    now, then = worth_against(t, seat, [t.against, target])
    return rounds.REDIRECT if then > now + ONCE else shared.PASS


def divert(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    """The new target of a redirected challenge: who promises most to the attackers that have knelt."""
    choices = answers_to(ask)
    worth = worth_against(t, seat, [c.args[0] for c in choices])
    return choices[worth.index(max(worth))]


def step_in(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    """The Lord Commander fights for another one if he wins cheaply, or else the attacker would win the game."""
    skirmish = Skirmish(muster(t, seat))
    army, start = skirmish.army, skirmish.army.at_start
    team = team_of(t, skirmish)
    able = [man for man in army.guards[seat][t.type] if start.up >> man & 1]
    attack = skirmish.total(team) + skirmish.edge(start, t.attacker, t.type, seat)
    guards = skirmish.beating(able, attack)
    gain = POWER if guards and t.power[t.house[t.attacker]] else 0.0
    stay = skirmish.defense(t.attacker, t.type, t.against, team, [])
    go = skirmish.defense(t.attacker, t.type, seat, team, guards or able[:1]) + gain
    return words.STEP_IN if able and go > stay + ONCE else shared.PASS


def defense(t: CouncilTable, seat: int, kind: int) -> int:
    """The most strength with which a seat could defend."""
    skirmish = Skirmish(muster(t, seat))
    return skirmish.guard(skirmish.army.at_start, seat, kind, 0)
