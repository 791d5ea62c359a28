"""Many games in one call are the same games, one by one."""

from typing import Any

import gymnasium
import numpy as np
import pytest

import noctuary.envs
from noctuary.core.refusal import BadInput
from noctuary.envs.solo import OublietteEnv
from noctuary.envs.solo_vector import OublietteVectorEnv

ID = noctuary.envs.OUBLIETTE


def made(count: int, **settings: Any) -> OublietteVectorEnv:
    env = gymnasium.make_vec(ID, num_envs=count, vectorization_mode="vector_entry_point", **settings)
    assert isinstance(env, OublietteVectorEnv)
    return env


def drawn(masks: np.ndarray[Any, Any], random: np.random.Generator) -> np.ndarray[Any, Any]:
    """A random legal action in each game; one in twenty is illegal, and 0 where nothing is open."""
    actions = (masks * random.random(masks.shape)).argmax(axis=1)
    return np.where(random.random(len(masks)) < 0.05, 0, actions)


@pytest.mark.parametrize("reward", ["outcome", "progress"])
def test_it_plays_what_gymnasiums_vector_of_single_games_plays(reward: str) -> None:
    fast = made(5, reward=reward, preset="merciful")
    slow = gymnasium.vector.SyncVectorEnv([lambda: OublietteEnv(reward=reward, preset="merciful")] * 5)
    random = np.random.default_rng(9)
    one, info = fast.reset(seed=11)
    other, theirs = slow.reset(seed=11)
    ended = 0
    for _ in range(300):
        assert np.array_equal(one, other)
        assert np.array_equal(info["action_mask"], theirs["action_mask"])
        actions = drawn(info["action_mask"], random)
        one, *rest, info = fast.step(actions)
        other, *expected, theirs = slow.step(actions)
        for mine, yours in zip(rest, expected, strict=True):
            assert np.array_equal(mine, yours)
        ended += int(rest[1].sum())
    assert ended > 10


def test_its_arrays_are_copies_unless_that_is_not_wanted() -> None:
    for copy in (True, False):
        env = made(2, copy=copy)
        first, info = env.reset(seed=1)
        second, *_, then = env.step(drawn(info["action_mask"], np.random.default_rng(1)))
        assert (first is second) is not copy
        assert (info["action_mask"] is then["action_mask"]) is not copy


def test_a_game_that_takes_too_long_is_cut_off_and_dealt_anew() -> None:
    env = made(2, max_episode_steps=2)
    first, _ = env.reset(seed=1)
    cuts = []
    for _ in range(3):
        observations, _, _, cut, info = env.step(np.array([0, 0]))
        cuts.append(cut.tolist())
    assert cuts == [[False, False], [True, True], [False, False]]
    assert not np.array_equal(observations, first)
    assert not info["illegal"].any()


def test_masks_of_all_games_have_a_row_each() -> None:
    env = made(3)
    _, info = env.reset(seed=[1, 2, 3])
    assert env.action_masks().shape == (3, env.single_action_space.n)  # type: ignore[attr-defined]
    assert np.array_equal(env.action_masks(), info["action_mask"])


def test_wrong_numbers_of_games_and_seeds_are_refused() -> None:
    with pytest.raises(BadInput, match="num_envs must be a whole number"):
        OublietteVectorEnv(0)
    with pytest.raises(ValueError, match="2 seeds for 3 games"):
        made(3).reset(seed=[1, 2])
