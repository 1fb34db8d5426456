"""The kinds of occurrences that abilities answer: triggering conditions. An edition adds its own from OWN on.

A fact is one of them: (kind, card, seat, value, state), five integers in a row in the `facts` of a procedure.
"""

from __future__ import annotations

(
    EFFECTS_INITIATE,  # card: whose ability; seat: who uses it. Only cancels answer it.
    KILLED,  # card; value: the zone it goes to
    DISCARDED,  # from play
    SACRIFICED,
    RETURNED,  # to its owner's hand
    SHUFFLED,  # from play into its owner's deck
    REMOVED,  # from play, out of the game
    ENTERED,  # card entered play; value: how
    PLAYED,  # card: an event that has been played; seat: by whom
    KNELT,
    STOOD,
    DREW,  # seat; value: how many
    GOLD_GAINED,  # seat; value
    POWER_GAINED,  # card; value
    POWER_MOVED,  # card: onto which; value; seat: the card it comes from
    POWER_LOST,  # card; value
    HAND_DISCARDED,  # card, from hand; seat: whose
    DECK_DISCARDED,  # card, from the top of a deck; seat: whose
    CHALLENGE_INITIATED,  # seat: attacking player; value: the opponent it was initiated against
    ATTACKER_DECLARED,  # card
    BYPASSED,  # card: the one with stealth; value: the bypassed one
    DEFENDER_DECLARED,  # card
    CHALLENGE_WON,  # seat: winner; value: margin
    CHALLENGE_LOST,  # seat: loser; value: margin
    DOMINANCE_WON,  # seat
    PHASE_BEGAN,  # value: phase
    PHASE_ENDS,  # value: phase
    INCOME,  # seat; value
    STRENGTH_RAISED,  # card
    PLOT_REVEALED,  # card; seat
    CONTROLLED,  # card; seat: its new controller
    CHALLENGE_ENDS,
    WHEN_REVEALED,  # never answered: the ability of a revealed plot
) = range(33)

NAMES = (
    "effects_initiate",
    "killed",
    "discarded",
    "sacrificed",
    "returned",
    "shuffled",
    "removed",
    "entered",
    "played",
    "knelt",
    "stood",
    "drew",
    "gold_gained",
    "power_gained",
    "power_moved",
    "power_lost",
    "hand_discarded",
    "deck_discarded",
    "challenge_initiated",
    "attacker_declared",
    "bypassed",
    "defender_declared",
    "challenge_won",
    "challenge_lost",
    "dominance_won",
    "phase_began",
    "phase_ends",
    "income",
    "strength_raised",
    "plot_revealed",
    "controlled",
    "challenge_ends",
    "when_revealed",
)

OWN = len(NAMES)

KIND, CARD, SEAT, VALUE, STATE = range(5)
STRIDE = 5

PENDING, STOPPED, HAPPENED = 0, 1, 2  # stopped: saved from, or cancelled

LEAVING = (KILLED, DISCARDED, SACRIFICED, RETURNED, SHUFFLED, REMOVED)
LEAVING_MASK = sum(1 << kind for kind in LEAVING)
TO_PILES = LEAVING_MASK | 1 << HAND_DISCARDED | 1 << DECK_DISCARDED  # what may send cards to a pile

# How a card enters play.
MARSHALED, AMBUSHED, PUT = 1, 2, 3

# Marks of an occurrence.
NO_SAVE, AS_COST, CONDITION, CLAIM = 1, 2, 4, 8  # condition: a lasting state that a save would have to end
ORDERED = 16  # the owner has named the cards in the order in which they go to their pile
