"""The committed descriptions: complete, in both languages, and hit where they say. No drawing library is needed."""

from __future__ import annotations

import subprocess
import sys

import pytest

from noctuary.art.deck import Deck, PictureCard, element_at, load
from noctuary.art.vocabulary import CATEGORIES, COLOURS, MOODS, SETTINGS, SHAPES, TAGS, THEMES

DECK = load()
EACH = [pytest.param(card, id=card.id) for card in DECK]


def test_there_are_eighty_four_cards_in_an_order_that_says_nothing() -> None:
    assert len(DECK) == 84
    assert [c.id for c in DECK] == sorted(c.id for c in DECK)
    assert len({c.picture for c in DECK}) == len(DECK)
    assert not any(c.id in c.picture for c in DECK)


@pytest.mark.parametrize("card", EACH)
def test_a_card_is_complete_in_both_languages(card: PictureCard) -> None:
    for words in (card.titles, card.ideas, card.alt):
        assert (words["en"] and words["fr"] and words["en"] != words["fr"]) or card.titles["en"] == card.titles["fr"]
    assert set(card.themes) <= set(THEMES)
    assert set(card.moods) <= set(MOODS)
    assert card.setting in SETTINGS
    assert len([e for e in card.elements if e.shape != "field"]) >= 10
    assert len(card.elements) <= 12
    for e in card.elements:
        assert e.name
        assert e.fr
        assert e.category in CATEGORIES
        assert e.shape in SHAPES
        assert set(e.tags) <= set(TAGS)
        assert e.colours
        assert set(e.colours) <= set(COLOURS)
        assert e.area >= 0.004
        assert 0 < e.salience <= 1
        assert 0 <= e.red <= 1
        if e.inside is not None:
            assert e.inside in {o.id for o in card.elements}


@pytest.mark.parametrize("card", EACH)
def test_elements_lie_in_the_disc_and_are_hit_at_their_anchor(card: PictureCard) -> None:
    for e in card.elements:
        assert all(x * x + y * y <= 1 for ring in e.outline for x, y in ring)
        x, y = e.anchor
        assert e.distance(x, y) < 0.02
        hit = element_at(card, x, y)
        assert hit is not None
        assert hit is e or hit.inside == e.id or hit.covers(x, y)


def test_most_anchors_hit_the_element_itself() -> None:
    hits = [element_at(card, *e.anchor) is e for card in DECK for e in card.elements]
    assert sum(hits) / len(hits) > 0.97


def test_outside_the_card_there_is_nothing() -> None:
    card = DECK["tea_tide"]
    assert element_at(card, 2, 2) is None
    assert element_at(card, 0.99, 0.99) is None


def test_inside_the_card_there_is_nearly_always_something() -> None:
    points = [(x / 10, y / 10) for x in range(-9, 10) for y in range(-9, 10) if x * x + y * y < 80]
    found = [element_at(card, x, y) is not None for card in DECK for x, y in points]
    assert sum(found) / len(found) > 0.9


def test_the_same_descriptions_have_the_same_digest() -> None:
    load.cache_clear()
    again: Deck = load()
    assert again.digest == DECK.digest


def test_the_deck_needs_no_drawing_library() -> None:
    code = (
        "import sys\n"
        "for name in ('numpy', 'shapely', 'pyvips', 'PIL'): sys.modules[name] = None\n"
        "from noctuary.art.deck import load\n"
        "from noctuary.art.listener import Listener\n"
        "deck = load()\n"
        "card = deck['tea_tide']\n"
        "assert Listener(deck).score(card.element('whale'), 0) >= 0\n"
        "assert not {'numpy', 'shapely', 'pyvips'} & {k for k, v in sys.modules.items() if v is not None}\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
