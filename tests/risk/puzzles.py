"""Puzzles of Risk: what a club player would see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bots.puzzles import Puzzle
from risk.table import lay, play, roll
from smallcouncil.table import Table

DOMINION = {"mode": "dominion"}
NORTH = ("skagos", "the_gift", "karhold", "the_dreadfort", "widows_watch", "white_harbor", "bear_island", "wolfswood")

CHAIN = ("forest_of_qohor", "sarnor", "northern_dothraki_sea", "western_dothraki_sea", "lhazar", "eastern_dothraki_sea")
BESIDE_QARTH = ("bayasabhad", "the_red_waste", "the_sea_of_sights")
BEYOND = ("lower_rhoyne", "western_dothraki_sea", "sarnor")
SCATTERED = ("skagos", "stoney_sept", "silverhill", "three_towers", "kings_landing")  # no region is whole


def laid(territories: dict[str, str], *moves: str, rest: str = "baratheon 1", **more: Any) -> Callable[[], Table]:
    """A position of three players with Stark to move, after some moves."""
    return lambda: play(lay(territories, rest=rest, **more), *moves)


def dominion(territories: dict[str, str], *moves: str, **more: Any) -> Callable[[], Table]:
    return laid(territories, *moves, options=DOMINION, characters={}, **more)


def after_battle(attack: list[int], defence: list[int], **field: str) -> Callable[[], Table]:
    """Harrenhal has fought one battle against King's Landing."""

    def fight() -> Table:
        table = lay({"casterly_rock": "lannister 3", **field}, rest="baratheon 1", step="invade")
        play(table, "stark invade harrenhal kings_landing", f"stark attack {len(attack)}")
        roll(table, f"lannister defend {len(defence)}", attack=attack, defence=defence)
        return table

    return fight


HOME_IN_DANGER = {"winterfell": "stark 1", "the_gift": "lannister 8", "harrenhal": "stark 9", "pyke": "lannister 1"}


def moved_in() -> Table:
    """Stark has taken Bear Island from Winterfell, where four units are left beside eight of Lannister."""
    field = {"winterfell": "stark 5", "the_gift": "lannister 8", "bear_island": "baratheon 1"}
    table = lay(field, rest="baratheon 3", step="invade", options=DOMINION, characters={})
    play(table, "stark invade winterfell bear_island")
    roll(table, "stark attack 1", attack=[6], defence=[1])
    return table


def raid() -> Table:
    field = {"winterfell": "stark 4", "the_gift": "lannister 8", "bear_island": "baratheon 4"}
    table = lay(field, rest="baratheon 3", step="invade", options=DOMINION, characters={})
    play(table, "stark invade winterfell bear_island", "stark attack 3")
    roll(table, "baratheon defend 2", attack=[1, 1, 1], defence=[6, 6])
    return table


def inland() -> Table:
    """Stark has taken the Dreadfort from Karhold, which is inland now."""
    field = {"karhold": "stark 6", "the_gift": "stark 1", "skagos": "stark 1", "the_dreadfort": "lannister 1"}
    table = lay({**field, "kings_landing": "lannister 4"}, rest="baratheon 3", step="invade")
    play(table, "stark invade karhold the_dreadfort")
    roll(table, "stark attack 1", attack=[6], defence=[1])
    return table


def duel(attack: list[int], defence: list[int], *, conquered: bool, **field: str) -> Callable[[], Table]:
    """Two players in Essos: Volantis has fought one battle against Lower Rhoyne, perhaps after a first conquest."""

    def fight() -> Table:
        table = lay({"the_flatlands": "ghiscari 1", **field}, rest="ghiscari 2", players=2, step="invade")
        if conquered:
            play(table, "targaryen invade volantis the_flatlands")
            roll(table, "targaryen attack 1", attack=[6], defence=[1])
            play(table, "targaryen advance 0")
        play(table, "targaryen invade volantis lower_rhoyne", f"targaryen attack {len(attack)}")
        roll(table, f"ghiscari defend {len(defence)}", attack=attack, defence=defence)
        return table

    return fight


def spearhead() -> Table:
    """Targaryen has taken Lower Rhoyne from Volantis."""
    field = {"volantis": "targaryen 9", "mantarys": "ghiscari 6"} | dict.fromkeys(BEYOND, "ghiscari 1")
    table = lay(field, rest="targaryen 1", players=2, step="invade")
    play(table, "targaryen invade volantis lower_rhoyne")
    roll(table, "targaryen attack 3", attack=[6, 6, 6], defence=[1])
    return table


PUZZLES = (
    # ------------------------------------------------------------------ the own seat of power
    Puzzle(
        "guard the seat",
        "Winterfell stands with one unit beside eight of Lannister: without it nobody wins.",
        dominion(HOME_IN_DANGER, step="reinforce.place", left=3),
        ("place winterfell",),
    ),
    Puzzle(
        "guard the seat before victory",
        "At eight points the seat of power is all that Stark lacks: three units are no guard against seven.",
        dominion(
            {"winterfell": "stark 3", "the_gift": "lannister 7", "harrenhal": "stark 9"},
            step="reinforce.place",
            left=3,
            points={"stark": 8},
        ),
        ("place winterfell",),
    ),
    Puzzle(
        "guard the seat against who is still to come",
        "Single units of Baratheon stand beside a Winterfell that one unit holds; but Baratheon has most of the land, "
        "gets a dozen new ones, and of four players three have their turns before Stark's next one.",
        dominion(
            {
                "winterfell": "stark 1",
                **dict.fromkeys(("karhold", "the_dreadfort", "white_harbor", "bear_island"), "stark 1"),
                "wolfswood": "tyrell 1",
                "harrenhal": "stark 9",
                "pyke": "lannister 1",
            },
            step="reinforce.place",
            left=3,
            players=4,
        ),
        ("place winterfell",),
    ),
    Puzzle(
        "no guard without a threat",
        "All around Winterfell is Stark's own: units are needed at the border.",
        dominion(
            {"winterfell": "stark 1", **dict.fromkeys((*NORTH, "barrowlands"), "stark 1"), "karhold": "stark 2"},
            step="reinforce.place",
            left=3,
        ),
        bad=("place winterfell",),
    ),
    Puzzle(
        "the guard does not march",
        "Two units hold Winterfell against eight: sending one to Karhold's neighbour leaves the seat open.",
        dominion({"winterfell": "stark 2", "the_gift": "lannister 8", "bear_island": "baratheon 1"}, step="invade"),
        bad=("invade winterfell bear_island", "invade winterfell the_gift"),
    ),
    Puzzle(
        "the guard does not march away from single units",
        "Four units hold Winterfell; around it stand single units of Baratheon, who is about to get a dozen.",
        dominion({"winterfell": "stark 4", "bear_island": "lannister 1"}, step="invade"),
        bad=("invade winterfell bear_island", "invade winterfell the_gift"),
    ),
    Puzzle(
        "who wins moves in with all that fought",
        "Five units, of which four must stay: with three dice a victory would leave two in Winterfell.",
        dominion(
            {"winterfell": "stark 5", "bear_island": "lannister 1"},
            "stark invade winterfell bear_island",
            step="invade",
        ),
        ("attack 1",),
    ),
    Puzzle(
        "back to the seat before anything else",
        "Whoever has lost Winterfell cannot win: it comes before a castle with a port.",
        dominion(
            {"barrowlands": "stark 9", "winterfell": "baratheon 2", "white_harbor": "stark 1"}
            | {"the_twins": "stark 9", "riverrun": "lannister 1"},
            step="invade",
            points={"stark": 6},
        ),
        ("invade barrowlands winterfell",),
    ),
    Puzzle(
        "leave a guard behind",
        "Whoever marches out of Winterfell beside eight of Lannister leaves somebody at the gate.",
        moved_in,
        bad=("advance 3",),
    ),
    Puzzle(
        "stop before the guard falls",
        "Two units are left in Winterfell and eight of Lannister stand beside it: the raid on Bear Island ends here.",
        raid,
        ("stop",),
    ),
    Puzzle(
        "the idle army goes to the seat",
        "Skagos has nothing to fear, Winterfell has.",
        dominion(
            {"skagos": "stark 6", "karhold": "stark 1", "the_dreadfort": "stark 1", "winterfell": "stark 1"}
            | {"the_gift": "stark 1", "wolfswood": "lannister 8"},
            "stark from skagos",
            step="maneuver",
        ),
        ("to winterfell",),
    ),
    # ------------------------------------------------------------------ rivals who are about to win
    Puzzle(
        "take the seat of who has nine points",
        "Lannister lacks one point; without Casterly Rock he cannot win, and it is weakly held.",
        dominion(
            {"golden_tooth": "stark 9", "winterfell": "stark 3", "casterly_rock": "lannister 2"}
            | {"kings_landing": "lannister 9", "riverrun": "baratheon 1"},
            step="invade",
            points={"lannister": 9},
        ),
        ("invade golden_tooth casterly_rock",),
    ),
    # ------------------------------------------------------------------ objectives and gold
    Puzzle(
        "the objective that is worth more",
        "Both are fulfilled, one a turn: three points before one.",
        dominion(
            {"winterfell": "stark 3", "casterly_rock": "stark 3", "kings_landing": "lannister 5"}
            | dict.fromkeys(("barrowlands", "the_dreadfort", "riverrun", "harrenhal"), "stark 2"),
            step="objective",
            objectives={"stark": ["control_5_castles", "control_enemy_seat"]},
        ),
        ("complete control_enemy_seat",),
    ),
    Puzzle(
        "never leave points lying",
        "A fulfilled objective is revealed.",
        dominion(
            {"winterfell": "stark 3", "kings_landing": "lannister 5"}
            | dict.fromkeys(("barrowlands", "the_dreadfort", "riverrun", "harrenhal"), "stark 2"),
            step="objective",
            objectives={"stark": ["control_5_castles"]},
        ),
        ("complete",),
    ),
    Puzzle(
        "return what is far",
        "With one territory eleven castles are a dream; four territories in a turn are not.",
        dominion(
            {"winterfell": "stark 9", "kings_landing": "lannister 5"},
            step="set_up.return_one",
            objectives={"stark": ["conquer_4_territories", "control_5_castles", "control_3_regions"]},
        ),
        ("return control_3_regions",),
    ),
    Puzzle(
        "save for the gold objective",
        "1,400 gold in hand and 1,500 to show: nothing is bought now.",
        dominion(
            {"winterfell": "stark 9", "kings_landing": "lannister 5"},
            step="buy",
            gold={"stark": 1400},
            objectives={"stark": ["hold_1500_gold"]},
        ),
        ("done",),
    ),
    Puzzle(
        "objectives win the game",
        "With gold to spare and few objectives, buy new ones.",
        dominion(
            {"winterfell": "stark 9", "kings_landing": "lannister 5"},
            step="buy",
            gold={"stark": 600},
            objectives={"stark": ["control_11_castles"]},
        ),
        ("buy_objective",),
    ),
    # ------------------------------------------------------------------ invasions
    Puzzle(
        "no hopeless invasion",
        "Two against nine everywhere: end the invasions.",
        laid({"winterfell": "stark 2", "karhold": "stark 2"}, rest="lannister 9", step="invade"),
        ("done",),
    ),
    Puzzle(
        "a card for a conquest",
        "Nine against one: the first conquest of a turn earns a card.",
        laid({"harrenhal": "stark 9", "kings_landing": "lannister 3"}, step="invade"),
        ("invade harrenhal",),
    ),
    Puzzle(
        "finish who is almost out",
        "Lannister's last territory and all his cards are one battle away.",
        laid(
            {"harrenhal": "stark 9", "kings_landing": "lannister 1"},
            step="invade",
            hand={"lannister": ["pyke", "oldtown", "skagos", "tarth"]},
        ),
        ("invade harrenhal kings_landing",),
    ),
    Puzzle(
        "complete the region",
        "Harlaw makes the Iron Islands whole.",
        laid(
            {"pyke": "stark 6", "harlaw": "baratheon 1", **dict.fromkeys(SCATTERED, "lannister 2")},
            step="invade",
        ),
        ("invade pyke harlaw",),
    ),
    Puzzle(
        "hit the leader",
        "Baratheon holds forty territories; Lannister's castles are dearer, but Lannister is no danger.",
        laid(
            {"harrenhal": "stark 6", "riverrun": "lannister 1"} | dict.fromkeys(SCATTERED, "lannister 1"),
            step="invade",
        ),
        tuple(f"invade harrenhal {area}" for area in ("blackwater_rush", "mountains_of_the_moon", "the_trident")),
    ),
    Puzzle(
        "go on while the odds hold",
        "Nine are left against two.",
        after_battle([6, 6, 6], [1, 1], harrenhal="stark 9", kings_landing="lannister 4"),
        ("attack 3",),
    ),
    Puzzle(
        "stop when they do not",
        "Two are left against nine.",
        after_battle([1, 1, 1], [6, 6], harrenhal="stark 4", kings_landing="lannister 9"),
        ("stop",),
    ),
    Puzzle(
        "attack with all dice",
        "More dice win more battles.",
        laid(
            {"harrenhal": "stark 9", "kings_landing": "lannister 4"},
            "stark invade harrenhal kings_landing",
            step="invade",
        ),
        ("attack 3",),
    ),
    Puzzle(
        "defend with two dice",
        "The second die costs nothing that one unit would not.",
        laid(
            {"harrenhal": "stark 9", "kings_landing": "lannister 4"},
            "stark invade harrenhal kings_landing",
            "stark attack 3",
            step="invade",
        ),
        ("defend 2",),
    ),
    # ------------------------------------------------------------------ units and cards
    Puzzle(
        "units to the front",
        "Karhold is inland; units are placed where something can be taken.",
        laid(
            {"karhold": "stark 3", "the_gift": "stark 1", "skagos": "stark 1", "the_dreadfort": "stark 1"},
            step="reinforce.place",
            left=3,
        ),
        bad=("place karhold", "place skagos"),
    ),
    Puzzle(
        "the idle army moves",
        "Karhold has six units and no enemy beside it.",
        laid(
            {"karhold": "stark 6", "the_gift": "stark 2", "skagos": "stark 2", "the_dreadfort": "stark 2"},
            step="maneuver",
        ),
        ("from karhold",),
    ),
    Puzzle(
        "a quiet border lends its army",
        "Six watch a single unit on Skagos' side; Winterfell has one against nine.",
        laid(
            {"karhold": "stark 6", "the_dreadfort": "stark 1", "winterfell": "stark 1", "wolfswood": "lannister 9"},
            step="maneuver",
        ),
        ("from karhold",),
    ),
    Puzzle(
        "who holds the border stays",
        "Karhold has six against nine; the other borders face single units.",
        laid(
            {"karhold": "stark 6", "the_dreadfort": "stark 2", "winterfell": "stark 2", "skagos": "lannister 9"},
            step="maneuver",
        ),
        bad=("from karhold",),
    ),
    Puzzle(
        "the dearest set",
        "One of each kind brings most.",
        laid(
            {"karhold": "stark 3", "winterfell": "stark 3"},
            step="reinforce.trade",
            hand={"stark": ["skagos", "barrowlands", "cape_kraken", "the_gift", "wolfswood"]},
        ),
        ("trade",),
        bad=("trade skagos barrowlands cape_kraken",),
    ),
    Puzzle(
        "a single card waits for others",
        "Three of a kind bring an army; a knight alone is soon lost.",
        dominion({"winterfell": "stark 3"}, step="reinforce.redeem", hand={"stark": ["skagos"]}),
        ("keep_cards",),
    ),
    Puzzle(
        "everyone moves in from inland",
        "Nobody threatens Karhold: the whole army follows to the border.",
        inland,
        ("advance 4",),
    ),
    # ------------------------------------------------------------------ duels
    Puzzle(
        "two dice are too few",
        "The card is earned. Two that may attack against two lose more than they win: the army is kept for the border.",
        duel([1, 1, 1], [6, 6], conquered=True, volantis="targaryen 6", lower_rhoyne="ghiscari 2"),
        ("stop",),
    ),
    Puzzle(
        "three dice destroy more than they cost",
        "Four that may attack against five: as long as three dice fall, a duel is won by going on.",
        duel([6, 6, 1], [6, 5], conquered=False, volantis="targaryen 6", lower_rhoyne="ghiscari 6"),
        ("attack 3",),
    ),
    Puzzle(
        "even armies: who strikes first",
        "Nine beside nine and nine: eight that attack with three dice win more than they lose, and may stop.",
        lambda: lay(
            {"volantis": "targaryen 9", "lower_rhoyne": "ghiscari 9", "mantarys": "ghiscari 9"},
            rest="targaryen 1",
            players=2,
            step="invade",
        ),
        ("invade volantis",),
    ),
    Puzzle(
        "units where they are missing",
        "Twelve in Qarth take the two single units beside them anyhow; with four more the three in Volantis strike.",
        lambda: lay(
            {"qarth": "targaryen 12", "bayasabhad": "ghiscari 1", "the_red_waste": "ghiscari 1"}
            | {"volantis": "targaryen 3", "lower_rhoyne": "ghiscari 3", "mantarys": "ghiscari 3"}
            | {"the_orange_shore": "ghiscari 1"},
            rest="neutral 9",
            players=2,
            step="reinforce.place",
            left=4,
        ),
        ("place volantis",),
    ),
    Puzzle(
        "units at the beginning of a chain",
        "Behind the Forest of Qohor single units stand in a row; beside Qarth there are three and then nothing.",
        lambda: lay(
            dict.fromkeys((*CHAIN, *BESIDE_QARTH), "ghiscari 1") | {"the_axe": "targaryen 3", "qarth": "targaryen 3"},
            rest="neutral 9",
            players=2,
            step="reinforce.place",
            left=6,
        ),
        ("place the_axe",),
    ),
    Puzzle(
        "the whole army goes on",
        "Beyond Lower Rhoyne single units wait, beside Volantis six: who can follow does.",
        spearhead,
        ("advance 5",),
    ),
    Puzzle(
        "the last card is left to others",
        "The next card ends the game, and Ghiscari has nearly all the land: whoever conquers nothing plays on.",
        lambda: lay({"volantis": "targaryen 9"}, rest="ghiscari 1", players=2, step="invade", deck=["end"]),
        ("done",),
    ),
    Puzzle(
        "the seat of power of who is about to win",
        "Targaryen has nine points; of three castles that one unit holds his seat of power is the one to take.",
        lambda: lay(
            {"upper_rhoyne": "ghiscari 5", "the_flatlands": "targaryen 1", "forest_of_qohor": "targaryen 1"}
            | {"braavosian_coastlands": "targaryen 1"},
            rest="neutral 9",
            players=2,
            turn="ghiscari",
            step="invade",
            options=DOMINION,
            characters={},
            points={"targaryen": 9},
        ),
        ("invade upper_rhoyne the_flatlands",),
    ),
    Puzzle(
        "home before other castles",
        "Whoever has lost Astapor cannot win by points: it comes before Meereen and Lhazar.",
        lambda: lay(
            {"yunkai": "ghiscari 4", "astapor": "targaryen 1", "meereen": "targaryen 1", "lhazar": "targaryen 1"},
            rest="neutral 9",
            players=2,
            turn="ghiscari",
            step="invade",
            options=DOMINION,
            characters={},
        ),
        ("invade yunkai astapor",),
    ),
)
