"""How far a seat is with an objective, by the kind of its condition: what it has of what is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from smallcouncil.games.risk import facts
from smallcouncil.games.risk.board import HAS_CASTLE, HAS_PORT

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable

Args = dict[str, int]
Far = tuple[int, int]


def together(wanted: Iterable[Far]) -> Far:
    """Several things that must all be there: what is had too much of one makes up for nothing."""
    have = of = 0
    for had, needed in wanted:
        have += min(had, needed)
        of += needed
    return have, of


def with_castles_and_ports(areas: list[int], args: Args) -> Far:
    return together(
        [
            (len(areas), args.get("territories", 0)),
            (sum([1 for a in areas if HAS_CASTLE[a]]), args.get("castles", 0)),
            (sum([1 for a in areas if HAS_PORT[a]]), args.get("ports", 0)),
        ]
    )


def control_castles_ports(t: RiskTable, seat: int, args: Args) -> Far:
    return with_castles_and_ports(t.own(seat), args)


def control_castle_port_territories(t: RiskTable, seat: int, args: Args) -> Far:
    return sum([1 for a in t.own(seat) if HAS_CASTLE[a] and HAS_PORT[a]]), args["territories"]


def control_ports_every_coast(t: RiskTable, seat: int, args: Args) -> Far:
    return together([(sum([1 for a in group if t.owner[a] == seat]), args["ports_each"]) for group in t.board.ports])


def control_territories(t: RiskTable, seat: int, args: Args) -> Far:
    return t.held[seat], args["territories"]


def control_regions(t: RiskTable, seat: int, args: Args) -> Far:
    return len(t.regions_held(seat)), args["regions"]


def control_in_regions(t: RiskTable, seat: int, args: Args) -> Far:
    footholds = [
        number
        for number, _, areas in t.board.regions
        if sum([1 for a in areas if t.owner[a] == seat]) >= args["territories_each"]
    ]
    return len(footholds), args["regions"]


def conquer_territories(t: RiskTable, seat: int, args: Args) -> Far:
    return with_castles_and_ports([a for a in t.board.areas if t.conquered >> a & 1], args)


def conquer_from_one_opponent(t: RiskTable, seat: int, args: Args) -> Far:
    return max(t.conquests[: t.players]), args["territories"]


def conquer_from_opponents(t: RiskTable, seat: int, args: Args) -> Far:
    """The neutral side counts while fewer opponents than asked for are left."""
    sides = t.conquests[: t.players]
    opponents = sum([1 for s in range(t.players) if s != seat and (t.held[s] or t.conquests[s])])
    if opponents < args["opponents"]:
        sides = t.conquests
    return sum([1 for count in sides if count]), args["opponents"]


def control_enemy_seat(t: RiskTable, seat: int, args: Args) -> Far:
    """Of houses in play: the seat of one that is out counts for nothing."""
    return sum([1 for s in t.others(seat) if t.owner[t.seat_of_power(s)] == seat]), args["seats"]


def destroy_units(t: RiskTable, seat: int, args: Args) -> Far:
    return t.destroyed, args["units"]


def have_gold(t: RiskTable, seat: int, args: Args) -> Far:
    return t.gold[seat], args["gold"]


def have_special_units(t: RiskTable, seat: int, args: Args) -> Far:
    own = t.own(seat)
    kinds = (("knight", t.knights), ("siege_engine", t.engines), ("fortification", t.forts))
    return together([(sum([kind[a] for a in own]), args[name]) for name, kind in kinds])


KINDS: dict[str, Callable[[RiskTable, int, Args], Far]] = {
    "control_castles": control_castles_ports,
    "control_ports": control_castles_ports,
    "control_castles_ports": control_castles_ports,
    "control_castle_port_territories": control_castle_port_territories,
    "control_ports_every_coast": control_ports_every_coast,
    "control_territories": control_territories,
    "control_regions": control_regions,
    "control_in_regions": control_in_regions,
    "conquer_territories": conquer_territories,
    "conquer_from_one_opponent": conquer_from_one_opponent,
    "conquer_from_opponents": conquer_from_opponents,
    "control_enemy_seat": control_enemy_seat,
    "destroy_units": destroy_units,
    "have_gold": have_gold,
    "have_special_units": have_special_units,
}


# What was done in the turn that is running.
DEEDS = (conquer_territories, conquer_from_one_opponent, conquer_from_opponents, destroy_units)


def fulfilled(t: RiskTable, seat: int, objective: int) -> bool:
    card = facts.OBJECTIVES[objective]
    have, of = KINDS[card.kind](t, seat, card.args)
    return have >= of


def progress(t: RiskTable, seat: int, objective: int) -> Far:
    """What the seat has of what is asked for, never more; deeds are those of its own turn."""
    card = facts.OBJECTIVES[objective]
    kind = KINDS[card.kind]
    have, of = kind(t, seat, card.args)
    return (0 if kind in DEEDS and t.turn != seat else min(have, of)), of
