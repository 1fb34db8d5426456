"""House Lannister."""

from __future__ import annotations

from smallcouncil.games.cards2e.writing import *

card(
    "cersei_lannister",
    rule(
        modifiers.CLAIM,
        lambda t, c, seat: int(t.control[c] == seat and t.type == INTRIGUE and t.is_attacking(c)),
    ),
)
card(
    "joffrey_baratheon",
    reaction(
        kinds.KILLED,
        gains_power(1),
        when=about(are_others, have_printed_trait(NOBLE)),
        limit=3,
        per=PER_ROUND,
    ),
)


def proves_himself(t: Table, c: int) -> None:
    if t.type == MILITARY and t.participates(c):
        gain_keyword(t, c, RENOWN)


card(
    "ser_jaime_lannister",
    rule(modifiers.STAYS_STANDING, to_attack(in_challenge(MILITARY))),
    values(proves_himself, reads=CHALLENGE),
)


def tickle(t: Table, u: Use) -> None:
    """The top card of the victim's deck; the use remembers its title as X."""
    victim = u.picks[0]
    u.x = t.box.what[t.decks[victim][-1]]
    discard_top(t, victim, 1)


SAME_TITLE = CARDS_IN_PLAY.that(lambda t, u, c: t.box.what[c] == u.x)
card(
    "the_tickler",
    kneel_to(
        (choose(opponents_with_decks, what=SEATS), tickle, choose(SAME_TITLE, lo=0), picked(discard)),
        phase=DOMINANCE,
        then=2,
    ),
)
card(
    "tyrion_lannister",
    reaction(kinds.CHALLENGE_INITIATED, gains_gold(2), when=challenge_is(INTRIGUE), limit=2, per=PER_ROUND),
)
card("tywin_lannister", strength(lambda t, c: t.gold[t.control[c]], reads=GOLD))
card(
    "gold_cloaks",
    forced_interrupt(
        kinds.PHASE_ENDS,
        lambda t, u: discard(t, [u.card], NO_SAVE),
        when=lambda t, u: is_under(t, CAME_BY_AMBUSH, u.card),
    ),
)
card(
    "lannisport_merchant",
    kneel_to(reduces_next(1, LANNISTER, CHARACTER), phase=MARSHALING),
)


def exposed(t: Table, u: Use) -> list[int]:
    """Opponents with a character and fewer cards in hand than you."""
    return [s for s in t.opponents(u.seat) if len(t.hands[s]) < len(t.hands[u.seat]) and t.characters(s)]


card(
    "the_queens_assassin",
    reaction(
        kinds.ENTERED,
        (
            choose(
                lambda t, u: t.characters(u.targets[0]) if u.targets[0] in exposed(t, u) else [],
                who=chosen_seat,
            ),
            picked(kill),
        ),
        when=ambushed_this,
        target=choose(exposed, what=SEATS),
    ),
)
card("widows_wail", bearer_strength(2), bearer_icon(MILITARY, number_of("joffrey_baratheon")))
card(
    "casterly_rock",
    rule(modifiers.ALLOWANCE, of_yours(INTRIGUE)),
)
card("lannisport", reaction(kinds.CHALLENGE_WON, draws(1), when=won_type(INTRIGUE)))
card("western_fiefdom", kneel_to(reduces_next(1, LANNISTER), phase=MARSHALING))


def roar_ends(t: Table, effect: tuple[int, ...]) -> None:
    came = effect[SUBJECT]
    if t.zone[came] == DUPLICATE:
        t.discard_duplicate(came)
    else:
        discard(t, [came], NO_SAVE)


ROAR_ENDS = EDITION.delayed_effect(roar_ends)


HOUSEHOLD = YOUR_HAND.that(are_characters, are_of(LANNISTER), may_enter_play)
card("hear_me_roar", action((*puts_into_play(HOUSEHOLD), picked_later(AT_PHASE_END, ROAR_ENDS))))


def within(t: Table, u: Use, x: int) -> list[int]:
    return OPPONENTS_CHARACTERS.that(cost_up_to(x))(t, u)


def payable(t: Table, u: Use) -> list[int]:
    most = t.gold[u.seat] + t.reduction(u.seat, u.card)
    return [x for x in range(most + 1) if within(t, u, x)]


card(
    "the_things_i_do_for_love",
    action(
        return_target,
        phase=CHALLENGES,
        when=there_are(YOUR_CHARACTERS.that(are_of(LANNISTER), have_trait(NOBLE))),
        costs=(KNEEL_FACTION,),
        x=payable,
        target=choose(lambda t, u: within(t, u, u.x)),
    ),
)


card(
    "treachery",
    would_cancel(
        when=all_of(
            about(are_of_type(CHARACTER, LOCATION, ATTACHMENT)),
            there_are(YOUR_CHARACTERS.that(are_unique, are_of(LANNISTER))),
        )
    ),
)
