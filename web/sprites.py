"""Writes what the pages need of the pictures: sprites of emblems for each game, and which picture belongs to what.

    python web/sprites.py

Which emblem and ground a thing has stands in `games/<id>/data/art.toml`, arms and marks of the pages in
`src/art/emblems.json`, who drew what in `src/art/credits.toml`. A picture that cannot be drawn, an id without a picture
and an icon whose author nobody names stop the build. What is written (`src/art/made`) is not kept in the repository.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from svg_paths import shorten_body  # noqa: E402

ART = HERE / "src" / "art"
MADE = ART / "made"
GAMES = HERE.parent / "src" / "smallcouncil" / "games"
ICONS = HERE / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
EMBLEMS, GROUNDS, CREDITS = ART / "emblems.json", ART / "grounds.svg", ART / "credits.toml"
# The icons are drawn in a field of 512; what so many of its units make one are the grids that we keep.
FIELD, LARGE, SMALL = 512, 2, 4
PER_SPRITE = 12  # emblems; `src/art/pictures.ts` counts alike
NOT_PICTURES = ("game", "schema", "tile", "covers")


class BadPicture(Exception):
    """What is wrong with the pictures, one fault a line."""


def read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def art_files() -> list[Path]:
    """The pictures of every game that has some."""
    return sorted(GAMES.glob("*/data/art.toml"))


def sources() -> list[Path]:
    """Files, besides those of `src`, that the sprites depend on."""
    return [HERE / "sprites.py", HERE / "svg_paths.py", *art_files()]


def grounds() -> set[str]:
    return set(re.findall(r'id="far-([a-z]+)"', GROUNDS.read_text(encoding="utf-8")))


def sections(art: dict[str, Any]) -> dict[str, dict[str, dict[str, str]]]:
    return {name: found for name, found in art.items() if name not in NOT_PICTURES}


def icons_of(art: dict[str, Any]) -> set[str]:
    """Every emblem that a game shows."""
    entries = [entry for section in sections(art).values() for entry in section.values()]
    return {entry[part] for entry in entries for part in ("icon", "second") if part in entry}


def in_order(art: dict[str, Any]) -> list[str]:
    """Every emblem of a game once, as its pictures name them: cards of one house follow each other."""
    entries = [entry for section in sections(art).values() for entry in section.values()]
    return list(dict.fromkeys(entry[part] for entry in entries for part in ("icon", "second") if part in entry))


def uncovered(path: Path, art: dict[str, Any]) -> list[str]:
    """Ids of the facts beside `path` that have no picture. A game whose facts are not there yet lacks none."""
    if not [other for other in path.parent.glob("*.toml") if other != path]:
        return []
    found = []
    for section, lists in art["covers"].items():
        for facts in lists:
            file = path.parent / f"{facts['file']}.toml"
            entries = read(file).get(facts["list"], ()) if file.exists() else ()
            if not entries:
                found.append(f"{path}: covers {facts['list']} of {file.name}, which is not there")
            ids = (f"{facts.get('prefix', '')}{entry['id']}" for entry in entries)
            found += [f"{path}: no picture for {section} {id_}" for id_ in ids if id_ not in art[section]]
    return found


def faults(path: Path, known: set[str]) -> list[str]:
    """What is wrong with the pictures of a game."""
    art = read(path)
    found = [f"{path}: no such icon: {icon}" for icon in sorted(icons_of(art) - known)]
    drawn = grounds()
    entries = [entry for section in sections(art).values() for entry in section.values()]
    found += [f"{path}: no such ground: {g}" for g in sorted({e["ground"] for e in [*entries, art["tile"]]} - drawn)]
    return found + uncovered(path, art)


def common_icons() -> set[str]:
    """Emblems that every page has at hand: arms, marks, the games' own."""
    emblems = json.loads(EMBLEMS.read_text(encoding="utf-8"))
    return {*emblems["arms"].values(), *emblems["marks"], *(read(path)["tile"]["icon"] for path in art_files())}


def sprite(icons: set[str], drawings: dict[str, dict[str, str]], small: set[str]) -> str:
    """Emblems in one file; what is only ever shown small is drawn on a coarser grid."""

    def symbol(icon: str) -> str:
        unit = SMALL if icon in small else LARGE
        body, field = drawings[icon]["body"], f"{FIELD / unit:g}"
        if "transform" in body:
            unit, field = 1, str(FIELD)
        return f'<symbol id="e-{icon}" viewBox="0 0 {field} {field}">{shorten_body(body, unit)}</symbol>'

    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(symbol(icon) for icon in sorted(icons))}</svg>'


def second_only(art: dict[str, Any]) -> set[str]:
    """Emblems that a game shows in roundels alone."""
    entries = [entry for section in sections(art).values() for entry in section.values()]
    return icons_of(art) - {entry["icon"] for entry in entries}


def credits(used: set[str]) -> tuple[list[dict[str, Any]], list[str]]:
    """Who drew the icons that are used, and the icons whose author is not known."""
    authors = [
        {**author, "icons": [icon for icon in author["icons"] if icon in used]} for author in read(CREDITS)["author"]
    ]
    named = {icon for author in authors for icon in author["icons"]}
    return [author for author in authors if author["icons"]], sorted(used - named)


def write() -> None:
    """Writes everything anew; raises `BadPicture` and writes nothing when a picture is wrong."""
    drawings = json.loads(ICONS.read_text(encoding="utf-8"))["icons"]
    common = common_icons()
    arts = {path.parent.parent.name: read(path) for path in art_files()}
    used = common.union(*(icons_of(art) for art in arts.values()))
    authors, unnamed = credits(used)
    wrong = [fault for path in art_files() for fault in faults(path, set(drawings))]
    wrong += [f"no such icon: {icon}" for icon in sorted(common - set(drawings))]
    wrong += [f"nobody is named as the author of {icon}" for icon in unnamed]
    if wrong:
        raise BadPicture("\n".join(wrong))
    files = {"common.svg": sprite(common, drawings, set()), "credits.json": dumped(authors)}
    files["tiles.json"] = dumped({game: art["tile"] for game, art in arts.items()})
    for game, art in arts.items():
        icons = in_order(art)
        for part in range(0, len(icons), PER_SPRITE):
            some = set(icons[part : part + PER_SPRITE]) - common
            files[f"{game}-{part // PER_SPRITE}.svg"] = sprite(some, drawings, second_only(art))
        files[f"{game}.json"] = dumped(
            {name: {id_: entry(e) for id_, e in section.items()} for name, section in sections(art).items()}
        )
    MADE.mkdir(exist_ok=True)
    for old in MADE.iterdir():
        if old.name not in files:
            old.unlink()
    for name, text in files.items():
        (MADE / name).write_text(text, encoding="utf-8")


def entry(picture: dict[str, str]) -> list[str]:
    """Emblem, ground, second emblem, house: what is not there at the end is left out."""
    parts = [picture["icon"], picture["ground"], picture.get("second", ""), picture.get("house", "")]
    while not parts[-1]:
        parts.pop()
    return parts


def dumped(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    try:
        write()
    except BadPicture as bad:
        sys.exit(str(bad))
