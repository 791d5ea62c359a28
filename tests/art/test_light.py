"""The light over a card: shadows fall behind things, lamps light what is near, and the ring stays as it was drawn."""

from __future__ import annotations

import json
from typing import Any

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("pyvips")

from noctuary.art.build import in_three_tones  # noqa: E402  what draws may not be installed
from noctuary.art.deck import DATA, SIZES, load  # noqa: E402
from noctuary.art.light import SHINING, STRENGTH, Lighting, lit  # noqa: E402

CENTRE = [-200, -200, 200, -200, 200, 200, -200, 200]


def thing(motif: str, ring: list[int], z: int, area: float = 0.1) -> dict[str, Any]:
    return {"motif": motif, "category": "object", "outline": [ring], "z": z, "area": area}


def grey(size: int = 400) -> Any:
    return np.full((size, size, 4), 128, np.uint8)


def test_a_thing_throws_its_shadow_on_what_lies_behind_it_and_on_nothing_before_it() -> None:
    before = [200, 100, 600, 100, 600, 600, 200, 600]
    alone = Lighting({"style": "gouache", "elements": [thing("box", CENTRE, 1)]}).tone
    assert alone[310, 302] < 0.9  # below it, to the right: away from the light
    assert alone[180, 180] == pytest.approx(1, abs=0.02)  # towards the light there is none
    covered = Lighting({"style": "gouache", "elements": [thing("box", CENTRE, 1), thing("wall", before, 2)]}).tone
    assert covered[310, 310] > alone[310, 310]


def test_the_side_towards_the_light_is_the_brighter_one() -> None:
    tone = Lighting({"style": "gouache", "elements": [thing("box", CENTRE, 1)]}).tone
    assert tone[212, 212] > 1.05
    assert tone[288, 288] < 0.95


def test_a_lamp_lights_what_is_near_and_leaves_the_rest_in_the_dark() -> None:
    lamp = thing("lantern", [-640, -60, -520, -60, -520, 60, -640, 60], 1, 0.01)
    card = {"style": "gouache", "elements": [lamp]}
    made = lit(grey(), Lighting(card)).astype(int)
    near, far = made[200, 110], made[200, 360]
    assert near[0] > 128 > far[0]
    assert near[0] > near[2]  # and its light is warm
    assert (lit(grey(), Lighting({"style": "gouache", "elements": []}))[200, 200] == 128).all()


def test_the_ring_and_what_is_outside_the_disc_stay_as_they_were() -> None:
    card = {"style": "papercut", "elements": [thing("sun", CENTRE, 1)]}
    made = lit(grey(), Lighting(card))
    assert (made[200, :8] == 128).all()
    assert (made[2, 2] == 128).all()


def test_every_card_has_a_light_its_medium_bears() -> None:
    deck = load()
    assert {card.style for card in deck} <= set(STRENGTH)
    known = {each.motif for card in deck for each in card.elements}
    assert set(SHINING) <= known


def test_the_same_card_comes_out_the_same() -> None:
    card = json.loads((DATA / "glass_raven.json").read_text("utf-8"))
    first, again = lit(grey(SIZES[0]), Lighting(card)), lit(grey(SIZES[0]), Lighting(card))
    assert (first == again).all()


def test_a_value_study_has_three_tones() -> None:
    import pyvips

    ramp = pyvips.Image.identity(bands=3).copy(interpretation="srgb").replicate(1, 40)
    assert set(bytes(in_three_tones(ramp).write_to_memory())) == {40, 128, 225}
