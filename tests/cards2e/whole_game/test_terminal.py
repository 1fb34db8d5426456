"""The card table as it stands in a terminal, and playing at it by typing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import smallcouncil as sc
from cardgame.steps import nameless
from cards2e.thrones import attack, do, knelt, lay, prompt, seen
from cli.drawing import drawn, everywhere, line_with
from council_command import Council
from smallcouncil.cli.terminal import Terminal
from smallcouncil.games.cardgame.rounds.setup import Setup
from smallcouncil.games.cards2e.challenges.challenge import Challenge
from smallcouncil.games.cards2e.phases.plot import RevealPlots
from smallcouncil.games.cards2e.state import ThronesTable
from smallcouncil.locale import LANGUAGES

WORDS = {
    "en": {
        "arya": "Arya Stark",
        "robb": "Robb Stark",
        "plot": "Plot A Clash of Kings  gold 5  init. 9  claim 1  res. 6",
        "power": "power 7/15 (4 on the faction card)",
        "challenge": "Challenge: Military",
        "attacks": "you attack 5 ⚔ 3 House Lannister defends",
        "phase": "Challenges",
        "duplicate": "1 duplicate",
        "blank": "[blank]",
    },
    "de": {
        "arya": "Arya Stark",
        "robb": "Robb Stark",
        "plot": "Strategie Der Thron der Sieben Königreiche  Gold 5  Init. 9  Schaden 1",
        "power": "Macht 7/15 (4 auf der Fraktionskarte)",
        "challenge": "Herausforderung: Militäreinsatz",
        "attacks": "du greifst an 5 ⚔ 3 Haus Lennister verteidigt",
        "phase": "Herausforderungen",
        "duplicate": "1 Duplikat",
        "blank": "[leer]",
    },
}


def duel() -> ThronesTable:
    return lay(
        {
            "play": ["robb_stark", "arya_stark", "the_roseroad", "ice"],
            "hand": ["bran_stark", "winter_is_coming"],
            "under": ["arya_stark"],
            "plot": "a_clash_of_kings",
            "power": 4,
            "gold": 3,
            "discard": ["catelyn_stark"],
        },
        {
            "faction": "lannister",
            "agenda": "banner_of_the_rose",
            "play": ["tywin_lannister", "gold_cloaks", "milk_of_the_poppy"],
            "hand": ["cersei_lannister", "the_tickler"],
            "dead": ["ser_jaime_lannister"],
        },
        cards={
            **knelt("arya_stark.0a", "the_roseroad.0a"),
            "robb_stark.0a": {"power": 3},
            "ice.0a": {"on": "robb_stark.0a"},
            "milk_of_the_poppy.1a": {"on": "robb_stark.0a"},
            "arya_stark.0b": {"zone": "duplicate", "on": "arya_stark.0a"},
        },
    )


@everywhere
def test_the_card_table_shows_what_a_player_must_see(lang: str, width: int) -> None:
    words = WORDS[lang]
    text = drawn(duel(), 0, lang, width)
    assert words["plot"] in text
    assert words["power"] in text
    assert words["duplicate"] in text
    robb = line_with(text, words["robb"])
    assert re.search(rf"▮ +{seen(duel(), 'robb_stark.0a')['strength']} ⚔·♛ {words['robb']} ★3", robb)
    assert words["blank"] in robb  # Milk of the Poppy
    assert re.search(rf"▬ +2 ⚔·♛ {words['arya']}", text), "a kneeling character lies on its side"
    assert len(max(text.splitlines(), key=len)) <= width


def test_attachments_lie_below_their_bearer_with_their_controller() -> None:
    text = drawn(duel(), 0).splitlines()
    robb = next(i for i, line in enumerate(text) if "Robb Stark" in line)
    below = "\n".join(text[robb + 1 : robb + 3])
    assert "└ ▮ Ice" in below
    assert "└ ▮ Milk of the Poppy (House Lannister)" in below
    assert sum("Milk of the Poppy" in line for line in text) == 1, "it lies on its bearer, not before its controller"


def test_the_own_hand_shows_cost_icons_and_strength() -> None:
    text = drawn(duel(), 0)
    bran = sc.game("cards2e").facts()["cards"]
    cost, strength = next((c["cost"], c["strength"]) for c in bran if c["id"] == "bran_stark")
    assert f"{cost} ··♛  {strength} Bran Stark" in text
    assert "1 Winter Is Coming Event" in text
    assert "The Tickler" not in text
    assert "The Tickler" in drawn(duel(), 1)
    assert "Bran Stark" not in drawn(duel(), None)


@everywhere
def test_a_challenge_shows_both_totals(lang: str, width: int) -> None:
    words = WORDS[lang]
    table = lay(
        {"play": ["robb_stark", "arya_stark"], "hand": []},
        {"faction": "lannister", "play": ["gold_cloaks", "cersei_lannister"], "hand": []},
        cards=knelt("cersei_lannister.1a"),
    )
    attack(table, "military", "robb_stark.0a")
    do(table, "1 defend gold_cloaks.1a")
    assert prompt(table) == "claim"
    contest = table.view(0)["table"]["challenge"]
    text = drawn(table, 0, lang, width)
    assert (contest["attack"], contest["defense"]) == (5, 3)
    assert words["challenge"] in text
    assert words["attacks"] in text
    assert words["phase"] in text


def test_titles_show_rivals_and_supporters() -> None:
    seats = [{"title": title} for title in ("hand_of_the_king", "master_of_laws", "master_of_coin")]
    factions = ("stark", "lannister", "tyrell")
    table = lay(*[{"faction": f, "play": ["robb_stark"], **s} for f, s in zip(factions, seats, strict=True)])
    text = drawn(table, 0)
    own = line_with(text, "Title Hand of the King")
    assert "supports Master of Laws (House Lannister)" in own
    assert "rivals Master of Coin (House Tyrell)" in own
    assert "you support" in line_with(text, "Title Master of Laws")
    assert "Title Master of Coin · rival" in text


def test_set_up_cards_are_named_to_their_owner_and_counted_to_others() -> None:
    table = sc.game("cards2e").new(seed=3, players=2)
    while table.ask(table.waiting[0]).prompt == "mulligan":
        table.choose(table.waiting[0], "keep")
    table.choose(1, "place gold_cloaks")
    assert "Placed face down: Gold Cloaks" in drawn(table, 1)
    assert "Placed face down: 1" in drawn(table, 0) and "Gold Cloaks" not in drawn(table, 0)


def test_players_of_the_same_faction_are_told_apart() -> None:
    table = lay({"faction": "stark"}, {"faction": "stark"})
    text = drawn(table, 0)
    assert "House Stark (1) (you)" in text
    assert "House Stark (2)" in text


# ---------------------------------------------------------------------- typed

JOUST = ("play", "cards2e", "--seed", "5")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_played_by_typing(council: Council, lang: str) -> None:
    shown = council("--lang", lang, *JOUST, typed=["1"] * 3000)
    assert (shown.code, shown.err) == (0, "")
    assert ("wins." if lang == "en" else "gewinnt.") in shown.out


def test_a_card_can_be_read(council: Council) -> None:
    shown = council(*JOUST, typed=["card eddard stark", "card hodor hodor", "card", "quit"])
    assert "cost 7 · strength 5 · ⚔ military · ♛ power" in shown.out
    assert "Lord." in shown.out and "Renown." in shown.out
    assert "Reaction: after a challenge is initiated against you" in shown.out
    assert "No card is called “hodor hodor”." in shown.out
    assert shown.err == "card: is missing\n"


def test_a_card_is_read_in_german(council: Council) -> None:
    shown = council(*JOUST, "--lang", "de", typed=["karte seefeuer", "ende"])
    assert "Seefeuerangriff" in shown.out
    assert "Initiative" in shown.out


def test_many_cards_are_cut_short(council: Council) -> None:
    assert "… and " in council(*JOUST, typed=["card the", "quit"]).out


@pytest.mark.parametrize("leave", [[], ["quit"]], ids=["end of input", "quit"])
def test_a_game_that_is_left_goes_on_later(council: Council, tmp_path: Path, leave: list[str]) -> None:
    left = council(*JOUST, typed=["keep", *leave])
    assert left.code == 0
    file = tmp_path / "home" / "smallcouncil" / "games" / "cards2e.json"
    assert f"Go on with: council play --load {file}" in left.out.replace("\n", " ")
    again = council("play", "--load", str(file), typed=["log all", "quit"])
    assert again.code == 0
    assert "House Stark (you)" in again.out
    assert sc.replay(file.read_bytes()).made


def test_an_interrupted_game_goes_on_later(council: Council, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["keep"])

    def read(terminal: Terminal, prompt: str) -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr(Terminal, "read", read)
    left = council(*JOUST)
    assert left.code == 130
    assert "Go on with: council play --load " in left.out
    assert (tmp_path / "home" / "smallcouncil" / "games" / "cards2e.json").exists()


def test_a_record_calls_the_players_by_their_factions(council: Council, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    council(*JOUST, typed=["mulligan", f"save {file}", "quit"])
    told = council("replay", str(file)).out
    assert "House Stark takes a mulligan" in told
    assert "Seat" not in told


def test_nothing_is_kept_of_a_game_that_nobody_played(council: Council, tmp_path: Path) -> None:
    assert "Go on with" not in council(*JOUST, typed=["quit"]).out
    assert not (tmp_path / "home").exists()


def test_a_letter_or_two_must_begin_a_word(council: Council) -> None:
    shown = council(*JOUST, typed=["an", "ha", "quit"])  # keep this hand, take a mulligan
    assert shown.err == "“an” is none of the choices (rule R-C2-setup-07).\n"
    assert "Which set-up card do you place?" in shown.out


def test_piles_can_be_looked_through(council: Council) -> None:
    assert "Discard pile (0): –" in council(*JOUST, typed=["piles", "quit"]).out


def test_every_step_that_is_shown_has_a_name() -> None:
    assert nameless(Setup, RevealPlots, Challenge) == []
