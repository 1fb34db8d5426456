"""What a seat may know of a card table, built up from nothing: the parts that all card games share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from smallcouncil.games.cardgame.abilities.ability import CARDS
from smallcouncil.games.cardgame.abilities.actions import ActionWindow
from smallcouncil.games.cardgame.abilities.initiate import Initiate
from smallcouncil.games.cardgame.layout.layout import UNITS
from smallcouncil.games.cardgame.layout.zones import DUPLICATE, HIDDEN
from smallcouncil.games.cardgame.occurrences.happening import Happening
from smallcouncil.games.cardgame.occurrences.kinds import CARD, KIND, STRIDE
from smallcouncil.games.cardgame.occurrences.occurrence import answered
from smallcouncil.games.cardgame.occurrences.windows import Forced, Window
from smallcouncil.games.cardgame.words import ICON

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable

Icon = Literal["military", "intrigue", "power"]


class CardView(msgspec.Struct, frozen=True):
    """A card in play."""

    card: str
    title: str
    kneeling: bool
    power: int
    strength: int
    icons: list[Icon]
    keywords: list[str]
    blank: bool
    on: str | None  # what it is attached to
    duplicates: list[str | None]  # None: face down, and unknown to the viewer
    tokens: dict[str, int]


class PendingView(msgspec.Struct, frozen=True):
    """Something that waits: a window that is open, an ability or an occurrence that is not done yet."""

    what: str  # actions, ability, happening, or the window's name
    occasion: str | None
    seat: int | None
    cards: list[str]
    targets: list[str]


class LastingView(msgspec.Struct, frozen=True):
    effect: str
    card: str | None
    value: int
    seat: int


def icons_of(t: CardTable, card: int) -> list[Icon]:
    found: list[Icon] = []
    for number, icon in enumerate(("military", "intrigue", "power")):
        if t.has_icon(card, number):
            found.append(icon_named(icon))
    return found


def icon_named(name: str) -> Icon:
    assert name in ICON.slugs
    icon: Icon = name  # type: ignore[assignment]
    return icon


def see_card(t: CardTable, seat: int | None, card: int, keywords: tuple[str, ...]) -> CardView:
    box = t.box
    return CardView(
        card=box.names[card],
        title=box.printed[card].id,
        kneeling=bool(t.kneeling[card]),
        power=t.power[card],
        strength=t.strength_of(card),
        icons=icons_of(t, card),
        keywords=[keyword for i, keyword in enumerate(keywords) if t.has_keyword(card, 1 << i)],
        blank=t.is_blank(card),
        on=box.names[t.host[card]] if t.host[card] >= 0 else None,
        duplicates=[
            box.names[d] if t.zone[d] == DUPLICATE else box.printed[d].id if t.know_hidden(seat, d) else None
            for d in t.duplicates(card)
        ],
        tokens={t.edition.tokens[key % UNITS]: n for key, n in sorted(t.tokens.items()) if key // UNITS == card},
    )


def titles(t: CardTable, cards: list[int]) -> list[str]:
    """Hidden copies of a title are alike: titles only, sorted."""
    return sorted(t.box.printed[c].id for c in cards)


def known_titles(t: CardTable, seat: int | None, cards: list[int]) -> list[str]:
    """Those of some hidden cards that the seat knows."""
    return titles(t, [c for c in cards if t.know_hidden(seat, c)])


def known_deck(t: CardTable, seat: int | None, other: int) -> list[str | None]:
    """The top cards that the seat knows, from the top; None for one it does not know below a known one."""
    shown: list[str | None] = []
    for card in reversed(t.decks[other]):
        shown.append(t.box.printed[card].id if t.know_hidden(seat, card) else None)
    while shown and shown[-1] is None:
        shown.pop()
    return shown


def see_lasting(t: CardTable) -> list[LastingView]:
    found = []
    for effect in t.lasting:
        kind = t.edition.lasting[effect[0]]
        card = t.box.names[effect[2]] if effect[2] >= 0 and kind.ends_with_subject else None
        found.append(LastingView(kind.name, card, effect[3], effect[4]))
    return found


# ---------------------------------------------------------------------- what waits


def see_pending(t: CardTable) -> list[PendingView]:
    """What waits, the next to go on first. Cards that are hidden, and what is done with them, are left out."""
    found: list[PendingView] = []
    told = -1  # the depth of an occurrence that its window has told of
    for depth in range(len(t.stack) - 1, -1, -1):
        procedure = t.stack[depth]
        if isinstance(procedure, ActionWindow):
            found.append(PendingView("actions", None, None, [], []))
        elif isinstance(procedure, Initiate):
            if t.zone[procedure.card] > HIDDEN:
                found.append(see_ability(t, procedure))
        elif isinstance(procedure, Window | Forced):
            told = procedure.depth
            name = t.edition.timings[procedure.timing].name
            found.append(see_occurrence(t, name, answered(t, told).facts))
        elif isinstance(procedure, Happening) and depth != told:
            found.append(see_occurrence(t, "happening", procedure.facts))
    return found


def see_ability(t: CardTable, use: Initiate) -> PendingView:
    target = use.declared(t).target
    targets = use.targets if target is not None and target.what == CARDS else []
    return PendingView("ability", None, use.seat, open_names(t, [use.card]), open_names(t, targets))


def see_occurrence(t: CardTable, what: str, facts: list[int]) -> PendingView:
    cards = [facts[at + CARD] for at in range(0, len(facts), STRIDE)]
    return PendingView(what, t.edition.kinds[facts[KIND]], None, open_names(t, [c for c in cards if c >= 0]), [])


def open_names(t: CardTable, cards: list[int]) -> list[str]:
    return [t.box.names[c] for c in dict.fromkeys(cards) if t.zone[c] > HIDDEN]
