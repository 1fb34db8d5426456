"""Melee: titles, rivals, support, redirecting."""

from __future__ import annotations

from typing import Any

import pytest

from cards2e.rules.lessons import QUIET
from cards2e.thrones import attack, do, fight, fought, knelt, lay, offered, player, prompt, resolved, seen, texts, until
from smallcouncil.games.cards2e.facts import TITLES_DATA
from smallcouncil.games.cards2e.state import ThronesTable

NAMES = sorted(TITLES_DATA)
STORM = "a_storm_of_swords"  # claim 1


def draft(players: int, **more: Any) -> ThronesTable:
    hand = {"deck": QUIET, "hand": ["tumblestone_knight"]}
    return lay(*[hand] * players, phase="plot", begin="draft_titles", **more)


def pool(t: ThronesTable) -> list[str]:
    """The titles in the pool."""
    return sorted(name for name, entry in t.position()["cards"].items() if entry.get("zone") == "pool")


@pytest.mark.rule("R-C2-title-01")
@pytest.mark.rule("R-C2-title-02")
@pytest.mark.rule("R-C2-title-03")
@pytest.mark.rule("R-C2-title-04")
@pytest.mark.rule("R-C2-title-05")
@pytest.mark.rule("R-C2-title-08")
@pytest.mark.parametrize(("players", "titles"), [(3, 4), (4, 5), (5, 5), (6, 6), (7, 6), (8, 6)])
def test_the_draft(players: int, titles: int) -> None:
    t = draft(players, first=1)
    assert t.waiting == (1,) and len(texts(t)) == titles
    for i in range(min(players, titles)):
        seat = (1 + i) % players
        if titles - i > 1:
            assert prompt(t) == "title" and t.waiting == (seat,) and len(texts(t)) == titles - i
            do(t, f"{seat} {texts(t)[-1]}")
    bearing = [player(t, s)["title"] for s in range(players)]
    assert len(set(bearing) - {None}) == min(players, 6)
    assert bearing.count(None) == max(0, players - 6), "from the seventh player on there is none left"


@pytest.mark.rule("R-C2-title-01")
def test_chance_sets_titles_aside() -> None:
    seen_first = {tuple(texts(draft(3, seed=seed))) for seed in range(20)}
    assert len(seen_first) > 5


@pytest.mark.rule("R-C2-title-06")
@pytest.mark.rule("R-C2-title-07")
def test_titles_are_secret_until_all_have_chosen() -> None:
    t = draft(3)
    for seat in (0, 1):
        do(t, f"{seat} {texts(t)[0]}")
        assert player(t, seat, seat)["title"] and player(t, seat, 2)["title"] is None
        assert player(t, seat)["title"] is None
    do(t, f"2 {texts(t)[0]}")
    bearing = [str(player(t, s)["title"]) for s in range(3)]
    assert sorted([*bearing, *pool(t)]) == NAMES, "the others lie in the pool again"


@pytest.mark.rule("R-C2-title-09")
@pytest.mark.rule("R-C2-title-10")
def test_all_titles_go_back() -> None:
    seats = [{"title": name, "deck": QUIET} for name in NAMES[:3]]
    t = lay(*seats, phase="taxation")
    assert prompt(t) == "first-player" and [player(t, s)["title"] for s in range(3)] == [None] * 3
    assert pool(t) == NAMES


@pytest.mark.rule("R-C2-title-10")
def test_a_title_that_leaves_play_returns_to_the_pool() -> None:
    t = lay({"title": "crown_regent", "deck": ["ice"]}, {"hand": ["ice"]}, {"title": "master_of_coin"}, phase="draw")
    assert t.alive == [1, 2] and "crown_regent" in pool(t) and "master_of_coin" not in pool(t)


@pytest.mark.rule("R-C2-title-11")
@pytest.mark.parametrize(("gold", "power"), [(1, [1, 0, 0]), (2, [0, 0, 0]), (3, [0, 1, 0])])
def test_the_crown_regent_dominates(gold: int, power: list[int]) -> None:
    t = lay({"title": "crown_regent", "deck": QUIET}, {"gold": gold, "deck": QUIET}, {"deck": QUIET}, phase="dominance")
    assert [player(t, s)["faction_power"] for s in range(3)] == power


@pytest.mark.rule("R-C2-title-12")
@pytest.mark.rule("R-C2-title-13")
@pytest.mark.rule("R-C2-title-14")
@pytest.mark.parametrize(
    ("title", "kind"),
    [("hand_of_the_king", "power"), ("master_of_ships", "military"), ("master_of_whispers", "intrigue")],
)
def test_titles_add_to_the_strength_of_a_side(title: str, kind: str) -> None:
    everyone = ["tywin_lannister"]
    for other in ("military", "intrigue", "power"):
        t = lay({"play": everyone, "title": title}, {"play": everyone}, {})
        do(t, f"0 challenge {other} seat_1")
        assert fight(t)["attack"] == 6 + (other == kind)
    t = lay({"play": everyone}, {"play": [*everyone, "joffrey_baratheon", "burned_men"], "title": title}, {})
    do(t, f"0 challenge {kind} seat_1")
    assert fight(t)["defense"] == 0, "nobody participates for him"


@pytest.mark.rule("R-C2-title-15")
@pytest.mark.rule("R-C2-title-17")
@pytest.mark.rule("R-C2-title-18")
@pytest.mark.rule("R-C2-support-01")
@pytest.mark.parametrize(
    ("title", "supported"),
    [
        ("master_of_coin", "master_of_ships"),
        ("master_of_laws", "master_of_coin"),
        ("hand_of_the_king", "master_of_laws"),
        ("master_of_ships", "master_of_whispers"),
        ("master_of_whispers", "hand_of_the_king"),
        ("crown_regent", None),
    ],
)
def test_nobody_challenges_whom_he_supports(title: str, supported: str | None) -> None:
    others = [name for name in NAMES if name != title]
    t = lay({"title": title, "play": ["summer"]}, *({"title": name} for name in others))
    against = [f"challenge military seat_{1 + i}" for i, name in enumerate(others) if name != supported]
    assert texts(t) == [*against, "pass"]


@pytest.mark.rule("R-C2-title-16")
@pytest.mark.rule("R-C2-title-18")
@pytest.mark.rule("R-C2-rival-01")
@pytest.mark.parametrize(
    ("title", "rivals"),
    [
        ("master_of_coin", {"hand_of_the_king", "master_of_whispers"}),
        ("master_of_whispers", {"master_of_laws", "master_of_coin"}),
        ("master_of_ships", {"master_of_laws", "hand_of_the_king"}),
        ("hand_of_the_king", {"master_of_coin", "master_of_ships"}),
        ("master_of_laws", {"master_of_whispers", "master_of_ships"}),
        ("crown_regent", set()),
    ],
)
def test_to_beat_a_rival_brings_power(title: str, rivals: set[str]) -> None:
    for other in NAMES:
        t = until(lay({"title": title, "play": ["summer"]}, {"title": other}, {}, hold=True), "challenge", 0)
        if other == title or not offered(t, "challenge military seat_1"):
            continue
        resolved(fought(t, "military", ["summer.0a"], []))
        assert player(t, 0)["faction_power"] == 1 + (other in rivals), f"unopposed, and {other} is a rival or not"


@pytest.mark.rule("R-C2-rival-02")
def test_once_a_round_for_each_rival() -> None:
    t = lay(
        {"title": "master_of_coin", "play": ["summer", "iron_islands_fishmonger", "lordsport_shipwright"]},
        {"title": "hand_of_the_king"},
        {"title": "master_of_whispers"},
    )
    attack(t, "military", "summer.0a")
    assert player(t, 0)["faction_power"] == 2
    attack(t, "power", "iron_islands_fishmonger.0a")
    assert player(t, 0)["faction_power"] == 3, "he is beaten already"
    do(t, "0 challenge intrigue seat_2")
    assert player(t, 0)["faction_power"] == 5, "another rival"


@pytest.mark.rule("R-C2-rival-03")
@pytest.mark.rule("R-C2-bonus-02")
def test_bonuses_come_together_and_before_the_claim() -> None:
    t = lay(
        {"title": "master_of_coin", "play": ["summer"]},
        {"title": "hand_of_the_king", "play": ["arya_stark", "bran_stark", "sansa_stark"]},
        {},
        listen=True,
    )
    do(t, "0 challenge military seat_1")
    assert prompt(t) == "claim" and player(t, 0)["faction_power"] == 2
    gained = [event.write(t)["number"] for event in t.log or [] if event.news.name == "power"]
    assert gained == [2], "in one"


@pytest.mark.rule("R-C2-rival-04")
def test_a_defender_beats_his_rival_too() -> None:
    t = lay(
        {"title": "hand_of_the_king", "play": ["summer"]},
        {"title": "master_of_coin", "play": ["robb_stark"]},
        {},
    )
    do(t, "0 challenge military seat_1", "1 defend robb_stark.1a", "1 done")
    assert player(t, 1)["faction_power"] == 1 and player(t, 0)["faction_power"] == 0


# ---------------------------------------------------------------------- redirecting


def redirected(**attacker: object) -> ThronesTable:
    return lay(
        {"play": ["theon_greyjoy"], "title": "master_of_coin", **attacker},
        {"title": "crown_regent", "play": ["arya_stark", "bran_stark"]},
        {"title": "master_of_ships", "play": ["robb_stark", "sansa_stark"]},
        {"play": ["eddard_stark"]},
        cards=knelt("eddard_stark.3a"),
    )


@pytest.mark.rule("R-C2-support-02")
@pytest.mark.rule("R-C2-redirect-03")
@pytest.mark.rule("R-C2-redirect-04")
@pytest.mark.rule("R-C2-redirect-09")
def test_a_challenge_may_be_redirected_to_whom_the_attacker_supports() -> None:
    t = redirected()
    assert "challenge power seat_2" not in texts(t)
    do(t, "0 challenge power seat_3", "0 bypass eddard_stark.3a", "1 redirect")
    assert prompt(t) == "redirect-opponent" and texts(t) == ["player seat_1", "player seat_2"]
    do(t, "0 player seat_2")
    assert fight(t)["defender"] == 2


@pytest.mark.rule("R-C2-redirect-09")
def test_what_forbids_to_initiate_does_not_forbid_to_redirect() -> None:
    effect = ["no-challenges-against", 2, -1, 2, 0, -1]
    t = lay({"play": ["summer"]}, {"title": "crown_regent"}, {}, lasting=[effect])
    assert texts(t) == ["challenge military seat_1", "pass"]
    do(t, "0 challenge military seat_1", "1 redirect")
    assert player(t, 0)["faction_power"] == 1, "resolved against the third, who is left alone to choose"


@pytest.mark.rule("R-C2-redirect-02")
@pytest.mark.rule("R-C2-redirect-05")
def test_redirected_before_reactions_and_still_initiated_against_the_first() -> None:
    t = redirected()
    do(t, "0 challenge power seat_3", "0 pass", "1 redirect", "0 player seat_2", "0 pass")
    assert prompt(t) == "react" and t.waiting == (3,), "Eddard reacts to challenges against his controller"
    assert fight(t)["against"] == 3 and fight(t)["defender"] == 2
    do(t, "3 trigger eddard_stark.3a")
    assert not seen(t, "eddard_stark.3a")["kneeling"] and t.waiting == (2,)


@pytest.mark.rule("R-C2-redirect-06")
@pytest.mark.rule("R-C2-redirect-07")
@pytest.mark.rule("R-C2-redirect-08")
def test_new_stealth_targets_and_nothing_else_is_chosen_anew() -> None:
    t = redirected(play=["theon_greyjoy", "summer"])
    do(t, "0 challenge military seat_3", "0 attack theon_greyjoy.0a", "0 done", "0 bypass eddard_stark.3a")
    do(t, "1 redirect", "0 player seat_2")
    assert prompt(t) == "stealth" and texts(t) == ["pass", "bypass robb_stark.2a", "bypass sansa_stark.2a"]
    do(t, "0 bypass sansa_stark.2a", "3 trigger eddard_stark.3a")
    assert fight(t)["bypassed"] == ["sansa_stark.2a"] and fight(t)["attackers"] == ["theon_greyjoy.0a"]
    assert fight(t)["type"] == "military"


@pytest.mark.rule("R-C2-redirect-01")
def test_one_challenge_a_round_is_redirected() -> None:
    t = lay({"play": ["summer", "iron_islands_fishmonger"]}, {"title": "crown_regent", "play": ["arya_stark"]}, {})
    do(t, "0 challenge power seat_2", "1 redirect", "1 done")
    do(t, "0 challenge military seat_2")
    assert not t.waiting or prompt(t) != "redirect"
