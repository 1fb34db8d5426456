"""Every card, person, unit, order and event of every game has a picture that can be drawn."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import sprites
import svg_paths


@pytest.fixture
def drawings(built: None) -> set[str]:
    return set(json.loads(sprites.ICONS.read_text(encoding="utf-8"))["icons"])


@pytest.mark.parametrize("path", sprites.art_files(), ids=lambda path: path.parent.parent.name)
def test_every_thing_of_a_game_has_a_picture(path: Path, drawings: set[str]) -> None:
    assert sprites.faults(path, drawings) == []


@pytest.mark.parametrize("path", sprites.art_files(), ids=lambda path: path.parent.parent.name)
def test_a_person_has_one_emblem(path: Path) -> None:
    """In all games the same one: whoever knows a face from one table knows it at the next."""
    known = {
        entry["person"]: entry["icon"]
        for other in sprites.art_files()
        for section in sprites.sections(sprites.read(other)).values()
        for entry in section.values()
        if "person" in entry
    }
    sections = sprites.sections(sprites.read(path)).values()
    entries = [entry for section in sections for entry in section.values() if "person" in entry]
    assert {e["person"]: e["icon"] for e in entries} == {e["person"]: known[e["person"]] for e in entries}


def test_faults_are_named(tmp_path: Path) -> None:
    folder = tmp_path / "somewhere" / "data"
    folder.mkdir(parents=True)
    art = folder / "art.toml"
    art.write_text(
        '[tile]\nicon = "crown"\nground = "hall"\n[covers]\ncard = [{ file = "cards", list = "card" }]\n'
        '[card]\nbran = { icon = "no-such", ground = "moon" }\n',
        encoding="utf-8",
    )
    (folder / "cards.toml").write_text('[[card]]\nid = "bran"\n[[card]]\nid = "rickon"\n', encoding="utf-8")
    assert sprites.faults(art, {"crown"}) == [
        f"{art}: no such icon: no-such",
        f"{art}: no such ground: moon",
        f"{art}: no picture for card rickon",
    ]


def test_every_icon_has_an_author(built: None) -> None:
    used = sprites.common_icons().union(*(sprites.icons_of(sprites.read(path)) for path in sprites.art_files()))
    authors, unnamed = sprites.credits(used)
    assert unnamed == []
    assert "Lorc" in {author["name"] for author in authors}


@pytest.mark.parametrize(
    ("long", "short"),
    [
        ("M10.2 10.4L20.1 10.3L20.4 30.2Z", "M10 10h10v20z"),
        ("m1.4 1.4l1.4 1.4l1.4 1.4", "M1 1l2 2 1 1"),
        ("M0 0a5 5 0 013 4", "M0 0a5 5 0 0 1 3 4"),
        ("M1 1C2.4 2.4 3 3 4.6 4.4", "M1 1c1 1 2 2 4 3"),
    ],
)
def test_paths_become_shorter_and_stay_in_place(long: str, short: str) -> None:
    assert svg_paths.shorten(long) == short
