"""Tides of battle, the option."""

from __future__ import annotations

from collections import Counter

import pytest

from board2e.battlefield import attack, combat, killed, part, reveal, side, strengths, war, winner
from board2e.realm import GAME, asked, choices, news, of, play, seat, view
from smallcouncil.games.board2e import facts
from smallcouncil.games.board2e.combat.tides import DECK
from smallcouncil.games.board2e.state import BoardTable

FIELD = {"stoney_sept": "lannister knight knight march_0", "blackwater": "tyrell knight footman"}


def drawn(
    attack_tide: str,
    defence_tide: str,
    cards: tuple[str, str] = ("the_hound", "alester_florent"),
    field: dict[str, str] = FIELD,
    defender: str = "tyrell",
) -> BoardTable:
    """Both have drawn; the holder of the blade, who attacks, may exchange his card."""
    table = war(field, "lannister", defender, options={"tides": True})
    attack(table, "knight blackwater", "knight blackwater")
    reveal(table, f"lannister {cards[0]}", f"{defender} {cards[1]}")
    position = table.position()
    fight = next(p for p in position["stack"] if p["procedure"] == "Combat")
    fight["tides"] = [facts.TIDES.index(attack_tide), facts.TIDES.index(defence_tide)]
    laid = GAME.position(position, listen=True)
    assert isinstance(laid, BoardTable)
    return laid


@pytest.mark.rule("R-B2-tides-01")
def test_each_side_sees_only_its_own_tide() -> None:
    table = drawn("three", "skull")
    assert asked(table) == ["lannister combat.tide"]
    assert side(table, "lannister", "lannister")["tide"] == "three"
    assert side(table, "tyrell", "tyrell")["tide"] == "skull"
    for viewer in (None, "stark", "tyrell"):
        assert side(table, "lannister", viewer)["tide"] is None
    assert part(table, "lannister", "tides") == 0
    other = drawn("two", "skull")
    for viewer in (None, *range(6)):
        if viewer != seat(table, "lannister"):
            assert table.view(viewer) == other.view(viewer)
            assert table.imagine(viewer, 5).position() == other.imagine(viewer, 5).position()


@pytest.mark.rule("R-B2-tides-01")
def test_without_the_option_no_tides_are_drawn() -> None:
    table = attack(war(FIELD, "lannister", "tyrell"), "knight blackwater", "knight blackwater")
    reveal(table, "lannister the_hound", "tyrell alester_florent")
    assert asked(table) == ["lannister combat.blade"]
    assert side(table, "lannister", "lannister")["tide"] is None


@pytest.mark.rule("R-B2-tides-02", "R-B2-tides-03", "A-B2-27")
def test_the_blade_exchanges_a_tide_and_is_used_up() -> None:
    table = drawn("skull", "zero")
    assert choices(table, "lannister") == ["pass", "redraw"]
    play(table, "lannister redraw")
    assert view(table)["blade_used"]
    assert [event["tide"] for event in news(table, "tide_exchanged")] == ["skull"]
    assert len(news(table, "tide_shown")) == 2
    assert not any("combat.blade" in line for line in asked(table))
    table = drawn("skull", "zero")
    play(table, "lannister pass")
    assert asked(table) == ["lannister combat.blade"]


@pytest.mark.rule("R-B2-tides-02")
def test_who_does_not_hold_the_blade_keeps_the_tide() -> None:
    table = war(FIELD, "lannister", "tyrell", options={"tides": True}, blade="stark")
    attack(table, "knight blackwater", "knight blackwater")
    reveal(table, "lannister the_hound", "tyrell alester_florent")
    assert len(news(table, "tide_shown")) == 2


@pytest.mark.rule("R-B2-tides-04")
def test_tides_add_strength() -> None:
    table = drawn("three", "two")
    play(table, "lannister pass")
    assert combat(table)["tides_shown"]
    assert (part(table, "lannister", "tides"), part(table, "tyrell", "tides")) == (3, 2)
    play(table, "lannister pass")
    assert strengths(table) == (4 + 2 + 3, 3 + 1 + 2)


@pytest.mark.rule("R-B2-tides-05")
def test_icons_are_added() -> None:
    table = drawn("one_sword", "one_fortification", ("ser_jaime_lannister", "alester_florent"))
    play(table, "lannister pass")
    assert side(table, "lannister")["swords"] == 2
    assert side(table, "tyrell")["fortifications"] == 2
    table = drawn("one_sword", "zero", ("ser_jaime_lannister", "queen_of_thorns"))
    play(table, "lannister pass", "lannister pass")
    assert killed(table) == ["tyrell footman", "tyrell knight"]


@pytest.mark.rule("R-B2-tides-06")
def test_a_skull_costs_the_opponent_a_unit_whoever_wins() -> None:
    table = drawn("zero", "skull", ("ser_gregor_clegane", "queen_of_thorns"))
    play(table, "lannister pass", "lannister pass")
    assert winner(table) == "lannister"
    assert killed(table) == ["tyrell footman", "tyrell knight", "lannister knight"]
    assert of(table, "lannister")["stock"]["knight"] == 5 - 1


def test_routed_units_are_not_given_for_a_skull() -> None:
    field = {**FIELD, "blackwater": "tyrell knight knight routed footman"}
    table = drawn("skull", "zero", ("cersei_lannister", "mace_tyrell"), field)
    play(table, "lannister pass", "lannister pass")
    assert winner(table) == "tyrell"
    assert killed(table) == ["tyrell knight"]


@pytest.mark.rule("R-B2-tides-01")
def test_nobody_else_hears_what_was_drawn() -> None:
    table = war(FIELD, "lannister", "tyrell", options={"tides": True})
    attack(table, "knight blackwater", "knight blackwater")
    reveal(table, "lannister the_hound", "tyrell alester_florent")
    for viewer in (None, *range(6)):
        heard = [event.write(table)["event"] for event in table.heard(viewer)]
        fights = viewer in (seat(table, "lannister"), seat(table, "tyrell"))
        assert heard.count("your_tide") == fights


@pytest.mark.rule("R-B2-tides-02")
def test_an_exchanged_tide_is_none_that_lies_on_the_table() -> None:
    """Both cards of strength three are out."""
    position = drawn("three", "three").position()
    for seed in range(60):
        table = GAME.position({**position, "rng": {**position["rng"], "key": f"{seed:064x}"}}, listen=True)
        assert isinstance(table, BoardTable)
        play(table, "lannister redraw")
        assert [event["tide"] for event in news(table, "tide_shown")].count("three") == 1


def test_imagined_tides_are_any_that_can_have_been_drawn() -> None:
    table = drawn("three", "zero")
    lannister = seat(table, "lannister")
    guesses: Counter[str] = Counter()
    for seed in range(150):
        guess = table.imagine(lannister, seed)
        play(guess, "lannister pass")
        assert side(guess, "lannister")["tide"] == "three"
        guesses[side(guess, "tyrell")["tide"]] += 1
    assert set(guesses) == set(facts.TIDES)
    assert guesses["zero"] > guesses["three"]  # eight are left of one, one of the other


@pytest.mark.rule("R-B2-garrison-05")
def test_a_skull_does_not_harm_a_garrison() -> None:
    table = war({"searoad_marches": "lannister footman march_0"}, "lannister", "tyrell", options={"tides": True})
    attack(table, "footman highgarden")
    reveal(table, "lannister cersei_lannister", "tyrell mace_tyrell")
    position = table.position()
    fight = next(p for p in position["stack"] if p["procedure"] == "Combat")
    fight["tides"] = [facts.TIDES.index("skull"), facts.TIDES.index("zero")]
    laid = GAME.position(position, listen=True)
    assert isinstance(laid, BoardTable)
    play(laid, "lannister pass", "lannister pass")
    assert winner(laid) == "tyrell"
    assert view(laid)["areas"]["highgarden"]["garrison"] == 2


@pytest.mark.rule("R-B2-tides-07")
def test_the_deck() -> None:
    names = Counter(facts.TIDES[card] for card in DECK)
    assert names == {"zero": 8, "two": 4, "three": 2, "one_sword": 4, "one_fortification": 4, "skull": 2}
    figures = {c.id: (c.strength, c.swords, c.fortifications, c.skulls) for c in facts.TIDES_FACTS}
    assert figures == {
        "zero": (0, 0, 0, 0),
        "two": (2, 0, 0, 0),
        "three": (3, 0, 0, 0),
        "one_sword": (1, 1, 0, 0),
        "one_fortification": (1, 0, 1, 0),
        "skull": (0, 0, 0, 1),
    }


def test_no_card_is_drawn_twice() -> None:
    for seed in range(40):
        table = war(FIELD, "lannister", "tyrell", options={"tides": True}, seed=seed)
        attack(table, "knight blackwater", "knight blackwater")
        reveal(table, "lannister the_hound", "tyrell alester_florent")
        play(table, "lannister redraw")
        tides = [event["tide"] for event in news(table, "tide_exchanged") + news(table, "tide_shown")]
        assert all(count <= Counter(facts.TIDES[c] for c in DECK)[tide] for tide, count in Counter(tides).items())
        assert len(tides) == 3


@pytest.mark.rule("R-B2-card-stark-06", "R-B2-tides-06")
@pytest.mark.parametrize(("card", "lost"), [("the_blackfish", []), ("ser_rodrick_cassel", ["stark footman"])])
def test_the_blackfish_spares_units_from_skulls(card: str, lost: list[str]) -> None:
    field = {"stoney_sept": "lannister knight knight march_0", "blackwater": "stark footman footman footman"}
    table = drawn("skull", "zero", ("cersei_lannister", card), field, "stark")
    play(table, "lannister pass", "lannister pass")
    if asked(table)[0].endswith("combat.skulls"):
        play(table, "stark kill footman")
    assert killed(table) == lost
