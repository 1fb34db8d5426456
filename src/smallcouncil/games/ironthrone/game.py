"""Game of Thrones: The Iron Throne. Three to five houses, one encounter a turn."""

from __future__ import annotations

from typing import Any, Literal

from smallcouncil.games.ironthrone import imagine, page_facts, position, power, talk, view
from smallcouncil.games.ironthrone.effects.carry_out import CarryOut
from smallcouncil.games.ironthrone.effects.windows import Window
from smallcouncil.games.ironthrone.facts import CHARACTERS, HOUSES, STATEMENTS
from smallcouncil.games.ironthrone.phases import hostages, negotiation, preparation, support
from smallcouncil.games.ironthrone.phases.encounter import Confrontation, ReplaceCard
from smallcouncil.games.ironthrone.phases.resolution import Resolution
from smallcouncil.games.ironthrone.phases.turn import Play, Refill, Turn
from smallcouncil.games.ironthrone.setup import SetUp, seat_houses
from smallcouncil.games.ironthrone.state import ThroneTable
from smallcouncil.games.ironthrone.words import CHARACTER, OFFER_PROMPT, WORDS
from smallcouncil.table import SAFE_WINDOWS, BadInput, Choice, Game, Options, Rng, Time
from smallcouncil.table.abstract_table import NOTHING

HouseName = Literal["lannister", "stark", "baratheon", "targaryen", "tyrell"]


class ThroneOptions(Options, frozen=True, forbid_unknown_fields=True):
    houses: tuple[HouseName, ...] = ()  # by seat; none: drawn at random
    leader_choice: Literal["draw2_keep1", "random", "free"] = "draw2_keep1"
    own_house_event: Literal["choose", "redraw"] = "choose"
    negotiation_limit: int = 6  # proposals of each player in one negotiation
    turn_limit: int = 200  # 0: none
    chat: Literal["public", "off"] = "public"
    windows: Literal["fast", "safe"] = "fast"


class IronThroneTable(ThroneTable):
    """What the kernel asks of a table, besides what lies on it."""

    __slots__ = ()

    def time(self) -> Time:
        turn = self.nearest(Turn)
        return Time(-1, self.turn, -1 if turn is None else turn.step - 1)

    def figures(self) -> dict[str, list[int]]:
        seats = range(self.players)
        return {
            "spread": [sum([self.spread_on(s, other) for other in seats if other != s]) for s in seats],
            "power": [sum([self.power[c] for c in self.people[s]]) for s in seats],
            "hand_size": [len(hand) for hand in self.hands],
            "hostages": [len(held) for held in self.hostages],
        }

    def kits(self) -> dict[str, list[str]]:
        return {} if min(self.leader) < 0 else {CHARACTER.name: [CHARACTERS[leader] for leader in self.leader]}

    def seen_by(self, seat: int | None) -> view.ThroneView:
        return view.seen_by(self, seat)

    def resample(self, seat: int | None, rng: Rng) -> None:
        imagine.resample(self, seat, rng)

    def write(self) -> dict[str, Any]:
        return position.write(self)

    def offers(self, seat: int) -> list[Choice]:
        e = self.encounter
        if e.said[seat] >= STATEMENTS or e.challenger < 0 or self.options.chat == "off":
            return NOTHING
        return talk.statements(self, seat)

    def on_offer(self, seat: int, choice: Choice) -> None:
        talk.speak(self, seat, choice)


class IronThrone(Game):
    id = "ironthrone"
    order = 20
    version = 2  # 2: other strengths of designed leaders
    seats = range(3, 6)
    default_players = 4
    options_type = ThroneOptions
    view_type = view.ThroneView
    words = (*WORDS, SAFE_WINDOWS.told)
    changes = (SAFE_WINDOWS,)
    offer_prompt = OFFER_PROMPT
    procedures = (
        Play,
        SetUp,
        Turn,
        hostages.HandleHostages,
        hostages.TakeHostages,
        hostages.TakeFromOne,
        hostages.Torture,
        preparation.Preparation,
        power.Distribute,
        support.Support,
        Confrontation,
        Resolution,
        negotiation.Negotiation,
        Refill,
        Window,
        CarryOut,
        ReplaceCard,
        power.DiscardCards,
        power.MovePower,
        hostages.TortureNow,
        support.ForceSupport,
    )

    def check_options(self, options: ThroneOptions) -> ThroneOptions:
        if options.houses:
            if len(set(options.houses)) != len(options.houses):
                raise BadInput("houses", "conflict", value=list(options.houses), why="every house at most once")
            if len(options.houses) != options.players:
                raise BadInput("houses", "not-together", value=list(options.houses), other=f"{options.players} players")
        if not 1 <= options.negotiation_limit <= 20:
            raise BadInput("negotiation_limit", "out-of-range", value=options.negotiation_limit, low=1, high=20)
        if not 0 <= options.turn_limit <= 10_000:
            raise BadInput("turn_limit", "out-of-range", value=options.turn_limit, low=0, high=10_000)
        return options

    def lay(self, options: ThroneOptions, seed: int | None) -> ThroneTable:
        return IronThroneTable(self, options, options.players, seed)

    def set_up(self, table: ThroneTable) -> None:
        houses = [HOUSES.index(house) for house in table.options.houses]
        if not houses:
            houses = list(range(len(HOUSES)))
            table.rng.shuffle(houses)
        seat_houses(table, houses[: table.players])
        table.call(Play())

    def read(self, table: ThroneTable, data: dict[str, Any]) -> None:
        position.read(table, data)

    def facts(self) -> dict[str, Any]:
        return page_facts.page_facts()


GAME = IronThrone()
