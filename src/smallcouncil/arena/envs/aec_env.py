"""A table for many agents, one after the other: PettingZoo's AEC interface.

Where several seats choose at the same time they are asked one after the other; none sees what another one has chosen.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from smallcouncil.arena.envs.actions import SLOTS, Actions
from smallcouncil.arena.envs.features import CHOICE_SIZE, SIZE, Features
from smallcouncil.arena.match import BOUND
from smallcouncil.games import game
from smallcouncil.table import Choice, Table

Observation = dict[str, Any]


def aec(game_id: str, *, players: int | None = None, bound: int = BOUND, **options: Any) -> Any:
    """An environment of a game, with the options of `Game.new`. An illegal action ends the game for who chose it, as in
    PettingZoo's own classic games."""
    env: Any = CouncilEnv(game_id, players=players, bound=bound, **options)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


class Seen:
    """What agents see, the same in every kind of environment: features of the view, which actions are legal, and what
    is in the slots behind the table of actions."""

    def __init__(self, game_id: str, players: int) -> None:
        self.actions = Actions(game(game_id), players)
        self.features = Features()
        self.space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (SIZE,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions.count,), np.int8),
                "choices": spaces.Box(-np.inf, np.inf, (SLOTS, CHOICE_SIZE), np.float32),
            }
        )
        self.action_space = spaces.Discrete(self.actions.count)

    def legal(self, table: Table, seat: int) -> dict[int, Choice]:
        return next((self.actions.numbered(ask) for ask in table.asks if ask.seat == seat), {})

    def observe(self, table: Table, seat: int) -> Observation:
        mask = np.zeros(self.actions.count, np.int8)
        choices = np.zeros((SLOTS, CHOICE_SIZE), np.float32)
        for number, choice in self.legal(table, seat).items():
            mask[number] = 1
            if number >= self.actions.table:
                choices[number - self.actions.table] = self.features.of_choice(choice, table)
        return {"observation": self.features.of(table, seat), "action_mask": mask, "choices": choices}


def rewards(table: Table) -> list[float]:
    """By the result: 1 for who wins alone, and zero in sum; nothing before the end."""
    players = table.players
    if table.result is None or not table.result.winners:
        return [0.0] * players
    shares = [seat in table.result.winners for seat in range(players)]
    won = sum(shares)
    return [(share / won * players - 1) / (players - 1) for share in shares]


class CouncilEnv(AECEnv):
    metadata = {"render_modes": ["ansi"], "name": "smallcouncil", "is_parallelizable": False}

    def __init__(self, game_id: str, *, players: int | None = None, bound: int = BOUND, **options: Any) -> None:
        super().__init__()
        self.rulebook = game(game_id)
        self.options = {"players": self.rulebook.players_for(options) if players is None else players, **options}
        self.bound = bound
        self.table = self.rulebook.begin(0, self.options)
        self.seen = Seen(game_id, self.table.players)
        self.metadata = {**self.metadata, "name": f"{game_id}_v{self.rulebook.version}"}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.seen.space)
        self.action_spaces = dict.fromkeys(self.possible_agents, self.seen.action_space)
        self.games = 0
        self.observed: tuple[tuple[int, str], Observation] | None = None  # what was asked for last

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Lay a new table. Without a seed the games go on from the last one, and are repeatable all the same."""
        self.games = self.games + 1 if seed is None else seed
        self.table = self.rulebook.begin(self.games, self.options)
        self.observed = None
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.next_agent()

    def next_agent(self) -> None:
        if self.table.asks:
            self.agent_selection = self.possible_agents[self.table.asks[0].seat]

    def observe(self, agent: str) -> Observation:
        """What an agent knows now; wrappers ask for it several times a step."""
        now = (self.table.made, agent)
        if self.observed is None or self.observed[0] != now:
            self.observed = now, self.seen.observe(self.table, self.possible_agents.index(agent))
        return {name: value.copy() for name, value in self.observed[1].items()}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        seat = self.possible_agents.index(agent)
        legal = self.seen.legal(self.table, seat)
        self.table.choose(seat, legal[int(action)] if action in legal else f"action {action}")
        self.rewards = dict(zip(self.possible_agents, rewards(self.table), strict=True))
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.table.made >= self.bound:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.next_agent()

    def render(self) -> str:
        """The question and its answers, as notation."""
        lines = [
            f"{self.possible_agents[ask.seat]} {ask.prompt}: {', '.join(self.table.text(c) for c in ask.choices)}"
            for ask in self.table.asks
        ]
        return "\n".join(lines)

    def close(self) -> None:
        """Nothing is held."""
