"""Set-up: hands, mulligans, set-up cards, refill."""

from __future__ import annotations

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.layout.prints import ATTACHMENT, EVENT
from smallcouncil.games.cardgame.layout.zones import DECK, LIMBO, PLACED, PLAY
from smallcouncil.games.cards2e import words
from smallcouncil.games.cards2e.facts import LIMITED, PRINTS
from smallcouncil.games.cards2e.marshaling.attachments import may_bear_at_setup
from smallcouncil.games.cards2e.marshaling.entering import in_hand
from smallcouncil.games.cards2e.state import ThronesTable
from smallcouncil.table import Choice, Procedure

HAND_SIZE = 7
GOLD = 8


def placed(t: ThronesTable, seat: int) -> list[int]:
    """The set-up cards of a seat, still face down."""
    owner = t.box.owner
    return [c for c, zone in enumerate(t.zone) if zone == PLACED and owner[c] == seat]


def unattached(t: ThronesTable, seat: int) -> list[int]:
    """The set-up attachments of a seat, face up and not yet on a character."""
    owner = t.box.owner
    return [c for c, zone in enumerate(t.zone) if zone == LIMBO and owner[c] == seat]


def placed_cost(t: ThronesTable, cards: list[int]) -> int:
    """Printed cost; further copies of a unique card cost nothing."""
    total = 0
    seen = set()
    for card in cards:
        printed = t.box.printed[card]
        if not (printed.unique and printed.number in seen):
            total += printed.cost
        seen.add(printed.number)
    return total


def may_place(t: ThronesTable, cards: list[int], card: int) -> bool:
    """Whether a card may join the set-up cards."""
    printed = PRINTS[t.box.what[card]]
    if printed.type >= EVENT or placed_cost(t, [*cards, card]) > GOLD:
        return False
    copy = printed.unique and any(t.box.what[c] == printed.number for c in cards)
    if printed.keywords & LIMITED and any(t.box.keywords[c] & LIMITED for c in cards):
        return False
    if copy or printed.type != ATTACHMENT:
        return True
    hosts = sum(may_bear_at_setup(t, card, c) for c in cards)
    twins = sum(t.box.what[c] == printed.number for c in cards)
    return hosts > 0 and (not printed.bearer_limit or twins < printed.bearer_limit * hosts)


class Setup(Procedure):
    steps = ("first", "deal", "mulligan", "place", "reveal", "attach", "refill")
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.step = 0
        self.seat = seat  # whose turn, as a place in player order

    def first(self, t: ThronesTable) -> None:
        t.first = t.rng.below(t.players)

    def deal(self, t: ThronesTable) -> None:
        for seat in t.order():
            t.shuffle(seat)
            t.draw(seat, HAND_SIZE)

    def mulligan(self, t: ThronesTable) -> None:
        self.ask(t, t.order()[self.seat], words.ASK_MULLIGAN, [words.KEEP_HAND, words.MULLIGAN])

    def on_mulligan(self, t: ThronesTable, seat: int, choice: Choice) -> None:
        if choice is words.MULLIGAN:
            for card in t.hands[seat]:
                t.zone[card] = DECK
            t.decks[seat] += t.hands[seat]
            t.hands[seat] = []
            t.shuffle(seat)
            t.draw(seat, HAND_SIZE)
            t.tell(words.MULLIGANED, seat)
        self.next_player(t)

    def place(self, t: ThronesTable) -> None:
        seat = t.order()[self.seat]
        down = placed(t, seat)
        titles = dict.fromkeys(t.box.what[c] for c in t.hands[seat] if may_place(t, down, c))
        choices = [shared.DONE, *(words.PLACE(title) for title in titles)]
        self.ask(t, seat, words.ASK_PLACE, choices, args=(GOLD - placed_cost(t, down),), always=True)

    def on_place(self, t: ThronesTable, seat: int, choice: Choice) -> None:
        if choice is shared.DONE:
            self.next_player(t)
            return
        card = in_hand(t, seat, choice.args[0])
        t.hands[seat].remove(card)
        t.zone[card] = PLACED
        self.again()

    def reveal(self, t: ThronesTable) -> None:
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

    def attach(self, t: ThronesTable) -> None:
        for seat in t.order():
            for card in unattached(t, seat):
                twin = next((c for c in t.plays[seat] if t.box.what[c] == t.box.what[card]), -1)
                if twin >= 0 and t.box.printed[card].unique:
                    t.lay_duplicate(card, twin)
                    self.again()
                    return
                hosts = [c for c in t.plays[seat] if may_bear_at_setup(t, card, c)]
                self.ask(t, seat, words.ASK_SETUP_BEARER, [shared.PICK(c) for c in hosts], args=(card,))
                return

    def on_attach(self, t: ThronesTable, seat: int, choice: Choice) -> None:
        card = unattached(t, seat)[0]
        t.zone[card] = PLAY
        t.host[card] = choice.args[0]
        t.plays[seat].append(card)
        self.again()

    def refill(self, t: ThronesTable) -> None:
        for seat in t.order():
            t.draw(seat, HAND_SIZE - len(t.hands[seat]))
        t.changed()

    def next_player(self, t: ThronesTable) -> None:
        self.seat += 1
        if self.seat < t.players:
            self.again()
        else:
            self.seat = 0
