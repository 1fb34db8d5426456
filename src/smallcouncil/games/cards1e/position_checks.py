"""Whether a position of this game makes sense: its round and seats; the cards as every card game checks them."""

from __future__ import annotations

from typing import Any

from smallcouncil.games.cardgame.position_checks import check_cards, check_stack
from smallcouncil.games.cards1e.facts import PRINTS
from smallcouncil.games.cards1e.state import TALLIES, CouncilTable
from smallcouncil.table import BadInput
from smallcouncil.table.ranges import Range, check_known, check_numbers

KNOWN = (
    *("game", "version", "options", "hold", "begin", "stack", "asks", "asked", "made", "rng", "seed", "result", "box"),
    *("round", "phase", "active", "tally", "first", "alive", "seats", "cards", "challenge"),
    *("lasting", "delayed", "uses", "gauge", "unsettled", "precedence", "clock", "arrivals"),
    *("spends_first", "forsworn", "stolen", "gave"),
)


def check_fields(t: CouncilTable, data: dict[str, Any]) -> None:
    check_known(data, KNOWN)
    check_stack(data.get("stack"), t)


def check_table(t: CouncilTable) -> None:
    check_numbers("round", t.round, Range())
    check_numbers("active", t.active_player, Range(-1, t.players - 1))
    check_numbers("tally", t.tally, Range(many=True, size=t.players * TALLIES))
    check_numbers("spends_first", t.spends_first, Range(-1, t.box.size - 1, many=True, size=t.players))
    check_numbers("forsworn", t.forsworn, Range(-1, 2, many=True, size=t.players))
    check_numbers("stolen", t.stolen, Range(0, len(PRINTS) - 1, many=True))
    if len(t.stolen) % 2:
        raise BadInput("stolen", "wrong-type", value=t.stolen, expected="pairs of owner and name")
    check_numbers("gave", t.gave, Range(-1, many=True, size=t.players * t.players))
    check_cards(t)
