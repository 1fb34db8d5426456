"""Phase 1: the event names the defender; both active players draw, distribute power and send a character."""

from __future__ import annotations

from smallcouncil.games.ironthrone.effects import windows
from smallcouncil.games.ironthrone.facts import EVENT_CRITERION, EVENT_HOUSE, PREPARATION_DRAW, PREPARATION_POWER
from smallcouncil.games.ironthrone.power import Distribute, draw
from smallcouncil.games.ironthrone.state import ThroneTable
from smallcouncil.games.ironthrone.words import (
    CHALLENGE,
    CHARACTER_TO_SEND,
    DEFENDER,
    DEFENDS,
    EVENT_DRAWN,
    SEND,
    SENT,
)
from smallcouncil.table import Choice, Procedure


def draw_event(t: ThroneTable) -> int:
    if not t.events:
        t.events, t.event_discard = t.event_discard, t.events
        t.rng.shuffle(t.events)
    return t.events.pop()


def measure(t: ThroneTable, seat: int, criterion: str) -> int:
    """What a special event compares."""
    if criterion == "most_hand_cards":
        return len(t.hands[seat])
    if criterion == "most_influence_spread":
        return t.score(seat)
    assert criterion == "most_leader_sheet_power"
    return t.sheet[seat]


def defenders(t: ThroneTable) -> list[int]:
    """Who can be the defender by the event drawn; if several, the challenger chooses."""
    e = t.encounter
    others = t.from_challenger()[1:]
    house = EVENT_HOUSE[e.event]
    if house < 0:
        criterion = EVENT_CRITERION[e.event]
        most = max([measure(t, seat, criterion) for seat in others])
        return [seat for seat in others if measure(t, seat, criterion) == most]
    named = t.seat_of[house]
    return others if named == e.challenger else [named]


class Preparation(Procedure):
    """Both active players act in each step, the challenger first."""

    __slots__ = ("role", "offered")

    steps = ("event", "defender", "draw", "distribute", "character")
    fields = ("role", "offered")

    def __init__(self, role: int = 0, offered: int = 0) -> None:
        self.step = 0
        self.role = role  # 0: the challenger's turn, 1: the defender's
        self.offered = offered  # the ability that may take the place of this step has been offered

    def copy(self) -> Preparation:
        return Preparation(self.role, self.offered).at(self.step)

    def event(self, t: ThroneTable) -> None:
        e = t.encounter
        e.event = draw_event(t)
        t.tell(EVENT_DRAWN, e.challenger, e.event)
        house = EVENT_HOUSE[e.event]
        if house >= 0 and t.seat_of[house] == e.challenger and t.options.own_house_event == "redraw":
            t.event_discard.append(e.event)
            self.again()

    def defender(self, t: ThroneTable) -> None:
        e = t.encounter
        self.ask(t, e.challenger, DEFENDER, [CHALLENGE(seat) for seat in defenders(t)], args=(e.event,))

    def on_defender(self, t: ThroneTable, seat: int, choice: Choice) -> None:
        e = t.encounter
        e.defender = choice.args[0]
        e.side[e.challenger] = 0
        e.side[e.defender] = 1
        t.tell(DEFENDS, e.defender)

    def draw(self, t: ThroneTable) -> None:
        while self.role < 2:
            seat = t.encounter.active(self.role)
            if self.offers_ability(t, windows.PREP_DRAW, seat):
                return
            if not t.encounter.replaced:
                draw(t, seat, PREPARATION_DRAW)
            self.role += 1
        self.role = 0

    def distribute(self, t: ThroneTable) -> None:
        while self.role < 2:
            seat = t.encounter.active(self.role)
            if self.offers_ability(t, windows.PREP_POWER, seat):
                return
            self.role += 1
            if not t.encounter.replaced and t.sheet[seat]:
                t.call(Distribute(seat, PREPARATION_POWER, PREPARATION_POWER))
                self.again()
                return
        self.role = 0

    def offers_ability(self, t: ThroneTable, window: int, seat: int) -> bool:
        """Before a player's step the window for it opens, if anyone can use it; the step comes afterwards."""
        if self.offered:
            self.offered = 0
            return False
        t.encounter.replaced = 0
        if not windows.open_window(t, window, seat):
            return False
        self.offered = 1
        self.again()
        return True

    def character(self, t: ThroneTable) -> None:
        seat = t.encounter.active(self.role)
        self.ask(t, seat, CHARACTER_TO_SEND, [SEND(c) for c in t.living(seat)])

    def on_character(self, t: ThroneTable, seat: int, choice: Choice) -> None:
        t.encounter.sent[seat] = choice.args[0]
        t.tell(SENT, seat, choice.args[0])
        if self.role == 0:
            self.role = 1
            self.again()
