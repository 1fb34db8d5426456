"""Several people at one table, each in a browser of their own."""

from __future__ import annotations

from typing import Any

from web.player import Player

# Me at the first seat, people at the next ones, bots at the rest.
LAY = """async ({game, people, players, options = {}, ...form}) => {
  await fetch("/api/me");
  const token = decodeURIComponent(document.cookie.match(/csrf=([^;]+)/)[1]);
  const seats = Array.from({length: players}, (_, i) =>
    i === 0 ? {kind: "me"} : i < people ? {kind: "open"} : {kind: "bot", bot: "random"});
  const answer = await fetch("/api/tables", {
    method: "POST", headers: {"content-type": "application/json", "x-csrftoken": token},
    body: JSON.stringify({game, options: {players, ...options}, seats, ...form}),
  });
  const laid = await answer.json();
  return [laid.table.table, ...Object.values(laid.links)];
}"""


def seated(*players: Player, game: str = "board2e", bots: int = 0, **form: Any) -> str:
    """These people sit at one table that has begun."""
    host = players[0].visit()
    host.page.locator(".play").wait_for()
    count = len(players)
    table, *links = host.page.evaluate(LAY, {"game": game, "people": count, "players": count + bots, **form})
    for guest, link in zip(players[1:], links, strict=True):
        guest.visit(link)
        guest.page.wait_for_url(f"**/tables/{table}")
    host.visit(f"/tables/{table}")
    for player in players:
        player.page.locator(".ask").wait_for()
    return str(table)
