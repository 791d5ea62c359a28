"""The kit: colours, curves, geometry, and the promise of the same bytes."""

from __future__ import annotations

import pytest

pytest.importorskip("shapely")

from noctuary.art.kit import brush, ellipse, lightness, mirrored, mix, num, rows, shape_of, shift, smooth, union_path
from noctuary.art.kit.curves import circle, placed
from noctuary.art.palettes import PALETTES


def test_a_point_literal_reads_as_points() -> None:
    assert rows("1,2! -3.5,4") == [(1.0, 2.0, 1.0), (-3.5, 4.0)]
    assert mirrored("0,1 2,3") == [(0, 1), (2, 3), (-2, 3)]
    assert placed("1,1!", 10, 20, 2) == [(12, 22, 1)]


@pytest.mark.parametrize(
    ("x", "text"), [(0, "0"), (-0.04, "0"), (0.5, ".5"), (-0.5, "-.5"), (12.04, "12"), (3.14, "3.1")]
)
def test_a_number_has_one_spelling(x: float, text: str) -> None:
    assert num(x) == text


def test_a_mix_lies_between_and_ends_at_its_ends() -> None:
    assert mix("#000000", "#ffffff", 0) == "#000000"
    assert mix("#000000", "#ffffff", 1) == "#ffffff"
    assert 0.45 < lightness(mix("#000000", "#ffffff", 0.5)) < 0.55
    assert lightness(shift("#808080", 0.1)) > lightness("#808080")


def test_a_path_has_the_area_it_draws() -> None:
    assert shape_of(ellipse(0, 0, 10)).area == pytest.approx(314, rel=0.02)
    assert shape_of(circle(5, 5, 10)).area > 150
    assert shape_of(brush("0,0 50,0 100,0", 10, "none")).area == pytest.approx(1000, rel=0.02)
    whole = union_path(smooth("0,0! 10,0! 10,10! 0,10!"), smooth("5,5! 15,5! 15,15! 5,15!"))
    assert shape_of(whole).geom_type == "Polygon"


def test_distance_fades_every_colour_towards_the_haze() -> None:
    pal = PALETTES["dawn"]
    far = pal.at(1)
    assert pal.at(0) is pal
    assert abs(lightness(far.ink) - lightness(pal.haze)) < abs(lightness(pal.ink) - lightness(pal.haze)) / 3
    assert far.light == pal.light


def test_every_palette_has_every_role_and_a_known_mood() -> None:
    from noctuary.art.vocabulary import MOODS

    for pal in PALETTES.values():
        assert len(pal.sky) == 4
        assert all(word.strip() in MOODS for word in pal.mood.split(","))
