"""The vocabulary of the game: what can be chosen, asked and told."""

from __future__ import annotations

from smallcouncil.games.ironthrone.facts import ABILITIES, CHARACTERS, EVENTS, FACES, HOUSES, MODES
from smallcouncil.table import NUMBER, SEAT, Domain, News, Prompt, Verb, Word

# ------------------------------------------------------------------ domains

HOUSE = Domain("house", HOUSES)
CHARACTER = Domain("character", CHARACTERS)
CARD = Domain("card", tuple(FACES))
ABILITY = Domain("ability", ABILITIES)
EVENT = Domain("eventcard", EVENTS)
SIDE = Domain("side", ("challenger", "defender"))
RESULT = Domain("outcome", ("none", "war", "peace", "betrayal"))
ITEM = Domain("item", ("influence", "hostages", "power"))
PLACE = Domain("place", ("deck", "hand", "hostages"))
MODE = Domain("mode", MODES)
PLEA = Domain("plea", ("nothing", "support_me", "stay_out", "lay_peace", "release_mine"))
PLEDGE = Domain("pledge", ("nothing", "lay_peace", "support_you", "release_yours", "torture_yours"))

# ------------------------------------------------------------------ choices

LEAD = Verb("lead", leader=CHARACTER)
RELEASE = Verb("release", card=CARD)
TORTURE = Verb("torture", card=CARD)
DONE = Verb("done")()
CHALLENGE = Verb("challenge", seat=SEAT)
EMPOWER = Verb("empower", character=CHARACTER)
SEND = Verb("send", character=CHARACTER)
OFFER = Verb("offer", side=SIDE, character=CHARACTER)
STAY_OUT = Verb("stay_out")()
ACCEPT = Verb("accept")()
REFUSE = Verb("refuse")()
LAY = Verb("lay", card=CARD)
KEEP = Verb("keep")()
PASS = Verb("pass", declines=True)()
PLAY = Verb("play", card=CARD)
USE = Verb("use", ability=ABILITY)
AIM = Verb("aim", character=CHARACTER)
AIM_AT = Verb("aim_at", seat=SEAT)
PAY = Verb("pay", n=NUMBER)
PICK = Verb("pick", mode=MODE)
MOVE = Verb("move", character=CHARACTER)
DISCARD = Verb("discard", card=CARD)
TAKE = Verb("take", place=PLACE)
TAKE_CAPTIVE = Verb("take_captive", house=HOUSE)
TORTURE_NOW = Verb("torture_now")()
WANT = Verb("want", item=ITEM, n=NUMBER)
GIVE = Verb("give", item=ITEM, n=NUMBER)
PROPOSE = Verb("propose")()
BREAK_OFF = Verb("break_off")()
SAY = Verb("say", to=SEAT, plea=PLEA, pledge=PLEDGE)
CLAIM = Verb("claim", card=CARD)

# ------------------------------------------------------------------ questions

CHOOSE_LEADER = Prompt("leader.choose", rule="R-IT-setup-03")
HOSTAGES = Prompt("hostages.handle", rule="R-IT-turn-03")
VICTIM = Prompt("torture.victim", rule="R-IT-torture-04", house=HOUSE)
DEFENDER = Prompt("preparation.defender", rule="R-IT-prepare-01", event=EVENT)
DISTRIBUTE = Prompt("power.distribute", rule="R-IT-power-01", left=NUMBER)
CHARACTER_TO_SEND = Prompt("preparation.character", rule="R-IT-prepare-06")
SUPPORT = Prompt("support.offer", rule="R-IT-support-02")
ANSWER = Prompt("support.answer", rule="R-IT-support-05", seat=SEAT, character=CHARACTER)
ENCOUNTER_CARD = Prompt("encounter.card", rule="R-IT-encounter-01")
WINDOW_LEADER = Prompt("window.leader", rule="R-IT-leader-03", ability=ABILITY)
WINDOW_CARD = Prompt("window.card", rule="R-IT-charcard-01")
TARGET = Prompt("effect.target", rule="R-IT-conflict-01", card=CARD)
COST = Prompt("effect.cost", rule="R-IT-conflict-01", card=CARD)
WHICH_MODE = Prompt("effect.mode", rule="R-IT-conflict-01", card=CARD)
ABILITY_TARGET = Prompt("ability.target", rule="R-IT-conflict-01", ability=ABILITY)
ABILITY_COST = Prompt("ability.cost", rule="R-IT-conflict-01", ability=ABILITY)
REPLACE = Prompt("effect.replace", rule="R-IT-charcard-06")
EXCHANGE = Prompt("effect.exchange", rule="R-IT-charcard-06")
MOVE_POWER = Prompt("effect.move", rule="R-IT-leader-02", left=NUMBER)
DISCARD_CARD = Prompt("effect.discard", rule="R-IT-leader-02", left=NUMBER)
FORCED_CHARACTER = Prompt("support.forced", rule="R-IT-leader-04", side=SIDE)
TORTURE_AT_ONCE = Prompt("effect.torture", rule="R-IT-charcard-06")
HOSTAGE_FROM = Prompt("hostage.from", rule="R-IT-taking-02")
HOSTAGE_PLACE = Prompt("hostage.place", rule="R-IT-hostage-02", seat=SEAT)
NEGOTIATE = Prompt("peace.negotiate", rule="R-IT-peace-02", left=NUMBER)

# ------------------------------------------------------------------ events

LEADER_SHOWN = News("leader", seat=SEAT, character=CHARACTER)
TURN = News("turn", n=NUMBER, seat=SEAT)
EVENT_DRAWN = News("event", seat=SEAT, drawn=EVENT)
DEFENDS = News("defends", seat=SEAT)
DREW = News("drew", seat=SEAT, n=NUMBER)
DREW_CARD = News("drew_card", card=CARD)
DISTRIBUTED = News("distributed", seat=SEAT, character=CHARACTER)
SENT = News("sent", seat=SEAT, character=CHARACTER)
STAYED_OUT = News("stayed_out", seat=SEAT)
OFFERED = News("offered", seat=SEAT, side=SIDE, character=CHARACTER)
REFUSED = News("refused", seat=SEAT)
JOINED = News("joined", seat=SEAT, side=SIDE, character=CHARACTER)
LAID = News("laid", seat=SEAT)
REVEALED = News("revealed", seat=SEAT, card=CARD)
RESULT_IS = News("result", result=RESULT)
TOTALS = News("totals", challenger=NUMBER, defender=NUMBER)
WON = News("won", side=SIDE)
TIED = News("tied")
SPREAD = News("spread", seat=SEAT, target=SEAT)
LOST_POWER = News("lost_power", character=CHARACTER, n=NUMBER)
SHEET_LOST = News("sheet_lost", seat=SEAT, n=NUMBER)
DIED = News("died", character=CHARACTER)
HOSTAGE = News("hostage", seat=SEAT, victim=SEAT, house=HOUSE, place=PLACE)
HOSTAGE_CARD = News("hostage_card", card=CARD)
RELEASED = News("released", seat=SEAT, owner=SEAT)
RELEASED_CARD = News("released_card", card=CARD)
TORTURED = News("tortured", seat=SEAT, card=CARD)
PLAYED = News("played", seat=SEAT, card=CARD)
USED = News("used", seat=SEAT, ability=ABILITY)
LOOKED_HAND = News("looked_hand", seat=SEAT, victim=SEAT)
LOOKED_CARD = News("looked_card", seat=SEAT, victim=SEAT)
SAW = News("saw", card=CARD)
EXCHANGED = News("exchanged", seat=SEAT)
VALUE_IS = News("value", seat=SEAT, n=NUMBER)
ADDED = News("added", seat=SEAT, n=NUMBER)
MOVED = News("moved", source=CHARACTER, target=CHARACTER)
BARRED = News("barred", seat=SEAT)
SPARED = News("spared", seat=SEAT)
DISCARDED = News("discarded", seat=SEAT, card=CARD)
RETREATED = News("retreated", seat=SEAT)
SWITCHED = News("switched", seat=SEAT, side=SIDE)
MUST_LAY_FIRST = News("must_lay_first", seat=SEAT)
PROPOSED = News(
    "proposed",
    seat=SEAT,
    want_influence=NUMBER,
    want_hostages=NUMBER,
    want_power=NUMBER,
    give_influence=NUMBER,
    give_hostages=NUMBER,
    give_power=NUMBER,
)
AGREED = News("agreed", seat=SEAT)
BROKE_OFF = News("broke_off", seat=SEAT)
MOVED_SHEET = News("moved_sheet", seat=SEAT, target=SEAT, n=NUMBER)
BROKE_PROMISE = News("broke_promise", seat=SEAT)
KEPT_HOSTAGE = News("kept_hostage", seat=SEAT, owner=SEAT)
SAID = News("said", seat=SEAT, to=SEAT, plea=PLEA, pledge=PLEDGE)
CLAIMED = News("claimed", seat=SEAT, card=CARD)
SHUFFLED = News("shuffled", seat=SEAT)

OFFER_PROMPT = Prompt("offer", rule="R-IT-talk-02")

WORDS: tuple[Word, ...] = (
    LEAD,
    RELEASE,
    TORTURE,
    CHALLENGE,
    EMPOWER,
    SEND,
    OFFER,
    LAY,
    PLAY,
    USE,
    AIM,
    AIM_AT,
    PAY,
    PICK,
    MOVE,
    DISCARD,
    TAKE,
    TAKE_CAPTIVE,
    WANT,
    GIVE,
    SAY,
    CLAIM,
    DONE.verb,
    STAY_OUT.verb,
    ACCEPT.verb,
    REFUSE.verb,
    KEEP.verb,
    PASS.verb,
    TORTURE_NOW.verb,
    PROPOSE.verb,
    BREAK_OFF.verb,
    CHOOSE_LEADER,
    HOSTAGES,
    VICTIM,
    DEFENDER,
    DISTRIBUTE,
    CHARACTER_TO_SEND,
    SUPPORT,
    ANSWER,
    ENCOUNTER_CARD,
    WINDOW_LEADER,
    WINDOW_CARD,
    TARGET,
    COST,
    WHICH_MODE,
    ABILITY_TARGET,
    ABILITY_COST,
    REPLACE,
    EXCHANGE,
    MOVE_POWER,
    DISCARD_CARD,
    FORCED_CHARACTER,
    TORTURE_AT_ONCE,
    HOSTAGE_FROM,
    HOSTAGE_PLACE,
    NEGOTIATE,
    OFFER_PROMPT,
    LEADER_SHOWN,
    TURN,
    EVENT_DRAWN,
    DEFENDS,
    DREW,
    DREW_CARD,
    DISTRIBUTED,
    SENT,
    STAYED_OUT,
    OFFERED,
    REFUSED,
    JOINED,
    LAID,
    REVEALED,
    RESULT_IS,
    TOTALS,
    WON,
    TIED,
    SPREAD,
    LOST_POWER,
    SHEET_LOST,
    DIED,
    HOSTAGE,
    HOSTAGE_CARD,
    RELEASED,
    RELEASED_CARD,
    TORTURED,
    PLAYED,
    USED,
    LOOKED_HAND,
    LOOKED_CARD,
    SAW,
    EXCHANGED,
    VALUE_IS,
    ADDED,
    MOVED,
    BARRED,
    SPARED,
    DISCARDED,
    RETREATED,
    SWITCHED,
    MUST_LAY_FIRST,
    PROPOSED,
    AGREED,
    BROKE_OFF,
    BROKE_PROMISE,
    KEPT_HOSTAGE,
    MOVED_SHEET,
    SAID,
    CLAIMED,
    SHUFFLED,
)
