"""Environments: PettingZoo's and Gymnasium's own tests, for every game in every mode; actions and observations."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import smallcouncil as sc
from arena.own_bots import SEEDS
from laws.random_play import pick
from smallcouncil.arena import envs
from smallcouncil.arena.envs import gym_env
from smallcouncil.arena.envs.actions import NUMBERS, SLOTS
from smallcouncil.arena.envs.aec_env import CouncilEnv, Seen, rewards
from smallcouncil.arena.envs.features import Features
from smallcouncil.arena.settings import modes
from smallcouncil.bots import HeuristicBot, RandomBot
from smallcouncil.table import BadInput, IllegalChoice, Result, Rng

MODES = [(game.id, options) for game in sc.games().values() for options in modes(game)]
every_mode = pytest.mark.parametrize(("game", "options"), MODES, ids=str)


@every_mode
@pytest.mark.filterwarnings("ignore")
def test_the_api_is_pettingzoos(game: str, options: dict[str, Any]) -> None:
    api_test(envs.aec(game, **options), num_cycles=40)


@every_mode
def test_the_same_seed_gives_the_same_game(game: str, options: dict[str, Any]) -> None:
    seed_test(lambda: envs.aec(game, **options), num_cycles=25)


@every_mode
def test_a_masked_random_policy_plays_to_the_end(game: str, options: dict[str, Any]) -> None:
    env = envs.aec(game, **options)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, given_up, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if over or given_up else int(rng.choice(legal)))
    assert not env.agents
    assert sum(total.values()) == pytest.approx(0) and max(total.values()) > 0


@every_mode
def test_every_choice_has_its_number(game: str, options: dict[str, Any]) -> None:
    """All choices can be made, none has the number of another one, and numbers do not depend on the table."""
    table = sc.game(game).new(seed=3, **options)
    actions = envs.Actions(table.game, table.players)
    rng, known = Rng(3), dict[int, Any]()
    while not table.over and table.made < 400:
        for ask in table.asks:
            numbered = actions.numbered(ask)
            assert set(numbered.values()) == set(ask.choices) and len(numbered) == len(ask.choices)
            for number, choice in numbered.items():
                assert number < actions.count
                if number < actions.table:
                    assert known.setdefault(number, choice) is choice
        table.choose(*pick(table, rng))
    assert actions.count < 20_000


@every_mode
def test_observations_tell_nothing_that_a_seat_cannot_know(game: str, options: dict[str, Any]) -> None:
    table = sc.game(game).new(seed=5, **options)
    seen, rng = Seen(game, table.players), Rng(5)
    for _ in range(40):
        if table.over:
            break
        for seat in table.waiting:
            one, other = seen.observe(table, seat), seen.observe(table.imagine(seat, rng), seat)
            assert all((one[name] == other[name]).all() for name in one)
        for _ in range(5):
            if not table.over:
                table.choose(*pick(table, rng))


def test_observations_tell_tables_apart() -> None:
    game, options = MODES[0]
    env = CouncilEnv(game, **options)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)["observation"].copy()
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert (env.observe(env.possible_agents[0])["observation"] != before).any()


def test_numbers_and_what_is_asked_are_told() -> None:
    vectors = []
    for units in (3, 5, -5):
        vector = np.zeros(2048, np.float32)
        Features().add(vector, "units", units)
        vectors.append(vector)
    assert (vectors[0] != vectors[1]).any() and (vectors[1] == -vectors[2]).all()
    table = sc.game("ironthrone").new(seed=1, players=3)
    while not (found := next((ask for ask in table.asks if ask.args), None)):
        table.choose(table.waiting[0], table.ask(table.waiting[0]).default)
    before = Features().of(table, found.seat)
    found.args = tuple(arg + 1 if isinstance(arg, int) else arg for arg in found.args)
    assert (Features().of(table, found.seat) != before).any(), "what a question is about"


def test_numbers_beyond_the_table_take_a_slot() -> None:
    table = sc.game("risk").new(seed=1, players=3)
    actions = envs.Actions(table.game, 3)
    counted = [verb for verb in actions.blocks if len(verb.domains) == 1 and verb.domains[0].kind == "number"]
    assert counted
    for verb in counted:
        assert actions.number(verb(NUMBERS - 1)) == actions.blocks[verb][0] + NUMBERS - 1
        assert actions.number(verb(NUMBERS)) is None


def test_choices_beyond_the_table_are_told_by_features() -> None:
    found = 0
    for game, options in MODES:
        env = CouncilEnv(game, **options)
        env.reset(seed=2)
        rng = np.random.default_rng(2)
        for _ in range(200):
            if env.table.over:
                break
            shown = env.observe(env.agent_selection)
            legal = np.flatnonzero(shown["action_mask"])
            slots = legal[legal >= env.seen.actions.table] - env.seen.actions.table
            assert (np.flatnonzero(shown["choices"].any(axis=1)) == slots).all()
            found += len(slots)
            env.step(int(rng.choice(legal)))
    assert found and shown["choices"].shape[0] == SLOTS


def test_an_illegal_action_is_refused_and_ends_the_game_for_who_chose_it() -> None:
    game, options = MODES[0]
    plain = CouncilEnv(game, **options)
    plain.reset(seed=1)
    position = plain.table.position()
    illegal = int((plain.observe(plain.agent_selection)["action_mask"] == 0).argmax())
    with pytest.raises(IllegalChoice):
        plain.step(illegal)
    assert plain.table.position() == position
    env = envs.aec(game, **options)
    env.reset(seed=1)
    agent = env.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(illegal)
    assert env.terminations[agent] and env.rewards[agent] == -1


@pytest.mark.parametrize(
    ("winners", "expected"), [((0,), [1, -0.5, -0.5]), ((0, 1), [0.25, 0.25, -0.5]), ((0, 1, 2), [0, 0, 0])]
)
def test_rewards_sum_to_zero(winners: tuple[int, ...], expected: list[float]) -> None:
    table = sc.game("ironthrone").new(seed=1, players=3)
    assert rewards(table) == [0, 0, 0]
    table.result = Result(winners, (0, 0, 0), "test")
    assert rewards(table) == pytest.approx(expected)


def test_a_game_that_is_too_long_is_given_up() -> None:
    env = envs.aec("ironthrone", players=3, bound=7)
    env.reset(seed=1)
    steps, total = 0, 0.0
    for _ in env.agent_iter():
        observation, reward, over, given_up, _ = env.last()
        total += reward
        assert not over
        steps += not given_up
        env.step(None if given_up else int(observation["action_mask"].argmax()))
    assert (steps, total, env.agents) == (7, 0.0, [])


# ---------------------------------------------------------------------- one seat against bots


@every_mode
@pytest.mark.filterwarnings("ignore")
def test_the_view_of_one_seat_is_gymnasiums(game: str, options: dict[str, Any]) -> None:
    check_env(envs.gym(game, bots="random", **options), skip_render_check=True)


def test_a_mode_says_how_many_play() -> None:
    env: Any = envs.gym("risk", mode="world_at_war")
    assert env.options["players"] == 6
    assert len(envs.aec("board2e", scenario="a_feast_for_crows").unwrapped.possible_agents) == 4


def test_a_seat_plays_against_bots_to_the_end() -> None:
    env = envs.gym("ironthrone", seat=1, bots="heuristic,random", players=3, turn_limit=4)
    rng = np.random.default_rng(3)
    _, info = env.reset(seed=3)
    steps, over, reward = 0, False, 0.0
    while not over:
        _, reward, over, given_up, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        steps += 1
        assert not given_up
    assert steps > 3 and reward == rewards(env.table)[1]
    assert sc.replay(env.table.record()).result == env.table.result


@pytest.mark.parametrize(("seat", "others"), [(0, {1: "heuristic", 2: "random"}), (1, {0: "heuristic", 2: "random"})])
def test_bots_take_the_other_seats_in_turn(seat: int, others: dict[int, str]) -> None:
    kinds = {"heuristic": HeuristicBot, "random": RandomBot}
    env = envs.gym("ironthrone", seat=seat, bots="heuristic, random", players=3)
    assert {at: type(bot) for at, bot in env.bots.items()} == {at: kinds[name] for at, name in others.items()}
    same = envs.gym("ironthrone", seat=seat, bots="random", players=3)
    one, other = (env.reset(seed=2)[0]["observation"] for env in (same, same))
    assert (one == other).all(), "the same seed, the same bots"


def test_bots_have_other_dice_in_another_game() -> None:
    env = envs.gym("ironthrone", bots="arena.own_bots:witness", players=3)
    seeds = []
    for seed in (1, 2, 1):
        SEEDS.clear()
        env.reset(seed=seed)
        seeds.append(SEEDS[:])
    assert seeds[0] == seeds[2] and len({*seeds[0], *seeds[1]}) == 4


def test_a_seat_in_a_game_that_is_too_long_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gym_env, "BOUND", 30)
    env = envs.gym("ironthrone", bots="random", players=3)
    _, info = env.reset(seed=1)
    over = given_up = False
    while not (over or given_up):
        _, reward, over, given_up, info = env.step(int(info["action_mask"].argmax()))
    assert (given_up, over, reward) == (True, False, 0.0)


def test_an_illegal_action_loses() -> None:
    env = envs.gym("ironthrone", bots="random", players=3)
    _, info = env.reset(seed=1)
    _, reward, over, _, told = env.step(int((info["action_mask"] == 0).argmax()))
    assert (reward, over, told["illegal"]) == (-1, True, True)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadInput, match="seat: 3"):
        envs.gym("ironthrone", seat=3, players=3)
