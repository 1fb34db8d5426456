"""What a first visit costs: bytes over the wire, time to the largest picture, how much things jump about.

Measured in Chromium, the cache empty, with a processor four times slower and a slow 4G line. Needs Playwright.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from smallcouncil.server.bench.visitors import Server
from smallcouncil.server.settings import Settings
from smallcouncil.table import BadInput

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
SLOWER = 4  # times, the processor
SETTLED = 4000  # milliseconds after the last thing that the page waited for
VISITS = 3  # of each page; the one in the middle counts, for a machine is never quite alone
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")  # the first of them that there is
SHOWN = ".ask, .play, main"  # a table, the home page, any other page

WATCH = """() => {
  window.seen = {lcp: 0, shift: 0, moved: []};
  new PerformanceObserver((list) => { for (const e of list.getEntries()) window.seen.lcp = e.startTime; })
    .observe({type: "largest-contentful-paint", buffered: true});
  new PerformanceObserver((list) => {
    for (const e of list.getEntries()) if (!e.hadRecentInput) {
      window.seen.shift += e.value;
      for (const {node} of e.sources) window.seen.moved.push(`${node?.nodeName}.${node?.className}`);
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


class Weight(msgspec.Struct):
    url: str
    size: int  # as it came over the wire, heads included


class PageFigures(msgspec.Struct):
    page: str
    kilobytes: float
    lcp_seconds: float = 0.0
    shift: float = 0.0
    heaviest: list[Weight] = []
    moved: list[str] = []


def weigh(page: Page) -> list[Weight]:
    """What comes over the wire from now on, as it arrives; nothing is taken from a cache."""
    session = page.context.new_cdp_session(page)
    urls: dict[str, str] = {}
    weights: list[Weight] = []
    session.on("Network.requestWillBeSent", lambda event: urls.update({event["requestId"]: event["request"]["url"]}))
    session.on(
        "Network.loadingFinished",
        lambda event: weights.append(Weight(urls.get(event["requestId"], "?"), int(event["encodedDataLength"]))),
    )
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    return weights


def slow_down(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_4G)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def kilobytes(weights: list[Weight]) -> float:
    return round(sum(one.size for one in weights) / 1000, 1)


def measure(browser: Browser, url: str, path: str, name: str, cookies: list[Any]) -> PageFigures:
    """One first visit."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.add_cookies(cookies)
    page = context.new_page()
    weights = weigh(page)
    slow_down(page)
    page.add_init_script(f"({WATCH})()")
    page.goto(f"{url}{path}", wait_until="load")
    page.locator(SHOWN).first.wait_for()
    page.wait_for_timeout(SETTLED)
    seen = page.evaluate("() => window.seen")
    context.close()
    heaviest = sorted(weights, key=lambda one: -one.size)[:8]
    return PageFigures(
        name, kilobytes(weights), round(seen["lcp"] / 1000, 2), round(seen["shift"], 3), heaviest, seen["moved"][:8]
    )


def pages(context: BrowserContext, url: str) -> Iterator[tuple[str, str]]:
    """Name and path of every page that is measured; a table of each game is laid for it."""
    page = context.new_page()
    page.goto(url)
    games = page.evaluate("async () => (await fetch('/api/games')).json()")
    yield from (("home", "/"), ("learn", "/learn"), ("rules", f"/rules/{games[0]['id']}"), ("credits", "/credits"))
    for game in games:
        table = page.evaluate(LAY, {"game": game["id"], "players": game["default_players"]})
        yield game["id"], f"/tables/{table}"


@contextmanager
def chromium() -> Iterator[Browser]:
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError as error:
        raise BadInput("pages", "unreadable", why=error) from None
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        except Error as error:
            raise BadInput("pages", "unreadable", why=error.message.splitlines()[0]) from None
        try:
            yield browser
        finally:
            browser.close()


def bench(progress: Callable[[str], None] = lambda _: None) -> list[PageFigures]:
    """Home, reading pages and a table of every game, on a server of its own."""
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder), Settings(database_url=f"sqlite:///{folder}/council.sqlite"))
        try:
            url = f"http://127.0.0.1:{server.port}"
            laying = browser.new_context()
            found = list(pages(laying, url))
            measured = []
            for name, path in found:
                progress(name)
                visits = [measure(browser, url, path, name, laying.cookies()) for _ in range(VISITS)]
                measured.append(sorted(visits, key=lambda one: one.lcp_seconds)[VISITS // 2])
            return measured
        finally:
            server.process.kill()
            server.process.wait()


def markdown(figures: list[PageFigures]) -> str:
    """A table for the guides.

    >>> print(markdown([PageFigures("home", 131.0, 1.9, 0.012)]))
    | page | over the wire | largest paint | layout shift |
    |---|---|---|---|
    | home | 131 kB | 1.90 s | 0.012 |
    """
    rows = [f"| {f.page} | {f.kilobytes:.0f} kB | {f.lcp_seconds:.2f} s | {f.shift:.3f} |" for f in figures]
    return "\n".join(["| page | over the wire | largest paint | layout shift |", "|---|---|---|---|", *rows])
