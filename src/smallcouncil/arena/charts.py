"""Charts as SVG, to stand in an HTML page: lines over time, and values with their intervals."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape

Write = Callable[[float], str]

WIDTH, LEFT, RIGHT, TOP, ROW = 760, 150, 130, 16, 26
WORD = re.compile(r"[^\W\d_]{2}")
LETTER = 7  # how wide one is, about
SHARES = (0.0, 0.25, 0.5, 0.75, 1.0, 1.25)
COLOURS = ("#b3402f", "#2f6db3", "#3c8c4a", "#b08a1e", "#7a4fa3", "#c26a1e", "#3a9a9a", "#6b6b6b")


def intervals(
    rows: Sequence[tuple[str, float, float, float]], *, mark: float | None = None, write: Write = "{:.1f}".format
) -> str:
    """One line a row: its name, a dot at its value, a bar from low to high. `mark` is a dashed line through all;
    `write` writes a value as its reader does.

    >>> "<svg" in intervals([("random", 20.0, 18.0, 22.0)])
    True
    """
    low = min([low for _, _, low, _ in rows] + ([] if mark is None else [mark]))
    high = max([high for _, _, _, high in rows] + ([] if mark is None else [mark]))
    width = WIDTH - LEFT - RIGHT

    def x(value: float) -> float:
        return LEFT + width * (value - low) / ((high - low) or 1)

    height = TOP * 2 + ROW * len(rows)
    parts = []
    if mark is not None:
        parts.append(f'<line x1="{x(mark):.1f}" x2="{x(mark):.1f}" y1="0" y2="{height}" class="mark"/>')
    for number, (name, value, least, most) in enumerate(rows):
        y = TOP + ROW * number + ROW / 2
        colour = COLOURS[number % len(COLOURS)]
        parts.append(f'<text x="{LEFT - 10}" y="{y + 4}" text-anchor="end">{escape(name)}</text>')
        parts.append(
            f'<line x1="{x(least):.1f}" x2="{x(most):.1f}" y1="{y}" y2="{y}" stroke="{colour}" stroke-width="3"/>'
        )
        parts.append(f'<circle cx="{x(value):.1f}" cy="{y}" r="5" fill="{colour}"/>')
        parts.append(f'<text x="{WIDTH - RIGHT + 14}" y="{y + 4}">{escape(write(value))}</text>')
    return svg(height, parts)


def lines(
    series: Sequence[tuple[str, Sequence[float]]],
    *,
    at: Sequence[int] | None = None,
    marks: Sequence[tuple[int, str]] = (),
    height: int = 260,
    write: Write = "{:.0%}".format,
) -> str:
    """Values between 0 and 1 over time, a line each, which goes along the upper edge where they are much more.

    `at` says when they were taken, where that is not evenly; `marks` are points in time to be seen at once, with what
    is written below them; `write` writes a share as its reader does.

    >>> lines([("a long name for a line", [0.5, 3.0])], marks=[(1, "end")]).count("125%")
    1
    >>> [lines([("a", [0.5, 0.5, 0.5])], at=at).count("345.0,") for at in ([0, 1, 2], [0, 1, 10])]
    [1, 0]
    """
    times = range(max(len(values) for _, values in series)) if at is None else at
    steps = max([1, *times])
    right = max(RIGHT, 34 + LETTER * max(len(name) for name, _ in series))
    wide, tall = WIDTH - 60 - right, height - 2 * TOP
    grid = [share for share in SHARES if share <= 1 or max(max(values) for _, values in series) > 1]

    def x(step: int) -> float:
        return 60 + wide * step / steps

    def y(value: float) -> float:
        return TOP + tall * (1 - min(value, grid[-1]) / grid[-1])

    parts = []
    for share in grid:
        parts.append(f'<line x1="60" x2="{60 + wide}" y1="{y(share):.1f}" y2="{y(share):.1f}" class="grid"/>')
        parts.append(f'<text x="52" y="{y(share) + 4:.1f}" text-anchor="end">{escape(write(share))}</text>')
    for step, name in marks:
        parts.append(f'<line x1="{x(step):.1f}" x2="{x(step):.1f}" y1="{TOP}" y2="{TOP + tall}" class="mark"/>')
        parts.append(f'<text x="{x(step):.1f}" y="{height - 3}" text-anchor="middle">{escape(name)}</text>')
    for number, (name, values) in enumerate(series):
        colour = COLOURS[number % len(COLOURS)]
        path = " ".join(f"{x(step):.1f},{y(value):.1f}" for step, value in zip(times, values, strict=False))
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        label = TOP + 16 * number + 10
        parts.append(f'<rect x="{WIDTH - right + 10}" y="{label - 9}" width="10" height="10" fill="{colour}"/>')
        parts.append(f'<text x="{WIDTH - right + 26}" y="{label}">{escape(name)}</text>')
    return svg(height, parts)


def calibration(points: Sequence[tuple[float, float, int]], *, side: int = 320, write: Write = "{:.0%}".format) -> str:
    """What was told (across) and how often it came true (upwards), between 0 and 1; the more cases, the larger the dot.

    >>> calibration([(0.1, 0.0, 20), (0.8, 0.9, 5)]).count("<circle")
    2
    """
    most = max([cases for _, _, cases in points], default=1)

    def x(value: float) -> float:
        return 60 + side * value

    def y(value: float) -> float:
        return TOP + side * (1 - value)

    parts = [f'<line x1="{x(0)}" y1="{y(0)}" x2="{x(1)}" y2="{y(1)}" class="mark"/>']
    for share in (0.0, 0.5, 1.0):
        parts.append(f'<line x1="{x(0)}" x2="{x(1)}" y1="{y(share):.1f}" y2="{y(share):.1f}" class="grid"/>')
        parts.append(f'<text x="52" y="{y(share) + 4:.1f}" text-anchor="end">{escape(write(share))}</text>')
        parts.append(f'<text x="{x(share):.1f}" y="{y(0) + 20:.1f}" text-anchor="middle">{escape(write(share))}</text>')
    for told, won, cases in points:
        radius = 3 + 7 * (cases / most) ** 0.5
        parts.append(f'<circle cx="{x(told):.1f}" cy="{y(won):.1f}" r="{radius:.1f}" fill="{COLOURS[1]}"/>')
    return svg(side + 3 * TOP, parts)


def svg(height: float, parts: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img">{"".join(parts)}</svg>'


STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
table { border-collapse: collapse; margin: 1rem 0; display: block; max-width: 100%; overflow-x: auto; }
th, td { padding: 0.3rem 0.8rem; text-align: right; border-bottom: 1px solid #ddd; }
article { margin: 0 0 1.2rem; padding-left: 0.9rem; border-left: 3px solid #b08a1e; }
h3 { font-size: 1rem; margin: 0; }
article p { margin: 0; }
th:first-child, td:first-child, .words { text-align: left; white-space: pre-line; }
svg { width: 100%; height: auto; font-size: 12px; }
svg text { fill: currentColor; }
.grid { stroke: #ccc; }
.mark { stroke: #888; stroke-dasharray: 4 4; }
@media (prefers-color-scheme: dark) {
  body { background: #1b1b1d; color: #ddd; }
  th, td { border-color: #444; }
  .grid { stroke: #444; }
}
"""


def page(title: str, lang: str, parts: Sequence[str]) -> str:
    """A page that stands alone: nothing is loaded from elsewhere."""
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head>\n"
        f"<body><h1>{escape(title)}</h1>\n{body}\n</body></html>\n"
    )


def html_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Figures stand to the right, words to the left.

    >>> html_table(["n", "who"], [["1", "Arya"]]).count('class="words"')
    2
    """
    words = [any(WORD.search(row[at]) for row in rows) for at in range(len(heads))]

    def cells(tag: str, row: Sequence[str]) -> str:
        kinds = [' class="words"' if word else "" for word in words]
        inner = [f"<{tag}{kind}>{escape(cell)}</{tag}>" for cell, kind in zip(row, kinds, strict=True)]
        return f"<tr>{''.join(inner)}</tr>"

    return "<table>" + cells("th", heads) + "".join(cells("td", row) for row in rows) + "</table>"
