"""A Game of Thrones: The Board Game, 2nd edition. Three to six houses, three scenarios."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from smallcouncil.games.board2e import imagine, page_facts, position, view
from smallcouncil.games.board2e.action.march import March, Marches
from smallcouncil.games.board2e.action.ports import CapturePort
from smallcouncil.games.board2e.action.power import ConsolidatePower
from smallcouncil.games.board2e.action.raid import Raids
from smallcouncil.games.board2e.cards.ambitions import NewInformation, ShiftingAmbitions
from smallcouncil.games.board2e.cards.westeros import HolderDecides
from smallcouncil.games.board2e.combat import procedures as combat
from smallcouncil.games.board2e.combat_words import COMBAT_WORDS
from smallcouncil.games.board2e.facts import HOUSES, TRACKS
from smallcouncil.games.board2e.objectives.scoring import Scoring
from smallcouncil.games.board2e.planning.orders import Planning
from smallcouncil.games.board2e.planning.raven import Raven
from smallcouncil.games.board2e.rounds import Rounds
from smallcouncil.games.board2e.setup import KeepObjectives, lay_pieces, scenario, seat_houses, shuffle_decks
from smallcouncil.games.board2e.state import PLANNING, BoardTable
from smallcouncil.games.board2e.westeros import losses
from smallcouncil.games.board2e.westeros.clash import Clash
from smallcouncil.games.board2e.westeros.muster import Muster, Mustering
from smallcouncil.games.board2e.westeros.phase import WesterosPhase
from smallcouncil.games.board2e.westeros.supply import Reconcile
from smallcouncil.games.board2e.westeros.wildlings import WildlingAttack
from smallcouncil.games.board2e.words import OFFER_PROMPT, RECONSIDER, WORDS
from smallcouncil.table import BadInput, Choice, Game, Options, Rng, Time

HouseName = Literal["stark", "lannister", "baratheon", "greyjoy", "tyrell", "martell", "arryn"]
ScenarioName = Literal["base", "a_dance_with_dragons", "a_feast_for_crows"]

NOTHING: list[Choice] = []
RECONSIDERING = [RECONSIDER]
PLAYERS = {"a_dance_with_dragons": 6, "a_feast_for_crows": 4}


class BoardOptions(Options, frozen=True, forbid_unknown_fields=True):
    scenario: ScenarioName = "base"
    houses: tuple[HouseName, ...] = ()  # by seat; none: drawn at random
    tides: bool = False  # Tides of Battle cards in every combat
    errata: Literal["rulebook", "faq"] = "rulebook"  # notes.md, section 1
    round_limit: int = 0  # 0: as many rounds as the scenario has


class ThronesTable(BoardTable):
    """What the kernel asks of a table, besides what lies on it."""

    __slots__ = ()

    def time(self) -> Time:
        return Time(self.round, -1, self.phase)

    def figures(self) -> dict[str, list[int]]:
        seats = range(self.players)
        return {
            **({"points": self.points[:]} if self.feast else {}),
            "castles": [self.castles(seat) for seat in seats],
            "supply": self.supply[:],
            "power": self.power[:],
            **{track: [self.rank(i, seat) + 1 for seat in seats] for i, track in enumerate(TRACKS)},
        }

    def offers(self, seat: int) -> list[Choice]:
        if self.phase != PLANNING or not self.ready >> seat & 1:
            return NOTHING
        planning = self.nearest(Planning)
        return RECONSIDERING if planning is not None and planning.may_reconsider(self, seat) else NOTHING

    def on_offer(self, seat: int, choice: Choice) -> None:
        planning = self.nearest(Planning)
        assert planning is not None and choice is RECONSIDER
        planning.reconsider(self, seat)

    def seen_by(self, seat: int | None) -> view.TableView:
        return view.seen_by(self, seat)

    def seen_by_each(self, seats: Sequence[int | None]) -> list[view.TableView]:
        return view.seen_by_each(self, seats)

    def resample(self, seat: int | None, rng: Rng) -> None:
        imagine.resample(self, seat, rng)

    def write(self) -> dict[str, Any]:
        return position.write(self)


class Board2e(Game):
    id = "board2e"
    version = 1
    seats = range(3, 7)
    default_players = 6
    options_type = BoardOptions
    words = (*WORDS, *COMBAT_WORDS)
    view_type = view.TableView
    order = 30
    offer_prompt = OFFER_PROMPT
    procedures = (
        Rounds,
        KeepObjectives,
        WesterosPhase,
        HolderDecides,
        ShiftingAmbitions,
        NewInformation,
        Reconcile,
        Mustering,
        Muster,
        Clash,
        WildlingAttack,
        *losses.PROCEDURES,
        Planning,
        Raven,
        Raids,
        Marches,
        March,
        CapturePort,
        *combat.PROCEDURES,
        ConsolidatePower,
        Scoring,
    )

    def check_options(self, options: BoardOptions) -> BoardOptions:
        players = PLAYERS.get(options.scenario, options.players)
        if options.players != players:
            raise BadInput("players", "not-together", value=options.players, other=options.scenario)
        allowed = scenario(options.scenario, players).houses
        if options.houses and sorted(options.houses) != sorted(allowed):
            raise BadInput("houses", "not-together", value=", ".join(options.houses), other=", ".join(allowed))
        most = scenario(options.scenario, players).rounds
        if not 0 <= options.round_limit <= most:
            raise BadInput("round_limit", "out-of-range", value=options.round_limit, low=0, high=most)
        return options

    def values_for(self, name: str, players: int) -> tuple[Any, ...] | None:
        if name == "scenario":
            return tuple(s for s in ("base", *PLAYERS) if PLAYERS.get(s, players) == players)
        return None

    def lay(self, options: BoardOptions, seed: int | None) -> ThronesTable:
        return ThronesTable(self, options, options.players, seed, scenario(options.scenario, options.players))

    def set_up(self, table: BoardTable) -> None:
        houses = [HOUSES.index(house) for house in table.options.houses or table.setup.houses]
        if not table.options.houses:
            table.rng.shuffle(houses)
        seat_houses(table, houses)
        lay_pieces(table)
        shuffle_decks(table)
        table.call(Rounds())

    def read(self, table: BoardTable, data: dict[str, Any]) -> None:
        position.read(table, data)

    def facts(self) -> dict[str, Any]:
        return page_facts.page_facts()


GAME = Board2e()
