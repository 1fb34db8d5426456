"""What a march into battle will meet, as far as everyone can see it before it is sent."""

from __future__ import annotations

import msgspec

from smallcouncil.games.board2e.action.march import March
from smallcouncil.games.board2e.action.movement import ENEMY, resistance, supporters
from smallcouncil.games.board2e.combat.battle import ATTACKER, DEFENDER, Battle
from smallcouncil.games.board2e.combat.strength import PARTS, parts, support_of
from smallcouncil.games.board2e.combat.view import SupportView
from smallcouncil.games.board2e.facts import AREAS, CARD_STRENGTH
from smallcouncil.games.board2e.state import KINDS, BoardTable
from smallcouncil.games.board2e.words import MOVE


class ForecastSide(msgspec.Struct, frozen=True):
    house: str
    strength: int  # before support and house cards
    parts: dict[str, int]
    worst_card: int  # printed strength, of the cards in hand
    best_card: int


class Forecast(msgspec.Struct, frozen=True):
    attacker: ForecastSide
    defender: ForecastSide
    support: list[SupportView]  # areas that may support; others than the two may choose a side


def forecast(t: BoardTable, march: March) -> Forecast | None:
    """The combat that a march would begin, if it ended now."""
    if march.target < 0 or not any(march.attack) or resistance(t, march.seat, march.target) != ENEMY:
        return None
    return combat_with(t, march, march.target, march.attack)


def forecasts(t: BoardTable, march: March) -> dict[str, Forecast]:
    """The combats that it may still begin, by target, if all who stand in its area took part."""
    if march.target >= 0 or not t.asks or t.stack[-1] is not march:
        return {}
    at = march.source * KINDS
    everyone = list(t.units[at : at + KINDS])
    targets = dict.fromkeys([choice.args[1] for choice in t.asks[0].choices if choice.verb is MOVE])
    return {
        AREAS[target]: combat_with(t, march, target, everyone)
        for target in targets
        if resistance(t, march.seat, target) == ENEMY
    }


def combat_with(t: BoardTable, march: March, target: int, attack: list[int]) -> Forecast:
    defender = t.owner[target] if t.size[target] else t.guard[target]
    b = Battle(march.seat, defender, target, march.source, attack)
    support = []
    for area in supporters(t, target):
        side = DEFENDER if t.owner[area] == defender else ATTACKER
        support.append(SupportView(AREAS[area], t.seat_name(t.owner[area]), support_of(t, b, side, area)))
    return Forecast(forecast_side(t, b, ATTACKER), forecast_side(t, b, DEFENDER), support)


def forecast_side(t: BoardTable, b: Battle, side: int) -> ForecastSide:
    figures = parts(t, b, side)
    cards = [CARD_STRENGTH[card] for card in t.hand_cards(b.seat(side))] or [0]
    return ForecastSide(
        house=t.seat_name(b.seat(side)),
        strength=sum(figures),
        parts=dict(zip(PARTS, figures, strict=True)),
        worst_card=min(cards),
        best_card=max(cards),
    )
