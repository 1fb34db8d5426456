"""Whether a position of this game makes sense: its round and seats; the cards as every card game checks them."""

from __future__ import annotations

from typing import Any

from smallcouncil.games.cardgame.position_checks import check_cards, check_stack
from smallcouncil.games.cards2e.state import TALLIES, ThronesTable
from smallcouncil.table import POSITION_FIELDS
from smallcouncil.table.ranges import Range, check_known, check_numbers

KNOWN = (
    *POSITION_FIELDS,
    *("begin", "box", "round", "phase", "active", "pool", "tally", "first", "alive", "seats", "cards", "challenge"),
    *("lasting", "delayed", "uses", "gauge", "unsettled", "precedence", "clock", "arrivals"),
)


def check_fields(t: ThronesTable, data: dict[str, Any]) -> None:
    check_known(data, KNOWN)
    check_stack(data.get("stack"), t)


def check_table(t: ThronesTable) -> None:
    check_numbers("round", t.round, Range())
    check_numbers("active", t.active_player, Range(-1, t.players - 1))
    check_numbers("tally", t.tally, Range(many=True, size=t.players * TALLIES))
    check_cards(t)
