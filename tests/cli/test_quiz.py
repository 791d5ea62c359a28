"""`noctuary deck quiz`: riddles for people, the key apart."""

import re
from pathlib import Path

import pytest

from noctuary.art import deck
from noctuary.cli import main
from noctuary.lab.obscurio.quiz import riddles


@pytest.fixture
def pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pictures for all cards, whether or not the house has drawn them."""
    folder = tmp_path / "drawn"
    folder.mkdir()
    monkeypatch.setattr(deck, "PICTURES", folder)
    for card in deck.load():
        card.file(600).write_bytes(b"picture")
    return folder


def test_the_page_shows_rooms_and_butterflies_and_not_the_exits(
    pictures: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "quiz"
    assert main(["--lang", "en", "deck", "quiz", "--rooms", "4", "--out", str(out), "--seed", "t"]) == 0
    assert "do not look" in capsys.readouterr().out
    page = (out / "index.html").read_text("utf-8")
    assert page.count("<section") == 4
    assert page.count("door 6") == 4
    assert "Exit" not in page
    shown = set(re.findall(r'src="(pictures/[^"]+)"', page))
    assert all((out / file).is_file() for file in shown)
    found = riddles(4, "t", "steady")
    assert page.count("<g transform") == sum(len(each.clue) for each in found)
    key = (out / "key.html").read_text("utf-8")
    for number, each in enumerate(found, 1):
        assert f"<td>{number}</td><td>{each.exit}</td>" in key


def test_the_same_seed_gives_the_same_riddles_and_every_other_room_may_have_decoys() -> None:
    found = riddles(6, "again", "steady")
    assert found == riddles(6, "again", "steady")
    assert not any(each.decoys for each in found[0::2])
    assert any(each.decoys for each in found[1::2])
    assert all(each.exit not in each.decoys and each.doors[each.exit - 1] for each in found)


@pytest.mark.parametrize("words", [["--rooms", "0"], ["--bot", "genius"], ["--bot", "random"]])
def test_bad_input_is_one_line(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], pictures: Path
) -> None:
    assert main(["--lang", "fr", "deck", "quiz", "--out", str(tmp_path / "q"), *words]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_folder_that_cannot_be_and_missing_pictures_are_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("here")
    assert main(["--lang", "en", "deck", "quiz", "--rooms", "1", "--out", str(tmp_path / "file" / "q")]) == 2
    monkeypatch.setattr(deck, "PICTURES", tmp_path)
    assert main(["--lang", "en", "deck", "quiz", "--rooms", "1", "--out", str(tmp_path / "q")]) == 2
    assert capsys.readouterr().err.count("\n") == 2
