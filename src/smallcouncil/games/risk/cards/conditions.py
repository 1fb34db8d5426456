"""When a card that is affordable and in its window can be used at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from smallcouncil.games.risk import facts
from smallcouncil.games.risk.board import HAS_CASTLE, HAS_PORT
from smallcouncil.games.risk.state import CAPTURED, GONE
from smallcouncil.games.risk.windows.battlefield import InvasionUnderWay, dice, invasion
from smallcouncil.games.risk.windows.moments import CHARACTERS_OF
from smallcouncil.games.risk.windows.prices import factor

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable


def needs_met(t: RiskTable, needs: facts.Needs) -> bool:
    if needs.units and t.units[invasion(t).target] != needs.units:
        return False
    if needs.target:
        target = invasion(t).target
        strongholds = [kind for kind, has in (("castle", HAS_CASTLE), ("port", HAS_PORT)) if has[target]]
        if not any(kind in needs.target for kind in strongholds):
            return False
    if needs.opponent and invasion(t).defender < 0:
        return False
    if needs.conquered and needs.conquered > t.conquest_count():
        return False
    if 0 <= needs.conquered_most < t.conquest_count():
        return False
    return not needs.conquered_strongholds or needs.conquered_strongholds <= strongholds_conquered(t)


def strongholds_conquered(t: RiskTable) -> int:
    """Territories with castle or port conquered this turn."""
    return sum([1 for a in t.board.areas if t.conquered >> a & 1 and (HAS_CASTLE[a] or HAS_PORT[a])])


def holder_of_maesters(t: RiskTable, seat: int) -> bool:
    return any([t.maesters[s] for s in t.others(seat)])


def affordable_bribe(t: RiskTable, seat: int, card: facts.Maester) -> bool:
    """The cost and the bribe itself, which goes to the attacker."""
    cost = card.cost * factor(t, seat)
    return t.gold[seat] >= cost + int(card.args["gold"])


def neighbouring_opponents(t: RiskTable, seat: int) -> list[int]:
    """Territories of opponents that neighbour one of the seat's and can lose a unit."""
    owner = t.owner
    return [
        a
        for a in t.board.areas
        if owner[a] >= 0
        and owner[a] != seat
        and t.units[a] > 1
        and any([owner[n] == seat for n in t.board.neighbours[a]])
    ]


def captives(t: RiskTable, defender: int) -> list[int]:
    return [c for c in CHARACTERS_OF[t.house[defender]] if t.face[c] not in (GONE, CAPTURED)]


def unplanned(t: RiskTable, seat: int) -> bool:
    under_way = invasion(t)
    return t.units[under_way.source] > 1 or t.units[under_way.target] > 1


def improvable(t: RiskTable, seat: int) -> bool:
    """One of the own dice does not show its highest face."""
    faces, sides = dice(t).own_dice(seat)
    return any([face < most for face, most in zip(faces, sides, strict=True)])


Condition = Callable[["RiskTable", int, facts.Maester], bool]

# Maester cards that could change nothing cannot be played.
MAESTER_CONDITIONS: dict[str, Condition] = {
    "bribe": affordable_bribe,
    "steal_random_maester": lambda t, seat, card: holder_of_maesters(t, seat),
    "discard_random_maester": lambda t, seat, card: holder_of_maesters(t, seat),
    "remove_units": lambda t, seat, card: bool(neighbouring_opponents(t, seat)),
    "kill_character": lambda t, seat, card: any([face != GONE for face in t.face]),
    "capture_character": lambda t, seat, card: bool(captives(t, invasion(t).defender)),
    "withdraw": lambda t, seat, card: t.units[invasion(t).target] > 1 and t.held[seat] > 1,
    "destroy_both_sides": lambda t, seat, card: unplanned(t, seat),
    "steal_gold": lambda t, seat, card: any([t.gold[s] for s in t.others(seat)]),
    "lose_vp": lambda t, seat, card: any([t.points[s] for s in t.others(seat)]),
    "halve_income": lambda t, seat, card: not t.halved,
    "port_to_any_coast": lambda t, seat, card: not t.any_coast,
    "set_die_max": lambda t, seat, card: improvable(t, seat),
}


def maester_usable(t: RiskTable, maester: int, seat: int) -> bool:
    card = facts.MAESTERS[maester]
    if not needs_met(t, card.needs):
        return False
    condition = MAESTER_CONDITIONS.get(card.op)
    return condition is None or condition(t, seat, card)


def character_usable(t: RiskTable, character: int, seat: int) -> bool:
    card = facts.CHARACTERS[character]
    if card.role in ("attacker", "defender"):
        under_way = t.nearest(InvasionUnderWay)
        if under_way is None or (under_way.seat == seat) != (card.role == "attacker"):
            return False
    if not needs_met(t, card.needs):
        return False
    if card.op == "discard_random_maester":
        return holder_of_maesters(t, seat)
    if card.op == "extra_unit_on_castle":
        return any([HAS_CASTLE[a] for a in t.own(seat)])
    if card.op == "set_die_max":
        return improvable(t, seat)
    if card.op == "maneuver_any_time":
        return not t.any_moment
    return True
