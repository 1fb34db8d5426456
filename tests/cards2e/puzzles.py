"""Puzzles of the card game: what a club player would see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bots.puzzles import Puzzle
from cards2e.thrones import attack, do, knelt, lay, prompt, texts
from smallcouncil.games.cards2e.state import ThronesTable

KNIGHT = "tumblestone_knight"  # 2 strength, military and power
STEWARD = "winterfell_steward"  # 1 strength, power
FARMING = "a_noble_cause"
QUIET = "confiscation"  # a claim of one, and nothing that lasts


def until(table: ThronesTable, wanted: str, seat: int) -> ThronesTable:
    """Everyone passes, defends with nobody or takes the first choice until a seat is asked the wanted question."""
    while not (prompt(table) == wanted and table.waiting[0] == seat):
        asked = texts(table, table.waiting[0])
        quiet = next((text for text in ("pass", "done") if text in asked), asked[0])
        do(table, f"{table.waiting[0]} {quiet}")
    return table


def asked(wanted: str, *seats: dict[str, Any], of: int = 0, **more: Any) -> Callable[[], ThronesTable]:
    """A position in which a seat is asked a question, after all have passed so far."""
    return lambda: until(lay(*quiet(seats), **more), wanted, of)


def quiet(seats: tuple[dict[str, Any], ...]) -> list[dict[str, Any]]:
    return [{"plot": QUIET, **seat} for seat in seats]


def attacked(
    kind: str, by: tuple[str, ...], *seats: dict[str, Any], wanted: str = "defenders", of: int = 1, **more: Any
) -> Callable[[], ThronesTable]:
    """Seat 0 attacks seat 1; the question after it."""

    def fight() -> ThronesTable:
        table = until(lay(*quiet(seats), **more), "challenge", 0)
        return until(attack(table, kind, *by), wanted, of)

    return fight


def plotting(*seats: dict[str, Any], **more: Any) -> Callable[[], ThronesTable]:
    return asked("plot", *[{"plot": "summons", "plots": [FARMING], **seat} for seat in seats], phase="plot", **more)


def marshaling(*moves: str, **seat: Any) -> Callable[[], ThronesTable]:
    """Seat 0 marshals against two knights and the Iron Throne, after some moves; its plot brings three gold."""
    other = {"play": [KNIGHT, KNIGHT, "the_iron_throne"], "plot": QUIET}
    return lambda: do(lay(seat, other, phase="marshaling"), *moves)


# who wins dominance by it, and the game, unless the other one is first
ABOUT_TO_WIN = {"power": 14, "gold": 9}
TWIN = {"robb_stark.1b": {"zone": "duplicate", "on": "robb_stark.1a"}}

PUZZLES = (
    # ------------------------------------------------------------------ plots
    Puzzle(
        "gold for a hand of sixes and sevens",
        "With Eddard, Robb and Varys in hand three or four gold buy nobody: the plot with most gold.",
        plotting(
            {
                "hand": ["eddard_stark", "robb_stark", "littlefinger", "varys"],
                "deck": ["eddard_stark", "robb_stark", "robb_stark", "varys", "varys", "littlefinger"],
                "plots": ["a_clash_of_kings", "a_game_of_thrones", "a_feast_for_crows", "a_storm_of_swords"],
            },
            {"play": [KNIGHT]},
        ),
        ("plot a_feast_for_crows",),
    ),
    Puzzle(
        "no gold for an empty hand",
        "A hand that is empty and a deck of events: three cards are worth more than nine gold without a use.",
        plotting(
            {
                "hand": [],
                "deck": ["the_hands_judgment", "for_the_north", "put_to_the_sword", "superior_claim"] * 3,
                "plots": ["counting_coppers", "marching_orders"],
                "play": [KNIGHT, KNIGHT],
            },
            {"play": [KNIGHT, KNIGHT]},
        ),
        ("plot counting_coppers",),
    ),
    Puzzle(
        "two die for a claim of two",
        "Five against one and cards on the table: claim counts, gold does not.",
        plotting(
            {
                "play": ["eddard_stark", "robb_stark", "catelyn_stark", KNIGHT, KNIGHT],
                "plots": ["the_winds_of_winter", "building_orders"],
                "hand": [],
            },
            {"play": [KNIGHT, STEWARD]},
        ),
        ("plot the_winds_of_winter",),
    ),
    Puzzle(
        "wildfire when far behind",
        "One against seven: Wildfire spares three of them, and loses nobody of one's own.",
        plotting({"plots": ["wildfire_assault", FARMING], "play": [KNIGHT]}, {"play": [KNIGHT] * 7}),
        ("plot wildfire_assault",),
    ),
    Puzzle(
        "no wildfire when ahead",
        "It would burn four of one's own and nobody else.",
        plotting({"plots": ["wildfire_assault", FARMING], "play": [KNIGHT] * 7}, {"play": [KNIGHT]}),
        bad=("plot wildfire_assault",),
    ),
    Puzzle(
        "the only man is not marched to the Wall",
        "Everyone gives up a character; who has only Eddard gives up Eddard.",
        plotting(
            {"plots": ["marched_to_the_wall", "a_game_of_thrones"], "play": ["eddard_stark"]},
            {"play": [STEWARD, "robb_stark", KNIGHT]},
        ),
        bad=("plot marched_to_the_wall",),
    ),
    Puzzle(
        "claim is for who is ahead",
        "One knight against three: he wins no challenge by it, and gold for the hand would bring him back.",
        plotting(
            {
                "plots": ["the_winds_of_winter", "a_noble_cause"],
                "play": [KNIGHT],
                "hand": ["robb_stark", "catelyn_stark", "arya_stark", "sansa_stark"],
            },
            {"play": [KNIGHT] * 3 + ["eddard_stark"]},
        ),
        bad=("plot the_winds_of_winter",),
    ),
    Puzzle(
        "nobody has anything to confiscate",
        "The first round: there is no attachment on the table, but there is a hand to pay for.",
        plotting(
            {
                "plots": ["confiscation", "calling_the_banners"],
                "play": [KNIGHT],
                "hand": ["robb_stark", "catelyn_stark", "arya_stark", "sansa_stark"],
            },
            {"play": [KNIGHT, STEWARD]},
        ),
        ("plot calling_the_banners",),
    ),
    Puzzle(
        "one challenge is not three",
        "Five against three: three challenges of a claim of one take more than a single one of two.",
        plotting(
            {
                "play": ["eddard_stark", "robb_stark", "catelyn_stark", "grey_wind", KNIGHT],
                "plots": ["sneak_attack", "a_clash_of_kings"],
                "hand": [],
            },
            {"play": ["sansa_stark", KNIGHT, STEWARD], "hand": [KNIGHT, KNIGHT], "power": 4},
        ),
        ("plot a_clash_of_kings",),
    ),
    # ------------------------------------------------------------------ set-up and marshaling
    Puzzle(
        "two are more than one",
        "Seven gold: Catelyn and Arya together bring more than Robb alone.",
        marshaling(hand=["robb_stark", "catelyn_stark", "arya_stark"], gold=4),
        ("marshal catelyn_stark", "marshal arya_stark"),
    ),
    Puzzle(
        "what costs nothing comes first",
        "A second Robb is laid as a duplicate for nothing.",
        marshaling(hand=["robb_stark", "littlefinger"], play=["robb_stark"], gold=3),
        ("marshal robb_stark",),
    ),
    Puzzle(
        "the Kingsroad for who could not be paid",
        "Four gold and Eddard in hand: the Kingsroad makes him possible.",
        marshaling(hand=["eddard_stark"], play=["the_kingsroad"], gold=1),
        ("trigger the_kingsroad",),
    ),
    Puzzle(
        "the Kingsroad is kept when the gold suffices",
        "Seven gold pay for Eddard; the road is there for the next one.",
        marshaling(hand=["eddard_stark"], play=["the_kingsroad"], gold=4),
        ("marshal eddard_stark",),
    ),
    Puzzle(
        "two stewards pay for a lord",
        "Five gold and Eddard in hand: one steward saves too little, both together bring him into play.",
        marshaling(hand=["eddard_stark", "sansa_stark"], play=[STEWARD, STEWARD], gold=2),
        ("trigger winterfell_steward",),
    ),
    Puzzle(
        "the road that brings gold",
        "One limited card a round: the Roseroad pays every round, the Kingsroad once.",
        marshaling(hand=["the_kingsroad", "the_roseroad"], play=[KNIGHT], gold=1),
        ("marshal the_roseroad",),
    ),
    Puzzle(
        "Ice for who fights with it",
        "Ice kills after a military challenge of its bearer: Catelyn has no such icon, Robb has.",
        marshaling("0 marshal ice", hand=["ice"], play=["catelyn_stark", "robb_stark"], gold=3),
        ("pick robb_stark",),
    ),
    Puzzle(
        "Ice does not go to court",
        "Sansa and Catelyn have no military icon: the Knight has, and he will win a fight with it.",
        marshaling("0 marshal ice", hand=["ice"], play=["catelyn_stark", "sansa_stark", KNIGHT], gold=3),
        ("pick tumblestone_knight",),
    ),
    Puzzle(
        "milk of the poppy for the others",
        "It takes a text away: Eddard's, not one's own Robb's.",
        lambda: do(
            lay(
                {"play": ["robb_stark"], "hand": ["milk_of_the_poppy"], "gold": 2},
                {"play": ["eddard_stark", KNIGHT]},
                phase="marshaling",
            ),
            "0 marshal milk_of_the_poppy",
        ),
        ("pick eddard_stark.1a",),
    ),
    Puzzle(
        "an icon that he lacks",
        "Little Bird gives intrigue: Robb gains an icon, Catelyn has it.",
        marshaling("0 marshal little_bird", hand=["little_bird"], play=["catelyn_stark", "robb_stark"], gold=1),
        ("pick robb_stark",),
    ),
    Puzzle(
        "nobody for a phase without fights",
        "Hear Me Roar brings Jaime for a phase: not now.",
        asked(
            "act",
            {"faction": "lannister", "hand": ["hear_me_roar", "ser_jaime_lannister"], "gold": 1},
            {"play": [KNIGHT]},
            phase="marshaling",
        ),
        ("pass",),
    ),
    Puzzle(
        "a free place beside a dear lord",
        "One limited card a round: beside Tywin there is no gold for the Kingsroad; the Fiefdom costs nothing.",
        marshaling(faction="lannister", hand=["tywin_lannister", "the_kingsroad", "western_fiefdom"], gold=4),
        ("marshal western_fiefdom",),
    ),
    Puzzle(
        "a road for a lord",
        "Five gold: the Kingsroad, used at once, brings Eddard; with the Knight he would stay in hand.",
        marshaling(hand=["eddard_stark", KNIGHT, "the_kingsroad"], gold=2),
        ("marshal the_kingsroad",),
    ),
    Puzzle(
        "what is left over goes back",
        "Three gold and one card in hand: the Gates draw a card every round, gold is gone when the round ends.",
        marshaling(hand=["gates_of_winterfell"], play=["robb_stark", KNIGHT]),
        ("marshal gates_of_winterfell",),
    ),
    Puzzle(
        "a body, if events may not be played",
        "Marching Orders: no event can be played this round, the Caretaker can stand in for a claim.",
        marshaling(
            "0 marshal the_queen_of_thorns",
            faction="tyrell",
            hand=["the_queen_of_thorns", "olennas_cunning", "garden_caretaker"],
            plot="marching_orders",
        ),
        ("marshal garden_caretaker",),
    ),
    Puzzle(
        "Stannis wants his sword",
        "Lightbringer gives him renown; the gold would go back.",
        marshaling(faction="baratheon", hand=["lightbringer"], play=["stannis_baratheon", "bastard_in_hiding"]),
        ("marshal lightbringer",),
    ),
    # ------------------------------------------------------------------ attacks
    Puzzle(
        "attack where nobody can defend",
        "Sansa has no military icon: an unopposed challenge kills her.",
        asked("challenge", {"play": [KNIGHT]}, {"play": ["sansa_stark"]}),
        ("challenge military",),
    ),
    Puzzle(
        "no attack on a wall",
        "The others have had their turn and nothing better to do than to defend: Robb or Eddard wins power by it.",
        asked("challenge", {"play": ["eddard_stark", "robb_stark"]}, {"play": [STEWARD]}, of=1),
        ("pass",),
    ),
    Puzzle(
        "who attacks last keeps nobody back",
        "The other has had his turn: Eddard beats the knight, and nobody is left to attack him when he kneels.",
        asked("challenge", {"play": [KNIGHT]}, {"play": ["eddard_stark"]}, of=1),
        bad=("pass",),
    ),
    Puzzle(
        "a kill before the answer",
        "Drogon and two more beat every defence: the claim takes one of two who would attack next.",
        asked(
            "challenge",
            {"faction": "targaryen", "play": ["drogon", "khal_drogo", "viserion"]},
            {"play": [KNIGHT, KNIGHT]},
        ),
        ("challenge military",),
    ),
    Puzzle(
        "who does not kneel attacks for nothing",
        "Jaime stays standing when he attacks with military: it costs no defence.",
        asked(
            "challenge",
            {"faction": "lannister", "play": ["ser_jaime_lannister"]},
            {"play": ["catelyn_stark", KNIGHT, KNIGHT]},
            cards=knelt("catelyn_stark.1a", "tumblestone_knight.1a"),
        ),
        ("challenge military",),
    ),
    Puzzle(
        "who does not kneel is sent",
        "Jaime and the Burned Men could attack: Jaime stays standing, the others would not.",
        lambda: do(
            until(
                lay(
                    {"faction": "lannister", "play": ["ser_jaime_lannister", "burned_men", "burned_men"]},
                    {"play": [KNIGHT, "catelyn_stark"]},
                    cards=knelt("catelyn_stark.1a"),
                ),
                "challenge",
                0,
            ),
            "0 challenge military seat_1",
        ),
        ("attack ser_jaime_lannister",),
    ),
    Puzzle(
        "not against who stands up",
        "Eddard kneels, but stands up when he is attacked: five against two, renown for him, and he is free to attack.",
        asked(
            "challenge",
            {"play": [KNIGHT, STEWARD], "power": 5},
            {"play": ["eddard_stark"]},
            cards=knelt("eddard_stark.1a"),
        ),
        ("pass",),
    ),
    Puzzle(
        "send enough against an open answer",
        "Margaery adds three to the Wardens' three: Eddard's five are not enough, with the Steward they are six.",
        lambda: do(
            until(
                lay(
                    {"play": ["eddard_stark", STEWARD], "plot": QUIET},
                    {
                        "faction": "tyrell",
                        "play": ["wardens_of_the_reach", "margaery_tyrell"],
                        "power": 4,
                        "plot": QUIET,
                    },
                ),
                "challenge",
                0,
            ),
            "0 challenge power seat_1",
            "0 attack eddard_stark.0a",
        ),
        ("attack winterfell_steward",),
    ),
    Puzzle(
        "stealth past the one who matters",
        "Without Robb nobody of the defenders is strong enough.",
        lambda: until(
            attack(
                until(
                    lay(
                        {"faction": "greyjoy", "play": ["asha_greyjoy"]},
                        {"play": ["robb_stark", KNIGHT, "catelyn_stark"]},
                    ),
                    "challenge",
                    0,
                ),
                "military",
                "asha_greyjoy.0a",
            ),
            "stealth",
            0,
        ),
        ("bypass robb_stark",),
    ),
    Puzzle(
        "the last power wins the game",
        "Fourteen power: any won power challenge is the fifteenth, whatever it costs.",
        asked(
            "challenge",
            {"play": [KNIGHT, "catelyn_stark"], "power": 14},
            {"play": ["grey_wind", "sansa_stark"], "power": 3},
            cards=knelt("sansa_stark.1a"),
        ),
        ("challenge power", "challenge military"),
    ),
    Puzzle(
        "the Knight of Flowers rides alone",
        "Eddard and Robb would beat him together, but one may defend at most, and neither is stronger than he.",
        asked(
            "challenge",
            {"play": ["eddard_stark", "robb_stark", STEWARD]},
            {"faction": "tyrell", "play": ["the_knight_of_flowers"]},
            of=1,
        ),
        ("challenge military",),
    ),
    # ------------------------------------------------------------------ defences
    Puzzle(
        "who does not count does not kneel",
        "Three knights are six together, but beside Balon none of them counts: they are kept for their own attacks.",
        attacked(
            "military", ("balon_greyjoy.0a",), {"faction": "greyjoy", "play": ["balon_greyjoy"]}, {"play": [KNIGHT] * 3}
        ),
        ("done",),
    ),
    Puzzle(
        "a defence that wins eight to five",
        "Areo and Obara together beat Robb: nobody dies, and Caleotte has an intrigue of his own to come.",
        attacked(
            "military",
            ("robb_stark.0a",),
            {"play": ["robb_stark", "grey_wind", "catelyn_stark"]},
            {"faction": "martell", "play": ["areo_hotah", "obara_sand", "maester_caleotte"]},
        ),
        ("defend",),
    ),
    Puzzle(
        "stop the fifteenth power",
        "He has fourteen: unopposed he wins. Somebody must stand in the way.",
        attacked(
            "power",
            ("robb_stark.0a",),
            {"play": ["robb_stark"], "power": 13},
            {"play": [STEWARD, "eddard_stark"], "power": 2},
            cards=knelt("eddard_stark.1a"),
        ),
        ("defend",),
    ),
    Puzzle(
        "the cheapest who is enough",
        "The Knight's two beat the Steward's one, if it is worth a defence at all: Robb is kept for his own attack.",
        attacked(
            "power", ("winterfell_steward.0a",), {"play": [STEWARD]}, {"play": [KNIGHT, "robb_stark"], "power": 3}
        ),
        bad=("defend robb_stark",),
    ),
    # ------------------------------------------------------------------ claims, saves, windows
    Puzzle(
        "the weakest dies for a claim",
        "The Steward, not Robb.",
        attacked(
            "military",
            ("eddard_stark.0a",),
            {"play": ["eddard_stark"]},
            {"play": ["robb_stark", STEWARD, "catelyn_stark"]},
            wanted="claim",
        ),
        ("pick winterfell_steward",),
    ),
    Puzzle(
        "a lord with a duplicate stands in",
        "Robb's duplicate saves him: nobody has to die.",
        attacked(
            "military",
            ("eddard_stark.0a",),
            {"play": ["eddard_stark"]},
            {"play": ["robb_stark", "catelyn_stark"], "under": ["robb_stark"]},
            wanted="claim",
            cards=TWIN,
        ),
        ("pick robb_stark",),
    ),
    Puzzle(
        "a duplicate saves a lord",
        "Robb is worth more than his duplicate.",
        attacked(
            "military",
            ("eddard_stark.0a",),
            {"play": ["eddard_stark"]},
            {"play": ["robb_stark"], "under": ["robb_stark"]},
            wanted="interrupt",
            cards=TWIN,
        ),
        ("save robb_stark",),
    ),
    Puzzle(
        "the sword for the dearest",
        "Put to the Sword kills anyone: Balon, not the Knight.",
        lambda: do(
            attacked(
                "military",
                ("robb_stark.0a",),
                {"play": ["robb_stark"], "hand": ["put_to_the_sword"], "gold": 2},
                {"play": ["balon_greyjoy", KNIGHT]},
                wanted="react",
                of=0,
                cards=knelt("balon_greyjoy.1a", f"{KNIGHT}.1a"),
            )(),
            "0 play put_to_the_sword",
        ),
        ("pick balon_greyjoy",),
    ),
    Puzzle(
        "a killing is cancelled",
        "The Hand's Judgment saves Balon.",
        lambda: do(
            attacked(
                "military",
                ("robb_stark.0a",),
                {"play": ["robb_stark"], "hand": ["put_to_the_sword"], "gold": 2},
                {"play": ["balon_greyjoy", KNIGHT], "hand": ["the_hands_judgment"], "gold": 2},
                wanted="react",
                of=0,
                cards=knelt("balon_greyjoy.1a", f"{KNIGHT}.1a"),
            )(),
            "0 play put_to_the_sword",
            "0 pick balon_greyjoy.1a",
        ),
        ("play the_hands_judgment",),
    ),
    Puzzle(
        "what cannot come into play is given up",
        "The dead Robb's second copy can never be played: it goes first.",
        asked(
            "reserve",
            {
                "hand": ["robb_stark", "catelyn_stark", "arya_stark", "littlefinger", "eddard_stark", "sansa_stark"],
                "dead": ["robb_stark"],
            },
            {"play": [KNIGHT]},
            phase="taxation",
        ),
        ("take robb_stark",),
    ),
    Puzzle(
        "the rose for one's own fight",
        "Margaery's three turn two against four into a victory.",
        lambda: until(
            do(
                attacked(
                    "power",
                    ("randyll_tarly.0a",),
                    {"faction": "tyrell", "play": ["randyll_tarly", "margaery_tyrell"]},
                    {"play": ["eddard_stark", KNIGHT], "power": 3},
                )(),
                "1 defend eddard_stark.1a",
                "1 defend tumblestone_knight.1a",
            ),
            "act",
            0,
        ),
        ("trigger margaery_tyrell",),
    ),
    Puzzle(
        "no glory for the defender",
        "Jaime and the Knight of Flowers are sure of the military challenge; a power challenge ties the defenders. A"
        " lone moneylender in an intrigue would be met by Daenerys, who wins power by it.",
        asked(
            "challenge",
            {
                "faction": "targaryen",
                "play": ["daenerys_targaryen", "littlefinger", "magister_illyrio", "arianne_martell", "drogon"],
                "hand": [KNIGHT],
            },
            {
                "faction": "lannister",
                "play": [
                    "ser_jaime_lannister",
                    "the_knight_of_flowers",
                    "cersei_lannister",
                    "gold_cloaks",
                    "lannisport_moneylender",
                ],
                "hand": [KNIGHT, KNIGHT],
            },
            of=1,
        ),
        ("challenge military", "challenge power"),
    ),
    Puzzle(
        "no rose for a won fight",
        "Nobody stands who could defend: Randyll wins without her three, and Margaery can attack or defend herself.",
        attacked(
            "military",
            ("randyll_tarly.0a",),
            {"faction": "tyrell", "play": ["randyll_tarly", "margaery_tyrell"]},
            {"play": ["sansa_stark", "catelyn_stark"]},
            wanted="act",
            of=0,
        ),
        ("pass",),
    ),
    Puzzle(
        "standing costs nothing",
        "The Followers stand up when dominance begins: two strength more, for nothing.",
        asked(
            "react",
            {"faction": "baratheon", "play": ["fiery_followers"], "power": 6},
            {"play": [KNIGHT], "power": 12},
            cards=knelt("fiery_followers.0a"),
            phase="dominance",
        ),
        ("trigger fiery_followers",),
    ),
    Puzzle(
        "a grove is not given up early",
        "It saves a gold in every round to come: worth more than one event of many cards.",
        asked(
            "reserve",
            {"hand": ["heart_tree_grove", *[KNIGHT] * 5, "catelyn_stark", "put_to_the_sword"]},
            {"play": [KNIGHT]},
            phase="taxation",
        ),
        bad=("take heart_tree_grove",),
    ),
    Puzzle(
        "no rose for a stranger",
        "Everyone else kneels, and so does Robb on the other side: three strength for anybody are for nothing, and"
        " Margaery could attack instead.",
        asked(
            "act",
            {"faction": "tyrell", "play": ["margaery_tyrell", "garden_caretaker"]},
            {"play": ["robb_stark"]},
            cards=knelt("garden_caretaker.0a", "robb_stark.1a"),
            phase="challenges",
        ),
        ("pass",),
    ),
    Puzzle(
        "nobody is confined for nothing",
        "Catelyn kneels, and nobody else could answer: her icons do no harm this phase.",
        asked(
            "act",
            {"faction": "martell", "play": ["palace_spearman"], "hand": ["confinement"], "gold": 1},
            {"play": ["catelyn_stark"]},
            cards=knelt("catelyn_stark.1a"),
            phase="challenges",
        ),
        ("pass",),
    ),
    Puzzle(
        "the dragon sleeps on",
        "Daenerys stands: woken, she only goes back to the hand, and costs seven gold again.",
        asked(
            "act",
            {"faction": "targaryen", "play": ["daenerys_targaryen"], "hand": ["waking_the_dragon"]},
            {"play": [KNIGHT]},
            phase="challenges",
        ),
        ("pass",),
    ),
    Puzzle(
        "who is confined",
        "Catelyn has more to lose, but she kneels: the Steward alone could stand in the way of the last two power.",
        lambda: do(
            asked(
                "act",
                {"faction": "martell", "play": ["palace_spearman"], "hand": ["confinement"], "gold": 1, "power": 13},
                {"play": ["catelyn_stark", STEWARD], **ABOUT_TO_WIN},
                cards=knelt("catelyn_stark.1a"),
            )(),
            "0 play confinement",
        ),
        (f"pick {STEWARD}",),
    ),
    # ------------------------------------------------------------------ what takes some thinking
    Puzzle(
        "a rose for Randyll",
        "He stands up when his strength grows: Margaery kneels for two attacks of his.",
        asked(
            "act",
            {"faction": "tyrell", "play": ["margaery_tyrell", "randyll_tarly"]},
            {"play": ["robb_stark"]},
            cards=knelt("randyll_tarly.0a", "robb_stark.1a"),
            phase="challenges",
        ),
        ("trigger margaery_tyrell",),
        hard=True,
    ),
    Puzzle(
        "enough for the sword",
        "Grey Wind alone wins by four; with the Knight by six, and Put to the Sword kills Tywin.",
        lambda: do(
            until(
                lay(
                    {
                        "play": ["grey_wind", KNIGHT],
                        "hand": ["put_to_the_sword"],
                        "gold": 2,
                        "plot": QUIET,
                    },
                    {"faction": "lannister", "play": ["tywin_lannister", "burned_men"], "plot": QUIET},
                    cards=knelt("tywin_lannister.1a", "burned_men.1a"),
                ),
                "challenge",
                0,
            ),
            "0 challenge military seat_1",
            "0 attack grey_wind.0a",
        ),
        ("attack tumblestone_knight",),
        hard=True,
    ),
    Puzzle(
        "enough for a superior claim",
        "Catelyn wins by four; with the Steward by five, and the claim brings two power more.",
        lambda: do(
            until(
                lay(
                    {"play": ["catelyn_stark", STEWARD], "hand": ["superior_claim"], "plot": QUIET},
                    {"play": [KNIGHT], "power": 3, "plot": QUIET},
                    cards=knelt(f"{KNIGHT}.1a"),
                ),
                "challenge",
                0,
            ),
            "0 challenge power seat_1",
            "0 attack catelyn_stark.0a",
        ),
        ("attack winterfell_steward",),
    ),
    Puzzle(
        "poison needs an intrigue",
        "The other hand is empty, but Tears of Lys kills Robert after a won intrigue; the single power is worth less.",
        asked(
            "challenge",
            {"play": ["catelyn_stark"], "hand": ["tears_of_lys"], "gold": 1},
            {"faction": "baratheon", "play": ["robert_baratheon", "bastard_in_hiding"]},
            cards=knelt("robert_baratheon.1a", "bastard_in_hiding.1a"),
        ),
        ("challenge intrigue",),
    ),
    Puzzle(
        "the Queen brings a guest",
        "A won intrigue of the Queen of Thorns puts Randyll into play for nothing: worth more than a power.",
        asked(
            "challenge",
            {"faction": "tyrell", "play": ["the_queen_of_thorns"], "hand": ["randyll_tarly"]},
            {"play": [KNIGHT, KNIGHT], "power": 3},
            cards=knelt("tumblestone_knight.1a", "tumblestone_knight.1b"),
        ),
        ("challenge intrigue",),
        hard=True,
    ),
    Puzzle(
        "the last guard is confined",
        "Catelyn alone could answer a power challenge. Confinement takes her icons: two power, and the game, before the"
        " other one wins dominance and the game.",
        asked(
            "act",
            {"faction": "martell", "play": ["palace_spearman"], "hand": ["confinement"], "gold": 1, "power": 13},
            {"play": ["catelyn_stark", KNIGHT], **ABOUT_TO_WIN},
            cards=knelt(f"{KNIGHT}.1a"),
        ),
        ("play confinement",),
    ),
    Puzzle(
        "a gold buys the icon that wins",
        "Everyone kneels. For one gold Edric has a power icon, and nobody opposes him.",
        asked(
            "act",
            {"faction": "martell", "play": ["edric_dayne"], "gold": 1, "power": 13},
            {"play": ["catelyn_stark", KNIGHT], **ABOUT_TO_WIN},
            cards=knelt("catelyn_stark.1a", f"{KNIGHT}.1a"),
        ),
        ("trigger edric_dayne",),
        hard=True,
    ),
    Puzzle(
        "an intrigue for a lancer",
        "Two knights stand against a military or power challenge. Selyse gives the lancer an icon that nobody answers.",
        asked(
            "act",
            {"faction": "baratheon", "play": ["selyse_baratheon", "vanguard_lancer"], "gold": 1, "power": 14},
            {"play": ["catelyn_stark", KNIGHT, KNIGHT], "hand": [KNIGHT], **ABOUT_TO_WIN},
            cards=knelt("catelyn_stark.1a", "selyse_baratheon.0a"),
        ),
        ("trigger selyse_baratheon",),
        hard=True,
    ),
    Puzzle(
        "Jaime for one phase",
        "He is discarded when the phase ends. By then he has won.",
        asked(
            "act",
            {
                "faction": "lannister",
                "play": ["lannisport_moneylender"],
                "hand": ["hear_me_roar", "ser_jaime_lannister", "gold_cloaks"],
                "gold": 1,
                "power": 13,
            },
            {"play": [KNIGHT], **ABOUT_TO_WIN},
            cards=knelt(f"{KNIGHT}.1a", "lannisport_moneylender.0a"),
        ),
        ("play hear_me_roar",),
    ),
    Puzzle(
        "the dragon wakes once more",
        "Daenerys has knelt. She stands for one challenge, and it does not matter that she returns to the hand.",
        asked(
            "act",
            {
                "faction": "targaryen",
                "play": ["daenerys_targaryen"],
                "hand": ["waking_the_dragon"],
                "power": 14,
            },
            {"play": [KNIGHT], **ABOUT_TO_WIN},
            cards=knelt(f"{KNIGHT}.1a", "daenerys_targaryen.0a"),
        ),
        ("play waking_the_dragon",),
    ),
    Puzzle(
        "a maid for her lady",
        "The Handmaiden goes so that Daenerys stands up and wins unopposed.",
        asked(
            "act",
            {"faction": "targaryen", "play": ["daenerys_targaryen", "handmaiden"], "power": 13},
            {"play": [KNIGHT, STEWARD], **ABOUT_TO_WIN},
            cards=knelt(f"{KNIGHT}.1a", "daenerys_targaryen.0a", "handmaiden.0a"),
        ),
        ("trigger handmaiden",),
        hard=True,
    ),
    Puzzle(
        "a dragon from the dead",
        "Rhaegal comes back into play, standing, and needs one unopposed challenge.",
        asked(
            "act",
            {
                "faction": "targaryen",
                "play": ["magister_illyrio"],
                "dead": ["rhaegal", "viserys_targaryen"],
                "hand": ["fire_and_blood"],
                "gold": 1,
                "power": 14,
            },
            {"play": [KNIGHT], **ABOUT_TO_WIN},
            cards=knelt(f"{KNIGHT}.1a", "magister_illyrio.0a"),
        ),
        ("play fire_and_blood",),
    ),
    Puzzle(
        "Arianne sends another",
        "She kneels and leaves; who comes for her stands, and nobody opposes him.",
        asked(
            "act",
            {
                "faction": "martell",
                "play": ["arianne_martell"],
                "hand": ["the_red_viper", "areo_hotah", "palace_spearman"],
                "power": 14,
            },
            {"play": [KNIGHT], **ABOUT_TO_WIN},
            cards=knelt(f"{KNIGHT}.1a", "arianne_martell.0a"),
        ),
        ("trigger arianne_martell",),
        hard=True,
    ),
    Puzzle(
        "Ice finds Tywin",
        "Sansa would be a third lady. Ice on Eddard wins a military challenge, and Tywin dies by it.",
        asked(
            "act",
            {"play": ["eddard_stark", "catelyn_stark", KNIGHT], "hand": ["ice", "sansa_stark"]},
            {"faction": "lannister", "play": ["tywin_lannister", "lannisport_moneylender"]},
            phase="marshaling",
        ),
        ("marshal ice",),
        hard=True,
    ),
    # ------------------------------------------------------------------ what lies open
    Puzzle(
        "weaker men do not count against Balon",
        "Four knights are eight strong together, but none of them as strong as he: nobody stops him.",
        asked("challenge", {"faction": "greyjoy", "play": ["balon_greyjoy"]}, {"play": [KNIGHT] * 4, "power": 2}),
        ("challenge",),
    ),
    Puzzle(
        "a trader looks at the deck",
        "The better of two cards comes to the hand, for nothing.",
        lambda: do(
            lay(
                {"faction": "martell", "hand": ["greenblood_trader"], "gold": 4, "plot": QUIET},
                {"play": [KNIGHT], "plot": QUIET},
                phase="marshaling",
            ),
            "0 marshal greenblood_trader",
        ),
        ("trigger greenblood_trader",),
    ),
)
