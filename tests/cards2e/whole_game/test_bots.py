"""Bots at the card game: heuristics answer everything with any deck, know what they want, and beat chance."""

from __future__ import annotations

from typing import Any

import pytest

import smallcouncil as sc
from cards2e.building import random_deck
from cards2e.thrones import attack, do, knelt, lay, prompt, texts
from smallcouncil.arena import series
from smallcouncil.bots import Knowledge, heuristics, make
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cards2e.decks import DEFAULTS, READY
from smallcouncil.games.cards2e.edition import EDITION
from smallcouncil.games.cards2e.heuristics import ANSWERS, evaluate
from smallcouncil.games.cards2e.state import ThronesTable
from smallcouncil.games.cards2e.words import ASK_RESERVE
from smallcouncil.table import Prompt, Rng

CARDS = sc.game("cards2e")
SHARED = EDITION.prompts
# Questions that are answered without a trial, whose outcome may hang on what is imagined.
SURE = {
    SHARED[rounds.ATTACKERS],
    SHARED[rounds.CHALLENGE_OR_PASS],
    SHARED[rounds.CLAIM],
    SHARED[rounds.DEFENDERS],
    SHARED[rounds.MULLIGAN_OR_KEEP],
    SHARED[rounds.PLACE_CARDS],
    SHARED[rounds.CHOOSE_PLOT],
    ASK_RESERVE,
    SHARED[rounds.STEALTH],
}
KNIGHT = "tumblestone_knight"


def decks(first: int, players: int) -> tuple[str, ...]:
    return tuple(DEFAULTS[(first + 5 * seat) % len(DEFAULTS)] for seat in range(players))


def rate(bots: list[str], first: int, games: int) -> float:
    """The share of games that the first kind of bot wins, each kind at every seat in turn."""
    played = series("cards2e", bots, games=games, seed=first, options={"decks": decks(first, len(bots))})
    return next(s.rate for s in played.win_rates() if s.name == bots[0])


def answer(table: ThronesTable) -> str:
    """What the heuristics say to the question on the table."""
    ask = table.asks[0]
    return table.text(heuristics("cards2e").decide(table, ask.seat, ask, Rng(1)))


def test_every_question_has_an_answer() -> None:
    prompts = {word for word in CARDS.words if isinstance(word, Prompt) and word is not CARDS.offer_prompt}
    assert prompts == set(ANSWERS.answers)
    assert set(SHARED.values()) < prompts


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2},
        {"players": 2, "windows": "safe", "piles": "owner"},
        {"players": 3, "windows": "safe"},
        {"players": 4, "piles": "owner"},
        {"players": 6},
    ],
    ids=str,
)
def test_heuristics_choose_legally_anywhere(options: dict[str, Any]) -> None:
    """Half the choices are made at random, so that positions come up into which sense would never lead."""
    decide = heuristics("cards2e").decide
    rng = Rng(4)
    names = list(READY)
    for seed in range(4):
        taken = tuple(names[(seed * 7 + 3 * seat) % len(names)] for seat in range(options["players"]))
        table = CARDS.new(seed=seed, decks=taken, free_decks=True, **options)
        while not table.over and table.made < 400:
            ask = table.asks[0]
            choice = decide(table, ask.seat, ask, rng)
            assert choice in ask.choices[: ask.answers], ask.prompt
            if table.made % 10 == 0:
                values = evaluate(table)
                assert len(values) == table.players and sum(values) == pytest.approx(1)
            table.choose(ask.seat, rng.pick(ask.choices) if rng.below(2) else choice)


def play_quietly(options: dict[str, Any], seed: int) -> ThronesTable:
    """A game between heuristic bots. An illegal answer or an error would end it."""
    table = CARDS.new(seed=seed, **options)
    bots = [make("heuristic", "cards2e", seed=seed + seat) for seat in range(table.players)]
    while not table.over and table.made < 6000:
        seat = table.waiting[0]
        table.choose(seat, bots[seat].choose(Knowledge(table, seat)))
    assert table.over
    assert isinstance(table, ThronesTable)
    return table


@pytest.mark.parametrize("players", [2, 4])
def test_heuristics_play_any_legal_deck(players: int) -> None:
    for seed in range(3):
        taken = tuple(random_deck(seed * 10 + seat) for seat in range(players))
        assert play_quietly({"players": players, "decks": taken}, seed).round < 30


@pytest.mark.full
@pytest.mark.parametrize("first", range(50))
def test_heuristics_play_fifty_random_decks(first: int) -> None:
    for windows in ("fast", "safe"):
        two = (random_deck(first), random_deck(50 + first))
        play_quietly({"players": 2, "decks": two, "windows": windows}, first)
    taken = tuple(random_deck(first + 100 * seat) for seat in range(3 + first % 6))
    play_quietly({"players": len(taken), "decks": taken, "piles": "owner"}, first)


@pytest.mark.full
@pytest.mark.parametrize("name", READY)
def test_heuristics_play_every_ready_deck(name: str) -> None:
    for seed, other in enumerate(DEFAULTS[::4]):
        play_quietly({"players": 2, "decks": (name, other), "free_decks": True}, seed)


def test_a_shortlist_is_legal_and_begins_with_the_usual_choice() -> None:
    """Half the choices are made at random."""
    known = heuristics("cards2e")
    assert known.shortlist is not None
    rng = Rng(9)
    for players in (2, 3):
        table = CARDS.new(seed=players, players=players, decks=decks(players + 2, players))
        while not table.over and table.made < 500:
            ask = table.asks[0]
            usual = known.decide(table, ask.seat, ask, rng)
            few = known.shortlist(table, ask.seat, ask)
            assert few[0] is usual and len(set(few)) == len(few), ask.prompt
            assert all(choice in ask.choices for choice in few), ask.prompt
            table.choose(ask.seat, rng.pick(ask.choices) if rng.below(2) else usual)


def test_heuristics_do_not_look_at_what_they_cannot_know() -> None:
    """On tables that differ only in what the seat cannot know, the answer is the same."""
    decide = heuristics("cards2e").decide
    rng = Rng(2)
    checked = set()
    for players in (2, 4):
        table = CARDS.new(seed=5, players=players, decks=decks(players, players))
        while not table.over and table.made < 500:
            ask = table.asks[0]
            choice = decide(table, ask.seat, ask, rng)
            if ask.question in SURE:
                checked.add(ask.question)
                guess = table.imagine(ask.seat, rng)
                assert decide(guess, ask.seat, guess.ask(ask.seat), rng) is choice, ask.prompt
            table.choose(ask.seat, choice)
    assert len(checked) > 5


def test_the_winner_is_certain_at_the_end() -> None:
    table = CARDS.new(seed=1, players=2)
    decide = heuristics("cards2e").decide
    while not table.over and table.made < 5000:
        ask = table.asks[0]
        table.choose(ask.seat, decide(table, ask.seat, ask, Rng(1)))
    assert table.result is not None
    assert evaluate(table) == [float(seat in table.result.winners) for seat in range(2)]


def test_more_power_and_more_knights_promise_more() -> None:
    table = lay({"play": [KNIGHT] * 3, "power": 6}, {"play": [KNIGHT], "power": 2})
    ours, theirs = evaluate(table)
    assert ours > 0.6 > 0.4 > theirs


# ---------------------------------------------------------------------- single decisions


def test_attacks_where_nobody_can_defend() -> None:
    table = lay({"play": [KNIGHT]}, {"play": ["sansa_stark"]})
    while prompt(table) != "challenge":
        do(table, f"{table.waiting[0]} pass")
    assert answer(table) == "challenge military seat_1"


def test_does_not_attack_a_wall() -> None:
    """Eddard and Robb have had their turn: they have nothing better to do than to defend, and win power by it."""
    table = lay({"play": ["eddard_stark", "robb_stark"]}, {"play": ["winterfell_steward"]})
    while prompt(table) != "challenge" or table.waiting[0] != 1:
        do(table, f"{table.waiting[0]} pass")
    assert answer(table) == "pass"


def eddard_attacks(table: ThronesTable, wanted: str) -> None:
    """Nobody defends against his military challenge, and nobody answers before the wanted question."""
    while prompt(table) != "challenge":
        do(table, f"{table.waiting[0]} pass")
    attack(table, "military", "eddard_stark.0a")
    while prompt(table) != wanted:
        do(table, f"{table.waiting[0]} {'done' if prompt(table) == 'defenders' else texts(table)[0]}")


def test_the_weakest_dies_for_a_claim() -> None:
    table = lay({"play": ["eddard_stark"]}, {"play": ["robb_stark", "winterfell_steward"]})
    eddard_attacks(table, "claim")
    assert answer(table) == "pick winterfell_steward.1a"


def test_a_duplicate_saves_a_lord() -> None:
    table = lay(
        {"play": ["eddard_stark"]},
        {"play": ["robb_stark"], "under": ["robb_stark"]},
        cards={"robb_stark.1b": {"zone": "duplicate", "on": "robb_stark.1a"}},
    )
    eddard_attacks(table, "interrupt")
    assert answer(table) == "save robb_stark.1a"


def test_a_killing_is_cancelled() -> None:
    table = lay(
        {"play": ["robb_stark"], "hand": ["put_to_the_sword"], "gold": 2},
        {"play": ["balon_greyjoy", KNIGHT], "hand": ["the_hands_judgment"], "gold": 2},
        cards=knelt("balon_greyjoy.1a", f"{KNIGHT}.1a"),
    )
    attack(table, "military", "robb_stark.0a")
    assert answer(table) == "play put_to_the_sword"
    do(table, "0 play put_to_the_sword")
    assert answer(table) == "pick balon_greyjoy.1a"
    do(table, "0 pick balon_greyjoy.1a")
    assert answer(table) == "play the_hands_judgment"


def test_poison_is_for_others() -> None:
    """An attachment that takes away abilities goes to the opponent's best character, and stays in hand without one."""
    hand = {"play": ["robb_stark"], "hand": ["milk_of_the_poppy"], "gold": 5}
    table = lay(hand, {"play": ["eddard_stark", KNIGHT]}, phase="marshaling")
    assert answer(table) == "marshal milk_of_the_poppy"
    do(table, "0 marshal milk_of_the_poppy")
    assert answer(table) == "pick eddard_stark.1a"
    alone = lay(hand, {}, phase="marshaling")
    assert answer(alone) == "pass"


def test_wildfire_when_behind() -> None:
    plots = {"plots": ["wildfire_assault", "a_noble_cause"], "plot": "summons"}
    many = {"play": [KNIGHT] * 7}
    behind = lay({**plots, "play": [KNIGHT]}, {**many, "plots": ["a_noble_cause"]}, phase="plot")
    assert prompt(behind) == "plot" and answer(behind) == "plot wildfire_assault"
    ahead = lay({**plots, **many}, {"play": [KNIGHT], "plots": ["a_noble_cause"]}, phase="plot")
    assert prompt(ahead) == "plot" and answer(ahead) == "plot a_noble_cause"


def test_an_opening_has_attachments() -> None:
    """Gold that is left over is spent on an attachment; one that harms its bearer stays in hand."""
    hand = {"eddard_stark": 1, "little_bird": 1, "milk_of_the_poppy": 1, "put_to_the_sword": 2, "ice": 2}
    plots = {"a_noble_cause": 1, "sneak_attack": 1}
    deck = {"faction": "stark", "agenda": None, "plots": plots, "draw": hand}
    table = CARDS.new(seed=1, players=2, decks=(deck, deck), free_decks=True)
    assert isinstance(table, ThronesTable)
    while prompt(table) == "mulligan":
        do(table, f"{table.waiting[0]} keep")
    placed: list[str] = []
    while not placed or placed[-1] != "done":
        placed.append(answer(table))
        do(table, f"{table.waiting[0]} {placed[-1]}")
    assert placed == ["place eddard_stark", "place little_bird", "done"]


def test_gold_is_spent_well() -> None:
    """Two characters for all the gold rather than a dear one alone; a reduction only when there is use for it."""
    hand = ["robb_stark", "catelyn_stark", "arya_stark"]
    table = lay({"hand": hand, "gold": 4}, {}, phase="marshaling")  # and 3 of the plot
    assert answer(table) == "marshal catelyn_stark"
    do(table, "0 marshal catelyn_stark")
    assert answer(table) == "marshal arya_stark"


def test_cards_become_cheaper_only_for_a_purpose() -> None:
    """The Kingsroad is given up for a lord who could not be paid otherwise, and kept when the gold suffices."""
    road = {"play": ["the_kingsroad"], "hand": ["eddard_stark"]}
    short = lay({**road, "gold": 1}, {}, phase="marshaling")  # and 3 of the plot
    assert answer(short) == "trigger the_kingsroad.0a"
    enough = lay({**road, "gold": 4}, {}, phase="marshaling")
    assert answer(enough) == "marshal eddard_stark"


def test_nobody_is_called_to_arms_for_a_phase_without_fights() -> None:
    """Who leaves play at the end of the phase is not brought into play to marshal cards."""
    table = lay(
        {"faction": "lannister", "hand": ["hear_me_roar", "ser_jaime_lannister"], "gold": 1},
        {"play": [KNIGHT]},
        phase="marshaling",
    )
    assert "play hear_me_roar" in texts(table)
    assert answer(table) == "pass"


def test_a_lord_with_a_duplicate_stands_in_for_the_others() -> None:
    table = lay(
        {"play": ["eddard_stark"]},
        {"play": ["robb_stark", "catelyn_stark"], "under": ["robb_stark"]},
        cards={"robb_stark.1b": {"zone": "duplicate", "on": "robb_stark.1a"}},
    )
    eddard_attacks(table, "claim")
    assert answer(table) == "pick robb_stark.1a"


# ---------------------------------------------------------------------- matches


def test_heuristics_beat_chance() -> None:
    assert rate(["heuristic", "random"], 0, 4) == 1
    assert rate(["heuristic", "random"], 3, 4) == 1
    assert rate(["heuristic", "random", "random"], 1, 3) == 1


@pytest.mark.full
@pytest.mark.parametrize("first", range(len(DEFAULTS)))
def test_heuristics_win_nine_of_ten_jousts_against_chance(first: int) -> None:
    assert rate(["heuristic", "random"], first, 20) >= 0.9


@pytest.mark.full
@pytest.mark.parametrize("players", [3, 4, 6])
def test_heuristics_win_a_melee_against_chance(players: int) -> None:
    assert rate(["heuristic", *["random"] * (players - 1)], players, 30) >= 0.9
