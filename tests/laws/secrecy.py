"""Views show what a seat may know and nothing else, and so does what it imagines."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from laws.random_play import play_on, written
from smallcouncil import bots
from smallcouncil.table import Choice, Rng, Table


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


def check_reopened(table: Table, rng: Rng) -> None:
    """Who guesses how others choose in secret guesses the same whether or not they have chosen already."""
    if len(table.asks) < 2:
        return
    me = rng.pick(table.asks).seat
    later = table.copy()
    for ask in [a for a in table.asks if a.seat != me]:
        later.choose(ask.seat, ask.choices[rng.below(ask.answers)])
        if later.over:
            return
    number = rng.below(1 << 16)
    one, other = (guessed(t, me, number) for t in (table, later))
    assert one == other, f"what seat {me} guesses depends on who has answered: {difference(one, other)}"


def guessed(table: Table, seat: int, number: int) -> dict[str, Any]:
    """An imagined table with everyone's question open, but for the numbers of questions."""
    guess = table.imagine(seat, Rng(number), reopened=True)
    asked = {str(ask.seat): [guess.text(choice) for choice in ask.choices] for ask in guess.asks}
    return {**guess.position(), "made": 0, "asked": 0, "asks": asked}
