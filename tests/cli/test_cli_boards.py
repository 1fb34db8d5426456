"""The boards of the card game and of The Iron Throne, as they stand in a terminal."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

import smallcouncil as sc
from cards2e.thrones import attack, do, knelt, lay, prompt, seen
from cli.conftest import Council
from ironthrone.throne import meet
from smallcouncil.cli import boards
from smallcouncil.cli.terminal import Terminal
from smallcouncil.games.cards2e.state import ThronesTable
from smallcouncil.locale import LANGUAGES, Voice
from smallcouncil.table import Rng, Table

WIDTHS = (80, 120)
everywhere = pytest.mark.parametrize(("lang", "width"), [(lang, width) for lang in LANGUAGES for width in WIDTHS])


def terminal(table: Table, lang: str, width: int) -> tuple[Terminal, io.StringIO]:
    paper = io.StringIO()
    voice = Voice(lang)
    console = Console(file=paper, width=width, highlight=False, force_terminal=False)
    console._environ = {}
    at = Terminal(voice.named(boards.seat_names(voice, table)), console)
    return at, paper


def drawn(table: Table, seat: int | None = 0, lang: str = "en", width: int = 120) -> str:
    at, paper = terminal(table, lang, width)
    at.print(boards.draw(at, table, seat))
    return paper.getvalue()


def line_with(text: str, *words: str) -> str:
    """The one line with these words."""
    found = [line for line in text.splitlines() if all(word in line for word in words)]
    assert len(found) == 1, f"{words}: {found}\n{text}"
    return found[0]


# ---------------------------------------------------------------------- the card game

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


def test_the_card_table_is_the_same_whatever_lies_hidden() -> None:
    table = sc.game("cards2e").new(seed=11, players=3)
    play_on(table, 120)
    check_secrets(table)


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


def test_players_of_the_same_faction_are_told_apart() -> None:
    table = lay({"faction": "stark"}, {"faction": "stark"})
    text = drawn(table, 0)
    assert "House Stark (1) (you)" in text
    assert "House Stark (2)" in text


# ---------------------------------------------------------------------- The Iron Throne


def encounter() -> Table:
    return meet(
        "lannister jaime_lannister",
        "stark robb_stark",
        "baratheon melisandre defender",
        houses={
            "lannister": {"hand": ["lannister_war_10", "tywin_lannister"], "hostages": ["stark_war_3"]},
            "stark": {"hand": ["stark_war_7", "stark_peace"], "power": {"arya_stark": 0, "robb_stark": 6}},
            "baratheon": {"hand": ["baratheon_war_2"]},
        },
    )


@everywhere
def test_the_houses_and_the_encounter_are_drawn(lang: str, width: int) -> None:
    table = encounter()
    text = drawn(table, 0, lang, width)
    name = {"en": "Lannister", "de": "Lennister"}[lang]
    you = {"en": "you", "de": "du"}[lang]
    assert f"{name} ({you}) · " in text
    assert "† Arya Stark" in text
    assert "6 Robb Stark ➤" in text
    assert "Robb Stark 6" in text  # in the encounter
    assert "? + 6 + 4 = ?" in text
    assert {"en": "War 3 (Stark)", "de": "Krieg 3 (Stark)"}[lang] in text, "the own hostage"
    assert {"en": "War 10 (Lannister)", "de": "Krieg 10 (Lennister)"}[lang] in text
    assert {"en": "War 7 (Stark)", "de": "Krieg 7 (Stark)"}[lang] not in text
    assert len(max(text.splitlines(), key=len)) <= width


def test_a_laid_card_counts_for_its_owner_alone() -> None:
    table = encounter()
    while table.ask(table.waiting[0]).prompt != "encounter.card":
        table.choose(table.waiting[0], table.ask(table.waiting[0]).default)
    table.choose(0, "lay lannister_war_10")
    assert "10 + 4 = 14" in drawn(table, 0)
    assert "War 10 (Lannister), face down" in drawn(table, 0)
    for seat in (1, 2, None):
        assert "? + 4 = ?" in drawn(table, seat)
        assert "War 10" not in drawn(table, seat)


def test_the_throne_is_the_same_whatever_lies_hidden() -> None:
    table = sc.game("ironthrone").new(seed=4, players=5)
    play_on(table, 90)
    check_secrets(table)


# ---------------------------------------------------------------------- both


def play_on(table: Table, choices: int) -> None:
    luck = Rng(1)
    for _ in range(choices):
        if not table.over:
            ask = table.asks[0]
            table.choose(ask.seat, ask.choices[luck.below(ask.own)])


def check_secrets(table: Table) -> None:
    """Tables that differ only in what a seat cannot know look alike to that seat, pile by pile."""
    luck = Rng(2)
    for seat in (*range(table.players), None):
        looks = set()
        for one in (table, table.imagine(seat, luck), table.imagine(seat, luck)):
            at, paper = terminal(one, "en", 100)
            at.print(boards.draw(at, one, seat))
            for pile in boards.piles(at, one, seat):
                at.print(pile)
            looks.add(paper.getvalue())
        assert len(looks) == 1


@everywhere
@pytest.mark.parametrize(("game", "players"), [("cards2e", 2), ("cards2e", 5), ("ironthrone", 3), ("ironthrone", 5)])
def test_boards_speak_in_words(game: str, players: int, lang: str, width: int) -> None:
    """No key without a message, no name of a card from the data, no line too long, at any moment of a game."""
    table = sc.game(game).new(seed=players, players=players)
    for _ in range(12):
        play_on(table, 17)
        at, paper = terminal(table, lang, width)
        at.print(boards.draw(at, table, 0))
        for pile in boards.piles(at, table, 0):
            at.print(pile)
        text = paper.getvalue()
        assert not re.findall(r"\w+_\w+|(?:web|cards2e|ironthrone|cards|throne)-[a-z-]+", text)
        assert len(max(text.splitlines(), key=len)) <= width


# ---------------------------------------------------------------------- typed

JOUST = ("play", "cards2e", "--seed", "5")
THRONE = ("play", "ironthrone", "--seed", "5", "--turn-limit", "3", "--bots", "random")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("arguments", [JOUST, THRONE], ids=lambda a: a[1])
def test_a_whole_game_is_played_by_typing(council: Council, lang: str, arguments: tuple[str, ...]) -> None:
    shown = council("--lang", lang, *arguments, typed=["1"] * 3000)
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


def test_piles_can_be_looked_through(council: Council) -> None:
    assert "Discard pile (0): –" in council(*JOUST, typed=["piles", "quit"]).out
    assert "Events (" in council(*THRONE, typed=["1", "piles", "quit"]).out
    assert "All of this game lies on the board." in council("play", "risk", "--seed", "1", typed=["piles", "quit"]).out


def test_talk_stands_apart_from_the_answers(council: Council) -> None:
    shown = council(*THRONE, typed=["1", "more", "quit"]).out
    asked = shown[shown.index("Do you offer support") :]
    answers, _, everything = re.split("Say something|choice, . or help", asked)[:3]
    assert "Support the challenger" in answers and "please." not in answers
    assert "Support the challenger" in everything and "please." in everything


def test_news_are_told_again(council: Council) -> None:
    shown = council(*THRONE, typed=["1", "1", "log", "log all", "quit"]).out
    news, since, everything = shown.split("choice, ? or help > ")[2:5]
    assert "stays out" in news and "stays out" in since
    assert "is led by" not in since
    assert "is led by" in everything and "stays out" in everything


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
    assert "Place set-up cards" in shown.out
