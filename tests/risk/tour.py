"""A tour of all moments at which cards might be played, seen by one house: own turn, being invaded, looking on.

`tour(house, ...)` goes through them without playing anything, and says for every card when the house was offered it, in
answer to a question, and which cards it was offered at any time.
"""

from __future__ import annotations

from typing import Any

from risk.dominion_table import dice, dominion
from risk.table import HOUSES, look, play, seat
from smallcouncil.games.risk.state import RiskTable


class Moments:
    """When a house may use or play its cards."""

    def __init__(self) -> None:
        self.answers: dict[str, set[str]] = {}  # card: moments of its window
        self.any_time: dict[str, set[str]] = {}  # card: moments at which it is offered, asked or not
        self.seen: set[str] = set()  # all moments

    def look(self, t: RiskTable, house: str) -> None:
        moment = moment_of(t, house)
        self.seen.add(moment)
        for ask in t.asks:
            if t.seat_name(ask.seat) == house:
                self.note(self.answers, [t.text(c) for c in ask.choices[: ask.answers]], moment)
                self.note(self.any_time, [t.text(c) for c in ask.choices[ask.answers :]], moment)
                return
        offer = t.may(seat(t, house))
        if offer:
            self.note(self.any_time, [t.text(c) for c in offer.choices], moment)

    def note(self, where: dict[str, set[str]], texts: list[str], moment: str) -> None:
        for text in texts:
            verb, _, card = text.partition(" ")
            if verb in ("use", "play"):
                where.setdefault(card, set()).add(moment)


def moment_of(t: RiskTable, house: str) -> str:
    """What is asked, of whom as the house sees it, and in which part it has in an invasion."""
    ask = t.asks[0]
    who = "me" if t.seat_name(ask.seat) == house else "other"
    moment = f"{who}: {ask.prompt}"
    under_way = look(t)["invasion"]
    if under_way and ask.prompt == "window.rolled":
        moment += " attacking" if t.seat_name(under_way["attacker"]) == house else " defending"
    if ask.prompt == "invade.declare":
        moment += " at first" if not t.invasions else " later"
    if ask.prompt == "maneuver.from":
        moment += " at first" if t.maneuvers else " later"
    return moment


def tour(house: str, **holds: Any) -> Moments:
    """`holds`: what the house holds and has (maesters, gold); the others hold a card each and have some gold."""
    players = 2 if house in HOUSES[2] else 5
    others = [h for h in HOUSES[players] if h != house]
    more: dict[str, Any] = {
        "gold": dict.fromkeys(others, 100),
        "maesters": {h: ["call_in_your_banners"] for h in others},
        "points": dict.fromkeys(others, 2),
    }
    for field, value in holds.items():
        more.setdefault(field, {})[house] = value
    source, target = ("mantarys", "meereen") if players == 2 else ("harrenhal", "kings_landing")
    small, quiet = ("volantis", "the_red_waste") if players == 2 else ("pyke", "blackwater_rush")
    beside, home = ("lower_rhoyne", "bayasabhad") if players == 2 else ("riverrun", "skagos")
    enemy, third = others[0], others[-1]
    moments = Moments()

    def laid(turn: str, attacker: str, defender: str, step: str = "begin", **extra: Any) -> RiskTable:
        field = {source: f"{attacker} 7", beside: f"{attacker} 3", target: f"{defender} 4", small: f"{defender} 1"}
        field[home] = f"{house} 2"
        return dominion(field, players=players, turn=turn, step=step, rest=f"{third} 1", **{**more, **extra})

    # the own turn: buying, an invasion without conquest, a maneuver, nothing conquered
    t = laid(house, house, enemy)
    go(t, house, moments, [f"invade {source} {target}"], beside)
    # the draw step after conquests of strongholds
    t = laid(house, house, enemy, "draw", conquered=[source, target, small], conquests=[3, *[0] * players])
    go(t, house, moments, [], beside)
    # invaded by another house: a strong and a weak territory, each with castle and port
    t = laid(enemy, enemy, house)
    go(t, house, moments, [f"invade {source} {target}", f"invade {beside} {small}"], quiet)
    # looking on
    if players > 2:
        t = laid(enemy, enemy, third)
        go(t, house, moments, [f"invade {source} {target}"], quiet)
    # an opponent plays a card, and one's own card rolls a die
    more["gold"][enemy], more["maesters"][enemy] = 300, ["hired_thieves"]
    t = laid(enemy, enemy, house, "start")
    play(t, f"{enemy} play hired_thieves")
    moments.look(t, house)
    if "maesters" in holds and holds["gold"] >= 400:
        more["maesters"][house] = ["call_in_your_banners", *holds["maesters"]]
        t = laid(house, house, enemy, "reinforce")
        dice(t, 2)
        while t.asks[0].prompt != "window.collect":
            t.choose(t.asks[0].seat, t.asks[0].default)
        play(t, f"{house} play call_in_your_banners")
        while t.asks[0].prompt == "window.cancel":
            dice(t, 2)
            t.choose(t.asks[0].seat, "pass")
        moments.look(t, house)
    return moments


def go(t: RiskTable, house: str, moments: Moments, invasions: list[str], beside: str) -> None:
    """One turn without cards: buy one maester card, fight one battle in every invasion, maneuver once."""
    turn = t.turn
    bought = False
    while t.turn == turn and not t.over:
        moments.look(t, house)
        ask = t.asks[0]
        texts = [t.text(c) for c in ask.choices[: ask.answers]]
        answer = t.text(ask.default)
        if ask.prompt == "buy.cards" and not bought and "buy_maester" in texts:
            answer, bought = "buy_maester", True
        elif ask.prompt == "invade.declare" and invasions:
            answer = invasions.pop(0)
        elif ask.prompt == "invade.attack" and "stop" in texts:
            answer = "stop"
        elif ask.prompt == "maneuver.from" and f"from {beside}" in texts:
            answer = f"from {beside}"
        dice(t, 2, 2, 2, 2, 2)
        t.choose(ask.seat, answer)
