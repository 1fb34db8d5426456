"""Lessons: guided games, written as data in the folder of their game (`games/<id>/lessons/*.toml`).

>>> course = begin(lesson("risk", "first"))
>>> course.step.key
'board'
"""

from smallcouncil.lessons.course import NEXT, Course, Played, begin, follow
from smallcouncil.lessons.faults import faults, line
from smallcouncil.lessons.lesson import Lesson, Mistake, Step, lesson, lessons, read_lesson

__all__ = [
    "NEXT",
    "Course",
    "Lesson",
    "Mistake",
    "Played",
    "Step",
    "begin",
    "faults",
    "follow",
    "lesson",
    "lessons",
    "line",
    "read_lesson",
]
