"""The bots of this edition: sensible with any deck, in every variant."""

from __future__ import annotations

from typing import Any

import pytest

from cards1e.council import attack, do, knelt, lay
from smallcouncil.games.cards1e.game import GAME
from smallcouncil.games.cards1e.heuristics import ANSWERS, decide
from smallcouncil.table import Prompt, Rng

KNIGHT = "knight_of_the_tumblestone"


def winners(seed: int, mine: set[int], **options: Any) -> set[int]:
    """Who wins when the seats of `mine` play sensibly and the others at random."""
    table, rng = GAME.new(seed=seed, **options), Rng(seed)
    while not table.over:
        seat = table.waiting[0]
        ask = table.ask(seat)
        table.choose(seat, decide(table, seat, ask, rng) if seat in mine else rng.pick(ask.choices))
    assert table.result is not None
    return set(table.result.winners)


@pytest.mark.parametrize(
    ("options", "mine"),
    [
        ({"players": 2}, {1}),
        ({"players": 3}, {2}),
        ({"players": 4}, {0}),
        ({"players": 4, "variant": "two_against_two"}, {1, 3}),
        ({"players": 4, "variant": "littlefinger"}, {3}),
    ],
)
def test_sense_beats_chance(options: dict[str, Any], mine: set[int]) -> None:
    won = sum(bool(winners(seed, mine, **options) & mine) for seed in range(4))
    assert won >= 3


@pytest.mark.full
def test_sense_beats_chance_in_nine_of_ten_games() -> None:
    assert sum(seed % 2 in winners(seed, {seed % 2}, players=2) for seed in range(100)) >= 90


def test_every_question_has_an_answer() -> None:
    prompts = {word for word in GAME.words if isinstance(word, Prompt) and word is not GAME.offer_prompt}
    assert prompts == set(ANSWERS.answers)


def choice(table: Any) -> str:
    (seat,) = table.waiting
    return str(table.text(decide(table, seat, table.ask(seat), None)))


def test_a_sure_victory_is_taken() -> None:
    """Nobody defends against power, which brings the fifteenth; a military challenge would be opposed."""
    t = lay({"play": [KNIGHT], "power": 14}, {"play": ["kennel_master"], "power": 3})
    assert choice(t) == "challenge power seat_1"


@pytest.mark.parametrize("leader", [1, 2])
def test_of_several_the_one_about_to_win_is_attacked(leader: int) -> None:
    power = {seat: 12 if seat == leader else 3 for seat in (1, 2)}
    others = ({"play": ["hodor"], "power": power[seat]} for seat in (1, 2))
    t = lay({"play": ["knight_of_the_tumblestone"]}, *others, cards=knelt("hodor.1a", "hodor.2a"))
    assert choice(t).endswith(f"seat_{leader}")


def test_a_defence_that_wins_is_made() -> None:
    t = lay({"play": ["arya_stark"]}, {"play": ["hodor", "robb_stark"]})
    attack(t, "military", "arya_stark.0a")
    assert choice(t) in ("defend hodor.1a", "defend robb_stark.1a")


def test_nobody_dear_dies_for_a_claim() -> None:
    t = lay({"play": ["greatjon_umber"]}, {"play": ["eddard_stark", "direwolf_pup"]}, cards=knelt("eddard_stark.1a"))
    attack(t, "military", "greatjon_umber.0a")
    do(t, "1 done")
    assert choice(t) == "pick direwolf_pup.1a"


@pytest.mark.parametrize(
    ("hand", "wanted"),
    [(["syrio_forel_kl", "hodor"], "marshal hodor"), (["syrio_forel_kl"], "hide syrio_forel_kl")],
)
def test_gold_that_is_left_hides_a_card(hand: list[str], wanted: str) -> None:
    t = lay({"hand": hand, "gold": 0}, {}, phase="marshaling")
    assert choice(t) == wanted


def test_the_best_card_of_the_deck_is_searched_for() -> None:
    """Not the first of the list: a lord of four strength, not a pup."""
    t = lay({"plots": ["summoning_season"], "deck": ["direwolf_pup", "eddard_stark", "arya_stark"]}, {}, phase="plot")
    do(t, f"{t.waiting[0]} player seat_0")
    assert choice(t) == "take eddard_stark"


def test_a_partner_is_not_chosen_to_suffer() -> None:
    """Whose strength sinks: an opponent, not the partner who would die of it."""
    seats: list[dict[str, Any]] = [
        {"house": "targaryen", "play": ["drogon"], "gold": 2},
        {"play": [KNIGHT]},
        {"play": ["royal_guard_acoa"]},
        {"play": [KNIGHT]},
    ]
    t = lay(*seats, phase="draw", begin="draw_window", variant="two_against_two")
    do(t, "0 trigger drogon.0a")
    assert choice(t) in (f"pick {KNIGHT}.1a", f"pick {KNIGHT}.3a")


def test_everybody_ends_a_game_with_everybody_sensible() -> None:
    assert winners(5, {0, 1, 2, 3, 4, 5}, players=6)


# ---------------------------------------------------------------------- what bots did wrong once


def test_stealth_passes_by_who_could_defend() -> None:
    """Not the strongest of all: the wolf has no power icon."""
    t = lay({"play": ["jhogo"]}, {"play": ["grey_wind", KNIGHT, "lady"]}, hold=True)
    attack(t, "power", "jhogo.0a")
    assert choice(t) == f"bypass {KNIGHT}.1a"


def test_a_burden_is_laid_on_others() -> None:
    """Stinking Drunk costs its bearer strength in challenges only: nothing of that is seen while it is laid."""
    seat = {"house": "baratheon", "play": ["brienne_of_tarth"], "hand": ["stinking_drunk"], "gold": 5}
    t = lay(seat, {"play": ["robb_stark"]}, phase="marshaling", hold=True)
    do(t, "0 marshal stinking_drunk")
    assert choice(t) == "pick robb_stark.1a"


def test_strength_in_challenges_is_bought_for_oneself() -> None:
    seat = {"house": "targaryen", "play": ["strong_belwas"], "hand": ["blood_of_the_dragon"], "gold": 3}
    t = lay(seat, {"play": ["robb_stark"]}, phase="marshaling", hold=True)
    assert choice(t) == "marshal blood_of_the_dragon"
    do(t, "0 marshal blood_of_the_dragon")
    assert choice(t) == "pick strong_belwas.0a"


def test_nobody_guards_an_opponent() -> None:
    """Late in the game a card in hand counts for less, but not for nothing."""
    others = {"play": ["sansa_stark"], "power": 12}
    t = lay({"hand": ["bodyguard"], "play": ["hodor"], "gold": 5}, others, phase="marshaling", hold=True)
    assert choice(t) == "pass"


def test_peace_is_made_with_the_mightiest() -> None:
    seats = [{"plots": ["mutual_enemies"]}, {"play": [KNIGHT]}, {"play": ["host_of_storms_end"]}, {}]
    t = lay(*seats, phase="plot", hold=True)
    while t.asks[0].prompt != "first-player":
        t.choose(t.waiting[0], t.asks[0].default)
    do(t, f"{t.waiting[0]} player seat_0")
    while t.asks[0].prompt != "choose":
        t.choose(t.waiting[0], t.asks[0].default)
    assert choice(t) == "player seat_2"


@pytest.mark.parametrize(("power", "helps"), [((0, 7), False), ((9, 2), True)])
def test_who_leads_is_not_defended_by_others(power: tuple[int, int], helps: bool) -> None:
    """The Master of Coin, whose turn is over, supports the Master of Laws against who has more power only."""
    attacker = {"play": [KNIGHT], "power": power[0], "title": "crown_regent"}
    attacked = {"play": ["hodor"], "power": power[1], "title": "master_of_laws"}
    supporter = {"play": ["eddard_stark"], "title": "master_of_coin"}
    t = lay(attacker, attacked, supporter, cards=knelt("hodor.1a"), first=2, hold=True)
    while t.asks[0].prompt != "challenge" or t.waiting != (0,):
        t.choose(t.waiting[0], t.asks[0].default)
    attack(t, "military", f"{KNIGHT}.0a")
    while t.asks[0].prompt != "support":
        t.choose(t.waiting[0], t.asks[0].default)
    assert (choice(t) == "defend eddard_stark.2a") is helps


@pytest.mark.parametrize(("power", "first"), [(12, 0), (3, 1)])
def test_who_is_about_to_win_does_not_wait(power: int, first: int) -> None:
    t = lay({"power": power, "plots": ["rains_of_autumn"]}, {}, phase="plot", hold=True)
    while t.asks[0].prompt != "first-player":
        t.choose(t.waiting[0], t.asks[0].default)
    assert t.waiting == (0,) and choice(t) == f"player seat_{first}"


# ---------------------------------------------------------------------- Littlefinger


@pytest.mark.parametrize(("gold", "power", "wanted"), [(3, 0, "give 2 seat_2"), (1, 0, "pass"), (3, 12, "pass")])
def test_gold_buys_peace_with_who_could_hurt_most(gold: int, power: int, wanted: str) -> None:
    """Not with who is about to win, and not for less than peace costs."""
    seats: list[dict[str, Any]] = [
        {"play": ["eddard_stark"], "gold": gold},
        {"play": [KNIGHT]},
        {"play": ["host_of_storms_end"], "power": power},
    ]
    t = lay(*seats, variant="littlefinger", cards=knelt("eddard_stark.0a", f"{KNIGHT}.1a"), hold=True)
    while t.asks[0].prompt != "act" or t.waiting != (0,):
        t.choose(t.waiting[0], t.asks[0].default)
    assert t.view(None)["table"]["phase"] == "challenges" and choice(t) == wanted


def test_nobody_pays_before_his_own_attacks() -> None:
    seats: list[dict[str, Any]] = [{"play": [KNIGHT], "gold": 3}, {}, {"play": ["host_of_storms_end"], "power": 3}]
    t = lay(*seats, variant="littlefinger", cards=knelt("host_of_storms_end.2a"), hold=True)
    while t.asks[0].prompt != "act" or t.waiting != (0,):
        t.choose(t.waiting[0], t.asks[0].default)
    assert choice(t) == "pass"


def test_who_has_given_is_known_for_the_round() -> None:
    t = lay({"gold": 6}, {}, {}, variant="littlefinger", hold=True)
    do(t, "0 give 2 seat_1")
    assert [t.given(0, seat) for seat in range(3)] == [0, 2, 0] and t.given(1, 0) == 0
    t.note_gift(0, 1, 500)
    assert [t.given(0, seat) for seat in range(3)] == [0, 31, 0], "as much as is counted"
    now = t.round
    while t.round == now:
        t.choose(t.waiting[0], t.asks[0].default)
    assert t.given(0, 1) == 0


def test_the_type_that_a_deck_is_worst_at_is_given_up() -> None:
    """The dragons of this deck fight; its schemers are few."""
    t = GAME.new(seed=11, players=2, decks=("baratheon_extended", "targaryen_extended"))
    assert t.asks[0].prompt == "forswear" and choice(t) == "name intrigue"
