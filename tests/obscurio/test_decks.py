"""Decks of pictures: the stand-in, descriptions, and a folder of one's own."""

import json
import pickle
import re
from pathlib import Path

import pytest

from noctuary import obscurio
from noctuary.art import deck as art_deck
from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.record import parse
from noctuary.core.refusal import BadInput
from noctuary.lab.simulate import play_out
from noctuary.obscurio import spec_for
from noctuary.obscurio.pieces.deck import Element, element_at
from noctuary.obscurio.pieces.decks import CardData, ElementData, drawn, from_descriptions, from_folder, stand_in
from noctuary.testing import check_game, journal_of, rule
from noctuary.testing.obscurio import SPEC


@rule("B-02")
def test_the_stand_in_has_84_cards_always_the_same() -> None:
    deck = stand_in()
    assert (len(deck.cards), len(deck.by_id)) == (84, 84)
    assert deck.hash == "6f33b7dd6af2bcb25406193f6e6adfdb"
    assert all(len(card.elements) == 9 for card in deck.cards)


@rule("BA-11")
def test_hit_test() -> None:
    """Every anchor touches its own element; the topmost wins; the rim is bare."""
    for card in stand_in().cards:
        for element in card.elements:
            x, y = element.anchor
            found = element_at(card, x // 10, y // 10)
            assert found is not None
        assert element_at(card, 0, 100) is None


def test_cards_and_games_survive_pickling() -> None:
    card = stand_in().cards[3]
    assert pickle.loads(pickle.dumps(card)) is card


def folder(path: Path, count: int) -> Path:
    for number in range(count):
        (path / f"card{number:02}.png").write_bytes(b"")
    return path


def test_a_folder_of_pictures_is_a_deck(tmp_path: Path) -> None:
    """Cards without elements can be played with: only the distance of two tips counts then."""
    spec = spec_for(from_folder(folder(tmp_path, 84)))
    check_game(lambda seed: journal_of(spec, seed, seats=4), range(1), worlds=12)


def test_bots_make_do_with_bare_pictures(tmp_path: Path) -> None:
    spec = spec_for(from_folder(folder(tmp_path, 84)))
    for seed in range(3):
        g = spec.new(spec.options(trap_bag=("united_butterflies",)), 4, Chance(seed_of(f"bare/{seed}")))
        play_out(g, [spec.bots["steady"]] * 4, Stream(seed_of("bare")))
        assert g.result() is not None


def test_a_described_picture_has_elements(tmp_path: Path) -> None:
    folder(tmp_path, 90)
    told = {
        "id": "card00", "themes": ["sea"], "colours": [["blue", 0.5]],
        "elements": [
            {"id": "ship", "name": {"en": "ship"}, "outline": [[0, 0, 500, 0, 500, 500, 0, 500]], "z": 2},
            {"id": "sea", "outline": [[-900, -100, 900, -100, 900, 900, -900, 900]], "z": 1, "salience": 1},
        ],
    }  # fmt: skip
    (tmp_path / "card00.json").write_text(json.dumps(told))
    deck = from_folder(tmp_path)
    card = deck.by_id["card00"]
    over, under, nothing = (element_at(card, x, y) for x, y in ((25, 25), (-25, 25), (0, -50)))
    assert (over.name if over else "", under.name if under else "", nothing) == ("ship", "sea", None)
    assert (len(deck.cards), card.themes, card.colours) == (90, ("sea",), ("blue",))


@pytest.mark.parametrize(
    ("files", "code"),
    [
        ({}, "deck-size"),
        ({"card00.jpg": ""}, "deck-twice"),
        ({"12.png": ""}, "deck-id"),
        ({"a b.png": ""}, "deck-id"),
        ({"dark_night.png": ""}, "deck-id"),
        ({"other.json": "{}"}, "deck-no-picture"),
        ({"card00.json": "{"}, "deck-description"),
        ({"card00.json": '{"id": "card01"}'}, "deck-description"),
        ({"card00.json": '{"id": "card00", "elements": [{"id": "x", "outline": [[1, 2]]}]}'}, "deck-outline"),
        ({"card00.json": '{"id": "card00", "elements": [{"id": "x"}]}'}, "deck-description"),
    ],
)  # fmt: skip
def test_bad_decks_are_refused_in_plain_words(tmp_path: Path, files: dict[str, str], code: str) -> None:
    folder(tmp_path, 84 if files else 83)
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    with pytest.raises(BadInput) as wrong:
        from_folder(tmp_path)
    assert wrong.value.code == code


def test_no_folder() -> None:
    with pytest.raises(BadInput):
        from_folder(Path("nowhere"))


def test_a_deck_needs_different_elements_and_a_sensible_salience() -> None:
    cards = [CardData(id=f"c{number}") for number in range(84)]
    ring = [[0, 0, 10, 0, 10, 10]]
    cards[0].elements = [_element("x", ring), _element("x", ring)]
    with pytest.raises(BadInput, match="deck-element-twice"):
        from_descriptions("test", cards)
    cards[0].elements = [_element("x", ring, 2.0)]
    with pytest.raises(BadInput, match="deck-salience"):
        from_descriptions("test", cards)


def _element(id: str, outline: list[list[int]], salience: float = 0.5) -> ElementData:
    return ElementData(id=id, outline=outline, salience=salience)


def test_a_record_belongs_to_its_deck(tmp_path: Path) -> None:
    text = journal_of(SPEC, 1, seats=4).text().encode()
    assert stand_in().hash.encode() in text
    other = spec_for(from_folder(folder(tmp_path, 84)))
    with pytest.raises(BadInput, match="record-data"):
        parse(text, lambda _: other)
    assert other.new(other.options(), 3, Chance(seed_of("x"))).asks()


@rule("B-02")
def test_the_game_is_played_with_the_pictures_of_the_house() -> None:
    deck = drawn()
    assert obscurio.SPEC.data == {"deck": deck.hash}
    assert len(deck.cards) == 84
    assert all(len(card.elements) >= 10 and card.themes and card.colours for card in deck.cards)
    assert all(re.fullmatch("i[0-9a-f]{7}", card.id) for card in deck.cards)
    assert all(art_deck.load().coded(card.id) is not None for card in deck.cards)
    for card in deck.cards:
        for element in card.elements:
            x, y = element.anchor
            assert element_at(card, round(x / 10), round(y / 10)) is not None, (card.id, element.id)


def test_a_game_with_the_pictures_keeps_every_promise() -> None:
    check_game(lambda seed: journal_of(obscurio.SPEC, seed, seats=4), range(1), worlds=8, depth=6)


def test_an_element_covers_what_lies_inside_its_outline() -> None:
    """A triangle with a hole, whichever way round its points are given."""
    outline, hole = (-500, -500, 500, -500, 0, 500), (-100, -300, 100, -300, 0, -100)
    backwards = (0, 500, 500, -500, -500, -500)
    for rings in ((outline, hole), (backwards, hole)):
        element = Element("kite", "kite", category="toy", tags=(), colours=(), shape="", rings=rings, anchor=(0, 200))
        inside = [(0, 200), (-300, -400), (300, -400), (0, 400)]
        outside = [(-400, 200), (400, 200), (0, 600), (0, -600), (0, -250)]
        assert [element.covers(x, y) for x, y in inside] == [True] * 4
        assert [element.covers(x, y) for x, y in outside] == [False] * 5
