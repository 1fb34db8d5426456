"""Fit what bots weigh when they choose a plot (`heuristics/plots.py`).

`PYTHONPATH=src:tests python -m cards2e.plot_weights 80` plays so many jousts between heuristic bots. At every question
for a plot each of the likely ones is played out on the same imagined tables to the end of the round, and the chance to
win that is left there is explained by the figures of the plots. Needs numpy.
"""

from __future__ import annotations

import sys
from random import Random
from typing import cast

import numpy as np

import smallcouncil as sc
from smallcouncil.bots import Knowledge, SearchBot, heuristics
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cards2e.decks import DEFAULTS
from smallcouncil.games.cards2e.edition import EDITION
from smallcouncil.games.cards2e.facts import PRINTS
from smallcouncil.games.cards2e.heuristics.plots import EARLY, WEIGHTS, plot_figures
from smallcouncil.games.cards2e.state import ThronesTable
from smallcouncil.table import Choice, Table

KNOWN = heuristics("cards2e")
CHOOSE_PLOT = EDITION.prompts[rounds.CHOOSE_PLOT]
WORLDS = 12  # imagined tables for each question
RIDGE = 50.0  # draws weights to nothing that few games support

Row = tuple[list[list[float]], list[str], list[float]]  # figures, titles and chances of the plots of one question


def played_out(known: Knowledge, table: Table, choices: list[Choice], bot: SearchBot) -> list[float]:
    """The mean chance to win that each choice leaves at the end of the round, on the same imagined tables."""
    assert KNOWN.clock is not None
    hour = KNOWN.clock(table) + table.players
    chances = [0.0] * len(choices)
    for _ in range(WORLDS):
        world = known.imagine(bot.rng)
        bot.others_choose(world, known.seat)
        for i, choice in enumerate(choices):
            twin = world.copy()
            twin.choose(known.seat, choice)
            chances[i] += bot.play_out(twin, hour)[known.seat] / WORLDS
    return chances


def questions(game: int) -> list[Row]:
    """All questions for a plot in one joust, with what the likely plots were worth."""
    table = sc.game("cards2e").new(seed=game, players=2, decks=tuple(Random(game).sample(DEFAULTS, 2)))
    bot = SearchBot(game, KNOWN.as_told())
    found = []
    while not table.over:
        known = Knowledge(table, table.waiting[0])
        t = cast("ThronesTable", table)
        if known.ask.question is CHOOSE_PLOT and len(known.ask.choices) > 1:
            choices = bot.worth_trying(table, known.seat)
            figures = plot_figures(t, known.seat)
            when = "later" if t.round > EARLY else "early"
            numbers = [choice.args[0] for choice in choices]
            titles = [f"{PRINTS[number].id} {when}" for number in numbers]
            found.append(([figures(n) for n in numbers], titles, played_out(known, table, choices, bot)))
        table.choose(known.seat, bot.quick(known.imagine(bot.rng), known.seat))
    return found


def fit(rows: list[Row]) -> dict[str, float]:
    """The weights of figures and titles, on the scale of those that ship."""
    titles = sorted({title for _, names, _ in rows for title in names})
    blocks, targets = [], []
    for figures, names, chances in rows:
        block = np.hstack([np.array(figures), np.array([[float(n == title) for title in titles] for n in names])])
        blocks.append(block - block.mean(0))
        targets.append(np.array(chances) - np.mean(chances))
    whole = np.vstack(blocks)
    scale = whole.std(0) + 1e-9
    whole /= scale
    found = np.linalg.solve(whole.T @ whole + RIDGE * np.eye(whole.shape[1]), whole.T @ np.concatenate(targets)) / scale
    names = [*WEIGHTS, *titles]
    return {name: WEIGHTS["buys"] * weight / found[0] for name, weight in zip(names, found.tolist(), strict=True)}


if __name__ == "__main__":
    every = [row for game in range(int(sys.argv[1])) for row in questions(game)]
    sys.stdout.write(f"{len(every)} questions\n")
    for name, weight in fit(every).items():
        sys.stdout.write(f"{name}: {weight:.1f}\n")
