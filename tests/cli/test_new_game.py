"""`noctuary new-game`, and the tutorial that goes on from it, carried out as it is printed."""

import os
import pickle
import re
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import msgspec
import pytest
from support.guest_package import announce, with_path, write_guest

from noctuary import template
from noctuary.cli import main
from noctuary.cli.new_game import package
from noctuary.core import notation
from noctuary.core.spec import Spec
from noctuary.template import SPEC
from noctuary.testing import Broken, check_game, journal_of

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


def test_two_packages_may_write_the_same_choices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both write `lay n1`, and each means a card of its own: played, sent to a bot and read from a position."""
    specs: list[Spec] = []
    for name in ("twinone", "twintwo"):
        monkeypatch.syspath_prepend(str(write_guest(tmp_path, name)))
        specs.append(import_module(name).SPEC)
    for spec in specs:
        check_game(lambda seed, spec=spec: journal_of(spec, seed, 3), range(2))  # type: ignore[misc]
        for option in journal_of(spec, 1, 3).game.asks()[0].options:
            assert spec.pieces[option.args[0].id] is option.args[0]
            assert pickle.loads(pickle.dumps(option)) is option
            read = notation.read(f"x | laid: <{option.text}>", spec.pieces, spec.effects, spec.choices)
            assert read["laid"] is option
    one, two = (spec.choices.find("lay n7") for spec in specs)
    assert one is not None
    assert two is not None
    assert one.text == two.text
    assert one.args[0] is not two.args[0]


def test_a_package_is_asked_about_its_own_rules(tmp_path: Path) -> None:
    write_guest(tmp_path)
    folder = tmp_path / "glow"
    assert run(folder, "-m", "noctuary.testing.rules").stdout == ""
    tests = folder / "tests" / "test_glow.py"
    tests.write_text(tests.read_text("utf-8").replace('@rule("T-04"', '@rule("T-77"'), "utf-8")
    asked = run(folder, "-m", "noctuary.testing.rules", "tests")
    assert asked.returncode == 1
    assert asked.stdout.splitlines()[0].startswith("glow: no test cites ")
    assert asked.stdout.splitlines()[1:] == ["tests/test_glow.py: cites T-77, which is in no rulebook"]
    # Tests that lie somewhere else: the games whose rules they cite.
    elsewhere = tmp_path / "elsewhere" / "tests"
    elsewhere.mkdir(parents=True)
    (elsewhere / "test_one.py").write_text('@rule("T-01")\ndef test_one() -> None: ...\n', "utf-8")
    asked = run(folder, "-m", "noctuary.testing.rules", str(elsewhere))
    assert asked.stdout.splitlines() == ["glow: no test cites T-02, T-03, T-04, T-05"]


ASK = r"^template-ask-lay = .*$"
FAULTS = {
    "no_french": ("fr", ASK, "", "template-ask-lay is not in fr"),
    "not_translated": ("fr", ASK, "template-ask-lay = Which card do you lay?", "is the same in en and fr"),
    "no_argument": ("fr", r"\{ \$cards \}$", "?", "has $cards in one language only"),
    "no_english": ("en", ASK, "", "template-ask-lay is in fr only"),
    "no_option": ("en fr", r"^template-option-cards = .*$", "", "template-option-cards is nowhere"),
    "no_ending": ("en fr", r"^template-outcome-lamps = .*$", "", "no words for template-outcome-lamps"),
    "no_event": ("en fr", r"^template-lamp = .*$", "", "no words for template-lamp"),
    "no_question": ("en fr", ASK, "", "no words for template-ask-lay"),
    "no_choice": ("en fr", r"^template-lay = .*$", "", "no words for template-lay"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_game_that_lacks_words_is_rejected(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages missing, untranslated or without their arguments: the conformance suite reads them all."""
    langs, pattern, instead, said = FAULTS[name]
    locale = tmp_path / f"words_{name}" / "text" / "locale"
    shutil.copytree(Path(template.__file__).parent / "text" / "locale", locale)
    (tmp_path / f"words_{name}" / "__init__.py").touch()
    for lang in langs.split():
        file = locale / f"{lang}.ftl"
        text, changes = re.subn(pattern, instead, file.read_text("utf-8"), flags=re.MULTILINE)
        assert changes
        file.write_text(text, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    spec = msgspec.structs.replace(SPEC, home=f"words_{name}")
    with pytest.raises(Broken) as caught:
        check_game(lambda seed: journal_of(spec, seed), range(1))
    assert caught.value.promise == "texts"
    assert said in str(caught.value)


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
