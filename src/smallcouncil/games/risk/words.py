"""The vocabulary of Risk: what can be chosen and told. Prompts stand beside the steps that ask them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.risk import facts
from smallcouncil.games.risk.board import REGIONS, SYMBOLS, TERRITORIES
from smallcouncil.table import NUMBER, SEAT, Domain, News, Verb

if TYPE_CHECKING:
    from smallcouncil.table import Table

END_CARD = len(TERRITORIES)
NEUTRAL = -1
EMPTY = -2


class Owners(Domain):
    """A seat, or the neutral side."""

    kind = "seat"

    def slug(self, value: int, table: Table | None) -> str:
        return "neutral" if value == NEUTRAL else SEAT.slug(value, table)


AREA = Domain("area", tuple(t.id for t in TERRITORIES))
CARD = Domain("card", (*AREA.slugs, "end"))
HOUSE = Domain("house", tuple(h.id for h in facts.HOUSES))
REGION = Domain("region", tuple(r.id for r in REGIONS))
UNIT = Domain("unit", SYMBOLS)
CHARACTER = Domain("character", tuple(c.id for c in facts.CHARACTERS))
MAESTER = Domain("maester", tuple(m.id for m in facts.MAESTERS))
OBJECTIVE = Domain("objective", tuple(o.id for o in facts.OBJECTIVES))
OWNER = Owners("owner", messages="seat")

# ---------------------------------------------------------------- choices

TAKE_HOUSE = Verb("house", house=HOUSE)
RETURN_OBJECTIVE = Verb("return", objective=OBJECTIVE)
CLAIM = Verb("claim", area=AREA)
PLACE = Verb("place", area=AREA)
TRADE = Verb("trade", first=AREA, second=AREA, third=AREA)
REDEEM = Verb("redeem", card=AREA)
REDEEM_MAESTER = Verb("redeem_maester", maester=MAESTER)
KEEP_CARDS = Verb("keep_cards")
PUT = Verb("put", unit=UNIT, area=AREA)
BUY_MAESTER = Verb("buy_maester")
BUY_OBJECTIVE = Verb("buy_objective")
KEEP_OBJECTIVE = Verb("keep", objective=OBJECTIVE)
KEEP_MAESTER = Verb("keep_maester", maester=MAESTER)
KEEP_CARD = Verb("keep_card", card=AREA)
INVADE = Verb("invade", source=AREA, target=AREA)
ATTACK = Verb("attack", dice=NUMBER)
STOP = Verb("stop")
DEFEND = Verb("defend", dice=NUMBER)
ADVANCE = Verb("advance", units=NUMBER)
MANEUVER_FROM = Verb("from", area=AREA)
MANEUVER_TO = Verb("to", area=AREA)
MOVE = Verb("move", units=NUMBER)
TAKE_ALONG = Verb("take", unit=UNIT)
MANEUVER_NOW = Verb("maneuver")
COMPLETE = Verb("complete", objective=OBJECTIVE)
DONE = Verb("done")
PASS = Verb("pass", declines=True)

USE = Verb("use", character=CHARACTER)
PLAY = Verb("play", maester=MAESTER)
AGAINST = Verb("against", seat=SEAT)
NAME_CHARACTER = Verb("name", character=CHARACTER)
DIE = Verb("die", number=NUMBER)
DESTROY = Verb("destroy", area=AREA)
REMOVE = Verb("remove", units=NUMBER)
AT = Verb("at", area=AREA)
MUSTER = Verb("muster", area=AREA)
RANSOM = Verb("ransom", character=CHARACTER)

PLACES = [PLACE(a) for a in range(len(TERRITORIES))]
ATTACKS = [ATTACK(n) for n in range(facts.ATTACK_DICE + 1)]
DEFENDS = [DEFEND(n) for n in range(facts.DEFENCE_DICE + 1)]
INVASIONS = [[INVADE(a, b) for b in range(len(TERRITORIES))] for a in range(len(TERRITORIES))]

# ---------------------------------------------------------------- events

ROLLED_FOR_ORDER = News("rolled_for_order", seat=SEAT, die=NUMBER)
TOOK_HOUSE = News("took_house", house=HOUSE)
CLAIMED = News("claimed", seat=SEAT, area=AREA)
NEUTRAL_LAID = News("neutral_laid", area=AREA, units=NUMBER)
DEALT = News("dealt", seat=SEAT, areas=AREA)
TURN = News("turn", seat=SEAT, round=NUMBER)
COLLECTED = News("collected", seat=SEAT, units=NUMBER, gold=NUMBER)
TRADED = News("traded", seat=SEAT, cards=AREA, units=NUMBER)
PLACED = News("placed", seat=SEAT, area=AREA)
REDEEMED = News("redeemed", seat=SEAT, card=AREA, unit=UNIT)
REDEEMED_MAESTER = News("redeemed_maester", seat=SEAT, maester=MAESTER, unit=UNIT)
SPECIAL_PLACED = News("special_placed", seat=SEAT, unit=UNIT, area=AREA)
BOUGHT_MAESTER = News("bought_maester", seat=SEAT)
BOUGHT_OBJECTIVE = News("bought_objective", seat=SEAT)
GOT_MAESTER = News("got_maester", seat=SEAT, maester=MAESTER)
GOT_OBJECTIVE = News("got_objective", seat=SEAT, objective=OBJECTIVE)
GOT_CARD = News("got_card", seat=SEAT, card=AREA)
DREW_CARD = News("drew_card", seat=SEAT)
INVADED = News("invaded", seat=SEAT, source=AREA, target=AREA, defender=OWNER)
ROLLS_FOR_NEUTRAL = News("rolls_for_neutral", seat=SEAT)
ROLLED = News("rolled", seat=SEAT, attack=NUMBER, defender=OWNER, defence=NUMBER)
FOUGHT = News("fought", source=AREA, target=AREA, attack=NUMBER, defence=NUMBER, lost=NUMBER, killed=NUMBER)
STOPPED = News("stopped", seat=SEAT, target=AREA)
CONQUERED = News("conquered", seat=SEAT, area=AREA, loser=OWNER)
ADVANCED = News("advanced", seat=SEAT, source=AREA, target=AREA, units=NUMBER)
ELIMINATED = News("eliminated", seat=SEAT, by=SEAT)
MANEUVERED = News("maneuvered", seat=SEAT, source=AREA, target=AREA, units=NUMBER)
COMPLETED = News("completed", seat=SEAT, objective=OBJECTIVE, points=NUMBER)
END_CARD_DRAWN = News("end_card_drawn", seat=SEAT)
SHOWN = News("shown", seat=SEAT, cards=AREA)
USED = News("used", seat=SEAT, character=CHARACTER, cost=NUMBER)
PLAYED = News("played", seat=SEAT, maester=MAESTER, cost=NUMBER)
CANCELLED = News("cancelled", seat=SEAT, maester=MAESTER)
DISCARDED_MAESTER = News("discarded_maester", seat=SEAT, maester=MAESTER)
DISCARDED_OBJECTIVE = News("discarded_objective", seat=SEAT, objective=OBJECTIVE)
DISCARDED_CARD = News("discarded_card", seat=SEAT, card=AREA)
STOLE_MAESTER = News("stole_maester", seat=SEAT, victim=SEAT)
STOLE_THIS = News("stole_this", seat=SEAT, victim=SEAT, maester=MAESTER)
STOLE_GOLD = News("stole_gold", seat=SEAT, victim=SEAT, gold=NUMBER)
PAID = News("paid", seat=SEAT, to=SEAT, gold=NUMBER)
CARD_ROLL = News("card_roll", seat=SEAT, dice=NUMBER)
REROLLED = News("rerolled", seat=OWNER, die=NUMBER)
DIE_SET = News("die_set", seat=SEAT, die=NUMBER)
UNITS_ADDED = News("units_added", seat=SEAT, area=AREA, units=NUMBER)
UNITS_DESTROYED = News("units_destroyed", owner=OWNER, area=AREA, units=NUMBER)
INVASION_CANCELLED = News("invasion_cancelled", target=AREA)
CAPTURED = News("captured", seat=SEAT, character=CHARACTER)
RANSOMED = News("ransomed", seat=SEAT, character=CHARACTER)
RETURNED = News("returned", seat=SEAT, character=CHARACTER)
KILLED = News("killed", character=CHARACTER)
LOST_POINT = News("lost_point", seat=SEAT)
INCOME_HALVED = News("income_halved", seat=SEAT)
READIED = News("readied", seat=SEAT)
ENDED = News("ended", seat=SEAT)

WORDS = [word for word in list(globals().values()) if isinstance(word, Verb | News)]
