"""The register of cards: what a card says about itself, and how to compose it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from noctuary.art.camera import LEVEL, Camera
from noctuary.art.palettes import PALETTES
from noctuary.art.scene import Scene
from noctuary.art.shots import SHOTS

Compose = Callable[[Scene], None]


@dataclass(frozen=True, slots=True)
class Card:
    """One entry of the deck."""

    id: str
    titles: tuple[str, str]
    ideas: tuple[str, str]
    palette: str
    style: str
    themes: tuple[str, ...]
    setting: str
    moods: tuple[str, ...]
    frame: str
    light: tuple[float, float]
    vignette: float
    wash: tuple[float, float, float, str, float] | None
    camera: Camera
    compose: Compose

    def scene(self) -> Scene:
        """Composed afresh."""
        s = Scene(
            self.id,
            self.palette,
            self.style,
            light=self.light,
            frame=self.frame,
            vignette=self.vignette,
            wash=self.wash,
        )
        self.compose(s)
        return s


CARDS: dict[str, Card] = {}


def card(
    titles: tuple[str, str],
    ideas: tuple[str, str],
    *,
    palette: str,
    themes: str,
    setting: str,
    style: str = "gouache",
    mood: str = "",
    frame: str = "beads",
    light: tuple[float, float] = (-0.62, -0.78),
    vignette: float = 0.55,
    wash: tuple[float, float, float, str, float] | None = None,
) -> Callable[[Compose], Compose]:
    """Register a card under the name of its function. Without a mood of its own it has its palette's."""

    def remember(compose: Compose) -> Compose:
        moods = tuple((mood or PALETTES[palette].mood).replace(",", " ").split())
        key = compose.__name__
        CARDS[key] = Card(
            key, titles, ideas, palette, style, tuple(themes.split()), setting, moods, frame, light, vignette, wash,
            SHOTS.get(key, LEVEL), compose,
        )  # fmt: skip
        return compose

    return remember


def all_cards() -> dict[str, Card]:
    """Every card, once the scenes are loaded."""
    import noctuary.art.scenes  # noqa: F401

    return CARDS
