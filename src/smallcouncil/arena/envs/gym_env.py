"""One seat against bots: Gymnasium's interface."""

from __future__ import annotations

from typing import Any

import gymnasium

from smallcouncil.arena.entrants import make_entrant
from smallcouncil.arena.envs.aec_env import Observation, Seen, rewards
from smallcouncil.arena.match import BOUND
from smallcouncil.bots import Bot, Knowledge
from smallcouncil.games import game
from smallcouncil.table import BadInput

LOST = -1.0  # what an illegal action costs


def gym(game_id: str, *, seat: int = 0, bots: str = "heuristic", players: int | None = None, **options: Any) -> SeatEnv:
    """An environment in which one seat is the learner's, and bots play the others (`"heuristic,random"`: in turn).

    >>> env = gym("ironthrone", seat=0, bots="random", players=3, turn_limit=1)
    >>> observation, info = env.reset(seed=1)
    >>> step = env.step(int(info["action_mask"].argmax()))
    """
    return SeatEnv(game_id, seat, bots, players, options)


class SeatEnv(gymnasium.Env[Observation, int]):
    """The observation says what the seat knows; `info["action_mask"]` says what is legal. An illegal action loses."""

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(self, game_id: str, seat: int, bots: str, players: int | None, options: dict[str, Any]) -> None:
        self.rulebook = game(game_id)
        self.options = {"players": self.rulebook.players_for(options) if players is None else players, **options}
        self.table = self.rulebook.begin(0, self.options)
        if not 0 <= seat < self.table.players:
            raise BadInput("seat", "out-of-range", value=seat, low=0, high=self.table.players - 1)
        self.seat = seat
        self.names = [name.strip() for name in bots.split(",")]
        self.seen = Seen(game_id, self.table.players)
        self.observation_space = self.seen.space
        self.action_space: Any = self.seen.action_space
        self.bots: dict[int, Bot] = {}
        self.seated(0)

    def seated(self, seed: int) -> None:
        others = [seat for seat in range(self.table.players) if seat != self.seat]
        self.bots = {
            seat: make_entrant(self.names[i % len(self.names)], self.rulebook.id, (seed << 8) + seat + 1)
            for i, seat in enumerate(others)
        }

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        dice = int(self.np_random.integers(1 << 62))
        self.table = self.rulebook.begin(dice, self.options)
        self.seated(dice)
        self.others_choose()
        return self.shown()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        legal = self.seen.legal(self.table, self.seat)
        if int(action) not in legal:
            observation, info = self.shown()
            return observation, LOST, True, False, {**info, "illegal": True}
        self.table.choose(self.seat, legal[int(action)])
        self.others_choose()
        observation, info = self.shown()
        return observation, rewards(self.table)[self.seat], self.table.over, self.table.made >= BOUND, info

    def others_choose(self) -> None:
        """Until the learner is asked. Bots that are asked at the same time choose before; nobody can know."""
        while ask := next((a for a in self.table.asks if a.seat != self.seat), None):
            if self.table.made >= BOUND:
                return
            self.table.choose(ask.seat, self.bots[ask.seat].choose(Knowledge(self.table, ask.seat)))

    def shown(self) -> tuple[Observation, dict[str, Any]]:
        observation = self.seen.observe(self.table, self.seat)
        return observation, {"action_mask": observation["action_mask"]}
