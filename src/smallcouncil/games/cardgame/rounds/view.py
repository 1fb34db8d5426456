"""What a seat may know of a table with rounds, built up from nothing: the parts that all editions share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from smallcouncil.games.cardgame.layout.prints import EVENT
from smallcouncil.games.cardgame.layout.zones import BORNE
from smallcouncil.games.cardgame.rounds.challenge import StepsOfChallenge
from smallcouncil.games.cardgame.rounds.plots import StepsOfRevealing
from smallcouncil.games.cardgame.rounds.position import phase_name
from smallcouncil.games.cardgame.rounds.setup import Setup, placed
from smallcouncil.games.cardgame.rounds.table import SETUP
from smallcouncil.games.cardgame.view import (
    CardView,
    Icon,
    LastingView,
    PendingView,
    icon_named,
    known_deck,
    known_titles,
    see_card,
    see_lasting,
    see_pending,
    titles,
)
from smallcouncil.games.cardgame.words import ICON

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.rounds.table import RoundTable


class SeatView(msgspec.Struct, frozen=True):
    faction: str  # the faction card, or house card
    agenda: str | None
    gold: int
    power: int  # all that counts for victory
    faction_power: int
    faction_kneeling: bool
    hand: list[str]  # titles that the viewer knows
    hand_size: int
    prices: dict[str, int]  # by title: what cards of the own hand cost now, where that is not what they print
    deck_size: int
    deck_known: list[str | None]  # from the top; None: unknown, above a known one
    discard: list[str]
    dead: list[str]
    plot: str | None
    plots: list[str] | None  # None: not the viewer's
    plots_size: int
    chosen: str | None
    has_chosen: bool
    used: list[str]
    title: str | None
    placed: list[str] | None  # set-up cards, face down; None: not the viewer's
    placed_size: int
    play: list[CardView]


class ChallengeView(msgspec.Struct, frozen=True):
    type: Icon
    attacker: int
    defender: int
    against: int  # whom it was initiated against: who suffers the claim
    attackers: list[str]
    defenders: list[str]
    bypassed: list[str]
    may_defend: list[str]  # who could still be declared as defender
    attack: int
    defense: int
    winner: int | None
    margin: int
    unopposed: bool


class InitiatingView(msgspec.Struct, frozen=True):
    type: Icon
    against: int


class RoundView(msgspec.Struct, frozen=True):
    round: int
    phase: str
    first: int
    active: int
    alive: list[int]
    step: str | None  # of a challenge, of revealing plots, of the set-up
    challenge: ChallengeView | None
    initiating: InitiatingView | None  # the challenge whose attackers the viewer is naming
    declaring: list[str]  # attackers or defenders that the viewer has named so far
    pending: list[PendingView]
    lasting: list[LastingView]


def see_round(t: RoundTable, seat: int | None, may_defend: list[int]) -> dict[str, Any]:
    """The fields of `RoundView`."""
    return {
        "round": t.round,
        "phase": phase_name(t),
        "first": t.first,
        "active": t.active_player,
        "alive": list(t.alive),
        "step": see_step(t),
        "challenge": see_challenge(t, may_defend),
        "initiating": see_initiating(t, seat),
        "declaring": see_declaring(t, seat),
        "pending": see_pending(t),
        "lasting": see_lasting(t),
    }


def see_seat(t: RoundTable, seat: int | None, other: int, keywords: tuple[str, ...]) -> dict[str, Any]:
    """The fields of `SeatView`; `keywords` by name, in the order of their bits."""
    own = seat == other
    names = t.box.names
    title = t.title[other]
    return {
        "faction": names[t.house[other]],
        "agenda": names[t.agenda[other]] if t.agenda[other] >= 0 else None,
        "gold": t.gold[other],
        "power": t.total_power(other),
        "faction_power": t.power[t.house[other]],
        "faction_kneeling": bool(t.kneeling[t.house[other]]),
        "hand": titles(t, t.hands[other]) if own else known_titles(t, seat, t.hands[other]),
        "hand_size": len(t.hands[other]),
        "prices": changed_prices(t, other) if own else {},
        "deck_size": len(t.decks[other]),
        "deck_known": known_deck(t, seat, other),
        "discard": [names[c] for c in t.discards[other]],
        "dead": [names[c] for c in t.deads[other]],
        "plot": names[t.plot[other]] if t.plot[other] >= 0 else None,
        "plots": titles(t, t.plots[other]) if own else None,
        "plots_size": len(t.plots[other]),
        "chosen": t.box.printed[t.chosen[other]].id if own and t.chosen[other] >= 0 else None,
        "has_chosen": t.chosen[other] >= 0,
        "used": [names[c] for c in t.used_plots[other]],
        "title": t.box.printed[title].id if title >= 0 and (t.zone[title] == BORNE or own) else None,
        "placed": titles(t, placed(t, other)) if own else None,
        "placed_size": len(placed(t, other)) if t.phase == SETUP else 0,
        "play": [see_card(t, seat, c, keywords) for c in t.plays[other]],
    }


def changed_prices(t: RoundTable, seat: int) -> dict[str, int]:
    """By title: what cards in hand that are paid with gold cost now, where that is not what they print."""
    found: dict[str, int] = {}
    for card in t.hands[seat]:
        printed = t.box.printed[card]
        price = t.play_cost(seat, card) if printed.type < EVENT and printed.cost >= 0 else printed.cost
        if price != printed.cost:
            found[printed.id] = price
    return dict(sorted(found.items()))


# ---------------------------------------------------------------------- what is under way


def see_step(t: RoundTable) -> str | None:
    """The step that is being taken, where a phase has several."""
    for procedure in reversed(t.stack):
        if isinstance(procedure, StepsOfChallenge | StepsOfRevealing | Setup) and procedure.step > 0:
            return procedure.steps[procedure.step - 1]
    return None


def see_declaring(t: RoundTable, seat: int | None) -> list[str]:
    """Attackers or defenders that the seat itself has named so far: they are declared together."""
    challenge = t.nearest(StepsOfChallenge)
    if challenge is None or seat is None:
        return []
    return [t.box.names[c] for c in challenge.chosen if t.control[c] == seat]


def see_initiating(t: RoundTable, seat: int | None) -> InitiatingView | None:
    """The challenge whose attackers the seat is about to name: type, opponent and attackers are announced together."""
    challenge = t.nearest(StepsOfChallenge) if t.type < 0 and seat is not None and seat == t.active_player else None
    return InitiatingView(icon_named(ICON.slugs[challenge.kind]), challenge.opponent) if challenge is not None else None


def see_challenge(t: RoundTable, may_defend: list[int]) -> ChallengeView | None:
    if t.type < 0:
        return None
    names = t.box.names
    return ChallengeView(
        type=icon_named(ICON.slugs[t.type]),
        attacker=t.attacker,
        defender=t.defender,
        against=t.against,
        attackers=[names[c] for c in t.participants(t.attacker)],
        defenders=[names[c] for c in t.defenders],
        bypassed=[names[c] for c in t.bypassed],
        may_defend=[names[c] for c in may_defend],
        attack=t.side_strength(t.attacker),
        defense=t.side_strength(t.defender),
        winner=t.winner if t.winner >= 0 else None,
        margin=t.margin,
        unopposed=bool(t.unopposed),
    )
