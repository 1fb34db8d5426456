"""The scoring and supply phase of A Feast for Crows."""

from __future__ import annotations

from smallcouncil.games.board2e.board import LANDS
from smallcouncil.games.board2e.cards.ambitions import draw_objective, objective_choices, take_objective
from smallcouncil.games.board2e.facts import OBJECTIVE_DATA, OBJECTIVE_POINTS, WIN_AT
from smallcouncil.games.board2e.objectives.conditions import fulfilled, special_points
from smallcouncil.games.board2e.state import SCORING, BoardTable
from smallcouncil.games.board2e.westeros.supply import Reconcile, count_supply
from smallcouncil.games.board2e.words import (
    PASS,
    PHASE_BEGINS,
    SCORE,
    SCORE_OBJECTIVE,
    SCORED,
    SPECIAL_SCORED,
)
from smallcouncil.table import Choice, Procedure

TRACK_END: int = OBJECTIVE_DATA["phase"]["victory_track"]["max"]


def add_points(t: BoardTable, seat: int, points: int) -> None:
    t.points[seat] = min(t.points[seat] + points, TRACK_END)


class Scoring(Procedure):
    """R-B2-scoring-01 to -09, R-B2-victory-13 to -15."""

    __slots__ = ("queue",)
    steps = ("supply", "special", "score", "draw", "check")
    fields = ("queue",)

    def __init__(self, queue: list[int] | None = None) -> None:
        super().__init__()
        self.queue: list[int] = queue or []

    def copy(self) -> Scoring:
        return Scoring(self.queue[:]).at(self.step)

    def supply(self, t: BoardTable) -> None:
        t.phase = SCORING
        t.tell(PHASE_BEGINS, SCORING)
        count_supply(t)
        t.call(Reconcile(t.tracks[0][:]))

    def special(self, t: BoardTable) -> None:
        self.queue = t.tracks[0][:]
        for seat in self.queue:
            points = special_points(t, seat)
            if points:
                add_points(t, seat, points)
                t.tell(SPECIAL_SCORED, seat, points)

    def score(self, t: BoardTable) -> None:
        """R-B2-scoring-03: everyone may score one card; asked even if none is fulfilled, for that would tell."""
        if self.queue:
            seat = self.queue[0]
            ready = [card for card in objective_choices(t, seat) if fulfilled(t, seat, card)]
            self.ask(t, seat, SCORE_OBJECTIVE, [PASS, *[SCORE(card) for card in ready]], always=True)

    def on_score(self, t: BoardTable, seat: int, choice: Choice) -> None:
        del self.queue[0]
        if choice is not PASS:
            (card,) = choice.args
            take_objective(t, seat, card)
            t.scored[seat].append(card)
            points = OBJECTIVE_POINTS[card][t.house[seat]]
            add_points(t, seat, points)
            t.tell(SCORED, seat, card, points)
        self.again()

    def draw(self, t: BoardTable) -> None:
        for seat in t.tracks[0]:
            if len(t.objectives[seat]) < t.setup.objective_hand_size:
                draw_objective(t, seat)

    def check(self, t: BoardTable) -> None:
        """Only now does anyone win by reaching the end of the victory track."""
        first = [seat for seat in range(t.players) if t.points[seat] >= WIN_AT]
        if first:
            best = max(first, key=lambda seat: (lands(t, seat), -t.rank(0, seat)))
            t.end((best,), tuple(t.points), "objectives")


def lands(t: BoardTable, seat: int) -> int:
    return sum([1 for a in LANDS if t.controller(a) == seat])
