"""Whether a position makes sense: every number in its range, so that what is laid can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from smallcouncil.games.risk import facts
from smallcouncil.games.risk.battlefield import EDGES
from smallcouncil.games.risk.board import SYMBOLS, TERRITORIES
from smallcouncil.games.risk.windows import WINDOWS
from smallcouncil.games.risk.words import AREA, EMPTY
from smallcouncil.table import BadInput

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable

# Fields of procedures that hold lists; `left` of the set-up does, too.
LISTS = {"seats", "moments", "queue", "done", "cards", "faces", "rolls", "chosen", "attack", "defence"}
DICE = {"attack_dice", "attack_sides", "defence_dice", "defence_sides"}
EXACTLY = {"attack": EDGES, "defence": EDGES}

SEAT_FIELDS = {"seat", "seats", "queue", "first"}
AREA_FIELDS = {"source", "target", "area", "done"}
MOST = {
    "character": len(facts.CHARACTERS),
    "captive": len(facts.CHARACTERS),
    "maester": len(facts.MAESTERS),
    "unit": len(SYMBOLS),
    "moments": len(WINDOWS),
}


def check_table(t: RiskTable) -> None:
    check_numbers("gold", t.gold, count=t.players)
    check_numbers("points", t.points, count=t.players)
    check_numbers("conquests", t.conquests, count=t.players + 1)
    check_numbers("characters", t.captor, low=-1, high=t.players - 1)
    for a in t.board.areas:
        check_numbers("territories", [t.units[a], t.knights[a], t.engines[a], t.forts[a]])
    for knower, holder, maester in t.seen:
        check_numbers("seen", [knower, holder], high=t.players - 1)
        if maester not in t.maesters[holder]:
            raise BadInput("seen", "conflict", value=maester, why=f"seat {holder} does not hold it")
    for seat, _, amount in t.high_ground:
        check_numbers("high_ground", [seat], high=t.players - 1)
        check_numbers("high_ground", [amount])
    empty = [AREA.slugs[a] for a in t.board.areas if t.owner[a] == EMPTY]
    if t.turn >= 0 and empty:
        raise BadInput("territories", "conflict", value=empty[0], why="nobody holds it, and `rest` names nobody")
    if t.turn >= 0 and not any(t.held):
        raise BadInput("territories", "conflict", value="neutral", why="no player holds any")


def check_stack(t: RiskTable, stack: Any) -> None:
    """Procedures that the kernel can read, with fields that the rules can use."""
    for procedure in stack if isinstance(stack, list) else []:
        if not isinstance(procedure, dict):
            continue  # refused by the kernel
        name = str(procedure.get("procedure"))
        for field, value in procedure.items():
            if field not in ("procedure", "step"):
                check_field(t, f"stack.{name}.{field}", field, value, name)


def check_field(t: RiskTable, where: str, field: str, value: Any, procedure: str) -> None:
    many = field in LISTS or field in DICE or (field == "left" and procedure == "DominionSetup")
    if isinstance(value, list) != many:
        raise BadInput(where, "wrong-type", value=value, expected="a list" if many else "a whole number")
    low, high = -1, 1 << 30
    if field in SEAT_FIELDS:
        low, high = 0, t.players - 1
    elif field in ("defender", "loser"):
        high = t.players - 1
    elif field in AREA_FIELDS:
        high = len(TERRITORIES) - 1
    elif field == "place":
        low, high = 0, t.players - 1
    elif field in MOST:
        high = MOST[field] - 1
    check_numbers(where, value if many else [value], low=low, high=high, count=EXACTLY.get(field))


def check_numbers(
    field: str, values: list[Any], *, low: int = 0, high: int = 1 << 30, count: int | None = None
) -> None:
    if count is not None and len(values) != count:
        raise BadInput(field, "conflict", value=len(values), why=f"{count} numbers are needed")
    for value in values:
        if type(value) is not int:
            raise BadInput(field, "wrong-type", value=value, expected="a whole number")
        if not low <= value <= high:
            raise BadInput(field, "out-of-range", value=value, low=low, high=high)
