"""OpenSpiel's random simulation and one of its searches play our smallest games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from smallcouncil.arena.envs.open_spiel_game import open_spiel_game

SMALL: list[tuple[str, dict[str, Any]]] = [
    ("ironthrone", {"players": 3, "turn_limit": 1}),
    ("risk", {"players": 2, "round_limit": 1}),
]


@pytest.mark.parametrize(("name", "options"), SMALL, ids=str)
def test_random_simulation(name: str, options: dict[str, Any]) -> None:
    """OpenSpiel's own, which looks at everything that a game promises."""
    pyspiel.random_sim_test(open_spiel_game(name, **options), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "options"), SMALL, ids=str)
def test_a_clone_goes_the_same_way(name: str, options: dict[str, Any]) -> None:
    state, rng = open_spiel_game(name, **options).new_initial_state(), np.random.RandomState(1)
    while not state.is_terminal():
        action = at_random(state, rng)
        assert state.action_to_string(state.current_player(), action)
        twin = state.clone()
        state.apply_action(action)
        twin.apply_action(action)
        assert str(twin) == str(state)
    assert len(state.returns()) == options["players"] and sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize(("name", "options"), [*SMALL, ("cards2e", {"players": 2})], ids=str)
def test_a_state_that_was_written_down_goes_the_same_way(name: str, options: dict[str, Any]) -> None:
    game = open_spiel_game(name, **options)
    state, rng = game.new_initial_state(), np.random.RandomState(1)
    for _ in range(20):
        state.apply_action(at_random(state, rng))
    _, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    while not state.is_terminal():
        assert other.legal_actions() == state.legal_actions() and str(other) == str(state)
        action = at_random(state, rng)
        state.apply_action(action)
        other.apply_action(action)
    assert other.is_terminal() and other.returns() == state.returns()


def at_random(state: Any, rng: np.random.RandomState) -> int:
    actions = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
    return int(rng.choice(actions))


@pytest.mark.parametrize(("name", "options"), SMALL, ids=str)
def test_what_a_player_knows_is_the_same_in_resampled_states(name: str, options: dict[str, Any]) -> None:
    state = open_spiel_game(name, **options).new_initial_state()
    state.apply_action(3)
    luck = iter(np.random.RandomState(1).uniform(size=50))
    for _ in range(10):
        player = state.current_player()
        other = state.resample_from_infostate(player, lambda: next(luck))
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(state.legal_actions()[0])


def test_resampled_states_differ_in_what_the_player_cannot_know() -> None:
    """The hands of the others, and the dice."""
    state = open_spiel_game("ironthrone", players=3, turn_limit=1).new_initial_state()
    state.apply_action(3)
    luck = np.random.RandomState(1).uniform
    found = [state.resample_from_infostate(0, luck) for _ in range(8)]
    assert len({other.information_state_string(1) for other in found}) > 4
    assert len({other.table.rng.key for other in [state, *found]}) == 9


@pytest.mark.parametrize(("name", "options"), SMALL, ids=str)
def test_a_search_of_open_spiel_plays_to_the_end(name: str, options: dict[str, Any]) -> None:
    game = open_spiel_game(name, **options)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng),
        uct_c=1.0,
        max_simulations=8,
        random_state=rng,
        allow_inconsistent_action_sets=True,
    )
    luck = rng.uniform
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, luck))
    state = game.new_initial_state()
    state.apply_action(5)
    thought = 0
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(bot.step(state))
            thought += 1
        else:
            state.apply_action(at_random(state, rng))
    assert thought and sum(state.returns()) == pytest.approx(0)


def test_it_is_registered() -> None:
    game = pyspiel.load_game(
        "python_smallcouncil", {"game": "ironthrone", "players": 3, "options": '{"turn_limit": 1}'}
    )
    assert game.num_players() == 3 and game.new_initial_state().is_chance_node()
