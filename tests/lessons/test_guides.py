"""The page of every game that tells what it is about: rules that are there, emblems that are drawn."""

from __future__ import annotations

import re

import pytest

import smallcouncil as sc
from fluent_files import LOCALE, files, messages

GAMES = sorted(file.removesuffix("-guide.ftl") for file in files("en") if file.endswith("-guide.ftl"))
every_game = pytest.mark.parametrize("game", GAMES)


def attributes(game: str, lang: str, name: str) -> list[str]:
    text = (LOCALE / lang / f"{game}-guide.ftl").read_text("utf-8")
    return re.findall(rf"^    \.{name} = (.+)$", text, re.MULTILINE)


@every_game
def test_a_guide_tells_aim_round_victory_and_words(game: str) -> None:
    said = messages("en", f"{game}-guide.ftl")
    assert {f"{game}-aim", f"{game}-win"} <= set(said)
    for part in ("round", "term"):
        listed = [key for key in said if key.startswith(f"{game}-{part}-") and "." not in key]
        assert len(listed) >= 5 and all(f"{key}.text" in said for key in listed)
    assert not [key for key in said if not re.fullmatch(rf"{game}-(aim|win|(round|term|icon)-[a-z0-9-]+(\.\w+)?)", key)]


@every_game
def test_the_aim_is_three_sentences(game: str) -> None:
    for lang in ("en", "de"):
        text = (LOCALE / lang / f"{game}-guide.ftl").read_text("utf-8")
        aim = re.search(rf"^{game}-aim = (.+)$", text, re.MULTILINE)
        assert aim is not None and len(re.findall(r"[.!?](?= |$)", aim[1])) == 3


@every_game
def test_its_rules_and_emblems_exist(game: str) -> None:
    catalogue = sc.game(game).rules()
    art = (LOCALE.parent / "games" / game / "data" / "art.toml").read_text("utf-8")
    for lang in ("en", "de"):
        assert [rule for rule in attributes(game, lang, "rule") if rule not in catalogue] == []
        assert [icon for icon in attributes(game, lang, "icon") if f'"{icon}"' not in art] == []
