"""Tournaments: the same outcome for any workers, results that are kept, resumed and merged."""

from __future__ import annotations

import multiprocessing
import os
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

import smallcouncil as sc
from arena.own_bots import DEATHS, MURDER, SEEDS, First, alive
from smallcouncil.arena import schedule, workers
from smallcouncil.arena.entrants import make_entrant
from smallcouncil.arena.failures import WorkersLost
from smallcouncil.arena.ratings import Duel, duels, meetings, rated, won_by
from smallcouncil.arena.results import Outcome, Results
from smallcouncil.arena.schedule import Fixture
from smallcouncil.arena.tournament import Tournament, tournament
from smallcouncil.arena.workers import ALONE, LOST, Chunk, Played, Workers, in_chunks, play_chunk, processes
from smallcouncil.bots import SearchBot
from smallcouncil.table import BadInput

GAME, SHORT = "ironthrone", {"turn_limit": 2}


def played(
    format: str, bots: list[str], results: Results | None = None, workers: Workers = ALONE, games: int = 4
) -> Tournament:
    return tournament(
        format, GAME, bots, players=3, games=games, rounds=2, options=SHORT, seed=3, results=results, workers=workers
    )


# ---------------------------------------------------------------------- fixtures and entrants


def test_bots_of_fixtures_share_no_dice() -> None:
    one, other = schedule.fixtures(GAME, {}, ("a", "b"), 2, seed=0)
    seeds = {f.bot_seed(seat) for f in (one, other) for seat in range(2)}
    assert len(seeds) == 4 and 0 not in seeds


def test_whatever_decides_the_course_of_a_game_is_part_of_its_key() -> None:
    """So that games with other options, in one file, are not taken for each other; in which order they are said is all
    the same."""
    fixture = Fixture(GAME, 1, {"turn_limit": 2, "windows": "safe"}, ("a", "b"), 5)
    others: list[dict[str, Any]] = [
        {"game": "risk"},
        {"version": 2},
        {"options": {"turn_limit": 3, "windows": "safe"}},
        {"seats": ("b", "a")},
        {"seed": 6},
    ]
    assert {name for other in others for name in other} == set(Fixture.__struct_fields__)
    keys = [msgspec.structs.replace(fixture, **other).key for other in others]
    assert len({fixture.key, *keys}) == 6
    assert msgspec.structs.replace(fixture, options={"windows": "safe", "turn_limit": 2}).key == fixture.key


def test_entrants_by_text() -> None:
    quick = make_entrant("search@7", GAME, 1)
    timed = make_entrant("strong@0.25s", GAME, 1)
    assert isinstance(quick, SearchBot) and quick.iterations == 7
    assert isinstance(timed, SearchBot) and timed.seconds == 0.25
    assert isinstance(make_entrant("arena.own_bots:first", GAME, 1), First)


@pytest.mark.parametrize(
    ("format", "bots", "field"),
    [
        ("knockout", ["random", "easy"], "format"),
        ("round-robin", ["random"], "bots"),
        ("round-robin", ["random", "random"], "bots"),
        ("swiss", ["random", "easy"], "bots"),
        ("ladder", ["random", "hodor"], "bot"),
        ("ladder", ["random", "no.such.module:bot"], "bot"),
        ("ladder", ["random", "arena.own_bots:nobody"], "bot"),
        ("ladder", ["random", "arena.own_bots:First"], "bot"),
        ("ladder", ["random", "builtins:max"], "bot"),
        ("ladder", ["random", "search@0"], "search@0"),
        ("ladder", ["random", "search@0.0s"], "search@0.0s"),
        ("ladder", ["random", "easy@60"], "easy@60"),
    ],
    ids=str,
)
def test_what_is_wrong_is_refused_at_once(format: str, bots: list[str], field: str) -> None:
    with pytest.raises(BadInput) as refused:
        played(format, bots)
    assert refused.value.field == field


def test_options_that_are_wrong_are_refused_before_anybody_plays() -> None:
    with pytest.raises(BadInput, match="players"):
        tournament("ladder", GAME, ["random", "easy"], players=9, games=1, workers=Workers(1, lambda chunks: iter(())))


def test_bots_of_a_game_have_dice_of_their_own() -> None:
    """Two bots of one name at a table do not throw alike."""
    (fixture,) = schedule.fixtures(GAME, SHORT, ("arena.own_bots:witness", "arena.own_bots:witness", "random"), 1, 4)
    SEEDS.clear()
    play_chunk([fixture])
    assert [fixture.bot_seed(0), fixture.bot_seed(1)] == SEEDS and SEEDS[0] != SEEDS[1]


def test_chunks_leave_nobody_waiting_long_for_the_last_one() -> None:
    many = schedule.fixtures(GAME, SHORT, ("random", "easy", "easy"), 1000, 0)
    for count in (1, 2, 40):
        chunks = in_chunks(many, count)
        assert [f for chunk in chunks for f in chunk] == many
        assert max(map(len, chunks)) <= 16 and len(chunks) >= min(1000, 8 * count)


# ---------------------------------------------------------------------- the same outcome, whoever plays


@pytest.mark.parametrize("format", ["round-robin", "swiss", "gauntlet", "ladder", "balance"])
def test_workers_do_not_matter(format: str) -> None:
    bots = ["random", "easy", "heuristic", "arena.own_bots:first"]
    one = played(format, bots, games=3)
    several = played(format, bots, workers=processes(2), games=3)
    assert one == several
    assert one.lines == several.lines
    assert len(one.outcomes) == {"round-robin": 12, "swiss": 6, "gauntlet": 9, "ladder": 9, "balance": 12}[format]


def test_a_lost_process_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = ["arena.own_bots:killed_once", "random"]
    expected = played("gauntlet", bots, games=8)
    victim = alive(tmp_path / "alive")
    monkeypatch.setenv(MURDER, str(victim))
    assert played("gauntlet", bots, workers=processes(2), games=8).outcomes == expected.outcomes
    assert not victim.exists(), "somebody was killed"


def test_processes_may_be_lost_again_and_again_while_games_are_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    """One in every pool, or before all chunks have gone out; no game is lost with it, and none played twice."""
    bots = ["random", "easy"]
    expected = played("gauntlet", bots, games=9)

    class Pool:
        """Finishes one chunk and dies; every other one before it has them all."""

        begun = 0

        def __init__(self, count: int) -> None:
            Pool.begun += 1
            self.given = 0

        def __enter__(self) -> Pool:
            return self

        def __exit__(self, *_: object) -> None: ...

        def submit(self, work: Callable[[Chunk, float], Played], chunk: Chunk, patience: float) -> Future[Played]:
            self.given += 1
            if self.given > 2 and Pool.begun % 2:
                raise BrokenProcessPool
            future = Future[Played]()
            if self.given == 1:
                future.set_result(work(chunk, patience))
            else:
                future.set_exception(BrokenProcessPool())
            return future

    monkeypatch.setattr(workers, "ProcessPoolExecutor", Pool)
    found: list[Outcome] = []

    def counted(chunks: list[Chunk]) -> Iterator[list[Outcome]]:
        for outcomes in processes(2).run(chunks):
            found.extend(outcomes)
            yield outcomes

    assert played("gauntlet", bots, workers=Workers(2, counted), games=9).outcomes == expected.outcomes
    assert Pool.begun == 9 > LOST and len(found) == len({outcome.key for outcome in found}) == 9


def test_a_game_that_kills_every_worker_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    victims = tmp_path / "deaths"
    monkeypatch.setenv(DEATHS, f"{victims}:{os.getpid()}")
    with pytest.raises(WorkersLost, match=f"{LOST + 1} processes"):
        played("gauntlet", ["arena.own_bots:killed_always", "random"], workers=processes(2), games=1)
    assert len(victims.read_text()) == LOST + 1


def test_who_is_stopped_waits_for_no_game() -> None:
    quick = schedule.fixtures(GAME, SHORT, ("random", "easy", "easy"), 1, 0)
    slow = schedule.fixtures(GAME, SHORT, ("arena.own_bots:idle",) * 3, 6, 0)
    run = processes(2).run([[fixture] for fixture in [*quick, *slow]])
    next(run)
    at_work = multiprocessing.active_children()
    began = time.monotonic()
    run.close()  # type: ignore[attr-defined]
    for process in at_work:
        process.join(30)
    assert at_work and time.monotonic() - began < 30


def test_there_are_no_more_processes_than_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = []

    def pool(count: int) -> ProcessPoolExecutor:
        counts.append(count)
        return ProcessPoolExecutor(1)

    monkeypatch.setattr(workers, "ProcessPoolExecutor", pool)
    played("gauntlet", ["random", "easy"], workers=processes(1_000_000), games=3)
    assert counts == [3]


# ---------------------------------------------------------------------- results are kept


def counting(counted: list[Fixture]) -> Workers:
    def run(chunks: list[Chunk]):  # type: ignore[no-untyped-def]
        for chunk in chunks:
            counted.extend(chunk)
            yield play_chunk(chunk)[0]

    return Workers(1, run)


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    file, counted = tmp_path / "results.sqlite", list[Fixture]()
    with Results(file) as results:
        first = played("gauntlet", ["random", "easy"], results, games=3)
    with Results(file) as results:
        more = played("gauntlet", ["random", "easy"], results, counting(counted), games=5)
        assert len(counted) == 2 and len(results) == 5
        told: list[tuple[int, int]] = []
        tournament(
            "gauntlet",
            GAME,
            ["random", "easy"],
            players=3,
            games=7,
            options=SHORT,
            seed=3,
            results=results,
            progress=lambda n, m: told.append((n, m)),
        )
        assert told == [(6, 7), (7, 7)], "what is there counts as done"
    assert more.outcomes[:3] == first.outcomes
    assert more == played("gauntlet", ["random", "easy"], games=5)


def test_files_are_merged_and_nothing_counts_twice(tmp_path: Path) -> None:
    files = [tmp_path / f"{name}.sqlite" for name in "abc"]
    for file, bots in zip(files, (["random", "easy"], ["random", "heuristic"]), strict=False):
        with Results(file) as results:
            played("gauntlet", bots, results)
    shutil.copy(files[0], files[2])
    with Results(tmp_path / "all.sqlite") as together:
        assert [together.merge(file) for file in files] == [4, 4, 0]
        whole = together.all()
    with Results(tmp_path / "other.sqlite") as together:
        for file in reversed(files):
            together.merge(file)
        assert together.all() == whole, "the order of merging does not matter"
    assert len({outcome.key for outcome in whole}) == len(whole) == 8


def test_what_is_kept_stays_as_it_is(tmp_path: Path) -> None:
    """Bots that look at the clock may play a game differently elsewhere: the first outcome counts."""
    first, second = outcome("abc", 0), outcome("abc", 2)
    with Results(tmp_path / "one.sqlite") as one, Results(tmp_path / "two.sqlite") as two:
        one.add([first])
        one.add([second])
        two.add([second])
        assert one.all() == [first] and one.merge(tmp_path / "two.sqlite") == 0
        assert one.all() == [first]


def test_every_game_is_recorded(tmp_path: Path) -> None:
    with Results(tmp_path / "results.sqlite") as results:
        outcomes = {o.key: o for o in played("gauntlet", ["random", "easy"], results).outcomes}
        for key, record in results.records():
            table = sc.replay(record)
            assert table.result is not None and table.result.winners == outcomes[key].winners
            assert table.made == outcomes[key].choices
        assert len(list(results.records())) == len(outcomes)


def test_a_file_that_is_no_result_is_refused(tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("Winter is coming. " * 100)
    with pytest.raises(BadInput, match="cannot be read"):
        Results(text)
    with Results() as together, pytest.raises(BadInput, match="cannot be read"):
        together.merge(text)
    with Results() as together, pytest.raises(BadInput, match="missing"):
        together.merge(tmp_path / "nothing.sqlite")


@pytest.mark.parametrize("table", ["tables (id)", "games (key TEXT PRIMARY KEY, moves)"])
def test_a_database_of_something_else_is_refused_and_stays_as_it_is(tmp_path: Path, table: str) -> None:
    file = tmp_path / "council.sqlite"
    with closing(sqlite3.connect(file)) as db:
        db.execute(f"CREATE TABLE {table}")
    before = file.read_bytes()
    with pytest.raises(BadInput, match="no results"):
        Results(file)
    with Results() as together, pytest.raises(BadInput, match="no results"):
        together.merge(file)
    assert file.read_bytes() == before


def test_a_file_whose_games_cannot_be_read_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.sqlite"
    with Results(file) as results:
        results.add([outcome("abc", 0)])
        with results.db:
            results.db.execute("UPDATE games SET fixture = 'Winter', record = CAST('is coming' AS BLOB)")
        for look in (results.all, lambda: list(results.records())):
            with pytest.raises(BadInput, match=r"results\.sqlite(, game \w+)?: cannot be read"):
                look()
    with Results() as together, pytest.raises(BadInput, match=r"results\.sqlite: cannot be read"):
        together.merge(file)


@pytest.mark.parametrize(
    "spoiled", ["winners = 'null'", "scores = 7", "names = NULL", "choices = 'many'", "kits = '[]'"]
)
def test_what_is_wrong_with_a_file_is_told_with_its_name(tmp_path: Path, spoiled: str) -> None:
    file = tmp_path / "results.sqlite"
    with Results(file) as results, results.db:
        results.add([outcome("abc", 0)])
        results.db.execute("PRAGMA ignore_check_constraints = ON")
        results.db.execute("PRAGMA writable_schema = ON")
        results.db.execute("UPDATE sqlite_master SET sql = replace(sql, 'NOT NULL', '') WHERE name = 'games'")
    with Results(file) as results, results.db:
        results.db.execute(f"UPDATE games SET {spoiled}")
    with Results() as together, pytest.raises(BadInput, match=r"^.*results\.sqlite: cannot be read"):
        together.merge(file)


def test_a_damaged_file_stops_a_tournament_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "results.sqlite"
    with Results(file) as results:
        played("gauntlet", ["random", "easy"], results, games=30)
    with file.open("r+b") as opened:  # its beginning can still be read
        opened.seek(8192)
        opened.write(b"\xff" * (file.stat().st_size - 8192))
    with Results(file) as results, pytest.raises(BadInput, match=r"^.*results\.sqlite: cannot be read"):
        played("gauntlet", ["random", "easy"], results, games=40)


def test_files_that_are_merged_stay_as_they_are(tmp_path: Path) -> None:
    """Those of 0.2, too; and a file has nothing new for itself."""
    file = tmp_path / "old.sqlite"
    with Results(file) as results:
        results.add([outcome("abc", 0)])
        results.db.execute("ALTER TABLE games DROP COLUMN kits")
    before = file.read_bytes()
    with Results() as together:
        assert (together.merge(file), together.merge(file)) == (1, 0) and together.all()[0].kits == {}
    assert file.read_bytes() == before
    with Results(file) as results:
        assert results.merge(file) == 0 and len(results) == 1


# ---------------------------------------------------------------------- what they tell


def outcome(seats: str, *winners: int, seed: int = 0) -> Outcome:
    names = ("stark", "tyrell", "martell")[: len(seats)]
    return Outcome(Fixture(GAME, 1, {}, tuple(seats), seed), winners, (0,) * len(seats), names, "end", 10)


def test_ratings_follow_wins() -> None:
    games = [outcome("ab", 0, seed=s) for s in range(6)] + [outcome("bc", 0, seed=s) for s in range(6)]
    lines = rated("abc", games)
    assert [line.name for line in lines] == ["a", "b", "c"]
    assert [(line.games, line.wins, line.fair) for line in lines] == [(6, 6, 3), (12, 6, 6), (6, 0, 3)]
    assert lines[0].doubt < 25 / 3, "games take doubt away"


def test_who_has_several_seats_is_rated_once() -> None:
    (best, other) = rated("ab", [outcome("abb", 0, seed=s) for s in range(4)])
    assert (best.name, best.rate) == ("a", 1.0) and best.fair_rate == pytest.approx(1 / 3)
    assert (other.games, other.wins) == (4, 0) and other.fair_rate == pytest.approx(2 / 3)


def test_all_seats_of_an_entrant_count_for_its_rating() -> None:
    """The mean of what its seats would be rated one by one, whichever of them has won; a game that was given up counts
    for nobody."""
    one, other = rated("ab", [outcome("abb", 1)]), rated("ab", [outcome("abb", 2)])
    apart = {line.name: line for line in rated("abc", [outcome("abc", 1)])}
    assert one == other and one[0].name == "b"
    assert one[0].rating == pytest.approx((apart["b"].rating + apart["c"].rating) / 2)
    assert one[0].doubt == pytest.approx((apart["b"].doubt + apart["c"].doubt) / 2)
    assert rated("ab", [outcome("ab")])[0].doubt == rated("ab", [])[0].doubt


def test_a_shared_victory_counts_for_its_share() -> None:
    games = [outcome("abc", 0, 1)]
    assert [line.wins for line in sorted(rated("abc", games))] == [0.5, 0.5, 0]
    assert meetings("abc", games)["a", "c"] == (1, 0.5, 0) and meetings("abc", games)["c", "a"] == (1, 0, 0.5)


def test_steps_of_a_ladder_are_told_one_by_one() -> None:
    """Of two players who won more; of more players each who sat alone against another one."""
    games = [outcome("ab", 1), outcome("ba", 0, seed=1), outcome("bc", 0, seed=2), outcome("cb", seed=3)]
    assert duels("abc", games) == [Duel("b", "a", 2, 2, 1.0), Duel("b", "c", 2, 1, 1.0)]
    alone = [outcome("abb", 0), outcome("bab", 0, seed=1), outcome("baa", 1, seed=2), outcome("abc", 0, seed=3)]
    first, second = duels("abc", alone)
    assert first[:4] == ("a", "b", 2, 1) and first.fair == pytest.approx(2 / 3)
    assert second[:4] == ("b", "a", 1, 0) and second.fair == pytest.approx(1 / 3)
    assert duels("ab", [outcome("ab", 0), outcome("ba", 0, seed=1)]) == [Duel("a", "b", 2, 1, 1.0)], "a draw, once"


def test_houses_are_counted_by_name() -> None:
    won = won_by([outcome("ab", 1), outcome("ba", 1, seed=1)], lambda o: o.names)
    assert won == {"stark": (2, 0, 1.0), "tyrell": (2, 2, 1.0)}


def test_outcomes_know_what_seats_played_with(tmp_path: Path) -> None:
    """Leaders as everybody saw them, decks by lot; kept with the results, also in a file that knew nothing of it."""
    file = tmp_path / "results.sqlite"
    with Results(file) as results:
        results.db.execute("ALTER TABLE games DROP COLUMN kits")  # as it was
    with Results(file) as results:
        (game, *_) = played("balance", ["random"], results).outcomes
        assert results.of([game.fixture])[0].kits == game.kits
        table = sc.replay(next(record for key, record in results.records() if key == game.key))
        shown = [house["leader"] for house in table.view(None)["table"]["houses"]]
        assert game.kits == {"character": tuple(shown)}
    (joust, *_) = tournament("balance", "cards2e", ["random"], players=2, games=1, seed=3).outcomes
    assert joust.kits == {"deck": joust.fixture.options["decks"]}
