"""Changes: an option that may change while the game is played can do so at every moment."""

from __future__ import annotations

from laws.copies import check_record
from laws.random_play import play_on, views, written
from smallcouncil.table import Rng, Table


def check_changes(table: Table, rng: Rng, *, further: int = 20, everyone: bool = True) -> int:
    """Whoever was asked still is, under the same number; nothing is drawn; tables that look alike to a seat still do;
    the game goes on, as if laid so, and the record replays. Gives how many changes were possible."""
    changes = [c for c in table.game.changes if not table.over and getattr(table.options, c.option) == c.before]
    for change in changes:
        text = f"{change.option} {change.after}"
        other = table.copy()
        other.log = []
        other.change(text)
        assert getattr(other.options, change.option) == change.after
        assert getattr(table.options, change.option) == change.before, "changing a copy changed the table"
        asked = {ask.seat: ask.n for ask in other.asks}
        assert {ask.seat: ask.n for ask in table.asks}.items() <= asked.items(), f"{text}: questions are gone"
        assert other.rng.write() == table.rng.write(), f"{text}: something was drawn"
        assert other.made == table.made + 1
        assert [event.news for event in other.log] == [change.told]
        seats = (*range(table.players), None) if everyone else table.waiting[:1]
        for seat in seats:
            twin = table.imagine(seat, rng)
            twin.change(text)
            assert written(twin.view(seat)) == written(other.view(seat)), f"{text}: seat {seat} can tell twins apart"
        again = table.game.position(other.position())
        assert written(again.position()) == written(other.position()), "the position differs"
        assert views(again) == views(other)
        play_on(other, rng, further)
        check_record(other)
    return len(changes)
