"""Fair dice, replays, statistics, playing on from a record, games and their options, locale files."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import msgspec
import pytest

import smallcouncil as sc
from server.conftest import Arrive
from server.council import Guest, OpenPage
from smallcouncil.server.records import replay
from smallcouncil.server.store import Entry
from smallcouncil.table import Record, Rng

pytestmark = pytest.mark.anyio

BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


async def finished(guest: Guest, page: OpenPage, **form: Any) -> tuple[str, dict[str, Any]]:
    """A table that bots have played to its end, and what it showed before the first choice."""
    laid = await guest.post(
        "/api/tables", {"game": "parley", "seats": [{"kind": "open"}, BOTS[0]], "listed": True, **form}
    )
    table = laid["table"]["table"]
    await page.watch(table)
    await guest.post(f"/api/tables/{table}/start", {"bot": "random"})
    await page.until("seats", lambda m: m["info"]["status"] == "over" and m["table"] == table)
    return table, laid["table"]


async def test_the_seed_is_promised_first_and_shown_last(arrive: Arrive) -> None:
    guest = await arrive()
    async with guest.page() as page:
        table, before = await finished(guest, page)
    assert before["seed"] is None
    info = (await guest.get(f"/api/tables/{table}"))["table"]
    assert hashlib.sha256(bytes.fromhex(info["seed"])).hexdigest() == before["commitment"]
    text = (await guest.http.get(f"/api/tables/{table}/record")).text
    record = json.loads(text)
    assert f"{record['seed']:064x}" == info["seed"]
    verified = await guest.post("/api/records/verify", record)
    assert verified["commitment"] == before["commitment"]
    assert (verified["over"], verified["made"]) == (True, len(record["choices"]))
    assert verified["result"] == info["result"]
    # what was changed afterwards does not go through
    for change in ({"choices": ["0 bid 9", *record["choices"]]}, {"version": 99}, {"game": "chess"}, {"seed": None}):
        answer = await guest.http.post(
            "/api/records/verify",
            json={**record, **change},
            headers={"x-csrftoken": guest.http.cookies["csrf"]},
        )
        assert answer.status_code in (400, 404), answer.text
    changed = await guest.post("/api/records/verify", {**record, "seed": record["seed"] ^ 1, "choices": []})
    assert changed["commitment"] != before["commitment"]


async def test_a_running_table_keeps_its_secrets(arrive: Arrive) -> None:
    guest = await arrive()
    table = await guest.lay(seats=[{"kind": "me"}, {"kind": "me"}])
    for path in ("record", "statistics"):
        assert (await guest.get(f"/api/tables/{table}/{path}", status=409))["reason"] == "not-over"
    refused = await guest.post("/api/tables", {"game": "parley", "source": {"table": table, "steps": 0}}, status=409)
    assert refused["reason"] == "not-over"
    assert (await guest.get(f"/api/tables/{table}"))["table"]["seed"] is None


async def test_a_replay_shows_every_step(arrive: Arrive) -> None:
    guest, other = await arrive(), await arrive()
    async with guest.page() as page:
        table, _ = await finished(guest, page)
    record = await guest.get(f"/api/tables/{table}/record")
    replay = await other.get(f"/api/tables/{table}/replay?seat=1&count=200")
    assert replay["total"] == len(record["choices"])
    assert [f"{s['seat']} {s['choice']}" for s in replay["steps"][1:]] == record["choices"][:199]
    assert replay["steps"][0]["view"]["table"]["hand"] is not None
    assert any(step["events"] for step in replay["steps"])
    part = await other.get(f"/api/tables/{table}/replay?seat=1&from=3&count=2")
    assert part["steps"] == replay["steps"][3:5]
    statistics = await other.get(f"/api/tables/{table}/statistics")
    assert sum(seat["choices"] for seat in statistics["seats"]) == replay["total"]
    began = list(statistics["rounds"].values())
    assert began == sorted(began) and all(0 <= n <= replay["total"] for n in began)
    assert statistics["series"]["placed"][-1] == replay["steps"][-1]["view"]["table"]["placed"] or replay["total"] > 199
    assert len(statistics["steps"]) == len(statistics["series"]["placed"])
    assert statistics["events"].get("peeked") is None  # not public


def test_a_replay_goes_on_from_the_last_checkpoint() -> None:
    """Leafing on shows the same as replaying everything, and a choice taken back is not kept."""
    table = sc.game("risk").new(seed=5, players=3)
    rng = Rng(5)
    while table.made < 180:
        ask = table.asks[0]
        table.choose(ask.seat, rng.pick(ask.choices[: ask.answers]))
    record = table.record()

    def shown(record: Record, first: int) -> bytes:
        made = [line.partition(" ") for line in record.choices]
        entries = [Entry("t", n, int(seat), text, "person", 0.0) for n, (seat, _, text) in enumerate(made, 1)]
        return replay.steps("t", record, entries, None, first, 20, True)

    fresh = {first: shown(record, first) for first in (160, 60)}
    assert replay.CHECKPOINTS.before("t", record, 160)[0] == 150
    assert shown(record, 160) == fresh[160] and shown(record, 60) == fresh[60]
    replay.CHECKPOINTS.kept.clear()
    assert shown(record, 160) == fresh[160]
    shorter = Record(**{**msgspec.structs.asdict(record), "choices": (*record.choices[:99], record.choices[0])})
    assert replay.CHECKPOINTS.before("t", shorter, 160)[0] == 50
    for n in range(300):
        replay.CHECKPOINTS.keep(f"other-{n}", record, 50, table)
    assert len(replay.CHECKPOINTS.kept) == replay.KEPT


async def test_play_on_from_a_record(arrive: Arrive) -> None:
    """From any point of a finished table, against bots, with dice of its own."""
    guest = await arrive()
    async with guest.page() as page:
        table, _ = await finished(guest, page)
        replay = await guest.get(f"/api/tables/{table}/replay?seat=0&count=9")
        steps = next(s["n"] for s in replay["steps"] if s["view"]["waiting"] == [0])
        laid = await guest.post("/api/tables", {"game": "parley", "source": {"table": table, "steps": steps}})
        again = laid["table"]["table"]
        state = await page.watch(again, 0)
        expected = replay["steps"][steps]["view"]
        assert state["view"]["table"] == expected["table"]
        assert laid["table"]["source"] == table
        assert laid["table"]["commitment"] != (await guest.get(f"/api/tables/{table}"))["table"]["commitment"]
        await page.choose(again, 0, "roll")
        record = await guest.get(f"/api/tables/{table}/record")
        copied = await guest.post("/api/tables", {"game": "parley", "record": record, "steps": steps})
        assert (await page.watch(copied["table"]["table"], 0))["view"]["table"] == expected["table"]
    laid_down = {**record, "start": {"game": "parley"}, "seed": None}
    await guest.post("/api/tables", {"game": "parley", "record": laid_down}, status=400)
    await guest.post("/api/tables", {"game": "parley", "source": {"table": table, "steps": 99_999}}, status=400)
    await guest.post("/api/tables", {"game": "risk", "source": {"table": table, "steps": 1}}, status=400)
    await guest.post("/api/tables", {"game": "parley", "record": {**record, "choices": ["0 fly"]}}, status=400)


async def test_games_options_facts_and_rules(arrive: Arrive) -> None:
    guest = await arrive()
    games = {game["id"]: game for game in await guest.get("/api/games")}
    assert set(sc.games()) <= set(games)
    risk = games["risk"]
    options = {option["name"]: option for option in risk["options"]}
    assert options["mode"]["kind"] == "choice" and "dominion" in options["mode"]["values"]
    assert options["modules"]["kind"] == "choices"
    assert options["windows"] == {**options["windows"], "default": "fast", "values": ["fast", "safe"]}
    assert risk["by_players"]["7"]["defaults"]["mode"] == "world_at_war"
    assert "world_at_war" not in risk["by_players"]["3"]["allowed"]["mode"]
    houses = risk["by_players"]["3"]["allowed"]["houses"]
    assert len(houses) == 3
    await guest.post("/api/games/risk/options", {"options": {"players": 3, "houses": houses}})
    assert "stark_fealty" in games["cards2e"]["secret"]["decks"] and risk["secret"] == {}
    checked = await guest.post("/api/games/risk/options", {"options": {"players": 3, "mode": "dominion"}})
    assert checked["options"]["modules"]
    wrong = await guest.post("/api/games/risk/options", {"options": {"players": 99}}, status=400)
    assert (wrong["reason"], wrong["field"]) == ("out-of-range", "players")
    answer = await guest.http.get("/api/games/risk/facts")
    risk = sc.game("risk")
    assert answer.json() == {
        **json.loads(json.dumps(risk.facts())),
        "vocabulary": msgspec.to_builtins(risk.vocabulary()),
    }
    cached = await guest.http.get("/api/games/risk/facts", headers={"if-none-match": answer.headers["etag"]})
    assert (cached.status_code, cached.content) == (304, b"")
    rules = await guest.get("/api/games/risk/rules?lang=en")
    assert len(rules["rules"]) == len(sc.game("risk").rules())
    assert (await guest.get("/api/games/chess", status=404))["reason"] == "no-such"


async def test_locale_files(arrive: Arrive) -> None:
    guest = await arrive()
    files = await guest.get("/locale")
    assert "risk.ftl" in files["en"] and "risk.ftl" in files["de"]
    answer = await guest.http.get("/locale/de/risk.ftl")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8" and "risk-" in answer.text
    for path in ("/locale/de/..%2f..%2f__init__.py", "/locale/xx/risk.ftl", "/locale/de/none.ftl"):
        assert (await guest.http.get(path)).status_code == 404
