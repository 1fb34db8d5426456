"""The unchanging facts of the game for pages: board, pieces, houses, scenarios, cards."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from smallcouncil.games.board2e import facts


@cache
def page_facts() -> dict[str, Any]:
    return {
        "canvas": facts.BOARD_DATA["canvas"],
        "areas": msgspec.to_builtins(facts.AREA_FACTS),
        "rivers": msgspec.to_builtins(facts.RIVERS),
        "bridges": msgspec.to_builtins(facts.BRIDGES),
        "units": msgspec.to_builtins(facts.UNIT_FACTS),
        "orders": msgspec.to_builtins(facts.ORDER_FACTS),
        "tracks": msgspec.to_builtins(facts.TRACK_FACTS),
        "houses": msgspec.to_builtins(facts.HOUSE_FACTS),
        "supply": [list(limits) for limits in facts.SUPPLY_LIMITS],
        "wildling_track": list(facts.WILDLING_STEPS),
        "scenarios": msgspec.to_builtins(facts.SCENARIOS),
        "house_cards": msgspec.to_builtins(facts.CARD_FACTS),
        "westeros_cards": msgspec.to_builtins(facts.WESTEROS_FACTS),
        "wildling_cards": msgspec.to_builtins(facts.WILDLING_FACTS),
        "tides": msgspec.to_builtins(facts.TIDES_FACTS),
        "objectives": msgspec.to_builtins(facts.OBJECTIVE_FACTS),
        "special_objectives": msgspec.to_builtins(facts.SPECIAL_FACTS),
    }
