"""How fast tables are: decisions, games, copies and imagined tables a second, next to a peer.

Random bots play whole games through the public API. Time is the processor time of the process, so that other work on
the machine disturbs little; every figure is the best of several rounds, in which all contestants take turns.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import venv
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple, get_args

import msgspec
from rich.table import Table as Grid

from smallcouncil.arena.match import play
from smallcouncil.arena.speed import peer_catanatron
from smallcouncil.arena.speed.compiled import is_compiled
from smallcouncil.bots import RandomBot
from smallcouncil.games import game, games
from smallcouncil.table import Game, Rng, Table

PEER = "catanatron"
PEER_VERSION = "3.2.1"
PEER_PLAYERS = 4


class Figures(NamedTuple):
    """What one game does in a second. `imagines` is None where a peer cannot do it."""

    name: str
    players: int
    decisions: float
    games: float
    length: float  # decisions a game
    copies: float
    imagines: float | None


def bench(
    names: Sequence[str] = (),
    *,
    seconds: float = 2.0,
    rounds: int = 3,
    peer: bool = True,
    progress: Callable[[str], None] | None = None,
) -> list[Figures]:
    """Measure games (all, if none is named) in all their modes, and the peer."""
    contestants: list[tuple[str, Callable[[], Figures]]] = []
    if peer:
        contestants.append((PEER, partial(measure_peer, peer_python(), seconds)))
    for name in names or games():
        for label, options in modes(game(name)):
            contestants.append((label, partial(measure, game(name), label, options, seconds)))
    best: dict[str, Figures] = {}
    for number in range(rounds):
        for label, run in contestants:
            if progress is not None:
                progress(f"{label} ({number + 1}/{rounds})")
            figures = run()
            best[label] = better(best[label], figures) if label in best else figures
    return list(best.values())


def modes(rulebook: Game) -> list[tuple[str, dict[str, Any]]]:
    """The modes of a game by name, each with a number of players that it is made for."""
    field = next((f for f in msgspec.structs.fields(rulebook.options_type) if f.name == "mode"), None)
    values = [v for part in (field.type, *get_args(field.type)) for v in get_args(part)] if field else []
    found: list[tuple[str, dict[str, Any]]] = []
    for mode in dict.fromkeys(v for v in values if isinstance(v, str)):
        options = {"players": rulebook.players_for({"mode": mode}), "mode": mode}
        found.append((f"{rulebook.id} {mode}", options))
    return found or [(rulebook.id, {"players": rulebook.default_players})]


def measure(rulebook: Game, label: str, options: dict[str, Any], seconds: float) -> Figures:
    players = options["players"]

    def new(seed: int) -> Table:
        return rulebook.begin(seed, options)

    play(new(0), [RandomBot(seat) for seat in range(players)])  # imports and caches
    games = decisions = 0
    begin = process_time()
    while process_time() - begin < seconds:
        table = new(games)
        play(table, [RandomBot(games * players + seat) for seat in range(players)])
        decisions += table.made
        games += 1
    playing = process_time() - begin

    samples: list[Table] = []
    bots = [RandomBot(seat) for seat in range(players)]
    for seed in range(8):
        table = new(seed)
        while not table.over and len(samples) < 8 * (seed + 1):
            play(table, bots, bound=40)
            if not table.over:
                samples.append(table.copy())
    rng = Rng(0)
    return Figures(
        label,
        players,
        decisions / playing,
        games / playing,
        decisions / games,
        rate(samples, lambda table: table.copy(), seconds / 2),
        rate(samples, lambda table: table.imagine(table.asks[0].seat, rng), seconds / 2),
    )


def rate(samples: list[Table], act: Callable[[Table], object], seconds: float) -> float:
    """How often a second something can be done with one table after the other."""
    done = 0
    begin = process_time()
    while process_time() - begin < seconds:
        for table in samples:
            act(table)
        done += len(samples)
    return done / (process_time() - begin)


def better(a: Figures, b: Figures) -> Figures:
    """The best of two rounds, figure by figure."""
    return Figures(
        a.name,
        a.players,
        max(a.decisions, b.decisions),
        max(a.games, b.games),
        b.length,
        max(a.copies, b.copies),
        None if a.imagines is None or b.imagines is None else max(a.imagines, b.imagines),
    )


# ---------------------------------------------------------------------- the peer


def peer_python() -> Path:
    """The Python of an environment that has the peer and nothing else; made once, in the user's cache folder."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = cache / "smallcouncil" / f"{PEER}-{PEER_VERSION}-py{sys.version_info.major}.{sys.version_info.minor}"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    ready = folder / "ready"
    if not ready.exists():
        venv.create(folder, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "-q", f"{PEER}=={PEER_VERSION}"], check=True)
        ready.touch()
    return python


def measure_peer(python: Path, seconds: float) -> Figures:
    script = Path(peer_catanatron.__file__)
    run = subprocess.run(
        [python, "-I", script, str(PEER_PLAYERS), str(seconds)], check=True, capture_output=True, text=True
    )
    data = json.loads(run.stdout)
    return Figures(PEER, PEER_PLAYERS, data["decisions"], data["games"], data["length"], data["copies"], None)


# ---------------------------------------------------------------------- on screen and on paper


def columns(figures: Figures, peer: Figures | None) -> list[str]:
    def beside(value: float, other: float | None) -> str:
        return f"{value:,.0f}" if other is None or peer is figures else f"{value:,.0f} ({value / other:.1f}x)"

    return [
        figures.name,
        str(figures.players),
        beside(figures.decisions, peer and peer.decisions),
        f"{figures.games:,.1f}",
        f"{figures.length:,.0f}",
        beside(figures.copies, peer and peer.copies),
        "" if figures.imagines is None else f"{figures.imagines:,.0f}",
    ]


HEADS = ("game", "players", "decisions/s", "games/s", "decisions/game", "copies/s", "imagined tables/s")


def peer_among(all_figures: Sequence[Figures]) -> Figures | None:
    return next((f for f in all_figures if f.name == PEER), None)


def grid(all_figures: Sequence[Figures]) -> Grid:
    """For the terminal."""
    drawn = Grid(title=environment())
    for i, head in enumerate(HEADS):
        drawn.add_column(head, justify="left" if i == 0 else "right")
    for figures in all_figures:
        drawn.add_row(*columns(figures, peer_among(all_figures)))
    return drawn


def markdown(all_figures: Sequence[Figures]) -> str:
    """For docs/performance.md."""
    rows = [list(HEADS), ["---"] + ["---:"] * (len(HEADS) - 1)]
    rows += [columns(figures, peer_among(all_figures)) for figures in all_figures]
    return "\n".join([f"{environment()}:", "", *[f"| {' | '.join(row)} |" for row in rows]])


def as_json(all_figures: Sequence[Figures]) -> str:
    return json.dumps({"environment": environment(), "figures": [f._asdict() for f in all_figures]}, indent=1)


def environment() -> str:
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{python}, {platform.machine()}, {os.cpu_count()} cores, {'compiled' if is_compiled() else 'not compiled'}"
