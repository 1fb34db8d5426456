"""Analyse records: play them again and count what happened.

python examples/analyse_records.py [FOLDER]      # records as `council simulate --save FOLDER` writes them
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

import smallcouncil as sc
from smallcouncil.arena import series


def analyse(folder: Path) -> None:
    verbs: Counter[str] = Counter()
    events: Counter[str] = Counter()
    games = 0
    for file in sorted(folder.glob("*.json")):
        record = sc.Record.read(file.read_bytes())
        verbs.update(line.split()[1] for line in record.choices)  # `0 invade harrenhal kings_landing`
        table = sc.replay(record, listen=True)
        events.update(event.news.name for event in table.log or [])
        games += 1
    print(f"{games} games, {sum(verbs.values())} choices")
    print("chosen:  ", ", ".join(f"{name} {count}" for name, count in verbs.most_common(6)))
    print("happened:", ", ".join(f"{name} {count}" for name, count in events.most_common(6)))


def main() -> None:
    if len(sys.argv) > 1:
        analyse(Path(sys.argv[1]))
        return
    with TemporaryDirectory() as folder:
        series("risk", ["heuristic", "random", "random"], games=4, records=Path(folder))
        analyse(Path(folder))


if __name__ == "__main__":
    main()
