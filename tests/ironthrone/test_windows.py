"""Windows, their order, what they betray, and table talk (rules.md, sections 26 and 27)."""

from __future__ import annotations

from typing import Any

import pytest

from ironthrone.throne import GAME, asked, choices, lay, meet, news, peace, play, sees, view, war
from smallcouncil.games.ironthrone.state import ThroneTable
from smallcouncil.table import Rng
from smallcouncil.table.words import EVERYONE


@pytest.mark.rule("R-IT-conflict-02")
def test_leader_abilities_come_before_cards() -> None:
    houses = {
        "stark": {"hand": [*war("stark", 5, 1), "robb_stark"]},
        "lannister": {"hand": war("lannister", 7), "leader": "tywin_lannister"},
    }
    table = meet("stark robb_stark", "lannister jaime_lannister", houses=houses)
    play(table, "stark lay stark_war_5")
    assert asked(table) == ["lannister window.leader"]  # although Stark is the challenger
    play(table, "lannister pass")
    assert asked(table) == ["stark window.card"]


@pytest.mark.rule("R-IT-conflict-03")
@pytest.mark.parametrize("challenger", ["stark", "tyrell"])
def test_clockwise_from_the_challenger(challenger: str) -> None:
    defender = "tyrell" if challenger == "stark" else "stark"
    sent = {"stark": "robb_stark", "tyrell": "loras_tyrell"}
    houses: dict[str, dict[str, Any]] = {
        "stark": {"hand": [*war("stark", 5, 1), "robb_stark"]},
        "tyrell": {"hand": [*war("tyrell", 5, 1), "loras_tyrell"], "leader": "mace_tyrell"},
        "baratheon": {"hand": ["matthos_seaworth"]},
    }
    among = ("stark", "tyrell", "baratheon")
    table = meet(
        f"{challenger} {sent[challenger]}",
        f"{defender} {sent[defender]}",
        "baratheon matthos_seaworth challenger",
        houses=houses,
        among=among,
    )
    play(table, "stark lay stark_war_5", "tyrell lay tyrell_war_5")
    order = []
    while asked(table)[0].endswith("window.card"):
        house = asked(table)[0].split()[0]
        order.append(house)
        play(table, f"{house} pass")
    assert order == (["stark", "tyrell", "baratheon"] if challenger == "stark" else ["tyrell", "baratheon", "stark"])


def test_it_goes_round_until_all_have_passed_in_a_row() -> None:
    houses = {
        "stark": {"hand": [*war("stark", 5, 1), "robb_stark", "robb_stark"]},
        "baratheon": {"hand": [*war("baratheon", 5, 1), "matthos_seaworth", "matthos_seaworth"]},
    }
    table = meet("stark robb_stark", "baratheon matthos_seaworth", houses=houses)
    play(table, "stark lay stark_war_5", "baratheon lay baratheon_war_5")
    play(table, "stark pass", "baratheon play matthos_seaworth")
    assert asked(table) == ["stark window.card"]  # once more
    play(table, "stark play robb_stark", "baratheon pass", "stark pass")
    assert news(table, "totals") == [{"event": "totals", "challenger": 15, "defender": 12}]


def test_a_changed_card_lets_leaders_act_anew_but_only_once() -> None:
    """Eddard declines, Tyrion changes the card, Eddard is asked again; having used his honor he is asked no more."""
    houses = {
        "stark": {"hand": peace("stark")},
        "lannister": {"hand": [*war("lannister", 1, 2, 3), "tyrion_lannister", "tyrion_lannister"]},
    }
    table = meet("lannister tyrion_lannister", "stark arya_stark", houses=houses)
    play(table, "lannister lay lannister_war_1", "stark pass")
    play(table, "lannister play tyrion_lannister", "lannister lay lannister_war_2")
    assert asked(table) == ["stark window.leader"]
    play(table, "stark use honor", "lannister play tyrion_lannister", "lannister lay lannister_war_3")
    assert asked(table) == ["lannister peace.negotiate"]  # a settled result does not follow the cards any more


def test_after_a_changed_card_it_is_the_challenger_who_may_act_first_again() -> None:
    """Though the supporter after Stannis would be next."""
    houses = {
        "lannister": {"hand": [*war("lannister", 1, 3), "tyrion_lannister"]},
        "baratheon": {"hand": [*war("baratheon", 5), "stannis_baratheon"]},
        "targaryen": {"hand": ["daenerys_targaryen"]},
    }
    table = meet(
        "lannister tyrion_lannister",
        "baratheon stannis_baratheon",
        "targaryen daenerys_targaryen challenger",
        houses=houses,
        among=("lannister", "baratheon", "targaryen"),
    )
    play(table, "lannister lay lannister_war_3", "baratheon lay baratheon_war_5")
    play(table, "lannister pass", "baratheon play stannis_baratheon")
    assert asked(table) == ["lannister window.card"]


def test_a_card_that_would_change_nothing_cannot_be_played() -> None:
    houses = {
        "stark": {"hand": [*war("stark", 5, 1), "catelyn_stark"], "sheet": 0},
        "lannister": {"hand": war("lannister", 7)},
    }
    table = meet("stark catelyn_stark", "lannister jaime_lannister", houses=houses)
    play(table, "stark lay stark_war_5")
    assert not news(table, "played") and not asked(table)[0].endswith("window.card")


def test_who_is_forced_to_join_waits_for_the_next_window() -> None:
    houses = {
        "tyrell": {"hand": ["margaery_tyrell", *war("tyrell", 1, 2)]},
        "stark": {"hand": war("stark", 1, 2)},
        "lannister": {"hand": ["cersei_lannister"]},
        "baratheon": {"hand": war("baratheon", 1)},
    }
    among = ("tyrell", "stark", "lannister", "baratheon")
    table = meet(
        "tyrell margaery_tyrell", "stark arya_stark", "baratheon melisandre defender", houses=houses, among=among
    )
    play(table, "tyrell play margaery_tyrell", "lannister send cersei_lannister")
    assert asked(table) == ["tyrell encounter.card", "stark encounter.card"]  # Cersei's moment is over


# ------------------------------------------------------------------ fast and safe


def at_totals(windows: str, hand: list[str]) -> ThroneTable:
    houses = {"stark": {"hand": hand}, "lannister": {"hand": war("lannister", 7)}}
    table = meet("stark robb_stark", "lannister jaime_lannister", houses=houses, options={"windows": windows})
    return play(table, "stark lay stark_war_5")


def test_fast_windows_ask_who_can() -> None:
    assert choices(at_totals("fast", [*war("stark", 5, 1), "robb_stark"]), "stark") == ["pass", "play robb_stark"]
    assert news(at_totals("fast", war("stark", 5, 1)), "totals")


def test_safe_windows_ask_who_could() -> None:
    assert choices(at_totals("safe", war("stark", 5, 1)), "stark") == ["pass"]
    seen = [at_totals("safe", hand).view(0) for hand in ([*war("stark", 5, 1)], [*war("stark", 5), "robb_stark"])]
    assert seen[0]["waiting"] == seen[1]["waiting"] and seen[0]["table"]["encounter"] == seen[1]["table"]["encounter"]


def test_safe_windows_do_not_ask_when_all_copies_are_seen() -> None:
    houses = {
        "stark": {"hand": war("stark", 5, 1), "discard": ["robb_stark", "robb_stark"]},
        "lannister": {"hand": war("lannister", 7)},
    }
    table = meet("stark robb_stark", "lannister jaime_lannister", houses=houses, options={"windows": "safe"})
    assert news(play(table, "stark lay stark_war_5"), "totals")


def test_with_fast_windows_an_imagined_hand_holds_a_card_for_the_question() -> None:
    table = at_totals("fast", [*war("stark", 5, 1), "robb_stark"])
    hands = set()
    for seed in range(30):
        guess = table.imagine(0, Rng(seed))
        assert guess.waiting == (1,)
        hand = guess.position()["houses"]["stark"]["hand"]
        assert "robb_stark" in hand
        hands.add(tuple(hand))
    assert len(hands) > 5


# ------------------------------------------------------------------ talk


def talking(**more: Any) -> ThroneTable:
    houses = {
        "lannister": {"hand": war("lannister", 1, 2), "hostages": war("baratheon", 5)},
        "stark": {"hand": war("stark", 1, 2)},
    }
    sides = {"lannister": ["challenger", "jaime_lannister"], "stark": ["defender", "arya_stark"]}
    encounter = {"challenger": "lannister", "defender": "stark", "event": "stark", "sides": sides}
    return lay(houses, begin="support", encounter=encounter, options={"chat": "public", **more})


@pytest.mark.rule("R-IT-talk-01", "R-IT-talk-02")
def test_support_me_and_i_release_your_hostage() -> None:
    table = talking()
    play(table, "lannister say baratheon support_me release_yours")
    for viewer in (0, 1, 2, None):
        assert [e.write(table) for e in table.heard(viewer)] == [
            {"event": "said", "seat": "lannister", "to": "baratheon", "plea": "support_me", "pledge": "release_yours"}
        ]
    assert asked(table) == ["baratheon support.offer"]
    play(table, "baratheon stay_out")  # neither is bound
    assert sees(table, "lannister")["hostages"] == ["baratheon"]


def test_talk_makes_nobodys_answer_stale() -> None:
    table = talking()
    number = table.ask(2).n
    play(table, "stark say baratheon stay_out nothing")
    table.choose(2, "stay_out", number)


def test_two_statements_a_turn() -> None:
    table = talking()
    play(table, "stark say baratheon stay_out nothing", "stark say baratheon support_me nothing")
    assert table.may(1) is None and table.may(0) is not None


def test_nobody_asks_for_support_when_it_is_too_late() -> None:
    table = talking()
    may = table.may(0)
    assert may and "say baratheon support_me release_yours" in [table.text(c) for c in may.choices]
    play(table, "baratheon stay_out")
    pleas = [c.split()[2] for c in choices(table, "lannister") if c.startswith("say")]
    assert "lay_peace" in pleas and "support_me" not in pleas


def test_nobody_asks_for_peace_who_sees_the_card() -> None:
    """Robb makes Stark lay first, face up: no plea for peace to Stark any more, and no promise of it by Stark."""
    houses = {
        "lannister": {"hand": war("lannister", 1, 2)},
        "stark": {"hand": war("stark", 1, 2)},
    }
    table = meet("lannister jaime_lannister", "stark arya_stark", houses=houses, first=1, options={"chat": "public"})
    assert "say stark lay_peace nothing" in said_by(table, 0) and "say lannister nothing lay_peace" in said_by(table, 1)
    play(table, "stark lay stark_war_2")
    assert not [text for text in said_by(table, 0) if text.startswith("say stark lay_peace")]
    assert "say stark nothing lay_peace" in said_by(table, 0), "the own card does not lie there yet"
    assert "say lannister lay_peace nothing" in said_by(table, 1)
    assert not [text for text in said_by(table, 1) if text.endswith("lay_peace")], "a promise that comes too late"


def said_by(table: ThroneTable, speaker: int) -> list[str]:
    """What a seat can say now."""
    ask = table.ask(speaker) if speaker in table.waiting else table.may(speaker)
    return [table.text(c) for c in (ask.choices if ask else []) if c.verb.name in ("say", "claim")]


def test_a_table_without_talk() -> None:
    assert talking(chat="off").may(0) is None


@pytest.mark.rule("R-IT-talk-03")
def test_anybody_active_may_claim_any_card_of_the_house() -> None:
    table = talking()
    play(table, "lannister claim lannister_war_20")
    assert news(table, "claimed") == [{"event": "claimed", "seat": "lannister", "card": "lannister_war_20"}]
    assert "lannister_war_20" not in sees(table, "lannister")["hand"]


@pytest.mark.rule("R-IT-talk-04")
def test_talk_shows_no_card_and_no_hostage() -> None:
    """Whatever is said in a whole game, true or not, nobody else sees more of the table than before; who has promised
    peace is remembered."""

    def sight(table: ThroneTable, viewer: int | None) -> dict[str, Any]:
        seen: dict[str, Any] = table.view(viewer)["table"]
        if seen["encounter"]:
            del seen["encounter"]["promised"]
        return seen

    rng = Rng(5)
    table = GAME.new(seed=5, players=3)
    assert isinstance(table, ThroneTable)
    table.log = []
    verbs: set[str] = set()
    while not table.over:
        for speaker in range(table.players):
            ask = table.ask(speaker) if speaker in table.waiting else table.may(speaker)
            words = ask.choices[ask.answers if ask.must else 0 :] if ask else []
            for word in words[:: max(1, len(words) // 8)]:
                verbs.add(word.verb.name)
                trial = table.copy()
                trial.log = []
                trial.choose(speaker, word)
                for viewer in (*range(table.players), None):
                    assert sight(trial, viewer) == sight(table, viewer), table.text(word)
                assert [e.news.name for e in trial.log] in (["said"], ["claimed"])
                assert {e.audience for e in trial.log} == {EVERYONE}
        ask = rng.pick(table.asks)
        table.choose(ask.seat, rng.pick(ask.choices[: ask.answers]))
    assert verbs == {"say", "claim"}


@pytest.mark.rule("R-IT-talk-04")
def test_a_claim_does_not_tell_whether_it_is_true() -> None:
    held, not_held = (play(talking(), f"lannister claim lannister_war_{value}") for value in (2, 20))
    for viewer in ("stark", "baratheon", None):
        assert view(held, viewer) == view(not_held, viewer)
    assert sees(held, "lannister", "stark")["hand"] is None and sees(held, "lannister", "stark")["known"] == []
