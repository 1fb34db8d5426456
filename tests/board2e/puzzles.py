"""Puzzles of the board game: what a club player would see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from board2e.battlefield import attack, war
from board2e.realm import CROWS, FEAST, asked, defaults, lay, play, westeros
from bots.puzzles import Puzzle
from smallcouncil.games.board2e.state import BoardTable

Areas = dict[str, str]
FIRST = {"houses": ["lannister", "stark", "baratheon"]}
SIX_CASTLES = dict.fromkeys(
    ("riverrun", "seagard", "moat_cailin", "flints_finger", "crackclaw_point"), "token lannister"
) | {"lannisport": "garrison 2"}
TYRELL_LEADS = dict.fromkeys(("highgarden", "oldtown", "the_reach", "starfall", "yronwood"), "token tyrell")

BARATHEON_LEADS = dict.fromkeys(("dragonstone", "crackclaw_point", "starfall"), "token baratheon")


def ordering(area: str, areas: Areas, **more: Any) -> Callable[[], BoardTable]:
    """Lannister chooses the order for one of his areas, while the others choose theirs."""

    def plan() -> BoardTable:
        table = lay(areas, begin="planning", options=FIRST, **more)
        if "lannister planning.order" not in asked(table):
            play(table, f"lannister plan {area}")
        return table

    return plan


def marching(areas: Areas, *moves: str, players: int = 3, **more: Any) -> Callable[[], BoardTable]:
    """Marches, after some of them."""

    def go() -> BoardTable:
        table = lay(areas, players=players, begin="marches", **more)
        play(table, *moves)
        return table

    return go


def fighting(
    areas: Areas, move: tuple[str, ...], *moves: str, other: str = "tyrell", **more: Any
) -> Callable[[], BoardTable]:
    """Lannister attacks; some choices later."""

    def fight() -> BoardTable:
        table = attack(war(areas, "lannister", other, **more), *move)
        play(table, *moves)
        return table

    return fight


def in_westeros(
    until: str, first: str, second: str, third: str = "storm_of_swords", **more: Any
) -> Callable[[], BoardTable]:
    """A question of the Westeros phase with these cards."""

    def phase() -> BoardTable:
        table = westeros(first, second, third, **more)
        defaults(table, until)
        return table

    return phase


def looking(top_card: str, power: int) -> Callable[[], BoardTable]:
    """Lannister's raven has seen the wildling card on top; Stark and Baratheon have five power each."""

    def look() -> BoardTable:
        deck = [top_card, "crow_killers", "massing_on_the_milkwater"]
        powers = {"lannister": power, "stark": 5, "baratheon": 5}
        table = lay(begin="raven", wildling_deck=deck, power=powers)
        play(table, "lannister look")
        return table

    return look


def helped_attack() -> BoardTable:
    """Riverrun has its march against Harrenhal already."""
    areas = {"stoney_sept": "lannister knight", "riverrun": "lannister knight knight", "harrenhal": "stark knight"}
    areas |= dict.fromkeys(("blackwater", "searoad_marches", "seagard"), "token lannister")
    table = lay(areas, begin="planning", options=FIRST, supply={"lannister": 6})
    play(table, "lannister plan riverrun", "lannister order riverrun march_0", "lannister plan stoney_sept")
    return table


HANDS = {
    "stark": ["the_throne", "home_invasion", "cavalry_charge"],
    "lannister": ["friendly_confines", "the_peoples_chosen", "hold_court"],
    "baratheon": ["the_raven", "a_firm_grip", "take_the_black"],
    "arryn": ["crossing_guard", "pull_the_weeds", "ample_harvest"],
}


def at_the_feast(
    until: str, first: str = "ironborn_raid", second: str = "last_days_of_summer_2", **more: Any
) -> BoardTable:
    """A Feast for Crows, Stark asked first."""
    table = westeros(first, second, **{"options": {**CROWS, "houses": FEAST}, "objectives": HANDS, **more})
    defaults(table, until)
    return table


def planning_feast(house: str, area: str, areas: Areas | None = None, **more: Any) -> Callable[[], BoardTable]:
    """A house of A Feast for Crows chooses the order for an area; where nothing is said, at the start."""

    def plan() -> BoardTable:
        houses = (house, *[other for other in FEAST if other != house])
        table = lay(areas, options={**CROWS, "houses": houses}, **{"objectives": HANDS, **more})
        play(table, f"{house} plan {area}")
        return table

    return plan


SIEGE = {
    "storms_end": "baratheon knight",
    "kingswood": "baratheon knight siege_engine",
    "shipbreaker_bay": "baratheon ship",
    "dragonstone": "baratheon footman garrison 2",
    "kings_landing": "token lannister garrison 5",
    "lannisport": "lannister knight footman garrison 2",
}

DUEL = {"stoney_sept": "lannister knight march_0", "harrenhal": "tyrell knight"}

PUZZLES = (
    # ------------------------------------------------------------------ orders
    Puzzle(
        "a threatened castle is defended",
        "Two knights stand beside Riverrun: whoever leaves it loses it.",
        ordering(
            "riverrun",
            {"riverrun": "lannister knight", "seagard": "stark knight knight"}
            | dict.fromkeys(("harrenhal", "stoney_sept", "searoad_marches"), "token lannister"),
        ),
        ("order riverrun defense",),
    ),
    Puzzle(
        "a home in danger is not left",
        "Three of Stark stand beside Lannisport, and the garrison alone does not hold it.",
        ordering(
            "lannisport",
            {"lannisport": "lannister knight footman garrison 2", "riverrun": "stark knight knight footman"},
            supply={"stark": 6, "lannister": 6},
        ),
        bad=("order lannisport march", "order lannisport raid"),
    ),
    Puzzle(
        "muster where it is quiet",
        "Nobody is near Lannisport, and the crown's order musters there.",
        ordering("lannisport", {"lannisport": "lannister knight garrison 2", "winterfell": "stark footman"}),
        ("order lannisport consolidate_power_special", "order lannisport march"),
    ),
    Puzzle(
        "march into an open castle",
        "Harrenhal is empty.",
        ordering("stoney_sept", {"stoney_sept": "lannister footman footman", "winterfell": "stark footman"}),
        ("order stoney_sept march",),
    ),
    Puzzle(
        "the seventh castle",
        "Six are held, the seventh is weakly guarded: march, with the strongest order.",
        ordering(
            "stoney_sept",
            {**SIX_CASTLES, "stoney_sept": "lannister knight knight", "harrenhal": "stark footman"},
        ),
        ("order stoney_sept march",),
    ),
    Puzzle(
        "a ship holds its sea",
        "Nothing is to be had in the seas around: the ship stays, and raids, supports or defends.",
        ordering(
            "the_golden_sound",
            {"the_golden_sound": "lannister ship", "lannisport": "lannister knight garrison 2"}
            | {"ironmans_bay": "lannister ship", "sunset_sea": "lannister ship", "west_summer_sea": "lannister ship"},
        ),
        bad=("order the_golden_sound march",),
    ),
    Puzzle(
        "support for the neighbour in danger",
        "Riverrun will be attacked by three; Stoney Sept has nothing to take and stands beside it.",
        ordering(
            "stoney_sept",
            {
                "stoney_sept": "lannister knight",
                "riverrun": "lannister knight",
                "seagard": "stark knight knight footman",
            }
            | dict.fromkeys(("harrenhal", "blackwater", "searoad_marches"), "token lannister"),
            supply={"stark": 6, "lannister": 6},
        ),
        ("order stoney_sept support", "order stoney_sept march"),
    ),
    Puzzle(
        "support for the attack",
        "Two armies stand beside Harrenhal: one marches, the other supports.",
        helped_attack,
        ("order stoney_sept support", "order stoney_sept march_plus_1"),
    ),
    Puzzle(
        "no raid into the void",
        "Nobody is near Casterly Rock's shore: power instead.",
        ordering("searoad_marches", {"searoad_marches": "lannister footman", "winterfell": "stark footman"}),
        bad=("order searoad_marches raid", "order searoad_marches defense", "order searoad_marches support"),
    ),
    Puzzle(
        "a sea bears no power",
        "Nobody is near and nothing can be gained by sea: an order for power would bring none there.",
        ordering(
            "the_golden_sound",
            {"the_golden_sound": "lannister ship", "lannisport": "lannister knight garrison 2"}
            | {"ironmans_bay": "lannister ship", "sunset_sea": "lannister ship", "west_summer_sea": "lannister ship"},
        ),
        bad=("order the_golden_sound consolidate",),
    ),
    Puzzle(
        "nothing is mustered in the last round",
        "After this round castles are counted: Harrenhal can be won with luck, and new units come too late.",
        ordering(
            "riverrun",
            {"riverrun": "lannister knight", "harrenhal": "stark knight", "lannisport": "lannister footman"},
            round=10,
        ),
        ("order riverrun march",),
    ),
    # ------------------------------------------------------------------ marches
    Puzzle(
        "a castle is not given for a field",
        "Without power no token can be left: if the footman follows, Harrenhal is nobody's.",
        marching(
            {"harrenhal": "lannister knight footman march_0", "blackwater": "tyrell knight"},
            "lannister move knight blackwater",
            players=6,
            power={"lannister": 0},
        ),
        ("done",),
    ),
    Puzzle(
        "the strong one goes where others march",
        "Greyjoy's march will come to Moat Cailin: a knight may hold it, a footman will not.",
        marching(
            {"winterfell": "stark footman knight march_0", "white_harbor": "token stark"}
            | {"greywater_watch": "greyjoy footman march_0", "seagard": "token greyjoy"},
            players=6,
        ),
        ("move knight moat_cailin",),
    ),
    Puzzle(
        "an open castle is taken",
        "Riverrun and Harrenhal are empty, and one footman is enough for each.",
        marching({"stoney_sept": "lannister footman footman march_0", "lannisport": "lannister knight"}),
        ("move footman riverrun", "move footman harrenhal"),
    ),
    Puzzle(
        "a hungry house takes the castle first",
        "Harrenhal counts for victory and musters; the barrels of Blackwater feed a house later.",
        marching(
            {"stoney_sept": "lannister knight march_0", "riverrun": "token lannister"},
            supply={"lannister": 0},
        ),
        ("move knight harrenhal",),
    ),
    Puzzle(
        "a hopeless attack is not made",
        "A footman against two knights with a defence order.",
        marching(
            {"stoney_sept": "lannister footman march_0", "harrenhal": "stark knight knight defense_2"}
            | {"riverrun": "stark knight knight", "blackwater": "stark footman footman footman"}
            | {"searoad_marches": "stark footman footman footman footman"},
            supply={"stark": 6},
        ),
        bad=tuple(f"move footman {area}" for area in ("harrenhal", "riverrun", "blackwater", "searoad_marches")),
    ),
    Puzzle(
        "the seventh castle is worth a risk",
        "A knight against two: the odds are poor, but victory wins the game.",
        marching({**SIX_CASTLES, "stoney_sept": "lannister knight march_0", "harrenhal": "stark knight knight"}),
        ("move knight harrenhal",),
    ),
    Puzzle(
        "the richer castle first",
        "Riverrun is a stronghold, Harrenhal a castle; both are held by a footman.",
        marching(
            {"stoney_sept": "lannister knight knight march_0", "harrenhal": "tyrell footman"}
            | {"riverrun": "stark footman", "lannisport": "lannister footman"},
            players=6,
        ),
        ("move knight riverrun",),
    ),
    Puzzle(
        "who is about to win comes first",
        "Tyrell holds six castles: Harrenhal is taken from him.",
        marching(
            {**TYRELL_LEADS, "stoney_sept": "lannister knight knight march_0", "harrenhal": "tyrell footman"}
            | {"riverrun": "stark footman", "lannisport": "lannister footman"},
            players=6,
        ),
        ("move knight harrenhal",),
    ),
    Puzzle(
        "whoever is ahead is hit before land is taken",
        "Baratheon holds four castles, most of all: two knights take The Reach from a footman, Blackwater can wait.",
        marching(
            {**BARATHEON_LEADS, "searoad_marches": "lannister knight knight march_0", "riverrun": "greyjoy footman"}
            | {"the_reach": "baratheon footman", "lannisport": "lannister footman"}
            | dict.fromkeys(("highgarden", "stoney_sept"), "token lannister"),
            players=4,
        ),
        ("move knight the_reach",),
    ),
    Puzzle(
        "ships sail to the castles of whoever is ahead",
        "From the West Summer Sea armies reach Highgarden and Oldtown; the Bay of Ice leads to nobody.",
        marching(
            {**BARATHEON_LEADS, "the_reach": "token baratheon", "highgarden": "baratheon footman"}
            | {
                "oldtown": "token baratheon",
                "sunset_sea": "lannister ship ship march_0",
                "lannisport": "lannister knight",
            }
            | {"the_golden_sound": "lannister ship", "ironmans_bay": "greyjoy ship ship"},
            players=4,
            supply={"lannister": 4},
        ),
        ("move ship west_summer_sea",),
    ),
    Puzzle(
        "the weak go where nobody resists",
        "A footman takes the empty castle; the knight is kept for a fight.",
        marching({"stoney_sept": "lannister footman knight march_0", "riverrun": "token lannister"}),
        ("move footman harrenhal",),
    ),
    Puzzle(
        "the strong go where somebody does",
        "Harrenhal is held: the knight first.",
        marching(
            {"stoney_sept": "lannister footman knight knight march_0", "riverrun": "lannister knight"}
            | {"harrenhal": "stark knight", "blackwater": "token lannister", "searoad_marches": "token lannister"},
            supply={"lannister": 6},
        ),
        ("move knight harrenhal",),
    ),
    Puzzle(
        "more for a close fight",
        "A knight against a knight is a toss: the second one makes it safe.",
        marching(
            {"stoney_sept": "lannister knight knight march_0", "harrenhal": "stark knight"},
            "lannister move knight harrenhal",
            supply={"lannister": 6},
        ),
        ("move knight harrenhal",),
    ),
    Puzzle(
        "the last man stays at home",
        "Lannisport's garrison does not hold off a knight of Stark without its footman: a field is not worth it.",
        marching(
            {"lannisport": "lannister footman march_0 garrison 2", "riverrun": "stark knight march_0"}
            | {"stoney_sept": "token lannister"},
            tracks={"iron_throne": ["lannister", "stark", "baratheon"]},
            supply={"stark": 6},
        ),
        ("done",),
    ),
    Puzzle(
        "take back the home",
        "Lannisport is held by one of Stark's footmen.",
        marching(
            {"lannisport": "stark footman garrison 0", "highgarden": "token baratheon"}
            | dict.fromkeys(("stoney_sept", "blackwater", "the_reach"), "token lannister")
            | {"searoad_marches": "lannister knight knight march_0"},
            supply={"lannister": 6},
        ),
        ("move knight lannisport",),
    ),
    Puzzle(
        "power for a castle that is left",
        "A power token keeps Riverrun.",
        marching(
            {"riverrun": "lannister footman march_0", "seagard": "token lannister"},
            "lannister move footman harrenhal",
            power={"lannister": 3},
        ),
        ("leave_token riverrun",),
    ),
    Puzzle(
        "an army follows to where it is needed",
        "Riverrun can be won by one knight, but not be held by one: nobody is near Lannisport.",
        marching(
            {"lannisport": "lannister knight knight knight march_plus_1 garrison 2", "riverrun": "stark footman"}
            | {"seagard": "stark knight knight", "moat_cailin": "stark knight"}
            | dict.fromkeys(("searoad_marches", "stoney_sept"), "token lannister"),
            "lannister move knight riverrun",
            supply={"lannister": 6, "stark": 6},
        ),
        ("move knight riverrun",),
    ),
    Puzzle(
        "the whole army takes the stronghold",
        "Stark's march from Seagard comes next: a footman alone would lose Riverrun at once.",
        marching(
            {"lannisport": "lannister knight footman march_0 garrison 2", "seagard": "stark knight footman march_0"}
            | dict.fromkeys(("searoad_marches", "stoney_sept"), "token lannister"),
            "lannister move knight riverrun",
            supply={"lannister": 4, "stark": 4},
            tracks={"iron_throne": ["lannister", "stark", "baratheon"]},
        ),
        ("move footman riverrun",),
    ),
    Puzzle(
        "a siege engine is not sent alone",
        "It cannot defend: Stark's march from the mountains would take Crackclaw Point, and the engine with it.",
        marching(
            {"harrenhal": "lannister siege_engine march_0", "the_mountains_of_the_moon": "stark footman knight march_0"}
            | dict.fromkeys(("stoney_sept", "blackwater", "riverrun"), "token lannister"),
            players=6,
        ),
        bad=("move siege_engine crackclaw_point",),
    ),
    # ------------------------------------------------------------------ raids and the raven
    Puzzle(
        "raid who supports the defence",
        "Riverrun's support would hold Harrenhal against the march; the power of Seagard hurts nobody.",
        lambda: lay(
            {"stoney_sept": "lannister knight knight march_0", "blackwater": "lannister footman raid"}
            | {"harrenhal": "stark knight support_plus_1", "crackclaw_point": "stark footman raid"},
            players=3,
            begin="raids",
        ),
        ("raid blackwater harrenhal",),
    ),
    Puzzle(
        "raid the power of who leads",
        "Both consolidate; Stark holds five castles, Baratheon one.",
        lambda: lay(
            {**dict.fromkeys(("winterfell", "white_harbor", "moat_cailin", "seagard"), "token stark")}
            | {"riverrun": "stark footman consolidate_power", "harrenhal": "lannister footman raid"}
            | {"crackclaw_point": "baratheon footman consolidate_power"},
            players=3,
            begin="raids",
        ),
        ("raid harrenhal riverrun",),
    ),
    Puzzle(
        "the poor bury the mammoths",
        "Without power Lannister bids least and would lose three units.",
        looking("mammoth_riders", 0),
        ("put_at_bottom",),
    ),
    Puzzle(
        "the rich keep a king beyond the wall",
        "Lannister can bid most: he would choose a track to lead, or see the others fall.",
        looking("a_king_beyond_the_wall", 9),
        ("keep_on_top", "put_on_top"),
    ),
    Puzzle(
        "the poor keep silence at the wall",
        "Nobody loses anything by it, whoever bids least.",
        looking("silence_at_the_wall", 0),
        ("keep_on_top", "put_on_top"),
    ),
    # ------------------------------------------------------------------ combat
    Puzzle(
        "support for oneself",
        "The own army stands beside the own attack.",
        fighting({**DUEL, "riverrun": "lannister knight support_0"}, ("knight harrenhal",)),
        ("support lannister",),
    ),
    Puzzle(
        "support against who is about to win",
        "Tyrell holds six castles: Stark helps whoever takes one from him.",
        fighting({**TYRELL_LEADS, **DUEL, "riverrun": "stark knight support_0"}, ("knight harrenhal",)),
        ("support lannister",),
    ),
    Puzzle(
        "no support for a leader who attacks",
        "Lannister holds five castles and wants a sixth: Stark stands with Tyrell.",
        fighting(
            {**dict.fromkeys(("seagard", "moat_cailin", "flints_finger", "crackclaw_point"), "token lannister"), **DUEL}
            | {"riverrun": "stark knight support_0"},
            ("knight harrenhal",),
        ),
        ("support tyrell",),
    ),
    Puzzle(
        "the blade turns a lost combat",
        "Loras is one too strong: the blade makes it even, and the blade's holder wins ties.",
        fighting(DUEL, ("knight harrenhal",), "lannister play the_hound", "tyrell play ser_loras_tyrell"),
        ("use_blade",),
    ),
    Puzzle(
        "the blade is not wasted on a victory",
        "The combat is won: the blade is for another one.",
        fighting(DUEL, ("knight harrenhal",), "lannister play the_hound", "tyrell play randyll_tarly"),
        ("pass",),
    ),
    Puzzle(
        "the blade is not wasted on a defeat",
        "Mace is too strong with or without the blade.",
        fighting(DUEL, ("knight harrenhal",), "lannister play the_hound", "tyrell play mace_tyrell"),
        ("pass",),
    ),
    Puzzle(
        "no dear card for a sure victory",
        "Seven against one: Tywin is kept.",
        fighting(
            {"stoney_sept": "lannister knight knight knight march_plus_1", "harrenhal": "tyrell footman"},
            ("knight harrenhal",) * 3,
        ),
        bad=("play tywin_lannister",),
    ),
    Puzzle(
        "the best card for the seventh castle",
        "The game is won or lost here: a strong card now, none is needed afterwards.",
        fighting({**SIX_CASTLES, **DUEL}, ("knight harrenhal",)),
        ("play tywin_lannister", "play ser_gregor_clegane"),
    ),
    # ------------------------------------------------------------------ bids and decisions
    Puzzle(
        "a bid leaves something",
        "Three tracks are bid for: the first one gets less than half.",
        in_westeros("clash.bid", "last_days_of_summer_1", "clash_of_kings", players=6, power={"stark": 9}),
        ("bid 1", "bid 2", "bid 3", "bid 4"),
    ),
    Puzzle(
        "who stands last bids for the throne",
        "Stark stands last and has as much power as the others: one power would leave him there.",
        in_westeros(
            "clash.bid",
            "last_days_of_summer_1",
            "clash_of_kings",
            players=3,
            power={"stark": 9, "lannister": 9, "baratheon": 9},
            tracks={"iron_throne": ["baratheon", "lannister", "stark"]},
        ),
        ("bid 2", "bid 3", "bid 4"),
    ),
    Puzzle(
        "no more than beats everybody",
        "Nobody else has more than one power: two win the track.",
        in_westeros(
            "clash.bid",
            "last_days_of_summer_1",
            "clash_of_kings",
            players=3,
            power={"stark": 12, "lannister": 1, "baratheon": 1},
        ),
        ("bid 1", "bid 2"),
    ),
    Puzzle(
        "the wildlings are kept out together",
        "Everyone has enough: a fair share holds the Wall.",
        in_westeros(
            "wildling.bid",
            "last_days_of_summer_1",
            "last_days_of_summer_2",
            "wildlings_attack",
            players=3,
            threat=6,
            power={"stark": 6, "lannister": 6, "baratheon": 6},
        ),
        ("bid 2", "bid 3", "bid 4"),
    ),
    Puzzle(
        "nothing for a lost Wall",
        "All power together does not hold it: a little, so as not to be the lowest.",
        in_westeros(
            "wildling.bid",
            "last_days_of_summer_1",
            "last_days_of_summer_2",
            "wildlings_attack",
            players=3,
            threat=10,
            power={"stark": 4, "lannister": 1, "baratheon": 1},
        ),
        ("bid 1", "bid 2"),
    ),
    Puzzle(
        "oneself first among equals",
        "Baratheon holds the throne and decides ties.",
        in_westeros("clash.tie", "last_days_of_summer_1", "clash_of_kings", players=3),
        ("rank baratheon",),
    ),
    # ------------------------------------------------------------------ objectives
    Puzzle(
        "what pays nothing is given away",
        "Stark holds the blade, but the card for it brings him no point.",
        lambda: at_the_feast(
            "objective.give",
            "shifting_ambitions",
            objectives={**HANDS, "stark": ["the_blade", "arbor_gold", "stop_the_storm"]},
        ),
        ("give_up the_blade",),
    ),
    Puzzle(
        "the throne is worth a point",
        "With the objective in hand the throne pays at once: nearly half of the power for it.",
        lambda: at_the_feast(
            "clash", second="clash_of_kings", power={"stark": 7, "lannister": 5, "baratheon": 5, "arryn": 5}
        ),
        ("bid 3", "bid 4", "bid 5"),
    ),
    Puzzle(
        "the Eyrie saves its power",
        "Who holds the Eyrie and the most power is paid a point every round: Arryn is ahead by one and bids little.",
        lambda: at_the_feast(
            "clash",
            second="clash_of_kings",
            areas={"the_eyrie": "arryn knight", "winterfell": "stark knight"},
            options={**CROWS, "houses": ("arryn", "stark", "lannister", "baratheon")},
            power={"arryn": 8, "lannister": 7, "stark": 3, "baratheon": 3},
        ),
        ("bid 0", "bid 1", "bid 2"),
    ),
    Puzzle(
        "points that never come are given away",
        "Castle Black is next to Winterfell, King's Landing at the other end of the realm: four points or not.",
        lambda: at_the_feast(
            "objective.give",
            "shifting_ambitions",
            areas={"winterfell": "stark knight footman garrison 2"},
            objectives={
                **HANDS,
                "stark": ["hold_court", "take_the_black", "cavalry_charge"],
                "lannister": ["friendly_confines", "the_peoples_chosen", "spreading_the_wealth"],
                "baratheon": ["the_raven", "a_firm_grip", "naval_superiority"],
            },
        ),
        ("give_up hold_court",),
    ),
    Puzzle(
        "a ship sails for the army behind it",
        "From the Bay of Ice a footman of Winterfell lands at Flint's Finger: the fifth castle, a point every round.",
        planning_feast("stark", "port_of_winterfell"),
        ("order port_of_winterfell march",),
    ),
    Puzzle(
        "and the army marches with it",
        "The ship of Winterfell sails first: Flint's Finger is the fifth castle.",
        planning_feast("stark", "winterfell"),
        ("order winterfell march",),
    ),
    Puzzle(
        "who marches last finds no open castle",
        "Lannister marches before Stark, into Riverrun: the knight at Seagard would march in vain.",
        planning_feast("stark", "seagard"),
        bad=("order seagard march",),
    ),
    Puzzle(
        "the ship goes first",
        "The army of Winterfell reaches Flint's Finger only when a ship is in the Bay of Ice.",
        marching(
            {
                "winterfell": "stark knight footman garrison 2 march_minus_1",
                "port_of_winterfell": "stark ship march_0",
                "moat_cailin": "stark footman",
                "white_harbor": "stark footman",
                "seagard": "stark knight",
            },
            options={**CROWS, "houses": FEAST},
            objectives=HANDS,
        ),
        ("march port_of_winterfell",),
    ),
    Puzzle(
        "strength gathers before King's Landing",
        "Nobody but a garrison of five is in King's Landing: with the knight of Storm's End Kingswood can take it.",
        planning_feast("baratheon", "storms_end", SIEGE),
        ("order storms_end march",),
    ),
)
