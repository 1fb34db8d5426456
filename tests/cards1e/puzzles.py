"""Puzzles of the 1st edition: what a club player would see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bots.puzzles import Puzzle
from cardgame.moves import decline
from cards1e.council import attack, do, duplicate, knelt, lay, on, prompt, texts
from smallcouncil.games.cards1e.state import CouncilTable

KNIGHT = "knight_of_the_tumblestone"  # 2 strength, military and power
PUP = "direwolf_pup"  # 2 strength, military
HOST = "host_of_storms_end"  # 6 strength, military and power
ARMY = "war_host_of_the_north"  # 11 strength, military
STEWARD = "lannisport_steward"  # 2 strength, intrigue
LURKERS = "lurkers_at_harrenhal"  # 6 strength, intrigue and power, stealth
RICH = "rains_of_autumn"  # 4 gold, claim 1
HARSH = "the_power_of_arms"  # 3 gold, claim 2
QUIET = "calm_over_westeros"


def until(table: CouncilTable, wanted: str, seat: int) -> CouncilTable:
    """Everyone passes, defends with nobody or takes the first choice until a seat is asked the wanted question."""
    while not (prompt(table) == wanted and table.waiting[0] == seat):
        asked = texts(table, table.waiting[0])
        quiet = next((text for text in ("pass", "done") if text in asked), asked[0])
        do(table, f"{table.waiting[0]} {quiet}")
    return table


def asked(wanted: str, *seats: dict[str, Any], of: int = 0, **more: Any) -> Callable[[], CouncilTable]:
    """A position in which a seat is asked a question, after all have passed so far."""
    return lambda: until(lay(*seats, **more), wanted, of)


def plotting(*plots: str, other: tuple[str, ...] = (), **seat: Any) -> Callable[[], CouncilTable]:
    """Seat 0 chooses between plots; the other one has these in play."""
    return asked("plot", {"plot": QUIET, "plots": [*plots], **seat}, {"play": [*other], "plots": [RICH]}, phase="plot")


def marshaling(*moves: str, other: tuple[str, ...] = (KNIGHT, KNIGHT), **seat: Any) -> Callable[[], CouncilTable]:
    return lambda: do(lay(seat, {"play": [*other]}, phase="marshaling"), *moves)


def attacking(
    *moves: str, other: dict[str, Any], cards: dict[str, Any] | None = None, first: int = 0, **seat: Any
) -> Callable[[], CouncilTable]:
    """Seat 0 is the active player of the challenges phase; if the other was first, he has attacked nobody."""
    return lambda: do(until(lay(seat, other, cards=cards, first=first), "challenge", 0), *moves)


def attacked(
    kind: str,
    by: tuple[str, ...],
    *seats: dict[str, Any],
    wanted: str = "defenders",
    cards: dict[str, Any] | None = None,
    first: int = 0,
    against: int = 1,
) -> Callable[[], CouncilTable]:
    """Seat 0 attacks seat 1 (or another one); the question to seat 1 after it."""

    def fight() -> CouncilTable:
        table = until(lay(*seats, cards=cards, first=first), "challenge", 0)
        return until(attack(table, kind, *by, against=against), wanted, 1)

    return fight


def choosing_titles(
    *, strong: str, weak: str, mine: tuple[str, ...] = (KNIGHT, KNIGHT), hand: int = 4
) -> Callable[[], CouncilTable]:
    """Seat 2 of four chooses a title; seat 0 has armies and holds one, seat 1 has a pup and holds another."""

    def choose() -> CouncilTable:
        plays = ([ARMY, HOST], [PUP], [*mine], [KNIGHT])
        table = lay(*({"play": play, "hand": ["hodor"] * hand} for play in plays), phase="plot")
        while prompt(table) != "first-player":
            decline(table)
        return do(table, f"{table.waiting[0]} player seat_0", f"0 title title_{strong}", f"1 title title_{weak}")

    return choose


PUZZLES = (
    # ------------------------------------------------------------------ plots
    Puzzle(
        "three gold buy nobody who costs four",
        "Eddard and Robb cost four each: the plot with four gold brings one of them, the one with three nobody.",
        plotting(RICH, HARSH, hand=["eddard_stark", "robb_stark"], other=(KNIGHT,)),
        (f"plot {RICH}",),
    ),
    Puzzle(
        "two die for a claim of two",
        "An empty hand needs no gold, and there are enough to attack with.",
        plotting(RICH, HARSH, hand=[], play=[ARMY, HOST, KNIGHT, KNIGHT], other=(KNIGHT, STEWARD)),
        (f"plot {HARSH}",),
    ),
    Puzzle(
        "gold that buys nobody",
        "Two armies for seven in hand: three gold buy as little as four, but a claim of two kills two.",
        plotting(RICH, HARSH, hand=[ARMY, ARMY], play=[ARMY, HOST, KNIGHT], other=(KNIGHT, STEWARD)),
        (f"plot {HARSH}",),
    ),
    Puzzle(
        "Valar when far behind",
        "One against six: everybody dies.",
        plotting("valar_morghulis", RICH, play=[PUP], other=(KNIGHT,) * 6),
        ("plot valar_morghulis",),
    ),
    Puzzle(
        "no Valar when ahead",
        "It would kill six of one's own for one.",
        plotting("valar_morghulis", RICH, play=[KNIGHT] * 6, other=(PUP,)),
        bad=("plot valar_morghulis",),
    ),
    Puzzle(
        "wildfire when far behind",
        "One against seven: Wildfire leaves three of them.",
        plotting("wildfire_assault", RICH, play=[KNIGHT], other=(KNIGHT,) * 7),
        ("plot wildfire_assault",),
    ),
    Puzzle(
        "no wildfire when ahead",
        "It would burn four of one's own and nobody else.",
        plotting("wildfire_assault", RICH, play=[KNIGHT] * 7, other=(KNIGHT,)),
        bad=("plot wildfire_assault",),
    ),
    Puzzle(
        "gold at the beginning",
        "Nobody in play and a hand full of people: a blockade without gold leaves all of them there.",
        plotting(RICH, "blockade", hand=[KNIGHT, "arya_stark", "catelyn_stark"]),
        (f"plot {RICH}",),
    ),
    Puzzle(
        "no Valar for the weak to rise",
        "One of three is stronger; the other two have a pup each and would gain most.",
        asked(
            "plot",
            {"plot": QUIET, "plots": ["valar_morghulis", RICH], "play": [HOST, KNIGHT], "hand": [KNIGHT]},
            {"play": [ARMY, KNIGHT], "plots": [RICH]},
            {"play": [PUP], "plots": [RICH]},
            {"play": [PUP], "plots": [RICH]},
            phase="plot",
        ),
        (f"plot {RICH}",),
    ),
    Puzzle(
        "nobody condemns his own",
        "At a table of two the realm is one opponent, and he kills Drogon; a gold more is no price for that.",
        plotting("condemned_by_the_realm", RICH, play=["drogon"], hand=[HOST], other=(KNIGHT, KNIGHT)),
        (f"plot {RICH}",),
    ),
    Puzzle(
        "no decree against oneself",
        "Seven cards in hand and the other one has none: four gold are there without giving three of them up.",
        plotting("rule_by_decree", "the_power_of_blood", play=[KNIGHT], hand=[KNIGHT] * 7, other=(KNIGHT,)),
        ("plot the_power_of_blood",),
    ),
    Puzzle(
        "the small stay tired",
        "Three on the other side are weak and would not stand up again, and all on this one are strong.",
        plotting("noose_and_swordpoint", RICH, play=[HOST, HOST], other=(PUP, PUP, KNIGHT)),
        ("plot noose_and_swordpoint",),
    ),
    Puzzle(
        "out of the fire",
        "Three are spared: the pup and the knight are not among them.",
        asked(
            "choose",
            {"plots": ["wildfire_assault"], "play": [PUP, KNIGHT, ARMY, HOST, "eddard_stark"]},
            {"play": [KNIGHT] * 4},
            phase="plot",
        ),
        (f"pick {ARMY}", f"pick {HOST}", "pick eddard_stark"),
    ),
    Puzzle(
        "under the snow",
        "Of the other one's weary the army goes back to hand, for which he pays seven gold again.",
        asked(
            "choose",
            {"plot": "snowed_under", "play": [PUP, HOST]},
            {"play": [PUP, ARMY, "crossroads"]},
            cards=knelt(f"{PUP}.0a", f"{HOST}.0a", f"{PUP}.1a", f"{ARMY}.1a", "crossroads.1a"),
            phase="standing",
        ),
        (f"pick {ARMY}",),
    ),
    Puzzle(
        "the leader comes last",
        "Seat 2 lacks three power: whoever begins after him lets all the others strike before he does.",
        asked("first-player", {"plots": ["rains_of_autumn"]}, {}, {"power": 12}, {}, phase="plot"),
        ("player seat_3",),
    ),
    Puzzle(
        "who is about to win begins",
        "Three power are missing: later all would have struck.",
        asked("first-player", {"plots": ["rains_of_autumn"], "power": 12}, {}, {"power": 8}, {}, phase="plot"),
        ("player seat_0",),
    ),
    # ------------------------------------------------------------------ marshaling
    Puzzle(
        "gold is spent on people",
        "Three gold and Catelyn in hand, and others in play who die for claims before her.",
        marshaling(hand=["catelyn_stark"], play=[KNIGHT, PUP, PUP], gold=3),
        ("marshal catelyn_stark",),
    ),
    Puzzle(
        "a free location is income",
        "The Great Keep costs nothing and brings a gold every round.",
        marshaling(hand=["great_keep"], gold=0),
        ("marshal great_keep",),
    ),
    Puzzle(
        "poppy for the other side's best",
        "Milk of the Poppy makes a character's text blank: not one's own.",
        marshaling(
            "0 marshal milk_of_the_poppy",
            hand=["milk_of_the_poppy"],
            play=["catelyn_stark"],
            gold=2,
            other=("eddard_stark", PUP),
        ),
        ("pick eddard_stark.1a",),
    ),
    Puzzle(
        "a fiefdom pays for the next card",
        "The fiefdom kneels for nothing and makes Robb a gold cheaper: then there is enough for both.",
        marshaling(hand=["robb_stark", KNIGHT], play=["northern_fiefdoms"], gold=1),
        ("trigger northern_fiefdoms",),
    ),
    Puzzle(
        "two for the price of one",
        "Four gold: Arya and Lady fight in two challenges, and one of them outlives a claim; the Greatjon is one man.",
        marshaling(hand=["greatjon_umber", "arya_stark", "lady"], play=[KNIGHT, PUP], gold=0),
        bad=("marshal greatjon_umber", "pass"),
    ),
    Puzzle(
        "the free road besides what is dear",
        "One limited card a round: the Hall of Heroes is too dear today, the Goldroad costs nothing.",
        marshaling(house="lannister", hand=["hall_of_heroes", "the_goldroad"], plot="blockade", gold=1),
        ("marshal the_goldroad",),
    ),
    Puzzle(
        "a gift for nobody",
        "Lordship makes no difference today, and four strength at the dominance for whoever bears it: not to him.",
        marshaling(
            "0 marshal lordship",
            house="lannister",
            hand=["lordship"],
            play=["tyrion_lannister"],
            gold=1,
            other=("greatjon_umber", KNIGHT),
        ),
        ("pick tyrion_lannister",),
    ),
    Puzzle(
        "nobody is paid for to go at once",
        "Xaro sends a character back when he comes: with Rhaegal alone beside him that is three gold for nothing.",
        marshaling(house="targaryen", hand=["xaro_xoan_daxos"], play=["rhaegal"], plot="blockade", gold=3),
        ("pass",),
    ),
    Puzzle(
        "a knight who helps by coming",
        "Ser Barristan does something by himself when he comes, and no harm: four gold are there for him.",
        marshaling(house="baratheon", hand=["ser_barristan_selmy"], play=[KNIGHT, PUP], plot="blockade", gold=4),
        ("marshal ser_barristan_selmy",),
    ),
    Puzzle(
        "what costs nothing before the discount",
        "The fiefdom saves a gold on the next card of its house: the free temple before it would be that card.",
        marshaling(
            house="targaryen",
            hand=["temple_of_the_graces", "captain_groleo"],
            play=["eastern_fiefdoms", "jhogo"],
            plot="blockade",
            gold=2,
        ),
        ("marshal temple_of_the_graces",),
    ),
    Puzzle(
        "a twin for the last gold",
        "There is nothing else to buy, and the deck has another Rhaegal, who saves this one once.",
        marshaling(house="targaryen", play=["rhaegal"], deck=["hodor", "rhaegal"], plot="blockade", gold=1),
        ("trigger rhaegal",),
    ),
    Puzzle(
        "a dragon out of the deck",
        "One influence that nothing else needs: the event becomes a dragon in hand.",
        marshaling(
            house="targaryen",
            hand=["dance_with_dragons"],
            play=["eastern_fiefdoms"],
            deck=["hodor", "drogon"],
            plot="blockade",
            gold=0,
        ),
        ("play dance_with_dragons",),
    ),
    Puzzle(
        "fire for the weak",
        "A point of strength kills one of them alone, and he is not the dearest.",
        marshaling(
            "0 trigger drogon.0a",
            house="targaryen",
            play=["drogon"],
            plot="blockade",
            gold=2,
            other=("eddard_stark", "robb_stark", "catelyn_stark", "bran_stark", ARMY, HOST),
        ),
        ("pick bran_stark",),
    ),
    Puzzle(
        "gold for who must be paid",
        "Daario goes at dominance if nobody's pool holds gold: the last gold buys no tent.",
        marshaling(house="targaryen", hand=["khal_drogos_tent"], play=["daario_naharis"], plot="blockade", gold=1),
        ("pass",),
    ),
    # ------------------------------------------------------------------ challenges
    Puzzle(
        "attack who cannot defend",
        "Nobody stands on the other side: every challenge is unopposed, and one takes power, too.",
        attacking(play=[KNIGHT], other={"hand": [PUP], "power": 2}),
        ("challenge",),
    ),
    Puzzle(
        "not into eleven",
        "A pup wins against nobody there, and is missed where the others attack.",
        attacking(play=[PUP, HOST], other={"play": [ARMY, "grey_wind", KNIGHT]}, cards=knelt(f"{HOST}.0a")),
        ("pass",),
    ),
    Puzzle(
        "where nobody defends",
        "The host fights in military and power challenges; a hand of three stands open to intrigue.",
        attacking(
            play=["cersei_lannister", PUP, PUP], other={"play": [HOST, HOST, KNIGHT], "hand": [PUP] * 3, "power": 3}
        ),
        ("challenge intrigue",),
    ),
    Puzzle(
        "no intrigue against an empty hand",
        "There is nothing to discard, but there is power to take.",
        attacking(play=[LURKERS], other={"hand": [], "power": 4}),
        ("challenge power",),
    ),
    Puzzle(
        "the last power",
        "Fourteen power: one unopposed challenge wins the game.",
        attacking(play=[PUP], power=14, other={"play": ["eddard_stark"]}, cards=knelt("eddard_stark.1a")),
        ("challenge",),
    ),
    Puzzle(
        "his only man",
        "Eddard kneels, and is alone: a military challenge kills him.",
        attacking(
            play=[KNIGHT],
            other={"play": ["eddard_stark"], "hand": []},
            cards=knelt("eddard_stark.1a"),
        ),
        ("challenge military",),
    ),
    Puzzle(
        "the leader first",
        "Three players: who has eleven power loses some, not who has one.",
        lambda: until(lay({"play": [KNIGHT]}, {"power": 1}, {"power": 11}), "challenge", 0),
        ("challenge power seat_2",),
    ),
    Puzzle(
        "one is enough",
        "Nobody can defend: the second knight stays to defend.",
        attacking(
            "0 challenge military seat_1",
            f"0 attack {KNIGHT}.0a",
            play=[KNIGHT, KNIGHT],
            other={"play": [STEWARD]},
        ),
        ("done",),
    ),
    Puzzle(
        "a second one where it takes two",
        "Two attack and four may defend: with a second knight the only lord over there dies.",
        attacking(
            "0 challenge military seat_1",
            f"0 attack {KNIGHT}.0a",
            play=[KNIGHT, KNIGHT],
            other={"play": ["eddard_stark"]},
            first=1,
        ),
        ("attack",),
    ),
    Puzzle(
        "past the strongest",
        "Stealth takes the host out of the challenge, and the knight cannot stop it.",
        attacking(
            "0 challenge power seat_1",
            play=[LURKERS],
            other={"play": [HOST, KNIGHT], "power": 3},
            first=1,
        ),
        (f"bypass {HOST}.1a",),
    ),
    # ------------------------------------------------------------------ defence
    Puzzle(
        "a defence that wins",
        "Six against two: defend.",
        attacked("military", (f"{KNIGHT}.0a",), {"play": [KNIGHT]}, {"play": [HOST, "eddard_stark"]}),
        ("defend",),
    ),
    Puzzle(
        "with the one who is just enough",
        "Two attack: the wolf is enough, and the army strikes back.",
        attacked("military", (f"{KNIGHT}.0a",), {"play": [KNIGHT, KNIGHT, HOST]}, {"play": [ARMY, "grey_wind"]}),
        ("defend grey_wind",),
    ),
    Puzzle(
        "nobody wins unopposed at fourteen",
        "The attacker has fourteen power: anyone who can defend does.",
        attacked("military", (f"{ARMY}.0a",), {"play": [ARMY], "power": 14}, {"play": [PUP, KNIGHT]}),
        ("defend",),
    ),
    Puzzle(
        "two win together",
        "Five of two defenders beat four, and Eddard need not die.",
        attacked(
            "military",
            (f"{KNIGHT}.0a", f"{KNIGHT}.0b"),
            {"play": [KNIGHT, KNIGHT]},
            {"play": ["eddard_stark", KNIGHT]},
        ),
        ("defend",),
    ),
    Puzzle(
        "a drunkard does not defend",
        "Tywin has four strength, and none in a challenge: he would kneel for nothing.",
        attacked(
            "power",
            (f"{KNIGHT}.0a",),
            {"play": [KNIGHT, "stinking_drunk"]},
            {"house": "lannister", "play": ["tywin_lannister"]},
            cards=on("stinking_drunk.0a", "tywin_lannister.1a"),
        ),
        ("done",),
    ),
    Puzzle(
        "a drunkard does not attack",
        "Two can defend against Tywin, who has four strength elsewhere: the steward takes a card instead.",
        attacking(
            house="lannister",
            play=["tywin_lannister", STEWARD],
            other={"play": [KNIGHT, "stinking_drunk"], "hand": [PUP] * 3},
            cards=on("stinking_drunk.1a", "tywin_lannister.0a"),
        ),
        ("challenge intrigue",),
    ),
    Puzzle(
        "the last guard stands",
        "The attacker has fourteen power, and a knight left for a power challenge: nobody kneels to spare a claim.",
        attacked(
            "military",
            (f"{ARMY}.0a",),
            {"play": [ARMY, KNIGHT], "power": 14},
            {
                "house": "lannister",
                "play": ["grand_maester_pycelle", PUP, PUP],
                "hand": ["i_never_bet_against_my_family"],
                "gold": 1,
            },
            wanted="act",
        ),
        ("pass",),
    ),
    # ------------------------------------------------------------------ claims and titles
    Puzzle(
        "a duplicate dies instead",
        "Eddard is saved by his duplicate; nobody saves the knight.",
        attacked(
            "military",
            (f"{KNIGHT}.0a",),
            {"play": [KNIGHT]},
            {"play": ["eddard_stark", KNIGHT], "under": ["eddard_stark"]},
            wanted="claim",
            cards=duplicate("eddard_stark.1b", "eddard_stark.1a"),
        ),
        ("pick eddard_stark.1a",),
    ),
    Puzzle(
        "a challenge that crowns goes elsewhere",
        "Thirteen power, renown, and nobody to defend: the Regent sends Eddard against an army.",
        attacked(
            "power",
            ("eddard_stark.0a",),
            {"play": ["eddard_stark"], "power": 13, "title": "lord_commander"},
            {"play": [HOST], "title": "crown_regent"},
            {"title": "master_of_coin"},
            wanted="redirect",
            against=2,
        ),
        ("redirect",),
    ),
    Puzzle(
        "no title for nothing",
        "The Master of Laws may not attack the Hand of the King: there is nobody else to send her to.",
        attacked(
            "power",
            (f"{HOST}.0a",),
            {"play": [HOST], "title": "master_of_laws"},
            {"play": [PUP], "power": 4, "title": "crown_regent"},
            {"title": "hand_of_the_king"},
            wanted="redirect",
        ),
        ("pass",),
    ),
    Puzzle(
        "the pup dies, not Eddard",
        "A claim of one takes who is missed least.",
        attacked("military", (f"{KNIGHT}.0a",), {"play": [KNIGHT]}, {"play": ["eddard_stark", PUP]}, wanted="claim"),
        (f"pick {PUP}.1a",),
    ),
    Puzzle(
        "power is not thrown away",
        "Two knights; one of them holds three power.",
        attacked(
            "military",
            (f"{KNIGHT}.0a",),
            {"play": [KNIGHT]},
            {"play": [KNIGHT, KNIGHT]},
            wanted="claim",
            cards={f"{KNIGHT}.1a": {"power": 3}},
        ),
        (f"pick {KNIGHT}.1b",),
    ),
    Puzzle(
        "who kneels is not worth less",
        "Grey Wind is tired, and nobody is left to fight this round: the reinforcements die.",
        attacked(
            "military",
            (f"{HOST}.0a",),
            {"play": [HOST, KNIGHT]},
            {"play": ["grey_wind", "trident_reinforcements"]},
            wanted="claim",
            cards=knelt("grey_wind.1a"),
            first=1,
        ),
        ("pick trident_reinforcements",),
    ),
    Puzzle(
        "shelter from the army",
        "The Master of Coin has all the armies, and may not attack the Master of Laws, whom he supports.",
        choosing_titles(strong="master_of_coin", weak="lord_commander"),
        ("title title_master_of_laws",),
    ),
    Puzzle(
        "not the rival of an army",
        "The Master of Whispers gains for every victory over the Master of Laws.",
        choosing_titles(strong="master_of_whispers", weak="lord_commander"),
        bad=("title title_master_of_laws", "title title_crown_regent"),
    ),
    Puzzle(
        "a weak rival is a power a round",
        "Whoever holds the coin has one pup: the Hand of the King beats a rival.",
        choosing_titles(strong="lord_commander", weak="master_of_coin", mine=(HOST, HOST), hand=7),
        ("title title_hand_of_the_king",),
    ),
    Puzzle(
        "the rival first",
        "Both stand open, both have as much: one of them is a rival.",
        lambda: until(
            lay(
                {"play": [KNIGHT], "title": "hand_of_the_king"},
                {"power": 3, "title": "crown_regent", "hand": [PUP] * 3},
                {"power": 3, "title": "master_of_coin", "hand": [PUP] * 3},
            ),
            "challenge",
            0,
        ),
        ("challenge power seat_2",),
    ),
    Puzzle(
        "not into a supporter's army",
        "The Master of Laws stands open, but the Master of Coin defends her with eleven; the Commander has nobody.",
        lambda: until(
            lay(
                {"play": [KNIGHT], "title": "crown_regent"},
                {"play": [STEWARD], "title": "master_of_laws"},
                {"play": [ARMY], "title": "master_of_coin"},
                {"play": [STEWARD], "title": "lord_commander"},
            ),
            "challenge",
            0,
        ),
        bad=("challenge military seat_1", "challenge military seat_2"),
    ),
    Puzzle(
        "three points of a title",
        "Two and three of the Lord Commander beat four.",
        lambda: until(
            lay(
                {"play": [KNIGHT], "title": "lord_commander"},
                {"play": ["grey_wind"], "title": "crown_regent", "power": 2},
                {"play": [STEWARD], "title": "master_of_laws"},
            ),
            "challenge",
            0,
        ),
        ("challenge military seat_1", "challenge power seat_1"),
    ),
    # ------------------------------------------------------------------ Littlefinger
    Puzzle(
        "gold against a crown",
        "Fourteen power and eleven strength for dominance: with three gold another one has eleven, too.",
        asked(
            "act",
            {"play": [STEWARD], "gold": 4},
            {"play": [ARMY], "power": 14},
            {"play": ["grey_wind", "robb_stark", KNIGHT]},
            variant="littlefinger",
            hold=True,
        ),
        ("give 3 seat_2",),
    ),
    Puzzle(
        "who has paid is left alone",
        "Both stand open; one of them has given two gold this round.",
        lambda: until(
            do(
                until(
                    lay(
                        {"play": [KNIGHT]},
                        {"power": 2, "gold": 2},
                        {"power": 2},
                        variant="littlefinger",
                        first=1,
                        hold=True,
                    ),
                    "act",
                    1,
                ),
                "1 give 2 seat_0",
            ),
            "challenge",
            0,
        ),
        ("challenge power seat_2",),
    ),
    Puzzle(
        "cards for an empty hand",
        "The Master of Laws draws one more.",
        asked("title", {"hand": []}, {}, {}, {}, phase="plot"),
        ("title title_master_of_laws",),
    ),
    Puzzle(
        "gold for a full hand",
        "Seven cards in hand need gold, not more cards.",
        asked("title", {"hand": [KNIGHT] * 7}, {}, {}, {}, phase="plot"),
        ("title title_master_of_coin",),
    ),
)
