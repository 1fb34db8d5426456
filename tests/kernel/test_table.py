"""The public behaviour of a table."""

from __future__ import annotations

from typing import Any

import pytest

from laws.questions import NONSENSE
from laws.random_play import views, written
from smallcouncil.arena.speed.compiled import is_compiled
from smallcouncil.table import Choice, IllegalChoice, Procedure, Rng, Table
from toys import court, sealed

COURT = court.GAME
SEALED = sealed.GAME


def refused(table: Table, seat: Any, choice: Any, n: Any = None) -> IllegalChoice:
    before, asks = written(table.position()), table.asks[:]
    with pytest.raises(IllegalChoice) as caught:
        table.choose(seat, choice, n)
    assert written(table.position()) == before
    assert table.asks == asks
    return caught.value


def test_a_question_names_all_that_a_player_needs() -> None:
    table = COURT.new(seed=1)
    assert table.waiting == (0,)
    ask = table.ask(0)
    assert (ask.n, ask.seat, ask.prompt, ask.rule, ask.must) == (1, 0, "turn", "R-TOY-turn-01", True)
    assert ask.default is ask.choices[0]
    data = table.view(0)["ask"]
    assert data["choices"][1] == {"text": "challenge seat_1", "verb": "challenge", "args": {"seat": "seat_1"}}
    assert (data["default"], data["decline"]) == ("rest", None)
    assert "turn" in repr(ask)


def test_choosing_by_text_forgives_case_and_spaces() -> None:
    table = COURT.new(seed=1)
    table.choose(0, "  Challenge   SEAT_1 ")
    assert table.ask(1).prompt == "claim"


def test_an_illegal_choice_says_why() -> None:
    table = COURT.new(seed=1)
    assert refused(table, 0, "surrender").key == "illegal"
    assert "R-TOY-turn-01" in str(refused(table, 0, "surrender"))
    assert refused(table, 0, NONSENSE).key == "illegal"
    assert refused(table, 0, court.CHOOSE(0)).args_by_name["prompt"] == "turn"


def test_only_those_who_are_asked_may_answer() -> None:
    table = COURT.position({"hands": [[], ["blank"]], "deck": ["blank", "blank"]})
    assert refused(table, 1, "rest").key == "not-waiting"
    for seat in (-1, 2, 99):
        assert refused(table, seat, "rest").key == "no-seat"
    with pytest.raises(IllegalChoice, match="not asked"):
        table.ask(1)
    with pytest.raises(IllegalChoice, match="no seat 7"):
        table.ask(7)
    with pytest.raises(IllegalChoice, match="no seat 7"):
        table.view(7)


def test_an_answer_to_a_question_that_is_over_is_stale() -> None:
    table = COURT.new(seed=1)
    n = table.ask(0).n
    table.choose(0, "challenge seat_1", n)
    error = refused(table, 1, table.ask(1).default, n)
    assert error.key == "stale"
    assert error.args_by_name == {"answered": n, "asked": n + 1}
    for other in (0, -1, n + 2):
        refused(table, 1, table.ask(1).default, other)
    table.choose(1, table.ask(1).default, n + 1)


@pytest.mark.skipif(is_compiled(), reason="compiled, a choice cannot be made of a text")
def test_a_choice_made_by_hand_is_refused_by_its_name() -> None:
    homemade: Any = "fly"
    assert "fly" in str(refused(COURT.new(seed=1), 0, Choice(homemade, ())))


@pytest.mark.skipif(is_compiled(), reason="compiled, a value of another type is a TypeError before anything happens")
def test_values_of_other_types_are_refused_as_well() -> None:
    table = COURT.new(seed=1)
    junk: Any
    for junk in (None, 5, b"rest", ["rest"], {}):
        assert refused(table, 0, junk).key == "illegal"
    for junk in (None, "0", 0.5):
        assert refused(table, junk, "rest").key == "no-seat"
    for junk in ("2", type):
        assert refused(table, 0, table.ask(0).default, junk).key == "stale"


def test_a_single_choice_is_taken_by_the_table() -> None:
    """One character left: nobody is asked which one is killed; no hands: nobody is asked in windows."""
    position = {"owner": [0, 1, -1, -1, -1, 2, -1, -1], "deck": ["blank"] * 3, "options": {"players": 3}}
    table = COURT.position({**position, "options": {"players": 3, "windows": "fast"}})
    table.choose(0, "challenge seat_1")
    assert table.seen_by(None).owner[1] == -1
    assert table.ask(1).prompt == "turn"
    assert table.made == 1  # what the table takes is not a choice of the record


def test_always_puts_a_question_with_a_single_answer() -> None:
    """The windows of a safe table ask who holds any card at all, so that being asked tells nothing."""
    position = {"hands": [["blank"], ["blank"]], "deck": ["blank"] * 3}
    for windows, prompt in (("safe", "window"), ("fast", "turn")):
        table = COURT.position({**position, "options": {"players": 2, "windows": windows}})
        table.choose(0, "challenge seat_1")
        table.choose(1, "choose bran")
        assert table.asks[0].prompt == prompt
    table = COURT.position({**position, "options": {"players": 2, "windows": "safe"}})
    table.choose(0, "challenge seat_1")
    table.choose(1, "choose bran")
    assert [table.text(c) for c in table.ask(0).choices] == ["pass"]


def test_secret_choices_are_made_at_the_same_time_in_any_order() -> None:
    table = SEALED.new(seed=1, rounds=1)
    assert table.waiting == (0, 1, 2)
    for seat, text in ((2, "coin"), (0, "coin"), (2, "coin"), (1, "point ship")):
        table.choose(seat, text)
    assert list(table.waiting) == [0, 2]  # sorted: the order tells nothing
    assert table.view(0)["table"]["mine"] == {"fist": 1, "pointed": -1}
    assert table.view(None)["table"]["mine"] is None
    assert "fist" not in written(table.view(None)).decode()
    table.choose(2, "take_back")
    table.choose(2, "coin")
    table.choose(2, "point crown")
    table.choose(0, "point crown")
    assert table.over
    assert table.result is not None and table.result.scores == (0, 0, 1)


def test_each_small_step_is_a_question_of_its_own() -> None:
    table = SEALED.new(seed=1)
    first, other = table.ask(0), table.ask(1)
    table.choose(0, "coin", first.n)
    assert refused(table, 0, "coin", first.n).key == "stale"
    assert table.ask(1) is other  # the others think on


def test_nobody_counts_the_small_steps_of_others() -> None:
    """Not by the numbers of questions and choices, while others think and afterwards."""
    one, other = SEALED.new(seed=1), SEALED.new(seed=1)
    for text in ("coin", "coin", "take_back"):
        other.choose(2, text)
    for table in (one, other):
        table.choose(2, "coin")
        table.choose(0, "point crown")
        table.choose(2, "point crown")
        table.choose(1, "coin")
    assert [(t.made, t.view(1)["made"], t.view(2)["made"], t.view(None)["made"]) for t in (one, other)] == [
        (4, 3, 3, 2),
        (7, 3, 6, 2),
    ]
    for table in (one, other):
        table.choose(1, "point ship")
    for seat in (0, 1, None):
        assert written(one.view(seat)) == written(other.view(seat))
        assert written(one.imagine(seat, 5).position()) == written(other.imagine(seat, 5).position())
    assert other.ask(2).n == one.ask(2).n + 3
    for table in (one, other):
        while not table.over:
            table.choose(table.waiting[0], "point crown")
        assert table.view(1)["made"] == table.made, "when the game is over, nothing is secret"


def test_an_end_in_the_middle_closes_all_questions() -> None:
    table = SEALED.new(seed=1, rounds=1, last="sudden")
    table.choose(1, "point ship")
    assert table.over and table.waiting == ()
    assert refused(table, 0, "coin").key == "over"
    assert table.may(0) is None
    view = table.view(0)
    assert view["ask"] is None and view["result"] == {"winners": (1,), "scores": (0, 0, 0), "reason": "sudden"}
    assert views(table.game.position(table.position())) == views(table)


def test_no_step_is_run_after_the_end() -> None:
    class Last(Procedure):
        steps = ("question", "never")

        def question(self, t: Table) -> None:
            self.ask(t, 0, court.TURN, [court.REST(), court.PASS()])

        def on_question(self, t: Table, seat: int, choice: Choice) -> None:
            t.end((0,), (1, 0), "enough")

        def never(self, t: Table) -> None:
            raise AssertionError("the game was over")

    table = COURT.new(seed=1)
    table.stack.append(Last())
    table.asks.clear()
    table.run()
    table.choose(0, court.PASS())
    assert table.over and table.waiting == ()


def test_an_offer_is_shown_to_its_seat_alone() -> None:
    position = {"hands": [["rumour"], ["rumour"]], "deck": ["blank"] * 4}
    table = COURT.position(position)
    may = table.may(1)
    assert may is not None and (may.must, may.answers, may.n) == (False, 0, table.asked)
    assert table.may(0) is None  # 0 is asked: its offers stand among its choices
    assert table.text(table.ask(0).choices[-1]) == "play rumour"
    assert table.view(1)["may"]["choices"][0]["text"] == "play rumour"
    assert table.view(None)["may"] is None
    assert refused(table, 1, "play rumour", may.n + 1).key == "stale"
    assert refused(table, 1, "play cancel").key == "illegal"
    assert refused(table, 1, NONSENSE).key == "illegal"
    table.choose(1, may.choices[0], may.n)
    assert table.waiting == (1,)
    assert table.record().choices == ("1 play rumour",)


def test_the_log_tells_everyone_what_they_may_know() -> None:
    table = COURT.new(seed=1, listen=True)
    mine, all_ = table.heard(0), table.heard(None)
    assert [e.news.name for e in mine] == ["drew"] * 5 and all_ == []
    assert len(table.heard(1)) == 4
    assert mine[0].write(table)["event"] == "drew"
    assert "drew" in repr(mine[0])
    assert table.heard(0, since=len(table.log or [])) == []
    assert COURT.new(seed=1).heard(0) == []
    assert table.copy().heard(0) == []


def test_listening_changes_nothing() -> None:
    assert written(COURT.new(seed=4, listen=True).position()) == written(COURT.new(seed=4).position())


def test_looking_does_not_touch_the_dice() -> None:
    table = COURT.new(seed=4, players=3)
    before = written(table.position())
    rng = Rng(1)
    for seat in (0, 1, 2, None):
        table.view(seat)
        table.imagine(seat, rng)
    assert written(table.position()) == before


def test_imagining_draws_future_dice_and_hidden_cards_anew() -> None:
    table = COURT.new(seed=4, players=3)
    guesses = [table.imagine(0, Rng(seed)) for seed in range(20)]
    assert len({written(g.position()["hands"]) for g in guesses}) > 15
    assert len({g.position()["rng"]["key"] for g in guesses}) == 20
    assert {written(g.position()["hands"][0]) for g in guesses} == {written(table.position()["hands"][0])}
    same = [written(table.imagine(0, Rng(3)).position()) for _ in range(2)]
    assert same[0] == same[1]


def test_a_question_to_others_is_put_anew_on_imagined_tables_under_its_number() -> None:
    table = COURT.position({"hands": [["cancel"], ["bodyguard"]], "deck": ["blank", "bodyguard", "bodyguard"]})
    table.choose(0, "challenge seat_1")
    table.choose(1, "choose bran")
    table.choose(0, "pass")
    texts = set()
    for seed in range(20):
        guess = table.imagine(0, Rng(seed))
        assert (guess.waiting, guess.ask(1).n, guess.asked) == ((1,), table.ask(1).n, table.asked)
        texts.add(" / ".join(guess.text(c) for c in guess.ask(1).choices))
    assert texts == {"pass", "pass / play bodyguard"}


def test_an_imagined_table_knows_nothing_of_the_past_and_asks_on_as_usual() -> None:
    table = SEALED.new(seed=1)
    table.choose(2, "coin")
    guess = table.imagine(0, Rng(1))
    assert table.choices_made() and guess.choices_made() == [], "which would tell what others chose in secret"
    assert not guess.asks_again


def test_a_single_answer_is_asked_for_while_open_questions_are_put_again() -> None:
    """That there is but one on an imagined table is not known to who imagines it."""
    table = COURT.position({"owner": [0, 1, -1, -1, -1, 0, -1, -1], "deck": ["blank"] * 3})
    other = table.copy()
    other.asks_again = True
    for one in (table, other):
        one.choose(0, "challenge seat_1")
    assert all(ask.prompt != "claim" for ask in table.asks), "there is one character to be killed"
    assert (other.waiting, other.ask(1).prompt, len(other.ask(1).choices)) == ((1,), "claim", 1)


class LastWords(Procedure):
    """Asks, and ends the game in the same breath."""

    steps = ("speak",)

    def speak(self, t: Table) -> None:
        self.ask(t, 0, court.TURN, [court.REST(), court.PASS()])
        t.end((0,), (1, 0), "spoken")


def test_nobody_is_asked_when_the_game_is_over() -> None:
    table = COURT.new(seed=1)
    table.asks.clear()
    table.call(LastWords())
    table.run()
    assert table.over and table.waiting == ()


def test_an_answer_may_not_lead_elsewhere_while_others_think() -> None:
    class Astray(sealed.Round):
        def on_close(self, t: sealed.SealedTable, seat: int, choice: Any) -> None:
            self.again()

    table = SEALED.new(seed=1)
    table.stack[:] = [Astray()]
    table.asks.clear()
    table.run()
    with pytest.raises(AssertionError, match="left its step"):
        table.choose(0, "coin")


def test_a_step_cannot_be_called_as_positions_write_that_none_is_left() -> None:
    with pytest.raises(TypeError, match="Feast: a step cannot be called 'end'"):

        class Feast(Procedure):
            steps = ("eat", "end")


class Deed(Procedure):
    """Leaves the table unsettled in its first step."""

    steps = ("unsettle", "after")

    def unsettle(self, t: Table) -> None:
        t.unsettled = 1

    def after(self, t: Table) -> None:
        self.ask(t, 0, court.TURN, [court.REST(), court.PASS()])


class Seeing(Procedure):
    """What follows from settling."""

    steps = ("see",)

    def see(self, t: Table) -> None:
        self.ask(t, 1, court.TURN, [court.REST(), court.PASS()])

    def on_see(self, t: Table, seat: int, choice: Choice) -> None:
        pass


class SettledTable(court.CourtTable):
    __slots__ = ()

    def settle(self) -> None:
        self.unsettled = 0
        self.call(Seeing())


def settled_table() -> Table:
    table = SettledTable(COURT, COURT.new(seed=1).options, 1)
    table.call(Deed())
    return table


def test_what_holds_at_all_times_is_seen_to_before_the_next_step() -> None:
    table = settled_table()
    table.run()
    assert table.waiting == (1,), "what settling calls comes before the step after"
    table.choose(1, court.PASS())
    assert table.waiting == (0,) and not table.unsettled


def test_what_is_unsettled_is_so_on_a_copy() -> None:
    table = settled_table()
    table.unsettled = 1
    assert table.copy().unsettled == 1


def test_the_nearest_procedure_of_a_kind_is_the_topmost() -> None:
    table = COURT.new(seed=1)
    low, high, seeing = Deed(), Deed(), Seeing()
    table.stack[:] = [low, high, seeing]
    assert table.nearest(Deed) is high and table.nearest(Seeing) is seeing
    assert table.nearest(Seeing, skip=1) is None
    assert table.nearest(Deed, skip=1) is high and table.nearest(Deed, skip=2) is low
    assert table.nearest(Deed, skip=3) is None
    assert table.nearest(court.Claim) is None


def test_a_caller_is_the_one_below_and_nobody_deeper() -> None:
    table = COURT.new(seed=1)
    low, high = Deed(), Deed()
    table.stack[:] = [low, high, Seeing()]
    assert table.caller(Deed) is high
    assert table.caller(Seeing) is None
    table.stack[:] = [low, Seeing(), Seeing()]
    assert table.caller(Deed) is None
    table.stack[:] = [low]
    assert table.caller(Deed) is None
