"""Occulto and Obscurio in PettingZoo: its own tests pass, and what is ours beside them."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test
from pettingzoo.test import test_save_obs as save_obs_test
from pettingzoo.utils import turn_based_aec_to_parallel

from noctuary.core.refusal import BadInput
from noctuary.envs import obscurio_v0, occulto_v0
from noctuary.envs.several import TableEnv

TABLES = [
    *((occulto_v0, players) for players in range(3, 6)),
    *((obscurio_v0, players) for players in range(2, 9)),
]
every_table = pytest.mark.parametrize(("module", "players"), TABLES)

# PettingZoo would like a bare array; with a mask beside it, its own card games have a dict too.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


def play(env: TableEnv, seed: int, limit: int = 20_000) -> list[tuple[str, int | None, bytes, float]]:
    """A random game: who had the word, what they did, what they saw, what they got."""
    random = np.random.default_rng(seed)
    env.reset(seed=seed)
    told = []
    for _, agent in zip(range(limit), env.agent_iter(limit), strict=False):
        observation, reward, ended, cut, _ = env.last()
        action = None if ended or cut else int(random.choice(np.flatnonzero(observation["action_mask"])))
        told.append((agent, action, observation["observation"].tobytes(), float(reward)))
        env.step(action)
    return told


@every_table
def test_pettingzoos_api_test_passes(module: Any, players: int) -> None:
    api_test(module.env(players=players), num_cycles=30)


@every_table
def test_pettingzoos_seed_test_passes(module: Any, players: int) -> None:
    seed_test(lambda: module.env(players=players), num_cycles=10)


@every_table
def test_pettingzoos_benchmark_and_picture_test_run(
    module: Any, players: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    """The benchmark ends when five seconds are over; here a second is over whenever it looks. Nothing is a picture."""
    seconds = iter(range(1000))
    monkeypatch.setattr("time.time", lambda: next(seconds))
    monkeypatch.chdir(tmp_path)
    performance_benchmark(module.env(players=players))
    save_obs_test(module.env(players=players))
    assert "turns per second" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []


@every_table
def test_the_same_seed_is_the_same_episode(module: Any, players: int) -> None:
    one, other = (play(module.raw_env(players), 3, 120) for _ in range(2))
    assert one == other
    assert one != play(module.raw_env(players), 4, 120)


@every_table
def test_a_game_ends_with_one_for_each_winner(module: Any, players: int) -> None:
    env = module.raw_env(players)
    told = play(env, 8)
    outcome = env.game.outcome
    assert outcome is not None
    assert env.agents == []
    last = {agent: reward for agent, action, _, reward in told if action is None}
    assert last == {f"seat_{seat}": float(seat in outcome.winners) for seat in range(players)}


@pytest.mark.parametrize("module", [occulto_v0, obscurio_v0])
@pytest.mark.parametrize("action", [-1, 10**6])
def test_an_illegal_action_changes_nothing_and_the_same_agent_is_asked_again(module: Any, action: int) -> None:
    env = module.raw_env(illegal_reward=-0.5)
    env.reset(seed=1)
    agent = env.agent_selection
    before, position = env.observe(agent), env.spec.write(env.game)
    env.step(action)
    assert env.agent_selection == agent
    assert env.rewards[agent] == env._cumulative_rewards[agent] == -0.5
    assert env.infos[agent]["illegal"]
    assert env.spec.write(env.game) == position
    after = env.observe(agent)
    assert all(np.array_equal(before[name], after[name]) for name in before)
    legal = int(np.flatnonzero(after["action_mask"])[0])
    env.step(legal)
    assert not env.infos[agent]["illegal"]
    assert env.rewards[agent] == 0


@pytest.mark.parametrize("module", [occulto_v0, obscurio_v0])
def test_everybody_is_cut_off_after_so_many_answers(module: Any) -> None:
    env = module.raw_env(max_cycles=7)
    told = play(env, 1)
    assert len([action for _, action, _, _ in told if action is not None]) == 7
    assert env.game.outcome is None
    assert env.agents == []


@pytest.mark.parametrize("players", range(3, 6))
def test_occulto_is_played_in_parallel_by_pettingzoos_own_wrapper(players: int) -> None:
    """One seat acts at a time, so nothing is lost: the others' actions, which are none, are not looked at."""
    env = turn_based_aec_to_parallel(occulto_v0.env(players=players))
    random = np.random.default_rng(1)
    observations, _ = env.reset(seed=1)
    while env.agents:
        open_to = {agent: np.flatnonzero(observations[agent]["action_mask"]) for agent in env.agents}
        assert sum(len(answers) > 0 for answers in open_to.values()) == 1
        actions = {agent: int(random.choice(answers)) if len(answers) else None for agent, answers in open_to.items()}
        observations, rewards, *_ = env.step(actions)
    outcome = env.unwrapped.game.outcome
    assert rewards == {f"seat_{seat}": float(seat in outcome.winners) for seat in range(players)}


def test_only_who_has_the_word_has_an_open_mask() -> None:
    env = occulto_v0.raw_env(4)
    env.reset(seed=2)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_the_word_goes_round_at_the_doors() -> None:
    """Wizards who all have a door to find answer in turn, not one of them until it is done."""
    env = obscurio_v0.raw_env(5)
    env.reset(seed=1)
    while env.game.view(None).phase != "open":
        env.step(
            next(number for number in env.answers if env.action_text(number).startswith(("clue", "ready", "rest")))
        )
    spoke = []
    for door in (1, 1, 1, 1, 2, 2):
        spoke.append(env.agent_selection)
        env.step(env.action_number(f"place {door}"))
    assert spoke == ["seat_1", "seat_2", "seat_3", "seat_4", "seat_1", "seat_2"]


def test_waiting_leaves_it_to_the_clock() -> None:
    env = obscurio_v0.raw_env(4)
    env.reset(seed=1)
    env.step(env.action_number("clue 000"))
    wait = env.action_number("wait")
    for _ in range(3):
        assert env.game.view(None).phase == "read"
        assert env.observe(env.agent_selection)["action_mask"][wait]
        env.step(wait)
    assert env.game.view(None).phase == "night"


def test_whoever_cannot_decide_runs_out_of_patience() -> None:
    env = obscurio_v0.raw_env(4, patience=2)
    env.reset(seed=1)
    env.step(env.action_number("clue 000"))
    for _ in range(8):
        assert env.game.view(None).phase == "read"
        env.step(int(next(n for n in env.answers if env.action_text(n).startswith(("claim", "unready")))))
    assert env.game.view(None).phase != "read"


def test_a_clue_is_known_by_its_own_text() -> None:
    env = obscurio_v0.raw_env(4)
    env.reset(seed=1)
    number = next(iter(env.answers))
    text = env.action_text(number)
    assert text.startswith("clue 0:")
    assert env.action_number(text) == number
    env.step(number)
    assert env.action_text(number).split(" ")[1].isdigit()
    with pytest.raises(BadInput, match="is no action of this game"):
        env.action_number("clue 7:0,0@99")


def test_a_numbered_deal_is_everybodys_deal() -> None:
    import noctuary

    env = occulto_v0.raw_env(4)
    env.reset(options={"deal": 7})
    game = noctuary.new("occulto", deal=7, players=4)
    assert env.spec.write(env.game) == game.position()


def test_the_table_can_be_read() -> None:
    env = occulto_v0.raw_env(3, render_mode="ansi")
    env.reset(seed=1)
    assert len(str(env.render()).splitlines()) > 5
    assert occulto_v0.raw_env(3).render() is None


@pytest.mark.parametrize(
    ("module", "given", "line"),
    [
        (occulto_v0, {"players": 2}, "occulto is for 3 to 5 players, not 2"),
        (obscurio_v0, {"players": 9}, "obscurio is for 2 to 8 players, not 9"),
        (occulto_v0, {"thieves": 1}, 'There is no option "thieves"'),
        (obscurio_v0, {"players": 3, "grimoire": 5}, "grimoire"),
        (obscurio_v0, {"max_cycles": 0}, "max_cycles must be a whole number"),
        (obscurio_v0, {"patience": "long"}, "patience must be a whole number"),
    ],
)
def test_a_wrong_setting_is_refused_in_one_line(module: Any, given: dict[str, Any], line: str) -> None:
    with pytest.raises(BadInput, match=line) as refused:
        module.env(**given)
    assert "\n" not in str(refused.value)
