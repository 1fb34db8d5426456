"""House Baratheon."""

from __future__ import annotations

from smallcouncil.games.cardgame.layout.prints import PLOT as PLOT_CARD
from smallcouncil.games.cardgame.values.current import POWER as POWER_ON_CARDS
from smallcouncil.games.cardgame.writing.costs import leaves_for_it
from smallcouncil.games.cards1e.edition import INTO_SHADOWS
from smallcouncil.games.cards1e.facts import PRINTS
from smallcouncil.games.cards1e.table import STRENGTH_CHANGED
from smallcouncil.games.cards1e.writing import (
    AFTERWARDS,
    ALLOWANCE_CHANGE,
    AMOUNT,
    ATTACHMENT,
    BARATHEON,
    BLANKED,
    CAME_OUT,
    CHALLENGE,
    CHALLENGES,
    CHARACTER,
    CHARACTERS,
    DEADLY,
    DISCARD_THIS,
    EDITION,
    HAND,
    HONOR_GUARD,
    INTRIGUE,
    KNEEL_THIS,
    KNEELING,
    LOCATION,
    MARSHALING,
    NAMES,
    NO,
    OPTIONS,
    PAY_OPTION,
    PER_PHASE,
    PLOT,
    POWER,
    RENOWN,
    RENOWN_CLAIMED,
    SHADOWS,
    SOURCE,
    STEALTH,
    UNTIL_PHASE,
    Cost,
    Table,
    Use,
    action,
    add_strength,
    all_of,
    an_opponent,
    any_of,
    are_not_unique,
    are_standing,
    are_unique,
    attacked_alone,
    bearer_keyword,
    card,
    change_icon,
    choose,
    comes_in,
    defended_alone,
    discard_target,
    faction_gains_power,
    gain_keyword,
    gains_power,
    have_icon,
    have_trait,
    in_play,
    influence,
    is_bearer,
    is_me,
    is_under,
    kinds,
    kneel,
    kneel_target,
    kneels,
    lack_icon,
    last,
    limited_response,
    may_come_in,
    modifiers,
    passive,
    reduces_next,
    response,
    return_to_hand,
    rule,
    save,
    saves,
    stand_this,
    toll,
    trait,
    values,
    values_by_icons,
    won,
    won_attacking,
    won_by,
    won_type,
    yours,
)

ASSHAI, CONDITION, LORD = trait("Asshai"), trait("Condition"), trait("Lord")

# ---------------------------------------------------------------------- attachments


def blesses_power(t: Table, c: int) -> None:
    bearer = t.host[c]
    add_strength(t, bearer, 2 if t.icons[bearer] >> POWER & 1 else -2)


card("shadows_blessing", values_by_icons(blesses_power, reads=0))


def fools_toll(t: Table, c: int, other: int) -> int:
    """A gold of whoever controls the bearer, to whoever controls the motley."""
    return toll(1, t.control[c]) if other == t.host[c] else 0


card("motley", rule(modifiers.DECLARE_TOLL, fools_toll), rule(modifiers.ABILITY_TOLL, fools_toll))
card("lightbringer", saves(kinds.KILLED, when=is_bearer, costs=(KNEEL_THIS,)))


def staggers(t: Table, c: int) -> None:
    if t.participates(t.host[c]):
        add_strength(t, t.host[c], -4)


card("stinking_drunk", values(staggers, reads=CHALLENGE))

# ---------------------------------------------------------------------- characters

card(
    "selyse_baratheon",
    action(
        lambda t, u: change_icon(t, u.targets[0], INTRIGUE, 1, UNTIL_PHASE, u.card),
        phase=CHALLENGES,
        costs=(influence(1),),
        target=choose(CHARACTERS.that(are_unique, lack_icon(INTRIGUE))),
    ),
)
card("robert_baratheon", passive(RENOWN_CLAIMED, gains_power(1), when=is_me))


def faces_no_lord(t: Table, c: int, seat: int) -> int:
    attacked = t.is_attacking(c) and t.is_opponent(t.control[c], seat)
    return int(attacked and not any(t.has_trait(other, LORD) for other in t.characters(t.against)))


card("stannis_baratheon", rule(modifiers.NO_DEFENDERS, faces_no_lord))
card("renly_baratheon", action(stand_this, when=kneels, costs=(influence(1),)))


def preaches(t: Table, c: int) -> None:
    if not t.kneeling[c]:
        for follower in t.all_characters():
            if t.has_trait(follower, ASSHAI):
                add_strength(t, follower, 1)


card(
    "melisandre",
    values(preaches, reads=KNEELING),
    rule(modifiers.CHARACTERS_COUNT_NOT, lambda t, c, seat: int(t.is_opponent(t.control[c], seat))),
)


def ransom(t: Table, u: Use) -> list[int]:
    return [PAY_OPTION, NO] if t.can_pay(u.seat, 1) else [NO]


def pays_or_goes(t: Table, u: Use) -> None:
    if u.picks == [PAY_OPTION]:
        t.pay(u.seat, 1)
    else:
        return_to_hand(t, [u.card])


card(
    "ser_davos_seaworth",
    saves(kinds.KILLED, (save, choose(ransom, what=OPTIONS), pays_or_goes), when=is_me),
)
card(
    "maester_cressen",
    action(
        discard_target,
        phase=MARSHALING,
        costs=(KNEEL_THIS,),
        target=choose(in_play(ATTACHMENT).that(have_trait(CONDITION))),
    ),
)
card(
    "ser_axell_florent",
    response(kinds.CHALLENGE_WON, stand_this, when=all_of(won_type(POWER), won_by(4), kneels)),
)
card(
    "edric_storm",
    limited_response(
        kinds.CHALLENGE_WON,
        lambda t, u: last(t, ALLOWANCE_CHANGE, UNTIL_PHASE, value=POWER, seat=u.seat, source=u.card),
        when=all_of(won_type(POWER), won_by(4), won_attacking),
        costs=(DISCARD_THIS,),
    ),
)


def hides_behind_power(t: Table, c: int) -> None:
    if any(t.power[other] for other in t.characters(t.control[c])):
        gain_keyword(t, c, STEALTH)


card("devan_seaworth", values(hides_behind_power, reads=POWER_ON_CARDS))
card("knight_of_the_rainwood", rule(modifiers.CANNOT_BE_DISCARDED, lambda t, c, other: int(other == c)))


def has_wavered(t: Table, c: int, other: int) -> int:
    """Its strength was another than the printed one in this phase."""
    return int(other == c and is_under(t, STRENGTH_CHANGED, c))


card(
    "stanniss_northern_cavalry",
    rule(modifiers.WATCHES_STRENGTH, lambda t, c, other: int(other == c)),
    rule(modifiers.CANNOT_BE_KILLED, has_wavered),
    rule(modifiers.CANNOT_BE_DISCARDED, has_wavered),
)
card("highgarden_honor_guard", *HONOR_GUARD)
STANDING_LOCATIONS = yours(LOCATION).that(are_standing)
card(
    "old_red_priest",
    passive(
        kinds.KILLED,
        (choose(STANDING_LOCATIONS), lambda t, u: kneel(t, u.picks)),
        when=is_me,
        zones=AFTERWARDS,
    ),
)
card(
    "army_of_the_faithful",
    rule(modifiers.OWN_COST, lambda t, c, seat: sum(t.has_trait(other, ASSHAI) for other in t.characters(seat))),
)
card(
    "renlys_courtier",
    action(
        lambda t, u: last(t, BLANKED, UNTIL_PHASE, subject=u.targets[0], source=u.card),
        costs=(KNEEL_THIS,),
        target=choose(CHARACTERS.that(are_not_unique)),
    ),
)


def a_baratheon_of_yours_died(t: Table, u: Use) -> bool:
    fell = t.box.type[u.subject] == CHARACTER and t.is_of(u.subject, BARATHEON)
    return bool(u.player == u.seat and fell)


card(
    "house_tyrell_guard",
    response(kinds.KILLED, comes_in, when=all_of(a_baratheon_of_yours_died, may_come_in), zones=(HAND,)),
)

# ---------------------------------------------------------------------- locations

ALL_PLOTS = [p.number for p in PRINTS if p.type == PLOT_CARD]
FORETOLD = EDITION.lasting_effect("foretold", modifiers.MARK, on_card=False)  # value: a plot; seat: who named it


def plots_lie_hidden(t: Table, u: Use) -> bool:
    """Plots are chosen and not revealed yet."""
    return any(plot >= 0 for plot in t.chosen)


def was_foretold(t: Table, u: Use) -> bool:
    named = [e[AMOUNT] for e in t.lasting if e[0] == FORETOLD.number and e[SOURCE] == u.card]
    return an_opponent(t, u) and t.box.what[u.subject] in named


card(
    "dragonstone_port",
    rule(modifiers.PLOTS_WAIT, lambda t, c: 1),
    action(
        (
            choose(lambda t, u: ALL_PLOTS, what=NAMES),
            lambda t, u: last(t, FORETOLD, UNTIL_PHASE, value=u.picks[0], seat=u.seat, source=u.card),
        ),
        phase=PLOT,
        when=plots_lie_hidden,
        limit=1,
        per=PER_PHASE,
    ),
    passive(kinds.PLOT_REVEALED, faction_gains_power(1), when=was_foretold),
)
card("stormlands_fiefdoms", action(reduces_next(1, BARATHEON), phase=MARSHALING, costs=(KNEEL_THIS,)))
card("great_hall", action(reduces_next(2, BARATHEON, CHARACTER), phase=MARSHALING, costs=(KNEEL_THIS,)))

# ---------------------------------------------------------------------- later sets

INTO_SHADOWS_WITH_THIS = Cost(facts=lambda t, u, paid: leaves_for_it(t, INTO_SHADOWS, u.card, SHADOWS))


def you_attack_for_power(t: Table, u: Use) -> bool:
    return bool(t.attacker == u.seat and t.type == POWER)


CHALLENGED_PLAYERS = CHARACTERS.that(lambda t, u, c: t.control[c] == t.against)
card(
    "kingswood_trail_kl",
    response(
        kinds.CHALLENGE_INITIATED,
        kneel_target,
        when=you_attack_for_power,
        costs=(INTO_SHADOWS_WITH_THIS,),
        target=choose(CHALLENGED_PLAYERS.that(are_standing, have_icon(POWER))),
    ),
)
card("the_queen_of_thorns_kl", response(CAME_OUT, gains_power(1), limit=1, per=PER_PHASE))
card(
    "knight_of_flowers_atoc",
    response(
        kinds.CHALLENGE_WON,
        gains_power(2),
        when=all_of(won, any_of(attacked_alone, defended_alone)),
        limit=1,
        per=PER_PHASE,
    ),
)
card("black_amethysts_bwb", bearer_keyword(DEADLY))


def renowned_for_power(t: Table, c: int) -> None:
    if t.type == POWER:
        gain_keyword(t, c, RENOWN)


card("arena_knight_ator", values(renowned_for_power, reads=CHALLENGE))
