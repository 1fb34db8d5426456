"""What a seat, or a spectator, may know of the table. Built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from smallcouncil.games.risk.battlefield import BattleUnderWay, InvasionUnderWay
from smallcouncil.games.risk.reinforce import income
from smallcouncil.games.risk.state import CHARACTERS_OF, FACES
from smallcouncil.games.risk.turn import Turn
from smallcouncil.games.risk.victory import skirmish_points
from smallcouncil.games.risk.words import AREA, CHARACTER, EMPTY, HOUSE, MAESTER, OBJECTIVE, OWNER, REGION

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable


def look(t: RiskTable, seat: int | None) -> dict[str, Any]:
    return {
        "board": t.board.name,
        "round": t.round,
        "turn": t.turn if t.turn >= 0 else None,
        "step": step(t),
        "order": t.order[:],
        "territories": {AREA.slugs[a]: territory(t, a) for a in t.board.areas},
        "players": [player(t, s) for s in range(t.players)],
        "decks": {
            "territory": len(t.deck),
            "maester": len(t.maester_deck),
            "objective": len(t.objective_deck),
        },
        "discards": {
            "territory": [AREA.slugs[c] for c in t.discard],
            "maester": [MAESTER.slugs[m] for m in t.maester_discard],
            "objective": [OBJECTIVE.slugs[o] for o in t.objective_discard],
        },
        "conquered": [AREA.slugs[a] for a in t.board.areas if t.conquered >> a & 1],
        "maneuvers": t.maneuvers,
        "closed": [AREA.slugs[a] for a in t.board.areas if closed(t, a)],
        "invasion": invasion(t),
        "mine": None if seat is None else mine(t, seat),
    }


def step(t: RiskTable) -> str:
    """The step of the turn, in the rulebook's words."""
    turn = t.nearest(Turn)
    return "setup" if turn is None else Turn.steps[max(turn.step - 1, 0)]


def closed(t: RiskTable, a: int) -> bool:
    """Nobody may invade it now: a bribe, a truce, a wedding."""
    return bool((t.bribed | t.truces) >> a & 1) or (t.owner[a] >= 0 and bool(t.wed >> t.owner[a] & 1))


def territory(t: RiskTable, a: int) -> dict[str, Any]:
    lies: dict[str, Any] = {"owner": None if t.owner[a] == EMPTY else OWNER.slug(t.owner[a], t), "units": t.units[a]}
    if t.knights[a]:
        lies["knights"] = t.knights[a]
    if t.engines[a]:
        lies["siege_engines"] = t.engines[a]
    if t.forts[a]:
        lies["fortifications"] = t.forts[a]
    return lies


def player(t: RiskTable, seat: int) -> dict[str, Any]:
    house = t.house[seat]
    units, gold = income(t, seat) if t.held[seat] else (0, 0)
    known: dict[str, Any] = {
        "house": None if house < 0 else HOUSE.slugs[house],
        "territories": t.held[seat],
        "castles": t.castles(seat),
        "ports": t.ports(seat),
        "regions": [REGION.slugs[r] for r in t.regions_held(seat)],
        "units": sum([t.units[a] for a in t.own(seat)]),
        "cards": len(t.hand[seat]),
        "income": units,
        "score": skirmish_points(t, seat),
        "out": t.turn >= 0 and not t.held[seat],
    }
    if t.gold_in_play:
        known["gold"] = t.gold[seat]
        known["gold_income"] = gold
        known["musters"] = len(t.musters[seat])
    if t.maesters_in_play:
        known["maesters"] = len(t.maesters[seat])
        known["mourning"] = bool(t.mourning >> seat & 1)
    if t.objectives_in_play:
        known["objectives"] = len(t.objectives[seat])
        known["points"] = t.points[seat]
    if t.characters_in_play and house >= 0:
        known["characters"] = {
            CHARACTER.slugs[c]: {
                "face": FACES[t.face[c]],
                "captor": None if t.captor[c] < 0 else t.seat_name(t.captor[c]),
            }
            for c in CHARACTERS_OF[house]
        }
    return known


def invasion(t: RiskTable) -> dict[str, Any] | None:
    under_way = t.nearest(InvasionUnderWay)
    if under_way is None:
        return None
    fight = t.nearest(BattleUnderWay)
    return {
        "source": AREA.slugs[under_way.source],
        "target": AREA.slugs[under_way.target],
        "attacker": under_way.seat,
        "defender": OWNER.slug(under_way.defender, t),
        "attacking": fight.attacking if fight else None,
        "attack_dice": fight.attack_dice[:] if fight else [],
        "attack_sides": fight.attack_sides[:] if fight else [],
        "defence_dice": fight.defence_dice[:] if fight else [],
        "defence_sides": fight.defence_sides[:] if fight else [],
    }


def mine(t: RiskTable, seat: int) -> dict[str, Any]:
    return {
        "cards": [AREA.slugs[c] for c in sorted(t.hand[seat])],
        "maesters": [MAESTER.slugs[m] for m in sorted(t.maesters[seat])],
        "objectives": [OBJECTIVE.slugs[o] for o in sorted(t.objectives[seat])],
        "musters": [AREA.slugs[c] for c in sorted(t.musters[seat])],
        "taken": [[t.seat_name(holder), MAESTER.slugs[m]] for knower, holder, m in t.seen if knower == seat],
    }
