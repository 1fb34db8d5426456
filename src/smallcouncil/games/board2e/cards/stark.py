"""House cards of Stark: what their texts do."""

from __future__ import annotations

from typing import ClassVar

from smallcouncil.games.board2e.combat.battle import Battle
from smallcouncil.games.board2e.combat.text import CardChoice, Text, announce
from smallcouncil.games.board2e.combat_words import ASK_REEK, SUPPORT_TURNED
from smallcouncil.games.board2e.facts import CARDS
from smallcouncil.games.board2e.state import BoardTable
from smallcouncil.games.board2e.westeros.losses import take_back_card
from smallcouncil.games.board2e.words import PASS, TAKE_BACK, TOOK_BACK
from smallcouncil.table import Choice, Prompt

RAMSAY = CARDS.index("ramsay_bolton")
REEK = CARDS.index("reek")


class RobbStark(Text):
    """`combat/retreat.py` asks."""

    picks_retreat: ClassVar[bool] = True


class RooseBolton(Text):
    """If you lose, take your whole discard pile and this card back."""

    def result(self, t: BoardTable, b: Battle, side: int) -> None:
        if b.winner != side:
            announce(t, b, side)
            take_back_played(t, b, side)
            for card in t.discarded_cards(b.seat(side)):
                take_back_card(t, b.seat(side), card)


class Blackfish(Text):
    spares_units: ClassVar[bool] = True


class CatelynStark(Text):
    """A defense order counts double."""

    def defense_order(self, value: int) -> int:
        return 2 * value


class RamsayBolton(Text):
    """+1 strength and 3 swords while Reek is in your hand."""

    def strength(self, t: BoardTable, b: Battle, side: int) -> int:
        return 1 if REEK in t.hand_cards(b.seat(side)) else 0

    def swords(self, t: BoardTable, b: Battle, side: int) -> int:
        return 3 if REEK in t.hand_cards(b.seat(side)) else 0


class WalderFrey(Text):
    """Support that others give to the opponent counts for you."""

    def before_strength(self, t: BoardTable, b: Battle, side: int) -> None:
        theirs = b.declared_for(1 - side)
        turned = [a for a in b.backing(t, 1 - side) if b.side_of(t.owner[a]) < 0]
        if turned:
            announce(t, b, side)
        for area in turned:
            theirs.remove(area)
            b.declared_for(side).append(area)
            t.tell(SUPPORT_TURNED, b.seat(side), area)


class Reek(Text):
    """Ramsay comes back at once; Reek himself may if you lose."""

    prompt: ClassVar[Prompt] = ASK_REEK

    def immediate(self, t: BoardTable, b: Battle, side: int) -> None:
        if RAMSAY in t.discarded_cards(b.seat(side)):
            announce(t, b, side)
            take_back_card(t, b.seat(side), RAMSAY)

    def result(self, t: BoardTable, b: Battle, side: int) -> None:
        if b.winner != side:
            t.call(CardChoice(side))

    def options(self, t: BoardTable, b: Battle, side: int, stage: int) -> list[Choice]:
        return [TAKE_BACK(b.cards[side]), PASS]

    def chosen(self, t: BoardTable, b: Battle, side: int, stage: int, choice: Choice) -> None:
        if choice is not PASS:
            take_back_played(t, b, side)


def take_back_played(t: BoardTable, b: Battle, side: int) -> None:
    """The card that was played goes back to the hand instead of onto the discard pile."""
    seat, card = b.seat(side), b.cards[side]
    t.hand[seat] |= t.card_bit(seat, card)
    b.returned |= 1 << side
    t.tell(TOOK_BACK, seat, card)


TEXTS: dict[str, Text] = {
    "robb_stark": RobbStark(),
    "roose_bolton": RooseBolton(),
    "the_blackfish": Blackfish(),
    "catelyn_stark": CatelynStark(),
    "ramsay_bolton": RamsayBolton(),
    "walder_frey": WalderFrey(),
    "reek": Reek(),
}
