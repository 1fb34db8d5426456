"""What houses, or leaders and decks, win as multiples of a fair share, drawn from results of `council arena balance`.

`PYTHONPATH=src:tests python -m arena.balance_plot house dominion-3.sqlite dominion-4.sqlite > docs/plot.svg` draws
houses, one row for each house of every file's games; `leader` draws leaders, all games of all files together.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from smallcouncil.arena import charts
from smallcouncil.arena.ratings import won_by
from smallcouncil.arena.results import Outcome, Results
from smallcouncil.arena.series import interval
from smallcouncil.cli.arena_report import Report
from smallcouncil.locale import Voice

STYLE = "<style>text{font:12px sans-serif;fill:#777}.mark{stroke:#888;stroke-dasharray:4 4}</style>"
Row = tuple[str, float, float, float]


def rows(before: str, report: Report, group: Sequence[Outcome], number: int) -> list[Row]:
    """By what is named: 0 are houses, the last ones leaders and decks."""
    _, called = report.namings(group)[number]
    found = []
    for name, (games, wins, fair) in won_by(group, called).items():
        low, high = interval(wins, games)
        found.append((before + name, wins / fair, low * games / fair, high * games / fair))
    return found


def houses(report: Report) -> list[Row]:
    found = []
    for group in report.groups.values():
        fixture = group[0].fixture
        mode = next((f"{value} " for name, value in fixture.options.items() if name in ("mode", "scenario")), "")
        label = f"{mode}{len(fixture.seats)}, ".replace("_", " ").capitalize()
        found += rows(label, report, group, 0)
    return found


def leaders(report: Report, outcomes: Sequence[Outcome]) -> list[Row]:
    return sorted(rows("", report, outcomes, -1), key=lambda row: -row[1])


if __name__ == "__main__":
    kind, *files = sys.argv[1:]
    with Results() as together:
        for file in files:
            together.merge(Path(file))
        outcomes = together.all()
    report = Report(Voice("en"), sorted(outcomes, key=lambda o: (str(o.fixture.options), len(o.fixture.seats))))
    drawn = charts.intervals(leaders(report, outcomes) if kind == "leader" else houses(report), mark=1.0)
    head, rest = drawn.split(">", 1)
    sys.stdout.write(head.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"') + f">{STYLE}{rest}\n")
