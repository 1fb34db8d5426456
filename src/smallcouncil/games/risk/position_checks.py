"""Whether a position makes sense: every number in its range, so that what is laid can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.risk import facts
from smallcouncil.games.risk.board import SYMBOLS, TERRITORIES
from smallcouncil.games.risk.windows.battlefield import EDGES
from smallcouncil.games.risk.windows.moments import WINDOWS
from smallcouncil.games.risk.words import AREA, EMPTY
from smallcouncil.table import BadInput
from smallcouncil.table.ranges import Range, check_numbers

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable


def stack_ranges(t: RiskTable) -> dict[str, Range]:
    """What the fields of procedures may hold."""
    seat = Range(0, t.players - 1)
    seats = Range(0, t.players - 1, many=True)
    side = Range(-1, t.players - 1)
    area = Range(-1, len(TERRITORIES) - 1)
    numbers = Range(-1, many=True)
    character = Range(-1, len(facts.CHARACTERS) - 1)
    dice = Range(0, 8, many=True)
    return {
        "seat": seat,
        "seats": seats,
        "queue": seats,
        "first": seat,
        "place": seat,
        "defender": side,
        "loser": side,
        "source": area,
        "target": area,
        "area": area,
        "done": Range(-1, len(TERRITORIES) - 1, many=True),
        "character": character,
        "captive": character,
        "maester": Range(-1, len(facts.MAESTERS) - 1),
        "unit": Range(-1, len(SYMBOLS) - 1),
        "moments": Range(-1, len(WINDOWS) - 1, many=True),
        "attack": Range(-1, many=True, size=EDGES),
        "defence": Range(-1, many=True, size=EDGES),
        "DominionSetup.left": numbers,
        "attack_dice": dice,
        "attack_sides": dice,
        "defence_dice": dice,
        "defence_sides": dice,
        "faces": dice,
        "rolls": dice,
        "chosen": numbers,
        "cards": numbers,
    }


def check_table(t: RiskTable, procedures: list[str]) -> None:
    """`procedures` are those under way, by name."""
    by_seat = Range(many=True, size=t.players)
    check_numbers("gold", t.gold, by_seat)
    check_numbers("points", t.points, by_seat)
    check_numbers("conquests", t.conquests, Range(many=True, size=t.players + 1))
    check_numbers("characters", t.captor, Range(-1, t.players - 1, many=True))
    for name in ("round", "end_places", "destroyed", "invasions", "maneuvers", "toll"):
        check_numbers(name, getattr(t, name), Range())
    for name in ("mourning", "wed"):
        check_numbers(name, getattr(t, name), Range(0, (1 << t.players) - 1))
    for a in t.board.areas:
        check_numbers("territories", [t.units[a], t.knights[a], t.engines[a], t.forts[a]], Range(many=True))
    for knower, holder, maester in t.seen:
        check_numbers("seen", [knower, holder], Range(0, t.players - 1, many=True))
        if maester not in t.maesters[holder]:
            raise BadInput("seen", "conflict", value=maester, why=f"seat {holder} does not hold it")
    for seat, _, amount in t.high_ground:
        check_numbers("high_ground", seat, Range(0, t.players - 1))
        check_numbers("high_ground", amount, Range())
    empty = [AREA.slugs[a] for a in t.board.areas if t.owner[a] == EMPTY]
    if t.turn >= 0 and empty:
        raise BadInput("territories", "conflict", value=empty[0], why="nobody holds it, and `rest` names nobody")
    if t.turn >= 0 and not any(t.held):
        raise BadInput("territories", "conflict", value="neutral", why="no player holds any")
    left = [s for s in range(t.players) if t.held[s]]
    if t.turn >= 0 and t.result is None and len(left) == 1 and "Conquer" not in procedures:
        raise BadInput("territories", "conflict", value=t.seat_name(left[0]), why="it has won already")
