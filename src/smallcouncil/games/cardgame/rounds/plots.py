"""Plots: everyone chooses one in secret; they are revealed together, and what they say is done."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from smallcouncil.games.cardgame import words
from smallcouncil.games.cardgame.abilities.initiate import Initiate
from smallcouncil.games.cardgame.abilities.restrictions import allowed
from smallcouncil.games.cardgame.effects.lasting import UNTIL_PLOT, end_lasting
from smallcouncil.games.cardgame.layout.layout import UNITS
from smallcouncil.games.cardgame.layout.zones import CHOSEN, PLOTS, REVEALED, USED
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cardgame.values.current import UNTIL, WHOSE
from smallcouncil.table import Choice, Procedure

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.rounds.table import RoundTable


class ChoosePlots(Procedure):
    """Everyone chooses in secret."""

    steps = ("choose",)

    def choose(self, t: RoundTable) -> None:
        for seat in t.order():
            if t.chosen[seat] < 0 and t.plots[seat]:
                what = t.box.what
                titles = dict.fromkeys([what[c] for c in t.plots[seat]])
                self.ask(t, seat, t.edition.prompts[rounds.CHOOSE_PLOT], t.edition.words.plot.each(titles))

    def on_choose(self, t: RoundTable, seat: int, choice: Choice) -> None:
        copies = next(t.box.copies_of(c) for c in t.plots[seat] if t.box.what[c] == choice.args[0])
        card = next(c for c in copies if t.zone[c] == PLOTS)
        t.plots[seat].remove(card)
        t.zone[card] = CHOSEN
        t.chosen[seat] = card

    def reopen_choose(self, t: RoundTable, seat: int) -> None:
        for other in t.order():
            card = t.chosen[other]
            if other != seat and card >= 0:
                t.plots[other].append(card)
                t.zone[card] = PLOTS
                t.chosen[other] = -1


def initiative_winner(t: RoundTable, values: dict[int, int]) -> int:
    """Highest initiative; a tie goes to the least power, then to chance."""
    tied = [s for s in t.alive if values[s] == max(values.values())]
    power = {s: t.total_power(s) for s in tied}
    tied = [s for s in tied if power[s] == min(power.values())]
    return tied[0] if len(tied) == 1 else t.rng.pick(tied)


@mypyc_attr(allow_interpreted_subclasses=True)  # as its base
class StepsOfRevealing(Procedure):
    """Initiative, first player, when revealed abilities; an edition lists the steps and says what else is done."""

    fields: ClassVar[tuple[str, ...]] = ("waiting", "winner")

    def __init__(self, waiting: list[int], winner: int = -1) -> None:
        self.step = 0
        self.waiting = waiting  # plots whose when revealed ability is still to come
        self.winner = winner  # of the initiative

    def compare(self, t: RoundTable) -> None:
        self.winner = initiative_winner(t, {s: t.initiative(s) for s in t.alive})

    def first_player(self, t: RoundTable) -> None:
        self.ask(t, self.winner, t.edition.prompts[rounds.FIRST_PLAYER], words.PLAYER.each(t.alive))

    def on_first_player(self, t: RoundTable, seat: int, choice: Choice) -> None:
        t.set_first(choice.args[0])

    def when_revealed(self, t: RoundTable) -> None:
        waiting = [c for c in self.waiting if t.zone[c] == REVEALED]
        if waiting:
            self.ask(t, t.first, t.edition.prompts[rounds.WHEN_REVEALED], rounds.RESOLVE.each(waiting))

    def on_when_revealed(self, t: RoundTable, seat: int, choice: Choice) -> None:
        self.again()
        card = choice.args[0]
        self.waiting.remove(card)
        use_revealed(t, card, t.control[card])


def turn_up(t: RoundTable, seat: int, card: int) -> None:
    """Reveal a plot; the one before goes to the used pile."""
    old = t.plot[seat]
    if old >= 0:
        t.zone[old] = USED
        t.control[old] = t.box.owner[old]
        t.used_plots[seat].append(old)
        t.tokens = {key: n for key, n in t.tokens.items() if key // UNITS != old}
        end_lasting(t, [e for e in t.lasting if e[UNTIL] == UNTIL_PLOT and e[WHOSE] == seat])
    t.zone[card] = REVEALED
    t.control[card] = seat
    t.met[card] = -1
    t.lay_beside(seat, card, t.agenda[seat])
    t.tell(rounds.REVEALED, seat, card)


def refill_plots(t: RoundTable, seat: int) -> None:
    """An empty plot deck is made of the used plots again."""
    if not t.plots[seat]:
        for card in t.used_plots[seat]:
            t.zone[card] = PLOTS
        t.plots[seat], t.used_plots[seat] = t.used_plots[seat], []


def use_revealed(t: RoundTable, card: int, seat: int) -> None:
    """A when revealed ability must be used if it can do anything; `seat` is "you" in it."""
    use = Initiate(card, revealed_ability(t, card), seat)
    if allowed(t, use.declared(t), use):
        t.call(use)


def revealed_ability(t: RoundTable, card: int) -> int:
    """The when revealed ability of a plot, by its index; -1: it has none."""
    for ability in t.box.printed[card].abilities:
        if kinds.WHEN_REVEALED in ability.kinds:
            return ability.index
    return -1
