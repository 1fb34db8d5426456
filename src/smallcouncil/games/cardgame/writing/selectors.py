"""What is chosen: cards of some place that fit, `choose(CHARACTERS.that(are_participating, are_unique))`.

A filter takes the table, the use and a card: `filter(t, u, card)`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from smallcouncil.games.cardgame.abilities.ability import ICONS, OPTIONS, SEATS, Among, Choose
from smallcouncil.games.cardgame.layout.prints import CHARACTER
from smallcouncil.games.cardgame.table import CardTable

Use = Any  # smallcouncil.games.cardgame.abilities.initiate.Initiate
Filter = Callable[[Any, Any, int], object]


Sieve = Callable[[Any, list[int]], list[int]]

# Filters that are asked of whole lists at once where they are: the commonest ones (filled below).
SIEVES: dict[Filter, Sieve] = {}


class Cards:
    """The cards of a place that pass all filters: what a choice or a cost is made among."""

    def __init__(self, place: Among, *filters: Filter) -> None:
        self.place = place
        self.filters = filters
        self.sieves = [(SIEVES.get(fits), fits) for fits in filters]

    def that(self, *filters: Filter) -> Cards:
        """Those of them that pass further filters."""
        return Cards(self.place, *self.filters, *filters)

    def __call__(self, t: CardTable, u: Use) -> list[int]:
        cards = self.place(t, u)
        for sieve, fits in self.sieves:
            if not cards:
                break
            cards = [c for c in cards if fits(t, u, c)] if sieve is None else sieve(t, cards)
        return cards


def those_standing(t: CardTable, cards: list[int]) -> list[int]:
    kneeling = t.kneeling
    return [c for c in cards if not kneeling[c]]


def those_kneeling(t: CardTable, cards: list[int]) -> list[int]:
    kneeling = t.kneeling
    return [c for c in cards if kneeling[c]]


def those_unique(t: CardTable, cards: list[int]) -> list[int]:
    printed = t.box.printed
    return [c for c in cards if printed[c].unique]


def those_participating(t: CardTable, cards: list[int]) -> list[int]:
    return [c for c in cards if t.participates(c)] if t.type >= 0 else []


def choose(among: Among, **more: Any) -> Choose:
    return Choose(among, **more)


# ---------------------------------------------------------------------- places


def in_play(*kinds: int) -> Cards:
    """Cards of some types in play, any player's."""
    if len(kinds) == 1:
        only = kinds[0]
        return Cards(lambda t, u: t.all_of_type(only))
    return Cards(lambda t, u: [c for kind in kinds for c in t.all_of_type(kind)])


def yours(*kinds: int) -> Cards:
    """Cards of some types that you control, or of any type."""
    return Cards(lambda t, u: [c for c in t.plays[u.seat] if not kinds or t.type_of(c) in kinds])


def of_loser(*kinds: int) -> Cards:
    """Cards of some types that the loser of the challenge controls."""
    return Cards(lambda t, u: [c for c in t.plays[t.loser] if t.type_of(c) in kinds])


CARDS_IN_PLAY = Cards(lambda t, u: [c for s in t.order() for c in t.plays[s]])
CHARACTERS = Cards(lambda t, u: t.all_characters())
YOUR_CHARACTERS = Cards(lambda t, u: t.characters(u.seat))
CHOOSERS_CHARACTERS = Cards(lambda t, u: t.characters(u.chooser))  # for choices that each player makes
LOSERS_CHARACTERS = Cards(lambda t, u: t.characters(t.loser))
DEFENDING_PLAYERS_CHARACTERS = Cards(lambda t, u: t.characters(t.defender))
ATTACKERS = Cards(lambda t, u: t.participants(t.attacker))
DEFENDERS = Cards(lambda t, u: t.defenders[:])
PARTICIPANTS = Cards(lambda t, u: t.participants(t.attacker) + t.defenders)
YOUR_SIDE = Cards(lambda t, u: t.participants(u.seat))
YOUR_HAND = Cards(lambda t, u: t.hands[u.seat])
YOUR_DECK = Cards(lambda t, u: t.decks[u.seat])
YOUR_DISCARDS = Cards(lambda t, u: t.discards[u.seat])
YOUR_DEAD = Cards(lambda t, u: t.deads[u.seat])
OPPONENTS_DISCARDS = Cards(lambda t, u: [c for s in t.opponents(u.seat) for c in t.discards[s]])
OPPONENTS_CHARACTERS = Cards(lambda t, u: [c for s in t.opponents(u.seat) for c in t.characters(s)])


def either_place(*places: Among) -> Cards:
    """The cards of several places, one after the other."""
    return Cards(lambda t, u: [c for place in places for c in place(t, u)])


def opponents(t: CardTable, u: Use) -> list[int]:
    """Seats: your opponents in player order."""
    return t.opponents(u.seat)


def opponents_with_cards(t: CardTable, u: Use) -> list[int]:
    """Seats: the opponents who have a card in hand."""
    return [s for s in t.opponents(u.seat) if t.hands[s]]


def opponents_with_decks(t: CardTable, u: Use) -> list[int]:
    return [s for s in t.opponents(u.seat) if t.decks[s]]


def opponents_with_gold(t: CardTable, u: Use) -> list[int]:
    return [s for s in t.opponents(u.seat) if t.gold[s]]


CHOOSE_OPPONENT = Choose(opponents, what=SEATS)


def chosen_seat(t: CardTable, u: Use) -> int:
    """The player who was chosen as target."""
    return int(u.targets[0])


def that_player(t: CardTable, u: Use) -> int:
    """The player whom the fact is about: he chooses."""
    return int(u.player)


def everybody(t: CardTable, u: Use) -> list[int]:
    """Seats: all players who are in the game."""
    return t.alive


# ---------------------------------------------------------------------- filters


def were_not_picked(t: CardTable, u: Use, c: int) -> bool:
    """All but those that were just chosen."""
    return c not in u.picks


def are_of_winner(t: CardTable, u: Use, c: int) -> bool:
    return bool(t.control[c] == t.winner)


def are_standing(t: CardTable, u: Use, c: int) -> bool:
    return not t.kneeling[c]


def are_kneeling(t: CardTable, u: Use, c: int) -> bool:
    return bool(t.kneeling[c])


def are_participating(t: CardTable, u: Use, c: int) -> bool:
    return t.participates(c)


def are_attacking(t: CardTable, u: Use, c: int) -> bool:
    return t.is_attacking(c)


def are_defending(t: CardTable, u: Use, c: int) -> bool:
    return t.is_defending(c)


def are_yours(t: CardTable, u: Use, c: int) -> bool:
    return bool(t.control[c] == u.seat)


def are_not_yours(t: CardTable, u: Use, c: int) -> bool:
    return bool(t.control[c] != u.seat)


def are_others(t: CardTable, u: Use, c: int) -> bool:
    """Not this card."""
    return bool(c != u.card)


def are_unique(t: CardTable, u: Use, c: int) -> bool:
    return t.box.printed[c].unique


def are_not_unique(t: CardTable, u: Use, c: int) -> bool:
    return not t.box.printed[c].unique


def are_characters(t: CardTable, u: Use, c: int) -> bool:
    return t.box.type[c] == CHARACTER


def are_of_type(*kinds: int) -> Filter:
    def fits(t: CardTable, u: Use, c: int) -> bool:
        return t.type_of(c) in kinds

    return fits


def have_power(t: CardTable, u: Use, c: int) -> bool:
    return t.power[c] > 0


def are_titled(number: int) -> Filter:
    return lambda t, u, c: t.box.what[c] == number


def have_trait(trait: int) -> Filter:
    """One of these traits, as bits."""
    return lambda t, u, c: t.has_trait(c, trait)


def have_printed_trait(trait: int) -> Filter:
    """For cards out of play."""
    return lambda t, u, c: t.box.traits[c] & trait


def have_icon(icon: int) -> Filter:
    return lambda t, u, c: t.has_icon(c, icon)


def lack_icon(icon: int) -> Filter:
    return lambda t, u, c: not t.has_icon(c, icon)


def have_strength_up_to(strength: int) -> Filter:
    return lambda t, u, c: t.strength_of(c) <= strength


def have_printed_strength_up_to(strength: int) -> Filter:
    return lambda t, u, c: t.box.strength[c] <= strength


def cost_up_to(cost: int) -> Filter:
    """By what is printed."""
    return lambda t, u, c: t.box.printed[c].cost <= cost


def have_no_attachments(t: CardTable, u: Use, c: int) -> bool:
    return not t.attachments(c)


def may_enter_play(t: CardTable, u: Use, c: int) -> bool:
    """Under your control."""
    return t.may_enter(u.seat, c)


def either(*filters: Filter) -> Filter:
    """At least one of several filters lets it pass."""
    return lambda t, u, c: any(fits(t, u, c) for fits in filters)


SIEVES.update(
    {
        are_standing: those_standing,
        are_kneeling: those_kneeling,
        are_unique: those_unique,
        are_participating: those_participating,
    }
)


def one_of_each(ones: Among, others: Among) -> Choose:
    """Two targets, one on either side: to swap them needs both."""

    def other_side(t: CardTable, u: Use, chosen: list[int], c: int) -> bool:
        return not chosen or (chosen[0] in ones(t, u)) != (c in ones(t, u))

    return Choose(lambda t, u: [*ones(t, u), *others(t, u)], lo=2, hi=2, fit=other_side)


def choose_option(*options: int, **more: Any) -> Choose:
    """One of several named options: draw a card or gain power, yes or no."""
    return Choose(lambda t, u: list(options), what=OPTIONS, **more)


CHOOSE_ICON = Choose(lambda t, u: [0, 1, 2], what=ICONS)
