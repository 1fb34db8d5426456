"""Answering every question of an edition: which quick answer belongs to which question, and what is worth a thought.

Where an effect needs a target, a cost or a bearer, choices are tried; where only an order is asked for, the first will
do. Everything else is the edition's to say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from smallcouncil.games.cardgame import words
from smallcouncil.games.cardgame.edition import Edition
from smallcouncil.games.cardgame.heuristics.trial import Trial
from smallcouncil.games.cardgame.heuristics.worth import chances
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cardgame.words import Question
from smallcouncil.table import Prompt

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable
    from smallcouncil.table import Ask, Choice, Rng, Table

# Each takes the table of its edition, the seat and what it is asked.
Answer = Callable[[Any, int, "Ask"], "Choice"]
Few = Callable[[Any, int, "Ask"], "list[Choice]"]
Besides = Callable[[Any, int, "Ask", "Choice"], "Choice"]
T = TypeVar("T")
Asked = Question | Prompt  # a question of all editions, or a prompt of this one

TRIED = (words.CHOOSE, words.CHOOSE_COST, words.CHOOSE_X, words.CHOOSE_WAY, words.BEARER, rounds.SETUP_BEARER)
ORDERS = (
    rounds.WHEN_REVEALED,
    words.ORDER_FORCED,
    words.ORDER_DELAYED,
    words.ORDER_PILE,
    words.ORDER_CONSTANT,
)
POOR, RICH = 4.0, 5.0  # a card of the own deck to be rid of, one of another's deck to be buried


def answers_to(ask: Ask) -> list[Choice]:
    """The answers to a question, without what may be said at any time besides."""
    return ask.choices[: ask.answers]


def first(t: Any, seat: int, ask: Ask) -> Choice:
    """Where the order matters little, or the first is never wrong."""
    return ask.choices[0]


def everything(t: Any, seat: int, ask: Ask) -> Choice:
    """Whatever may be had costs nothing."""
    return rounds.ALL if rounds.ALL in ask.choices else ask.choices[0]


def for_myself(t: Any, seat: int, ask: Ask) -> Choice:
    own = words.PLAYER(seat)
    return own if own in answers_to(ask) else ask.default


class QuickAnswers:
    """The heuristics of one edition, as bots ask for them."""

    def __init__(
        self,
        edition: Edition,
        answers: Mapping[Asked, Answer],
        *,
        trial: Trial,
        hand_worth: Callable[[int], float],
        fortunes: Callable[[Any], list[float]],
        shortlists: Mapping[Asked, Few],
        thoughtless: Sequence[Asked] = (),
        besides: Besides | None = None,
    ) -> None:
        """`hand_worth`: of a card, by its number; `fortunes`: what each seat has.

        `shortlists`: the choices that are worth a thought, the best first; unless said, all. `thoughtless`: questions
        with an answer that is never wrong, as those of order are. `besides`: where more may be said than the answers,
        what to say, the usual answer known.
        """
        self.hand_worth = hand_worth
        self.fortunes = fortunes
        self.besides = besides
        common: dict[Asked, Answer] = {
            **dict.fromkeys(TRIED, trial.best),
            **dict.fromkeys(ORDERS, first),
            rounds.RENOWN: everything,
            rounds.WINNER: for_myself,
            words.LOOK_KEEP: self.keep_best,
            words.LOOK_SINK: self.sink_worst,
            words.LOOK_LAY: self.lay_best,
        }
        narrowed: dict[Asked, Few] = dict.fromkeys(
            (words.CHOOSE, words.CHOOSE_COST, words.BEARER, rounds.SETUP_BEARER), trial.targets
        )
        prompts = edition.prompts
        self.answers = by_prompt(prompts, {**common, **answers})
        self.shortlists = by_prompt(prompts, {**narrowed, **shortlists})
        self.thoughtless = set(by_prompt(prompts, dict.fromkeys((*ORDERS, rounds.RENOWN, rounds.WINNER, *thoughtless))))

    def decide(self, table: Table, seat: int, ask: Ask, rng: Rng | None) -> Choice:
        """A sensible answer."""
        usual = ask.choices[0] if ask.answers == 1 else self.answers[ask.question](table, seat, ask)
        if self.besides is not None and len(ask.choices) > ask.answers:
            return self.besides(table, seat, ask, usual)
        return usual

    def shortlist(self, table: Table, seat: int, ask: Ask) -> list[Choice]:
        """The choices that are worth a thought, the sensible one first."""
        usual = self.decide(table, seat, ask, None)
        if ask.answers == 1 or ask.question in self.thoughtless:
            return [usual]
        few = self.shortlists.get(ask.question)
        others = answers_to(ask) if few is None else few(table, seat, ask)
        return [usual, *[c for c in others if c is not usual]]

    def evaluate(self, table: Any) -> list[float]:
        """The chance of each seat to win, by power, cards and gold."""
        return chances(table, self.fortunes)

    # ------------------------------------------------------------------ cards that a deck is looked through for

    def keep_best(self, t: CardTable, seat: int, ask: Ask) -> Choice:
        return max(answers_to(ask)[1:], key=lambda c: self.hand_worth(c.args[0]))

    def sink_worst(self, t: CardTable, seat: int, ask: Ask) -> Choice:
        """Under the deck goes what is worth little; of another's deck, what is worth much."""
        own = t.stack[-1].owner == seat  # type: ignore[attr-defined]
        cards = [c for c in answers_to(ask) if c is not words.DONE]
        worst = min(cards, key=lambda c: self.hand_worth(c.args[0]) if own else -self.hand_worth(c.args[0]))
        worth = self.hand_worth(worst.args[0])
        sinks = worth < POOR if own else worth > RICH
        return worst if sinks or len(cards) == ask.answers else words.DONE

    def lay_best(self, t: CardTable, seat: int, ask: Ask) -> Choice:
        """The best card on top of the own deck, the worst on top of another's."""
        own = t.stack[-1].owner == seat  # type: ignore[attr-defined]
        return max(answers_to(ask), key=lambda c: self.hand_worth(c.args[0]) if own else -self.hand_worth(c.args[0]))


def by_prompt(prompts: Mapping[Question, Prompt], asked: Mapping[Asked, T]) -> dict[Prompt, T]:
    """Keyed by the prompts of an edition; questions that it never asks are left out."""
    found: dict[Prompt, T] = {}
    for key, value in asked.items():
        prompt = prompts.get(key) if isinstance(key, Question) else key
        if prompt is not None:
            found[prompt] = value
    return found
