"""Who may use what: the abilities that answer an occurrence, and the choices that name them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame import words
from smallcouncil.games.cardgame.abilities.ability import ABOUT_THIS_CARD, ABOUT_USER
from smallcouncil.games.cardgame.abilities.initiate import Initiate
from smallcouncil.games.cardgame.abilities.restrictions import allowed, may_save
from smallcouncil.games.cardgame.layout.prints import SPAN
from smallcouncil.games.cardgame.layout.zones import HIDDEN
from smallcouncil.games.cardgame.occurrences.kinds import CARD, HAPPENED, PENDING, SEAT, STATE, STRIDE, VALUE
from smallcouncil.games.cardgame.occurrences.listeners import listen
from smallcouncil.games.cardgame.occurrences.occurrence import Occurrence
from smallcouncil.games.cardgame.values.current import refresh
from smallcouncil.table import Choice

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable


def uses_of(t: CardTable, card: int, seat: int, timing: int, depth: int, used: list[int]) -> list[Initiate]:
    """How the abilities of one card may answer an occurrence."""
    above = t.stack[depth]
    assert isinstance(above, Occurrence)
    facts = above.facts
    wanted = PENDING if timing < t.edition.first_after else HAPPENED
    answers = t.box.printed[card].answers[timing]
    found: list[Initiate] = []
    use: Initiate | None = None
    for at in range(0, len(facts), STRIDE):
        kind = facts[at]
        if kind not in answers or facts[at + STATE] != wanted:
            continue
        for ability in answers[kind]:
            if ability.zones and t.zone[card] not in ability.zones:
                continue
            about = ability.about
            if about:
                if about == ABOUT_THIS_CARD:
                    if facts[at + CARD] != card:
                        continue
                elif (facts[at + SEAT] if about == ABOUT_USER else t.defender) != seat:
                    continue
            if use is None:
                use = Initiate(card, 0, seat, depth)
            use.ability = ability.index
            use.kind = kind
            use.subject = facts[at + CARD]
            use.player = facts[at + SEAT]
            use.value = facts[at + VALUE]
            use.fact = at
            if used and use.key() in used:
                continue
            if ability.saves and not may_save(t, ability, use, above.marks):
                continue
            if found and any([u.ability == use.ability and u.subject == use.subject for u in found]):
                continue  # of several facts about one card, one after the other
            if allowed(t, ability, use):
                found.append(use)
                use = None
    if len(found) > 1:
        found.sort(key=ability_of)
    return found


def ability_of(use: Initiate) -> int:
    return use.ability


def collect(
    t: CardTable, seat: int, timing: int, kinds: int, depth: int, used: list[int]
) -> list[tuple[Choice, Initiate]]:
    """All that a seat may use in a window around facts of some kinds (bits)."""
    found: list[tuple[Choice, Initiate]] = []
    if t.listening < 0:
        listen(t)
    there = t.present[seat]
    kinds <<= SPAN * timing
    if not there.voice & kinds or t.is_silenced(seat):
        return found
    printed = t.box.printed
    blank = t.blank
    for card in [c for c in there.answering + there.answering_beside if printed[c].ears & kinds]:
        if not blank[card]:
            uses = uses_of(t, card, seat, timing, depth, used)
            if uses:
                found += zip(named(t, card, uses), uses, strict=True)
    titles = set()
    for card in [c for c in there.events if printed[c].ears & kinds]:
        if t.box.what[card] not in titles:
            titles.add(t.box.what[card])
            if t.event_allowed(seat, card):
                uses = uses_of(t, card, seat, timing, depth, used)
                if uses:
                    found += zip(named_event(t, card, uses), uses, strict=True)
    for card in there.elsewhere:
        if printed[card].elsewhere_voice & kinds:
            found += uses_elsewhere(t, card, seat, timing, depth, used)
    return found


def kinds_at(t: CardTable, timing: int, depth: int) -> int:
    """The kinds of the facts that are answered, as bits of a voice at this timing."""
    above = t.stack[depth]
    assert isinstance(above, Occurrence)
    facts = above.facts
    kinds = 1 << facts[0]
    if len(facts) > STRIDE:
        for at in range(STRIDE, len(facts), STRIDE):
            kinds |= 1 << facts[at]
    return kinds << SPAN * timing


def is_elsewhere(t: CardTable, card: int) -> bool:
    """Whether a card lies where only such abilities work that say so: out of play, an event not in hand."""
    return t.zone[card] in t.box.printed[card].elsewhere


def uses_elsewhere(
    t: CardTable, card: int, seat: int, timing: int, depth: int, used: list[int]
) -> list[tuple[Choice, Initiate]]:
    """How the abilities of a card that work from where it lies may answer an occurrence."""
    abilities = t.box.printed[card].abilities
    uses = [use for use in uses_of(t, card, seat, timing, depth, used) if abilities[use.ability].zones]
    return list(zip(named(t, card, uses) if t.zone[card] > HIDDEN else named_event(t, card, uses), uses, strict=True))


def named(t: CardTable, card: int, uses: list[Initiate]) -> list[Choice]:
    """A choice for each use: of the card alone, or for one of several subjects, or of one of several abilities."""
    abilities = t.box.printed[card].abilities
    said = [verb for u in uses if (verb := abilities[u.ability].says) is not None]
    if said and len(said) == len(uses):
        return [verb(card) for verb in said]
    if len(uses) == 1:
        return [words.TRIGGER.of(card)]
    if any(u.ability != uses[0].ability for u in uses):
        return [words.USE(card, i) for i in range(len(uses))]
    return [words.TRIGGER_FOR(card, u.subject) if u.subject >= 0 else words.TRIGGER(card) for u in uses]


def named_event(t: CardTable, card: int, uses: list[Initiate]) -> list[Choice]:
    title = t.box.what[card]
    if len(uses) == 1:
        return [t.words.play(title)]
    return [t.words.play_for(title, u.subject) if u.subject >= 0 else t.words.play(title) for u in uses]


def forced_uses(t: CardTable, timing: int, depth: int, used: list[int]) -> list[tuple[Choice, Initiate]]:
    """Forced abilities that must be used now, whoever controls them."""
    found: list[tuple[Choice, Initiate]] = []
    kinds = kinds_at(t, timing, depth)
    if t.listening < 0:
        listen(t)
    if t.stale:
        refresh(t)
    printed = t.box.printed
    blank = t.blank
    elsewhere: list[int] = []
    for seat in t.order():
        there = t.present[seat]
        elsewhere += there.elsewhere
        if there.voice & kinds:
            for card in [c for c in there.answering + there.answering_beside if printed[c].ears & kinds]:
                if not blank[card]:
                    uses = uses_of(t, card, seat, timing, depth, used)
                    if uses:
                        found += zip(named(t, card, uses), uses, strict=True)
    for card in sorted(elsewhere):
        if printed[card].elsewhere_voice & kinds:
            found += uses_elsewhere(t, card, t.box.owner[card], timing, depth, used)
    return found


def named_by(choice: Choice, found: list[tuple[Choice, Initiate]]) -> Initiate:
    """The use that was chosen among those found."""
    return next(use for offered, use in found if offered is choice)
