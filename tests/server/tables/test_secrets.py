"""What everyone chooses in secret before the game: nobody else learns it before the game is over."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from server.conftest import Arrive
from server.council import Council, Guest

pytestmark = pytest.mark.anyio

ME, OPEN, RANDOM = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
MINE, THEIRS = "growing_strong_and_stronger", "unbowed_unbent_unbroken"


async def lay(host: Guest, seats: list[Any], mottoes: list[str | None] | None = None, **form: Any) -> dict[str, Any]:
    options = {"players": len(seats), "rounds": 1, **({"mottoes": mottoes} if mottoes else {})}
    laid: dict[str, Any] = await host.post(
        "/api/tables", {"game": "envoys", "seats": seats, "options": options, "listed": True, **form}
    )
    return laid


async def test_nobody_learns_the_entry_of_another_seat_before_the_end(arrive: Arrive) -> None:
    """Every message and every answer that the others get, from the laying of the table to its end."""
    one, other, third = await arrive(), await arrive(), await arrive()
    laid = await lay(one, [ME, OPEN], [MINE, None])
    table = laid["table"]["table"]
    path = f"/api/tables/{table}"
    heard: dict[str, list[str]] = {"one": [json.dumps(laid)], "other": [], "third": []}

    async def ask_around() -> None:
        addresses = [path, *(f"/api/tables?which={which}" for which in ("open", "running", "mine", "over"))]
        addresses += [f"{path}/{what}" for what in ("replay", "record", "statistics", "replay?seat=0", "replay?seat=1")]
        for name, guest in (("one", one), ("other", other), ("third", third)):
            heard[name] += [(await guest.http.get(address)).text for address in addresses]

    async with one.page() as mine, other.page() as theirs, third.page() as watching:
        assert (await mine.watch(table, 0))["chosen"] == {"mottoes": MINE}
        await theirs.watch(table)
        await watching.watch(table)
        await ask_around()
        taken = await other.post(f"{path}/seats/1/take", {"options": {"mottoes": THEIRS}})
        assert taken["chosen"] == {"1": {"mottoes": THEIRS}} and taken["table"]["status"] == "gathering"
        await theirs.watch(table, 1)
        await ask_around()
        await other.send("PUT", f"{path}/seats/1/options", {"ready": True})
        assert (await mine.until("state"))["view"]["options"]["mottoes"] == [MINE, "unbowed"]
        assert (await theirs.until("state", lambda m: m["seat"] == 1))["view"]["options"]["mottoes"] == [
            "growing",
            THEIRS,
        ]
        await ask_around()
        await mine.choose(table, 0, "place north")
        await mine.choose(table, 0, "end_turn")
        await theirs.choose(table, 1, "end_turn")
        await mine.choose(table, 0, "bid 1")
        await ask_around()
        for page, name in ((mine, "one"), (theirs, "other"), (watching, "third")):
            await page.watch(table, {"one": 0, "other": 1}.get(name))
            heard[name] += [json.dumps(message) for message in page.seen]
        before = {name: "".join(said) for name, said in heard.items()}
        assert MINE in before["one"] and THEIRS not in before["one"]
        assert THEIRS in before["other"] and MINE not in before["other"]
        assert MINE not in before["third"] and THEIRS not in before["third"]
        assert "growing" in before["third"] and "unbowed" in before["third"]
        # when the game is over, all is shown
        await theirs.choose(table, 1, "bid 1")
        over = await watching.until("seats", lambda m: m["info"]["status"] == "over")
        assert over["info"]["options"]["mottoes"] == [MINE, THEIRS]
    record = await third.get(f"{path}/record")
    assert record["options"]["mottoes"] == [MINE, THEIRS]
    assert (await third.post("/api/records/verify", record))["over"]


async def test_a_table_waits_until_everyone_has_chosen(arrive: Arrive) -> None:
    host, guest = await arrive(), await arrive()
    laid = await lay(host, [ME, OPEN, RANDOM])
    table = laid["table"]["table"]
    path = f"/api/tables/{table}"
    assert laid["table"]["to_choose"] == ["mottoes"]
    assert [s["ready"] for s in laid["table"]["seats"]] == [True, False, True]
    sat = await guest.post(f"{path}/seats/1/take")
    assert sat["table"]["status"] == "gathering" and not sat["table"]["seats"][1]["ready"]
    changed = await guest.send("PUT", f"{path}/seats/1/options", {"options": {"mottoes": THEIRS}})
    assert changed["table"]["status"] == "gathering"
    begun = await guest.send("PUT", f"{path}/seats/1/options", {"options": {"mottoes": MINE}, "ready": True})
    assert begun["table"]["status"] == "running" and begun["chosen"]["1"] == {"mottoes": MINE}
    assert begun["table"]["to_choose"] == []
    late = {"options": {"mottoes": THEIRS}}
    assert (await guest.send("PUT", f"{path}/seats/1/options", late, status=409))["reason"] == "started"


async def test_who_laid_the_table_may_begin_all_the_same(arrive: Arrive) -> None:
    host, guest = await arrive(), await arrive()
    table = (await lay(host, [ME, OPEN, OPEN]))["table"]["table"]
    await guest.post(f"/api/tables/{table}/seats/1/take", {"options": {"mottoes": THEIRS}})
    begun = await host.post(f"/api/tables/{table}/start", {"bot": "random"})
    assert begun["table"]["status"] == "running"
    assert (await guest.get(f"/api/tables/{table}"))["chosen"]["1"] == {"mottoes": THEIRS}


async def test_a_seat_is_taken_with_everything_chosen(arrive: Arrive) -> None:
    host, guest = await arrive(), await arrive()
    table = (await lay(host, [ME, OPEN]))["table"]["table"]
    form = {"options": {"mottoes": THEIRS}, "ready": True}
    assert (await guest.post(f"/api/tables/{table}/seats/1/take", form))["table"]["status"] == "running"


async def test_what_cannot_be_chosen_is_refused_with_a_reason(arrive: Arrive) -> None:
    host, guest, third = await arrive(), await arrive(), await arrive()
    table = (await lay(host, [ME, OPEN, RANDOM], [MINE, None, None]))["table"]["table"]
    path = f"/api/tables/{table}"
    bad = {"options": {"mottoes": "mute"}}
    refused = await guest.post(f"{path}/seats/1/take", bad, status=400)
    assert (refused["reason"], refused["field"]) == ("unknown-value", "mottoes[1]")
    assert (await guest.get(path))["mine"] == []  # nobody has sat down
    await guest.post(f"{path}/seats/1/take")
    for form, seat, who, reason in (
        (bad, 1, guest, "unknown-value"),
        ({"options": {"mottoes": 7}}, 1, guest, "wrong-type"),
        ({"options": {"rounds": 2}}, 1, guest, "no-such"),
        ({"options": {"mottoes": THEIRS}}, 0, guest, "not-yours"),
        ({"options": {"mottoes": THEIRS}}, 2, guest, "not-yours"),
        ({"options": {"mottoes": THEIRS}}, 1, third, "not-yours"),
        ({"options": {"mottoes": THEIRS}}, 1, host, "not-yours"),
        ({"mottoes": THEIRS}, 1, guest, "malformed"),
    ):
        answer = await who.http.request(
            "PUT",
            f"{path}/seats/{seat}/options",
            json=form,
            headers={"x-csrftoken": who.http.cookies.get("csrf") or ""},
        )
        assert answer.json()["reason"] == reason, answer.text
    # the bots' are the host's to choose
    await host.send("PUT", f"{path}/seats/2/options", {"options": {"mottoes": THEIRS}})
    bad_form = {"game": "envoys", "options": {"mottoes": [MINE, "mute"]}}
    assert (await host.post("/api/tables", bad_form, status=400))["field"] == "mottoes[1]"


async def test_what_was_chosen_goes_with_who_leaves(arrive: Arrive) -> None:
    host, guest, third = await arrive(), await arrive(), await arrive()
    table = (await lay(host, [ME, OPEN, OPEN]))["table"]["table"]
    path = f"/api/tables/{table}"
    await guest.post(f"{path}/seats/1/take", {"options": {"mottoes": THEIRS}, "ready": True})
    left = await guest.post(f"{path}/seats/1/leave")
    assert not left["table"]["seats"][1]["ready"]
    taken = await third.post(f"{path}/seats/1/take")
    assert taken["chosen"]["1"]["mottoes"] != THEIRS and not taken["table"]["seats"][1]["ready"]


async def test_nobody_can_fish_for_a_good_hand(arrive: Arrive) -> None:
    """Before the game begins no message and no answer says anything of the laid table."""
    host, guest = await arrive(), await arrive()
    table = (await lay(host, [ME, OPEN]))["table"]["table"]
    path = f"/api/tables/{table}"
    async with host.page() as page:
        await page.watch(table, 0)
        for motto in (MINE, THEIRS, MINE):
            await host.send("PUT", f"{path}/seats/0/options", {"options": {"mottoes": motto}})
            await page.until("seats")
            assert (await page.watch(table, 0))["view"] == {}
            for address in ("replay?seat=0", "replay", "record", "statistics"):
                assert (await host.http.get(f"{path}/{address}")).status_code == 409
        assert "card_" not in json.dumps(page.seen)
        promised = (await page.watch(table, 0))["info"]["commitment"]
        await guest.post(f"{path}/seats/1/take", {"ready": True})
        state = await page.until("state", lambda m: m["info"]["status"] == "running")
        assert state["info"]["commitment"] == promised and "card_" in json.dumps(state["view"]["table"]["hand"])


async def test_other_games_begin_when_the_last_one_sits_down(arrive: Arrive) -> None:
    host, guest = await arrive(), await arrive()
    table = await host.lay(seats=[ME, OPEN], listed=True)
    assert (await guest.get(f"/api/tables/{table}"))["table"]["to_choose"] == []
    assert (await guest.post(f"/api/tables/{table}/seats/1/take"))["table"]["status"] == "running"


async def test_two_choose_at_the_same_time_at_two_processes(arrive: Arrive, council: Council) -> None:
    """Nothing is lost, and the game begins once."""
    twin = Council(council.folder, council.database_url).start()
    try:
        host, guest = await arrive(), await arrive()
        table = (await lay(host, [ME, OPEN]))["table"]["table"]
        path = f"/api/tables/{table}"
        await guest.post(f"{path}/seats/1/take")
        headers = {"x-csrftoken": guest.http.cookies.get("csrf") or ""}
        cookies = dict(guest.http.cookies)
        await host.send("PUT", f"{path}/seats/0/options", {"options": {"mottoes": MINE}})
        async with httpx.AsyncClient(base_url=twin.url, cookies=cookies) as elsewhere:
            form = {"options": {"mottoes": THEIRS}}
            assert (await elsewhere.put(f"{path}/seats/1/options", json=form, headers=headers)).is_success
            await host.send("PUT", f"{path}/seats/0/options", {"options": {"mottoes": "here_we_stand"}})
            done = await elsewhere.put(f"{path}/seats/1/options", json={"ready": True}, headers=headers)
            assert done.json()["table"]["status"] == "running"
            assert done.json()["chosen"]["1"] == {"mottoes": THEIRS}
        assert (await host.get(path))["chosen"]["0"] == {"mottoes": "here_we_stand"}
    finally:
        twin.stop()


async def test_a_deck_of_the_card_game_is_known_to_its_player_only(arrive: Arrive) -> None:
    one, other, third = await arrive(), await arrive(), await arrive()
    facts = await one.get("/api/games/cards2e/facts")
    ready = facts["decks"]["stark_fealty"]
    mine = {**ready, "draw": {**ready["draw"], "bran_stark": 3}}
    bad = {**ready, "draw": {"bran_stark": 9}}
    form = {"game": "cards2e", "seats": [ME, OPEN], "listed": True}
    refused = await one.post("/api/tables", {**form, "options": {"decks": [bad, None]}}, status=400)
    assert refused["field"] == "decks[0]" and "copies bran_stark" in refused["text"]
    laid = await one.post("/api/tables", {**form, "options": {"decks": [mine, "lannister_rose"]}})
    path = f"/api/tables/{laid['table']['table']}"
    assert laid["table"]["options"]["decks"] == [None, None]
    assert (await one.get(path))["chosen"]["0"]["decks"] == mine
    taken = await other.post(f"{path}/seats/1/take", {"options": {"decks": "greyjoy_lion"}, "ready": True})
    assert taken["table"]["status"] == "running"
    public = [{"faction": "stark", "agenda": "fealty"}, {"faction": "greyjoy", "agenda": "banner_of_the_lion"}]
    async with other.page() as theirs, third.page() as watching:
        state = await theirs.watch(laid["table"]["table"], 1)
        assert state["view"]["options"]["decks"] == [public[0], "greyjoy_lion"]
        await watching.watch(laid["table"]["table"])
        heard = json.dumps(theirs.seen) + json.dumps(watching.seen)
    for guest in (other, third):
        for address in (
            path,
            f"{path}/replay",
            f"{path}/record",
            "/api/tables?which=running",
            "/api/tables?which=mine",
        ):
            heard += (await guest.http.get(address)).text
    assert '"draw"' not in heard and "bran_stark" not in heard
    assert (await third.get(path))["table"]["options"]["decks"] == public
    assert "greyjoy_lion" not in (await third.http.get(f"{path}/replay")).text
