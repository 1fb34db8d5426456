"""What happened in a game, looked at afterwards: everyone's chance to win over time, the turning points, and choices
that a bot that thinks would have made differently.

The chances are those of the real table, hidden cards included, played on by the quick policy. The advice is not: it
comes from what the seat knew at that time.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import msgspec

from smallcouncil.bots import Heuristics, Knowledge, SearchBot, heuristics
from smallcouncil.bots.policy import reason
from smallcouncil.bots.search import shares
from smallcouncil.games import game
from smallcouncil.table import NOBODY, BadInput, ChoiceView, Record, Rng, Table, make_step, read_step
from smallcouncil.table.view import ArgView

MOMENTS = 100  # so many points in time are looked at, at most
SAMPLES = 8  # quick games for each of them ...
ROUNDS = 4  # ... that are weighed after each of so many turns of everybody
DEPTH = 40  # choices of a quick game, before the table is judged, where a game has no clock
CANDIDATES = 10  # stretches of the game that are looked at closely
CLOSELY = 16  # quick games for each of their choices
TURNS = 5  # turning points among them
ADVICE = 20  # choices that are thought about
LEAST = 0.03  # what a better choice must be better by


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A point in time: after so many choices, every seat's chance. Where a turn has begun since the moment before,
    quick games end later; then also the chances by quick games that end when those of the moment before did."""

    step: int
    chances: list[float]
    alike: list[float] | None = None

    @property
    def compared(self) -> list[float]:
        """What is to be compared with the chances of the moment before."""
        return self.alike or self.chances


class Question(msgspec.Struct, frozen=True):
    """What was asked: a choice such as `done` says nothing without it."""

    prompt: str
    args: dict[str, ArgView]


class Turn(msgspec.Struct, frozen=True):
    """A turning point: a choice, what everyone saw of it, and how far the chances moved with it (0 to 1)."""

    step: int  # choices made, this one included
    moved: float
    before: list[float]
    after: list[float]
    seat: int
    chosen: ChoiceView
    events: list[dict[str, Any]]
    asked: Question | None = None  # of what was said unasked, none


class Advice(msgspec.Struct, frozen=True):
    """A choice that a bot that thinks would have made differently, why, and what it cost."""

    step: int  # choices made before it
    seat: int
    chosen: ChoiceView
    better: ChoiceView
    why: str  # the key of a sentence of reasons.ftl
    worth: float  # the chance to win that the choice left, as the bot sees it
    cost: float  # by which the better one is better at least
    asked: Question | None = None


class Analysis(msgspec.Struct, frozen=True):
    game: str
    seats: list[str]
    moments: list[Moment]
    turns: list[Turn]
    advice: list[Advice]

    def write(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1)


def analyse(
    record: Record,
    *,
    iterations: int = 100,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Look at a game. The same record, iterations and seed give the same analysis.

    >>> import smallcouncil as sc
    >>> table = sc.game("ironthrone").new(seed=1, players=3, turn_limit=1)
    >>> while not table.over:
    ...     table.choose(table.waiting[0], table.ask(table.waiting[0]).default)
    >>> found = analyse(table.record(), iterations=4)
    >>> len(found.moments) > 3, round(sum(found.moments[-1].chances), 6)
    (True, 1.0)
    """
    check(record, iterations)
    steps = moments_of(record)
    table = record.replay(game(record.game), steps=0)
    total = parts_of(record)
    moments: list[Moment] = []
    for step in steps:
        moments.append(moment(table, record, moments[-1].step if moments else 0, step, seed))
        if progress is not None:
            progress(len(moments), total)
    turns = []
    for number, stretch in enumerate(stretches(moments)):
        turns.append(turn(record, stretch, seed))
        if progress is not None:
            progress(len(steps) + number + 1, total)
    advice = []
    for number, step in enumerate(doubtful(record, moments)):
        found = advise(record, step, iterations, seed)
        if found is not None:
            advice.append(found)
        if progress is not None:
            progress(len(steps) + len(turns) + number + 1, total)
    return put_together(record, moments, turns, advice)


def check(record: Record, iterations: int) -> None:
    if iterations < 1:
        raise BadInput("iterations", "out-of-range", value=iterations, low=1, high="any")
    if not record.choices:
        raise BadInput("choices", "missing")


def put_together(record: Record, moments: list[Moment], turns: list[Turn], advice: list[Advice]) -> Analysis:
    table = record.replay(game(record.game))
    names = [table.seat_name(seat) for seat in range(table.players)]
    most = sorted(turns, key=lambda turn: -turn.moved)[:TURNS]
    in_order = sorted(most, key=lambda turn: turn.step)
    return Analysis(record.game, names, moments, in_order, sorted(advice, key=lambda a: -a.cost))


def parts_of(record: Record) -> int:
    """Of how many parts the work consists at most."""
    return len(moments_of(record)) + CANDIDATES + ADVICE


# ---------------------------------------------------------------------------- chances


def moments_of(record: Record) -> list[int]:
    """The points in time that are looked at: after so many choices each, the first and the last among them."""
    made = [0, *(step for step, line in enumerate(record.choices, 1) if read_step(line)[0] != NOBODY)]
    return sorted({*made[:: max(1, -(-(len(made) - 1) // MOMENTS))], made[-1]})


def moment(table: Table, record: Record, at: int, step: int, seed: int, samples: int = SAMPLES) -> Moment:
    """A table after `at` choices is played on up to the step, and looked at. The luck of all moments is the same."""
    known = heuristics(record.game)
    before = hour(table, known)
    for number in range(at, step):
        make_step(table, record.choices[number])
    return look(table, known, before, step, seed, samples)


def look(table: Table, known: Heuristics, before: int, step: int, seed: int, samples: int) -> Moment:
    """The chances as they are now; by the quick games that began before, too, where those are not over yet."""
    now = hour(table, known)
    found = chances(table, known, Rng(seed).fork(), samples)
    if table.result is not None or not before < now <= before + table.players:
        return Moment(step, found)
    return Moment(step, found, chances(table, known, Rng(seed).fork(), samples, before))


def hour(table: Table, known: Heuristics) -> int:
    return 0 if known.clock is None else known.clock(table)


def chances(table: Table, known: Heuristics, rng: Rng, samples: int, begun: int | None = None) -> list[float]:
    """Everyone's chance to win, by a few quick games with other dice, each weighed when everybody has had a turn and
    the next one begins, and again after each of some further rounds: for such moments it was learned what is worth how
    much. In the middle of a turn those who have moved look stronger than they are, and chances would go up and down
    with the turns; by one moment alone they would jump whenever a round ends."""
    if table.result is not None:
        return shares(table)
    quick = SearchBot(0, known.as_told(), depth=DEPTH)
    if begun is None:
        begun = hour(table, known)
    total = [0.0] * table.players
    for _ in range(samples):
        other = table.copy()
        other.rng = rng.fork()
        quick.rng = rng.fork()
        for rounds in range(1, ROUNDS + 1):
            worth = quick.play_out(other, begun + rounds * table.players)
            whole = sum(worth) or 1.0
            total = [t + w / whole for t, w in zip(total, worth, strict=True)]
    return [t / samples / ROUNDS for t in total]


# ---------------------------------------------------------------------------- turning points


def stretches(moments: list[Moment]) -> list[tuple[Moment, Moment]]:
    """Between which moments the chances seem to have moved most, in the order of the game."""
    most = sorted(pairwise(moments), key=lambda pair: -moved(*pair))[:CANDIDATES]
    return sorted(most, key=lambda pair: pair[0].step)


def moved(before: Moment, after: Moment) -> float:
    return sum(abs(x - y) for x, y in zip(before.chances, after.compared, strict=True)) / 2


def turn(record: Record, stretch: tuple[Moment, Moment], seed: int) -> Turn:
    """The one choice between two moments with which the chances moved most; looked at closely, for luck may deceive.
    A change of the table's belongs to the choice after it."""
    before, after = stretch
    known = heuristics(record.game)
    table = record.replay(game(record.game), steps=before.step, listen=True)
    every = [moment(table, record, before.step, before.step, seed, CLOSELY)]
    told: list[tuple[int, ChoiceView, list[dict[str, Any]], Question | None]] = []
    for number in range(before.step, after.step):
        seat, text = read_step(record.choices[number])
        if seat == NOBODY:
            table.change(text)
            continue
        chosen, asked, before_it = named(table, seat, text), question(table, seat), hour(table, known)
        table.log = []
        table.choose(seat, text)
        told.append((seat, chosen, [event.write(table) for event in table.heard(None)], asked))
        every.append(look(table, known, before_it, number + 1, seed, CLOSELY))
    jumps = list(pairwise(every))
    most = max(range(len(jumps)), key=lambda number: moved(*jumps[number]))
    start, end = jumps[most]
    return Turn(end.step, moved(start, end), start.chances, end.compared, *told[most])


def named(table: Table, seat: int, text: str) -> ChoiceView:
    """A choice as views show it."""
    asks = [ask for ask in (*table.asks, table.may(seat)) if ask is not None and ask.seat == seat]
    choice = next(c for ask in asks for c in ask.choices if table.text(c) == text)
    return choice.show(table)


def question(table: Table, seat: int) -> Question | None:
    """What a seat is asked, as views show it."""
    if seat not in table.waiting:
        return None
    ask = table.ask(seat)
    return Question(ask.prompt, ask.question.named(ask.args, table))


# ---------------------------------------------------------------------------- advice


def doubtful(record: Record, moments: list[Moment]) -> list[int]:
    """The choices after which things went worst for who chose; one for each stretch between two moments and seat."""
    losses: dict[int, float] = {}
    for before, after in pairwise(moments):
        seen = set()
        for step in range(before.step, after.step):
            seat, _ = read_step(record.choices[step])
            if seat != NOBODY and seat not in seen:
                seen.add(seat)
                losses[step] = before.chances[seat] - after.compared[seat]
    worst = sorted(losses, key=lambda step: -losses[step])[:ADVICE]
    return sorted(step for step in worst if losses[step] > 0)


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
