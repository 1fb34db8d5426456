"""Risk: Game of Thrones."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from smallcouncil.games.risk import decks, facts, page_facts, position, setup
from smallcouncil.games.risk.board import board
from smallcouncil.games.risk.cards import armies, dice, intrigue
from smallcouncil.games.risk.state import RiskTable
from smallcouncil.games.risk.table import PlayedTable
from smallcouncil.games.risk.turn import buy, conquer, invade, maneuver, objectives, reinforce, turn
from smallcouncil.games.risk.view import RiskView
from smallcouncil.games.risk.windows import windows
from smallcouncil.games.risk.words import WORDS
from smallcouncil.table import SAFE_WINDOWS, BadInput, Game, Options, Prompt

Mode = Literal["skirmish", "dominion", "world_at_war"]
RuleSet = Literal["skirmish", "dominion"]
Module = Literal["gold", "characters", "special_units", "maesters", "objectives"]
BoardName = Literal["westeros", "essos", "both"]
House = Literal["stark", "baratheon", "lannister", "tyrell", "martell", "targaryen", "ghiscari"]


class RiskOptions(Options, frozen=True):
    """What can be agreed on before the game. None: what follows from the rest."""

    mode: Mode | None = None
    rules: RuleSet | None = None  # in World at War; elsewhere the mode says it
    board: BoardName | None = None
    modules: tuple[Module, ...] | None = None  # of Dominion
    victory: RuleSet | None = None
    houses: tuple[House, ...] | None = None  # by seat; None: chosen at the table
    units_per_territory: Literal[2, 3] = 3  # dealt in Skirmish
    round_limit: int = 100  # 0: none
    windows: Literal["fast", "safe"] = "fast"


class Risk(Game):
    id = "risk"
    order = 10
    version = 2
    seats = range(2, 8)
    default_players = 4
    options_type = RiskOptions
    view_type = RiskView
    offer_prompt = Prompt("offer", rule="R-RK-maester-05")
    procedures = (
        setup.ChooseHouses,
        setup.SkirmishSetup,
        setup.DominionSetup,
        turn.Rounds,
        turn.Turn,
        reinforce.Reinforce,
        reinforce.TradeDown,
        reinforce.PutSpecial,
        buy.Buy,
        buy.BuyMaester,
        decks.DrawTerritory,
        decks.KeepOneCard,
        decks.KeepOneMaester,
        decks.KeepOneObjective,
        invade.Invade,
        invade.Invasion,
        invade.Battle,
        conquer.Conquer,
        maneuver.Maneuvers,
        maneuver.Maneuver,
        objectives.CompleteObjective,
        windows.Window,
        windows.UseCharacter,
        windows.PlayMaester,
        *dice.PROCEDURES,
        *armies.PROCEDURES,
        *intrigue.PROCEDURES,
    )
    changes = (SAFE_WINDOWS,)
    words = (
        *WORDS,
        SAFE_WINDOWS.told,
        offer_prompt,
        *setup.PROMPTS,
        *reinforce.PROMPTS,
        *buy.PROMPTS,
        *decks.PROMPTS,
        *invade.PROMPTS,
        *conquer.PROMPTS,
        *maneuver.PROMPTS,
        *objectives.PROMPTS,
        *windows.PROMPTS,
        *dice.PROMPTS,
        *armies.PROMPTS,
        *intrigue.PROMPTS,
    )

    def check_options(self, options: RiskOptions) -> RiskOptions:
        players = options.players
        mode = options.mode or ("world_at_war" if players > 5 else "skirmish")
        if (mode == "world_at_war") != (players > 5):
            low, high = (6, 7) if mode == "world_at_war" else (2, 5)
            raise BadInput("players", "out-of-range", value=players, low=low, high=high)
        usual_board = "both" if players > 5 else "essos" if players == 2 else "westeros"
        if options.board not in (None, usual_board):
            raise BadInput("board", "not-together", value=options.board, other=f"players={players}")
        rules: RuleSet = "dominion" if mode == "dominion" else "skirmish"
        if mode == "world_at_war":
            rules = options.rules or "skirmish"
        elif options.rules not in (None, rules):
            raise BadInput("rules", "not-together", value=options.rules, other=f"mode={mode}")
        modules = self.check_modules(options, rules)
        victory: RuleSet = options.victory or ("dominion" if "objectives" in modules else "skirmish")
        if victory == "dominion" and "objectives" not in modules:
            raise BadInput("victory", "not-together", value=victory, other="modules without objectives")
        self.check_houses(options)
        if options.round_limit < 0:
            raise BadInput("round_limit", "out-of-range", value=options.round_limit, low=0, high="any")
        return msgspec.structs.replace(
            options, mode=mode, rules=rules, board=usual_board, modules=modules, victory=victory
        )

    def check_modules(self, options: RiskOptions, rules: RuleSet) -> tuple[str, ...]:
        modules = options.modules
        if modules is None:
            return facts.MODULES if rules == "dominion" else ()
        if modules and rules == "skirmish":
            raise BadInput("modules", "not-together", value=modules[0], other="the rules of Skirmish")
        for module in modules:
            for needed in facts.MODULE_NEEDS.get(module, []):
                if needed not in modules:
                    raise BadInput("modules", "not-together", value=module, other=f"modules without {needed}")
        return tuple(m for m in facts.MODULES if m in modules)

    def values_for(self, name: str, players: int) -> tuple[Any, ...] | None:
        return tuple(facts.DOMINION[players].order) if name == "houses" else None

    def check_houses(self, options: RiskOptions) -> None:
        houses = options.houses
        if houses is None:
            return
        allowed = facts.DOMINION[options.players].order
        if sorted(houses) != sorted(allowed):
            raise BadInput("houses", "unknown-value", value=", ".join(houses), known=", ".join(allowed))

    def lay(self, options: RiskOptions, seed: int | None) -> RiskTable:
        assert options.board is not None
        return PlayedTable(self, options, board(options.board), seed)

    def set_up(self, table: RiskTable) -> None:
        dominion = table.options.rules == "dominion"
        table.call(setup.DominionSetup() if dominion else setup.SkirmishSetup())

    def read(self, table: RiskTable, data: dict[str, Any]) -> None:
        position.read(table, data)

    def facts(self) -> dict[str, Any]:
        return page_facts.page_facts()


GAME = Risk()
