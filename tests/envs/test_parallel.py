"""Obscurio with all agents acting at once: PettingZoo's own tests pass, and nobody is heard twice or out of time."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import max_cycles_test, parallel_api_test, parallel_seed_test
from pettingzoo.utils import parallel_to_aec

from noctuary.core.chance import Chance, seed_of
from noctuary.core.refusal import BadInput
from noctuary.envs import obscurio_v0
from noctuary.envs.encodings import encoding_for
from noctuary.envs.parallel import ParallelTable

every_number = pytest.mark.parametrize("players", range(2, 9))


def drawn(env: ParallelTable, observations: dict[str, Any], random: np.random.Generator) -> dict[str, int]:
    """A random legal action for everybody."""
    return {agent: int(random.choice(np.flatnonzero(observations[agent]["action_mask"]))) for agent in env.agents}


def until(env: ParallelTable, phase: str, seed: int = 1, random: int = 1) -> dict[str, Any]:
    """The first moment of a phase in a random game: what everybody sees."""
    luck = np.random.default_rng(random)
    observations, _ = env.reset(seed=seed)
    for _ in range(2000):
        if env.table.game.view(None).phase == phase:
            return observations
        observations, *_ = env.step(drawn(env, observations, luck))
        if not env.agents:
            observations, _ = env.reset()
    raise AssertionError(f"no {phase}")


def number(env: ParallelTable, text: str) -> int:
    return env.table.encoding.actions.number(text)


@every_number
def test_pettingzoos_parallel_tests_pass(players: int) -> None:
    parallel_api_test(obscurio_v0.parallel_env(players), num_cycles=40)
    parallel_seed_test(lambda: obscurio_v0.parallel_env(players), num_cycles=6)


def test_pettingzoos_test_of_max_cycles_passes() -> None:
    """It wants all agents to act equally often, so its other half gets the same environment turned into a cycle."""
    max_cycles_test(
        SimpleNamespace(
            parallel_env=obscurio_v0.parallel_env,
            env=lambda **settings: parallel_to_aec(obscurio_v0.parallel_env(**settings)),
        )
    )


@every_number
def test_a_game_ends_for_everybody_with_one_for_each_winner(players: int) -> None:
    env = obscurio_v0.parallel_env(players, patience=2)
    random = np.random.default_rng(players)
    observations, _ = env.reset(seed=players)
    totals = dict.fromkeys(env.agents, 0.0)
    infos: dict[str, Any] = {}
    while env.agents:
        observations, rewards, ended, cut, infos = env.step(drawn(env, observations, random))
        for agent, reward in rewards.items():
            totals[agent] += reward
        assert not any(info["illegal"] for info in infos.values())
        assert not any(cut.values())
    outcome = env.table.game.outcome
    assert outcome is not None
    assert all(ended.values())
    assert totals == {f"seat_{seat}": float(seat in outcome.winners) for seat in range(players)}
    assert {info["outcome"] for info in infos.values()} == {outcome.reason}
    assert not any(seen["action_mask"].any() for seen in observations.values())


def test_all_wizards_move_their_chips_in_one_step() -> None:
    env = obscurio_v0.parallel_env(5)
    until(env, "open")
    grimoire = env.table.game.view(None).grimoire
    doors = {seat: 1 + seat for seat in range(5) if seat != grimoire}
    env.step({f"seat_{seat}": number(env, f"place {door}") for seat, door in doors.items()})
    stand = {wizard.seat: wizard.chips[0] for wizard in env.table.game.view(None).wizards if wizard.seat != grimoire}
    assert stand == doors


def test_sealed_votes_are_cast_in_one_step() -> None:
    env = obscurio_v0.parallel_env(5, patience=2)
    until(env, "accuse")
    game = env.table.game
    voters = [ask.who for ask in game.asks() if ask.kind == "accuse" and ask.who >= 0]
    assert len(voters) > 1
    votes, pointed = {}, []
    for seat in voters:
        answer, (_, choice) = next(each for each in env.offers[seat].items() if each[1][1].kind == "vote")
        votes[f"seat_{seat}"] = answer
        pointed.append(choice.args[0])
    _, _, _, _, infos = env.step(votes)
    assert not any(infos[agent]["illegal"] or infos[agent]["late"] for agent in votes)
    assert [game.view(seat).vote for seat in voters] == pointed
    assert not game.view(None).votes


def test_whoever_is_asked_nothing_can_only_wait_and_the_others_must_answer() -> None:
    env = obscurio_v0.parallel_env(4)
    observations, _ = env.reset(seed=1)
    wait = number(env, "wait")
    for seat, agent in enumerate(env.agents):
        asks = [ask for ask in env.table.game.asks() if ask.who == seat]
        mask = observations[agent]["action_mask"]
        if any(ask.must for ask in asks):
            assert not mask[wait]
        elif not asks:
            assert np.flatnonzero(mask).tolist() == [wait]


def test_when_everybody_waits_the_clock_answers() -> None:
    env = obscurio_v0.parallel_env(4)
    until(env, "read")
    env.step({})
    assert env.table.game.view(None).phase == "night"


def test_an_answer_to_what_is_no_longer_asked_is_dropped_without_a_price() -> None:
    """The Wizard heard last is ready already; the others being ready too, the night falls before it is heard again."""
    env = obscurio_v0.parallel_env(4)
    until(env, "read")
    grimoire = env.table.game.view(None).grimoire
    last = next(seat for at in range(4) if (seat := (env.steps + 1 - at) % 4) != grimoire)
    others = [f"seat_{seat}" for seat in range(4) if seat not in (last, grimoire)]
    ready = number(env, "ready")
    claim = next(n for n, (_, choice) in env.offers[last].items() if choice.kind == "claim")
    env.step({f"seat_{last}": ready} | dict.fromkeys(others, claim))
    assert env.table.game.view(None).phase == "read"
    lines = env.table.game.view(None).lines
    _, rewards, _, _, infos = env.step({f"seat_{last}": claim} | dict.fromkeys(others, ready))
    assert env.table.game.view(None).phase == "night"
    assert env.table.game.view(None).lines == lines
    assert infos[f"seat_{last}"] == {"illegal": False, "late": True}
    assert not any(rewards.values())
    assert not any(infos[agent]["late"] for agent in others)


@pytest.mark.parametrize("action", [-1, 10**6])
def test_an_illegal_action_changes_nothing_and_costs_its_agent_alone(action: int) -> None:
    env = obscurio_v0.parallel_env(4, illegal_reward=-0.5)
    env.reset(seed=1)
    position = env.table.spec.write(env.table.game)
    [asked] = {ask.who for ask in env.table.game.asks() if ask.must}
    _, rewards, ended, cut, infos = env.step({f"seat_{asked}": action})
    assert env.table.spec.write(env.table.game) == position
    assert rewards == {f"seat_{seat}": -0.5 if seat == asked else 0.0 for seat in range(4)}
    assert [infos[f"seat_{seat}"]["illegal"] for seat in range(4)] == [seat == asked for seat in range(4)]
    assert not any((*ended.values(), *cut.values()))


def test_the_order_in_which_they_are_heard_goes_round() -> None:
    env = obscurio_v0.parallel_env(3)
    env.reset(seed=1)
    first = []
    for _ in range(4):
        first.append(env._order()[0])
        env.step({})
    assert first == [0, 1, 2, 0]


def test_masks_and_observations_are_the_seats_own() -> None:
    """Dealt anew from what a seat knows, the table shows it the same, answers and waiting included."""
    env = obscurio_v0.parallel_env(4, patience=2)
    encoding = encoding_for("obscurio", 4)
    random = np.random.default_rng(5)
    observations, _ = env.reset(seed=5)
    for at in range(60):
        game = env.table.game
        for seat, agent in enumerate(env.agents):
            there = env.table.spec.from_knowledge(game.knowledge(seat), Chance(seed_of(f"parallel/{at}/{seat}")))
            env.table.turns.game = there
            env._look_round()
            assert np.array_equal(env._observations()[agent]["action_mask"], observations[agent]["action_mask"])
            assert np.array_equal(encoding.observe(there, seat), observations[agent]["observation"])
        env.table.turns.game = game
        env._look_round()
        observations, *_ = env.step(drawn(env, observations, random))
        if not env.agents:
            observations, _ = env.reset()


def test_a_wrong_setting_is_refused_in_one_line() -> None:
    with pytest.raises(BadInput, match='There is no option "candles"'):
        obscurio_v0.parallel_env(4, candles=3)
