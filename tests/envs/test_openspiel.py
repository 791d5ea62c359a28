"""The games in OpenSpiel: its own test passes, texts and tensors are a seat's own, and its search runs on them.

OpenSpiel is large and no part of a developer's set: `pip install -r requirements/peers.txt` brings it.
"""

import pickle
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (requirements/peers.txt)")

from noctuary.core.refusal import BadInput  # noqa: E402
from noctuary.envs import openspiel  # noqa: E402

GAMES = [
    "noctuary_oubliette",
    "noctuary_oubliette(preset=merciful,deals=50)",
    *(f"noctuary_occulto(players={players})" for players in (3, 4, 5)),
    "noctuary_occulto(players=5,preset=expert)",
    *(f"noctuary_obscurio(players={players})" for players in (2, 3, 5)),
]
every_game = pytest.mark.parametrize("name", GAMES)


def played(name: str, deal: int, steps: int) -> Any:
    """A state some random answers after a deal, or the end."""
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(deal)
    random = np.random.RandomState(deal)
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(int(random.choice(state.legal_actions())))
    return state


@every_game
def test_openspiels_own_test_passes_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@every_game
def test_a_state_is_read_back_from_its_text(name: str) -> None:
    state = played(name, 3, 12)
    game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(game) == str(state.get_game())
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()
    for player in range(game.num_players()):
        assert again.information_state_string(player) == state.information_state_string(player)
    if not state.is_terminal():
        action = state.legal_actions()[0]
        for each in (state, again):
            each.apply_action(action)
        assert str(again) == str(state)
        assert again.current_player() == state.current_player()


@every_game
def test_a_clone_shares_nothing(name: str) -> None:
    state = played(name, 4, 9)
    before = str(state), state.information_state_string(0)
    other = state.clone()
    while not other.is_terminal():
        other.apply_action(other.legal_actions()[-1] if len(other.history()) % 7 else other.legal_actions()[0])
    assert (str(state), state.information_state_string(0)) == before


@every_game
def test_another_world_looks_the_same_to_the_player(name: str) -> None:
    for steps in (0, 6, 15):
        state = played(name, 5, steps)
        if state.is_terminal():
            continue
        player = state.current_player()
        luck = iter(np.random.RandomState(steps).uniform(size=10))
        there = state.resample_from_infostate(player, lambda luck=luck: next(luck))
        assert str(there) != str(state)
        assert there.current_player() == there.table.turns.next_seat() == player
        assert there.legal_actions() == state.legal_actions()
        assert there.information_state_string(player) == state.information_state_string(player)
        assert there.observation_string(player) == state.observation_string(player)
        assert there.observation_tensor(player) == state.observation_tensor(player)


@every_game
def test_actions_are_readable_and_returns_are_the_winners(name: str) -> None:
    state = played(name, 6, 0)
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 6) == "deal 7"
    assert all(len(state.action_to_string(action)) > 2 for action in state.legal_actions())
    state = played(name, 6, 10**6)
    winners = state.table.game.outcome.winners
    assert state.returns() == [float(seat in winners) for seat in range(len(state.returns()))]


def test_what_a_player_answers_is_part_of_what_it_remembers() -> None:
    state = played("noctuary_occulto", 1, 0)
    player, action = state.current_player(), state.legal_actions()[0]
    text = state.action_to_string(action)
    state.apply_action(action)
    assert f"> {text}\n" in state.information_state_string(player)
    others = [seat for seat in range(3) if seat != player]
    assert all(f"> {text}\n" not in state.information_state_string(seat) for seat in others)


def test_before_the_deal_nobody_knows_anything() -> None:
    state = pyspiel.load_game("noctuary_oubliette(deals=5)").new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(deal, 0.2) for deal in range(5)]
    assert state.information_state_string(0) == ""
    assert not any(state.observation_tensor(0))
    assert state.returns() == [0.0]


@pytest.mark.parametrize(("name", "players"), [("oubliette", 1), ("occulto", 4), ("obscurio", 3)])
def test_a_game_can_begin_in_a_position_in_worlds_that_a_spectator_thinks_possible(name: str, players: int) -> None:
    there = played(f"noctuary_{name}(players={players})", 6, 12).table.game
    game = openspiel.from_position(name, str(played(f"noctuary_{name}(players={players})", 6, 12)), 3)
    state = game.new_initial_state()
    assert game.num_players() == players
    assert [outcome for outcome, _ in state.chance_outcomes()] == [0, 1, 2]
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 2) == "world 3"
    worlds = [state.child(outcome) for outcome in range(3)]
    assert len({str(world) for world in worlds}) == 3
    for world in worlds:
        assert world.table.game.view(None) == there.view(None)
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, worlds[1]))[1]
    assert str(again) == str(worlds[1])
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("params", "line"),
    [
        ({"position": "occulto 2 | hands"}, "position"),
        ({"players": 2}, "occulto is for 3 to 5 players, not 2"),
        ({"preset": "gentle"}, 'There is no preset "gentle"'),
        ({"players": 4, "preset": "expert"}, "5"),
        ({"deals": 0}, "deals must be a whole number"),
    ],
)
def test_wrong_parameters_are_refused_in_one_line(params: dict[str, Any], line: str) -> None:
    with pytest.raises(BadInput, match=line) as refused:
        openspiel.GAMES["occulto"](params)
    assert "\n" not in str(refused.value)


def test_registering_again_says_nothing() -> None:
    openspiel.register()
    assert {"noctuary_oubliette", "noctuary_occulto", "noctuary_obscurio"} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", ["noctuary_oubliette(preset=free_hand)", "noctuary_occulto"])
def test_openspiels_ismcts_finds_a_legal_answer(name: str) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    answers = []
    for _ in range(2):
        random = np.random.RandomState(1)
        state = played(name, 4, 2)
        bot = ismcts.ISMCTSBot(
            state.get_game(), mcts.RandomRolloutEvaluator(1, random), 1.4, max_simulations=5, random_state=random
        )
        answers.append(int(bot.step(state)))
        assert answers[-1] in state.legal_actions()


def test_a_state_can_be_pickled() -> None:
    state = played("noctuary_oubliette", 2, 5)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_openspiels_playthrough_tool_writes_a_whole_game() -> None:
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    text = playthrough("noctuary_oubliette(deals=3)", action_sequence=None, seed=1)
    assert "ObservationTensor(0).cards" in text
    assert "InformationStateTensor" not in text
    assert text.count("# Apply action") > 5
