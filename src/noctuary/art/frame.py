"""What goes over every scene: the wash of its light, the vignette, the ring. And the card's disc."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

from noctuary.art.kit import mix, smooth

if TYPE_CHECKING:
    from noctuary.art.scene import Scene


def _stop(offset: str, colour: str, opacity: float) -> str:
    return f'<stop offset="{offset}" stop-color="{colour}" stop-opacity="{opacity:.2f}"/>'


def finish(scene: Scene, body: str, defs: str) -> str:
    """The whole SVG of a card."""
    pal = scene.palette
    over = ""
    if scene.wash and scene.style != "engrave":
        x, y, r, colour, opacity = scene.wash
        place = f'gradientUnits="userSpaceOnUse" cx="{x:g}" cy="{y:g}" r="{r:g}"'
        fade = _stop("0", colour, opacity) + _stop("1", colour, 0)
        defs += f'<radialGradient id="wash" {place}>{fade}</radialGradient>'
        over += '<rect width="1000" height="1000" fill="url(#wash)" style="mix-blend-mode:soft-light"/>'
    if scene.vignette:
        dark, v = mix(pal.shadow, pal.ink, 0.5), scene.vignette
        stops = _stop(".62", dark, 0) + _stop(".86", dark, v * 0.45) + _stop("1", dark, v)
        defs += f'<radialGradient id="dusk">{stops}</radialGradient>'
        over += '<circle cx="500" cy="500" r="500" fill="url(#dusk)"/>'
    if scene.style == "water":
        r_ = random.Random(scene.key)
        torn = smooth(
            [
                (
                    500 + (452 + 22 * r_.random()) * math.cos(i * math.pi / 18),
                    500 + (452 + 22 * r_.random()) * math.sin(i * math.pi / 18),
                )
                for i in range(36)
            ]
        )
        defs += f'<clipPath id="torn"><path d="{torn}"/></clipPath>'
        sheet = f'<circle cx="500" cy="500" r="492" fill="{pal.paper}"/>'
        body = f'{sheet}<g clip-path="url(#torn)">{body}</g>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 1000 1000"><defs>'
        f'<clipPath id="disc"><circle cx="500" cy="500" r="492"/></clipPath>{defs}</defs>'
        f'<g clip-path="url(#disc)">{body}{over}</g>{ring(scene)}</svg>'
    )


def ring(scene: Scene) -> str:
    """The gilt edge, with one of four ornaments."""
    pal = scene.palette
    gold = pal.metal
    high, low = mix(gold, pal.light, 0.55), mix(gold, pal.ink, 0.55)
    dark = mix(pal.ink, pal.shadow, 0.3)
    stops = "".join(
        f'<stop offset="{o}" stop-color="{c}"/>'
        for o, c in ((0, high), (0.35, gold), (0.55, low), (0.8, gold), (1, high))
    )
    out = (
        f'<defs><linearGradient id="gilt" x1=".15" y1=".1" x2=".85" y2=".9">{stops}</linearGradient></defs>'
        f'<circle cx="500" cy="500" r="489" fill="none" stroke="{dark}" stroke-width="22"/>'
        '<circle cx="500" cy="500" r="497" fill="none" stroke="url(#gilt)" stroke-width="5"/>'
        '<circle cx="500" cy="500" r="479" fill="none" stroke="url(#gilt)" stroke-width="3"/>'
    )
    line = f'<circle cx="500" cy="500" r="488" fill="none" stroke="{gold}"'
    ornaments = {
        "beads": f'{line} stroke-width="5" stroke-linecap="round" stroke-dasharray="0 17.03"/>',
        "dash": f'{line} stroke-width="3.4" stroke-dasharray="14 6 3 6"/>',
        "tick": f'{line} stroke-width="10" stroke-dasharray="2 8.22"/>',
    }
    if scene.frame in ornaments:
        return out + ornaments[scene.frame]
    wave = []
    for i in range(144):
        a, r = i * math.pi / 72, 491.4 if i % 2 else 484.6
        wave.append((500 + r * math.cos(a), 500 + r * math.sin(a)))
    return out + f'<path d="{smooth(wave)}" fill="none" stroke="{gold}" stroke-width="2.4"/>'
