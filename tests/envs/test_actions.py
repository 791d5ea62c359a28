"""The catalogues: every choice a game ever offers has a number, and every number a text."""

import pytest
from support.environments import TABLES, positions

from noctuary.catalog import game as spec_of
from noctuary.core.chance import Chance, seed_of
from noctuary.core.refusal import BadInput
from noctuary.envs import encodings
from noctuary.envs.encodings import encoding_for

GAMES = {"oubliette": 60, "occulto": 6, "obscurio": 2}


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_numbers_and_texts_lead_to_each_other(game: str, players: int) -> None:
    actions = encoding_for(game, players).actions
    assert len(actions) > 400
    assert [actions.number(text) for text in actions] == list(range(len(actions)))
    assert [actions.text(number) for number in range(len(actions))] == list(actions)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_everything_that_is_ever_offered_is_in_the_catalogue_and_means_itself(game: str, players: int) -> None:
    encoding = encoding_for(game, players)
    for seed in range(GAMES[game]):
        for g, seat in positions(game, players, seed):
            answers = encoding.answers(g, seat)
            offered = [(ask, option) for ask in g.asks() if ask.who == seat for option in ask.options]
            numbered = {choice.text: number for number, (_, choice) in answers.items()}
            assert {option.text for _, option in offered} <= set(numbered)
            for number, (ask, choice) in answers.items():
                assert choice.text == "wait" or ask.admits(choice)
                assert choice.kind in ("clue", "put") or encoding.actions.text(number) == choice.text


def test_clues_are_numbered_in_the_order_the_game_lists_them() -> None:
    encoding = encoding_for("obscurio", 4)
    spec = spec_of("obscurio")
    g = spec.new(spec.options(), 4, Chance(seed_of("clues")))
    [ask] = g.asks()
    first = encoding.actions.number("clue 000")
    assert [encoding.answers(g, ask.who)[first + at][1] for at in range(len(ask.options))] == list(ask.options)


def test_a_suggestion_with_a_reason_is_an_action_too() -> None:
    encoding = encoding_for("obscurio", 4)
    reasons = {number for number, text in enumerate(encoding.actions) if text.startswith("suggest 1 1 ")}
    assert len(reasons) == 6
    assert any(reasons <= set(encoding.answers(g, seat)) for g, seat in positions("obscurio", 4, 1))


def test_the_numbers_of_a_catalogue_are_known_for_good() -> None:
    """A learner's weights are tied to them: a change here is a new version of the environment."""
    assert {table: len(encoding_for(*table).actions) for table in TABLES} == {
        ("oubliette", 1): 503,
        ("occulto", 3): 3177,
        ("occulto", 4): 3194,
        ("occulto", 5): 3211,
        **{("obscurio", players): 573 + 9 * players for players in range(2, 9)},
    }
    assert encoding_for("oubliette", 1).actions.text(0) == "advance"
    assert encoding_for("occulto", 4).actions.text(0) == "ack"


def test_an_unknown_number_or_text_is_refused_in_one_line() -> None:
    actions = encoding_for("oubliette", 1).actions
    with pytest.raises(BadInput):
        actions.text(503)
    with pytest.raises(BadInput):
        actions.text(-1)
    with pytest.raises(BadInput):
        actions.number("place 99")


def test_a_game_without_arrays_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would be given those of another game otherwise."""
    monkeypatch.setattr(encodings, "ENCODED", ("oubliette", "obscurio"))
    with pytest.raises(BadInput, match=r"occulto cannot be had as arrays\. These games can: oubliette, obscurio"):
        encoding_for("occulto", 4)
