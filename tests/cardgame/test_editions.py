"""Two card games live in one process: what one declares, the other does not know."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
from pathlib import Path
from typing import Any

import pytest

from smallcouncil.arena.speed.compiled import is_compiled
from smallcouncil.games.cardgame.edition import Edition
from smallcouncil.games.cardgame.layout.box import Box
from smallcouncil.games.cardgame.layout.prints import CHARACTER, FACTION, Print
from smallcouncil.games.cardgame.layout.zones import HIDDEN
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.occurrences.timings import Timing
from smallcouncil.games.cardgame.values.current import VALUES
from smallcouncil.games.cardgame.writing import every_word
from smallcouncil.games.cardgame.writing.kinds_of_abilities import action, answer


def edition(**more: Any) -> Edition:
    made = Edition(timings=(Timing("before", before=True), Timing("after")), **more)
    made.print_cards([Print(0, "camp", FACTION), Print(1, "knight", CHARACTER)])
    return made


def test_the_same_names_in_two_editions_are_two_things() -> None:
    one, other = edition(kinds_of_occurrences=("feasted",)), edition(kinds_of_occurrences=("fasted", "feasted"))
    told: list[str] = []

    def late(t: Any, effect: tuple[int, ...]) -> None:
        told.append("one")

    first = late

    def late(t: Any, effect: tuple[int, ...]) -> None:  # type: ignore[no-redef]
        told.append("other")

    for made, act in ((one, first), (other, late)):
        number = made.delayed_effect(act)
        made.delayed[number][1](None, ())
        strong = made.lasting_effect("strong", VALUES, reads=1 if made is one else 2)
        assert made.lasting[strong.number] is strong and strong.reads == (1 if made is one else 2)
        made.occurs(kinds.DREW, lambda t, facts, at, marks, name=str(number): told.append(name))  # type: ignore[misc]
        assert made.replacement(lambda t, facts, at, seat: None) == 0
        made.card("knight", action(lambda t, u: None))
        assert made.zone("attic", hidden=True) <= HIDDEN
    assert told == ["one", "other"]
    assert one.occur[kinds.DREW] is not other.occur[kinds.DREW]
    assert one.kinds.index("feasted") == kinds.OWN and other.kinds.index("feasted") == kinds.OWN + 1
    assert [len(made.by_id["knight"].abilities) for made in (one, other)] == [1, 1]
    assert one.words.marshal is not other.words.marshal


def test_a_name_is_declared_once_in_an_edition() -> None:
    made = edition(kinds_of_occurrences=("feasted",))

    def late(t: Any, effect: tuple[int, ...]) -> None: ...

    made.delayed_effect(late)
    made.lasting_effect("strong", VALUES)
    made.zone("attic", hidden=False)
    for again in (
        lambda: made.delayed_effect(late),
        lambda: made.lasting_effect("strong", VALUES),
        lambda: made.lasting_effect("strength", VALUES),  # one of the core
        lambda: made.zone("attic", hidden=True),
        lambda: made.zone("deck", hidden=True),
        lambda: edition(kinds_of_occurrences=("killed",)),
    ):
        with pytest.raises(AssertionError):
            again()


def test_windows_before_an_occurrence_come_first() -> None:
    with pytest.raises(AssertionError):
        Edition(timings=(Timing("after"), Timing("before", before=True)))


def test_a_box_hears_what_its_own_cards_answer() -> None:
    one, other = edition(), edition()
    one.card("knight", answer(0, kinds.KILLED, lambda t, u: None), answer(1, kinds.DREW, lambda t, u: None))
    cards = [(0, 0), (0, 1)]
    assert Box(one, cards).heard[:2] == [1 << kinds.KILLED, 1 << kinds.DREW]
    assert Box(one, cards).heard_before == 1 << kinds.KILLED
    assert not Box(other, cards).heard_at_all


def test_no_word_for_cards_hides_another_one() -> None:
    """The words of several modules are imported together: a name that two of them use means the same in both."""
    seen: dict[str, tuple[str, object]] = {}
    for node in ast.parse(inspect.getsource(every_word)).body:
        if not isinstance(node, ast.ImportFrom) or node.module is None or not node.module.startswith("smallcouncil"):
            continue
        module = importlib.import_module(node.module)
        names = [alias.name for alias in node.names]
        for name in [n for n in vars(module) if not n.startswith("_")] if names == ["*"] else names:
            value = getattr(module, name)
            where, other = seen.setdefault(name, (node.module, value))
            assert other is value or other == value, f"{name} of {node.module} is not that of {where}"
            assert getattr(every_word, name) == value


@pytest.mark.skipif(is_compiled(), reason="a compiled class does not say which arguments it takes")
def test_the_guide_shows_all_that_an_edition_declares() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "cards.md").read_text("utf-8")
    shown = guide[guide.index("EDITION = Edition(") : guide.index("SHADOWS = EDITION.zone(")]
    declared = [name for name in inspect.signature(Edition.__init__).parameters if name != "self"]
    assert sorted(re.findall(r"^    (\w+)=", shown, re.MULTILINE)) == sorted(declared)
