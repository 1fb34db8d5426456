"""House Martell."""

from __future__ import annotations

from smallcouncil.games.cards2e.writing import *

HOUSE_DAYNE = trait("House Dayne")


card(
    "arianne_martell",
    action(
        (
            *puts_into_play(YOUR_HAND.that(are_characters, cost_up_to(5), may_enter_play)),
            lambda t, u: return_to_hand(t, [u.card], NO_SAVE),
        ),
        then=2,
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
        (CHOOSE_ICON, lambda t, u: change_icon(t, u.card, u.picks[0], 1, UNTIL_PHASE, u.card)),
        costs=(pay(1),),
    ),
)


card(
    "areo_hotah",
    reaction(
        kinds.ENTERED,
        lambda t, u: take_out(t, u.targets[0], u.card),
        when=all_of(is_me, challenge_is_on),
        target=choose(PARTICIPANTS),
    ),
)
card(
    "maester_caleotte",
    reaction(
        kinds.CHALLENGE_LOST,
        (CHOOSE_ICON, lambda t, u: change_icon(t, u.targets[0], u.picks[0], -1, UNTIL_PHASE, u.card)),
        when=all_of(you, participating),
        target=choose(CHARACTERS),
    ),
)
card("obara_sand", rule(modifiers.DEFENDS_ANYWAY, this_card_while(in_challenge(POWER))))
card(
    "the_red_viper",
    reaction(
        kinds.CHALLENGE_WON,
        lambda t, u: gain_power(t, u.card, t.margin // 5),
        when=all_of(won_by(5), attacking),
    ),
)
card(
    "desert_scavenger",
    kneel_to(reduces_next(1, MARTELL, CHARACTER), phase=MARSHALING),
)
card(
    "dornish_paramour",
    reaction(
        kinds.ATTACKER_DECLARED,
        gets(MUST_DEFEND, UNTIL_CHALLENGE),
        when=is_me,
        target=choose(DEFENDING_PLAYERS_CHARACTERS),
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


card(
    "ghaston_grey",
    reaction(
        kinds.CHALLENGE_LOST,
        (choose(ATTACKERS), picked(return_to_hand, NO_SAVE)),
        when=lost_defending,
        costs=(KNEEL_THIS, SACRIFICE_THIS),
    ),
)
CLAIM_OF_TYPE = EDITION.lasting_effect(
    "claim-of-type",
    modifiers.CLAIM,
    ask=lambda t, e, seat: int(e[WHOSE] == seat == t.attacker and t.type == e[AMOUNT]),
    on_card=False,
)
card(
    "sunspear",
    reaction(
        kinds.CHALLENGE_LOST,
        you_get(CLAIM_OF_TYPE, UNTIL_PHASE, lambda t, u: t.type),
        when=lost_defending,
        costs=(KNEEL_THIS,),
    ),
)
card("blood_orange_grove", kneel_to(reduces_next(1, MARTELL), phase=MARSHALING))
YOUR_USED_PLOTS = Cards(lambda t, u: t.used_plots[u.seat])
card(
    "dorans_game",
    reaction(
        kinds.CHALLENGE_WON,
        lambda t, u: gain_power(t, t.house[u.seat], len(t.used_plots[u.seat])),
        when=all_of(won_type(INTRIGUE), won_by(5), there_are(YOUR_USED_PLOTS)),
        maximum=1,
        max_per=PER_CHALLENGE,
    ),
)
card(
    "unbowed_unbent_unbroken",
    reaction(
        kinds.CHALLENGE_LOST,
        (
            CHOOSE_ICON,
            lambda t, u: last(t, NO_CHALLENGES_OF, UNTIL_PHASE, value=u.picks[0], seat=t.winner, source=u.card),
        ),
        when=all_of(lost_defending, you_are_not_first),
        maximum=1,
        max_per=PER_CHALLENGE,
    ),
)


def confine(t: Table, u: Use) -> None:
    for icon in range(3):
        change_icon(t, u.targets[0], icon, -1, UNTIL_PHASE, u.card)


card("confinement", action(confine, target=choose(CHARACTERS.that(have_strength_up_to(4)))))
