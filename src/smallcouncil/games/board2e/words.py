"""The vocabulary of the game: what can be chosen, asked and told. Combat has words of its own (`combat_words.py`)."""

from __future__ import annotations

from smallcouncil.games.board2e.facts import (
    AREAS,
    CARDS,
    HOUSES,
    OBJECTIVES,
    ORDERS,
    TRACKS,
    UNITS,
    WESTEROS,
    WILDLINGS,
)
from smallcouncil.table import NUMBER, SEAT, Domain, News, Prompt, Verb, Word

# ------------------------------------------------------------------ domains

HOUSE = Domain("house", HOUSES)
AREA = Domain("area", AREAS)
UNIT = Domain("unit", UNITS)
ORDER_TOKEN = Domain("order", ORDERS)
TRACK = Domain("track", TRACKS)
CARD = Domain("card", CARDS)
WESTEROS_CARD = Domain("westeros", WESTEROS)
WILDLING_CARD = Domain("wildling", WILDLINGS)
OBJECTIVE = Domain("objective", OBJECTIVES)
PHASE = Domain("phase", ("setup", "westeros", "planning", "raid", "march", "consolidate_power", "clean_up", "scoring"))
# What the holder of a dominance token, or a bidder against the wildlings, may decide.
DECISION = Domain(
    "decision",
    (
        "supply",
        "mustering",
        "nothing",
        "clash_of_kings",
        "game_of_thrones",
        "no_defense_orders",
        "no_march_plus_1_orders",
        "threat_to_zero",
        "destroy_two_units",
        "fall_on_highest_track",
    ),
)
(
    SUPPLY_NOW,
    MUSTER_NOW,
    NOTHING_NOW,
    CLASH_NOW,
    POWER_NOW,
    NO_DEFENSE,
    NO_MARCH_PLUS,
    THREAT_TO_ZERO,
    DESTROY_TWO,
    FALL_TWO,
) = range(10)

# ------------------------------------------------------------------ choices

DECIDE = Verb("decide", decision=DECISION)
BID = Verb("bid", power=NUMBER)
RANK = Verb("rank", seat=SEAT)
CHOOSE_TRACK = Verb("choose_track", track=TRACK)
DESTROY = Verb("destroy", area=AREA, unit=UNIT)
DEMOTE = Verb("demote", area=AREA)
PROMOTE = Verb("promote", area=AREA)
DISCARD = Verb("discard", card=CARD)
TAKE_BACK = Verb("take_back", card=CARD)
MUSTER = Verb("muster", area=AREA, unit=UNIT)
UPGRADE = Verb("upgrade", area=AREA, unit=UNIT)
LAUNCH = Verb("launch", area=AREA, target=AREA)
PLAN = Verb("plan", area=AREA)
ORDER = Verb("order", area=AREA, order=ORDER_TOKEN)
CLEAR = Verb("clear", area=AREA)
READY = Verb("ready")()
RECONSIDER = Verb("reconsider")()
SWAP = Verb("swap", area=AREA)
LOOK = Verb("look")()
TO_TOP = Verb("put_on_top")()
TO_BOTTOM = Verb("put_at_bottom")()
PASS = Verb("pass", declines=True)()
DONE = Verb("done")()
RAID_AT = Verb("raid", source=AREA, target=AREA)
RAID_NOTHING = Verb("raid_nothing", source=AREA)
MARCH_FROM = Verb("march", area=AREA)
MOVE = Verb("move", unit=UNIT, target=AREA)
ASK_SUPPORT = Verb("ask_support", target=AREA)
GRANT = Verb("grant")()
REFUSE = Verb("refuse")()
LEAVE_TOKEN = Verb("leave_token", area=AREA)
LEAVE_NOTHING = Verb("leave_nothing", area=AREA)
CAPTURE = Verb("capture", ships=NUMBER)
CONSOLIDATE_AT = Verb("consolidate", area=AREA)
MUSTER_AT = Verb("muster_at", area=AREA)
KEEP = Verb("keep", objective=OBJECTIVE)
SCORE = Verb("score", objective=OBJECTIVE)
GIVE_UP = Verb("give_up", objective=OBJECTIVE)
TAKE = Verb("take", objective=OBJECTIVE)
RETURN = Verb("return", objective=OBJECTIVE)

# ------------------------------------------------------------------ questions

KEEP_OBJECTIVE = Prompt("objective.keep", rule="R-B2-setup-46", left=NUMBER)
WESTEROS_DECISION = Prompt("westeros.decide", rule="R-B2-westeros-07", card=WESTEROS_CARD)
RECONCILE = Prompt("supply.reconcile", rule="R-B2-supply-05", supply=NUMBER)
MUSTERING = Prompt("muster.place", rule="R-B2-muster-01", points=NUMBER)
CLASH_BID = Prompt("clash.bid", rule="R-B2-clash-03", track=TRACK)
CLASH_TIE = Prompt("clash.tie", rule="R-B2-clash-06", track=TRACK, place=NUMBER)
WILDLING_BID = Prompt("wildling.bid", rule="R-B2-wildling-04", strength=NUMBER)
WILDLING_HIGHEST = Prompt("wildling.highest", rule="R-B2-wildling-14")
WILDLING_LOWEST = Prompt("wildling.lowest", rule="R-B2-wildling-14")
WILDLING_CHOICE = Prompt("wildling.choose", rule="R-B2-wildling-12", card=WILDLING_CARD)
WILDLING_DESTROY = Prompt("wildling.destroy", rule="R-B2-wildling-12", left=NUMBER)
WILDLING_DEMOTE = Prompt("wildling.demote", rule="R-B2-wildling-13", left=NUMBER)
WILDLING_PROMOTE = Prompt("wildling.promote", rule="R-B2-wildling-11", left=NUMBER)
WILDLING_TRACK = Prompt("wildling.track", rule="R-B2-wildling-13")
WILDLING_FALL = Prompt("wildling.fall", rule="R-B2-tracks-01", seat=SEAT)
WILDLING_FIRST = Prompt("wildling.first", rule="R-B2-wildling-11")
WILDLING_DISCARD = Prompt("wildling.discard", rule="R-B2-wildling-13")
WILDLING_TAKE_BACK = Prompt("wildling.take_back", rule="R-B2-wildling-11")
WILDLING_MUSTER = Prompt("wildling.muster", rule="R-B2-wildling-11")
PLAN_ORDERS = Prompt("planning.area", rule="R-B2-planning-01", missing=NUMBER, stars=NUMBER)
PLAN_TOKEN = Prompt("planning.order", rule="R-B2-planning-05", area=AREA, stars=NUMBER)
RAVEN = Prompt("raven.use", rule="R-B2-raven-01")
RAVEN_ORDER = Prompt("raven.order", rule="R-B2-raven-02", area=AREA)
RAVEN_CARD = Prompt("raven.card", rule="R-B2-raven-04", card=WILDLING_CARD)
RAID_TARGET = Prompt("raid.target", rule="R-B2-raid-01")
MARCH_ORDER = Prompt("march.order", rule="R-B2-march-01")
MARCH_MOVE = Prompt("march.move", rule="R-B2-march-03", area=AREA)
NEUTRAL_SUPPORT = Prompt("march.support", rule="R-B2-neutral-09", seat=SEAT, area=AREA)
MARCH_TOKEN = Prompt("march.token", rule="R-B2-march-14", area=AREA)
CAPTURE_SHIPS = Prompt("port.capture", rule="R-B2-port-07", area=AREA)
CONSOLIDATE_ORDER = Prompt("power.order", rule="R-B2-power-01")
SCORE_OBJECTIVE = Prompt("objective.score", rule="R-B2-scoring-03")
GIVE_OBJECTIVE = Prompt("objective.give", rule="R-B2-westeros-07")
TAKE_OBJECTIVE = Prompt("objective.take", rule="R-B2-westeros-07")
RETURN_OBJECTIVE = Prompt("objective.return", rule="R-B2-westeros-07")
OFFER_PROMPT = Prompt("offer", rule="R-B2-planning-10")

# ------------------------------------------------------------------ news

ROUND = News("round", round=NUMBER)
PHASE_BEGINS = News("phase", phase=PHASE)
KEPT = News("kept", seat=SEAT)
DREW_OBJECTIVES = News("drew_objectives", seat=SEAT, number=NUMBER)
YOU_DREW = News("you_drew", objective=OBJECTIVE)
WESTEROS_DRAWN = News("westeros_drawn", deck=NUMBER, card=WESTEROS_CARD)
DECK_SHUFFLED = News("deck_shuffled", deck=NUMBER)
THREAT = News("threat", threat=NUMBER)
DECIDED = News("decided", seat=SEAT, decision=DECISION)
SUPPLY_SET = News("supply_set", seat=SEAT, supply=NUMBER)
DESTROYED = News("destroyed", seat=SEAT, unit=UNIT, area=AREA)
MUSTERED = News("mustered", seat=SEAT, unit=UNIT, area=AREA)
UPGRADED = News("upgraded", seat=SEAT, unit=UNIT, area=AREA)
DEMOTED = News("demoted", seat=SEAT, area=AREA)
BIDS = News("bids", seats=SEAT, powers=NUMBER)
TRACK_SET = News("track_set", track=TRACK, seats=SEAT)
TRACK_MOVED = News("track_moved", seat=SEAT, track=TRACK, place=NUMBER)
GAINED = News("gained", seat=SEAT, power=NUMBER)
LOST_POWER = News("lost_power", seat=SEAT, power=NUMBER)
WILDLINGS_ATTACK = News("wildlings_attack", strength=NUMBER)
REPELLED = News("repelled", seat=SEAT, total=NUMBER)
OVERRUN = News("overrun", seat=SEAT, total=NUMBER)
WILDLING_SHOWN = News("wildling_shown", card=WILDLING_CARD)
DISCARDED = News("discarded", seat=SEAT, card=CARD)
TOOK_BACK = News("took_back", seat=SEAT, card=CARD)
IS_READY = News("is_ready", seat=SEAT)
RECONSIDERS = News("reconsiders", seat=SEAT)
REVEALED = News("revealed", seat=SEAT, areas=AREA, orders=ORDER_TOKEN)
SWAPPED = News("swapped", seat=SEAT, area=AREA, order=ORDER_TOKEN)
LOOKED = News("looked", seat=SEAT)
YOU_SAW = News("you_saw", card=WILDLING_CARD)
PUT_ON_TOP = News("put_on_top", seat=SEAT)
PUT_AT_BOTTOM = News("put_at_bottom", seat=SEAT)
RAIDED = News("raided", seat=SEAT, source=AREA, target=AREA, order=ORDER_TOKEN)
RAID_SPENT = News("raid_spent", seat=SEAT, area=AREA)
MARCHES = News("marches", seat=SEAT, area=AREA)
MOVED = News("moved", seat=SEAT, unit=UNIT, source=AREA, target=AREA)
ATTACKS = News("attacks", seat=SEAT, target=AREA)
ASKED_SUPPORT = News("asked_support", seat=SEAT, area=AREA)
GRANTED = News("granted", seat=SEAT)
REFUSED = News("refused", seat=SEAT)
TOKEN_LEFT = News("token_left", seat=SEAT, area=AREA)
TOKEN_GONE = News("token_gone", seat=SEAT, area=AREA)
NEUTRAL_BEATEN = News("neutral_beaten", seat=SEAT, area=AREA)
CAPTURED = News("captured", seat=SEAT, ships=NUMBER, area=AREA)
SHIPS_LOST = News("ships_lost", seat=SEAT, ships=NUMBER, area=AREA)
CONSOLIDATED = News("consolidated", seat=SEAT, area=AREA, power=NUMBER)
ORDER_REMOVED = News("order_removed", area=AREA, order=ORDER_TOKEN)
SPECIAL_SCORED = News("special_scored", seat=SEAT, points=NUMBER)
SCORED = News("scored", seat=SEAT, objective=OBJECTIVE, points=NUMBER)
LOST_POINT = News("lost_point", seat=SEAT)
POOL = News("pool", objectives=OBJECTIVE)
TOOK_OBJECTIVE = News("took_objective", seat=SEAT, objective=OBJECTIVE)
RETURNED_OBJECTIVE = News("returned_objective", seat=SEAT)

WORDS: tuple[Word, ...] = (
    DECIDE,
    BID,
    RANK,
    CHOOSE_TRACK,
    DESTROY,
    DEMOTE,
    PROMOTE,
    DISCARD,
    TAKE_BACK,
    MUSTER,
    UPGRADE,
    LAUNCH,
    PLAN,
    ORDER,
    CLEAR,
    READY.verb,
    RECONSIDER.verb,
    SWAP,
    LOOK.verb,
    TO_TOP.verb,
    TO_BOTTOM.verb,
    PASS.verb,
    DONE.verb,
    RAID_AT,
    RAID_NOTHING,
    MARCH_FROM,
    MOVE,
    ASK_SUPPORT,
    GRANT.verb,
    REFUSE.verb,
    LEAVE_TOKEN,
    LEAVE_NOTHING,
    CAPTURE,
    CONSOLIDATE_AT,
    MUSTER_AT,
    KEEP,
    SCORE,
    GIVE_UP,
    TAKE,
    RETURN,
    KEEP_OBJECTIVE,
    WESTEROS_DECISION,
    RECONCILE,
    MUSTERING,
    CLASH_BID,
    CLASH_TIE,
    WILDLING_BID,
    WILDLING_HIGHEST,
    WILDLING_LOWEST,
    WILDLING_CHOICE,
    WILDLING_DESTROY,
    WILDLING_DEMOTE,
    WILDLING_PROMOTE,
    WILDLING_TRACK,
    WILDLING_FALL,
    WILDLING_FIRST,
    WILDLING_DISCARD,
    WILDLING_TAKE_BACK,
    WILDLING_MUSTER,
    PLAN_ORDERS,
    PLAN_TOKEN,
    RAVEN,
    RAVEN_ORDER,
    RAVEN_CARD,
    RAID_TARGET,
    MARCH_ORDER,
    MARCH_MOVE,
    NEUTRAL_SUPPORT,
    MARCH_TOKEN,
    CAPTURE_SHIPS,
    CONSOLIDATE_ORDER,
    SCORE_OBJECTIVE,
    GIVE_OBJECTIVE,
    TAKE_OBJECTIVE,
    RETURN_OBJECTIVE,
    OFFER_PROMPT,
    ROUND,
    PHASE_BEGINS,
    KEPT,
    DREW_OBJECTIVES,
    YOU_DREW,
    WESTEROS_DRAWN,
    DECK_SHUFFLED,
    THREAT,
    DECIDED,
    SUPPLY_SET,
    DESTROYED,
    MUSTERED,
    UPGRADED,
    DEMOTED,
    BIDS,
    TRACK_SET,
    TRACK_MOVED,
    GAINED,
    LOST_POWER,
    WILDLINGS_ATTACK,
    REPELLED,
    OVERRUN,
    WILDLING_SHOWN,
    DISCARDED,
    TOOK_BACK,
    IS_READY,
    RECONSIDERS,
    REVEALED,
    SWAPPED,
    LOOKED,
    YOU_SAW,
    PUT_ON_TOP,
    PUT_AT_BOTTOM,
    RAIDED,
    RAID_SPENT,
    MARCHES,
    MOVED,
    ATTACKS,
    ASKED_SUPPORT,
    GRANTED,
    REFUSED,
    TOKEN_LEFT,
    TOKEN_GONE,
    NEUTRAL_BEATEN,
    CAPTURED,
    SHIPS_LOST,
    CONSOLIDATED,
    ORDER_REMOVED,
    SPECIAL_SCORED,
    SCORED,
    LOST_POINT,
    POOL,
    TOOK_OBJECTIVE,
    RETURNED_OBJECTIVE,
)
