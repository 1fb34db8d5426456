"""What the abilities of cards do: the words for effects. See docs/cards.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from smallcouncil.games.cardgame import effects, swapping
from smallcouncil.games.cardgame.ability import Act, Among, Choose, Part
from smallcouncil.games.cardgame.current import AMOUNT, HANDS, SUBJECT, VALUES, WHOSE, Lasting, add_strength, gain_icon
from smallcouncil.games.cardgame.lasting import last
from smallcouncil.games.cardgame.zones import HAND
from smallcouncil.games.cards2e import aspects, words
from smallcouncil.games.cards2e.play import put_into_play, reduce_next
from smallcouncil.games.cards2e.plot_phase import reveal_anew
from smallcouncil.games.cards2e.state import ThronesTable

Use = Any  # smallcouncil.games.cardgame.initiate.Initiate
Table = ThronesTable


def kill_target(t: Table, u: Use) -> None:
    effects.kill(t, u.targets)


def discard_target(t: Table, u: Use) -> None:
    effects.discard(t, u.targets)


def kneel_target(t: Table, u: Use) -> None:
    effects.kneel(t, u.targets)


def stand_target(t: Table, u: Use) -> None:
    effects.stand(t, u.targets)


def stand_this(t: Table, u: Use) -> None:
    effects.stand(t, [u.card])


def kneel_this(t: Table, u: Use) -> None:
    effects.kneel(t, [u.card])


def stand_bearer(t: Table, u: Use) -> None:
    effects.stand(t, [t.host[u.card]])


def draws(count: int) -> Act:
    return lambda t, u: effects.draw(t, u.seat, count)


def gains_gold(amount: int) -> Act:
    return lambda t, u: effects.gain_gold(t, u.seat, amount)


def gains_power(amount: int) -> Act:
    """This card gains power."""
    return lambda t, u: effects.gain_power(t, u.card, amount)


def faction_gains_power(amount: int) -> Act:
    return lambda t, u: effects.gain_power(t, t.house[u.seat], amount)


def puts_picked_into_play(t: Table, u: Use) -> None:
    """Put the card picked on resolution (or chosen as target) into play under your control."""
    chosen = u.picks or u.targets
    if chosen:
        put_into_play(t, chosen[0], u.seat)


def swaps_control(t: Table, u: Use) -> None:
    """The controllers of the two targets swap them."""
    if len(u.targets) == 2:
        swapping.swap_control(t, u.targets[0], u.targets[1])


def reveals_plot(t: Table, u: Use) -> None:
    """Reveal the plot picked on resolution: outside its step of the round, so without initiative and first player."""
    if u.picks:
        reveal_anew(t, u.seat, u.picks[0])


def reduces_next(amount: int, faction: int = -1, kind: int = -1) -> Act:
    """The next card you marshal this phase, of a faction and type, costs less."""
    return lambda t, u: reduce_next(t, u.seat, amount, u.card, faction, kind)


def search(count: Callable[[Any, Any], list[int]], test: Callable[[Any, Any, int], object]) -> tuple[Part, ...]:
    """Look through cards of your deck, you may take one that fits: show it, put it in your hand, shuffle the deck.

    The cards looked through are given by `count` (see `top` and `whole_deck`); until the deck is shuffled, who searches
    knows them.
    """

    def look(t: Table, u: Use) -> None:
        for card in count(t, u):
            t.seen[card] |= 1 << u.seat

    def take(t: Table, u: Use) -> None:
        for card in u.picks:
            t.tell(words.SHOWN, u.seat, t.box.what[card])
            t.move(card, HAND)
            t.show(card, -1)
            t.touch(HANDS)
        t.shuffle(u.seat)

    return (look, Choose(lambda t, u: [c for c in count(t, u) if test(t, u, c)], lo=0), take)


def top(count: int) -> Among:
    """The top cards of your deck."""
    return lambda t, u: t.decks[u.seat][: -count - 1 : -1]


def whole_deck(t: Table, u: Use) -> list[int]:
    return sorted(t.decks[u.seat])


STRENGTH_CHANGE = Lasting("strength", VALUES, apply=lambda t, e: add_strength(t, e[SUBJECT], e[AMOUNT]))
ICON_CHANGE = Lasting("icon", VALUES, apply=lambda t, e: gain_icon(t, e[SUBJECT], e[AMOUNT] // 8, e[AMOUNT] % 8 - 4))
CLAIM_CHANGE = Lasting(
    "claim", aspects.CLAIM, ask=lambda t, e, seat: e[AMOUNT] if e[WHOSE] == seat else 0, on_card=False
)
ALLOWANCE_CHANGE = Lasting(
    "allowance",
    aspects.ALLOWANCE,
    ask=lambda t, e, seat, kind: int(e[WHOSE] == seat and e[AMOUNT] == kind),
    on_card=False,
)
DIES_AT_ZERO = Lasting("dies-at-zero", aspects.DIES_AT_ZERO, ask=lambda t, e, card: int(e[SUBJECT] == card))
CANNOT_DEFEND = Lasting("cannot-defend", aspects.CANNOT_DEFEND, ask=lambda t, e, card: int(e[SUBJECT] == card))
MUST_DEFEND = Lasting("must-defend", aspects.MUST_DEFEND, ask=lambda t, e, card: int(e[SUBJECT] == card))
NOT_COUNTED = Lasting("not-counted", aspects.NOT_COUNTED, ask=lambda t, e, card: int(e[SUBJECT] == card))


def gets_strength(amount: int, until: int) -> Act:
    """Each target gets strength (or loses it) for a while."""

    def act(t: Table, u: Use) -> None:
        for card in u.targets:
            last(t, STRENGTH_CHANGE, until, subject=card, value=amount, source=u.card)

    return act


def change_icon(t: Table, card: int, icon: int, count: int, until: int, source: int) -> None:
    """Gains (1) or loses (-1) an icon for a while."""
    last(t, ICON_CHANGE, until, subject=card, value=icon * 8 + count + 4, source=source)
