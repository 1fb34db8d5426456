"""What constant abilities and lasting effects change in the rules.

Each answers a question of the rules with a number; all answers are added up.
"""

from __future__ import annotations

from smallcouncil.games.cardgame.values.current import RULES

(
    ALLOWANCE,  # (seat, type): more challenges of a type
    FORBID_CHALLENGE,  # (seat, type, opponent): may not initiate
    DECLARE_ONE,  # (seat, attacking): may declare one character at most
    CLAIM,  # (seat): the claim of a seat's revealed plot
    GOLD_VALUE,  # (seat): its gold value
    BASE_GOLD_ZERO,  # (plot card): its printed gold counts as 0
    INITIATIVE_VALUE,  # (seat)
    RESERVE_VALUE,  # (seat)
    COST,  # (seat, card): reduction of the cost to marshal or play a card
    DOMINANCE,  # (seat): total for dominance
    SIDE_STRENGTH,  # (seat): strength of a side with a participant
    STAYS_STANDING,  # (card, attacking): does not kneel when declared
    SILENCED,  # (seat): may not use triggered card abilities
    NOT_COUNTED,  # (card): its strength does not count in the challenge
    CANNOT_DEFEND,  # (card): may not be declared as defender
    MUST_DEFEND,  # (card): must be declared as defender
    DEFENDS_ANYWAY,  # (card): may be declared as defender although kneeling and without the icon
    NOT_BYPASSED,  # (card): stealth does not work on it
    STAND_TWO,  # (seat): may stand two characters at most in the standing phase
    HAND_AMBUSH,  # (seat, card): 1 + the gold for which a card in its controller's hand may ambush, 0: not; not a sum
    LIMITED_MORE,  # (seat): more limited cards a round
    FORBID_MARSHAL,  # (seat, card)
    FORBID_EVENTS,  # (seat)
    DRAW_MORE,  # (seat): more cards in the draw phase
    DIES_AT_ZERO,  # (card): it is killed while its strength is 0
    SACRIFICED_IF,  # (card): its controller sacrifices it at once
    ENTERS_KNEELING,  # (card, printed on it)
    FOOTHOLD,  # a mark that only its own card reads
) = range(RULES, RULES + 28)

# These ask about one card, the first argument, which may be immune to who answers.
ABOUT_CARDS = (
    BASE_GOLD_ZERO,
    STAYS_STANDING,
    NOT_COUNTED,
    CANNOT_DEFEND,
    MUST_DEFEND,
    DEFENDS_ANYWAY,
    NOT_BYPASSED,
    DIES_AT_ZERO,
    SACRIFICED_IF,
)

# What the table looks at whenever it settles; marks too, for such a rule may be about one.
AT_ALL_TIMES = (DIES_AT_ZERO, SACRIFICED_IF, FOOTHOLD)
