"""Words, dice and the catalogue of rules."""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest

import smallcouncil as sc
from smallcouncil.table import EVERYONE, NUMBER, SEAT, Catalogue, Domain, Event, News, Prompt, Rng, Verb
from toys import court

AREA = Domain("area", ("winterfell", "harrenhal", "kings_landing"))
INVADE = Verb("invade", source=AREA, target=AREA, units=NUMBER)


def test_equal_choices_are_the_same_object() -> None:
    assert INVADE(1, 2, 3) is INVADE(1, 2, 3)
    assert INVADE(1, 2, 3) is not INVADE(2, 1, 3)
    with pytest.raises(AssertionError, match="source"):
        INVADE(1)


def test_equal_choices_are_the_same_object_in_all_threads() -> None:
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(8) as pool:
            made = list(pool.map(lambda i: INVADE(0, 1, 1000 + i // 8), range(8000)))
    finally:
        sys.setswitchinterval(0.005)
    assert len({id(choice) for choice in made}) == 1000


def test_texts_and_names() -> None:
    assert INVADE(1, 2, 3).write(None) == "invade harrenhal kings_landing 3"
    assert INVADE.named((1, 2, 3), None) == {"source": "harrenhal", "target": "kings_landing", "units": 3}
    assert Prompt("lose", rule="R-X-1", areas=AREA).named(((0, 1),), None) == {"areas": ["winterfell", "harrenhal"]}
    assert News("rolled", dice=NUMBER).named(((6, 4),), None) == {"dice": [6, 4]}
    assert repr(INVADE(1, 2, 3)) == "invade(1, 2, 3)"
    assert (repr(INVADE), repr(AREA)) == ("Verb(invade)", "Domain(area)")


def test_what_every_table_shows_alike_is_made_once() -> None:
    """Names and numbers are the same everywhere; who sits on a seat is not."""
    game = sc.game("risk")
    north, south = (
        game.new(seed=1, players=2, houses=houses) for houses in (["targaryen", "ghiscari"], ["ghiscari", "targaryen"])
    )
    assert INVADE(1, 2, 3).show(north) is INVADE(1, 2, 3).show(south)
    spare = Verb("spare", seat=SEAT)(0)
    assert [spare.show(t).text for t in (north, south)] == [spare.write(t) for t in (north, south)]
    assert spare.show(north) != spare.show(south)


def test_only_verbs_make_choices() -> None:
    with pytest.raises(TypeError, match="lose"):
        Prompt("lose", rule="R-X-1", area=AREA)(1)


def test_messages_name_values_for_translation() -> None:
    assert AREA.message(2, None) == "area-kings-landing"
    assert NUMBER.message(2, None) is None
    assert SEAT.message(2, None) == "seat-seat-2"
    assert SEAT.slug(1, court.GAME.new(seed=1)) == "seat_1"


def test_events_are_heard_by_their_audience() -> None:
    news = News("fell", area=AREA)
    assert all(Event(news, (1,), EVERYONE).heard_by(seat) for seat in (0, 3, None))
    assert [Event(news, (1,), EVERYONE & ~0b101).heard_by(seat) for seat in (0, 1, 2, None)] == [
        False,
        True,
        False,
        True,
    ]
    secret = Event(news, (1,), 0b101)
    assert [secret.heard_by(seat) for seat in (0, 1, 2, None)] == [True, False, True, False]
    assert secret.write(None) == {"event": "fell", "area": "harrenhal"}


# ---------------------------------------------------------------------- dice


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 100, 200, 256, 257, 1000])
def test_numbers_below_are_uniform(n: int) -> None:
    """Chi squared of many draws stays within five standard deviations of its mean."""
    rng = Rng(11)
    draws = max(20_000, 40 * n)
    counts = Counter(rng.below(n) for _ in range(draws))
    assert set(counts) == set(range(n))
    expected = draws / n
    chi = sum((c - expected) ** 2 / expected for c in counts.values())
    assert abs(chi - (n - 1)) <= 5 * (2 * max(n - 1, 1)) ** 0.5


def test_shuffles_are_uniform() -> None:
    rng = Rng(12)
    counts: Counter[str] = Counter()
    for _ in range(12_000):
        cards = list("abcd")
        rng.shuffle(cards)
        counts["".join(cards)] += 1
    assert len(counts) == 24
    assert all(400 < count < 600 for count in counts.values())


@pytest.mark.parametrize("size", [4, 300])
def test_what_is_drawn_is_uniform_and_gone(size: int) -> None:
    rng = Rng(14)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        items = list(range(size))
        drawn = rng.draw(items, 2)
        assert sorted(drawn + items) == list(range(size))
        counts[tuple(n * 4 // size for n in drawn)] += 1
    assert all(100 < count < 300 for count in counts.values()) and len(counts) >= 12
    assert sorted(rng.draw([1, 2], 5)) == [1, 2] and rng.draw([], 3) == []


def test_dice_show_all_their_faces() -> None:
    rng = Rng(13)
    assert {rng.die(6) for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    assert {rng.pick(("a", "b")) for _ in range(50)} == {"a", "b"}
    assert {rng.below(1) for _ in range(10)} == {0}


@pytest.mark.parametrize("drawn", [0, 1, 63, 64, 65, 200])
def test_a_copy_and_a_written_generator_go_on_alike(drawn: int) -> None:
    rng = Rng(14)
    for _ in range(drawn):
        rng.byte()
    others = [rng.copy(), Rng.read(rng.write())]
    future = [rng.byte() for _ in range(200)]
    for other in others:
        assert [other.byte() for _ in range(200)] == future


def test_seeds_and_forks_give_other_generators() -> None:
    firsts = {Rng(seed).number(8) for seed in range(100)}
    assert len(firsts) == 100
    rng = Rng(15)
    assert len({rng.fork().number(8) for _ in range(100)}) == 100
    assert Rng(1 << 127).number(8) != Rng(0).number(8)


# ---------------------------------------------------------------------- catalogue


def test_the_catalogue_reads_rules_with_sections_and_tags() -> None:
    rules = Catalogue.read(
        "# Toy\n## 1. Dice\n"
        "- **R-XX-dice-01** A die has `six` faces. `derived` [all modes]\n"
        "- **A-XX-dice-02** Not a rule but an answer.\n"
        "## 2. Cards\n- **R-XX-cards-01** Two cards.\nprose\n"
    )
    assert [r.id for r in rules.rules] == ["R-XX-dice-01", "R-XX-cards-01"]
    assert rules["R-XX-dice-01"].tags == ("derived", "all modes")
    assert rules["R-XX-dice-01"].section == "1. Dice"
    assert rules["R-XX-dice-01"].text == "A die has `six` faces."
    assert "R-XX-cards-01" in rules and "R-XX-none-01" not in rules
    assert len(rules) == 2
    assert [r.id for r in rules.search("cards two")] == ["R-XX-cards-01"]
    assert rules.search("cards three") == []
