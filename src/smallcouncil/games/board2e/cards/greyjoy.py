"""House cards of Greyjoy: what their texts do."""

from __future__ import annotations

from typing import ClassVar

from smallcouncil.games.board2e.board import LEVEL
from smallcouncil.games.board2e.combat.battle import ATTACKER, DEFENDER, NO_CARD, Battle
from smallcouncil.games.board2e.combat.house_cards import ChooseAnother
from smallcouncil.games.board2e.combat.text import CardChoice, Text, announce
from smallcouncil.games.board2e.combat_words import (
    ASK_AERON,
    ASK_AERON_PAYS,
    ASK_RODRIK,
    FETCH,
    PAY,
    REPLACE_CARD,
    SEARCH,
    SEARCHED,
    YOU_FETCHED,
)
from smallcouncil.games.board2e.facts import FIEFDOMS, SHIP
from smallcouncil.games.board2e.state import FACE, SEEN, BoardTable
from smallcouncil.games.board2e.words import DISCARDED, PASS
from smallcouncil.table import Choice, Prompt

AERONS_PRICE = 2


class VictarionGreyjoy(Text):
    """If you attack, your ships count 2."""

    def arm(self, t: BoardTable, b: Battle, side: int, on: int, seat: int, values: list[int]) -> None:
        if side == ATTACKER == on and seat == b.attacker:
            values[SHIP] = 2


class TheonGreyjoy(Text):
    """+1 strength and a sword in defense of a castle or stronghold."""

    def strength(self, t: BoardTable, b: Battle, side: int) -> int:
        return 1 if side == DEFENDER and LEVEL[b.area] else 0

    def swords(self, t: BoardTable, b: Battle, side: int) -> int:
        return self.strength(t, b, side)


class BalonGreyjoy(Text):
    blanks_strength: ClassVar[bool] = True


class AshaGreyjoy(Text):
    """2 swords and a fortification if nobody supports you."""

    def swords(self, t: BoardTable, b: Battle, side: int) -> int:
        return 0 if b.supported(t, side) else 2

    def fortifications(self, t: BoardTable, b: Battle, side: int) -> int:
        return 0 if b.supported(t, side) else 1


class AeronDamphair(Text):
    """You may pay 2 power to discard this card and play another."""

    prompt: ClassVar[Prompt] = ASK_AERON

    def immediate(self, t: BoardTable, b: Battle, side: int) -> None:
        seat = b.seat(side)
        barred = b.barred[side]
        others = [card for card in t.hand_cards(seat) if card != barred]
        if t.power[seat] >= AERONS_PRICE and others:
            t.call(CardChoice(side))

    def options(self, t: BoardTable, b: Battle, side: int, stage: int) -> list[Choice]:
        return [PASS, REPLACE_CARD]

    def chosen(self, t: BoardTable, b: Battle, side: int, stage: int, choice: Choice) -> None:
        if choice is PASS:
            return
        seat, card = b.seat(side), b.cards[side]
        t.lose(seat, AERONS_PRICE)
        t.discard[seat] |= t.card_bit(seat, card)
        t.tell(DISCARDED, seat, card)
        b.cards[side] = NO_CARD
        t.call(ChooseAnother(side))


class EuronCrowsEye(Text):
    """+1 against those who are higher on the fiefdoms track."""

    def strength(self, t: BoardTable, b: Battle, side: int) -> int:
        return 1 if t.rank(FIEFDOMS, b.seat(1 - side)) < t.rank(FIEFDOMS, b.seat(side)) else 0


class RodrikTheReader(Text):
    """If you win, you may search a Westeros deck for a card and put it on top."""

    prompt: ClassVar[Prompt] = ASK_RODRIK

    def result(self, t: BoardTable, b: Battle, side: int) -> None:
        if b.winner == side:
            t.call(CardChoice(side))

    def options(self, t: BoardTable, b: Battle, side: int, stage: int) -> list[Choice]:
        """First a deck; `stage` is its number, from 1 on, afterwards."""
        if not stage:
            return [PASS, *[SEARCH(deck + 1) for deck in range(3) if t.westeros[deck]]]
        return [FETCH(face) for face in sorted({card & FACE for card in t.westeros[stage - 1]})]

    def chosen(self, t: BoardTable, b: Battle, side: int, stage: int, choice: Choice) -> None:
        if choice is PASS:
            return
        seat = b.seat(side)
        if not stage:
            (deck,) = choice.args
            t.tell(SEARCHED, seat, deck)
            t.call(CardChoice(side, deck))
            return
        (face,) = choice.args
        pile = sorted([card & FACE for card in t.westeros[stage - 1]])  # nobody knows a card of it any more
        pile.remove(face)
        t.rng.shuffle(pile)
        t.westeros[stage - 1] = [*pile, face | 1 << (SEEN + seat)]
        t.whisper(1 << seat, YOU_FETCHED, face)


class QarlTheMaid(Text):
    """If you attack and lose, gain 3 power."""

    def result(self, t: BoardTable, b: Battle, side: int) -> None:
        if side == ATTACKER and b.winner != side:
            announce(t, b, side)
            t.gain(b.seat(side), 3)


class AeronPays(Text):
    """You may pay any power: 1 strength for each."""

    prompt: ClassVar[Prompt] = ASK_AERON_PAYS

    def before_strength(self, t: BoardTable, b: Battle, side: int) -> None:
        t.call(CardChoice(side))

    def options(self, t: BoardTable, b: Battle, side: int, stage: int) -> list[Choice]:
        return [PASS, *[PAY(power) for power in range(1, t.power[b.seat(side)] + 1)]]

    def chosen(self, t: BoardTable, b: Battle, side: int, stage: int, choice: Choice) -> None:
        if choice is not PASS:
            (b.paid[side],) = choice.args
            t.lose(b.seat(side), b.paid[side])


TEXTS: dict[str, Text] = {
    "victarion_greyjoy": VictarionGreyjoy(),
    "theon_greyjoy": TheonGreyjoy(),
    "balon_greyjoy": BalonGreyjoy(),
    "asha_greyjoy": AshaGreyjoy(),
    "aeron_damphair": AeronDamphair(),
    "euron_crows_eye_dwd": EuronCrowsEye(),
    "rodrik_the_reader": RodrikTheReader(),
    "qarl_the_maid": QarlTheMaid(),
    "aeron_damphair_dwd": AeronPays(),
}
