"""What effects do. Each of these may be answered: it must be the last thing that a step or a part of an effect does.

Cards are killed, discarded, sacrificed, returned ...; cards drawn; gold and power gained. Effects that last or wait
stand in lasting.py and delayed.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from smallcouncil import table
from smallcouncil.games.cardgame import words
from smallcouncil.games.cardgame.abilities.initiate import Initiate
from smallcouncil.games.cardgame.effects.delayed import Delayed
from smallcouncil.games.cardgame.layout.zones import DEAD, DISCARD, HAND, PLAY
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.occurrences.happening import happen
from smallcouncil.games.cardgame.occurrences.kinds import CARD, NO_SAVE, PENDING, SEAT, VALUE
from smallcouncil.games.cardgame.values.current import GOLD, HANDS, KNEELING, POWER_CHANGED, refresh
from smallcouncil.table import NUMBER, News

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable

THING = words.THING

LEFT = {
    kinds.KILLED: News("killed", card=THING),
    kinds.DISCARDED: News("discarded", card=THING),
    kinds.SACRIFICED: News("sacrificed", card=THING),
    kinds.RETURNED: News("returned", card=THING),
    kinds.SHUFFLED: News("shuffled-in", card=THING),
    kinds.REMOVED: News("removed", card=THING),
}
KNELT = News("knelt", card=THING)
STOOD = News("stood", card=THING)
DREW = News("drew", seat=table.SEAT, number=NUMBER)
GOLD_GAINED = News("gold", seat=table.SEAT, number=NUMBER)
POWER_GAINED = News("power", card=THING, number=NUMBER)
POWER_MOVED = News("power-moved", card=THING, number=NUMBER)
POWER_LOST = News("power-lost", card=THING, number=NUMBER)
HAND_DISCARDED = News("hand-discarded", seat=table.SEAT, card=THING)
DECK_DISCARDED = News("deck-discarded", seat=table.SEAT, card=THING)
ENTERED = News("entered", seat=table.SEAT, card=THING)
DUPLICATED = News("duplicated", seat=table.SEAT, card=THING)
ATTACHED = News("attached", card=THING, bearer=THING)
CONTROLLED = News("controlled", seat=table.SEAT, card=THING)

NEWS: tuple[News, ...] = (
    *LEFT.values(),
    KNELT,
    STOOD,
    DREW,
    GOLD_GAINED,
    POWER_GAINED,
    POWER_MOVED,
    POWER_LOST,
    HAND_DISCARDED,
    DECK_DISCARDED,
    ENTERED,
    DUPLICATED,
    ATTACHED,
    CONTROLLED,
)

# ---------------------------------------------------------------------- whose effect, and on whom


def source_of(t: CardTable) -> int:
    """The card whose effect is being resolved; -1: the framework's."""
    top = t.stack[-1]
    if isinstance(top, Initiate):
        return top.card
    return top.source if isinstance(top, Delayed) else -1


def affected(t: CardTable, cards: list[int]) -> list[int]:
    """The cards that the effect being resolved can affect: those that are not immune to it."""
    if t.stale:
        refresh(t)
    if not t.shields:
        return cards
    source = source_of(t)
    return [c for c in cards if not t.is_immune(c, source)]


def fall_short(t: CardTable) -> None:
    """The effect being resolved cannot do all that it should: what comes after "then" does not happen."""
    top = t.stack[-1]
    if isinstance(top, Initiate):
        top.failed = 1


# ---------------------------------------------------------------------- leaving play


def leave_play(t: CardTable, kind: int, cards: list[int], zone: int, marks: int, own_window: bool) -> None:
    facts: list[int] = []
    for card in cards if own_window else affected(t, cards):
        if t.zone[card] == PLAY and t.may_leave(card, kind):
            facts += (kind, card, t.control[card], zone, PENDING)
    if not own_window and len(facts) < kinds.STRIDE * len(cards):
        fall_short(t)
    happen(t, facts, marks, own_window=own_window)


def kill(t: CardTable, cards: list[int], marks: int = 0, *, own_window: bool = False) -> None:
    leave_play(t, kinds.KILLED, cards, DEAD, marks, own_window)


def discard(t: CardTable, cards: list[int], marks: int = 0, *, own_window: bool = False) -> None:
    """Discard from play."""
    leave_play(t, kinds.DISCARDED, cards, DISCARD, marks, own_window)


def sacrifice(t: CardTable, cards: list[int], *, own_window: bool = False) -> None:
    """Nothing saves from a sacrifice."""
    leave_play(t, kinds.SACRIFICED, cards, DISCARD, NO_SAVE, own_window)


def return_to_hand(t: CardTable, cards: list[int], marks: int = 0, *, own_window: bool = False) -> None:
    leave_play(t, kinds.RETURNED, cards, HAND, marks, own_window)


def leaves(t: CardTable, facts: list[int], at: int, marks: int) -> None:
    card = facts[at + CARD]
    if t.zone[card] == PLAY:
        t.tell(LEFT[facts[at]], card)
        borne = [(c, t.control[c]) for c in t.attachments(card)]
        t.leave(card, facts[at + VALUE])
        for attachment, seat in borne:  # it went at the same moment, and is answered in the same window
            zone = t.zone[attachment]
            facts += (kinds.RETURNED if zone == HAND else kinds.DISCARDED, attachment, seat, zone, kinds.HAPPENED)


# ---------------------------------------------------------------------- changing sides


def take_control(t: CardTable, card: int, seat: int) -> None:
    if affected(t, [card]) and t.may_take_control(card, seat):
        happen(t, [kinds.CONTROLLED, card, seat, 0, PENDING])
    else:
        fall_short(t)


def controlled(t: CardTable, facts: list[int], at: int, marks: int) -> None:
    card, seat = facts[at + CARD], facts[at + SEAT]
    if t.zone[card] == PLAY and t.control[card] != seat:
        t.take_control(card, seat)
        t.tell(CONTROLLED, seat, card)


# ---------------------------------------------------------------------- kneeling and standing


def kneel(t: CardTable, cards: list[int], *, own_window: bool = False) -> None:
    turn(t, kinds.KNELT, cards, 0, own_window)


def stand(t: CardTable, cards: list[int], *, own_window: bool = False) -> None:
    turn(t, kinds.STOOD, cards, 1, own_window)


def turn(t: CardTable, kind: int, cards: list[int], state: int, own_window: bool) -> None:
    facts: list[int] = []
    for card in cards if own_window else affected(t, cards):
        if t.kneeling[card] == state and t.in_play(card):
            facts += (kind, card, t.control[card], 0, PENDING)
    if not own_window and len(facts) < kinds.STRIDE * len(cards):
        fall_short(t)
    happen(t, facts, own_window=own_window)


def knelt(t: CardTable, facts: list[int], at: int, marks: int) -> None:
    t.kneeling[facts[at + CARD]] = 1
    t.touch(KNEELING)
    if t.log is not None:
        t.tell(KNELT, facts[at + CARD])


def stood(t: CardTable, facts: list[int], at: int, marks: int) -> None:
    t.kneeling[facts[at + CARD]] = 0
    t.touch(KNEELING)
    if t.log is not None:
        t.tell(STOOD, facts[at + CARD])


# ---------------------------------------------------------------------- cards, gold, power


def draw(t: CardTable, seat: int, count: int) -> None:
    if min(len(t.decks[seat]), t.draws_left(seat)) < count:
        fall_short(t)
    if t.decks[seat] and t.draws_left(seat):
        happen(t, [kinds.DREW, -1, seat, count, PENDING])


def drawn(t: CardTable, facts: list[int], at: int, marks: int) -> None:
    seat = facts[at + SEAT]
    facts[at + VALUE] = count = t.draw(seat, facts[at + VALUE])
    t.touch(HANDS)
    if t.log is not None:
        t.tell(DREW, seat, count)


def gain_gold(t: CardTable, seat: int, amount: int, kind: int = kinds.GOLD_GAINED) -> None:
    if amount:
        happen(t, [kind, -1, seat, amount, PENDING])


def gold_gained(t: CardTable, facts: list[int], at: int, marks: int) -> None:
    seat = facts[at + SEAT]
    t.gold[seat] = max(0, t.gold[seat] + facts[at + VALUE])
    t.touch(GOLD)
    if t.log is not None:
        t.tell(GOLD_GAINED, seat, facts[at + VALUE])


def gain_power(t: CardTable, card: int, amount: int) -> None:
    """Power is gained on a card; on the faction card it is gained for the faction."""
    if amount and t.places_power(card, amount, -1):
        return
    if amount and t.in_play(card) and affected(t, [card]):
        happen(t, [kinds.POWER_GAINED, card, t.control[card], amount, PENDING])
    elif amount:
        fall_short(t)


def power_gained(t: CardTable, facts: list[int], at: int, marks: int) -> None:
    card = facts[at + CARD]
    if t.in_play(card):
        t.gain_power(card, facts[at + VALUE])
        t.tell(POWER_GAINED, card, facts[at + VALUE])


def move_power(t: CardTable, source: int, onto: int, amount: int) -> None:
    if t.power[source] < amount or source == onto:
        fall_short(t)
    amount = min(amount, t.power[source])
    if amount and source != onto and not t.places_power(onto, amount, source):  # nothing moves to where it is
        happen(t, [kinds.POWER_MOVED, onto, source, amount, PENDING])


def power_moved(t: CardTable, facts: list[int], at: int, marks: int) -> None:
    amount = min(facts[at + VALUE], t.power[facts[at + SEAT]])
    t.power[facts[at + SEAT]] -= amount
    t.gain_power(facts[at + CARD], amount)
    t.tell(POWER_MOVED, facts[at + CARD], amount)


def lose_power(t: CardTable, card: int, amount: int) -> None:
    """Power on a card is lost. Tokens are not immune, whatever they lie on."""
    if t.power[card] < amount:
        fall_short(t)
    amount = min(amount, t.power[card])
    if amount:
        happen(t, [kinds.POWER_LOST, card, t.control[card], amount, PENDING])


def power_lost(t: CardTable, facts: list[int], at: int, marks: int) -> None:
    t.power[facts[at + CARD]] -= min(facts[at + VALUE], t.power[facts[at + CARD]])
    t.unsettled |= POWER_CHANGED
    t.tell(POWER_LOST, facts[at + CARD], facts[at + VALUE])


def discard_from_hand(
    t: CardTable, cards: list[int], zone: int = DISCARD, marks: int = 0, *, own_window: bool = False
) -> None:
    """Cards leave hands for the discard pile (or another pile), all at once."""
    facts: list[int] = []
    for card in cards:
        facts += (kinds.HAND_DISCARDED, card, t.box.owner[card], zone, PENDING)
    happen(t, facts, marks, own_window=own_window)


def discard_random(t: CardTable, seat: int, count: int, zone: int = DISCARD) -> list[int]:
    """Random cards of a hand. Gives them, so that an effect can look at what they were."""
    left = t.hands[seat][:]
    taken: list[int] = []
    while left and len(taken) < count:
        taken.append(left.pop(t.rng.below(len(left))))
    if len(taken) < count:
        fall_short(t)
    discard_from_hand(t, taken, zone)
    return taken


def show(t: CardTable, facts: list[int], at: int, zone: int) -> int:
    """A hidden card moves where all see it. Copies are alike: if two traded places, later facts follow."""
    old = facts[at + CARD]
    card = facts[at + CARD] = t.move(old, zone)
    if card != old:
        for i in range(at + kinds.STRIDE + CARD, len(facts), kinds.STRIDE):
            if facts[i] == card:
                facts[i] = old
    return card


def hand_discarded(t: CardTable, facts: list[int], at: int, marks: int) -> None:
    card = show(t, facts, at, facts[at + VALUE])
    t.touch(HANDS)
    t.tell(HAND_DISCARDED, facts[at + SEAT], card)


def discard_top(t: CardTable, seat: int, count: int) -> None:
    if len(t.decks[seat]) < count:
        fall_short(t)
    facts: list[int] = []
    for card in t.decks[seat][: -count - 1 : -1]:
        facts += (kinds.DECK_DISCARDED, card, seat, 0, PENDING)
    happen(t, facts)


def deck_discarded(t: CardTable, facts: list[int], at: int, marks: int) -> None:
    card = show(t, facts, at, DISCARD)
    t.tell(DECK_DISCARDED, facts[at + SEAT], card)


# What the kinds of occurrences of the core do; an edition may say otherwise.
OCCUR: dict[int, Callable[[Any, list[int], int, int], None]] = {
    **dict.fromkeys(kinds.LEAVING, leaves),
    kinds.CONTROLLED: controlled,
    kinds.KNELT: knelt,
    kinds.STOOD: stood,
    kinds.DREW: drawn,
    kinds.GOLD_GAINED: gold_gained,
    kinds.INCOME: gold_gained,
    kinds.POWER_GAINED: power_gained,
    kinds.POWER_MOVED: power_moved,
    kinds.POWER_LOST: power_lost,
    kinds.HAND_DISCARDED: hand_discarded,
    kinds.DECK_DISCARDED: deck_discarded,
}
