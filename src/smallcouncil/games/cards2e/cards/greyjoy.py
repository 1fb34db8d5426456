"""House Greyjoy."""

from __future__ import annotations

from smallcouncil.games.cardgame import averting, effects, kinds
from smallcouncil.games.cardgame.ability import OPTIONS, PER_CHALLENGE, PER_ROUND
from smallcouncil.games.cardgame.current import gain_keyword
from smallcouncil.games.cardgame.lasting import UNTIL_CHALLENGE, last
from smallcouncil.games.cardgame.prints import ATTACHMENT, CHARACTER, LOCATION
from smallcouncil.games.cardgame.words import DRAW_OPTION, POWER_OPTION
from smallcouncil.games.cardgame.zones import PLAY
from smallcouncil.games.cards2e import aspects
from smallcouncil.games.cards2e.attaching import legal_bearer
from smallcouncil.games.cards2e.constant_abilities import bearer_strength, gives_traits, rule, strength, values
from smallcouncil.games.cards2e.deeds import (
    NOT_COUNTED,
    STRENGTH_CHANGE,
    discard_target,
    gains_power,
    kill_target,
    kneel_target,
    puts_picked_into_play,
    reduces_next,
    stand_this,
)
from smallcouncil.games.cards2e.facts import GREYJOY, STEALTH, number_of, trait
from smallcouncil.games.cards2e.state import CHALLENGES, MARSHALING
from smallcouncil.games.cards2e.vocabulary import (
    KNEEL_THIS,
    SACRIFICE_THIS,
    Table,
    Use,
    action,
    all_of,
    card,
    characters,
    choose,
    enterable,
    in_play,
    is_me,
    kneels,
    participating,
    reaction,
    won,
    won_unopposed,
    would_save,
    you,
    you_are_first,
)

WARSHIP = trait("Warship")
IRONBORN = trait("Ironborn")
CONDITION = trait("Condition")
BALON = number_of("balon_greyjoy")


def drowned_ironborn(t: Table, u: Use, c: int) -> bool:
    return bool(t.box.type[c] == CHARACTER and t.box.traits[c] & IRONBORN)


from_the_dead = enterable(lambda t, u: t.deads[u.seat], drowned_ironborn)

card(
    "aeron_damphair",
    reaction(
        kinds.DOMINANCE_WON,
        (choose(from_the_dead), puts_picked_into_play),
        when=all_of(you, lambda t, u: bool(from_the_dead(t, u))),
    ),
)
card(
    "alannys_greyjoy",
    rule(aspects.RESERVE_VALUE, lambda t, c, seat: -int(t.control[c] != seat and t.first == t.control[c])),
)
card("asha_greyjoy", reaction(kinds.CHALLENGE_WON, stand_this, when=all_of(won_unopposed, participating, kneels)))


def outshone(t: Table, c: int, other: int) -> int:
    """Balon Greyjoy: a weaker defender does not count while he attacks."""
    return int(t.is_attacking(c) and t.is_defending(other) and t.strength_of(other) < t.strength_of(c))


card("balon_greyjoy", rule(aspects.NOT_COUNTED, outshone))
spoils = enterable(lambda t, u: t.discards[u.player], lambda t, u, c: bool(t.box.type[c] == LOCATION))

card(
    "euron_crows_eye",
    reaction(
        kinds.PILLAGED,
        (choose(spoils), puts_picked_into_play),
        when=all_of(is_me, lambda t, u: bool(spoils(t, u))),
    ),
)
card("theon_greyjoy", reaction(kinds.CHALLENGE_WON, gains_power(1), when=all_of(won_unopposed, participating)))
card(
    "drowned_men",
    strength(
        lambda t, c: sum(1 for o in t.plays[t.control[c]] if t.box.type[o] == LOCATION and t.traits[o] & WARSHIP),
        reads=0,
    ),
)
card(
    "iron_islands_fishmonger",
    action(reduces_next(1, GREYJOY, CHARACTER), phase=MARSHALING, costs=(KNEEL_THIS,)),
)


def cheap_standing_location(t: Table, u: Use, c: int) -> bool:
    return not t.kneeling[c] and t.box.printed[c].cost <= (3 if t.first == u.seat else 2)


card(
    "lordsport_shipwright",
    action(
        kneel_target, phase=MARSHALING, costs=(KNEEL_THIS,), target=choose(in_play(LOCATION, cheap_standing_location))
    ),
)
card(
    "throwing_axe",
    reaction(
        kinds.CHALLENGE_WON,
        kill_target,
        when=all_of(won, lambda t, u: t.is_attacking(t.host[u.card])),
        costs=(SACRIFICE_THIS,),
        target=choose(lambda t, u: t.defenders[:]),
    ),
)


def slips_past(t: Table, c: int) -> None:
    """Great Kraken: Balon Greyjoy has stealth."""
    for other in t.plays[t.control[c]]:
        if t.box.what[other] == BALON:
            gain_keyword(t, other, STEALTH)


def takes_loot(t: Table, u: Use) -> None:
    if u.picks[0] == DRAW_OPTION:
        effects.draw(t, u.seat, 1)
    else:
        effects.gain_power(t, t.house[u.seat], 1)


card(
    "great_kraken",
    values(slips_past, reads=0),
    reaction(
        kinds.CHALLENGE_WON,
        (choose(lambda t, u: [DRAW_OPTION, POWER_OPTION], what=OPTIONS), takes_loot),
        when=won_unopposed,
        limit=2,
        per=PER_ROUND,
    ),
)


def scouts(t: Table, u: Use) -> None:
    gained = 2 if t.first == u.seat else 1
    last(t, STRENGTH_CHANGE, UNTIL_CHALLENGE, subject=u.targets[0], value=gained, source=u.card)


card(
    "iron_fleet_scout",
    action(
        scouts,
        phase=CHALLENGES,
        costs=(KNEEL_THIS,),
        target=choose(characters(lambda t, u, c: t.participates(c) and t.faction_of(c) == GREYJOY)),
    ),
)
card("sea_tower", action(reduces_next(1, GREYJOY), phase=MARSHALING, costs=(KNEEL_THIS,)))


def rise(t: Table, u: Use) -> None:
    """What is dead may never die: saved, then the event stays as a terminal Condition with strength +1."""
    averting.save(t, u)
    if legal_bearer(t, u.card, u.subject):
        t.zone[u.card] = PLAY
        t.host[u.card] = u.subject
        t.control[u.card] = u.seat
        t.plays[u.seat].append(u.card)
        t.changed()


card(
    "risen_from_the_sea",
    would_save(
        kinds.KILLED,
        rise,
        when=lambda t, u: t.zone[u.card] != PLAY and t.faction_of(u.subject) == GREYJOY,
        lifts=lambda t, u: t.strength[u.subject] + 1 > 0 and legal_bearer(t, u.card, u.subject),
    ),
    bearer_strength(1),
    gives_traits(lambda t, c: [c], CONDITION),
)
card(
    "the_krakens_grasp",
    action(
        lambda t, u: last(t, NOT_COUNTED, UNTIL_CHALLENGE, subject=u.targets[0], source=u.card),
        phase=CHALLENGES,
        when=you_are_first,
        target=choose(lambda t, u: [c for c in t.defenders if t.strength_of(c) <= 5]),
    ),
)
card(
    "we_do_not_sow",
    reaction(
        kinds.CHALLENGE_WON,
        discard_target,
        when=won_unopposed,
        target=choose(lambda t, u: [c for c in t.plays[t.loser] if t.type_of(c) in (ATTACHMENT, LOCATION)]),
        maximum=1,
        max_per=PER_CHALLENGE,
    ),
)
