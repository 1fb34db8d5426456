"""Step 3: house cards, chosen in secret and shown together."""

from __future__ import annotations

from typing import Any

import pytest

from board2e.battlefield import attack, combat, finish, killed, lies, part, reveal, side, strengths, war, winner
from board2e.realm import CROWS, DANCE, asked, choices, news, of, play
from smallcouncil.games.board2e import facts
from smallcouncil.games.board2e.state import BoardTable
from smallcouncil.table import Rng

FIELD = {"stoney_sept": "lannister knight march_0", "blackwater": "tyrell knight"}
TYRELLS = [c.id for c in facts.CARD_FACTS if c.house == "tyrell" and c.set == "base"]


def met(**more: Any) -> BoardTable:
    return attack(war(FIELD, "lannister", "tyrell", **more), "knight blackwater")


@pytest.mark.rule("R-B2-housecard-01")
def test_both_choose_at_the_same_time_from_the_whole_hand() -> None:
    table = met()
    assert asked(table) == ["lannister combat.card", "tyrell combat.card"]
    assert choices(table, "tyrell") == [f"play {card}" for card in TYRELLS]
    play(table, "tyrell play mace_tyrell")
    assert asked(table) == ["lannister combat.card"]
    for viewer in (None, "lannister", "stark"):
        seen = side(table, "tyrell", viewer)
        assert (seen["chosen"], seen["card"], seen["strength"]) == (True, None, 2)
        assert "mace_tyrell" in of(table, "tyrell", viewer)["hand"]
    assert side(table, "tyrell", "tyrell")["card"] == "mace_tyrell"
    assert side(table, "tyrell", "tyrell")["strength"] == 2  # nothing counts before it is shown
    play(table, "lannister play the_hound")
    assert [event["card"] for event in news(table, "card_shown")] == ["the_hound", "mace_tyrell"]
    assert side(table, "tyrell", "stark")["card"] == "mace_tyrell"


@pytest.mark.rule("R-B2-housecard-01")
def test_nobody_learns_of_a_chosen_card() -> None:
    tables = [met(), met()]
    play(tables[0], "tyrell play mace_tyrell")
    play(tables[1], "tyrell play queen_of_thorns")
    for viewer in (None, 0, 1, 2):
        assert tables[0].view(viewer) == tables[1].view(viewer)
        assert [e.write(tables[0]) for e in tables[0].heard(viewer)] == [
            e.write(tables[1]) for e in tables[1].heard(viewer)
        ]
        for seed in range(20):
            assert tables[0].imagine(viewer, seed).position() == tables[1].imagine(viewer, seed).position()


@pytest.mark.rule("R-B2-housecard-01")
def test_imagined_cards_are_any_of_the_hand() -> None:
    table = met(hand={"tyrell": ["mace_tyrell", "queen_of_thorns", "randyll_tarly"]})
    play(table, "tyrell play mace_tyrell")
    rng = Rng(1)
    seen = set()
    for _ in range(60):
        guess = table.imagine(1, rng)
        play(guess, "lannister play the_hound")
        while guess.asks and "mace_tyrell" in guess.asks[0].prompt:
            guess.choose(guess.asks[0].seat, guess.asks[0].default)
        seen.add(side(guess, "tyrell")["card"])
    assert seen == {"mace_tyrell", "queen_of_thorns", "randyll_tarly"}
    own = table.imagine(4, rng)
    play(own, "lannister play the_hound")
    assert side(own, "tyrell")["card"] == "mace_tyrell"


@pytest.mark.rule("R-B2-housecard-03")
def test_both_texts_count() -> None:
    table = attack(
        war(
            {"stoney_sept": "lannister footman footman march_0", "harrenhal": "greyjoy knight"},
            "lannister",
            "greyjoy",
        ),
        *["footman harrenhal"] * 2,
    )
    reveal(table, "lannister ser_kevan_lannister", "greyjoy theon_greyjoy")
    assert part(table, "lannister", "units") == 4
    assert part(table, "greyjoy", "card") == 3


@pytest.mark.rule("R-B2-housecard-04")
@pytest.mark.parametrize("first", [("lannister", "tyrell"), ("tyrell", "lannister")])
def test_cancelling_comes_first_whoever_is_first(first: tuple[str, str]) -> None:
    table = met(first=first)
    reveal(table, "lannister tyrion_lannister", "tyrell mace_tyrell")
    assert asked(table) == ["lannister card.tyrion_lannister"]
    assert killed(table) == []


@pytest.mark.rule("R-B2-housecard-05")
@pytest.mark.parametrize("first", [("martell", "tyrell"), ("tyrell", "martell")])
def test_other_texts_work_in_turn_order(first: tuple[str, str]) -> None:
    table = war(
        {
            "yronwood": "martell knight march_0",
            "princes_pass": "tyrell knight footman",
            "starfall": "martell footman support_0",
            "three_towers": "martell footman raid",
        },
        "martell",
        "tyrell",
        first=first,
    )
    attack(table, "knight princes_pass")
    play(table, "martell support martell")
    reveal(table, "martell doran_martell", "tyrell queen_of_thorns")
    order = [asked(table)[0]]
    if order == ["martell card.doran_martell"]:
        play(table, "martell choose_track kings_court")
    else:
        play(table, "tyrell remove_order starfall")
    order.append(asked(table)[0])
    questions = {"martell": "martell card.doran_martell", "tyrell": "tyrell card.queen_of_thorns"}
    assert order == [questions[house] for house in first]


@pytest.mark.rule("R-B2-housecard-06")
def test_texts_of_the_end_come_after_the_cards_are_put_away() -> None:
    table = attack(
        war({"kingswood": "baratheon footman march_0", "the_reach": "tyrell knight"}, "baratheon", "tyrell"),
        "footman the_reach",
    )
    finish(reveal(table, "baratheon patchface", "tyrell randyll_tarly"))
    assert asked(table) == ["baratheon card.patchface"]
    assert "patchface" in of(table, "baratheon")["discard"]
    assert lies(table, "kingswood") == ""  # Randyll Tarly has killed the footman
    assert combat(table)["winner"] == "tyrell"


@pytest.mark.rule("R-B2-housecard-07")
def test_played_cards_are_put_away() -> None:
    table = met()
    finish(reveal(table, "lannister the_hound", "tyrell alester_florent"))
    play(table, "tyrell retreat the_reach")
    assert of(table, "lannister")["discard"] == ["the_hound"]
    assert of(table, "tyrell")["discard"] == ["alester_florent"]
    assert len(of(table, "lannister")["hand"]) == 6


@pytest.mark.rule("R-B2-housecard-08")
def test_after_the_last_card_the_others_come_back() -> None:
    table = met(hand={"tyrell": ["randyll_tarly"]})
    assert asked(table) == ["lannister combat.card"]
    finish(reveal(table, "lannister cersei_lannister"))
    assert winner(table) == "tyrell"
    assert of(table, "tyrell")["discard"] == ["randyll_tarly"]
    assert set(of(table, "tyrell")["hand"]) == set(TYRELLS) - {"randyll_tarly"}


@pytest.mark.rule("R-B2-housecard-09")
def test_hands_and_used_cards_are_open() -> None:
    table = met(discard={"tyrell": ["mace_tyrell"]})
    for viewer in (None, "lannister", "stark"):
        assert set(of(table, "tyrell", viewer)["hand"]) == set(TYRELLS) - {"mace_tyrell"}
        assert of(table, "tyrell", viewer)["discard"] == ["mace_tyrell"]


# ---------------------------------------------------------------------- the sets


@pytest.mark.rule("R-B2-cardset-01", "R-B2-cardset-04", "R-B2-material-10")
def test_every_house_has_seven_cards() -> None:
    table = met()
    strength = dict(zip(facts.CARDS, facts.CARD_STRENGTH, strict=True))
    seen = set()
    for house in ("stark", "lannister", "baratheon", "greyjoy", "tyrell", "martell"):
        hand = of(table, house)["hand"]
        assert sorted((strength[card] for card in hand), reverse=True) == [4, 3, 2, 2, 1, 1, 0]
        seen |= set(hand)
    assert len(seen) == 42


@pytest.mark.rule("R-B2-cardset-02", "R-B2-cardset-06", "R-B2-setup-20")
def test_cards_of_a_feast_for_crows() -> None:
    feast = war({}, "lannister", "baratheon", options=CROWS)
    base = met()
    for house in ("stark", "lannister", "baratheon"):
        assert of(feast, house)["hand"] == of(base, house)["hand"]
    hand = of(feast, "arryn")["hand"]
    assert [facts.CARD_STRENGTH[facts.CARDS.index(card)] for card in hand] == [4, 3, 2, 2, 1, 1, 0]


@pytest.mark.rule("R-B2-cardset-03", "R-B2-cardset-05")
def test_cards_of_a_dance_with_dragons() -> None:
    dance, base = war({}, "lannister", "baratheon", options=DANCE), met()
    for house in ("stark", "lannister", "baratheon", "greyjoy", "tyrell", "martell"):
        hand = of(dance, house)["hand"]
        assert not set(hand) & set(of(base, house)["hand"])
        strength = sorted([facts.CARD_STRENGTH[facts.CARDS.index(card)] for card in hand], reverse=True)
        assert strength == [4, 3, 2, 2, 1, 1, 0]


def test_a_house_without_another_card_fights_without_one() -> None:
    table = met(hand={"tyrell": ["randyll_tarly"]})
    reveal(table, "lannister tyrion_lannister")
    play(table, "lannister return_card randyll_tarly")
    finish(table)
    assert strengths(table) == (2 + 1, 2)
    assert of(table, "tyrell")["hand"] == ["randyll_tarly"]
