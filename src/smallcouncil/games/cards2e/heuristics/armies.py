"""Who stands for the challenges of a round: what the cards of this edition add to it."""

from __future__ import annotations

from smallcouncil.games.cardgame.heuristics.armies import KINDS, Army, tireless
from smallcouncil.games.cardgame.layout.prints import LOCATION
from smallcouncil.games.cardgame.rounds.table import MADE
from smallcouncil.games.cards2e import modifiers
from smallcouncil.games.cards2e.challenges.phase import ChallengesPhase, may_initiate
from smallcouncil.games.cards2e.facts import INSIGHT, RENOWN, STEALTH
from smallcouncil.games.cards2e.heuristics import card_spoils
from smallcouncil.games.cards2e.heuristics.open_answers import STANDS_UP, open_boost
from smallcouncil.games.cards2e.heuristics.worth import horizon, in_play
from smallcouncil.games.cards2e.phases.titles import rivals
from smallcouncil.games.cards2e.state import TO_WIN, ThronesTable


def muster(t: ThronesTable, seat: int) -> Army:
    """All armies, as a seat sees them that is asked something in the challenges phase."""
    seats = range(t.players)
    claim = [t.value(s, modifiers.CLAIM) for s in seats]
    army = Army(t, seat, claim=claim, to_win=[TO_WIN] * t.players, worth_of_cards=horizon(t))
    army.alone = [t.total(modifiers.DECLARE_ONE, s, 1) > 0 for s in seats]
    army.once = [t.plot[s] >= 0 and card_spoils.ONCE[t.box.what[t.plot[s]]] for s in seats]
    army.wary = True
    army.dominance = [t.total(modifiers.DOMINANCE, s) for s in seats]
    if t.players > 2:
        army.rivals = [[rivals(t, a, b) for b in seats] for a in seats]
    start = army.at_start
    start.boost = [open_boost(t, s) if s in t.alive else 0 for s in seats]
    start.more = [[t.total(modifiers.ALLOWANCE, s, kind) - t.count(s, MADE + kind) for kind in KINDS] for s in seats]
    start.left = [[[d for d in t.alive if may_initiate(t, s, kind, d)] for kind in KINDS] for s in seats]
    phase = next((p for p in t.stack if isinstance(p, ChallengesPhase)), None)
    if phase is not None:
        start.turns += [s for s in phase.waiting if s != t.active_player]
    for s in t.alive:
        enlist(t, army, s, look_round(t, army, s))
    army.line_up()
    return army


def look_round(t: ThronesTable, army: Army, s: int) -> set[int]:
    """Count what locations of a seat add to its challenges. Gives the bearers of what kills."""
    armed = set()
    for card in t.plays[s]:
        number = t.box.what[card]
        if card_spoils.KILLS[number]:
            armed.add(t.host[card])
        elif t.box.type[card] == LOCATION and not t.is_blank(card):
            for kind in KINDS:
                army.sides[s][kind] += card_spoils.SIDE * (card_spoils.SIDE_IN[number] >> kind & 1)
                army.draws[s][kind] += card_spoils.DRAWS_IN[number] >> kind & 1
            army.house_power[s] |= card_spoils.HOUSE_POWER[number]
            if card_spoils.WATCHES[number] and not t.kneeling[card]:
                army.at_start.watch[s] = True
    return armed


def enlist(t: ThronesTable, army: Army, s: int, armed: set[int]) -> None:
    untiring = modifiers.STAYS_STANDING in t.active
    for card in t.characters(s):
        kneels = t.kneeling[card]
        keywords = t.keywords[card]
        number = t.box.what[card]
        text = not t.is_blank(card)
        army.enlist(
            card,
            s,
            strength=t.strength_of(card),
            icons=t.icons[card] & 7,
            worth=army.far * in_play(t, card),
            stands=not kneels,
            renown=7 if keywords & RENOWN else text * card_spoils.RENOWN_IN[number],
            insight=1 if keywords & INSIGHT else 0,
            stealth=bool(keywords & STEALTH),
            tireless=tireless(t, card) if untiring else 0,
            rises=bool(kneels and STANDS_UP[number] and text),
            sole_power=text and card_spoils.SOLE_POWER[number],
            stands_again=text and card_spoils.STANDS_AGAIN[number],
            margin_power=text and card_spoils.MARGIN_POWER[number],
            claims_more=text * card_spoils.CLAIM_IN[number],
            kills=card in armed,
            scorns=text and card_spoils.SCORNS[number],
            jousts=text and card_spoils.JOUSTS[number],
        )
