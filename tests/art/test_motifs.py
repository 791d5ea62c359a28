"""Every motif draws in every style it is given, has two names, and uses only known words."""

from __future__ import annotations

import re
from typing import Any

import pytest

pytest.importorskip("shapely")

from noctuary.art.palettes import PALETTES
from noctuary.art.registry import MOTIFS, Motif
from noctuary.art.scene import Scene
from noctuary.art.styles import STYLES
from noctuary.art.vocabulary import CATEGORIES, SHAPES, TAGS

NEEDS: dict[str, dict[str, Any]] = {key: {"pts": "100,100 500,500 900,900"} for key in ("river", "rope")}
EACH = [pytest.param(m, id=m.key) for m in MOTIFS.values()]


def drawn(m: Motif, style: str, palette: str) -> Scene:
    s = Scene("test", palette, style)
    if m.backdrop:
        s.back(m.key, **NEEDS.get(m.key, {}))
    else:
        s.add(m.key, 500, 500, 2)
    return s


def test_there_are_enough_of_them() -> None:
    assert len(MOTIFS) >= 130


@pytest.mark.parametrize("m", EACH)
def test_a_motif_draws_names_itself_and_repeats_itself(m: Motif) -> None:
    style = list(STYLES)[len(m.key) % len(STYLES)]
    palette = list(PALETTES)[len(m.en) % len(PALETTES)]
    svg = drawn(m, style, palette).svg(grain=False)
    assert svg == drawn(m, style, palette).svg(grain=False)
    assert "nan" not in svg
    assert svg.count("<g") == svg.count("</g>")
    ids = re.findall(r' id="([^"]+)"', svg)
    assert len(ids) == len(set(ids))
    assert m.en
    assert m.fr
    assert m.category in CATEGORIES
    assert m.shape in SHAPES
    assert not set(m.tags) - set(TAGS)


KINDS = {
    "bird": "flight song paper glide", "book": "open stack", "candle": "stick three", "cat": "sitting asleep",
    "clock": "round tall pocket", "door": "arch round tall", "fish": "carp lamp angel",
    "full_moon": "plain face torn rabbit", "key": "clover ring heart", "ladder": "wood rope",
    "lantern": "iron paper post", "ship": "galleon sloop junk longship", "sun": "rays swirl",
    "traveller": "hood pilgrim", "tree": "oak cypress round palm",
}  # fmt: skip


@pytest.mark.parametrize("key", KINDS)
def test_an_anchor_has_variants(key: str) -> None:
    looks = set()
    for kind in KINDS[key].split():
        s = Scene("test", "sepia")
        s.add(key, 500, 500, 2, kind=kind)
        looks.add(s.svg(grain=False))
    assert len(looks) == len(KINDS[key].split())
