"""Plots. "You" is who controls the plot, t.control[c]."""

from __future__ import annotations

from smallcouncil.games.cards1e.writing import *

KNIGHT = trait("Knight")
GANDER = number_of("good_for_the_gander")

# ---------------------------------------------------------------------- you and an opponent


def both_search(kind: int) -> Ability:
    """You, then an opponent, must search the deck for a card of a type."""
    fits = are_of_type(kind)
    return when_revealed(
        (*searches(fits, must=True), *searches(fits, who=chosen_seat, must=True)),
        target=CHOOSE_OPPONENT,
    )


def peace(kind: int) -> Ability:
    """You and an opponent initiate no challenges of a type against each other this round."""

    def agree(t: Table, u: Use) -> None:
        for one, other in ((u.seat, chosen_seat(t, u)), (chosen_seat(t, u), u.seat)):
            last(t, NO_CHALLENGES_AGAINST, UNTIL_ROUND, subject=other, value=kind, seat=one, source=u.card)

    return when_revealed(agree, when=more_than_one_opponent, target=CHOOSE_OPPONENT)


card("summoning_season", both_search(CHARACTER))
card("mutual_cause", peace(POWER))
card(
    "uneasy_truce",
    rule(
        modifiers.CHALLENGE_TOLL,
        lambda t, c, seat, kind, challenged: toll(2, challenged) if kind == MILITARY else 0,
    ),
)

# ---------------------------------------------------------------------- for the whole round, whatever plot comes after

NO_BONUSES = EDITION.lasting_effect(
    "no-income-bonuses", modifiers.NO_INCOME_BONUSES, ask=lambda t, e, seat: 1, on_card=False
)
NO_TAXES = EDITION.lasting_effect("no-taxation", modifiers.NO_TAXATION, ask=lambda t, e: 1, on_card=False)

card(
    "rains_of_autumn",
    passive(kinds.PLOT_REVEALED, you_get(NO_BONUSES, UNTIL_ROUND), when=is_me),
)


def texts_to_copy(t: Table, u: Use) -> list[int]:
    """Revealed plots of opponents with a when-revealed text that is no copy itself."""
    plots = [t.plot[s] for s in t.opponents(u.seat)]
    return [c for c in plots if c >= 0 and revealed_ability(t, c) >= 0 and t.box.what[c] != GANDER]


card(
    "good_for_the_gander",
    when_revealed(lambda t, u: use_revealed(t, u.targets[0], u.seat), target=choose(texts_to_copy)),
)


def your_knights(t: Table, c: int) -> list[int]:
    return [k for k in t.characters(t.control[c]) if t.has_trait(k, KNIGHT)]


def opposing_character(t: Table, knight: int, source: int) -> bool:
    return t.box.type[source] == CHARACTER and t.is_opponent(t.control[knight], t.control[source])


card("tourney_for_the_hand", yours_get_strength(1, have_trait(KNIGHT)), shields(your_knights, opposing_character))
card(
    "fleeing_to_the_wall",
    when_revealed(
        (
            choose(in_play(LOCATION), lo=0, hi=3, each=True, of_all=True),
            to_all(in_play(LOCATION).that(were_not_picked), discard, NO_SAVE),
        ),
        when=there_are(in_play(LOCATION)),
    ),
)
card(
    "drunken_allegations",
    when_revealed(
        (choose(STANDING_CHARACTERS), picked(kneel), choose(STANDING_CHARACTERS, who=chosen_seat), picked(kneel)),
        when=there_are(STANDING_CHARACTERS),
        target=CHOOSE_OPPONENT,
    ),
)
card("mutual_blackmail", peace(INTRIGUE))
card(
    "planning_ahead",
    passive(kinds.PLOT_REVEALED, you_get(NO_TAXES, UNTIL_ROUND), when=is_me),
)
card(
    "wildfire_assault",
    when_revealed(
        (
            choose(CHOOSERS_CHARACTERS, lo=0, hi=3, each=True),
            to_all(CHARACTERS.that(were_not_picked), kill, NO_SAVE),
        ),
        when=there_are(CHARACTERS),
    ),
)


def roars(t: Table, c: int) -> None:
    icons = t.icons
    for character in t.all_characters():
        if not icons[character] >> INTRIGUE & 1:
            add_strength(t, character, -1)


card("hear_me_roar", values_by_icons(roars, reads=0))
card(
    "blockade",
    rule(modifiers.PLOT_INCOME_ZERO, lambda t, c, plot: int(t.is_opponent(t.control[c], t.control[plot]))),
)
card("the_power_of_blood", rule(modifiers.CANNOT_BE_KILLED, lambda t, c, other: int(t.has_crest(other, NOBLE))))
card("building_season", both_search(LOCATION))
card("mutual_enemies", peace(MILITARY))


def holds_the_ford(t: Table, c: int) -> None:
    seat = t.control[c]
    yours = t.characters(seat)
    if any(len(t.characters(s)) > len(yours) for s in t.opponents(seat)):
        for character in yours:
            add_strength(t, character, 2)


card("holding_the_trident", values(holds_the_ford, reads=0))
card("calm_over_westeros", rule(modifiers.EVENT_TOLL, always))

KNEELING_ONES = in_play(CHARACTER, LOCATION).that(are_kneeling)


def of_another_player(t: Table, u: Use, chosen: list[int], c: int) -> bool:
    return all(t.control[c] != t.control[other] for other in chosen)


card(
    "snowed_under",
    passive(
        kinds.PHASE_BEGAN,
        (
            choose(
                KNEELING_ONES,
                fit=of_another_player,
                sum=lambda t, u: len({t.control[c] for c in KNEELING_ONES(t, u)}),
            ),
            picked(return_to_hand),
        ),
        when=all_of(phase_is(STANDING), there_are(KNEELING_ONES)),
    ),
)


card("the_power_of_arms", yours_get_strength(2, have_crest(WAR)))
card("valar_morghulis", when_revealed(to_all(CHARACTERS, kill), when=there_are(CHARACTERS)))
card(
    "condemned_by_the_realm",
    when_revealed(
        (
            choose(CHARACTERS.that(lambda t, u, c: t.control[c] != chosen_seat(t, u)), who=chosen_seat),
            picked(kill),
        ),
        target=CHOOSE_OPPONENT,
    ),
)
card("counting_favors", when_revealed((draws(3), lambda t, u: draw(t, chosen_seat(t, u), 3)), target=CHOOSE_OPPONENT))


def flaunts(t: Table, c: int) -> None:
    for character in t.characters(t.control[c]):
        add_strength(t, character, len(t.attachments(character)))


card("power_and_wealth", values(flaunts, reads=0))
card("mad_kings_legacy", when_revealed(discard_target, target=choose(in_play(ATTACHMENT))))

MOST_TO_KEEP = 4


def with_most_cards(t: Table, u: Use) -> int:
    """The one player with more cards in hand than every other, and more than may be kept; -1: nobody."""
    most = max(len(t.hands[s]) for s in t.alive)
    seats = [s for s in t.alive if len(t.hands[s]) == most]
    return seats[0] if len(seats) == 1 and most > MOST_TO_KEEP else -1


card(
    "rule_by_decree",
    when_revealed(
        (
            choose(
                lambda t, u: t.hands[with_most_cards(t, u)],
                who=with_most_cards,
                sum=lambda t, u: len(t.hands[with_most_cards(t, u)]) - MOST_TO_KEEP,
            ),
            picked(discard_from_hand),
        ),
        when=lambda t, u: with_most_cards(t, u) >= 0,
    ),
)
card(
    "noose_and_swordpoint",
    rule(
        modifiers.DOES_NOT_STAND,
        lambda t, c, other: int(t.type_of(other) == CHARACTER and t.strength_of(other) <= 2),
    ),
)
card(
    "herding_the_masses",
    rule(modifiers.CANNOT_DEFEND, lambda t, c, other: int(not t.box.printed[other].unique)),
)
