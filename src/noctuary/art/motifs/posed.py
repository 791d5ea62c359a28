"""People who act: a grown-up and a child, in any pose of `bodies.POSES` and any mood of `faces.EXPRESSIONS`."""

from __future__ import annotations

from noctuary.art.kit import Pen, mix
from noctuary.art.motifs.bodies import ADULT, CHILD, POSES, Dress, figure
from noctuary.art.registry import motif


@motif("child", "child", "enfant", "person", "person small play", "upright")
def child(
    p: Pen,
    *,
    pose: str = "stand",
    mood: str = "joy",
    colour: str | None = None,
    cut: str = "short",
    hat: str = "",
    skin: str | None = None,
    hair: str | None = None,
    hem: float = 0.72,
    scarf: bool = False,
) -> None:
    """A child of four heads' height, looking to the right."""
    pal = p.pal
    dress = Dress(
        colour or pal.a3, mix(pal.ink, pal.cloth, 0.45), mix(pal.wood, pal.ink, 0.2), skin or pal.skin,
        hair or mix(pal.wood, pal.ink, 0.35), pal.a1, cut, hat, hem, pal.a2 if scarf else None,
    )  # fmt: skip
    figure(p, POSES[pose], CHILD, dress, mood)


@motif("person", "person", "personne", "person", "person travel", "upright")
def person(
    p: Pen,
    *,
    pose: str = "stand",
    mood: str = "calm",
    colour: str | None = None,
    trousers: str | None = None,
    cut: str = "short",
    hat: str = "",
    skin: str | None = None,
    hair: str | None = None,
    hem: float = 0.72,
    scarf: bool = False,
) -> None:
    """A grown-up; a scene says who (a fisher, a gardener, a keeper)."""
    pal = p.pal
    dress = Dress(
        colour or pal.cloth, trousers or mix(pal.ink, pal.a2, 0.3), mix(pal.wood, pal.ink, 0.4), skin or pal.skin,
        hair or mix(pal.wood, pal.ink, 0.5), pal.a2, cut, hat, hem, pal.a1 if scarf else None,
    )  # fmt: skip
    figure(p, POSES[pose], ADULT, dress, mood)
