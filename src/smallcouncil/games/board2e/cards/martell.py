"""House cards of Martell: what their texts do."""

from __future__ import annotations

from typing import ClassVar

from smallcouncil.games.board2e.combat.battle import ATTACKER, DEFENDER, Battle
from smallcouncil.games.board2e.combat.text import CardChoice, Text, announce
from smallcouncil.games.board2e.combat_words import ASK_DORAN, ASK_GERRIS
from smallcouncil.games.board2e.facts import TRACKS
from smallcouncil.games.board2e.state import BoardTable
from smallcouncil.games.board2e.words import CHOOSE_TRACK, PASS
from smallcouncil.table import Choice, Prompt


class NymeriaSand(Text):
    """A fortification in defense, a sword in attack."""

    def swords(self, t: BoardTable, b: Battle, side: int) -> int:
        return 1 if side == ATTACKER else 0

    def fortifications(self, t: BoardTable, b: Battle, side: int) -> int:
        return 1 if side == DEFENDER else 0


class ArianneMartell(Text):
    """If you defend and lose, the attacker does not enter."""

    bars_entry: ClassVar[bool] = True


class DoranMartell(Text):
    """The opponent falls to the last position of a track."""

    prompt: ClassVar[Prompt] = ASK_DORAN

    def immediate(self, t: BoardTable, b: Battle, side: int) -> None:
        t.call(CardChoice(side))

    def options(self, t: BoardTable, b: Battle, side: int, stage: int) -> list[Choice]:
        return [CHOOSE_TRACK(track) for track in range(len(TRACKS))]

    def chosen(self, t: BoardTable, b: Battle, side: int, stage: int, choice: Choice) -> None:
        announce(t, b, side)
        t.move_to(choice.args[0], b.seat(1 - side), t.players - 1)


class DoranAlone(Text):
    """For each other card in your hand a sword, a fortification and 1 strength less."""

    def strength(self, t: BoardTable, b: Battle, side: int) -> int:
        return -len(t.hand_cards(b.seat(side)))

    def swords(self, t: BoardTable, b: Battle, side: int) -> int:
        return len(t.hand_cards(b.seat(side)))

    def fortifications(self, t: BoardTable, b: Battle, side: int) -> int:
        return len(t.hand_cards(b.seat(side)))


class GerrisDrinkwater(Text):
    """If you win, you may rise by one position on a track."""

    prompt: ClassVar[Prompt] = ASK_GERRIS

    def result(self, t: BoardTable, b: Battle, side: int) -> None:
        if b.winner == side:
            t.call(CardChoice(side))

    def options(self, t: BoardTable, b: Battle, side: int, stage: int) -> list[Choice]:
        seat = b.seat(side)
        return [PASS, *[CHOOSE_TRACK(track) for track in range(len(TRACKS)) if t.rank(track, seat)]]

    def chosen(self, t: BoardTable, b: Battle, side: int, stage: int, choice: Choice) -> None:
        if choice is not PASS:
            announce(t, b, side)
            (track,) = choice.args
            t.move_to(track, b.seat(side), t.rank(track, b.seat(side)) - 1)


class QuentynMartell(Text):
    """+1 strength for each card in your discard pile."""

    def strength(self, t: BoardTable, b: Battle, side: int) -> int:
        return len(t.discarded_cards(b.seat(side)))


TEXTS: dict[str, Text] = {
    "nymeria_sand": NymeriaSand(),
    "arianne_martell": ArianneMartell(),
    "doran_martell": DoranMartell(),
    "doran_martell_dwd": DoranAlone(),
    "ser_gerris_drinkwater": GerrisDrinkwater(),
    "quentyn_martell": QuentynMartell(),
}
