"""How sure must thinking be to overrule the suggestion, and who weighs the tables better: the game or what was learned?

Questions of whole games between heuristic bots. Every likely choice is played out quickly on the same imagined tables,
which are weighed after one round of turns and after two. One part of the tables chooses, as a race would with so many
runs; the others tell what that choice is worth, compared with the suggestion.

`PYTHONPATH=src:tests python -m bots.doubt risk 2 80 160` asks 80 questions of games of two and plays each likely choice
out on 160 tables. `PYTHONPATH=build/compiled:tests` is more than twice as fast.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice
from math import sqrt
from random import Random
from typing import NamedTuple

import smallcouncil as sc
from smallcouncil.bots import Evaluate, Heuristics, Knowledge, SearchBot, heuristics
from smallcouncil.bots.race import START, Race
from smallcouncil.bots.search import Thought, shares
from smallcouncil.bots.tree import Node
from smallcouncil.table import Choice, Rng, Table

OFTEN = 0.04  # the share of questions that is looked at
RUNS = (10, 40)  # of every choice, and half of all tables
DOUBTS = (0.0, 0.5, 1.0, 2.0)  # standard errors by which a choice must be better than the suggestion


class Worth(NamedTuple):
    """What a table came to be worth to the seat: as the game and as what was learned weighs it after a round, and as
    what was learned weighs it after two."""

    judged: float
    learned: float
    later: float


class Question(NamedTuple):
    choices: list[Choice]
    worths: list[list[Worth]]  # by choice and table

    def gain(self, by: int, judge: int, runs: int, sure: float) -> float:
        """What is gained over the suggestion by choosing with so many runs, as the other tables tell."""
        tables = len(self.worths[0])
        gains: list[float] = []
        for start in range(0, tables - runs + 1, runs):
            race = Race(self.choices)
            for runner, worths in zip(race.runners, self.worths, strict=True):
                runner.worths = [worth[by] for worth in worths[start : start + runs]]
            best = self.worths[race.runners.index(race.winner(sure))]
            others = [*range(start), *range(start + runs, tables)]
            gains.append(sum([float(best[n][judge] - self.worths[0][n][judge]) for n in others]) / len(others))
        return sum(gains) / len(gains)


def positions(game: str, players: int, luck: Random) -> Iterator[Knowledge]:
    """Some moments of one game after the other."""
    known = heuristics(game)
    while True:
        table = sc.game(game).new(seed=luck.randrange(1 << 30), players=players)
        rng = Rng(luck.randrange(1 << 30))
        while not table.over:
            ask = table.asks[0]
            if luck.random() < OFTEN:
                yield Knowledge(table, ask.seat)
            table.choose(ask.seat, known.decide(table, ask.seat, ask, rng))


def questions(game: str, players: int, tables: int, luck: Random) -> Iterator[Question]:
    """Questions with several likely choices, played out."""
    known = heuristics(game)
    bot = SearchBot(luck.randrange(1 << 30), known)
    for position in positions(game, players, luck):
        choices = bot.worth_trying(position.imagine(bot.rng), position.seat)[:START]
        if len(choices) > 1:
            thought = Thought(position, choices, Node())
            worths = [[played_out(bot, known, thought, n, c) for n in range(tables)] for c in choices]
            yield Question(choices, worths)


def played_out(bot: SearchBot, known: Heuristics, thought: Thought, number: int, choice: Choice) -> Worth:
    assert known.clock is not None and known.evaluate is not None and known.chances is not None
    table, seat = bot.world(thought, number), thought.me
    hour = known.clock(table) + table.players
    table.choose(seat, choice)
    bot.play_out(table, hour)
    judged, learned = weighed(table, known.evaluate)[seat], weighed(table, known.chances)[seat]
    bot.play_out(table, hour + table.players)
    return Worth(judged, learned, weighed(table, known.chances)[seat])


def weighed(table: Table, evaluate: Evaluate) -> list[float]:
    return evaluate(table) if table.result is None else shares(table)


def mean(values: list[float]) -> str:
    """With its standard error, as shares of the game."""
    average = sum(values) / len(values)
    error = sqrt(sum([(v - average) ** 2 for v in values]) / len(values) / (len(values) - 1))
    return f"{average:+.2%} ± {error:.2%}"


if __name__ == "__main__":
    players, number, tables = map(int, sys.argv[2:5])
    found = list(islice(questions(sys.argv[1], players, tables, Random(sys.argv[1])), number))
    for by in ("judged", "learned"):
        for runs in (*RUNS, tables // 2):
            for judge in ("learned", "later"):
                places = Worth._fields.index(by), Worth._fields.index(judge)
                gains = [mean([question.gain(*places, runs, sure) for question in found]) for sure in DOUBTS]
                told = "  ".join([f"{sure}: {text}" for sure, text in zip(DOUBTS, gains, strict=True)])
                sys.stdout.write(f"{by}, {runs} runs, by {judge} tables  {told}\n")
