"""Why a choice is sensible, as the key of a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.heuristics.reasons import fixed, of_first_player
from smallcouncil.games.cardgame.heuristics.worth import has_duplicate
from smallcouncil.games.cardgame.layout.prints import INTRIGUE, MILITARY
from smallcouncil.games.cardgame.layout.uniqueness import own_copy
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cards2e import modifiers, words
from smallcouncil.games.cards2e.challenges.challenge import Challenge
from smallcouncil.games.cards2e.edition import EDITION
from smallcouncil.games.cards2e.facts import PRINTS, TITLE_WORDS
from smallcouncil.games.cards2e.heuristics import war
from smallcouncil.games.cards2e.heuristics.forecast import loss
from smallcouncil.games.cards2e.heuristics.plots import BANNERS, MARCHED, WILDFIRE
from smallcouncil.games.cards2e.heuristics.purchases import REDUCERS
from smallcouncil.games.cards2e.state import TO_WIN

if TYPE_CHECKING:
    from smallcouncil.games.cards2e.state import ThronesTable
    from smallcouncil.table import Ask, Choice, Prompt, Table

SHARED = EDITION.prompts
ATTACKS = ("why-kill-somebody", "why-take-cards", "why-take-power")  # by the type of the challenge

FIXED: dict[Prompt, str] = {
    **fixed(EDITION),
    SHARED[rounds.STEALTH]: "why-bypass-strongest",
    words.ASK_INTIMIDATE: "why-hit-hard",
    words.ASK_STAND: "why-most-useful-standing",
    words.ASK_RESERVE: "why-weakest-card",
    words.ASK_WHISPERS: "why-against-leader",
    words.ASK_INSIGHT: "why-costs-nothing",
    words.ASK_PILLAGE: "why-costs-nothing",
}


def reason(table: Table, seat: int, ask: Ask, choice: Choice) -> str:
    """The key of the sentence that says why."""
    t = cast("ThronesTable", table)
    question = ask.question
    if question is SHARED[rounds.MULLIGAN_OR_KEEP]:
        return "why-poor-hand" if choice is rounds.MULLIGAN else "why-good-opening"
    if question is SHARED[rounds.CHOOSE_PLOT]:
        return plot_reason(choice)
    if question is SHARED[rounds.FIRST_PLAYER]:
        return of_first_player(seat, choice)
    if question is SHARED[rounds.REDIRECT_OR_PASS]:
        return "why-blow-harmless" if choice is shared.PASS else "why-elsewhere"
    if question is SHARED[rounds.CHALLENGE_OR_PASS]:
        return "why-attack-costs-more" if choice is shared.PASS else attack_reason(t, seat, choice)
    if question is SHARED[rounds.ATTACKERS]:
        return "why-enough-attackers" if choice is shared.DONE else "why-attackers-needed"
    if question is SHARED[rounds.DEFENDERS]:
        return defence_reason(t, seat, ask, choice)
    if question is SHARED[rounds.CLAIM]:
        return "why-duplicate-saves" if has_duplicate(t, choice.args[0]) else "why-missed-least"
    if question is SHARED[shared.ACT]:
        return action_reason(t, seat, choice)
    if question in (SHARED[shared.INTERRUPT_OR_PASS], SHARED[shared.REACT_OR_PASS]):
        return answer_reason(choice)
    return FIXED.get(question, "why-sensible")


def plot_reason(choice: Choice) -> str:
    card = PRINTS[choice.args[0]]
    if card.number in (WILDFIRE, MARCHED):
        return "why-others-lose-more"
    if card.claim > 1:
        return "why-claim-hurts"
    return "why-gold-for-hand" if card.gold >= 4 or card.number == BANNERS else "why-plot-text"


def attack_reason(t: ThronesTable, seat: int, choice: Choice) -> str:
    kind, opponent = choice.args
    open_door = not war.guard(t, opponent, kind, 0)
    if t.total_power(seat) >= TO_WIN - 2 and (open_door or kind > INTRIGUE):
        return "why-power-wins"
    if open_door:
        return "why-nobody-defends"
    if not loss(t, opponent, kind, t.value(seat, modifiers.CLAIM)):
        return "why-worth-winning"
    return ATTACKS[(MILITARY, INTRIGUE).index(kind)] if kind in (MILITARY, INTRIGUE) else ATTACKS[2]


def defence_reason(t: ThronesTable, seat: int, ask: Ask, choice: Choice) -> str:
    procedure = t.stack[-1]
    assert isinstance(procedure, Challenge)
    if choice is shared.DONE:
        return "why-enough-attackers" if procedure.chosen else "why-not-worth-defence"
    if t.total_power(t.attacker) >= TO_WIN - 3:
        return "why-stop-victory"
    planned = {choice.args[0], *procedure.chosen, *war.WAR.best_defence(t, seat, ask)}
    mine = sum([t.strength_of(card) for card in planned])
    return "why-defence-wins" if mine > t.side_strength(t.attacker) else "why-not-unopposed"


def action_reason(t: ThronesTable, seat: int, choice: Choice) -> str:
    if choice is shared.PASS:
        return "why-card-kept"
    if choice.verb is TITLE_WORDS.marshal:
        number = choice.args[0]
        free = not PRINTS[number].cost or own_copy(t, seat, t.in_hand(seat, number)) >= 0
        return "why-costs-nothing" if free else "why-most-for-gold"
    if choice.verb is TITLE_WORDS.ambush:
        return "why-most-for-gold"
    cheaper = choice.verb is shared.TRIGGER and REDUCERS[t.box.what[choice.args[0]]] is not None
    return "why-next-cheaper" if cheaper else "why-card-counts"


def answer_reason(choice: Choice) -> str:
    if choice is shared.PASS:
        return "why-card-kept"
    return "why-duplicate-saves" if choice.verb is shared.SAVE else "why-card-counts"
