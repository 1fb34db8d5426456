"""Everyone's chance to win, by quick games that are played to their end.

Every moment of a game is looked at with the same luck: the dice of the hundredth choice are the same in the first quick
game of every moment, in the second one others. Where nothing happened but what the quick policy would have chosen,
neighbouring moments are followed by the same games, so that a chance that moves says something.
"""

from __future__ import annotations

from collections.abc import Sequence

from smallcouncil.bots import Heuristics, heuristics
from smallcouncil.bots.search import ENDLESS, shares
from smallcouncil.games import game
from smallcouncil.table import Record, Rng, Table

SAMPLES = 24  # quick games for each moment
CLOSELY = 40  # more of them, with other luck, before and after what seems to be a turning point
ROUNDS = 4  # what the learned model says is heard when everybody has had so many more turns, each time ...
MODEL = 0.5  # ... and counts so much beside who won in the end


def look(record: Record, step: int, seed: int) -> list[float]:
    """The chances after so many choices."""
    table = record.replay(game(record.game), steps=step)
    return chances(table, heuristics(record.game).as_told(), step, lucks(seed, SAMPLES))


def look_closely(table: Table, known: Heuristics, step: int, seed: int) -> list[float]:
    """With luck of its own: of many steps that are measured, the largest seems larger than it is."""
    return chances(table, known, step, lucks(seed + 1, CLOSELY))


def together(first: list[float], closely: list[float]) -> list[float]:
    """What both looks at a moment say."""
    return [(SAMPLES * x + CLOSELY * y) / (SAMPLES + CLOSELY) for x, y in zip(first, closely, strict=True)]


def chances(table: Table, known: Heuristics, step: int, lucks: Sequence[Rng]) -> list[float]:
    if table.result is not None:
        return shares(table)
    return mean([quick_game(table.copy(), known, step, luck) for luck in lucks])


def meant(table: Table, seat: int, text: str, known: Heuristics, step: int, seed: int) -> list[float]:
    """The chances that a choice, the one after so many, leaves on average, closely looked at: as if its dice were still
    to fall."""
    found = []
    for luck in lucks(seed + 1, CLOSELY):
        other = table.copy()
        other.rng = luck.copy()
        other.rng.leap(step)
        other.choose(seat, text)
        found.append(shares(other) if other.result is not None else quick_game(other, known, step + 1, luck))
    return mean(found)


def lucks(seed: int, samples: int) -> list[Rng]:
    source = Rng(seed)
    return [source.fork() for _ in range(samples)]


def mean(worths: list[list[float]]) -> list[float]:
    return [sum(column) / len(worths) for column in zip(*worths, strict=True)]


def quick_game(table: Table, known: Heuristics, step: int, luck: Rng) -> list[float]:
    """Play on to the end: who won, and what the model said on the way. Who won tells more, and comes true more often;
    but the quick policy makes mistakes of its own, of which the model knows nothing."""
    table.rng, mind = luck.copy(), luck.copy().fork()
    players, clock, weigh = table.players, known.clock, known.chances
    hour = 0 if clock is None else clock(table) + players
    heard: list[list[float]] = []
    for place in range(step, step + ENDLESS):
        if table.result is not None:
            break
        if clock is not None and weigh is not None and len(heard) < ROUNDS and clock(table) >= hour:
            heard.append(even(weigh(table)))
            hour += players
        ask = table.asks[0]
        table.rng.leap(place)
        mind.leap(place)
        only = len(ask.choices) == 1
        table.choose(ask.seat, ask.choices[0] if only else known.decide(table, ask.seat, ask, mind))
    won = [1 / players] * players if table.result is None else shares(table)
    if clock is None or weigh is None:
        return won
    said = mean([*heard, *[won] * (ROUNDS - len(heard))])
    return [MODEL * s + (1 - MODEL) * w for s, w in zip(said, won, strict=True)]


def even(worth: list[float]) -> list[float]:
    """As shares of one."""
    whole = sum(worth) or 1.0
    return [w / whole for w in worth]
