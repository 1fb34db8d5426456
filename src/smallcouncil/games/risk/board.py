"""The boards as integers: Westeros, Essos, and both joined by the narrow sea."""

from __future__ import annotations

from functools import cache

from smallcouncil.games.risk import facts

TERRITORIES = facts.WESTEROS.territory + facts.ESSOS.territory
NUMBER_OF = {t.id: i for i, t in enumerate(TERRITORIES)}
HOUSE_NUMBER = {h.id: i for i, h in enumerate(facts.HOUSES)}
SEATS_OF_POWER = tuple(NUMBER_OF[h.seat] for h in facts.HOUSES)

SYMBOLS = ("knight", "siege_engine", "fortification")
KNIGHT, SIEGE_ENGINE, FORTIFICATION = range(3)
SYMBOL = tuple(SYMBOLS.index(t.card_symbol) for t in TERRITORIES)

HAS_CASTLE = tuple(t.castle for t in TERRITORIES)
HAS_PORT = tuple(t.port for t in TERRITORIES)
IS_COASTAL = tuple(t.coastal for t in TERRITORIES)

REGIONS = facts.WESTEROS.region + facts.ESSOS.region
REGION_OF = tuple(next(i for i, r in enumerate(REGIONS) if t.id in r.territories) for t in TERRITORIES)


class Board:
    """The territories in play, by number, and how they are linked."""

    def __init__(self, name: str, parts: tuple[facts.BoardFacts, ...]) -> None:
        self.name = name
        self.areas = [NUMBER_OF[t.id] for part in parts for t in part.territory]
        self.regions = [
            (i, r.bonus, [NUMBER_OF[t] for t in r.territories])
            for i, r in enumerate(REGIONS)
            if any(r in part.region for part in parts)
        ]
        self.ports = port_groups(parts)
        self.neighbours: list[list[int]] = [[] for _ in TERRITORIES]
        for part in parts:
            for t in part.territory:
                self.link(NUMBER_OF[t.id], [NUMBER_OF[n] for n in t.land + t.sea])
        for group in self.ports:
            for port in group:
                self.link(port, group)

    def link(self, area: int, others: list[int]) -> None:
        """Land, sea and port links alike: neighbours for invasions and maneuvers."""
        mine = self.neighbours[area]
        mine += [o for o in others if o != area and o not in mine]


def port_groups(parts: tuple[facts.BoardFacts, ...]) -> list[list[int]]:
    """The ports by colour; across the narrow sea, partners are one group when both boards are in play."""
    groups: dict[str, list[int]] = {}
    for part in parts:
        for group in part.port_group:
            name = f"{part.board}:{group.id}"
            joined = groups.get(group.narrow_sea_partner)
            ports = [NUMBER_OF[t] for t in group.territories]
            if joined is None:
                groups[name] = ports
            else:
                joined += ports
    return list(groups.values())


@cache
def board(name: str) -> Board:
    parts = {
        "westeros": (facts.WESTEROS,),
        "essos": (facts.ESSOS,),
        "both": (facts.WESTEROS, facts.ESSOS),
    }
    return Board(name, parts[name])
