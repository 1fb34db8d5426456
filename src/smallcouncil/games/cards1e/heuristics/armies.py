"""Who stands for the challenges of a round: what the cards, titles and teams of this edition add to it."""

from __future__ import annotations

from smallcouncil.games.cardgame.heuristics.armies import (
    ATTACKED_AND_WON,
    DEFENDED_AND_LOST,
    KINDS,
    Army,
    tireless,
)
from smallcouncil.games.cardgame.heuristics.worth import price_of
from smallcouncil.games.cardgame.rounds.table import MADE
from smallcouncil.games.cards1e import modifiers
from smallcouncil.games.cards1e.challenges.declaring import may_be_challenged
from smallcouncil.games.cards1e.challenges.phase import ChallengesPhase, may_initiate
from smallcouncil.games.cards1e.facts import DEADLY, INTIMIDATE, JOUST, RENOWN, STEALTH, VENGEFUL, VIGILANT
from smallcouncil.games.cards1e.heuristics.titles import title_bonus
from smallcouncil.games.cards1e.heuristics.worth import dearness, horizon, in_fight
from smallcouncil.games.cards1e.phases.titles import rivals, supports
from smallcouncil.games.cards1e.state import RIVALRY, TO_WIN_TOGETHER, CouncilTable


def muster(t: CouncilTable, seat: int) -> Army:
    """All armies, as a seat sees them that is asked something in the challenges phase."""
    seats = range(t.players)
    to_win = [t.power_to_win(s) for s in seats]
    army = Army(t, seat, claim=[t.claim(s) for s in seats], to_win=to_win, worth_of_cards=horizon(t))
    start = army.at_start
    army.dominance = [t.total(modifiers.DOMINANCE, s) for s in seats]
    if t.partner(seat) >= 0:
        team_up(t, army)
    elif t.uses_titles():
        army.rivals = [[rivals(t, a, b) for b in seats] for a in seats]
        army.sides = [[title_bonus(t, s, kind) for kind in KINDS] for s in seats]
        army.helpers = [next((h for h in t.alive if supports(t, h, s)), -1) for s in seats]
        start.feuds = [0 if t.count(s, RIVALRY) else 1 for s in seats]
    start.more = [[t.total(modifiers.ALLOWANCE, s, kind) - t.count(s, MADE + kind) for kind in KINDS] for s in seats]
    start.left = [
        [[d for d in t.alive if may_be_challenged(t, s, kind, d)] if may_initiate(t, s, kind) else [] for kind in KINDS]
        for s in seats
    ]
    phase = next((p for p in t.stack if isinstance(p, ChallengesPhase)), None)
    if phase is not None:
        start.turns += [s for s in phase.waiting if s != t.active_player]
    for s in t.alive:
        enlist(t, army, s)
    army.line_up()
    return army


def team_up(t: CouncilTable, army: Army) -> None:
    """Two against two: what partners have, they have together."""
    start = army.at_start
    army.side = [[s, t.partner(s)] for s in range(t.players)]
    army.to_win = [TO_WIN_TOGETHER] * t.players
    army.weights = [1.0 if s in army.side[army.me] else -1.0 for s in range(t.players)]
    start.power = [start.power[s] + start.power[t.partner(s)] for s in range(t.players)]


def enlist(t: CouncilTable, army: Army, s: int) -> None:
    untiring = modifiers.STAYS_STANDING in t.active
    barred = t.is_ruled(modifiers.CANNOT_ATTACK) or t.is_ruled(modifiers.CANNOT_DEFEND)
    for card in t.characters(s):
        keywords = t.keywords[card]
        icons = t.icons[card] & 7
        army.enlist(
            card,
            s,
            strength=in_fight(t, card),
            icons=0 if barred and t.total(modifiers.CANNOT_ATTACK, card) else icons,
            shields=0 if barred and t.total(modifiers.CANNOT_DEFEND, card) else icons,
            worth=army.far * price_of(t, card, dearness),
            stands=not t.kneeling[card],
            renown=7 if keywords & RENOWN else 0,
            stealth=bool(keywords & STEALTH),
            tireless=tireless(t, card) if untiring else 0,
            vigils=untiring and t.stays_standing(card, 0),
            scorns=bool(keywords & INTIMIDATE),
            deadly=bool(keywords & DEADLY),
            jousts=bool(keywords & JOUST),
            rallies=ATTACKED_AND_WON * bool(keywords & VIGILANT) | DEFENDED_AND_LOST * bool(keywords & VENGEFUL),
        )
