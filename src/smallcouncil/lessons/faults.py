"""What is wrong with a lesson, in sentences for who writes one."""

from __future__ import annotations

from smallcouncil.games import game
from smallcouncil.lessons.course import Course, begin
from smallcouncil.lessons.lesson import Lesson
from smallcouncil.table import BadInput, IllegalChoice


def line(lesson: Lesson) -> list[str]:
    """The answers that lead through a lesson."""
    return [said for _, said in walk(lesson)]


def walk(lesson: Lesson) -> list[tuple[Course, str]]:
    """Every course on the way through a lesson with the answer that leads on."""
    course = begin(lesson)
    found = []
    while not course.done:
        said = course.wanted[0]
        found.append((course, said))
        course = course.answer(said)
    return found


def faults(lesson: Lesson) -> list[str]:
    """Where a lesson cannot be played as it is written; none, if all is well."""
    try:
        course = begin(lesson)
    except BadInput as error:
        return [f"{lesson.name} position: {error}"]
    rules = {rule.id for rule in game(lesson.game).rules().rules}
    found = [
        f"{lesson.name} {step.key}: there is no rule {rule}"
        for step in lesson.steps
        for rule in (step.rule, *(m.rule for m in step.mistakes))
        if rule and rule not in rules
    ]
    while not course.done:
        where = f"{lesson.name} {course.step.key}"
        try:
            after = course.answer(course.wanted[0])
        except (IllegalChoice, BadInput) as error:
            return [*found, f"{where}: {course.wanted[0]} or what follows: {error}; {possible(course)}"]
        found += [f"{where}: {fault}" for fault in alternatives(course, after)]
        if course.part == 0:
            found += [f"{where}: {fault}" for fault in mistakes(course)]
        course = after
    return found


def possible(course: Course) -> str:
    table = course.table
    asked = [f"{ask.seat} {ask.prompt}: " + ", ".join(table.text(c) for c in ask.choices[:30]) for ask in table.asks]
    return "asked now: " + "; ".join(asked)


def alternatives(course: Course, after: Course) -> list[str]:
    """Answers that serve equally well lead on to where the same can be answered."""
    found = []
    for other in course.wanted[1:]:
        try:
            if asked(course.answer(other)) != asked(after):
                found.append(f"{other} does not lead to the same question as {course.wanted[0]}")
        except (IllegalChoice, BadInput) as error:
            found.append(f"{other}: {error}")
    return found


def asked(course: Course) -> list[tuple[int, str]]:
    return [(ask.seat, ask.prompt) for ask in course.table.asks]


def mistakes(course: Course) -> list[str]:
    """Explanations are for choices that can be made and do not lead on."""
    ask = next((ask for ask in course.table.asks if ask.seat == course.lesson.seat), None)
    texts = [course.table.text(choice) for choice in ask.choices] if ask else []
    found = []
    for mistake in course.step.mistakes:
        if not mistake.choice:
            continue
        fitting = [t for t in texts if t == mistake.choice or t.startswith(f"{mistake.choice} ")]
        if not [t for t in fitting if t not in course.wanted]:
            found.append(f"nobody can make the mistake {mistake.key}: {mistake.choice}; {possible(course)}")
    return found
