"""What comes from outside and is spoken of: values in errors, heads of positions, pieces sent to another process."""

import pickle

import pytest

from noctuary.catalog import GAMES
from noctuary.core.refusal import BadInput, shown
from noctuary.core.spec import Picture


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (2**53 - 1, str(2**53 - 1)), (2**53, "2^53…"), (-(2**60), "-2^60…"), (0, "0"), (-3, "-3"), ("a b", "a b"),
        ("a\n  b", "a b"), ("x" * 60, "x" * 60), ("x" * 61, "x" * 60 + "…"), ("y " * 100, "y " * 30 + "…"),
        (None, "None"), ([1], "[1]"),
    ],
)  # fmt: skip
def test_what_comes_from_outside_is_quoted_shortly(value: object, said: str) -> None:
    assert shown(value) == said


def test_what_an_error_says_is_bounded() -> None:
    wrong = BadInput("file", short="x" * 900, long="y" * 901, number=2**53 - 1, huge=2**53)
    assert wrong.args_by_name == {
        "short": "x" * 900, "long": "y" * 900 + "…", "number": 2**53 - 1, "huge": "2^53…"
    }  # fmt: skip
    assert str(BadInput("players", given=3, low=5)) == "players: given=3, low=5"


@pytest.mark.parametrize(
    "head", ["occulto 1", "oubliette", "oubliette x", "oubliette ²", "oubliette 1 2", "oubliette -1", "oubliette 3"]
)
def test_a_position_of_another_game_or_time_is_refused_by_its_head(head: str) -> None:
    spec = GAMES["oubliette"]
    assert spec.rules < 3
    with pytest.raises(BadInput, match="position-head") as caught:
        spec.read(f"{head} | deck: []")
    assert caught.value.args_by_name == {"given": head, "known": f"oubliette {spec.rules}"}


def test_a_picture_is_plain_unless_something_lies_over_it() -> None:
    plain = Picture("page", "large", "i12")
    assert (plain.red, plain.mist, plain.drawer) == (False, None, False)


def test_the_cards_of_every_game_are_the_same_after_being_sent() -> None:
    """To a bot in another process, and back."""
    for spec in GAMES.values():
        for piece in spec.pieces.values():
            assert pickle.loads(pickle.dumps(piece)) is piece
