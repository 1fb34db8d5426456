"""Every leader ability, one test at least by the leader's name."""

from __future__ import annotations

from typing import Any

import pytest

from ironthrone.throne import (
    FIVE,
    about,
    asked,
    choices,
    lay,
    meet,
    news,
    pass_all,
    peace,
    play,
    power,
    sees,
    spread,
    view,
    war,
)
from smallcouncil.games.ironthrone.facts import CHARACTERS
from smallcouncil.games.ironthrone.state import ThroneTable

LIONS = ("lannister", "stark", "baratheon")


def led(house: str, leader: str, **more: Any) -> dict[str, dict[str, Any]]:
    return {house: {"leader": leader, **more}}


def test_every_leader_has_a_test() -> None:
    assert [leader for leader in CHARACTERS if f"test_{leader}" not in globals()] == []


# ------------------------------------------------------------------ Lannister


def tywin(sheet: int) -> ThroneTable:
    houses = led("lannister", "tywin_lannister", sheet=sheet, hand=war("lannister", 5)) | {
        "stark": {"hand": war("stark", 7)}
    }
    return meet("lannister jaime_lannister", "stark arya_stark", houses=houses)


@pytest.mark.rule("R-IT-leader-01", "R-IT-leader-02")
def test_tywin_lannister() -> None:
    table = tywin(sheet=3)
    assert choices(table, "lannister") == ["use wealth_of_casterly_rock", "pass"]
    play(table, "lannister use wealth_of_casterly_rock")
    assert news(table, "totals") == [{"event": "totals", "challenger": 5 + 4 + 3, "defender": 11}]
    assert sees(table, "lannister")["sheet"] == 3


@pytest.mark.rule("R-IT-leader-03")
def test_using_an_ability_is_optional() -> None:
    table = play(tywin(sheet=3), "lannister pass")
    assert news(table, "totals") == [{"event": "totals", "challenger": 9, "defender": 11}]


def test_tywin_lannister_adds_six_at_most_and_needs_power() -> None:
    assert news(play(tywin(sheet=9), "lannister use wealth_of_casterly_rock"), "totals")[0]["challenger"] == 15
    assert news(tywin(sheet=0), "totals")[0]["challenger"] == 9  # not even asked


def blackmail(challenger: str, defender: str, **more: Any) -> ThroneTable:
    names = {"lannister": "jaime_lannister", "stark": "arya_stark", "baratheon": "melisandre"}
    sides = {challenger: ["challenger", names[challenger]], defender: ["defender", names[defender]]}
    houses = led("lannister", "cersei_lannister", influence={"baratheon": 1}, hand=war("lannister", 20, 1)) | {
        "stark": {"hand": war("stark", 1, 2)},
        "baratheon": {"power": {"stannis_baratheon": 0}, "hand": war("baratheon", 1, 2)},
    }
    encounter = {"challenger": challenger, "defender": defender, "event": defender, "sides": sides}
    return lay(houses, begin="support", encounter=encounter, **more)


@pytest.mark.rule("R-IT-leader-04", "R-IT-support-03")
def test_cersei_lannister() -> None:
    table = blackmail("stark", "lannister")
    assert asked(table) == ["lannister window.leader"]
    play(table, "lannister use blackmail")
    assert choices(table, "lannister") == ["send melisandre", "send selyse_baratheon", "send matthos_seaworth"]
    play(table, "lannister send melisandre")
    assert view(table)["encounter"]["sides"]["baratheon"]["side"] == "defender"
    assert asked(table) == ["lannister encounter.card", "stark encounter.card"]  # no offer, no answer


@pytest.mark.rule("R-IT-leader-04")
def test_cersei_lannister_needs_influence_on_the_house_and_an_active_role() -> None:
    table = blackmail("lannister", "baratheon")  # Stark is free: no influence there
    assert asked(table) == ["stark support.offer"]
    table = blackmail("stark", "baratheon")
    assert asked(table) == ["lannister support.offer"]
    table = blackmail("lannister", "stark")
    assert asked(table) == ["lannister window.leader"]
    play(table, "lannister pass")
    assert asked(table) == ["baratheon support.offer"]


def test_jaime_lannister() -> None:
    houses = led("lannister", "jaime_lannister", hand=war("lannister", 20)) | {
        "stark": {"hand": war("stark", 1), "power": {"arya_stark": 9}}
    }
    table = meet("lannister tywin_lannister", "stark arya_stark", houses=houses)
    assert power(table, "arya_stark") == 4
    play(table, "lannister use kingslayer")
    assert power(table, "arya_stark") == 1 and sees(table, "stark")["sheet"] == 4 + 8


def test_jaime_lannister_kills_and_needs_a_victory() -> None:
    houses = led("lannister", "jaime_lannister", hand=war("lannister", 20)) | {
        "stark": {"hand": war("stark", 1), "power": {"arya_stark": 3}}
    }
    table = play(meet("lannister tywin_lannister", "stark arya_stark", houses=houses), "lannister use kingslayer")
    assert power(table, "arya_stark") == 0 and sees(table, "stark")["sheet"] == 7
    houses = led("lannister", "jaime_lannister", hand=war("lannister", 1)) | {
        "stark": {"hand": war("stark", 20), "sheet": 0}
    }
    table = meet("lannister tywin_lannister", "stark arya_stark", houses=houses)
    assert asked(table) == ["stark hostages.handle"]  # the next turn: nobody was asked after the penalties


def tyrion() -> ThroneTable:
    houses = led("lannister", "tyrion_lannister", hand=peace("lannister")) | {"stark": {"hand": peace("stark")}}
    return meet("lannister jaime_lannister", "stark arya_stark", houses=houses)


def test_tyrion_lannister() -> None:
    table = play(tyrion(), "lannister want power 1", "lannister propose", "stark accept", "lannister use silver_tongue")
    assert ("lannister", 3) in [(e["seat"], e["n"]) for e in news(table, "drew")]
    before = sees(table, "lannister")["sheet"]
    play(table, *["lannister empower cersei_lannister"] * 3)
    assert power(table, "cersei_lannister") == 7 and sees(table, "lannister")["sheet"] == before - 3


def test_tyrion_lannister_escapes_a_failed_negotiation() -> None:
    table = play(tyrion(), "lannister break_off", "lannister use silver_tongue")
    assert (power(table, "jaime_lannister"), power(table, "arya_stark")) == (4, 2)


def test_joffrey_baratheon() -> None:
    houses = led("lannister", "joffrey_baratheon", hostages=[*war("stark", 5, 6), "arya_stark"])
    table = lay(houses, events=["stark"])
    play(table, "lannister torture stark_war_5", "lannister use cruelty")
    play(table, "lannister aim robb_stark", "lannister aim bran_stark", "lannister aim robb_stark")
    assert (power(table, "robb_stark"), power(table, "bran_stark")) == (2, 3)
    assert sees(table, "lannister")["sheet"] == 7
    play(table, "lannister torture stark_war_6", "lannister use cruelty")  # once for every card
    play(table, *["lannister aim bran_stark"] * 2, "lannister aim robb_stark")
    assert (power(table, "robb_stark"), power(table, "bran_stark")) == (1, 1)
    play(table, "lannister torture arya_stark")  # a character's card: no cruelty
    assert asked(table)[0].endswith("power.distribute")


# ------------------------------------------------------------------ Stark


def test_eddard_stark() -> None:
    houses = led("stark", "eddard_stark", hand=peace("stark")) | {"lannister": {"hand": war("lannister", 20)}}
    table = meet("lannister jaime_lannister", "stark arya_stark", houses=houses)
    assert choices(table, "stark") == ["use honor", "pass"]
    play(table, "stark use honor")
    assert asked(table) == ["lannister peace.negotiate"]
    play(table, "lannister give power 1", "lannister propose", "stark accept")
    assert not news(table, "won") and sees(table, "lannister")["discard"] == ["lannister_war_20"]


def test_eddard_stark_cannot_help_a_liar() -> None:
    houses = led("stark", "eddard_stark", hand=war("stark", 2)) | {"lannister": {"hand": peace("lannister")}}
    table = meet("lannister jaime_lannister", "stark arya_stark", houses=houses)
    assert news(table, "won") == [{"event": "won", "side": "defender"}]


def test_robb_stark() -> None:
    table = lay(led("stark", "robb_stark"), events=["stark", "lannister"])
    assert asked(table) == ["stark window.leader"]
    play(table, "stark use young_wolf")
    assert choices(table, "stark") == ["discard stark_war_1", "discard stark_war_2"]
    play(table, "stark discard stark_war_1")
    assert sees(table, "stark")["hand"] == ["stark_war_2"]
    assert sees(table, "stark")["discard"] == ["stark_war_1"]


def test_robb_stark_may_draw_as_usual() -> None:
    table = lay(led("stark", "robb_stark"), events=["stark"])
    play(table, "stark pass")
    assert sees(table, "stark")["hand"] == ["stark_war_1"]


def test_catelyn_stark() -> None:
    table = lay(led("stark", "catelyn_stark") | {"lannister": {"sheet": 0}}, events=["stark"])
    play(table, "stark use family_duty", "stark empower robb_stark")
    assert "done" in choices(table, "stark")
    play(table, "stark empower bran_stark")
    assert (power(table, "robb_stark"), power(table, "bran_stark"), sees(table, "stark")["sheet"]) == (5, 5, 2)


def test_catelyn_stark_gives_at_least_one() -> None:
    table = lay(led("stark", "catelyn_stark") | {"lannister": {"sheet": 0}}, events=["stark"])
    play(table, "stark use family_duty")
    assert "done" not in choices(table, "stark")
    play(table, "stark empower robb_stark", "stark done")
    assert sees(table, "stark")["sheet"] == 3


def test_bran_stark() -> None:
    houses = led("stark", "bran_stark", hand=war("stark", 1, 12)) | {"lannister": {"hand": war("lannister", 2, 10)}}
    table = meet("lannister jaime_lannister", "stark arya_stark", houses=houses)
    play(table, "stark use greensight")
    assert asked(table) == ["lannister encounter.card"]
    play(table, "lannister lay lannister_war_10")
    assert view(table, "stark")["encounter"]["cards"][0]["card"] == "lannister_war_10"
    assert asked(table) == ["stark encounter.card"]
    play(table, "stark lay stark_war_12")
    assert news(table, "totals") == [{"event": "totals", "challenger": 14, "defender": 16}]


def test_arya_stark() -> None:
    houses = led("stark", "arya_stark", hand=war("stark", 1), power={"robb_stark": 7}) | {
        "lannister": {"hand": war("lannister", 20)}
    }
    table = meet("lannister jaime_lannister", "stark robb_stark", houses=houses)
    play(table, "stark use not_today")
    assert power(table, "robb_stark") == 6
    assert [(e["seat"], e["victim"]) for e in news(table, "hostage")] == [("lannister", "stark")]  # still taken


@pytest.mark.parametrize(("mine", "theirs", "before"), [(1, 20, 2), (20, 1, 7)])
def test_arya_stark_is_not_asked_where_nothing_would_change(mine: int, theirs: int, before: int) -> None:
    """A penalty of 1 as it is, and a victory."""
    houses = led("stark", "arya_stark", hand=war("stark", mine), power={"robb_stark": before}, sheet=0) | {
        "lannister": {"hand": war("lannister", theirs)}
    }
    table = meet("lannister jaime_lannister", "stark robb_stark", houses=houses)
    assert asked(table)[0].endswith("hostages.handle")  # the next turn


# ------------------------------------------------------------------ Baratheon


def test_stannis_baratheon() -> None:
    houses = led("baratheon", "stannis_baratheon", hand=war("baratheon", 5)) | {"stark": {"hand": war("stark", 7)}}
    table = meet("baratheon melisandre", "stark arya_stark", houses=houses)
    play(table, "baratheon use rightful_king")
    assert news(table, "totals")[0]["challenger"] == 5 + 4 + 4


def test_stannis_baratheon_stands_alone() -> None:
    houses = led("baratheon", "stannis_baratheon", hand=war("baratheon", 5)) | {"stark": {"hand": war("stark", 7)}}
    table = meet("baratheon melisandre", "stark arya_stark", "lannister jaime_lannister challenger", houses=houses)
    assert news(table, "totals")[0]["challenger"] == 5 + 4 + 4  # Jaime's power; the ability was not offered
    assert not news(table, "used")


def test_melisandre() -> None:
    houses = led("baratheon", "melisandre", hand=war("baratheon", 5, 6)) | {"stark": {"hand": war("stark", 7)}}
    table = meet("baratheon davos_seaworth", "stark arya_stark", houses=houses)
    play(table, "baratheon lay baratheon_war_5", "baratheon use blood_magic")
    assert choices(table, "baratheon") == ["aim stannis_baratheon", "aim selyse_baratheon", "aim matthos_seaworth"]
    assert about(table) == ("ability.target", {"ability": "blood_magic"}), "the question says what it comes from"
    play(table, "baratheon aim selyse_baratheon")
    assert choices(table, "baratheon") == ["pay 1", "pay 2", "pay 3"]
    assert about(table) == ("ability.cost", {"ability": "blood_magic"})
    play(table, "baratheon pay 2")
    assert (power(table, "selyse_baratheon"), power(table, "arya_stark")) == (2, 1)  # 2 off, and the penalty on 2
    assert news(table, "totals") == [{"event": "totals", "challenger": 9, "defender": 9}]
    assert power(table, "davos_seaworth") == 2


def test_davos_seaworth() -> None:
    sides = {"lannister": ["challenger", "jaime_lannister"], "stark": ["defender", "arya_stark"]}
    encounter = {"challenger": "lannister", "defender": "stark", "event": "stark", "sides": sides}
    houses = led("baratheon", "davos_seaworth", influence={"lannister": 1}) | {
        "lannister": {"hand": war("lannister", 1, 2)},
        "stark": {"hand": war("stark", 1, 2)},
    }
    table = lay(houses, begin="support", encounter=encounter)
    play(table, "baratheon offer challenger melisandre", "lannister refuse")
    assert choices(table, "baratheon") == ["use smuggler", "pass"]
    play(table, "baratheon use smuggler")
    assert view(table)["encounter"]["sides"]["baratheon"]["character"] == "melisandre"
    table = lay(houses, begin="support", encounter=encounter)
    play(table, "baratheon offer challenger melisandre", "lannister accept")
    assert not asked(table)[0].startswith("baratheon")
    table = lay(houses, begin="support", encounter=encounter)
    play(table, "baratheon offer defender melisandre", "stark refuse")  # no influence there
    assert not asked(table)[0].startswith("baratheon")


def test_selyse_baratheon() -> None:
    houses = led("baratheon", "selyse_baratheon", hand=war("baratheon", 1), power={"melisandre": 5}) | {
        "lannister": {"hand": war("lannister", 20)}
    }
    table = meet("lannister jaime_lannister", "baratheon melisandre", houses=houses)
    play(table, "baratheon use devotion")
    assert "empower melisandre" not in choices(table, "baratheon")
    play(table, "baratheon empower davos_seaworth", "baratheon empower davos_seaworth", "baratheon done")
    assert power(table, "melisandre") == 2 and power(table, "davos_seaworth") == 6
    assert sees(table, "baratheon")["sheet"] == 5


def test_matthos_seaworth() -> None:
    sides = {"lannister": ["challenger", "jaime_lannister"], "stark": ["defender", "arya_stark"]}
    encounter = {"challenger": "lannister", "defender": "stark", "event": "stark", "sides": sides}
    table = lay(led("baratheon", "matthos_seaworth"), begin="support", encounter=encounter)
    play(table, "baratheon offer challenger melisandre", "lannister accept", "baratheon use zeal")
    assert sees(table, "baratheon")["hand"] == ["baratheon_war_1"]
    play(table, "baratheon empower melisandre")
    assert power(table, "melisandre") == 5
    table = lay(led("baratheon", "matthos_seaworth"), begin="support", encounter=encounter)
    play(table, "baratheon offer challenger melisandre", "lannister refuse")
    assert not news(table, "used") and not [a for a in asked(table) if a.startswith("baratheon window")]


def test_matthos_seaworth_forced_by_margaery() -> None:
    houses = led("baratheon", "matthos_seaworth") | {
        "tyrell": {"hand": ["margaery_tyrell", *war("tyrell", 1, 2)]},
        "stark": {"hand": war("stark", 1, 2)},
    }
    among = ("tyrell", "stark", "baratheon")
    table = meet("tyrell margaery_tyrell", "stark arya_stark", houses=houses, among=among)
    play(table, "tyrell play margaery_tyrell", "baratheon send melisandre")
    assert choices(table, "baratheon") == ["use zeal", "pass"]


# ------------------------------------------------------------------ Targaryen

DRAGONS = ("targaryen", "stark", "lannister")


def dragons(leader: str, cards: tuple[int, int], *supporters: str, **more: Any) -> ThroneTable:
    houses = led("targaryen", leader, hand=war("targaryen", cards[0]), **more) | {
        "stark": {"hand": war("stark", cards[1])}
    }
    fighter = "rakharo" if leader != "rakharo" else "khal_drogo"
    return meet(f"targaryen {fighter}", "stark arya_stark", *supporters, houses=houses, among=DRAGONS)


def test_daenerys_targaryen() -> None:
    table = dragons("daenerys_targaryen", (5, 7), power={"jorah_mormont": 0})
    play(table, "targaryen use mother_of_dragons")
    assert news(table, "totals")[0]["challenger"] == 5 + 4 + 2


def test_khal_drogo() -> None:
    table = dragons("khal_drogo", (20, 1), "lannister jaime_lannister defender")
    play(table, "targaryen aim_at stark")
    assert asked(table) == ["targaryen window.leader"]
    play(table, "targaryen use plunder", "targaryen aim_at lannister")
    assert sorted(sees(table, "targaryen")["hostages"]) == ["lannister", "stark"]


def test_viserys_targaryen() -> None:
    table = dragons("viserys_targaryen", (1, 20))
    while asked(table)[0].startswith("stark"):
        play(table, f"stark {choices(table, 'stark')[0]}")
    assert choices(table, "targaryen") == ["use wake_the_dragon", "pass"]
    play(table, "targaryen use wake_the_dragon")
    assert ("targaryen", 3) in [(e["seat"], e["n"]) for e in news(table, "drew")]
    assert "targaryen window.leader" not in asked(dragons("viserys_targaryen", (20, 1)))


def test_jorah_mormont() -> None:
    houses = led("targaryen", "jorah_mormont", hand=war("targaryen", 1, 2)) | {
        "stark": {"hand": [*war("stark", 5, 20), *peace("stark")]},
        "lannister": {"hand": war("lannister", 3)},
    }
    table = meet(
        "targaryen rakharo", "stark arya_stark", "lannister jaime_lannister defender", houses=houses, among=DRAGONS
    )
    play(table, "targaryen use informer", "targaryen aim_at stark")
    assert sees(table, "stark", "targaryen")["known"] == ["stark_war_5", "stark_war_20", "stark_peace"]
    assert sees(table, "stark", "lannister")["known"] == []
    play(table, "stark lay stark_war_5")
    assert sees(table, "stark", "targaryen")["known"] == ["stark_war_5", "stark_war_20", "stark_peace"]
    assert view(table, "targaryen")["encounter"]["cards"][1]["card"] is None  # which of them lies there is not known


def test_rakharo() -> None:
    table = dragons("rakharo", (5, 7), power={"jorah_mormont": 1, "viserys_targaryen": 2, "daenerys_targaryen": 4})
    play(table, "targaryen use blood_of_my_blood")
    assert choices(table, "targaryen") == ["move daenerys_targaryen", "move viserys_targaryen", "done"]
    play(table, "targaryen move viserys_targaryen", "targaryen move daenerys_targaryen")
    assert (power(table, "viserys_targaryen"), power(table, "daenerys_targaryen")) == (1, 3)
    assert news(table, "totals")[0]["challenger"] == 5 + 6


# ------------------------------------------------------------------ Tyrell

ROSES = ("tyrell", "stark", "lannister")


def test_margaery_tyrell() -> None:
    houses = led("tyrell", "margaery_tyrell") | {
        "stark": {"hand": war("stark", 20), "sheet": 0},
        "lannister": {"hand": war("lannister", 1)},
    }
    table = meet(
        "lannister jaime_lannister", "stark arya_stark", "tyrell loras_tyrell defender", houses=houses, among=ROSES
    )
    play(table, "tyrell use courtly_intrigue")
    assert spread(table, "tyrell", "lannister") == 1
    assert "tyrell" not in [e["seat"] for e in news(table, "drew") if e["n"] == 2]
    assert power(table, "loras_tyrell") == 4 and sees(table, "tyrell")["sheet"] == 4


def test_margaery_tyrell_gets_nothing_for_supporting_the_challenger() -> None:
    houses = led("tyrell", "margaery_tyrell") | {
        "stark": {"hand": war("stark", 1)},
        "lannister": {"hand": war("lannister", 20)},
    }
    table = meet(
        "lannister jaime_lannister", "stark arya_stark", "tyrell loras_tyrell challenger", houses=houses, among=ROSES
    )
    assert not news(table, "used") and spread(table, "tyrell", "stark") == 1


def test_olenna_tyrell() -> None:
    houses = led("tyrell", "olenna_tyrell", hand=peace("tyrell")) | {"stark": {"hand": peace("stark")}}
    table = meet("tyrell loras_tyrell", "stark arya_stark", houses=houses, among=ROSES)
    play(table, "tyrell want power 1", "tyrell propose", "stark accept", "tyrell use queen_of_thorns")
    assert power(table, "arya_stark") == 2


def test_loras_tyrell() -> None:
    for mine, bonus in ((4, 3), (3, 0)):
        houses = led("tyrell", "loras_tyrell", hand=war("tyrell", 5), power={"mace_tyrell": mine}) | {
            "stark": {"hand": war("stark", 7)}
        }
        table = meet("tyrell mace_tyrell", "stark arya_stark", houses=houses, among=ROSES)
        if bonus:
            play(table, "tyrell use knight_of_flowers")
        assert news(table, "totals")[0]["challenger"] == 5 + mine + bonus


def test_renly_baratheon() -> None:
    houses = led("tyrell", "renly_baratheon", hand=war("tyrell", 5)) | {"stark": {"hand": war("stark", 7)}}
    table = meet(
        "tyrell mace_tyrell",
        "stark arya_stark",
        "lannister jaime_lannister challenger",
        "baratheon melisandre challenger",
        houses=houses,
        among=FIVE,
    )
    play(table, "tyrell use beloved_by_all")
    assert news(table, "totals")[0]["challenger"] == 5 + 4 + 4 + 4 + 2 * 2
    table = meet("tyrell mace_tyrell", "stark arya_stark", houses=houses, among=ROSES)
    assert news(table, "totals")[0]["challenger"] == 9


def test_mace_tyrell() -> None:
    houses = led("tyrell", "mace_tyrell", hand=war("tyrell", 1, 2, 3, 4, 5, 6))
    table = lay(houses, among=ROSES, begin="refill", encounter={"challenger": "lannister"}, events=["stark"])
    assert choices(table, "tyrell") == ["use growing_strong", "pass"]
    play(table, "tyrell use growing_strong")
    assert ("tyrell", 1) in [(e["seat"], e["n"]) for e in news(table, "drew")]
    table = lay(houses, among=ROSES, begin="refill", encounter={"challenger": "lannister"}, events=["stark"])
    pass_all(table)
    assert [e["n"] for e in news(table, "drew") if e["seat"] == "tyrell"] == [1]  # as challenger of the next turn


def test_an_ability_is_used_once_in_an_encounter() -> None:
    table = tywin(sheet=3)
    play(table, "lannister use wealth_of_casterly_rock")
    assert [e["ability"] for e in news(table, "used")] == ["wealth_of_casterly_rock"]


def test_houses_without_a_leader_ability_in_the_window_are_not_asked() -> None:
    table = lay(among=LIONS, events=["stark"])
    assert asked(table) == ["lannister power.distribute"]
