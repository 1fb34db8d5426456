"""Every lesson can be taken to its end, explains what goes wrong, and says everything in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import smallcouncil as sc
from fluent_files import files, messages
from smallcouncil import lessons
from smallcouncil.lessons import NEXT, Lesson, begin, faults, follow, line, read_lesson
from smallcouncil.locale import LANGUAGES
from smallcouncil.table import BadInput, IllegalChoice

ALL = lessons.lessons()
every_lesson = pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.name)

FORD = """
order = 1
minutes = 1
[position]
options = { players = 2 }
begin = "reinforce"
rest = ["ghiscari", 1]
territories = { mantarys = ["targaryen", 5], volantis = ["targaryen", 2] }
[[steps]]
key = "place"
choose = ["place mantarys", "place mantarys | place volantis", "place mantarys"]
mistakes = [{ key = "behind", choice = "place volantis", rule = "R-RK-reinforce-15" }]
"""


@every_lesson
def test_a_lesson_is_played_to_its_end(lesson: Lesson) -> None:
    assert faults(lesson) == []
    assert follow(lesson, line(lesson)).done


@every_lesson
def test_a_lesson_explains_at_least_one_mistake(lesson: Lesson) -> None:
    """A legal choice that leads elsewhere: an explanation, and the table is as before."""
    explained = 0
    course = begin(lesson)
    while not course.done:
        ask = next((a for a in course.table.asks if a.seat == lesson.seat), None)
        texts = [course.table.text(choice) for choice in ask.choices] if ask else []
        for mistake in course.step.mistakes:
            tried = [t for t in texts if mistake.choice and (t == mistake.choice or t.startswith(f"{mistake.choice} "))]
            for text in [t for t in tried if t not in course.wanted]:
                after = course.answer(text)
                assert after.mistake is not None and not after.played
                assert (after.at, after.part, after.table) == (course.at, course.part, course.table)
                explained += after.mistake is mistake
        course = course.answer(course.wanted[0])
    assert explained


def test_every_game_with_lessons_has_a_first_one_and_they_are_in_order() -> None:
    assert ALL
    for game in sc.games():
        numbers = [lesson.order for lesson in ALL if lesson.game == game]
        assert numbers == list(range(1, len(numbers) + 1))


def said_by(lesson: Lesson) -> Iterator[str]:
    """Every message that a lesson needs."""
    key = f"{lesson.game}-lesson-{lesson.id}"
    yield from (key, f"{key}.aim", f"{key}.end")
    for step in lesson.steps:
        yield from (f"{key}-{step.key}", f"{key}-{step.key}.text")
        if step.choose:
            yield f"{key}-{step.key}.do"
        for mistake in step.mistakes:
            yield from (f"{key}-not-{mistake.key}", f"{key}-not-{mistake.key}.text")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted({lesson.game for lesson in ALL}))
def test_lessons_say_what_they_need_and_nothing_else(game: str, lang: str) -> None:
    wanted = {key for lesson in ALL if lesson.game == game for key in said_by(lesson)}
    assert set(messages(lang, f"{game}-lessons.ftl")) == wanted
    assert f"{game}-aim" in messages(lang, f"{game}-guide.ftl")


def test_there_are_no_texts_without_lessons() -> None:
    with_texts = {file.removesuffix("-lessons.ftl") for file in files("en") if file.endswith("-lessons.ftl")}
    assert with_texts == {lesson.game for lesson in ALL}


# ---------------------------------------------------------------------------- what a course does


def ford(text: str = FORD) -> Lesson:
    return read_lesson("risk", "ford", text)


def test_any_of_several_answers_leads_on() -> None:
    assert follow(ford(), ["place mantarys", "place volantis", "place mantarys"]).done
    course = follow(ford(), ["place mantarys", "place mantarys"])
    assert (course.at, course.part, course.wanted) == (0, 2, ("place mantarys",))


def test_a_mistake_changes_nothing_and_names_its_explanation() -> None:
    course = begin(ford()).answer("place volantis")
    assert course.mistake is not None and course.mistake.key == "behind"
    assert course.answer("place mantarys").mistake is None


def test_what_the_lesson_does_not_foresee_has_an_answer_too() -> None:
    course = begin(ford(FORD.replace("behind", "other").replace('"place volantis", rule', '"done", rule')))
    after = course.answer("place volantis").mistake
    assert after is not None and after.key == "otherwise"
    assert course.answer(NEXT).mistake is not None


def test_what_the_rules_forbid_is_refused_by_the_rules() -> None:
    with pytest.raises(IllegalChoice):
        begin(ford()).answer("place pyke")


def test_answers_must_lead_on_until_the_last_one() -> None:
    with pytest.raises(BadInput, match=r"answers\[0\]"):
        follow(ford(), ["place volantis", "place mantarys"])
    with pytest.raises(BadInput):
        follow(ford(), [*line(ford()), NEXT])


# ---------------------------------------------------------------------------- what is wrong with a lesson


@pytest.mark.parametrize(
    ("was", "becomes", "told"),
    [
        ("order = 1", "order = ", "ford.toml"),
        ("minutes = 1", "hours = 1", "ford.toml.*hours"),
        ('key = "place"', 'name = "place"', "steps.*"),
        ('choice = "place volantis"', 'choice = "", thing = ""', "behind"),
    ],
)
def test_a_file_that_is_no_lesson_is_refused_with_its_name(was: str, becomes: str, told: str) -> None:
    with pytest.raises(BadInput, match=told):
        ford(FORD.replace(was, becomes))


@pytest.mark.parametrize(
    ("was", "becomes", "told"),
    [
        ('["targaryen", 5]', '["stark", 5]', "position"),
        ('["place mantarys",', '["place pyke",', "place pyke"),
        ("place mantarys | place volantis", "place mantarys | done", "done"),
        ("R-RK-reinforce-15", "R-RK-reinforce-99", "there is no rule R-RK-reinforce-99"),
        ('choice = "place volantis"', 'choice = "attack"', "nobody can make the mistake behind"),
    ],
)
def test_faults_say_where_a_lesson_cannot_be_played(was: str, becomes: str, told: str) -> None:
    assert faults(ford()) == []
    found = faults(ford(FORD.replace(was, becomes)))
    assert found and told in found[0]
