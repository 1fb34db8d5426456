"""What constant abilities and lasting effects change in the rules.

Each answers a question of the rules with a number; all answers are added up, but for tolls.
"""

from __future__ import annotations

from smallcouncil.games.cardgame.values.current import RULES

(
    ALLOWANCE,  # (seat, type): more challenges of a type
    FORBID_CHALLENGE,  # (seat, type, opponent): may not initiate
    CHALLENGE_TOLL,  # (seat, type, opponent): gold to initiate, as a toll; not added up
    DECLARE_TOLL,  # (card): gold of its controller to declare it as attacker or defender, as a toll; not added up
    ABILITY_TOLL,  # (card): gold of its controller to use an ability of it, as a toll; not added up
    EVENT_TOLL,  # (seat): gold that goes to an opponent of one's choice, to play an event
    CLAIM,  # (seat): the claim of a seat's revealed plot
    INCOME,  # (seat)
    PLOT_INCOME_ZERO,  # (plot card): its printed income counts as 0
    NO_INCOME_BONUSES,  # (seat): cards in play give no income
    INITIATIVE,  # (seat)
    COST,  # (seat, card): reduction of the cost to play a card; below zero: it costs more
    OWN_COST,  # (seat): reduction of the cost to play the card itself, wherever it is
    NO_PENALTY,  # (seat, card): another house's card costs no more
    SHADOW_COST,  # (seat, card): more gold to come out of the shadows
    DOMINANCE,  # (seat): total for dominance
    SIDE_STRENGTH,  # (seat): strength of a side with a participant
    STAYS_STANDING,  # (card, attacking): does not kneel when declared
    NOT_COUNTED,  # (card): its strength does not count in the challenge
    CANNOT_ATTACK,  # (card): may not be declared as attacker
    CANNOT_DEFEND,  # (card): may not be declared as defender
    NO_DEFENDERS,  # (seat): may declare no defenders
    NOT_BYPASSED,  # (card): stealth does not work on it
    NOT_CHOSEN,  # (card, seat, source): may not be chosen by an effect of that seat
    CANNOT_BE_KILLED,  # (card)
    CANNOT_BE_DISCARDED,  # (card): from play
    CANNOT_BE_SAVED,  # (card)
    DOES_NOT_STAND,  # (card): in the standing phase
    LIMITED_MORE,  # (seat): more limited cards a round
    DRAW_MORE,  # (seat): more cards in the draw phase
    DIES_AT_ZERO,  # (card): it is killed while its strength is 0
    DISCARDED_IF,  # (card): it is discarded at once
    NO_TAXATION,  # (): the phase is skipped
    PLOTS_WAIT,  # (): all may act after plots are chosen, before they are revealed
    CHARACTERS_COUNT_NOT,  # (seat): power on its characters does not count for victory
    POWER_TO_WIN,  # (seat): needs so much more (or less) power
    NO_HOUSE_POWER,  # (seat): claims no power for the house
    NO_UNOPPOSED_POWER,  # (seat): claims none for unopposed challenges
    SPENDABLE,  # (card): its controller may pay with the gold on it
    WATCHES_STRENGTH,  # (card): whether its strength changes in a phase matters
    MARK,  # a mark that only its own card reads
) = range(RULES, RULES + 41)

# These ask about one card, the first argument, which may be immune to who answers.
ABOUT_CARDS = (
    PLOT_INCOME_ZERO,
    STAYS_STANDING,
    NOT_COUNTED,
    CANNOT_ATTACK,
    CANNOT_DEFEND,
    NOT_BYPASSED,
    CANNOT_BE_KILLED,
    CANNOT_BE_DISCARDED,
    CANNOT_BE_SAVED,
    DOES_NOT_STAND,
    DIES_AT_ZERO,
)

# What the table looks at whenever it settles; marks too, for such a rule may be about one.
AT_ALL_TIMES = (DIES_AT_ZERO, DISCARDED_IF, WATCHES_STRENGTH, CHARACTERS_COUNT_NOT, POWER_TO_WIN, MARK)

# A toll is gold to somebody: the answer of such a modifier is toll(amount, to whom); -1: the treasury.


def toll(amount: int, seat: int) -> int:
    return amount * 16 + seat + 1


def toll_of(code: int) -> tuple[int, int]:
    """How much, to whom."""
    return code // 16, code % 16 - 1
