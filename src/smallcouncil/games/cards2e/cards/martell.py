"""House Martell."""

from __future__ import annotations

from smallcouncil.games.cardgame import effects, kinds
from smallcouncil.games.cardgame.ability import ICONS, PER_PHASE
from smallcouncil.games.cardgame.current import FIRST
from smallcouncil.games.cardgame.effects import UNTIL_PHASE
from smallcouncil.games.cardgame.kinds import NO_SAVE
from smallcouncil.games.cardgame.prints import CHARACTER
from smallcouncil.games.cards2e.facts import INTRIGUE, MARTELL
from smallcouncil.games.cards2e.state import MARSHALING
from smallcouncil.games.cards2e.vocabulary import (
    KNEEL_THIS,
    Table,
    Use,
    action,
    card,
    change_icon,
    choose,
    enterable_from_hand,
    own_icon,
    pay,
    puts_picked_into_play,
    reaction,
    reduces_next,
)


def cheap(t: Table, u: Use, c: int) -> bool:
    return bool(t.box.type[c] == CHARACTER and t.box.printed[c].cost <= 5)


card(
    "arianne_martell",
    action(
        (
            choose(enterable_from_hand(cheap)),
            puts_picked_into_play,
            lambda t, u: effects.return_to_hand(t, [u.card], NO_SAVE),
        ),
        then=2,
        when=lambda t, u: bool(enterable_from_hand(cheap)(t, u)),
        limit=1,
        per=PER_PHASE,
    ),
)
card(
    "edric_dayne",
    action(
        (
            choose(lambda t, u: [0, 1, 2], what=ICONS),
            lambda t, u: change_icon(t, u.card, u.picks[0], 1, UNTIL_PHASE, u.card),
        ),
        costs=(pay(1),),
    ),
)


def removable(t: Table, u: Use) -> list[int]:
    return t.participants(t.attacker) + t.defenders


card(
    "areo_hotah",
    reaction(
        kinds.ENTERED,
        lambda t, u: t.remove_from_challenge(u.targets[0]),
        when=lambda t, u: u.subject == u.card and t.type >= 0,
        target=choose(removable),
    ),
)
card(
    "desert_scavenger",
    action(reduces_next(1, MARTELL, CHARACTER), phase=MARSHALING, costs=(KNEEL_THIS,)),
)
card("palace_spearman", own_icon(INTRIGUE, lambda t, c: t.first != t.control[c], reads=FIRST))
card("blood_orange_grove", action(reduces_next(1, MARTELL), phase=MARSHALING, costs=(KNEEL_THIS,)))
