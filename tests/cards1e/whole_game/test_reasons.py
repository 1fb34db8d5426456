"""Why a bot chooses as it does: the sentence follows from the table."""

from __future__ import annotations

from bots.asking import asked
from cards1e.council import attack, do, duplicate, knelt, lay
from smallcouncil.bots import reason
from smallcouncil.games.cards1e.state import CouncilTable


def why(t: CouncilTable, text: str) -> str:
    (seat,) = t.waiting
    (choice,) = [c for c in t.ask(seat).choices if t.text(c) == text]
    return reason(t, seat, choice)


def test_a_challenge_is_for_what_it_takes() -> None:
    t = lay({"play": ["tyrion_lannister", "robb_stark"]}, {"play": ["catelyn_stark", "arya_stark"], "power": 3})
    assert why(t, "challenge military seat_1") == "why-kill-somebody"
    assert why(t, "challenge intrigue seat_1") == "why-take-cards"
    assert why(t, "challenge power seat_1") == "why-take-power"
    assert why(t, "pass") == "why-attack-costs-more"


def test_a_challenge_that_nobody_can_defend_or_that_wins_the_game() -> None:
    for power, said in ((4, "why-nobody-defends"), (13, "why-power-wins")):
        t = lay({"play": ["robb_stark"], "power": power}, {"play": ["hodor"]}, cards=knelt("hodor.1a"))
        assert why(t, "challenge military seat_1") == said


def test_a_defence_wins_or_keeps_the_attack_from_being_unopposed() -> None:
    t = lay({"play": ["eddard_stark"]}, {"play": ["hodor", "arya_stark"]})
    attack(t, "military", "eddard_stark.0a")
    assert why(t, "defend hodor.1a") == "why-defence-wins"
    assert why(t, "defend arya_stark.1a") == "why-not-unopposed"
    assert why(t, "done") == "why-not-worth-defence"
    do(t, "1 defend hodor.1a")
    assert why(t, "done") == "why-defenders-enough"


def test_who_is_about_to_win_is_stopped() -> None:
    t = lay({"play": ["eddard_stark"], "power": 13}, {"play": ["hodor", "arya_stark"]})
    attack(t, "military", "eddard_stark.0a")
    assert why(t, "defend arya_stark.1a") == "why-stop-victory"


def test_attackers_are_needed_until_they_are_enough() -> None:
    t = lay({"play": ["eddard_stark", "arya_stark"]}, {"play": ["hodor"]})
    do(t, "0 challenge military seat_1")
    assert why(t, "attack arya_stark.0a") == "why-attackers-needed"
    do(t, "0 attack arya_stark.0a")
    assert why(t, "done") == "why-enough-attackers"


def test_the_victim_of_a_claim_is_saved_by_a_duplicate_or_missed_least() -> None:
    cards = {**duplicate("robb_stark.1b", "robb_stark.1a"), **knelt("robb_stark.1a", "hodor.1a")}
    t = lay({"play": ["arya_stark"]}, {"play": ["robb_stark", "hodor"], "under": ["robb_stark"]}, cards=cards)
    attack(t, "military", "arya_stark.0a")
    assert why(t, "pick robb_stark.1a") == "why-duplicate-saves"
    assert why(t, "pick hodor.1a") == "why-missed-least"


def test_gold_is_spent_and_influence_used_for_different_reasons() -> None:
    t = lay(
        {"play": ["arya_stark", "crossroads"], "hand": ["eddard_stark"], "gold": 4},
        {"play": ["tyrion_lannister"]},
        phase="marshaling",
    )
    assert why(t, "marshal eddard_stark") == "why-most-for-gold"
    assert why(t, "trigger arya_stark.0a") == "why-card-counts"
    assert why(t, "pass") == "why-card-kept"


def test_a_plot_is_chosen_for_gold_for_claim_or_for_what_it_destroys() -> None:
    plots = ["the_power_of_arms", "valar_morghulis", "summoning_season", "holding_the_trident"]
    t = lay({"plot": None, "plots": plots}, {"plot": None}, phase="plot")
    found = {text: reason(t, 0, c) for c in t.ask(0).choices for text in [t.text(c)]}
    assert found["plot the_power_of_arms"] == "why-claim-hurts"
    assert found["plot valar_morghulis"] == "why-others-lose-more"
    assert found["plot summoning_season"] == "why-gold-for-hand"
    assert found["plot holding_the_trident"] == "why-plot-text"


def test_who_begins_and_who_lets_others_begin_has_another_reason() -> None:
    table, seat = asked("cards1e", "first-player")
    said = {table.text(choice): reason(table, seat, choice) for choice in table.ask(seat).choices}
    assert said.pop(f"player seat_{seat}") == "why-attack-first" and set(said.values()) == {"why-attack-last"}
