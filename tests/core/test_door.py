"""The library's door: what a program meets first."""

import doctest
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import noctuary
from noctuary import door
from noctuary.core.chance import Chance
from noctuary.core.effects import CLOCK
from noctuary.core.game import Outcome, Window
from noctuary.core.playout import expected


def played(name: str, players: int | None = None) -> noctuary.OpenGame:
    """A game that bots have played to its end, by the door alone."""
    game = noctuary.new(name, deal=3, players=players)
    bot = noctuary.bot(name, "random")
    while game.asks():
        ask = expected(game.game, game.asks())
        choice = None if ask.who == CLOCK else bot.choose(game, ask.who)
        game.play(ask.who, choice or ask.options[0])
    return game


def test_the_examples_of_the_door_run() -> None:
    failed, tried = doctest.testmod(door)
    assert (failed, tried > 2) == (0, True)


@pytest.mark.parametrize("name", noctuary.games())
def test_a_game_is_played_shown_put_away_and_taken_back(name: str) -> None:
    game = played(name)
    assert isinstance(game.outcome, Outcome)
    assert noctuary.load(game.record()).position() == game.position()
    assert noctuary.load(game.position()).outcome == game.outcome
    assert str(noctuary.load(game.record().encode())) == str(game)
    assert name in repr(game)
    assert game.outcome.reason in repr(game)


def test_a_choice_is_played_as_itself_or_by_its_text() -> None:
    one, other = noctuary.new("oubliette", deal=7), noctuary.new("oubliette", deal=7)
    assert one.play(0, one.legal()[0]) == other.play(0, "place") != []
    assert one.position() == other.position()


def test_a_record_is_loaded_from_a_file(tmp_path: Path) -> None:
    game = noctuary.new("oubliette", deal=7)
    game.play(0, "place")
    file = tmp_path / "game.jsonl"
    file.write_text(game.record(), "utf-8")
    assert noctuary.load(file).position() == game.position()


def test_what_hid_nothing_is_undone() -> None:
    game = noctuary.new("oubliette", deal=7)
    before = game.position()
    game.play(0, "decline")
    game.undo()
    assert game.position() == before
    with pytest.raises(noctuary.Refusal, match="Legal now: place, decline"):
        game.undo()


def test_a_seed_of_ones_own_is_a_deal_of_ones_own() -> None:
    one, other = (noctuary.new("occulto", seed=bytes([n] * 32)) for n in (1, 2))
    assert one.position() != other.position()
    assert one.position() == noctuary.new("occulto", seed=bytes([1] * 32)).position()
    assert noctuary.new("oubliette").position() != noctuary.new("oubliette").position()


def test_the_table_speaks_french() -> None:
    assert noctuary.new("oubliette", deal=7).table(lang="fr") != str(noctuary.new("oubliette", deal=7))


@pytest.mark.parametrize(
    ("attempt", "expected"),
    [
        (lambda: noctuary.new("chess"), ", ".join(noctuary.games())),
        (lambda: noctuary.new("occulto", players=9), "3 to 5"),
        (lambda: noctuary.new("oubliette", jokers=5), "2, 3"),
        (lambda: noctuary.new("oubliette", colour="red"), "jokers"),
        (lambda: noctuary.new("oubliette", deal=0), "from 1"),
        (lambda: noctuary.new("oubliette", seed=b"short"), "32 bytes"),
        (lambda: noctuary.load("nonsense"), "pathlib.Path"),
        (lambda: noctuary.load("chess 1 | board: -"), "oubliette"),
        (lambda: noctuary.load("oubliette 2 | deck: []"), "options"),
        (lambda: noctuary.load("{}"), "first line"),
        (lambda: noctuary.load(Path("no such file")), "no such file"),
        (lambda: noctuary.bot("occulto", "chess"), "healer"),
    ],
)
def test_bad_input_says_what_was_expected(attempt: object, expected: str) -> None:
    assert callable(attempt)
    with pytest.raises(noctuary.BadInput) as caught:
        attempt()
    assert expected in str(caught.value)


def test_things_say_what_they_are_and_keep_their_secrets() -> None:
    chance = Chance(bytes(range(32)))
    assert chance.seed.hex()[:8] not in repr(chance)
    assert "vote" in repr(Window("vote", 10))
    end = Outcome("dark", "T-1", (0,))
    assert end == Outcome("dark", "T-1", (0,)) != Outcome("dark", "T-1", (1,))
    assert len({end, Outcome("dark", "T-1", (0,))}) == 1
    assert repr(noctuary.bot("occulto", "healer")) == "<bot healer of occulto>"


BARE = """
import sys
EXTRAS = {"starlette", "uvicorn", "sqlalchemy", "websockets", "pyvips", "numpy", "segno", "shapely"}
class Bare:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in EXTRAS:
            raise ModuleNotFoundError(name, name=name)
sys.meta_path.insert(0, Bare())
from noctuary.cli import main
sys.exit(main(sys.argv[1:]))
"""


def bare(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command where nothing but rules, bots and terminal is installed."""
    return subprocess.run(
        [sys.executable, "-c", BARE, "--lang", "en", *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )


def test_rules_bots_and_terminal_need_no_extra() -> None:
    for game in noctuary.games():
        assert bare("sim", game, "--games", "1", "--bots", "random").returncode == 0
    assert bare("play", "occulto", "--options").returncode == 0


def test_a_missing_extra_is_one_clear_line() -> None:
    done = bare("serve")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert 'pip install "noctuary[server]"' in done.stderr


def test_studies_need_no_extra_and_drawing_says_which() -> None:
    done = bare("lab", "oubliette", "balance", "merciful", "--deals", "2")
    assert done.returncode == 0, done.stderr
    assert "merciful" in done.stdout
    draw = (
        BARE.partition("from noctuary.cli")[0]
        + "import runpy; runpy.run_module('noctuary.art.build', run_name='__main__')"
    )
    drawing = subprocess.run(
        [sys.executable, "-c", draw],
        capture_output=True,
        text=True,
        check=False,
    )
    assert drawing.returncode != 0
    assert drawing.stderr.count("\n") == 1
    assert 'pip install "noctuary[art]"' in drawing.stderr


def test_every_extra_that_is_spoken_of_exists() -> None:
    project = tomllib.loads((Path(__file__).resolve().parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    assert {"server", "lab", "envs", "art", "all"} <= set(extras)
    assert set(extras["all"][0].partition("[")[2].rstrip("]").split(",")) == set(extras) - {"all"}


def test_a_bad_deck_file_is_reported_when_that_game_is_opened(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text("no deck", "utf-8")
    open_game = bare("sim", "occulto", "--games", "1", NOCTUARY_OCCULTO_DECK=str(file))
    assert open_game.returncode == 2
    assert open_game.stderr.count("\n") == 1
    other = bare("sim", "oubliette", "--games", "1", "--bots", "random", NOCTUARY_OCCULTO_DECK=str(file))
    assert other.returncode == 0
    assert "deck file" in other.stderr
    assert other.stderr.count("\n") == 1
