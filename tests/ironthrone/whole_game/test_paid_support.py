"""A hostage promised for support: it binds nobody, but the table remembers, and bots offer, take and pay."""

from __future__ import annotations

from typing import Any

import pytest

from ironthrone.throne import GAME, choices, lay, news, play, seat, sees, war
from smallcouncil.bots import Knowledge, make, reason
from smallcouncil.games.ironthrone.state import ThroneTable

SIDES = {"lannister": ["challenger", None], "stark": ["defender", None]}
PROMISE = "say baratheon support_me release_yours"
CAPTIVE = {"hostages": ["baratheon_war_4"], "hand": war("lannister", 8)}
SENT = ("lannister send jaime_lannister", "stark send arya_stark")
JOINED = ("baratheon offer challenger melisandre", "lannister accept")


def rallied(*moves: str, **houses: Any) -> ThroneTable:
    """Jaime meets Arya. Lannister holds a hostage of Baratheon, which may still support somebody."""
    described = {"lannister": CAPTIVE, "stark": {"hand": war("stark", 4)}, **houses}
    table = lay(
        described,
        begin="preparation.character",
        options={"chat": "public"},
        encounter={"challenger": "lannister", "defender": "stark", "event": "stark", "sides": SIDES},
    )
    return play(table, *moves)


def next_turn(table: ThroneTable) -> ThroneTable:
    """Everybody does as little as possible until hostages are handled again."""
    while table.asks[0].prompt != "hostages.handle":
        ask = table.asks[0]
        table.choose(ask.seat, ask.default)
    return table


def paid(*, accepted: bool = True) -> ThroneTable:
    moves = (f"lannister {PROMISE}", *SENT, JOINED[0], "lannister accept" if accepted else "lannister refuse")
    return next_turn(rallied(*moves))


@pytest.mark.rule("R-IT-talk-02")
def test_everybody_sees_what_is_promised_for_support() -> None:
    table = rallied(f"lannister {PROMISE}")
    assert sees(table, "lannister", "stark")["owes"] == ["baratheon"]
    assert sees(paid(), "lannister", "stark")["owes"] == ["baratheon"]
    assert sees(paid(accepted=False), "lannister", "stark")["owes"] == []


def test_a_release_that_was_not_for_support_is_no_debt() -> None:
    moves = ("lannister say baratheon nothing release_yours", *SENT, *JOINED)
    assert sees(next_turn(rallied(*moves)), "lannister")["owes"] == []


def test_who_changes_sides_is_owed_nothing() -> None:
    houses = {
        "lannister": {"hostages": ["targaryen_war_4"], "hand": war("lannister", 8)},
        "stark": {"hand": war("stark", 4)},
        "targaryen": {"hand": ["jorah_mormont"]},
    }
    table = lay(
        houses,
        among=("lannister", "stark", "targaryen"),
        begin="preparation.character",
        options={"chat": "public"},
        encounter={"challenger": "lannister", "defender": "stark", "event": "stark", "sides": SIDES},
    )
    play(table, "lannister say targaryen support_me release_yours", *SENT)
    play(table, "targaryen offer challenger jorah_mormont", "lannister accept")
    twin = table.copy()
    assert sees(next_turn(twin), "lannister")["owes"] == ["targaryen"]
    while "play jorah_mormont" not in choices(table, "targaryen"):
        table.choose(table.asks[0].seat, table.asks[0].default)
    play(table, "targaryen play jorah_mormont")
    assert sees(next_turn(table), "lannister")["owes"] == []


@pytest.mark.rule("R-IT-talk-02", "R-IT-release-01")
def test_who_releases_the_hostage_has_kept_the_promise() -> None:
    table = play(paid(), "lannister release baratheon_war_4")
    assert sees(table, "lannister")["owes"] == []
    play_on(table)
    assert sees(table, "lannister")["broken_promises"] == 0 and not news(table, "kept_hostage")


@pytest.mark.parametrize("instead", ["done", "torture baratheon_war_4"])
def test_who_does_not_is_remembered(instead: str) -> None:
    table = play(paid(), f"lannister {instead}")
    play_on(table)
    assert news(table, "kept_hostage") == [{"event": "kept_hostage", "seat": "lannister", "owner": "baratheon"}]
    assert (sees(table, "lannister")["broken_promises"], sees(table, "lannister")["owes"]) == (1, [])


def play_on(table: ThroneTable) -> None:
    while table.asks[0].prompt in ("hostages.handle", "torture.victim", "window.leader"):
        table.choose(table.asks[0].seat, table.asks[0].default)


def test_who_no_longer_holds_a_hostage_is_not_blamed() -> None:
    debtor = {**CAPTIVE, "hostages": ["stark_war_4"], "owes": ["baratheon"]}
    table = play(lay({"lannister": debtor}), "lannister done")
    assert not news(table, "kept_hostage") and sees(table, "lannister")["broken_promises"] == 0


def test_where_nobody_holds_a_hostage_all_debts_are_over() -> None:
    table = lay({"lannister": {"owes": ["baratheon"]}})
    assert sees(table, "lannister")["owes"] == [] and sees(table, "lannister")["broken_promises"] == 0


def test_a_debt_is_part_of_the_position() -> None:
    again = GAME.position(paid().position())
    assert isinstance(again, ThroneTable) and sees(again, "lannister")["owes"] == ["baratheon"]
    promised = GAME.position(rallied(f"lannister {PROMISE}").position())
    assert isinstance(promised, ThroneTable) and sees(promised, "lannister")["owes"] == ["baratheon"]


# ------------------------------------------------------------------ bots


def answer(table: ThroneTable, house: str, seed: int = 1) -> str:
    return table.text(make("heuristic", GAME.id, seed=seed).choose(Knowledge(table, seat(table, house))))


def defended(*moves: str, **stark: Any) -> ThroneTable:
    """Stark is challenged, and holds a hostage of Baratheon."""
    house = {"hand": war("stark", 4), "hostages": ["baratheon_war_8"], **stark}
    return play(rallied(stark=house), "lannister send jaime_lannister", *moves)


def test_a_bot_in_need_pays_for_support() -> None:
    table = defended()
    word = make("heuristic", GAME.id, seed=1).choose(Knowledge(table, seat(table, "stark")))
    assert (table.text(word), reason(table, 1, word)) == (PROMISE, "why-hostage-for-support")
    play(table, f"stark {PROMISE}")
    assert answer(table, "stark").startswith("send")  # said once


def test_a_bot_whose_word_is_worth_nothing_does_not_offer_it() -> None:
    table = defended(broken_promises=1)
    assert PROMISE not in [answer(table, "stark", seed) for seed in range(8)]


def test_a_bot_is_swayed_by_a_hostage_unless_the_word_is_worth_nothing() -> None:
    sent, strong = "stark send arya_stark", {"arya_stark": 10}
    silent, promised = defended(sent, power=strong), defended(f"stark {PROMISE}", sent, power=strong)
    false = defended(f"stark {PROMISE}", sent, power=strong, broken_promises=1)
    sides = [answer(table, "baratheon").split()[1] for table in (silent, promised, false)]
    assert sides == ["challenger", "defender", "challenger"]


def test_a_bot_pays_what_it_owes() -> None:
    table = paid()
    choice = make("heuristic", GAME.id, seed=1).choose(Knowledge(table, 0))
    assert (table.text(choice), reason(table, 0, choice)) == ("release baratheon_war_4", "why-promise-kept")
