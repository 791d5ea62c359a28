"""The pieces: what is committed is what is drawn; they can be read, told apart by shape, and by every kind of eye."""

from __future__ import annotations

import itertools
import re
import xml.etree.ElementTree as ET
from typing import NamedTuple

import pytest

pytest.importorskip("pyvips")

import numpy as np
import pyvips
from numpy.typing import NDArray

from noctuary.art.kit.colour import oklab
from noctuary.art.meta import grow
from noctuary.art.pieces import obscurio, occulto, oubliette, seats
from noctuary.art.pieces.__main__ import drawn, stale
from noctuary.art.pieces.letters import GLYPHS, glyph
from noctuary.art.pieces.stage import INK, NIGHT, PAPER, path, svg
from noctuary.obscurio.pieces import traps
from noctuary.occulto.pieces import ABILITIES
from noctuary.occulto.pieces import COLOURS as SIX

PIECES = drawn()
Floats = NDArray[np.float64]


def linear(colour: str) -> Floats:
    c = np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)]) / 255
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def contrast(a: str, b: str) -> float:
    """WCAG's ratio."""
    light, dark = sorted((float(linear(c) @ [0.2126, 0.7152, 0.0722]) for c in (a, b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def pixels(text: str, size: int = 160) -> NDArray[np.uint8]:
    picture = pyvips.Image.thumbnail_buffer(text.encode(), size, height=size)
    raw = np.frombuffer(picture.write_to_memory(), np.uint8)
    return raw.reshape(picture.height, picture.width, picture.bands)


def test_what_is_committed_is_what_the_code_draws() -> None:
    assert stale() == []


@pytest.mark.parametrize("name", sorted(PIECES))
def test_a_piece_is_a_small_clean_file(name: str) -> None:
    text = PIECES[name]
    root = ET.fromstring(text)
    assert root.attrib["viewBox"]
    ids = re.findall(r' id="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    assert {*re.findall(r"url\(#([^)]+)\)", text), *re.findall(r'href="#([^"]+)"', text)} <= set(ids)
    assert "<text" not in text  # no font is needed
    assert "nan" not in text
    assert len(text) < 70_000
    alpha = pixels(text)[..., 3]
    assert (alpha > 40).mean() > 0.03


def test_every_ability_character_trap_and_card_has_its_piece() -> None:
    assert tuple(occulto.EMBLEMS) == tuple(ABILITIES)
    assert tuple(occulto.PORTRAITS) == tuple(occulto.COLOURS) == SIX
    assert set(obscurio.TRAPS) == set(traps.BY_ID)
    for name, (kind, _) in obscurio.TRAPS.items():
        assert traps.BY_ID[name].colour == kind
    assert len(oubliette.DECK) == len(set(oubliette.DECK)) == 55
    assert {oubliette.key_of(card) for card in oubliette.DECK} == set(oubliette.PLAYS)


def test_faces_are_all_different_and_speak_both_languages() -> None:
    faces = {card: oubliette.face(card) for card in ("2C", "2D", "9D", "9S", "10H", "JC", "QC", "KC", "AC", "AD", "X1")}
    assert len(set(faces.values())) == len(faces)
    for card in ("JC", "QC", "KC"):
        assert oubliette.face(card, "fr") != faces[card]
    assert oubliette.face("10H", "fr") == faces["10H"]


def test_ranks_are_told_apart() -> None:
    looks = {}
    for name in GLYPHS:
        d, _ = glyph(name)
        looks[name] = pixels(svg((-20, -110, 130, 130), path(d, "#000", extra=oubliette.EVENODD)), 48)[..., 3] > 128
    for a, b in itertools.combinations(GLYPHS, 2):
        assert (looks[a] & looks[b]).sum() / (looks[a] | looks[b]).sum() < 0.9, (a, b)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("card", oubliette.DECK)
def test_rank_and_suit_can_be_read_on_the_card_as_it_is_printed(card: str, lang: str) -> None:
    """Each pixel of the printed letters, against the lightest and the darkest ground beside them."""
    box = (0.0, 0.0, float(oubliette.WIDTH), float(oubliette.HEIGHT))
    letters = pixels(svg(box, oubliette.marks_of(card, lang)), oubliette.HEIGHT)[..., 3]
    light = luminance(pixels(oubliette.face(card, lang), oubliette.HEIGHT)[..., :3] / 255)
    printed, free = light[letters > 250], light[grow(letters > 0, 4) & ~grow(letters > 0, 1)]
    assert len(printed) > 150
    assert ratio(printed, free.min()).min() >= 4.5
    assert ratio(printed, free.max()).min() >= 4.5


def test_plates_can_be_read() -> None:
    assert contrast(INK, PAPER) >= 7


def test_signs_of_chips_and_traps_can_be_seen() -> None:
    for colour in seats.COLOURS:
        assert contrast("#170d1c", colour) >= 3
    for ground, edge in obscurio.KINDS.values():
        assert contrast(obscurio.PALE, ground) >= 3
        assert contrast(edge, NIGHT) >= 3


LIT = "#2b2038"
"""The night of a medallion where light falls on it."""
ON_NIGHT = [
    (name, ground)
    for name in PIECES
    if re.match(r"occulto/(emblem|sign|potion)|seats/chip|obscurio/(trap|butterfly|bead|eye|door)", name)
    for ground in (NIGHT, LIT)
]
PRINTED = [
    (f"oubliette/{key}.svg", ground)
    for key in oubliette.PLAYS
    for ground in ((NIGHT, "#2c2038") if key in oubliette.NIGHTLY else (PAPER, "#fbf3df"))
]


@pytest.mark.parametrize(("name", "ground"), ON_NIGHT + PRINTED)
def test_the_outline_of_a_piece_stands_out_from_its_ground(name: str, ground: str) -> None:
    """What a shape is known by is its outline: nearly all of it has three to one against the ground.

    A share of everything painted would say less: a dark bird with one bright wing has it, and is no bird to be seen. So
    we walk along the border between painted and not, at 120 pixels, and ask at each point for a colour of three to one
    no farther inside than three hundredths of the side (an inked line may lie outermost, it must not be all there is).
    """
    seen = against(PIECES[name], ground, 120)
    painted, clear = np.pad(seen.alpha > 0.5, 8), np.pad((seen.alpha > 0.5) & (seen.ratio >= 3), 8)
    border = painted & grow(~painted, 1)
    assert (border & grow(clear, 4)).sum() / border.sum() >= 0.95


@pytest.mark.parametrize(("name", "ground"), [pair for pair in ON_NIGHT if pair[0].startswith("occulto/")])
def test_an_emblem_is_more_than_its_outline(name: str, ground: str) -> None:
    """Half of what is painted stands out by itself."""
    seen = against(PIECES[name], ground, 120)
    assert (seen.ratio[seen.alpha > 0.5] >= 3).mean() > 0.5


@pytest.mark.parametrize(("name", "ground"), PRINTED)
def test_an_engraving_is_drawn_in_lines_that_are_seen(name: str, ground: str) -> None:
    """The rest is paper between them."""
    seen = against(PIECES[name], ground, 120)
    assert (seen.ratio[seen.alpha > 0.5] >= 3).mean() > 0.28


@pytest.mark.parametrize("name", [n for n in PIECES if n.startswith("occulto/emblem")])
def test_an_emblem_is_whole_and_has_no_light_that_its_square_would_cut(name: str) -> None:
    alpha = pixels(PIECES[name])[..., 3]
    assert max(edge.max() for edge in (alpha[0], alpha[-1], alpha[:, 0], alpha[:, -1])) < 40


class Against(NamedTuple):
    """A piece on a ground: how much is painted, and how each pixel stands out."""

    alpha: Floats
    ratio: Floats


def luminance(rgb: Floats) -> Floats:
    return np.asarray(np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4) @ [0.2126, 0.7152, 0.0722])


def ratio(light: Floats, ground: float) -> Floats:
    return np.asarray((np.maximum(light, ground) + 0.05) / (np.minimum(light, ground) + 0.05))


def against(text: str, ground: str, size: int) -> Against:
    seen = pixels(text, size)
    alpha = seen[..., 3:].astype(np.float64) / 255
    under = np.array([int(ground[i : i + 2], 16) for i in (1, 3, 5)])
    light = luminance((seen[..., :3] * alpha + under * (1 - alpha)) / 255)
    return Against(alpha[..., 0], ratio(light, float(luminance(under / 255))))


# Machado, Oliveira and Fernandes (2009), full strength, on linear RGB.
EYES = {
    "protanopia": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "deuteranopia": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    "tritanopia": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
}


def seen_by(colour: str, eye: str) -> Floats:
    c = np.clip(np.array(EYES[eye]) @ linear(colour), 0, 1)
    c = np.where(c <= 0.0031308, c * 12.92, 1.055 * c ** (1 / 2.4) - 0.055)
    return np.array(oklab("#" + "".join(f"{round(v * 255):02x}" for v in c)))


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("pair", [*itertools.combinations(occulto.COLOURS, 2)], ids="-".join)
def test_the_six_colours_stay_apart_for_every_eye(eye: str, pair: tuple[str, str]) -> None:
    a, b = (seen_by(occulto.COLOURS[name], eye) for name in pair)
    assert np.linalg.norm(a - b) > 0.07


def test_the_six_characters_and_signs_differ_in_shape() -> None:
    for prefix in ("figure", "sign"):
        looks = {c: pixels(PIECES[f"occulto/{prefix}-{c}.svg"], 100)[..., 3] > 128 for c in occulto.COLOURS}
        for a, b in itertools.combinations(looks, 2):
            assert (looks[a] & looks[b]).sum() / (looks[a] | looks[b]).sum() < 0.9, (a, b)


@pytest.mark.parametrize("name", ["oubliette/back.svg", "occulto/back-healing.svg"])
def test_a_back_is_the_same_upside_down(name: str) -> None:
    seen = pixels(PIECES[name], 200).astype(np.int16)
    assert np.abs(seen - seen[::-1, ::-1]).mean() < 6


def test_the_chips_differ_in_outline() -> None:
    looks = {n: pixels(PIECES[n], 100)[..., 3] > 128 for n in PIECES if n.startswith("seats/chip")}
    assert len(looks) == len(seats.COLOURS) == 8
    for a, b in itertools.combinations(looks, 2):
        assert (looks[a] & looks[b]).sum() / (looks[a] | looks[b]).sum() < 0.97, (a, b)
