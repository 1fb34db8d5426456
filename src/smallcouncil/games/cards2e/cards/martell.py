"""House Martell."""

from __future__ import annotations

from smallcouncil.games.cardgame import effects, kinds
from smallcouncil.games.cardgame.ability import ICONS, PER_CHALLENGE, PER_PHASE
from smallcouncil.games.cardgame.current import FIRST, Lasting, add_strength, gain_keyword
from smallcouncil.games.cardgame.kinds import NO_SAVE
from smallcouncil.games.cardgame.lasting import UNTIL_CHALLENGE, UNTIL_PHASE, last
from smallcouncil.games.cardgame.prints import CHARACTER
from smallcouncil.games.cards2e import aspects
from smallcouncil.games.cards2e.banning import NO_CHALLENGES_OF, take_out
from smallcouncil.games.cards2e.constant_abilities import own_icon, rule, values
from smallcouncil.games.cards2e.deeds import MUST_DEFEND, change_icon, puts_picked_into_play, reduces_next
from smallcouncil.games.cards2e.facts import INTIMIDATE, INTRIGUE, MARTELL, POWER, trait
from smallcouncil.games.cards2e.looking import looks
from smallcouncil.games.cards2e.state import MARSHALING, NOBLE
from smallcouncil.games.cards2e.vocabulary import (
    KNEEL_THIS,
    SACRIFICE_THIS,
    Table,
    Use,
    action,
    all_of,
    attacking,
    card,
    characters,
    choose,
    enterable_from_hand,
    is_me,
    lost_defending,
    participating,
    pay,
    reaction,
    won_by,
    won_type,
    you,
)

HOUSE_DAYNE = trait("House Dayne")


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


def counsel(t: Table, c: int) -> None:
    """Doran: the other lords and ladies of Dorne grow with the used plots."""
    seat = t.control[c]
    for other in t.characters(seat):
        if other != c and t.faction_of(other) == MARTELL and t.has_trait(other, NOBLE):
            add_strength(t, other, len(t.used_plots[seat]))


card("doran_martell", values(counsel, reads=0))
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
        lambda t, u: take_out(t, u.targets[0], u.card),
        when=lambda t, u: u.subject == u.card and t.type >= 0,
        target=choose(removable),
    ),
)
card(
    "maester_caleotte",
    reaction(
        kinds.CHALLENGE_LOST,
        (
            choose(lambda t, u: [0, 1, 2], what=ICONS),
            lambda t, u: change_icon(t, u.targets[0], u.picks[0], -1, UNTIL_PHASE, u.card),
        ),
        when=all_of(you, participating),
        target=choose(characters()),
    ),
)
card("obara_sand", rule(aspects.DEFENDS_ANYWAY, lambda t, c, other: int(other == c and t.type == POWER)))
card(
    "the_red_viper",
    reaction(
        kinds.CHALLENGE_WON,
        lambda t, u: effects.gain_power(t, u.card, t.margin // 5),
        when=all_of(won_by(5), attacking),
    ),
)
card(
    "desert_scavenger",
    action(reduces_next(1, MARTELL, CHARACTER), phase=MARSHALING, costs=(KNEEL_THIS,)),
)
card(
    "dornish_paramour",
    reaction(
        kinds.ATTACKER_DECLARED,
        lambda t, u: last(t, MUST_DEFEND, UNTIL_CHALLENGE, subject=u.targets[0], source=u.card),
        when=is_me,
        target=choose(lambda t, u: t.characters(t.defender)),
    ),
)
card("greenblood_trader", reaction(kinds.ENTERED, looks(2, keeps=1, sinks_rest=True), when=is_me))
card("palace_spearman", own_icon(INTRIGUE, lambda t, c: t.first != t.control[c], reads=FIRST))


def shines(t: Table, c: int) -> None:
    """Dawn: its bearer grows with the used plots of who controls the sword, and a Dayne frightens with it."""
    bearer = t.host[c]
    add_strength(t, bearer, len(t.used_plots[t.control[c]]))
    if t.has_trait(bearer, HOUSE_DAYNE):
        gain_keyword(t, bearer, INTIMIDATE)


card("dawn", values(shines, reads=0))


def attackers(t: Table, u: Use) -> list[int]:
    return t.participants(t.attacker)


card(
    "ghaston_grey",
    reaction(
        kinds.CHALLENGE_LOST,
        (choose(attackers), lambda t, u: effects.return_to_hand(t, u.picks, NO_SAVE)),
        when=all_of(lost_defending, lambda t, u: bool(attackers(t, u))),
        costs=(KNEEL_THIS, SACRIFICE_THIS),
    ),
)
CLAIM_OF_TYPE = Lasting(
    "claim-of-type",
    aspects.CLAIM,
    ask=lambda t, e, seat: int(e[4] == seat == t.attacker and t.type == e[3]),
    on_card=False,
)
card(
    "sunspear",
    reaction(
        kinds.CHALLENGE_LOST,
        lambda t, u: last(t, CLAIM_OF_TYPE, UNTIL_PHASE, value=t.type, seat=u.seat, source=u.card),
        when=lost_defending,
        costs=(KNEEL_THIS,),
    ),
)
card("blood_orange_grove", action(reduces_next(1, MARTELL), phase=MARSHALING, costs=(KNEEL_THIS,)))
card(
    "dorans_game",
    reaction(
        kinds.CHALLENGE_WON,
        lambda t, u: effects.gain_power(t, t.house[u.seat], len(t.used_plots[u.seat])),
        when=all_of(won_type(INTRIGUE), won_by(5), lambda t, u: bool(t.used_plots[u.seat])),
        maximum=1,
        max_per=PER_CHALLENGE,
    ),
)
card(
    "unbowed_unbent_unbroken",
    reaction(
        kinds.CHALLENGE_LOST,
        (
            choose(lambda t, u: [0, 1, 2], what=ICONS),
            lambda t, u: last(t, NO_CHALLENGES_OF, UNTIL_PHASE, value=u.picks[0], seat=t.winner, source=u.card),
        ),
        when=all_of(lost_defending, lambda t, u: t.first != u.seat),
        maximum=1,
        max_per=PER_CHALLENGE,
    ),
)


def confine(t: Table, u: Use) -> None:
    for icon in range(3):
        change_icon(t, u.targets[0], icon, -1, UNTIL_PHASE, u.card)


card("confinement", action(confine, target=choose(characters(lambda t, u, c: t.strength_of(c) <= 4))))
