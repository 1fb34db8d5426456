"""House Stark."""

from __future__ import annotations

import pytest

from cards1e.council import attack, check_reducer, do, in_play, lay, offered, on, player, seen


@pytest.mark.card("nymeria")
def test_nymeria_kneels_to_save_her_bearer() -> None:
    t = lay(
        {"house": "lannister", "play": ["lannisport_weaponsmith", "cerseis_attendant"]},
        {"play": ["arya_stark", "nymeria"]},
        cards={**on("nymeria.1a", "arya_stark.1a"), "arya_stark.1a": {"kneeling": True}},
    )
    assert seen(t, "arya_stark.1a")["strength"] == 3 and "stealth" in seen(t, "arya_stark.1a")["keywords"]
    do(t, "0 challenge military seat_1", "1 trigger nymeria.1a")
    assert in_play(t, "arya_stark.1a") and seen(t, "nymeria.1a")["kneeling"]


@pytest.mark.card("eddard_stark")
def test_eddard_claims_power_when_he_enters_play() -> None:
    t = lay({"hand": ["eddard_stark"], "gold": 4, "plot": "blockade"}, {}, phase="marshaling")
    do(t, "0 marshal eddard_stark")
    assert seen(t, "eddard_stark.0a")["power"] == 1


@pytest.mark.card("arya_stark")
@pytest.mark.parametrize("source", ["crossroads", "the_red_keep_kl"])
def test_arya_takes_the_keywords_of_another(source: str) -> None:
    t = lay({"play": ["arya_stark", source]}, {"play": ["khal_drogo", "eddard_stark"]}, phase="draw", hold=True)
    do(t, "0 trigger arya_stark.0a", "0 pick khal_drogo.1a")
    if t.waiting == (0,) and not offered(t, "pass"):
        do(t, f"0 pick {source}.0a")
    assert seen(t, f"{source}.0a")["kneeling"]
    assert "stealth" not in seen(t, "khal_drogo.1a")["keywords"]
    assert seen(t, "arya_stark.0a")["keywords"] == ["stealth"]
    do(t, "1 pass")
    assert not offered(t, "trigger arya_stark.0a"), "no influence is left: the surplus is lost"
    while player(t, 0)["hand_size"] and t.view(None)["table"]["phase"] == "draw":
        do(t, f"{t.waiting[0]} pass")
    assert "stealth" in seen(t, "khal_drogo.1a")["keywords"] and not seen(t, "arya_stark.0a")["keywords"]


@pytest.mark.card("robb_stark")
def test_robb_kills_a_character_of_the_loser() -> None:
    t = lay({"play": ["robb_stark"]}, {"house": "lannister", "play": ["raff_the_sweetling", "cerseis_attendant"]})
    attack(t, "military", "robb_stark.0a")
    do(t, "1 done", "1 pick cerseis_attendant.1a", "0 trigger robb_stark.0a")
    assert player(t, 1)["dead"] == ["cerseis_attendant.1a", "raff_the_sweetling.1a"]


@pytest.mark.card("house_tully_recruiter")
def test_recruiter_makes_the_next_character_cheaper() -> None:
    check_reducer(
        "house_tully_recruiter", "stark", 1, ("knight_of_the_tumblestone", "winterfell_reserves"), "great_keep"
    )
