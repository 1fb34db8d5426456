"""What abilities do. What may be answered is the last thing that a part of an effect does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from smallcouncil.games.cardgame.abilities.ability import Act, Among, Choose, Part
from smallcouncil.games.cardgame.effects import basic, swapping
from smallcouncil.games.cardgame.effects.entering import put_into_play
from smallcouncil.games.cardgame.effects.lasting import last
from smallcouncil.games.cardgame.layout.zones import HAND
from smallcouncil.games.cardgame.table import CardTable
from smallcouncil.games.cardgame.values.current import HANDS

Use = Any  # smallcouncil.games.cardgame.abilities.initiate.Initiate


def kill_target(t: CardTable, u: Use) -> None:
    basic.kill(t, u.targets)


def discard_target(t: CardTable, u: Use) -> None:
    basic.discard(t, u.targets)


def kneel_target(t: CardTable, u: Use) -> None:
    basic.kneel(t, u.targets)


def stand_target(t: CardTable, u: Use) -> None:
    basic.stand(t, u.targets)


def return_target(t: CardTable, u: Use) -> None:
    basic.return_to_hand(t, u.targets)


def stand_this(t: CardTable, u: Use) -> None:
    basic.stand(t, [u.card])


def kneel_this(t: CardTable, u: Use) -> None:
    basic.kneel(t, [u.card])


def stand_bearer(t: CardTable, u: Use) -> None:
    basic.stand(t, [t.host[u.card]])


def draws(count: int) -> Act:
    return lambda t, u: basic.draw(t, u.seat, count)


def gains_gold(amount: int) -> Act:
    return lambda t, u: basic.gain_gold(t, u.seat, amount)


def gains_power(amount: int) -> Act:
    """This card gains power."""
    return lambda t, u: basic.gain_power(t, u.card, amount)


def faction_gains_power(amount: int) -> Act:
    return lambda t, u: basic.gain_power(t, t.house[u.seat], amount)


def puts_picked_into_play(t: CardTable, u: Use) -> None:
    """Put the card picked on resolution (or chosen as target) into play under your control."""
    chosen = u.picks or u.targets
    if chosen:
        put_into_play(t, chosen[0], u.seat)


def swaps_control(t: CardTable, u: Use) -> None:
    """The controllers of the two targets swap them."""
    if len(u.targets) == 2:
        swapping.swap_control(t, u.targets[0], u.targets[1])


def gets_strength(amount: int, until: int) -> Act:
    """Each target gets strength (or loses it) for a while."""

    def act(t: CardTable, u: Use) -> None:
        for card in u.targets:
            change_strength(t, card, amount, until, u.card)

    return act


def change_strength(t: CardTable, card: int, amount: int, until: int, source: int) -> None:
    """A card gets strength, or loses it, for a while."""
    last(t, t.edition.strength_change, until, subject=card, value=amount, source=source)


def change_icon(t: CardTable, card: int, icon: int, count: int, until: int, source: int) -> None:
    """Gains (1) or loses (-1) an icon for a while."""
    last(t, t.edition.icon_change, until, subject=card, value=icon * 8 + count + 4, source=source)


def search(count: Callable[[Any, Any], list[int]], test: Callable[[Any, Any, int], object]) -> tuple[Part, ...]:
    """Look through cards of your deck, you may take one that fits: show it, put it in your hand, shuffle the deck.

    The cards looked through are given by `count` (see `top` and `whole_deck`); until the deck is shuffled, who searches
    knows them.
    """

    def look(t: CardTable, u: Use) -> None:
        for card in count(t, u):
            t.seen[card] |= 1 << u.seat

    def take(t: CardTable, u: Use) -> None:
        for card in u.picks:
            t.tell(t.words.shown, u.seat, t.box.what[card])
            t.move(card, HAND)
            t.show(card, -1)
            t.touch(HANDS)
        t.shuffle(u.seat)

    return (look, Choose(lambda t, u: [c for c in count(t, u) if test(t, u, c)], lo=0), take)


def top(count: int) -> Among:
    """The top cards of your deck."""
    return lambda t, u: t.decks[u.seat][: -count - 1 : -1]


def whole_deck(t: CardTable, u: Use) -> list[int]:
    return sorted(t.decks[u.seat])
