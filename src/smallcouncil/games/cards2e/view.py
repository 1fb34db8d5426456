"""What a seat may know of a table of this game, built up from nothing."""

from __future__ import annotations

import msgspec

from smallcouncil.games.cardgame.layout.zones import BORNE
from smallcouncil.games.cardgame.rounds.setup import Setup, placed
from smallcouncil.games.cardgame.rounds.table import SETUP
from smallcouncil.games.cardgame.rounds.words import PHASE
from smallcouncil.games.cardgame.view import (
    CardView,
    Icon,
    LastingView,
    PendingView,
    changed_prices,
    icon_named,
    known_deck,
    known_titles,
    see_card,
    see_lasting,
    see_pending,
    titles,
)
from smallcouncil.games.cards2e import modifiers
from smallcouncil.games.cards2e.challenges.challenge import Challenge, may_still_defend
from smallcouncil.games.cards2e.facts import ICONS, KEYWORDS
from smallcouncil.games.cards2e.phases.plot import RevealPlots
from smallcouncil.games.cards2e.state import ThronesTable


class PlotValues(msgspec.Struct, frozen=True):
    gold: int
    initiative: int
    claim: int
    reserve: int


class PlayerView(msgspec.Struct, frozen=True):
    faction: str  # the faction card
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
    plot_values: PlotValues
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
    against: int  # whom it was initiated against
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


class TableView(msgspec.Struct, frozen=True):
    round: int
    phase: str
    first: int
    active: int
    alive: list[int]
    players: list[PlayerView]
    step: str | None  # of a challenge, of revealing plots, of the set-up
    challenge: ChallengeView | None
    initiating: InitiatingView | None  # the challenge whose attackers the viewer is naming
    declaring: list[str]  # attackers or defenders that the viewer has named so far
    pending: list[PendingView]
    lasting: list[LastingView]


def seen_by(t: ThronesTable, seat: int | None) -> TableView:
    return TableView(
        round=t.round,
        phase="setup" if t.phase == SETUP else PHASE.slugs[t.phase],
        first=t.first,
        active=t.active_player,
        alive=list(t.alive),
        players=[see_player(t, seat, other) for other in range(t.players)],
        step=see_step(t),
        challenge=see_challenge(t),
        initiating=see_initiating(t, seat),
        declaring=see_declaring(t, seat),
        pending=see_pending(t),
        lasting=see_lasting(t),
    )


def see_player(t: ThronesTable, seat: int | None, other: int) -> PlayerView:
    own = seat == other
    box = t.box
    title = t.title[other]
    borne = title >= 0 and (t.zone[title] == BORNE or own)
    return PlayerView(
        faction=box.names[t.house[other]],
        agenda=box.names[t.agenda[other]] if t.agenda[other] >= 0 else None,
        gold=t.gold[other],
        power=t.total_power(other),
        faction_power=t.power[t.house[other]],
        faction_kneeling=bool(t.kneeling[t.house[other]]),
        hand=titles(t, t.hands[other]) if own else known_titles(t, seat, t.hands[other]),
        hand_size=len(t.hands[other]),
        prices=changed_prices(t, t.hands[other], lambda card: t.marshal_cost(other, card)) if own else {},
        deck_size=len(t.decks[other]),
        deck_known=known_deck(t, seat, other),
        discard=[box.names[c] for c in t.discards[other]],
        dead=[box.names[c] for c in t.deads[other]],
        plot=box.names[t.plot[other]] if t.plot[other] >= 0 else None,
        plot_values=PlotValues(
            gold=t.value(other, modifiers.GOLD_VALUE),
            initiative=t.value(other, modifiers.INITIATIVE_VALUE),
            claim=t.value(other, modifiers.CLAIM),
            reserve=t.value(other, modifiers.RESERVE_VALUE),
        ),
        plots=titles(t, t.plots[other]) if own else None,
        plots_size=len(t.plots[other]),
        chosen=box.printed[t.chosen[other]].id if own and t.chosen[other] >= 0 else None,
        has_chosen=t.chosen[other] >= 0,
        used=[box.names[c] for c in t.used_plots[other]],
        title=box.printed[title].id if borne else None,
        placed=titles(t, placed(t, other)) if own else None,
        placed_size=len(placed(t, other)) if t.phase == SETUP else 0,
        play=[see_card(t, seat, c, KEYWORDS) for c in t.plays[other]],
    )


# ---------------------------------------------------------------------- what is under way


def see_step(t: ThronesTable) -> str | None:
    """The framework step that is being taken, where a phase has several."""
    for procedure in reversed(t.stack):
        if isinstance(procedure, Challenge | RevealPlots | Setup) and procedure.step > 0:
            return procedure.steps[procedure.step - 1]
    return None


def see_declaring(t: ThronesTable, seat: int | None) -> list[str]:
    """Attackers or defenders that the seat itself has named so far: they are declared together."""
    challenge = t.nearest(Challenge)
    if challenge is None or seat != (t.active_player if t.type < 0 else t.defender):
        return []
    return [t.box.names[c] for c in challenge.chosen]


def see_initiating(t: ThronesTable, seat: int | None) -> InitiatingView | None:
    """The challenge whose attackers the seat is about to name: type, opponent and attackers are announced together."""
    challenge = t.nearest(Challenge) if t.type < 0 and seat is not None and seat == t.active_player else None
    return InitiatingView(icon_named(ICONS[challenge.kind]), challenge.opponent) if challenge is not None else None


def see_challenge(t: ThronesTable) -> ChallengeView | None:
    if t.type < 0:
        return None
    names = t.box.names
    return ChallengeView(
        type=icon_named(ICONS[t.type]),
        attacker=t.attacker,
        defender=t.defender,
        against=t.against,
        attackers=[names[c] for c in t.participants(t.attacker)],
        defenders=[names[c] for c in t.defenders],
        bypassed=[names[c] for c in t.bypassed],
        may_defend=[names[c] for c in may_still_defend(t)],
        attack=t.side_strength(t.attacker),
        defense=t.side_strength(t.defender),
        winner=t.winner if t.winner >= 0 else None,
        margin=t.margin,
        unopposed=bool(t.unopposed),
    )
