"""Train a small agent against a random bot, and let it meet another one in the arena. Needs smallcouncil[rl].

python examples/train_an_agent.py [GAMES]

The agent has one seat of a Gymnasium environment. It learns how games ended in which it gave this or that answer to a
kind of question, and prefers what went well.
"""

from __future__ import annotations

import json
import os
import sys
from collections import defaultdict
from pathlib import Path
from tempfile import gettempdir
from typing import Any

import numpy as np

from smallcouncil.arena.envs import gym
from smallcouncil.arena.tournament import tournament
from smallcouncil.bots import Bot, Knowledge
from smallcouncil.games import game
from smallcouncil.table import Ask, Choice, Rng, Verb

GAME, PLAYERS, OPTIONS = "ironthrone", 3, {"turn_limit": 6}  # three houses, six turns
LEARNED = Path(gettempdir()) / f"council-agent-{os.getpid()}.json"
CURIOUS = 0.3  # how often it tries something else while it learns
PATH = "COUNCIL_AGENT"  # where the arena finds what was learned


VERBS = {word.name: word for word in game(GAME).words if isinstance(word, Verb)}


def kind(ask: Ask, choice: Choice) -> str:
    return kind_of(ask.prompt, choice.verb.name, choice.verb.named(choice.args, None))


def kind_of(prompt: str, verb: str, args: dict[str, Any]) -> str:
    """`encounter.card lay war_3`: what is chosen counts, not who is meant by it."""
    word = VERBS[verb]
    things = [str(args[name]) for name, domain in zip(word.params, word.domains, strict=True) if domain.kind != "seat"]
    return " ".join([prompt, verb, *things])


def train(games: int) -> dict[str, float]:
    """The mean result of every kind of choice."""
    rng = np.random.default_rng(1)
    total: dict[str, float] = defaultdict(float)
    count: dict[str, int] = defaultdict(int)

    def mean(name: str) -> float:
        return total[name] / (count[name] + 2)

    for seed in range(games):
        env = gym(GAME, seat=seed % PLAYERS, bots="random", players=PLAYERS, **OPTIONS)
        _, info = env.reset(seed=seed)
        chosen, over, reward = set(), False, 0.0
        while not over:
            ask, legal = env.table.ask(env.seat), env.seen.legal(env.table, env.seat)
            actions = [int(a) for a in np.flatnonzero(info["action_mask"])]
            best = max(mean(kind(ask, legal[a])) for a in actions)
            good = [a for a in actions if mean(kind(ask, legal[a])) == best]
            action = int(rng.choice(actions if rng.random() < CURIOUS else good))
            chosen.add(kind(ask, legal[action]))
            _, reward, over, _, info = env.step(action)
        for name in chosen:
            total[name] += reward
            count[name] += 1
    return {name: mean(name) for name in total}


class Agent:
    def __init__(self, learned: dict[str, float], seed: int) -> None:
        self.learned = learned
        self.rng = Rng(seed)

    def choose(self, known: Knowledge) -> Choice:
        ask = known.ask
        worth = {choice: self.learned.get(kind(ask, choice), 0.0) for choice in ask.choices}
        return self.rng.pick([choice for choice in ask.choices if worth[choice] == max(worth.values())])


def make_agent(game_id: str, seed: int) -> Bot:
    """The arena calls it: `train_an_agent:make_agent` is a bot like any other."""
    return Agent(json.loads(Path(os.environ[PATH]).read_text("utf-8")), seed)


def main() -> None:
    learned = train(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
    for name in sorted(learned, key=lambda name: -learned[name])[:5]:
        print(f"{learned[name]:+.2f}  {name}")
    LEARNED.write_text(json.dumps(learned), encoding="utf-8")
    os.environ[PATH] = str(LEARNED)
    bots = ["random", "train_an_agent:make_agent"]
    found = tournament("gauntlet", GAME, bots, players=PLAYERS, games=60, options=OPTIONS)
    LEARNED.unlink()
    for line in found.lines:
        won = f"won {line.wins:.0f} of {line.games} (by chance {line.fair:.0f})"
        print(f"{line.name:28} {won}, rating {line.rating:.1f} ± {line.doubt:.1f}")


if __name__ == "__main__":
    main()
