"""The moments of a turn at which characters and maester cards may be used, and which card is for which of them."""

from __future__ import annotations

from smallcouncil.games.risk import facts
from smallcouncil.games.risk.board import HOUSE_NUMBER

HOUSE_OF = tuple(HOUSE_NUMBER[c.house] for c in facts.CHARACTERS)
CHARACTERS_OF = tuple(tuple(c for c, own in enumerate(HOUSE_OF) if own == h) for h in range(len(facts.HOUSES)))

WINDOWS = (
    "start_of_turn",
    "opponent_start_of_turn",
    "collect_reinforcements",
    "deploy_reinforcements",
    "buy_maester",
    "before_invasions",
    "declare_invasion",
    "invasion_against_me",
    "invasion_against_other",
    "battle_committed",
    "battle_rolled",
    "dice_rolled",
    "maneuver_start",
    "draw_step",
    "draw_territory",
    "any_time",
    "opponent_plays_maester",
)
(
    START,
    OPPONENT_START,
    COLLECT,
    DEPLOY,
    BUY,
    BEFORE_INVASIONS,
    DECLARE,
    AGAINST_ME,
    AGAINST_OTHER,
    COMMITTED,
    ROLLED,
    DICE,
    MANEUVER_START,
    DRAW_STEP,
    DRAW_TERRITORY,
    ANY_TIME,
    OPPONENT_PLAYS,
) = range(len(WINDOWS))

# Windows of the data that stand for two of ours.
TWOFOLD = {"invasion_start": (DECLARE, AGAINST_ME), "dice_rolled": (DICE, ROLLED)}


def moments(window: str) -> tuple[int, ...]:
    return TWOFOLD.get(window) or (WINDOWS.index(window),)


# The characters of a house for a moment: CHARACTERS_FOR[moment][house].
CHARACTERS_FOR = tuple(
    tuple(tuple(c for c in characters if moment in moments(facts.CHARACTERS[c].window)) for characters in CHARACTERS_OF)
    for moment in range(len(WINDOWS))
)
# Whether a maester card is for a moment: IN_WINDOW[moment][card].
IN_WINDOW = tuple(tuple(moment in moments(c.window) for c in facts.MAESTERS) for moment in range(len(WINDOWS)))
# The same as bits, by character and by maester card.
OF_CHARACTER = tuple(sum(1 << moment for moment in moments(c.window)) for c in facts.CHARACTERS)
OF_MAESTER = tuple(sum(1 << moment for moment in moments(c.window)) for c in facts.MAESTERS)
