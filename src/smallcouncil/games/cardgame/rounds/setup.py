"""Set-up: hands, mulligans, set-up cards, refill. The edition says what may be laid out, and for how much gold."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from smallcouncil.games.cardgame import words
from smallcouncil.games.cardgame.layout.prints import ATTACHMENT, EVENT, FACTION, PLOT
from smallcouncil.games.cardgame.layout.zones import BESIDE, DECK, HIDDEN, HOUSE, LIMBO, PLACED, PLAY, PLOTS, POOL
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.table import Choice, Procedure

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.rounds.table import RoundTable

HAND_SIZE = 7


class SetupRules(NamedTuple):
    """What may be laid out in an edition."""

    gold: int  # what all set-up cards together may cost
    limited: int  # the keyword of which one card may be among them
    duplicates: bool  # further copies of a unique card may be laid out, for nothing
    attachments: int = 0  # the keyword that an attachment needs; 0: none


def deal_out(t: RoundTable) -> None:
    """Every card to where it begins."""
    for card, printed in enumerate(t.box.printed):
        seat = t.box.owner[card]
        if printed.type <= EVENT:
            t.zone[card] = DECK
            t.decks[seat].append(card)
        elif printed.type == PLOT:
            t.zone[card] = PLOTS
            t.plots[seat].append(card)
        elif seat < 0:
            t.zone[card] = POOL
        elif printed.type == FACTION:
            t.zone[card] = HOUSE
            t.house[seat] = card
            t.lay_beside(seat, -1, -1)
        else:
            t.zone[card] = BESIDE
            t.lay_beside(seat, -1, card)
        if seat < 0 or t.zone[card] > HIDDEN:
            t.met[card] = -1


def placed(t: RoundTable, seat: int) -> list[int]:
    """The set-up cards of a seat, still face down."""
    return own_cards_in(t, seat, PLACED)


def unattached(t: RoundTable, seat: int) -> list[int]:
    """The set-up attachments of a seat, face up and not yet on a character."""
    return own_cards_in(t, seat, LIMBO)


def own_cards_in(t: RoundTable, seat: int, zone: int) -> list[int]:
    """The cards of a seat's deck that lie in a zone."""
    zones = t.zone
    return [c for c in t.box.deck_of[seat] if zones[c] == zone] if zone in zones else []


def gold_left(t: RoundTable, cards: list[int]) -> int:
    """What is left of the gold for set-up cards, these laid out; duplicates cost nothing."""
    left = t.setup_rules.gold
    seen = set()
    for card in cards:
        printed = t.box.printed[card]
        if not (printed.unique and printed.name in seen):
            left -= t.setup_price(card)
        seen.add(printed.name)
    return left


def may_place(t: RoundTable, cards: list[int], card: int, left: int) -> bool:
    """Whether a card may join these set-up cards, for which so much gold is left."""
    printed = t.box.printed[card]
    rules = t.setup_rules
    if printed.type >= EVENT or printed.cost < 0:
        return False
    if t.setup_price(card) > left and gold_left(t, [*cards, card]) < 0:  # a duplicate costs nothing
        return False
    if printed.keywords & rules.limited and any(t.box.keywords[c] & rules.limited for c in cards):
        return False
    if printed.unique and any(t.box.name[c] == printed.name for c in cards):
        return rules.duplicates
    if printed.type != ATTACHMENT:
        return True
    if rules.attachments and not printed.keywords & rules.attachments:
        return False
    hosts = sum(t.box.printed[c].may_bear(printed) for c in cards)
    twins = sum(t.box.what[c] == printed.number for c in cards)
    return hosts > 0 and (not printed.bearer_limit or twins < printed.bearer_limit * hosts)


def may_bear(t: RoundTable, attachment: int, card: int) -> bool:
    """Whether a set-up card may bear another one: no ability is active before the game begins."""
    worn = t.box.printed[attachment]
    if not t.box.printed[card].may_bear(worn):
        return False
    twins = sum(t.box.what[c] == worn.number for c in t.attachments(card))
    return not worn.bearer_limit or twins < worn.bearer_limit


class Setup(Procedure):
    steps = ("first", "deal", "mulligan", "place", "reveal", "attach", "refill")
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.step = 0
        self.seat = seat  # whose turn, as a place in player order

    def first(self, t: RoundTable) -> None:
        t.first = t.rng.below(t.players)

    def deal(self, t: RoundTable) -> None:
        for seat in t.order():
            t.shuffle(seat)
            t.draw(seat, HAND_SIZE)

    def mulligan(self, t: RoundTable) -> None:
        self.ask(t, t.order()[self.seat], t.prompt(rounds.MULLIGAN_OR_KEEP), [rounds.KEEP_HAND, rounds.MULLIGAN])

    def on_mulligan(self, t: RoundTable, seat: int, choice: Choice) -> None:
        if choice is rounds.MULLIGAN:
            for card in t.hands[seat]:
                t.zone[card] = DECK
            t.decks[seat] += t.hands[seat]
            t.hands[seat] = []
            t.stir(1 << seat)
            t.shuffle(seat)
            t.draw(seat, HAND_SIZE)
            t.tell(rounds.MULLIGANED, seat)
        self.next_player(t)

    def place(self, t: RoundTable) -> None:
        seat = t.order()[self.seat]
        down = placed(t, seat)
        left = gold_left(t, down)
        titles = dict.fromkeys([t.box.what[c] for c in t.hands[seat] if may_place(t, down, c, left)])
        choices = [words.DONE, *(t.words.place(title) for title in titles)]
        self.ask(t, seat, t.prompt(rounds.PLACE_CARDS), choices, args=(left,), always=True)

    def on_place(self, t: RoundTable, seat: int, choice: Choice) -> None:
        if choice is words.DONE:
            self.next_player(t)
            return
        card = t.in_hand(seat, choice.args[0])
        t.hands[seat].remove(card)
        t.zone[card] = PLACED
        t.stir(1 << seat)
        self.again()

    def reveal(self, t: RoundTable) -> None:
        """All turn up at once: nothing enters play by this, and nothing is answered."""
        for seat in t.order():
            homes: dict[int, int] = {}
            for card in placed(t, seat):
                printed = t.box.printed[card]
                if printed.unique and printed.number in homes:
                    t.lay_duplicate(card, homes[printed.number])
                    continue
                card = t.surface(card)
                if printed.type == ATTACHMENT:
                    t.zone[card] = LIMBO
                    continue
                t.zone[card] = PLAY
                t.plays[seat].append(card)
                homes[printed.number] = card

    def attach(self, t: RoundTable) -> None:
        for seat in t.order():
            for card in unattached(t, seat):
                twin = next((c for c in t.plays[seat] if t.box.what[c] == t.box.what[card]), -1)
                if twin >= 0 and t.box.printed[card].unique:
                    t.lay_duplicate(card, twin)
                    self.again()
                    return
                hosts = [c for c in t.plays[seat] if may_bear(t, card, c)]
                self.ask(t, seat, t.prompt(rounds.SETUP_BEARER), [words.PICK(c) for c in hosts], args=(card,))
                return

    def on_attach(self, t: RoundTable, seat: int, choice: Choice) -> None:
        card = unattached(t, seat)[0]
        t.zone[card] = PLAY
        t.put_on(card, choice.args[0])
        t.plays[seat].append(card)
        self.again()

    def refill(self, t: RoundTable) -> None:
        for seat in t.order():
            t.draw(seat, HAND_SIZE - len(t.hands[seat]))
        t.changed()

    def next_player(self, t: RoundTable) -> None:
        self.seat += 1
        if self.seat < t.players:
            self.again()
        else:
            self.seat = 0
