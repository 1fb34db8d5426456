"""Every character card, one test at least by the character's name, and how such cards are played (section 21)."""

from __future__ import annotations

from typing import Any

import pytest

from ironthrone.throne import FIVE, about, asked, choices, meet, news, peace, play, power, seat, sees, spread, view, war
from smallcouncil.games.ironthrone.facts import CARD_FACTS, CHARACTERS
from smallcouncil.games.ironthrone.state import ThroneTable

ENEMY = {"stark": "lannister", "lannister": "stark", "baratheon": "stark", "targaryen": "stark", "tyrell": "stark"}
FOE = {"stark": "robb_stark", "lannister": "tywin_lannister"}


def with_card(
    house: str,
    character: str,
    mine: list[str],
    theirs: list[str],
    *supporters: str,
    copies: int = 1,
    enemy: dict[str, Any] | None = None,
    **more: Any,
) -> ThroneTable:
    """A house that has sent the character and holds its card challenges Stark (Robb) or Lannister (Tywin)."""
    other = ENEMY[house]
    third = next(h for h in FIVE if h not in (house, other, "tyrell", "targaryen"))
    houses = {
        house: {"hand": [*mine, *[character] * copies], **more},
        other: {"hand": theirs, **(enemy or {})},
    }
    return meet(
        f"{house} {character}", f"{other} {FOE[other]}", *supporters, houses=houses, among=(house, other, third)
    )


def test_every_card_has_a_test() -> None:
    assert [card for card in CHARACTERS if f"test_{card}" not in globals()] == []
    assert len(CARD_FACTS) == 25


# ------------------------------------------------------------------ Lannister


def test_tywin_lannister() -> None:
    table = with_card("lannister", "tywin_lannister", war("lannister", 5, 1), war("stark", 12), copies=2)
    play(table, "lannister lay lannister_war_5", "lannister play tywin_lannister", "lannister play tywin_lannister")
    assert news(table, "totals") == [{"event": "totals", "challenger": 5 + 4 + 5 + 5, "defender": 16}]


def test_cersei_lannister() -> None:
    table = with_card(
        "lannister", "cersei_lannister", war("lannister", 5, 1), war("stark", 12), "baratheon melisandre defender"
    )
    play(table, "lannister play cersei_lannister")
    assert "baratheon" not in view(table)["encounter"]["sides"]


def test_jaime_lannister() -> None:
    table = with_card(
        "lannister", "jaime_lannister", war("lannister", 20, 1), war("stark", 1), enemy={"power": {"robb_stark": 8}}
    )
    play(table, "lannister lay lannister_war_20")
    assert power(table, "robb_stark") == 4
    play(table, "lannister play jaime_lannister")
    assert power(table, "robb_stark") == 1 and sees(table, "stark")["sheet"] == 4 + 7


def test_tyrion_lannister() -> None:
    table = with_card("lannister", "tyrion_lannister", war("lannister", 1, 20, 2), war("stark", 7))
    play(table, "lannister lay lannister_war_1")
    assert asked(table) == ["lannister window.card"]
    play(table, "lannister play tyrion_lannister", "lannister lay lannister_war_20")
    assert news(table, "totals") == [{"event": "totals", "challenger": 24, "defender": 11}]
    assert "lannister_war_1" in sees(table, "lannister")["hand"]
    assert "lannister_war_1" in sees(table, "lannister", "stark")["known"]  # everyone saw it go back


def test_tyrion_lannister_turns_betrayal_into_peace() -> None:
    table = with_card("lannister", "tyrion_lannister", [*war("lannister", 1, 2), *peace("lannister")], peace("stark"))
    play(table, "lannister lay lannister_war_1")
    assert [e["result"] for e in news(table, "result")] == ["betrayal"]
    play(table, "stark pass")  # Eddard's honor
    play(table, "lannister play tyrion_lannister", "lannister lay lannister_peace")
    assert [e["result"] for e in news(table, "result")] == ["betrayal", "peace"]
    assert asked(table) == ["lannister peace.negotiate"]


def test_joffrey_baratheon() -> None:
    table = with_card(
        "lannister", "joffrey_baratheon", war("lannister", 20, 1), war("stark", 1), leader="jaime_lannister"
    )
    play(table, "lannister lay lannister_war_20", "lannister pass")  # Kingslayer
    play(table, "lannister play joffrey_baratheon")
    assert choices(table, "lannister") == ["torture_now", "keep"]
    taken = sees(table, "lannister")["hostage_cards"]
    play(table, "lannister torture_now", "lannister aim arya_stark")
    assert len(taken) == 2 and len(sees(table, "lannister")["hostage_cards"]) == 1
    assert power(table, "arya_stark") == 3 and sees(table, "lannister")["sheet"] == 5


# ------------------------------------------------------------------ Stark


def test_eddard_stark() -> None:
    houses = {
        "stark": {"hand": [*war("stark", 1, 2), "eddard_stark"]},
        "lannister": {"hand": war("lannister", 20)},
    }
    table = meet("lannister tywin_lannister", "stark robb_stark", "baratheon melisandre defender", houses=houses)
    play(table, "stark lay stark_war_1", "stark play eddard_stark")
    assert (power(table, "robb_stark"), power(table, "melisandre")) == (4, 4)
    assert news(table, "hostage") == [] and view(table)["turn"] == 2


def test_robb_stark() -> None:
    table = with_card("stark", "robb_stark", war("stark", 5, 1), war("lannister", 12))
    play(table, "stark lay stark_war_5", "stark play robb_stark")
    assert news(table, "totals")[0]["challenger"] == 5 + 4 + 6
    houses = {"stark": {"hand": ["robb_stark", *war("stark", 5, 1)]}, "lannister": {"hand": war("lannister", 12)}}
    table = meet("lannister tywin_lannister", "stark robb_stark", houses=houses)
    play(table, "stark lay stark_war_5", "stark play robb_stark")
    assert news(table, "totals")[0]["defender"] == 5 + 4 + 4


def test_catelyn_stark() -> None:
    table = with_card("stark", "catelyn_stark", war("stark", 5, 1), war("lannister", 12))
    play(table, "stark lay stark_war_5", "stark play catelyn_stark")
    assert choices(table, "stark") == ["empower catelyn_stark", "done"]
    play(table, "stark empower catelyn_stark", "stark empower catelyn_stark", "stark empower catelyn_stark")
    assert news(table, "totals")[0]["challenger"] == 5 + 7


def test_bran_stark() -> None:
    table = with_card("stark", "bran_stark", war("stark", 5, 20), war("lannister", 12, 1))
    play(table, "stark lay stark_war_5", "lannister lay lannister_war_12", "stark play bran_stark")
    assert view(table, "stark")["encounter"]["cards"][1]["card"] == "lannister_war_12"
    assert view(table, "baratheon")["encounter"]["cards"][1]["card"] is None
    assert choices(table, "stark") == ["lay stark_war_20", "keep"]
    play(table, "stark lay stark_war_20")
    assert news(table, "totals") == [{"event": "totals", "challenger": 24, "defender": 16}]
    assert "stark_war_5" in sees(table, "stark")["hand"]


def test_bran_stark_only_looks_as_a_supporter() -> None:
    houses = {
        "stark": {"hand": ["bran_stark", *war("stark", 1)]},
        "lannister": {"hand": war("lannister", 1, 2)},
        "baratheon": {"hand": war("baratheon", 1, 2)},
    }
    table = meet("lannister jaime_lannister", "baratheon melisandre", "stark bran_stark defender", houses=houses)
    play(table, "lannister lay lannister_war_2", "baratheon lay baratheon_war_1", "stark play bran_stark")
    saw = [e for e in table.heard(1) if e.news.name == "saw"]
    assert [e.write(table)["card"] for e in saw] == ["lannister_war_2"]
    assert not [e for e in table.heard(2) if e.news.name == "saw"]
    assert news(table, "exchanged") == []


def test_arya_stark() -> None:
    table = with_card("stark", "arya_stark", war("stark", 5, 1), war("lannister", 12))
    play(table, "stark lay stark_war_5", "stark play arya_stark")
    assert power(table, "tywin_lannister") == 2 and sees(table, "lannister")["sheet"] == 6
    assert news(table, "totals")[0]["defender"] == 12 + 2


# ------------------------------------------------------------------ Baratheon


def test_stannis_baratheon() -> None:
    table = with_card("baratheon", "stannis_baratheon", war("baratheon", 5, 1), war("stark", 7), copies=2)
    play(table, "baratheon lay baratheon_war_5", "baratheon play stannis_baratheon")
    assert view(table)["encounter"]["cards"][1]["value"] == 4
    play(table, "baratheon play stannis_baratheon")
    assert news(table, "totals") == [{"event": "totals", "challenger": 9, "defender": 6}]


def test_melisandre() -> None:
    table = with_card("baratheon", "melisandre", war("baratheon", 5, 1), war("stark", 7), power={"selyse_baratheon": 1})
    play(table, "baratheon lay baratheon_war_5", "baratheon play melisandre")
    assert choices(table, "baratheon") == ["aim stannis_baratheon", "aim melisandre", "aim matthos_seaworth"]
    assert about(table) == ("effect.target", {"card": "melisandre"}), "the question says what it comes from"
    play(table, "baratheon aim matthos_seaworth")
    assert (power(table, "matthos_seaworth"), power(table, "robb_stark")) == (2, 0)
    assert sees(table, "stark")["sheet"] == 8
    assert news(table, "totals") == [{"event": "totals", "challenger": 9, "defender": 7}]


def davos(side: str, *captives: str, **baratheon: Any) -> ThroneTable:
    houses = {
        "lannister": {"hand": war("lannister", 1, 2), "hostages": [*war("baratheon", 12), *captives]},
        "stark": {"hand": war("stark", 1, 2)},
        "baratheon": {"hand": ["davos_seaworth"], "leader": "melisandre", **baratheon},
    }
    table = meet("lannister jaime_lannister", "stark arya_stark", f"baratheon davos_seaworth {side}", houses=houses)
    play(table, "lannister lay lannister_war_2", "stark lay stark_war_1", "baratheon pass")
    return play(table, "baratheon play davos_seaworth")


def test_davos_seaworth() -> None:
    table = davos("defender")
    assert choices(table, "baratheon") == ["pick rescue", "pick retreat"]
    play(table, "baratheon pick retreat")
    assert news(table, "totals") == [{"event": "totals", "challenger": 6, "defender": 5}]
    assert power(table, "davos_seaworth") == 4
    table = play(davos("defender"), "baratheon pick rescue")
    assert "baratheon_war_12" in sees(table, "baratheon")["hand"]
    assert sees(table, "lannister")["hostages"] == []
    assert news(table, "totals") == [{"event": "totals", "challenger": 6, "defender": 9}]


def test_which_of_several_captives_was_rescued_only_holder_and_owner_can_tell() -> None:
    table = davos("defender", "baratheon_war_4 seen stark", "baratheon_war_8 seen stark")
    assert sees(table, "lannister", "stark")["hostage_cards"] == ["baratheon_war_4", "baratheon_war_8"]
    play(table, "baratheon pick rescue")
    assert sees(table, "lannister", "stark")["hostage_cards"] == [], "any of the three may have gone"
    assert len(sees(table, "lannister")["hostage_cards"]) == 2
    assert "hostage_card" not in [event.news.name for event in table.heard(seat(table, "stark"))]


def test_selyse_baratheon() -> None:
    houses = {
        "lannister": {"hand": war("lannister", 20)},
        "stark": {"hand": war("stark", 1)},
        "baratheon": {"hand": ["selyse_baratheon"]},
    }
    table = meet("lannister jaime_lannister", "stark arya_stark", "baratheon selyse_baratheon defender", houses=houses)
    play(table, "baratheon play selyse_baratheon")
    assert spread(table, "lannister", "stark") == 0
    assert news(table, "hostage") == []
    assert power(table, "arya_stark") == 2  # penalties as usual


def test_matthos_seaworth() -> None:
    table = with_card("baratheon", "matthos_seaworth", war("baratheon", 5, 1), war("stark", 7))
    play(table, "baratheon lay baratheon_war_5", "baratheon play matthos_seaworth")
    assert news(table, "totals")[0]["challenger"] == 5 + 4 + 3
    assert ("baratheon", 1) in [(e["seat"], e["n"]) for e in news(table, "drew")]


# ------------------------------------------------------------------ Targaryen


def test_daenerys_targaryen() -> None:
    table = with_card(
        "targaryen",
        "daenerys_targaryen",
        war("targaryen", 5, 1),
        war("stark", 12),
        "lannister jaime_lannister defender",
        enemy={"power": {"robb_stark": 2}},
    )
    play(table, "targaryen lay targaryen_war_5", "targaryen play daenerys_targaryen")
    assert (power(table, "robb_stark"), power(table, "jaime_lannister")) == (0, 2)
    assert news(table, "totals")[0]["defender"] == 12 + 0 + 2


def test_khal_drogo() -> None:
    table = with_card("targaryen", "khal_drogo", war("targaryen", 20, 1), war("stark", 1))
    play(table, "targaryen lay targaryen_war_20")
    play(table, "targaryen play khal_drogo")
    assert sees(table, "targaryen")["hostages"] == ["stark"] * 3


def test_daenerys_targaryen_burns_in_war_only() -> None:
    table = with_card("targaryen", "daenerys_targaryen", [*peace("targaryen"), *war("targaryen", 1)], war("stark", 12))
    play(table, "targaryen lay targaryen_peace")
    assert news(table, "result")[0]["result"] == "betrayal" and not asked(table)[0].endswith("window.card")


def test_khal_drogo_does_not_plunder_his_own_side() -> None:
    houses = {
        "targaryen": {"hand": ["khal_drogo"], "sheet": 0},
        "stark": {"hand": war("stark", 20), "sheet": 0},
        "lannister": {"hand": war("lannister", 1)},
    }
    among = ("lannister", "stark", "targaryen")
    sides = ("lannister jaime_lannister", "stark arya_stark", "targaryen khal_drogo defender")
    table = meet(*sides, houses=houses, among=among)
    assert [(e["seat"], e["victim"]) for e in news(table, "hostage")] == [("stark", "lannister")]
    assert asked(table) == ["stark hostages.handle"]


def test_viserys_targaryen() -> None:
    table = with_card(
        "targaryen",
        "viserys_targaryen",
        war("targaryen", 5, 1),
        war("stark", 12, 20, 10),
        leader="khal_drogo",
    )
    play(table, "targaryen play viserys_targaryen")
    assert sees(table, "stark")["hand_size"] == 2
    taken = sees(table, "targaryen")["hostage_cards"]
    assert sorted([*sees(table, "stark")["hand"], *taken]) == sorted(war("stark", 12, 20, 10))


def test_jorah_mormont() -> None:
    houses = {
        "targaryen": {"hand": ["jorah_mormont"]},
        "stark": {"hand": war("stark", 1, 2)},
        "lannister": {"hand": war("lannister", 1, 2)},
    }
    table = meet(
        "lannister jaime_lannister",
        "stark arya_stark",
        "targaryen jorah_mormont defender",
        houses=houses,
        among=("lannister", "stark", "targaryen"),
    )
    play(table, "lannister lay lannister_war_1", "stark lay stark_war_1", "targaryen play jorah_mormont")
    assert news(table, "switched") == [{"event": "switched", "seat": "targaryen", "side": "challenger"}]
    assert news(table, "totals") == [{"event": "totals", "challenger": 9, "defender": 5}]
    assert spread(table, "targaryen", "stark") == 1


def test_jorah_mormont_looks_as_an_active_player() -> None:
    table = with_card("targaryen", "jorah_mormont", war("targaryen", 5, 1), war("stark", 12, 20), copies=2)
    play(table, "targaryen lay targaryen_war_5", "stark lay stark_war_12", "targaryen play jorah_mormont")
    saw = [e.write(table)["card"] for e in table.heard(0) if e.news.name == "saw"]
    assert saw == ["stark_war_12"] and not [e for e in table.heard(1) if e.news.name == "saw"]
    assert news(table, "played") == [
        {"event": "played", "seat": "targaryen", "card": "jorah_mormont"}
    ]  # once is enough


def test_jorah_mormont_saw_a_card_that_was_exchanged_afterwards() -> None:
    houses = {
        "targaryen": {"hand": [*war("targaryen", 5, 1), "jorah_mormont"]},
        "stark": {"hand": [*war("stark", 12, 20, 3), "bran_stark"]},
    }
    table = meet(
        "targaryen jorah_mormont", "stark bran_stark", houses=houses, among=("targaryen", "stark", "lannister")
    )
    play(table, "targaryen lay targaryen_war_5", "stark lay stark_war_12", "targaryen play jorah_mormont")
    assert view(table, "targaryen")["encounter"]["cards"][1]["card"] == "stark_war_12"
    play(table, "stark play bran_stark")
    table.choose(1, "lay stark_war_20")
    assert news(table, "exchanged") and news(table, "totals")[0]["defender"] == 24
    assert "stark_war_12" in sees(table, "stark", "targaryen")["known"]


def test_rakharo() -> None:
    table = with_card("targaryen", "rakharo", war("targaryen", 1, 2), war("stark", 20), enemy={"sheet": 0})
    play(table, "targaryen lay targaryen_war_1", "targaryen play rakharo")
    assert power(table, "rakharo") == 4 and news(table, "hostage") == []
    assert not news(table, "used")  # nor has Viserys anything to be angry about


# ------------------------------------------------------------------ Tyrell


def test_margaery_tyrell() -> None:
    table = with_card("tyrell", "margaery_tyrell", war("tyrell", 5, 1), war("stark", 12))
    play(table, "tyrell play margaery_tyrell")
    assert asked(table) == ["lannister support.forced"]
    play(table, "lannister send tyrion_lannister")
    assert view(table)["encounter"]["sides"]["lannister"] == {
        "side": "challenger",
        "character": "tyrion_lannister",
        "extra": 0,
    }


def test_olenna_tyrell() -> None:
    table = with_card("tyrell", "olenna_tyrell", war("tyrell", 5, 1), war("stark", 12), enemy={"sheet": 0})
    play(table, "tyrell lay tyrell_war_5", "stark take deck")
    assert asked(table) == ["tyrell window.card"]
    play(table, "tyrell play olenna_tyrell")
    assert power(table, "robb_stark") == 1


def test_loras_tyrell() -> None:
    for mine, bonus in ((4, 4), (11, 8)):
        table = with_card("tyrell", "loras_tyrell", war("tyrell", 5, 1), war("stark", 12), power={"loras_tyrell": mine})
        play(table, "tyrell lay tyrell_war_5", "tyrell play loras_tyrell")
        assert news(table, "totals")[0]["challenger"] == 5 + mine + bonus


def test_renly_baratheon() -> None:
    for rest, bonus in ((war("tyrell", 1, 2, 3), 3), (war("tyrell", 1, 2, 3, 4, 6, 7, 8), 6)):
        table = with_card(
            "tyrell", "renly_baratheon", [*war("tyrell", 5), *rest], war("stark", 12), leader="mace_tyrell"
        )
        play(table, "tyrell lay tyrell_war_5", "tyrell play renly_baratheon")
        assert news(table, "totals")[0]["challenger"] == 5 + 4 + bonus


def test_mace_tyrell() -> None:
    table = with_card("tyrell", "mace_tyrell", war("tyrell", 20), war("stark", 12))
    play(table, "tyrell play mace_tyrell")
    assert sees(table, "tyrell")["hand"] == war("tyrell", 1, 2, 20)
    play(table, "tyrell empower loras_tyrell", "tyrell empower mace_tyrell")
    assert (power(table, "loras_tyrell"), power(table, "mace_tyrell"), sees(table, "tyrell")["sheet"]) == (5, 5, 2)


# ------------------------------------------------------------------ how cards are played


@pytest.mark.rule("R-IT-charcard-01")
def test_a_card_is_played_at_its_own_time_only() -> None:
    """Tywin's card belongs to the counting of totals: nobody is asked for it before, nor in a betrayal."""
    table = with_card("lannister", "tywin_lannister", war("lannister", 5, 1), war("stark", 12))
    assert asked(table) == ["lannister encounter.card"]
    play(table, "lannister lay lannister_war_5")
    assert asked(table) == ["lannister window.card"] and news(table, "revealed")
    table = with_card("lannister", "tywin_lannister", [*peace("lannister"), *war("lannister", 1)], war("stark", 12))
    play(table, "lannister lay lannister_peace")
    assert not news(table, "played") and not asked(table)[0].endswith("window.card")


@pytest.mark.rule("R-IT-charcard-02")
def test_the_character_must_take_part() -> None:
    houses = {
        "lannister": {"hand": [*war("lannister", 5, 1), "tywin_lannister"]},
        "stark": {"hand": war("stark", 12)},
    }
    table = meet("lannister jaime_lannister", "stark robb_stark", houses=houses)
    play(table, "lannister lay lannister_war_5")
    assert news(table, "totals")[0]["challenger"] == 9


@pytest.mark.rule("R-IT-charcard-03")
def test_the_leaders_card_needs_any_participant() -> None:
    houses = {
        "lannister": {"hand": [*war("lannister", 5, 1), "tywin_lannister"], "leader": "tywin_lannister", "sheet": 0},
        "stark": {"hand": war("stark", 12)},
    }
    table = meet("lannister jaime_lannister", "stark robb_stark", houses=houses)
    play(table, "lannister lay lannister_war_5", "lannister play tywin_lannister")
    assert news(table, "totals")[0]["challenger"] == 5 + 4 + 5


@pytest.mark.rule("R-IT-charcard-06", "R-IT-conflict-01")
def test_a_card_text_beats_the_rules() -> None:
    """Staying out is always allowed, says the rulebook; Margaery says otherwise."""
    table = with_card("tyrell", "margaery_tyrell", war("tyrell", 5, 1), war("stark", 12))
    play(table, "tyrell play margaery_tyrell")
    assert not [c for c in choices(table, "lannister") if c == "stay_out"]


def test_supporters_play_cards_too() -> None:
    houses = {
        "lannister": {"hand": war("lannister", 5, 1)},
        "stark": {"hand": war("stark", 12)},
        "baratheon": {"hand": ["matthos_seaworth"]},
    }
    table = meet(
        "lannister jaime_lannister", "stark robb_stark", "baratheon matthos_seaworth challenger", houses=houses
    )
    play(table, "lannister lay lannister_war_5", "baratheon play matthos_seaworth")
    assert news(table, "totals")[0]["challenger"] == 5 + 4 + 4 + 3
