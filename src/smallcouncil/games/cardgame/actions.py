"""Action windows: players act in turn until all have passed in a row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame import words
from smallcouncil.games.cardgame.initiate import Initiate
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
        return ActionWindow(self.seat, self.passes).at(self.step)

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
            self.passes += 1  # who cannot act has passed
            self.seat = t.after(self.seat)

    def on_offer(self, t: CardTable, seat: int, choice: Choice) -> None:
        self.again()
        self.seat = t.after(seat)
        if choice is words.PASS:
            self.passes += 1
            return
        self.passes = 0
        if choice.verb is t.titles.marshal or choice.verb is t.titles.ambush:
            t.act(seat, choice)
            return
        t.call(chosen_action(t, seat, choice))


def abilities(t: CardTable, seat: int) -> list[Choice]:
    """The actions that a seat may use now: of cards in play, plot and agenda, and events in hand."""
    box = t.box
    acts = box.acts
    kneeling = t.kneeling
    phase = t.phase_bit()
    printed = box.printed
    able = [c for c in t.plays[seat] if acts[c] & phase and (not kneeling[c] or printed[c].acts_kneeling & phase)]
    for card in t.beside[seat]:
        if acts[card] & phase and (not kneeling[t.house[seat]] or printed[card].acts_faction_kneeling & phase):
            able.append(card)
    acts = box.event_acts
    events = [c for c in t.hands[seat] if acts[c] & phase]
    choices: list[Choice] = []
    if not (able or events) or not t.may_trigger(seat, -1):
        return choices
    for card in able:
        uses = actions_of(t, seat, card, phase)
        if uses:
            choices += named(card, uses)
    titles = set()
    for card in events:
        title = box.what[card]
        if title not in titles:
            titles.add(title)
            if event_in_hand(t, seat, card) is not None:
                choices.append(t.titles.play(title))
    return choices


def chosen_action(t: CardTable, seat: int, choice: Choice) -> Initiate:
    """The use that a choice among these names."""
    named_by = choice.args[0]
    if choice.verb is t.titles.play:
        use = event_in_hand(t, seat, next(c for c in t.hands[seat] if t.box.what[c] == named_by))
        assert use is not None
        return use
    uses = actions_of(t, seat, named_by, t.phase_bit())
    return uses[named(named_by, uses).index(choice)]


def actions_of(t: CardTable, seat: int, card: int, phase: int) -> list[Initiate]:
    """The actions of a card in play, a plot or an agenda, in a phase."""
    uses: list[Initiate] = []
    if t.is_blank(card):
        return uses
    for ability in t.box.printed[card].abilities:
        if ability.is_action and ability.phases & phase:
            use = Initiate(card, ability.index, seat)
            if allowed(t, ability, use):
                uses.append(use)
    return uses


def event_in_hand(t: CardTable, seat: int, card: int) -> Initiate | None:
    """The action of an event, if it can be played."""
    if t.event_allowed(seat, card):
        use = Initiate(card, 0, seat)
        if allowed(t, t.box.printed[card].abilities[0], use):
            return use
    return None
