"""House Greyjoy and House Martell."""

from __future__ import annotations

from smallcouncil.games.cards1e.writing import *

RAIDER = trait("Raider")

card(
    "nute_the_barber_dotn",
    action(
        lambda t, u: change_strength(t, u.card, 1, UNTIL_PHASE, u.card),
        costs=(discard_one(YOUR_HAND),),
        lasts=UNTIL_PHASE,
    ),
)
card(
    "bloodthirsty_crew_bwb",
    response(
        kinds.CHALLENGE_WON,
        lambda t, u: discard_top(t, t.loser, 2),
        when=all_of(won_unopposed, participating, lambda t, u: bool(t.decks[t.loser])),
    ),
)


card("eurons_enforcers_bwb", strength_per(are_of_type(CHARACTER), have_trait(RAIDER)))
card(
    "ellaria_sand_pots",
    response(
        kinds.CHALLENGE_LOST,
        lambda t, u: move_power(t, u.targets[0], u.card, 1),
        when=you,
        target=choose(CHARACTERS.that(are_others, have_power)),
    ),
)
