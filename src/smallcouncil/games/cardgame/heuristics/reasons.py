"""Why a choice is sensible, as the key of a sentence, where all editions say the same."""

from __future__ import annotations

from smallcouncil.games.cardgame import words
from smallcouncil.games.cardgame.edition import Edition
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.table import Choice, Prompt

# Whatever is answered.
FIXED = {
    rounds.PLACE_CARDS: "why-good-opening",
    rounds.SETUP_BEARER: "why-sits-well",
    rounds.CHOOSE_TITLE: "why-title-fits",
    rounds.NEW_OPPONENT: "why-most-to-gain",
    rounds.RENOWN: "why-costs-nothing",
    words.CHOOSE: "why-hit-hard",
    words.CHOOSE_COST: "why-missed-least",
    words.CHOOSE_WAY: "why-missed-least",
    words.BEARER: "why-sits-well",
    words.LOOK_KEEP: "why-best-card",
    words.LOOK_LAY: "why-best-card",
    words.LOOK_SINK: "why-weakest-card",
}


def fixed(edition: Edition) -> dict[Prompt, str]:
    return {prompt: FIXED[question] for question, prompt in edition.prompts.items() if question in FIXED}


def of_first_player(seat: int, choice: Choice) -> str:
    """Who won initiative begins, or lets others begin."""
    return "why-attack-first" if choice.args[0] == seat else "why-attack-last"
