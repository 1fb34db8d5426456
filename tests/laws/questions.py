"""Questions, their texts and their answers: well formed, readable, and nothing else is accepted."""

from __future__ import annotations

from functools import cache

import pytest

from laws.random_play import questions, written
from smallcouncil.table import Choice, Game, IllegalChoice, Rng, Table, Verb

NONSENSE = Verb("sing_the_rains_of_castamere")()


def check_asks(table: Table) -> None:
    """Questions are well formed: to a seat, once, with choices, a default among them, known words and a known rule."""
    assert bool(table.asks) != table.over, "somebody is asked until the game is over"
    assert len(set(table.waiting)) == len(table.waiting), "a seat is asked one question at a time"
    words, rules = known(table.game)
    for ask in questions(table):
        assert 0 <= ask.seat < table.players
        assert ask.choices, f"{ask.prompt} has no choices"
        if ask.must:
            assert any(ask.default is c for c in ask.choices[: ask.answers]), (
                f"{ask.prompt}: the default is not a choice"
            )
            assert ask.question in words, f"{ask.question} is not among the words of the game"
            assert rules is None or ask.rule in rules, f"{ask.prompt} cites the unknown rule {ask.rule}"
        for choice in ask.choices:
            assert choice.verb in words, f"{choice.verb} is not among the words of the game"
            assert choice.verb(*choice.args) is choice, f"{choice} was not made by its verb"


@cache
def known(game: Game) -> tuple[frozenset[object], frozenset[str] | None]:
    """The words of a game, and the ids of its rules if it has a catalogue."""
    try:
        rules = frozenset(game.rules().by_id)
    except (FileNotFoundError, ModuleNotFoundError):
        rules = None
    return frozenset(game.words), rules


def check_texts(table: Table, rng: Rng) -> None:
    """Texts are unique within an ask, in normal form, and choosing by text is choosing."""
    for ask in questions(table):
        texts = [table.text(c) for c in ask.choices]
        double = {t for t in texts if texts.count(t) > 1} if len(set(texts)) < len(texts) else ()
        assert not double, f"{ask.prompt} has the same text for several choices: {double}"
        for text in texts:
            assert text == " ".join(text.lower().split()), f"{text!r} cannot be typed"
        choice = rng.pick(ask.choices)
        by_choice, by_text = table.copy(), table.copy()
        by_choice.choose(ask.seat, choice, ask.n)
        by_text.choose(ask.seat, f" {table.text(choice).upper()} ", ask.n)
        assert written(by_choice.position()) == written(by_text.position()), f"{table.text(choice)} was read wrongly"


def check_refusals(table: Table) -> None:
    """Answers that are not legal are refused, and leave no trace."""
    before = written(table.position())

    def refused(seat: int, choice: Choice | str, n: int | None = None) -> None:
        with pytest.raises(IllegalChoice):
            table.choose(seat, choice, n)
        assert written(table.position()) == before, f"the refused {choice} of seat {seat} left a trace"

    for seat in (-1, table.players, 1 << 40):
        refused(seat, NONSENSE)
    for seat in range(table.players):
        for nonsense in (NONSENSE, "sing the rains of castamere", "", " ", "\0", "0 " * 1000):
            refused(seat, nonsense)
        if seat not in table.waiting:
            with pytest.raises(IllegalChoice):
                table.ask(seat)
    for ask in questions(table):
        mine = set(ask.choices)
        for n in (-1, ask.n - 1, ask.n + 1, 1 << 40):
            refused(ask.seat, ask.default, n)
        for other in questions(table):
            foreign = next((c for c in other.choices if c not in mine), None)
            if foreign is not None:
                refused(ask.seat, foreign)
        for choice in ask.choices[:3]:
            refused(ask.seat, f"{table.text(choice)} twice")
    for seat in set(range(table.players)) - {ask.seat for ask in questions(table)}:
        for ask in questions(table):
            refused(seat, ask.choices[0])
