"""Setting up: leaders, decks, power, influence, events, the first challenger."""

from __future__ import annotations

from smallcouncil.games.ironthrone.effects.abilities import EFFECTS, WINDOWS
from smallcouncil.games.ironthrone.facts import (
    INFLUENCE,
    LEADERS_DRAWN,
    PER_HOUSE,
    POWER_ON_SHEET,
    POWER_PER_CHARACTER,
    STARTING_HAND,
    event_deck,
)
from smallcouncil.games.ironthrone.power import draw
from smallcouncil.games.ironthrone.state import Encounter, ThroneTable
from smallcouncil.games.ironthrone.words import CHOOSE_LEADER, LEAD, LEADER_SHOWN
from smallcouncil.table import Choice, Procedure


def seat_houses(t: ThroneTable, houses: list[int]) -> None:
    """R-IT-setup-01: every seat a different house."""
    t.leaders_at = [0] * len(WINDOWS)
    for seat, house in enumerate(houses):
        t.house[seat] = house
        t.seat_of[house] = seat


def sheets(t: ThroneTable, seat: int) -> list[int]:
    """The five leader sheets of a house."""
    first = t.house[seat] * PER_HOUSE
    return list(range(first, first + PER_HOUSE))


def crown(t: ThroneTable, seat: int, leader: int) -> None:
    """R-IT-setup-05 and -06: the other sheets and the leader's own token leave the game."""
    t.leader[seat] = leader
    t.people[seat] = tuple([c for c in sheets(t, seat) if c != leader])
    t.leaders_at[EFFECTS[leader].window] |= 1 << seat


def draw_sheets(t: ThroneTable, seat: int) -> list[int]:
    """R-IT-setup-03: some of the leader sheets, or all of them, to choose from."""
    drawn = sheets(t, seat)
    if t.options.leader_choice != "free":
        t.rng.shuffle(drawn)
        del drawn[LEADERS_DRAWN if t.options.leader_choice == "draw2_keep1" else 1 :]
    return sorted(drawn)


class SetUp(Procedure):
    """The rulebook's five steps."""

    steps = ("draw_sheets", "choose", "reveal", "lay_out")

    def draw_sheets(self, t: ThroneTable) -> None:
        for seat in range(t.players):
            t.drawn[seat] = draw_sheets(t, seat)

    def choose(self, t: ThroneTable) -> None:
        for seat in range(t.players):
            if t.leader[seat] < 0:
                self.ask(t, seat, CHOOSE_LEADER, [LEAD(c) for c in t.drawn[seat]])

    def on_choose(self, t: ThroneTable, seat: int, choice: Choice) -> None:
        t.leader[seat] = choice.args[0]

    def reopen_choose(self, t: ThroneTable, seat: int) -> None:
        for other in range(t.players):
            if other != seat:
                t.leader[other] = -1

    def reveal(self, t: ThroneTable) -> None:
        for seat in range(t.players):
            crown(t, seat, t.leader[seat])
            t.drawn[seat] = []
            t.tell(LEADER_SHOWN, seat, t.leader[seat])

    def lay_out(self, t: ThroneTable) -> None:
        for seat in range(t.players):
            t.deal(seat)
            draw(t, seat, STARTING_HAND)
            t.influence[seat * t.players + seat] = INFLUENCE
            t.sheet[seat] = POWER_ON_SHEET
            for character in t.people[seat]:
                t.power[character] = POWER_PER_CHARACTER
        t.events = event_deck(t.house)
        t.rng.shuffle(t.events)
        t.encounter = Encounter(t.players, t.rng.below(t.players))
        t.turn = 1
