"""Tables as games of OpenSpiel: `pip install "smallcouncil[openspiel]"`.

A chance node at the root picks one of many deals; all later dice come from it. What a player knows is the view as text,
and `resample_from_infostate` is `Table.imagine`, so that searches over information sets (IS-MCTS) work.

>>> state = open_spiel_game("ironthrone", players=3, turn_limit=1).new_initial_state()
>>> state.apply_action(7)  # the deal
>>> state.is_chance_node(), state.current_player() >= 0
(False, True)
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import pyspiel

from smallcouncil.arena.envs.actions import Actions
from smallcouncil.arena.envs.aec_env import rewards
from smallcouncil.arena.match import BOUND
from smallcouncil.games import game
from smallcouncil.table import Choice, Rng, Table

DEALS = 1024
MOST_PLAYERS = 8

GAME_TYPE = pyspiel.GameType(
    short_name="python_smallcouncil",
    long_name="Small Council",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification={"game": "", "players": 0, "options": "{}"},
)


def open_spiel_game(game_id: str, *, players: int | None = None, **options: Any) -> Any:
    """A game for OpenSpiel, with the options of `Game.new`."""
    rulebook = game(game_id)
    count = rulebook.players_for(options) if players is None else players
    return CouncilGame({"game": game_id, "players": count, "options": msgspec.json.encode(options).decode()})


class CouncilGame(pyspiel.Game):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.rulebook = game(given["game"])
        options = msgspec.json.decode(given.get("options") or "{}")
        players = given.get("players") or self.rulebook.players_for(options)
        self.options = {"players": players, **options}
        self.actions = Actions(self.rulebook, players)
        super().__init__(
            GAME_TYPE,
            pyspiel.GameInfo(
                num_distinct_actions=self.actions.count,
                max_chance_outcomes=DEALS,
                num_players=players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=BOUND,
            ),
            given,
        )

    def new_initial_state(self, *_: Any) -> CouncilState:
        return CouncilState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TextObserver:
        return TextObserver()


class TextObserver:
    """What OpenSpiel observes a state with: text, and no numbers."""

    tensor = None
    dict: ClassVar[dict[str, Any]] = {}

    def set_from(self, state: CouncilState, player: int) -> None:
        """There are no numbers to be set."""

    def string_from(self, state: CouncilState, player: int) -> str:
        return state.observation_string(player)


class Held:
    """A table that is copied the quick way when OpenSpiel copies a state deeply, and written down as a position."""

    def __init__(self, table: Table | None) -> None:
        self.table = table

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(None if self.table is None else self.table.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return (Held, (None,)) if self.table is None else (laid, (self.table.game.id, self.table.position()))


def laid(game_id: str, position: dict[str, Any]) -> Held:
    return Held(game(game_id).position(position))


class Shared:
    """What all states of a game have in common, and nobody copies."""

    def __init__(self, game: CouncilGame) -> None:
        self.game = game

    def __deepcopy__(self, memo: dict[int, Any]) -> Shared:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return shared, (self.game.get_parameters(),)


def shared(params: dict[str, Any]) -> Shared:
    return Shared(CouncilGame(params))


class CouncilState(pyspiel.State):
    def __init__(self, council: CouncilGame) -> None:
        super().__init__(council)
        self.shared = Shared(council)
        self.held = Held(None)  # None: nothing is dealt yet

    @property
    def table(self) -> Table:
        assert self.held.table is not None, "nothing is dealt yet"
        return self.held.table

    def current_player(self) -> int:
        if self.held.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.table.asks[0].seat

    def is_terminal(self) -> bool:
        return self.held.table is not None and (self.table.over or self.table.made >= BOUND)

    def legal(self) -> dict[int, Choice]:
        return self.shared.game.actions.numbered(self.table.asks[0])

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        if self.held.table is None:
            council = self.shared.game
            self.held.table = council.rulebook.begin(action, council.options)
        else:
            self.table.choose(self.table.asks[0].seat, self.legal()[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if self.held.table is None else self.table.text(self.legal()[action])

    def returns(self) -> list[float]:
        return [0.0] * self.num_players() if self.held.table is None else rewards(self.table)

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return msgspec.json.encode(self.table.view(seat)).decode()

    def observation_string(self, player: int | None = None) -> str:
        return self.information_state_string(player)

    def resample_from_infostate(self, player: int, sampler: Any) -> CouncilState:
        """A state that agrees with all the player knows; what it cannot know is drawn anew."""
        other = CouncilState(self.shared.game)
        other.held = Held(self.table.imagine(player, Rng(int(sampler() * (1 << 53)))))
        return other

    def __str__(self) -> str:
        return "nothing is dealt" if self.held.table is None else self.information_state_string(0)


pyspiel.register_game(GAME_TYPE, CouncilGame)
