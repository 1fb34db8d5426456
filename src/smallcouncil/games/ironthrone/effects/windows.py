"""Windows: the moments at which leader abilities and character cards may be used (notes.md, section 2)."""

from __future__ import annotations

from smallcouncil.games.ironthrone.effects import carry_out
from smallcouncil.games.ironthrone.effects.abilities import CARD_WINDOW, EFFECTS, LEADERS, WINDOWS, Effect, usable
from smallcouncil.games.ironthrone.facts import CARD_OF, CHARACTER_OF, COPIES
from smallcouncil.games.ironthrone.state import ASIDE, ThroneTable
from smallcouncil.games.ironthrone.words import (
    PASS,
    PLAY,
    PLAYED,
    USE,
    USED,
    WINDOW_CARD,
    WINDOW_LEADER,
)
from smallcouncil.table import Arg, Choice, Priority, Prompt

TORTURE = WINDOWS.index("torture")
PREP_DRAW = WINDOWS.index("prep_draw")
PREP_POWER = WINDOWS.index("prep_power")
BEFORE_SUPPORT_OFFER = WINDOWS.index("before_support_offer")
SUPPORT_ANSWERED = WINDOWS.index("support_answered")
ENCOUNTER_START = WINDOWS.index("encounter_start")
BEFORE_CARDS = WINDOWS.index("before_cards")
BEFORE_REVEAL = WINDOWS.index("before_reveal")
AFTER_REVEAL = WINDOWS.index("after_reveal")
COMPUTE_TOTALS = WINDOWS.index("compute_totals")
AFTER_NEGOTIATION = WINDOWS.index("after_negotiation")
REWARDS = WINDOWS.index("rewards")
PENALTIES = WINDOWS.index("penalties")
AFTER_PENALTIES = WINDOWS.index("after_penalties")
HOSTAGE_TAKING = WINDOWS.index("hostage_taking")
RESOLUTION_END = WINDOWS.index("resolution_end")
REFILL = WINDOWS.index("refill")


def open_window(t: ThroneTable, window: int, subject: int = -1) -> bool:
    """Put a window on the stack if anybody may act in it; `subject` is the seat that it is about."""
    leaders = t.leaders_at[window]
    if (leaders and leader_may_act(t, leaders, window, subject)) or card_may_be_played(t, window):
        t.call(Window(window, subject))
        return True
    return False


def leader_may_act(t: ThroneTable, leaders: int, window: int, subject: int) -> bool:
    for seat in range(t.players):
        if leaders >> seat & 1 and may_use(t, EFFECTS[t.leader[seat]], window, seat, subject):
            return True
    return False


def may_use(t: ThroneTable, effect: Effect, window: int, seat: int, subject: int) -> bool:
    """May the leader of a seat use the ability in this window?"""
    return (
        effect.window == window
        and (effect.every_opening or not t.encounter.used >> seat & 1)
        and usable(t, effect, seat, subject)
    )


def card_may_be_played(t: ThroneTable, window: int) -> bool:
    """Does any participant hold a card for the window, or, with safe windows, could one hold it?"""
    if window < ENCOUNTER_START or window == REFILL:  # R-IT-participate-03: nobody takes part outside the encounter
        return False
    e = t.encounter
    safe = t.options.windows == "safe"
    for seat, side in enumerate(e.side):
        if side != ASIDE:
            sent, leader = e.sent[seat], t.leader[seat]
            if CARD_WINDOW[sent] == window and (safe or t.holds(seat, CARD_OF[sent])):
                return True
            if CARD_WINDOW[leader] == window and (safe or t.holds(seat, CARD_OF[leader])):
                return True
    return False


def playable(t: ThroneTable, window: int, seat: int, subject: int) -> list[int]:
    """The character cards that a seat may play in a window, if it holds them (R-IT-charcard-02 and -03)."""
    e = t.encounter
    sent = e.sent[seat]
    if e.side[seat] == ASIDE or not t.power[sent] or e.newcomers >> seat & 1:
        return []
    leader = t.leader[seat]
    found = []
    if CARD_WINDOW[sent] == window and usable(t, EFFECTS[LEADERS + sent], seat, subject):
        found.append(CARD_OF[sent])
    if CARD_WINDOW[leader] == window and usable(t, EFFECTS[LEADERS + leader], seat, subject):
        found.append(CARD_OF[leader])
    return found


def could_hold(t: ThroneTable, seat: int, face: int) -> bool:
    """For all the table knows, may the card be in the hand?"""
    if not t.hands[seat]:
        return False
    e = t.encounter
    shown = t.discards[seat].count(face) + t.played[seat].count(face)
    if e.is_active(seat) and e.shown[e.side[seat]] and e.laid[e.side[seat]] == face:
        shown += 1
    return shown < COPIES[face]


class Window(Priority):
    """Leader abilities first, then character cards, both clockwise from the challenger (R-IT-conflict-02 and -03).

    A player plays one card or passes; it goes round until all who could act have passed in a row.
    """

    __slots__ = ("window", "subject", "index")

    steps = ("leaders", "offer", "close")
    fields = ("window", "subject", "index", "passes")

    def __init__(self, window: int, subject: int, index: int = 0, passes: int = 0) -> None:
        self.step = 0
        self.window = window
        self.subject = subject
        self.index = index  # seats from the challenger
        self.passes = passes

    def copy(self) -> Window:
        return Window(self.window, self.subject, self.index, self.passes).at(self.step)

    def leaders(self, t: ThroneTable) -> None:
        leaders = t.leaders_at[self.window]
        while leaders and self.index < t.players:
            seat = (t.encounter.challenger + self.index) % t.players
            if leaders >> seat & 1 and may_use(t, EFFECTS[t.leader[seat]], self.window, seat, self.subject):
                self.ask(t, seat, WINDOW_LEADER, [USE(t.leader[seat]), PASS], args=(t.leader[seat],), default=PASS)
                return
            self.index += 1
        self.index = 0

    def on_leaders(self, t: ThroneTable, seat: int, choice: Choice) -> None:
        self.index += 1
        self.again()
        if choice is not PASS:
            t.encounter.used |= 1 << seat
            t.tell(USED, seat, t.leader[seat])
            carry_out.carry_out(t, t.leader[seat], seat, self.subject)

    def speaker(self, t: ThroneTable) -> int:
        return (t.encounter.challenger + self.index) % t.players

    def pass_on(self, t: ThroneTable) -> None:
        self.index += 1

    def possible(self, t: ThroneTable, seat: int) -> list[Choice]:
        return [PLAY(face) for face in playable(t, self.window, seat, self.subject) if t.holds(seat, face)]

    def might_act(self, t: ThroneTable, seat: int) -> bool:
        if t.options.windows != "safe":
            return False
        return any([could_hold(t, seat, face) for face in playable(t, self.window, seat, self.subject)])

    def question(self, t: ThroneTable, seat: int) -> tuple[Prompt, tuple[Arg, ...]]:
        return WINDOW_CARD, ()

    def declining(self) -> Choice:
        return PASS

    def act(self, t: ThroneTable, seat: int, choice: Choice) -> None:
        face = choice.args[0]
        t.show_from_hand(seat, face)
        t.played[seat].append(face)
        t.tell(PLAYED, seat, face)
        carry_out.carry_out(t, LEADERS + CHARACTER_OF[face], seat, self.subject)

    def close(self, t: ThroneTable) -> None:
        if self.window != SUPPORT_ANSWERED:  # that one opens inside the window in which somebody was forced to join
            t.encounter.newcomers = 0


def start_over(t: ThroneTable) -> None:
    """After a change of an encounter card or of the result the window under way begins anew: leaders may act again."""
    window = t.nearest(Window)
    assert window is not None
    window.index = window.passes = 0
    window.goto(t, "leaders")
