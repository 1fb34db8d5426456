"""Hostages: taking, releasing and torturing them."""

from __future__ import annotations

from smallcouncil.games.ironthrone.effects import windows
from smallcouncil.games.ironthrone.effects.targets import (
    ANYWHERE,
    CAPTIVES,
    DECK,
    HAND,
    has_hostage_to_give,
    may_be_robbed,
)
from smallcouncil.games.ironthrone.facts import (
    CHARACTER,
    CHARACTER_OF,
    FACE,
    HOUSE_OF,
    KIND,
    SEEN,
    TORTURE_CHARACTER,
    TORTURE_LEADER,
    TORTURE_OTHER,
)
from smallcouncil.games.ironthrone.power import check_end, draw, remove_from_sheet, remove_power
from smallcouncil.games.ironthrone.state import ThroneTable, forget_copy
from smallcouncil.games.ironthrone.words import (
    AIM,
    AIM_AT,
    DONE,
    HOSTAGE,
    HOSTAGE_CARD,
    HOSTAGE_FROM,
    HOSTAGE_PLACE,
    HOSTAGES,
    KEEP,
    KEPT_HOSTAGE,
    RELEASE,
    RELEASED,
    RELEASED_CARD,
    TAKE,
    TAKE_CAPTIVE,
    TORTURE,
    TORTURE_AT_ONCE,
    TORTURE_NOW,
    TORTURED,
    VICTIM,
)
from smallcouncil.table import Choice, Procedure


def keep(t: ThroneTable, taker: int, victim: int, card: int, place: int) -> None:
    """R-IT-hostage-07: a card of the own house goes to the hand, any other among the hostages."""
    face = card & FACE
    house = HOUSE_OF[face]
    if house == t.house[taker]:
        t.hands[taker].append(card & ~(1 << (SEEN + taker)))
        t.encounter.taken = -1
    else:
        t.hostages[taker].append(card | 1 << (SEEN + taker))
        t.encounter.taken = taker
    t.tell(HOSTAGE, taker, victim, house, place)
    t.whisper(1 << taker | (0 if place == DECK else 1 << victim), HOSTAGE_CARD, face)


def take_from_deck(t: ThroneTable, taker: int, victim: int) -> None:
    keep(t, taker, victim, t.pop_deck(victim), DECK)


def take_from_hand(t: ThroneTable, taker: int, victim: int) -> None:
    """A random card; its owner sees which one is gone."""
    hand = t.hands[victim]
    card = hand.pop(t.rng.below(len(hand)))
    t.forget_hand(victim, 1 << taker)
    keep(t, taker, victim, card & FACE | 1 << (SEEN + victim), HAND)


def take_captive(t: ThroneTable, taker: int, victim: int, house: int) -> None:
    """One of the victim's hostages of a house, at random; the victim sees which one is gone, others do not."""
    t.forget_captives(victim, house, 1 << victim)
    captives = t.hostages[victim]
    card = captives.pop(t.rng.pick([i for i, card in enumerate(captives) if HOUSE_OF[card & FACE] == house]))
    keep(t, taker, victim, card | 1 << (SEEN + victim), CAPTIVES)


class TakeHostages(Procedure):
    """One after the other, the taker chooses the place each time and sees the card before the next."""

    __slots__ = ("taker", "victim", "left", "only")

    steps = ("place",)
    fields = ("taker", "victim", "left", "only")

    def __init__(self, taker: int, victim: int, left: int = 1, only: int = ANYWHERE) -> None:
        self.step = 0
        self.taker = taker
        self.victim = victim
        self.left = left
        self.only = only  # a prescribed place, or ANYWHERE

    def copy(self) -> TakeHostages:
        return TakeHostages(self.taker, self.victim, self.left, self.only).at(self.step)

    def place(self, t: ThroneTable) -> None:
        if not self.left:
            return
        only = self.only
        choices = []
        if only in (ANYWHERE, DECK) and t.can_draw(self.victim):
            choices.append(TAKE(DECK))
        if only in (ANYWHERE, HAND) and t.hands[self.victim]:
            choices.append(TAKE(HAND))
        if only in (ANYWHERE, CAPTIVES):
            houses = {HOUSE_OF[card & FACE] for card in t.hostages[self.victim]}
            choices.extend([TAKE_CAPTIVE(house) for house in sorted(houses)])
        if choices:
            self.ask(t, self.taker, HOSTAGE_PLACE, choices, args=(self.victim,))

    def on_place(self, t: ThroneTable, seat: int, choice: Choice) -> None:
        if choice.verb.name == "take_captive":
            take_captive(t, seat, self.victim, choice.args[0])
        elif choice.args[0] == DECK:
            take_from_deck(t, seat, self.victim)
        else:
            take_from_hand(t, seat, self.victim)
        self.left -= 1
        if self.left:
            self.again()


class TakeFromOne(Procedure):
    """R-IT-taking-02: a hostage from one player of the losing side, whom the taker chooses."""

    steps = ("victim",)
    fields = ("taker",)

    def __init__(self, taker: int) -> None:
        self.step = 0
        self.taker = taker

    def victim(self, t: ThroneTable) -> None:
        e = t.encounter
        choices = [
            AIM_AT(seat)
            for seat in t.from_challenger()
            if e.lost(seat) and may_be_robbed(t, self.taker, seat) and has_hostage_to_give(t, seat, ANYWHERE)
        ]
        if choices:
            self.ask(t, self.taker, HOSTAGE_FROM, choices)

    def on_victim(self, t: ThroneTable, seat: int, choice: Choice) -> None:
        t.call(TakeHostages(seat, choice.args[0]))


class HandleHostages(Procedure):
    """Start of a turn: clockwise from the challenger everyone may release and torture hostages."""

    __slots__ = ("index",)

    steps = ("debts", "handle", "reckoning")
    fields = ("index",)

    def __init__(self, index: int = 0) -> None:
        self.step = 0
        self.index = index

    def copy(self) -> HandleHostages:
        return HandleHostages(self.index).at(self.step)

    def debts(self, t: ThroneTable) -> None:
        """Who no longer holds what was promised for support cannot be blamed."""
        for holder in range(t.players):
            held = 0
            for card in t.hostages[holder]:
                held |= 1 << t.seat_of[HOUSE_OF[card & FACE]]
            t.owed[holder] &= held

    def handle(self, t: ThroneTable) -> None:
        while self.index < t.players:
            seat = (t.encounter.challenger + self.index) % t.players
            captives = t.hostages[seat]
            if captives:
                faces = sorted({card & FACE for card in captives})
                choices = [DONE]
                choices.extend([RELEASE(face) for face in faces])
                choices.extend([TORTURE(face) for face in faces])
                self.ask(t, seat, HOSTAGES, choices)
                return
            self.index += 1

    def on_handle(self, t: ThroneTable, seat: int, choice: Choice) -> None:
        self.again()
        if choice is DONE:
            self.index += 1
        elif choice.verb.name == "release":
            release(t, seat, choice.args[0])
        else:
            card = remove_captive(t, seat, choice.args[0])
            forget_copy(t.hostages[seat], card)
            t.call(Torture(seat, card & FACE))

    def reckoning(self, t: ThroneTable) -> None:
        """Who has not released a hostage that was promised for support has broken a promise: that binds nobody
        (R-IT-talk-02), but everybody remembers."""
        for seat in t.from_challenger():
            for owner in range(t.players):
                if t.owed[seat] >> owner & 1:
                    t.broken[seat] += 1
                    t.tell(KEPT_HOSTAGE, seat, owner)
            t.owed[seat] = 0


def remove_captive(t: ThroneTable, holder: int, face: int) -> int:
    captives = t.hostages[holder]
    for i, card in enumerate(captives):
        if card & FACE == face:
            return captives.pop(i)
    raise AssertionError(f"seat {holder} does not hold hostage {face}")


def release(t: ThroneTable, holder: int, face: int) -> None:
    """R-IT-release-01 and -02: back to the hand of its owner; the holder draws a card."""
    owner = t.seat_of[HOUSE_OF[face]]
    t.forget_captives(holder, HOUSE_OF[face], 1 << holder | 1 << owner)
    card = remove_captive(t, holder, face)
    t.hands[owner].append(card & ~(1 << (SEEN + owner)))
    t.owed[holder] &= ~(1 << owner)
    t.tell(RELEASED, holder, owner)
    t.whisper(1 << holder | 1 << owner, RELEASED_CARD, face)
    draw(t, holder, 1)


class Torture(Procedure):
    """The card goes to its owner's discard pile; what it does depends on the card (R-IT-torture-01 to -08)."""

    steps = ("show", "ability", "victim", "over")
    fields = ("torturer", "card")

    def __init__(self, torturer: int, card: int) -> None:
        self.step = 0
        self.torturer = torturer
        self.card = card

    def show(self, t: ThroneTable) -> None:
        card = self.card
        owner = t.seat_of[HOUSE_OF[card]]
        t.discards[owner].append(card)
        t.tell(TORTURED, self.torturer, card)
        e = t.encounter
        e.torture = TORTURE_OTHER
        e.tortured = card
        if KIND[card] == CHARACTER:
            e.torture = 0
            character = CHARACTER_OF[card]
            if character == t.leader[owner]:
                remove_from_sheet(t, owner, TORTURE_LEADER)
            else:
                remove_power(t, character, TORTURE_CHARACTER, owner)

    def ability(self, t: ThroneTable) -> None:
        windows.open_window(t, windows.TORTURE, self.torturer)

    def victim(self, t: ThroneTable) -> None:
        if not t.encounter.torture:
            return
        house = HOUSE_OF[self.card]
        choices = [AIM(c) for c in t.living(t.seat_of[house])]
        if choices:
            self.ask(t, self.torturer, VICTIM, choices, args=(house,))

    def on_victim(self, t: ThroneTable, seat: int, choice: Choice) -> None:
        remove_power(t, choice.args[0], 1, seat)
        t.encounter.torture -= 1
        self.again()

    def over(self, t: ThroneTable) -> None:
        t.encounter.tortured = -1
        check_end(t)


class TortureNow(Procedure):
    """The hostage just taken may be tortured at once."""

    steps = ("decide",)
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.step = 0
        self.seat = seat

    def decide(self, t: ThroneTable) -> None:
        self.ask(t, self.seat, TORTURE_AT_ONCE, [TORTURE_NOW, KEEP], default=KEEP)

    def on_decide(self, t: ThroneTable, seat: int, choice: Choice) -> None:
        t.encounter.taken = -1
        if choice is TORTURE_NOW:
            card = t.hostages[seat].pop()
            forget_copy(t.hostages[seat], card)
            t.call(Torture(seat, card & FACE))
