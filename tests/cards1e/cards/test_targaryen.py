"""House Targaryen."""

from __future__ import annotations

from typing import Any

import pytest

from cardgame.moves import decline
from cards1e.council import attack, check_reducer, do, in_play, knelt, offered, on, player, seen, texts
from cards1e.council import lay as lay_out
from cards1e.lessons import taught
from smallcouncil.games.cards1e.state import CouncilTable
from smallcouncil.games.cards1e.writing import CHARACTERS, action, choose, kneel_target

DRAGONS: dict[str, Any] = {"house": "targaryen"}


def lay(*seats: dict[str, Any], phase: str = "challenges", **more: Any) -> CouncilTable:
    """Outside of challenges everybody holds a free event, so that the table waits in every window."""
    if phase != "challenges":
        seats = tuple({**seat, "hand": [*seat.get("hand", []), "forever_burning"]} for seat in seats)
    return lay_out(*seats, phase=phase, **more)


def hand(t: CouncilTable, seat: int) -> list[str]:
    held: list[str] = t.view(seat)["table"]["players"][seat]["hand"]
    return held


@pytest.mark.card("blood_of_the_dragon")
def test_blood_burns_only_in_a_challenge() -> None:
    t = lay(
        {**DRAGONS, "play": ["daario_naharis", "blood_of_the_dragon", "qartheen_fanatic"]},
        {"play": ["hodor"], "hand": ["ice"]},
        cards=on("blood_of_the_dragon.0a", "daario_naharis.0a"),
    )
    assert seen(t, "daario_naharis.0a")["strength"] == 3 and seen(t, "qartheen_fanatic.0a")["strength"] == 2
    attack(t, "military", "daario_naharis.0a")
    assert seen(t, "daario_naharis.0a")["strength"] == 9
    assert seen(t, "qartheen_fanatic.0a")["strength"] == 3, "he is a Dragon now"


@pytest.mark.card("poisoned_wine")
def test_wine_is_passed_on_for_influence() -> None:
    t = lay(
        {**DRAGONS, "play": ["poisoned_wine", "eastern_fiefdoms"]},
        {"play": ["robb_stark", "eddard_stark", "hodor"]},
        phase="dominance",
        cards=on("poisoned_wine.0a", "robb_stark.1a"),
    )
    assert seen(t, "robb_stark.1a")["strength"] == 0
    do(t, "0 trigger poisoned_wine.0a")
    assert seen(t, "poisoned_wine.0a")["on"] == "eddard_stark.1a", "Hodor bears no attachments"
    assert seen(t, "robb_stark.1a")["strength"] == 2 and seen(t, "eddard_stark.1a")["strength"] == 1
    assert seen(t, "eastern_fiefdoms.0a")["kneeling"]


@pytest.mark.card("aegons_blade")
@pytest.mark.parametrize(
    ("bearer", "strength", "keywords"),
    [
        ("daario_naharis", 5, {"deadly", "stealth", "renown"}),
        ("danys_handmaiden", 2, {"stealth"}),
        ("jhogo", 7, {"stealth", "renown"}),
    ],
)
def test_blade_goes_by_the_icons_of_its_bearer(bearer: str, strength: int, keywords: set[str]) -> None:
    t = lay({**DRAGONS, "play": [bearer, "aegons_blade"]}, {}, cards=on("aegons_blade.0a", f"{bearer}.0a"))
    card = seen(t, f"{bearer}.0a")
    assert (card["strength"], set(card["keywords"])) == (strength, keywords)


@pytest.mark.card("flame_kissed")
def test_flames_kill_who_bears_nothing_else() -> None:
    t = lay(
        {**DRAGONS, "hand": ["flame_kissed"], "gold": 2},
        {"play": ["arya_stark", "bran_stark", "summer", "robb_stark"], "plot": "the_power_of_arms"},
        phase="marshaling",
        cards=on("summer.1a", "bran_stark.1a"),
    )
    do(t, "0 marshal flame_kissed", "0 pick arya_stark.1a")
    assert player(t, 1)["dead"] == ["arya_stark.1a"]
    t = lay(
        {**DRAGONS, "hand": ["flame_kissed"], "gold": 2},
        {"play": ["bran_stark", "summer"]},
        phase="marshaling",
        cards=on("summer.1a", "bran_stark.1a"),
    )
    do(t, "0 marshal flame_kissed")
    assert seen(t, "bran_stark.1a")["strength"] == 3, "summer lies on him, too"


@pytest.mark.card("bones_of_a_child")
def test_bones_lower_a_claim() -> None:
    t = lay(
        {"play": ["greatjon_umber"]},
        {**DRAGONS, "play": ["jhogo", "bones_of_a_child", "danys_handmaiden"]},
        cards={**on("bones_of_a_child.1a", "jhogo.1a"), **knelt("jhogo.1a", "danys_handmaiden.1a")},
    )
    attack(t, "military", "greatjon_umber.0a")
    do(t, "1 trigger bones_of_a_child.1a")
    assert player(t, 1)["dead"] == [] and player(t, 1)["discard"] == ["bones_of_a_child.1a"]


@pytest.mark.card("captain_groleo")
def test_groleo_profits_from_attachments_of_opponents() -> None:
    t = lay(
        {"hand": ["ice", "summer"], "play": ["eddard_stark"], "gold": 9},
        {**DRAGONS, "play": ["captain_groleo"]},
        phase="marshaling",
    )
    before = player(t, 1)["power"]
    do(t, "0 marshal ice", "1 trigger captain_groleo.1a")
    assert player(t, 1)["power"] == before + 1
    do(t, "1 pass", "0 marshal summer")
    assert not offered(t, "trigger captain_groleo.1a"), "once a phase"


@pytest.mark.card("daenerys_targaryen")
@pytest.mark.parametrize("alone", [True, False])
def test_daenerys_takes_the_gold_when_she_attacks_alone(alone: bool) -> None:
    mine = {**DRAGONS, "play": ["daenerys_targaryen", "jhogo", "drogon"], "gold": 1}
    t = lay(mine, {"hand": ["ice"], "gold": 3})
    attack(t, "power", "daenerys_targaryen.0a", *(() if alone else ("jhogo.0a",)))
    do(t, "0 done")
    assert (player(t, 0)["gold"], player(t, 1)["gold"]) == ((4, 0) if alone else (1, 3))


@pytest.mark.card("khal_drogo")
def test_drogo_rides_in_and_off_again() -> None:
    t = lay(
        {**DRAGONS, "play": ["jhogo", "danys_handmaiden"], "hand": ["khal_drogo"]}, {"play": ["hodor"], "hand": ["ice"]}
    )
    attack(t, "power", "jhogo.0a")
    while not offered(t, "play khal_drogo") and not offered(t, "trigger khal_drogo"):
        t.choose(t.waiting[0], t.ask(t.waiting[0]).default)
    do(t, f"0 {next(text for text in texts(t, 0) if 'khal_drogo' in text)}")
    assert in_play(t, "khal_drogo.0a") and offered(t, "challenge military seat_1")
    while t.view(None)["table"]["phase"] == "challenges":
        t.choose(t.waiting[0], "pass" if "pass" in texts(t) else t.ask(t.waiting[0]).default)
    assert not in_play(t, "khal_drogo.0a") and "khal_drogo" in hand(t, 0)


@pytest.mark.card("viserys_targaryen")
def test_viserys_escapes() -> None:
    t = lay(
        {"play": ["greatjon_umber"]}, {**DRAGONS, "play": ["viserys_targaryen"]}, cards=knelt("viserys_targaryen.1a")
    )
    attack(t, "military", "greatjon_umber.0a")
    do(t, "1 trigger viserys_targaryen.1a")
    assert hand(t, 1) == ["viserys_targaryen"] and player(t, 1)["dead"] == []


@pytest.mark.card("rhaegal")
def test_rhaegal_finds_his_twin() -> None:
    t = lay({**DRAGONS, "play": ["rhaegal"], "deck": ["ice", "rhaegal", "hodor"], "gold": 1}, {}, phase="dominance")
    do(t, "0 trigger rhaegal.0a")
    assert texts(t) == ["done", "take rhaegal"]
    do(t, "0 take rhaegal")
    assert seen(t, "rhaegal.0a")["duplicates"] and player(t, 0)["deck_size"] == 2 and player(t, 0)["gold"] == 0


@pytest.mark.card("drogon")
def test_drogon_burns_a_weak_character() -> None:
    t = lay(
        {**DRAGONS, "play": ["drogon"], "gold": 4},
        {"play": ["bran_stark", "hodor"]},
        phase="dominance",
    )
    do(t, "0 trigger drogon.0a", "0 pick bran_stark.1a")
    assert player(t, 1)["dead"] == ["bran_stark.1a"] and player(t, 0)["gold"] == 2
    do(t, "1 pass")
    assert not offered(t, "trigger drogon.0a"), "once a phase"


@pytest.mark.card("viserion")
def test_viserion_kills_who_kneels() -> None:
    t = lay(
        {**DRAGONS, "play": ["viserion"], "gold": 8},
        {"play": ["hodor", "arya_stark", "shaggydog"]},
        phase="dominance",
        cards=knelt("hodor.1a", "arya_stark.1a"),
    )
    do(t, "0 trigger viserion.0a")
    assert texts(t) == ["pick hodor.1a", "pick arya_stark.1a"]
    do(t, "0 pick hodor.1a", "1 pass")
    assert player(t, 1)["dead"] == ["hodor.1a"] and not offered(t, "trigger viserion.0a")


@pytest.mark.card("strong_belwas")
@pytest.mark.parametrize("noble", [True, False])
def test_belwas_saves_nobles_for_gold(noble: bool) -> None:
    victim = "daenerys_targaryen" if noble else "jhogo"
    t = lay(
        {"play": ["greatjon_umber"], "plot": "the_power_of_arms"},
        {**DRAGONS, "play": ["strong_belwas", victim], "gold": 2, "plot": "the_power_of_arms"},
        cards=knelt("strong_belwas.1a", f"{victim}.1a"),
    )
    attack(t, "military", "greatjon_umber.0a")
    do(t, f"1 pick {victim}.1a")
    if noble:
        do(t, "1 trigger strong_belwas.1a")
        assert in_play(t, f"{victim}.1a") and player(t, 1)["gold"] == 0
    else:
        assert "jhogo.1a" in player(t, 1)["dead"]


@pytest.mark.card("daario_naharis")
@pytest.mark.parametrize("paid", ["seat_1", None])
def test_daario_wants_gold_or_leaves(paid: str | None) -> None:
    t = lay({**DRAGONS, "play": ["daario_naharis", "jhogo"], "gold": 1}, {"gold": 2}, phase="dominance")
    assert texts(t) == ["done", "player seat_0", "player seat_1"]
    do(t, f"0 player {paid}" if paid else "0 done")
    assert player(t, 1)["gold"] == (1 if paid else 2) and (in_play(t, "daario_naharis.0a") is not None) == bool(paid)
    t = lay({**DRAGONS, "play": ["daario_naharis", "jhogo"]}, {}, phase="dominance")
    assert player(t, 0)["discard"] == ["daario_naharis.0a"], "no gold at all"


@pytest.mark.card("quaithe_of_the_shadow")
@pytest.mark.parametrize("veiled", [True, False])
def test_quaithe_is_not_chosen_while_she_bears_something(veiled: bool) -> None:
    t = lay(
        {"house": "lannister", "hand": ["the_lions_will"], "gold": 2},
        {**DRAGONS, "play": ["quaithe_of_the_shadow", "jhogo", "aegons_blade", "hodor"]},
        phase="dominance",
        cards=on("aegons_blade.1a", "quaithe_of_the_shadow.1a" if veiled else "jhogo.1a"),
    )
    do(t, "0 play the_lions_will")
    assert ("pick quaithe_of_the_shadow.1a" in texts(t)) is not veiled


@pytest.mark.card("quaithe_of_the_shadow")
def test_a_place_may_still_choose_quaithe() -> None:
    with taught("great_keep", action(kneel_target, target=choose(CHARACTERS))):
        t = lay(
            {"play": ["great_keep"]},
            {**DRAGONS, "play": ["quaithe_of_the_shadow", "aegons_blade", "hodor"]},
            phase="dominance",
            cards=on("aegons_blade.1a", "quaithe_of_the_shadow.1a"),
        )
        do(t, "0 trigger great_keep.0a")
        assert "pick quaithe_of_the_shadow.1a" in texts(t)


@pytest.mark.card("xaro_xoan_daxos")
def test_xaro_sends_somebody_home() -> None:
    t = lay(
        {**DRAGONS, "hand": ["xaro_xoan_daxos"], "play": ["jhogo"], "gold": 3}, {"play": ["hodor"]}, phase="marshaling"
    )
    do(t, "0 marshal xaro_xoan_daxos")
    assert sorted(texts(t)) == ["pick jhogo.0a", "pick xaro_xoan_daxos.0a"]
    do(t, "0 pick jhogo.0a")
    assert "jhogo" in hand(t, 0) and in_play(t, "xaro_xoan_daxos.0a")


@pytest.mark.card("jhogo")
def test_jhogo_is_stronger_with_a_weapon() -> None:
    for worn, strength in (("aegons_blade", 3 + 2 + 2), ("poisoned_wine", 3 - 2)):
        t = lay({**DRAGONS, "play": ["jhogo", worn]}, {}, cards=on(f"{worn}.0a", "jhogo.0a"))
        assert seen(t, "jhogo.0a")["strength"] == strength


@pytest.mark.card("dothraki_honor_guard")
def test_honor_guard_comes_back_after_a_victory() -> None:
    t = lay({**DRAGONS, "hand": ["dothraki_honor_guard"]}, {"play": ["hodor"], "hand": ["ice"]})
    do(t, f"0 {next(text for text in texts(t, 0) if 'dothraki_honor_guard' in text)}")
    assert "dothraki_honor_guard.0a" in [c["card"] for c in player(t, 1)["play"]]
    while not offered(t, "challenge military seat_0"):
        t.choose(t.waiting[0], "pass")
    attack(t, "military", "dothraki_honor_guard.0a", seat=1, against=0)
    assert "dothraki_honor_guard.0a" in [c["card"] for c in player(t, 0)["play"]]


@pytest.mark.card("the_titans_bastard")
def test_the_bastard_comes_for_your_dead() -> None:
    t = lay(
        {"play": ["greatjon_umber"]},
        {**DRAGONS, "play": ["jhogo"], "hand": ["the_titans_bastard"]},
        cards=knelt("jhogo.1a"),
    )
    attack(t, "military", "greatjon_umber.0a")
    do(t, f"1 {next(text for text in texts(t, 1) if 'bastard' in text)}")
    assert in_play(t, "the_titans_bastard.1a")


@pytest.mark.card("the_titans_bastard")
@pytest.mark.parametrize("mine", [True, False])
def test_the_bastard_leaves_for_the_dead_of_opponents(mine: bool) -> None:
    t = lay(
        {**DRAGONS, "play": ["the_titans_bastard"], "hand": ["forever_burning"] if mine else []},
        {"play": ["hodor"], "hand": [] if mine else ["forever_burning"]},
        phase="dominance",
    )
    user = 0 if mine else 1
    if t.waiting != (user,):
        do(t, f"{t.waiting[0]} pass")
    do(t, f"{user} play forever_burning", f"{user} pick hodor.1a")
    assert player(t, user)["dead"] == [f"forever_burning.{user}a"]
    assert offered(t, "trigger the_titans_bastard.0a") is not mine
    if not mine:
        do(t, "0 trigger the_titans_bastard.0a")
        assert "the_titans_bastard" in hand(t, 0)


@pytest.mark.card("danys_handmaiden")
def test_handmaidens_mourn() -> None:
    t = lay(
        {"play": ["greatjon_umber", "robb_stark", "ice"], "plot": "the_power_of_arms"},
        {**DRAGONS, "play": ["danys_handmaiden"], "plot": "the_power_of_arms"},
        cards={**on("ice.0a", "robb_stark.0a"), **knelt("danys_handmaiden.1a", "ice.0a")},
    )
    attack(t, "military", "greatjon_umber.0a")
    do(t, "1 trigger danys_handmaiden.1a")
    assert player(t, 0)["discard"] == ["ice.0a"], "her own death counts, too"


@pytest.mark.card("qartheen_fanatic")
def test_fanatics_follow_dragons() -> None:
    t = lay({**DRAGONS, "play": ["qartheen_fanatic"]}, {"play": ["drogon"]})
    assert seen(t, "qartheen_fanatic.0a")["strength"] == 3 and "military" in seen(t, "qartheen_fanatic.0a")["icons"]
    t = lay({**DRAGONS, "play": ["qartheen_fanatic"]}, {"play": ["jhogo"]})
    assert seen(t, "qartheen_fanatic.0a")["strength"] == 2 and seen(t, "qartheen_fanatic.0a")["icons"] == ["intrigue"]


@pytest.mark.card("pentoshi_guildmaster")
@pytest.mark.parametrize(("gold", "answer"), [(3, "pay"), (3, "no"), (2, None)])
def test_guildmaster_comes_back_for_a_price(gold: int, answer: str | None) -> None:
    t = lay(
        {**DRAGONS, "play": ["warlocks_servitors", "jhogo"], "discard": ["pentoshi_guildmaster"], "gold": gold},
        {"play": ["hodor"], "hand": ["ice"]},
    )
    attack(t, "power", "warlocks_servitors.0a", "jhogo.0a")
    while not offered(t, "trigger pentoshi_guildmaster.0a"):
        t.choose(t.waiting[0], t.ask(t.waiting[0]).default)
    do(t, "0 trigger pentoshi_guildmaster.0a")
    if answer:
        do(t, f"0 {next(text for text in texts(t, 0) if text.endswith(answer))}")
    assert (in_play(t, "pentoshi_guildmaster.0a") is not None) == (answer == "pay")
    assert ("pentoshi_guildmaster" in hand(t, 0)) == (answer != "pay") and player(t, 0)["discard"] == []


@pytest.mark.card("pentoshi_guildmaster")
def test_the_guildmaster_costs_three_gold() -> None:
    seat = {**DRAGONS, "play": ["warlocks_servitors", "jhogo"], "discard": ["pentoshi_guildmaster"], "gold": 5}
    t = lay(seat, {}, hold=True)
    attack(t, "power", "warlocks_servitors.0a", "jhogo.0a")
    while not offered(t, "trigger pentoshi_guildmaster.0a"):
        decline(t)
    do(t, "0 trigger pentoshi_guildmaster.0a", "0 opt pay")
    assert in_play(t, "pentoshi_guildmaster.0a") and player(t, 0)["gold"] == 2


@pytest.mark.card("pentoshi_guildmaster")
def test_the_guildmaster_does_not_come_for_three_more() -> None:
    t = lay({**DRAGONS, "play": ["jhogo"], "discard": ["pentoshi_guildmaster"]}, {"hand": ["ice"]}, hold=True)
    attack(t, "power", "jhogo.0a")
    while t.view(None)["table"]["challenge"]:
        assert not offered(t, "trigger pentoshi_guildmaster.0a")
        decline(t)


@pytest.mark.parametrize(
    ("reducer", "amount", "cards", "misfit", "kneels"),
    [
        pytest.param(
            "illyrios_man",
            1,
            ("jhogo", "danys_handmaiden"),
            "great_pyramid",
            True,
            marks=pytest.mark.card("illyrios_man"),
        ),
        pytest.param(
            "eastern_fiefdoms",
            1,
            ("daario_naharis", "jhogo"),
            "crossroads",
            True,
            marks=pytest.mark.card("eastern_fiefdoms"),
        ),
        pytest.param(
            "great_pyramid",
            2,
            ("jhogo", "danys_handmaiden"),
            "crossroads",
            True,
            marks=pytest.mark.card("great_pyramid"),
        ),
        pytest.param(
            "summer_sea", 2, ("jhogo", "danys_handmaiden"), "crossroads", False, marks=pytest.mark.card("summer_sea")
        ),
    ],
)
def test_cards_become_cheaper(reducer: str, amount: int, cards: tuple[str, str], misfit: str, kneels: bool) -> None:
    check_reducer(reducer, "targaryen", amount, cards, misfit, kneels=kneels)


@pytest.mark.card("xaros_home")
def test_attachments_bring_cards_at_xaros_home() -> None:
    t = lay(
        {**DRAGONS, "play": ["xaros_home", "eastern_fiefdoms", "jhogo"], "hand": ["aegons_blade"], "gold": 1},
        {"play": ["hodor"]},
        phase="marshaling",
    )
    before = player(t, 0)["hand_size"]
    do(t, "0 marshal aegons_blade", "0 trigger xaros_home.0a")
    assert player(t, 0)["hand_size"] == before and seen(t, "eastern_fiefdoms.0a")["kneeling"]


@pytest.mark.card("lady_daeneryss_chambers")
def test_chambers_give_attachments_back() -> None:
    t = lay(
        {
            **DRAGONS,
            "play": ["lady_daeneryss_chambers"],
            "hand": ["danys_handmaiden"],
            "discard": ["blood_of_the_dragon", "poisoned_wine", "drogon"],
            "gold": 2,
        },
        {"play": ["hodor"]},
        phase="marshaling",
    )
    do(t, "0 marshal danys_handmaiden", "0 trigger lady_daeneryss_chambers.0a")
    assert "poisoned_wine" in hand(t, 0), "blood of the dragon costs 3"


@pytest.mark.card("dragon_skull_kl")
def test_a_skull_out_of_the_shadows_weighs_on_an_enemy() -> None:
    t = lay(
        {**DRAGONS, "shadows": ["dragon_skull_kl"], "play": ["daario_naharis"], "gold": 9},
        {"play": ["arya_stark", "eddard_stark"], "plot": "the_power_of_arms"},
        phase="challenges",
    )
    do(t, f"0 {next(text for text in texts(t, 0) if 'dragon_skull' in text)}", "0 pick daario_naharis.0a")
    assert seen(t, "daario_naharis.0a")["strength"] == 1
    do(t, "0 trigger dragon_skull_kl.0a")
    assert sorted(texts(t)) == ["pick arya_stark.1a", "pick eddard_stark.1a"]
    do(t, "0 pick arya_stark.1a")
    assert player(t, 1)["dead"] == ["arya_stark.1a"]


@pytest.mark.card("free_cities_mercenaries_kl")
@pytest.mark.parametrize(("victim", "stands"), [("direwolf_pup", True), ("shae", True), ("cersei_lannister", False)])
def test_mercenaries_stand_when_the_weak_die(victim: str, stands: bool) -> None:
    t = lay(
        {**DRAGONS, "play": ["free_cities_mercenaries_kl", "warlocks_servitors", "jhogo"]},
        {"play": [victim], "hand": ["ice"]},
        cards=knelt(f"{victim}.1a", "free_cities_mercenaries_kl.0a"),
    )
    attack(t, "military", "warlocks_servitors.0a")
    assert offered(t, "trigger free_cities_mercenaries_kl.0a") is stands
    if stands:
        do(t, "0 trigger free_cities_mercenaries_kl.0a")
    assert (
        player(t, 1)["dead"] == [f"{victim}.1a"] and seen(t, "free_cities_mercenaries_kl.0a")["kneeling"] is not stands
    )


@pytest.mark.card("horseback_hunters_bwb")
@pytest.mark.parametrize(("kind", "stays"), [("military", False), ("power", True)])
def test_hunters_ride_home_after_a_lost_battle(kind: str, stays: bool) -> None:
    t = lay(
        {"play": ["greatjon_umber"]},
        {**DRAGONS, "play": ["horseback_hunters_bwb", "jhogo"]},
        cards=knelt("horseback_hunters_bwb.1a", "jhogo.1a"),
    )
    attack(t, kind, "greatjon_umber.0a")
    if kind == "military":
        do(t, "1 pick jhogo.1a")
    assert (in_play(t, "horseback_hunters_bwb.1a") is not None) is stays
