"""A tournament with ratings: everyone against everyone, results in a file, a report with charts.

python examples/arena.py

The same from the command line:

council arena round-robin ironthrone --players 3 --bots random,easy,heuristic --results r.sqlite --html report.html
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from smallcouncil.arena.ratings import meetings
from smallcouncil.arena.results import Results
from smallcouncil.arena.tournament import tournament
from smallcouncil.arena.workers import processes

BOTS = ["random", "easy", "heuristic"]


def main() -> None:
    with TemporaryDirectory() as folder, Results(Path(folder) / "results.sqlite") as results:
        # What is in the file already is not played again, so a tournament can be stopped and continued.
        for games in (3, 9):
            played = tournament(
                "round-robin", "ironthrone", BOTS, players=3, games=games, results=results, workers=processes(2)
            )
            print(f"{len(results)} games in the file")
        for line in played.lines:
            print(f"{line.name:10} {line.rating:5.1f} ± {line.doubt:.1f}   won {line.wins:.1f} of {line.games}")
        for (one, other), met in meetings(BOTS, played.outcomes).items():
            print(f"{one} against {other}: {met.wins:.1f} to {met.losses:.1f}")


if __name__ == "__main__":
    main()
