"""What the text of a house card may do, window by window. The texts themselves stand in `cards/<house>.py`."""

from __future__ import annotations

from typing import ClassVar

from smallcouncil.games.board2e.combat.battle import Battle, battle
from smallcouncil.games.board2e.combat_words import TEXT_USED
from smallcouncil.games.board2e.facts import CARDS
from smallcouncil.games.board2e.state import BoardTable
from smallcouncil.table import Choice, Procedure, Prompt


class Text:
    """The text of a house card: none of this, unless a card says otherwise. `side` is the side that played it."""

    prompt: ClassVar[Prompt]  # for texts with something to choose

    blanks_strength: ClassVar[bool] = False  # the printed strength of the opposing card counts 0
    spares_units: ClassVar[bool] = False  # no casualties by texts, icons and tides
    picks_retreat: ClassVar[bool] = False  # chooses the loser's retreat
    keeps_march: ClassVar[bool] = False  # the march order goes into the conquered area
    bars_entry: ClassVar[bool] = False  # the victorious attacker may not enter

    # windows, in the order in which they come

    def cancel(self, t: BoardTable, b: Battle, side: int) -> None:
        """Texts that ignore or cancel others."""

    def immediate(self, t: BoardTable, b: Battle, side: int) -> None:
        """Texts that work at once."""

    def before_strength(self, t: BoardTable, b: Battle, side: int) -> None:
        """Payments and other changes before the strength is final."""

    def result(self, t: BoardTable, b: Battle, side: int) -> None:
        """Texts of the winner and of the loser."""

    def after_combat(self, t: BoardTable, b: Battle, side: int) -> None:
        """Both cards lie in the discard piles."""

    # what is read whenever strength and icons are counted

    def strength(self, t: BoardTable, b: Battle, side: int) -> int:
        return 0

    def swords(self, t: BoardTable, b: Battle, side: int) -> int:
        return 0

    def fortifications(self, t: BoardTable, b: Battle, side: int) -> int:
        return 0

    def defense_order(self, value: int) -> int:
        """The value of an own defense order."""
        return value

    def arm(self, t: BoardTable, b: Battle, side: int, on: int, seat: int, values: list[int]) -> None:
        """Change what each unit of a seat is worth on side `on`."""

    def fix(self, t: BoardTable, b: Battle, side: int, totals: list[int]) -> None:
        """Replace final totals, whatever else counts."""

    # choices

    def options(self, t: BoardTable, b: Battle, side: int, stage: int) -> list[Choice]:
        return []

    def chosen(self, t: BoardTable, b: Battle, side: int, stage: int, choice: Choice) -> None:
        """Act on a choice among the options."""


NO_TEXT = Text()
TEXTS: list[Text] = [NO_TEXT] * len(CARDS)  # by card; `cards/house_cards.py` fills it


def text_of(b: Battle, side: int) -> Text:
    """The text that counts for a side: of the card it has shown, unless it is ignored."""
    card = b.cards[side]
    if card < 0 or b.muted >> side & 1:
        return NO_TEXT
    return TEXTS[card]


def announce(t: BoardTable, b: Battle, side: int) -> None:
    t.tell(TEXT_USED, b.seat(side), b.cards[side])


class CardChoice(Procedure):
    """The owner of a card chooses what its text offers. Texts with several questions count their `stage`."""

    __slots__ = ("side", "stage")
    steps = ("choose",)
    fields = ("side", "stage")

    def __init__(self, side: int, stage: int = 0) -> None:
        super().__init__()
        self.side = side
        self.stage = stage

    def copy(self) -> CardChoice:
        return CardChoice(self.side, self.stage).at(self.step)

    def choose(self, t: BoardTable) -> None:
        b = battle(t)
        text = text_of(b, self.side)
        choices = text.options(t, b, self.side, self.stage)
        if choices:
            self.ask(t, b.seat(self.side), text.prompt, choices, args=(b.seat(1 - self.side),))

    def on_choose(self, t: BoardTable, seat: int, choice: Choice) -> None:
        b = battle(t)
        text_of(b, self.side).chosen(t, b, self.side, self.stage, choice)
