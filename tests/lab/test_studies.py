"""`noctuary lab`: every study is named in every language and can be carried out."""

from pathlib import Path

import pytest

from noctuary.catalog import GAMES
from noctuary.cli import main
from noctuary.lab.studies import studies
from noctuary.text import LANGUAGES, words

ALL = [(game, study) for game in GAMES for study in studies(game)]
SMALL = {
    "balance": {"oubliette": ["merciful", "--deals", "2"], "occulto": ["--players", "3", "--games", "1"]},
    "tune": {"oubliette": ["merciful", "--minutes", "0.001", "--games", "2"]},
    "leak": {"obscurio": ["--games", "2"]},
    "fit": {"obscurio": ["--traitor", "--games", "1"]},
}


@pytest.mark.parametrize(("game", "study"), ALL, ids=[f"{game}-{study}" for game, study in ALL])
def test_a_study_is_carried_out(game: str, study: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert all(words(lang).has(f"{game}-study-{study}") for lang in LANGUAGES)
    if game in SMALL[study]:
        assert main(["lab", game, study, *SMALL[study][game]]) == 0
    else:
        rows = str(tmp_path / "rows.jsonl")
        cell = ["--games", "1", "--players", "4", "--levels", "expert"]
        assert main(["lab", game, study, "play", rows, *cell]) == 0
        assert main(["lab", game, study, "show", rows, str(tmp_path)]) == 0
        assert (tmp_path / f"{game}.svg").read_text("utf-8").startswith("<svg")
    assert capsys.readouterr().out


def test_the_studies_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "fr", "lab"]) == 0
    assert capsys.readouterr().out.count("noctuary lab") == len(ALL) >= 6


@pytest.mark.parametrize("words", [["chess"], ["chess", "balance"], ["oubliette", "chess"], ["oubliette", "../up"]])
def test_an_unknown_study_is_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "lab", *words]) == 2
    assert capsys.readouterr().err.count("\n") == 1
