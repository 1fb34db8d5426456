"""Action windows: players act in turn until all have passed in a row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame import words
from smallcouncil.games.cardgame.initiate import Initiate
from smallcouncil.games.cardgame.prints import EVENT
from smallcouncil.games.cardgame.restrictions import allowed
from smallcouncil.games.cardgame.uses import named
from smallcouncil.table import Choice, Procedure

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable


class ActionWindow(Procedure):
    """One action window; the first player has the first opportunity."""

    steps = ("offer",)
    fields = ("seat", "passes")

    def __init__(self, seat: int, passes: int) -> None:
        self.step = 0
        self.seat = seat
        self.passes = passes

    def copy(self) -> ActionWindow:
        other = ActionWindow(self.seat, self.passes)
        other.step = self.step
        return other

    def offer(self, t: CardTable) -> None:
        if t.window_closed():
            return
        safe = t.options.windows == "safe"
        if self.seat not in t.alive:
            self.seat = t.after(self.seat)
        while self.passes < len(t.alive):
            choices = t.actions(self.seat)
            if choices or (safe and t.could_answer(self.seat, -1, 0)):
                choices.insert(0, words.PASS)
                self.ask(t, self.seat, t.prompt(words.ACT), choices, always=True)
                return
            self.pass_on(t)  # who cannot act has passed

    def on_offer(self, t: CardTable, seat: int, choice: Choice) -> None:
        self.again()
        if choice is words.PASS:
            self.pass_on(t)
            return
        self.passes = 0
        self.seat = t.after(seat)
        if choice.verb is t.titles.marshal or choice.verb is t.titles.ambush:
            t.act(seat, choice)
            return
        for found, use in abilities(t, seat):
            if found is choice:
                t.call(use)
                return

    def pass_on(self, t: CardTable) -> None:
        self.passes += 1
        self.seat = t.after(self.seat)


def abilities(t: CardTable, seat: int) -> list[tuple[Choice, Initiate]]:
    """The actions that a seat may use now: of cards in play, plot and agenda, and events in hand."""
    box = t.box
    acts = box.acts
    phase = t.phase_bit()
    found: list[tuple[Choice, Initiate]] = []
    able = [c for c in t.plays[seat] + t.answering(seat) if acts[c] & phase]
    events = [c for c in t.hands[seat] if acts[c] & phase]
    if not (able or events) or not t.may_trigger(seat, -1):
        return found
    for card in able:
        if t.is_blank(card):
            continue
        uses = []
        for ability in box.printed[card].abilities:
            if ability.is_action and ability.phases & phase:
                use = Initiate(card, ability.index, seat)
                if allowed(t, ability, use):
                    uses.append(use)
        if uses:
            found += named(t, card, uses)
    titles = set()
    for card in events:
        title = box.what[card]
        if box.type[card] == EVENT and title not in titles:
            titles.add(title)
            if not t.event_allowed(seat, card):
                continue
            use = Initiate(card, 0, seat)
            if allowed(t, box.printed[card].abilities[0], use):
                found.append((t.titles.play(title), use))
    return found
