"""Windows: who may answer an occurrence, optional abilities going round, forced ones in the order somebody names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame import words
from smallcouncil.games.cardgame.abilities.initiate import Initiate
from smallcouncil.games.cardgame.abilities.uses import collect, forced_uses, named_by
from smallcouncil.games.cardgame.layout.prints import SPAN
from smallcouncil.games.cardgame.layout.zones import HAND
from smallcouncil.games.cardgame.occurrences.kinds import CARD, CONDITION, KIND, NO_SAVE, PENDING, STRIDE
from smallcouncil.games.cardgame.occurrences.listeners import kinds_of, listen
from smallcouncil.games.cardgame.occurrences.occurrence import Occurrence, answered, stop_leaving, would_leave
from smallcouncil.games.cardgame.occurrences.opportunity import Opportunity
from smallcouncil.games.cardgame.occurrences.timings import Timing
from smallcouncil.table import Arg, Choice, Procedure, Prompt

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable


def open_window(t: CardTable, timings: tuple[Timing, ...], done: int, kinds: int) -> int:
    """Of the windows around the occurrence on top of the stack, open the next one in which anybody can answer now.

    With safe windows also if anybody might, for all the others know. Gives how many are done with it; -1: none is left.
    """
    if t.listening < 0:
        listen(t)
    listening = t.listening
    guarded = t.box.guarded
    while done < len(timings):
        timing = timings[done]
        done += 1
        number = timing.number
        if timing.forced:
            if listening >> SPAN * number & kinds:
                t.stack.append(Forced(number, len(t.stack) - 1, []))
                return done
            continue
        heard = t.box.heard[number] & kinds if guarded else listening >> SPAN * number & kinds
        if heard or (timing.saves and may_be_saved(t, answered(t, len(t.stack) - 1), kinds)):
            window = Window(number, len(t.stack) - 1, kinds, timing.first(t, t.stack[-1]), 0, [])
            choices = window.find_speaker(t)
            if choices is not None:
                t.stack.append(window)
                window.begin(t, window.seat, choices)
                return done
    return -1


def may_be_saved(t: CardTable, above: Occurrence, kinds: int) -> bool:
    """Whether duplicates could save a card, or might for all the others know."""
    if not kinds & t.edition.duplicates_save_from or above.marks & (NO_SAVE | CONDITION):
        return False
    return t.box.guarded or any(t.duplicates(card) for card in savable(t, above))


def savable(t: CardTable, above: Occurrence) -> list[int]:
    """The cards about to leave play that a duplicate could save."""
    if above.marks & (NO_SAVE | CONDITION):
        return []
    save_from = t.edition.duplicates_save_from
    facts = above.facts
    places = range(0, len(facts), STRIDE)
    cards = [facts[at + CARD] for at in places if save_from >> facts[at] & 1 and would_leave(facts, at)]
    return [card for card in cards if t.can_be_saved(card)]


class Window(Opportunity):
    """Who may answer an occurrence, one after the other until all have passed in a row."""

    fields = ("timing", "depth", "kinds", "seat", "passes", "used")
    __slots__ = ("timing", "depth", "kinds", "used")

    def __init__(self, timing: int, depth: int, kinds: int, seat: int, passes: int, used: list[int]) -> None:
        self.step = 0
        self.timing = timing
        self.depth = depth
        self.kinds = kinds
        self.seat = seat
        self.passes = passes
        self.used = used  # keys of the uses made here: each ability once per fact

    def copy(self) -> Window:
        return Window(self.timing, self.depth, self.kinds, self.seat, self.passes, self.used[:]).at(self.step)

    def closed(self, t: CardTable) -> bool:
        """What is stopped in a window before it has nothing left to answer."""
        return self.timing < t.edition.first_after and not kinds_of(answered(t, self.depth).facts, PENDING)

    def possible(self, t: CardTable, seat: int) -> list[Choice]:
        found = collect(t, seat, self.timing, self.kinds, self.depth, self.used)
        choices = [choice for choice, _ in found] if found else []
        if t.edition.timings[self.timing].saves:
            for card in savable(t, answered(t, self.depth)):
                if t.control[card] == seat:
                    choices += saves(t, card)
        return choices

    def might_act(self, t: CardTable, seat: int) -> bool:
        return t.box.guarded and t.could_answer(seat, self.timing, self.kinds)

    def question(self, t: CardTable, seat: int) -> tuple[Prompt, tuple[Arg, ...]]:
        edition = t.edition
        return edition.prompts[edition.timings[self.timing].prompt], (answered(t, self.depth).facts[KIND],)

    def act(self, t: CardTable, seat: int, choice: Choice) -> None:
        if choice.verb is words.SAVE or choice.verb is t.words.save_with:
            self.save(t, choice)
            return
        use = named_by(choice, collect(t, seat, self.timing, self.kinds, self.depth, self.used))
        if t.zone[use.card] != HAND:  # each copy of an event is used up anyway
            self.used.append(use.key())
        t.call(use)

    def save(self, t: CardTable, choice: Choice) -> None:
        """A duplicate is discarded to keep the card in play."""
        card = choice.args[0]
        twins = t.duplicates(card)
        if choice.verb is t.words.save_with:
            twins = [twin for twin in twins if t.box.what[twin] == choice.args[1]]
        t.discard_duplicate(twins[-1])
        stop_leaving(answered(t, self.depth).facts, card)


def saves(t: CardTable, card: int) -> list[Choice]:
    """A card may be saved by any of its duplicates: those of one title are alike."""
    titles = dict.fromkeys(t.box.what[twin] for twin in t.duplicates(card))
    if len(titles) > 1:
        return [t.words.save_with(card, title) for title in titles]
    return [words.SAVE(card)] if titles else []


class Forced(Procedure):
    """Forced abilities, each once per fact, in the order that somebody names: the first player, unless declared so."""

    steps = ("next",)
    fields = ("timing", "depth", "used")
    __slots__ = ("timing", "depth", "used")

    def __init__(self, timing: int, depth: int, used: list[int]) -> None:
        self.step = 0
        self.timing = timing
        self.depth = depth
        self.used = used

    def next(self, t: CardTable) -> None:
        found = forced_uses(t, self.timing, self.depth, self.used)
        if len(found) == 1:
            self.begin(t, found[0][1])
        elif found:
            timing = t.edition.timings[self.timing]
            seat = timing.first(t, answered(t, self.depth))
            self.ask(t, seat, t.prompt(timing.prompt), [choice for choice, _ in found])
        else:
            self.leave(t)

    def on_next(self, t: CardTable, seat: int, choice: Choice) -> None:
        self.begin(t, named_by(choice, forced_uses(t, self.timing, self.depth, self.used)))

    def begin(self, t: CardTable, use: Initiate) -> None:
        self.used.append(use.key())
        self.again()
        t.call(use)
