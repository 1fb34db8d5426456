"""Pages as a part of another site, behind a real proxy: deep links, assets, the socket, links to copy."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from proxy import Nginx
from web.serving import Council


@pytest.fixture
def site(built: None, tmp_path: Path) -> Iterator[Nginx]:
    council = Council(tmp_path, "/council/")
    council.start()
    nginx = Nginx(tmp_path, council.port, "/council/")
    yield nginx
    nginx.stop()
    council.stop()


@pytest.mark.parametrize("way", ["leaves_it_on", pytest.param("takes_it_off", marks=pytest.mark.full)])
def test_the_pages_work_below_a_base_path(site: Nginx, browser: Any, way: str) -> None:
    root = f"http://127.0.0.1:{getattr(site, way)}/council/"
    page = browser.new_context(locale="en").new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.goto(f"{root}rules/risk", wait_until="networkidle")
    assert page.locator("main").count() == 1
    link = page.locator("a.brand").first
    link.hover()
    assert link.evaluate("a => a.href") == root
    link.click()
    page.wait_for_url(root)
    page.wait_for_selector("main")
    laid = page.evaluate(LAY)
    page.goto(f"{root}tables/{laid}")
    page.wait_for_selector("svg")
    assert all(url.startswith((root, "data:", "blob:")) for url in asked), [u for u in asked if not u.startswith(root)]
    assert [socket.partition("?")[0] for socket in sockets] == [root.replace("http", "ws") + "ws"]
    page.context.close()


LAY = """async () => {
  const token = /csrf=([^;]*)/.exec(document.cookie)[1];
  const answer = await fetch("/council/api/tables", {
    method: "POST", body: JSON.stringify({ game: "risk" }),
    headers: { "content-type": "application/json", "x-csrftoken": decodeURIComponent(token) },
  });
  return (await answer.json()).table.table;
}"""
