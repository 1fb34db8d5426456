"""Writes what the hall says of games into small files per language: the titles of all, and each one's options."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).resolve().parent
LOCALE = HERE.parent / "src" / "smallcouncil" / "locale"
MADE = HERE / "src" / "words" / "made"


def titles(folder: Path) -> str:
    """The message `<game>-title` with its attributes, of every file `<game>.ftl`."""
    found = []
    for file in sorted(folder.glob("*.ftl")):
        text = file.read_text(encoding="utf-8")
        found += re.findall(rf"^{re.escape(file.stem)}-title =.*\n(?:[ ]+.*\n)*", text, re.MULTILINE)
    return "".join(found)


def options(file: Path) -> str:
    """Options, their values and the houses of a game, and which words it shares: what a table is laid with."""
    text = file.read_text(encoding="utf-8")
    wanted = rf"^{re.escape(file.stem)}-(?:option|house|shared-words)\b.* =.*\n(?:[ ]+.*\n)*"
    return "".join(re.findall(wanted, text, re.MULTILINE))


def write() -> None:
    for folder in sorted(path for path in LOCALE.iterdir() if path.is_dir() and not path.name.startswith("_")):
        made = MADE / folder.name / "titles.ftl"
        made.parent.mkdir(parents=True, exist_ok=True)
        made.write_text(titles(folder), encoding="utf-8")
        for file in folder.glob("*.ftl"):
            if found := options(file):
                (made.parent / f"{file.stem}-options.ftl").write_text(found, encoding="utf-8")


if __name__ == "__main__":
    write()
