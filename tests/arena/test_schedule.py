"""Who plays whom: line-ups of every format, sides, seats, and how many play."""

from __future__ import annotations

from typing import Any

import pytest

import smallcouncil as sc
from smallcouncil.arena import schedule
from smallcouncil.arena.ratings import duels, wins_of
from smallcouncil.arena.results import Outcome
from smallcouncil.arena.tournament import tournament
from smallcouncil.arena.workers import Chunk, Workers

GAME = "ironthrone"


# ---------------------------------------------------------------------- how many play


@pytest.mark.parametrize(
    ("game", "options", "players"),
    [
        ("board2e", {}, 6),
        ("board2e", {"scenario": "a_feast_for_crows"}, 4),
        ("board2e", {"houses": ["stark", "lannister", "baratheon"]}, 3),
        ("risk", {"mode": "dominion"}, 4),
        ("risk", {"mode": "world_at_war"}, 6),
        ("risk", {"board": "essos"}, 2),
        ("ironthrone", {"houses": ["stark", "lannister", "baratheon"]}, 3),
        ("cards1e", {"variant": "two_against_two"}, 4),
        ("cards2e", {}, 2),
        ("risk", {"mode": "chess"}, 4),
    ],
    ids=str,
)
def test_as_many_play_as_go_with_the_other_options(game: str, options: dict[str, Any], players: int) -> None:
    assert sc.game(game).players_for(options) == players
    if options != {"mode": "chess"}:  # what never fits is refused for the usual number
        assert sc.game(game).begin(0, options).players == players
        assert sc.game(game).read_options({"players": players, **options})


@pytest.mark.parametrize(
    ("game", "options", "players"),
    [
        ("board2e", {"scenario": "a_feast_for_crows", "round_limit": 1}, 4),
        ("risk", {"mode": "world_at_war", "round_limit": 1}, 6),
    ],
)
def test_nobody_has_to_say_how_many_play(game: str, options: dict[str, Any], players: int) -> None:
    ladder = tournament("ladder", game, ["random", "easy"], games=1, options=options)
    assert ladder.players == players == len(ladder.outcomes[0].fixture.seats)


# ---------------------------------------------------------------------- who plays whom


def test_everyone_meets_everyone() -> None:
    assert schedule.round_robin(["a", "b", "c", "d"], 3) == [
        ("a", "b", "c"),
        ("a", "b", "d"),
        ("a", "c", "d"),
        ("b", "c", "d"),
    ]


def test_a_gauntlet_is_run_against_the_first() -> None:
    assert schedule.gauntlet(["ref", "a", "b"], 3) == [("a", "ref", "ref"), ("b", "ref", "ref")]


def test_a_ladder_has_steps() -> None:
    assert schedule.ladder(["weak", "fair", "strong"], 2) == [("fair", "weak"), ("strong", "fair")]


def test_decks_are_drawn_by_lot_and_go_with_the_seats() -> None:
    """Every seating of a round has the same decks, so that everyone plays each of them; named decks stay."""
    found = schedule.fixtures("cards2e", {}, ("a", "b"), 8, seed=1)
    decks = [f.options["decks"] for f in found]
    assert decks[::2] == decks[1::2] and len(set(decks)) > 2
    named = schedule.fixtures("cards2e", {"decks": decks[0]}, ("a", "b"), 8, seed=1)
    assert {f.options["decks"] for f in named} == {decks[0]}


def test_seats_go_round_with_the_same_dice() -> None:
    found = schedule.fixtures(GAME, {}, ("a", "b", "b"), 4, seed=7)
    assert [(f.seats, f.seed) for f in found] == [
        (("a", "b", "b"), 7),
        (("b", "b", "a"), 7),
        (("b", "a", "b"), 7),
        (("a", "b", "b"), 8),
    ]
    alike = schedule.fixtures(GAME, {}, ("a", "a", "a"), 4, seed=7)
    assert len({f.key for f in alike}) == 4, "the same seats again need other dice"


PARTNERS: dict[str, Any] = {"variant": "two_against_two"}


@pytest.mark.parametrize("format", ["round-robin", "gauntlet", "ladder", "swiss"])
def test_partners_come_from_one_bot(format: str) -> None:
    """Two against two: whoever wins does it with a partner of the own kind, and both sides are played alike."""
    names = ["random", "easy", "fair"][: 2 if format == "swiss" else 3]
    played = tournament(
        format, "cards1e", names, players=4, games=2, rounds=1, options=PARTNERS, workers=strongest_wins(names)
    )
    seatings = [o.fixture.seats for o in played.outcomes]
    assert all(seats[:2] == seats[2:] and len(set(seats)) == 2 for seats in seatings)
    assert {seats[0] for seats in seatings} == set(names)


def test_a_side_has_its_share_by_chance() -> None:
    played = tournament(
        "ladder",
        "cards1e",
        ["easy", "fair"],
        players=4,
        games=4,
        options=PARTNERS,
        workers=strongest_wins(["fair", "easy"]),
    )
    assert {line.name: line.fair_rate for line in played.lines} == {"fair": 0.5, "easy": 0.5}
    (duel,) = duels(["easy", "fair"], played.outcomes)
    assert (duel.one, duel.games, duel.fair) == ("fair", 4, 2.0)


def test_partners_win_together() -> None:
    (outcome,) = tournament("ladder", "cards1e", ["random", "easy"], players=4, games=1, options=PARTNERS).outcomes
    rulebook = sc.game("cards1e")
    assert outcome.winners in rulebook.sides(rulebook.new(seed=1, players=4, **PARTNERS).options)
    assert wins_of("easy", outcome) in (0.0, 1.0)


def test_swiss_rounds_pair_equals_and_avoid_rematches() -> None:
    names = ["a", "b", "c", "d", "e"]
    scores = {"a": 2.0, "b": 1.0, "c": 2.0, "d": 1.0, "e": 0.0}
    assert schedule.swiss_round(names, scores, set(), 2) == [("a", "c"), ("b", "d")]
    assert schedule.swiss_round(names, scores, {frozenset("ac")}, 2) == [("a", "b"), ("c", "d")]


def strongest_wins(names: list[str]) -> Workers:
    """Nothing is played: of those at a table who stands first among the names has won."""

    def run(chunks: list[Chunk]):  # type: ignore[no-untyped-def]
        for chunk in chunks:
            for fixture in chunk:
                best = min(fixture.seats, key=names.index)
                scores = (0,) * len(fixture.seats)
                yield [Outcome(fixture, (fixture.seats.index(best),), scores, fixture.seats, "test", 1)]

    return Workers(1, run)


def test_a_swiss_tournament_pairs_by_what_was_won() -> None:
    """Who has won meets who has won, nobody meets the same one again or sits out twice, who sits out has a fair share,
    and every round has dice of its own."""
    bots = ["search@1", "search@2", "search@3", "search@4", "search@5"]  # the first is the strongest
    done: list[tuple[int, int]] = []
    found = tournament(
        "swiss",
        "risk",
        bots,
        players=2,
        games=2,
        rounds=3,
        seed=10,
        workers=strongest_wins(bots),
        progress=lambda n, m: done.append((n, m)),
    )
    met = [[set(o.fixture.seats) for o in found.outcomes[at : at + 4 : 2]] for at in (0, 4, 8)]
    first, second, third = [[{int(name[-1]) for name in pair} for pair in pairs] for pairs in met]
    assert first == [{1, 2}, {3, 4}], "5 sits out: half a point"
    assert second == [{1, 3}, {5, 2}], "two winners meet; 5 with half a point meets the first of those without"
    assert found.outcomes[6].fixture.seats == ("search@5", "search@2"), "5 has half a point and stands before 2"
    assert third == [{2, 4}, {1, 5}], "3 sits out, the last who has not yet; 2 and 5 have met, so 1 and 2 change seats"
    assert [o.fixture.seed for o in found.outcomes] == [10] * 4 + [12] * 4 + [14] * 4
    assert done[-1] == (12, 12) and [n for n, _ in done] == list(range(1, 13))
