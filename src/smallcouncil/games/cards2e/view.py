"""What a seat may know of a table of this game: the values of plots, besides what every round shows."""

from __future__ import annotations

import msgspec

from smallcouncil.games.cardgame.rounds.view import RoundView, SeatView, see_round, see_seat
from smallcouncil.games.cards2e import modifiers
from smallcouncil.games.cards2e.challenges.challenge import may_still_defend
from smallcouncil.games.cards2e.facts import KEYWORDS
from smallcouncil.games.cards2e.state import ThronesTable


class PlotValues(msgspec.Struct, frozen=True):
    gold: int
    initiative: int
    claim: int
    reserve: int


class PlayerView(SeatView, frozen=True):
    plot_values: PlotValues


class TableView(RoundView, frozen=True):
    players: list[PlayerView]


def seen_by(t: ThronesTable, seat: int | None) -> TableView:
    return TableView(
        **see_round(t, seat, may_still_defend(t)),
        players=[see_player(t, seat, other) for other in range(t.players)],
    )


def see_player(t: ThronesTable, seat: int | None, other: int) -> PlayerView:
    values = PlotValues(
        gold=t.income(other),
        initiative=t.initiative(other),
        claim=t.value(other, modifiers.CLAIM),
        reserve=t.value(other, modifiers.RESERVE_VALUE),
    )
    return PlayerView(
        **see_seat(t, seat, other, KEYWORDS),
        plot_values=values,
    )
