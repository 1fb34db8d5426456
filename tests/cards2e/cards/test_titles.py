"""Melee: the draft, the six titles, support, rivalry, redirected challenges, and players who leave the game."""

from __future__ import annotations

from typing import Any

import pytest

from cards2e.thrones import do, in_play, lay, player, prompt, seen, texts, until

CLAIM_1 = "a_storm_of_swords"
TITLES = (
    "crown_regent",
    "hand_of_the_king",
    "master_of_coin",
    "master_of_laws",
    "master_of_ships",
    "master_of_whispers",
)


def seat(*play: str, title: str | None = None, **more: Any) -> dict[str, Any]:
    return {"play": list(play), "title": title, "plot": CLAIM_1, **more}


def kneeling(*names: str) -> dict[str, dict[str, Any]]:
    return {name: {"kneeling": True} for name in names}


# ---------------------------------------------------------------------- the draft


@pytest.mark.rule("R-C2-title-01")
@pytest.mark.rule("R-C2-title-02")
@pytest.mark.rule("R-C2-title-03")
@pytest.mark.rule("R-C2-title-04")
@pytest.mark.parametrize(("players", "offered"), [(3, 4), (4, 5), (5, 5), (6, 6), (7, 6), (8, 6)])
def test_titles_are_set_aside_by_the_number_of_players(players: int, offered: int) -> None:
    t = lay(*[seat() for _ in range(players)], phase="plot", begin="draft_titles")
    assert t.waiting == (0,) and prompt(t) == "title" and len(texts(t)) == offered


@pytest.mark.rule("R-C2-title-05")
@pytest.mark.rule("R-C2-title-07")
def test_the_rest_is_passed_on_in_player_order_and_all_is_revealed_together() -> None:
    t = lay(*[seat() for _ in range(4)], phase="plot", begin="draft_titles", first=2)
    for asked, left in ((2, 5), (3, 4), (0, 3), (1, 2)):
        assert t.waiting == (asked,) and len(texts(t)) == left
        for other in range(4):
            if other != asked:
                assert not any(player(t, s, other)["title"] for s in range(4) if s != other), "picks are secret"
        t.choose(asked, t.ask(asked).choices[0])
    titles = [player(t, s, None)["title"] for s in range(4)]
    assert len(set(titles)) == 4 and None not in titles


@pytest.mark.rule("R-C2-title-08")
def test_from_the_seventh_player_on_there_is_no_title() -> None:
    t = lay(*[seat() for _ in range(7)], phase="plot", begin="draft_titles", first=3)
    for asked in (3, 4, 5, 6, 0):
        t.choose(asked, t.ask(asked).choices[0])
    assert [bool(player(t, s)["title"]) for s in range(7)] == [True, True, False, True, True, True, True]


@pytest.mark.rule("R-C2-title-06")
@pytest.mark.rule("R-C2-title-09")
@pytest.mark.rule("R-C2-format-04")
def test_titles_go_back_at_the_end_and_are_drafted_anew_from_all_six() -> None:
    t = lay(
        seat(title="master_of_laws", hand=["ice", "summer"] * 5),
        seat(title="master_of_coin"),
        seat(title="crown_regent"),
        phase="taxation",
    )
    assert prompt(t) == "reserve" and player(t, 0)["title"] == "master_of_laws", "they are still there for the reserve"
    kept = player(t, 1)["plot_values"]["reserve"] + 1
    while prompt(t) == "reserve":
        t.choose(0, t.ask(0).choices[0])
    assert player(t, 0)["hand_size"] == kept
    assert [player(t, s)["title"] for s in range(3)] == [None] * 3
    t.choose(t.waiting[0], "player seat_0")
    assert prompt(t) == "title" and len(texts(t)) == 4, "four of six again, of which only three lay aside before"


@pytest.mark.rule("R-C2-format-03")
def test_a_joust_has_no_titles() -> None:
    t = lay(seat("edric_dayne", gold=1), seat(), phase="plot", begin="draft_titles")
    assert prompt(t) == "act" and player(t, 0)["title"] is None


# ---------------------------------------------------------------------- the six titles


@pytest.mark.card("crown_regent")
@pytest.mark.rule("R-C2-title-11")
def test_the_crown_regent_is_two_stronger_for_dominance() -> None:
    for title, winner in (("crown_regent", 0), (None, 1)):
        t = lay(seat(title=title, gold=1), seat(gold=2), seat(), phase="dominance", begin="dominance")
        assert [player(t, s)["faction_power"] for s in range(3)] == [int(s == winner) for s in range(3)]


CHALLENGERS = {"power": "tumblestone_knight", "military": "tumblestone_knight", "intrigue": "courtesan_of_the_rose"}
BONUSES = [("hand_of_the_king", "power"), ("master_of_ships", "military"), ("master_of_whispers", "intrigue")]


@pytest.mark.card("hand_of_the_king")
@pytest.mark.card("master_of_ships")
@pytest.mark.card("master_of_whispers")
@pytest.mark.rule("R-C2-title-12")
@pytest.mark.rule("R-C2-title-13")
@pytest.mark.rule("R-C2-title-14")
@pytest.mark.parametrize(("title", "kind"), BONUSES)
@pytest.mark.parametrize("challenge", ["power", "military", "intrigue"])
def test_a_title_strengthens_in_its_own_kind_of_challenge(title: str, kind: str, challenge: str) -> None:
    own = CHALLENGERS[challenge]
    t = lay(seat(own, title=title), seat("the_red_viper"), seat())
    do(t, f"0 challenge {challenge} seat_1")
    shown = t.view(None)["table"]["challenge"]
    assert shown["attack"] == 2 + int(kind == challenge) and shown["defense"] == 0
    t = lay(seat("the_red_viper"), seat(own, title=title), seat(), listen=True)
    do(t, f"0 challenge {challenge} seat_1")
    assert t.view(None)["table"]["challenge"]["defense"] == 0, "nothing without a participant"
    do(t, f"1 defend {own}.1a")
    (won,) = [e.args for e in t.heard(None) if e.news.name == "won"]
    assert won == (0, 7 - 2 - int(kind == challenge))


@pytest.mark.card("hand_of_the_king")
@pytest.mark.rule("R-C2-title-18")
def test_the_hand_may_challenge_another_opponent_for_power() -> None:
    t = lay(seat(*["tumblestone_knight"] * 3, title="hand_of_the_king"), seat(), seat())
    do(t, "0 challenge power seat_1", "0 attack tumblestone_knight.0a", "0 done")
    assert "challenge power seat_2" in texts(t) and "challenge power seat_1" not in texts(t)
    do(t, "0 challenge power seat_2", "0 attack tumblestone_knight.0b", "0 done")
    assert not [c for c in texts(t) if c.startswith("challenge power")], "one more, not two"


def test_nobody_else_has_a_second_power_challenge() -> None:
    t = lay(seat(*["tumblestone_knight"] * 3, title="master_of_laws"), seat(), seat())
    do(t, "0 challenge power seat_1", "0 attack tumblestone_knight.0a", "0 done")
    assert not [c for c in texts(t) if c.startswith("challenge power")]


@pytest.mark.card("hand_of_the_king")
def test_a_redirected_power_challenge_was_initiated_against_the_first_opponent() -> None:
    t = lay(seat(*["tumblestone_knight"] * 3, title="hand_of_the_king"), seat(title="crown_regent"), seat())
    do(t, "0 challenge power seat_1", "0 attack tumblestone_knight.0a", "0 done", "1 redirect")
    assert "challenge power seat_2" in texts(t) and "challenge power seat_1" not in texts(t)


@pytest.mark.card("master_of_ships")
@pytest.mark.rule("R-C2-title-18")
@pytest.mark.parametrize(("title", "dead"), [("master_of_laws", 2), ("hand_of_the_king", 2), ("master_of_coin", 1)])
def test_the_master_of_ships_claims_more_of_rivals(title: str, dead: int) -> None:
    t = lay(
        seat("robb_stark", title="master_of_ships"),
        seat(*["tumblestone_knight"] * 3, title=title),
        seat(),
        cards=kneeling("tumblestone_knight.1a", "tumblestone_knight.1b", "tumblestone_knight.1c"),
    )
    do(t, "0 challenge military seat_1", "1 pick tumblestone_knight.1a")
    if dead == 2:
        do(t, "1 pick tumblestone_knight.1b")
    assert len(player(t, 1)["dead"]) == dead


@pytest.mark.card("master_of_ships")
def test_the_master_of_ships_claims_no_more_of_power() -> None:
    t = lay(seat("robb_stark", title="master_of_ships"), seat(title="master_of_laws", power=5), seat())
    do(t, "0 challenge power seat_1")
    assert player(t, 1)["faction_power"] == 4


@pytest.mark.card("master_of_whispers")
@pytest.mark.rule("R-C2-title-18")
def test_the_master_of_whispers_chooses_who_discards() -> None:
    t = lay(
        seat("courtesan_of_the_rose", title="master_of_whispers"),
        *[seat(hand=["ice", "ice"]) for _ in range(3)],
    )
    do(t, "0 challenge intrigue seat_1")
    assert prompt(t) == "whispers" and texts(t) == ["player seat_1", "player seat_2", "player seat_3"]
    do(t, "0 player seat_2", "0 player seat_3", "0 done")
    assert [player(t, s)["hand_size"] for s in range(1, 4)] == [2, 1, 1], "the loser need not be among them"


@pytest.mark.card("master_of_whispers")
def test_whispers_are_for_intrigue_won_by_the_attacker() -> None:
    t = lay(seat("robb_stark", title="master_of_whispers"), seat(power=1), seat(hand=["ice"]))
    do(t, "0 challenge power seat_1")
    assert prompt(t) == "renown"
    t = lay(seat("littlefinger", title="master_of_laws"), seat(hand=["ice"], title="master_of_whispers"), seat())
    do(t, "0 challenge intrigue seat_1")
    assert player(t, 1)["hand_size"] == 0


@pytest.mark.card("master_of_coin")
@pytest.mark.rule("R-C2-marshal-03")
def test_the_master_of_coin_has_more_income() -> None:
    t = lay(seat(title="master_of_coin", hand=["littlefinger"]), seat(), seat(), phase="marshaling")
    assert player(t, 0)["gold"] == player(t, 1)["plot_values"]["gold"] + 2


@pytest.mark.card("master_of_laws")
def test_the_master_of_laws_draws_three_and_keeps_more() -> None:
    t = lay(seat("edric_dayne", title="master_of_laws", gold=1), seat(), seat(), phase="draw")
    assert [player(t, s)["hand_size"] for s in range(3)] == [3, 2, 2]
    assert player(t, 0)["plot_values"]["reserve"] == player(t, 1)["plot_values"]["reserve"] + 1


# ---------------------------------------------------------------------- support and rivalry

SUPPORTED = {
    "hand_of_the_king": "master_of_laws",
    "master_of_laws": "master_of_coin",
    "master_of_coin": "master_of_ships",
    "master_of_ships": "master_of_whispers",
    "master_of_whispers": "hand_of_the_king",
}
RIVALS = {
    "hand_of_the_king": {"master_of_coin", "master_of_ships"},
    "master_of_coin": {"hand_of_the_king", "master_of_whispers"},
    "master_of_whispers": {"master_of_laws", "master_of_coin"},
    "master_of_laws": {"master_of_whispers", "master_of_ships"},
    "master_of_ships": {"master_of_laws", "hand_of_the_king"},
    "crown_regent": set(),
}


@pytest.mark.rule("R-C2-support-01")
@pytest.mark.rule("R-C2-title-15")
@pytest.mark.rule("R-C2-title-17")
@pytest.mark.parametrize("own", TITLES)
def test_nobody_challenges_whom_the_title_supports(own: str) -> None:
    others = [title for title in TITLES if title != own]
    t = lay(seat("robb_stark", title=own), *[seat(title=title) for title in others])
    for kind in ("military", "power"):
        against = {title for s, title in enumerate(others, 1) if f"challenge {kind} seat_{s}" in texts(t)}
        assert against == set(others) - {SUPPORTED.get(own)}


@pytest.mark.rule("R-C2-rival-01")
@pytest.mark.rule("R-C2-rival-03")
@pytest.mark.rule("R-C2-bonus-02")
@pytest.mark.rule("R-C2-title-16")
@pytest.mark.parametrize("own", TITLES)
@pytest.mark.parametrize("other", TITLES)
def test_victory_over_a_rival_gives_power(own: str, other: str) -> None:
    if own == other or SUPPORTED.get(own) == other:
        return
    t = lay(seat("tumblestone_knight", "braided_warrior", title=own), seat(title=other), seat("robb_stark"))
    do(t, "0 challenge power seat_1")
    until(t, "challenge")
    assert player(t, 0)["faction_power"] == 1 + int(other in RIVALS[own]), "and one for nobody in the way"


@pytest.mark.rule("R-C2-rival-02")
def test_a_rival_gives_power_once_a_round() -> None:
    t = lay(
        seat("tumblestone_knight", "tumblestone_knight", "littlefinger", title="master_of_ships"),
        seat(title="hand_of_the_king"),
        seat(title="master_of_laws"),
    )
    do(t, "0 challenge power seat_1", "0 attack tumblestone_knight.0a", "0 done")
    assert player(t, 0)["faction_power"] == 2
    do(t, "0 challenge military seat_1")
    assert player(t, 0)["faction_power"] == 3, "unopposed only"


@pytest.mark.rule("R-C2-rival-02")
def test_every_rival_gives_power() -> None:
    t = lay(
        seat("tumblestone_knight", "tumblestone_knight", "littlefinger", title="master_of_ships"),
        seat(title="hand_of_the_king"),
        seat(title="master_of_laws"),
    )
    do(t, "0 challenge power seat_1", "0 attack tumblestone_knight.0a", "0 done")
    do(t, "0 challenge military seat_2")
    assert player(t, 0)["faction_power"] == 4


@pytest.mark.rule("R-C2-rival-04")
def test_a_defender_gains_power_by_beating_a_rival() -> None:
    t = lay(
        seat("tumblestone_knight", "ghost", title="master_of_ships"),
        seat("jon_snow", "veteran_builder", title="hand_of_the_king"),
        seat(),
    )
    do(t, "0 challenge power seat_1", "1 defend veteran_builder.1a")
    assert [player(t, s)["faction_power"] for s in range(3)] == [0, 1, 0]


# ---------------------------------------------------------------------- redirecting


@pytest.mark.card("crown_regent")
@pytest.mark.rule("R-C2-redirect-01")
@pytest.mark.rule("R-C2-redirect-03")
@pytest.mark.rule("R-C2-redirect-04")
@pytest.mark.rule("R-C2-redirect-08")
def test_the_regent_redirects_one_challenge_a_round() -> None:
    t = lay(seat("robb_stark", "tumblestone_knight"), seat(power=5), seat(power=5, title="crown_regent"), seat())
    do(t, "0 challenge power seat_1", "0 attack tumblestone_knight.0a", "0 done", "2 redirect")
    assert t.waiting == (0,) and texts(t) == ["player seat_2", "player seat_3"], "the Regent too, not the first one"
    do(t, "0 player seat_2")
    assert [player(t, s)["faction_power"] for s in range(4)] == [2, 5, 4, 0]
    assert seen(t, "tumblestone_knight.0a")["kneeling"] and not seen(t, "robb_stark.0a")["kneeling"]
    do(t, "0 challenge military seat_1")
    assert prompt(t) != "redirect", "once a round"


@pytest.mark.card("crown_regent")
def test_the_regent_need_not_redirect_and_keeps_the_right() -> None:
    t = lay(seat("robb_stark", "tumblestone_knight"), seat(title="crown_regent"), seat())
    do(t, "0 challenge power seat_2", "0 attack tumblestone_knight.0a", "0 done")
    assert prompt(t) == "redirect" and t.waiting == (1,), "also when it is not against him"
    do(t, "1 pass", "0 challenge military seat_1")
    assert prompt(t) == "redirect"


@pytest.mark.card("crown_regent")
def test_with_two_players_left_nothing_is_redirected() -> None:
    t = lay(seat("robb_stark", "ghost"), seat(title="crown_regent"), seat(), alive=[0, 1])
    do(t, "0 challenge power seat_1")
    assert prompt(t) == "renown"


@pytest.mark.rule("R-C2-redirect-02")
@pytest.mark.rule("R-C2-redirect-05")
def test_reactions_come_after_the_redirect_and_know_the_first_opponent() -> None:
    seats = [seat("robb_stark", "ghost"), seat("eddard_stark", title="crown_regent"), seat("eddard_stark")]
    t = lay(*seats, cards=kneeling("eddard_stark.1a", "eddard_stark.2a"))
    do(t, "0 challenge power seat_1")
    assert prompt(t) == "redirect", "before any reaction"
    do(t, "1 redirect")
    assert prompt(t) == "react" and t.waiting == (1,), "initiated against the first opponent all the same"
    do(t, "1 trigger eddard_stark.1a")
    assert prompt(t) == "renown", "he does not defend, and the other Eddard kneels"
    assert player(t, 0)["faction_power"] == 1 and not seen(t, "eddard_stark.1a")["kneeling"]


@pytest.mark.rule("R-C2-redirect-06")
@pytest.mark.rule("R-C2-redirect-07")
def test_a_redirect_brings_new_stealth_targets() -> None:
    t = lay(
        seat("theon_greyjoy", "bran_stark"),
        seat("robb_stark", title="crown_regent"),
        seat("tumblestone_knight", "ranging_party"),
    )
    do(t, "0 challenge military seat_1", "0 bypass robb_stark.1a", "1 redirect")
    assert prompt(t) == "stealth" and texts(t) == ["pass", "bypass tumblestone_knight.2a", "bypass ranging_party.2a"]
    do(t, "0 bypass ranging_party.2a")
    assert t.view(None)["table"]["challenge"]["bypassed"] == ["ranging_party.2a"]
    assert t.waiting == (2,) and texts(t) == ["done", "defend tumblestone_knight.2a"]


@pytest.mark.rule("R-C2-support-02")
@pytest.mark.rule("R-C2-redirect-09")
def test_a_redirect_may_hit_somebody_who_could_not_be_challenged() -> None:
    t = lay(
        seat("robb_stark", "ghost", title="master_of_coin"),
        seat(title="crown_regent"),
        seat(power=3, title="master_of_ships"),
    )
    assert not [c for c in texts(t) if c.endswith("seat_2")]
    do(t, "0 challenge power seat_1", "1 redirect")
    assert player(t, 2)["faction_power"] == 2


@pytest.mark.card("master_of_ships")
def test_claim_and_rivalry_follow_the_redirected_challenge() -> None:
    t = lay(
        seat("robb_stark", "littlefinger", title="master_of_ships"),
        seat(title="crown_regent"),
        seat("tumblestone_knight", "tumblestone_knight", title="hand_of_the_king"),
        cards=kneeling("tumblestone_knight.2a", "tumblestone_knight.2b"),
    )
    do(t, "0 challenge military seat_1", "1 redirect", "2 pick tumblestone_knight.2a")
    assert len(player(t, 2)["dead"]) == 2, "a claim of two against a rival"
    assert player(t, 0)["faction_power"] == 2


# ---------------------------------------------------------------------- leaving the game


@pytest.mark.rule("R-C2-victory-05")
@pytest.mark.rule("R-C2-title-10")
def test_a_defender_whose_deck_is_pillaged_leaves_in_mid_challenge() -> None:
    t = lay(
        seat("black_winds_crew", "robb_stark"),
        seat("tumblestone_knight", deck=["ice"], title="master_of_coin", power=3),
        seat(),
        cards=kneeling("tumblestone_knight.1a"),
    )
    do(t, "0 challenge power seat_1", "0 attack black_winds_crew.0a", "0 done", "0 all")
    assert t.view(None)["table"]["alive"] == [0, 2] and t.view(None)["table"]["challenge"] is None
    assert player(t, 1)["play"] == [] and player(t, 1)["title"] is None and player(t, 1)["power"] == 0
    assert texts(t) == ["challenge military seat_2", "pass"], "the phase goes on without him"


@pytest.mark.rule("R-C2-firstplayer-04")
def test_an_attacker_who_draws_the_last_card_leaves_and_the_next_is_active() -> None:
    t = lay(seat("samwell_tarly", "robb_stark", deck=["ice"]), seat("tumblestone_knight"), seat())
    do(t, "0 challenge intrigue seat_1", "0 all")
    assert t.view(None)["table"]["alive"] == [1, 2] and t.view(None)["table"]["first"] == 1
    assert t.waiting == (1,) and texts(t) == ["challenge military seat_2", "challenge power seat_2", "pass"]


@pytest.mark.rule("R-C2-victory-05")
def test_what_a_leaving_player_had_of_others_goes_back() -> None:
    t = lay(
        seat("messenger_raven", "noble_lineage", "sansa_stark", hand=["take_the_black"], gold=3, deck=["ice"]),
        seat("tumblestone_knight", "robb_stark", "bodyguard"),
        seat(),
        cards={"noble_lineage.0a": {"on": "robb_stark.1a"}, "bodyguard.1a": {"on": "sansa_stark.0a"}},
        phase="dominance",
    )
    do(t, "0 play take_the_black", "0 trigger messenger_raven.0a")
    assert t.view(None)["table"]["alive"] == [1, 2]
    assert player(t, 1)["discard"] == ["tumblestone_knight.1a"], "to his owner's discard pile"
    assert "bodyguard" in player(t, 1, 1)["hand"] and not in_play(t, "noble_lineage.0a")
    assert player(t, 0)["play"] == [] and player(t, 0)["discard"] == [] and player(t, 0)["hand_size"] == 0


@pytest.mark.rule("R-C2-victory-06")
def test_the_last_of_a_melee_wins() -> None:
    t = lay(seat(deck=["ice"]), seat(), seat(deck=["ice"]), phase="draw")
    assert t.result is not None and t.result.winners == (1,) and t.result.reason == "last"


def test_the_last_two_of_a_melee_draft_as_three_do() -> None:
    t = lay(seat(), seat(), seat(), phase="plot", begin="draft_titles", alive=[0, 2])
    assert t.waiting == (0,) and len(texts(t)) == 4
