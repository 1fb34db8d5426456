"""Dominion tables for tests: a standard battlefield, loaded dice, cards in hands, and what players see of them.

t = dominion(gold={"stark": 300})
play(t, "stark invade harrenhal kings_landing", "stark use robb_stark", "stark attack 3")
dice(t, 6, 4, 1, 5, 4)
play(t, "lannister defend 2")
assert fought(t) == ([7, 5, 2], [5, 4])
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, count
from typing import Any

from risk.table import HOUSES, lay, look, mine, news, play, seat, sees
from smallcouncil.games.risk import facts
from smallcouncil.games.risk.state import RiskTable
from smallcouncil.table import Rng

CHARACTERS = {c.id: c for c in facts.CHARACTERS}
MAESTERS = {m.id: m for m in facts.MAESTERS}
OBJECTIVES = {o.id: o for o in facts.OBJECTIVES}

MODULES = ("gold", "characters", "special_units", "maesters", "objectives")
MIXES = [mix for size in range(6) for mix in combinations(MODULES, size)]
NEED_GOLD = {"characters", "maesters", "objectives"}
LEGAL_MIXES = [mix for mix in MIXES if "gold" in mix or not NEED_GOLD & {*mix}]

# Stark may invade Lannister's King's Landing (castle and port) from Harrenhal; the rest is Baratheon's.
WESTEROS = {
    "winterfell": "stark 3",
    "harrenhal": "stark 7",
    "riverrun": "stark 2",
    "kings_landing": "lannister 4",
    "casterly_rock": "lannister 3",
    "dragonstone": "baratheon 3",
}
# Targaryen may invade Ghiscari's Meereen (castle and port) from Mantarys; the rest is neutral.
ESSOS = {
    "the_flatlands": "targaryen 3",
    "mantarys": "targaryen 7",
    "meereen": "ghiscari 4",
    "astapor": "ghiscari 3",
}


def dominion(
    territories: dict[str, str] | None = None,
    *,
    players: int = 3,
    step: str = "invade",
    rest: str | None = None,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> RiskTable:
    """A Dominion table: the usual battlefield with the given territories laid over it."""
    usual = ESSOS if players == 2 else WESTEROS
    mode = {"mode": "world_at_war", "rules": "dominion"} if players > 5 else {"mode": "dominion"}
    return lay(
        {**usual, **(territories or {})},
        rest=rest or ("neutral 2" if players == 2 else "baratheon 1"),
        players=players,
        step=step,
        options={**mode, **(options or {})},
        **more,
    )


def everyone(players: int, value: Any) -> dict[str, Any]:
    """The same for every house."""
    return dict.fromkeys(HOUSES[players], value)


# ---------------------------------------------------------------------- dice


def dice(t: RiskTable, *faces: int | tuple[int, int]) -> RiskTable:
    """The next dice that the table rolls show these faces, attackers first; an eight-sided die is written `d8(7)`."""
    t.rng = Rng(seed_of(tuple((f, 6) if isinstance(f, int) else f for f in faces)))
    return t


def d8(face: int) -> tuple[int, int]:
    return face, 8


@cache
def seed_of(wanted: tuple[tuple[int, int], ...]) -> int:
    """The first seed whose generator rolls these dice."""
    for number in count():
        rng = Rng(number)
        if all(rng.die(sides) == face for face, sides in wanted):
            return number
    raise AssertionError("there is always a next number")


def fought(t: RiskTable) -> tuple[list[int], list[int]]:
    """The dice of the last battle as they were compared."""
    last = news(t, "fought")[-1]
    return last["attack"], last["defence"]


# ---------------------------------------------------------------------- playing


def unasked(t: RiskTable, *moves: str) -> RiskTable:
    """Moves as `house choice`, each by a house that nobody waits for."""
    for move in moves:
        house, _, choice = move.partition(" ")
        number = seat(t, house)
        assert number not in t.waiting, f"{move}: {house} is asked"
        t.choose(number, choice)
    return t


def may(t: RiskTable, house: str) -> list[str]:
    """What a house that nobody waits for may do."""
    offer = t.may(seat(t, house))
    return [t.text(c) for c in offer.choices] if offer else []


def cards(t: RiskTable, house: str) -> list[str]:
    """The cards that a house may play or use in answer to a question; nothing if it is not asked."""
    for ask in t.asks:
        if t.seat_name(ask.seat) == house:
            texts = [t.text(c) for c in ask.choices[: ask.answers]]
            return [text.split()[1] for text in texts if text.split()[0] in ("play", "use")]
    return []


def at_any_time(t: RiskTable, house: str) -> list[str]:
    """What a house may do at any time, whether it is asked or not."""
    for ask in t.asks:
        if t.seat_name(ask.seat) == house:
            return [t.text(c) for c in ask.choices[ask.answers :]]
    return may(t, house)


# ---------------------------------------------------------------------- looking


def units(t: RiskTable, *areas: str) -> list[int]:
    return [look(t)["territories"][area]["units"] for area in areas]


def specials(t: RiskTable, area: str) -> tuple[int, int, int]:
    """Knights, siege engines, fortifications."""
    here = look(t)["territories"][area]
    return here.get("knights", 0), here.get("siege_engines", 0), here.get("fortifications", 0)


def gold(t: RiskTable, *houses: str) -> list[int]:
    return [sees(t, house)["gold"] for house in houses]


def face(t: RiskTable, character: str) -> str:
    return str(sees(t, CHARACTERS[character].house)["characters"][character]["face"])


def hand(t: RiskTable, house: str) -> list[str]:
    """The maester cards that a house holds, as it sees them itself."""
    return list(mine(t, house)["maesters"])


def discards(t: RiskTable, deck: str) -> list[str]:
    return list(look(t)["discards"][deck])


def heard(t: RiskTable, house: str | None, name: str) -> list[dict[str, Any]]:
    """The news of one kind that reach a house, or a spectator."""
    return [e.write(t) for e in t.heard(None if house is None else seat(t, house)) if e.news.name == name]


def strike(t: RiskTable, *faces: int | tuple[int, int], attack: int = 3, defend: int = 2) -> RiskTable:
    """One battle of the invasion under way, with these dice, attackers first; nobody plays a card before it."""
    dice(t, *faces)
    answers = {
        "invade.attack": f"attack {attack}",
        "invade.defend": f"defend {defend}",
        **dict.fromkeys(("window.declare", "window.against_me", "window.against_other", "window.committed"), "pass"),
    }
    battles = len(news(t, "rolled"))
    while len(news(t, "rolled")) == battles:
        (ask,) = t.asks
        t.choose(ask.seat, answers[ask.prompt])
    return t


# ---------------------------------------------------------------------- maester cards at their moment

# Who holds the card when the table is laid for its window: Stark has the turn and invades Lannister.
HOLDER = {
    "start_of_turn": "stark",
    "opponent_start_of_turn": "lannister",
    "collect_reinforcements": "stark",
    "before_invasions": "stark",
    "declare_invasion": "stark",
    "invasion_against_me": "lannister",
    "invasion_against_other": "baratheon",
    "battle_committed": "lannister",
    "dice_rolled": "stark",
    "any_time": "stark",
    "opponent_plays_maester": "lannister",
}
STEP = {"start_of_turn": "start", "opponent_start_of_turn": "start", "collect_reinforcements": "reinforce"}


def price(card: str) -> int:
    """The gold that one must have to play a card."""
    return MAESTERS[card].cost + int(MAESTERS[card].args.get("gold", 0) if card == "bribery" else 0)


def moment(card: str, territories: dict[str, str] | None = None, *, purse: int | None = None, **more: Any) -> RiskTable:
    """The table in the window of a maester card, whose holder has just the gold for it and is asked.

    Baratheon holds a card, some gold and some points; only characters that do not fight are in play.
    """
    window = MAESTERS[card].window
    holder = HOLDER[window]
    given: dict[str, Any] = {
        "gold": {"baratheon": 100},
        "maesters": {"baratheon": ["call_in_your_banners"]},
        "points": {"baratheon": 2},
        "characters": {"tyrion_lannister": ["up", -1], "jon_snow": ["up", -1]},
    }
    if window == "opponent_plays_maester":
        given["gold"]["stark"], given["maesters"]["stark"] = 200, ["hired_thieves"]
        given["step"] = "start"
    for field, value in more.items():
        given[field] = {**given[field], **value} if field in ("gold", "maesters", "points") else value
    given["gold"][holder] = price(card) if purse is None else purse
    given["maesters"] = {**given["maesters"], holder: [card, *given["maesters"].get(holder, [])]}
    given.setdefault("step", STEP.get(window, "invade"))
    t = dominion(territories, **given)
    if window == "opponent_plays_maester":
        play(t, "stark play hired_thieves")
    elif window in ("declare_invasion", "invasion_against_me", "invasion_against_other"):
        play(t, "stark invade harrenhal kings_landing")
    elif window == "battle_committed":
        play(t, "stark invade harrenhal kings_landing", "stark attack 3")
    elif window == "dice_rolled":
        strike(play(t, "stark invade harrenhal kings_landing"), 2, 2, 2, 2, 2)
    return t
