"""`noctuary new-game`, and the tutorial that goes on from it, carried out as it is printed."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from support.guest_package import announce, with_path, write_guest

from noctuary.cli import main
from noctuary.cli.new_game import package
from noctuary.template import SPEC
from noctuary.testing import check_game, journal_of

TUTORIAL = Path(__file__).resolve().parents[2] / "docs" / "guides" / "add-a-game.md"


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A command in the new package's folder, as if the package were installed."""
    env = {**os.environ, "PYTHONPATH": with_path(folder / "src")}
    return subprocess.run([sys.executable, *command], cwd=folder, env=env, capture_output=True, text=True, check=False)


def test_the_template_keeps_every_promise() -> None:
    check_game(lambda seed: journal_of(SPEC, seed, 3), range(8))


def test_the_tutorial_does_what_it_says(tmp_path: Path) -> None:
    text = TUTORIAL.read_text("utf-8")
    [command] = re.findall(r"^noctuary new-game (\w+)$", text, re.MULTILINE)
    assert main(["new-game", command, "--into", str(tmp_path)]) == 0
    folder = tmp_path / command
    first = run(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider")
    assert first.returncode == 0, first.stdout
    for diff in re.findall(r"^```diff\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        done = subprocess.run(
            ["git", "apply", "-"], cwd=folder, input=diff, capture_output=True, text=True, check=False,
            env={**os.environ, "GIT_CEILING_DIRECTORIES": str(tmp_path)},
        )  # fmt: skip
        assert done.returncode == 0, done.stderr + diff
    second = run(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider")
    assert second.returncode == 0, second.stdout
    assert int(re.findall(r"(\d+) passed", second.stdout)[0]) == int(re.findall(r"(\d+) passed", first.stdout)[0]) + 1


def test_the_house_plays_a_game_of_another_package(tmp_path: Path) -> None:
    write_guest(tmp_path)
    played = run(tmp_path / "glow", "-m", "noctuary", "--lang", "fr", "sim", "glow", "--games", "3", "--bots", "bold")
    assert played.returncode == 0, played.stderr
    assert "On compte les lampes" in played.stdout
    assert "face down" in run(tmp_path / "glow", "-m", "noctuary", "--lang", "en", "rules", "glow", "T-03").stdout
    assert run(tmp_path / "glow", "-m", "noctuary.testing.rules", "tests").stdout.count("glow:") == 0


def test_a_broken_package_costs_one_line(tmp_path: Path) -> None:
    write_guest(tmp_path)
    (tmp_path / "glow" / "src" / "glow" / "rules.py").write_text("1 / 0\n", "utf-8")
    played = run(tmp_path / "glow", "-m", "noctuary", "sim", "oubliette", "--games", "1", "--bots", "random")
    assert played.returncode == 0
    assert played.stderr.count("\n") == 1
    assert "glow" in played.stderr


@pytest.mark.parametrize(
    "entry", ["glow =", "glow = no_such_module:SPEC", "glow = json:NOTHING", "glow = :::", "glow = a b c:d"]
)
def test_a_broken_entry_point_costs_one_line(entry: str, tmp_path: Path) -> None:
    announce(tmp_path / "src", "glow", f"[noctuary.games]\n{entry}\n")
    played = run(tmp_path, "-m", "noctuary", "--lang", "en", "sim", "oubliette", "--games", "1", "--bots", "random")
    assert played.returncode == 0, played.stderr
    assert played.stderr.count("\n") == 1, played.stderr
    assert "glow" in played.stderr


@pytest.mark.parametrize("name", ["x", "Glow", "class", "oubliette", "noctuary", "a b", "../up"])
def test_a_name_must_be_one(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", name, "--into", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not [*tmp_path.iterdir()]


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "glow").mkdir()
    assert main(["new-game", "glow", "--into", str(tmp_path)]) == 2
    assert not [*(tmp_path / "glow").iterdir()]
    assert "glow" in capsys.readouterr().err


def test_no_trace_of_the_template_is_left() -> None:
    assert not [path for path, text in package("glow").items() if "emplate" in text or "emplate" in path]
