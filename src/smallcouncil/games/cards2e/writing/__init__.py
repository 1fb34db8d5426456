"""All words that the cards of this edition are written in: card modules import from here alone. See docs/cards.md.

A package, for modules are compiled, and what a compiled module imports it does not hand on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from smallcouncil.games.cardgame.abilities.ability import Ability as Ability
from smallcouncil.games.cardgame.abilities.ability import Act as Act
from smallcouncil.games.cardgame.effects import prevention
from smallcouncil.games.cardgame.layout.prints import INTRIGUE as INTRIGUE
from smallcouncil.games.cardgame.layout.prints import MILITARY as MILITARY
from smallcouncil.games.cardgame.layout.prints import POWER as POWER
from smallcouncil.games.cardgame.occurrences import kinds as kinds
from smallcouncil.games.cardgame.rounds.phases import CHALLENGES as CHALLENGES
from smallcouncil.games.cardgame.rounds.phases import DOMINANCE as DOMINANCE
from smallcouncil.games.cardgame.rounds.phases import DRAW as DRAW
from smallcouncil.games.cardgame.rounds.phases import MARSHALING as MARSHALING
from smallcouncil.games.cardgame.rounds.phases import STANDING as STANDING
from smallcouncil.games.cardgame.rounds.phases import TAXATION as TAXATION
from smallcouncil.games.cardgame.rounds.table import MADE as MADE
from smallcouncil.games.cardgame.rounds.table import WON as WON
from smallcouncil.games.cardgame.values.current import AMOUNT as AMOUNT
from smallcouncil.games.cardgame.values.current import SUBJECT as SUBJECT
from smallcouncil.games.cardgame.values.current import WHOSE as WHOSE
from smallcouncil.games.cardgame.writing.conditions import Use as Use
from smallcouncil.games.cardgame.writing.every_word import *  # noqa: F403
from smallcouncil.games.cardgame.writing.kinds_of_abilities import Effect, answer, parts
from smallcouncil.games.cardgame.writing.selectors import Filter
from smallcouncil.games.cards2e import modifiers as modifiers
from smallcouncil.games.cards2e.challenges.banning import NO_CHALLENGES_AGAINST as NO_CHALLENGES_AGAINST
from smallcouncil.games.cards2e.challenges.banning import NO_CHALLENGES_OF as NO_CHALLENGES_OF
from smallcouncil.games.cards2e.challenges.banning import is_taken_out as is_taken_out
from smallcouncil.games.cards2e.challenges.banning import take_out as take_out
from smallcouncil.games.cards2e.edition import BETRAYAL_TOKEN as BETRAYAL_TOKEN
from smallcouncil.games.cards2e.edition import BOTTOM as BOTTOM
from smallcouncil.games.cards2e.edition import DRAW_OPTION as DRAW_OPTION
from smallcouncil.games.cards2e.edition import EDITION as EDITION
from smallcouncil.games.cards2e.edition import FORCED_INTERRUPT, FORCED_REACTION, INTERRUPT, REACTION, WOULD
from smallcouncil.games.cards2e.edition import HAND_OPTION as HAND_OPTION
from smallcouncil.games.cards2e.edition import KEEP as KEEP
from smallcouncil.games.cards2e.edition import NO as NO
from smallcouncil.games.cards2e.edition import PILLAGED as PILLAGED
from smallcouncil.games.cards2e.edition import PLAY_OPTION as PLAY_OPTION
from smallcouncil.games.cards2e.edition import POISON_TOKEN as POISON_TOKEN
from smallcouncil.games.cards2e.edition import POWER_OPTION as POWER_OPTION
from smallcouncil.games.cards2e.edition import SHUFFLE_OPTION as SHUFFLE_OPTION
from smallcouncil.games.cards2e.edition import STAND_TOKEN as STAND_TOKEN
from smallcouncil.games.cards2e.edition import TOP as TOP
from smallcouncil.games.cards2e.edition import YES as YES
from smallcouncil.games.cards2e.facts import BARATHEON as BARATHEON
from smallcouncil.games.cards2e.facts import GREYJOY as GREYJOY
from smallcouncil.games.cards2e.facts import INSIGHT as INSIGHT
from smallcouncil.games.cards2e.facts import INTIMIDATE as INTIMIDATE
from smallcouncil.games.cards2e.facts import LANNISTER as LANNISTER
from smallcouncil.games.cards2e.facts import LIMITED as LIMITED
from smallcouncil.games.cards2e.facts import MARTELL as MARTELL
from smallcouncil.games.cards2e.facts import NEUTRAL as NEUTRAL
from smallcouncil.games.cards2e.facts import NIGHTS_WATCH as NIGHTS_WATCH
from smallcouncil.games.cards2e.facts import NO_ATTACHMENTS as NO_ATTACHMENTS
from smallcouncil.games.cards2e.facts import PILLAGE as PILLAGE
from smallcouncil.games.cards2e.facts import RENOWN as RENOWN
from smallcouncil.games.cards2e.facts import STARK as STARK
from smallcouncil.games.cards2e.facts import STEALTH as STEALTH
from smallcouncil.games.cards2e.facts import TARGARYEN as TARGARYEN
from smallcouncil.games.cards2e.facts import TERMINAL as TERMINAL
from smallcouncil.games.cards2e.facts import TYRELL as TYRELL
from smallcouncil.games.cards2e.facts import number_of as number_of
from smallcouncil.games.cards2e.facts import trait as trait
from smallcouncil.games.cards2e.marshaling.attachments import bearers as bearers
from smallcouncil.games.cards2e.marshaling.attachments import legal_bearer as legal_bearer
from smallcouncil.games.cards2e.marshaling.entering import CAME_BY_AMBUSH as CAME_BY_AMBUSH
from smallcouncil.games.cards2e.marshaling.entering import LOYAL_COSTS_LESS as LOYAL_COSTS_LESS
from smallcouncil.games.cards2e.marshaling.entering import reduce_next
from smallcouncil.games.cards2e.phases.plot import reveal_anew
from smallcouncil.games.cards2e.phases.titles import rivals as rivals
from smallcouncil.games.cards2e.state import EVENTS_PLAYED as EVENTS_PLAYED
from smallcouncil.games.cards2e.state import LOST_ATTACKING as LOST_ATTACKING
from smallcouncil.games.cards2e.state import LOST_DEFENDING as LOST_DEFENDING
from smallcouncil.games.cards2e.state import NOBLE as NOBLE
from smallcouncil.games.cards2e.state import NOBLES_MARSHALED as NOBLES_MARSHALED
from smallcouncil.games.cards2e.state import ThronesTable

Table = ThronesTable

card = EDITION.card

# ---------------------------------------------------------------------- kinds of abilities


def reaction(on: int | tuple[int, ...], effect: Effect, **more: Any) -> Ability:
    return answer(REACTION, on, effect, **more)


def forced_reaction(on: int | tuple[int, ...], effect: Effect, **more: Any) -> Ability:
    return answer(FORCED_REACTION, on, effect, **more)


def interrupt(on: int | tuple[int, ...], effect: Effect, **more: Any) -> Ability:
    return answer(INTERRUPT, on, effect, **more)


def forced_interrupt(on: int | tuple[int, ...], effect: Effect, **more: Any) -> Ability:
    return answer(FORCED_INTERRUPT, on, effect, **more)


def would_save(on: int | tuple[int, ...], effect: Effect = prevention.save, **more: Any) -> Ability:
    return answer(WOULD, on, effect, saves=True, **more)


def would_cancel(**more: Any) -> Ability:
    """Cancels the effects of an ability as they initiate; `when` says whose and which."""
    return answer(WOULD, kinds.EFFECTS_INITIATE, prevention.cancel, **more)


def when_revealed(effect: Effect, **more: Any) -> Ability:
    return Ability(kinds=(kinds.WHEN_REVEALED,), effect=parts(effect), **more)


# ---------------------------------------------------------------------- cards and effects


def are_of(faction: int) -> Filter:
    """Cards of a faction."""
    return lambda t, u, c: t.faction_of(c) == faction


def effects_of(faction: int) -> Callable[[Any, int, int], bool]:
    """For immunity: the effects of the cards of a faction."""
    return lambda t, c, source: t.faction_of(source) == faction


def reveals_plot(t: Table, u: Use) -> None:
    """Reveal the plot picked on resolution: outside its step of the round, so without initiative and first player."""
    if u.picks:
        reveal_anew(t, u.seat, u.picks[0])


def reduces_next(amount: int, faction: int = -1, kind: int = -1) -> Act:
    """The next card you marshal this phase, of a faction and type, costs less."""
    return lambda t, u: reduce_next(t, u.seat, amount, u.card, faction, kind)


# ---------------------------------------------------------------------- lasting effects

CLAIM_CHANGE = EDITION.lasting_effect(
    "claim", modifiers.CLAIM, ask=lambda t, e, seat: e[AMOUNT] if e[WHOSE] == seat else 0, on_card=False
)
ALLOWANCE_CHANGE = EDITION.lasting_effect(
    "allowance",
    modifiers.ALLOWANCE,
    ask=lambda t, e, seat, kind: int(e[WHOSE] == seat and e[AMOUNT] == kind),
    on_card=False,
)


def on_subject(t: Table, effect: tuple[int, ...], card: int) -> int:
    """It holds for the card that the effect is about."""
    return int(effect[SUBJECT] == card)


DIES_AT_ZERO = EDITION.lasting_effect("dies-at-zero", modifiers.DIES_AT_ZERO, ask=on_subject)
CANNOT_DEFEND = EDITION.lasting_effect("cannot-defend", modifiers.CANNOT_DEFEND, ask=on_subject)
MUST_DEFEND = EDITION.lasting_effect("must-defend", modifiers.MUST_DEFEND, ask=on_subject)
NOT_COUNTED = EDITION.lasting_effect("not-counted", modifiers.NOT_COUNTED, ask=on_subject)
