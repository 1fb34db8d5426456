"""What lies on the table of a card game: cards in their zones and states, effects in force, current values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from mypy_extensions import mypyc_attr

from smallcouncil.games.cardgame.layout.zones import OUT
from smallcouncil.games.cardgame.occurrences.presence import Presence
from smallcouncil.games.cardgame.values.current import ANY_VALUE, EFFECT, VALUES_CHANGED, InForce, gather, refresh
from smallcouncil.table import Game, Table

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.abilities.ability import Constant
    from smallcouncil.games.cardgame.layout.box import Box


UNITS = 8  # kinds of tokens on a card
SPECTATOR = 1 << 30  # sees what everyone sees


@mypyc_attr(allow_interpreted_subclasses=True)  # as its base
class Layout(Table):
    """Cards, their zones and states, effects in force."""

    __slots__ = (
        "box",
        "edition",
        "zone",
        "control",
        "kneeling",
        "power",
        "host",
        "lying",
        "seen",
        "met",
        "tokens",
        "hands",
        "decks",
        "discards",
        "deads",
        "plays",
        "plots",
        "used_plots",
        "own_piles",
        "gold",
        "house",
        "beside",
        "alive",
        "first",
        "lasting",
        "delayed",
        "uses",
        "stale",
        "listening",
        "hears",
        "unheard",
        "present",
        "watch",
        "reshaped",
        "in_force",
        "checked",
        "strength",
        "icons",
        "keywords",
        "traits",
        "renamed",
        "blank",
        "joined",
        "active",
        "ruled",
        "plus",
        "icon_changes",
        "factors",
        "fixed",
        "lost",
        "gauge",
        "shields",
        "bars",
        "hit",
        "acting",
        "conflict",
        "precedence",
        "clock",
        "arrivals",
    )

    def __init__(self, game: Game, options: Any, players: int, seed: int | None, box: Box) -> None:
        super().__init__(game, options, players, seed)
        size = box.size
        self.box = box
        self.edition = box.edition
        self.zone = [OUT] * size
        self.control = box.owner[:]
        self.kneeling = [0] * size
        self.power = [0] * size
        self.host = [-1] * size  # what an attachment or a duplicate lies on: changed by `put_on` alone
        self.lying: list[int] = []  # those that lie on a card
        self.seen = [0] * size  # seats (bits) who know a card in a hidden zone
        self.met = [0] * size  # seats (bits) who know that the card is at the table, wherever it is now; -1: everyone
        self.tokens: dict[int, int] = {}  # card * UNITS + kind: how many
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.decks: list[list[int]] = [[] for _ in range(players)]  # the top is the end
        self.discards: list[list[int]] = [[] for _ in range(players)]  # so it is here
        self.deads: list[list[int]] = [[] for _ in range(players)]
        self.plays: list[list[int]] = [[] for _ in range(players)]  # by controller; no duplicates
        self.plots: list[list[int]] = [[] for _ in range(players)]
        self.used_plots: list[list[int]] = [[] for _ in range(players)]
        # piles of the zones that the edition adds: by zone and seat
        self.own_piles: dict[int, list[list[int]]] = {z: [[] for _ in range(players)] for z in box.edition.own_zones}
        self.gold = [0] * players
        self.house = [-1] * players  # faction cards
        self.beside: list[list[int]] = [[] for _ in range(players)]  # plot and agenda: they act and answer, too
        self.alive = list(range(players))
        self.first = 0
        self.lasting: list[tuple[int, ...]] = []  # effects in force (see Lasting in current.py)
        self.delayed: list[tuple[int, ...]] = []  # effects that wait (see delayed.py)
        self.uses: list[dict[int, int]] = [{}, {}, {}, {}]  # how often, per challenge, phase, round, game
        # what those present could answer (see listeners.py); -1: to be worked out for the seats `unheard` (bits)
        self.listening = -1
        self.hears = 0  # the same, whatever the timing
        self.unheard = -1
        self.present = [Presence() for _ in range(players)]  # by seat; never changed, but replaced: copies share them
        self.gauge: dict[int, int] = {}  # strength bonuses last seen, of cards that answer to a rise
        # current values, worked out by refresh and never changed in between: copies share them
        self.stale = True
        self.watch = 0
        self.reshaped = True  # other constant abilities than before may be in force
        self.in_force = InForce([])
        # traits, keywords and bans with which all attachments were found to be where they may be
        self.checked: tuple[list[int], list[int], dict[int, list[tuple[int, bool]]]] | None = None
        self.strength: list[int] = box.strength
        self.icons: list[int] = box.icons
        self.keywords: list[int] = box.keywords
        self.traits: list[int] = box.traits
        self.renamed: list[int] = []  # where these are not as printed: the cards that have gained some
        self.blank: list[int] = box.nobody
        self.joined: list[int] = []  # cards that participate without being declared
        self.active: dict[int, list[tuple[int, Constant]]] = {}
        self.ruled = 0  # the modifiers that anything in force bears on, lasting effects included, as bits
        self.plus: dict[int, int] = {}
        self.icon_changes: dict[int, int] = {}
        self.factors: dict[int, tuple[int, int]] = {}
        self.lost: dict[int, int] = {}  # keywords that a card has lost
        self.fixed: dict[int, tuple[int, int, int]] = {}  # value, since when, by which card
        self.shields: dict[int, tuple[Any, ...]] = {}  # cards that are immune, and the tests of what against
        self.bars: dict[int, list[tuple[int, bool]]] = {}  # attachments that a card may not bear (gained)
        self.hit: list[int] = []  # while values are worked out: cards made blank
        self.acting = -1  # while values are worked out: the card whose ability is applied
        self.conflict: list[int] = []  # cards whose abilities exclude each other, until the first player decides
        # rarely anything: what the first player decided, and since when effects that set a value are there
        self.precedence: list[int] = []
        self.clock = 0
        self.arrivals: dict[int, int] = {}

    def copy_state(self, other: Self) -> None:
        other.box = self.box
        other.edition = self.edition
        other.zone = self.zone[:]
        other.control = self.control[:]
        other.kneeling = self.kneeling[:]
        other.power = self.power[:]
        other.host = self.host[:]
        other.lying = self.lying[:]
        other.seen = self.seen[:]
        other.met = self.met[:]
        other.tokens = self.tokens.copy()
        other.hands = [z[:] for z in self.hands]
        other.decks = [z[:] for z in self.decks]
        other.discards = [z[:] for z in self.discards]
        other.deads = [z[:] for z in self.deads]
        other.plays = [z[:] for z in self.plays]
        other.plots = [z[:] for z in self.plots]
        other.used_plots = [z[:] for z in self.used_plots]
        other.own_piles = {z: [p[:] for p in piles] for z, piles in self.own_piles.items()} if self.own_piles else {}
        other.gold = self.gold[:]
        other.house = self.house
        other.beside = self.beside[:]
        other.alive = self.alive[:]
        other.first = self.first
        other.lasting = self.lasting[:]
        other.delayed = self.delayed[:]
        other.uses = [u.copy() for u in self.uses]
        other.listening = self.listening
        other.hears = self.hears
        other.unheard = self.unheard
        other.present = self.present
        other.gauge = self.gauge.copy()
        other.stale = self.stale
        other.watch = self.watch
        other.reshaped = self.reshaped
        other.in_force = self.in_force
        other.checked = self.checked
        other.strength = self.strength
        other.icons = self.icons
        other.keywords = self.keywords
        other.traits = self.traits
        other.renamed = self.renamed
        other.blank = self.blank
        other.joined = self.joined
        other.active = self.active
        other.ruled = self.ruled
        other.plus = self.plus
        other.icon_changes = self.icon_changes
        other.factors = self.factors
        other.fixed = self.fixed
        other.lost = self.lost
        other.shields = self.shields
        other.bars = self.bars
        other.hit = self.hit
        other.acting = self.acting
        other.conflict = self.conflict
        other.precedence = self.precedence[:]
        other.clock = self.clock
        other.arrivals = self.arrivals.copy()

    # ------------------------------------------------------------------ players

    def order(self) -> list[int]:
        """Player order: the first player, then clockwise."""
        alive = self.alive
        at = alive.index(self.first)
        return alive[at:] + alive[:at]

    def after(self, seat: int) -> int:
        """The next player clockwise."""
        alive = self.alive
        for other in alive:
            if other > seat:
                return other
        return alive[0]

    def opponents(self, seat: int) -> list[int]:
        return [s for s in self.order() if s != seat]

    # ------------------------------------------------------------------ current values

    def touch(self, what: int) -> None:
        """Something changed that constant abilities may read."""
        if self.watch & what:
            self.stale = True
            self.unsettled |= VALUES_CHANGED

    def changed(self) -> None:
        """Cards came, went or changed hands."""
        self.stir(-1)
        self.reshaped = True
        self.reshape()

    def stir(self, seats: int) -> None:
        """Cards of some seats (bits) came, went or changed hands: they may have something else to say."""
        self.listening = -1
        self.unheard |= seats

    def reshape(self) -> None:
        """Other cards are in play; unless it is `reshaped`, with the same constant abilities in force."""
        self.stale = True
        self.checked = None
        self.unsettled |= VALUES_CHANGED

    def rule_anew(self) -> None:
        """Titles were taken or given back: they bear on rules, and no value depends on them."""
        force = gather(self)
        mine = self.in_force
        if self.stale or force.changes_values() != mine.changes_values():
            self.reshaped = True
            self.reshape()
            return
        self.in_force = force
        if self.blank is not self.box.nobody:
            force = force.without(self.blank)
        self.active = force.active
        self.watch |= force.reads
        self.ruled = force.bits
        for effect in self.lasting:
            self.ruled |= self.edition.lasting[effect[EFFECT]].bit
        self.unsettled |= VALUES_CHANGED

    def rule_more(self, card: int) -> None:
        """A title was taken: if nothing else is to be worked out, what it bears on is added to what is in force."""
        stages = self.box.printed[card].stages
        if self.stale or stages.changes_values or self.blank is not self.box.nobody:
            self.rule_anew()
            return
        self.in_force = self.in_force.with_rules(card, stages)
        self.active = self.in_force.active
        self.watch |= stages.reads
        self.ruled |= stages.bits
        self.unsettled |= VALUES_CHANGED

    def revalue(self) -> None:
        """Effects began or ended, tokens were put: values may be others, with the same constant abilities in force."""
        self.stale = True
        self.unsettled |= VALUES_CHANGED

    def others_changed(self) -> None:
        """Cards without constant abilities came or went: what looks at nothing but its own card does not change."""
        if not self.in_force.near or self.ruled & ANY_VALUE:
            self.stale = True
        self.unsettled |= VALUES_CHANGED

    def strength_of(self, card: int) -> int:
        if self.stale:
            refresh(self)
        value = self.strength[card]
        return value if value > 0 else 0

    def has_icon(self, card: int, icon: int) -> bool:
        if self.stale:
            refresh(self)
        return bool(self.icons[card] >> icon & 1)

    def has_keyword(self, card: int, keyword: int) -> bool:
        if self.stale:
            refresh(self)
        return bool(self.keywords[card] & keyword)

    def has_trait(self, card: int, trait: int) -> bool:
        """`trait`: bits, any of them."""
        if self.stale:
            refresh(self)
        return bool(self.traits[card] & trait)

    def is_blank(self, card: int) -> bool:
        if self.stale:
            refresh(self)
        return bool(self.blank[card])

    def total(self, modifier: int, *args: int) -> int:
        """What all constant abilities and lasting effects add to one modifier of the rules."""
        if self.stale:
            refresh(self)
        value = 0
        if not self.ruled >> modifier & 1:
            return value
        if modifier in self.active:
            for card, constant in self.active[modifier]:
                if self.shields and modifier in self.edition.about_cards and self.is_immune(args[0], card):
                    continue
                value += constant.ask(self, card, *args)
        if not self.lasting:
            return value
        declared = self.edition.lasting
        for effect in self.lasting:
            kind = declared[effect[EFFECT]]
            if kind.modifier == modifier:
                value += kind.ask(self, effect, *args)
        return value

    def is_ruled(self, modifier: int) -> bool:
        """Whether anything in force bears on a modifier of the rules: without it, the total is zero."""
        if self.stale:
            refresh(self)
        return bool(self.ruled >> modifier & 1)

    def is_immune(self, card: int, source: int) -> bool:
        """Whether the effects of a source can neither choose nor affect a card; source -1: no card's effect."""
        if self.stale:
            refresh(self)
        if card not in self.shields or source < 0:
            return False
        return any([ask(self, card, source) for ask in self.shields[card]])

    def other_sources(self) -> list[int]:
        """Cards outside the play areas whose constant abilities are in force: plots, agendas, titles."""
        return []

    def know_hidden(self, seat: int | None, card: int) -> bool:
        """Whether a seat, or a spectator, knows a card that lies hidden."""
        return bool(self.seen[card] & (SPECTATOR if seat is None else 1 << seat))

    # ------------------------------------------------------------------ on cards

    def put_on(self, card: int, host: int) -> None:
        """A card comes to lie on another one; -1: on none any more."""
        if self.host[card] >= 0:
            self.lying.remove(card)
        if host >= 0:
            self.lying.append(card)
        self.host[card] = host

    def token(self, card: int, kind: int) -> int:
        return self.tokens.get(card * UNITS + kind, 0)

    def put_token(self, card: int, kind: int, count: int = 1) -> None:
        left = self.token(card, kind) + count
        if left:
            self.tokens[card * UNITS + kind] = left
        else:
            del self.tokens[card * UNITS + kind]
        self.revalue()
