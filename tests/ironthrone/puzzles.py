"""Puzzles of The Iron Throne: what a club player would see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bots.puzzles import Puzzle
from ironthrone.throne import lay, meet, peace, play, war
from smallcouncil.table import Table

NOTHING: dict[str, Any] = {}
STARKS = ("robb_stark", "catelyn_stark", "bran_stark", "arya_stark")


def hostages(*cards: str, **houses: Any) -> Callable[[], Table]:
    """Lannister holds hostages at the start of a turn."""
    described = {"lannister": {"hostages": list(cards), "hand": war("lannister", 1, 2, 3, 4, 5)}, **houses}
    return lambda: lay(described, events=["stark"], options={"chat": "public"})


def met(*moves: str, houses: dict[str, Any], supporters: tuple[str, ...] = (), **more: Any) -> Callable[[], Table]:
    """Jaime meets Arya, who is led by Robb: Eddard would turn a betrayal into a peace."""
    described = houses | {"stark": {"leader": "robb_stark"} | houses.get("stark", NOTHING)}
    return lambda: play(
        meet("lannister jaime_lannister", "stark arya_stark", *supporters, houses=described, **more), *moves
    )


def talks(*moves: str, **houses: Any) -> Callable[[], Table]:
    """Both have laid peace."""
    described = {
        house: {"hand": peace(house), **houses.get(house, {})} for house in ("lannister", "stark", "baratheon")
    }
    return met(*moves, houses=described)


def offered(
    influence: dict[str, Any], power: int = 4, jaime: int = 6, baratheon: dict[str, Any] = NOTHING, **lannister: Any
) -> Callable[[], Table]:
    """Lannister challenges Stark; Baratheon may support."""
    sides = {"lannister": ["challenger", "jaime_lannister"], "stark": ["defender", "arya_stark"]}
    encounter = {"challenger": "lannister", "defender": "stark", "event": "stark", "sides": sides}
    houses = {
        "lannister": {"influence": influence, "hand": war("lannister", 10, 12, 20), "power": {"jaime_lannister": jaime}}
        | lannister,
        "stark": {"hand": war("stark", 8, 10)},
        "baratheon": {"hand": war("baratheon", 3), "power": {"melisandre": power}} | baratheon,
    }
    return lambda: lay(houses, begin="support", encounter=encounter)


def challenged(houses: dict[str, Any]) -> Callable[[], Table]:
    """Lannister has challenged Stark; everyone has some cards."""
    for house in ("lannister", "stark", "baratheon"):
        houses.setdefault(house, {}).setdefault("hand", war(house, 3, 5, 8))
    return lambda: play(lay(houses, events=["lannister"]), "lannister challenge stark")


def answering(influence: dict[str, Any], moves: str) -> Callable[[], Table]:
    """Baratheon, who has spread so much, offers to support."""
    sides = {"lannister": ["challenger", "jaime_lannister"], "stark": ["defender", "arya_stark"]}
    encounter = {"challenger": "lannister", "defender": "stark", "event": "stark", "sides": sides}
    houses = {
        "lannister": {"hand": war("lannister", 10, 12)},
        "stark": {"hand": war("stark", 3, 4)},
        "baratheon": {"influence": influence},
    }
    return lambda: play(lay(houses, begin="support", encounter=encounter), moves)


ALMOST = {"stark": 2, "baratheon": 2}  # four of five markers
ALMOST_BARATHEON = {"stark": 2, "lannister": 2}
MARKERS = ("lannister want influence 1", "lannister give influence 1")
RANSOMED = "stark_war_10"  # Lannister's hostage
PUZZLES = (
    # ------------------------------------------------------------------ hostages
    Puzzle(
        "a dead man's card is let go",
        "Torturing the card of a dead character does nothing; released, it brings a new card.",
        hostages("arya_stark", stark={"power": {"arya_stark": 0}}),
        ("release",),
    ),
    Puzzle(
        "nothing left on the sheet",
        "The leader's card takes power off a sheet that is empty: let it go for a card.",
        hostages("eddard_stark", stark={"sheet": 0}),
        bad=("torture",),
    ),
    Puzzle(
        "a weak character dies",
        "Arya has two power: torture kills her.",
        hostages("arya_stark", stark={"power": {"arya_stark": 2}}),
        ("torture",),
    ),
    Puzzle(
        "war cards bring power",
        "A war card of the leader of the race is tortured: his power comes to the own sheet.",
        hostages("stark_war_10", stark={"influence": {"lannister": 3}}),
        ("torture",),
    ),
    Puzzle(
        "a hostage is kept for a deal",
        "A war card costs a Stark one power now; in a peace Stark pays more for it. Nobody is near the end.",
        hostages("stark_war_10"),
        ("done",),
    ),
    Puzzle(
        "no goods left at the end",
        "Baratheon is about to win: there will be no deal for which a hostage could be kept.",
        hostages("stark_war_10", baratheon={"influence": ALMOST_BARATHEON}),
        bad=("done",),
    ),
    Puzzle(
        "not the blow that lets another win",
        "Stark's last character would fall, and Baratheon, who leads, would win.",
        hostages(
            "arya_stark",
            stark={"power": {**dict.fromkeys(STARKS, 0), "arya_stark": 2}},
            baratheon={"influence": {"stark": 2}},
        ),
        bad=("torture",),
    ),
    Puzzle(
        "the blow that wins",
        "Stark's last character falls while Lannister leads: the game is won.",
        lambda: lay(
            {
                "lannister": {"hostages": ["arya_stark"], "influence": {"stark": 3}},
                "stark": {"power": {**dict.fromkeys(STARKS, 0), "arya_stark": 2}},
            },
            events=["stark"],
        ),
        ("torture",),
    ),
    Puzzle(
        "own people come home",
        "Stark holds a Lannister card: the victor takes it back rather than a stranger.",
        lambda: play(
            meet(
                "lannister jaime_lannister",
                "stark arya_stark",
                houses={
                    "lannister": {"hand": war("lannister", 20)},
                    "stark": {"hand": war("stark", 1, 2, 3), "hostages": ["lannister_war_12", "baratheon_war_1"]},
                },
            ),
            "stark lay stark_war_1",
        ),
        ("take_captive lannister",),
    ),
    # ------------------------------------------------------------------ support
    Puzzle(
        "stop who is about to win",
        "Lannister needs one more marker: whoever can stands with Stark.",
        offered(ALMOST),
        ("offer defender",),
    ),
    Puzzle(
        "nobody stands beside an oath-breaker",
        "Lannister has broken a promise of peace: Baratheon, who could share his victory, helps to take it from him.",
        offered({}, power=6, jaime=2, broken_promises=1),
        ("offer defender",),
    ),
    Puzzle(
        "do not hand over the game",
        "Supporting Lannister's last marker makes him win.",
        offered({"stark": 4}, power=2),
        bad=("offer challenger",),
    ),
    Puzzle(
        "no share in another one's crown",
        "Lannister is sure of his last marker. Beside him Baratheon would spread a second one, and lose the game.",
        offered({"stark": 4}, power=6, jaime=14),
        bad=("offer challenger",),
    ),
    Puzzle(
        "the last marker is shared",
        "Both would spread their fifth: a shared victory is one, and Jaime can hardly win alone.",
        offered({"stark": 4}, power=9, jaime=2, baratheon={"influence": {"stark": 4}}),
        ("offer challenger",),
    ),
    Puzzle(
        "who needs no help will not share",
        "Both need one more marker. Jaime wins alone and would refuse Baratheon: only beside Stark there is a chance.",
        offered({"stark": 4}, power=9, jaime=12, baratheon={"influence": {"stark": 4}}),
        ("offer defender",),
    ),
    Puzzle(
        "no help from who is about to win",
        "Baratheon has spread four markers; a shared victory gives him the fifth.",
        answering({"stark": 4}, "baratheon offer challenger melisandre"),
        ("refuse",),
    ),
    Puzzle(
        "a defender takes every help",
        "Who helps the defender wins no marker.",
        answering({}, "baratheon offer defender melisandre"),
        ("accept",),
    ),
    # ------------------------------------------------------------------ people and power
    Puzzle(
        "challenge the weak who lead",
        "Stark leads and is weak; Baratheon is strong and behind.",
        lambda: lay(
            {
                "stark": {"influence": {"baratheon": 3}, "power": dict.fromkeys(STARKS, 2)},
                "baratheon": {"power": {"melisandre": 8}},
            },
            events=["lannister"],
        ),
        ("challenge stark",),
    ),
    Puzzle(
        "send the strongest",
        "Jaime has nine power.",
        challenged({"lannister": {"power": {"jaime_lannister": 9}, "sheet": 0}, "stark": {"sheet": 0}}),
        ("send jaime_lannister",),
    ),
    Puzzle(
        "send whose card is on hand",
        "All are alike, but Tyrion's card is there.",
        challenged(
            {"lannister": {"hand": ["tyrion_lannister", "tyrion_lannister"], "sheet": 0}, "stark": {"sheet": 0}},
        ),
        ("send tyrion_lannister",),
    ),
    Puzzle(
        "nobody stays at the brink",
        "A character with one power dies of any penalty.",
        challenged({"lannister": {"power": {"tyrion_lannister": 1}}}),
        ("empower tyrion_lannister",),
    ),
    # ------------------------------------------------------------------ encounter cards
    Puzzle(
        "nothing is saved for another day",
        "Lannister wins the game if he wins this war. He is ahead by more than any card, but Melisandre may retreat.",
        met(
            "lannister lay lannister_war_5",
            houses={
                "lannister": {
                    "influence": ALMOST,
                    "hand": war("lannister", 5, 6, 7),
                    "power": {"jaime_lannister": 14},
                },
                "stark": {"hand": war("stark", 1, 2, 12), "power": {"arya_stark": 6}},
                "baratheon": {"hand": war("baratheon", 3), "power": {"melisandre": 6}},
            },
            supporters=("baratheon melisandre challenger",),
        ),
        ("lay stark_war_12",),
    ),
    Puzzle(
        "win with the card that is enough",
        "Stark shows 5: the 7 wins, and the 20 is kept.",
        met(
            "stark lay stark_war_5",
            houses={"lannister": {"hand": war("lannister", 1, 7, 20)}, "stark": {"hand": war("stark", 5, 1)}},
            first=1,
        ),
        ("lay lannister_war_7",),
    ),
    Puzzle(
        "a lost war is a peace",
        "Stark shows 20: no card wins, and the betrayed at least takes a hostage.",
        met(
            "stark lay stark_war_20",
            houses={
                "lannister": {"hand": [*war("lannister", 1, 2), "lannister_peace"]},
                "stark": {"hand": war("stark", 20, 1)},
            },
            first=1,
        ),
        ("lay lannister_peace",),
    ),
    Puzzle(
        "betray for the last marker",
        "Stark shows peace, and one marker wins the game.",
        met(
            "stark lay stark_peace",
            houses={
                "lannister": {"hand": [*war("lannister", 1, 2), "lannister_peace"], "influence": ALMOST},
                "stark": {"hand": [*peace("stark"), *war("stark", 1)]},
            },
            first=1,
        ),
        ("lay lannister_war",),
    ),
    Puzzle(
        "not the weakest card",
        "Equal power, and the other one holds at least an 8: the 1 cannot win.",
        met(
            houses={
                "lannister": {"hand": war("lannister", 1, 20)},
                "stark": {"hand": [f"{card} seen lannister" for card in war("stark", 8, 10)]},
            },
        ),
        ("lay lannister_war_20",),
    ),
    Puzzle(
        "peace for peace",
        "Lannister shows peace. War would bring Stark two cards; a deal brings both a marker, and the third nothing.",
        met(
            "lannister lay lannister_peace",
            houses={
                "lannister": {"hand": [*peace("lannister"), *war("lannister", 1)]},
                "stark": {"hand": [*peace("stark"), *war("stark", 5, 10)]},
            },
            first=0,
        ),
        ("lay stark_peace",),
    ),
    Puzzle(
        "no peace with who is about to win",
        "Lannister shows peace and needs one more marker: war stops him for certain.",
        met(
            "lannister lay lannister_peace",
            houses={
                "lannister": {"hand": [*peace("lannister"), *war("lannister", 1)], "influence": ALMOST},
                "stark": {"hand": [*peace("stark"), *war("stark", 5, 10)]},
            },
            first=0,
        ),
        ("lay stark_war",),
    ),
    Puzzle(
        "who cannot win asks for peace",
        "Jaime has one power against nine and holds a 1: the war is lost, and the betrayed at least takes a hostage.",
        met(
            houses={
                "lannister": {
                    "hand": [*peace("lannister"), *war("lannister", 1)],
                    "power": {"jaime_lannister": 1},
                },
                "stark": {"hand": war("stark", 8, 10, 12), "power": {"arya_stark": 9}},
            },
        ),
        ("lay lannister_peace",),
    ),
    Puzzle(
        "silence is war",
        "Nobody has promised anything: Stark, equally strong and with a 20, does not trust in peace.",
        met(
            "lannister lay lannister_war_4",
            houses={
                "lannister": {"hand": war("lannister", 4, 5)},
                "stark": {"hand": [*peace("stark", 2), *war("stark", 12, 20)]},
            },
            options={"chat": "public"},
            said=[2, 2, 2],
        ),
        ("lay stark_war",),
    ),
    Puzzle(
        "a promise that pays is kept",
        "Both have promised peace, and many deals are still to come: a good name is worth more than a marker.",
        met(
            houses={
                "lannister": {"hand": [*peace("lannister"), *war("lannister", 4)]},
                "stark": {"hand": [*peace("stark"), *war("stark", 4)]},
            },
            promised=3,
        ),
        ("lay lannister_peace",),
    ),
    Puzzle(
        "no trust in who has broken a promise",
        "Lannister promises peace, and has promised it before.",
        met(
            "lannister lay lannister_peace",
            houses={
                "lannister": {"hand": [*peace("lannister"), *war("lannister", 4)], "broken_promises": 1},
                "stark": {"hand": [*peace("stark"), *war("stark", 8, 12)]},
            },
            promised=3,
        ),
        ("lay stark_war",),
    ),
    Puzzle(
        "stay out of a peace",
        "Two have promised each other peace: a supporter gets nothing, and shares the penalties if they fail.",
        lambda: lay(
            {house: {"hand": [*peace(house), *war(house, 4)]} for house in ("lannister", "stark", "baratheon")},
            begin="support",
            encounter={
                "challenger": "lannister",
                "defender": "stark",
                "event": "stark",
                "promised": 3,
                "sides": {"lannister": ["challenger", "jaime_lannister"], "stark": ["defender", "arya_stark"]},
            },
        ),
        ("stay_out",),
    ),
    # ------------------------------------------------------------------ negotiations
    Puzzle(
        "a greedy proposal is countered",
        "A marker for both, but two hostages and three power for Lannister alone.",
        talks(
            "lannister want influence 1",
            "lannister want hostages 2",
            "lannister want power 3",
            "lannister give influence 1",
            "lannister propose",
        ),
        bad=("accept", "break_off"),
    ),
    Puzzle(
        "a marker for nothing is accepted",
        "Lannister offers a marker and asks for none.",
        talks("lannister give influence 1", "lannister propose"),
        ("accept",),
    ),
    Puzzle(
        "no last marker for the other",
        "Lannister asks for the marker that wins him the game.",
        talks(
            "lannister want influence 1",
            "lannister give influence 1",
            "lannister propose",
            lannister={"influence": {"stark": 2, "baratheon": 2}},
        ),
        bad=("accept",),
    ),
    Puzzle(
        "a marker for both pays",
        "Both spread one, and the third one gets nothing.",
        talks("lannister want influence 1", "lannister give influence 1", "lannister propose"),
        bad=("break_off",),
    ),
    Puzzle(
        "a hostage is not given away",
        "A marker for both, and Lannister's hostage is the price of two power: he asks for them.",
        talks("lannister want influence 1", "lannister give influence 1", lannister={"hostages": [RANSOMED]}),
        ("want power", "give hostages"),
    ),
    Puzzle(
        "the price is asked for",
        "The hostage is on offer: it is not proposed for nothing.",
        talks(*MARKERS, "lannister give hostages 1", lannister={"hostages": [RANSOMED]}),
        ("want power",),
    ),
    Puzzle(
        "a hostage goes with its price",
        "Two power are asked for: the captive is what they are for.",
        talks(*MARKERS, "lannister want power 2", lannister={"hostages": [RANSOMED]}),
        ("give hostages",),
    ),
    Puzzle(
        "a ransom is offered",
        "A marker for both, but Lannister keeps a Stark: he is wanted, and paid for.",
        talks(*MARKERS, "lannister propose", "stark want hostages 1", lannister={"hostages": [RANSOMED]}),
        ("give power",),
    ),
    Puzzle(
        "a ransom is paid",
        "Two power from a sheet of four for a card of one's own that would be tortured: both gain.",
        talks(
            *MARKERS,
            "lannister give hostages 1",
            "lannister want power 2",
            "lannister propose",
            lannister={"hostages": [RANSOMED]},
        ),
        ("accept",),
    ),
    Puzzle(
        "no stranger for the same price",
        "Without a captive of Stark's Lannister gives a card of his own hand for two power: he asks for more.",
        talks(
            *MARKERS,
            "lannister propose",
            "stark want hostages 1",
            "stark give power 1",
            "stark propose",
            lannister={"hand": peace("lannister")},
        ),
        bad=("accept", "break_off"),
    ),
    Puzzle(
        "open with a demand",
        "Who opens asks for influence and does not break off.",
        talks(),
        ("want",),
    ),
    # ------------------------------------------------------------------ cards and blows
    Puzzle(
        "a card that turns the war",
        "Stark is behind by less than Robb's card adds.",
        lambda: play(
            meet(
                "stark robb_stark",
                "lannister jaime_lannister",
                houses={
                    "stark": {"hand": [*war("stark", 5, 1), "robb_stark"]},
                    "lannister": {"hand": war("lannister", 7)},
                },
            ),
            "stark lay stark_war_5",
        ),
        ("play robb_stark",),
    ),
    Puzzle(
        "no card for a war that is won",
        "Twenty against one is enough.",
        lambda: play(
            meet(
                "stark robb_stark",
                "lannister jaime_lannister",
                houses={
                    "stark": {"hand": [*war("stark", 20, 1), "robb_stark"]},
                    "lannister": {"hand": war("lannister", 1)},
                },
            ),
            "stark lay stark_war_20",
        ),
        ("pass",),
    ),
    Puzzle(
        "one look is enough",
        "Bran has looked at the card of Lannister already: a second card shows nothing new.",
        lambda: play(
            meet(
                "stark bran_stark",
                "lannister jaime_lannister",
                houses={
                    "stark": {"hand": ["bran_stark", "bran_stark", *war("stark", 7)]},
                    "lannister": {"hand": war("lannister", 8)},
                },
            ),
            "stark lay stark_war_7",
            "stark play bran_stark",
            "stark keep",
        ),
        ("pass",),
    ),
    Puzzle(
        "no dagger for another's crown",
        "Jaime is the last of his house and would die of Arya's card, and Baratheon, who leads, would win.",
        lambda: play(
            meet(
                "stark arya_stark",
                "lannister jaime_lannister",
                houses={
                    "stark": {"hand": [*war("stark", 5, 1), "arya_stark"]},
                    "lannister": {
                        "hand": war("lannister", 7),
                        "power": {
                            "jaime_lannister": 2,
                            "cersei_lannister": 0,
                            "tyrion_lannister": 0,
                            "tywin_lannister": 0,
                        },
                    },
                    "baratheon": {"influence": {"stark": 2}},
                },
            ),
            "stark lay stark_war_5",
        ),
        ("pass",),
    ),
    Puzzle(
        "nobody is forced to share a sure victory",
        "Margaery's card would bring Lannister to Tyrell's side, and he would spread a marker as well.",
        lambda: play(
            lay(
                {
                    "tyrell": {
                        "leader": "margaery_tyrell",
                        "hand": ["margaery_tyrell", *war("tyrell", 12, 20)],
                        "power": {"loras_tyrell": 9},
                    },
                    "stark": {"hand": war("stark", 1, 2), "power": {"arya_stark": 1}},
                },
                among=("tyrell", "stark", "lannister"),
                begin="support",
                encounter={
                    "challenger": "tyrell",
                    "defender": "stark",
                    "event": "stark",
                    "sides": {"tyrell": ["challenger", "loras_tyrell"], "stark": ["defender", "arya_stark"]},
                },
            ),
            "lannister offer challenger jaime_lannister",
            "tyrell refuse",
        ),
        ("pass",),
    ),
    Puzzle(
        "torture kills where it can",
        "A war card is tortured: Arya has one power and dies of it.",
        lambda: play(
            lay(
                {
                    "lannister": {"hostages": ["stark_war_10"], "leader": "tywin_lannister"},
                    "stark": {"power": {"arya_stark": 1}, "influence": {"lannister": 2}},
                },
                events=["stark"],
            ),
            "lannister torture stark_war_10",
        ),
        ("aim arya_stark",),
    ),
)
