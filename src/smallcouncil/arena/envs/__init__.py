"""Tables as environments for learners: PettingZoo, Gymnasium and OpenSpiel. `pip install "smallcouncil[rl]"`.

>>> env = aec("risk", players=3, mode="dominion")
>>> env.reset(seed=1)
>>> observation, reward, termination, truncation, info = env.last()
>>> legal = observation["action_mask"].nonzero()[0]
>>> env.step(int(legal[0]))
"""

from __future__ import annotations

from smallcouncil.arena.envs.actions import Actions
from smallcouncil.arena.envs.aec_env import CouncilEnv, aec
from smallcouncil.arena.envs.features import Features
from smallcouncil.arena.envs.gym_env import SeatEnv, gym

__all__ = ["Actions", "CouncilEnv", "Features", "SeatEnv", "aec", "gym"]
