"""When characters and maester cards may be used: the active player first, then the others in turn order, until all
who could act have passed in a row."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from smallcouncil.games.risk import facts
from smallcouncil.games.risk.cards.conditions import character_usable, maester_usable
from smallcouncil.games.risk.state import FACE_DOWN, FACE_UP
from smallcouncil.games.risk.windows.battlefield import Opener
from smallcouncil.games.risk.windows.moments import (
    AGAINST_ME,
    AGAINST_OTHER,
    BUY,
    CHARACTERS_FOR,
    COLLECT,
    COMMITTED,
    DECLARE,
    DEPLOY,
    DICE,
    DRAW_STEP,
    DRAW_TERRITORY,
    IN_WINDOW,
    OPPONENT_PLAYS,
    OPPONENT_START,
    ROLLED,
    START,
)
from smallcouncil.games.risk.windows.prices import factor
from smallcouncil.games.risk.words import AREA, CANCELLED, MAESTER, PASS, PLAY, PLAYED, USE, USED
from smallcouncil.table import NUMBER, Arg, Choice, Priority, Procedure, Prompt

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable

# What the cards do, by the `op` of their data; the modules of `cards` fill it in.
Effect = Callable[["RiskTable", int, facts.Character | facts.Maester], None]
EFFECTS: dict[str, Effect] = {}

# The least gold that anything for a moment costs a house, be it a character or a maester card: LEAST[moment][house].
LEAST = tuple(
    tuple(
        min(
            [facts.CHARACTERS[c].cost for c in own] + [c.cost for m, c in enumerate(facts.MAESTERS) if fits[m]],
            default=0,
        )
        for own in characters
    )
    for characters, fits in zip(CHARACTERS_FOR, IN_WINDOW, strict=True)
)
CHEAPEST = tuple(
    min([c.cost for c, fits in zip(facts.MAESTERS, fitting, strict=True) if fits], default=-1) for fitting in IN_WINDOW
)

ASK_START = Prompt("window.start", rule="R-RK-maester-05")
ASK_OPPONENT_START = Prompt("window.opponent_start", rule="R-RK-maester-05")
ASK_COLLECT = Prompt("window.collect", rule="R-RK-maester-05")
ASK_DEPLOY = Prompt("window.deploy", rule="R-RK-character-02")
ASK_BUY = Prompt("window.buy", rule="R-RK-character-02")
ASK_DECLARE = Prompt("window.declare", rule="R-RK-character-07", source=AREA, target=AREA)
ASK_AGAINST_ME = Prompt("window.against_me", rule="R-RK-character-08", source=AREA, target=AREA)
ASK_AGAINST_OTHER = Prompt("window.against_other", rule="R-RK-maester-05", source=AREA, target=AREA)
ASK_COMMITTED = Prompt("window.committed", rule="R-RK-maester-05", target=AREA, dice=NUMBER)
ASK_ROLLED = Prompt("window.rolled", rule="R-RK-domturn-02", attack=NUMBER, defence=NUMBER)
ASK_DICE = Prompt("window.dice", rule="R-RK-domturn-02", dice=NUMBER)
ASK_DRAW = Prompt("window.draw", rule="R-RK-character-02")
ASK_DRAW_TERRITORY = Prompt("window.draw_territory", rule="R-RK-character-02")
ASK_CANCEL = Prompt("window.cancel", rule="R-RK-maester-05", maester=MAESTER)

PROMPT_OF = {
    START: ASK_START,
    OPPONENT_START: ASK_OPPONENT_START,
    COLLECT: ASK_COLLECT,
    DEPLOY: ASK_DEPLOY,
    BUY: ASK_BUY,
    DECLARE: ASK_DECLARE,
    AGAINST_ME: ASK_AGAINST_ME,
    AGAINST_OTHER: ASK_AGAINST_OTHER,
    COMMITTED: ASK_COMMITTED,
    ROLLED: ASK_ROLLED,
    DICE: ASK_DICE,
    DRAW_STEP: ASK_DRAW,
    DRAW_TERRITORY: ASK_DRAW_TERRITORY,
    OPPONENT_PLAYS: ASK_CANCEL,
}
PROMPTS = tuple(PROMPT_OF.values())

NO_CARD = PASS()


def plays(t: RiskTable, moment: int, seat: int) -> list[Choice]:
    """The characters and maester cards that a seat can use at this moment."""
    choices: list[Choice] = []
    occasions = t.occasions[seat]
    if occasions < 0:
        occasions = t.find_occasions(seat)
    gold = t.gold[seat]
    house = t.house[seat]
    if not occasions >> moment & 1 or gold < LEAST[moment][house]:
        return choices
    fitting = IN_WINDOW[moment]
    maesters = [m for m in t.maesters[seat] if fitting[m]]
    times = factor(t, seat) if t.mourning else 1
    for c in CHARACTERS_FOR[moment][house] if t.characters_in_play else ():
        if t.face[c] == FACE_UP and facts.CHARACTERS[c].cost * times <= gold and character_usable(t, c, seat):
            choices.append(USE(c))
    for m in sorted(set(maesters)) if len(maesters) > 1 else maesters:
        if facts.MAESTERS[m].cost * times <= gold and maester_usable(t, m, seat):
            choices.append(PLAY(m))
    return choices


def could_play(t: RiskTable, moment: int, seat: int) -> bool:
    """For all the others know, the seat might hold a card for this moment."""
    return bool(t.maesters[seat]) and 0 <= CHEAPEST[moment] * factor(t, seat) <= t.gold[seat]


class Window(Priority):
    """One opening of a window: who may act in it, and at which moment that is for each."""

    fields = ("seats", "moments", "place", "passes")

    def __init__(self, seats: list[int], moments: list[int], place: int = 0, passes: int = 0) -> None:
        self.step = 0
        self.seats = seats
        self.moments = moments
        self.place = place
        self.passes = passes

    def copy(self) -> Window:
        return Window(self.seats, self.moments, self.place, self.passes).at(self.step)

    def opener(self, t: RiskTable) -> Opener:
        found = t.nearest(Opener)
        assert found is not None
        return found

    def closed(self, t: RiskTable) -> bool:
        return self.opener(t).closed()

    def speakers(self, t: RiskTable) -> int:
        return len(self.seats)

    def speaker(self, t: RiskTable) -> int:
        return self.seats[self.place]

    def pass_on(self, t: RiskTable) -> None:
        self.place = (self.place + 1) % len(self.seats)

    def possible(self, t: RiskTable, seat: int) -> list[Choice]:
        return plays(t, self.moments[self.place], seat)

    def might_act(self, t: RiskTable, seat: int) -> bool:
        return t.safe and could_play(t, self.moments[self.place], seat)

    def question(self, t: RiskTable, seat: int) -> tuple[Prompt, tuple[Arg, ...]]:
        moment = self.moments[self.place]
        return PROMPT_OF[moment], self.opener(t).about(t, moment)

    def declining(self) -> Choice:
        return NO_CARD

    def answers(self, choices: list[Choice]) -> list[Choice]:
        choices.append(NO_CARD)
        return choices

    def act(self, t: RiskTable, seat: int, choice: Choice) -> None:
        begin(t, seat, choice)


def window(t: RiskTable, moment: int, seat: int) -> None:
    """A window for one player."""
    windows(t, [seat], [moment])


def windows(t: RiskTable, seats: list[int], moments: list[int]) -> None:
    """A window for several players, the first one first; not opened when nobody has anything for it."""
    for place, seat in enumerate(seats):
        moment = moments[place]
        if not (t.occasions[seat] >> moment & 1 or t.safe):
            continue
        choices = plays(t, moment, seat)
        if choices or (t.safe and could_play(t, moment, seat)):
            opened = Window(seats, moments, place, place)
            t.call(opened)
            opened.begin(t, seat, choices)
            return


def begin(t: RiskTable, seat: int, choice: Choice) -> None:
    """A character is used or a maester card played."""
    if choice.verb is USE:
        t.call(UseCharacter(seat, choice.args[0]))
    else:
        t.call(PlayMaester(seat, choice.args[0]))


class UseCharacter(Procedure):
    """Pay, turn the card face down, carry out the ability."""

    steps = ("pay", "resolve")
    fields = ("seat", "character")

    def __init__(self, seat: int, character: int) -> None:
        self.step = 0
        self.seat = seat
        self.character = character

    def pay(self, t: RiskTable) -> None:
        cost = facts.CHARACTERS[self.character].cost * factor(t, self.seat)
        t.gold[self.seat] -= cost
        t.turn_character(self.character, FACE_DOWN)
        t.tell(USED, self.seat, self.character, cost)

    def resolve(self, t: RiskTable) -> None:
        card = facts.CHARACTERS[self.character]
        EFFECTS[card.op](t, self.seat, card)


class PlayMaester(Opener):
    """Pay, discard, let the others cancel, carry out the effect."""

    steps = ("pay", "cancel", "resolve")
    fields = ("seat", "maester", "cancelled")

    def __init__(self, seat: int, maester: int, cancelled: int = 0) -> None:
        self.step = 0
        self.seat = seat
        self.maester = maester
        self.cancelled = cancelled

    def about(self, t: RiskTable, moment: int) -> tuple[int, ...]:
        return (self.maester,)

    def pay(self, t: RiskTable) -> None:
        cost = facts.MAESTERS[self.maester].cost * factor(t, self.seat)
        t.gold[self.seat] -= cost
        t.lose_maester(self.seat, self.maester)
        t.maester_discard.append(self.maester)
        t.tell(PLAYED, self.seat, self.maester, cost)

    def cancel(self, t: RiskTable) -> None:
        seats = t.others(self.seat)
        windows(t, seats, [OPPONENT_PLAYS] * len(seats))

    def resolve(self, t: RiskTable) -> None:
        if self.cancelled:
            t.tell(CANCELLED, self.seat, self.maester)
        else:
            card = facts.MAESTERS[self.maester]
            EFFECTS[card.op](t, self.seat, card)
