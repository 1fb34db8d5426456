"""Every card does what its facts say: none is without behaviour, or it stands here until it is written."""

from __future__ import annotations

import ast
from pathlib import Path

from smallcouncil.games.cards2e import GAME
from smallcouncil.games.cards2e.facts import ENTRIES, PRINTS

# One a line, sorted. Whoever writes a card takes it out; in the end the set is empty.
NOT_YET: set[str] = {
    "castle_black",
    "confinement",
    "dawn",
    "doran_martell",
    "dorans_game",
    "dornish_paramour",
    "dothraki_sea",
    "drogon",
    "drogos_arakh",
    "fire_and_blood",
    "ghaston_grey",
    "ghost",
    "greenblood_trader",
    "highgarden",
    "left",
    "maester_caleotte",
    "maester_lomys",
    "magister_illyrio",
    "messenger_raven",
    "obara_sand",
    "old_bear_mormont",
    "old_forest_hunter",
    "olennas_cunning",
    "olennas_informant",
    "plaza_of_punishment",
    "rhaegal",
    "right",
    "ser_waymar_royce",
    "sunspear",
    "the_bear_and_the_maiden_fair",
    "the_knight_of_flowers",
    "the_mander",
    "the_queen_of_thorns",
    "the_red_viper",
    "the_sword_in_the_darkness",
    "unbowed_unbent_unbroken",
    "unsullied",
    "veteran_builder",
    "viserion",
    "viserys_targaryen",
    "waking_the_dragon",
    "wardens_of_the_reach",
    "yoren",
}


def test_every_card_has_behaviour_or_is_listed() -> None:
    assert GAME.id == "cards2e"
    missing = {p.id for p in PRINTS if not p.plain and not p.abilities and not p.constants}
    assert missing == NOT_YET


def test_plain_cards_have_no_behaviour() -> None:
    assert not [p.id for p in PRINTS if p.plain and (p.abilities or p.constants)]


# The cards of these have no test of their own yet.
UNTESTED = ("martell", "nights_watch", "targaryen", "tyrell")


def marked() -> set[str]:
    """The ids in `pytest.mark.card(...)` in the tests of this folder."""
    return {
        argument.value
        for file in Path(__file__).parent.glob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.card"
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def test_every_card_with_a_text_has_a_test_of_its_own() -> None:
    texts = {
        name
        for name, entry in ENTRIES.items()
        if entry["text"] != "vanilla" and entry["type"] != "title" and entry.get("faction") not in UNTESTED
    }
    assert texts - marked() == set()
    assert marked() <= set(ENTRIES), "a mark names no card"
