"""The laws that every game keeps, checked over random play.

A game's tests call `check_laws` for its modes, variants and seat counts::

    @pytest.mark.parametrize("options", [{"players": 3}, {"players": 4, "mode": "dominion"}])
    def test_laws(options):
        check_laws(sc.game("risk"), options, seed=1, also=nothing_is_lost)

Each `check_...` looks at one table, leaves it as it was, and can be called alone. `also` is called at the same points
as the laws and checks what only the game knows (pieces and cards are conserved).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec
import pytest

from smallcouncil import bots
from smallcouncil.table import Ask, BadInput, Choice, Event, Game, IllegalChoice, Record, Rng, Table, Verb

BOUND = 50_000
SMALL_STEPS = 5  # so many small steps are looked at for each time that all laws are checked
NONSENSE = Verb("sing_the_rains_of_castamere")()
JUNK: list[Any] = [None, True, -1, 999, 0.5, "", "castamere", [], [None], [[]], {}, {"castamere": 1}]


class Playthrough(NamedTuple):
    """What a checked game was like."""

    table: Table
    choices: int
    points: int  # so many times all laws were checked
    guesses: int  # imagined tables that were checked for leaks ...
    different: int  # ... and among them those that really differed in what the seat cannot know


def check_laws(
    game: Game,
    options: dict[str, Any],
    seed: int,
    *,
    every: int = 97,
    bound: int = BOUND,
    further: int = 20,
    secret: bool = True,
    everyone: bool = True,
    ranged: bool = False,
    imagined: bool = False,
    also: Callable[[Any], None] | None = None,
) -> Playthrough:
    """Play one random game and check all laws at its beginning, at every so many choices and at its end.

    `further`: how many choices copies and positions are played on. `secret=False`: the game has open simultaneous
    choices. `everyone=False`: only those who are asked imagine (tables with the option `windows="fast"`, where being
    asked tells something). `ranged`: the game refuses every number of a position that cannot be. `imagined`: what
    a seat imagines depends on what it knows alone.
    """
    rng = Rng(seed)
    table = game.new(seed=seed, listen=True, **options)
    points = guesses = different = 0
    try:
        while True:
            if table.made == 2 or table.made % every == 0 or table.over:
                points += 1
                check_asks(table)
                check_texts(table, rng)
                check_views_json(table)
                check_copy(table, rng, further=further)
                check_position(table, rng, further=further)
                check_refusals(table)
                check_bad_positions(table, rng)
                if ranged:
                    check_ranges(table, rng)
                if secret:
                    check_secret_answers(table, rng)
                found = check_leak(table, rng, everyone=everyone)
                guesses += found[0]
                different += found[1]
                if imagined:
                    check_imagining(table, rng, everyone=everyone)
                if also is not None:
                    also(table)
            if table.over or table.made == 3 * every:
                check_record(table)
                check_events(table)
            if table.over:
                check_over(table)
                return Playthrough(table, table.made, points, guesses, different)
            assert table.made < bound, f"no end after {bound} choices"
            seat, choice = pick(table, rng)
            before = table.copy()
            table.choose(seat, choice)
            if table.small_steps != before.small_steps and rng.below(every) < SMALL_STEPS:
                check_small_step(before, table, seat, choice)
    except Exception as error:
        asks = ", ".join(f"{a.prompt} to {a.seat}" for a in table.asks) or "nothing"
        error.add_note(f"{game.id}, {options}, seed {seed}, after {table.made} choices, asked: {asks}")
        raise


# ---------------------------------------------------------------------- random play


def pick(table: Table, rng: Rng) -> tuple[int, Choice]:
    """A random choice of a random seat that is asked; now and then something that a seat does unasked."""
    if rng.below(8) == 0:
        seat = rng.below(table.players)
        may = table.may(seat)
        if may is not None:
            return seat, rng.pick(may.choices)
    ask = rng.pick(table.asks)
    return ask.seat, rng.pick(ask.choices)


def play(table: Table, rng: Rng, *, bound: int = BOUND) -> Table:
    """Play random choices to the end."""
    play_on(table, rng, bound)
    assert table.over, f"no end after {bound} choices"
    return table


def play_on(table: Table, rng: Rng, choices: int) -> list[tuple[int, Choice]]:
    """Play so many random choices, or to the end; the choices are returned."""
    made: list[tuple[int, Choice]] = []
    while not table.over and len(made) < choices:
        seat, choice = pick(table, rng)
        table.choose(seat, choice)
        made.append((seat, choice))
    return made


def written(data: object) -> bytes:
    """Data as JSON, so that equal means byte for byte."""
    return json.dumps(data, allow_nan=False).encode()


def questions(table: Table) -> Iterator[Ask]:
    """All that anyone may answer or do now."""
    yield from table.asks
    for seat in range(table.players):
        may = table.may(seat)
        if may is not None:
            yield may


def views(table: Table) -> list[bytes]:
    return [written(table.view(seat)) for seat in (*range(table.players), None)]


# ---------------------------------------------------------------------- the laws


def check_asks(table: Table) -> None:
    """Questions are well formed: to a seat, once, with choices, a default among them, known words and a known rule."""
    assert bool(table.asks) != table.over, "somebody is asked until the game is over"
    assert len(set(table.waiting)) == len(table.waiting), "a seat is asked one question at a time"
    words, rules = known(table.game)
    for ask in questions(table):
        assert 0 <= ask.seat < table.players
        assert ask.choices, f"{ask.prompt} has no choices"
        if ask.must:
            assert any(ask.default is c for c in ask.choices[: ask.answers]), (
                f"{ask.prompt}: the default is not a choice"
            )
            assert ask.question in words, f"{ask.question} is not among the words of the game"
            assert rules is None or ask.rule in rules, f"{ask.prompt} cites the unknown rule {ask.rule}"
        for choice in ask.choices:
            assert choice.verb in words, f"{choice.verb} is not among the words of the game"
            assert choice.verb(*choice.args) is choice, f"{choice} was not made by its verb"


@cache
def known(game: Game) -> tuple[frozenset[object], frozenset[str] | None]:
    """The words of a game, and the ids of its rules if it has a catalogue."""
    try:
        rules = frozenset(game.rules().by_id)
    except (FileNotFoundError, ModuleNotFoundError):
        rules = None
    return frozenset(game.words), rules


def check_texts(table: Table, rng: Rng) -> None:
    """Texts are unique within an ask, in normal form, and choosing by text is choosing."""
    for ask in questions(table):
        texts = [table.text(c) for c in ask.choices]
        double = {t for t in texts if texts.count(t) > 1} if len(set(texts)) < len(texts) else ()
        assert not double, f"{ask.prompt} has the same text for several choices: {double}"
        for text in texts:
            assert text == " ".join(text.lower().split()), f"{text!r} cannot be typed"
        choice = rng.pick(ask.choices)
        by_choice, by_text = table.copy(), table.copy()
        by_choice.choose(ask.seat, choice, ask.n)
        by_text.choose(ask.seat, f" {table.text(choice).upper()} ", ask.n)
        assert written(by_choice.position()) == written(by_text.position()), f"{table.text(choice)} was read wrongly"


def check_views_json(table: Table) -> None:
    """Views and positions are plain data; several viewers at once are shown what each is shown alone."""
    viewers = (*range(table.players), None)
    for seat, together in zip(viewers, table.view_structs(viewers), strict=True):
        alone = table.view(seat)
        check_plain(alone, f"view({seat})")
        assert written(msgspec.to_builtins(together)) == written(alone), f"{seat} is shown other things"
    check_plain(table.position(), "position")


def check_plain(data: object, where: str) -> None:
    """Nothing but objects with names, lists, texts, whole numbers, truths and None."""
    if isinstance(data, dict):
        for key, value in data.items():
            assert type(key) is str, f"{where}: the key {key!r} is no text"
            check_plain(value, f"{where}.{key}")
    elif isinstance(data, list | tuple):
        for i, value in enumerate(data):
            check_plain(value, f"{where}[{i}]")
    else:
        assert data is None or type(data) in (str, int, bool, float), f"{where} is {data!r}"


def check_copy(table: Table, rng: Rng, *, further: int = 20) -> None:
    """A copy is equal; what happens to one does not happen to the other; both have the same future."""
    before, seen = written(table.position()), views(table)
    copy, twin = table.copy(), table.copy()
    assert written(copy.position()) == before, "the copy differs"
    assert views(copy) == seen, "the views of the copy differ"
    for seat, choice in play_on(copy, rng, further):
        assert written(table.position()) == before, "playing on a copy changed the table"
        twin.choose(seat, choice)
    assert written(table.position()) == before and views(table) == seen, "playing on a copy changed the table"
    after = written(copy.position())
    assert written(twin.position()) == after, "two copies, the same choices, two outcomes"
    grandchild = copy.copy()
    play_on(copy, rng, further)
    assert written(grandchild.position()) == after, "playing on a table changed its copy"


def check_record(table: Table) -> None:
    """The record, sent through JSON, replays to the same table; so does every beginning of it."""
    record = Record.read(table.record().write())
    assert record == Record.read(record.write())
    assert len(record.choices) == table.made
    again = record.replay(table.game)
    assert written(again.position()) == written(table.position()), "the replay differs"
    assert views(again) == views(table), "the views of the replay differ"
    half = len(record.choices) // 2
    part = record.replay(table.game, steps=half)
    assert part.made == half
    for line in record.choices[half:]:
        seat, _, text = line.partition(" ")
        part.choose(int(seat), text, part.ask(int(seat)).n if int(seat) in part.waiting else None)
    assert written(part.position()) == written(table.position()), "the second half of the replay differs"


def check_position(table: Table, rng: Rng, *, further: int = 20) -> None:
    """The position, sent through JSON, lays the same table: same position, same questions, same future, a record."""
    before = written(table.position())
    laid = table.game.position(json.loads(before))
    assert written(laid.position()) == before, "the table laid from the position differs"
    assert views(laid) == views(table), "the views of the table laid from the position differ"
    copy = table.copy()
    for seat, choice in play_on(copy, rng, further):
        ask = next(a for a in questions(laid) if a.seat == seat)
        laid.choose(seat, choice, ask.n)
    after = written(copy.position())
    assert written(laid.position()) == after, "the table laid from the position has another future"
    again = Record.read(laid.record().write()).replay(table.game)
    assert written(again.position()) == after, "the record of a table laid from a position replays to another table"


def check_bad_positions(table: Table, rng: Rng, *, times: int = 3) -> None:
    """A position with junk in a random place is refused by name, or laid; nothing else escapes."""
    position = written(table.position())
    for _ in range(times):
        data = json.loads(position)
        path = spoil(data, rng)
        try:
            table.game.position(data)
        except BadInput as error:
            if not error.field or not str(error):
                raise AssertionError(f"junk at {path} is refused without a name") from error
        except Exception as error:
            error.add_note(f"junk at {path}")
            raise


NOWHERE = -7  # a number that nothing on any table can be ...
SIGNED = (".lasting", ".delayed", ".uses")  # ... but for what effects take away, and keys of uses
FAR_OUT = -(1 << 80)


def check_ranges(table: Table, rng: Rng, *, times: int = 3) -> None:
    """A position with a number in it that cannot be is refused by the name of its field."""
    position = written(table.position())
    for _ in range(times):
        data = json.loads(position)
        places = [place for place in numbers(data) if not place[0].startswith((".version", ".result.scores"))]
        path, holder, key = rng.pick(places)
        was, holder[key] = holder[key], FAR_OUT if path.startswith(SIGNED) else NOWHERE
        try:
            table.game.position(data)
        except BadInput as error:
            if error.field == "position":
                raise AssertionError(f"{holder[key]} for {was} at {path} is refused without a name") from error
            continue
        raise AssertionError(f"{holder[key]} is taken for {was} at {path}")


def numbers(data: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Every place of the data that holds a number: where it is, and how to change it."""
    for key, value in list(data.items() if isinstance(data, dict) else enumerate(data)):
        if type(value) is int:
            yield f"{path}.{key}", data, key
        elif isinstance(value, dict | list):
            yield from numbers(value, f"{path}.{key}")


def spoil(data: Any, rng: Rng) -> str:
    """Put junk into a random place of the data; the place is returned."""
    path = ""
    while True:
        key = rng.pick(list(data if isinstance(data, dict) else range(len(data))))
        path += f".{key}"
        if not data[key] or not isinstance(data[key], dict | list) or rng.below(4) == 0:
            data[key] = rng.pick(JUNK)
            return path
        data = data[key]


def check_leak(table: Table, rng: Rng, *, times: int = 2, everyone: bool = True) -> tuple[int, int]:
    """No seat can tell the table from one that agrees with all it may know: same view, same question, same log.

    Returns how many tables were imagined, and how many of them really differed in something hidden.
    """
    seats = (*range(table.players), None) if everyone else table.waiting
    before = written(table.position())
    fixed = hidden(table)
    guesses = different = 0
    for seat in seats:
        seen = written(table.view(seat))
        log = [e.write(table) for e in table.heard(seat)[-100:]]
        for _ in range(times):
            guess = table.imagine(seat, rng)
            assert written(guess.view(seat)) == seen, f"seat {seat} sees a difference"
            assert [e.write(guess) for e in table.heard(seat)[-100:]] == log, f"seat {seat} reads another log"
            guesses += 1
            different += hidden(guess) != fixed
            laid = table.game.position(json.loads(written(guess.position())))  # every question is put anew
            assert written(laid.view(seat)) == seen, f"what seat {seat} is asked depends on what it cannot know"
            play_on(guess, rng, 3)
    assert written(table.position()) == before, "imagining changed the table"
    return guesses, different


def check_imagining(table: Table, rng: Rng, *, times: int = 2, everyone: bool = True) -> None:
    """What a seat imagines is a function of what it knows and of the generator: tables that look alike to it give it
    byte-identical tables, and no bot chooses differently on them."""
    for seat in (*range(table.players), None) if everyone else table.waiting:
        number = rng.below(1 << 16)
        imagined = written(table.imagine(seat, Rng(number)).position())
        for _ in range(times):
            alike = table.imagine(seat, rng.fork())
            again = written(alike.imagine(seat, Rng(number)).position())
            if again != imagined:
                where = difference(json.loads(imagined), json.loads(again))
                raise AssertionError(f"what seat {seat} imagines depends on more than it knows: {where}")
            if seat in table.waiting:
                assert chosen(alike, seat, number) is chosen(table, seat, number), f"a bot at seat {seat} knows more"


def chosen(table: Table, seat: int, number: int) -> Choice:
    """What the heuristic bot with this seed chooses."""
    return bots.make("heuristic", table.game.id, seed=number).choose(bots.Knowledge(table, seat))


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two pieces of data first differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        parts = [(f"{path}.{key}", one[key], other[key]) for key in one]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        parts = [(f"{path}.{i}", a, b) for i, (a, b) in enumerate(zip(one, other, strict=True))]
    else:
        return f"{path}: {one} and {other}"
    return next((difference(a, b, where) for where, a, b in parts if a != b), path)


def hidden(table: Table) -> bytes:
    """The position but for future dice."""
    return written({**table.position(), "rng": None})


def check_secret_answers(table: Table, rng: Rng) -> None:
    """While several seats choose at the same time, nobody learns what another one has chosen."""
    for ask in table.asks if len(table.asks) > 1 else ():
        if ask.answers < 2:
            continue
        first = rng.below(ask.answers)
        second = (first + 1 + rng.below(ask.answers - 1)) % ask.answers
        tables = [table.copy(), table.copy()]
        for copy, choice in zip(tables, (ask.choices[first], ask.choices[second]), strict=True):
            copy.log = []
            copy.choose(ask.seat, choice)
        if tables[0].waiting != tables[1].waiting:
            continue  # that somebody is ready may be known
        if len(tables[0].waiting) < len(table.waiting) and not tables[0].waiting:
            continue  # all have answered: what comes of it is another matter
        for seat in (*range(table.players), None):
            if seat != ask.seat:
                one, other = (written([t.view(seat), heard(t, seat)]) for t in tables)
                assert one == other, f"seat {seat} learns what seat {ask.seat} answered to {ask.prompt}"


def check_small_step(before: Table, after: Table, seat: int, choice: Choice) -> None:
    """A small step on the way to a secret answer is nobody else's business: no view changes, nothing is heard, no later
    question has another number, and nobody imagines anything else."""
    copy = before.copy()
    copy.log = []
    copy.choose(seat, choice)
    for other in (*range(after.players), None):
        if other != seat:
            assert not heard(copy, other), f"{choice} of seat {seat} is heard by {other}"
            assert written(after.view(other)) == written(before.view(other)), f"{other} sees {choice} of seat {seat}"
            one, same = (written(t.imagine(other, 7).position()) for t in (before, after))
            assert one == same, f"{other} imagines otherwise after {choice} of seat {seat}"


def heard(table: Table, seat: int | None) -> list[dict[str, Any]]:
    return [event.write(table) for event in table.heard(seat)]


def check_events(table: Table) -> None:
    """Events are plain data in known words, and everyone's log is part of the whole."""
    words, _ = known(table.game)
    whole: list[Event] = table.log or []
    for event in whole:
        assert event.news in words, f"{event.news} is not among the words of the game"
        check_plain(event.write(table), event.news.name)
    for seat in (*range(table.players), None):
        assert {id(e) for e in table.heard(seat)} <= {id(e) for e in whole}


def check_refusals(table: Table) -> None:
    """Answers that are not legal are refused, and leave no trace."""
    before = written(table.position())

    def refused(seat: int, choice: Choice | str, n: int | None = None) -> None:
        with pytest.raises(IllegalChoice):
            table.choose(seat, choice, n)
        assert written(table.position()) == before, f"the refused {choice} of seat {seat} left a trace"

    for seat in (-1, table.players, 1 << 40):
        refused(seat, NONSENSE)
    for seat in range(table.players):
        for nonsense in (NONSENSE, "sing the rains of castamere", "", " ", "\0", "0 " * 1000):
            refused(seat, nonsense)
        if seat not in table.waiting:
            with pytest.raises(IllegalChoice):
                table.ask(seat)
    for ask in questions(table):
        mine = set(ask.choices)
        for n in (-1, ask.n - 1, ask.n + 1, 1 << 40):
            refused(ask.seat, ask.default, n)
        for other in questions(table):
            foreign = next((c for c in other.choices if c not in mine), None)
            if foreign is not None:
                refused(ask.seat, foreign)
        for choice in ask.choices[:3]:
            refused(ask.seat, f"{table.text(choice)} twice")
    for seat in set(range(table.players)) - {ask.seat for ask in questions(table)}:
        for ask in questions(table):
            refused(seat, ask.choices[0])


def check_over(table: Table) -> None:
    """A result names seats, scores everyone, and nobody is asked any more."""
    result = table.result
    assert result is not None and table.over and not table.waiting
    assert all(0 <= winner < table.players for winner in result.winners)
    assert list(result.winners) == sorted(set(result.winners))
    assert len(result.scores) == table.players
    assert result.reason
    for seat in range(table.players):
        assert table.may(seat) is None
        with pytest.raises(IllegalChoice, match="over"):
            table.choose(seat, NONSENSE)
