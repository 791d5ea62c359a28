"""`noctuary lab`: every study is named in every language and can be carried out."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from noctuary.catalog import GAMES
from noctuary.cli import main
from noctuary.cli.lab_verbs import VERBS
from noctuary.lab.studies import studies
from noctuary.languages import LANGUAGES
from noctuary.text import words

ALL = [(game, study) for game in GAMES for study in studies(game)]


@pytest.mark.parametrize(("game", "study"), ALL, ids=[f"{game}-{study}" for game, study in ALL])
def test_a_study_is_carried_out(game: str, study: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert all(words(lang).has(f"{game}-study-{study}") for lang in LANGUAGES)
    for trial in import_module(f"noctuary.lab.{game}.{study}").TRIALS:
        assert main(["lab", game, study, *(word.replace("FOLDER", str(tmp_path)) for word in trial)]) == 0
    assert all(plot.read_text("utf-8").startswith("<svg") for plot in tmp_path.glob("*.svg"))
    assert capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "study"), ALL, ids=[f"{game}-{study}" for game, study in ALL])
def test_the_help_of_a_study_speaks_both_languages(
    game: str, study: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """What it is for, and a sentence for every argument."""
    with pytest.raises(SystemExit) as ended:
        main(["--lang", lang, "lab", game, study, "--help"])
    assert ended.value.code == 0
    told = " ".join(capsys.readouterr().out.split())
    say = words(lang)
    assert " ".join(say(f"{game}-study-{study}").split()) in told
    other = words("fr" if lang == "en" else "en")
    for name in re.findall(r"(?:^| )--([a-z-]+)", told.partition("--help")[2]):
        assert " ".join(say(f"study-{name}").split()) in told
        assert " ".join(other(f"study-{name}").split()) not in told


def test_the_help_of_a_step_of_a_study_too(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--lang", "fr", "lab", "obscurio", "balance", "play", "--help"])
    told = " ".join(capsys.readouterr().out.split())
    assert words("fr")("study-house") in told
    assert "(steady" in told, "the names to choose from are the same in every language"


def test_the_studies_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "fr", "lab"]) == 0
    assert capsys.readouterr().out.count("noctuary lab") == len(ALL) + len(VERBS) >= 11


@pytest.mark.parametrize("words", [["chess"], ["chess", "balance"], ["oubliette", "chess"], ["oubliette", "../up"]])
def test_an_unknown_study_is_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "lab", *words]) == 2
    assert capsys.readouterr().err.count("\n") == 1
