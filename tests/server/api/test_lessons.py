"""Lessons over HTTP: every one to its end, with a mistake on the way; how far one is survives."""

from __future__ import annotations

import pytest

from server.conftest import Arrive
from smallcouncil import lessons

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("lesson", lessons.lessons(), ids=lambda lesson: lesson.name)
async def test_every_lesson_is_taken_to_its_end(arrive: Arrive, lesson: lessons.Lesson) -> None:
    guest = await arrive()
    path = f"/api/lessons/{lesson.game}/{lesson.id}"
    now = await guest.post(path, {"answers": []}, status=200)
    answers: list[str] = []
    mistakes = 0
    while not now["done"]:
        for choice in now["view"]["ask"]["choices"] if now["view"]["ask"] else []:
            if choice["text"] not in now["wanted"] and not mistakes:
                wrong = await guest.post(path, {"answers": [*answers, choice["text"]]}, status=200)
                assert wrong["mistake"] and (wrong["at"], wrong["view"]) == (now["at"], now["view"])
                mistakes += 1
        answers.append(now["wanted"][0])
        now = await guest.post(path, {"answers": answers}, status=200)
        assert now["mistake"] is None
    assert mistakes
    found = {f"{one['game']}/{one['id']}": one for one in await guest.get("/api/lessons")}
    assert found[lesson.name]["done"] and found[lesson.name]["answers"] == answers


async def test_who_comes_back_goes_on_where_they_were(arrive: Arrive) -> None:
    guest, other = await arrive(), await arrive()
    lesson = lessons.lessons()[0]
    path, half = f"/api/lessons/{lesson.game}/{lesson.id}", lessons.line(lesson)[:4]
    state = await guest.post(path, {"answers": half}, status=200)
    whole = await guest.post(path, {"answers": half, "whole": True}, status=200)
    assert whole["view"] == state["view"] and len(whole["played"]) > len(state["played"])
    mine, theirs = [(await who.get("/api/lessons"))[0] for who in (guest, other)]
    assert (mine["answers"], mine["done"], theirs["answers"]) == (half, False, [])
    await guest.post("/api/accounts", {"name": "Maester Luwin", "password": "ravens at dawn"})
    assert (await guest.get("/api/lessons"))[0]["answers"] == half
    assert [row["lesson"] for row in (await guest.get("/api/me/data"))["lessons"]] == [lesson.name]


async def test_a_guest_who_signs_in_brings_along_what_they_learned(arrive: Arrive) -> None:
    owner, guest = await arrive(), await arrive()
    lesson = lessons.lessons()[0]
    await owner.post("/api/accounts", {"name": "Samwell", "password": "books before swords"})
    await guest.post(f"/api/lessons/{lesson.game}/{lesson.id}", {"answers": lessons.line(lesson)[:2]}, status=200)
    await guest.post("/api/session", {"name": "Samwell", "password": "books before swords"})
    assert len((await owner.get("/api/lessons"))[0]["answers"]) == 2


async def test_what_is_no_lesson_and_what_is_no_answer(arrive: Arrive) -> None:
    guest = await arrive()
    lesson = lessons.lessons()[0]
    path = f"/api/lessons/{lesson.game}/{lesson.id}"
    assert (await guest.post("/api/lessons/risk/none", {"answers": []}, status=404))["reason"] == "no-such"
    assert (await guest.post("/api/lessons/nothing/first", {"answers": []}, status=404))["reason"] == "no-such"
    assert (await guest.post(path, {"answers": ["next", "fly away"]}, status=409))["reason"] == "illegal"
    await guest.post(path, {"answers": ["x"] * 501}, status=400)
    await guest.post(path, {"answers": [*lessons.line(lesson), "next"]}, status=400)


async def test_where_a_lesson_leaves_a_table_one_plays_on(arrive: Arrive) -> None:
    guest = await arrive()
    going = [one for one in lessons.lessons() if not lessons.follow(one, lessons.line(one)).table.over]
    for lesson in going:
        players = lessons.begin(lesson).table.players
        seats = [{"kind": "me"} if s == lesson.seat else {"kind": "bot", "bot": "easy"} for s in range(players)]
        laid = await guest.post("/api/tables", {"game": lesson.game, "seats": seats, "lesson": {"lesson": lesson.id}})
        assert laid["table"]["status"] == "running" and laid["mine"] == [lesson.seat]
    ended = next(one for one in lessons.lessons() if one not in going)
    form = {"game": ended.game, "lesson": {"lesson": ended.id}}
    assert (await guest.post("/api/tables", form, status=400))["field"] == "lesson"
