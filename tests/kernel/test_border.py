"""The declared border: vocabulary, what declines, abilities, time; tables that hold still; who may imagine."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from laws.random_play import pick, written
from smallcouncil.games import GAMES, game
from smallcouncil.table import NUMBER, SEAT, BadInput, Domain, Procedure, Prompt, Rng, Table, Time, Verb
from smallcouncil.table.words_as_data import vocabulary_of
from toys.court import GAME as COURT
from toys.court import PASS
from toys.vigil import GAME as VIGIL

HANDS: dict[str, Any] = {"options": {"players": 2}, "hands": [["cancel"], ["bodyguard"]], "deck": ["blank"] * 4}


def test_a_vocabulary_says_what_arguments_stand_for() -> None:
    words = COURT.vocabulary()
    assert words.verbs["challenge"] == {"seat": "seat"} and words.verbs["rest"] == {}
    assert words.prompts["window"] == {"character": "character"}
    assert words.news["played"] == {"seat": "seat", "card": "card"}
    assert msgspec.to_builtins(words.domains["seat"]) == {"kind": "seat", "messages": "seat"}
    assert words.domains["card"].kind == "name"


def test_two_domains_of_one_name_are_refused() -> None:
    with pytest.raises(AssertionError, match="two domains"):
        vocabulary_of([Verb("a", thing=Domain("thing")), Verb("b", thing=Domain("thing", messages="other"))])


@pytest.mark.parametrize("name", GAMES)
def test_every_word_of_a_game_is_published(name: str) -> None:
    rules = game(name)
    words = rules.vocabulary()
    known = {"verb": words.verbs, "prompt": words.prompts, "news": words.news}
    for word in rules.words:
        assert list(known[word.kind][word.name]) == list(word.params)
        assert set(known[word.kind][word.name].values()) <= set(words.domains)


def test_a_window_is_a_question_that_can_be_declined() -> None:
    table = COURT.position(HANDS)
    assert table.ask(0).decline is None
    table.choose(0, "challenge seat_1")
    table.choose(1, "choose bran")
    ask = table.ask(0)
    assert ask.decline is PASS()
    assert COURT.declines("pass") and not COURT.declines("play cancel")
    shown = table.view(0)["ask"]
    assert shown["decline"] == "pass" and "ability" not in shown["choices"][0]
    table.choose(0, "pass")
    shown = table.view(1)["ask"]
    assert [choice.get("ability") for choice in shown["choices"]] == [None, "window play bodyguard"]


def test_an_ability_is_of_the_thing_it_is_declared_about() -> None:
    ring = Verb("ring", about="bell", seat=SEAT, bell=Domain("bell", ("small", "great")))
    table = COURT.position(HANDS)
    ask = table.ask(0)
    assert ask.ability(ring(1, 0), table) == "turn ring small"
    assert ask.ability(Verb("sing", times=NUMBER)(3), table) == "turn sing 3"


def test_a_table_that_holds_puts_questions_with_one_answer() -> None:
    position = {**HANDS, "owner": [0, 1, -1, -1, -1, -1, -1, -1]}
    runs, holds = COURT.position(position), COURT.position(position, hold=True)
    for table in (runs, holds):
        table.choose(0, "challenge seat_1")
    assert runs.ask(0).prompt == "window", "the only character is chosen without a question"
    assert holds.ask(1).prompt == "claim" and [holds.text(c) for c in holds.ask(1).choices] == ["choose bran"]
    assert holds.copy().hold and COURT.position(holds.position()).hold
    assert COURT.position({**position, "hold": True}).position() == COURT.position(position, hold=True).position()
    with pytest.raises(BadInput, match="hold"):
        COURT.position({**position, "hold": 1})


def test_nobody_is_asked_two_things_at_a_time() -> None:
    class Twice(Procedure):
        steps = ("ask_twice",)

        def ask_twice(self, t: Table) -> None:
            for _ in range(2):
                self.ask(t, 0, Prompt("twice", rule=""), [PASS(), Verb("act")()])

    table = COURT.position(HANDS)
    table.asks.clear()
    table.call(Twice())
    with pytest.raises(AssertionError, match="asks seat 0 twice"):
        table.run()


def test_time_goes_by() -> None:
    table = VIGIL.new(seed=1)
    assert table.time() == (-1, -1, 0)
    while table.time().phase == 0:
        table.choose(table.waiting[0], "pass")
    assert table.time().phase == 1


def test_any_generator_imagines() -> None:
    table = COURT.new(seed=3)
    guess = written(table.imagine(0, 7).position())
    assert written(table.imagine(0, Rng(7)).position()) == guess
    standard = [written(table.imagine(0, random.Random(seed)).position()) for seed in (1, 1, 2)]
    assert standard[0] == standard[1] != standard[2]
    for wrong in ("7", None, 7.5, True):
        with pytest.raises(BadInput, match="rng"):
            table.imagine(0, wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", GAMES)
def test_time_tells_the_phase_and_does_not_run_backwards(name: str) -> None:
    """What was said for a phase is over with it: in every game there are several, one after the other."""
    rng = Rng(5)
    table = game(name).new(seed=5)
    seen: list[Time] = []
    while not table.over and table.made < 600:
        table.choose(*pick(table, rng))
        if table.time().phase >= 0 and table.time() != (seen[-1] if seen else None):
            seen.append(table.time())
    assert len({time.phase for time in seen}) >= 3
    assert len(set(seen)) == len(seen), "a phase of one turn came twice"
