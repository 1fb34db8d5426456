"""Why a choice is sensible, as the key of a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.heuristics.reasons import fixed, of_first_player
from smallcouncil.games.cardgame.heuristics.worth import has_duplicate
from smallcouncil.games.cardgame.layout.prints import INTRIGUE, MILITARY
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cards1e import words
from smallcouncil.games.cards1e.challenges.challenge import Challenge
from smallcouncil.games.cards1e.edition import EDITION
from smallcouncil.games.cards1e.facts import PRINTS, TITLE_WORDS
from smallcouncil.games.cards1e.heuristics import war
from smallcouncil.games.cards1e.heuristics.gifts import for_peace

if TYPE_CHECKING:
    from smallcouncil.games.cards1e.state import CouncilTable
    from smallcouncil.table import Ask, Choice, Prompt, Table

SHARED = EDITION.prompts
WIPING = ("valar_morghulis", "wildfire_assault")  # plots that kill on all sides
SPOILS = {MILITARY: "why-kill-somebody", INTRIGUE: "why-take-cards"}  # by the type of the challenge; else power

# Whatever is answered.
FIXED: dict[Prompt, str] = {
    **fixed(EDITION),
    words.ASK_TAKE_POWER: "why-costs-nothing",
    words.ASK_VIGILANT: "why-costs-nothing",
    words.ASK_VENGEFUL: "why-costs-nothing",
    words.ASK_DEADLY: "why-missed-least",
    words.ASK_INFLUENCE: "why-missed-least",
    words.ASK_INFAMY: "why-power-safe",
}
# To let it be, and to do it.
EITHER: dict[Prompt, tuple[str, str]] = {
    SHARED[rounds.ATTACKERS]: ("why-enough-attackers", "why-attackers-needed"),
    SHARED[rounds.STEALTH]: ("why-card-kept", "why-bypass-strongest"),
    SHARED[rounds.REDIRECT_OR_PASS]: ("why-blow-harmless", "why-elsewhere"),
    words.ASK_STEP_IN: ("why-stay-out", "why-step-in"),
    words.ASK_SHADOWS: ("why-card-kept", "why-card-counts"),
    SHARED[shared.INTERRUPT_OR_PASS]: ("why-card-kept", "why-card-counts"),
    SHARED[shared.REACT_OR_PASS]: ("why-card-kept", "why-card-counts"),
}


def reason(table: Table, seat: int, ask: Ask, choice: Choice) -> str:
    """The key of the sentence that says why."""
    t = cast("CouncilTable", table)
    question = ask.question
    if choice.verb is words.GIVE:
        return of_gift(t, seat, choice)
    if question in EITHER:
        return EITHER[question][choice is not shared.PASS and choice is not shared.DONE]
    if question is SHARED[rounds.MULLIGAN_OR_KEEP]:
        return "why-poor-hand" if choice is rounds.MULLIGAN else "why-good-opening"
    if question is SHARED[rounds.CHOOSE_PLOT]:
        return of_plot(choice)
    if question is SHARED[rounds.FIRST_PLAYER]:
        return of_first_player(seat, choice)
    if question is SHARED[rounds.CHALLENGE_OR_PASS]:
        return of_challenge(t, seat, choice)
    if question in (SHARED[rounds.DEFENDERS], words.ASK_SUPPORT):
        return of_defence(t, choice)
    if question is SHARED[rounds.CLAIM]:
        return of_victim(t, choice)
    if question is SHARED[shared.ACT]:
        return of_action(choice)
    return FIXED.get(question, "why-sensible")


def of_plot(choice: Choice) -> str:
    card = PRINTS[choice.args[0]]
    if card.id in WIPING:
        return "why-others-lose-more"
    if card.claim > 1:
        return "why-claim-hurts"
    return "why-gold-for-hand" if card.income >= 4 else "why-plot-text"


def of_challenge(t: CouncilTable, seat: int, choice: Choice) -> str:
    if choice.verb is not rounds.CHALLENGE:
        return "why-attack-costs-more" if choice is shared.PASS else "why-sensible"
    kind, opponent = choice.args
    if t.total_power(seat) >= t.power_to_win(seat) - 2:
        return "why-power-wins"
    if not war.defense(t, opponent, kind):
        return "why-nobody-defends"
    return SPOILS.get(kind, "why-take-power")


def of_defence(t: CouncilTable, choice: Choice) -> str:
    procedure = t.nearest(Challenge)
    assert procedure is not None
    attack = t.side_strength(t.attacker)
    mine = sum([t.strength_of(c) for c in procedure.chosen])
    if choice.verb is not rounds.DEFEND:
        return "why-defenders-enough" if mine > attack else "why-not-worth-defence"
    if t.total_power(t.attacker) >= t.power_to_win(t.attacker) - 3:
        return "why-stop-victory"
    return "why-defence-wins" if mine + t.strength_of(choice.args[0]) > attack else "why-not-unopposed"


def of_victim(t: CouncilTable, choice: Choice) -> str:
    return "why-duplicate-saves" if has_duplicate(t, choice.args[0]) else "why-missed-least"


def of_gift(t: CouncilTable, seat: int, choice: Choice) -> str:
    """Gold for who comes next buys peace; else it keeps dominance from whoever it would crown."""
    return "why-buys-peace" if choice == for_peace(t, seat) else "why-no-dominance"


def of_action(choice: Choice) -> str:
    if choice is shared.PASS:
        return "why-card-kept"
    return "why-most-for-gold" if choice.verb in (TITLE_WORDS.marshal, words.ATTACH) else "why-card-counts"
