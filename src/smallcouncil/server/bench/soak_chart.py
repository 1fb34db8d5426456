"""The picture of a soak: a small chart for everything that must not grow, one above the other."""

from __future__ import annotations

from collections.abc import Sequence

from smallcouncil.server.bench.soak import Sample

WIDTH, TALL, LEFT, GAP, TOP = 760, 64, 190, 22, 16


def chart(samples: Sequence[Sample]) -> str:
    """As SVG that is read on light and on dark paper.

    >>> sample = Sample(0.0, 90.0, 1, 2, 3, {"choices": 4}, 0, 0, 0)
    >>> chart([sample, sample]).count("<polyline")
    5
    """
    rows = {
        "memory, MiB": [s.memory for s in samples],
        "tables in memory": [float(s.rooms) for s in samples],
        "open pages": [float(s.pages) for s in samples],
        "tasks": [float(s.tasks) for s in samples],
    }
    for name in samples[0].rows:
        rows[f"rows: {name}"] = [float(s.rows[name]) for s in samples]
    last = samples[-1].at or 1.0
    parts = []
    for number, (name, values) in enumerate(rows.items()):
        top = TOP + number * (TALL + GAP)
        most = max(values) or 1.0
        wide = WIDTH - LEFT - 20
        points = " ".join(
            f"{LEFT + wide * s.at / last:.1f},{top + TALL * (1 - value / most):.1f}"
            for s, value in zip(samples, values, strict=True)
        )
        parts.append(f'<text x="{LEFT - 12}" y="{top + 14}" text-anchor="end">{name}</text>')
        parts.append(f'<text x="{LEFT - 12}" y="{top + 32}" text-anchor="end" class="most">up to {most:,.0f}</text>')
        parts.append(f'<line x1="{LEFT}" x2="{LEFT + wide}" y1="{top + TALL}" y2="{top + TALL}"/>')
        parts.append(f'<polyline points="{points}"/>')
    height = TOP + len(rows) * (TALL + GAP) + 14
    parts.append(f'<text x="{WIDTH - 20}" y="{height - 8}" text-anchor="end" class="most">{last:,.0f} seconds</text>')
    style = (
        "text{font:13px sans-serif;fill:#666}.most{font-size:11px}line{stroke:#999;stroke-width:1}"
        "polyline{fill:none;stroke:#b3402f;stroke-width:1.5}"
    )
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="What a server keeps over time">\n<style>{style}</style>\n{body}\n</svg>'
    )
