"""The committed descriptions: complete, in both languages, and hit where they say. No drawing library is needed."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from statistics import median

import pytest

from noctuary.art import spread
from noctuary.art.deck import Deck, PictureCard, element_at, load
from noctuary.art.listener import Listener
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
def test_a_card_has_a_hero(card: PictureCard) -> None:
    """One thing of at least twice the size of the others, as they go."""
    first, *others = sorted((e.area for e in card.elements if e.shape != "field"), reverse=True)
    assert first >= 2 * median(others)


HOLDERS = {("raven_dream", "raven")}
"""Seen only by what they hold: whoever points at the raven points at the night inside it."""


@pytest.mark.parametrize("card", EACH)
def test_elements_lie_in_the_disc_and_are_hit_at_their_anchor(card: PictureCard) -> None:
    for e in card.elements:
        assert all(x * x + y * y <= 1 for ring in e.outline for x, y in ring)
        assert e.distance(*e.anchor) < 0.02
        hit = element_at(card, *e.anchor)
        assert hit is not None
        assert hit.inside == e.id if (card.id, e.id) in HOLDERS else hit is e


def test_outside_the_card_there_is_nothing() -> None:
    card = DECK["tea_tide"]
    assert element_at(card, 2, 2) is None
    assert element_at(card, 0.99, 0.99) is None


@pytest.mark.parametrize("card", EACH)
def test_inside_the_card_there_is_nearly_always_something(card: PictureCard) -> None:
    points = [(x / 20, y / 20) for x in range(-19, 20) for y in range(-19, 20) if x * x + y * y < 320]
    found = [element_at(card, x, y) is not None for x, y in points]
    assert sum(found) / len(found) > 0.98


def test_every_motif_is_on_enough_cards_to_be_a_link_and_on_few_enough_to_say_something() -> None:
    assert spread.rare(DECK) == []
    assert spread.common(DECK) == []


def test_open_sky_and_full_moon_are_no_habit() -> None:
    """Glass, water and painted cloth are drawn with the sky's gradients, too; they have names of their own."""
    skies = [card.id for card in DECK if any(e.motif == "sky" and e.name == "sky" for e in card.elements)]
    moons = [card.id for card in DECK if any(e.motif == "full_moon" for e in card.elements)]
    assert len(skies) <= 45
    assert len(moons) <= 10


def test_no_card_is_a_twin_or_an_orphan() -> None:
    assert spread.twins(DECK) == []
    assert spread.orphans(DECK) == []


def test_nearly_every_deal_has_a_link() -> None:
    """Exact, over all exits and all pairs of pages: a deal is dead if nothing on either page is related to the exit."""
    listener = Listener(DECK)
    pairs = (len(DECK) - 1) * (len(DECK) - 2)
    live = []
    for at, exit_ in enumerate(DECK):
        strange = sum(not any(listener.linked(e, at) for e in page.elements) for page in DECK if page is not exit_)
        live.append(1 - strange * (strange - 1) / pairs)
    assert 1 - sum(live) / len(live) < 0.05
    assert min(live) >= 0.85


ERROR = 0.005
"""One standard error of a share of 10,000 rounds: what is measured cannot be nearer to its bound than that."""


def test_the_report_is_about_this_deck_and_within_its_bounds() -> None:
    report = (Path(__file__).parents[2] / "docs" / "reports" / "deck.md").read_text(encoding="utf-8")
    assert f"deck `{DECK.digest[:16]}`" in report
    right = re.search(r"\| right door, two decoys of eight \| ([\d.]+) \|", report)
    assert right
    assert 0.55 <= float(right[1]) <= 0.70 + ERROR
    assert f"{len(DECK)} cards, {len(spread.uses(DECK))} motifs, 10000 rounds" in report


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
