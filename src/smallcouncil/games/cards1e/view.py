"""What a seat may know of a table of this game, built up from nothing."""

from __future__ import annotations

import msgspec

from smallcouncil.games.cardgame.layout.zones import BORNE, POOL
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
from smallcouncil.games.cards1e.challenges.challenge import DEFENDERS, Challenge
from smallcouncil.games.cards1e.challenges.declaring import able_defenders
from smallcouncil.games.cards1e.costs import influence_left
from smallcouncil.games.cards1e.edition import SHADOWS
from smallcouncil.games.cards1e.facts import ICONS, KEYWORDS
from smallcouncil.games.cards1e.phases.plot import RevealPlots
from smallcouncil.games.cards1e.state import TITLE_USED, TO_WIN_TOGETHER, CouncilTable


class PlotValues(msgspec.Struct, frozen=True):
    income: int
    initiative: int
    claim: int


class PlayerView(msgspec.Struct, frozen=True):
    faction: str  # the house card
    agenda: str | None
    gold: int
    influence: int  # of standing cards, with that of a title
    power: int  # all that counts for victory
    power_to_win: int  # of two partners together
    faction_power: int
    faction_kneeling: bool
    hand: list[str]  # titles that the viewer knows
    hand_size: int
    prices: dict[str, int]  # by title: what cards of the own hand cost now, where that is not what they print
    shadows: list[str]  # titles that the viewer knows
    shadows_size: int
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
    title_used: bool  # what it allows once a round
    forsworn: Icon | None  # a type of challenge given up for the game
    partner: int | None
    draws_left: int  # cards that effects may still let the player draw this round
    spends_first: str | None  # the card whose gold is spent before the pool
    placed: list[str] | None  # set-up cards, face down; None: not the viewer's
    placed_size: int
    play: list[CardView]


class ChallengeView(msgspec.Struct, frozen=True):
    type: Icon
    attacker: int
    defender: int
    against: int  # who suffers the claim
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
    chamber: list[str]  # titles that nobody holds
    step: str | None  # of a challenge, of revealing plots, of the set-up
    challenge: ChallengeView | None
    initiating: InitiatingView | None  # the challenge whose attackers the viewer is naming
    declaring: list[str]  # attackers or defenders that the viewer has named so far
    pending: list[PendingView]
    lasting: list[LastingView]


def seen_by(t: CouncilTable, seat: int | None) -> TableView:
    return TableView(
        round=t.round,
        phase="setup" if t.phase == SETUP else PHASE.slugs[t.phase],
        first=t.first,
        active=t.active_player,
        alive=list(t.alive),
        players=[see_player(t, seat, other) for other in range(t.players)],
        chamber=[t.box.names[c] for c, zone in enumerate(t.zone) if zone == POOL],
        step=see_step(t),
        challenge=see_challenge(t),
        initiating=see_initiating(t, seat),
        declaring=see_declaring(t, seat),
        pending=see_pending(t),
        lasting=see_lasting(t),
    )


def see_player(t: CouncilTable, seat: int | None, other: int) -> PlayerView:
    own = seat == other
    box = t.box
    title = t.title[other]
    hidden = t.own_piles[SHADOWS][other]
    return PlayerView(
        faction=box.names[t.house[other]],
        agenda=box.names[t.agenda[other]] if t.agenda[other] >= 0 else None,
        gold=t.gold[other],
        influence=influence_left(t, other),
        power=t.total_power(other),
        power_to_win=TO_WIN_TOGETHER if t.partner(other) >= 0 else t.power_to_win(other),
        faction_power=t.power[t.house[other]],
        faction_kneeling=bool(t.kneeling[t.house[other]]),
        hand=titles(t, t.hands[other]) if own else known_titles(t, seat, t.hands[other]),
        hand_size=len(t.hands[other]),
        prices=changed_prices(t, t.hands[other], lambda card: t.play_cost(other, card)) if own else {},
        shadows=titles(t, hidden) if own else known_titles(t, seat, hidden),
        shadows_size=len(hidden),
        deck_size=len(t.decks[other]),
        deck_known=known_deck(t, seat, other),
        discard=[box.names[c] for c in t.discards[other]],
        dead=[box.names[c] for c in t.deads[other]],
        plot=box.names[t.plot[other]] if t.plot[other] >= 0 else None,
        plot_values=PlotValues(income=t.income(other), initiative=t.initiative(other), claim=t.claim(other)),
        plots=titles(t, t.plots[other]) if own else None,
        plots_size=len(t.plots[other]),
        chosen=box.printed[t.chosen[other]].id if own and t.chosen[other] >= 0 else None,
        has_chosen=t.chosen[other] >= 0,
        used=[box.names[c] for c in t.used_plots[other]],
        title=box.printed[title].id if title >= 0 and t.zone[title] == BORNE else None,
        title_used=bool(t.count(other, TITLE_USED)),
        forsworn=icon_named(ICONS[t.forsworn[other]]) if t.forsworn[other] >= 0 else None,
        partner=t.partner(other) if t.partner(other) >= 0 else None,
        draws_left=t.draws_left(other),
        spends_first=box.names[t.spends_first[other]] if t.spends_first[other] in t.purses(other) else None,
        placed=titles(t, placed(t, other)) if own else None,
        placed_size=len(placed(t, other)) if t.phase == SETUP else 0,
        play=[see_card(t, seat, c, KEYWORDS) for c in t.plays[other]],
    )


# ---------------------------------------------------------------------- what is under way


def see_step(t: CouncilTable) -> str | None:
    """The step that is being taken, where a phase has several."""
    for procedure in reversed(t.stack):
        if isinstance(procedure, Challenge | RevealPlots | Setup) and procedure.step > 0:
            return procedure.steps[procedure.step - 1]
    return None


def see_declaring(t: CouncilTable, seat: int | None) -> list[str]:
    """Attackers or defenders that the seat itself has named so far: they are declared together."""
    challenge = t.nearest(Challenge)
    if challenge is None or seat is None:
        return []
    return [t.box.names[c] for c in challenge.chosen if t.control[c] == seat]


def see_initiating(t: CouncilTable, seat: int | None) -> InitiatingView | None:
    """The challenge whose attackers the seat is about to name: type, opponent and attackers are announced together."""
    challenge = t.nearest(Challenge) if t.type < 0 and seat is not None and seat == t.active_player else None
    return InitiatingView(icon_named(ICONS[challenge.kind]), challenge.opponent) if challenge is not None else None


def see_challenge(t: CouncilTable) -> ChallengeView | None:
    if t.type < 0:
        return None
    names = t.box.names
    challenge = t.nearest(Challenge)
    open_yet = challenge is not None and challenge.step <= DEFENDERS + 1
    return ChallengeView(
        type=icon_named(ICONS[t.type]),
        attacker=t.attacker,
        defender=t.defender,
        against=t.against,
        attackers=[names[c] for c in t.participants(t.attacker)],
        defenders=[names[c] for c in t.defenders],
        bypassed=[names[c] for c in t.bypassed],
        may_defend=[names[c] for c in able_defenders(t, t.defender, [])] if open_yet else [],
        attack=t.side_strength(t.attacker),
        defense=t.side_strength(t.defender),
        winner=t.winner if t.winner >= 0 else None,
        margin=t.margin,
        unopposed=bool(t.unopposed),
    )
