"""Constant abilities that exclude each other, and values that are set: what is applied, and who decides."""

from __future__ import annotations

from typing import Any

import pytest

from cards2e.rules.lessons import taught
from cards2e.thrones import do, lay, offered, prompt, seen, texts
from laws.random_play import written
from smallcouncil.games.cardgame.values.current import BLANK
from smallcouncil.games.cards2e import GAME
from smallcouncil.games.cards2e.edition import EDITION
from smallcouncil.games.cards2e.facts import number_of
from smallcouncil.games.cards2e.state import ThronesTable
from smallcouncil.games.cards2e.writing import action, blanks, sets_strength

SWOONING = EDITION.lasting_effect("test-swooning", BLANK)


def others_named(*titles: str) -> Any:
    """All cards in play with one of these titles, but for the card itself."""

    def which(t: ThronesTable, c: int) -> list[int]:
        numbers = [number_of(title) for title in titles]
        return [o for play in t.plays for o in play if t.box.what[o] in numbers and o != c]

    return which


def blank(t: ThronesTable, *names: str) -> list[bool]:
    return [seen(t, name)["blank"] for name in names]


@pytest.mark.rule("R-C2-firstplayer-07")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("chosen", ["left.0a", "right.1a"])
def test_two_that_make_each_other_blank(first: int, chosen: str) -> None:
    """The first player decides which is applied; the other one, blank now, is not."""
    with taught("left", blanks(others_named("right"))), taught("right", blanks(others_named("left"))):
        t = lay({"play": ["left"]}, {"play": ["right"]}, first=first, phase="dominance")
        assert prompt(t) == "order-constant" and t.waiting == (first,)
        assert texts(t, first) == ["pick left.0a", "pick right.1a"]
        do(t, f"{first} pick {chosen}")
        assert blank(t, "left.0a", "right.1a") == [chosen == "right.1a", chosen == "left.0a"]
        laid = GAME.position(t.position())
        assert written(laid.view(None)) == written(t.view(None)), "the decision is a part of the position"


@pytest.mark.rule("R-C2-firstplayer-07")
def test_it_is_decided_once() -> None:
    """Until one of them leaves play: then there is nothing to decide, or something new."""
    bell = action(lambda t, u: t.changed())
    with (
        taught("left", blanks(others_named("right"))),
        taught("right", blanks(others_named("left"))),
        taught("the_iron_throne", bell),
    ):
        t = lay({"play": ["left", "the_iron_throne"]}, {"play": ["right", "grey_wind", "robb_stark"]})
        do(t, "0 pick right.1a", "0 trigger the_iron_throne.0a")
        assert blank(t, "left.0a", "right.1a") == [True, False] and prompt(t) == "act", "not asked again"
        do(t, "1 trigger grey_wind.1a", "1 pick right.1a")
        assert blank(t, "left.0a") == [False], "nobody makes him blank any more"


@pytest.mark.rule("R-C2-firstplayer-07")
def test_a_chain_is_no_circle() -> None:
    """One makes two blank, two would make three blank: nothing to decide, and three keeps its text."""
    with taught("left", blanks(others_named("right"))), taught("right", blanks(others_named("burned_men"))):
        t = lay({"play": ["burned_men", "right"]}, {"play": ["left"]})
        assert not t.waiting or prompt(t) != "order-constant"
        assert blank(t, "left.1a", "right.0a", "burned_men.0a") == [False, True, False]
        t = lay({"play": ["burned_men", "right"]}, {})
        assert blank(t, "right.0a", "burned_men.0a") == [False, True]


@pytest.mark.rule("R-C2-firstplayer-07")
def test_a_circle_of_three_and_one_outside() -> None:
    with (
        taught("left", blanks(others_named("right"))),
        taught("right", blanks(others_named("burned_men", "gold_cloaks"))),
        taught("burned_men", blanks(others_named("left"))),
        taught("gold_cloaks", blanks(others_named("samwell_tarly"))),
    ):
        t = lay({"play": ["left", "right", "burned_men"]}, {"play": ["gold_cloaks", "samwell_tarly"]})
        assert texts(t, 0) == ["pick left.0a", "pick right.0a", "pick burned_men.0a"], "the fourth only suffers"
        do(t, "0 pick left.0a", "0 pick burned_men.0a")
        names = ("left.0a", "right.0a", "burned_men.0a", "gold_cloaks.1a", "samwell_tarly.1a")
        assert blank(t, *names) == [False, True, False, False, True], "who was applied before is not made blank after"


@pytest.mark.rule("R-C2-blank-01")
def test_a_lasting_effect_that_makes_blank_comes_first() -> None:
    with taught("left", blanks(others_named("right"))):
        entry = [SWOONING.name, 1, 0, 0, -1, -1]
        plain = lay({"play": ["left"]}, {"play": ["right"]})
        entry[2] = plain.box.by_name["left.0a"]
        assert blank(plain, "left.0a", "right.1a") == [False, True]
        t = lay({"play": ["left"]}, {"play": ["right"]}, lasting=[entry])
        assert blank(t, "left.0a", "right.1a") == [True, False]


# ---------------------------------------------------------------------- set values


@pytest.mark.rule("R-C2-modifier-04")
@pytest.mark.rule("R-C2-modifier-05")
def test_the_set_value_that_came_last_wins_whoever_controls_it() -> None:
    everyone = others_named("right")
    with taught("left", sets_strength(everyone, 1)), taught("burned_men", sets_strength(everyone, 7), ambush=(1,)):
        seats: list[dict[str, Any]] = [
            {"play": ["right", "margaery_tyrell"], "hand": ["burned_men"], "gold": 9},
            {"play": ["left"]},
        ]
        t = lay(*seats)
        assert seen(t, "right.0a")["strength"] == 1
        do(t, "0 trigger margaery_tyrell.0a", "0 pick right.0a")
        assert seen(t, "right.0a")["strength"] == 1, "whatever is added"
        do(t, "0 ambush burned_men")
        assert seen(t, "right.0a")["strength"] == 7, "though seat 1's card is looked at later"
        laid = GAME.position(t.position())
        assert seen(laid, "right.0a")["strength"] == 7  # type: ignore[arg-type]


@pytest.mark.rule("R-C2-firstplayer-07")
@pytest.mark.parametrize(("last", "value"), [("left.1a", 1), ("burned_men.0a", 7)])
def test_set_values_that_began_together_are_applied_in_the_first_players_order(last: str, value: int) -> None:
    everyone = others_named("right")
    with taught("left", sets_strength(everyone, 1)), taught("burned_men", sets_strength(everyone, 7)):
        t = lay({"play": ["right", "burned_men"]}, {"play": ["left"]}, phase="dominance")
        assert prompt(t) == "order-constant" and t.waiting == (0,)
        first = next(x for x in texts(t, 0) if not x.endswith(last))
        do(t, f"0 {first}")
        assert seen(t, "right.0a")["strength"] == value


@pytest.mark.rule("R-C2-modifier-05")
def test_equal_set_values_need_no_decision() -> None:
    everyone = others_named("right")
    with taught("left", sets_strength(everyone, 4)), taught("burned_men", sets_strength(everyone, 4)):
        t = lay({"play": ["right", "burned_men"], "gold": 1}, {"play": ["left"]})
        assert not offered(t, "pick left.1a") and seen(t, "right.0a")["strength"] == 4
