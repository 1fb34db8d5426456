"""A lesson on its way: the table, the step that is to be taken, and what becomes of an answer.

A course is a value: it follows from the lesson and from what the learner has done. Nothing of it needs to be kept but
the list of answers, and a page that is loaded anew goes on where it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from smallcouncil.games import game
from smallcouncil.lessons.lesson import OR, Lesson, Mistake, Step
from smallcouncil.table import BadInput, Event, Table

NEXT = "next"  # the answer to a step at which there is only something to look at


class Played(NamedTuple):
    """A choice that was made, by whomever, the table after it and what it told."""

    seat: int
    text: str
    table: Table
    events: list[Event]


class Course(NamedTuple):
    lesson: Lesson
    table: Table
    at: int = 0  # the step that is to be taken
    part: int = 0  # of the choices of that step, those that are made
    played: tuple[Played, ...] = ()  # by the last answer
    mistake: Mistake | None = None  # the last answer was none of those that lead on

    @property
    def done(self) -> bool:
        return self.at == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at]

    @property
    def wanted(self) -> tuple[str, ...]:
        """The answers that lead on; the first one is shown to who asks for it."""
        if self.done:
            return ()
        return tuple(self.step.choose[self.part].split(OR)) if self.step.choose else (NEXT,)

    def answer(self, said: str) -> Course:
        """The course after an answer. An illegal choice raises IllegalChoice, a legal one that leads elsewhere changes
        nothing but `mistake`."""
        if self.done:
            raise BadInput("answers", "out-of-range", value=said, low=0, high="the end of the lesson")
        seat = self.lesson.seat
        if said not in self.wanted:
            if said != NEXT:
                self.table.copy().choose(seat, said)  # who tries what the rules do not allow is told so by the rules
            return self._replace(played=(), mistake=mistake_of(self.step, said))
        played: list[Played] = []
        if self.step.choose:
            played.append(made(self.table, seat, said))
        part = self.part + 1
        if part < len(self.step.choose):
            return self._replace(table=played[-1].table, part=part, played=tuple(played), mistake=None)
        for line in self.step.then:
            who, _, text = line.partition(" ")
            played.append(made(played[-1].table if played else self.table, int(who), text))
        table = played[-1].table if played else self.table
        return Course(self.lesson, table, self.at + 1, 0, tuple(played))


OTHERWISE = Mistake("otherwise", choice="*")  # allowed, but the lesson is about something else


def mistake_of(step: Step, said: str) -> Mistake:
    """The explanation that is due for a legal choice that leads elsewhere; the most particular one."""
    fitting = [m for m in step.mistakes if m.choice and (said == m.choice or said.startswith(f"{m.choice} "))]
    return max(fitting, key=lambda m: len(m.choice), default=OTHERWISE)


def made(table: Table, seat: int, text: str) -> Played:
    after = table.copy()
    events: list[Event] = []
    after.log = events
    after.choose(seat, text)
    return Played(seat, text, after, events)


def begin(lesson: Lesson) -> Course:
    """The course before its first step."""
    return Course(lesson, game(lesson.game).position(lesson.position, listen=True))


def follow(lesson: Lesson, answers: Sequence[str]) -> Course:
    """The course after all these answers; each but the last must be one that leads on."""
    course = begin(lesson)
    for number, said in enumerate(answers):
        if course.mistake is not None:
            raise BadInput(f"answers[{number - 1}]", "unknown-value", value=answers[number - 1], known=course.wanted[0])
        course = course.answer(said)
    return course
