"""What a first visit costs: bytes over the wire, time to the largest picture, how much things jump about.

    council serve --port 8123 &
    python web/tools/measure_pages.py http://127.0.0.1:8123

Measured in Chromium with a processor four times slower and a slow 4G line, the cache empty. Needs Playwright.
"""

from __future__ import annotations

import os
import shutil
import sys
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
SETTLED = 4000  # milliseconds after the last thing that the page waited for

WATCH = """() => {
  window.seen = {lcp: 0, shift: 0, moved: []};
  new PerformanceObserver((list) => { for (const e of list.getEntries()) window.seen.lcp = e.startTime; })
    .observe({type: "largest-contentful-paint", buffered: true});
  new PerformanceObserver((list) => {
    for (const e of list.getEntries()) if (!e.hadRecentInput) {
      window.seen.shift += e.value;
      const size = e.value.toFixed(3);
      for (const {node} of e.sources) window.seen.moved.push(`${size} ${node?.nodeName}.${node?.className}`);
    }
  }).observe({type: "layout-shift", buffered: true});
}"""

LAY = """async ({game, players}) => {
  await fetch("/api/me");
  const token = decodeURIComponent(document.cookie.match(/csrf=([^;]+)/)[1]);
  const seats = Array.from({length: players}, (_, i) => i ? {kind: "bot", bot: "easy"} : {kind: "me"});
  const answer = await fetch("/api/tables", {
    method: "POST", headers: {"content-type": "application/json", "x-csrftoken": token},
    body: JSON.stringify({game, options: {players}, seats}),
  });
  return (await answer.json()).table.table;
}"""


def slow(page: Page) -> tuple[CDPSession, list[tuple[str, int]]]:
    """A slow machine on a slow line, and what comes over that line."""
    session = page.context.new_cdp_session(page)
    urls: dict[str, str] = {}
    weights: list[tuple[str, int]] = []

    def sent(event: dict[str, Any]) -> None:
        urls[event["requestId"]] = event["request"]["url"]

    def loaded(event: dict[str, Any]) -> None:
        weights.append((urls.get(event["requestId"], "?"), int(event["encodedDataLength"])))

    session.on("Network.requestWillBeSent", sent)
    session.on("Network.loadingFinished", loaded)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.send("Network.emulateNetworkConditions", SLOW_4G)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    return session, weights


def measure(browser: Any, url: str, path: str, cookies: list[Any], detail: bool) -> str:
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.add_cookies(cookies)
    page = context.new_page()
    _, weights = slow(page)
    page.add_init_script(f"({WATCH})()")
    page.goto(f"{url}{path}", wait_until="load")
    page.locator(".ask, .play, main").first.wait_for()
    page.wait_for_timeout(SETTLED)
    seen = page.evaluate("() => window.seen")
    total = sum(size for _, size in weights)
    context.close()
    lines = [f"{total / 1000:8.0f} kB {seen['lcp'] / 1000:7.2f} s {seen['shift']:8.3f}   {path}"]
    if detail:
        lines += [
            f"    {size:8} {where.removeprefix(url)}" for where, size in sorted(weights, key=lambda w: -w[1])[:14]
        ]
        lines += [f"    moved {what}" for what in seen["moved"][:8]]
    return "\n".join(lines)


def main(url: str, detail: bool) -> None:
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        laying = browser.new_context()
        page = laying.new_page()
        page.goto(url)
        games = page.evaluate("async () => (await fetch('/api/games')).json()")
        paths = ["/", "/credits"]
        for game in games:
            table = page.evaluate(LAY, {"game": game["id"], "players": game["default_players"]})
            paths.append(f"/tables/{table}")
            print(f"{game['id']}: /tables/{table}")
        cookies = laying.cookies()
        print("  weight      LCP     shift   page")
        for path in paths:
            print(measure(browser, url, path, cookies, detail), flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"), "--detail" in sys.argv)
