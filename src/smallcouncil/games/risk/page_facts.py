"""The unchanging facts of the game for pages: boards, houses, cards."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from smallcouncil.games.risk import facts
from smallcouncil.games.risk.board import board


@cache
def page_facts() -> dict[str, Any]:
    return {
        "boards": {part.board: msgspec.to_builtins(part) for part in (facts.WESTEROS, facts.ESSOS)},
        "links": {
            name: {
                facts_id(a): [facts_id(b) for b in neighbours]
                for a, neighbours in enumerate(board(name).neighbours)
                if neighbours
            }
            for name in ("westeros", "essos", "both")
        },
        "houses": msgspec.to_builtins(facts.HOUSES),
        "characters": msgspec.to_builtins(facts.CHARACTERS),
        "maesters": msgspec.to_builtins(facts.MAESTERS),
        "objectives": msgspec.to_builtins(facts.OBJECTIVES),
        "set_units": list(facts.SET_UNITS),
        "matching_units": facts.MATCHING_UNITS,
        "prices": {"buy_maester": facts.MAESTER_PRICE, "buy_objective": facts.OBJECTIVE_PRICE},
    }


def facts_id(area: int) -> str:
    return (facts.WESTEROS.territory + facts.ESSOS.territory)[area].id
