"""What a challenge brings by the cards that lie open, besides its claim: power, cards, deaths, strength of a side.

Read from the data of the cards, once: what an ability does is written there in a few fixed words.
"""

from __future__ import annotations

from smallcouncil.games.cardgame.layout.prints import ICONS
from smallcouncil.games.cards2e import modifiers
from smallcouncil.games.cards2e.facts import PRINTS
from smallcouncil.games.cards2e.heuristics.open_answers import abilities

UNOPPOSED = "an unopposed challenge"


def says(number: int, effect: str, trigger: str = "", condition: str = "") -> bool:
    """Whether an ability of a title does this, and when.

    >>> from smallcouncil.games.cards2e.facts import number_of
    >>> says(number_of("theon_greyjoy"), "this card gains 1 power", UNOPPOSED)
    True
    """
    return any(
        effect in ability["effect"]
        and trigger in ability.get("trigger", "")
        and condition in ability.get("condition", "")
        for ability in abilities(number)
    )


def types_in(number: int, effect: str, trigger: str = "", condition: str = "") -> int:
    """The types of challenges in which a title does this, as bits; {} stands for the name of the type."""
    return sum(
        1 << kind
        for kind, icon in enumerate(ICONS)
        if says(number, effect, trigger.format(icon), condition.format(icon))
    )


# characters: who gains power or stands up by winning unopposed, who gains power by the margin, and in which types
# somebody has renown or raises the claim
SOLE_POWER = [says(c.number, "this card gains 1 power", UNOPPOSED) for c in PRINTS]
STANDS_AGAIN = [says(c.number, "stand this card", UNOPPOSED) for c in PRINTS]
MARGIN_POWER = [says(c.number, "1 power per full 5 STR") for c in PRINTS]
RENOWN_IN = [types_in(c.number, "has renown", condition="participating in a {} challenge") for c in PRINTS]
CLAIM_IN = [types_in(c.number, "claim +1", condition="attacking in an {} challenge") for c in PRINTS]
# with whom as attacker the strength of weaker defenders does not count
SCORNS = [any(constant.modifier == modifiers.NOT_COUNTED for constant in c.constants) for c in PRINTS]
# who, attacking alone, faces one defender at most
JOUSTS = [says(c.number, "1 defender at most", condition="only attacking character") for c in PRINTS]
# plots: with which one challenge is initiated at most
ONCE = [says(c.number, "initiate 1 challenge at most") for c in PRINTS]
# attachments: what kills after a won military challenge
KILLS = [says(c.number, "kill it", "military challenge in which the attached") for c in PRINTS]
# locations: power for winning unopposed, a card or strength in some types, power for who never loses unopposed
HOUSE_POWER = [says(c.number, "faction card gains 1 power", UNOPPOSED) for c in PRINTS]
DRAWS_IN = [types_in(c.number, "you draw 1", "you won an {} challenge") for c in PRINTS]
SIDE_IN = [types_in(c.number, "2 additional STR", condition="{} challenge") for c in PRINTS]
SIDE = 2
WATCHES = [says(c.number, "faction card gains 2 power", "challenges phase ends") for c in PRINTS]
