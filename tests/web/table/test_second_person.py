"""Somebody comes by a link to a table that was laid for one."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocket, expect

from server.council import Council as ToyCouncil
from web.people.test_people import toys
from web.player import Player
from web.serving import Council

__all__ = ["toys"]

TOLD = "From now on everyone who could act is asked: several people play here."


def link_to_a_bot(host: Player, table: str) -> str:
    answer = host.context.request.get(f"{host.url}/api/tables/{table}/seats/1/link")
    return str(answer.json()["link"])


def test_both_are_told_that_everyone_is_asked(council: Council, visitor: Any) -> None:
    host, guest = visitor(council), visitor(council)
    table = host.lay("cards2e", players=2)
    host.visit(f"/tables/{table}").my_turn()
    assert host.page.get_by_text(TOLD).count() == 0
    guest.visit(link_to_a_bot(host, table)).page.wait_for_url(f"**/tables/{table}")
    for player in (host, guest):
        expect(player.page.locator(".log li", has_text=TOLD)).to_be_visible()
        player.page.get_by_role("button", name="This table").click()
        terms = player.page.get_by_role("dialog").locator("dl div", has_text="Who is asked in windows")
        expect(terms).to_contain_text("Everyone who could act")
        player.page.keyboard.press("Escape")
    host.visit(f"/tables/{table}/replay")
    expect(host.page.locator(".log li", has_text=TOLD)).to_be_visible()


def test_who_is_there_and_thinks_says_so_from_then_on(toys: ToyCouncil, visitor: Any) -> None:
    """A window that was open when the other one came is held by the page like one that was safe from the beginning."""
    host, guest = visitor(toys), visitor(toys)
    sent: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda data: sent.append(json.loads(data)["type"]))

    host.page.on("websocket", listen)
    table = host.lay("wicket", players=2, rounds=500)
    host.visit(f"/tables/{table}").my_turn()
    host.page.mouse.move(300, 300)
    guest.visit(link_to_a_bot(host, table)).page.wait_for_url(f"**/tables/{table}")
    for x in range(100):
        if "hold" in sent:
            break
        host.page.mouse.move(300 + x, 300)
        host.page.wait_for_timeout(100)
    assert "hold" in sent
