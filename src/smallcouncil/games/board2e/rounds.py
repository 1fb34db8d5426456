"""The rounds of the game, phase by phase, and its end."""

from __future__ import annotations

from smallcouncil.games.board2e.action.march import Marches
from smallcouncil.games.board2e.action.power import ConsolidatePower
from smallcouncil.games.board2e.action.raid import Raids
from smallcouncil.games.board2e.board import LANDS, LEVEL
from smallcouncil.games.board2e.facts import DEFENSE, ORDER_TYPE, SUPPORT
from smallcouncil.games.board2e.objectives.scoring import Scoring
from smallcouncil.games.board2e.planning.orders import Planning
from smallcouncil.games.board2e.planning.raven import Raven
from smallcouncil.games.board2e.setup import KeepObjectives
from smallcouncil.games.board2e.state import CLEAN_UP, NO_ORDER, BoardTable
from smallcouncil.games.board2e.westeros.phase import WesterosPhase
from smallcouncil.games.board2e.words import PHASE_BEGINS
from smallcouncil.table import Procedure


class Rounds(Procedure):
    """R-B2-round-01 to -04: Westeros (not in round 1), planning, action; in A Feast for Crows scoring and supply."""

    __slots__ = ()
    steps = (
        "objectives",
        "westeros",
        "planning",
        "raven",
        "raids",
        "marches",
        "consolidate",
        "clean_up",
        "scoring",
        "next_round",
    )

    def copy(self) -> Rounds:
        return Rounds().at(self.step)

    def objectives(self, t: BoardTable) -> None:
        if t.feast:
            t.call(KeepObjectives())
        self.goto(t, "planning")

    def westeros(self, t: BoardTable) -> None:
        t.call(WesterosPhase())

    def planning(self, t: BoardTable) -> None:
        t.call(Planning())

    def raven(self, t: BoardTable) -> None:
        t.call(Raven())

    def raids(self, t: BoardTable) -> None:
        t.call(Raids())

    def marches(self, t: BoardTable) -> None:
        t.call(Marches())

    def consolidate(self, t: BoardTable) -> None:
        t.call(ConsolidatePower())

    def clean_up(self, t: BoardTable) -> None:
        clean_up(t)

    def scoring(self, t: BoardTable) -> None:
        if t.feast:
            t.call(Scoring())

    def next_round(self, t: BoardTable) -> None:
        if t.round >= last_round(t):
            end_by_rank(t)
        else:
            self.goto(t, "westeros")


def last_round(t: BoardTable) -> int:
    """R-B2-victory-01, -02; the option `round_limit` makes the game shorter."""
    limit: int = t.options.round_limit
    return min(limit, t.setup.rounds) if limit else t.setup.rounds


def clean_up(t: BoardTable) -> None:
    """R-B2-cleanup-01 to -05."""
    t.phase = CLEAN_UP
    t.tell(PHASE_BEGINS, CLEAN_UP)
    for area, order in enumerate(t.orders):
        if order >= 0 and ORDER_TYPE[order] in (SUPPORT, DEFENSE):
            t.orders[area] = NO_ORDER
    for at in range(len(t.routed)):
        if t.routed[at]:
            t.units[at] += t.routed[at]
            t.routed[at] = 0
    t.blade_used = 0
    t.raven_used = 0
    t.bans = 0


def score(t: BoardTable, seat: int) -> int:
    return t.points[seat] if t.feast else t.castles(seat)


def end_by_rank(t: BoardTable) -> None:
    """R-B2-victory-03 to -09, -16 to -18: most castles and strongholds, or points; ties by the list of the scenario.
    The reason tells what decided."""
    best, second, *_ = sorted(range(t.players), key=lambda seat: standing(t, seat), reverse=True)
    rivals = zip(standing(t, best), standing(t, second), strict=True)
    reason = next(mine[1] for mine, theirs in rivals if mine != theirs)
    t.end((best,), tuple([score(t, seat) for seat in range(t.players)]), reason)


def standing(t: BoardTable, seat: int) -> list[tuple[int, str]]:
    """What decides the game, most important first; the last never ties."""
    throne = counted(-t.rank(0, seat), "rounds_throne")
    areas = [a for a in LANDS if t.controller(a) == seat]
    land, supply = counted(len(areas), "rounds_land"), counted(t.supply[seat], "rounds_supply")
    if t.feast:
        return [counted(t.points[seat], "rounds"), land, throne]
    castles = counted(t.castles(seat), "rounds")
    if t.options.errata == "faq":
        return [castles, land, supply, throne]
    strongholds = counted(sum([1 for a in areas if LEVEL[a] == 2]), "rounds_strongholds")
    return [castles, strongholds, supply, counted(t.power[seat], "rounds_power"), throne]


def counted(figure: int, reason: str) -> tuple[int, str]:
    """A figure by which houses are compared, and the reason of the victory that it decides."""
    return figure, reason
