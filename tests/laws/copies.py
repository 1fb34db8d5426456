"""Copies, records and events: the same table again."""

from __future__ import annotations

import pytest

from laws.questions import NONSENSE, known
from laws.random_play import play_on, views, written
from laws.secrecy import check_plain
from smallcouncil.table import NOBODY, Event, IllegalChoice, Record, Rng, Table, read_step


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
        seat, text = read_step(line)
        if seat == NOBODY:
            part.change(text)
        else:
            part.choose(seat, text, part.ask(seat).n if seat in part.waiting else None)
    assert written(part.position()) == written(table.position()), "the second half of the replay differs"


def check_events(table: Table) -> None:
    """Events are plain data in known words, and everyone's log is part of the whole."""
    words, _ = known(table.game)
    whole: list[Event] = table.log or []
    for event in whole:
        assert event.news in words, f"{event.news} is not among the words of the game"
        check_plain(event.write(table), event.news.name)
    for seat in (*range(table.players), None):
        assert {id(e) for e in table.heard(seat)} <= {id(e) for e in whole}


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
