"""A family's own pictures as a deck: round, without what a camera adds, and clear words for what does not fit."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from noctuary.cli.main import main
from noctuary.core.refusal import BadInput
from noctuary.obscurio.pieces import own_deck

vips = pytest.importorskip("pyvips")


def photograph(path: Path, number: int, width: int = 400, height: int = 320) -> None:
    """A plain picture with a place and a date in it, each of another colour."""
    colour = [number * 37 % 256, number * 91 % 256, number * 53 % 256]
    made = vips.Image.black(width, height).bandjoin([0, 0]).linear([1, 1, 1], colour).cast("uchar")
    made = made.copy(interpretation="srgb")
    made.set_type(vips.GValue.gstr_type, "exif-ifd0-Model", "Secret camera")
    made.set_type(vips.GValue.gstr_type, "exif-ifd3-GPSLatitude", "48/1 51/1 0/1")
    made.write_to_file(str(path))


@pytest.fixture(scope="module")
def holidays(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("holidays")
    for number in range(84):
        photograph(folder / f"IMG {number}.jpg", number)
    ring = [[-900, -900, 900, -900, 900, 900, -900, 900]]
    told = {"elements": [{"id": "sea", "name": {"en": "sea", "fr": "mer"}, "outline": ring}]}
    (folder / "IMG 3.json").write_text(json.dumps(told))
    return folder


def copied(holidays: Path, into: Path) -> Path:
    into.mkdir()
    for file in holidays.iterdir():
        (into / file.name).symlink_to(file)
    return into


def test_photographs_become_round_cards_that_tell_nothing_of_their_taking(holidays: Path, tmp_path: Path) -> None:
    assert b"Secret camera" in (holidays / "IMG 0.jpg").read_bytes()
    target, deck = own_deck.make(holidays, "Our holidays", tmp_path)
    cards = sorted(target.glob("*.webp"))
    assert (len(cards), len(deck.cards), target.name) == (84, 84, deck.hash)
    assert [element.name for card in deck.cards for element in card.elements] == ["sea"]
    for card in cards[:5]:
        image = vips.Image.new_from_file(str(card))
        assert (image.width, image.height, image.bands) == (600, 600, 4)
        assert (image(2, 2)[3], image(300, 300)[3]) == (0, 255)
        assert not [name for name in image.get_fields() if "exif" in name or "xmp" in name or "icc" in name]
        assert b"camera" not in card.read_bytes()
    assert own_deck.make(holidays, "Again", tmp_path)[0] == target
    assert [path.name for path in tmp_path.iterdir()] == [deck.hash]


def test_another_picture_makes_another_deck(holidays: Path, tmp_path: Path) -> None:
    """The hash in the head of a record covers every picture."""
    other = copied(holidays, tmp_path / "other")
    (other / "IMG 5.jpg").unlink()
    photograph(other / "IMG 5.jpg", 200)
    assert own_deck.make(holidays, "a", tmp_path / "d")[1].hash != own_deck.make(other, "a", tmp_path / "d")[1].hash


def small(path: Path) -> None:
    photograph(path, 100, 200, 400)


def text(path: Path) -> None:
    path.write_text("not a picture")


def drawing(path: Path) -> None:
    path.write_text('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><circle r="9"/></svg>')


def cut_short(path: Path) -> None:
    whole = path.with_name("whole.png")
    photograph(whole, 101, 600, 600)
    path.write_bytes(whole.read_bytes()[: whole.stat().st_size * 2 // 3])
    whole.unlink()


@pytest.mark.parametrize(
    ("spoil", "why"), [(small, "small"), (text, "kind"), (drawing, "kind"), (cut_short, "damaged")]
)
def test_a_picture_that_does_not_fit_is_named_and_nothing_is_left(
    holidays: Path, tmp_path: Path, spoil: Any, why: str
) -> None:
    folder = copied(holidays, tmp_path / "spoilt")
    spoil(folder / "A bad one.png")
    with pytest.raises(BadInput) as wrong:
        own_deck.make(folder, "Ours", tmp_path / "decks")
    assert (wrong.value.code, wrong.value.args_by_name["file"]) == ("deck-picture", "A bad one.png")
    assert wrong.value.args_by_name["why"] == why
    assert list((tmp_path / "decks").iterdir()) == []


def test_too_few_too_many_twice_and_nowhere(holidays: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = copied(holidays, tmp_path / "twice")
    (folder / "Once more.jpg").symlink_to(holidays / "IMG 7.jpg")
    with pytest.raises(BadInput, match="deck-same"):
        own_deck.make(folder, "Ours", tmp_path / "decks")
    monkeypatch.setattr(own_deck, "MOST", 84)
    with pytest.raises(BadInput, match="deck-own-size"):
        own_deck.make(folder, "Ours", tmp_path / "decks")
    for number in (0, 1):
        (folder / f"IMG {number}.jpg").unlink()
    with pytest.raises(BadInput, match="deck-own-size"):
        own_deck.make(folder, "Ours", tmp_path / "decks")
    with pytest.raises(BadInput, match="deck-folder"):
        own_deck.make(tmp_path / "nowhere", "Ours", tmp_path / "decks")


PLAYED = """
from noctuary.obscurio import SPEC
from noctuary.core.spec import Picture
from noctuary.server.web import picture_files
from noctuary.testing import journal_of
g = journal_of(SPEC, 1, seats=4).game
card = g.pages[0].id
bare = picture_files.drawn(Picture("page-1", "1", card), "n")
assert bare != picture_files.padded(picture_files.no_picture(), "n") and len(bare) == picture_files.SIZE
assert picture_files.deck_files() == {}
print(SPEC.data["deck"])
"""


def test_a_house_plays_with_the_deck_that_was_made(
    holidays: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """From the command line to the cards of a game; the deck is named by its hash, and given to nobody as a whole."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["--lang", "en", "deck", "from-folder", str(holidays), "--name", "Our holidays"]) == 0
    said = capsys.readouterr().out
    assert '"Our holidays": 84 cards' in said
    assert "83 cards have no description" in said
    [made] = (tmp_path / "noctuary" / "decks").iterdir()
    assert f"NOCTUARY_OBSCURIO_DECK={made} noctuary serve" in said
    env = {**os.environ, "NOCTUARY_OBSCURIO_DECK": str(made), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run([sys.executable, "-c", PLAYED], env=env, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == made.name, done.stderr


def test_what_is_wrong_is_said_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "fr", "deck", "from-folder", str(tmp_path), "--name", "Vacances"]) == 2
    heard = capsys.readouterr()
    assert "a 0 images" in " ".join((heard.out + heard.err).split())
