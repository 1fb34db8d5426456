"""Every card does what its facts say: none is without behaviour, or it stands here until it is written."""

from __future__ import annotations

from smallcouncil.games.cards2e import GAME
from smallcouncil.games.cards2e.facts import PRINTS

# One a line, sorted. Whoever writes a card takes it out; in the end the set is empty.
NOT_YET: set[str] = set()


def test_every_card_has_behaviour_or_is_listed() -> None:
    assert GAME.id == "cards2e"
    missing = {p.id for p in PRINTS if not p.plain and not p.abilities and not p.constants}
    assert missing == NOT_YET


def test_plain_cards_have_no_behaviour() -> None:
    assert not [p.id for p in PRINTS if p.plain and (p.abilities or p.constants)]
