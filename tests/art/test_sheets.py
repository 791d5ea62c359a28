"""The sheets hide what they must, and what they hide is not in the file (B-34, B-35)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("pyvips")

import numpy as np
import pyvips

from noctuary.art.build import BUDGET, draw, draw_veils, over_budget, write_pictures
from noctuary.art.cards import all_cards
from noctuary.art.deck import SIZES, load
from noctuary.art.mist import mist_shape, mist_svg
from noctuary.art.sheets import SHEETS, TURNS, covered, mist


@pytest.fixture(scope="module")
def raster(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pictures")
    made = draw(all_cards()["queen_garden"], "stem", folder)
    assert set(made) == set(SIZES)
    draw_veils(folder)
    return folder / "stem-300.webp"


def rgb(data: bytes) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    picture = pyvips.Image.new_from_buffer(data, "")
    shape = (picture.height, picture.width, picture.bands)
    pixels = np.frombuffer(picture.write_to_memory(), np.uint8).reshape(shape)
    return np.asarray(pixels[..., :3].astype(np.float64))


@pytest.mark.rule("B-34")
def test_red_keeps_the_red_channel_alone(raster: Path) -> None:
    plain, red = rgb(raster.read_bytes()), rgb(covered(raster, red=True))
    inside = plain[60:240, 60:240]
    seen = red[60:240, 60:240]
    assert np.abs(inside[..., 0] - seen[..., 0]).mean() < 12
    assert seen[..., 1].max() < 70
    other = inside[..., 2] - inside[..., 0]
    left = seen[..., 2] - 0.08 * seen[..., 0]
    assert abs(np.corrcoef(other.ravel(), left.ravel())[0, 1]) < 0.35


@pytest.mark.rule("B-35")
def test_mist_covers_its_share_and_turns_by_eighths(raster: Path) -> None:
    for k in range(SHEETS):
        assert 0.4 < mist_svg(k)[1] < 0.52
        assert mist_shape(k, 0).area == pytest.approx(mist_shape(k, 3).area, rel=1e-6)
    looks = {covered(raster, sheet=0, turn=t) for t in range(TURNS)}
    assert len(looks) == TURNS
    veil = mist(raster.parent, 1, 2, 300)
    alpha = np.frombuffer(veil.write_to_memory(), np.uint8).reshape(300, 300, 4)[..., 3]
    assert 0.25 < (alpha > 200).mean() < 0.45


@pytest.mark.rule("B-34", "B-35")
def test_with_both_mist_lies_over_red(raster: Path) -> None:
    both = rgb(covered(raster, red=True, sheet=0, turn=1))
    white = (both.min(-1) > 200).mean()
    reddish = ((both[..., 0] > 60) & (both[..., 1] < 70)).mean()
    assert white > 0.2
    assert reddish > 0.15


@pytest.mark.parametrize("key", ["moth_school", "crown_city", "volcano_tea"])
def test_pictures_stay_in_their_budget(key: str, tmp_path: Path) -> None:
    """Engraving, glass and watercolour are all edges: the largest kinds of file there are."""
    made = draw(all_cards()[key], "stem", tmp_path)
    assert all(made[size] <= BUDGET[size] for size in SIZES)
    assert not over_budget(tmp_path)
    assert 25_000 < made[600] <= 60_000


def test_a_picture_drawn_again_is_the_same_within_a_little(tmp_path: Path) -> None:
    """In another process, too: rasters are made by a library, whose threads are its own business."""
    code = (
        "import sys; from pathlib import Path; from noctuary.art.build import draw; "
        "from noctuary.art.cards import all_cards; draw(all_cards()['tea_tide'], 'again', Path(sys.argv[1]))"
    )
    draw(all_cards()["tea_tide"], "once", tmp_path)
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=True)
    for size in SIZES:
        once, again = (rgb((tmp_path / f"{stem}-{size}.webp").read_bytes()) for stem in ("once", "again"))
        assert once.shape == again.shape
        assert np.abs(once - again).mean() < 1


def test_a_second_call_draws_nothing(tmp_path: Path) -> None:
    name = load()["queen_garden"].picture
    assert write_pictures(["queen_garden"], tmp_path) == []
    before = {f: f.stat().st_mtime_ns for f in tmp_path.iterdir()}
    assert {f"{name}-{size}.webp" for size in SIZES} <= {f.name for f in before}
    assert write_pictures(["queen_garden"], tmp_path) == []
    assert {f: f.stat().st_mtime_ns for f in tmp_path.iterdir()} == before
