"""The cards of the three Westeros decks."""

from __future__ import annotations

from collections.abc import Callable

from smallcouncil.games.board2e.board import CROWNS, LAND_OF, PORTS, SEA_OF, WITH_CROWNS
from smallcouncil.games.board2e.cards.ambitions import NewInformation, ShiftingAmbitions
from smallcouncil.games.board2e.facts import FIEFDOMS, IRON_THRONE, KINGS_COURT, ORDERS, WESTEROS, WESTEROS_FACTS
from smallcouncil.games.board2e.state import BoardTable
from smallcouncil.games.board2e.westeros.clash import Clash
from smallcouncil.games.board2e.westeros.muster import Mustering
from smallcouncil.games.board2e.westeros.supply import Reconcile, count_supply, set_supply
from smallcouncil.games.board2e.westeros.wildlings import WildlingAttack
from smallcouncil.games.board2e.words import (
    CLASH_NOW,
    DECIDE,
    DECIDED,
    LOST_POINT,
    MUSTER_NOW,
    NO_DEFENSE,
    NO_MARCH_PLUS,
    NOTHING_NOW,
    POWER_NOW,
    SUPPLY_NOW,
    THREAT_TO_ZERO,
    WESTEROS_DECISION,
)
from smallcouncil.table import Choice, Procedure

Effect = Callable[[BoardTable], None]


def bits(orders: tuple[str, ...]) -> int:
    return sum([1 << ORDERS.index(order) for order in orders])


BANS: list[int] = [bits(card.bans) for card in WESTEROS_FACTS]
DEFENSES = bits(("defense_1", "defense_2"))
MARCH_PLUS = bits(("march_plus_1",))


def nothing(t: BoardTable) -> None:
    """Last Days of Summer, and bans, which the phase lays down; Winter Is Coming never comes to its effect."""


def supply(t: BoardTable) -> None:
    count_supply(t)
    t.call(Reconcile(t.tracks[0][:]))


def mustering(t: BoardTable) -> None:
    t.call(Mustering(t.tracks[0][:]))


def rally_the_men(t: BoardTable) -> None:
    t.call(Mustering(t.tracks[0][:], most=1))


def clash_of_kings(t: BoardTable) -> None:
    t.call(Clash())


def game_of_thrones(t: BoardTable) -> None:
    """Power for crowns, and for ports with own ships before an open sea."""
    gains = crowns(t)
    for port in PORTS:
        if t.size[port]:
            seat = t.owner[port]
            if t.controller(LAND_OF[port]) == seat and not t.enemy_ships(seat, SEA_OF[port]):
                gains[seat] += 1
    for seat in t.tracks[0]:
        t.gain(seat, gains[seat])


def crowns(t: BoardTable) -> list[int]:
    gains = [0] * t.players
    for area in WITH_CROWNS:
        seat = t.controller(area)
        if seat >= 0:
            gains[seat] += CROWNS[area]
    return gains


def power_for_crowns(t: BoardTable) -> None:
    gains = crowns(t)
    for seat in t.tracks[0]:
        t.gain(seat, gains[seat])


def wildlings_attack(t: BoardTable) -> None:
    t.call(WildlingAttack(t.threat))


def famine(t: BoardTable) -> None:
    for seat in t.tracks[0]:
        set_supply(t, seat, t.supply[seat] - 1)
    t.call(Reconcile(t.tracks[0][:]))


def ironborn_raid(t: BoardTable) -> None:
    for seat in t.tracks[0]:
        if len(t.scored[seat]) >= 2 and t.points[seat]:
            t.points[seat] -= 1
            t.tell(LOST_POINT, seat)


def shifting_ambitions(t: BoardTable) -> None:
    t.call(ShiftingAmbitions())


def new_information(t: BoardTable) -> None:
    t.call(NewInformation(t.tracks[0][:]))


# ------------------------------------------------------------------ what the holder of a token decides

# The track whose first house decides, and what there is to decide.
DECISIONS: dict[str, tuple[int, tuple[int, ...]]] = {
    "a_throne_of_blades": (IRON_THRONE, (SUPPLY_NOW, MUSTER_NOW, NOTHING_NOW)),
    "dark_wings_dark_words": (KINGS_COURT, (CLASH_NOW, POWER_NOW, NOTHING_NOW)),
    "put_to_the_sword": (FIEFDOMS, (NO_DEFENSE, NO_MARCH_PLUS, NOTHING_NOW)),
    "the_burden_of_power": (IRON_THRONE, (THREAT_TO_ZERO, MUSTER_NOW)),
}


def no_defense(t: BoardTable) -> None:
    t.bans |= DEFENSES


def no_march_plus(t: BoardTable) -> None:
    t.bans |= MARCH_PLUS


def threat_to_zero(t: BoardTable) -> None:
    t.set_threat(0)


CONSEQUENCES: dict[int, Effect] = {
    SUPPLY_NOW: supply,
    MUSTER_NOW: mustering,
    NOTHING_NOW: nothing,
    CLASH_NOW: clash_of_kings,
    POWER_NOW: power_for_crowns,
    NO_DEFENSE: no_defense,
    NO_MARCH_PLUS: no_march_plus,
    THREAT_TO_ZERO: threat_to_zero,
}


class HolderDecides(Procedure):
    """The holder of a dominance token decides for everyone."""

    __slots__ = ("card",)
    steps = ("decide",)
    fields = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    def decide(self, t: BoardTable) -> None:
        track, decisions = DECISIONS[WESTEROS[self.card]]
        choices = [DECIDE(decision) for decision in decisions]
        self.ask(t, t.tracks[track][0], WESTEROS_DECISION, choices, args=(self.card,))

    def on_decide(self, t: BoardTable, seat: int, choice: Choice) -> None:
        (decision,) = choice.args
        t.tell(DECIDED, seat, decision)
        CONSEQUENCES[decision](t)


EFFECTS: dict[str, Effect] = {
    "supply": supply,
    "mustering": mustering,
    "last_days_of_summer_1": nothing,
    "winter_is_coming_1": nothing,
    "clash_of_kings": clash_of_kings,
    "game_of_thrones": game_of_thrones,
    "last_days_of_summer_2": nothing,
    "winter_is_coming_2": nothing,
    "wildlings_attack": wildlings_attack,
    "sea_of_storms": nothing,
    "rains_of_autumn": nothing,
    "feast_for_crows": nothing,
    "web_of_lies": nothing,
    "storm_of_swords": nothing,
    "ffc_mustering": mustering,
    "rally_the_men": rally_the_men,
    "famine": famine,
    "ironborn_raid": ironborn_raid,
    "shifting_ambitions": shifting_ambitions,
    "new_information": new_information,
}


def resolve(t: BoardTable, card: int) -> None:
    """What a revealed card does."""
    t.bans |= BANS[card]
    name = WESTEROS[card]
    if name in DECISIONS:
        t.call(HolderDecides(card))
    else:
        EFFECTS[name](t)
