"""House Baratheon."""

from __future__ import annotations

from smallcouncil.games.cards1e.writing import *

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
        gets_icon(INTRIGUE, UNTIL_PHASE),
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
        for follower in t.with_trait(ASSHAI):
            if t.box.type[follower] == CHARACTER:
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
    kneel_to(discard_target, phase=MARSHALING, target=choose(in_play(ATTACHMENT).that(have_trait(CONDITION)))),
)
card(
    "ser_axell_florent",
    response(kinds.CHALLENGE_WON, stand_this, when=all_of(won_type(POWER), won_by(4), kneels)),
)
card(
    "edric_storm",
    limited_response(
        kinds.CHALLENGE_WON,
        you_get(ALLOWANCE_CHANGE, UNTIL_PHASE, POWER),
        when=all_of(won_type(POWER), won_by(4), won_attacking),
        costs=(DISCARD_THIS,),
    ),
)


def hides_behind_power(t: Table, c: int) -> None:
    if any(t.power[other] for other in t.characters(t.control[c])):
        gain_keyword(t, c, STEALTH)


card("devan_seaworth", values(hides_behind_power, reads=POWER_ON_CARDS))
card("knight_of_the_rainwood", rule(modifiers.CANNOT_BE_DISCARDED, this_card))


def has_wavered(t: Table, c: int, other: int) -> int:
    """Its strength was another than the printed one in this phase."""
    return int(other == c and is_under(t, STRENGTH_CHANGED, c))


card(
    "stanniss_northern_cavalry",
    rule(modifiers.WATCHES_STRENGTH, this_card),
    rule(modifiers.CANNOT_BE_KILLED, has_wavered),
    rule(modifiers.CANNOT_BE_DISCARDED, has_wavered),
)
card("highgarden_honor_guard", *HONOR_GUARD)
STANDING_LOCATIONS = yours(LOCATION).that(are_standing)
card(
    "old_red_priest",
    passive(
        kinds.KILLED,
        (choose(STANDING_LOCATIONS), picked(kneel)),
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
    kneel_to(gets(BLANKED, UNTIL_PHASE), target=choose(CHARACTERS.that(are_not_unique))),
)


card(
    "house_tyrell_guard",
    response(
        kinds.KILLED,
        comes_in,
        when=all_of(you, about(are_characters, are_of(BARATHEON)), may_come_in),
        zones=(HAND,),
    ),
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
    rule(modifiers.PLOTS_WAIT, always),
    action(
        (
            choose(lambda t, u: ALL_PLOTS, what=NAMES),
            you_get(FORETOLD, UNTIL_PHASE, first_picked),
        ),
        phase=PLOT,
        when=plots_lie_hidden,
        limit=1,
        per=PER_PHASE,
    ),
    passive(kinds.PLOT_REVEALED, faction_gains_power(1), when=was_foretold),
)
card("stormlands_fiefdoms", kneel_to(reduces_next(1, BARATHEON), phase=MARSHALING))
card("great_hall", kneel_to(reduces_next(2, BARATHEON, CHARACTER), phase=MARSHALING))

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
