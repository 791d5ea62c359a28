"""The hand over a card: each medium by its own recipe, on one paper, without moving what is drawn."""

from __future__ import annotations

from typing import Any

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("pyvips")

from noctuary.art import light as light_module  # noqa: E402  what draws may not be installed
from noctuary.art.brush import flow, sprite  # noqa: E402
from noctuary.art.deck import load  # noqa: E402
from noctuary.art.hand import RECIPES, finished, hatched, inked, stem_of  # noqa: E402
from noctuary.art.light import Lighting  # noqa: E402
from noctuary.art.paper import drift, fibres, hashed, tooth  # noqa: E402

SIZE = 240
BALL = [int(700 * f(k * np.pi / 12)) for k in range(24) for f in (np.cos, np.sin)]


def card(style: str) -> dict[str, Any]:
    ball = {"motif": "box", "category": "object", "outline": [BALL], "z": 1, "area": 0.5}
    return {"style": style, "palette": "moss", "elements": [ball]}


def drawn() -> Any:
    """A red ball, with a dark line through it, before a pale wall."""
    rows, columns = np.indices((SIZE, SIZE)) - SIZE / 2
    picture = np.full((SIZE, SIZE, 4), 215, np.uint8)
    picture[np.hypot(rows, columns) < 70] = (190, 70, 60, 255)
    picture[118:121, 60:180, :3] = 12
    picture[:, :, 3] = 255
    return picture


def test_every_medium_of_the_deck_has_a_recipe() -> None:
    assert {each.style for each in load()} == set(RECIPES)


@pytest.mark.parametrize("style", sorted(RECIPES))
def test_a_medium_changes_the_surface_and_not_what_is_where(style: str) -> None:
    before = drawn()
    made = finished(before, card(style), Lighting(card(style)))
    again = finished(before, card(style), Lighting(card(style)))
    assert (made == again).all()
    assert (made != before).any()
    whole, now = before.astype(int), made.astype(int)
    assert (now[:4] == whole[:4]).all()  # outside the disc, and the ring
    red = now[90:105, 110:130].mean(axis=(0, 1))
    assert red[0] > red[1] + 50  # the ball is where it was, and red
    wall = now[30:45, 110:130].mean(axis=(0, 1))
    assert wall.min() > 120
    assert now[119, 90:150].mean() < 100  # and so is its line


def test_the_media_are_told_apart() -> None:
    made = {style: finished(drawn(), card(style), Lighting(card(style))).tobytes() for style in RECIPES}
    assert len(set(made.values())) == len(RECIPES)


def test_luck_is_a_hash_and_the_paper_is_one_for_all() -> None:
    noise = hashed(40, 60, 3)
    assert (noise == hashed(80, 60, 3)[:40]).all()
    assert abs(float(noise.mean()) - 0.5) < 0.03
    assert float(hashed(1, 1, 11)[0, 0]) == pytest.approx(float(hashed(2, 2, 11)[0, 0]))
    for field in (tooth(SIZE), fibres(SIZE)):
        assert abs(float(field.mean())) < 0.01
        assert float(field.std()) == pytest.approx(1, abs=0.01)
    assert float(np.abs(drift(SIZE, 20, 1)).max()) <= 1


def test_strokes_run_along_the_form_and_run_dry() -> None:
    stripes = np.tile(np.sin(np.arange(SIZE) / 4), (SIZE, 1)).astype(np.float32)  # standing ones
    angle, sure = flow(stripes, 4.0)
    assert abs(np.cos(float(angle[100, 100]))) < 0.1
    assert float(sure[100, 100]) > 0.9
    paint, _ = sprite(16, 50, 0, 1)
    middle = paint.shape[0] // 2
    assert paint[middle, middle - 15 : middle].mean() > paint[middle, middle + 12 : middle + 25].mean()


def test_hatching_is_as_dark_as_the_shade_and_ink_stays_where_it_was_drawn() -> None:
    rows = np.indices((SIZE, SIZE), dtype=np.float32)[0]
    shade = [float(hatched(rows, 6.4, np.full((SIZE, SIZE), dark, np.float32), SIZE).mean()) for dark in (0, 0.3, 0.6)]
    assert shade[0] == 0
    assert shade[0] < shade[1] < shade[2]
    line = inked(drawn()[:, :, :3] / np.float32(255), 9, 0.3, 1)
    assert line[119, 80:160].mean() > 0.5
    assert line[60:100].max() < 0.1


def test_another_drawing_another_light_and_another_hand_are_other_files(monkeypatch: pytest.MonkeyPatch) -> None:
    assert stem_of("<svg/>") != stem_of("<svg />")
    first = stem_of("<svg/>")
    monkeypatch.setattr("noctuary.art.hand.RECIPE", "another")
    assert stem_of("<svg/>") != first
    assert light_module.RECIPE not in first
