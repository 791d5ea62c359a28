"""Oubliette in Gymnasium: its own checks pass, masks and numbers are the game's, illegal actions change nothing."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import noctuary
import noctuary.envs
from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.refusal import BadInput
from noctuary.envs.oubliette import ENCODING
from noctuary.envs.oubliette_arrays import write
from noctuary.envs.oubliette_direct import observe
from noctuary.envs.solo import OublietteEnv
from noctuary.oubliette.options import Options
from noctuary.oubliette.rules.turn import new

ID = noctuary.envs.OUBLIETTE


def legal(info: dict[str, Any], random: np.random.Generator) -> int:
    return int(random.choice(np.flatnonzero(info["action_mask"])))


def play(env: OublietteEnv, seed: int) -> tuple[list[bytes], float, dict[str, Any]]:
    """A random game: every observation, the sum of rewards, and the last info."""
    random = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    seen, total, over = [observation.tobytes()], 0.0, False
    while not over:
        observation, reward, over, _, info = env.step(legal(info, random))
        seen.append(observation.tobytes())
        total += reward
    return seen, total, info


@pytest.mark.parametrize("preset", ["as_written", "merciful", "free_hand", "merciless"])
def test_gymnasiums_own_check_passes(preset: str) -> None:
    check_env(gymnasium.make(ID, preset=preset).unwrapped)
    check_env(gymnasium.make(ID, preset=preset, reward="progress", render_mode="ansi").unwrapped)


def test_it_is_made_by_its_id_and_by_module_and_id() -> None:
    assert isinstance(gymnasium.make(ID).unwrapped, OublietteEnv)
    assert isinstance(gymnasium.make(f"noctuary.envs:{ID}").unwrapped, OublietteEnv)


def test_registering_again_says_nothing() -> None:
    before = gymnasium.spec(ID)
    noctuary.envs.register()
    assert gymnasium.spec(ID) is before


def test_the_same_seed_is_the_same_episode() -> None:
    assert play(OublietteEnv(), 5)[0] == play(OublietteEnv(), 5)[0]
    assert play(OublietteEnv(), 5)[0] != play(OublietteEnv(), 6)[0]


def test_without_a_seed_the_episodes_of_one_environment_go_on() -> None:
    env = OublietteEnv()
    first = env.reset(seed=1)[0]
    second = env.reset()[0]
    assert not np.array_equal(first, second)
    again = OublietteEnv()
    again.reset(seed=1)
    assert np.array_equal(again.reset()[0], second)


def test_a_numbered_deal_is_everybodys_deal() -> None:
    env = OublietteEnv(preset="merciful")
    _, info = env.reset(options={"deal": 7})
    game = noctuary.new("oubliette", deal=7, preset="merciful")
    assert [env.action_text(int(number)) for number in np.flatnonzero(info["action_mask"])] == sorted(
        option.text for option in game.legal()
    )
    for wrong in (0, "7", 1_000_000_000, True):
        with pytest.raises(BadInput, match="is not a deal number"):
            env.reset(options={"deal": wrong})


def test_the_mask_is_what_the_game_offers() -> None:
    env = OublietteEnv()
    random = np.random.default_rng(2)
    _, info = env.reset(seed=2)
    over = False
    while not over:
        assert env.episode is not None
        offered = {option.text for ask in env.episode.game.asks() for option in ask.options}
        assert {env.action_text(int(number)) for number in np.flatnonzero(info["action_mask"])} == offered
        assert np.array_equal(env.action_masks(), info["action_mask"])
        assert env.observation_space.contains(env.episode and ENCODING.observe(env.episode.game, 0))
        _, _, over, _, info = env.step(legal(info, random))
    assert not info["action_mask"].any()


def test_masks_are_found_through_the_wrappers_as_sb3_contrib_asks_for_them() -> None:
    env = gymnasium.make(ID)
    env.reset(seed=1)
    assert env.get_wrapper_attr("action_masks")().shape == (env.action_space.n,)  # type: ignore[attr-defined]


@pytest.mark.parametrize("action", [-1, 10**6, 0])
def test_an_illegal_action_changes_nothing_and_costs_little(action: int) -> None:
    env = OublietteEnv(illegal_reward=-0.25)
    before, info = env.reset(seed=3)
    assert action not in np.flatnonzero(info["action_mask"])
    assert env.episode is not None
    position = env.settings.spec.write(env.episode.game)
    after, reward, over, cut, then = env.step(action)
    assert (reward, over, cut, then["illegal"]) == (-0.25, False, False, True)
    assert np.array_equal(before, after)
    assert np.array_equal(info["action_mask"], then["action_mask"])
    assert env.settings.spec.write(env.episode.game) == position


def test_after_the_end_every_action_is_illegal() -> None:
    env = OublietteEnv()
    play(env, 4)
    _, reward, over, _, info = env.step(0)
    assert (reward, over, info["illegal"]) == (-0.01, True, True)


def test_an_episode_of_illegal_actions_is_cut_off() -> None:
    env = gymnasium.make(ID, max_episode_steps=3)
    env.reset(seed=1)
    assert [env.step(-1)[3] for _ in range(3)] == [False, False, True]


def bot_plays(env: OublietteEnv, deal: int) -> tuple[float, str, int]:
    """The careful bot's game, played by numbers: the sum of rewards, why it ended, and the rooms it gained."""
    env.reset(options={"deal": deal})
    assert env.episode is not None
    game, bot = env.episode.game, env.settings.spec.bots["careful"]
    before = len(game.view(0).path)
    total, over = 0.0, False
    while not over:
        [ask] = game.asks()
        choice = bot(game.knowledge(0), ask, Stream(seed_of(str(deal))))
        assert choice is not None
        _, reward, over, _, info = env.step(env.action_number(choice.text))
        assert not info["illegal"]
        total += reward
    return total, info["outcome"], len(game.view(0).path) - before


def test_an_escape_is_worth_one_and_rooms_a_ninth_each() -> None:
    plain, dense = OublietteEnv(preset="free_hand"), OublietteEnv(preset="free_hand", reward="progress")
    ends = set()
    for deal in range(1, 9):
        total, why, rooms = bot_plays(plain, deal)
        assert total == (1.0 if why == "escaped" else 0.0)
        more, *same = bot_plays(dense, deal)
        assert same == [why, rooms]
        assert more == pytest.approx(total + rooms / 9)
        ends.add(why == "escaped")
    assert ends == {True, False}


def test_the_table_can_be_read() -> None:
    env = OublietteEnv(render_mode="ansi")
    env.reset(options={"deal": 7})
    assert len(env.render().splitlines()) > 5
    assert OublietteEnv().render() is None


@pytest.mark.parametrize(
    ("given", "line"),
    [
        ({"presets": "merciful"}, 'There is no option "presets"'),
        ({"preset": "gentle"}, 'There is no preset "gentle"'),
        ({"jokers": 9}, "jokers cannot be"),
        ({"reward": "money"}, "reward cannot be"),
    ],
)
def test_a_wrong_setting_is_refused_in_one_line(given: dict[str, Any], line: str) -> None:
    with pytest.raises(BadInput, match=line) as refused:
        gymnasium.make(ID, **given)
    assert "\n" not in str(refused.value)
    with pytest.raises(BadInput, match=line):
        gymnasium.make_vec(ID, num_envs=2, vectorization_mode="vector_entry_point", **given)


def test_a_step_before_the_first_deal_says_so() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded):
        OublietteEnv().step(0)


def test_the_quick_way_to_an_observation_writes_what_the_view_says() -> None:
    """At every position of games under several readings, number by number: nothing but the view's own facts."""
    for preset in Options.presets:
        for number in range(4):
            g = new(
                Options.make({"preset": preset, "show_seen": number % 2 == 0}), 1, Chance(seed_of(f"quick/{number}"))
            )
            luck = Random(number)
            out = np.ones((1, ENCODING.layout.size), np.float32)
            while True:
                write(observe(g), out)
                assert np.array_equal(out[0], ENCODING.observe(g, 0))
                if not g.asks():
                    break
                g.carry_out(g.asks()[0], luck.choice(g.asks()[0].options))
