"""Every motif draws in every style it is given, has two names, and uses only known words."""

from __future__ import annotations

import re
from typing import Any

import pytest

pytest.importorskip("shapely")

from noctuary.art.cards import all_cards
from noctuary.art.motifs.bodies import POSES
from noctuary.art.motifs.faces import EXPRESSIONS
from noctuary.art.palettes import PALETTES
from noctuary.art.registry import MOTIFS, VARIANTS, Motif
from noctuary.art.scene import Placement, Scene
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
    assert sum(not m.backdrop for m in MOTIFS.values()) >= 130


@pytest.mark.parametrize("m", EACH)
def test_a_motif_draws_names_itself_and_repeats_itself(m: Motif) -> None:
    style = list(STYLES)[len(m.key) % len(STYLES)]
    palette = list(PALETTES)[len(m.en) % len(PALETTES)]
    svg = drawn(m, style, palette).svg()
    assert svg == drawn(m, style, palette).svg()
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
    "balloon": "plain patched drop",
    "bird": "flight song paper glide perch dive land peck nest fledge",
    "book": "open stack clasped",
    "candle": "stick three stub",
    "cat": "sitting asleep walking run pounce curl crouch arch stretch look_up walk beg",
    "clock": "round tall pocket",
    "crescent_moon": "plain thin cradle", "crown": "plain circlet paper", "door": "arch round tall",
    "fish": "carp lamp angel",
    "fox": "plain run pounce curl crouch arch stretch look_up walk beg",
    "full_moon": "plain face torn rabbit",
    "hand": "plain pinch point hang cradle knock",
    "horse": "plain gallop rear graze lie jump swim drink",
    "key": "clover ring heart",
    "ladder": "wood rope steps", "lantern": "iron paper post", "rose": "plain bud wild",
    "ship": "galleon sloop junk longship", "sun": "rays swirl rising", "traveller": "hood pilgrim wind",
    "tree": "oak cypress round palm", "umbrella": "plain furled torn",
}  # fmt: skip
PLAIN = (
    "balloon",
    "crescent_moon",
    "crown",
    "fox",
    "hand",
    "horse",
    "rose",
    "umbrella",
)  # their first look has no name of its own
SECOND = {"raven": "flight", "wolf": "lie"}  # one further look beside the plain one


def test_twenty_motifs_recur_in_three_looks_or_more() -> None:
    assert len(KINDS) >= 20
    assert all(len(kinds.split()) >= 3 for kinds in KINDS.values())
    named = KINDS | SECOND
    assert {key for key, _ in VARIANTS} <= set(named)
    assert all(kind in named[key].split() for key, kind in VARIANTS)


@pytest.mark.parametrize("key", SECOND)
def test_a_second_look_is_another_picture(key: str) -> None:
    plain, other = Scene("test", "sepia"), Scene("test", "sepia")
    plain.add(key, 500, 500, 2)
    other.add(key, 500, 500, 2, kind=SECOND[key])
    assert plain.svg() != other.svg()


@pytest.mark.parametrize("key", KINDS)
def test_an_anchor_has_variants(key: str) -> None:
    looks = set()
    for kind in KINDS[key].split():
        s = Scene("test", "sepia")
        wanted: dict[str, Any] = {} if kind == "plain" and key in PLAIN else {"kind": kind}
        s.add(key, 500, 500, 2, **wanted)
        looks.add(s.svg())
    assert len(looks) == len(KINDS[key].split())


ACTORS = ("child", "person", "traveller")


@pytest.mark.parametrize("key", ACTORS)
def test_people_have_a_different_picture_for_every_pose_and_mood(key: str) -> None:
    looks = set()
    for pose in POSES:
        s = Scene("test", "sepia")
        s.add(key, 500, 500, 2, pose=pose)
        looks.add(s.svg())
    for mood in EXPRESSIONS:
        s = Scene("test", "sepia")
        s.add(key, 500, 500, 2, pose="wave", mood=mood)
        looks.add(s.svg())
    assert len(POSES) >= 8
    assert len(looks) == len(POSES) + len(EXPRESSIONS) - 1  # one of the moods is the one it has unasked


def test_horse_cat_fox_and_bird_have_eight_poses() -> None:
    assert all(len(KINDS[key].split()) >= 8 for key in ("horse", "cat", "fox", "bird"))


def test_nobody_stands_in_the_same_pose_on_more_than_three_cards() -> None:
    posed = ("child", "person", "traveller", "shadow", "horse", "cat", "fox", "bird", "hand")
    used: dict[tuple[str, str], set[str]] = {}
    for card in all_cards().values():
        for it in card.scene().items:
            if isinstance(it, Placement) and it.motif in posed and it.free is None:
                look = str(it.parameters.get("pose") or it.parameters.get("kind", ""))
                used.setdefault((it.motif, look), set()).add(card.id)
    assert {what: on for what, on in used.items() if len(on) > 3} == {}
