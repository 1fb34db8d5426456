"""Combats for tests: a war is laid, an attack is played, and what everyone sees of it is read.

The attacker marches first and holds the blade, so that the table stands still before the strengths are final; a house
far away marches last, so that it stands still after the combat, too::

    table = war({"stoney_sept": "lannister knight march_0", "blackwater": "tyrell footman"}, "lannister", "tyrell")
    attack(table, "knight blackwater")
    reveal(table, "lannister the_hound", "tyrell mace_tyrell")
    finish(table)
    assert winner(table) == "tyrell"
"""

from __future__ import annotations

from typing import Any

from board2e.realm import FEAST, SIX, asked, lay, news, play, see, view
from smallcouncil.games.board2e.state import BoardTable

FAR_AWAY = {"martell": "sunspear", "stark": "winterfell", "greyjoy": "pyke", "baratheon": "dragonstone"}


def war(
    areas: dict[str, str],
    attacker: str,
    defender: str,
    *,
    first: tuple[str, ...] = (),
    blade: str | None = None,
    options: dict[str, Any] | None = None,
    power: dict[str, int] | None = None,
    tracks: dict[str, list[str]] | None = None,
    **more: Any,
) -> BoardTable:
    """A table before the attacker's march. `first` are the first houses in turn order, if not the attacker and the
    defender; `blade` is who stands first among the fiefdoms."""
    scenario = (options or {}).get("scenario")
    houses = FEAST if scenario == "a_feast_for_crows" else SIX
    idle = next(h for h in FAR_AWAY if h in houses and h not in (attacker, defender) and FAR_AWAY[h] not in areas)
    turn = [*(first or (attacker, defender))]
    throne = [*turn, *[h for h in houses if h not in (*turn, idle)], idle]
    holder = blade or attacker
    return lay(
        {**areas, FAR_AWAY[idle]: f"{idle} footman march_0"},
        players=len(houses),
        begin="marches",
        options=options,
        tracks={"iron_throne": throne, "fiefdoms": [holder, *[h for h in throne if h != holder]], **(tracks or {})},
        power={house: (power or {}).get(house, 0) for house in houses},
        supply=more.pop("supply", dict.fromkeys(houses, 6)),
        **more,
    )


def attack(table: BoardTable, *moves: str) -> BoardTable:
    """Units march, each as `knight blackwater`; no power token is left behind."""
    if asked(table)[0].endswith("march.order"):
        raise AssertionError("only one march order at a time")
    house = asked(table)[0].split()[0]
    for move in moves:
        play(table, f"{house} move {move}")
    if asked(table) == [f"{house} march.move"]:
        play(table, f"{house} done")
    if asked(table) == [f"{house} march.token"]:
        source = table.view(table.asks[0].seat)["ask"]["args"]["area"]
        play(table, f"{house} leave_nothing {source}")
    return table


def reveal(table: BoardTable, *cards: str) -> BoardTable:
    """Both play a card: `lannister the_hound`."""
    for card in cards:
        house, _, name = card.partition(" ")
        play(table, f"{house} play {name}")
    return table


def finish(table: BoardTable) -> BoardTable:
    """Nobody uses the blade."""
    if asked(table)[0].endswith("combat.blade"):
        play(table, f"{asked(table)[0].split()[0]} pass")
    return table


def fought(
    areas: dict[str, str], attacker: str, defender: str, moves: list[str], cards: tuple[str, str], **more: Any
) -> BoardTable:
    """A whole combat, up to the next question after the blade."""
    table = attack(war(areas, attacker, defender, **more), *moves)
    reveal(table, f"{attacker} {cards[0]}", f"{defender} {cards[1]}")
    return finish(table)


def combat(table: BoardTable, house: str | None = None) -> dict[str, Any]:
    """The combat as a house, or a spectator, sees it."""
    seen: dict[str, Any] = view(table, house)["combat"]
    return seen


def side(table: BoardTable, house: str, viewer: str | None = None) -> dict[str, Any]:
    seen = combat(table, viewer)
    found: dict[str, Any] = next(seen[s] for s in ("attacker", "defender") if seen[s]["house"] == house)
    return found


def part(table: BoardTable, house: str, name: str) -> int:
    """What something adds to the strength of a house."""
    number: int = side(table, house)["parts"][name]
    return number


def strengths(table: BoardTable) -> tuple[int, int]:
    """The final strengths of the last combat: attack, defence."""
    last = news(table, "strengths")[-1]
    return last["attack"], last["defence"]


def winner(table: BoardTable) -> str:
    house: str = news(table, "won_combat")[-1]["seat"]
    return house


def killed(table: BoardTable) -> list[str]:
    """Units lost in combat: `tyrell footman`."""
    return [f"{event['seat']} {event['unit']}" for event in news(table, "killed")]


def lies(table: BoardTable, area: str) -> str:
    """What stands and lies in an area: `tyrell knight 2, routed footman 1`; empty if nobody is there."""
    seen = see(table, area)
    words = [f"{unit} {n}" for unit, n in seen["units"].items()]
    words += [f"routed {unit} {n}" for unit, n in seen["routed"].items()]
    return f"{seen['owner']} {', '.join(words)}" if words else ""
