"""Choices that a bot that thinks would have made differently."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from smallcouncil.arena.analysis.findings import Advice, Moment
from smallcouncil.arena.analysis.turning_points import question
from smallcouncil.bots import Knowledge, SearchBot, heuristics
from smallcouncil.bots.policy import reason
from smallcouncil.games import game
from smallcouncil.table import Record, Rng, make_step, read_step

ADVICE = 20  # choices that are thought about
LEAST = 0.03  # what a better choice must be better by


def doubtful(record: Record, moments: Sequence[Moment]) -> list[int]:
    """The choices after which things went worst for who chose; one for each stretch between two moments and seat: the
    first with which he did not do what is suggested, else the first that was one."""
    losses: dict[int, float] = {}
    doubts = doubts_of(record)
    for before, after in pairwise(moments):
        chosen: dict[int, int] = {}
        for step in range(before.step, after.step):
            if step in doubts:
                seat, _ = read_step(record.choices[step])
                first = chosen.setdefault(seat, step)
                if doubts[step] and not doubts[first]:
                    chosen[seat] = step
        losses |= {step: before.chances[seat] - after.chances[seat] for seat, step in chosen.items()}
    worst = sorted(losses, key=lambda step: -losses[step])[:ADVICE]
    return sorted(step for step in worst if losses[step] > 0)


def doubts_of(record: Record) -> dict[int, bool]:
    """The steps at which somebody who was asked had a choice, and whether he chose otherwise than is suggested."""
    decide = heuristics(record.game).decide
    table = record.replay(game(record.game), steps=0)
    rng = Rng(0)
    found: dict[int, bool] = {}
    for step, line in enumerate(record.choices):
        seat, text = read_step(line)
        if seat in table.waiting and len((ask := table.ask(seat)).choices) > 1:
            found[step] = table.text(decide(table, seat, ask, rng)) != text
        make_step(table, line)
    return found


def advise(record: Record, step: int, iterations: int, seed: int) -> Advice | None:
    """What a bot that thinks would have chosen, if that is clearly better."""
    table = record.replay(game(record.game), steps=step)
    seat, text = read_step(record.choices[step])
    if seat not in table.waiting:
        return None  # said unasked
    ask = table.ask(seat)
    chosen = next(c for c in ask.choices if table.text(c) == text)
    thinker = SearchBot(seed, heuristics(record.game).as_told(), iterations=iterations)
    weighed = thinker.weigh(Knowledge(table, ask.seat), chosen)
    best = max(weighed, key=lambda choice: weighed[choice])
    worth, cost = weighed[chosen], weighed[best] - weighed[chosen]
    if best is chosen or cost < LEAST:
        return None
    why = reason(table.imagine(ask.seat, Rng(seed)), ask.seat, best)
    return Advice(step, ask.seat, chosen.show(table), best.show(table), why, worth, cost, question(table, ask.seat))
