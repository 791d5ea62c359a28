"""Where the cards are looked at from: a lens keeps everything on the disc, and most of the deck leaves the side."""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("pyvips")

from noctuary.art import spread  # noqa: E402  what draws may not be installed
from noctuary.art.camera import LEVEL, VIEWS, Camera, shot, source  # noqa: E402
from noctuary.art.deck import load  # noqa: E402
from noctuary.art.hand import stem_of  # noqa: E402
from noctuary.art.render import pixels  # noqa: E402
from noctuary.art.shots import SHOTS  # noqa: E402

DISC = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 1000 1000" '
    'shape-rendering="crispEdges"><rect width="1000" height="1000" fill="#030000"/>'
    '<rect x="300" y="{y}" width="400" height="100" fill="#070000"/></svg>'
)


def rows_of(camera: Camera, y: int) -> tuple[int, int]:
    """How many rows and columns the bar takes, which lies `y` units down."""
    seen = shot(DISC.format(y=y), 400, camera, exact=True)[..., 0] == 7
    return int(seen.any(1).sum()), int(seen.any(0).sum())


def test_a_lens_maps_the_disc_onto_itself() -> None:
    angles = np.linspace(0, 2 * np.pi, 33)
    for camera in (Camera("low", -0.3, 8), Camera("high", 0.3, -20), Camera("low", 0.0, 45)):
        x, y = source(np.cos(angles), np.sin(angles), camera)
        assert np.allclose(np.hypot(x, y), 1)
        x, y = source(0.5 * np.cos(angles), 0.5 * np.sin(angles), camera)
        assert (np.hypot(x, y) < 1).all()


def test_what_is_far_is_small_and_what_is_near_is_large() -> None:
    level = rows_of(LEVEL, 200)
    assert rows_of(Camera("low", -0.3), 200)[1] < level[1] < rows_of(Camera("high", 0.3), 200)[1]
    assert rows_of(Camera("low", -0.3), 700)[1] > level[1] > rows_of(Camera("high", 0.3), 700)[1]


def test_a_hit_map_keeps_its_numbers_and_the_ring_its_place() -> None:
    camera = Camera("low", -0.3, 10)
    seen = shot(DISC.format(y=450), 400, camera, exact=True)
    assert set(np.unique(seen[..., 0])) == {3, 7}
    plain = pixels(DISC.format(y=450), 400)
    assert (shot(DISC.format(y=450), 400, LEVEL) == plain).all()
    assert (seen[:, :6] == plain[:, :6]).all()


def test_another_lens_is_another_file() -> None:
    assert stem_of("<svg/>", Camera("low", -0.3)) != stem_of("<svg/>")
    assert stem_of("<svg/>", Camera("below")) == stem_of("<svg/>")  # a word changes no picture


def test_at_least_half_of_the_deck_leaves_the_side_elevation() -> None:
    deck = load()
    assert set(SHOTS) <= {card.id for card in deck}
    assert {camera.view for camera in SHOTS.values()} <= set(VIEWS) - {"level"}
    assert len(SHOTS) >= len(deck) / 2


def test_no_neighbours_in_the_sheet_have_the_same_horizon() -> None:
    assert spread.same_horizons(load()) == []
