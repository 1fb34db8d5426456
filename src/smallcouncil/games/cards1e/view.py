"""What a seat may know of a table of this game: influence, shadows, partners, besides what every round shows."""

from __future__ import annotations

import msgspec

from smallcouncil.games.cardgame.layout.prints import ICONS
from smallcouncil.games.cardgame.layout.zones import POOL
from smallcouncil.games.cardgame.rounds.view import RoundView, SeatView, see_round, see_seat
from smallcouncil.games.cardgame.view import Icon, icon_named, known_titles, titles
from smallcouncil.games.cards1e.challenges.challenge import DEFENDERS, Challenge
from smallcouncil.games.cards1e.challenges.declaring import able_defenders
from smallcouncil.games.cards1e.costs import influence_left
from smallcouncil.games.cards1e.edition import SHADOWS
from smallcouncil.games.cards1e.facts import KEYWORDS
from smallcouncil.games.cards1e.state import TITLE_USED, TO_WIN_TOGETHER, CouncilTable


class PlotValues(msgspec.Struct, frozen=True):
    income: int
    initiative: int
    claim: int


class PlayerView(SeatView, frozen=True):
    plot_values: PlotValues
    influence: int  # of standing cards, with that of a title
    power_to_win: int  # of two partners together
    shadows: list[str]  # titles that the viewer knows
    shadows_size: int
    title_used: bool  # what it allows once a round
    forsworn: Icon | None  # a type of challenge given up for the game
    partner: int | None
    draws_left: int  # cards that effects may still let the player draw this round
    spends_first: str | None  # the card whose gold is spent before the pool


class TableView(RoundView, frozen=True):
    players: list[PlayerView]
    chamber: list[str]  # titles that nobody holds


def seen_by(t: CouncilTable, seat: int | None) -> TableView:
    return TableView(
        **see_round(t, seat, may_still_defend(t)),
        players=[see_player(t, seat, other) for other in range(t.players)],
        chamber=[t.box.names[c] for c, zone in enumerate(t.zone) if zone == POOL],
    )


def see_player(t: CouncilTable, seat: int | None, other: int) -> PlayerView:
    hidden = t.own_piles[SHADOWS][other]
    partner = t.partner(other)
    return PlayerView(
        **see_seat(t, seat, other, KEYWORDS),
        plot_values=PlotValues(income=t.income(other), initiative=t.initiative(other), claim=t.claim(other)),
        influence=influence_left(t, other),
        power_to_win=TO_WIN_TOGETHER if partner >= 0 else t.power_to_win(other),
        shadows=titles(t, hidden) if seat == other else known_titles(t, seat, hidden),
        shadows_size=len(hidden),
        title_used=bool(t.count(other, TITLE_USED)),
        forsworn=icon_named(ICONS[t.forsworn[other]]) if t.forsworn[other] >= 0 else None,
        partner=partner if partner >= 0 else None,
        draws_left=t.draws_left(other),
        spends_first=t.box.names[t.spends_first[other]] if t.spends_first[other] in t.purses(other) else None,
    )


def may_still_defend(t: CouncilTable) -> list[int]:
    """Who could be declared as defender in the challenge under way; nobody, when that is over."""
    challenge = t.nearest(Challenge)
    if t.type < 0 or challenge is None or challenge.step > DEFENDERS + 1:
        return []
    return able_defenders(t, t.defender, [])
