"""Real pages in a real browser, on a real server with a store of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from web.serving import ROOT, Council

# the shell is the same browser without windows: it starts sooner and takes a quarter less of the processor
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
CHROMIUM = os.environ.get("CHROMIUM") or next((found for name in NAMES if (found := shutil.which(name))), None)
MUST = os.environ.get("CI") == "true"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Somebody in a browser plays against the clock, live bots and a busy machine: who stumbles tries again."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.fixture(scope="session")
def launch() -> Iterator[Callable[[bool], Any]]:
    """A browser that paints, or one that lays out, listens and never paints, which is half of the work."""
    if CHROMIUM is None and not MUST:
        pytest.skip("Chromium is not installed")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:

        @cache
        def launched(paints: bool) -> Any:
            unpainted = [] if paints else ["--blink-settings=acceleratedCompositingEnabled=false"]
            arguments = ["--no-sandbox", "--disable-gpu", *unpainted]
            return playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)

        yield launched


@pytest.fixture
def browser(request: pytest.FixtureRequest, launch: Callable[[bool], Any]) -> Any:
    """Tests that look at pixels, or tap, say so: `@pytest.mark.painted`."""
    return launch(request.node.get_closest_marker("painted") is not None)


@pytest.fixture(scope="session")
def built(launch: Callable[[bool], Any]) -> None:
    """The pages as they stand in the source tree."""
    subprocess.run([sys.executable, str(ROOT / "web" / "build.py")], check=True)


@pytest.fixture(scope="session")
def council(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Council]:
    running = Council(tmp_path_factory.mktemp("council"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def seeded_council(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Council]:
    """A server whose tables and bots are the same in every run, for tests that play on with them."""
    running = Council(tmp_path_factory.mktemp("seeded"), chance=1)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def own_council(built: None, tmp_path: Path) -> Iterator[Council]:
    """A server for tests that stop it."""
    running = Council(tmp_path)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def visitor(browser: Any) -> Iterator[Callable[..., Any]]:
    """Makes visitors, each in a browser profile of their own; what they saw must be free of errors."""
    from web.player import Player

    made: list[Player] = []

    def arrive(council: Council, **context: Any) -> Player:
        made.append(Player(browser, council.url, **context))
        return made[-1]

    yield arrive
    for player in made:
        player.close()
