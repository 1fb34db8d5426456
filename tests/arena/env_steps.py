"""Steps a second of environments under a masked random policy: ours in every mode, beside classic games of PettingZoo.

`PYTHONPATH=src:tests python -m arena.env_steps` prints them, by processor time: whole games for so many seconds each,
in turns, of which the best counts (`env_steps 1`: one turn). Needs `pip install "pettingzoo[classic]"` besides.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from time import process_time
from typing import Any

import numpy as np

import smallcouncil as sc
from smallcouncil.arena import envs
from smallcouncil.arena.settings import modes

CLASSICS = ("tictactoe_v3", "connect_four_v3", "texas_holdem_v4", "chess_v6")
SECONDS = 3.0
ROUNDS = 3


def contestants() -> Iterator[tuple[str, Callable[[], Any]]]:
    for name in CLASSICS:
        yield f"PettingZoo {name}", import_module(f"pettingzoo.classic.{name}").env
    for game in sc.games().values():
        for options in modes(game):
            kind = " ".join(str(value) for name, value in options.items() if name != "players")
            yield f"{game.id} {kind}".strip(), partial(envs.aec, game.id, **options)


def steps_a_second(env: Any, seconds: float) -> float:
    rng, steps, began = np.random.default_rng(1), 0, process_time()
    while process_time() - began < seconds:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            observation, _, over, given_up, info = env.last()
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            env.step(None if over or given_up else int(rng.choice(np.flatnonzero(mask))))
            steps += 1
    return steps / (process_time() - began)


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    every = [(name, make()) for name, make in contestants()]
    best = dict.fromkeys([name for name, _ in every], 0.0)
    for _ in range(int(sys.argv[1]) if sys.argv[1:] else ROUNDS):
        for name, env in every:
            best[name] = max(best[name], steps_a_second(env, SECONDS))
    for name, steps in best.items():
        sys.stdout.write(f"{name}: {steps:,.0f} steps/s\n")
