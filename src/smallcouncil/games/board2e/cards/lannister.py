"""House cards of Lannister: what their texts do."""

from __future__ import annotations

from typing import ClassVar

from smallcouncil.games.board2e.combat.battle import ATTACKER, NO_CARD, Battle
from smallcouncil.games.board2e.combat.casualties import kill
from smallcouncil.games.board2e.combat.house_cards import ChooseAnother
from smallcouncil.games.board2e.combat.text import CardChoice, Text, announce, text_of
from smallcouncil.games.board2e.combat_words import (
    ASK_CERSEI,
    ASK_ILYN,
    ASK_QYBURN,
    ASK_TYRION,
    CARD_COPIED,
    CARD_RETURNED,
    COPY_CARD,
    KILL,
    REMOVE_ORDER,
    RETURN_CARD,
)
from smallcouncil.games.board2e.facts import FOOTMAN, KNIGHT
from smallcouncil.games.board2e.state import BoardTable
from smallcouncil.games.board2e.words import DESTROY, DESTROYED, PASS
from smallcouncil.table import Choice, Prompt

QYBURNS_PRICE = 2


class TywinLannister(Text):
    """If you win, gain 2 power."""

    def result(self, t: BoardTable, b: Battle, side: int) -> None:
        if b.winner == side:
            announce(t, b, side)
            t.gain(b.seat(side), 2)


class TyrionLannister(Text):
    """You may send the opponent's card back to his hand; he plays another one."""

    prompt: ClassVar[Prompt] = ASK_TYRION

    def cancel(self, t: BoardTable, b: Battle, side: int) -> None:
        if b.cards[1 - side] >= 0:
            t.call(CardChoice(side))

    def options(self, t: BoardTable, b: Battle, side: int, stage: int) -> list[Choice]:
        return [PASS, RETURN_CARD(b.cards[1 - side])]

    def chosen(self, t: BoardTable, b: Battle, side: int, stage: int, choice: Choice) -> None:
        if choice is PASS:
            return
        other = 1 - side
        seat, card = b.seat(other), b.cards[other]
        t.hand[seat] |= t.card_bit(seat, card)
        t.tell(CARD_RETURNED, seat, card)
        b.barred[other] = card
        b.cards[other] = NO_CARD
        t.call(ChooseAnother(other))


class KevanLannister(Text):
    """If you attack, your footmen count 2."""

    def arm(self, t: BoardTable, b: Battle, side: int, on: int, seat: int, values: list[int]) -> None:
        if side == ATTACKER == on and seat == b.attacker:
            values[FOOTMAN] = 2


class CerseiLannister(Text):
    """If you win, you may remove an order of the loser."""

    prompt: ClassVar[Prompt] = ASK_CERSEI

    def result(self, t: BoardTable, b: Battle, side: int) -> None:
        if b.winner == side:
            t.call(CardChoice(side))

    def options(self, t: BoardTable, b: Battle, side: int, stage: int) -> list[Choice]:
        loser = b.seat(1 - side)
        spent = (b.source, b.area)  # the order of this attack, and what goes anyway
        areas = [a for a, order in enumerate(t.orders) if order >= 0 and t.owner[a] == loser and a not in spent]
        return [PASS, *[REMOVE_ORDER(a) for a in areas]]

    def chosen(self, t: BoardTable, b: Battle, side: int, stage: int, choice: Choice) -> None:
        if choice is not PASS:
            announce(t, b, side)
            t.remove_order(choice.args[0])


class IlynPayne(Text):
    """If you win, you may destroy a footman of the opponent, wherever he is."""

    prompt: ClassVar[Prompt] = ASK_ILYN

    def result(self, t: BoardTable, b: Battle, side: int) -> None:
        if b.winner == side and not text_of(b, 1 - side).spares_units:
            t.call(CardChoice(side))

    def options(self, t: BoardTable, b: Battle, side: int, stage: int) -> list[Choice]:
        loser = b.seat(1 - side)
        choices = [PASS, *[DESTROY(a, FOOTMAN) for a in t.areas_of(loser) if t.count(a, FOOTMAN)]]
        if side != ATTACKER and b.attack[FOOTMAN]:
            choices.append(KILL(FOOTMAN))
        return choices

    def chosen(self, t: BoardTable, b: Battle, side: int, stage: int, choice: Choice) -> None:
        if choice is PASS:
            return
        announce(t, b, side)
        if choice.verb is KILL:
            kill(t, b, 1 - side, choice)
        else:
            area, unit = choice.args
            t.tell(DESTROYED, b.seat(1 - side), unit, area)
            t.destroy(area, unit)


class AddamMarbrand(Text):
    """If you attack, your knights count 3."""

    def arm(self, t: BoardTable, b: Battle, side: int, on: int, seat: int, values: list[int]) -> None:
        if side == ATTACKER == on and seat == b.attacker:
            values[KNIGHT] = 3


class Qyburn(Text):
    """You may pay 2 power to use strength and icons of a card in any discard pile."""

    prompt: ClassVar[Prompt] = ASK_QYBURN

    def before_strength(self, t: BoardTable, b: Battle, side: int) -> None:
        if t.power[b.seat(side)] >= QYBURNS_PRICE:
            t.call(CardChoice(side))

    def options(self, t: BoardTable, b: Battle, side: int, stage: int) -> list[Choice]:
        return [PASS, *[COPY_CARD(card) for seat in t.tracks[0] for card in t.discarded_cards(seat)]]

    def chosen(self, t: BoardTable, b: Battle, side: int, stage: int, choice: Choice) -> None:
        if choice is not PASS:
            t.lose(b.seat(side), QYBURNS_PRICE)
            (b.copied[side],) = choice.args
            t.tell(CARD_COPIED, b.seat(side), b.copied[side])


TEXTS: dict[str, Text] = {
    "tywin_lannister": TywinLannister(),
    "tyrion_lannister": TyrionLannister(),
    "ser_kevan_lannister": KevanLannister(),
    "cersei_lannister": CerseiLannister(),
    "ser_ilyn_payne": IlynPayne(),
    "ser_addam_marbrand": AddamMarbrand(),
    "qyburn": Qyburn(),
}
