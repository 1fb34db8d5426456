"""Material and setup: who plays, with which pieces."""

from __future__ import annotations

from collections import Counter

import pytest

from board2e.realm import (
    CROWS,
    DANCE,
    GAME,
    SIX,
    lay,
    may,
    new,
    of,
    play,
    see,
    view,
    westeros,
)
from smallcouncil.games.board2e import facts
from smallcouncil.games.board2e.state import BoardTable
from smallcouncil.table import BadInput

# ---------------------------------------------------------------------- who plays


@pytest.mark.rule("R-B2-material-01")
def test_the_base_game_is_for_three_to_six() -> None:
    for players in (3, 4, 5, 6):
        assert new(players).players == players
    for players in (2, 7):
        with pytest.raises(BadInput, match="players"):
            GAME.new(seed=1, players=players)


@pytest.mark.rule("R-B2-material-02")
def test_a_dance_with_dragons_is_for_six() -> None:
    assert GAME.new(seed=1, **DANCE).players == 6
    for players in (3, 4, 5):
        with pytest.raises(BadInput, match="players"):
            GAME.new(seed=1, players=players, **DANCE)


@pytest.mark.rule("R-B2-material-03")
def test_a_feast_for_crows_is_for_four() -> None:
    assert GAME.new(seed=1, **CROWS).players == 4
    for players in (3, 5, 6):
        with pytest.raises(BadInput, match="players"):
            GAME.new(seed=1, players=players, **CROWS)


def houses_of(table: BoardTable) -> set[str]:
    return {h["house"] for h in view(table)["houses"]}


@pytest.mark.rule("R-B2-setup-14", "R-B2-setup-15", "R-B2-setup-16", "R-B2-setup-17")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_houses_by_number_of_players(players: int) -> None:
    assert houses_of(GAME.new(seed=5, players=players)) == set(SIX[:players])  # type: ignore[arg-type]


@pytest.mark.rule("R-B2-setup-18")
def test_houses_of_a_dance_with_dragons() -> None:
    assert houses_of(new(**DANCE)) == set(SIX)


@pytest.mark.rule("R-B2-setup-19")
def test_houses_of_a_feast_for_crows() -> None:
    assert houses_of(new(**CROWS)) == {"stark", "lannister", "baratheon", "arryn"}


def test_houses_are_drawn_or_chosen() -> None:
    drawn = {tuple(GAME.new(seed=seed, players=3).view(None)["seats"]) for seed in range(20)}
    assert len(drawn) > 3
    chosen = GAME.new(seed=1, players=3, houses=("baratheon", "stark", "lannister"))
    assert chosen.view(None)["seats"] == ["baratheon", "stark", "lannister"]
    with pytest.raises(BadInput, match="houses"):
        GAME.new(seed=1, players=3, houses=("stark", "lannister", "greyjoy"))
    with pytest.raises(BadInput, match="houses"):
        GAME.new(seed=1, players=3, houses=("stark", "lannister"))


def test_fewer_rounds() -> None:
    assert view(new(3, round_limit=4))["rounds"] == 4
    for limit in (-1, 11):
        with pytest.raises(BadInput, match="round_limit"):
            new(3, round_limit=limit)
    with pytest.raises(BadInput, match="round_limit"):
        new(round_limit=7, **DANCE)


# ---------------------------------------------------------------------- pieces


@pytest.mark.rule("R-B2-material-04")
def test_four_kinds_of_units() -> None:
    assert set(of(new(3), "stark")["stock"]) == {"footman", "knight", "ship", "siege_engine"}


@pytest.mark.rule("R-B2-material-05")
@pytest.mark.parametrize(
    ("house", "home"),
    [
        ("stark", "winterfell"),
        ("lannister", "lannisport"),
        ("baratheon", "dragonstone"),
        ("greyjoy", "pyke"),
        ("tyrell", "highgarden"),
        ("martell", "sunspear"),
    ],
)
def test_a_shield_makes_a_home(house: str, home: str) -> None:
    assert see(lay({}, players=6), home)["controller"] == house


@pytest.mark.rule("R-B2-material-06", "R-B2-material-07")
def test_three_tracks_with_a_token_each() -> None:
    assert list(view(new(3))["tracks"]) == ["iron_throne", "fiefdoms", "kings_court"]
    tokens = {t.id: t.token for t in facts.TRACK_FACTS}
    assert tokens == {
        "iron_throne": "iron_throne_token",
        "fiefdoms": "valyrian_steel_blade",
        "kings_court": "messenger_raven",
    }


@pytest.mark.rule("R-B2-setup-27", "R-B2-material-08")
def test_every_house_has_its_pieces() -> None:
    """10 footmen, 5 knights, 6 ships, 2 siege engines, those on the board included."""
    table = lay({}, players=6)
    for house in SIX:
        assert of(table, house)["stock"] == {"footman": 10, "knight": 5, "ship": 6, "siege_engine": 2}


@pytest.mark.rule("R-B2-material-08")
def test_no_unit_is_mustered_without_a_piece() -> None:
    crowd = {"winterfell": "stark footman", "castle_black": "stark knight", "karhold": "stark knight"}
    crowd |= {"the_stony_shore": "stark knight", "white_harbor": "stark knight"}
    table = westeros("mustering", areas=crowd)
    play(table, "baratheon done", "lannister done")
    assert may(table, "stark upgrade winterfell knight")
    crowd["widows_watch"] = "stark knight"
    table = westeros("mustering", areas=crowd)
    play(table, "baratheon done", "lannister done")
    assert not may(table, "stark upgrade winterfell knight")
    assert not may(table, "stark muster winterfell knight")
    assert may(table, "stark upgrade winterfell siege_engine")


@pytest.mark.rule("R-B2-material-09")
def test_power_is_limited_to_the_tokens_of_a_house() -> None:
    """20 tokens, those on the board counted."""
    areas = {"winterfell": "stark footman consolidate_power", "castle_black": "token stark"}
    table = lay(areas, begin="consolidate", power={"stark": 18})
    assert of(table, "stark")["power"] == 19
    assert of(table, "stark")["tokens_left"] == 0


@pytest.mark.rule("R-B2-material-10")
def test_no_card_is_there_twice() -> None:
    table = new(6)
    position = table.position()
    for number in range(3):
        deck = Counter(position["westeros_decks"][number])
        assert deck == Counter(facts.WESTEROS[c] for c in facts.westeros_deck("base", number))
        assert sum(deck.values()) == 10
    assert sorted(position["wildling_deck"]) == sorted(facts.WILDLINGS)
    hands = [card for hand in position["hand"].values() for card in hand]
    assert len(hands) == len(set(hands)) == 42
