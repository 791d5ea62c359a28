"""Whatever is handed to the library's door: one clear sentence of what was expected, and nothing has changed."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import noctuary
from noctuary.core.chance import Stream
from noctuary.core.effects import CLOCK
from noctuary.core.playout import expected

HUGE = "x" * 1_000_000
ODD: tuple[Any, ...] = (
    None, True, -1, 0, 3, 99, 10**4000, 1.5, float("nan"), "", "oubliette", "\ud800", "{", HUGE, b"", b"\xff{",
    b"x" * 32, [], ["oubliette"], {}, {"game": 1}, (), object(), print, Path("\0"), Path("/"), noctuary,
)  # fmt: skip
GAMES = {name: noctuary.new(name, deal=5) for name in noctuary.games()}
LINES = [game.position() for game in GAMES.values()]
RECORDS = [game.record() for game in GAMES.values()]
games = st.sampled_from(sorted(GAMES))
odd = st.sampled_from(ODD) | st.text(max_size=30) | st.integers() | st.binary(max_size=40) | st.lists(st.integers())


def answered(attempt: Callable[[], Any]) -> None:
    """It works, or it says in one sentence why not."""
    try:
        attempt()
    except (noctuary.BadInput, noctuary.Refusal) as wrong:
        text = str(wrong)
        assert text[0].isupper() or text[0].islower() or text[0] in '"-', text
        assert text.endswith((".", ")")), text
        assert len(text) < 1500
        assert "\n" not in text
        assert "Traceback" not in text


@given(odd, odd, odd, odd)
@settings(max_examples=300, deadline=None)
def test_whatever_is_dealt_with(game: Any, deal: Any, players: Any, seed: Any) -> None:
    answered(lambda: noctuary.new(game))
    answered(lambda: noctuary.new("occulto", deal=deal))
    answered(lambda: noctuary.new("occulto", players=players))
    answered(lambda: noctuary.new("oubliette", seed=seed))
    answered(lambda: noctuary.bot(game, deal))
    answered(lambda: noctuary.bot("occulto", game))


@given(games, st.data())
@settings(max_examples=200, deadline=None)
def test_whatever_an_option_is_set_to(name: str, data: st.DataObject) -> None:
    options = GAMES[name].journal.spec.options
    option = data.draw(st.sampled_from(["preset", "nonsense", *(about.name for about in options.about())]))
    chosen: dict[str, Any] = {option: data.draw(odd)}
    answered(lambda: noctuary.new(name, **chosen))


@given(odd | st.recursive(odd, st.lists, max_leaves=5))
@settings(max_examples=300, deadline=None)
def test_whatever_is_loaded(source: Any) -> None:
    answered(lambda: noctuary.load(source))


@given(st.sampled_from([*LINES, *RECORDS]), st.data())
@settings(max_examples=400, deadline=None)
def test_whatever_has_become_of_a_position_or_a_record(text: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(text)))
    to = data.draw(st.integers(at, min(len(text), at + 12)))
    put = data.draw(
        st.text(max_size=6) | st.sampled_from(["[" * 9999, "{[]: 1}", "9" * 9999, "(" * 80, '{"a":' * 9999])
    )
    broken = text[:at] + put + text[to:]
    answered(lambda: noctuary.load(broken))
    answered(lambda: noctuary.load(broken.encode(errors="replace")))


@pytest.mark.parametrize("name", GAMES)
def test_brackets_and_numbers_without_end_are_a_sentence(name: str) -> None:
    for sign in ("[", "(", "{", "Turn("):
        answered(lambda sign=sign: noctuary.load(f"{name} 2 | deck: {sign * 100_000}"))  # type: ignore[misc]
    answered(lambda: noctuary.new(name, players=10**5000))
    answered(lambda: noctuary.load(f'{{"game": "{name}", "options": ' + "[" * 100_000))


@given(games, odd, odd)
@settings(max_examples=400, deadline=None)
def test_whatever_is_played_or_asked_for(name: str, seat: Any, choice: Any) -> None:
    game = GAMES[name]
    before = game.position()
    for attempt in (
        lambda: game.legal(seat),
        lambda: game.view(seat),
        lambda: game.knowledge(seat),
        lambda: game.table(seat),
        lambda: game.table(0, choice),
        lambda: game.table(0, "fr", choice),
        lambda: game.table(0, "en", seat),
        lambda: noctuary.bot(name).choose(game, seat),
        lambda: noctuary.bot(name).choose(choice, 0),
        lambda: noctuary.bot(name).choose(game, 0, choice),
    ):
        answered(attempt)
    with pytest.raises((noctuary.BadInput, noctuary.Refusal)):
        game.play(seat, choice)
    answered(lambda: game.play(seat, choice))
    assert game.position() == before


def test_a_choice_of_another_game_is_refused_in_words() -> None:
    for name, game in GAMES.items():
        for other in GAMES.values():
            for choice in other.legal():
                if other is not game and choice not in game.legal():
                    with pytest.raises(noctuary.Refusal, match="Legal now"):
                        game.play(0, choice)
        for seat in (CLOCK - 1, game.game.seats):
            with pytest.raises(noctuary.BadInput, match="the seats run from 0 to"):
                game.play(seat, "place")
        with pytest.raises(noctuary.BadInput, match="plays"):
            noctuary.bot(name).choose(next(each for each in GAMES.values() if each is not game))


def test_a_game_that_is_over_says_so_and_offers_nothing() -> None:
    game = noctuary.new("oubliette", deal=3)
    bot = noctuary.bot("oubliette", "random")
    while game.asks():
        game.play(0, bot.choose(game, 0, Stream(bytes(32))) or expected(game.game, game.asks()).options[0])
    with pytest.raises(noctuary.Refusal, match=r"^The game is over\.$"):
        game.play(0, "place")
    with pytest.raises(noctuary.Refusal, match=r"^The game is over\.$"):
        game.undo()


@pytest.mark.parametrize(
    ("attempt", "sentence"),
    [
        (lambda: noctuary.load(None), "source must be a position or a record, as text or bytes, or the pathlib.Path"),  # type: ignore[arg-type]
        (lambda: noctuary.new(None), "game must be a text, not None."),  # type: ignore[arg-type]
        (lambda: noctuary.new("occulto", players="3"), "players must be a whole number, not '3'."),  # type: ignore[arg-type]
        (lambda: noctuary.new("occulto", deal="7"), '"7" is not a deal number'),  # type: ignore[arg-type]
        (lambda: noctuary.new("occulto", seed="7"), "seed must be 32 bytes, not '7'."),  # type: ignore[arg-type]
        (lambda: noctuary.bot("occulto", 7), "name must be a text, not 7."),  # type: ignore[arg-type]
        (lambda: GAMES["occulto"].play(0, None), "choice must be a choice or its text, not None."),  # type: ignore[arg-type]
        (lambda: GAMES["occulto"].legal("a"), "seat must be the number of a seat, not 'a'."),  # type: ignore[arg-type]
        (lambda: GAMES["occulto"].table(width=5), "width must be a whole number from 20 to 400"),
    ],
)  # fmt: skip
def test_the_sentence_says_what_was_expected(attempt: Callable[[], Any], sentence: str) -> None:
    with pytest.raises(noctuary.BadInput) as caught:
        attempt()
    assert sentence in str(caught.value)
