"""What abilities do. What may be answered is the last thing that a part of an effect does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from smallcouncil.games.cardgame.abilities.ability import Act, Among, Amount, Choose, Part
from smallcouncil.games.cardgame.effects import basic, piles, prevention, swapping
from smallcouncil.games.cardgame.effects.delayed import delay
from smallcouncil.games.cardgame.effects.entering import put_into_play
from smallcouncil.games.cardgame.effects.lasting import last
from smallcouncil.games.cardgame.layout.zones import HAND
from smallcouncil.games.cardgame.table import CardTable
from smallcouncil.games.cardgame.values.current import HANDS, Lasting

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


def take_back_target(t: CardTable, u: Use) -> None:
    """A card of a pile goes to its owner's hand."""
    piles.take_back(t, u.targets[0])


def take_target(t: CardTable, u: Use) -> None:
    """You take control of the target."""
    basic.take_control(t, u.targets[0], u.seat)


def picked(act: Callable[..., None], *more: int) -> Act:
    """Does something to what was picked on resolution: `(choose(ATTACKERS), picked(return_to_hand, NO_SAVE))`."""
    return lambda t, u: act(t, u.picks, *more)


def to_all(among: Among, act: Callable[..., None], *more: int) -> Act:
    """Does something to all cards of a place: `to_all(CHARACTERS, kill)`."""
    return lambda t, u: act(t, among(t, u), *more)


def first_picked(t: CardTable, u: Use) -> int:
    return int(u.picks[0])


def stand_this(t: CardTable, u: Use) -> None:
    basic.stand(t, [u.card])


def kneel_this(t: CardTable, u: Use) -> None:
    basic.kneel(t, [u.card])


def return_this(t: CardTable, u: Use) -> None:
    basic.return_to_hand(t, [u.card])


def take_back_this(t: CardTable, u: Use) -> None:
    """This card goes from a pile to its owner's hand."""
    piles.take_back(t, u.card)


def stand_bearer(t: CardTable, u: Use) -> None:
    basic.stand(t, [t.host[u.card]])


def draws(count: int) -> Act:
    return lambda t, u: basic.draw(t, u.seat, count)


def gains_gold(amount: int) -> Act:
    return lambda t, u: basic.gain_gold(t, u.seat, amount)


def gains_power(amount: int) -> Act:
    """This card gains power."""
    return lambda t, u: basic.gain_power(t, u.card, amount)


def target_gains_power(amount: int) -> Act:
    return lambda t, u: basic.gain_power(t, u.targets[0], amount)


def faction_gains_power(amount: int) -> Act:
    return lambda t, u: basic.gain_power(t, t.house[u.seat], amount)


def puts_picked_into_play(t: CardTable, u: Use) -> None:
    """Put the card picked on resolution (or chosen as target) into play under your control."""
    chosen = u.picks or u.targets
    if chosen:
        put_into_play(t, chosen[0], u.seat)


def puts_into_play(among: Among) -> tuple[Part, ...]:
    """Pick a card on resolution and put it into play; `among` gives those that may enter."""
    return (Choose(among), puts_picked_into_play)


def goes_to(zone: int) -> Act:
    """A card that leaves play goes there instead."""
    return lambda t, u: prevention.replace_destination(t, u, zone)


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


def gets_icon(icon: int, until: int) -> Act:
    """Each target gets an icon for a while."""

    def act(t: CardTable, u: Use) -> None:
        for card in u.targets:
            change_icon(t, card, icon, 1, until, u.card)

    return act


def gets(kind: Lasting, until: int) -> Act:
    """Each target is under a lasting effect for a while: `gets(CANNOT_DEFEND, UNTIL_PHASE)`."""

    def act(t: CardTable, u: Use) -> None:
        for card in u.targets:
            last(t, kind, until, subject=card, source=u.card)

    return act


def you_get(kind: Lasting, until: int, value: int | Amount = 0) -> Act:
    """A lasting effect for you, with a number or what a function gives: `you_get(CLAIM_CHANGE, UNTIL_CHALLENGE, 1)`."""

    def act(t: CardTable, u: Use) -> None:
        amount = value if isinstance(value, int) else value(t, u)
        last(t, kind, until, value=amount, seat=u.seat, source=u.card)

    return act


def picked_later(moment: int, effect: int) -> Act:
    """A delayed effect waits for each card that was picked, or has just entered play."""

    def act(t: CardTable, u: Use) -> None:
        for card in u.picks:
            delay(t, moment, effect, subject=card, seat=u.seat, source=u.card)

    return act


def you_later(moment: int, effect: int) -> Act:
    """A delayed effect waits for you."""
    return lambda t, u: delay(t, moment, effect, seat=u.seat, source=u.card)


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
        look_at(t, u.seat, count(t, u))

    def take(t: CardTable, u: Use) -> None:
        for card in u.picks:
            t.tell(t.words.shown, u.seat, t.box.what[card])
            t.move(card, HAND)
            t.show(card, -1)
            t.touch(HANDS)
        t.shuffle(u.seat)

    return (look, Choose(lambda t, u: [c for c in count(t, u) if test(t, u, c)], lo=0), take)


def look_at(t: CardTable, seat: int, cards: list[int]) -> None:
    """A seat knows these hidden cards, until they are shuffled."""
    for card in cards:
        t.seen[card] |= 1 << seat


def look_through_deck(t: CardTable, u: Use) -> None:
    look_at(t, u.seat, t.decks[u.seat])


def top(count: int) -> Among:
    """The top cards of your deck."""
    return lambda t, u: t.decks[u.seat][: -count - 1 : -1]


def whole_deck(t: CardTable, u: Use) -> list[int]:
    return sorted(t.decks[u.seat])
