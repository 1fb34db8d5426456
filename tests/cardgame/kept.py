"""What a table keeps because it follows from other things must be what would be worked out anew."""

from __future__ import annotations

from inspect import isdatadescriptor

from smallcouncil.games.cardgame.abilities.actions import abilities, actions_of, event_in_hand
from smallcouncil.games.cardgame.abilities.initiate import Initiate
from smallcouncil.games.cardgame.abilities.uses import named
from smallcouncil.games.cardgame.layout.prints import EVENT
from smallcouncil.games.cardgame.layout.zones import DEAD, PLAY
from smallcouncil.games.cardgame.occurrences.listeners import listen
from smallcouncil.games.cardgame.occurrences.presence import Presence
from smallcouncil.games.cardgame.rounds.table import SETUP, RoundTable
from smallcouncil.games.cardgame.values.current import refresh
from smallcouncil.table import Rng

# Of a class that is compiled, too, which has no `__slots__`.
FIELDS = {name for name, value in vars(Presence).items() if isdatadescriptor(value) and not name.startswith("_")}
VALUES = ("strength", "icons", "keywords", "traits", "blank", "joined", "bars", "ruled")


def nothing_kept_is_stale(table: RoundTable) -> None:
    fresh = table.copy()
    fresh.stir(-1)
    fresh.reshaped = True
    listen(table)  # of the seats that are known to have changed; the others must not have
    listen(fresh)
    assert table.listening == fresh.listening
    assert table.hears == fresh.hears
    assert "answering" in FIELDS
    for there, anew in zip(table.present, fresh.present, strict=True):
        for name in FIELDS - {"plans"}:
            assert getattr(there, name) == getattr(anew, name), name
    assert sorted(table.lying) == [card for card, host in enumerate(table.host) if host >= 0]
    if not table.stale and not table.over:
        refresh(fresh)
        for name in VALUES:
            assert getattr(table, name) == getattr(fresh, name), name
    for title, cards in table.box.by_title.items():
        assert cards == [card for card, other in enumerate(table.box.name) if other == title]
        for card in cards:
            for zone, piles in ((PLAY, table.plays), (DEAD, table.deads)):
                assert (table.zone[card] == zone) == any(card in pile for pile in piles)
    if not table.stale and table.checked == (table.traits, table.keywords, table.bars):
        for card in [c for play in table.plays for c in play if table.host[c] >= 0]:
            assert table.may_stay_on(card, table.host[card])
    who_is_silent_has_no_action(fresh)
    what_is_planned_is_what_the_cards_say(table)
    uses_that_were_only_asked_about_are_as_new(table)
    cards_are_found_by_their_traits(table)
    copies_of_one_card_are_those_of_all(table)


def copies_of_one_card_are_those_of_all(table: RoundTable) -> None:
    """Also where decks are imagined, and one card after the other is asked about before all are sorted."""
    box = table.imagine(None, Rng(table.made)).box
    alone = [box.copies_of(card) for card in range(box.size)]
    assert alone == box.copies


def uses_that_were_only_asked_about_are_as_new(table: RoundTable) -> None:
    for prospect in table.box.prospects.values():
        use = prospect.use
        new = Initiate(use.card, use.ability, use.seat)
        assert use.step == new.step
        for name in Initiate.fields:
            assert getattr(use, name) == getattr(new, name), name


def cards_are_found_by_their_traits(table: RoundTable) -> None:
    for play in table.plays:
        for card in play[:2]:
            trait = table.traits[card] & -table.traits[card]
            if trait and not table.stale:
                there = [c for cards in table.plays for c in cards if table.traits[c] & trait]
                assert sorted(table.with_trait(trait)) == sorted(there)


def who_is_silent_has_no_action(table: RoundTable) -> None:
    if table.phase == SETUP or table.over:
        return
    phase = table.phase_bit()
    for seat in table.alive:
        if table.present[seat].phases & phase:
            continue
        for card in (*table.plays[seat], *table.beside[seat]):
            assert not actions_of(table, seat, card, phase)
        for card in table.hands[seat]:
            assert table.box.type[card] != EVENT or event_in_hand(table, seat, card, phase) is None


def what_is_planned_is_what_the_cards_say(table: RoundTable) -> None:
    """The actions that are offered, found by asking every card for all that it has."""
    if table.phase == SETUP or table.over:
        return
    phase = table.phase_bit()
    for seat in table.alive:
        if table.is_silenced(seat):
            continue
        said = []
        for card in (*table.plays[seat], *table.beside[seat]):
            uses = actions_of(table, seat, card, phase) if table.box.type[card] != EVENT else []
            said += named(table, card, uses) if uses else []
        events = [c for c in table.hands[seat] if table.box.type[c] == EVENT]
        possible = [c for c in events if event_in_hand(table, seat, c, phase) is not None]
        said += dict.fromkeys(table.words.play(table.box.what[c]) for c in possible)
        offered = abilities(table, seat, phase)
        assert [choice for choice in offered if choice in said] == said
