"""Lessons: which there are, how far one is, and what becomes of an answer.

Nothing is held here while somebody learns: the table follows from the answers. What was reached last is kept at hand,
so that an answer costs one choice and not the whole way.
"""

from __future__ import annotations

from collections import OrderedDict

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from smallcouncil import lessons
from smallcouncil.lessons import Course, Lesson, Played
from smallcouncil.server.forms import LessonForm, LessonInfo, LessonPlayed, LessonState
from smallcouncil.server.refusals import Denied
from smallcouncil.server.store.people.lessons import LessonProgress
from smallcouncil.server.store.people.people import Person
from smallcouncil.server.tables.lobby import Lobby
from smallcouncil.table import BadInput

KEPT = 200  # courses in memory, of all learners


class Courses:
    """Courses that were asked for last."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, tuple[str, ...]], Course] = OrderedDict()

    def after(self, lesson: Lesson, answers: tuple[str, ...]) -> Course:
        known = self.kept.get((lesson.name, answers[:-1])) if answers else None
        if known is None or known.mistake is not None:
            course = lessons.follow(lesson, answers)
        else:
            course = known.answer(answers[-1])
        self.kept[lesson.name, answers] = course
        self.kept.move_to_end((lesson.name, answers))
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return course


COURSES = Courses()  # of this process


@get("/lessons")
async def all_lessons(
    lobby: NamedDependency[Lobby], person: NamedDependency[Person], brief: FromQuery[bool] = False
) -> list[LessonInfo]:
    """All lessons with how far the visitor is in each; in brief without their steps."""
    far = await lobby.store.lessons.of(person.id)
    found = [info(one, far.get(one.name, LessonProgress([], False))) for one in lessons.lessons()]
    return [msgspec.structs.replace(one, steps=[]) for one in found] if brief else found


@post("/lessons/{game:str}/{lesson:str}", status_code=200)
async def answer(
    lobby: NamedDependency[Lobby],
    person: NamedDependency[Person],
    game: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[LessonForm],
) -> LessonState:
    """The lesson after these answers; whatever was not a mistake is kept for who comes back."""
    found = lesson_of(game, lesson)
    course = COURSES.after(found, tuple(data.answers))
    if course.mistake is None and data.answers:
        await lobby.store.lessons.keep(person.id, found.name, data.answers, done=course.done)
    told = earlier(found, data.answers) if data.whole else [played(one, found.seat) for one in course.played]
    return state(course, told)


def lesson_of(game: str, name: str) -> Lesson:
    try:
        return lessons.lesson(game, name)
    except BadInput:
        raise Denied("no-such", what="lesson", value=f"{game}/{name}", field="lesson") from None


def info(lesson: Lesson, far: LessonProgress) -> LessonInfo:
    return LessonInfo(
        lesson.game, lesson.id, lesson.order, lesson.minutes, lesson.seat, list(lesson.steps), far.answers, far.done
    )


def earlier(lesson: Lesson, answers: list[str]) -> list[LessonPlayed]:
    """All that was played on the way, without the tables."""
    course, told = lessons.begin(lesson), []
    for said in answers:
        course = course.answer(said)
        told += [msgspec.structs.replace(played(one, lesson.seat), view=None) for one in course.played]
    return told


def state(course: Course, told: list[LessonPlayed]) -> LessonState:
    return LessonState(
        at=course.at,
        part=course.part,
        done=course.done,
        wanted=list(course.wanted),
        mistake=course.mistake,
        view=course.table.view(course.lesson.seat),
        played=told,
    )


def played(one: Played, seat: int) -> LessonPlayed:
    events = [event.write(one.table) for event in one.events if event.heard_by(seat)]
    return LessonPlayed(one.seat, one.text, one.table.view(seat), events)


HANDLERS = [all_lessons, answer]
