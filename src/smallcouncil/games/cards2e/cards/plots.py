"""Plots."""

from __future__ import annotations

from smallcouncil.games.cardgame import effects, kinds
from smallcouncil.games.cardgame.ability import ICONS, SEATS, Cost
from smallcouncil.games.cardgame.current import Lasting
from smallcouncil.games.cardgame.kinds import NO_SAVE
from smallcouncil.games.cardgame.lasting import UNTIL_PLOT, last
from smallcouncil.games.cardgame.prints import ATTACHMENT, CHARACTER, LOCATION
from smallcouncil.games.cardgame.zones import DEAD, DISCARD
from smallcouncil.games.cards2e import aspects, tokens
from smallcouncil.games.cards2e.constant_abilities import blanks, rule
from smallcouncil.games.cards2e.deeds import (
    discard_target,
    draws,
    faction_gains_power,
    kneel_target,
    puts_picked_into_play,
    search,
    stand_target,
    top,
)
from smallcouncil.games.cards2e.facts import INTRIGUE, MILITARY, POWER, trait
from smallcouncil.games.cards2e.piles import shuffle_back
from smallcouncil.games.cards2e.state import CHALLENGES, MADE, NOBLE, NOBLES_MARSHALED, WON
from smallcouncil.games.cards2e.vocabulary import (
    Table,
    Use,
    action,
    all_of,
    card,
    choose,
    enterable,
    forced_reaction,
    in_play,
    kneeling_characters,
    opponents,
    phase_is,
    reaction,
    standing_characters,
    when_revealed,
    won_type,
    you,
)


def owner(t: Table, c: int) -> int:
    return t.box.owner[c]


card(
    "a_clash_of_kings",
    reaction(
        kinds.CHALLENGE_WON,
        lambda t, u: effects.move_power(t, t.house[t.loser], t.house[u.seat], 1),
        when=all_of(won_type(POWER), lambda t, u: t.power[t.house[t.loser]] > 0),
    ),
)
card("a_feast_for_crows", reaction(kinds.DOMINANCE_WON, faction_gains_power(2), when=you))
card(
    "a_game_of_thrones",
    rule(
        aspects.FORBID_CHALLENGE,
        lambda t, c, seat, kind, opponent: int(kind != INTRIGUE and not t.count(seat, WON + INTRIGUE)),
    ),
)


def noble_cause(t: Table, c: int, seat: int, other: int) -> int:
    """The first Lord or Lady of the round."""
    printed = t.box.printed[other]
    fits = seat == owner(t, c) and printed.type == CHARACTER and printed.traits & NOBLE
    return 2 if fits and not t.count(seat, NOBLES_MARSHALED) else 0


card("a_noble_cause", rule(aspects.COST, noble_cause))
card(
    "a_storm_of_swords",
    rule(aspects.ALLOWANCE, lambda t, c, seat, kind: int(seat == owner(t, c) and kind == MILITARY)),
)
card(
    "building_orders",
    when_revealed(search(top(10), lambda t, u, c: t.box.type[c] in (ATTACHMENT, LOCATION))),
)
card(
    "calling_the_banners",
    when_revealed(
        lambda t, u: effects.gain_gold(t, u.seat, len(t.characters(u.targets[0]))),
        target=choose(opponents, what=SEATS),
    ),
)
CALM = Lasting(
    "calm",
    aspects.CLAIM,
    ask=lambda t, e, seat: -1 if seat == t.attacker and t.defender == e[4] and t.type == e[3] else 0,
    on_card=False,
)
card(
    "calm_over_westeros",
    when_revealed(
        (
            choose(lambda t, u: [0, 1, 2], what=ICONS),
            lambda t, u: last(t, CALM, UNTIL_PLOT, value=u.picks[0], seat=u.seat, source=u.card),
        )
    ),
)
card("confiscation", when_revealed(discard_target, target=choose(in_play(ATTACHMENT))))
card("counting_coppers", when_revealed(draws(3)))
card("filthy_accusations", when_revealed(kneel_target, target=choose(standing_characters)))
card("fortified_position", blanks(lambda t, c: t.all_characters()))


def spike(t: Table, u: Use) -> None:
    """A random card; a character goes to the dead pile and two power are gained."""
    hand = t.hands[u.targets[0]]
    chosen = hand[t.rng.below(len(hand))]
    u.picks = [int(t.box.type[chosen] == CHARACTER)]
    effects.discard_from_hand(t, [chosen], DEAD if u.picks[0] else DISCARD)


def spike_power(t: Table, u: Use) -> None:
    if u.picks[0]:
        effects.gain_power(t, t.house[u.seat], 2)


card(
    "heads_on_spikes",
    when_revealed(
        (spike, spike_power), target=choose(lambda t, u: [s for s in t.opponents(u.seat) if t.hands[s]], what=SEATS)
    ),
)
card("jousting_contest", rule(aspects.DECLARE_ONE, lambda t, c, seat, attacking: 1))
card(
    "marched_to_the_wall",
    when_revealed(
        (
            choose(lambda t, u: t.characters(u.chooser), each=True),
            lambda t, u: effects.discard(t, u.picks, NO_SAVE),
        ),
        when=lambda t, u: bool(t.all_characters()),
    ),
)
card(
    "marching_orders",
    rule(
        aspects.FORBID_MARSHAL,
        lambda t, c, seat, other: int(seat == owner(t, c) and t.box.type[other] in (LOCATION, ATTACHMENT)),
    ),
    rule(aspects.FORBID_EVENTS, lambda t, c, seat: int(seat == owner(t, c))),
)
LAWFUL = trait("Kingdom", "Edict")
card("naval_superiority", rule(aspects.BASE_GOLD_ZERO, lambda t, c, plot: int(t.has_trait(plot, LAWFUL))))
card(
    "power_behind_the_throne",
    when_revealed(lambda t, u: t.put_token(u.card, tokens.STAND)),
    action(
        stand_target,
        costs=(
            Cost(
                can=lambda t, u: t.token(u.card, tokens.STAND) > 0,
                pay=lambda t, u: t.put_token(u.card, tokens.STAND, -1),
            ),
        ),
        target=choose(kneeling_characters),
    ),
)
card(
    "rebuilding",
    when_revealed(
        lambda t, u: shuffle_back(t, u.seat, u.targets),
        when=lambda t, u: bool(t.discards[u.seat]),
        target=choose(lambda t, u: t.discards[u.seat], lo=0, hi=3),
    ),
)


def called_up(t: Table, u: Use, c: int) -> bool:
    return bool(t.box.type[c] == CHARACTER and t.box.printed[c].cost <= 5)


card(
    "reinforcements",
    when_revealed(
        puts_picked_into_play,
        target=choose(enterable(lambda t, u: t.hands[u.seat] + t.discards[u.seat], called_up)),
    ),
)
card(
    "sneak_attack",
    rule(
        aspects.FORBID_CHALLENGE,
        lambda t, c, seat, kind, opponent: int(
            seat == owner(t, c) and sum(t.count(seat, MADE + k) for k in range(3)) > 0
        ),
    ),
)
card("summons", when_revealed(search(top(10), lambda t, u, c: bool(t.box.type[c] == CHARACTER))))


def empty_pools(t: Table, u: Use) -> None:
    for seat in t.alive:
        t.pay(seat, t.gold[seat])


card(
    "supporting_the_faith",
    forced_reaction(kinds.PHASE_BEGAN, empty_pools, when=all_of(phase_is(CHALLENGES), lambda t, u: any(t.gold))),
)
card("taxation", rule(aspects.LIMITED_MORE, lambda t, c, seat: int(seat == owner(t, c))))
card(
    "wildfire_assault",
    when_revealed(
        (
            choose(lambda t, u: t.characters(u.chooser), lo=0, hi=3, each=True),
            lambda t, u: effects.kill(t, [c for c in t.all_characters() if c not in u.picks], NO_SAVE),
        ),
        when=lambda t, u: bool(t.all_characters()),
    ),
)
