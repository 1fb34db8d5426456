"""Drawing from the three decks. The top of a deck is its end; an empty deck is made anew of its discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from smallcouncil.games.risk import facts
from smallcouncil.games.risk.turn.victory import most_points
from smallcouncil.games.risk.windows.battlefield import Opener
from smallcouncil.games.risk.windows.moments import DRAW_TERRITORY
from smallcouncil.games.risk.windows.windows import window
from smallcouncil.games.risk.words import (
    DISCARDED_CARD,
    DISCARDED_MAESTER,
    DISCARDED_OBJECTIVE,
    DREW_CARD,
    END_CARD,
    END_CARD_DRAWN,
    GOT_CARD,
    GOT_MAESTER,
    GOT_OBJECTIVE,
    KEEP_CARD,
    KEEP_MAESTER,
    KEEP_OBJECTIVE,
)
from smallcouncil.table import Choice, Procedure, Prompt, Verb

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable

ASK_KEEP_CARD = Prompt("draw.keep_card", rule="R-RK-character-02")
ASK_KEEP_MAESTER = Prompt("buy.keep_maester", rule="R-RK-character-02")
ASK_KEEP_OBJECTIVE = Prompt("objective.keep", rule="R-RK-objective-08")
PROMPTS = (ASK_KEEP_CARD, ASK_KEEP_MAESTER, ASK_KEEP_OBJECTIVE)


def renew(t: RiskTable, deck: list[int], discard: list[int]) -> bool:
    """Whether there is a card to draw, after shuffling the discard pile into an empty deck."""
    if not deck and discard:
        deck += discard
        discard.clear()
        t.rng.shuffle(deck)
    return bool(deck)


def draw_territory(t: RiskTable, seat: int) -> int:
    """The top territory card, or -1 if there is none. The end game card ends the game."""
    if not renew(t, t.deck, t.discard):
        return -1
    card = t.deck.pop()
    if card == END_CARD:
        t.tell(END_CARD_DRAWN, seat)
        t.end_places = 0
        most_points(t, "end_card")
        return -1
    return card


def draw_maester(t: RiskTable) -> int:
    return t.maester_deck.pop() if renew(t, t.maester_deck, t.maester_discard) else -1


def draw_objective(t: RiskTable) -> int:
    """An objective that nobody could complete any more is put away for another one."""
    for _ in range(len(t.objective_deck) + len(t.objective_discard)):
        if not renew(t, t.objective_deck, t.objective_discard):
            break
        objective = t.objective_deck.pop()
        if possible(t, objective):
            return objective
        t.objective_discard.append(objective)
    return -1


def possible(t: RiskTable, objective: int) -> bool:
    card = facts.OBJECTIVES[objective]
    if card.kind != "conquer_from_opponents" or t.turn < 0:
        return True
    sides = sum([1 for held in t.held if held]) - 1
    neutral = any([t.owner[a] == -1 for a in t.board.areas])
    return sides + neutral >= card.args["opponents"]


class DrawOne(Opener):
    """The top card of a deck; a character may have its player choose from two instead."""

    steps = ("before", "draw")
    fields = ("seat", "replaced")

    def __init__(self, seat: int, replaced: int = 0) -> None:
        self.step = 0
        self.seat = seat
        self.replaced = replaced  # by the ability of a character


class DrawTerritory(DrawOne):
    """One territory card into the hand; Xaro Xhoan Daxos may choose from two."""

    def before(self, t: RiskTable) -> None:
        if t.characters_in_play:
            window(t, DRAW_TERRITORY, self.seat)

    def draw(self, t: RiskTable) -> None:
        if self.replaced:
            t.call(KeepOneCard(self.seat))
            return
        card = draw_territory(t, self.seat)
        if card >= 0:
            take_card(t, self.seat, card)


def take_card(t: RiskTable, seat: int, card: int) -> None:
    t.hand[seat].append(card)
    t.tell_others(1 << seat, DREW_CARD, seat)
    t.whisper(1 << seat, GOT_CARD, seat, card)


class KeepOne(Procedure):
    """Look at the top two cards of a deck, keep one, discard the other."""

    prompt: ClassVar[Prompt]
    verb: ClassVar[Verb]
    steps = ("look", "keep")
    fields = ("seat", "cards")

    def __init__(self, seat: int, cards: list[int] | None = None) -> None:
        self.step = 0
        self.seat = seat
        self.cards = cards or []

    def look(self, t: RiskTable) -> None:
        for _ in range(2):
            card = -1 if t.over else self.draw(t)
            if card >= 0:
                self.cards.append(card)

    def keep(self, t: RiskTable) -> None:
        if self.cards:
            twofold = t.safe and len(self.cards) > 1  # two of the same must not be told by silence
            self.ask(t, self.seat, self.prompt, [self.verb(c) for c in sorted(set(self.cards))], always=twofold)

    def on_keep(self, t: RiskTable, seat: int, choice: Choice) -> None:
        (kept,) = choice.args
        self.take(t, kept)
        self.cards.remove(kept)
        for card in self.cards:
            self.discard(t, card)

    def draw(self, t: RiskTable) -> int:
        raise NotImplementedError  # abstract

    def take(self, t: RiskTable, card: int) -> None:
        raise NotImplementedError  # abstract

    def discard(self, t: RiskTable, card: int) -> None:
        raise NotImplementedError  # abstract


class KeepOneCard(KeepOne):
    prompt = ASK_KEEP_CARD
    verb = KEEP_CARD

    def draw(self, t: RiskTable) -> int:
        return draw_territory(t, self.seat)

    def take(self, t: RiskTable, card: int) -> None:
        take_card(t, self.seat, card)

    def discard(self, t: RiskTable, card: int) -> None:
        t.discard.append(card)
        t.tell(DISCARDED_CARD, self.seat, card)


class KeepOneMaester(KeepOne):
    prompt = ASK_KEEP_MAESTER
    verb = KEEP_MAESTER

    def draw(self, t: RiskTable) -> int:
        return draw_maester(t)

    def take(self, t: RiskTable, card: int) -> None:
        take_maester(t, self.seat, card)

    def discard(self, t: RiskTable, card: int) -> None:
        t.maester_discard.append(card)
        t.tell(DISCARDED_MAESTER, self.seat, card)


class KeepOneObjective(KeepOne):
    prompt = ASK_KEEP_OBJECTIVE
    verb = KEEP_OBJECTIVE

    def draw(self, t: RiskTable) -> int:
        return draw_objective(t)

    def take(self, t: RiskTable, card: int) -> None:
        take_objective(t, self.seat, card)

    def discard(self, t: RiskTable, card: int) -> None:
        t.objective_discard.append(card)
        t.tell(DISCARDED_OBJECTIVE, self.seat, card)


def take_maester(t: RiskTable, seat: int, maester: int) -> None:
    t.give_maester(seat, maester)
    t.whisper(1 << seat, GOT_MAESTER, seat, maester)


def take_objective(t: RiskTable, seat: int, objective: int) -> None:
    t.objectives[seat].append(objective)
    t.whisper(1 << seat, GOT_OBJECTIVE, seat, objective)
