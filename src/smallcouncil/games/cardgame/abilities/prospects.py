"""What a seat could do in a phase, as far as its cards alone tell.

Every action window asks everybody for actions, and hardly any of them is possible. So what follows from the cards alone
is found once, until one that has something to say comes or goes; what is left to ask in a window is short.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame.abilities.ability import FACTION_CARD, THIS_CARD, Ability
from smallcouncil.games.cardgame.abilities.initiate import Initiate
from smallcouncil.games.cardgame.abilities.uses import named
from smallcouncil.games.cardgame.layout.prints import ACTS

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable
    from smallcouncil.table import Choice


class Prospect:
    """An action that somebody might take. Its use is looked at and never made itself, but a copy of it."""

    __slots__ = ("card", "ability", "use", "choice", "from_hand", "stands", "only", "unrestricted")

    def __init__(self, t: CardTable, card: int, ability: Ability, seat: int, *, from_hand: bool) -> None:
        self.card = card
        self.ability = ability
        self.use = Initiate(card, ability.index, seat)
        self.from_hand = from_hand  # an event, which is named by its title
        self.choice: Choice = t.edition.words.play(t.box.what[card]) if from_hand else named(t, card, [self.use])[0]
        self.only = t.box.printed[card].has_one_action  # nothing else can be meant by its card
        self.stands = -1  # the card that must stand; of several actions each may want another
        if self.only and ability.stands == THIS_CARD:
            self.stands = card
        elif self.only and ability.stands == FACTION_CARD:
            self.stands = t.house[seat]
        self.unrestricted = ability.unrestricted and not from_hand


class Plan:
    """What a seat could do in a phase."""

    __slots__ = ("prospects", "titles", "elsewhere")

    def __init__(self) -> None:
        self.prospects: list[Prospect] = []  # of cards with several actions one, which stands for all of them
        self.titles: list[int] = []  # of the events among them
        self.elsewhere: list[int] = []  # cards that act from where they lie


def prospect(t: CardTable, card: int, ability: Ability, seat: int, from_hand: bool = False) -> Prospect:
    key = (card * 32 + seat * 2 + from_hand) * 16 + ability.index
    found = t.box.prospects.get(key)
    if found is None:
        found = t.box.prospects[key] = Prospect(t, card, ability, seat, from_hand=from_hand)
    return found


def first_prospect(t: CardTable, card: int, seat: int, from_hand: bool = False) -> Prospect:
    """The first action of a card, and the only one of most: found by the card."""
    found = prospect(t, card, t.box.printed[card].actions[0], seat, from_hand)
    t.box.first_prospects[card * 32 + seat * 2 + from_hand] = found
    return found


def plan_for(t: CardTable, seat: int, phase: int) -> Plan:
    """What a seat could do in a phase (a bit): cards in play, plot and agenda, events, one of each title."""
    there = t.present[seat]
    box = t.box
    printed = box.printed
    plan = there.plans[phase] = Plan()
    found = plan.prospects
    known = box.first_prospects
    own = seat * 2
    for card in there.acting + there.acting_beside:
        face = printed[card]
        if face.acts & phase:
            found.append(known.get(card * 32 + own) or first_prospect(t, card, seat))
    for card in there.events:
        face = printed[card]
        if face.acts & phase and face.number not in plan.titles:
            plan.titles.append(face.number)
            found.append(known.get(card * 32 + own + 1) or first_prospect(t, card, seat, True))
    if there.elsewhere:
        plan.elsewhere = [c for c in there.elsewhere if printed[c].elsewhere_voice >> ACTS & phase]
    return plan
