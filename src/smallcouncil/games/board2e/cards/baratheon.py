"""House cards of Baratheon: what their texts do."""

from __future__ import annotations

from typing import ClassVar

from smallcouncil.games.board2e.board import NEAR
from smallcouncil.games.board2e.combat.battle import ATTACKER, Battle
from smallcouncil.games.board2e.combat.house_cards import refill
from smallcouncil.games.board2e.combat.text import CardChoice, Text, announce
from smallcouncil.games.board2e.combat_words import (
    ASK_JON,
    ASK_MELISANDRE,
    ASK_PATCHFACE,
    ASK_RENLY,
    THREAT_DOWN,
    THREAT_UP,
)
from smallcouncil.games.board2e.facts import (
    CARD_STRENGTH,
    CARDS,
    FOOTMAN,
    IRON_THRONE,
    KNIGHT,
    ORDER_TYPE,
    SHIP,
    SUPPORT,
    WILDLING_ATTACK_AT,
    WILDLING_STEP,
)
from smallcouncil.games.board2e.state import KINDS, BoardTable
from smallcouncil.games.board2e.westeros.losses import discard_card, take_back_card
from smallcouncil.games.board2e.words import DISCARD, PASS, PROMOTE, TAKE_BACK, UPGRADED
from smallcouncil.table import Choice, Prompt

STANNIS = CARDS.index("stannis_baratheon")


class StannisBaratheon(Text):
    """+1 against those who are higher on the iron throne track."""

    def strength(self, t: BoardTable, b: Battle, side: int) -> int:
        return 1 if t.rank(IRON_THRONE, b.seat(1 - side)) < t.rank(IRON_THRONE, b.seat(side)) else 0


class RenlyBaratheon(Text):
    """If you win, you may make a knight of a footman that fought for you or supported you."""

    prompt: ClassVar[Prompt] = ASK_RENLY

    def result(self, t: BoardTable, b: Battle, side: int) -> None:
        if b.winner == side and t.stock[b.seat(side) * KINDS + KNIGHT]:
            t.call(CardChoice(side))

    def options(self, t: BoardTable, b: Battle, side: int, stage: int) -> list[Choice]:
        seat = b.seat(side)
        areas = [a for a in b.backing(t, side) if t.owner[a] == seat and t.count(a, FOOTMAN)]
        if b.standing(t, side)[FOOTMAN] or b.lying(t, side)[FOOTMAN]:
            areas.insert(0, b.area)
        return [*[PROMOTE(a) for a in areas], PASS]

    def chosen(self, t: BoardTable, b: Battle, side: int, stage: int, choice: Choice) -> None:
        if choice is PASS:
            return
        announce(t, b, side)
        (area,) = choice.args
        seat = b.seat(side)
        if area == b.area and side == ATTACKER:
            b.attack[FOOTMAN] -= 1
            b.attack[KNIGHT] += 1
            t.stock[seat * KINDS + FOOTMAN] += 1
            t.stock[seat * KINDS + KNIGHT] -= 1
        else:
            t.exchange(area, FOOTMAN, KNIGHT)
        t.tell(UPGRADED, seat, KNIGHT, area)


class DavosSeaworth(Text):
    """+1 strength and a sword while Stannis lies in your discard pile."""

    def strength(self, t: BoardTable, b: Battle, side: int) -> int:
        return 1 if STANNIS in t.discarded_cards(b.seat(side)) else 0

    def swords(self, t: BoardTable, b: Battle, side: int) -> int:
        return self.strength(t, b, side)


class SalladhorSaan(Text):
    """If you are supported, ships of all others count 0."""

    def arm(self, t: BoardTable, b: Battle, side: int, on: int, seat: int, values: list[int]) -> None:
        if seat != b.seat(side) and b.supported(t, side):
            values[SHIP] = 0


class Patchface(Text):
    """Afterwards you may discard a card of the opponent's hand."""

    prompt: ClassVar[Prompt] = ASK_PATCHFACE

    def after_combat(self, t: BoardTable, b: Battle, side: int) -> None:
        t.call(CardChoice(side))

    def options(self, t: BoardTable, b: Battle, side: int, stage: int) -> list[Choice]:
        return [PASS, *[DISCARD(card) for card in t.hand_cards(b.seat(1 - side))]]

    def chosen(self, t: BoardTable, b: Battle, side: int, stage: int, choice: Choice) -> None:
        if choice is not PASS:
            announce(t, b, side)
            (card,) = choice.args
            victim = b.seat(1 - side)
            discard_card(t, victim, card)
            refill(t, victim, t.card_bit(victim, card))


class StannisUnsupported(Text):
    """If you are not supported, all support orders around the combat go."""

    def immediate(self, t: BoardTable, b: Battle, side: int) -> None:
        if b.supported(t, side):
            return
        areas = [a for a in NEAR[b.area] if t.orders[a] >= 0 and ORDER_TYPE[t.orders[a]] == SUPPORT]
        if areas:
            announce(t, b, side)
        for area in areas:
            t.remove_order(area)


class JonSnow(Text):
    """If you win, you may move the wildlings one space."""

    prompt: ClassVar[Prompt] = ASK_JON

    def result(self, t: BoardTable, b: Battle, side: int) -> None:
        if b.winner == side:
            t.call(CardChoice(side))

    def options(self, t: BoardTable, b: Battle, side: int, stage: int) -> list[Choice]:
        choices = [PASS]
        if t.threat + WILDLING_STEP < WILDLING_ATTACK_AT:
            choices.append(THREAT_UP)
        if t.threat >= WILDLING_STEP:
            choices.append(THREAT_DOWN)
        return choices

    def chosen(self, t: BoardTable, b: Battle, side: int, stage: int, choice: Choice) -> None:
        if choice is not PASS:
            announce(t, b, side)
            t.set_threat(t.threat + (WILDLING_STEP if choice is THREAT_UP else -WILDLING_STEP))


class MelisandreBuysBack(Text):
    """Afterwards you may take a used card back for power equal to its printed strength."""

    prompt: ClassVar[Prompt] = ASK_MELISANDRE

    def after_combat(self, t: BoardTable, b: Battle, side: int) -> None:
        t.call(CardChoice(side))

    def options(self, t: BoardTable, b: Battle, side: int, stage: int) -> list[Choice]:
        seat = b.seat(side)
        cards = [card for card in t.discarded_cards(seat) if CARD_STRENGTH[card] <= t.power[seat]]
        return [PASS, *[TAKE_BACK(card) for card in cards]]

    def chosen(self, t: BoardTable, b: Battle, side: int, stage: int, choice: Choice) -> None:
        if choice is not PASS:
            (card,) = choice.args
            t.lose(b.seat(side), CARD_STRENGTH[card])
            take_back_card(t, b.seat(side), card)


class ManceRayder(Text):
    """Your strength is the wildling threat."""

    def fix(self, t: BoardTable, b: Battle, side: int, totals: list[int]) -> None:
        totals[side] = t.threat


TEXTS: dict[str, Text] = {
    "stannis_baratheon": StannisBaratheon(),
    "renly_baratheon": RenlyBaratheon(),
    "ser_davos_seaworth": DavosSeaworth(),
    "salladhor_saan": SalladhorSaan(),
    "patchface": Patchface(),
    "stannis_baratheon_dwd": StannisUnsupported(),
    "jon_snow": JonSnow(),
    "melisandre_dwd": MelisandreBuysBack(),
    "mance_rayder": ManceRayder(),
}
